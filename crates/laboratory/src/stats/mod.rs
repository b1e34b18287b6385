//! What many matches add up to: sums that can be merged in any order, and intervals over them. Knows no terminal, no file and no
//! language.

mod goals;
mod interval;
mod paired;
mod sheet;
mod spread;
mod tally;

pub use goals::Goals;
pub use interval::{Estimate, elo, points, share};
pub use paired::{Metric, Metrics, difference, metric_difference};
pub use sheet::MatchSheet;
pub use spread::{Bin, Spread};
pub use tally::Tally;
