//! A game on one page: `lessons/intro.toml`, a table for each game.

use crate::text::Text;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

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
    static ALL: LazyLock<BTreeMap<String, Intro>> = LazyLock::new(|| {
        // A file that cannot be read is empty here, and found by the tests.
        toml::from_str(include_str!("../../../lessons/intro.toml")).unwrap_or_default()
    });
    ALL.get(game)
}
