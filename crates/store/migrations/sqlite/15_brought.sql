-- Matches that were played without a server, and handed up afterwards; counted by who did it and when.

ALTER TABLE matches ADD COLUMN brought INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_brought ON matches (creator, updated_ms) WHERE brought = 1;

DROP VIEW standing;
CREATE VIEW standing AS
SELECT matches.id, game, rules, options, kind, creator, invitation, pace, rated, quiet, practice, own_dice, brought, created_ms, server_secret, status,
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
