//! `touchline analyse RECORD…`: what really happened.

mod tell;

use crate::commands::replay::read_record;
use crate::commands::verify::objection;
use crate::input::{cores, paint, writable, write_file};
use crate::interrupt::{INTERRUPTED, stop_at_interrupt};
use crate::progress::TimeBar;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use touchline_analysis::{Analysis, AnalysisError, Budget, Settings, analyse, summarise};
use touchline_laboratory::{Figures, Stop, page, print};
use touchline_locale::Locale;

/// The ending of the records in a folder.
const ENDING: &str = "record";

/// What to analyse.
#[derive(Debug, Args)]
#[command(
    after_help = "Exit codes: 0 analysed; 1 a record is no match, or its rolls are not what its dice give; 2 a record cannot be read."
)]
pub struct Analyse {
    /// Records, names from `touchline matches`, or folders of `.record` files; `-` reads standard input.
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// How much is searched: quick (at most 3 seconds a match), normal (20) or deep (minutes).
    #[arg(long, default_value = "quick")]
    budget: Budget,
    /// The same seed gives the same analysis, however many threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many cores to use; all of them if not given.
    #[arg(long, value_parser = crate::input::whole_u16(1, 1024))]
    threads: Option<u16>,
    /// The analysis as a page with charts, in one file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// For programs: one object per record, each on its own line.
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let files = self.files()?;
        if let Some(path) = &self.html {
            writable(path)?;
        }
        let stop = stop_at_interrupt()?;
        let mut analyses = Vec::new();
        let (mut wrong, mut unread) = (false, false);
        let mut out = std::io::stdout().lock();
        for file in &files {
            let record = match read_record(file) {
                Ok(record) => record,
                // Of many, the others are analysed all the same.
                Err(error) if files.len() > 1 => {
                    eprintln!("touchline: {error:#}");
                    unread = true;
                    continue;
                }
                Err(error) => return Err(error),
            };
            if let Some(words) = objection(&record, locale) {
                eprintln!("touchline: {}: {words}", file.display());
                wrong = true;
                continue;
            }
            match self.analysed(&record, &stop, locale) {
                Ok(analysis) => {
                    if self.json {
                        writeln!(out, "{}", serde_json::to_string(&analysis)?)?;
                    } else if files.len() == 1 {
                        print(&mut out, &tell::one(&analysis, locale), Figures::of(locale), paint())?;
                    }
                    analyses.push(analysis);
                }
                Err(AnalysisError::Stopped) => return Ok(ExitCode::from(INTERRUPTED)),
                Err(error) => return Err(error).with_context(|| file.display().to_string()),
            }
        }
        let many = || {
            let coaches = summarise(&analyses, |analysis, seat| Some(analysis.names[seat].as_str()));
            tell::many(&analyses, &coaches, locale)
        };
        if !self.json && files.len() > 1 && !analyses.is_empty() {
            print(&mut out, &many(), Figures::of(locale), paint())?;
        }
        if let Some(path) = self.html.as_ref().filter(|_| !analyses.is_empty()) {
            let report = match &analyses[..] {
                [analysis] => tell::one(analysis, locale),
                _ => many(),
            };
            write_file(path, &page(&report, locale))?;
        }
        out.flush()?;
        Ok(match (unread, wrong) {
            (true, _) => ExitCode::from(2),
            (_, true) => ExitCode::from(1),
            _ => ExitCode::SUCCESS,
        })
    }

    /// The records, those of folders in the order of their names.
    fn files(&self) -> Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        for path in &self.records {
            if !path.is_dir() {
                files.push(path.clone());
                continue;
            }
            let entries =
                std::fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
            let mut inside: Vec<PathBuf> = entries
                .filter_map(|entry| Some(entry.ok()?.path()))
                .filter(|file| file.extension().is_some_and(|ending| ending == ENDING))
                .collect();
            if inside.is_empty() {
                bail!("{} has no file that ends in .{ENDING}", path.display());
            }
            inside.sort();
            files.append(&mut inside);
        }
        Ok(files)
    }

    /// Analyses one record while a bar shows how far it is.
    fn analysed(
        &self,
        record: &touchline_kernel::record::Record,
        stop: &Stop,
        locale: &Locale,
    ) -> Result<Analysis, AnalysisError> {
        let threads = self.threads.map_or_else(cores, usize::from);
        let settings = Settings { budget: self.budget, seed: self.seed, threads };
        let bar = Mutex::new((TimeBar::new(record.entries.len() as u64, locale), 0));
        let told = |done: u32, _: u32| {
            // Who finds the bar in use leaves it to the other.
            if let Ok(mut bar) = bar.try_lock() {
                while bar.1 < done {
                    bar.0.advance();
                    bar.1 += 1;
                }
            }
        };
        let analysis = analyse(record, settings, stop.flag(), &told);
        if let Ok(bar) = bar.lock() {
            bar.0.clear();
        }
        analysis
    }
}
