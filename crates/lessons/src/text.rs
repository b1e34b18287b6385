//! A text of a lesson in every language.

use serde::{Deserialize, Serialize};

/// A text in every language: a lesson file that leaves one out is refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    en: String,
    fi: String,
    nl: String,
    it: String,
    ru: String,
}

impl Text {
    /// The codes of the languages.
    pub const LANGUAGES: [&'static str; 5] = ["en", "fi", "nl", "it", "ru"];

    /// The text in a language, by its code; in English for any other code.
    #[must_use]
    pub fn get(&self, code: &str) -> &str {
        match code {
            "fi" => &self.fi,
            "nl" => &self.nl,
            "it" => &self.it,
            "ru" => &self.ru,
            _ => &self.en,
        }
    }
}
