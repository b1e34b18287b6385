//! FUBA against its specification and against the kernel's contract.

mod contract;
mod counts;
mod facts;
mod golden;
mod setups;
mod survey;
mod symmetry;
mod terms;
mod vectors;

use std::path::PathBuf;

/// A path from the root of the project.
fn project(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
