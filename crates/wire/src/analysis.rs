//! The analysis of a finished match.

use crate::state::ChoiceInfo;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How far an analysis is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum AnalysisStage {
    /// Nobody has asked for it.
    Unasked,
    /// It waits for its turn, or is being made.
    Working,
    /// It is there.
    Ready,
    /// It could not be made.
    Failed,
}

/// What a server says of the analysis of a match.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "AnalysisAnswer")]
pub struct AnalysisAnswer<A> {
    /// How far it is.
    pub stage: AnalysisStage,
    /// Steps looked at.
    pub done: u32,
    /// Of so many.
    pub of: u32,
    /// What it says.
    pub analysis: Option<A>,
    /// Each mistake in the reader's language, in their order.
    pub lessons: Vec<BetterWay>,
}

/// A mistake in the reader's language.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct BetterWay {
    /// What was decided.
    pub steps: Vec<ChoiceInfo>,
    /// What was better.
    pub better: Vec<ChoiceInfo>,
    /// What speaks for it; empty if nothing stands out.
    pub why: String,
}
