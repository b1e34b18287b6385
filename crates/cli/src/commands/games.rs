//! `touchline games [GAME]`.

use anyhow::Result;
use clap::Args;
use std::io::Write;
use std::process::ExitCode;
use touchline_games::Guide;
use touchline_kernel::OptionKind;
use touchline_locale::{Locale, id_part};

/// What to list.
#[derive(Debug, Args)]
pub struct Games {
    /// Only this game.
    #[arg(value_parser = crate::input::game_id, add = clap_complete::engine::ArgValueCandidates::new(crate::complete::games))]
    game: Option<String>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

impl Games {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let guides = match &self.game {
            Some(id) => vec![touchline_games::guide(id)?],
            None => touchline_games::guides(),
        };
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&guides)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        for guide in &guides {
            tell(&mut out, locale, guide)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn tell(out: &mut impl Write, locale: &Locale, guide: &Guide) -> Result<()> {
    let text = |part: String| locale.text(&format!("{}-{part}", guide.id), &[]);
    writeln!(
        out,
        "{} ({})\n  {}\n  {}\n",
        text("name".into()),
        guide.id,
        text("about".into()),
        text("length".into())
    )?;
    writeln!(out, "  {}", locale.text("ui-options", &[]))?;
    for option in &guide.options {
        let kind = match option.kind {
            OptionKind::Switch => "true | false".to_owned(),
            OptionKind::Number { min, max } => format!("{min}…{max}"),
            OptionKind::Choice(words) => words.join(" | "),
            OptionKind::Data => "JSON".to_owned(),
        };
        writeln!(out, "    {:<18} {kind} = {}", option.name, option.default)?;
        writeln!(out, "    {:<18} {}", "", text(format!("option-{}", id_part(option.name))))?;
    }
    writeln!(out, "\n  {}", locale.text("ui-presets", &[]))?;
    for preset in guide.presets {
        let name = text(format!("preset-{}", id_part(preset.name)));
        writeln!(out, "    {:<18} {name}  {}", preset.name, preset.options)?;
    }
    writeln!(out)?;
    Ok(())
}
