//! Free moves at the end of phase 7 (section 4.7.5).

use super::{Verdict, refuse};
use crate::action::{Action, Event, Kind, Mode, Refusal};
use crate::flow::Fuba;
use crate::options::{FreeMoves, SlowKick};
use crate::phase::Phase;
use crate::pitch::{Zone, Zones};
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::{Seat, Witness};

impl Fuba {
    pub(crate) fn enter_free<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        mode: Mode,
        witness: &mut W,
    ) {
        // [R40] One player is all that moves before a slow goal kick.
        let one_has_moved = self.options.slow_kick == SlowKick::One && Self::extra_phase(position);
        if one_has_moved
            || (self.free_sources(position, seat).is_empty() && !self.may_sidestep(position, seat))
        {
            self.team_done(position, seat, witness);
        } else {
            position.phase = Phase::Free { seat, mode };
        }
    }

    /// Where a free move from this zone leads: straight away from the end line it touches; none for other zones.
    #[inline]
    fn free_way(&self, seat: Seat, from: Zone) -> Zones {
        let side = self.pitch.side(seat);
        if side.back[from.idx()].is_empty() {
            side.forward[from.idx()]
        } else if side.forward[from.idx()].is_empty() {
            side.back[from.idx()]
        } else {
            Zones::NONE
        }
    }

    /// [4.7.5a] The zones from which a free move is legal. Must agree with `judge_free`.
    #[inline]
    fn free_sources(&self, position: &Position, seat: Seat) -> Zones {
        let fresh = position.out[seat].minus(position.moved[seat]).zones().and(Zones::END_LINES);
        if fresh.is_empty() {
            return fresh;
        }
        let (side, ball) = (self.pitch.side(seat), position.ball);
        // [4.7.5b] The zones from which a free move would lead to the ball are straight beside it.
        let sources = fresh.minus(side.forward[ball.idx()].or(side.back[ball.idx()]));
        if self.options.errata {
            // [R21] From the own end it leads into the own half, which is never offside; from the other end it is straight back.
            let must_stay = position.control == seat && position.pieces_in(seat, ball) == 1;
            return sources.minus(Zones::only(ball).when(must_stay));
        }
        let onside = Zones::ALL.minus(self.offside(position, seat));
        let mut legal = Zones::NONE;
        sources.each(|from| {
            let way = self.free_way(seat, from).and(onside.or(side.back[from.idx()]));
            legal = legal.or(Zones::only(from).when(!way.is_empty()));
        });
        legal
    }

    #[inline]
    fn may_sidestep(&self, position: &Position, seat: Seat) -> bool {
        self.options.free_moves == FreeMoves::Away && self.sidesteps(position, seat).next().is_some()
    }

    /// [4.7.5a] [R46] With `free_moves = away`: the legal free moves that do not lead straight. Must agree with
    /// `judge_sidestep`.
    fn sidesteps(&self, position: &Position, seat: Seat) -> impl Iterator<Item = (Zone, Zone)> {
        let fresh = position.out[seat].minus(position.moved[seat]).zones().and(Zones::END_LINES);
        fresh
            .iter()
            .flat_map(move |from| self.sideways(seat, from).iter().map(move |to| (from, to)))
            .filter(move |&(from, to)| self.judge_free_way(position, seat, from, to).is_ok())
    }

    /// The zones beside an end-line zone that do not touch its line, the straight way aside.
    fn sideways(&self, seat: Seat, from: Zone) -> Zones {
        if self.options.free_moves == FreeMoves::Straight || !Zones::END_LINES.has(from) {
            return Zones::NONE;
        }
        self.pitch.adjacent(from).minus(Zones::END_LINES).minus(self.free_way(seat, from))
    }

    pub(crate) fn list_free(&self, position: &Position, seat: Seat, actions: &mut Vec<Action>) {
        self.free_sources(position, seat).each(|from| actions.push(Action::Free { from }));
        if self.options.free_moves == FreeMoves::Away {
            actions.extend(self.sidesteps(position, seat).map(|(from, to)| Action::FreeTo { from, to }));
        }
        actions.push(Action::Done);
    }

    pub(crate) fn judge_sidestep(&self, position: &Position, seat: Seat, from: Zone, to: Zone) -> Verdict {
        if !Zones::END_LINES.has(from) {
            return refuse(Rule::R4_7_5a, Refusal::NoEndLine { zone: from });
        }
        if !self.sideways(seat, from).has(to) {
            return refuse(Rule::R4_7_5a, Refusal::NotAway { from, to });
        }
        self.judge_free_way(position, seat, from, to)
    }

    pub(crate) fn judge_free(&self, position: &Position, seat: Seat, from: Zone) -> Verdict {
        match self.free_way(seat, from).first() {
            Some(to) => self.judge_free_way(position, seat, from, to),
            None => refuse(Rule::R4_7_5a, Refusal::NoEndLine { zone: from }),
        }
    }

    fn judge_free_way(&self, position: &Position, seat: Seat, from: Zone, to: Zone) -> Verdict {
        let kind = Kind::Outfield;
        if !position.has(seat, kind, from) {
            return refuse(Rule::R4_7_5a, Refusal::NoPiece { kind, zone: from });
        }
        if position.unmoved(seat, kind, from) == 0 {
            return refuse(Rule::R4_7c, Refusal::AlreadyMoved { kind, zone: from });
        }
        if to == position.ball {
            return refuse(Rule::R4_7_5b, Refusal::IntoBall { zone: to });
        }
        let reach = self.reach(position, seat, Mode::Quick);
        self.judge_offside(position, &reach, from, to)?;
        if reach.must_stay && from == reach.ball {
            return refuse(Rule::E4_7, Refusal::BallAlone { zone: from });
        }
        Ok(())
    }

    pub(crate) fn free_move<W: Witness<Self>>(
        &self,
        position: &mut Position,
        (seat, mode): (Seat, Mode),
        from: Zone,
        witness: &mut W,
    ) {
        let Some(to) = self.free_way(seat, from).first() else { return };
        self.make_free_move(position, (seat, mode), (from, to), witness);
    }

    pub(crate) fn make_free_move<W: Witness<Self>>(
        &self,
        position: &mut Position,
        (seat, mode): (Seat, Mode),
        (from, to): (Zone, Zone),
        witness: &mut W,
    ) {
        position.shift(seat, Kind::Outfield, from, to);
        witness.tell(Rule::R4_7_5a, Event::FreeMove { by: seat, from, to });
        self.enter_free(position, seat, mode, witness);
    }
}
