//! `touchline texts [PREFIX]`.

use anyhow::Result;
use clap::Args;
use std::io::Write;
use std::process::ExitCode;
use touchline_locale::{Locale, samples};

/// Which messages.
#[derive(Debug, Args)]
pub struct Texts {
    /// Only messages whose ID begins with this: `fuba-event`.
    #[arg(default_value = "")]
    prefix: String,
}

impl Texts {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let mut out = std::io::stdout().lock();
        let mut file = String::new();
        for sample in samples(locale, &self.prefix) {
            if sample.file != file {
                file = sample.file;
                writeln!(out, "## {}/{file}.ftl", locale.language())?;
            }
            writeln!(out, "{}", sample.id)?;
            for text in sample.texts {
                writeln!(out, "    {}", text.replace('\n', "\n    "))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
