//! `touchline bench [GAME]`: uniformly random legal play through the kernel's contract, on one thread.

use crate::commands::bench_search::MeasureSearch;
use anyhow::Result;
use clap::Args;
use cpu_time::ProcessTime;
use serde::Serialize;
use std::io::Write;
use std::process::ExitCode;
use touchline_games::{Shelved, Visitor};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Playout, Silent};
use touchline_locale::Locale;

/// What to measure.
#[derive(Debug, Args)]
pub struct Bench {
    /// Only this game.
    game: Option<String>,
    /// A fixed number of steps from a fixed seed, for instruction counts; otherwise about two seconds.
    #[arg(long, value_name = "N")]
    steps: Option<u64>,
    /// How fast coaches think, instead of how fast the rules are.
    #[arg(long, conflicts_with = "steps")]
    search: bool,
    /// For programs.
    #[arg(long)]
    json: bool,
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
}

struct Measure {
    steps: Option<u64>,
}

/// Steps between two looks at the clock.
const BATCH: u64 = 100_000;

impl Visitor for Measure {
    type Output = Speed;

    fn visit<G: Shelved>(self, game: G) -> Speed {
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
        }
    }
}

impl Bench {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let games = match &self.game {
            Some(game) => vec![touchline_games::guide(game)?.id],
            None => touchline_games::guides().iter().map(|guide| guide.id).collect(),
        };
        let no_options = serde_json::json!({});
        if self.search {
            return self.think(&games, locale);
        }
        let mut table = Vec::new();
        for game in games {
            table.push(touchline_games::visit(game, &no_options, Measure { steps: self.steps })?);
        }
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&table)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        let title = |id: &str| locale.text(id, &[]);
        let columns = [
            "ui-bench-game",
            "ui-bench-steps-a-second",
            "ui-bench-matches-a-second",
            "ui-bench-steps",
            "ui-bench-position",
        ];
        let [game, steps, matches, made, position] = columns.map(title);
        writeln!(out, "{game:<10} {steps:>14} {matches:>14} {made:>12} {position:>10}")?;
        for speed in table {
            let (steps, matches) = (speed.steps_per_cpu_second, speed.matches_per_cpu_second);
            let Speed { game, steps: made, position_bytes, .. } = speed;
            writeln!(out, "{game:<10} {steps:>14.0} {matches:>14.0} {made:>12} {position_bytes:>8} B")?;
        }
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
            "ui-bench-simulations",
            "ui-bench-playouts",
            "ui-bench-tree-cost",
        ];
        let [game, nodes, speed_up, simulations, playouts, cost] = columns.map(|id| locale.text(id, &[]));
        writeln!(out, "{game:<10} {nodes:>16} {speed_up:>12} {simulations:>16} {playouts:>12} {cost:>11}")?;
        for line in table {
            writeln!(
                out,
                "{:<10} {:>16.0} {:>12.2} {:>16.0} {:>12.0} {:>11.2}",
                line.game,
                line.nodes_per_cpu_second,
                line.speed_up,
                line.simulations_per_cpu_second,
                line.playouts_per_cpu_second,
                line.tree_cost
            )?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
