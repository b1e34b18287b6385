//! `touchline config`: where the player's settings are, and what they may say.

use crate::config;
use anyhow::{Context, Result};
use clap::Args;
use std::io::Write;
use std::process::ExitCode;
use touchline_locale::Locale;

/// What to show.
#[derive(Debug, Args)]
pub struct Config {
    /// Print an example settings file with every setting.
    #[arg(long)]
    example: bool,
}

/// Everything that the file may say.
const EXAMPLE: &str = r#"language = "fi"          # en, fi, nl, it or ru
colours = true           # false: signs instead of colours
animation = true         # false: results at once
ask_always = false       # true: a decision with only one answer is asked all the same
opponent = "club"        # you, random, rookie, club, pro or world

[keys]                   # one letter or sign, or F1 to F12
hint = "i"
undo = "z"
"#;

impl Config {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let mut out = std::io::stdout().lock();
        if self.example {
            write!(out, "{EXAMPLE}")?;
            return Ok(ExitCode::SUCCESS);
        }
        let path = config::path().context("neither XDG_CONFIG_HOME nor HOME is set")?;
        config::Config::read()?;
        let id = if path.exists() { "ui-config-here" } else { "ui-config-none" };
        writeln!(out, "{}", locale.text(id, &[("file", path.display().to_string().into())]))?;
        Ok(ExitCode::SUCCESS)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_example_is_a_config_file() {
        let read: Result<crate::config::Config, _> = toml::from_str(super::EXAMPLE);
        let config = read.expect("the example can be read");
        assert!(config.keys().is_ok());
    }
}
