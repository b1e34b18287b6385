//! The words of a drawing. A game draws its board as text but speaks no language: whoever shows the drawing brings the words.

use crate::{Fact, Seat};

/// What a drawing says in words.
pub trait Captions {
    /// A caption with its facts: the message `GAME-board-WORD`.
    fn caption(&self, word: &str, facts: &[(&str, Fact)]) -> String;
    /// The letter of a side, before the number of its player or players.
    fn letter(&self, seat: Seat) -> String;
    /// The letter of a goalkeeper where players have no numbers.
    fn keeper(&self) -> String;
    /// A card, by its notation.
    fn card(&self, notation: &str) -> String;
}

/// No language: captions are their words with their facts, everything else is notation. For tests and bug reports.
#[derive(Debug, Clone, Copy)]
pub struct Bare;

impl Captions for Bare {
    fn caption(&self, word: &str, facts: &[(&str, Fact)]) -> String {
        let facts = facts.iter().map(|(_, fact)| match fact {
            Fact::Number(number) => number.to_string(),
            Fact::Seat(seat) => seat.name().to_owned(),
            Fact::Text(text) => text.clone(),
        });
        std::iter::once(word.to_owned()).chain(facts).collect::<Vec<_>>().join(" ")
    }

    fn letter(&self, seat: Seat) -> String {
        match seat {
            Seat::Home => "H",
            Seat::Away => "A",
        }
        .to_owned()
    }

    fn keeper(&self) -> String {
        "G".to_owned()
    }

    fn card(&self, notation: &str) -> String {
        notation.to_owned()
    }
}
