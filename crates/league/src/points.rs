//! What a match counts in the table.

use crate::played::{By, Played};
use serde::{Deserialize, Serialize};
use touchline_champions::{Champions, Rule, ledger};
use touchline_kernel::{BySeat, Game, RuleId};

/// Points for a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub enum Points {
    /// CUP-1: 5-0, after extra time 4-1, after a shoot-out 3-2.
    Champions,
    /// For a win, a level match and a loss.
    Plain {
        /// Usually 3, once 2.
        win: u16,
        /// Usually 1.
        level: u16,
        /// Usually 0.
        loss: u16,
    },
}

/// Points as files write them: `[3, 1, 0]` or `"champions"`.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Three([u16; 3]),
    Named(String),
}

impl TryFrom<Written> for Points {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        match written {
            Written::Three([win, level, loss]) if win >= level && level >= loss && win <= Self::MOST => {
                Ok(Self::Plain { win, level, loss })
            }
            Written::Three(three) => Err(format!(
                "found {three:?}, expected points for a win, a level match and a loss, none more than the one before, at most {}",
                Self::MOST
            )),
            Written::Named(name) if name == Champions::ID => Ok(Self::Champions),
            Written::Named(name) => Err(format!("found `{name}`, expected `{}` or [3, 1, 0]", Champions::ID)),
        }
    }
}

impl From<Points> for Written {
    fn from(points: Points) -> Self {
        match points {
            Points::Champions => Self::Named(Champions::ID.to_owned()),
            Points::Plain { win, level, loss } => Self::Three([win, level, loss]),
        }
    }
}

impl Points {
    /// Three for a win, one each if level.
    pub const THREE: Self = Self::Plain { win: 3, level: 1, loss: 0 };
    /// Two for a win, one each if level.
    pub const TWO: Self = Self::Plain { win: 2, level: 1, loss: 0 };
    /// The most that a win may count.
    const MOST: u16 = 100;

    /// How matches of a game count unless the organiser says otherwise.
    #[must_use]
    pub fn of(game: &str) -> Self {
        if game == Champions::ID { Self::Champions } else { Self::THREE }
    }

    /// For a win on the field, or for a bye.
    #[must_use]
    pub const fn win(self) -> u32 {
        match self {
            Self::Champions => 5,
            Self::Plain { win, .. } => win as u32,
        }
    }

    /// The points of both sides. A side that did not appear has none.
    #[must_use]
    pub fn count(self, played: &Played) -> BySeat<u32> {
        let (win, level, loss) = match self {
            // [CUP-1, R96, R101] A match that was not played, was given up or adjudicated counts as won in normal time.
            Self::Champions => {
                let (win, loss) = match &played.by {
                    By::Rule(id) => Rule::from_id(id).map_or((5, 0), ledger::points),
                    _ => (5, 0),
                };
                (u32::from(win), 0, u32::from(loss))
            }
            Self::Plain { win, level, loss } => (u32::from(win), u32::from(level), u32::from(loss)),
        };
        let at_fault = if played.by.unplayed() { 0 } else { loss };
        match played.match_winner() {
            Some(winner) => BySeat::from_fn(|seat| if seat == winner { win } else { at_fault }),
            None if played.nobody_came() => BySeat::new(0, 0),
            None => BySeat::new(level, level),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_kernel::Seat;

    fn count(points: Points, winner: Option<Seat>, by: &str) -> (u32, u32) {
        let played = Played { by: By::from(by.to_owned()), ..Played::by_rule([1, 1], winner, "") };
        let points = points.count(&played);
        (points.home, points.away)
    }

    #[test]
    fn champions_counts_by_how_a_match_was_won() {
        let points = |winner, by| count(Points::Champions, winner, by);
        assert_eq!(points(Some(Seat::Home), "CLK-3"), (5, 0));
        assert_eq!(points(Some(Seat::Away), "XT-3"), (1, 4));
        assert_eq!(points(Some(Seat::Home), "SO-1"), (3, 2));
        assert_eq!(points(Some(Seat::Away), "SO-2"), (2, 3));
        assert_eq!(points(Some(Seat::Away), "walkover"), (0, 5));
        assert_eq!(points(Some(Seat::Home), "forfeit"), (5, 0));
        assert_eq!(points(Some(Seat::Home), "adjudicated"), (5, 0));
        assert_eq!(points(Some(Seat::Away), "resigned"), (0, 5));
        assert_eq!(points(None, "walkover"), (0, 0));
    }

    #[test]
    fn other_games_count_as_the_organiser_says() {
        assert_eq!(count(Points::THREE, Some(Seat::Home), "GOAL-1"), (3, 0));
        assert_eq!(count(Points::TWO, Some(Seat::Away), "GOAL-1"), (0, 2));
        assert_eq!(count(Points::THREE, None, "GOAL-1"), (1, 1));
        assert_eq!(count(Points::THREE, Some(Seat::Home), "lot"), (1, 1));
        assert_eq!(count(Points::THREE, None, "forfeit"), (0, 0));
        let consoling = Points::Plain { win: 4, level: 2, loss: 1 };
        assert_eq!(count(consoling, Some(Seat::Home), "GOAL-1"), (4, 1));
        assert_eq!(count(consoling, Some(Seat::Home), "forfeit"), (4, 0), "who stays away has no point");
    }

    #[test]
    fn points_are_written_as_a_list_or_by_name() {
        for (points, text) in [(Points::TWO, "[2,1,0]"), (Points::Champions, "\"champions\"")] {
            assert_eq!(serde_json::to_string(&points).unwrap(), text);
            assert_eq!(serde_json::from_str::<Points>(text).unwrap(), points);
        }
        for wrong in ["[1,2,0]", "[300,1,0]", "\"chess\"", "[3,1]"] {
            assert!(serde_json::from_str::<Points>(wrong).is_err(), "{wrong}");
        }
    }
}
