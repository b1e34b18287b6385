//! Who sits where, and who may know what.

use crate::vocabulary::{Fact, Token};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two sides of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[repr(u8)]
pub enum Seat {
    /// The side named first.
    Home = 0,
    /// The other side.
    Away = 1,
}

impl Seat {
    /// Both seats, home first.
    pub const BOTH: [Self; 2] = [Self::Home, Self::Away];

    /// The other seat.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Home => Self::Away,
            Self::Away => Self::Home,
        }
    }

    /// `home` or `away`, as in records and JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Away => "away",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Token for Seat {
    const EXPECTED: &'static str = "`home` or `away`";

    fn read(text: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|seat| seat.name() == text)
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }

    fn fact(&self) -> Fact {
        Fact::Seat(*self)
    }
}

/// One value for each seat, indexed by [`Seat`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BySeatOf{T}"))]
pub struct BySeat<T> {
    /// Home's.
    pub home: T,
    /// Away's.
    pub away: T,
}

impl<T> BySeat<T> {
    /// Home's value, then away's.
    pub const fn new(home: T, away: T) -> Self {
        Self { home, away }
    }

    /// Asks `value` for each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self { home: value(Seat::Home), away: value(Seat::Away) }
    }

    /// Both values with their seats, home first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::BOTH.into_iter().zip([&self.home, &self.away])
    }

    /// Changes each value.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat { home: change(self.home), away: change(self.away) }
    }
}

impl<T: Ord> BySeat<T> {
    /// The seat with the greater value, none if level.
    pub fn leader(&self) -> Option<Seat> {
        match self.home.cmp(&self.away) {
            std::cmp::Ordering::Greater => Some(Seat::Home),
            std::cmp::Ordering::Less => Some(Seat::Away),
            std::cmp::Ordering::Equal => None,
        }
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::Home => &self.home,
            Seat::Away => &self.away,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::Home => &mut self.home,
            Seat::Away => &mut self.away,
        }
    }
}

/// Whose eyes a position is looked at with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Viewer {
    /// What this seat may know.
    Seat(Seat),
    /// What anybody may know.
    Spectator,
    /// Sees everything: finished matches and the log.
    Everything,
}

impl Viewer {
    /// Home, away, and a spectator: everybody from whom something may be hidden.
    pub const LIMITED: [Self; 3] = [Self::Seat(Seat::Home), Self::Seat(Seat::Away), Self::Spectator];
}

/// Who is told something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Both seats and the spectators.
    Everyone,
    /// This seat alone.
    Only(Seat),
    /// The other seat and the spectators: the censored twin of something told to [`Audience::Only`] this seat. A viewer who sees
    /// everything has heard the full one.
    AllBut(Seat),
    /// Nobody as long as the match lasts.
    Nobody,
}

impl Audience {
    /// Does this audience include the viewer?
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::AllBut(_), Viewer::Everything) => false,
            (_, Viewer::Everything) | (Self::Everyone, _) => true,
            (Self::Only(seat), Viewer::Seat(eyes)) => seat == eyes,
            (Self::AllBut(seat), Viewer::Seat(eyes)) => seat != eyes,
            (Self::AllBut(_), Viewer::Spectator) => true,
            (Self::Only(_), Viewer::Spectator) | (Self::Nobody, _) => false,
        }
    }
}
