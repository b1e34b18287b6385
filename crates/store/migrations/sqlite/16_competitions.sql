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
    hidden INTEGER NOT NULL,
    settings TEXT NOT NULL,
    state TEXT,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    wake_ms INTEGER,
    revision INTEGER NOT NULL
) STRICT;

CREATE INDEX competitions_by_status ON competitions (status, updated_ms);
CREATE INDEX competitions_due ON competitions (wake_ms) WHERE wake_ms IS NOT NULL;

CREATE TABLE entrants (
    competition_id TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    user_id TEXT,
    coach TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (competition_id, place)
) STRICT;

CREATE INDEX entrants_by_person ON entrants (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE fixtures (
    competition_id TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    fixture TEXT NOT NULL,
    match_id TEXT,
    deadline_ms INTEGER,
    postponed INTEGER NOT NULL,
    asked_by TEXT,
    asked_ms INTEGER,
    counted INTEGER NOT NULL,
    PRIMARY KEY (competition_id, fixture)
) STRICT;

CREATE INDEX fixtures_uncounted ON fixtures (match_id) WHERE counted = 0;

CREATE TABLE competition_log (
    competition_id TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    act TEXT NOT NULL,
    PRIMARY KEY (competition_id, number)
) STRICT;

DROP VIEW standing;
CREATE VIEW standing AS
SELECT matches.id, game, rules, options, kind, creator, invitation, pace, rated, quiet, practice, own_dice, competition, brought, created_ms, server_secret, status,
    home_user, away_user, home_coach, away_coach, home_name, away_name, home_commitment, away_commitment, home_secret, away_secret, offer,
    COALESCE(entries.number, matches.number) AS number,
    COALESCE(entries.turn, matches.turn) AS turn,
    COALESCE(entries.home_score, matches.home_score) AS home_score,
    COALESCE(entries.away_score, matches.away_score) AS away_score,
    result, home_left_ms, away_left_ms,
    COALESCE(entries.at_ms, turn_since_ms) AS turn_since_ms,
    deadline_ms, rematch,
    COALESCE(entries.at_ms, updated_ms) AS updated_ms,
    revision
FROM matches LEFT JOIN entries ON entries.match_id = matches.id AND entries.number > matches.number
    AND entries.number = (SELECT MAX(number) FROM entries WHERE match_id = matches.id);
