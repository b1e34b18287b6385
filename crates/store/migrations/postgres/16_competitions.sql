-- Competitions. What was laid down (`settings`) and how it stands (`state`) is JSON that the store does not read. An entrant's place in
-- the list is its number in the state, which knows no names. A fixture is here from when it can be played; its match is made when the
-- first of its coaches sits down. `counted` says that the competition knows how it ended.

ALTER TABLE matches ADD COLUMN competition TEXT;

CREATE TABLE competitions (
    id TEXT PRIMARY KEY NOT NULL,
    organiser TEXT,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'cancelled')),
    hidden BIGINT NOT NULL,
    settings TEXT NOT NULL,
    state TEXT,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    wake_ms BIGINT,
    revision BIGINT NOT NULL
);

CREATE INDEX competitions_by_status ON competitions (status, updated_ms);
CREATE INDEX competitions_due ON competitions (wake_ms) WHERE wake_ms IS NOT NULL;

CREATE TABLE entrants (
    competition_id TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    user_id TEXT,
    coach TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (competition_id, place)
);

CREATE INDEX entrants_by_person ON entrants (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE fixtures (
    competition_id TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    fixture TEXT NOT NULL,
    match_id TEXT,
    deadline_ms BIGINT,
    postponed BIGINT NOT NULL,
    asked_by TEXT,
    asked_ms BIGINT,
    counted BIGINT NOT NULL,
    PRIMARY KEY (competition_id, fixture)
);

CREATE INDEX fixtures_uncounted ON fixtures (match_id) WHERE counted = 0;

CREATE TABLE competition_log (
    competition_id TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    act TEXT NOT NULL,
    PRIMARY KEY (competition_id, number)
);

DROP VIEW standing;
CREATE VIEW standing AS SELECT * FROM matches;
