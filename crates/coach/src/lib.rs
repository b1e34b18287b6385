//! Computer coaches. A coach is handed a seat's [`Perspective`](touchline_kernel::Perspective), never the position, and decides.
//!
//! - [`Judged`] is what a game tells its coaches: named features. [`Judgement`] evaluates them with weights learned in self-play.
//! - Search stands over the kernel's contract and knows no game. [`Engine::Turns`] is best-first expectimax over whole turns,
//!   [`Engine::InformationSets`] Monte Carlo tree search over information sets (ISMCTS).

mod appraisal;
mod bout;
mod budget;
mod clock;
mod coach;
mod dispatch;
mod games;
mod hint;
mod hire;
mod judgement;
mod learning;
mod level;
mod partner;
mod search;
mod secret;
mod spec;

pub use appraisal::{Appraiser, Line};
pub use bout::{Bout, Watch, play, watch};
pub use budget::{Budget, Used};
pub use coach::Coach;
pub use dispatch::{Visitor, visit};
pub use hint::{Hint, MIXTURE, Reason};
pub use hire::{Hired, hire};
pub use judgement::judged::{Engine, Judged, SearchPlan};
pub use judgement::network::Network;
pub use judgement::next_goal::{NextGoal, Race};
pub use judgement::weights::{AnyNetwork, Weights, WeightsError};
pub use judgement::{FEATURES_MAX, Judgement, Outlook, Script};
pub use learning::{Checkpoint, Generation, LearnError, Lesson, Loss, Progress, School, Sprt};
pub use level::Level;
pub use partner::Partner;
pub use secret::extensive::Tree;
pub use secret::shootout::{Measure, Reduced, Solved, Unsolved, measure, solve};
pub use spec::{Clock, Manner, NoCoach, Spec};
