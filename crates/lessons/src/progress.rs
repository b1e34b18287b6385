//! What a learner has done: lessons, puzzles, days in a row, and a rating for each game.

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use touchline_league::Rating;

/// Puzzles that are remembered as solved, at most, in each game.
const SOLVED_MAX: usize = 2000;

/// What a learner has done. Kept as JSON, with the person or in a file.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learner {
    /// The lessons done, by game.
    pub lessons: BTreeMap<String, BTreeSet<String>>,
    /// The puzzles tried, by game.
    pub puzzles: BTreeMap<String, Solver>,
    /// How many days in a row something was learned.
    pub streak: u32,
    /// The last of these days, counted from 1970.
    pub last_day: u32,
}

/// What a learner has done with the puzzles of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Solver {
    /// The rating as a solver (Glicko-2).
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much it goes up and down.
    pub volatility: f64,
    /// How many puzzles were tried: each counts once.
    pub tried: u32,
    /// How many of them were solved at the first try.
    pub solved: u32,
    /// Those that were tried, by name.
    pub seen: BTreeMap<String, bool>,
}

impl Default for Solver {
    fn default() -> Self {
        let Rating { rating, deviation, volatility, .. } = Rating::default();
        Self { rating, deviation, volatility, tried: 0, solved: 0, seen: BTreeMap::new() }
    }
}

/// What a try did.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tried {
    /// The rating before and after; the same if the puzzle had been tried before.
    pub before: f64,
    /// After it.
    pub after: f64,
    /// Did it count?
    pub counted: bool,
}

impl Learner {
    /// Notes that a lesson is done.
    pub fn lesson_done(&mut self, game: &str, id: &str, day: u32) {
        self.lessons.entry(game.to_owned()).or_default().insert(id.to_owned());
        self.learned_on(day);
    }

    /// Notes the first answer to a puzzle. The puzzle is an opponent of its own rating; a later answer does not count.
    pub fn puzzle_tried(&mut self, game: &str, id: &str, difficulty: u16, solved: bool, day: u32) -> Tried {
        let solver = self.puzzles.entry(game.to_owned()).or_default();
        let before = solver.rating;
        let counted = !solver.seen.contains_key(id) && solver.seen.len() < SOLVED_MAX;
        if counted {
            let own = Rating {
                rating: solver.rating,
                deviation: solver.deviation,
                volatility: solver.volatility,
                matches: solver.tried,
            };
            let puzzle = Rating { rating: f64::from(difficulty), deviation: 60.0, ..Rating::default() };
            let now = own.played(&[(puzzle, if solved { 1.0 } else { 0.0 })]);
            (solver.rating, solver.deviation, solver.volatility) =
                (now.rating, now.deviation, now.volatility);
            solver.tried += 1;
            solver.solved += u32::from(solved);
            solver.seen.insert(id.to_owned(), solved);
        }
        let after = solver.rating;
        self.learned_on(day);
        Tried { before, after, counted }
    }

    /// Both, where the same person has learned in two places: every lesson, and of each game's puzzles the longer row of tries.
    #[must_use]
    pub fn joined(mut self, other: Self) -> Self {
        for (game, lessons) in other.lessons {
            self.lessons.entry(game).or_default().extend(lessons);
        }
        for (game, solver) in other.puzzles {
            let own = self.puzzles.entry(game).or_default();
            if solver.tried > own.tried {
                *own = solver;
            }
        }
        if (other.last_day, other.streak) > (self.last_day, self.streak) {
            (self.last_day, self.streak) = (other.last_day, other.streak);
        }
        self
    }

    /// How long the streak is on a day: it ends when a whole day goes by.
    #[must_use]
    pub fn streak_on(&self, day: u32) -> u32 {
        if day <= self.last_day.saturating_add(1) { self.streak } else { 0 }
    }

    fn learned_on(&mut self, day: u32) {
        if day == self.last_day && self.streak > 0 {
            return;
        }
        self.streak = self.streak_on(day) + 1;
        self.last_day = day;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_grows_by_days_in_a_row_and_ends_with_a_day_off() {
        let mut learner = Learner::default();
        learner.lesson_done("fuba", "first", 100);
        learner.lesson_done("fuba", "second", 100);
        assert_eq!(learner.streak_on(100), 1);
        learner.puzzle_tried("fuba", "a", 1500, true, 101);
        assert_eq!((learner.streak_on(101), learner.streak_on(102), learner.streak_on(103)), (2, 2, 0));
        learner.lesson_done("fuba", "third", 103);
        assert_eq!(learner.streak, 1);
    }

    #[test]
    fn what_was_learned_in_two_places_is_joined() {
        let (mut here, mut there) = (Learner::default(), Learner::default());
        here.lesson_done("fuba", "first", 10);
        there.lesson_done("fuba", "shot", 12);
        there.puzzle_tried("fuba", "a", 1200, true, 12);
        let both = here.clone().joined(there.clone());
        assert_eq!(both.lessons["fuba"].len(), 2);
        assert_eq!((both.puzzles["fuba"].tried, both.last_day), (1, 12));
        assert_eq!(both, there.joined(here));
    }

    #[test]
    fn a_puzzle_counts_once_and_a_hard_one_counts_more() {
        let mut learner = Learner::default();
        let easy = learner.puzzle_tried("fudis", "easy", 1000, true, 1);
        assert!(easy.counted && easy.after > easy.before);
        let again = learner.puzzle_tried("fudis", "easy", 1000, false, 1);
        assert!(!again.counted && again.after == again.before);
        let mut other = Learner::default();
        assert!(other.puzzle_tried("fudis", "hard", 2000, true, 1).after > easy.after);
        assert!(other.puzzle_tried("volchok", "easy", 1000, false, 1).after < 1500.0);
        let back: Learner = serde_json::from_str(&serde_json::to_string(&other).unwrap()).unwrap();
        let near = |game: &str| (back.puzzles[game].rating - other.puzzles[game].rating).abs() < 1e-6;
        assert!(near("fudis") && near("volchok"), "{back:?}");
        assert_eq!((back.streak, back.last_day), (other.streak, other.last_day));
    }
}
