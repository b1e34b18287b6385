//! `touchline learn GAME`: a coach's judgement by self-play, generation by generation.

use crate::input::GameArgs;
use crate::interrupt::{INTERRUPTED, stop_at_interrupt};
use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use touchline_coach::{Generation, Judged, Lesson, Progress, School, Spec, Visitor};
use touchline_laboratory::Stop;
use touchline_terminal::write_whole;

/// What to learn.
#[derive(Debug, Args)]
pub struct Learn {
    #[command(flatten)]
    game: GameArgs,
    /// Generations: each plays, trains, and lets the new network play the old one.
    #[arg(long, default_value_t = 40, value_parser = crate::input::whole_u32(1, 10000))]
    generations: u32,
    /// Matches of self-play in each generation, over many option sets.
    #[arg(long, default_value_t = 2000, value_parser = crate::input::whole_u32(1, 1000000))]
    matches: u32,
    /// Matches between the new and the old network, at most; a sequential test (0 against 30 Elo) decides.
    #[arg(long, default_value_t = 400, value_parser = crate::input::whole_u32(2, 1000000))]
    gate: u32,
    /// The coach that plays those matches with either network.
    #[arg(long, value_name = "COACH", default_value = "world:300n")]
    gate_coach: Spec,
    /// The same seed learns the same, whatever the threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Begin with the game's hunch instead of the weights that the program was built with.
    #[arg(long)]
    from_hunch: bool,
    /// The state of learning, written after each generation. If the file is there, learning goes on from it.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// The weights of the best network so far; crates/coach/weights/GAME.json is built into the program.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

struct Lessons<'a> {
    learn: &'a Learn,
    stop: &'a Stop,
}

impl Visitor for Lessons<'_> {
    type Output = Result<ExitCode>;

    fn visit<G: Judged>(self, game: G) -> Result<ExitCode> {
        let Self { learn, stop } = self;
        let mut school = learn.school(game)?;
        let bar = learn.bar(school.checkpoint().generation)?;
        while school.checkpoint().generation < learn.generations {
            let done = bar.position();
            let tell = |progress| match progress {
                Progress::Played | Progress::Gated => bar.inc(1),
                // The gate needs fewer matches than it may have: the rest is not to be waited for.
                Progress::GateClosed(left) => {
                    bar.set_length(bar.length().unwrap_or(0).saturating_sub(left.into()))
                }
            };
            let Some(generation) = school.generation(&|| stop.is_set(), &tell)? else {
                bar.set_position(done);
                bar.finish_and_clear();
                eprintln!("stopped in generation {}", school.checkpoint().generation + 1);
                return Ok(ExitCode::from(INTERRUPTED));
            };
            bar.suspend(|| eprintln!("{generation}"));
            learn.keep(&school, &generation)?;
        }
        bar.finish_and_clear();
        Ok(ExitCode::SUCCESS)
    }
}

impl Learn {
    pub fn run(self) -> Result<ExitCode> {
        let options = self.game.options()?;
        let stop = stop_at_interrupt()?;
        touchline_coach::visit(&self.game.game, &options, Lessons { learn: &self, stop: &stop })?
    }

    /// A new lesson, or the one in the state file.
    fn school<G: Judged>(&self, game: G) -> Result<School<G>> {
        let lesson = Lesson {
            seed: self.seed,
            matches: self.matches,
            gate_matches: self.gate,
            gate_coach: self.gate_coach.to_string(),
            from_embedded: !self.from_hunch,
        };
        match self.state.as_deref().filter(|file| file.exists()) {
            None => Ok(School::new(game, lesson)),
            Some(file) => {
                let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
                let state = serde_json::from_str(&text).with_context(|| file.display().to_string())?;
                School::resume(game, &lesson, state).with_context(|| file.display().to_string())
            }
        }
    }

    /// Writes the state, and the weights if they are new.
    fn keep<G: Judged>(&self, school: &School<G>, generation: &Generation) -> Result<()> {
        if let (true, Some(weights)) = (generation.passed, school.weights(self.command::<G>())) {
            write(&self.out, &serde_json::to_string(&weights)?)?;
        }
        match &self.state {
            Some(file) => write(file, &serde_json::to_string(school.checkpoint())?),
            None => Ok(()),
        }
    }

    /// The command that learns the same.
    fn command<G: Judged>(&self) -> String {
        let Self { generations, matches, gate, gate_coach, seed, from_hunch, .. } = self;
        let start = if *from_hunch { " --from-hunch" } else { "" };
        format!(
            "touchline learn {} --generations {generations} --matches {matches} --gate {gate} --gate-coach {gate_coach} --seed {seed}{start}",
            G::ID
        )
    }

    /// Matches done and to come, with the time left.
    fn bar(&self, done: u32) -> Result<ProgressBar> {
        let each = u64::from(self.matches) + u64::from(self.gate);
        let bar = ProgressBar::new(u64::from(self.generations.saturating_sub(done)) * each);
        let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta} left");
        bar.set_style(style.context("the bar's template")?);
        Ok(bar)
    }
}

fn write(file: &Path, text: &str) -> Result<()> {
    write_whole(file, text).with_context(|| format!("{} cannot be written", file.display()))
}
