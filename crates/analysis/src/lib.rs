//! After the match: what really happened. From a record to expected goals, win probability, luck and skill that add up to the result, the
//! honest score, mistakes and accuracy.
//!
//! - [`analyse`] does it for every game; the same record, budget and seed give the same [`Analysis`], on any number of threads.
//! - Values come from the judgement of the coaches, brought to scale by a [`Calibration`]; see `docs/analysis.md`.

#![warn(missing_docs)]

mod accuracy;
mod analyse;
mod analysis;
mod appraise;
mod attempts;
mod budget;
mod calibration;
mod course;
mod error;
mod eyes;
mod honest;
mod ledger;
mod measure;
mod mistakes;
mod summary;
mod value;

pub use accuracy::{Accuracy, Kind};
pub use analyse::{Settings, analyse};
pub use analysis::{Amount, Analysis, FORMAT, MatchResult, Sum, WinProbability};
pub use attempts::Attempt;
pub use budget::Budget;
pub use calibration::{Calibration, Provenance};
pub use error::AnalysisError;
pub use honest::{HonestScore, Results, Score, Unusual};
pub use measure::{Measured, Measuring, measure};
pub use mistakes::{Grade, Mistake, TurnedBy, TurningPoint, Why};
pub use summary::{CoachSummary, Insight, Insights, summarise};
