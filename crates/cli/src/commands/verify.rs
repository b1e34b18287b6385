//! `touchline verify RECORD`.

use crate::commands::replay::read_record;
use anyhow::Result;
use clap::Args;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use touchline_live::Verdict;
use touchline_locale::Locale;

/// What to prove.
#[derive(Debug, Args)]
pub struct Verify {
    /// A record; `-` reads standard input.
    record: PathBuf,
    /// For programs.
    #[arg(long)]
    json: bool,
}

impl Verify {
    /// Exit code 1 if the match was not played by the rules with fair dice.
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let record = read_record(&self.record)?;
        let (good, code, words) = match touchline_live::verify(&record) {
            Ok(Verdict::Proven { chances }) => {
                let args = [("steps", record.entries.len().into()), ("rolls", chances.into())];
                (true, "proven", locale.text("ui-verify-proven", &args))
            }
            Ok(Verdict::LegalOnly { chances }) => {
                let args = [("steps", record.entries.len().into()), ("rolls", chances.into())];
                (true, "legal", locale.text("ui-verify-legal", &args))
            }
            Ok(Verdict::BrokenCommitment(party)) => {
                (false, "broken_commitment", locale.text("ui-verify-commitment", &[("party", party.into())]))
            }
            Ok(Verdict::WrongRoll { number, found, expected }) => {
                let args =
                    [("number", number.into()), ("found", found.into()), ("expected", expected.into())];
                (false, "wrong_roll", locale.text("ui-verify-roll", &args))
            }
            Err(error) => (false, "illegal", error.to_string()),
        };
        let mut out = std::io::stdout().lock();
        if self.json {
            let result = record.result.as_ref().map(ToString::to_string);
            writeln!(out, "{}", json!({ "verdict": code, "ok": good, "words": words, "result": result }))?;
        } else {
            writeln!(out, "{words}")?;
        }
        Ok(ExitCode::from(u8::from(!good)))
    }
}
