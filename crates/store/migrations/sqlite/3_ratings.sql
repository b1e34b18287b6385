-- How strong somebody is, by game, against people and against computer coaches apart. Coaches are rated as `coach:NAME`.

CREATE TABLE ratings (
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    against TEXT NOT NULL CHECK (against IN ('people', 'coaches')),
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    matches INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    PRIMARY KEY (who, game, against)
) STRICT, WITHOUT ROWID;

-- What a match did to the rating of each seat. A match is rated once.
CREATE TABLE rating_changes (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat TEXT NOT NULL CHECK (seat IN ('home', 'away')),
    before REAL NOT NULL,
    after REAL NOT NULL,
    provisional INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- `rated` is 0 for no, 1 for yes, 2 for done.
CREATE INDEX matches_to_rate ON matches (updated_ms) WHERE rated = 1 AND status = 'over';
