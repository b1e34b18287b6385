//! Phase 5: who goes to the ball, and its new value (section 4.5).

use super::{Pieces, Verdict, refuse};
use crate::action::{Action, Event, Kind, Refusal};
use crate::flow::Fuba;
use crate::phase::{Phase, TurnKind};
use crate::pitch::{Zone, Zones};
use crate::position::{Position, Spot};
use crate::rules::Rule;
use touchline_kernel::Witness;

/// A piece that goes to the ball, and by which rule.
#[derive(Debug, Clone, Copy)]
struct Incoming {
    kind: Kind,
    from: Zone,
    rule: Rule,
    deducted: bool,
}

impl Fuba {
    /// Control was kept: somebody must be with the ball.
    pub(crate) fn keep_ball<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let Some(target) = position.target else { return };
        if position.pieces_in(position.control, target) > 0 {
            return self.move_ball(position, true, None, witness);
        }
        match self.incoming(position, target).single() {
            Some((kind, from)) if !self.may_stay_away(position) => self.bring(position, kind, from, witness),
            _ => position.phase = Phase::Bring,
        }
    }

    /// [4.4.3] [R18] May the team bring nobody? Never into an empty target (4.4.1b).
    pub(crate) fn may_stay_away(&self, position: &Position) -> bool {
        self.options.bring_optional && position.support.is_none()
    }

    /// [4.4.1b] From the support zone; [4.4.3] from any adjacent zone. [E4.4.3] Not from an offside one.
    fn incoming(&self, position: &Position, target: Zone) -> Pieces {
        let zones = match position.support {
            Some(zone) => Zones::only(zone),
            None => self.supports(position, target),
        };
        self.pieces(position, zones)
    }

    /// The controlling team's pieces in these zones.
    #[inline]
    fn pieces(&self, position: &Position, zones: Zones) -> Pieces {
        let seat = position.control;
        Pieces {
            outfield: position.out[seat].zones().and(zones),
            keeper: position.keeper[seat].set().and(zones),
        }
    }

    pub(crate) fn list_bring(&self, position: &Position, actions: &mut Vec<Action>) {
        let Some(target) = position.target else { return };
        self.incoming(position, target).each(|kind, from| actions.push(Action::Bring { kind, from }));
        if self.may_stay_away(position) {
            actions.push(Action::Done);
        }
    }

    pub(crate) fn judge_bring(&self, position: &Position, kind: Kind, from: Zone) -> Verdict {
        let Some(to) = position.target else { return refuse(Rule::R4_4_3, Refusal::NotNow) };
        let seat = position.control;
        let rule = if position.support.is_some() { Rule::R4_4_1b } else { Rule::R4_4_3 };
        if let Some(support) = position.support.filter(|support| *support != from) {
            return refuse(rule, Refusal::NotFromSupport { from, support });
        }
        if !self.pitch.adjacent(to).has(from) {
            return refuse(rule, Refusal::NotAdjacent { from, to });
        }
        if !position.has(seat, kind, from) {
            return refuse(rule, Refusal::NoPiece { kind, zone: from });
        }
        if !self.incoming(position, to).has(kind, from) {
            return refuse(Rule::E4_4_3, Refusal::Offside { zone: from, line: self.line(position, seat) });
        }
        Ok(())
    }

    pub(crate) fn bring<W: Witness<Self>>(
        &self,
        position: &mut Position,
        kind: Kind,
        from: Zone,
        witness: &mut W,
    ) {
        let rule = if position.support.is_some() { Rule::R4_4_1b } else { Rule::R4_4_3 };
        self.move_ball(position, true, Some(Incoming { kind, from, rule, deducted: true }), witness);
    }

    /// [R18] The ball goes to the opponents' zone alone.
    pub(crate) fn bring_nobody<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        self.move_ball(position, true, None, witness);
    }

    /// Control changed: the new team fetches the ball, if nobody is there.
    pub(crate) fn lose_ball<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let Some(target) = position.target else { return };
        position.support = None;
        if position.pieces_in(position.control, target) > 0 {
            return self.move_ball(position, false, None, witness);
        }
        match self.nearest(position, target).single() {
            Some((kind, from)) => self.collect(position, kind, from, witness),
            None => position.phase = Phase::Collect,
        }
    }

    /// [4.5a] The nearest pieces. [4.5b] [R28] If that is the goalkeeper alone, the nearest outfield pieces as well.
    pub(crate) fn nearest(&self, position: &Position, target: Zone) -> Pieces {
        let all = self.pieces(position, Zones::ALL);
        let closest = |zones: Zones| {
            (0..8)
                .map(|distance| self.pitch.ring(target, distance).and(zones))
                .find(|ring| !ring.is_empty())
                .unwrap_or(Zones::NONE)
        };
        let ring = closest(all.outfield.or(all.keeper));
        let near = Pieces { outfield: all.outfield.and(ring), keeper: all.keeper.and(ring) };
        if near.outfield.is_empty() { Pieces { outfield: closest(all.outfield), ..near } } else { near }
    }

    pub(crate) fn list_collect(&self, position: &Position, actions: &mut Vec<Action>) {
        let Some(target) = position.target else { return };
        self.nearest(position, target).each(|kind, from| actions.push(Action::Collect { kind, from }));
    }

    pub(crate) fn judge_collect(&self, position: &Position, kind: Kind, from: Zone) -> Verdict {
        let Some(to) = position.target else { return refuse(Rule::R4_5a, Refusal::NotNow) };
        if !position.has(position.control, kind, from) {
            return refuse(Rule::R4_5a, Refusal::NoPiece { kind, zone: from });
        }
        let nearest = self.nearest(position, to);
        if !nearest.has(kind, from) {
            // Beside a lone goalkeeper only the next ring is offered.
            let next_ring = nearest.outfield.first().zip(nearest.keeper.first());
            let beside_keeper =
                next_ring.is_some_and(|(o, k)| self.pitch.between(to, o) > self.pitch.between(to, k));
            let rule = if beside_keeper { Rule::R4_5b } else { Rule::R4_5a };
            return refuse(rule, Refusal::NotNearest { from, to });
        }
        Ok(())
    }

    pub(crate) fn collect<W: Witness<Self>>(
        &self,
        position: &mut Position,
        kind: Kind,
        from: Zone,
        witness: &mut W,
    ) {
        // [R29] Deducted only if the target was empty of both teams.
        let deducted = position.target.is_some_and(|target| self.is_empty(position, target));
        let rule = if deducted { Rule::R4_4_1c } else { Rule::R4_5a };
        self.move_ball(position, false, Some(Incoming { kind, from, rule, deducted }), witness);
    }

    /// T5c: the ball arrives and gets its new value.
    fn move_ball<W: Witness<Self>>(
        &self,
        position: &mut Position,
        kept: bool,
        incoming: Option<Incoming>,
        witness: &mut W,
    ) {
        let Some(to) = position.target.take() else { return };
        position.support = None;
        let (by, other, start) = (position.control, position.control.other(), position.ball);
        // [R31] Somebody of the own team, unless the option says otherwise.
        let alone = |position: &Position, zone| {
            position.pieces_in(other, zone) == 0
                && (self.options.easy_empty || position.pieces_in(by, zone) > 0)
        };
        // [4.5.2b] [R31] The start counts in open play only, as it stood in phase 4.
        let mut easy = position.turn_kind == TurnKind::Normal && alone(position, start);
        if let Some(Incoming { kind, from, rule, deducted }) = incoming {
            position.shift(by, kind, from, to);
            if self.options.move_again {
                // [R30] Literally any player may move in phase 7.
                position.forget_moves();
            }
            // [4.4.1d] [4.4.3] One piece less in phase 7.
            position.deduct[by] = deducted;
            let event = if kept {
                Event::Brought { by, kind, from, to }
            } else {
                Event::Collected { by, kind, from, to }
            };
            witness.tell(rule, event);
        }
        easy |= alone(position, to);
        // [4.5.1] The die of the team that was in control when the turn began.
        let die = position.die[if kept { by } else { other }];
        position.value = if easy { die.saturating_sub(1).max(1) } else { die };
        position.ball = to;
        let rule = if easy { Rule::R4_5_2a } else { Rule::R4_5_1 };
        witness.tell(rule, Event::BallAt { zone: to, value: position.value });
        if let Some(kind) = position.taker.take() {
            // [5.2.1] [R79] Only now, and as a piece that has not moved.
            let by = if kept { by } else { other };
            match kind {
                Kind::Outfield => position.out[by].add(start, 1),
                Kind::Keeper => position.keeper[by] = Spot::on(start),
            }
            witness.tell(Rule::R5_2_1, Event::TakerIn { by, zone: start });
        }
        self.begin_shot(position, witness);
    }
}
