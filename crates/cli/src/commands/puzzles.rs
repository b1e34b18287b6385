//! `touchline puzzles GAME`: positions worth solving, from self-play.

use crate::interrupt::{INTERRUPTED, stop_at_interrupt};
use crate::progress::TimeBar;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;
use touchline_lessons::{Puzzle, Quarry, confirms, read_puzzles, written};
use touchline_locale::Locale;
use touchline_terminal::write_whole;

/// Which puzzles.
#[derive(Debug, Args)]
pub struct Puzzles {
    /// The game: see `touchline games`.
    #[arg(value_parser = crate::input::game_id, add = clap_complete::engine::ArgValueCandidates::new(crate::complete::games))]
    game: String,
    /// The same seed gives the same puzzles, however many threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many puzzles.
    #[arg(long, default_value_t = 150, value_parser = crate::input::whole_u32(1, 10_000))]
    number: u32,
    /// Positions judged for each puzzle.
    #[arg(long, default_value_t = 8_000, value_parser = crate::input::whole(500, 10_000_000))]
    depth: u64,
    /// How many matches to play at once; as many as there are cores if not given.
    #[arg(long, value_parser = crate::input::whole_u32(1, 256))]
    threads: Option<u32>,
    /// The file to write.
    #[arg(long, value_name = "FILE", required_unless_present = "confirm")]
    out: Option<PathBuf>,
    /// Search the puzzles of a file again, ten times as deep, and say how many are confirmed.
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    confirm: Option<PathBuf>,
}

impl Puzzles {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        match (&self.confirm, &self.out) {
            (Some(file), _) => self.confirm(file.clone(), locale),
            (None, Some(file)) => self.make(file.clone(), locale),
            (None, None) => bail!("--out FILE or --confirm FILE"),
        }
    }

    fn make(&self, file: PathBuf, locale: &Locale) -> Result<ExitCode> {
        let stop = stop_at_interrupt()?;
        let quarry = Quarry { seed: self.seed, depth: self.depth, margin: 0.04 };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.map_or(cores, |threads| threads as usize);
        let mut bar = TimeBar::new(self.number.into(), locale);
        let mut found: Vec<Puzzle> = Vec::new();
        let number = self.number as usize;
        let mut matches = 0u64;
        while found.len() < number && !stop.is_set() {
            let of_match = |idx: usize| quarry.of_match(&self.game, matches + idx as u64, &|| stop.is_set());
            let batch: Vec<Vec<Puzzle>> = std::thread::scope(|scope| {
                let working: Vec<_> = (0..threads).map(|idx| scope.spawn(move || of_match(idx))).collect();
                working.into_iter().map(|one| one.join().unwrap_or_default()).collect()
            });
            for puzzles in batch {
                if found.len() < number {
                    matches += 1;
                }
                for puzzle in puzzles {
                    if found.len() < number {
                        found.push(puzzle);
                        bar.advance();
                    }
                }
            }
        }
        bar.clear();
        let made_by = format!(
            "touchline puzzles {} --seed {} --number {} --depth {}",
            self.game, self.seed, self.number, self.depth
        );
        let text = written(&self.game, &made_by, &found);
        write_whole(&file, &text).with_context(|| file.display().to_string())?;
        let args = [("count", found.len().into()), ("matches", matches.into())];
        eprintln!("{}", locale.text("ui-puzzles-made", &args));
        Ok(if stop.is_set() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    fn confirm(&self, file: PathBuf, locale: &Locale) -> Result<ExitCode> {
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let read =
            read_puzzles(&text).map_err(anyhow::Error::msg).with_context(|| file.display().to_string())?;
        let mut bar = TimeBar::new(read.puzzles.len() as u64, locale);
        let mut right = 0usize;
        for puzzle in &read.puzzles {
            if confirms(&read.game, puzzle, 10 * self.depth, self.seed) {
                right += 1;
            } else {
                bar.say(&puzzle.id);
            }
            bar.advance();
        }
        bar.clear();
        let args = [("right", right.into()), ("count", read.puzzles.len().into())];
        println!("{}", locale.text("ui-puzzles-confirmed", &args));
        Ok(ExitCode::SUCCESS)
    }
}
