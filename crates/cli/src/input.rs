//! What several commands read: options on the command line, and files.

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use clap_complete::engine::ArgValueCandidates;
use serde_json::{Map, Value};
use std::io::{IsTerminal, Read};
use std::path::Path;
use std::sync::Arc;
use touchline_games::AnyGame;
use touchline_laboratory::{Paint, read_value, set_option};

/// How a game is set up on the command line.
#[derive(Debug, Clone, Args)]
pub struct GameArgs {
    /// The game: see `touchline games`.
    #[arg(value_parser = game_id, add = ArgValueCandidates::new(crate::complete::games))]
    pub game: String,
    /// A named set of options: see `touchline games`.
    #[arg(long, value_name = "NAME", add = ArgValueCandidates::new(crate::complete::presets))]
    pub preset: Option<String>,
    /// An option, as NAME=VALUE; may be repeated. Data takes JSON, and a dot goes deeper: board.rows=15.
    #[arg(short, long = "option", value_name = "NAME=VALUE", add = ArgValueCandidates::new(crate::complete::options))]
    pub options: Vec<String>,
}

impl GameArgs {
    /// The options as JSON: the preset, then each option over it.
    pub fn options(&self) -> Result<Value> {
        let guide = touchline_games::guide(&self.game)?;
        let mut options = match &self.preset {
            None => Map::new(),
            Some(name) => {
                let preset = guide.preset(name).ok_or_else(|| {
                    let known: Vec<&str> = guide.presets.iter().map(|preset| preset.name).collect();
                    let near = did_you_mean(name, &known).map(|near| format!(". Did you mean `{near}`?"));
                    let there = known.join(", ");
                    anyhow!(
                        "{} has no preset `{name}`; its presets are {there}{}",
                        self.game,
                        near.unwrap_or_default()
                    )
                })?;
                serde_json::from_str(preset.options).context("a preset is JSON")?
            }
        };
        for option in &self.options {
            let Some((path, value)) = option.split_once('=') else {
                bail!("`{option}` is not an option; write NAME=VALUE, such as turn_limit=90");
            };
            let name = path.split('.').next().unwrap_or(path);
            let known: Vec<&str> = guide.options.iter().map(|option| option.name).collect();
            if !known.contains(&name) {
                let game = &self.game;
                let near = did_you_mean(name, &known).map(|near| format!(". Did you mean `{near}`?"));
                let names: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
                let (there, near) = (names.join(", "), near.unwrap_or_default());
                bail!("options of {game}: {name}: unknown name `{name}`, expected one of {there}{near}");
            }
            set_option(&mut options, &guide, path, read_value(value))
                .with_context(|| format!("option `{option}`"))?;
        }
        Ok(Value::Object(options))
    }

    /// The game with these options.
    pub fn open(&self) -> Result<Arc<dyn AnyGame>> {
        Ok(touchline_games::open(&self.game, &self.options()?)?)
    }
}

/// A game by its name; a slip of the pen is told what was probably meant.
pub fn game_id(text: &str) -> Result<String, String> {
    let ids: Vec<&str> = touchline_games::guides().iter().map(|guide| guide.id).collect();
    if ids.contains(&text) {
        return Ok(text.to_owned());
    }
    let there = format!("there is no game `{text}`; the games are {}", ids.join(", "));
    Err(match did_you_mean(text, &ids) {
        Some(near) => format!("{there}. Did you mean `{near}`?"),
        None => there,
    })
}

/// The name that a text was probably meant to be: at most a third of it is wrong.
pub fn did_you_mean<'a>(text: &str, names: &[&'a str]) -> Option<&'a str> {
    let far = |name: &str| distance(&text.to_lowercase(), &name.to_lowercase());
    names
        .iter()
        .copied()
        .min_by_key(|name| far(name))
        .filter(|name| far(name) * 3 <= name.chars().count().max(3))
}

/// Levenshtein distance: letters to change, add or leave out.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row[b.len()]
}

/// A day, or the beginning of one: `2026`, `2026-11` or `2026-11-18`.
pub fn day(text: &str) -> Result<String, String> {
    let parts: Vec<&str> = text.split('-').collect();
    let digits = |part: &str, n: usize| part.len() == n && part.bytes().all(|byte| byte.is_ascii_digit());
    let lengths = [4, 2, 2];
    if parts.len() <= 3 && parts.iter().zip(lengths).all(|(part, n)| digits(part, n)) {
        return Ok(text.to_owned());
    }
    Err("expected a day such as 2026-11-18, or a month such as 2026-11".to_owned())
}

/// A whole number between two, both included, for the command line.
pub fn whole(low: u64, high: u64) -> impl Fn(&str) -> Result<u64, String> + Clone {
    move |text| match text.parse::<u64>() {
        Ok(number) if (low..=high).contains(&number) => Ok(number),
        _ => Err(format!("expected a whole number from {low} to {high}")),
    }
}

/// The same as `u16`.
pub fn whole_u16(low: u64, high: u64) -> impl Fn(&str) -> Result<u16, String> + Clone {
    let whole = whole(low, high);
    move |text| whole(text).and_then(|number| u16::try_from(number).map_err(|error| error.to_string()))
}

/// The same as `u32`.
pub fn whole_u32(low: u64, high: u64) -> impl Fn(&str) -> Result<u32, String> + Clone {
    let whole = whole(low, high);
    move |text| whole(text).and_then(|number| u32::try_from(number).map_err(|error| error.to_string()))
}

/// How many cores there are.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Writes a text file, and names it if that fails.
pub fn write_file(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Can a file be written? What it holds stays as it is until there is something better.
pub fn writable(path: &Path) -> Result<()> {
    let there = path.exists();
    let file = std::fs::OpenOptions::new().append(true).create(true).open(path);
    file.with_context(|| format!("cannot write {}", path.display()))?;
    if !there {
        // Only tried.
        std::fs::remove_file(path).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// No file that a person would write, and no record, is longer.
const BYTES_MAX: u64 = 64 << 20;

/// Reads a text file; `-` is standard input.
pub fn read_text(path: &Path) -> Result<String> {
    let mut text = Vec::new();
    let name = path.display();
    if path.as_os_str() == "-" {
        std::io::stdin().take(BYTES_MAX).read_to_end(&mut text).context("standard input")?;
    } else {
        let file = std::fs::File::open(path).with_context(|| format!("cannot open {name}"))?;
        if file.metadata().is_ok_and(|data| data.is_dir()) {
            bail!("{name} is a folder, not a file");
        }
        file.take(BYTES_MAX).read_to_end(&mut text).with_context(|| format!("cannot read {name}"))?;
    }
    String::from_utf8(text).map_err(|error| {
        anyhow!("{name} is not text: byte {} is not UTF-8", error.utf8_error().valid_up_to() + 1)
    })
}

/// Does the terminal know no escape sequences?
pub fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Colours for standard output, if it is a terminal that has them; `NO_COLOR` is respected.
pub fn paint() -> Paint {
    let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    Paint::new(wanted && !is_dumb() && std::io::stdout().is_terminal())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_pen_are_understood() {
        let names = ["fuba", "champions", "fudis", "volchok"];
        assert_eq!(did_you_mean("volchock", &names), Some("volchok"));
        assert_eq!(did_you_mean("Fudos", &names), Some("fudis"));
        assert_eq!(did_you_mean("champion", &names), Some("champions"));
        assert_eq!(did_you_mean("chess", &names), None);
        assert_eq!((distance("", "abc"), distance("kitten", "sitting")), (3, 3));
    }

    #[test]
    fn numbers_are_refused_in_words() {
        assert_eq!(whole(1, 9)("5"), Ok(5));
        for wrong in ["0", "10", "x", "-1", ""] {
            assert_eq!(whole(1, 9)(wrong), Err("expected a whole number from 1 to 9".to_owned()));
        }
    }
}
