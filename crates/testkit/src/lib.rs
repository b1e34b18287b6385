//! The kernel's contract as tests that a game calls in one line. For tests only.
//!
//! - [`Contract`] plays random matches and checks every law of [`Game`](touchline_kernel::Game) at every step.
//! - [`golden`] keeps whole matches, step by step, as files that are reviewed when they change.
//! - [`Script`] plays with chances that the test states, and fails when one is left over.
//! - [`lines_of_play`] counts lines to a depth: cheap, and merciless.
//! - [`allocation`] counts what stepping allocates: nothing.
//! - [`coverage`] finds rules that no code or no vector cites; [`vector_tests`] defines a game's tests of its vectors.

pub mod allocation;
mod contract;
pub mod coverage;
pub mod golden;
mod script;
pub mod vectors;
mod walk;

#[cfg(test)]
mod toy;

pub use contract::{Contract, Tally};
pub use script::Script;
pub use walk::lines_of_play;
