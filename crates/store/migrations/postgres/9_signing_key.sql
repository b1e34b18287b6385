-- What the server signs records with: 32 bytes as hexadecimal digits, made once. One row.

CREATE TABLE signing_key (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    seed TEXT NOT NULL
);
