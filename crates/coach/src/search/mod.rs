//! Search over the kernel's contract. Nothing here knows a game.
//!
//! - [`tree`]: best-first expectimax over whole turns, for open positions; [`turns`] enumerates a turn with a beam.
//! - [`information_sets`]: information-set Monte Carlo tree search (ISMCTS), for games with hidden cards.
//! - [`one_turn`]: one turn ahead in a few determinizations, without the answers to it.

pub(crate) mod dice;
mod executor;
pub(crate) mod information_sets;
pub(crate) mod one_turn;
pub(crate) mod parallel;
pub(crate) mod tree;
pub(crate) mod turns;
