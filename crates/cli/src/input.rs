//! What several commands read: options on the command line, and files.

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use serde_json::{Map, Value};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use touchline_games::{AnyGame, Guide};

/// How a game is set up on the command line.
#[derive(Debug, Clone, Args)]
pub struct GameArgs {
    /// The game: see `touchline games`.
    pub game: String,
    /// A named set of options: see `touchline games`.
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// An option, as NAME=VALUE; may be repeated. Data takes JSON, and a dot goes deeper: board.rows=15.
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
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
                    anyhow!("{} has no preset `{name}`; there are {}", self.game, known.join(", "))
                })?;
                serde_json::from_str(preset.options).context("a preset is JSON")?
            }
        };
        for option in &self.options {
            let Some((path, value)) = option.split_once('=') else {
                bail!("`{option}` is no option; write NAME=VALUE, such as turn_limit=90");
            };
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

/// Sets one option over others. A dot goes deeper, into what the option is by default: `numbers.6=3` changes one weight of the dial.
pub fn set_option(options: &mut Map<String, Value>, guide: &Guide, path: &str, value: Value) -> Result<()> {
    let Some((first, rest)) = path.split_once('.') else {
        options.insert(path.to_owned(), value);
        return Ok(());
    };
    let default =
        || guide.options.iter().find(|option| option.name == first).map(|option| option.default.clone());
    let inner =
        options.entry(first).or_insert_with(|| default().unwrap_or_else(|| Value::Object(Map::new())));
    set(inner, first, rest, value)
}

fn set(inside: &mut Value, name: &str, path: &str, value: Value) -> Result<()> {
    let (first, rest) = path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
    let place = match inside {
        Value::Object(fields) => fields.entry(first).or_insert_with(|| Value::Object(Map::new())),
        Value::Array(items) => {
            let n = items.len();
            let item = first.parse().ok().and_then(|i: usize| items.get_mut(i));
            item.ok_or_else(|| anyhow!("`{name}` has places 0 to {}, found `{first}`", n.saturating_sub(1)))?
        }
        _ => bail!("`{name}` has no parts"),
    };
    match rest {
        Some(rest) => set(place, first, rest, value),
        None => {
            *place = value;
            Ok(())
        }
    }
}

/// A value as it is written on the command line: JSON, or else a word.
pub fn read_value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}

/// How many cores there are.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Writes a text file, and names it if that fails.
pub fn write_file(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
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
        anyhow!("{name} is no text: byte {} is not UTF-8", error.utf8_error().valid_up_to() + 1)
    })
}

/// Where the user's own files go, as the XDG specification says.
pub fn data_folder() -> std::io::Result<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .map(|data| data.join("touchline"))
        .ok_or_else(|| std::io::Error::other("neither XDG_DATA_HOME nor HOME is set"))
}
