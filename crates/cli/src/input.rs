//! What several commands read: options on the command line, and files.

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use serde_json::{Map, Value};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use touchline_games::Table;

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
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
            set(&mut options, path, value).with_context(|| format!("option `{option}`"))?;
        }
        Ok(Value::Object(options))
    }

    /// The game with these options.
    pub fn open(&self) -> Result<Arc<dyn Table>> {
        Ok(touchline_games::open(&self.game, &self.options()?)?)
    }
}

fn set(options: &mut Map<String, Value>, path: &str, value: Value) -> Result<()> {
    match path.split_once('.') {
        None => {
            options.insert(path.to_owned(), value);
            Ok(())
        }
        Some((first, rest)) => {
            let inner = options.entry(first).or_insert_with(|| Value::Object(Map::new()));
            match inner {
                Value::Object(inner) => set(inner, rest, value),
                _ => bail!("`{first}` has no parts"),
            }
        }
    }
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
