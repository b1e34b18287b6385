//! `touchline learn GAME`: a coach's judgement by self-play, generation by generation.

use crate::input::GameArgs;
use crate::interrupt::{INTERRUPTED, stop_at_interrupt};
use crate::progress::TimeBar;
use anyhow::{Context, Result};
use clap::Args;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use touchline_coach::{Generation, Judged, Lesson, Progress, School, Spec, Visitor};
use touchline_laboratory::Stop;
use touchline_locale::Locale;
use touchline_terminal::write_whole;

/// What to learn.
#[derive(Debug, Args)]
pub struct Learn {
    #[command(flatten)]
    game: GameArgs,
    /// Generations: each plays, trains, and lets the new network play the old one.
    #[arg(long, default_value_t = 40, value_parser = crate::input::whole_u32(1, 10_000))]
    generations: u32,
    /// Matches of self-play in each generation, over many option sets.
    #[arg(long, default_value_t = 2000, value_parser = crate::input::whole_u32(1, 1_000_000))]
    matches: u32,
    /// Matches between the new and the old network, at most; a sequential test (0 against 30 Elo) decides.
    #[arg(long, default_value_t = 400, value_parser = crate::input::whole_u32(2, 1_000_000))]
    gate: u32,
    /// The coach that plays those matches with either network.
    #[arg(long, value_name = "COACH", default_value = "world:300n")]
    gate_coach: Spec,
    /// The same seed learns the same, however many threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Begin with hand-set weights instead of the weights that the program was built with.
    #[arg(long)]
    from_hunch: bool,
    /// The state of learning, written after each generation. If the file is there, learning continues from it.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// The weights of the best network so far; crates/coach/weights/GAME.json is built into the program.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

struct Lessons<'a> {
    learn: &'a Learn,
    stop: &'a Stop,
    locale: &'a Locale,
}

impl Visitor for Lessons<'_> {
    type Output = Result<ExitCode>;

    fn visit<G: Judged>(self, game: G) -> Result<ExitCode> {
        let Self { learn, stop, locale } = self;
        let mut school = learn.school(game)?;
        let bar = Mutex::new(learn.bar(school.checkpoint().generation, locale));
        let with_bar = |show: &dyn Fn(&mut TimeBar<'_>)| {
            if let Ok(mut bar) = bar.lock() {
                show(&mut bar);
            }
        };
        while school.checkpoint().generation < learn.generations {
            let tell = |progress| match progress {
                Progress::Played | Progress::Gated => with_bar(&|bar| bar.advance()),
                // The gate needs fewer matches than it may have: the rest is not to be waited for.
                Progress::GateClosed(left) => with_bar(&|bar| bar.forgo(left.into())),
            };
            let Some(generation) = school.generation(&|| stop.is_set(), &tell)? else { break };
            with_bar(&|bar| bar.say(&generation.to_string()));
            learn.keep(&school, &generation)?;
        }
        with_bar(&|bar| bar.clear());
        let done = school.checkpoint().generation;
        let written = school.checkpoint().champion.is_some();
        let id = if written { "ui-learn-written" } else { "ui-learn-nothing" };
        let args = [
            ("done", done.into()),
            ("all", learn.generations.into()),
            ("file", learn.out.display().to_string().into()),
        ];
        eprintln!("{}", locale.text(id, &args));
        Ok(if done < learn.generations { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}

impl Learn {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let options = self.game.options()?;
        let stop = stop_at_interrupt()?;
        self.try_out()?;
        touchline_coach::visit(&self.game.game, &options, Lessons { learn: &self, stop: &stop, locale })?
    }

    /// Fails before hours are spent if a file cannot be written; leaves nothing behind.
    fn try_out(&self) -> Result<()> {
        for file in std::iter::once(&self.out).chain(&self.state) {
            let there = file.exists();
            OpenOptions::new()
                .append(true)
                .create(true)
                .open(file)
                .with_context(|| format!("{} cannot be written", file.display()))?;
            if !there {
                let _ = std::fs::remove_file(file);
            }
        }
        Ok(())
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
    fn bar<'a>(&self, done: u32, locale: &'a Locale) -> TimeBar<'a> {
        let each = u64::from(self.matches) + u64::from(self.gate);
        TimeBar::new(u64::from(self.generations.saturating_sub(done)) * each, locale)
    }
}

fn write(file: &Path, text: &str) -> Result<()> {
    write_whole(file, text).with_context(|| format!("{} cannot be written", file.display()))
}
