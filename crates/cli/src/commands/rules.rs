//! `touchline rules GAME [ID]`.

use anyhow::Result;
use clap::Args;
use std::io::Write;
use std::process::ExitCode;
use touchline_locale::Locale;
use touchline_terminal::rulebook::{chosen, ruling, tell};

/// What to read.
#[derive(Debug, Args)]
pub struct Rules {
    /// The game.
    #[arg(value_parser = crate::input::game_id, add = clap_complete::engine::ArgValueCandidates::new(crate::complete::games))]
    game: String,
    /// A rule such as SHOT-4, a chapter such as shot, or a ruling such as R20; all rules if not given.
    #[arg(add = clap_complete::engine::ArgValueCandidates::new(crate::complete::rules))]
    id: Option<String>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let guide = touchline_games::guide(&self.game)?;
        let mut out = std::io::stdout().lock();
        if self.json
            && let Some(ruling) = ruling(locale, &guide, self.id.as_deref())?
        {
            writeln!(out, "{}", serde_json::to_string_pretty(&ruling)?)?;
        } else if self.json {
            let rules: Vec<_> = chosen(locale, &guide, self.id.as_deref())?
                .into_iter()
                .map(|(section, rule)| {
                    serde_json::json!({ "id": rule, "section": section, "text": locale.rule(&self.game, rule) })
                })
                .collect();
            writeln!(out, "{}", serde_json::to_string_pretty(&rules)?)?;
        } else {
            write!(out, "{}", tell(locale, &guide, self.id.as_deref())?)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
