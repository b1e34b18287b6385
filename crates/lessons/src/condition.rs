//! Conditions on what has happened and on how things stand, as a lesson file writes them.

use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use touchline_games::{AnyPosition, Told};
use touchline_kernel::{Fact, Turn};

/// A condition. Everything that is given must hold; at least one thing is given.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// An event with this word was told.
    pub event: Option<String>,
    /// Its facts, as far as they matter.
    #[serde(default)]
    pub facts: BTreeMap<String, Value>,
    /// An event that cites this rule was told; together with `event`, the same one.
    pub rule: Option<String>,
    /// `home`, `away`, `chance` or `over`.
    pub turn: Option<String>,
    /// A part of the position's JSON.
    pub position: Option<Value>,
    /// The goals.
    pub score: Option<[u16; 2]>,
    /// The learner has made at least so many decisions.
    pub acts: Option<u32>,
    /// At least one of these holds.
    #[serde(default)]
    pub any: Vec<Condition>,
    /// All of these hold.
    #[serde(default)]
    pub all: Vec<Condition>,
    /// None of these holds.
    #[serde(default)]
    pub none: Vec<Condition>,
}

impl Condition {
    /// Does it hold, after these events and decisions, in this position?
    #[must_use]
    pub fn holds(&self, position: &dyn AnyPosition, told: &[Told], acts: u32) -> bool {
        self.is_told(told)
            && self.turn.as_deref().is_none_or(|turn| turn == turn_of(position))
            && self.score.is_none_or(|[home, away]| {
                let score = position.score();
                (score.home, score.away) == (home, away)
            })
            && self.acts.is_none_or(|least| acts >= least)
            && self.position.as_ref().is_none_or(|part| is_part(part, &position.setup()))
            && (self.any.is_empty() || self.any.iter().any(|one| one.holds(position, told, acts)))
            && self.all.iter().all(|one| one.holds(position, told, acts))
            && !self.none.iter().any(|one| one.holds(position, told, acts))
    }

    /// Does it say anything? A condition that holds always is a mistake in a file.
    #[must_use]
    pub fn says_something(&self) -> bool {
        *self != Self::default()
            && [&self.any, &self.all, &self.none].into_iter().flatten().all(Self::says_something)
    }

    fn is_told(&self, told: &[Told]) -> bool {
        if self.event.is_none() && self.rule.is_none() && self.facts.is_empty() {
            return true;
        }
        let fits = |told: &&Told| {
            self.event.as_deref().is_none_or(|event| event == told.event)
                && self.rule.as_deref().is_none_or(|rule| rule == told.rule)
                && self.facts.iter().all(|(name, value)| {
                    told.facts.iter().any(|(fact, found)| fact == name && is_fact(value, found))
                })
        };
        told.iter().any(|one| fits(&one))
    }
}

fn turn_of(position: &dyn AnyPosition) -> &'static str {
    match position.turn() {
        Turn::Decision(seat) => seat.name(),
        Turn::Chance => "chance",
        Turn::Over(_) => "over",
    }
}

fn is_fact(value: &Value, fact: &Fact) -> bool {
    match fact {
        Fact::Number(number) => value.as_i64() == Some(*number),
        Fact::Seat(seat) => value.as_str() == Some(seat.name()),
        Fact::Text(text) => value.as_str() == Some(text),
    }
}

/// Does `found` hold at least what `part` says? `"none"` stands for a field that is not there, as in vectors.
pub(crate) fn is_part(part: &Value, found: &Value) -> bool {
    match (part, found) {
        (Value::Object(part), Value::Object(found)) => {
            part.iter().all(|(name, value)| is_part(value, found.get(name).unwrap_or(&Value::Null)))
        }
        (Value::String(none), Value::Null) => none == "none",
        _ => part == found,
    }
}
