//! The player's own settings: `touchline/config.toml` in the user's config folder. What the command line says goes first.

use anyhow::{Context, Result, anyhow};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use touchline_locale::Language;
use touchline_terminal::{KeyMap, Who, config_folder};

/// What the file may say.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The language of texts.
    language: Option<String>,
    /// Are there colours?
    pub colours: Option<bool>,
    /// Do dice roll?
    pub animation: Option<bool>,
    /// Is a decision with only one answer asked all the same?
    pub ask_always: Option<bool>,
    /// Who sits on the other side.
    opponent: Option<String>,
    /// Keys of one's own: action = "key".
    #[serde(default)]
    keys: BTreeMap<String, String>,
}

/// Where the settings are.
pub fn path() -> Option<PathBuf> {
    config_folder().map(|folder| folder.join("config.toml"))
}

impl Config {
    /// Reads the settings; without a file everything is as usual.
    ///
    /// # Errors
    /// The file cannot be read, or says something that there is not.
    pub fn read() -> Result<Self> {
        let Some(path) = path().filter(|path| path.exists()) else { return Ok(Self::default()) };
        let text =
            std::fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let config: Self = toml::from_str(&text)
            .map_err(|error| anyhow!("{}: {}", path.display(), error.to_string().trim_end()))?;
        config.check().map_err(|why| anyhow!("{}: {why}", path.display()))?;
        Ok(config)
    }

    fn check(&self) -> Result<(), String> {
        if let Some(text) = &self.language
            && Language::from_tag(text).is_none()
        {
            return Err(format!("`{text}` is not a language; the languages are en, fi, nl, it and ru"));
        }
        if let Some(text) = &self.opponent {
            text.parse::<Who>()?;
        }
        self.keys().map(|_| ())
    }

    /// The language, if one is set.
    pub fn language(&self) -> Option<Language> {
        self.language.as_deref().and_then(Language::from_tag)
    }

    /// Who sits on the other side unless the command says so: a rookie, or as set.
    pub fn opponent(&self) -> Who {
        let text = self.opponent.as_deref().unwrap_or("rookie");
        text.parse().unwrap_or(Who::You)
    }

    /// The keys.
    pub fn keys(&self) -> Result<KeyMap, String> {
        KeyMap::read(&self.keys)
    }
}
