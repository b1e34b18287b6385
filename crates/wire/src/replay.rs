//! A match looked back at, and the proof of its dice.

use crate::matches::Dice;
use crate::schema;
use crate::state::MomentInfo;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use touchline_kernel::{BySeat, Seat, Viewer};
#[cfg(test)]
use ts_rs::TS;

/// With whose knowledge a match is looked back at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(TS))]
pub enum Knowledge {
    /// What home knew.
    Home,
    /// What away knew.
    Away,
    /// What everybody could see.
    Spectator,
    /// All of it.
    Everything,
}

impl Knowledge {
    /// Whose eyes these are.
    #[must_use]
    pub fn viewer(self) -> Viewer {
        match self {
            Self::Home => Viewer::Seat(Seat::Home),
            Self::Away => Viewer::Seat(Seat::Away),
            Self::Spectator => Viewer::Spectator,
            Self::Everything => Viewer::Everything,
        }
    }
}

/// A match looked back at: some of its moments, each with the position after it.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Replay {
    /// Whose knowledge this is.
    #[cfg_attr(test, ts(as = "Knowledge"))]
    #[schemars(with = "Knowledge")]
    pub viewer: &'static str,
    /// The number of the last entry.
    pub length: u32,
    /// What is true of the whole match; comes with the start only.
    pub about: Option<ReplayAbout>,
    /// From the number that was asked for, in order.
    pub frames: Vec<Frame>,
}

/// What is true of a whole match.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ReplayAbout {
    /// The game's ID.
    pub game: String,
    /// The options that differ from the defaults.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub options: serde_json::Value,
    /// Who sat where.
    #[cfg_attr(test, ts(type = "BySeat<string>"))]
    #[schemars(with = "schema::BySeat<String>")]
    pub names: BySeat<String>,
    /// The day, as `2026-11-15`; empty if not told.
    pub date: String,
    /// The result as records write it; none while the match is on.
    pub result: Option<String>,
    /// The goals that count, in order.
    pub goals: Vec<GoalMark>,
    /// What recomputing says; none while the match is on.
    pub proof: Option<Proof>,
}

/// A goal on the time line.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct GoalMark {
    /// The entry's number.
    pub number: u32,
    /// For whom it counts.
    #[cfg_attr(test, ts(type = "Seat"))]
    #[schemars(with = "schema::Seat")]
    pub seat: Seat,
    /// The goals after it.
    #[cfg_attr(test, ts(type = "BySeat<number>"))]
    #[schemars(with = "schema::BySeat<i64>")]
    pub score: BySeat<u16>,
}

/// What recomputing a match says about its dice.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Proof {
    /// Where the chances came from: `shared`, `seed` or `table`.
    pub source: &'static str,
    /// The seed, where one number gave every chance.
    pub seed: Option<String>,
    /// Who committed to what, and what was revealed, where the chances came from three parties.
    pub dice: Option<Dice>,
    /// `proven`: every roll is what the dice gave. `legal`: every move is legal, the rolls cannot be recomputed. `broken`: a secret is
    /// not the one that was promised. `wrong`: a roll is not what the dice gave.
    pub verdict: &'static str,
    /// How many rolls there were.
    pub chances: u32,
    /// Who broke a promise.
    pub party: Option<&'static str>,
    /// The number of the first wrong roll.
    pub entry: Option<u32>,
}

/// A moment and the position after it.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Frame {
    /// What happened; number 0 is the start.
    pub moment: MomentInfo,
    /// The seat that decides next.
    #[cfg_attr(test, ts(type = "Seat | null"))]
    #[schemars(with = "Option<schema::Seat>")]
    pub turn: Option<Seat>,
    /// The goals.
    #[cfg_attr(test, ts(type = "BySeat<number>"))]
    #[schemars(with = "schema::BySeat<i64>")]
    pub score: BySeat<u16>,
    /// The position in the game's own JSON.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schemars(with = "serde_json::Value")]
    pub view: serde_json::Value,
}
