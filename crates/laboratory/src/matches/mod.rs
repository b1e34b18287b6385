//! Many matches at once: a pool of threads that plays them, a flag that stops it, and the time left.

mod one;
mod pace;
mod pool;
mod stop;

pub use one::{Fixture, Scored, play};
pub use pace::{Pace, Progress};
pub use pool::{Batch, Pool};
pub use stop::Stop;
