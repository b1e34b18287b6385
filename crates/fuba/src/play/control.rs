//! Phase 4: the control test and the special events (section 4.4).

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::flow::Fuba;
use crate::phase::{Phase, TurnKind};
use crate::pitch::{Zone, Zones};
use crate::position::Position;
use crate::rules::Rule;
use std::cmp::Ordering;
use touchline_kernel::{BySeat, Seat, Witness};

/// The modifiers of a control test, each with the rule behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Test {
    pub start: (Rule, i8),
    pub target: (Rule, i8),
    pub distance: (Rule, i8),
}

impl Test {
    #[inline]
    pub(crate) fn sum(self) -> i8 {
        self.start.1 + self.target.1 + self.distance.1
    }
}

/// The crowd modifier M of a zone with `c` pieces of the controlling and `p` of the passive team (R12).
#[inline]
pub(crate) fn crowd(c: u8, p: u8) -> i8 {
    match c.cmp(&p) {
        Ordering::Equal => 0,
        Ordering::Greater => 1 + i8::from(c >= 2 * p),
        Ordering::Less => -1 - i8::from(p >= 2 * c),
    }
}

/// 4.4a: what so many zones between start and target count.
#[inline]
pub(crate) const fn between_modifier(zones: u8) -> i8 {
    -2 * zones as i8
}

/// What a special event brings to a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Special {
    /// A yellow card, and a free kick for the others.
    Booking,
    /// A free kick.
    FreeKick,
    /// Nobody else moves in this turn.
    OnlyMover,
}

/// The event table (4.4.2) for a die of 1 to 6: what it brings, and whether to the team in control or to the passive one.
/// [E4.4.2] Control is kept unless the die shows 1 or 2.
pub(crate) const SPECIAL_EVENTS: [(Special, bool); 6] = [
    (Special::Booking, true),
    (Special::FreeKick, false),
    (Special::OnlyMover, false),
    (Special::OnlyMover, true),
    (Special::FreeKick, true),
    (Special::Booking, false),
];

impl Fuba {
    pub(crate) fn begin_test<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let Some(target) = position.target else { return };
        if !self.is_empty(position, target) {
            return self.test_control(position, target, witness);
        }
        // [4.4.1a] Nobody is there: a neighbouring zone stands in.
        match self.supports(position, target).single() {
            Some(zone) => self.choose_support(position, zone, witness),
            None => position.phase = Phase::Support,
        }
    }

    #[inline]
    pub(crate) fn is_empty(&self, position: &Position, zone: Zone) -> bool {
        Seat::BOTH.into_iter().all(|seat| position.pieces_in(seat, zone) == 0)
    }

    /// Adjacent zones with own pieces. [E4.4.1] [E4.4.3] Not those where they are offside.
    pub(crate) fn supports(&self, position: &Position, target: Zone) -> Zones {
        let seat = position.control;
        let zones = self.pitch.adjacent(target).and(position.zones(seat));
        if self.options.errata && !self.exempt(position).has(target) {
            zones.minus(self.offside(position, seat))
        } else {
            zones
        }
    }

    pub(crate) fn list_supports(&self, position: &Position, actions: &mut Vec<Action>) {
        let Some(target) = position.target else { return };
        self.supports(position, target).each(|zone| actions.push(Action::Support { zone }));
    }

    pub(crate) fn judge_support(&self, position: &Position, zone: Zone) -> Verdict {
        let Some(to) = position.target else { return refuse(Rule::R4_4_1a, Refusal::NotNow) };
        let seat = position.control;
        if !self.pitch.adjacent(to).has(zone) {
            return refuse(Rule::R4_4_1a, Refusal::NotAdjacent { from: zone, to });
        }
        if !position.zones(seat).has(zone) {
            return refuse(Rule::R4_4_1a, Refusal::OutOfReach { zone });
        }
        if !self.supports(position, to).has(zone) {
            return refuse(Rule::E4_4_1, Refusal::Offside { zone, line: self.line(position, seat) });
        }
        Ok(())
    }

    pub(crate) fn choose_support<W: Witness<Self>>(
        &self,
        position: &mut Position,
        zone: Zone,
        witness: &mut W,
    ) {
        let by = position.control;
        witness.tell(Rule::R4_4_1a, Event::Supported { by, zone });
        position.support = Some(zone);
        self.test_control(position, zone, witness);
    }

    /// T4b: the modifiers for a ball played to `target`, whose players are counted in `counted`.
    #[inline]
    pub(crate) fn test(&self, position: &Position, target: Zone, counted: Zone) -> Test {
        let (seat, from) = (position.control, position.ball);
        let crowd_in = |zone| crowd(position.pieces_in(seat, zone), position.pieces_in(seat.other(), zone));
        let start = match position.turn_kind {
            TurnKind::Normal => (Rule::R4_4a, crowd_in(from)),
            TurnKind::FreeKick => (Rule::R5_1d, 0),
            TurnKind::Corner => (Rule::R5_2b, 0),
            TurnKind::GoalKick => (Rule::R5_3b, 0),
        };
        // [E4.4] [R17] A zone that is start and target counts once.
        let once = self.options.errata && position.turn_kind == TurnKind::Normal && counted == from;
        let rule = if counted == target { Rule::R4_4a } else { Rule::R4_4_1a };
        Test {
            start,
            target: if once { (Rule::E4_4, 0) } else { (rule, crowd_in(counted)) },
            distance: (Rule::R4_4a, between_modifier(self.pitch.between(from, target))),
        }
    }

    fn test_control<W: Witness<Self>>(&self, position: &mut Position, counted: Zone, witness: &mut W) {
        let Some(target) = position.target else { return };
        let by = position.control;
        let value = position.value;
        let result = position.die[by] as i8 + self.test(position, target, counted).sum();
        match result.cmp(&(value as i8)) {
            Ordering::Greater => {
                witness.tell(Rule::R4_4b, Event::Kept { by, result, value });
                self.keep_ball(position, witness);
            }
            Ordering::Less => {
                // [2.2] The other team is in control from now on.
                let by = by.other();
                position.control = by;
                witness.tell(Rule::R4_4c, Event::Won { by, result, value });
                self.lose_ball(position, witness);
            }
            Ordering::Equal => {
                witness.tell(Rule::R4_4_2, Event::Special { by, result });
                position.phase = Phase::Event;
            }
        }
    }

    /// T4c.
    pub(crate) fn special_event<W: Witness<Self>>(&self, position: &mut Position, die: u8, witness: &mut W) {
        let idx = usize::from(die.clamp(1, 6)) - 1;
        let (special, controlling) = SPECIAL_EVENTS[idx];
        let team = if controlling { position.control } else { position.control.other() };
        match special {
            Special::Booking => self.book(position, team, witness),
            Special::FreeKick => self.award_free_kick(position, team, witness),
            Special::OnlyMover => self.only_mover(position, team, witness),
        }
    }

    /// [R26] Fixed by team, whoever has the ball later.
    fn only_mover<W: Witness<Self>>(&self, position: &mut Position, by: Seat, witness: &mut W) {
        position.may_move = BySeat::from_fn(|seat| seat == by);
        witness.tell(Rule::R4_4_2, Event::OnlyMover { by });
        self.keep_ball(position, witness);
    }
}

#[cfg(test)]
mod tests {
    /// V-32.
    #[test]
    fn a_crowd_counts_double_from_twice_as_many_on() {
        let pairs = [
            (2, 1, 2),
            (3, 2, 1),
            (4, 2, 2),
            (5, 3, 1),
            (1, 0, 2),
            (0, 0, 0),
            (3, 3, 0),
            (0, 1, -2),
            (1, 2, -2),
            (2, 3, -1),
            (2, 4, -2),
            (4, 5, -1),
        ];
        for (c, p, modifier) in pairs {
            assert_eq!(super::crowd(c, p), modifier, "{c}–{p}");
        }
    }
}
