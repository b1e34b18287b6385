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
        if self.shell == clap_complete::Shell::Zsh {
            script = open_ended(&String::from_utf8_lossy(&script)).into_bytes();
        }
        std::io::Write::write_all(&mut std::io::stdout(), &script)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// How zsh is told of all values but folders.
const DESCRIBE: &str = "[[ -n $other ]] && _describe -V 'values' other";

/// zsh puts a space behind every value; behind `goals_to_win=` the number follows at once.
fn open_ended(script: &str) -> String {
    let apart = "local -a open=(${(M)other:#*=})\n        other=(${other:#*=})\n        \
                 [[ -n $open ]] && _describe -V 'values' open -S ''\n        ";
    script.replace(DESCRIBE, &format!("{apart}{DESCRIBE}"))
}
