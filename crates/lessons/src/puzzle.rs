//! Puzzles: positions from self-play in which one idea is clearly best. Files in `puzzles/<game>/`, a `[[puzzle]]` each.

use crate::scene::Scene;
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use touchline_coach::{Budget, Level, Manner, Spec};
use touchline_kernel::Seat;

static PUZZLES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../puzzles");

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

/// Reads a file of puzzles.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn read_puzzles(text: &str) -> Result<PuzzleFile, String> {
    toml::from_str(text).map_err(|error| error.to_string().trim_end().to_owned())
}

static ALL: LazyLock<BTreeMap<String, Vec<Puzzle>>> = LazyLock::new(|| {
    let mut all: BTreeMap<String, Vec<Puzzle>> = BTreeMap::new();
    for dir in PUZZLES.dirs() {
        let mut files: Vec<_> = dir.files().collect();
        files.sort_by_key(|file| file.path());
        for text in files.iter().filter_map(|file| file.contents_utf8()) {
            // What cannot be read is left out here, and found by the tests.
            if let Ok(file) = read_puzzles(text) {
                all.entry(file.game).or_default().extend(file.puzzles);
            }
        }
    }
    all
});

/// The puzzles of a game; none for a game that there is not.
#[must_use]
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    ALL.get(game).map_or(&[], Vec::as_slice)
}

/// A puzzle by its name.
#[must_use]
pub fn puzzle(game: &str, id: &str) -> Option<&'static Puzzle> {
    puzzles(game).iter().find(|puzzle| puzzle.id == id)
}

/// The puzzle of a day, the same for everybody: the games take turns. Days are counted from 1970.
#[must_use]
pub fn daily(day: u32) -> Option<(&'static str, &'static Puzzle)> {
    let games: Vec<(&str, &Vec<Puzzle>)> =
        ALL.iter().filter(|(_, all)| !all.is_empty()).map(|(game, all)| (game.as_str(), all)).collect();
    let (game, all) = games.get(day as usize % games.len().max(1))?;
    // A step that shares no factor with the number of puzzles visits all of them before the first comes again.
    let n = all.len();
    let step = (0..).map(|k| 89 + k).find(|step| gcd(*step, n) == 1).unwrap_or(1);
    Some((game, &all[(day as usize / games.len()).wrapping_mul(step) % n]))
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
