//! One match as statistics see it.

use touchline_kernel::Seat;

/// What is kept of one match. Rules stand at their place in the game's rulebook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchSheet {
    /// Its number in the run: with the run's seed, its dice.
    pub number: u64,
    /// Did the first coach sit away?
    pub swapped: bool,
    /// Goals of home and away.
    pub score: [u16; 2],
    /// `None` for a draw.
    pub winner: Option<Seat>,
    /// The rule that ended it.
    pub by: usize,
    /// Decisions made.
    pub decisions: u32,
    /// Chances settled.
    pub chances: u32,
    /// Turns, as the game counts them.
    pub turns: u32,
    /// How often a side took the lead that the other had had before.
    pub lead_changes: u16,
    /// Each goal: in which turn, and whose.
    pub goals: Vec<(u32, Seat)>,
    /// Positions judged by both coaches.
    pub nodes: u64,
    /// How many events cited each rule.
    pub rules: Vec<u32>,
}

impl MatchSheet {
    /// Steps: decisions and chances.
    pub fn steps(&self) -> u32 {
        self.decisions + self.chances
    }

    /// Half points of a seat: 2 for a win, 1 for a draw.
    pub fn half_points(&self, seat: Seat) -> u8 {
        match self.winner {
            None => 1,
            Some(winner) => 2 * u8::from(winner == seat),
        }
    }

    /// Where the first coach sat.
    pub fn first_seat(&self) -> Seat {
        if self.swapped { Seat::Away } else { Seat::Home }
    }
}
