//! Where pieces may go in phase 7, by sets (sections 4.7.1 to 4.7.4 and 4.7.7). `movement` judges the same move by move.

use crate::action::{Kind, Mode};
use crate::flow::Fuba;
use crate::phase::Pending;
use crate::pitch::{Zone, Zones};
use crate::position::Position;
use touchline_kernel::Seat;

/// What all moves of one team in one mode have in common at one moment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reach {
    pub(super) mode: Mode,
    pub(super) seat: Seat,
    pub(super) ball: Zone,
    /// [4.7.1c] Straight forward to these leaves somebody further on.
    pub(super) forward_ok: Zones,
    /// [4.7.1d] Straight back to these leaves an outfield piece further back.
    pub(super) back_ok: Zones,
    /// [R42] Where a midfield move may end: with `midfield_reinforce`, where team-mates stand.
    pub(super) peopled: Zones,
    /// Where a piece without the ball would not be offside.
    pub(super) onside: Zones,
    /// Where the opponents are, if the ball may be carried at all.
    opponents: Zones,
    /// [4.7.7] [5.3d] Has the team the ball, alive and without an opponent beside it?
    may_carry: bool,
    /// [E4.7] Is only one piece with the ball?
    pub(super) must_stay: bool,
}

/// Where one piece may go.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ways {
    /// Without the ball.
    pub leave: Zones,
    /// With it.
    pub carry: Zones,
}

impl Ways {
    #[inline]
    pub(super) fn all(self) -> Zones {
        self.leave.or(self.carry)
    }
}

impl Fuba {
    #[inline]
    pub(super) fn reach(&self, position: &Position, seat: Seat, mode: Mode) -> Reach {
        let ball = position.ball;
        let in_control = position.control == seat;
        let may_carry = in_control
            && position.pending != Pending::GoalKick
            && position.pieces_in(seat.other(), ball) == 0;
        let mut reach = self.reach_without_ball(position, seat, mode);
        reach.opponents = if may_carry { position.zones(seat.other()) } else { Zones::NONE };
        reach.may_carry = may_carry;
        reach.must_stay = self.options.errata && in_control && position.pieces_in(seat, ball) == 1;
        reach
    }

    /// The same for a piece that stands elsewhere than the ball.
    #[inline]
    fn reach_without_ball(&self, position: &Position, seat: Seat, mode: Mode) -> Reach {
        let mut offside = self.offside(position, seat);
        if self.options.errata {
            // [R21] A zone fully in the own half is never offside.
            offside = offside.minus(self.pitch.side(seat).own_half);
        }
        let reach = Reach {
            mode,
            seat,
            ball: position.ball,
            forward_ok: Zones::ALL,
            back_ok: Zones::ALL,
            peopled: Zones::ALL,
            onside: Zones::ALL.minus(offside),
            opponents: Zones::NONE,
            may_carry: false,
            must_stay: false,
        };
        self.reach_in(position, reach, mode)
    }

    /// The same in another mode.
    #[inline]
    pub(super) fn reach_in(&self, position: &Position, mut reach: Reach, mode: Mode) -> Reach {
        let seat = reach.seat;
        reach.mode = mode;
        if mode == Mode::Midfield {
            let outfield = position.snap_out[seat];
            let everybody = outfield.or(position.snap_keeper[seat].set());
            reach.forward_ok = self.midfield_forward[seat][Self::front(everybody, seat)];
            reach.back_ok = self.midfield_back[seat][Self::front(outfield, seat.other())];
            if self.options.midfield_reinforce {
                reach.peopled = position.zones(seat);
            }
        }
        reach
    }

    /// Everywhere a piece may go. Must agree with `judge_leave` and `judge_carry`.
    #[inline]
    pub(super) fn ways(&self, reach: &Reach, kind: Kind, from: Zone) -> Ways {
        let side = self.pitch.side(reach.seat);
        let (forward, back) = (side.forward[from.idx()], side.back[from.idx()]);
        let (reached, straight_back) = match reach.mode {
            Mode::Midfield => {
                // [R44] The goalkeeper is exempt from the rearmost test.
                let barred_back = if kind == Kind::Keeper { Zones::NONE } else { back.minus(reach.back_ok) };
                let barred = forward.minus(reach.forward_ok).or(barred_back);
                (self.pitch.adjacent(from).minus(barred).and(reach.peopled), back)
            }
            Mode::Attack => (side.forward_two[from.idx()], Zones::NONE),
            Mode::Defence => (side.back_two[from.idx()], side.back_two[from.idx()]),
            Mode::Quick => (self.pitch.adjacent(from), back),
            Mode::Stay => (Zones::NONE, Zones::NONE),
        };
        let allowed = reached.and(reach.onside.or(straight_back));
        if from != reach.ball {
            return Ways { leave: allowed, carry: Zones::NONE };
        }
        let mut carry = Zones::NONE;
        if reach.may_carry {
            // [E4.1.1a] Whoever has the ball is level with it.
            carry = if self.options.errata { reached } else { allowed }.minus(reach.opponents);
            // [R48] The zone in the middle of a two-zone move must be free as well.
            if self.options.carry_middle && matches!(reach.mode, Mode::Attack | Mode::Defence) {
                let step = if reach.mode == Mode::Attack { forward } else { back };
                carry = if step.and(reach.opponents).is_empty() { carry } else { Zones::NONE };
            }
        }
        Ways { leave: allowed.when(!reach.must_stay), carry }
    }

    /// Everywhere this piece may go.
    #[inline]
    pub(super) fn ways_from(
        &self,
        position: &Position,
        (seat, mode): (Seat, Mode),
        kind: Kind,
        from: Zone,
    ) -> Ways {
        let reach = if from == position.ball {
            self.reach(position, seat, mode)
        } else {
            self.reach_without_ball(position, seat, mode)
        };
        self.ways(&reach, kind, from)
    }

    /// Zones from which an outfield piece surely has somewhere to go, the zone of the ball aside: by its first step, or by two straight
    /// ones.
    #[inline]
    pub(super) fn sure_ways(reach: &Reach) -> Zones {
        let seat = reach.seat;
        let elsewhere = Zones::ALL.minus(Zones::only(reach.ball));
        match reach.mode {
            Mode::Attack => {
                let first = reach.onside.straight_back(seat);
                first.or(first.straight_back(seat)).and(elsewhere)
            }
            // Straight back nobody is offside (4.7.4).
            Mode::Defence | Mode::Quick => Zones::ALL.straight_forward(seat).and(elsewhere),
            Mode::Midfield | Mode::Stay => Zones::NONE,
        }
    }
}
