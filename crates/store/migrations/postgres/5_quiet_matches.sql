-- At a match that was made so, nobody talks. Matches made before this could be said have no value: people talk there.

ALTER TABLE matches ADD COLUMN quiet BIGINT;
