//! `touchline bench [GAME]`: how fast the rules are in uniformly random legal play, and how fast each coach is, on one thread.

use crate::commands::bench_clock::{self, MeasureClock};
use crate::commands::bench_coach::{CoachSpeed, measure_coaches};
use crate::commands::bench_search::MeasureSearch;
use crate::input::{paint, read_text};
use crate::progress::TimeBar;
use anyhow::{Context, Result, bail};
use clap::Args;
use cpu_time::ProcessTime;
use serde::Serialize;
use serde_json::Value;
use std::cell::RefCell;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use touchline_coach::{Judged, Level, Visitor};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Playout, Silent};
use touchline_laboratory::{Cell, Figures, Part, Report, Table, Tone, print};
use touchline_locale::Locale;
use touchline_terminal::{KeyTimes, key_times};

/// What to measure.
#[derive(Debug, Args)]
pub struct Bench {
    /// Only this game.
    #[arg(value_parser = crate::input::game_id, add = clap_complete::engine::ArgValueCandidates::new(crate::complete::games))]
    game: Option<String>,
    /// A fixed number of steps from a fixed seed, for instruction counts; otherwise about two seconds, and the coaches.
    #[arg(long, value_name = "N")]
    steps: Option<u64>,
    /// Only the rules, not the coaches.
    #[arg(long, conflicts_with = "search")]
    rules: bool,
    /// How coaches search, in more detail.
    #[arg(long, conflicts_with = "steps")]
    search: bool,
    /// How long each level takes for a turn by the clock, on all cores.
    #[arg(long, conflicts_with_all = ["steps", "rules", "search"])]
    clock: bool,
    /// How fast the screen answers a key while a coach thinks.
    #[arg(long, conflicts_with_all = ["steps", "rules", "search", "clock"])]
    terminal: bool,
    /// Compare with an earlier `bench --json`.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["search", "clock"])]
    compare: Option<PathBuf>,
    /// Exit with 1 if anything is slower than before by more than this percentage.
    #[arg(long, value_name = "PERCENT", requires = "compare", value_parser = percent)]
    tolerance: Option<f64>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

fn percent(text: &str) -> Result<f64, String> {
    let number = text.trim_end_matches('%').parse::<f64>().ok();
    number.filter(|n| (0.0..=1000.0).contains(n)).ok_or_else(|| "write a percentage, such as 10".to_owned())
}

/// One line of the table.
#[derive(Debug, Serialize)]
struct Speed {
    game: &'static str,
    matches: u64,
    steps: u64,
    decisions: u64,
    chances: u64,
    cpu_seconds: f64,
    steps_per_cpu_second: f64,
    matches_per_cpu_second: f64,
    position_bytes: usize,
    /// How many times as fast as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    ratio: Option<f64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    coaches: Vec<CoachSpeed>,
}

struct Measure {
    steps: Option<u64>,
    coaches: bool,
}

/// Keys that are pressed in each game.
const KEYS: usize = 2_000;

/// Steps between two looks at the clock.
const BATCH: u64 = 100_000;

impl Visitor for Measure {
    type Output = Speed;

    fn visit<G: Judged>(self, game: G) -> Speed {
        let mut dice = FairDice::from_seed(1);
        let mut playout = Playout::<G>::default();
        let mut position = game.start();
        let mut matches = 0;
        let start = ProcessTime::now();
        let mut run = |steps: u64| {
            for _ in 0..steps {
                if !playout.step(&game, &mut position, &mut dice, &mut Silent) {
                    matches += 1;
                    position = game.start();
                }
            }
        };
        match self.steps {
            Some(steps) => run(steps),
            None => {
                while start.elapsed().as_secs_f64() < 2.0 {
                    run(BATCH);
                }
            }
        }
        let cpu_seconds = start.elapsed().as_secs_f64();
        let steps = playout.decisions + playout.chances;
        Speed {
            game: G::ID,
            matches,
            steps,
            decisions: playout.decisions,
            chances: playout.chances,
            cpu_seconds,
            steps_per_cpu_second: steps as f64 / cpu_seconds,
            matches_per_cpu_second: matches as f64 / cpu_seconds,
            position_bytes: size_of::<G::Position>(),
            ratio: None,
            coaches: if self.coaches { measure_coaches(&game) } else { Vec::new() },
        }
    }
}

impl Speed {
    /// Compares with the same game of an earlier run.
    fn compare(&mut self, before: &[Value]) {
        let Some(before) = before.iter().find(|line| line["game"] == self.game) else { return };
        let ratio =
            |now: f64, before: &Value| before.as_f64().filter(|n| *n > 0.0).map(|before| now / before);
        self.ratio = ratio(self.steps_per_cpu_second, &before["steps_per_cpu_second"]);
        for coach in &mut self.coaches {
            let mut coaches = before["coaches"].as_array().into_iter().flatten();
            let same = coaches.find(|line| line["coach"] == coach.coach);
            // The time of a turn is better if it is less.
            coach.ratio =
                same.and_then(|line| ratio(coach.ms_per_turn, &line["ms_per_turn"])).map(|ratio| 1.0 / ratio);
        }
    }

    fn ratios(&self) -> impl Iterator<Item = f64> {
        self.ratio.into_iter().chain(self.coaches.iter().filter_map(|coach| coach.ratio))
    }
}

impl Bench {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let games = match &self.game {
            Some(game) => vec![touchline_games::guide(game)?.id],
            None => touchline_games::guides().iter().map(|guide| guide.id).collect(),
        };
        if self.search {
            return self.think(&games, locale);
        }
        if self.clock {
            return self.watch(&games, locale);
        }
        if self.terminal {
            return self.press(&games, locale);
        }
        // Read before anything is measured: a slip in the name costs no time.
        let before = self.compare.as_deref().map(read_earlier).transpose()?;
        let coaches = self.steps.is_none() && !self.rules;
        let mut speeds = Vec::new();
        for game in games {
            let measure = Measure { steps: self.steps, coaches };
            let mut speed = touchline_coach::visit(game, &serde_json::json!({}), measure)?;
            if let Some(before) = &before {
                speed.compare(before);
            }
            speeds.push(speed);
        }
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&speeds)?)?;
        } else {
            let report = table(&speeds, before.is_some(), locale);
            print(&mut out, &report, Figures::of(locale), paint())?;
        }
        let slower = self.tolerance.is_some_and(|percent| {
            speeds.iter().flat_map(Speed::ratios).any(|ratio| ratio < 1.0 - percent / 100.0)
        });
        Ok(ExitCode::from(u8::from(slower)))
    }

    fn watch(&self, games: &[&'static str], locale: &Locale) -> Result<ExitCode> {
        let steps = (games.len() * Level::ALL.len()) as u64;
        let bar = RefCell::new(TimeBar::new(steps, locale));
        let mut times = Vec::new();
        for game in games {
            times.extend(touchline_coach::visit(game, &serde_json::json!({}), MeasureClock(&bar))?);
        }
        bar.borrow().clear();
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&times)?)?;
        } else {
            print(&mut out, &bench_clock::report(&times, locale), Figures::of(locale), paint())?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Presses keys while a coach thinks.
    fn press(&self, games: &[&'static str], locale: &Locale) -> Result<ExitCode> {
        let ms = |time: std::time::Duration| time.as_secs_f64() * 1000.0;
        let all = games.iter().map(|game| key_times(game, KEYS)).collect::<Result<Vec<KeyTimes>>>()?;
        let mut out = std::io::stdout().lock();
        if self.json {
            let line = |times: &KeyTimes| {
                serde_json::json!({
                    "game": times.game, "choices": times.choices, "keys": times.keys, "median_ms": ms(times.median), "p99_ms": ms(times.p99),
                    "longest_ms": ms(times.longest),
                })
            };
            writeln!(out, "{}", serde_json::to_string_pretty(&all.iter().map(line).collect::<Vec<_>>())?)?;
            return Ok(ExitCode::SUCCESS);
        }
        let columns =
            ["ui-bench-game", "ui-bench-keys", "ui-bench-median", "ui-bench-p99", "ui-bench-longest"];
        let figures = Figures::of(locale);
        let rows = all.iter().map(|times| {
            let mut row = vec![Cell::words(times.game), times.keys.to_string().into()];
            let each = [times.median, times.p99, times.longest];
            row.extend(each.map(|time| Cell::from(figures.fixed(ms(time), 2))));
            row
        });
        let table = Table {
            title: String::new(),
            columns: columns.map(|id| locale.text(id, &[])).to_vec(),
            rows: rows.collect(),
            note: Some(locale.text("ui-bench-terminal-note", &[])),
        };
        let title = locale.text("ui-bench-terminal-title", &[]);
        let report = Report { title, parts: vec![Part::Table(table)], ..Report::default() };
        print(&mut out, &report, figures, paint())?;
        Ok(ExitCode::SUCCESS)
    }

    fn think(&self, games: &[&'static str], locale: &Locale) -> Result<ExitCode> {
        let mut table = Vec::new();
        for game in games {
            table.push(touchline_coach::visit(game, &serde_json::json!({}), MeasureSearch)?);
        }
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&table)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        let columns = [
            "ui-bench-game",
            "ui-bench-nodes",
            "ui-bench-speed-up",
            "ui-bench-possible",
            "ui-bench-simulations",
            "ui-bench-playouts",
            "ui-bench-tree-cost",
        ];
        let [game, nodes, speed_up, possible, simulations, playouts, cost] =
            columns.map(|id| locale.text(id, &[]));
        writeln!(
            out,
            "{game:<10} {nodes:>16} {speed_up:>12} {possible:>12} {simulations:>16} {playouts:>12} {cost:>11}"
        )?;
        for line in table {
            writeln!(
                out,
                "{:<10} {:>16.0} {:>12.2} {:>12.2} {:>16.0} {:>12.0} {:>11.2}",
                line.game,
                line.nodes_per_cpu_second,
                line.speed_up,
                line.possible,
                line.simulations_per_cpu_second,
                line.playouts_per_cpu_second,
                line.tree_cost
            )?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The list that `bench --json` wrote.
fn read_earlier(path: &std::path::Path) -> Result<Vec<Value>> {
    let text = read_text(path)?;
    let list: Vec<Value> = serde_json::from_str(&text)
        .with_context(|| format!("{} is not what `bench --json` writes", path.display()))?;
    if !list.iter().all(|line| line["game"].is_string() && line["steps_per_cpu_second"].is_number()) {
        bail!("{} is not what `bench --json` writes", path.display());
    }
    Ok(list)
}

fn table(speeds: &[Speed], compared: bool, locale: &Locale) -> Report {
    let text = |id: &str| locale.text(id, &[]);
    let figures = Figures::of(locale);
    let ratio = |ratio: Option<f64>| match ratio {
        None => Cell::default(),
        // On a busy machine the same program differs by some percent.
        Some(ratio) => Cell {
            text: format!("×{}", figures.fixed(ratio, 2)),
            tone: if ratio >= 1.05 {
                Tone::More
            } else if ratio <= 0.95 {
                Tone::Less
            } else {
                Tone::Faint
            },
        },
    };
    let mut rows = Vec::new();
    for speed in speeds {
        let mut row: Vec<Cell> = vec![
            Cell::words(speed.game),
            figures.fixed(speed.steps_per_cpu_second, 0).into(),
            figures.fixed(speed.matches_per_cpu_second, 0).into(),
            speed.steps.to_string().into(),
            format!("{} B", speed.position_bytes).into(),
            Cell::default(),
            Cell::default(),
        ];
        row.extend(compared.then(|| ratio(speed.ratio)));
        rows.push(row);
        for coach in &speed.coaches {
            let nodes = coach.nodes_per_cpu_second;
            let mut row: Vec<Cell> = vec![Cell::words(format!("  {}", coach.coach))];
            row.extend(vec![Cell::default(); 4]);
            let nodes = if nodes > 0.0 { figures.fixed(nodes, 0) } else { "–".to_owned() };
            row.push(nodes.into());
            row.push(figures.number(coach.ms_per_turn).into());
            row.extend(compared.then(|| ratio(coach.ratio)));
            rows.push(row);
        }
    }
    let mut columns: Vec<String> = [
        "ui-bench-game",
        "ui-bench-steps-a-second",
        "ui-bench-matches-a-second",
        "ui-bench-steps",
        "ui-bench-position",
        "ui-bench-nodes",
        "ui-bench-turn",
    ]
    .map(text)
    .to_vec();
    columns.extend(compared.then(|| text("ui-bench-ratio")));
    let parts =
        vec![Part::Table(Table { title: String::new(), columns, rows, note: Some(text("ui-bench-note")) })];
    Report { title: text("ui-bench-title"), parts, ..Report::default() }
}
