//! The laboratory: one game under many sets of options, with the same coaches and the same dice.

mod journal;
mod plan;
mod tell;
mod trial;
mod vary;

pub use journal::Journal;
pub use plan::{Job, Kind, Plan, Refusal, Skill, schedule, word};
pub use tell::{csv, json, report};
pub use trial::Trial;
pub use vary::Vary;
