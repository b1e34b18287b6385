//! Mistakes and turning points.

use serde::{Deserialize, Serialize};
use touchline_kernel::Seat;

/// A decision that lost something.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mistake {
    /// The step.
    pub number: u32,
    /// Whose.
    pub by: Seat,
    /// What was decided, in notation.
    pub action: String,
    /// Its word.
    pub kind: String,
    /// How bad.
    pub grade: Grade,
    /// Wins lost.
    pub wins: f64,
    /// Goals of lead lost; below 0 where a goal was not what mattered.
    pub goals: f64,
    /// What was better: the decisions in order, in notation.
    pub better: Vec<String>,
    /// What speaks for it; none if nothing stands out.
    pub why: Option<Why>,
    /// The rule that was overlooked: what was better makes use of it, and what was decided does not.
    pub rule: Option<String>,
}

/// How bad a mistake is: thresholds are measured for each game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// A club player's worst in 20 decisions.
    Slip,
    /// In 100.
    Mistake,
    /// In 500.
    Blunder,
}

impl Grade {
    /// The grade of a loss in wins; none if it is small.
    pub(crate) fn of(loss: f64, [slip, mistake, blunder]: [f64; 3]) -> Option<Self> {
        match loss {
            loss if loss >= blunder => Some(Self::Blunder),
            loss if loss >= mistake => Some(Self::Mistake),
            loss if loss >= slip => Some(Self::Slip),
            _ => None,
        }
    }

    /// The name in files and message IDs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slip => "slip",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// What speaks for the better way.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Why {
    /// The feature: a part of the message ID `coach-why-<game>-<name>`.
    pub feature: String,
    /// What it makes up, in wins.
    pub effect: f64,
    /// The feature after the better way, in percent.
    pub here: i32,
    /// After what was done, in percent.
    pub there: i32,
}

/// A step that moved much.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurningPoint {
    /// The step.
    pub number: u32,
    /// Whose decision or chance; none if chance was both sides'.
    pub by: Option<Seat>,
    /// Luck, or a decision.
    pub cause: TurnedBy,
    /// The step in notation.
    pub step: String,
    /// What home gained, in wins.
    pub wins: f64,
    /// What home gained, in goals of lead.
    pub goals: f64,
}

/// What moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TurnedBy {
    /// Chance, or something revealed.
    Luck,
    /// A decision.
    Decision,
}
