//! A game on one page: `lessons/intro.toml`, a table for each game.

use crate::library::library;
use crate::text::Text;
use serde::Deserialize;

/// A game on one page.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Intro {
    /// Who wins.
    pub goal: Text,
    /// How a turn goes.
    pub turn: Text,
    /// Five things that matter.
    pub matters: [Text; 5],
    /// The parts of the board, in the order of the numbers on its picture.
    pub parts: Vec<Text>,
}

/// The introduction of a game; none for a game that there is not.
#[must_use]
pub fn intro(game: &str) -> Option<&'static Intro> {
    library(game).map(|library| &library.intro)
}
