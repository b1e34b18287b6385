//! One story of two people and their matches, told to a real SQLite file and a real PostgreSQL; every column of a match read back
//! from both; and values that no program wrote.

mod cluster;
mod columns;
mod competitions;
mod files;
mod rows;
mod story;
