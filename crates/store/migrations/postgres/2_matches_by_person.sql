-- A person has few matches and a match has many moves: the order of a list is found when it is asked for, not kept with each move.

DROP INDEX matches_by_home;
DROP INDEX matches_by_away;
CREATE INDEX matches_by_home ON matches (home_user);
CREATE INDEX matches_by_away ON matches (away_user);
