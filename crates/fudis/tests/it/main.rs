//! Fudis against its specification and against the kernel's contract.

mod contract;
mod counts;
mod files;
mod golden;
mod refusals;
mod secrets;
mod vectors;

use std::path::PathBuf;

/// A path from the root of the project.
fn project(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
