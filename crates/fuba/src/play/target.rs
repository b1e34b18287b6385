//! The tempo of a goal kick, and phase 1: the target (sections 4.1 and 5.3).

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::flow::Fuba;
use crate::phase::{Pending, Phase, TurnKind};
use crate::pitch::{Zone, Zones};
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::{BySeat, Witness};

impl Fuba {
    /// A new turn; its number has been counted already.
    pub(crate) fn begin_turn<W: Witness<Self>>(
        &self,
        position: &mut Position,
        kind: TurnKind,
        witness: &mut W,
    ) {
        position.turn_kind = kind;
        position.start = position.ball;
        position.pending = Pending::None;
        position.die = BySeat::default();
        position.deduct = BySeat::default();
        position.may_move = BySeat::new(true, true);
        position.forget_moves();
        if kind == TurnKind::GoalKick {
            position.pending = Pending::GoalKick;
            position.take_snapshot();
            position.phase = Phase::Tempo;
        } else {
            self.enter_target(position, witness);
        }
    }

    /// [5.3c] A slow goal kick has an extra movement phase first.
    pub(crate) fn tempo<W: Witness<Self>>(&self, position: &mut Position, slow: bool, witness: &mut W) {
        let by = position.control;
        if slow {
            witness.tell(Rule::R5_3c, Event::SlowKick { by });
            self.begin_movement(position, witness);
        } else {
            witness.tell(Rule::R5_3c, Event::FastKick { by });
            self.enter_target(position, witness);
        }
    }

    pub(crate) fn enter_target<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        position.pending = Pending::None;
        position.take_snapshot();
        match self.targets(position).single() {
            Some(zone) => self.choose_target(position, zone, witness),
            None => position.phase = Phase::Target,
        }
    }

    /// All legal targets; there is always one (R24). Must agree with `judge_target`.
    #[must_use]
    #[inline]
    pub fn targets(&self, position: &Position) -> Zones {
        let seat = position.control;
        let own = position.zones(seat);
        let onside = Zones::ALL.minus(self.offside(position, seat));
        let exempt = self.exempt(position);
        let mut beside = self.pitch.beside(own).minus(own);
        if self.options.errata {
            // [E4.1] Somebody next to an empty target must be onside.
            beside = beside.and(exempt.or(self.pitch.beside(own.and(onside))));
        }
        let targets = own.and(exempt.or(onside)).or(beside);
        let targets = targets.minus(Zones::only(position.ball).when(self.taker_alone(position)));
        // [R24] Everybody offside, and nobody with the ball: then the own zones are open.
        if targets.is_empty() { own } else { targets }
    }

    /// [E5.1] Is nobody but the taker in the zone of a free kick?
    fn taker_alone(&self, position: &Position) -> bool {
        self.options.errata
            && position.turn_kind == TurnKind::FreeKick
            && position.pieces_in(position.control, position.ball) < 2
    }

    pub(crate) fn list_targets(&self, position: &Position, actions: &mut Vec<Action>) {
        self.targets(position).each(|zone| actions.push(Action::Target { zone }));
    }

    pub(crate) fn judge_target(&self, position: &Position, zone: Zone) -> Verdict {
        let seat = position.control;
        let own = position.zones(seat);
        // [R24] What is open to a team that is offside everywhere.
        if self.targets(position) == own && own.has(zone) {
            return Ok(());
        }
        let beside = self.pitch.adjacent(zone).and(own);
        if !own.has(zone) && beside.is_empty() {
            return refuse(Rule::R4_1a, Refusal::OutOfReach { zone });
        }
        let offside = self.offside(position, seat);
        let line = self.line(position, seat);
        let bound = !self.exempt(position).has(zone);
        if bound && own.has(zone) && offside.has(zone) {
            return refuse(Rule::R4_1_1, Refusal::Offside { zone, line });
        }
        if self.options.errata && bound && !own.has(zone) && beside.minus(offside).is_empty() {
            return refuse(Rule::E4_1, Refusal::NeighboursOffside { zone, line });
        }
        if zone == position.ball && self.taker_alone(position) {
            return refuse(Rule::E5_1, Refusal::TakerAlone { zone });
        }
        Ok(())
    }

    pub(crate) fn choose_target<W: Witness<Self>>(
        &self,
        position: &mut Position,
        zone: Zone,
        witness: &mut W,
    ) {
        let by = position.control;
        let rule = if zone == position.ball { Rule::R4_1b } else { Rule::R4_1a };
        witness.tell(rule, Event::Targeted { by, zone });
        position.target = Some(zone);
        position.phase = Phase::Dice;
    }
}
