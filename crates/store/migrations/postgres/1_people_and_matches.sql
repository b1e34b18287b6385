-- People, their sessions, and matches with their logs. Times are milliseconds since 1970; secrets and hashes are hexadecimal.

CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,
    password TEXT,
    created_ms BIGINT NOT NULL,
    CHECK ((name_key IS NULL) = (password IS NULL))
);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('browser', 'bot')),
    label TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('coach', 'screen', 'invitation', 'lobby')),
    creator TEXT NOT NULL,
    invitation TEXT,
    pace TEXT NOT NULL,
    rated BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    server_secret TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'dice', 'playing', 'over', 'aborted')),
    home_user TEXT,
    away_user TEXT,
    home_coach TEXT,
    away_coach TEXT,
    home_name TEXT NOT NULL,
    away_name TEXT NOT NULL,
    home_commitment TEXT,
    away_commitment TEXT,
    home_secret TEXT,
    away_secret TEXT,
    offer TEXT,
    number BIGINT NOT NULL,
    turn TEXT NOT NULL,
    home_score BIGINT NOT NULL,
    away_score BIGINT NOT NULL,
    result TEXT,
    home_left_ms BIGINT NOT NULL,
    away_left_ms BIGINT NOT NULL,
    turn_since_ms BIGINT NOT NULL,
    deadline_ms BIGINT,
    rematch TEXT,
    updated_ms BIGINT NOT NULL,
    revision BIGINT NOT NULL
);
CREATE INDEX matches_by_home ON matches (home_user, updated_ms);
CREATE INDEX matches_by_away ON matches (away_user, updated_ms);
CREATE INDEX matches_open ON matches (created_ms) WHERE status = 'open' AND kind = 'lobby';
CREATE INDEX matches_due ON matches (deadline_ms) WHERE deadline_ms IS NOT NULL;

-- The log. A number is given once: of two nodes that both try, one is refused.
CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL CHECK (number > 0),
    entry TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
);

-- What was already done, by the key that its sender gave it.
CREATE TABLE keys (
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    what TEXT NOT NULL,
    match_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, name)
);
CREATE INDEX keys_by_age ON keys (at_ms);

CREATE TABLE chat (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL CHECK (number > 0),
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    reported BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, number)
);
