//! The languages that Touchline speaks.

use std::fmt;

/// A language that Touchline speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Finnish.
    Fi,
    /// Dutch.
    Nl,
    /// Italian.
    It,
    /// Russian.
    Ru,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::En, Self::Fi, Self::Nl, Self::It, Self::Ru];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fi => "fi",
            Self::Nl => "nl",
            Self::It => "it",
            Self::Ru => "ru",
        }
    }

    /// The language of a tag such as `fi`, `fi-FI` or `fi_FI.UTF-8`.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language that the environment asks for, in the POSIX order of its variables; English otherwise.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .and_then(|value| Self::from_tag(&value))
            .unwrap_or(Self::En)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}
