//! What a learner has done, between the wire and the crate that counts it.

use crate::learn::{LearnerInfo, SolverInfo};
use touchline_lessons::{Learner, Solver};

impl From<&LearnerInfo> for Learner {
    fn from(info: &LearnerInfo) -> Self {
        let LearnerInfo { lessons, puzzles, streak, last_day } = info.clone();
        Self {
            lessons: lessons.into_iter().map(|(game, done)| (game, done.into_iter().collect())).collect(),
            puzzles: puzzles.into_iter().map(|(game, solver)| (game, solver.into())).collect(),
            streak,
            last_day,
        }
    }
}

impl From<Learner> for LearnerInfo {
    fn from(learner: Learner) -> Self {
        let Learner { lessons, puzzles, streak, last_day } = learner;
        Self {
            lessons: lessons.into_iter().map(|(game, done)| (game, done.into_iter().collect())).collect(),
            puzzles: puzzles.into_iter().map(|(game, solver)| (game, solver.into())).collect(),
            streak,
            last_day,
        }
    }
}

impl From<SolverInfo> for Solver {
    fn from(info: SolverInfo) -> Self {
        let SolverInfo { rating, deviation, volatility, tried, solved, seen } = info;
        Self { rating, deviation, volatility, tried, solved, seen }
    }
}

impl From<Solver> for SolverInfo {
    fn from(solver: Solver) -> Self {
        let Solver { rating, deviation, volatility, tried, solved, seen } = solver;
        Self { rating, deviation, volatility, tried, solved, seen }
    }
}

/// Reads what is kept of a person. What an older version did not know yet has its default.
///
/// # Errors
/// The text is not what was written.
pub fn kept_learner(text: &str) -> Result<LearnerInfo, serde_json::Error> {
    serde_json::from_str::<Learner>(text).map(Into::into)
}

/// What was learned in two places by the same person.
#[must_use]
pub fn joined(one: &LearnerInfo, other: &LearnerInfo) -> LearnerInfo {
    Learner::from(one).joined(Learner::from(other)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_back_and_nothing_is_taken_for_a_fresh_learner() {
        let mut learner = Learner::default();
        learner.lesson_done("fuba", "first", 20_000);
        learner.puzzle_tried("fuba", "1-2-3", 1500, true, 20_001);
        let info = LearnerInfo::from(learner.clone());
        assert_eq!(Learner::from(&info), learner);
        let text = serde_json::to_string(&info).unwrap();
        assert_eq!(Learner::from(&kept_learner(&text).unwrap()), learner);
        // An older version knew no streak.
        let older = kept_learner(r#"{ "lessons": { "fuba": ["first"] } }"#).unwrap();
        assert_eq!(older.lessons["fuba"], ["first"]);
        assert!(kept_learner("{").is_err());
    }
}
