//! `touchline learn GAME`: a coach's judgement from nothing but the rules, by self-play.

use crate::input::GameArgs;
use crate::interrupt::{INTERRUPTED, stop_at_interrupt};
use crate::progress::TimeBar;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::fs::OpenOptions;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use touchline_coach::{Judged, Lesson, Progress, Visitor, Weights};
use touchline_laboratory::Stop;
use touchline_locale::Locale;
use touchline_terminal::write_whole;

/// What to learn.
#[derive(Debug, Args)]
pub struct Learn {
    #[command(flatten)]
    game: GameArgs,
    /// How often the judgement is renewed.
    #[arg(long, default_value_t = 24, value_parser = crate::input::whole_u32(1, 10000))]
    generations: u32,
    /// Matches of self-play in each generation.
    #[arg(long, default_value_t = 400, value_parser = crate::input::whole_u32(1, 1000000))]
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
    bar: Mutex<TimeBar<'a>>,
    stop: &'a Stop,
}

impl Visitor for Lessons<'_> {
    type Output = Weights;

    fn visit<G: Judged>(self, game: G) -> Weights {
        let Learn { generations, matches, seed, .. } = *self.learn;
        let report = Mutex::new(Vec::new());
        let played = AtomicU64::new(0);
        let bar = |with: &dyn Fn(&mut TimeBar<'_>)| {
            if let Ok(mut bar) = self.bar.lock() {
                with(&mut bar);
            }
        };
        let tell = |progress: Progress| match progress {
            Progress::Match => {
                let done = played.fetch_add(1, Ordering::Relaxed) + 1;
                bar(&|bar| bar.set(done));
            }
            Progress::Generation { number, samples, goals, loss: [before, after] } => {
                let line = format!(
                    "generation {number}: {samples} samples, {goals:.2} goals a match, loss {before:.4} then {after:.4}"
                );
                bar(&|bar| bar.say(&line));
                if let Ok(mut report) = report.lock() {
                    report.push(line);
                }
            }
        };
        let network =
            touchline_coach::learn(&game, &Lesson { generations, matches, seed }, self.stop.flag(), &tell);
        bar(&|bar| bar.clear());
        let command = format!(
            "touchline learn {} --generations {generations} --matches {matches} --seed {seed}",
            G::ID
        );
        let report = report.into_inner().unwrap_or_default();
        touchline_coach::weights::<G>(network, command, report)
    }
}

impl Learn {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let options = self.game.options()?;
        // Where it goes is tried before hours are spent.
        if let Some(file) = &self.out {
            OpenOptions::new()
                .append(true)
                .create(true)
                .open(file)
                .with_context(|| format!("{} cannot be written", file.display()))?;
        }
        let stop = stop_at_interrupt()?;
        let bar = TimeBar::new(u64::from(self.generations) * u64::from(self.matches), locale);
        let lessons = Lessons { learn: &self, bar: Mutex::new(bar), stop: &stop };
        let weights = touchline_coach::visit(&self.game.game, &options, lessons)?;
        let learned = weights.report.len();
        if learned == 0 {
            bail!("it was stopped before the first generation was learned: there is nothing to write");
        }
        let text = serde_json::to_string(&weights)?;
        match &self.out {
            Some(file) => {
                write_whole(file, &text).with_context(|| format!("{} cannot be written", file.display()))?
            }
            None => println!("{text}"),
        }
        if stop.is_set() {
            let args = [("done", learned.into()), ("all", self.generations.into())];
            eprintln!("{}", locale.text("ui-learn-interrupted", &args));
            return Ok(ExitCode::from(INTERRUPTED));
        }
        Ok(ExitCode::SUCCESS)
    }
}
