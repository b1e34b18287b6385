//! A match in progress: the one authority over it. The terminal, the server and tests all drive [`Match`].
//!
//! It does not know whether a seat is a person or a program: it says whose decision it is and takes an action. It has no clock, no
//! socket and no database; whoever drives it keeps those.

mod history;
mod live_match;
mod replay;

pub use live_match::{Dice, Ending, LiveError, Match, Moment, Offer};
pub use replay::{ReplayError, ResumeError, Verdict, replay, resume, resume_on, verify};
