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
    /// REACH-1: for each set of rows that are shut ([`shut_rows`]) the places within reach of the other side.
    pub(crate) reach: [u32; 16],
    /// FREE-1, FREE-2: for each set of rows that are shut the places whose cards are free.
    pub(crate) free: [u32; 16],
}

/// Cards that stay in hand.
pub(crate) const HAND: u8 = 3;

impl Shape {
    /// Row sizes front first; validated before. `any_reach` opens every row to every attack.
    pub(crate) fn new(sizes: &[u8], any_reach: bool) -> Self {
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
            reach: [0; 16],
            free: [0; 16],
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
        for shut in 0..16 {
            for row in 0..4 {
                let is_shut = |row: usize| shut >> row & 1 != 0;
                let ahead = (0..4).find(|&ahead| shape.rows[ahead] & shape.ahead[row] != 0);
                shape.reach[shut] |= if any_reach || !(0..row).any(is_shut) { shape.rows[row] } else { 0 };
                shape.free[shut] |= if ahead.is_some_and(is_shut) { 0 } else { shape.rows[row] };
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

/// The rows that are not open, a bit each, the front row lowest.
#[inline(always)]
pub(crate) const fn shut_rows(occupied: u32) -> usize {
    /// For each of the 32 sets of places in a row a bit: does it have two cards or more?
    const SHUT: u32 = {
        let (mut shut, mut row) = (0, 0);
        while row < 32 {
            shut |= !is_open(row) as u32;
            shut = shut.rotate_right(1);
            row += 1;
        }
        shut
    };
    const LOW: u32 = (1 << STRIDE) - 1;
    const S: u32 = STRIDE as u32;
    let front = SHUT >> (occupied & LOW) & 1;
    let second = SHUT >> (occupied >> S & LOW) & 1;
    let third = SHUT >> (occupied >> (2 * S) & LOW) & 1;
    let back = SHUT >> (occupied >> (3 * S) & LOW) & 1;
    (front | second << 1 | third << 2 | back << 3) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tables say what a walk from row to row finds.
    #[test]
    fn reach_and_freedom_are_those_of_the_rows() {
        for sizes in [&[3, 3, 2][..], &[3, 2], &[2], &[1, 1, 2, 1], &[5, 5, 5, 5], &[2, 5, 1]] {
            for any in [false, true] {
                let shape = Shape::new(sizes, any);
                // Every set of places, by steps that reach all sets of small formations and many of large ones.
                let mut occupied = shape.all;
                for _ in 0..4096 {
                    let (mut reach, mut free, mut open) = (0, 0, true);
                    for (row, ahead) in shape.rows.into_iter().zip(shape.ahead) {
                        reach |= if open || any { row & occupied } else { 0 };
                        open &= is_open(row & occupied);
                        free |= if is_open(ahead & occupied) { row & occupied } else { 0 };
                    }
                    let shut = shut_rows(occupied);
                    let found = (shape.reach[shut] & occupied, shape.free[shut] & occupied, shut == 0);
                    assert_eq!(found, (reach, free, open), "{sizes:?} {occupied:b}");
                    occupied =
                        occupied.wrapping_sub(if shape.all.count_ones() > 12 { 991 } else { 1 }) & shape.all;
                }
            }
        }
    }

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
            Shape::new(sizes, false).places().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(order(&[3, 3, 2]), "GK D1 D2 M1 M2 M3 F1 F2 F3");
        assert_eq!(order(&[3, 2]), "GK D1 D2 F1 F2 F3");
        assert_eq!(order(&[2]), "GK D1 D2");
        assert_eq!(order(&[1, 1, 2, 1]), "GK D1 N1 N2 M1 F1");
        assert_eq!(Shape::new(&[3, 3, 2], false).strength, 12);
        assert_eq!(Shape::new(&[5; 4], false).strength, 24);
        let two = Shape::new(&[3, 2], false);
        assert_eq!(two.ahead[3], two.rows[0]);
        assert_eq!(two.ahead[0], 0);
    }
}
