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
        // The script asks the program for every completion, so that it knows games, presets and kept matches.
        let name = self.shell.to_string();
        let shells = clap_complete::env::Shells::builtins();
        match shells.completer(&name) {
            Some(shell) => {
                shell.write_registration("COMPLETE", "touchline", "touchline", "touchline", &mut script)?
            }
            None => clap_complete::generate(self.shell, command, "touchline", &mut script),
        }
        std::io::Write::write_all(&mut std::io::stdout(), &script)?;
        Ok(ExitCode::SUCCESS)
    }
}
