//! The shelf: the only place that names every game.
//!
//! [`open`] gives a game behind an erased interface, where steps are notation and everything else is JSON or plain values: what
//! live play, the server and the terminal use. [`visit`] gives the game itself, for whatever must be fast.

mod erased;
mod shelf;
pub mod vectors;
mod written;

pub use erased::{
    AnyGame, AnyPosition, Chance, Choice, Forecast, OpenError, Refused, StepError, Told, TypedPosition,
    make_step,
};
pub use shelf::{
    Champions, Fuba, Fudis, Guide, GuideOption, GuideRule, GuideSection, Shelved, Visitor, Volchok, fixed,
    guide, guides, open, unknown, visit,
};
