//! Positions and actions as numbers, for programs that learn.
//!
//! What the bytes of an observation mean and which actions have numbers, each game says itself
//! ([`Arrays`](touchline_kernel::Arrays)). Here is what is the same for all: the [`Numbering`], one position at a time ([`Board`]) and
//! thousands of matches in one call ([`Vector`]).

#![warn(missing_docs)]

mod board;
mod numbering;
mod table;
mod vector;

pub use board::{Board, NoStep, Open, open};
pub use numbering::Numbering;
pub use table::{Numbered, Table};
pub use vector::{AnyVector, Illegal, Reward, Rows, Vector};
