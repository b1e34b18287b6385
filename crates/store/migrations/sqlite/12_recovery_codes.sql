-- Codes with which somebody who has forgotten the password gets back in; each works once. Only their hashes are kept.

CREATE TABLE recovery_codes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    PRIMARY KEY (user_id, hash)
) STRICT;
