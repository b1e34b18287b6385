-- A move is written to the log alone, where there is no clock and no offer: the row of its match, which is wide, is written when something else
-- changes. The last entry of such a commit says how the match stands then.

ALTER TABLE entries ADD COLUMN turn TEXT;
ALTER TABLE entries ADD COLUMN home_score INTEGER;
ALTER TABLE entries ADD COLUMN away_score INTEGER;

-- Matches as they stand: what the row says, or the last entry if it is newer.
CREATE VIEW standing AS
SELECT matches.id, game, rules, options, kind, creator, invitation, pace, rated, quiet, created_ms, server_secret, status, home_user, away_user,
    home_coach, away_coach, home_name, away_name, home_commitment, away_commitment, home_secret, away_secret, offer,
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
