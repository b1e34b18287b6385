//! Many matches between coaches, what they add up to, and experiments with options. No terminal, no file but the journal of an experiment.

// What `sim --json` prints is one long object.
#![recursion_limit = "256"]
#![allow(missing_docs, reason = "fields of reports are their own names")]

mod lab;
mod many;
mod options;
mod report;
mod stats;

pub use lab::{Job, Journal, Kind, Plan, Refusal, Skill, Trial, Vary, csv, json, report, schedule, word};
pub use many::{Crew, Fixture, Pace, Progress, Scored, Whistle, play};
pub use options::{read_value, set_option};
pub use report::{
    Bars, Cell, Dots, Figures, MatchLines, Paint, Part, Report, Run, Table, Tone, cell, page, pretty, print,
    seconds,
};
pub use stats::{Bin, Estimate, MatchSheet, Metric, Metrics, Spread, Tally, elo, points, share};
