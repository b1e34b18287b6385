//! `touchline legal FILE` and `touchline apply FILE STEP...`: position files.

use crate::commands::replay::viewer;
use crate::input::read_text;
use anyhow::{Context, Result, anyhow};
use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use touchline_games::{AnyGame, AnyPosition, Forecast, make_step};
use touchline_kernel::{Turn, Viewer};
use touchline_locale::Locale;
use touchline_terminal::sentences;

/// What to look at.
#[derive(Debug, Args)]
pub struct Legal {
    /// A position file: {"game": …, "options": …, "position": …}; `-` reads standard input.
    file: PathBuf,
    /// Through whose eyes: home, away, spectator or all.
    #[arg(long, default_value = "all", value_parser = viewer)]
    seat: Viewer,
    /// For programs: a list of notations.
    #[arg(long)]
    json: bool,
}

/// What to do.
#[derive(Debug, Args)]
pub struct Apply {
    /// A position file: {"game": …, "options": …, "position": …}; `-` reads standard input.
    file: PathBuf,
    /// Steps in notation, decisions and outcomes alike: "shot d14" "spin 3"; "away: basic" says who.
    #[arg(required = true)]
    steps: Vec<String>,
    /// Through whose eyes: home, away, spectator or all.
    #[arg(long, default_value = "all", value_parser = viewer)]
    seat: Viewer,
    /// For programs: the new position, which is again a position file.
    #[arg(long)]
    json: bool,
}

/// What `apply --json` prints can be read again; what it says beyond the position is passed over.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionFile {
    game: String,
    #[serde(default)]
    options: Option<Value>,
    #[serde(default)]
    position: Option<Value>,
    #[serde(default, rename = "events")]
    _events: Value,
    #[serde(default, rename = "turn")]
    _turn: Value,
}

fn open(path: &Path) -> Result<(Arc<dyn AnyGame>, Box<dyn AnyPosition>)> {
    let name = path.display();
    let file: PositionFile = serde_json::from_str(&read_text(path)?).with_context(|| format!("{name}"))?;
    let options = file.options.unwrap_or_else(|| json!({}));
    let table = touchline_games::open(&file.game, &options).with_context(|| format!("{name}"))?;
    let board = match &file.position {
        None => table.start(),
        Some(setup) => table
            .place(setup)
            .map_err(|faults| anyhow!("{name} is not a position of {}:\n{faults}", file.game))?,
    };
    Ok((table, board))
}

/// Does everybody see the same?
fn is_open(board: &dyn AnyPosition) -> bool {
    let [home, away, spectator] = Viewer::LIMITED.map(|viewer| board.view(viewer));
    home == away && home == spectator
}

fn turn_name(turn: Turn<&str>) -> &'static str {
    match turn {
        Turn::Decision(seat) => seat.name(),
        Turn::Chance => "chance",
        Turn::Over(_) => "over",
    }
}

/// Whose turn it is, in words.
fn turn_words(locale: &Locale, turn: Turn<&str>) -> String {
    match turn {
        Turn::Decision(seat) => locale.team(seat).to_string(),
        Turn::Chance => locale.text("ui-turn-chance", &[]),
        Turn::Over(_) => locale.text("ui-turn-over", &[]),
    }
}

/// A step in notation, in words, and what may come of it.
fn columns(text: &str, words: &str, odds: &str) -> String {
    format!("  {text:<20} {words:<36} {odds}").trim_end().to_owned()
}

impl Legal {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let (table, board) = open(&self.file)?;
        let (game, teams) = (table.id(), locale.teams());
        let captions = locale.board(game, &teams);
        // Another seat's choices and chances would reveal its secrets.
        let foreign = match (self.seat, board.turn()) {
            (Viewer::Everything, _) => false,
            (Viewer::Seat(seat), Turn::Decision(decider)) => seat != decider,
            (_, turn) => !matches!(turn, Turn::Over(_)) && !is_open(board.as_ref()),
        };
        let mut out = std::io::stdout().lock();
        if foreign {
            if self.json {
                writeln!(out, "[]")?;
            } else {
                write!(out, "{}", board.draw(self.seat, &captions))?;
                writeln!(out, "{}", turn_words(locale, board.turn()))?;
            }
            return Ok(ExitCode::SUCCESS);
        }
        let mut steps: Vec<String> = board.legal().into_iter().map(|choice| choice.text).collect();
        let chances = board.chances();
        steps.extend(chances.iter().map(|chance| chance.text.clone()));
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&steps)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        write!(out, "{}", board.draw(self.seat, &captions))?;
        writeln!(out, "{}: {}", turn_words(locale, board.turn()), steps.len())?;
        for choice in board.legal() {
            let words = sentences::choice(locale, game, "action", (choice.word, &choice.facts), &teams);
            let forecast = board.forecast(&choice.text);
            let end = |end: &Forecast| {
                format!(
                    "{} {}",
                    sentences::short(locale, game, end.event),
                    sentences::odds(locale, end.chance)
                )
            };
            let ends: Vec<String> = forecast.iter().map(end).collect();
            writeln!(out, "{}", columns(&choice.text, &words, &ends.join(", ")))?;
        }
        let total: u32 = chances.iter().map(|chance| chance.weight).sum();
        for chance in chances {
            let words = sentences::choice(locale, game, "outcome", (chance.word, &chance.facts), &teams);
            let odds = sentences::odds(locale, (chance.weight.into(), total.into()));
            writeln!(out, "{}", columns(&chance.text, &words, &odds))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Apply {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let (table, mut board) = open(&self.file)?;
        let teams = locale.teams();
        let captions = locale.board(table.id(), &teams);
        let mut told = Vec::new();
        for step in &self.steps {
            let made = make_step(board.as_mut(), step);
            told = made.map_err(|error| {
                anyhow!("`{step}`: {}", sentences::refusal(locale, table.id(), &error, &teams))
            })?;
        }
        told.retain(|told| told.audience.includes(self.seat));
        let mut out = std::io::stdout().lock();
        if self.json {
            let position = match self.seat {
                Viewer::Everything => board.setup(),
                seat => board.view(seat),
            };
            let state = json!({
                "game": table.id(),
                "options": serde_json::from_str::<Value>(&table.changed_options())?,
                "position": position,
                "events": told,
                "turn": turn_name(board.turn()),
            });
            writeln!(out, "{}", serde_json::to_string_pretty(&state)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        write!(out, "{}", board.draw(self.seat, &captions))?;
        for line in sentences::commentary(locale, table.id(), &told.iter().collect::<Vec<_>>(), &teams) {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "{}", turn_words(locale, board.turn()))?;
        Ok(ExitCode::SUCCESS)
    }
}
