-- Matches for practice, in which moves may be taken back over a chance, and matches with real dice at a table. Live matches are listed for
-- whoever wants to watch one: by when they were made, which no move changes.

ALTER TABLE matches ADD COLUMN practice BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN own_dice BIGINT NOT NULL DEFAULT 0;
CREATE INDEX matches_live ON matches (created_ms) WHERE status = 'playing';

DROP VIEW standing;
CREATE VIEW standing AS SELECT * FROM matches;
