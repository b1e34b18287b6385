//! Throw-ins: THR-1 to THR-6.

use crate::action::Event;
use crate::flow::{Champions, Flow, Stage, Teller};
use crate::phase::{End, Job, Origin, Phase};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::Piece;
use crate::square::Square;
use touchline_kernel::Squares;

impl Champions {
    /// [R30, R82] Clears the square of the restart of everybody but its taker, opponents first, and asks for the taker.
    pub(crate) fn make_room<T: Teller>(&self, p: &mut Position, w: &mut T) -> Option<Flow> {
        let spot = p.dead.spot;
        let opponents = p.dead.team.other();
        let blocker = match (p.mate_on(opponents, spot), p.mate_on(p.dead.team, spot)) {
            (Some(shirt), _) => Piece { seat: opponents, shirt },
            (None, Some(shirt)) if p.dead.victim.is_some_and(|taker| taker != shirt) => {
                Piece { seat: p.dead.team, shirt }
            }
            _ => return None,
        };
        let squares = self.nearest_squares(spot, p.free(self.pitch.field_walk), self.pitch.field_walk);
        self.shift_among(p, blocker, Job::MakeRoom, squares, w)
    }

    /// P40f for a throw-in.
    pub(crate) fn throw_in<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        if let Some(flow) = self.make_room(p, w) {
            return flow;
        }
        let seat = p.dead.team;
        let Some(shirt) = p.dead.victim else {
            return self.choose_one(p, seat, Phase::Thrower);
        };
        let (piece, to) = (Piece { seat, shirt }, p.dead.spot);
        p.move_to(piece, to);
        w.tell(Rule::Thr2, Event::Placed { piece, to });
        Flow::Wait(Phase::RestartRoll)
    }

    /// THR-6: the nearest free squares of the field.
    pub(crate) fn return_squares(&self, p: &Position) -> Squares {
        let thrower = p.mate_on(p.act, self.throw_square(p)).map_or(p.ball, |shirt| p.at(p.act, shirt));
        let mut field = p.free(self.pitch.field);
        field.remove(p.ball.0);
        let mut walk = p.free(self.pitch.field_walk);
        walk.remove(p.ball.0);
        self.nearest_squares(thrower, walk, field)
    }

    /// Where the thrower stands: the spot is kept until he has come back.
    pub(crate) fn throw_square(&self, p: &Position) -> Square {
        p.dead.spot
    }

    /// P15.
    pub(crate) fn thrower_return<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let squares = self.return_squares(p);
        match squares.len() {
            0 => self.thrower_back(p, None, w),
            1 => self.thrower_back(p, squares.first().map(Square), w),
            _ => Flow::Wait(Phase::ThrowerReturn),
        }
    }

    pub(crate) fn thrower_back<T: Teller>(&self, p: &mut Position, to: Option<Square>, w: &mut T) -> Flow {
        if let (Some(to), Some(shirt)) = (to, p.mate_on(p.act, self.throw_square(p))) {
            let piece = Piece { seat: p.act, shirt };
            p.move_to(piece, to);
            w.tell(Rule::Thr6, Event::CameBack { piece, to });
        }
        p.play.origin = Origin::Turn;
        p.dead = crate::phase::Dead::NONE;
        // [R76] With the thrower in the field the receiver may be shut in.
        Flow::Then(if p.play.end == End::Open { Stage::CompulsoryKick } else { Stage::Played })
    }
}
