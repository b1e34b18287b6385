//! Learning a game: lessons that are played in the real engine, puzzles from self-play, drills of a rule, and what a learner has done.
//!
//! Everything here is a value: an [`Attempt`] is a match from a position with scripted chances, begun anew from the acts that were made
//! in it. So a server keeps nothing of a lesson, and a terminal, a server and a browser run the same one.

#![warn(missing_docs)]

mod attempt;
mod condition;
mod drill;
mod intro;
mod lesson;
mod progress;
mod puzzle;
mod quarry;
mod scene;
mod text;

pub use attempt::{Attempt, Standing};
pub use condition::Condition;
pub use drill::{Drill, drill, drills};
pub use intro::{Intro, intro};
pub use lesson::{Guide, Lesson, Mistake, course, lesson, lesson_files, read_lesson};
pub use progress::{Learner, Solver, Tried};
pub use puzzle::{Idea, Puzzle, PuzzleFile, Theme, daily, puzzle, puzzles, read_puzzles};
pub use quarry::{Quarry, appraise, confirms, written};
pub use scene::{Scene, SceneError};
pub use text::Text;
