//! Corners (section 4.8, second part).

use super::turn::Next;
use super::{Verdict, refuse};
use crate::action::{Action, Event, Piece, Refusal, Shirt};
use crate::flow::Volchok;
use crate::options::{CornerNext, CornerSide};
use crate::position::{Ball, Phase, Place, Position};
use crate::rules::Rule;
use crate::square::Square;
use touchline_kernel::{Squares, Witness};

impl Volchok {
    /// [CORN-1] The corners that may be chosen: both, or with `corner_side = nearest` the nearer one (R33).
    fn corners(&self, position: &Position, shooter: Shirt) -> Squares {
        let [left, right] = self.pitch.corners[position.to_move.other()];
        let both: Squares = [left.0, right.0].into_iter().collect();
        let from = position.square(Piece { seat: position.to_move, shirt: shooter });
        match (self.options.corner_side, from) {
            (CornerSide::Nearest, Some(from)) => {
                let (to_left, to_right) = (from.col().abs_diff(left.col()), from.col().abs_diff(right.col()));
                match to_left.cmp(&to_right) {
                    std::cmp::Ordering::Less => Squares::only(left.0),
                    std::cmp::Ordering::Greater => Squares::only(right.0),
                    std::cmp::Ordering::Equal => both,
                }
            }
            _ => both,
        }
    }

    pub(crate) fn list_corners(&self, position: &Position, shooter: Shirt, actions: &mut Vec<Action>) {
        self.corners(position, shooter).each(|to| actions.push(Action::Corner { to: Square(to) }));
    }

    pub(crate) fn judge_corner(&self, position: &Position, shooter: Shirt, to: Square) -> Verdict {
        if self.corners(position, shooter).has(to.0) {
            Ok(())
        } else {
            refuse(Rule::Corn1, Refusal::NotOffered { to })
        }
    }

    pub(crate) fn take_corner<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shooter: Shirt,
        to: Square,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt: shooter };
        match position.piece_on(to) {
            // [CORN-2] A team-mate there takes it, and the shooter stays.
            Some(receiver) if receiver.seat == by => {
                position.ball = Ball::Held(receiver);
                let event = Event::CornerGiven { by, piece, receiver, to };
                witness.tell(Rule::Corn2, event);
                self.after_corner(position, witness);
            }
            Some(_) => position.phase = Phase::Place { shooter, corner: to },
            None => {
                position.put(piece, Place::on(to));
                witness.tell(Rule::Corn1, Event::CornerTaken { by, piece, to });
                self.after_corner(position, witness);
            }
        }
    }

    /// [CORN-3] The free squares nearest to a taken corner; the shooter's own counts as free.
    fn corner_places(&self, position: &Position, shooter: Shirt, corner: Square) -> Squares {
        let team = position.to_move;
        let mut free = self.free(position);
        if let Some(own) = position.square(Piece { seat: team, shirt: shooter }) {
            free.insert(own.0);
        }
        let open = free.and(self.pitch.open_to[team]);
        let mut near = Squares::only(corner.0);
        // The shooter's own square is in `open`, so the loop ends before the board does.
        while near.and(open).is_empty() && near != self.pitch.grid {
            near = crate::square::spread(near).and(self.pitch.grid);
        }
        near.and(open)
    }

    pub(crate) fn list_corner_places(
        &self,
        position: &Position,
        shooter: Shirt,
        corner: Square,
        actions: &mut Vec<Action>,
    ) {
        let places = self.corner_places(position, shooter, corner);
        places.each(|to| actions.push(Action::Place { to: Square(to) }));
    }

    pub(crate) fn judge_corner_place(
        &self,
        position: &Position,
        shooter: Shirt,
        corner: Square,
        to: Square,
    ) -> Verdict {
        if self.corner_places(position, shooter, corner).has(to.0) {
            Ok(())
        } else {
            refuse(Rule::Corn3, Refusal::NotOffered { to })
        }
    }

    pub(crate) fn place_at_corner<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shooter: Shirt,
        to: Square,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt: shooter };
        position.put(piece, Place::on(to));
        witness.tell(Rule::Corn3, Event::CornerBeside { by, piece, to });
        self.after_corner(position, witness);
    }

    /// [CORN-4] The defending team is to move (R34), unless `corner_next` says otherwise.
    fn after_corner<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let next = match self.options.corner_next {
            CornerNext::Defence => Next::Opponents,
            CornerNext::Attack => Next::Again,
        };
        self.end_turn(position, next, witness);
    }
}
