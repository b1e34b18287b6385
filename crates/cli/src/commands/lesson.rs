//! `touchline lesson GAME` and `touchline puzzle`: learning in the terminal, from the same files as on the page.

use anyhow::Result;
use clap::Args;
use std::io::Write;
use std::process::ExitCode;
use touchline_locale::Locale;
use touchline_terminal::lesson;

/// Which lesson.
#[derive(Debug, Args)]
pub struct Lesson {
    /// The game: see `touchline games`.
    #[arg(value_parser = crate::input::game_id, add = clap_complete::engine::ArgValueCandidates::new(crate::complete::games))]
    game: String,
    /// The lesson's name; a list of all if not given.
    id: Option<String>,
}

/// Which puzzle.
#[derive(Debug, Args)]
pub struct Puzzle {
    /// The game; the puzzle of the day if not given.
    #[arg(value_parser = crate::input::game_id, add = clap_complete::engine::ArgValueCandidates::new(crate::complete::games))]
    game: Option<String>,
    /// The puzzle's name; the next one for your rating if not given.
    id: Option<String>,
}

impl Lesson {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let mut out = std::io::stdout().lock();
        let Some(id) = &self.id else {
            for row in lesson::course(&self.game, locale) {
                writeln!(out, "{} {:<18} {}", if row.done { '✓' } else { ' ' }, row.id, row.title)?;
            }
            return Ok(ExitCode::SUCCESS);
        };
        if let Some(next) = lesson::lesson((&self.game, id), locale, &mut std::io::stdin().lock(), &mut out)?
        {
            let args = [("game", self.game.as_str().into()), ("id", next.into())];
            writeln!(out, "{}", locale.text("ui-lesson-next", &args))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Puzzle {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let (game, id) = (self.game.as_deref(), self.id.as_deref());
        lesson::puzzle(game, id, locale, &mut std::io::stdin().lock(), &mut std::io::stdout().lock())?;
        Ok(ExitCode::SUCCESS)
    }
}
