//! The view of any game with its own types: what [`crate::AnyPosition::view_text`] writes.

use serde::{Deserialize, Serialize};

/// A view of one of the games, told apart by the field `game`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum GameView {
    /// FUBA.
    Fuba(touchline_fuba::View),
    /// Champions 2020.
    Champions(touchline_champions::View),
    /// Fudis.
    Fudis(touchline_fudis::View),
    /// Volchok.
    Volchok(touchline_volchok::View),
}
