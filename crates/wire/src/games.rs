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
}

/// A rule in the reader's language.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct RuleText {
    /// As the specification writes it.
    pub id: Text,
    /// Its sentence.
    pub text: String,
}
