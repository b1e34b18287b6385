//! Throw-ins: THR-1 to THR-6.

use crate::action::Event;
use crate::flow::Champions;
use crate::phase::{End, Job, Origin, Phase};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::Piece;
use crate::square::Square;
use crate::stage::{Flow, Stage};
use touchline_kernel::{Squares, Witness};

impl Champions {
    /// [R30, R82] Clears the square of the restart of everybody but its taker, opponents first, and asks for the taker.
    pub(crate) fn make_room<W: Witness<Self>>(
        &self,
        position: &mut Position,
        witness: &mut W,
    ) -> Option<Flow> {
        let spot = position.dead.spot;
        let opponents = position.dead.team.other();
        let blocker = match (position.mate_on(opponents, spot), position.mate_on(position.dead.team, spot)) {
            (Some(shirt), _) => Piece { seat: opponents, shirt },
            (None, Some(shirt)) if position.dead.victim.is_some_and(|taker| taker != shirt) => {
                Piece { seat: position.dead.team, shirt }
            }
            _ => return None,
        };
        let squares = self.nearest_squares(spot, position.free(self.pitch.field_walk), self.pitch.field_walk);
        self.shift_among(position, blocker, Job::MakeRoom, squares, witness)
    }

    /// P40f for a throw-in.
    pub(crate) fn throw_in<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        if let Some(flow) = self.make_room(position, witness) {
            return flow;
        }
        let seat = position.dead.team;
        let Some(shirt) = position.dead.victim else {
            return self.choose_one(position, seat, Phase::Thrower);
        };
        let (piece, to) = (Piece { seat, shirt }, position.dead.spot);
        position.move_to(piece, to);
        witness.tell(Rule::Thr2, Event::Placed { piece, to });
        Flow::Wait(Phase::RestartRoll)
    }

    /// THR-6: the nearest free squares of the field.
    pub(crate) fn return_squares(&self, position: &Position) -> Squares {
        let thrower = position
            .mate_on(position.act, self.throw_square(position))
            .map_or(position.ball, |shirt| position.at(position.act, shirt));
        let mut field = position.free(self.pitch.field);
        field.remove(position.ball.0);
        let mut walk = position.free(self.pitch.field_walk);
        walk.remove(position.ball.0);
        self.nearest_squares(thrower, walk, field)
    }

    /// Where the thrower stands: the spot is kept until he has come back.
    pub(crate) fn throw_square(&self, position: &Position) -> Square {
        position.dead.spot
    }

    /// P15.
    pub(crate) fn thrower_return<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let squares = self.return_squares(position);
        match squares.len() {
            0 => self.bring_thrower_back(position, None, witness),
            1 => self.bring_thrower_back(position, squares.first().map(Square), witness),
            _ => Flow::Wait(Phase::ThrowerReturn),
        }
    }

    pub(crate) fn bring_thrower_back<W: Witness<Self>>(
        &self,
        position: &mut Position,
        to: Option<Square>,
        witness: &mut W,
    ) -> Flow {
        if let (Some(to), Some(shirt)) = (to, position.mate_on(position.act, self.throw_square(position))) {
            let piece = Piece { seat: position.act, shirt };
            position.move_to(piece, to);
            witness.tell(Rule::Thr6, Event::CameBack { piece, to });
        }
        position.play.origin = Origin::Turn;
        position.dead = crate::phase::Dead::NONE;
        // [R76] With the thrower in the field the receiver may be shut in.
        Flow::Then(if position.play.end == End::Open { Stage::CompulsoryKick } else { Stage::Played })
    }
}
