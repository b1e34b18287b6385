//! How a match ended.

use touchline_kernel::{Finish, Seat};

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Played(Finish<&'static str>),
    /// This seat gave up.
    Resigned(Seat),
    /// Both agreed to a draw.
    Agreed,
    /// This seat was away too long, or out of time.
    Forfeited(Seat),
}

impl Ending {
    /// Who won; none if level.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        match self {
            Self::Played(finish) => finish.winner,
            Self::Resigned(seat) | Self::Forfeited(seat) => Some(seat.other()),
            Self::Agreed => None,
        }
    }

    /// The rule's ID, or the word of records.
    #[must_use]
    pub fn by(&self) -> &'static str {
        match self {
            Self::Played(finish) => finish.by,
            Self::Resigned(_) => "resigned",
            Self::Agreed => "agreed",
            Self::Forfeited(_) => "forfeited",
        }
    }
}
