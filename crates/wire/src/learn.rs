//! Learning: lessons, puzzles and drills of a rule, and what is sent of an attempt at one. The host keeps nothing of it: a request brings
//! every act that was made.

use crate::Text;
use crate::error::ErrorInfo;
use crate::matches::PlannedAction;
use crate::state::{ChoiceInfo, Looks, Update};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchline_kernel::Seat;

/// What is attempted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum AttemptKind {
    /// A lesson, by its name.
    Lesson,
    /// A puzzle, by its name.
    Puzzle,
    /// A drill, by its rule and vector.
    Drill,
    /// A moment of a match that is over, by the match's ID: from there the reader plays on against a coach.
    Moment,
}

/// From which moment of a match somebody plays on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MomentAsked {
    /// The number of the last entry that stands.
    #[serde(deserialize_with = "crate::whole::deserialize")]
    #[schemars(with = "u32")]
    pub number: u32,
    /// The reader's seat; whoever decides first, if none.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// What the dice are drawn from: another number, other dice.
    #[serde(deserialize_with = "crate::whole::deserialize")]
    #[schemars(with = "u32")]
    pub seed: u32,
}

/// An attempt: what was done, and what is done now.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttemptRequest {
    /// The game's ID.
    pub game: String,
    /// What is attempted.
    pub kind: AttemptKind,
    /// Its name.
    pub id: String,
    /// The rule of a drill.
    #[serde(default)]
    pub rule: Option<String>,
    /// Which moment of a match.
    #[serde(default)]
    pub moment: Option<MomentAsked>,
    /// Every act that was made, as the last answer gave them back.
    #[serde(default)]
    pub acts: Vec<String>,
    /// What is done now, all of it or nothing; `undo` takes the last decision back.
    #[serde(default)]
    pub now: Vec<PlannedAction>,
    /// What is to be known of actions before one is done; nothing is done then.
    #[serde(default)]
    pub look: Vec<String>,
    /// The number of the last entry that the reader knows.
    #[serde(default, deserialize_with = "crate::whole::deserialize")]
    #[schemars(with = "u32")]
    pub since: u32,
    /// What the learner has done so far; it comes back with what this attempt adds.
    #[serde(default)]
    pub learner: Option<LearnerInfo>,
    /// The learner's day, counted from 1970.
    #[serde(default, deserialize_with = "crate::whole::deserialize")]
    #[schemars(with = "u32")]
    pub day: u32,
}

/// How an attempt stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum StandingInfo {
    /// It goes on.
    Going,
    /// The goal is reached.
    Solved,
    /// It cannot be reached any more.
    Failed,
}

/// How an attempt goes on.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct AttemptAnswer {
    /// What happened, and how it stands now; none where only looks were asked for.
    pub update: Option<Update>,
    /// Every act that was made: the next request brings them along.
    pub acts: Vec<String>,
    /// How it stands.
    pub standing: StandingInfo,
    /// Why an act was not made.
    pub refused: Option<ErrorInfo>,
    /// What is said to a typical mistake, which is not made.
    pub mistake: Option<String>,
    /// What is said before the next decision.
    pub say: Option<String>,
    /// The next decision on the way through, as long as it was followed.
    pub next: Option<ChoiceInfo>,
    /// What is known of the actions that were asked about.
    pub looks: Option<Looks>,
    /// The words of a lesson; with its beginning only.
    pub lesson: Option<LessonText>,
    /// What a puzzle is about; with its beginning only.
    pub puzzle: Option<PuzzleInfo>,
    /// The answer of a puzzle, once a decision was made.
    pub answer: Option<PuzzleAnswer>,
    /// What the learner has done now.
    pub learner: Option<LearnerInfo>,
}

/// The words of a lesson in the reader's language.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct LessonText {
    /// What it is called.
    pub title: String,
    /// What is to be done, and why.
    pub task: String,
    /// What has been learned, once it is done.
    pub done: String,
    /// A nudge, then the way.
    pub hints: Vec<String>,
    /// The rules that it is about.
    pub rules: Vec<Text>,
    /// How many decisions there are.
    pub acts_max: u32,
    /// The lesson after it.
    pub next: Option<String>,
}

/// What there is to learn of a game.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct CourseInfo {
    /// What it is about, on one page.
    pub intro: IntroText,
    /// The lessons, in order.
    pub lessons: Vec<LessonInfo>,
    /// The puzzles.
    pub puzzles: Vec<PuzzleInfo>,
    /// The rules that can be tried out.
    pub drills: Vec<DrillInfo>,
}

/// A game on one page, in the reader's language.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct IntroText {
    /// Who wins.
    pub goal: String,
    /// How a turn goes.
    pub turn: String,
    /// Five things that matter.
    pub matters: Vec<String>,
    /// The parts of the board, in the order of the numbers on its picture.
    pub parts: Vec<String>,
}

/// A lesson in a list.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct LessonInfo {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The rules that it is about.
    pub rules: Vec<Text>,
}

/// A puzzle in a list.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct PuzzleInfo {
    /// The game's ID.
    pub game: Text,
    /// Its name in addresses.
    pub id: Text,
    /// What it is about.
    pub theme: Text,
    /// How hard it is, on the scale of ratings.
    pub rating: u16,
}

/// A drill of a rule.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct DrillInfo {
    /// The rule.
    pub rule: Text,
    /// The vector's name.
    pub id: Text,
    /// What is to be tried, in notation.
    pub act: Text,
    /// Does the rule allow it?
    pub allowed: bool,
}

/// The answer of a puzzle.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct PuzzleAnswer {
    /// Were all ways to the end of the match worked out?
    pub exact: bool,
    /// Was the best idea chosen?
    pub right: bool,
    /// What was chosen.
    pub chosen: String,
    /// The ideas, the best first.
    pub ideas: Vec<IdeaInfo>,
    /// What speaks for the best, in the reader's language.
    pub why: Option<String>,
    /// By how many points the best is better than the next.
    pub margin: f32,
    /// The rating as a solver before and after; the same if the puzzle had been tried before.
    pub rating: Option<(f64, f64)>,
}

/// An idea of a puzzle.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct IdeaInfo {
    /// Its decisions in notation.
    pub line: Vec<String>,
    /// The same with words and facts, as far as they follow each other without chance.
    pub steps: Vec<ChoiceInfo>,
    /// Points to expect: a win counts 1, a draw a half.
    pub points: f32,
}

/// What a learner has done.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
pub struct LearnerInfo {
    /// The lessons done, by game.
    pub lessons: BTreeMap<String, Vec<String>>,
    /// The puzzles tried, by game.
    pub puzzles: BTreeMap<String, SolverInfo>,
    /// How many days in a row something was learned.
    #[serde(deserialize_with = "crate::whole::deserialize")]
    #[schemars(with = "u32")]
    pub streak: u32,
    /// The last of these days, counted from 1970.
    #[serde(deserialize_with = "crate::whole::deserialize")]
    #[schemars(with = "u32")]
    pub last_day: u32,
}

/// What a learner has done with the puzzles of a game.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
pub struct SolverInfo {
    /// The rating as a solver.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much it goes up and down.
    pub volatility: f64,
    /// How many puzzles were tried.
    #[serde(deserialize_with = "crate::whole::deserialize")]
    #[schemars(with = "u32")]
    pub tried: u32,
    /// How many of them were solved at the first try.
    #[serde(deserialize_with = "crate::whole::deserialize")]
    #[schemars(with = "u32")]
    pub solved: u32,
    /// Those that were tried, by name.
    pub seen: BTreeMap<String, bool>,
}
