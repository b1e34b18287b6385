//! The ground floor of Touchline: what a game is.
//!
//! [`Game`] is the contract that every game keeps; everything above (coaches, live play, the server, the page) drives games through
//! it and knows no rule. A game is a value with its options fixed; a position is a small plain value beside it.
//!
//! There is no clock, thread, file or global random source in this crate, nor in any game: chances arrive as outcomes, drawn by
//! the driver of the match, usually from [`dice::FairDice`].

#![warn(missing_docs)]

mod arrays;
mod captions;
pub mod dice;
mod fault;
mod game;
mod perspective;
mod playout;
pub mod record;
mod rulebook;
mod schema;
mod seat;
mod squares;
mod table;
mod vocabulary;

pub use arrays::{Arrays, Field, Pen};
pub use captions::{Bare, Captions};
pub use fault::{Fault, Faults};
pub use game::{
    Earlier, Finish, Game, OptionGuide, OptionKind, Preset, Shortcut, Silent, Step, Term, TermKind, Turn,
    Violation, Witness,
};
pub use perspective::Perspective;
pub use playout::{Playout, random_outcome};
pub use rulebook::{RuleId, Section};
pub use seat::{Audience, BySeat, Seat, Viewer};
pub use squares::Squares;
pub use table::{Cell, Table};
#[doc(hidden)]
pub use vocabulary::Reader as __Reader;
#[doc(hidden)]
pub use vocabulary::write_fact as __write_fact;
pub use vocabulary::{Fact, Notation, NotationError, Phrase, Token, Word, phrase_of, write_quoted};

#[doc(hidden)]
#[cfg(feature = "schema")]
pub use schemars;
#[doc(hidden)]
pub use serde;
