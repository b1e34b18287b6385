-- The servers on this database, and when each of them was last alive by the database's clock. A node that is alive and not heard of may have
-- players at a match that others would take for deserted.

CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    seen TIMESTAMPTZ NOT NULL
);

-- What was said while a node heard nothing of the others.
CREATE INDEX chat_by_time ON chat (at_ms);
