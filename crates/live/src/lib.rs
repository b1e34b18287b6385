//! A match in progress: the one authority over it. The terminal, the server and tests all drive [`Match`].
//!
//! It does not know whether a seat is a person or a program: it says whose decision it is and takes an action. It has no clock, no
//! socket and no database; its driver keeps those.

#![warn(missing_docs)]

mod agreement;
mod dice;
mod ending;
mod error;
mod history;
mod live_match;
mod moment;
mod record;
mod replay;
mod shortcuts;
mod signature;

pub use agreement::Offer;
pub use dice::Dice;
pub use ending::Ending;
pub use error::LiveError;
pub use live_match::Match;
pub use moment::Moment;
pub use replay::{ReplayError, ResumeError, Verdict, replay, resume, resume_on, verify};
pub use signature::{PublicKey, SecretKey};
