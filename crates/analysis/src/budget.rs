//! How much is searched.

use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// How much is searched. Everything but the time depends on it and the seed alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    /// A whole match within three seconds.
    #[default]
    Quick,
    /// Within twenty.
    Normal,
    /// Minutes.
    Deep,
}

impl Budget {
    /// All, the quickest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Normal, Self::Deep];

    /// The name in commands, requests and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Normal => "normal",
            Self::Deep => "deep",
        }
    }

    pub(crate) const fn plan(self) -> Plan {
        match self {
            Self::Quick => Plan {
                beam: 6,
                keep: 24,
                top: 3,
                worlds: 32,
                ends: None,
                luck: Width { beam: 6, top: 3, worlds: 2 },
                again: 4,
            },
            Self::Normal => Plan {
                beam: 16,
                keep: 48,
                top: 6,
                worlds: 64,
                ends: Some(Width { beam: 2, top: 2, worlds: 2 }),
                luck: Width { beam: 16, top: 6, worlds: 8 },
                again: 16,
            },
            Self::Deep => Plan {
                beam: 32,
                keep: 64,
                top: 8,
                worlds: 256,
                ends: Some(Width { beam: 12, top: 4, worlds: 4 }),
                luck: Width { beam: 32, top: 8, worlds: 16 },
                again: 64,
            },
        }
    }
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|budget| budget.name() == text);
        found.ok_or_else(|| "expected quick, normal or deep".to_owned())
    }
}

/// What a budget means.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan {
    /// Unfinished turns followed at a time.
    pub beam: usize,
    /// Finished turns that are kept.
    pub keep: usize,
    /// Finished turns that are compared with the one that was played.
    pub top: usize,
    /// Worlds imagined where something is hidden.
    pub worlds: usize,
    /// How the turn after each outcome is searched where ends of turns are compared; judged as it stands, if none.
    pub ends: Option<Width>,
    /// How the turn after each outcome of a chance of the match is searched.
    pub luck: Width,
    /// Searches from the middle of a turn, to find the decision that went wrong.
    pub again: usize,
}

/// How wide the search for the best turn is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Width {
    /// Unfinished turns followed at a time.
    pub beam: usize,
    /// Finished turns that are compared.
    pub top: usize,
    /// Worlds imagined where something is hidden.
    pub worlds: usize,
}
