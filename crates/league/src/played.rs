//! How a match ended, as the competition is told and as files keep it.

use crate::squads::Incidents;
use serde::{Deserialize, Serialize};
use std::fmt;
use touchline_champions::Piece;
use touchline_kernel::{BySeat, Seat};

/// What decided a match: a rule of the game, or the organiser instead of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum By {
    /// The rule that ended it.
    Rule(String),
    /// It was not played: a team could not fill a formation, or has withdrawn.
    Walkover,
    /// It was not played or not finished: a side did not appear in time.
    Forfeit,
    /// The organiser decided it.
    Adjudicated,
    /// It ended level, and a lot sent a team on. Only files of version 1 write this.
    Lot,
}

impl By {
    /// The words in files.
    const WORDS: [(&'static str, Self); 4] = [
        ("walkover", Self::Walkover),
        ("forfeit", Self::Forfeit),
        ("adjudicated", Self::Adjudicated),
        ("lot", Self::Lot),
    ];

    /// As in files: the ID of the rule, or the word.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Rule(id) => id,
            other => Self::WORDS.iter().find(|(_, by)| by == other).map_or("", |(word, _)| word),
        }
    }

    /// A walk-over counts in the table, but has no goals and no home advantage.
    #[must_use]
    pub const fn unplayed(&self) -> bool {
        matches!(self, Self::Walkover | Self::Forfeit)
    }
}

impl From<String> for By {
    fn from(text: String) -> Self {
        match Self::WORDS.into_iter().find(|(word, _)| *word == text) {
            Some((_, by)) => by,
            None => Self::Rule(text),
        }
    }
}

impl From<By> for String {
    fn from(by: By) -> Self {
        by.text().to_owned()
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Goals, home first, without those of a shoot-out.
    pub score: [u16; 2],
    /// `None` for a draw, or if both sides forfeited.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub winner: Option<Seat>,
    /// What decided it.
    pub by: By,
    /// A number that grows with time. Cards and injuries count in this order where it is given, otherwise in that of the fixtures.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub ended: Option<u64>,
    /// Who scored, in order, in games whose men have numbers.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub scorers: Vec<Piece>,
    /// Cards and injuries.
    #[serde(skip_serializing_if = "Incidents::is_empty", default)]
    pub incidents: Incidents,
}

impl Played {
    /// A match that was played to its end.
    #[must_use]
    pub fn by_rule(score: [u16; 2], winner: Option<Seat>, rule: &str) -> Self {
        Self::new(score, winner, By::Rule(rule.to_owned()))
    }

    /// A match won by the seat with more goals, or level; for leagues in which only the score matters.
    #[must_use]
    pub fn scored(home: u16, away: u16) -> Self {
        let winner = match home.cmp(&away) {
            std::cmp::Ordering::Greater => Some(Seat::Home),
            std::cmp::Ordering::Less => Some(Seat::Away),
            std::cmp::Ordering::Equal => None,
        };
        Self::by_rule([home, away], winner, "score")
    }

    /// A match that was not played: the winner, if one side is without fault, is given these goals.
    #[must_use]
    pub fn unplayed(winner: Option<Seat>, by: By, goals: u16) -> Self {
        let of = |seat| if winner == Some(seat) { goals } else { 0 };
        Self::new([of(Seat::Home), of(Seat::Away)], winner, by)
    }

    fn new(score: [u16; 2], winner: Option<Seat>, by: By) -> Self {
        Self { score, winner, by, ended: None, scorers: Vec::new(), incidents: Incidents::default() }
    }

    /// Goals by seat.
    #[must_use]
    pub fn goals(&self) -> BySeat<u16> {
        BySeat::new(self.score[0], self.score[1])
    }

    /// Who won the match itself: a lot sends a team on, but leaves the match level.
    #[must_use]
    pub fn match_winner(&self) -> Option<Seat> {
        self.winner.filter(|_| self.by != By::Lot)
    }

    /// Did neither side appear? Both have lost then.
    #[must_use]
    pub fn nobody_came(&self) -> bool {
        self.by.unplayed() && self.winner.is_none()
    }
}
