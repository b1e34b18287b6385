//! `touchline sim GAME`: many matches between computer coaches.

use crate::input::{GameArgs, cores, paint, write_file};
use crate::interrupt::{INTERRUPTED, whistle_at_interrupt};
use crate::progress::TimeBar;
use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use touchline_coach::{Clock, Judged, Spec, Visitor};
use touchline_laboratory::{
    Crew, Figures, Fixture, MatchLines, Pace, Report, Run, Scored, Tally, Whistle, page, play, points,
    pretty, print, seconds,
};
use touchline_locale::Locale;

/// What to simulate.
#[derive(Debug, Args)]
pub struct Sim {
    #[command(flatten)]
    game: GameArgs,
    /// Home's coach: random, rookie, club, pro, world or greedy; `/10` gives a tenth of the thinking, `:50ms` or `:2000n` another.
    #[arg(long, value_name = "COACH", default_value = "random")]
    home: Spec,
    /// Away's coach.
    #[arg(long, value_name = "COACH", default_value = "random")]
    away: Spec,
    /// How many matches.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    matches: u64,
    /// The same seed gives the same result, whatever the threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many cores to use; all of them if not given.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Matches in pairs with the same dice and seats swapped; results are then those of the first coach, wherever he sat.
    #[arg(long)]
    mirrored: bool,
    /// Coaches think by the clock instead of counting positions: results then depend on the machine.
    #[arg(long)]
    clock: bool,
    /// Stop as soon as it is clear (5 % error each way) whether the first coach is stronger by LOW or by HIGH Elo.
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// The report as a page with charts, in one file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// A line for each match.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Each match as a record that `touchline verify` proves.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

/// Two strengths to tell apart.
#[derive(Debug, Clone, Copy)]
struct Sprt {
    low: f64,
    high: f64,
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

impl Sprt {
    /// The logarithm of how much better HIGH explains the results than LOW.
    fn evidence(self, tally: &Tally) -> f64 {
        let (mean, variance) = points(tally.wins, tally.draws, tally.losses);
        if variance <= 0.0 {
            return 0.0;
        }
        let [low, high] = [self.low, self.high].map(|elo| 1.0 / (1.0 + 10f64.powf(-elo / 400.0)));
        tally.matches() as f64 * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// HIGH, LOW, or not clear yet.
    fn verdict(self, tally: &Tally) -> Option<bool> {
        // The bounds of Wald's test for errors of 5 % each way.
        let bound = (0.95f64 / 0.05).ln();
        let evidence = self.evidence(tally);
        if evidence >= bound {
            Some(true)
        } else if evidence <= -bound {
            Some(false)
        } else {
            None
        }
    }
}

/// Whether it has become clear is looked at after so many matches, whatever the threads.
const BLOCK: u64 = 32;

struct Simulation<'a> {
    sim: &'a Sim,
    threads: usize,
    whistle: &'a Whistle,
    locale: &'a Locale,
    /// The options as records keep them.
    options: &'a str,
    lines: Option<MatchLines<BufWriter<File>>>,
}

impl Visitor for Simulation<'_> {
    type Output = Result<Tally>;

    fn visit<G: Judged>(mut self, game: G) -> Result<Tally> {
        if game.clock_seconds().is_some() {
            bail!("a simulation has no real clock: leave out `clock_seconds` and use a limit in turns");
        }
        let Sim { matches, sprt, .. } = *self.sim;
        let crew = Crew { threads: self.threads, whistle: self.whistle };
        let mut pace = Pace::new([(0, matches)], self.threads);
        let mut bar = TimeBar::new(matches, self.locale);
        let mut lines = self.lines.take();
        let mut tally = Tally::default();
        let mut from = 0;
        let mut done = Ok(());
        while from < matches && done.is_ok() && !self.whistle.blown() {
            let to = if sprt.is_some() { (from + BLOCK).min(matches) } else { matches };
            let mut block = Tally::default();
            done = crew.run(
                from..to,
                &mut pace,
                &mut bar,
                |_| 0,
                |number| self.play(&game, number),
                |scored, _| {
                    block.add(&scored.sheet);
                    match &mut lines {
                        Some(lines) => lines.add(scored.sheet).with_context(|| self.sim.csv_name()),
                        None => Ok(()),
                    }
                },
            );
            tally.merge(&block);
            from = to;
            if sprt.is_some_and(|sprt| sprt.verdict(&tally).is_some()) {
                break;
            }
        }
        bar.clear();
        done?;
        if let Some(lines) = lines {
            lines.finish().with_context(|| self.sim.csv_name())?;
        }
        Ok(tally)
    }
}

impl Simulation<'_> {
    fn play<G: Judged>(&self, game: &G, number: u64) -> Result<Option<Scored>> {
        let Sim { home, away, seed, mirrored, clock, .. } = *self.sim;
        let clock = if clock { Clock::Real } else { Clock::Counted };
        let fixture = Fixture { number, first: home, second: away, mirrored, clock, seed };
        let records = self.sim.records.as_ref();
        let mut scored = play(game, fixture, self.whistle, records.map(|_| self.options));
        if let (Some(folder), Some(record)) =
            (records, scored.as_mut().and_then(|scored| scored.record.take()))
        {
            let path = folder.join(format!("{number:06}.record"));
            std::fs::write(&path, record.to_string())
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(scored)
    }
}

impl Sim {
    fn csv_name(&self) -> String {
        format!("cannot write {}", self.csv.as_deref().unwrap_or(std::path::Path::new("")).display())
    }

    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let threads = self.threads.map_or_else(cores, usize::from);
        let options = self.game.options()?;
        let changed = self.game.open()?.changed_options();
        let rules: Vec<&'static str> = touchline_games::guide(&self.game.game)?.rules().collect();
        // Where things go is tried before hours are spent.
        let lines = match &self.csv {
            Some(path) => {
                let file = File::create(path).with_context(|| self.csv_name())?;
                Some(MatchLines::new(BufWriter::new(file), rules.clone()).with_context(|| self.csv_name())?)
            }
            None => None,
        };
        if let Some(folder) = &self.records {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        if let Some(path) = &self.html {
            write_file(path, "")?;
        }
        let whistle = whistle_at_interrupt()?;
        let start = Instant::now();
        let simulation =
            Simulation { sim: &self, threads, whistle: &whistle, locale, options: &changed, lines };
        let tally = touchline_coach::visit(&self.game.game, &options, simulation)??;
        let time = start.elapsed();
        let interrupted = whistle.blown();
        let run = Run {
            game: self.game.game.clone(),
            rules,
            options: serde_json::from_str(&changed)?,
            home: self.home.to_string(),
            away: self.away.to_string(),
            seed: self.seed,
            mirrored: self.mirrored,
            tally,
        };
        let verdict = self.sprt.map(|sprt| match sprt.verdict(&run.tally) {
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
