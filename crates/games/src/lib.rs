//! The shelf: the only crate that names every game.
//!
//! [`open`] gives a game behind an erased interface, where steps are notation and everything else is JSON or plain values: what
//! live play, the server and the terminal use. [`visit`] gives the game itself, for code that must be fast.

#![warn(missing_docs)]

mod any;
mod erased;
mod follow;
mod rulings;
mod shelf;
mod solve;
mod steps;
pub mod vectors;
mod views;
mod written;

pub use any::{AnyGame, AnyPosition};
pub use erased::TypedPosition;
pub use follow::goal_odds;
pub use rulings::{Ruling, read_rulings, rulings, rulings_of};
pub use shelf::{
    Champions, Fuba, Fudis, Guide, GuideOption, GuideRule, GuideSection, OpenError, Shelved, Visitor,
    Volchok, fixed, guide, guides, open, open_revision, read_json, revised, revisions, unknown, visit,
};
pub use steps::{Acted, Chance, Choice, Forecast, Refused, Rolled, StepError, Told, Wording, make_step};
pub use views::GameView;
