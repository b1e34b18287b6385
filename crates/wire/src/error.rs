//! Why something was not done.

use crate::schema;
use crate::state::Facts;
use schemars::JsonSchema;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// Why something was not done.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ErrorInfo {
    /// Stable, for programs.
    pub code: &'static str,
    /// In the reader's language, for people.
    pub text: String,
    /// What exactly was wrong with the input, in English, for whoever writes a client.
    pub detail: Option<String>,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
    /// The refusal's word.
    pub because: Option<&'static str>,
    /// The refusal's facts.
    #[cfg_attr(test, ts(type = "Facts | null"))]
    #[schemars(with = "Option<schema::Facts>")]
    pub facts: Option<Facts>,
    /// How many entries the log has, where the client knew another number.
    pub number: Option<u32>,
}

/// An error as an answer.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ErrorAnswer {
    /// Why.
    pub error: ErrorInfo,
}
