//! `touchline verify RECORD`.

use crate::commands::replay::read_record;
use anyhow::{Context, Result};
use clap::Args;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use touchline_kernel::dice::to_hex;
use touchline_kernel::record::{DiceSource, Record};
use touchline_live::{PublicKey, Verdict};
use touchline_locale::Locale;

/// What to prove.
#[derive(Debug, Args)]
#[command(
    after_help = "Exit codes: 0 proven; 1 false: a move, a roll, a promise or the signature is not what it should be; 2 the record \
    cannot be read; 3 legal, but the rolls cannot be recomputed; 4 proven as far as it goes, and not finished; 5 not signed, and a key was \
    given."
)]
pub struct Verify {
    /// A record; `-` reads standard input.
    record: PathBuf,
    /// The server's public key (`GET /api/v1/key`): names, date, end and result are proven as well.
    #[arg(long, value_name = "HEX")]
    key: Option<String>,
    /// What the server promised before the first roll, if you kept it.
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

/// What was found: the exit code, the word for programs, the words for people.
struct Finding(u8, &'static str, String);

impl Finding {
    const PROVEN: u8 = 0;
    const FALSE: u8 = 1;
    const LEGAL: u8 = 3;
    const UNFINISHED: u8 = 4;
    const UNSIGNED: u8 = 5;
}

impl Verify {
    /// Exit code 0 for what is proven, and for nothing else.
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let key = self.key.as_deref().map(|text| {
            PublicKey::read(text).context("--key: expected a public key of 64 hexadecimal digits")
        });
        let key = key.transpose()?;
        let record = read_record(&self.record)?;
        let commitment = self.commitment.as_deref();
        let Finding(code, verdict, mut words) = promised(&record, commitment, locale)
            .or_else(|| signed(&record, key.as_ref(), locale))
            .unwrap_or_else(|| played(&record, locale));
        let signed = key.is_some() && code == Finding::PROVEN;
        if code == Finding::PROVEN {
            words = format!(
                "{words}\n{}",
                locale.text(if signed { "ui-verify-signed" } else { "ui-verify-dice-only" }, &[])
            );
        }
        let mut out = std::io::stdout().lock();
        if self.json {
            let result = record.result.as_ref().map(ToString::to_string);
            let ok = code == Finding::PROVEN;
            let answer =
                json!({ "verdict": verdict, "ok": ok, "signed": signed, "words": words, "result": result });
            writeln!(out, "{answer}")?;
        } else {
            writeln!(out, "{words}")?;
        }
        Ok(ExitCode::from(code))
    }
}

/// Is what the server promised first what the record says that it promised?
fn promised(record: &Record, first: Option<&str>, locale: &Locale) -> Option<Finding> {
    let first = first?;
    let same = matches!(&record.dice, DiceSource::Shared { server: (commitment, _), .. } if to_hex(&commitment.0) == first);
    (!same).then(|| Finding(Finding::FALSE, "other_commitment", locale.text("ui-verify-promise", &[])))
}

/// Has the server signed it? None if it has, or if nobody asks.
fn signed(record: &Record, key: Option<&PublicKey>, locale: &Locale) -> Option<Finding> {
    match key?.signed(record) {
        Some(true) => None,
        Some(false) => Some(Finding(Finding::FALSE, "wrong_signature", locale.text("ui-verify-forged", &[]))),
        None => Some(Finding(Finding::UNSIGNED, "unsigned", locale.text("ui-verify-unsigned", &[]))),
    }
}

/// What is wrong with a record that is no match, or not with these dice, in words; nothing if it is one.
pub fn objection(record: &Record, locale: &Locale) -> Option<String> {
    let Finding(code, _, words) = played(record, locale);
    (code == Finding::FALSE).then_some(words)
}

/// Was it played by the rules, with these dice?
fn played(record: &Record, locale: &Locale) -> Finding {
    let counted = |rolls: usize| [("steps", record.entries.len().into()), ("rolls", rolls.into())];
    match touchline_live::verify(record) {
        Ok(Verdict::Proven { chances }) if record.result.is_none() => {
            let words = locale.text("ui-verify-unfinished", &counted(chances));
            Finding(Finding::UNFINISHED, "unfinished", words)
        }
        Ok(Verdict::Proven { chances }) => {
            Finding(Finding::PROVEN, "proven", locale.text("ui-verify-proven", &counted(chances)))
        }
        Ok(Verdict::LegalOnly { chances }) => {
            Finding(Finding::LEGAL, "legal", locale.text("ui-verify-legal", &counted(chances)))
        }
        Ok(Verdict::BrokenCommitment(party)) => {
            let words = locale.text("ui-verify-commitment", &[("party", party.into())]);
            Finding(Finding::FALSE, "broken_commitment", words)
        }
        Ok(Verdict::WrongRoll { number, found, expected }) => {
            let args = [("number", number.into()), ("found", found.into()), ("expected", expected.into())];
            Finding(Finding::FALSE, "wrong_roll", locale.text("ui-verify-roll", &args))
        }
        Err(error) => Finding(Finding::FALSE, "illegal", error.to_string()),
    }
}
