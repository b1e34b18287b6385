//! Mutation testing: is every line of the rules noticed by a test of its own crate?
//!
//! A fixed seed samples a tenth of the mutants of `src/play/` and `src/flow.rs`; cargo-mutants makes each of them and runs the
//! crate's tests. What nobody notices is named in `docs/rules/mutants.md`, with the reason why it changes nothing, or it is a gap.

mod report;
mod sample;

use anyhow::{Context, Result, bail};
use report::{Report, Survivor};
use sample::{Mutant, sample};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The games, as their crates are called.
const GAMES: [&str; 4] = ["fuba", "champions", "fudis", "volchok"];

/// The least share of mutants that tests must notice.
const NOTICED_MIN_PERCENT: usize = 97;

/// Runs the sample of one game, or of all. What follows the game is handed to cargo-mutants.
pub fn run(root: &Path, arguments: &[String]) -> Result<()> {
    let (game, more) = match arguments.split_first() {
        Some((game, more)) if !game.starts_with('-') => (Some(game.as_str()), more),
        _ => (None, arguments),
    };
    let games: Vec<&str> = match game {
        None => GAMES.to_vec(),
        Some(game) if GAMES.contains(&game) => vec![game],
        Some(game) => bail!("there is no game `{game}`; the games are {}", GAMES.join(", ")),
    };
    if !has(root, "mutants") {
        bail!("cargo-mutants is needed: cargo install --locked cargo-mutants");
    }
    let mut failed = Vec::new();
    for game in games {
        let report = test(root, game, more)?;
        println!("{}", report.summary());
        if report.noticed_percent() < NOTICED_MIN_PERCENT {
            failed.push(format!("{game}: fewer than {NOTICED_MIN_PERCENT} % are noticed"));
        }
        let unexplained = report.write(&root.join("docs/rules/mutants.md"))?;
        if !unexplained.is_empty() {
            failed.push(format!("{game}: survivors without a reason:\n  {}", unexplained.join("\n  ")));
        }
    }
    if failed.is_empty() { Ok(()) } else { bail!("{}", failed.join("\n")) }
}

/// Whether cargo has this command.
fn has(root: &Path, command: &str) -> bool {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args([command, "--version"]).current_dir(root).output().is_ok_and(|found| found.status.success())
}

fn cargo_mutants(root: &Path) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.arg("mutants").current_dir(root);
    command
}

/// The files whose mutants count.
fn files(game: &str) -> [String; 2] {
    [format!("crates/{game}/src/play/**/*.rs"), format!("crates/{game}/src/flow.rs")]
}

fn test(root: &Path, game: &str, more: &[String]) -> Result<Report> {
    let all = list(root, game)?;
    let chosen = sample(&all);
    println!("{game}: {} of {} mutants", chosen.len(), all.len());
    // Outside the tree, so that cargo-mutants does not copy its own output.
    let output = std::env::temp_dir().join(format!("touchline-mutants-{game}-{}", std::process::id()));
    let mut command = cargo_mutants(root);
    command.args(["--package", &format!("touchline-{game}"), "--no-times", "--output"]).arg(&output);
    // The crate's own tests, vectors included; debug information would only slow the linker down.
    command.args(["--test-package", &format!("touchline-{game}")]).env("CARGO_PROFILE_DEV_DEBUG", "0");
    for file in files(game) {
        command.args(["--file", &file]);
    }
    for mutant in &chosen {
        command.args(["--re", &mutant.pattern()]);
    }
    // A mutant is noticed by the first test that fails: nextest stops there, and `.config/nextest.toml` puts the quick ones first.
    if has(root, "nextest") {
        command.args(["--test-tool", "nextest"]).env("NEXTEST_PROFILE", "mutants");
    }
    command.args(more);
    // It exits with 2 when mutants survive, and 3 when some ran out of time: both are results.
    let status = command.status().context("cargo-mutants could not be started")?;
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("cargo-mutants failed; see {}", output.display());
    }
    let found = output.join("mutants.out");
    let report = Report {
        game: game.to_owned(),
        mutants: all.len(),
        caught: lines(&found.join("caught.txt"))?.len(),
        timed_out: lines(&found.join("timeout.txt"))?.len(),
        unviable: lines(&found.join("unviable.txt"))?.len(),
        survivors: lines(&found.join("missed.txt"))?.iter().map(|line| Survivor::read(line)).collect(),
    };
    std::fs::remove_dir_all(&output)?;
    Ok(report)
}

/// Every mutant of the game, in the order of the source.
fn list(root: &Path, game: &str) -> Result<Vec<Mutant>> {
    let mut command = cargo_mutants(root);
    command.args(["--list", "--package", &format!("touchline-{game}")]);
    for file in files(game) {
        command.args(["--file", &file]);
    }
    let found = command.output()?;
    if !found.status.success() {
        bail!("cargo-mutants cannot list: {}", String::from_utf8_lossy(&found.stderr));
    }
    let names = String::from_utf8(found.stdout)?;
    Ok(names.lines().map(Mutant::new).collect())
}

fn lines(file: &PathBuf) -> Result<Vec<String>> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    Ok(std::fs::read_to_string(file)?.lines().map(str::to_owned).collect())
}
