//! Corners (section 4.8, second part).

use super::turn::Next;
use super::{Verdict, refuse};
use crate::action::{Action, Event, Piece, Refusal, Shirt};
use crate::flow::Volchok;
use crate::options::{CornerBeside, CornerMate, CornerNext, CornerSide};
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
            Some(receiver) if receiver.seat == by && self.options.corner_mate == CornerMate::Given => {
                self.give_corner(position, piece, receiver, to, witness);
            }
            Some(_) => position.phase = Phase::Place { shooter, corner: to },
            None => {
                position.put(piece, Place::on(to));
                witness.tell(Rule::Corn1, Event::CornerTaken { by, piece, to });
                self.after_corner(position, witness);
            }
        }
    }

    /// [CORN-2] A team-mate there takes it, and the shooter stays.
    fn give_corner<W: Witness<Self>>(
        &self,
        position: &mut Position,
        piece: Piece,
        receiver: Piece,
        to: Square,
        witness: &mut W,
    ) {
        position.ball = Ball::Held(receiver);
        witness.tell(Rule::Corn2, Event::CornerGiven { by: piece.seat, piece, receiver, to });
        self.after_corner(position, witness);
    }

    /// Who says where the shooter goes: his own coach, or (R35) the one whose player holds the corner.
    pub(crate) fn places_by_defence(&self, position: &Position, corner: Square) -> bool {
        self.options.corner_beside == CornerBeside::Defence
            && position.team_mate_on(position.to_move, corner).is_none()
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
        let mut places = near.and(open);
        if let (CornerBeside::Nearest, Some(own)) =
            (self.options.corner_beside, position.square(Piece { seat: team, shirt: shooter }))
        {
            let nearest = places.iter().map(|to| own.distance(Square(to))).min();
            places = places.iter().filter(|&to| Some(own.distance(Square(to))) == nearest).collect();
        }
        // [CORN-2] [R35] A team-mate there may still take it.
        if position.team_mate_on(team, corner).is_some() {
            places.insert(corner.0);
        }
        places
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
        (shooter, corner): (Shirt, Square),
        to: Square,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt: shooter };
        if to == corner
            && let Some(shirt) = position.team_mate_on(by, corner)
        {
            return self.give_corner(position, piece, Piece { seat: by, shirt }, to, witness);
        }
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
