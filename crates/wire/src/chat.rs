//! What people say to each other.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A line to say.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChat {
    /// What.
    #[schemars(length(min = 1, max = 300))]
    pub text: String,
}

/// Whether to read what the others say.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// Not any more.
    pub mute: bool,
}

/// A line of chat.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct ChatInfo {
    /// From 1 in each match.
    pub number: i64,
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}
