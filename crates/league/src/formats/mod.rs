//! Formats: who plays whom.

pub(crate) mod cup;
pub(crate) mod groups;
pub(crate) mod ladder;
pub(crate) mod round_robin;
pub mod swiss;

use serde::{Deserialize, Serialize};

/// How a competition is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Format {
    /// Everybody meets everybody of the same division.
    RoundRobin {
        /// How often: each second time on the other ground.
        meetings: u8,
        /// The sizes of the divisions, the highest first; their sum is the number of entrants.
        divisions: Vec<usize>,
        /// How many change between two divisions after the season.
        #[serde(default)]
        promoted: usize,
        /// In which order.
        #[serde(default)]
        schedule: Schedule,
    },
    /// Who loses is out.
    Cup(Cup),
    /// Groups, and a cup of the best of each.
    Groups {
        /// How many groups.
        groups: usize,
        /// How often everybody meets in a group.
        meetings: u8,
        /// How many of each group go on.
        advance: usize,
        /// Are entrants of equal strength drawn into groups, or spread by the order of entry?
        draw: Draw,
        /// What follows.
        cup: Cup,
    },
    /// Opponents of equal score, and nobody twice: see [`swiss`].
    Swiss {
        /// How many rounds.
        rounds: u32,
    },
    /// A permanent order in which who beats an entrant above takes its place.
    Ladder(Ladder),
}

/// The order of the matches of a round robin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Schedule {
    /// The canonical factorisation: grounds alternate, and are balanced.
    #[default]
    Canonical,
    /// The circle of files of version 1.
    Circle,
}

/// How entrants are put into a bracket or into groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// By the order of entry: the first two can only meet in the final.
    #[default]
    Seeded,
    /// By provable dice from the seed.
    Drawn,
}

/// The rules of a knock-out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cup {
    /// How the bracket is filled.
    pub draw: Draw,
    /// Is there a second leg on the other ground, except in the final? Goals of both count together.
    pub two_legs: bool,
    /// If level after two legs: do goals on the other's ground decide?
    pub away_goals: bool,
    /// How often a level tie is replayed, on the other ground each time, before a lot is drawn. Extra time is the game's own affair.
    pub replays: u8,
    /// Do those who lost the semi-finals play for the third place?
    pub third_place: bool,
}

/// The rules of a ladder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// How many places up an entrant may challenge.
    pub reach: usize,
    /// Rounds of challenges between neighbours that are made at once, for coaches; 0 if people challenge each other.
    pub rounds: u32,
    /// The sizes of the divisions, the highest first; their sum is the number of entrants.
    pub divisions: Vec<usize>,
}

impl Format {
    /// As in league files.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::RoundRobin { meetings: 1, .. } => "round_robin",
            Self::RoundRobin { .. } => "double_round_robin",
            Self::Cup(_) => "cup",
            Self::Groups { .. } => "groups",
            Self::Swiss { .. } => "swiss",
            Self::Ladder(_) => "ladder",
        }
    }
}
