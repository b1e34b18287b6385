//! Chores of the project: `cargo xtask golden`, `cargo xtask mutants` and `cargo xtask tidy`.

mod mutants;
mod tidy;

use anyhow::{Result, bail};
use std::path::PathBuf;
use std::process::Command;

const USAGE: &str = "cargo xtask golden           write the golden matches anew, to be reviewed as a diff
cargo xtask mutants [GAME]   change the rules at a tenth of all places and see whether the game's tests notice
cargo xtask tidy             check what the compiler cannot: layers, absences, forbidden words";

fn main() -> Result<()> {
    match std::env::args().nth(1).as_deref() {
        Some("golden") => golden(),
        Some("mutants") => mutants::run(&root(), &std::env::args().skip(2).collect::<Vec<_>>()),
        Some("tidy") => tidy::check(&root()),
        _ => {
            println!("{USAGE}");
            Ok(())
        }
    }
}

/// The root of the project.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn golden() -> Result<()> {
    let status = Command::new(env!("CARGO"))
        .args(["test", "--workspace", "--test", "it", "golden"])
        .env("TOUCHLINE_GOLDEN", "1")
        .current_dir(root())
        .status()?;
    if !status.success() {
        bail!("the golden matches could not be written");
    }
    println!("Review the difference: git diff --stat records/");
    Ok(())
}
