-- Entries are written with the row of their match, in one transaction that is undone if there is no such row: that there is one need not be
-- looked up again for each of them.

CREATE TABLE entries_alone (
    match_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    entry TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    asked TEXT,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO entries_alone (match_id, number, entry, at_ms, asked) SELECT match_id, number, entry, at_ms, asked FROM entries;
DROP TABLE entries;
ALTER TABLE entries_alone RENAME TO entries;
