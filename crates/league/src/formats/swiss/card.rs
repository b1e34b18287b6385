//! The pairing card: what the Swiss system remembers of an entrant.

use std::cmp::Ordering;
use touchline_kernel::Seat;

/// Against whom an entrant stood above or below its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Float {
    Down,
    Up,
    None,
}

/// The pairing card of an entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// By its place in the list: the pairing number is one more.
    pub entrant: usize,
    /// Points so far.
    pub score: u32,
    /// It has had points without playing, and so gets no bye.
    pub(super) barred: bool,
    pub(super) unplayed: u32,
    met: Vec<usize>,
    /// Grounds of the matches that were played, the latest last.
    pub(super) grounds: Vec<Seat>,
    /// One for each round, the latest last.
    pub(super) floats: Vec<Float>,
}

impl Card {
    /// A card without an entry.
    #[must_use]
    pub const fn new(entrant: usize) -> Self {
        Self {
            entrant,
            score: 0,
            barred: false,
            unplayed: 0,
            met: Vec::new(),
            grounds: Vec::new(),
            floats: Vec::new(),
        }
    }

    /// A match was played; `before` compares the entrant's score with its opponent's before it.
    pub fn met(&mut self, opponent: usize, seat: Seat, points: u32, before: Ordering) {
        self.score += points;
        self.met.push(opponent);
        self.grounds.push(seat);
        self.floats.push(match before {
            Ordering::Greater => Float::Down,
            Ordering::Less => Float::Up,
            Ordering::Equal => Float::None,
        });
    }

    /// A round without a match: a walk-over, a forfeit, or absence.
    pub fn unplayed(&mut self, points: u32) {
        self.score += points;
        self.barred |= points > 0;
        self.unplayed += 1;
        // Points without a match are a downfloat; no points without one are none.
        self.floats.push(if points > 0 { Float::Down } else { Float::None });
    }

    /// A round without an opponent.
    pub fn bye(&mut self, points: u32) {
        self.unplayed(points);
        self.barred = true;
    }

    pub(super) fn has_met(&self, entrant: usize) -> bool {
        self.met.contains(&entrant)
    }

    /// Did it float in this direction `rounds_ago` rounds ago (1 is the last)?
    pub(super) fn floated(&self, float: Float, rounds_ago: usize) -> bool {
        self.floats.len().checked_sub(rounds_ago).is_some_and(|idx| self.floats[idx] == float)
    }

    /// Matches at home less those away.
    pub(super) fn difference(&self) -> i32 {
        self.grounds.iter().map(|seat| if *seat == Seat::Home { 1 } else { -1 }).sum()
    }

    /// The ground of both last matches, if it was the same.
    pub(super) fn twice(&self) -> Option<Seat> {
        match self.grounds.as_slice() {
            [.., a, b] if a == b => Some(*a),
            _ => None,
        }
    }
}
