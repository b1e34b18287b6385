//! Volchok, the spinner game: five field players and a keeper a side on a grid of squares. A coach spins a number and spends it
//! as movement points; tackles and shots are declared before the spin.
//!
//! ```
//! use touchline_kernel::{Game, Notation, Seat, Silent, Turn};
//! use touchline_volchok::{Action, Options, Outcome, Volchok};
//!
//! let volchok = Volchok::new(Options::default()).unwrap();
//! let mut position = volchok.start();
//! volchok.settle(&mut position, Outcome::read("toss 5 2").unwrap(), &mut Silent);
//! volchok.play(&mut position, Seat::Home, Action::read("pick 5").unwrap(), &mut Silent).unwrap();
//! volchok.settle(&mut position, Outcome::read("spin 1").unwrap(), &mut Silent);
//!
//! // The kick-off must go into the opponents' half (KO-3), and says so.
//! let refused = volchok.judge(&position, Seat::Home, Action::read("step 5 e6").unwrap()).unwrap_err();
//! assert_eq!(refused.rule.to_string(), "KO-3");
//! volchok.play(&mut position, Seat::Home, Action::read("step 5 e8").unwrap(), &mut Silent).unwrap();
//! assert_eq!(volchok.turn(&position), Turn::Decision(Seat::Away));
//! ```

#![warn(missing_docs)]

mod action;
mod arrays;
mod flow;
mod options;
mod pitch;
mod play;
mod position;
mod render;
mod rules;
mod setup;
mod square;
mod survey;
mod tables;
mod view;

pub use action::{Action, Event, Outcome, Piece, Refusal, Shirt, ShotResult};
pub use flow::Volchok;
pub use options::{
    CornerBeside, CornerMate, CornerNext, CornerSide, KickoffBall, LooseBall, Options, Results, TieBreak,
    ZoneBalls, ZoneRule,
};
pub use pitch::{Board, Lineup, Pitch, Start};
pub use position::{Ball, Budget, Declared, Phase, Place, Position, TurnKind};
pub use render::render;
pub use rules::Rule;
pub use setup::{Setup, SetupTurn};
pub use square::Square;
pub use survey::Sight;
pub use view::{Marks, View};
