//! `touchline learn GAME`: a coach's judgement from nothing but the rules, by self-play.

use crate::input::GameArgs;
use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use touchline_coach::{Judged, Lesson, Progress, Visitor, Weights};

/// What to learn.
#[derive(Debug, Args)]
pub struct Learn {
    #[command(flatten)]
    game: GameArgs,
    /// How often the judgement is renewed.
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    generations: u32,
    /// Matches of self-play in each generation.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    matches: u32,
    /// The same seed learns the same, whatever the threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to write what was learned; crates/coach/weights/GAME.json is where the program looks when it is built.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

struct Lessons<'a> {
    learn: &'a Learn,
    bar: ProgressBar,
}

impl Visitor for Lessons<'_> {
    type Output = Weights;

    fn visit<G: Judged>(self, game: G) -> Weights {
        let Learn { generations, matches, seed, .. } = *self.learn;
        let report = Mutex::new(Vec::new());
        let tell = |progress: Progress| match progress {
            Progress::Match => self.bar.inc(1),
            Progress::Generation { number, samples, goals, loss: [before, after] } => {
                let line = format!(
                    "generation {number}: {samples} samples, {goals:.2} goals a match, loss {before:.4} then {after:.4}"
                );
                self.bar.suspend(|| eprintln!("{line}"));
                if let Ok(mut report) = report.lock() {
                    report.push(line);
                }
            }
        };
        let network = touchline_coach::learn(&game, &Lesson { generations, matches, seed }, &tell);
        let command = format!(
            "touchline learn {} --generations {generations} --matches {matches} --seed {seed}",
            G::ID
        );
        let report = report.into_inner().unwrap_or_default();
        touchline_coach::weights::<G>(network, command, report)
    }
}

impl Learn {
    pub fn run(self) -> Result<ExitCode> {
        let options = self.game.options()?;
        let bar = ProgressBar::new(u64::from(self.generations) * u64::from(self.matches));
        let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta} left");
        bar.set_style(style.context("the bar's template")?);
        let weights =
            touchline_coach::visit(&self.game.game, &options, Lessons { learn: &self, bar: bar.clone() })?;
        bar.finish_and_clear();
        let text = serde_json::to_string(&weights)?;
        match self.out {
            Some(file) => std::fs::write(&file, text)
                .with_context(|| format!("{} cannot be written", file.display()))?,
            None => println!("{text}"),
        }
        Ok(ExitCode::SUCCESS)
    }
}
