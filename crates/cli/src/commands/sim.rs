//! `touchline sim GAME`: many matches between computer coaches.

use crate::input::{GameArgs, cores, paint, write_file};
use crate::interrupt::{INTERRUPTED, stop_at_interrupt};
use crate::progress::TimeBar;
use anyhow::{Context, Result};
use clap::Args;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use touchline_coach::{Clock, Spec, Sprt};
use touchline_laboratory::{Figures, MatchLines, Report, Run, Simulation, page, pretty, print, seconds};
use touchline_locale::Locale;

/// What to simulate.
#[derive(Debug, Args)]
pub struct Sim {
    #[command(flatten)]
    game: GameArgs,
    /// Home's coach: random, rookie, club, pro, world or greedy; `/10` gives a tenth of the thinking, `:50ms` or `:2000n` another.
    #[arg(long, value_name = "COACH", add = clap_complete::engine::ArgValueCandidates::new(crate::complete::coaches), default_value = "random")]
    home: Spec,
    /// Away's coach.
    #[arg(long, value_name = "COACH", add = clap_complete::engine::ArgValueCandidates::new(crate::complete::coaches), default_value = "random")]
    away: Spec,
    /// How many matches.
    #[arg(long, default_value_t = 1000, value_parser = crate::input::whole(1, 1000000000))]
    matches: u64,
    /// The same seed gives the same result, however many threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many cores to use; all of them if not given.
    #[arg(long, value_parser = crate::input::whole_u16(1, 1024))]
    threads: Option<u16>,
    /// Matches in pairs with the same dice and seats swapped; results are then those of the first coach, wherever he sat.
    #[arg(long)]
    mirrored: bool,
    /// Coaches think by the clock instead of counting positions: results then depend on the machine.
    #[arg(long)]
    clock: bool,
    /// Stop as soon as it is clear (5% error each way) whether the first coach is stronger by LOW or by HIGH Elo.
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// The report as a page with charts, in one file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// CSV, one line per match.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write each match as a record that `touchline verify` can check.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let wrong = || "write two numbers, the lower first, such as 0,20".to_owned();
    let (low, high) = text.split_once(',').ok_or_else(wrong)?;
    let (low, high): (f64, f64) = (low.parse().map_err(|_| wrong())?, high.parse().map_err(|_| wrong())?);
    if low < high && low.abs() <= 2000.0 && high.abs() <= 2000.0 {
        Ok(Sprt { low, high })
    } else {
        Err(wrong())
    }
}

impl Sim {
    fn simulation(&self) -> Result<Simulation> {
        Ok(Simulation {
            game: self.game.game.clone(),
            options: self.game.options()?,
            home: self.home,
            away: self.away,
            matches: self.matches,
            seed: self.seed,
            mirrored: self.mirrored,
            clock: if self.clock { Clock::Real } else { Clock::Counted },
            sprt: self.sprt,
            records: self.records.is_some(),
            threads: self.threads.map_or_else(cores, usize::from),
        })
    }

    fn csv_name(&self) -> String {
        format!("cannot write {}", self.csv.as_deref().unwrap_or(std::path::Path::new("")).display())
    }

    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let simulation = self.simulation()?;
        let threads = simulation.threads;
        let rules: Vec<&'static str> = touchline_games::guide(&self.game.game)?.rules().collect();
        // Where things go is tried before hours are spent.
        let mut lines = match &self.csv {
            Some(path) => {
                let file = File::create(path).with_context(|| self.csv_name())?;
                Some(MatchLines::new(BufWriter::new(file), rules).with_context(|| self.csv_name())?)
            }
            None => None,
        };
        if let Some(folder) = &self.records {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        if let Some(path) = &self.html {
            write_file(path, "")?;
        }
        let stop = stop_at_interrupt()?;
        let start = Instant::now();
        let mut bar = TimeBar::new(self.matches, locale);
        let done = simulation.run(&stop, &mut bar, &mut |scored| {
            if let (Some(folder), Some(record)) = (&self.records, &scored.record) {
                let path = folder.join(format!("{:06}.record", scored.sheet.number));
                write_file(&path, &record.to_string())?;
            }
            match &mut lines {
                Some(lines) => lines.add(scored.sheet).with_context(|| self.csv_name()),
                None => Ok(()),
            }
        });
        bar.clear();
        let run = done?;
        if let Some(lines) = lines {
            lines.finish().with_context(|| self.csv_name())?;
        }
        let time = start.elapsed();
        let interrupted = stop.is_set();
        let verdict =
            self.sprt.map(|sprt| match sprt.verdict(run.tally.wins, run.tally.draws, run.tally.losses) {
                Some(true) => "high",
                Some(false) => "low",
                None => "open",
            });
        let report = self.report(&run, verdict, interrupted, time, threads, locale);
        if let Some(path) = &self.html {
            write_file(path, &page(&report, locale))?;
        }
        let mut out = std::io::stdout().lock();
        if self.json {
            let mut json = run.json();
            if let Some(verdict) = verdict {
                json.insert("sprt".to_owned(), verdict.into());
            }
            if interrupted {
                json.insert("interrupted".to_owned(), true.into());
            }
            json.insert("seconds".to_owned(), json!(seconds(time)));
            json.insert("threads".to_owned(), threads.into());
            writeln!(out, "{}", pretty(&Value::Object(json)))?;
        } else {
            print(&mut out, &report, Figures::of(locale), paint())?;
        }
        Ok(if interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    fn report(
        &self,
        run: &Run,
        verdict: Option<&str>,
        interrupted: bool,
        time: std::time::Duration,
        threads: usize,
        locale: &Locale,
    ) -> Report {
        let text = |id: &str| locale.text(id, &[]);
        let figures = Figures::of(locale);
        let name = text(&format!("{}-name", run.game));
        let title = match run.options.as_object().is_none_or(serde_json::Map::is_empty) {
            true => format!("{name}: {} – {}", run.home, run.away),
            false => format!("{name} {}: {} – {}", run.options, run.home, run.away),
        };
        let rate = run.tally.decisions.sum() as f64 / time.as_secs_f64().max(1e-9);
        let mut facts = vec![
            (text("ui-report-matches"), run.tally.matches().to_string()),
            (text("ui-report-seed"), run.seed.to_string()),
            (text("ui-report-seconds"), figures.fixed(time.as_secs_f64(), 1)),
            (text("ui-report-threads"), threads.to_string()),
            (text("ui-report-rate"), figures.fixed(rate, 0)),
        ];
        if let Some((sprt, verdict)) = self.sprt.zip(verdict) {
            facts.push((format!("SPRT {} / {}", sprt.low, sprt.high), verdict.to_owned()));
        }
        let mut warnings = Vec::new();
        if interrupted {
            let args = [("done", run.tally.matches().into()), ("all", self.matches.into())];
            warnings.push(locale.text("ui-report-interrupted", &args));
        }
        let parts = if run.tally.matches() == 0 { Vec::new() } else { run.parts(locale) };
        Report { title, facts, warnings, parts }
    }
}
