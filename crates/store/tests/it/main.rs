//! One story of two people and their matches, told to a real SQLite file and a real PostgreSQL.

mod cluster;
mod story;
