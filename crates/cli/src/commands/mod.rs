//! One module per command.

pub mod analyse;
pub mod backup;
pub mod bench;
mod bench_clock;
mod bench_coach;
mod bench_search;
pub mod check;
pub mod completions;
pub mod config;
pub mod games;
pub mod lab;
pub mod league;
pub mod learn;
pub mod lesson;
pub mod man;
pub mod matches;
pub mod play;
pub mod position;
pub mod puzzles;
pub mod replay;
pub mod restore;
pub mod rules;
pub mod serve;
pub mod sim;
pub mod site;
pub mod texts;
pub mod verify;
