-- Matches for practice, in which moves may be taken back over a chance, and matches with real dice at a table. Live matches are listed for
-- whoever wants to watch one: by when they were made, which no move changes.

ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN own_dice INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_live ON matches (created_ms) WHERE status = 'playing';

DROP VIEW standing;
CREATE VIEW standing AS
SELECT matches.id, game, rules, options, kind, creator, invitation, pace, rated, quiet, practice, own_dice, created_ms, server_secret, status,
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
