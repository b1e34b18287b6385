//! Positions and actions as numbers, for programs that learn.

use crate::game::Game;
use crate::seat::Seat;

/// A game whose positions can be written as an observation, an array of bytes, and whose actions have fixed numbers.
///
/// Both are as the observing seat sees the board: a position and its mirror image with the seats exchanged give the same bytes, and
/// what is the same act there has the same number.
pub trait Arrays: Game {
    /// Grows when the same position may give other bytes, or an action another number.
    const ARRAYS: u32;

    /// What the bytes of an observation are, in their order.
    fn fields(&self) -> Vec<Field>;

    /// Writes what `seat` knows of a position into `into`, whose bytes are zero and as many as the fields have.
    fn observe(&self, position: &Self::Position, seat: Seat, into: &mut [u8]);

    /// The actions that have a number, in the order of their numbers for Home.
    fn numbered(&self) -> Vec<Self::Action> {
        self.candidates()
    }

    /// An action as the other seat sees it: the same act on a board turned round. Its own inverse.
    fn turned(&self, action: Self::Action) -> Self::Action;
}

/// A part of an observation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Its shape, the last number running fastest; the sizes multiplied are its bytes.
    pub shape: Vec<usize>,
    /// What it says.
    pub about: &'static str,
}

impl Field {
    /// A field of this shape.
    #[must_use]
    pub fn new(name: &'static str, shape: impl Into<Vec<usize>>, about: &'static str) -> Self {
        Self { name, shape: shape.into(), about }
    }

    /// How many bytes it has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Writes the fields of an observation one after the other.
#[derive(Debug)]
pub struct Pen<'a>(&'a mut [u8]);

impl<'a> Pen<'a> {
    /// Begins at the first byte; all are zero.
    #[inline]
    pub fn new(into: &'a mut [u8]) -> Self {
        Self(into)
    }

    /// The next `size` bytes, to be filled by the caller.
    #[inline]
    pub fn block(&mut self, size: usize) -> &'a mut [u8] {
        let (block, rest) = std::mem::take(&mut self.0).split_at_mut(size);
        self.0 = rest;
        block
    }

    /// One byte.
    #[inline]
    pub fn number(&mut self, number: u8) {
        self.block(1)[0] = number;
    }

    /// Some bytes.
    #[inline]
    pub fn numbers<const N: usize>(&mut self, numbers: [u8; N]) {
        self.block(N).copy_from_slice(&numbers);
    }

    /// One byte, 1 if it is so.
    #[inline]
    pub fn flag(&mut self, set: bool) {
        self.number(u8::from(set));
    }

    /// `size` bytes, one of which is 1, or none.
    #[inline]
    pub fn one_of(&mut self, size: usize, place: Option<usize>) {
        let block = self.block(size);
        if let Some(byte) = place.and_then(|place| block.get_mut(place)) {
            *byte = 1;
        }
    }

    /// Bytes that are still to come.
    #[must_use]
    pub fn left(&self) -> usize {
        self.0.len()
    }
}
