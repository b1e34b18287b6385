//! A match looked back at, and the proof of its dice.

use crate::Text;
use crate::matches::{Dice, Ending};
use crate::state::{MomentInfo, Odds};
use crate::written::Written;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use touchline_games::GameView;
use touchline_kernel::{BySeat, Seat, Viewer};

/// With whose knowledge a match is looked back at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
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

impl From<Viewer> for Knowledge {
    fn from(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(Seat::Home) => Self::Home,
            Viewer::Seat(Seat::Away) => Self::Away,
            Viewer::Spectator => Self::Spectator,
            Viewer::Everything => Self::Everything,
        }
    }
}

/// A match looked back at: some of its moments, each with the position after it.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct Replay {
    /// Whose knowledge this is.
    pub viewer: Knowledge,
    /// The number of the last entry.
    pub length: u32,
    /// What is true of the whole match; comes with the start only.
    pub about: Option<ReplayAbout>,
    /// From the number that was asked for, in order.
    pub frames: Vec<Frame>,
}

/// What is true of a whole match.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct ReplayAbout {
    /// The game's ID.
    pub game: String,
    /// The options that differ from the defaults.
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub options: serde_json::Value,
    /// Every option, with nothing left out.
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub all_options: serde_json::Value,
    /// Who sat where.
    pub names: BySeat<String>,
    /// The day, as `2026-11-15`; empty if not told.
    pub date: String,
    /// The result as records write it; none while the match is on.
    pub result: Option<String>,
    /// The same in parts.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// The goals that count, in order.
    pub goals: Vec<GoalMark>,
    /// What recomputing says; none while the match is on.
    pub proof: Option<Proof>,
}

/// A goal on the time line.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct GoalMark {
    /// The entry's number.
    pub number: u32,
    /// For whom it counts.
    pub seat: Seat,
    /// The goals after it.
    pub score: BySeat<u16>,
}

/// What recomputing a match says about its dice.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Proof {
    /// Where the chances came from: `shared`, `seed` or `table`.
    pub source: Text,
    /// The seed, where one number gave every chance.
    pub seed: Option<String>,
    /// Who committed to what, and what was revealed, where the chances came from three parties.
    pub dice: Option<Dice>,
    /// `proven`: every roll is what the dice gave. `legal`: every move is legal, the rolls cannot be recomputed. `broken`: a secret is
    /// not the one that was promised. `wrong`: a roll is not what the dice gave.
    pub verdict: Text,
    /// How many rolls there were.
    pub chances: u32,
    /// Who broke a promise.
    pub party: Option<Text>,
    /// The number of the first wrong roll.
    pub entry: Option<u32>,
}

/// A moment and the position after it.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct Frame {
    /// What happened; number 0 is the start.
    pub moment: MomentInfo,
    /// The seat that decides next.
    pub turn: Option<Seat>,
    /// The goals.
    pub score: BySeat<u16>,
    /// The position in the game's own JSON; its field `game` says which.
    pub view: Written<GameView>,
    /// What could come of the decision that was made, where chance followed; empty while anything was hidden from a viewer.
    #[serde(default)]
    pub odds: Vec<Odds>,
}
