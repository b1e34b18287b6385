//! `touchline completions SHELL`.

use anyhow::Result;
use clap::Args;
use std::process::ExitCode;

/// What to print.
#[derive(Debug, Args)]
pub struct Completions {
    /// The shell.
    shell: clap_complete::Shell,
}

impl Completions {
    pub fn run(self, command: &mut clap::Command) -> Result<ExitCode> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, command, "touchline", &mut script);
        std::io::Write::write_all(&mut std::io::stdout(), &script)?;
        Ok(ExitCode::SUCCESS)
    }
}
