//! What several commands read: options on the command line, and files.

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
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

/// Colours for standard output, if it is a terminal; `NO_COLOR` is respected.
pub fn paint() -> Paint {
    let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    Paint::new(wanted && std::io::stdout().is_terminal())
}
