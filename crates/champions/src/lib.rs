//! Champions 2020: eleven a side, one player walks, the ball flies on, and the clock moves with every '1' rolled.
//!
//! One turn, from a position file:
//!
//! ```
//! use touchline_champions::{Action, Champions, Options, Outcome};
//! use touchline_kernel::{Game, Notation, Seat, Silent};
//!
//! let game = Champions::new(Options::default()).unwrap();
//! let setup = serde_json::from_str(
//!     r#"{ "home": { "players": { "8": "4,4" } }, "away": { "players": { "4": "2,14" } }, "ball": "5,5" }"#,
//! );
//! let mut position = game.place(&setup.unwrap()).unwrap();
//! for step in ["roll", "d6 4", "mover 8", "ball 2", "leg N3"] {
//!     if let Ok(action) = Action::read(step) {
//!         game.play(&mut position, Seat::Home, action, &mut Silent).unwrap();
//!     } else {
//!         assert!(game.settle_checked(&mut position, Outcome::read(step).unwrap(), &mut Silent));
//!     }
//! }
//! assert_eq!(position.ball().unwrap().to_string(), "5,8");
//! ```

#![warn(missing_docs)]

mod action;
mod arrays;
mod flow;
mod geometry;
mod imagine;
pub mod ledger;
mod odds;
mod options;
mod phase;
mod pitch;
mod play;
mod position;
mod render;
mod rules;
mod setup;
mod squad;
mod square;
mod stage;
mod survey;
mod symmetry;
mod tables;
mod view;

pub use action::{Action, Event, Outcome, Path, Refusal, Side};
pub use flow::Champions;
pub use geometry::{Area, Geometry, LineCols, Spots};
pub use options::{
    Absent, Clock, Draw, FreeKickSquares, Missing, Options, PushNearest, TOUCHES_MAX, TouchLimit,
    TurnAfterDeflection,
};
pub use phase::{
    After, Chasers, DeadKind, End, Job, Kicks, Mode, Origin, Period, Phase, Progress, Swap, Touch, Work,
};
pub use pitch::Pitch;
pub use position::{Place, Position};
pub use render::render;
pub use rules::Rule;
pub use setup::{DeadSetup, FullSetup, MemberSetup, Number, PlaySetup, Setup, TeamSetup};
pub use squad::{Formation, Kind, Line, Piece, Shirt, Shirts};
pub use square::{COLS_MAX, Dir, ROWS_MAX, Square};
pub use survey::{Approach, Moment, OUT_OF_REACH, PIPS_MAX, Survey, TeamSurvey};
pub use symmetry::Symmetry;
pub use view::{Marks, Save, Slot, View};
