//! Levels: the same names in all games, from a child's first match to the best play known.

use crate::budget::Budget;

/// How well a coach plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Picks any legal action.
    Random,
    /// Looks at the next decision only, and misjudges a lot.
    Rookie,
    /// Sees whole turns, misjudges some.
    Club,
    /// Looks ahead, hardly misjudges.
    Pro,
    /// Looks ahead as far as a second allows.
    World,
}

impl Level {
    /// All, the weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Rookie, Self::Club, Self::Pro, Self::World];

    /// The name in commands, requests and message IDs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Rookie => "rookie",
            Self::Club => "club",
            Self::Pro => "pro",
            Self::World => "world",
        }
    }

    /// Thinking time for one turn of the match.
    #[must_use]
    pub const fn budget(self) -> Budget {
        Budget::Micros(match self {
            Self::Random => 0,
            Self::Rookie => 1_000,
            Self::Club => 40_000,
            Self::Pro => 200_000,
            Self::World => 1_000_000,
        })
    }

    /// Size of the blind spots: see [`crate::Judgement::blurred`].
    pub(crate) const fn blur(self) -> f32 {
        match self {
            Self::Random | Self::World => 0.0,
            Self::Rookie => 1.2,
            Self::Club => 0.9,
            Self::Pro => 0.5,
        }
    }
}
