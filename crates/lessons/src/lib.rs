//! Learning a game: lessons that are played in the real engine, puzzles from self-play, drills of a rule, and what a learner has done.
//!
//! Everything here is a value: an [`Attempt`] is a match from a position with scripted chances, begun anew from the acts that were made
//! in it. So a server keeps nothing of a lesson, and a terminal, a server and a browser run the same one.

#![warn(missing_docs)]

mod attempt;
mod condition;
mod drill;
#[cfg_attr(target_family = "wasm", path = "elsewhere.rs")]
mod embedded;
mod intro;
mod lesson;
mod library;
mod progress;
mod puzzle;
#[cfg(not(target_family = "wasm"))]
mod quarry;
mod scene;
mod text;

pub use attempt::{Attempt, Standing};
pub use condition::Condition;
pub use drill::{Drill, drill, drills};
#[cfg(not(target_family = "wasm"))]
pub use embedded::{lesson_files, read_lesson, read_puzzles};
pub use intro::{Intro, intro};
pub use lesson::{Guide, Lesson, Mistake, course, lesson};
pub use library::{Library, bring};
pub use progress::{Learner, Solver, Tried};
pub use puzzle::{Idea, Puzzle, PuzzleFile, Theme, daily, puzzle, puzzles};
#[cfg(not(target_family = "wasm"))]
pub use quarry::{Quarry, appraise, confirms, written};
pub use scene::{Scene, SceneError};
pub use text::Text;
