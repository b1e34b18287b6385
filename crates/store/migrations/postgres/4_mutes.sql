-- Who does not want to read what the others of a match say.

CREATE TABLE mutes (
    match_id TEXT NOT NULL REFERENCES matches (id),
    user_id TEXT NOT NULL,
    PRIMARY KEY (match_id, user_id)
);
