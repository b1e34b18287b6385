//! People: who they are, how they come and go, how strong they are.

use crate::matches::MatchInfo;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use touchline_kernel::BySeat;

/// Who asks.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    /// The person's ID.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Has no password yet.
    pub guest: bool,
}

/// The public profile of a person, or of a computer coach as `coach:NAME`.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct Profile {
    /// The person's ID.
    pub id: String,
    /// The name.
    pub name: String,
    /// Has no password yet.
    pub guest: bool,
    /// How strong, by game.
    pub ratings: Vec<RatingInfo>,
}

/// A rating in one game.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct RatingInfo {
    /// The game's ID.
    pub game: String,
    /// `people` or `coaches`: whom it was won against.
    pub against: String,
    /// The rating; 1500 for a newcomer.
    pub rating: i32,
    /// Its standard deviation.
    pub deviation: i32,
    /// Is there too little to go by?
    pub provisional: bool,
    /// How many matches it rests on.
    pub matches: u32,
}

/// How a match changed a rating.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RatingChange {
    /// The strength before.
    pub before: i32,
    /// The strength after.
    pub after: i32,
    /// Is there too little to go by?
    pub provisional: bool,
}

/// What a match did to the ratings of its seats; nothing until it is over and rated.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct RatingChanges(pub BySeat<Option<RatingChange>>);

/// A name to keep, or to sign in with.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Which sessions to end.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignOut {
    /// On all devices, bots included.
    #[serde(default)]
    pub everywhere: bool,
}

/// A bot to make a token for.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// What its owner calls it.
    #[schemars(length(min = 2, max = 24))]
    pub label: String,
}

/// A bot's token, shown once.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct BotToken {
    /// For `Authorization: Bearer`.
    pub token: String,
}

/// Everything that the server knows of a person.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct Export {
    /// Who asks.
    pub me: Me,
    /// Since when, in milliseconds since 1970.
    pub created_ms: i64,
    /// How strong, by game.
    pub ratings: Vec<RatingInfo>,
    /// All matches, the latest first.
    pub matches: Vec<MatchInfo>,
    /// Everything that the person has said, the oldest first.
    pub chat: Vec<ExportedChat>,
}

/// Something that a person has said.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedChat {
    /// In which match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

/// A name that was kept, with what its owner needs to get back in.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct Claimed {
    /// The person's ID.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Has no password yet: never so here.
    pub guest: bool,
    /// Shown once: each sets a new password, one time. None when the request is repeated.
    pub recovery_codes: Vec<String>,
}

/// A session, as its owner sees it.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct SessionInfo {
    /// Names it, and is no token.
    pub id: String,
    /// Is it a bot's?
    pub bot: bool,
    /// What its owner calls it; empty for a browser.
    pub label: String,
    /// Since when, in milliseconds since 1970.
    pub created_ms: i64,
    /// Is it the one that asks?
    pub here: bool,
}

/// Another password.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one so far.
    pub password: String,
    /// The one from now on.
    pub new_password: String,
}

/// A password, to show that it is really its owner who asks.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The password.
    pub password: String,
}

/// Recovery codes, shown once.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecoveryCodes {
    /// Each sets a new password, one time.
    pub recovery_codes: Vec<String>,
}

/// The way back in for somebody who has forgotten the password.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name.
    pub name: String,
    /// One of the recovery codes.
    pub code: String,
    /// The new password.
    pub password: String,
}
