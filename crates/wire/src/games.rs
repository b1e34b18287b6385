//! The games on the shelf, their options and their rules.

use crate::schema;
use schemars::JsonSchema;
use serde::Serialize;
use touchline_kernel::OptionKind;
#[cfg(test)]
use ts_rs::TS;

/// A game, as it can be known without playing it.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS), ts(rename = "Guide"))]
pub struct GuideInfo {
    /// The game's ID.
    pub id: &'static str,
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
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct OptionInfo {
    /// As in the JSON of the options.
    pub name: &'static str,
    /// What may be written.
    #[cfg_attr(
        test,
        ts(type = "'switch' | { number: { min: number; max: number } } | { choice: string[] } | 'data'")
    )]
    #[schemars(with = "schema::OptionKind")]
    pub kind: OptionKind,
    /// What it is if left out.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schemars(with = "serde_json::Value")]
    pub default: serde_json::Value,
}

/// Options with a name.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct PresetInfo {
    /// Its name in texts.
    pub name: &'static str,
    /// What it sets, as JSON in a text.
    pub options: &'static str,
}

/// A chapter of a rulebook, without its words.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct SectionInfo {
    /// Its name in texts.
    pub name: &'static str,
    /// Its section in the specification.
    pub source: &'static str,
    /// Its rules.
    pub rules: Vec<RuleInfo>,
}

/// A rule, without its words.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct RuleInfo {
    /// As the specification writes it.
    pub id: &'static str,
}

/// A chapter of a rulebook in the reader's language.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct Chapter {
    /// Its name in texts.
    pub name: &'static str,
    /// Its title.
    pub title: String,
    /// Its rules.
    pub rules: Vec<RuleText>,
}

/// A rule in the reader's language.
#[derive(Debug, Serialize, JsonSchema)]
#[cfg_attr(test, derive(TS))]
pub struct RuleText {
    /// As the specification writes it.
    pub id: &'static str,
    /// Its sentence.
    pub text: String,
}
