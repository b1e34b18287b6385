-- What a person has learned: lessons, puzzles, a rating as a solver, days in a row. JSON that the store does not read.

CREATE TABLE learning (
    user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    updated_ms BIGINT NOT NULL
);
