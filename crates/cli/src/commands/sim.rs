//! `touchline sim GAME`: many matches between computer coaches.

use crate::input::GameArgs;
use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::Instant;
use touchline_coach::{Clock, Judged, Spec, Visitor};
use touchline_kernel::{BySeat, Seat};
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
    fn evidence(self, sums: &Sums) -> f64 {
        let (mean, variance) = sums.mean();
        if variance <= 0.0 {
            return 0.0;
        }
        let [low, high] = [self.low, self.high].map(|elo| 1.0 / (1.0 + 10f64.powf(-elo / 400.0)));
        sums.matches() as f64 * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// HIGH, LOW, or not clear yet.
    fn verdict(self, sums: &Sums) -> Option<bool> {
        // The bounds of Wald's test for errors of 5 % each way.
        let bound = (0.95f64 / 0.05).ln();
        let evidence = self.evidence(sums);
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

/// Sums over matches; adding them up in any order gives the same.
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    home_wins: u64,
    draws: u64,
    away_wins: u64,
    goals: [u64; 2],
    decisions: u64,
    chances: u64,
    nodes: u64,
    steps_min: u64,
    steps_max: u64,
}

impl Sums {
    fn plus(self, other: Self) -> Self {
        if self.matches() == 0 {
            return other;
        }
        if other.matches() == 0 {
            return self;
        }
        Self {
            home_wins: self.home_wins + other.home_wins,
            draws: self.draws + other.draws,
            away_wins: self.away_wins + other.away_wins,
            goals: [self.goals[0] + other.goals[0], self.goals[1] + other.goals[1]],
            decisions: self.decisions + other.decisions,
            chances: self.chances + other.chances,
            nodes: self.nodes + other.nodes,
            steps_min: self.steps_min.min(other.steps_min),
            steps_max: self.steps_max.max(other.steps_max),
        }
    }

    fn matches(&self) -> u64 {
        self.home_wins + self.draws + self.away_wins
    }

    /// Points a match and their variance. Half a win is added on both sides, so that a clean sweep has a finite value.
    fn mean(&self) -> (f64, f64) {
        let n = self.matches() as f64 + 1.0;
        let (wins, draws) = (self.home_wins as f64 + 0.5, self.draws as f64);
        let mean = (wins + draws / 2.0) / n;
        let variance = (wins * (1.0 - mean).powi(2)
            + draws * (0.5 - mean).powi(2)
            + (self.away_wins as f64 + 0.5) * mean.powi(2))
            / n;
        (mean, variance)
    }
}

/// Home's strength over away's.
#[derive(Debug, Clone, Copy, Serialize)]
struct Elo {
    value: f64,
    low: f64,
    high: f64,
}

impl Elo {
    /// From results, with a 95 % interval.
    fn of(sums: &Sums) -> Self {
        let (mean, variance) = sums.mean();
        let n = sums.matches() as f64 + 1.0;
        let margin = 1.96 * (variance / n).sqrt();
        let elo = |score: f64| {
            let score = score.clamp(1e-6, 1.0 - 1e-6);
            (-400.0 * (1.0 / score - 1.0).log10() * 10.0).round() / 10.0
        };
        Self { value: elo(mean), low: elo(mean - margin), high: elo(mean + margin) }
    }
}

/// What programs read.
#[derive(Debug, Serialize)]
struct Report {
    game: String,
    options: serde_json::Value,
    home: String,
    away: String,
    matches: u64,
    seed: u64,
    home_wins: u64,
    draws: u64,
    away_wins: u64,
    goals: [u64; 2],
    decisions: u64,
    chances: u64,
    steps_min: u64,
    steps_max: u64,
    elo: Elo,
    /// The part of the decided matches that home won, with a 95 % interval.
    decided: [f64; 3],
    mirrored: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<&'static str>,
    nodes: u64,
    seconds: f64,
    threads: usize,
}

struct Simulation<'a> {
    sim: &'a Sim,
    threads: usize,
    bar: ProgressBar,
}

impl Visitor for Simulation<'_> {
    type Output = Result<Sums>;

    fn visit<G: Judged>(self, game: G) -> Result<Sums> {
        if game.clock_seconds().is_some() {
            bail!("a simulation has no real clock: leave out `clock_seconds` and use a limit in turns");
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build().context("threads")?;
        let mut sums = Sums::default();
        let mut from = 0;
        while from < self.sim.matches {
            let to =
                if self.sim.sprt.is_some() { (from + BLOCK).min(self.sim.matches) } else { self.sim.matches };
            let block = pool.install(|| {
                (from..to)
                    .into_par_iter()
                    .map(|number| {
                        let sums = self.play(&game, number);
                        self.bar.inc(1);
                        sums
                    })
                    .reduce(Sums::default, Sums::plus)
            });
            sums = sums.plus(block);
            from = to;
            if self.sim.sprt.is_some_and(|sprt| sprt.verdict(&sums).is_some()) {
                break;
            }
        }
        Ok(sums)
    }
}

impl Simulation<'_> {
    fn play<G: Judged>(&self, game: &G, number: u64) -> Sums {
        let Sim { home, away, seed, mirrored, clock, .. } = *self.sim;
        let clock = if clock { Clock::Real } else { Clock::Counted };
        // In a pair both matches have the same dice.
        let (dice, swapped) = if mirrored { (number / 2, number % 2 == 1) } else { (number, false) };
        let coaches = if swapped { BySeat::new(away, home) } else { BySeat::new(home, away) };
        let bout = touchline_coach::play(game, coaches, clock, seed, dice);
        let mut goals = [bout.finish.score.home, bout.finish.score.away].map(u64::from);
        let mut winner = bout.finish.winner;
        if swapped {
            goals.reverse();
            winner = winner.map(Seat::other);
        }
        let steps = bout.decisions + bout.chances;
        Sums {
            home_wins: u64::from(winner == Some(Seat::Home)),
            draws: u64::from(winner.is_none()),
            away_wins: u64::from(winner == Some(Seat::Away)),
            goals,
            decisions: bout.decisions,
            chances: bout.chances,
            nodes: bout.nodes.home + bout.nodes.away,
            steps_min: steps,
            steps_max: steps,
        }
    }
}

/// A share with its 95 % interval by Wilson's formula, which stays within 0 and 1.
fn share(count: u64, of: u64) -> [f64; 3] {
    if of == 0 {
        return [0.5, 0.0, 1.0];
    }
    let n = of as f64;
    let (p, z2) = (count as f64 / n, 1.96f64 * 1.96);
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let margin = 1.96 / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    [p, centre - margin, centre + margin]
}

impl Sim {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.map_or_else(cores, usize::from);
        let options = self.game.options()?;
        let table = self.game.open()?;
        let bar = if std::io::stderr().is_terminal() {
            ProgressBar::new(self.matches)
        } else {
            ProgressBar::hidden()
        };
        let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta} left");
        bar.set_style(style.context("the bar's template")?);
        let start = Instant::now();
        let simulation = Simulation { sim: &self, threads, bar: bar.clone() };
        let sums = touchline_coach::visit(&self.game.game, &options, simulation)??;
        bar.finish_and_clear();
        let report = Report {
            game: self.game.game.clone(),
            options: serde_json::from_str(&table.changed_options())?,
            home: self.home.to_string(),
            away: self.away.to_string(),
            matches: sums.matches(),
            seed: self.seed,
            home_wins: sums.home_wins,
            draws: sums.draws,
            away_wins: sums.away_wins,
            goals: sums.goals,
            decisions: sums.decisions,
            chances: sums.chances,
            steps_min: sums.steps_min,
            steps_max: sums.steps_max,
            elo: Elo::of(&sums),
            decided: share(sums.home_wins, sums.home_wins + sums.away_wins),
            mirrored: self.mirrored,
            sprt: self.sprt.map(|sprt| match sprt.verdict(&sums) {
                Some(true) => "high",
                Some(false) => "low",
                None => "open",
            }),
            nodes: sums.nodes,
            seconds: start.elapsed().as_secs_f64(),
            threads,
        };
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
        } else {
            tell(&mut out, &report, locale)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn tell(out: &mut impl Write, report: &Report, locale: &Locale) -> Result<()> {
    let n = report.matches as f64;
    let shown = |[p, low, high]: [f64; 3]| {
        let [p, low, high] = [p, low, high].map(|share| share * 100.0);
        format!("{p:5.1} %  ({low:.1} … {high:.1})")
    };
    let share = |count: u64| format!("{count:>9}  {}", shown(share(count, report.matches)));
    let goals = report.goals.map(|goals| goals as f64 / n);
    let steps = (report.decisions + report.chances) as f64 / n;
    let elo = report.elo;
    let Report { game, options, home, away, seed, .. } = report;
    writeln!(out, "{game} {options}  {home} – {away}  seed {seed}")?;
    for (id, value) in [
        ("ui-sim-home-wins", share(report.home_wins)),
        ("ui-sim-draws", share(report.draws)),
        ("ui-sim-away-wins", share(report.away_wins)),
        ("ui-sim-decided", format!("{:>9}  {}", report.home_wins + report.away_wins, shown(report.decided))),
        ("ui-sim-goals", format!("{:>9.3} – {:.3}", goals[0], goals[1])),
        ("ui-sim-steps", format!("{steps:>9.0}  ({} … {})", report.steps_min, report.steps_max)),
        ("ui-sim-elo", format!("{:>+9.1}  ({:+.1} … {:+.1})", elo.value, elo.low, elo.high)),
        ("ui-sim-seconds", format!("{:>9.1}", report.seconds)),
        ("ui-sim-threads", format!("{:>9}", report.threads)),
        ("ui-sim-rate", format!("{:>9.0}", report.decisions as f64 / report.seconds)),
    ] {
        writeln!(out, "  {:<24} {value}", locale.text(id, &[]))?;
    }
    Ok(())
}
