//! Every lesson, puzzle and drill that is shipped.

mod drills;
mod lessons;
mod puzzles;
