//! Steps from outside: choices, chances, what was made of them, and why a step was not made.

use crate::any::AnyPosition;
use serde::Serialize;
use touchline_kernel::{Audience, Fact, Notation, NotationError, Seat, Token, Turn};

/// A legal action.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Choice {
    /// In notation.
    pub text: String,
    /// Its word.
    pub word: &'static str,
    /// Its facts.
    #[serde(serialize_with = "as_map")]
    pub facts: Vec<(&'static str, Fact)>,
    /// Does chance decide next? Never said while the position has secrets.
    pub rolls: bool,
}

/// A possible outcome.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Chance {
    /// In notation.
    pub text: String,
    /// Its word.
    pub word: &'static str,
    /// Its facts.
    #[serde(serialize_with = "as_map")]
    pub facts: Vec<(&'static str, Fact)>,
    /// Its weight among all.
    pub weight: u32,
}

/// A step in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Wording {
    /// In notation.
    pub text: String,
    /// Its word.
    pub word: &'static str,
    /// Its facts.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Wording {
    pub(crate) fn of(step: &impl Notation) -> Self {
        Self { text: step.to_string(), word: step.word(), facts: step.facts() }
    }
}

/// An action that was made.
#[derive(Debug, Clone, PartialEq)]
pub struct Acted {
    /// The action.
    pub action: Wording,
    /// Who may read it while the match is on.
    pub audience: Audience,
    /// Has it shown its seat something new, so that it cannot be taken back for free?
    pub reveals: bool,
    /// The events.
    pub told: Vec<Told>,
}

/// An outcome that was settled.
#[derive(Debug, Clone, PartialEq)]
pub struct Rolled {
    /// The outcome.
    pub outcome: Wording,
    /// Who may read it while the match is on.
    pub audience: Audience,
    /// The events.
    pub told: Vec<Told>,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Told {
    /// Who may know.
    #[serde(skip)]
    pub audience: Audience,
    /// The rule behind it.
    pub rule: &'static str,
    /// What.
    pub event: &'static str,
    /// With which facts.
    #[serde(serialize_with = "as_map")]
    pub facts: Vec<(&'static str, Fact)>,
}

/// One thing that may come of an action, with its chance as a fraction in lowest terms.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Forecast {
    /// The event's word.
    pub event: &'static str,
    /// The rule behind it.
    pub rule: &'static str,
    /// Numerator and denominator.
    pub chance: (u64, u64),
}

/// Why a step was not made.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum StepError {
    /// The text is no step of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A rule forbids it.
    #[error("{} forbids it ({})", .0.rule, .0.because)]
    Refused(Refused),
    /// Chance cannot pick this here.
    #[error("`{found}` cannot happen here, expected {expected}")]
    Impossible {
        /// What was asked for.
        found: String,
        /// What can happen.
        expected: String,
    },
}

/// A violation with its rule by ID.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Refused {
    /// The rule's ID.
    pub rule: &'static str,
    /// The refusal's word.
    pub because: &'static str,
    /// Its facts.
    #[serde(serialize_with = "as_map")]
    pub facts: Vec<(&'static str, Fact)>,
}

fn as_map<S: serde::Serializer>(facts: &[(&'static str, Fact)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(facts.iter().map(|(name, fact)| (name, fact)))
}

/// Makes one step as people write it: an action or an outcome, `spin 3` or `step 4 b6`; `away: basic` says who; `time` says that
/// the real clock has run down. An action where chance decides is judged like any other, and refused by a rule.
///
/// # Errors
/// No notation, refused, or impossible; nothing has changed then.
pub fn make_step(position: &mut dyn AnyPosition, step: &str) -> Result<Vec<Told>, StepError> {
    let (who, text) = match step.split_once(": ") {
        Some((who, text)) => match Seat::read(who.trim()) {
            Some(seat) => (Some(seat), text),
            None => {
                let (found, expected) = (who.to_owned(), Seat::EXPECTED.to_owned());
                return Err(NotationError { column: 1, found, expected }.into());
            }
        },
        None => (None, step),
    };
    if text.trim() == "time" {
        position.call_time();
        return Ok(Vec::new());
    }
    match position.turn() {
        Turn::Chance => match position.settle(text).map(|rolled| rolled.told) {
            Err(StepError::Notation(unread)) => match acted(position, who.unwrap_or(Seat::Home), text) {
                Err(StepError::Notation(_)) => Err(unread.into()),
                judged => judged,
            },
            done => done,
        },
        Turn::Decision(seat) => acted(position, who.unwrap_or(seat), text),
        Turn::Over(_) => acted(position, who.unwrap_or(Seat::Home), text),
    }
}

fn acted(position: &mut dyn AnyPosition, seat: Seat, text: &str) -> Result<Vec<Told>, StepError> {
    position.act(seat, text).map(|acted| acted.told)
}
