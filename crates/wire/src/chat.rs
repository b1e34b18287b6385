//! What people say to each other.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// A line to say.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct NewChat {
    /// What.
    pub text: String,
}

/// Whether to read what the others say.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct Mute {
    /// Not any more.
    pub mute: bool,
}

/// A line of chat.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ChatInfo {
    /// From 1 in each match.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: i64,
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at_ms: i64,
}
