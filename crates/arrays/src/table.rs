//! What an array of a game looks like, without a match.

use touchline_kernel::Field;

/// Observation and numbering of a game with its options fixed.
#[derive(Debug, Clone)]
pub struct Table {
    /// The version of both; see [`touchline_kernel::Arrays::ARRAYS`].
    pub version: u32,
    /// The fields of an observation.
    pub fields: Vec<Field>,
    /// Bytes of an observation.
    pub size: usize,
    /// The actions by number.
    pub actions: Vec<Numbered>,
}

/// An action with a number: its notation for each seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbered {
    /// As Home writes it.
    pub home: String,
    /// As Away writes it.
    pub away: String,
}
