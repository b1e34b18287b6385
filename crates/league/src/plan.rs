//! The plan: ties between slots, and the fixtures that decide them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Who takes part in a tie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// An entrant, by its place in the list, from 0.
    Entrant(usize),
    /// The winner of a tie, by its number.
    Winner(u32),
    /// The loser of a tie.
    Loser(u32),
    /// The entrant on a place of a group, both from 0.
    Place {
        /// Which group.
        pool: usize,
        /// Which place of it.
        place: usize,
    },
}

/// The part of a competition that a tie belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A league, group or division, from 0.
    Pool(usize),
    /// Who loses is out.
    Knockout,
    /// The match of those who lost the semi-finals.
    ThirdPlace,
    /// A round of the Swiss system.
    Swiss,
    /// A challenge on the ladder.
    Challenge,
}

/// Two slots that are to meet, once or more often.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tie {
    /// From 1, in the order of play.
    pub number: u32,
    /// From 1.
    pub round: u32,
    /// Where it belongs.
    pub stage: Stage,
    /// Who plays the first match at home.
    pub home: Slot,
    /// Who visits then.
    pub away: Slot,
}

/// Ties of several rounds, numbered in the order of play from `first`.
pub(crate) fn numbered(
    first: u32,
    first_round: u32,
    rounds: impl IntoIterator<Item = Vec<(Stage, Slot, Slot)>>,
) -> Vec<Tie> {
    let ties =
        (first_round..).zip(rounds).flat_map(|(round, ties)| ties.into_iter().map(move |tie| (round, tie)));
    (first..)
        .zip(ties)
        .map(|(number, (round, (stage, home, away)))| Tie { number, round, stage, home, away })
        .collect()
}

/// The ID of a fixture: the number of its tie, and which match of the tie it is. Written `7`, or `7.2` for a second leg or a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct FixtureId {
    /// The number of the tie, from 1.
    pub number: u32,
    /// Which match of the tie, from 1.
    pub leg: u8,
}

impl FixtureId {
    /// The first, mostly the only match of a tie.
    #[must_use]
    pub const fn first(number: u32) -> Self {
        Self { number, leg: 1 }
    }

    /// With the seed of the competition this gives the match its dice: `seed N match n` of `docs/formats/dice.md`.
    #[must_use]
    pub fn dice(self) -> u64 {
        u64::from(self.number) | (u64::from(self.leg) - 1) << 32
    }
}

impl fmt::Display for FixtureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.leg {
            1 => write!(f, "{}", self.number),
            leg => write!(f, "{}.{leg}", self.number),
        }
    }
}

impl FromStr for FixtureId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (number, leg) = text.split_once('.').unwrap_or((text, "1"));
        let id = number.parse().ok().zip(leg.parse().ok()).map(|(number, leg)| Self { number, leg });
        id.filter(|id| id.number > 0 && id.leg > 0 && id.to_string() == text)
            .ok_or_else(|| "expected the ID of a match, such as `7` or `7.2`".to_owned())
    }
}

impl TryFrom<String> for FixtureId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<FixtureId> for String {
    fn from(id: FixtureId) -> Self {
        id.to_string()
    }
}

/// Where a fixture stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Its entrants are not known yet.
    Waiting,
    /// It can be played.
    Open,
    /// It will be played later: others need not wait for it.
    Postponed,
    /// It has a result.
    Over,
    /// It does not count: an entrant withdrew early.
    Void,
}

/// A match of the competition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Fixture {
    pub id: FixtureId,
    /// From 1.
    pub round: u32,
    /// Where it belongs.
    pub stage: Stage,
    /// Who plays at home.
    pub home: Slot,
    /// Who visits.
    pub away: Slot,
    /// Where it stands.
    pub state: State,
}

impl Fixture {
    /// Both entrants, home first, once they are known.
    #[must_use]
    pub const fn entrants(&self) -> Option<[usize; 2]> {
        match (self.home, self.away) {
            (Slot::Entrant(home), Slot::Entrant(away)) => Some([home, away]),
            _ => None,
        }
    }

    /// Must it produce a winner (a knock-out tie)?
    #[must_use]
    pub const fn knockout(&self) -> bool {
        matches!(self.stage, Stage::Knockout | Stage::ThirdPlace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        for id in [FixtureId::first(1), FixtureId { number: 380, leg: 2 }] {
            assert_eq!(id.to_string().parse::<FixtureId>().unwrap(), id);
        }
        for wrong in ["", "0", "7.0", "7.1", "07", "7.", "x", "-1", "7.2.1"] {
            assert!(wrong.parse::<FixtureId>().is_err(), "{wrong}");
        }
        assert_ne!(FixtureId { number: 7, leg: 2 }.dice(), FixtureId::first(8).dice());
    }
}
