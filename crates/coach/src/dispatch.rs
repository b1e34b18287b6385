//! From a game's name to its coaches.

use crate::judgement::judged::Judged;
use touchline_games::{OpenError, each_game, fixed, unknown};
use touchline_kernel::Game;

/// Does something with a game and its coaches, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Called with the game that was asked for.
    fn visit<G: Judged>(self, game: G) -> Self::Output;
}

/// Opens a game for a visitor. `options` is JSON; what it leaves out has its default.
///
/// # Errors
/// An unknown game, or options that cannot be played.
pub fn visit<V: Visitor>(id: &str, options: &serde_json::Value, visitor: V) -> Result<V::Output, OpenError> {
    macro_rules! find {
        ($($game:ty),*) => {
            match id {
                $(<$game as Game>::ID => Ok(visitor.visit(fixed::<$game>(options)?)),)*
                _ => Err(unknown(id)),
            }
        };
    }
    each_game!(find)
}
