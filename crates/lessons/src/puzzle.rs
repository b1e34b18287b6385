//! Puzzles: positions from self-play in which one idea is clearly best. Files in `puzzles/<game>/`, a `[[puzzle]]` each.

use crate::library::library;
use crate::scene::Scene;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchline_coach::{Budget, Level, Manner, Spec};
use touchline_kernel::Seat;

/// What a puzzle is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// A goal is to be scored.
    Finishing,
    /// The ball is to be won, or a goal prevented.
    Defending,
    /// The match is nearly over.
    LastMinute,
    /// A penalty, or a shoot-out.
    Penalty,
    /// A keeper guesses, or is guessed.
    Keeper,
    /// The ball is to be brought forward.
    Building,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 6] =
        [Self::Finishing, Self::Building, Self::Defending, Self::LastMinute, Self::Penalty, Self::Keeper];

    /// Its name in files and texts.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Finishing => "finishing",
            Self::Defending => "defending",
            Self::LastMinute => "last-minute",
            Self::Penalty => "penalty",
            Self::Keeper => "keeper",
            Self::Building => "building",
        }
    }
}

/// A file of puzzles.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// The game's ID.
    pub game: String,
    /// The command that made it.
    pub made_by: String,
    /// The puzzles.
    #[serde(default, rename = "puzzle")]
    pub puzzles: Vec<Puzzle>,
}

/// A position in which one idea is clearly best.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name, unique in the game.
    pub id: String,
    /// What it is about.
    pub theme: Theme,
    /// How hard it is, on the scale of ratings.
    pub rating: u16,
    /// Who is to decide.
    pub seat: Seat,
    /// By how many points the best idea is better than the next.
    pub margin: f32,
    /// How often independent searches agree on it, from 0 to 1.
    pub certainty: f32,
    /// The points are exact: everything that can follow was worked out, to the end of the match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exact: bool,
    /// What speaks for the best idea: the feature, and its value after it and after the next, in percent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<(String, i32, i32)>,
    /// The options that are not default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    /// The ideas, the best first.
    #[serde(rename = "idea")]
    pub ideas: Vec<Idea>,
    /// The position.
    pub given: Value,
}

/// One way to go on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Idea {
    /// The decisions, in notation; the first one is the answer.
    pub line: Vec<String>,
    /// Points to expect: a win counts 1, a draw a half.
    pub points: f32,
}

impl Puzzle {
    /// The answer.
    #[must_use]
    pub fn best(&self) -> &str {
        self.ideas.first().and_then(|idea| idea.line.first()).map_or("", String::as_str)
    }

    /// The points of an idea by its first decision; none if it was not among those kept.
    #[must_use]
    pub fn points(&self, act: &str) -> Option<f32> {
        self.ideas
            .iter()
            .find(|idea| idea.line.first().is_some_and(|first| first == act))
            .map(|idea| idea.points)
    }

    /// The scene from which it is solved and played on. Playing on, the other side is a club player.
    #[must_use]
    pub fn scene(&self, game: &str) -> Scene {
        Scene {
            options: self.options.clone(),
            given: Some(self.given.clone()),
            seat: Some(self.seat),
            coach: Spec { manner: Manner::Level(Level::Club), budget: Some(Budget::Nodes(300)), divisor: 1 },
            ..Scene::of(game)
        }
    }
}

/// The puzzles of a game; none for a game that there is not.
#[must_use]
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    library(game).map_or(&[], |library| &library.puzzles)
}

/// A puzzle by its name.
#[must_use]
pub fn puzzle(game: &str, id: &str) -> Option<&'static Puzzle> {
    puzzles(game).iter().find(|puzzle| puzzle.id == id)
}

/// The puzzle of a day, the same for everybody: the games take turns, by their names. Days are counted from 1970.
#[must_use]
pub fn daily(day: u32) -> Option<(&'static str, &'static Puzzle)> {
    let mut games: Vec<&str> = touchline_games::guides().into_iter().map(|guide| guide.id).collect();
    games.sort_unstable();
    games.retain(|game| !puzzles(game).is_empty());
    let game = games.get(day as usize % games.len().max(1))?;
    let all = puzzles(game);
    // A step that shares no factor with the number of puzzles visits all of them before the first comes again.
    let n = all.len();
    let step = (0..).map(|k| 89 + k).find(|step| gcd(*step, n) == 1).unwrap_or(1);
    Some((game, &all[(day as usize / games.len()).wrapping_mul(step) % n]))
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
