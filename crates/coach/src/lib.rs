//! Computer coaches. A coach is handed a seat's [`Perspective`](touchline_kernel::Perspective), never the position, and decides.
//!
//! - [`Judged`] is what a game tells its coaches: features with names. [`Judgement`] weighs them by what was learned in self-play.
//! - Search stands over the kernel's contract and knows no game: [`Engine::Turns`] follows whole turns through chance and answer,
//!   [`Engine::Sets`] is Monte Carlo tree search over what a seat knows.

mod bout;
mod budget;
mod champions;
mod coach;
mod cores;
mod dispatch;
mod extensive;
mod fuba;
mod fudis;
mod glance;
mod hint;
mod hire;
mod judged;
mod judgement;
mod learn;
mod level;
mod matrix;
mod network;
mod quick;
mod search;
mod secret;
mod sets;
mod shootout;
mod standing;
mod turns;
mod volchok;

pub use bout::{Bout, Watch, play, watch};
pub use budget::{Budget, Used};
pub use coach::{Clock, Coach, Manner, NoCoach, Spec};
pub use dispatch::{Visitor, visit};
pub use hint::{Hint, MIXTURE, Reason};
pub use hire::{Hired, hire};
pub use judged::{Engine, Judged, Style};
pub use judgement::{FEATURES_MAX, Judgement, Weights};
pub use learn::{Lesson, Progress, learn, weights};
pub use level::Level;
pub use network::{Network, Outlook};
pub use shootout::{Measure, Reduced, Unsolved, measure};
pub use standing::{NextGoal, Race};
