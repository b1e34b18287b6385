//! The record of a match, as a viewer may know it.

use crate::live_match::Match;
use touchline_kernel::Viewer;
use touchline_kernel::record::{DiceSource, Entry, Record, RecordResult};

/// The longest name that a record keeps.
const NAME_CHARS_MAX: usize = 60;

/// A text as the value of a record's tag: on one line, without blanks around it, and not too long. None if nothing is left.
pub(crate) fn tag_value(text: &str) -> Option<String> {
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let short: String = line.trim().chars().take(NAME_CHARS_MAX).collect();
    let value = short.trim().to_owned();
    (!value.is_empty()).then_some(value)
}

impl Match {
    /// The record for a viewer. While the match is on, a seat's record shows only what that seat knows, and the dice that are
    /// still to fall stay secret; when it is over it shows all.
    #[must_use]
    pub fn record(&self, viewer: Viewer) -> Record {
        let viewer = if self.ending.is_some() { Viewer::Everything } else { viewer };
        let mut entries = Vec::with_capacity(self.entries().len());
        if viewer == Viewer::Everything {
            entries.extend_from_slice(self.entries());
        } else {
            self.history.retrace(0..self.entries().len(), |_, entry, made| {
                let shown = |text: &Option<String>| text.clone().filter(|_| made.audience.includes(viewer));
                entries.push(match entry {
                    Entry::Action(seat, text) => Entry::Action(*seat, shown(text)),
                    Entry::Chance(text) => Entry::Chance(shown(text)),
                    other => other.clone(),
                });
            });
        }
        let mut dice = self.source.clone();
        if viewer != Viewer::Everything {
            match &mut dice {
                DiceSource::Shared { server, .. } => server.1 = None,
                // A seed would tell every roll to come.
                DiceSource::Seed(_) | DiceSource::Many { .. } => dice = DiceSource::Table,
                DiceSource::Table => {}
            }
        }
        let score = self.position().score();
        Record {
            game: self.game.id().to_owned(),
            rules: self.game.rules_revision(),
            options: self.game.changed_options(),
            dice,
            names: self.names.clone(),
            date: self.date.clone(),
            practice: self.practice,
            signature: None,
            seen_by: match viewer {
                Viewer::Seat(seat) => Some(seat),
                _ => None,
            },
            result: self.ending.map(|ending| RecordResult {
                score,
                winner: ending.winner(),
                by: ending.by().to_owned(),
            }),
            entries,
        }
    }
}
