//! Heavy work: bounded pools of threads, and in which order they serve people.

pub mod pool;
pub mod share;
