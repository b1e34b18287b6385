//! Words: rules, events, refusals and the interface in five languages. The texts are in `locales/`; nothing else in Rust reads
//! them.
//!
//! A message that is missing in a language falls back to English, and one that is missing there to its own name: a gap never
//! becomes an error for a reader. Tests see to it that there is none.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use std::fmt;
use touchline_games::{Refused, Told};
use touchline_kernel::{BySeat, Fact, Seat};
use unic_langid::LanguageIdentifier;

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

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

    /// The language that the environment asks for, as POSIX orders its variables; English if it asks for none that there is.
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

/// The texts of one language.
pub struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    english: Option<FluentBundle<FluentResource>>,
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Locale").field("language", &self.language).finish_non_exhaustive()
    }
}

/// An argument of a text.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg {
    /// Governs plurals.
    Number(i64),
    /// Is put in as it is.
    Text(String),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
number_args!(u8, u16, u32, u64, usize, i64);

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Terminals and tests have no use for invisible direction marks, and none of the five languages needs them.
    bundle.set_use_isolating(false);
    let files = LOCALES.get_dir(language.code()).map(Dir::files).into_iter().flatten();
    for file in files.filter_map(include_dir::File::contents_utf8) {
        // What cannot be read is left out here, and found by the tests.
        let resource = match FluentResource::try_new(file.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The Fluent files of a language, by their names without `.ftl`: for a page that puts them together itself.
pub fn files(language: Language) -> impl Iterator<Item = (String, &'static str)> {
    let files = LOCALES.get_dir(language.code()).map(Dir::files).into_iter().flatten();
    files.filter_map(|file| {
        let name = file.path().file_stem()?.to_str()?.to_owned();
        Some((name, file.contents_utf8()?))
    })
}

/// A rule's ID or a word as a part of a message ID: `4.7.1a` is `4-7-1a`, `SHOT-4` is `shot-4`.
#[must_use]
pub fn id_part(id: &str) -> String {
    id.to_lowercase().replace(['.', '_'], "-")
}

impl Locale {
    /// Loads a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let english = (language != Language::En).then(|| bundle(Language::En));
        Self { language, bundle: bundle(language), english }
    }

    /// Which language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A text by its message ID, if there is one.
    #[must_use]
    pub fn find(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
            };
            values.set((*name).to_owned(), value);
        }
        [Some(&self.bundle), self.english.as_ref()].into_iter().flatten().find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            Some(bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned())
        })
    }

    /// A text by its message ID; the ID itself if there is none.
    #[must_use]
    pub fn text(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.find(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// The name of a team when nobody has given it another.
    #[must_use]
    pub fn team(&self, seat: Seat) -> String {
        match seat {
            Seat::Home => self.text("ui-home", &[]),
            Seat::Away => self.text("ui-away", &[]),
        }
    }

    /// Both teams' names.
    #[must_use]
    pub fn teams(&self) -> BySeat<String> {
        BySeat::from_fn(|seat| self.team(seat))
    }

    /// A rule's sentence.
    #[must_use]
    pub fn rule(&self, game: &str, id: &str) -> String {
        self.text(&format!("{game}-rule-{}", id_part(id)), &[])
    }

    /// Why a turn is good, or not so good, by the feature that makes the difference; none if nobody has put it into words. `here`
    /// and `there` are the feature's values after this turn and after the other one, in percent.
    #[must_use]
    pub fn why(&self, game: &str, feature: &str, here: i32, there: i32, speaks_for: bool) -> Option<String> {
        let args = [("here", Arg::Number(i64::from(here))), ("there", Arg::Number(i64::from(there)))];
        let feature = id_part(feature);
        // What is the same in every game has one text.
        let what = self
            .find(&format!("coach-why-{game}-{feature}"), &args)
            .or_else(|| self.find(&format!("coach-why-{feature}"), &args))?;
        let frame = if speaks_for { "ui-hint-for" } else { "ui-hint-against" };
        Some(self.text(frame, &[("what", Arg::Text(what))]))
    }

    /// A line of commentary.
    #[must_use]
    pub fn event(&self, game: &str, told: &Told, teams: &BySeat<String>) -> String {
        self.phrase(game, "event", told.event, &told.facts, teams)
    }

    /// The facts of a refusal as a sentence; the rule's own sentence is [`Locale::rule`].
    #[must_use]
    pub fn refusal(&self, game: &str, refused: &Refused, teams: &BySeat<String>) -> String {
        self.phrase(game, "refusal", refused.because, &refused.facts, teams)
    }

    /// A word with its facts: `kind` is `action`, `outcome`, `event` or `refusal`.
    #[must_use]
    pub fn phrase(
        &self,
        game: &str,
        kind: &str,
        word: &str,
        facts: &[(&'static str, Fact)],
        teams: &BySeat<String>,
    ) -> String {
        let args: Vec<(&str, Arg)> = facts
            .iter()
            .map(|(name, fact)| {
                let arg = match fact {
                    Fact::Number(number) => Arg::Number(*number),
                    Fact::Seat(seat) => Arg::Text(teams[*seat].clone()),
                    Fact::Text(text) => Arg::Text(text.clone()),
                };
                (*name, arg)
            })
            .collect();
        self.text(&format!("{game}-{kind}-{}", id_part(word)), &args)
    }
}

#[cfg(test)]
mod tests;
