//! Words: rules, events, refusals and the interface in five languages. The texts are in `locales/`; nothing else in Rust reads
//! them.
//!
//! A message that is missing in a language falls back to English, and one that is missing there to its own name: a gap never
//! becomes an error for a reader. Tests see to it that there is none.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
#[cfg(not(target_family = "wasm"))]
use include_dir::{Dir, include_dir};
use std::fmt;
use touchline_kernel::{BySeat, Seat};
use unic_langid::LanguageIdentifier;

mod code;
mod language;
#[cfg(not(target_family = "wasm"))]
mod samples;
mod sentences;
mod team;
mod telling;
mod wording;

pub use code::{BoardWords, Player, card};
pub use language::Language;
#[cfg(not(target_family = "wasm"))]
pub use samples::{Sample, samples};
pub use sentences::{STANDINGS, ShownTable, args};
pub use team::{Side, Team};
pub use telling::{Heard, Known, Line, Teller};
pub use wording::{Wording, match_key};

/// In a browser the page brings the texts, one language at a time.
#[cfg(not(target_family = "wasm"))]
static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

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
    /// Has a side, and forms for it.
    Team(Team),
    /// Has the letter of the language before the number.
    Player(Player),
}

impl From<&Team> for Arg {
    fn from(team: &Team) -> Self {
        Self::Team(team.clone())
    }
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

#[cfg(not(target_family = "wasm"))]
fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let files = LOCALES.get_dir(language.code()).map(Dir::files).into_iter().flatten();
    bundle_of(language, files.filter_map(include_dir::File::contents_utf8))
}

fn bundle_of<'a>(language: Language, files: impl Iterator<Item = &'a str>) -> FluentBundle<FluentResource> {
    let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Terminals and tests have no use for invisible direction marks, and none of the five languages needs them.
    bundle.set_use_isolating(false);
    for file in files {
        // What cannot be read is left out here, and found by the tests.
        let resource = match FluentResource::try_new(file.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let _ = bundle.add_resource(resource);
    }
    team::add_functions(&mut bundle);
    code::add_functions(&mut bundle);
    bundle
}

/// The Fluent files of a language, by their names without `.ftl`: for a page that puts them together itself.
#[cfg(not(target_family = "wasm"))]
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
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn new(language: Language) -> Self {
        let english = (language != Language::En).then(|| bundle(Language::En));
        Self { language, bundle: bundle(language), english }
    }

    /// A language whose Fluent files somebody brings. What is missing in them is told by its own name.
    #[must_use]
    pub fn of_files(language: Language, files: &[String]) -> Self {
        Self { language, bundle: bundle_of(language, files.iter().map(String::as_str)), english: None }
    }

    /// Which language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A text by its message ID, if there is one.
    #[must_use]
    pub fn find(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        self.worded(id, args, None)
    }

    fn values<'a>(&self, args: &[(&'a str, Arg)]) -> FluentArgs<'a> {
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Team(team) => FluentValue::Custom(Box::new(team.clone())),
            Arg::Player(Player { seat, number }) => {
                let label = format!("{}{number}", self.letter(*seat));
                FluentValue::Custom(Box::new(code::Shown { label, number: *number }))
            }
        };
        args.iter().map(|(name, arg)| (*name, value(arg))).collect()
    }

    /// A text in one of its wordings, if there is one.
    fn worded(&self, id: &str, args: &[(&str, Arg)], wording: Option<Wording<'_>>) -> Option<String> {
        let values = self.values(args);
        [Some(&self.bundle), self.english.as_ref()].into_iter().flatten().find_map(|bundle| {
            format(bundle, id, &values, |count| wording.map_or(0, |wording| wording.pick(id, count)))
        })
    }

    /// A text by its message ID; the ID itself if there is none.
    #[must_use]
    pub fn text(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.find(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// A team that nobody has given a name.
    #[must_use]
    pub fn team(&self, seat: Seat) -> Team {
        let (side, id) = match seat {
            Seat::Home => (Side::Home, "team-home"),
            Seat::Away => (Side::Away, "team-away"),
        };
        Team { side, name: self.text(id, &[]) }
    }

    /// Both teams.
    #[must_use]
    pub fn teams(&self) -> BySeat<Team> {
        BySeat::from_fn(|seat| self.team(seat))
    }

    /// A score, as the language writes it.
    #[must_use]
    pub fn score(&self, home: impl Into<i64>, away: impl Into<i64>) -> String {
        self.text("score", &[("home", Arg::Number(home.into())), ("away", Arg::Number(away.into()))])
    }

    /// Something with the percent sign behind it, as the language sets it.
    #[must_use]
    pub fn percent(&self, number: impl fmt::Display) -> String {
        self.text("percent", &[("number", Arg::Text(number.to_string()))])
    }

    /// A number with so many decimals, as the language writes it.
    #[must_use]
    pub fn decimal(&self, number: impl Into<f64>, decimals: usize) -> String {
        let number = number.into();
        format!("{number:.decimals$}").replace('.', &self.text("decimal-sign", &[]))
    }
}

/// A message; `which` picks one of so many wordings.
fn format(
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    values: &FluentArgs<'_>,
    which: impl FnOnce(usize) -> usize,
) -> Option<String> {
    let message = bundle.get_message(id)?;
    let others: Vec<_> = message.attributes().filter(|attribute| is_wording(attribute.id())).collect();
    let pattern = match which(others.len() + 1) {
        0 => message.value()?,
        nth => others[nth - 1].value(),
    };
    Some(bundle.format_pattern(pattern, Some(values), &mut Vec::new()).into_owned())
}

/// `v2`, `v3` and so on.
fn is_wording(attribute: &str) -> bool {
    attribute.strip_prefix('v').is_some_and(|number| number.parse::<u8>().is_ok())
}

#[cfg(test)]
mod tests;
