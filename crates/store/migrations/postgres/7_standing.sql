-- Matches as they stand. Here every move writes the row of its match, which several nodes may want to change at once.

CREATE VIEW standing AS SELECT * FROM matches;
