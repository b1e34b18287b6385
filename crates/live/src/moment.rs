//! One entry of the log with what it made happen.

use touchline_games::{AnyPosition, Told, Wording};
use touchline_kernel::record::Entry;
use touchline_kernel::{Audience, Fact};

/// One entry of the log with what it made happen.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// The entry's number, from 1.
    pub number: u32,
    /// The entry.
    pub entry: Entry,
    /// The step's word; that of records for an entry that is no step: `undo`, `resigned`.
    pub word: &'static str,
    /// The step's facts.
    pub facts: Vec<(&'static str, Fact)>,
    /// Who may read the entry while the match is on.
    pub audience: Audience,
    /// The events.
    pub told: Vec<Told>,
}

impl Moment {
    pub(crate) fn new(number: u32, entry: Entry, made: Made) -> Self {
        let Made { word, facts, audience, told } = made;
        Self { number, entry, word, facts, audience, told }
    }
}

/// What an entry means and made happen: the fields of a [`Moment`] beside the entry.
#[derive(Debug)]
pub(crate) struct Made {
    pub word: &'static str,
    pub facts: Vec<(&'static str, Fact)>,
    pub audience: Audience,
    pub told: Vec<Told>,
}

impl Made {
    /// What a step made, and its notation.
    pub(crate) fn step(wording: Wording, audience: Audience, told: Vec<Told>) -> (String, Self) {
        (wording.text, Self { word: wording.word, facts: wording.facts, audience, told })
    }

    /// An entry that is no step of the game: everybody may read it.
    pub(crate) fn note(entry: &Entry) -> Self {
        let (word, facts) = match entry {
            Entry::Action(..) | Entry::Chance(_) => ("", Vec::new()),
            Entry::Undo(to) => ("undo", vec![("to", Fact::Number(i64::from(*to)))]),
            Entry::Time => ("time", Vec::new()),
            Entry::Paused(seconds) => ("paused", vec![("seconds", Fact::Number(i64::from(*seconds)))]),
            Entry::Resigned(seat) => ("resigned", vec![("seat", Fact::Seat(*seat))]),
            Entry::Agreed => ("agreed", Vec::new()),
            Entry::Forfeited(seat) => ("forfeited", vec![("seat", Fact::Seat(*seat))]),
        };
        Self { word, facts, audience: Audience::Everyone, told: Vec::new() }
    }

    /// Makes a step of the log again. What was made once can be made again.
    pub(crate) fn again(position: &mut dyn AnyPosition, entry: &Entry) -> Self {
        let made = match entry {
            Entry::Action(seat, Some(text)) => position
                .act(*seat, text)
                .ok()
                .map(|acted| Self::step(acted.action, acted.audience, acted.told)),
            Entry::Chance(Some(text)) => position
                .settle(text)
                .ok()
                .map(|rolled| Self::step(rolled.outcome, rolled.audience, rolled.told)),
            Entry::Time => {
                position.call_time();
                None
            }
            _ => None,
        };
        made.map_or_else(|| Self::note(entry), |(_, made)| made)
    }
}
