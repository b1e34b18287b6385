//! What the kernel's and the shelf's own types look like in JSON, for the API's description. Those crates know nothing of schemas.

#![expect(dead_code, reason = "these types are described, never made")]

use schemars::JsonSchema;
use std::collections::BTreeMap;

/// A seat.
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase")]
pub enum Seat {
    /// Home.
    Home,
    /// Away.
    Away,
}

/// Something for each seat.
#[derive(JsonSchema)]
#[schemars(rename = "BySeatOf{T}")]
pub struct BySeat<T> {
    /// Home's.
    home: T,
    /// Away's.
    away: T,
}

/// A number, or anything else in notation.
#[derive(JsonSchema)]
#[schemars(untagged)]
pub enum Fact {
    /// A number.
    Number(i64),
    /// A seat, a square, a piece, a card.
    Text(String),
}

/// Facts by name.
#[derive(JsonSchema)]
pub struct Facts(BTreeMap<String, Fact>);

/// Something that happened.
#[derive(JsonSchema)]
pub struct EventInfo {
    /// The rule behind it.
    rule: String,
    /// What.
    event: String,
    /// With which facts.
    facts: Facts,
}

/// One thing that may come of an action.
#[derive(JsonSchema)]
pub struct Odds {
    /// The event's word.
    event: String,
    /// The rule behind it.
    rule: String,
    /// Its chance in lowest terms: numerator and denominator.
    chance: (u64, u64),
}

/// What may be written for an option.
#[derive(JsonSchema)]
#[schemars(rename_all = "snake_case")]
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
    Choice(Vec<String>),
    /// Data of the game.
    Data,
}

/// What the number of a term means.
#[derive(JsonSchema)]
#[schemars(rename_all = "snake_case")]
pub enum TermKind {
    /// Is added to the roll.
    Adds,
    /// Is what the sum is compared with.
    Against,
    /// Rolling this or more does what the rule says.
    AtLeast,
    /// Rolling exactly this does what the rule says.
    Exactly,
}
