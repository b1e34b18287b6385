//! Computer coaches. A coach is handed a seat's [`Perspective`](touchline_kernel::Perspective), never the position, and decides.
//!
//! - [`Judged`] is what a game tells its coaches: features with names. [`Judgement`] weighs them by what was learned in self-play.
//! - Search stands over the kernel's contract and knows no game: [`Engine::Turns`] follows whole turns through chance and answer,
//!   [`Engine::Sets`] is Monte Carlo tree search over what a seat knows.

mod budget;
mod champions;
mod fuba;
mod fudis;
mod judged;
mod judgement;
mod network;
mod quick;
mod sets;
mod turns;
mod volchok;

pub use budget::{Budget, Used};
pub use judged::{Engine, Judged, Style};
pub use judgement::{FEATURES_MAX, Judgement, Weights};
pub use network::{Network, Outlook};
