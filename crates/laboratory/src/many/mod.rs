//! Many matches at once: who plays them on which core, who keeps the score, when to stop, and how long it will take.

mod crew;
mod pace;
mod scorer;
mod whistle;

pub use crew::Crew;
pub use pace::{Pace, Progress};
pub use scorer::{Fixture, Scored, play};
pub use whistle::Whistle;
