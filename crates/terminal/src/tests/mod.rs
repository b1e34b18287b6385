//! The screen without a terminal: messages in, effects and pictures out.

mod flow;
mod pictures;
mod play;
mod random;
mod stage;

pub use stage::readable;
