//! The moments of a match, and what brought them about. Decides nothing.

use crate::action::{Aim, Kind, Mode};
use crate::pitch::Zone;
use serde::{Deserialize, Serialize};
use touchline_kernel::Seat;

/// What brought this turn about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum TurnKind {
    /// Open play, or a kick-off.
    #[default]
    Normal,
    /// A free kick that was not shot.
    FreeKick,
    /// A corner kick.
    Corner,
    /// A goal kick.
    GoalKick,
}

/// The restart that is being set up or still to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Pending {
    /// None.
    #[default]
    None,
    /// A kick-off, being set up.
    KickOff,
    /// A free kick, being set up.
    FreeKick,
    /// A corner kick, being set up.
    Corner,
    /// A penalty kick, being set up or taken.
    Penalty,
    /// A goal kick: the next turn, or the extra movement phase before a slow one.
    GoalKick,
}

/// What the roll of 3.2 is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Toss {
    /// The kick-off of the match or of extra time.
    KickOff,
    /// Who kicks first in the shoot-out.
    Shootout,
    /// Who wins a shoot-out without end.
    Lots,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Ending {
    /// With the second half.
    FullTime,
    /// With extra time.
    ExtraTime,
    /// With a shoot-out.
    Shootout,
    /// With too few pieces of a team.
    Forfeit,
}

/// The moment of the match, with what only that moment needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FubaPhase"))]
pub enum Phase {
    /// FORM: this team chooses its formation.
    Formation {
        /// The team.
        seat: Seat,
    },
    /// KO-roll.
    Toss {
        /// What it is about.
        about: Toss,
    },
    /// KO-choice.
    Start {
        /// The winner of the roll.
        seat: Seat,
        /// What the roll was about.
        about: Toss,
    },
    /// S-side.
    Side,
    /// S-taker.
    Taker,
    /// S-keeper of this team.
    Keeper {
        /// The team.
        seat: Seat,
    },
    /// S-place of this team.
    Place {
        /// The team.
        seat: Seat,
        /// Pieces still to place.
        left: u8,
        /// Where the last one was placed.
        last: Zone,
    },
    /// S-adjust, the piece.
    Adjust {
        /// Adjustments left.
        left: u8,
    },
    /// S-adjust, the destination.
    AdjustTo {
        /// Adjustments left, this one included.
        left: u8,
        /// The piece.
        kind: Kind,
        /// Its zone.
        from: Zone,
    },
    /// GK0.
    Tempo,
    /// T1.
    #[default]
    Target,
    /// T2.
    Dice,
    /// T4a.
    Support,
    /// T4c.
    Event,
    /// T5a.
    Bring,
    /// T5b.
    Collect,
    /// T6, or FK1 if direct.
    Shot {
        /// Is it a free kick?
        direct: bool,
    },
    /// The roll of a shot.
    ShotRoll {
        /// Is it a free kick?
        direct: bool,
        /// The second roll of 4.6.1.
        second: bool,
    },
    /// T7-type.
    Type {
        /// The team.
        seat: Seat,
    },
    /// T7-piece.
    Piece {
        /// The team.
        seat: Seat,
        /// How it moves.
        mode: Mode,
        /// Moves left.
        left: u8,
    },
    /// T7-dest.
    To {
        /// The team.
        seat: Seat,
        /// How it moves.
        mode: Mode,
        /// Moves left, this one included.
        left: u8,
        /// The piece.
        kind: Kind,
        /// Its zone.
        from: Zone,
    },
    /// T7-ball.
    Ball {
        /// The team.
        seat: Seat,
        /// How it moves.
        mode: Mode,
        /// Moves left, this one included.
        left: u8,
        /// The piece.
        kind: Kind,
        /// Its destination; it comes from the ball's zone.
        to: Zone,
    },
    /// T7-free.
    Free {
        /// The team.
        seat: Seat,
        /// How it has moved, for the reasons why it may not go on.
        mode: Mode,
    },
    /// A card's roll.
    Card {
        /// The team that was booked.
        seat: Seat,
    },
    /// Who leaves after a red card.
    SentOff {
        /// The team that was booked.
        seat: Seat,
    },
    /// PK1.
    Dive,
    /// PK2.
    Aim,
    /// PK3.
    Penalty {
        /// Where the kick is aimed.
        aim: Aim,
    },
    /// Nothing more.
    Over {
        /// Nobody, if level.
        winner: Option<Seat>,
        /// How it ended.
        by: Ending,
    },
}

impl Phase {
    /// Phase 7 of a turn, or the extra movement of a slow goal kick.
    #[inline]
    pub(crate) const fn is_movement(self) -> bool {
        matches!(
            self,
            Self::Type { .. } | Self::Piece { .. } | Self::To { .. } | Self::Ball { .. } | Self::Free { .. }
        )
    }
}
