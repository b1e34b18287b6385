//! Places: the slots of a formation, and the formation as sets of them.

use std::fmt;
use touchline_kernel::Token;

/// A place of a formation: row name and column from the left as its owner sees it, `F1`, or the goal, `GK`.
/// In list order: front row first, left to right, the goal last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(u8);

/// The names of rows, front to back.
pub(crate) const ROW_NAMES: [char; 4] = ['F', 'M', 'N', 'D'];
/// Places that a row has room for.
const STRIDE: u8 = 5;
/// Field places that a formation has room for.
pub(crate) const N_FIELD: usize = 20;

impl Slot {
    /// The goal.
    pub const GOAL: Self = Self(N_FIELD as u8);

    /// Column `col` from 0 of row `row` (0 is `F`, 3 is `D`).
    pub(crate) const fn new(row: usize, col: u8) -> Self {
        Self(row as u8 * STRIDE + col)
    }

    pub(crate) const fn from_idx(idx: u32) -> Self {
        Self(idx as u8)
    }

    #[inline(always)]
    pub(crate) const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The place as one bit of a set of places.
    #[inline(always)]
    pub(crate) const fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }

    /// 0 is `F`, 3 is `D`, 4 the goal.
    #[inline(always)]
    pub(crate) const fn row(self) -> usize {
        (self.0 / STRIDE) as usize
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match ROW_NAMES.get(self.row()) {
            Some(row) => write!(f, "{row}{}", self.0 % STRIDE + 1),
            None => f.write_str("GK"),
        }
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Slot {
    const EXPECTED: &'static str = "a place such as `F1`, `D2` or `GK`";

    fn read(text: &str) -> Option<Self> {
        if text == "GK" {
            return Some(Self::GOAL);
        }
        let &[row, col] = text.as_bytes() else { return None };
        let row = ROW_NAMES.iter().position(|&name| name as u8 == row)?;
        (b'1'..b'1' + STRIDE).contains(&col).then(|| Self::new(row, col - b'1'))
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The places of a set, in list order.
#[inline]
pub(crate) fn slots(mut set: u32) -> impl Iterator<Item = Slot> {
    std::iter::from_fn(move || {
        let slot = (set != 0).then(|| Slot::from_idx(set.trailing_zeros()));
        set &= set.wrapping_sub(1);
        slot
    })
}

/// A formation, with the sets computed from it. A row is a set of places: which of them a card lies in has no meaning (FORM-1).
#[derive(Debug, Clone)]
pub(crate) struct Shape {
    /// The places of each row, front to back by name; rows that the formation lacks are empty.
    pub(crate) rows: [u32; 4],
    /// The places of the row directly in front of each; none for the front row.
    pub(crate) ahead: [u32; 4],
    /// BUILD-1: the goal, then the back row to the front row, left to right.
    pub(crate) order: [Slot; N_FIELD + 1],
    /// Places of `order` that there are.
    pub(crate) n_places: u8,
    /// Cards of a team at full strength (DEAL-1).
    pub(crate) strength: u8,
    /// All field places.
    pub(crate) all: u32,
}

/// Cards that stay in hand.
pub(crate) const HAND: u8 = 3;

impl Shape {
    /// Row sizes front first; validated before.
    pub(crate) fn new(sizes: &[u8]) -> Self {
        let names: &[usize] = match sizes.len() {
            0 | 1 => &[3],
            2 => &[0, 3],
            3 => &[0, 1, 3],
            _ => &[0, 1, 2, 3],
        };
        let mut shape = Self {
            rows: [0; 4],
            ahead: [0; 4],
            order: [Slot::GOAL; N_FIELD + 1],
            n_places: 1,
            strength: sizes.iter().sum::<u8>() + 1 + HAND,
            all: 0,
        };
        for (&row, &size) in names.iter().zip(sizes) {
            shape.ahead[row] = shape.rows[..row].iter().rev().find(|&&set| set != 0).copied().unwrap_or(0);
            shape.rows[row] = (0..size).map(|col| Slot::new(row, col).bit()).sum();
            shape.all |= shape.rows[row];
        }
        for row in (0..4).rev() {
            for slot in slots(shape.rows[row]) {
                shape.order[usize::from(shape.n_places)] = slot;
                shape.n_places += 1;
            }
        }
        shape
    }

    /// The places in the order in which they are filled.
    #[inline]
    pub(crate) fn places(&self) -> &[Slot] {
        &self.order[..usize::from(self.n_places)]
    }

    /// Is this a place of the formation?
    pub(crate) fn has(&self, slot: Slot) -> bool {
        slot == Slot::GOAL || self.all & slot.bit() != 0
    }
}

/// A row with at most one card left is open (section 2.3).
#[inline(always)]
pub(crate) const fn is_open(left: u32) -> bool {
    left & left.wrapping_sub(1) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_printed() {
        for text in ["F1", "M3", "N5", "D2", "GK"] {
            assert_eq!(Slot::read(text).unwrap().to_string(), text);
        }
        for text in ["", "F", "F0", "F6", "G1", "f1", "GKK"] {
            assert_eq!(Slot::read(text), None, "{text}");
        }
    }

    #[test]
    fn rows_are_named_and_filled_from_the_back() {
        let order = |sizes: &[u8]| {
            Shape::new(sizes).places().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(order(&[3, 3, 2]), "GK D1 D2 M1 M2 M3 F1 F2 F3");
        assert_eq!(order(&[3, 2]), "GK D1 D2 F1 F2 F3");
        assert_eq!(order(&[2]), "GK D1 D2");
        assert_eq!(order(&[1, 1, 2, 1]), "GK D1 N1 N2 M1 F1");
        assert_eq!(Shape::new(&[3, 3, 2]).strength, 12);
        assert_eq!(Shape::new(&[5; 4]).strength, 24);
        let two = Shape::new(&[3, 2]);
        assert_eq!(two.ahead[3], two.rows[0]);
        assert_eq!(two.ahead[0], 0);
    }
}
