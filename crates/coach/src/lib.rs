//! Computer coaches. A coach is handed a seat's [`Perspective`](touchline_kernel::Perspective), never the position, and decides.
//!
//! - [`Judged`] is what a game tells its coaches: features with names. [`Judgement`] weighs them by what was learned in self-play.
//! - Search stands over the kernel's contract and knows no game: [`Engine::Turns`] follows whole turns through chance and answer,
//!   [`Engine::Sets`] is Monte Carlo tree search over what a seat knows.

mod bout;
mod budget;
mod coach;
mod dispatch;
mod games;
mod hint;
mod hire;
mod judgement;
mod level;
mod search;
mod secret;

pub use bout::{Bout, Watch, play, watch};
pub use budget::{Budget, Used};
pub use coach::{Clock, Coach, Manner, NoCoach, Spec};
pub use dispatch::{Visitor, visit};
pub use hint::{Hint, MIXTURE, Reason};
pub use hire::{Hired, hire};
pub use judgement::judged::{Engine, Judged, Style};
pub use judgement::learn::{Lesson, Progress, learn, weights};
pub use judgement::network::{Network, Outlook};
pub use judgement::next_goal::{NextGoal, Race};
pub use judgement::{FEATURES_MAX, Judgement, Weights};
pub use level::Level;
pub use secret::shootout::{Measure, Reduced, Unsolved, measure};
