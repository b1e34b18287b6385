//! The analysis of one match, as programs read it.

use crate::accuracy::Accuracy;
use crate::attempts::Attempt;
use crate::budget::Budget;
use crate::honest::HonestScore;
use crate::mistakes::{Mistake, TurningPoint};
use serde::{Deserialize, Serialize};
use touchline_kernel::{BySeat, Seat};

/// Grows when the same match may be analysed otherwise; stored analyses of an earlier one are made anew.
pub const FORMAT: u32 = 1;

/// Everything that is said of one match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Analysis {
    /// [`FORMAT`].
    pub format: u32,
    /// The game's ID.
    pub game: String,
    /// The revision of its rules that the match was played by.
    pub rules: u32,
    /// Who sat where.
    pub names: BySeat<String>,
    /// How it ended; none while it is not over.
    pub result: Option<MatchResult>,
    /// How much was searched.
    pub budget: Budget,
    /// The seed of what was drawn at random.
    pub seed: u64,
    /// Home's and away's.
    pub expected_goals: [f64; 2],
    /// In order.
    pub attempts: Vec<Attempt>,
    /// At the start, which has number 0, and after every step that stands.
    pub win_probability: Vec<WinProbability>,
    /// What chance gave each side, from its own view.
    pub luck: BySeat<Amount>,
    /// What each side's decisions lost, from its own view: never above 0 in wins.
    pub skill: BySeat<Amount>,
    /// What luck and skill do not account for, in wins of home.
    pub residual: f64,
    /// The sum, in wins of home: `result = start + luck + skill + residual`.
    pub sum: Sum,
    /// What the decisions deserved.
    pub honest_score: HonestScore,
    /// In order.
    pub mistakes: Vec<Mistake>,
    /// The steps that moved most, the largest first.
    pub turning_points: Vec<TurningPoint>,
    /// How well each side decided.
    pub accuracy: BySeat<Accuracy>,
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchResult {
    /// The goals, home's and away's.
    pub score: [u16; 2],
    /// None for a draw.
    pub winner: Option<Seat>,
    /// The rule that ended it, or `resigned`, `agreed`, `forfeited`.
    pub by: String,
}

/// How things stand after a step.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WinProbability {
    /// The step's number in the log; 0 is the start.
    pub number: u32,
    /// Home wins, as all-knowing eyes see it.
    pub home: f64,
    /// Nobody wins.
    pub draw: f64,
    /// Away wins.
    pub away: f64,
    /// Goals to expect at the end, home's and away's.
    pub goals: [f64; 2],
    /// What each seat could know of it, as its own points (a win 1, a draw a half); none where nothing is hidden.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub known: Option<BySeat<f64>>,
}

/// An amount of luck or skill.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Amount {
    /// In wins: a draw is a half.
    pub wins: f64,
    /// In goals of lead.
    pub goals: f64,
}

/// How luck and skill add up, in wins of home.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sum {
    /// Before the first step.
    pub start: f64,
    /// Home's luck less away's.
    pub luck: f64,
    /// The part of the luck that no chance gave: what was made of a position changed when it was looked at from nearer.
    pub revalued: f64,
    /// Home's skill less away's.
    pub skill: f64,
    /// What they do not account for.
    pub residual: f64,
    /// At the end: 1 for a win of home, a half for a draw; of a match that is not over, what it is worth now.
    pub result: f64,
}
