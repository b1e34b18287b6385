//! The rules, a file for each chapter: every chapter lists, judges and applies its own actions.

mod ball;
mod control;
mod end;
mod formation;
mod free_move;
mod midfield;
mod movement;
mod penalty;
mod placing;
mod set_piece;
mod shot;
mod target;
mod time;
mod ways;

pub(crate) use control::{SPECIAL_EVENTS, Special, Test, between_modifier, crowd};
pub(crate) use midfield::midfield_tables;
pub(crate) use penalty::SHOOTOUT;
pub use penalty::penalty_need;
pub(crate) use shot::{Shot, balance};
pub(crate) use time::{FIRST_MINUTE, LAST_MINUTE};

use crate::action::{Kind, Refusal};
use crate::flow::Fuba;
use crate::options::{LevelWith, OffsideLine};
use crate::phase::TurnKind;
use crate::pitch::{Zone, Zones};
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::{Seat, Violation};

/// Allowed, or the rule that forbids it.
pub(crate) type Verdict = Result<(), Violation<Rule, Refusal>>;

pub(crate) fn refuse<T>(rule: Rule, because: Refusal) -> Result<T, Violation<Rule, Refusal>> {
    Err(Violation::new(rule, because))
}

/// Pieces of one team that a decision is about: outfield zones, and the goalkeeper's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pieces {
    pub outfield: Zones,
    pub keeper: Zones,
}

impl Pieces {
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.outfield.len() + self.keeper.len()
    }

    #[inline]
    pub(crate) fn has(self, kind: Kind, zone: Zone) -> bool {
        match kind {
            Kind::Outfield => self.outfield.has(zone),
            Kind::Keeper => self.keeper.has(zone),
        }
    }

    /// The only piece of a set of one.
    #[inline]
    pub(crate) fn single(self) -> Option<(Kind, Zone)> {
        match (self.outfield.single(), self.keeper.single()) {
            (Some(zone), None) if self.keeper.is_empty() => Some((Kind::Outfield, zone)),
            (None, Some(zone)) if self.outfield.is_empty() => Some((Kind::Keeper, zone)),
            _ => None,
        }
    }

    /// Calls `f` with each piece, outfield first.
    #[inline(always)]
    pub(crate) fn each(self, mut f: impl FnMut(Kind, Zone)) {
        self.outfield.each(|zone| f(Kind::Outfield, zone));
        self.keeper.each(|zone| f(Kind::Keeper, zone));
    }
}

impl Fuba {
    /// The zone of the opponents' second-lowest piece, the goalkeeper included (4.1.1, R19). Which of two zones at the same
    /// distance from the end line it is makes no difference: nothing is ahead of the one and not of the other.
    #[must_use]
    #[inline]
    pub fn line(&self, position: &Position, seat: Seat) -> Zone {
        let opponents = seat.other();
        // [R19] Movement knows the second from the end in both editions (4.7.4).
        if self.options.offside_line == OffsideLine::Last && !position.phase.is_movement() {
            return position.out[opponents].first_from(opponents);
        }
        position.out[opponents].with(position.keeper[opponents]).second_from(opponents)
    }

    /// The zones in which this team's pieces are offside (R20): OFFPOS.
    #[must_use]
    #[inline]
    pub fn offside(&self, position: &Position, seat: Seat) -> Zones {
        let side = self.pitch.side(seat);
        let beyond_line = side.ahead[self.line(position, seat).idx()];
        // [E4.1.1a] Level with or behind the ball is onside.
        if !self.options.errata {
            return beyond_line;
        }
        let level = match self.options.level_with {
            LevelWith::Start => position.start,
            LevelWith::Ball => position.ball,
        };
        beyond_line.and(side.ahead[level.idx()])
    }

    /// Targets to which the offside rules of phases 1 to 5 do not apply (E4.1.1b): where OFFRULE is false.
    #[inline]
    pub(crate) fn exempt(&self, position: &Position) -> Zones {
        match position.turn_kind {
            _ if !self.options.errata => Zones::NONE,
            TurnKind::GoalKick | TurnKind::Corner => Zones::ALL,
            TurnKind::Normal | TurnKind::FreeKick => self.pitch.side(position.control).own_half,
        }
    }
}
