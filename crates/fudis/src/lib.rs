//! Fudis, football with a pack of cards: each side lays out a team of rows with a hidden keeper behind them, and breaks the
//! other's rows with higher cards until the goal lies open.
//!
//! ```
//! use touchline_fudis::{Action, Fudis, Options, Outcome, Setup};
//! use touchline_kernel::{Game, Notation, Seat, Silent, Turn};
//!
//! let fudis = Fudis::new(Options::default()).unwrap();
//! let setup: Setup = serde_json::from_str(r#"{
//!     "field": { "home": { "F": "JC TD 7S" }, "away": { "F": "JD TS 6H" } },
//!     "keeper": { "home": "KS", "away": "QC" },
//!     "hand": { "home": "AC QD 4H", "away": "KH 5C 3S" },
//!     "pile": "2H AD 7C"
//! }"#).unwrap();
//! let mut position = fudis.place(&setup).unwrap();
//! for action in ["keep", "field F1"] {
//!     fudis.play(&mut position, Seat::Home, Action::read(action).unwrap(), &mut Silent).unwrap();
//! }
//!
//! // Equal is not enough (RANK-3), and the refusal says so.
//! let refused = fudis.judge(&position, Seat::Home, Action::read("hit F1").unwrap()).unwrap_err();
//! assert_eq!(refused.rule.to_string(), "RANK-3");
//! fudis.play(&mut position, Seat::Home, Action::read("hit F2").unwrap(), &mut Silent).unwrap();
//! assert!(fudis.settle_checked(&mut position, Outcome::read("draw 2H").unwrap(), &mut Silent));
//! assert_eq!(fudis.turn(&position), Turn::Decision(Seat::Away));
//! ```

#![warn(missing_docs)]

mod action;
mod arrays;
mod deck;
mod flow;
mod formation;
mod imagine;
mod options;
mod play;
mod position;
mod render;
mod rules;
mod setup;
mod survey;
mod tables;
mod team;
mod view;

pub use action::{Action, Event, Outcome, Refusal};
pub use deck::{Attacker, Bag, Card};
pub use flow::Fudis;
pub use formation::Slot;
pub use options::{
    AceOnField, Build, FirstStarter, Format, HalfEnd, Mercy, MercyCall, Options, Reach, Rebuild,
    ShootoutStarter, ShortFill, ShortRefill, TieBreak,
};
pub use position::{JokerBy, Phase, PhaseName, Position};
pub use render::render;
pub use rules::Rule;
pub use setup::{Cards, KnownCard, KnownCards, Rows, Setup};
pub use survey::{Counted, Lines, Moment, Survey};
pub use view::{Keeper, Row, TeamView, View};
