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
use touchline_games::{Shelved, Visitor};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Seat, Silent, Turn, random_outcome};
use touchline_locale::Locale;

/// What to simulate.
#[derive(Debug, Args)]
pub struct Sim {
    #[command(flatten)]
    game: GameArgs,
    /// Home's coach; until the others have learnt their trade: random.
    #[arg(long, default_value = "random")]
    home: String,
    /// Away's coach.
    #[arg(long, default_value = "random")]
    away: String,
    /// How many matches.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    matches: u64,
    /// The same seed gives the same result, whatever the threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many cores to use; all of them if not given.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

/// Sums over matches; adding them up in any order gives the same.
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    home_wins: u64,
    draws: u64,
    away_wins: u64,
    goals: [u64; 2],
    decisions: u64,
    chances: u64,
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
            steps_min: self.steps_min.min(other.steps_min),
            steps_max: self.steps_max.max(other.steps_max),
        }
    }

    fn matches(&self) -> u64 {
        self.home_wins + self.draws + self.away_wins
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
    /// From results, with a 95 % interval. Half a win is added on both sides, so that a clean sweep has a finite value.
    fn of(sums: &Sums) -> Self {
        let n = sums.matches() as f64 + 1.0;
        let (wins, draws) = (sums.home_wins as f64 + 0.5, sums.draws as f64);
        let mean = (wins + draws / 2.0) / n;
        let variance = (wins * (1.0 - mean).powi(2)
            + draws * (0.5 - mean).powi(2)
            + (sums.away_wins as f64 + 0.5) * mean.powi(2))
            / n;
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

    fn visit<G: Shelved>(self, game: G) -> Result<Sums> {
        if game.clock_seconds().is_some() {
            bail!("a simulation has no real clock: leave out `clock_seconds` and use a limit in turns");
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build().context("threads")?;
        Ok(pool.install(|| {
            (0..self.sim.matches)
                .into_par_iter()
                .map(|number| {
                    let sums = play(&game, self.sim.seed, number);
                    self.bar.inc(1);
                    sums
                })
                .reduce(Sums::default, Sums::plus)
        }))
    }
}

/// One match. Its chances come from the dice of its number alone, so that its record can be proven; what coaches draw for
/// themselves comes from other dice.
fn play<G: Shelved>(game: &G, seed: u64, number: u64) -> Sums {
    let mut dice = FairDice::for_match(seed, number);
    let mut choice = FairDice::for_match(!seed, number);
    let mut position = game.start();
    let mut actions = Vec::with_capacity(1024);
    let mut sums = Sums::default();
    loop {
        match game.turn(&position) {
            Turn::Decision(_) => {
                game.list(&position, &mut actions);
                let action = actions[choice.below(actions.len() as u32) as usize];
                game.apply(&mut position, action, &mut Silent);
                sums.decisions += 1;
            }
            Turn::Chance => {
                if let Some(outcome) = random_outcome(game, &position, &mut dice) {
                    game.settle(&mut position, outcome, &mut Silent);
                }
                sums.chances += 1;
            }
            Turn::Over(finish) => {
                match finish.winner {
                    Some(Seat::Home) => sums.home_wins = 1,
                    Some(Seat::Away) => sums.away_wins = 1,
                    None => sums.draws = 1,
                }
                sums.goals = [u64::from(finish.score.home), u64::from(finish.score.away)];
                sums.steps_min = sums.decisions + sums.chances;
                sums.steps_max = sums.steps_min;
                return sums;
            }
        }
    }
}

impl Sim {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        for coach in [&self.home, &self.away] {
            if coach != "random" {
                bail!("there is no coach `{coach}`; there is random");
            }
        }
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
        let sums = touchline_games::visit(&self.game.game, &options, simulation)??;
        bar.finish_and_clear();
        let report = Report {
            game: self.game.game.clone(),
            options: serde_json::from_str(&table.changed_options())?,
            home: self.home,
            away: self.away,
            matches: self.matches,
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
    // 95 % by Wilson's formula, which stays within 0 and 100 %.
    let share = |count: u64| {
        let (p, z2) = (count as f64 / n, 1.96f64 * 1.96);
        let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let margin = 1.96 / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
        let [low, high] = [centre - margin, centre + margin].map(|share| share * 100.0);
        format!("{count:>9}  {:5.1} %  ({low:.1} … {high:.1})", p * 100.0)
    };
    let goals = report.goals.map(|goals| goals as f64 / n);
    let steps = (report.decisions + report.chances) as f64 / n;
    let elo = report.elo;
    let Report { game, options, home, away, seed, .. } = report;
    writeln!(out, "{game} {options}  {home} – {away}  seed {seed}")?;
    for (id, value) in [
        ("ui-sim-home-wins", share(report.home_wins)),
        ("ui-sim-draws", share(report.draws)),
        ("ui-sim-away-wins", share(report.away_wins)),
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
