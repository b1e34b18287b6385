//! Squares of the grid, their lines and their neighbours.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use touchline_kernel::{Squares, Token};

/// Index distance between a square and the one above it. Eleven columns at most, and one that is always empty: a step over the
/// left or right edge lands there, so that no set operation has to mask edges.
pub(crate) const STRIDE: u8 = 12;

/// One row lies below the first net, so that the window around any square starts at a valid index.
const ROW_OF_INDEX_0: u8 = 1;

/// The eight king's moves as index distances, in ascending order of the square reached.
pub(crate) const KING: [i8; 8] = [-13, -12, -11, -1, 1, 11, 12, 13];

/// Columns of the largest board.
pub const COLS_MAX: u8 = 11;
/// Rows of the largest board.
pub const ROWS_MAX: u8 = 18;

/// A square of the grid, or a net square (row 0, or one beyond the last row).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub(crate) u8);

impl Square {
    /// The square in a column (1 is `a`) and a row.
    #[must_use]
    pub const fn new(col: u8, row: u8) -> Option<Self> {
        if col >= 1 && col <= COLS_MAX && row <= ROWS_MAX + 1 {
            Some(Self((row + ROW_OF_INDEX_0) * STRIDE + col - 1))
        } else {
            None
        }
    }

    /// Its name, without the detour over the formatting machinery: a view names squares by the hundred.
    pub(crate) fn with_name<T>(self, tell: impl FnOnce(&str) -> T) -> T {
        let (col, row) = (b'a' + self.col() - 1, self.row());
        let name = [col, b'0' + row / 10, b'0' + row % 10];
        let short = [col, b'0' + row];
        let name = if row < 10 { &short[..] } else { &name[..] };
        tell(str::from_utf8(name).unwrap_or_default())
    }

    /// 1 is column `a`.
    #[must_use]
    pub const fn col(self) -> u8 {
        self.0 % STRIDE + 1
    }

    /// 0 is Home's net.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE - ROW_OF_INDEX_0
    }

    /// The square `by` indices further; may lie off the board.
    #[inline]
    pub(crate) const fn shifted(self, by: i8) -> Self {
        Self(self.0.wrapping_add_signed(by))
    }

    /// King's moves to another square, without obstacles.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let cols = self.col().abs_diff(other.col());
        let rows = self.row().abs_diff(other.row());
        if cols > rows { cols } else { rows }
    }

    /// The direction and length of the straight line to another square: along a row, a column or a diagonal.
    pub(crate) const fn line_to(self, other: Self) -> Option<(i8, u8)> {
        let (cols, rows) = (other.col() as i8 - self.col() as i8, other.row() as i8 - self.row() as i8);
        if (cols == 0 && rows == 0) || (cols != 0 && rows != 0 && cols.abs() != rows.abs()) {
            return None;
        }
        Some((rows.signum() * STRIDE as i8 + cols.signum(), self.distance(other)))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.with_name(|name| f.write_str(name))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Square {
    const EXPECTED: &'static str = "a square such as `e8`";

    fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let col = letters.next().filter(char::is_ascii_lowercase)? as u8 - b'a' + 1;
        Self::new(col, u8::read(letters.as_str())?)
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.with_name(|name| serializer.serialize_str(name))
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("found `{text}`, expected {}", Self::EXPECTED)))
    }
}

/// Every square one king's move from those of the set, the set included.
#[inline]
pub(crate) fn spread(set: Squares) -> Squares {
    let rows = set.or(set.up(1)).or(set.down(1));
    rows.or(rows.up(STRIDE as u32)).or(rows.down(STRIDE as u32))
}

/// The eight neighbours of a square that lie in `set`, in ascending order.
#[inline(always)]
pub(crate) fn each_neighbour(square: Square, set: Squares, mut f: impl FnMut(Square)) {
    let mut near = neighbours(square, set);
    while near != 0 {
        f(Square(square.0 - 13 + near.trailing_zeros() as u8));
        near &= near - 1;
    }
}

/// The neighbours of a square that lie in `set`, in ascending order, for lists: how many there are is known at once.
#[inline(always)]
pub(crate) fn list_neighbours(square: Square, set: Squares) -> impl Iterator<Item = Square> {
    let near = neighbours(square, set);
    // Three rows of three, one after the other.
    let [most @ .., n] = &ARRANGED[((near | near >> 9 | near >> 18) & 511) as usize];
    most[..usize::from(*n)].iter().map(move |&by| Square(square.0 - 13 + by))
}

/// For each set of the nine squares of a window their index distances from its first in ascending order, and their number.
static ARRANGED: [[u8; 9]; 512] = {
    let mut table = [[0; 9]; 512];
    let mut set = 0;
    while set < table.len() {
        let (mut square, mut n) = (0, 0);
        while square < 9 {
            // The square in the middle is no neighbour.
            if set >> square & 1 != 0 && square != 4 {
                table[set][n] = square as u8 / 3 * STRIDE + square as u8 % 3;
                n += 1;
            }
            square += 1;
        }
        table[set][8] = n as u8;
        set += 1;
    }
    table
};

/// The neighbours of a square that lie in `set`, as a word that is zero if there are none.
#[inline(always)]
pub(crate) fn neighbours(square: Square, set: Squares) -> u64 {
    const RING: u64 = 0b111 | 0b101 << 12 | 0b111 << 24;
    set.window(square.0 - 13) & RING
}

touchline_kernel::json_like!(String: Square);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_listed_as_they_are_found() {
        let mut word = 1u64;
        for square in (13..240).map(Square) {
            for _ in 0..512 {
                // A step of a shift register of 64 bits: sets of all kinds.
                word ^= word << 13;
                word ^= word >> 7;
                word ^= word << 17;
                let set =
                    (0..=255u8).filter(|&at| word.rotate_left(u32::from(at)) & 5 == 5).collect::<Squares>();
                let (mut found, listed) = (Vec::new(), list_neighbours(square, set).collect::<Vec<_>>());
                each_neighbour(square, set, |to| found.push(to));
                assert_eq!(listed, found);
                assert!(found.iter().all(|to| set.has(to.0) && *to != square));
            }
        }
    }

    #[test]
    fn squares_are_read_as_they_are_printed() {
        for text in ["a1", "e14", "i13", "d0"] {
            assert_eq!(Square::read(text).map(|square| square.to_string()).as_deref(), Some(text));
        }
        for text in ["", "e", "e01", "E1", "z1", "e99", "é1", "1e"] {
            assert_eq!(Square::read(text), None, "{text}");
        }
    }
}
