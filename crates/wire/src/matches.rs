//! Matches: how one is made, commanded and listed.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use touchline_kernel::record::RecordResult;
use touchline_kernel::{BySeat, Seat};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A match to be made.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game's ID.
    pub game: String,
    /// Its options; what is left out has its default.
    #[serde(default = "no_options")]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub options: serde_json::Value,
    /// Against whom.
    pub opponent: Opponent,
    /// Which seat the person takes.
    #[serde(default)]
    pub seat: SeatChoice,
    /// How fast.
    #[serde(default)]
    pub pace: Pace,
    /// Does it count for ratings? If nothing is said, it does between people and not against a coach, because one that counts has no
    /// hints and no second thoughts; a match on one screen never does.
    #[serde(default)]
    pub rated: Option<bool>,
    /// May the two talk? Yes, if nothing is said.
    #[serde(default = "yes")]
    pub chat: bool,
    /// For practice: moves may be taken back over a chance. Such a match is never rated, and its record says what it is.
    #[serde(default)]
    pub practice: bool,
    /// Real dice, cards or a spinner at a table, told with `settle`. Both seats are in one browser then.
    #[serde(default)]
    pub own_dice: bool,
    /// What the person's client commits to for the dice.
    #[serde(default)]
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    pub commitment: Option<String>,
}

pub(crate) fn yes() -> bool {
    true
}

pub(crate) fn no_options() -> serde_json::Value {
    serde_json::Value::Object(serde_json::Map::new())
}

/// Against whom a match is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Opponent {
    /// A computer coach.
    Coach {
        /// Its name.
        coach: String,
    },
    /// Both seats in one browser.
    Screen,
    /// A person with the invitation link.
    Invitation,
    /// The first person to take the offer in the lobby.
    Lobby,
}

/// Which seat a person wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatChoice {
    /// Home.
    Home,
    /// Away.
    Away,
    /// A coin decides.
    #[default]
    Drawn,
}

/// How fast a match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Pace {
    /// As slow as anybody likes.
    #[default]
    None,
    /// A clock for each coach.
    Live {
        /// What it shows at the start.
        #[serde(deserialize_with = "crate::whole::deserialize")]
        #[schemars(with = "u32", range(min = 10, max = 10_800))]
        base_s: u32,
        /// What it gains with each turn.
        #[serde(deserialize_with = "crate::whole::deserialize")]
        #[schemars(with = "u32", range(max = 60))]
        increment_s: u32,
    },
    /// Days for each turn.
    Days {
        /// How many.
        #[serde(deserialize_with = "crate::whole::deserialize")]
        #[schemars(with = "u32", range(min = 1, max = 30))]
        days: u32,
    },
}

impl Pace {
    /// Are its numbers within their limits?
    ///
    /// # Errors
    /// The number that is not: where, what was found, what was expected.
    pub fn check(self) -> Result<(), String> {
        let within = |name: &str, found: u32, range: std::ops::RangeInclusive<u32>| {
            if range.contains(&found) {
                return Ok(());
            }
            let (least, most) = (range.start(), range.end());
            Err(format!("pace.{name}: found {found}, expected {least} to {most}"))
        };
        match self {
            Self::None => Ok(()),
            Self::Live { base_s, increment_s } => {
                within("base_s", base_s, 10..=10_800)?;
                within("increment_s", increment_s, 0..=60)
            }
            Self::Days { days } => within("days", days, 1..=30),
        }
    }

    /// What a clock shows at the start, and in turn-based matches at the start of each turn.
    #[must_use]
    pub fn start_ms(self) -> i64 {
        match self {
            Self::None => 0,
            Self::Live { base_s, .. } => i64::from(base_s) * 1000,
            Self::Days { days } => i64::from(days) * DAY_MS,
        }
    }
}

/// A seat to be taken.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The token of the link.
    #[serde(default)]
    pub invitation: Option<String>,
    /// What the person's client commits to for the dice.
    #[serde(default)]
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    pub commitment: Option<String>,
}

/// Another match like the one that is over.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// What the person's client commits to for the dice.
    #[serde(default)]
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    pub commitment: Option<String>,
}

/// A match that was made.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct Created {
    /// The match.
    #[serde(rename = "match")]
    pub info: MatchInfo,
    /// The token of the invitation link; shown once, to the creator of the match.
    pub invitation: Option<String>,
}

/// Something that a seat does, with the seat where one person has both.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandRequest {
    /// The seat; needed only where one person has both.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// What.
    pub command: Command,
}

/// What a seat may do in a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Decide.
    Act {
        /// In notation.
        action: String,
        /// The number of the last entry that the seat knows.
        #[serde(deserialize_with = "crate::whole::deserialize")]
        #[schemars(with = "u32")]
        expected: u32,
    },
    /// Decide several times at once: all of it is done, or nothing.
    Acts {
        /// The decisions, in order. No chance may fall between two of them.
        #[schemars(length(min = 1, max = 64))]
        actions: Vec<PlannedAction>,
        /// The number of the last entry that the seat knows.
        #[serde(deserialize_with = "crate::whole::deserialize")]
        #[schemars(with = "u32")]
        expected: u32,
    },
    /// Tell what real dice gave.
    Settle {
        /// In notation.
        outcome: String,
        /// The number of the last entry that the seat knows.
        expected: u32,
    },
    /// Take the last decision back, or ask the other seat for it.
    Undo,
    /// Offer a draw.
    OfferDraw,
    /// Accept the other seat's offer.
    Accept,
    /// Decline the other seat's offer, or withdraw one's own.
    Decline,
    /// Give up.
    Resign,
    /// Call it off before the first decision.
    Abort,
    /// Win against an opponent who is away or out of time.
    Claim,
    /// Show the secret that was committed to.
    Reveal {
        /// 64 hexadecimal digits.
        #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
        secret: String,
    },
}

/// One decision of several.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlannedAction {
    /// In notation.
    pub action: String,
    /// Left out where the question does not come up.
    #[serde(default)]
    pub optional: bool,
}

/// A command was done.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct Done {
    /// How many entries the log had after it.
    pub number: u32,
}

/// Where a match stands in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Waits for an opponent.
    Open,
    /// Waits for the secrets that were committed to.
    Dice,
    /// Is being played.
    Playing,
    /// Is over.
    Over,
    /// Was called off.
    Aborted,
}

/// A match as lists show it.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct MatchInfo {
    /// The match's ID.
    pub id: String,
    /// The game's ID.
    pub game: String,
    /// The options that differ from the defaults.
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub options: serde_json::Value,
    /// `coach`, `screen`, `invitation` or `lobby`.
    pub kind: String,
    /// Where it stands.
    pub status: Status,
    /// Who sits where.
    pub names: BySeat<String>,
    /// Which people sit where, by ID: for their profiles.
    pub people: BySeat<Option<String>>,
    /// Does it count for ratings?
    pub rated: bool,
    /// May those who sit here talk?
    pub chat: bool,
    /// May moves be taken back over a chance?
    #[serde(default)]
    pub practice: bool,
    /// Are real dice rolled at a table, and told?
    #[serde(default)]
    pub own_dice: bool,
    /// The competition that it is a fixture of, by ID.
    #[serde(default)]
    pub competition: Option<String>,
    /// Was it played without a server, and handed up afterwards? Only its record speaks for it then.
    #[serde(default)]
    pub brought: bool,
    /// Which seats are computer coaches, by name.
    pub coaches: BySeat<Option<String>>,
    /// The seats of the caller.
    pub you: Vec<Seat>,
    /// The seat that decides.
    pub turn: Option<Seat>,
    /// The goals.
    pub score: BySeat<i64>,
    /// How many entries the log has.
    pub number: i64,
    /// The result as records write it, once it is over.
    pub result: Option<String>,
    /// The same in parts.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// How fast.
    pub pace: Pace,
    /// The clocks, if there are any.
    pub clock: Option<Clock>,
    /// Where the chances come from.
    pub dice: Dice,
    /// The match that followed.
    pub rematch: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: i64,
    /// When it last changed.
    pub updated_ms: i64,
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Ending {
    /// None if nobody has won.
    pub winner: Option<Seat>,
    /// The ID of the rule that ended it, or `resigned`, `agreed`, `forfeited`.
    pub by: String,
}

impl From<&RecordResult> for Ending {
    fn from(result: &RecordResult) -> Self {
        Self { winner: result.winner, by: result.by.clone() }
    }
}

/// The clocks of a match.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Clock {
    /// What each shows now.
    pub left_ms: BySeat<i64>,
    /// Which of them runs.
    pub running: Option<Seat>,
}

/// Where the chances of a match come from: who committed to what, and what was revealed.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Dice {
    /// The server, which reveals at the end.
    pub server: DicePart,
    /// Home's client.
    pub home: DicePart,
    /// Away's client.
    pub away: DicePart,
}

/// One party's part of the dice.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct DicePart {
    /// What it committed to; none if it brought nothing or has not come yet.
    pub commitment: Option<String>,
    /// What it revealed.
    pub secret: Option<String>,
}

/// The key with which a server signs the records of finished matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SigningKey {
    /// `ed25519`.
    pub algorithm: String,
    /// The public key: 64 hexadecimal digits.
    pub key: String,
}
