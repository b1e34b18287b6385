-- Matches that were played without a server, and handed up afterwards; counted by who did it and when.

ALTER TABLE matches ADD COLUMN brought BIGINT NOT NULL DEFAULT 0;
CREATE INDEX matches_brought ON matches (creator, updated_ms) WHERE brought = 1;

DROP VIEW standing;
CREATE VIEW standing AS SELECT * FROM matches;
