//! `touchline check FILE...`.

use crate::input::read_text;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use touchline_games::vectors::{self, Report};

/// What to run.
#[derive(Debug, Args)]
pub struct Check {
    /// Files of vectors, or folders of them.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

impl Check {
    /// Exit code 1 if a vector does not hold.
    pub fn run(self) -> Result<ExitCode> {
        let mut files = Vec::new();
        for path in &self.files {
            find(path, &mut files)?;
        }
        if files.is_empty() {
            bail!("there is no TOML file in {}", self.files[0].display());
        }
        let mut total = Report::default();
        // A vector may fail several claims; it counts once.
        let mut broken = 0;
        let mut out = std::io::stdout().lock();
        for path in files {
            let name = path.display();
            let file =
                vectors::read(&read_text(&path)?).map_err(|error| anyhow::anyhow!("{name}: {error}"))?;
            touchline_games::guide(&file.game).with_context(|| name.to_string())?;
            let report = vectors::run(&file);
            if !self.json {
                for failure in &report.failed {
                    writeln!(out, "{name} {}", failure.id)?;
                    writeln!(out, "  expected {}\n  found    {}", failure.expected, failure.found)?;
                }
            }
            total.passed += report.passed;
            broken += file.vectors.len() - report.passed;
            total.failed.extend(report.failed);
        }
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&total)?)?;
        } else {
            writeln!(out, "{} passed, {broken} failed", total.passed)?;
        }
        Ok(ExitCode::from(u8::from(!total.failed.is_empty())))
    }
}

fn find(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut entries: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|ext| ext == "toml") {
            find(&entry, files)?;
        }
    }
    Ok(())
}
