-- When a server last wrote that it is alive: for as long as none was, the clocks of matches stood still. One row.

CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at_ms INTEGER NOT NULL
) STRICT;
