//! Many matches between coaches, what they add up to, and experiments with options. No terminal, no file but the journal of an experiment.

// What `sim --json` prints is one long object.
#![recursion_limit = "256"]

mod experiment;
mod matches;
mod options;
mod report;
mod simulation;
mod stats;

pub use experiment::{
    Experiment, Job, Journal, Kind, Plan, Refusal, Skill, Trial, Vary, csv, fingerprint, json, judgement,
    report, schedule, word,
};
pub use matches::{Batch, Fixture, Pace, Pool, Progress, Scored, Stop, play};
pub use options::{read_value, set_option};
pub use report::{
    Bars, Cell, Curve, Dots, Figures, MatchLines, Paint, Part, Ranks, Report, Run, Table, Tone, cell, page,
    pretty, print, seconds,
};
pub use simulation::Simulation;
pub use stats::{Bin, Estimate, Goals, MatchSheet, Metric, Metrics, Spread, Tally, elo, points, share};
