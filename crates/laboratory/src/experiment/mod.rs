//! An experiment: one game under many sets of options, with the same coaches and the same dice.

mod findings;
mod journal;
mod plan;
mod run;
mod trial;
mod vary;

pub use findings::{csv, json, report};
pub use journal::Journal;
pub use plan::{Job, Kind, Plan, Refusal, Skill, schedule, word};
pub use run::{Experiment, fingerprint, judgement};
pub use trial::Trial;
pub use vary::Vary;
