-- What an analysis of a finished match says, once for each budget: whole, and short for adding up. Without a text it was asked for and is
-- still to be made.

CREATE TABLE analyses (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    budget TEXT NOT NULL,
    format INTEGER NOT NULL,
    body TEXT,
    short TEXT,
    PRIMARY KEY (match_id, budget)
) STRICT;
