//! Champions against its specification and against the kernel's contract.

mod contract;
mod golden;
mod legs;
mod odds;
mod symmetry;
mod vectors;

use std::path::PathBuf;

/// A path from the root of the project.
fn project(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
