//! Squares and directions of the board.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use touchline_kernel::{Squares, Token};

/// Index distance between a square and the one above it. Twelve columns at most, and one that is always empty: a step over the
/// left or right edge lands there, so that no set operation has to mask edges.
pub(crate) const STRIDE: u8 = 13;

/// Field columns of the largest board.
pub const COLS_MAX: u8 = 10;
/// Field rows of the largest board.
pub const ROWS_MAX: u8 = 17;

/// No square: where a step leads that leaves the board.
pub(crate) const NOWHERE: Square = Square(255);

/// A square `c,r` of the board, the ring around the field included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub(crate) u8);

impl Square {
    /// The square in a column and a row, both counted from 0.
    #[must_use]
    pub const fn new(col: u8, row: u8) -> Option<Self> {
        if col <= COLS_MAX + 1 && row <= ROWS_MAX + 1 { Some(Self(row * STRIDE + col)) } else { None }
    }

    /// As [`Square::new`], for squares known to be on the board.
    pub(crate) const fn at(col: u8, row: u8) -> Self {
        Self(row * STRIDE + col)
    }

    /// 0 is outside on the left.
    #[must_use]
    #[inline]
    pub const fn col(self) -> u8 {
        self.0 % STRIDE
    }

    /// 0 is home's goal line.
    #[must_use]
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The square's place in a set of [`Squares`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The square of a place in a set; the reverse of [`Square::index`].
    #[must_use]
    #[inline]
    pub const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The larger of the differences in columns and rows.
    #[must_use]
    pub const fn king_distance(self, other: Self) -> u8 {
        let (cols, rows) = (self.col().abs_diff(other.col()), self.row().abs_diff(other.row()));
        if cols > rows { cols } else { rows }
    }

    /// The sum of the differences in columns and rows.
    #[must_use]
    #[inline]
    pub const fn steps_to(self, other: Self) -> u8 {
        self.col().abs_diff(other.col()) + self.row().abs_diff(other.row())
    }

    /// Just this square, as a set.
    #[inline]
    pub(crate) const fn set(self) -> Squares {
        Squares::only(self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.col(), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Square {
    const EXPECTED: &'static str = "a square such as `5,8`";

    fn read(text: &str) -> Option<Self> {
        let (col, row) = text.split_once(',')?;
        Self::new(u8::read(col)?, u8::read(row)?)
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("found `{text}`, expected {}", Self::EXPECTED)))
    }
}

/// One of the eight directions, clockwise from north, which is towards away's goal line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dir(pub(crate) u8);

impl Dir {
    pub(crate) const N: Self = Self(0);
    pub(crate) const E: Self = Self(2);
    pub(crate) const S: Self = Self(4);
    pub(crate) const W: Self = Self(6);
    const NAMES: [&'static str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

    /// `N`, `NE` and so on.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[(self.0 & 7) as usize]
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|known| *known == name).map(|i| Self(i as u8))
    }

    /// Turned clockwise by so many eighths.
    #[inline]
    pub(crate) const fn turned(self, eighths: u8) -> Self {
        Self((self.0 + eighths) & 7)
    }

    /// Eighths from here to `other`, clockwise.
    #[inline]
    pub(crate) const fn turn_to(self, other: Self) -> u8 {
        (other.0 + 8 - self.0) & 7
    }
}

/// Every square one orthogonal step from those of the set.
#[inline(always)]
pub(crate) fn steps(set: Squares) -> Squares {
    set.up(1).or(set.down(1)).or(set.up(STRIDE as u32).or(set.down(STRIDE as u32)))
}

/// Every square one king's step from those of the set; the set itself only where its squares touch.
#[inline]
pub(crate) fn ring(set: Squares) -> Squares {
    let sides = set.up(1).or(set.down(1));
    let row = set.or(sides);
    sides.or(row.up(STRIDE as u32)).or(row.down(STRIDE as u32))
}

touchline_kernel::json_like!(String: Square);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_read_as_they_are_printed() {
        for text in ["0,0", "5,8", "11,16", "10,15"] {
            assert_eq!(Square::read(text).unwrap().to_string(), text);
        }
        for text in ["", "5", "5,08", "5, 8", "12,3", "3,19", "a,b", "-1,2"] {
            assert_eq!(Square::read(text), None, "{text}");
        }
    }
}
