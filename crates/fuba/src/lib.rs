//! FUBA (2013), the tactical game: ten pieces and a goalkeeper a side on thirteen zones. Both teams roll a die in every turn; the
//! difference is the time that passes, and the controlling team's die is tested against the number on the ball.
//!
//! ```
//! use touchline_fuba::{Action, Fuba, Options, Outcome, Setup};
//! use touchline_kernel::{Game, Notation, Seat, Silent, Turn};
//!
//! let fuba = Fuba::new(Options::default()).unwrap();
//! // Every field of a position file has a default: this is Home in control, eleven against eleven after a kick-off.
//! let mut position = fuba.place(&Setup::default()).unwrap();
//!
//! // Nobody of Home is near Away's penalty area (4.1a), and the refusal says so.
//! let refused = fuba.judge(&position, Seat::Home, Action::read("target m5").unwrap()).unwrap_err();
//! assert_eq!(refused.rule.to_string(), "4.1a");
//!
//! fuba.play(&mut position, Seat::Home, Action::read("target m2").unwrap(), &mut Silent).unwrap();
//! fuba.settle(&mut position, Outcome::read("dice 4 3").unwrap(), &mut Silent);
//! // Two alone in m2 give +2 and make the ball easy: it is kept, with value 4 − 1. The higher die moves second (4.7a).
//! assert_eq!((position.ball().name(), position.value()), ("m2", 3));
//! assert_eq!(fuba.turn(&position), Turn::Decision(Seat::Away));
//! ```

#![warn(missing_docs)]

mod action;
mod arrangement;
mod arrays;
mod flow;
mod imagine;
mod options;
mod phase;
mod pitch;
mod play;
mod position;
mod render;
mod rules;
mod setup;
mod survey;
mod tables;
mod terms;
mod view;

pub use action::{Action, Aim, Dive, Event, Flank, Formation, Kind, Mode, Outcome, Refusal, Starter};
pub use flow::Fuba;
pub use options::{Formations, FreeMoves, KickoffCentre, LevelWith, OffsideLine, Options, SentOff, SlowKick};
pub use phase::{Ending, Pending, Phase, Toss, TurnKind};
pub use pitch::{Board, Pitch, ShotZones, Zone, Zones};
pub use play::penalty_need;
pub use position::{Counts, Position, Spot};
pub use render::render;
pub use rules::Rule;
pub use setup::{Clock, MovedPieces, Setup, Snapshot};
pub use survey::{Arrival, Prospect};
pub use view::{Offside, View};
