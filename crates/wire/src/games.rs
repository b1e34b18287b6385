//! The games on the shelf, their options and their rules.

use crate::Text;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A game, as it can be known without playing it.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Guide")]
pub struct GuideInfo {
    /// The game's ID.
    pub id: Text,
    /// The revision of its rules.
    pub rules_revision: u32,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// Sets of options with a name.
    pub presets: Vec<PresetInfo>,
    /// Its rulebook.
    pub sections: Vec<SectionInfo>,
}

/// An option of a game.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct OptionInfo {
    /// As in the JSON of the options.
    pub name: Text,
    /// What may be written.
    pub kind: OptionKind,
    /// What it is if left out.
    #[schemars(with = "serde_json::Value")]
    pub default: serde_json::Value,
}

/// What may be written for an option.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(inline)]
pub enum OptionKind {
    /// `true` or `false`.
    Switch,
    /// A whole number between two, both included.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// One of these words.
    Choice(Vec<Text>),
    /// Data of the game.
    Data,
}

impl From<touchline_kernel::OptionKind> for OptionKind {
    fn from(kind: touchline_kernel::OptionKind) -> Self {
        match kind {
            touchline_kernel::OptionKind::Switch => Self::Switch,
            touchline_kernel::OptionKind::Number { min, max } => Self::Number { min, max },
            touchline_kernel::OptionKind::Choice(words) => {
                Self::Choice(words.iter().map(|word| Text::Borrowed(*word)).collect())
            }
            touchline_kernel::OptionKind::Data => Self::Data,
        }
    }
}

/// Options with a name.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct PresetInfo {
    /// Its name in texts.
    pub name: Text,
    /// What it sets, as JSON in a text.
    pub options: Text,
}

/// A chapter of a rulebook, without its words.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct SectionInfo {
    /// Its name in texts.
    pub name: Text,
    /// Its section in the specification.
    pub source: Text,
    /// Its rules.
    pub rules: Vec<RuleInfo>,
}

/// A rule, without its words.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct RuleInfo {
    /// As the specification writes it.
    pub id: Text,
}

/// A chapter of a rulebook in the reader's language.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct Chapter {
    /// Its name in texts.
    pub name: Text,
    /// Its title.
    pub title: String,
    /// Its rules.
    pub rules: Vec<RuleText>,
    /// Its tables.
    pub tables: Vec<TableText>,
}

/// A table of a rulebook in the reader's language.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableText {
    /// Its name in texts.
    pub name: Text,
    /// What it is about.
    pub title: String,
    /// What stands above each column.
    pub head: Vec<String>,
    /// The rows; the first cell says what the row is about.
    pub rows: Vec<Vec<String>>,
}

/// A ruling of the specification, with what players need of it in the reader's language.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct RulingText {
    /// `R20`.
    pub id: Text,
    /// What it is about, in English.
    pub title: Text,
    /// What the book leaves open, in English.
    pub question: Text,
    /// How it could be read, in English.
    pub readings: Text,
    /// How it is played, in English.
    pub decision: Text,
    /// Why, in English.
    pub reason: Text,
    /// How it is played, in the reader's language, where an option plays it otherwise.
    pub said: Option<String>,
    /// The options that play another reading, each with what it does.
    pub options: Vec<OptionText>,
    /// The rules that rest on it.
    pub rules: Vec<Text>,
}

/// An option in the reader's language.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct OptionText {
    /// As in the JSON of the options.
    pub name: Text,
    /// What it does.
    pub about: String,
}

/// A rule in the reader's language.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct RuleText {
    /// As the specification writes it.
    pub id: Text,
    /// Its sentence.
    pub text: String,
}
