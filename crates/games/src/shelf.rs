//! Which games there are.

use crate::any::AnyGame;
use crate::erased::TypedGame;
use serde::Serialize;
use std::sync::Arc;
pub use touchline_champions::Champions;
pub use touchline_fuba::Fuba;
pub use touchline_fudis::Fudis;
use touchline_kernel::{
    Captions, Earlier, Fault, Faults, Game, OptionKind, Phrase, Preset, RuleId, Table, Viewer, Word,
};
pub use touchline_volchok::Volchok;

/// What the shelf asks of a game beyond the kernel's contract.
pub trait Shelved: Game {
    /// The board as text, as a viewer may see it.
    fn draw(&self, position: &Self::Position, viewer: Viewer, captions: &dyn Captions) -> String;
}

impl Shelved for Fudis {
    fn draw(&self, position: &Self::Position, viewer: Viewer, captions: &dyn Captions) -> String {
        touchline_fudis::render(&self.view(position, viewer), captions)
    }
}

impl Shelved for Fuba {
    fn draw(&self, position: &Self::Position, viewer: Viewer, captions: &dyn Captions) -> String {
        touchline_fuba::render(&self.view(position, viewer), captions)
    }
}

impl Shelved for Volchok {
    fn draw(&self, position: &Self::Position, _: Viewer, captions: &dyn Captions) -> String {
        touchline_volchok::render(self, position, captions)
    }
}

impl Shelved for Champions {
    fn draw(&self, position: &Self::Position, viewer: Viewer, captions: &dyn Captions) -> String {
        touchline_champions::render(self, &self.view(position, viewer), captions)
    }
}

/// Does something with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Called with the game that was asked for.
    fn visit<G: Shelved>(self, game: G) -> Self::Output;
}

/// Every game, in the order of the shelf: the one list that a new game joins. Hands the types to another macro.
#[macro_export]
macro_rules! each_game {
    ($each:ident) => {
        $each!($crate::Fuba, $crate::Champions, $crate::Fudis, $crate::Volchok)
    };
}

/// Opens a game for a visitor. `options` is JSON; what it leaves out has its default.
///
/// # Errors
/// An unknown game, or options that cannot be played.
pub fn visit<V: Visitor>(id: &str, options: &serde_json::Value, visitor: V) -> Result<V::Output, OpenError> {
    macro_rules! find {
        ($($game:ty),*) => {
            match id {
                $(<$game as Game>::ID => Ok(visitor.visit(fixed::<$game>(options)?)),)*
                _ => Err(unknown(id)),
            }
        };
    }
    each_game!(find)
}

/// The revision of each game's rules, in the order of the shelf.
pub fn revisions() -> impl Iterator<Item = (&'static str, u32)> {
    macro_rules! all {
        ($($game:ty),*) => { [$((<$game as Game>::ID, <$game as Game>::REVISION)),*] };
    }
    crate::each_game!(all).into_iter()
}

/// The options under which a game was played by an earlier revision of its rules: what was the default then is an option now.
///
/// # Errors
/// An unknown game.
pub fn revised(id: &str, revision: u32, options: &serde_json::Value) -> Result<serde_json::Value, OpenError> {
    macro_rules! find {
        ($($game:ty),*) => {
            match id {
                $(<$game as Game>::ID => <$game as Game>::EARLIER,)*
                _ => return Err(unknown(id)),
            }
        };
    }
    let earlier: &[Earlier] = each_game!(find);
    let mut options = options.clone();
    if let Some(chosen) = options.as_object_mut() {
        for defaults in earlier.iter().filter(|earlier| earlier.revision >= revision) {
            let defaults: serde_json::Map<_, _> =
                serde_json::from_str(defaults.options).expect("a test reads the defaults of every revision");
            for (name, value) in defaults {
                chosen.entry(name).or_insert(value);
            }
        }
    }
    Ok(options)
}

/// Opens a game as it was played under an earlier revision of its rules; see [`revised`].
///
/// # Errors
/// An unknown game, or options that cannot be played.
pub fn open_revision(
    id: &str,
    revision: u32,
    options: &serde_json::Value,
) -> Result<Arc<dyn AnyGame>, OpenError> {
    open(id, &revised(id, revision, options)?)
}

/// Opens a game behind the erased interface.
///
/// # Errors
/// An unknown game, or options that cannot be played.
pub fn open(id: &str, options: &serde_json::Value) -> Result<Arc<dyn AnyGame>, OpenError> {
    struct Opener;
    impl Visitor for Opener {
        type Output = Arc<dyn AnyGame>;

        fn visit<G: Shelved>(self, game: G) -> Arc<dyn AnyGame> {
            Arc::new(TypedGame::new(game))
        }
    }
    visit(id, options, Opener)
}

/// A game with its options fixed, from JSON; what it leaves out has its default.
///
/// # Errors
/// Options that cannot be played.
pub fn fixed<G: Game>(options: &serde_json::Value) -> Result<G, OpenError> {
    let options: G::Options =
        read_json(options).map_err(|fault| OpenError::Unreadable { game: G::ID, why: fault.to_string() })?;
    G::new(options).map_err(|faults| OpenError::Refused { game: G::ID, faults })
}

/// Reads a value out of JSON, and says at which place it is wrong.
///
/// # Errors
/// The place, and what is wrong there.
pub fn read_json<T: serde::de::DeserializeOwned>(json: &serde_json::Value) -> Result<T, Fault> {
    serde_path_to_error::deserialize(json).map_err(|error| {
        let path = error.path().to_string();
        Fault::new(if path == "." { String::new() } else { path }, error.into_inner().to_string())
    })
}

/// The answer to a game that there is not.
#[must_use]
pub fn unknown(id: &str) -> OpenError {
    OpenError::Unknown {
        id: id.chars().take(40).collect(),
        known: guides().iter().map(|guide| guide.id).collect(),
    }
}

/// Why a game could not be opened.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum OpenError {
    /// There is no such game.
    #[error("there is no game `{id}`; the games are {}", known.join(", "))]
    Unknown {
        /// What was asked for.
        id: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The options are no options of this game.
    #[error("options of {game}: {why}")]
    Unreadable {
        /// The game.
        game: &'static str,
        /// What is wrong.
        why: String,
    },
    /// The options cannot be played.
    #[error("options of {game}: {}", .faults.to_string().replace('\n', "; "))]
    Refused {
        /// The game.
        game: &'static str,
        /// Every reason.
        faults: Faults,
    },
}

/// What there is to know of a game without playing it.
#[derive(Debug, Clone, Serialize)]
pub struct Guide {
    /// The name in commands and files.
    pub id: &'static str,
    /// The revision of the rules.
    pub rules_revision: u32,
    /// Its options with their defaults.
    pub options: Vec<GuideOption>,
    /// Sets of options with a name.
    pub presets: &'static [Preset],
    /// Its rulebook.
    pub sections: Vec<GuideSection>,
    /// The tables of its book, by the default options.
    #[serde(skip)]
    pub tables: Vec<Table>,
    /// The words of its actions, outcomes, events and refusals.
    #[serde(skip)]
    pub words: [(&'static str, &'static [Word]); 4],
}

/// An option with its default.
#[derive(Debug, Clone, Serialize)]
pub struct GuideOption {
    /// As in the JSON of the options.
    pub name: &'static str,
    /// What may be written.
    pub kind: OptionKind,
    /// What it is if left out.
    pub default: serde_json::Value,
}

/// A chapter of a rulebook.
#[derive(Debug, Clone, Serialize)]
pub struct GuideSection {
    /// Its name in message IDs.
    pub name: &'static str,
    /// Its section in the specification.
    pub source: &'static str,
    /// Its rules.
    pub rules: Vec<GuideRule>,
}

/// A rule.
#[derive(Debug, Clone, Serialize)]
pub struct GuideRule {
    /// As the specification writes it.
    pub id: &'static str,
}

impl Guide {
    fn of<G: Game>() -> Self {
        let defaults = serde_json::to_value(G::Options::default()).unwrap_or_default();
        Self {
            id: G::ID,
            rules_revision: G::REVISION,
            options: G::OPTIONS
                .iter()
                .map(|option| GuideOption {
                    name: option.name,
                    kind: option.kind,
                    default: defaults.get(option.name).cloned().unwrap_or_default(),
                })
                .collect(),
            presets: G::PRESETS,
            sections: G::Rule::SECTIONS
                .iter()
                .map(|section| GuideSection {
                    name: section.name,
                    source: section.source,
                    rules: section.rules.iter().map(|rule| GuideRule { id: rule.id() }).collect(),
                })
                .collect(),
            tables: G::new(G::Options::default()).map(|game| game.tables()).unwrap_or_default(),
            words: [
                ("action", G::Action::WORDS),
                ("outcome", G::Outcome::WORDS),
                ("event", G::Event::WORDS),
                ("refusal", G::Refusal::WORDS),
            ],
        }
    }

    /// Every rule ID, in the order of the rulebook.
    pub fn rules(&self) -> impl Iterator<Item = &'static str> {
        self.sections.iter().flat_map(|section| section.rules.iter().map(|rule| rule.id))
    }

    /// The preset of this name.
    #[must_use]
    pub fn preset(&self, name: &str) -> Option<&'static Preset> {
        self.presets.iter().find(|preset| preset.name == name)
    }
}

/// Every game of the shelf.
#[must_use]
pub fn guides() -> Vec<Guide> {
    macro_rules! all {
        ($($game:ty),*) => { vec![$(Guide::of::<$game>()),*] };
    }
    each_game!(all)
}

/// One game of the shelf.
///
/// # Errors
/// An unknown game.
pub fn guide(id: &str) -> Result<Guide, OpenError> {
    guides().into_iter().find(|guide| guide.id == id).ok_or_else(|| unknown(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_a_guide_and_a_default() {
        for guide in guides() {
            let names: Vec<&str> = guide.options.iter().map(|option| option.name).collect();
            let table = open(guide.id, &serde_json::json!({})).unwrap();
            let options = table.options();
            let keys: Vec<&str> = options.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(names, keys, "{}: the guide lists what the options hold, in its order", guide.id);
        }
    }

    #[test]
    fn full_options_say_all_and_play_the_same_match() {
        let partial = [
            (
                "fuba",
                serde_json::json!({ "zones": {
                    "s1": [0, 5], "s2": [5, 12], "s3": [12, 19], "s4": [19, 24],
                    "s5": [0, 5], "s6": [5, 12], "s7": [12, 19], "s8": [19, 24]
                } }),
            ),
            ("champions", serde_json::json!({ "clock": "rolls" })),
            ("fudis", serde_json::json!({ "packs": 2 })),
            ("volchok", serde_json::json!({ "board": { "rows": 15 } })),
        ];
        for (game, options) in partial {
            let opened = open(game, &options).unwrap();
            let full = opened.full_options();
            let again = open(game, &full).unwrap();
            assert_eq!(again.full_options(), full, "{game}");
            assert_eq!(again.options(), full, "{game}: nothing is left to fill in");
            assert_eq!(again.start().setup(), opened.start().setup(), "{game}");
        }
        let board = &open("volchok", &serde_json::json!({ "board": { "rows": 15 } })).unwrap().full_options()
            ["board"];
        assert_eq!(board["net"]["away"], serde_json::json!(["d16", "e16", "f16"]));
        assert_eq!(board["cols"], 9);
    }

    #[test]
    fn every_preset_can_be_played() {
        for guide in guides() {
            for preset in guide.presets {
                let options = serde_json::from_str(preset.options).unwrap();
                assert!(open(guide.id, &options).is_ok(), "{} {}", guide.id, preset.name);
            }
        }
    }

    #[test]
    fn unknown_games_and_options_are_refused_with_what_would_be_right() {
        let error = open("chess", &serde_json::json!({})).unwrap_err().to_string();
        assert!(error.contains("`chess`") && error.contains("volchok"), "{error}");
        let error = open("volchok", &serde_json::json!({ "turn_limits": 3 })).unwrap_err().to_string();
        assert!(error.contains("turn_limits") && error.contains("turn_limit"), "{error}");
        let error =
            open("volchok", &serde_json::json!({ "lob_min": 0, "numbers": {} })).unwrap_err().to_string();
        assert!(error.contains("lob_min: found 0, expected 1 to 20") && error.contains("numbers"), "{error}");
    }
}
