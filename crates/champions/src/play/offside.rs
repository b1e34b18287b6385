//! Offside: OFF-1 to OFF-6.

use crate::flow::Champions;
use crate::phase::{After, DeadKind, Job, Phase, Work};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::{Piece, Shirt};
use crate::square::{Dir, Square};
use crate::stage::{Flow, Stage};
use touchline_kernel::{Seat, Squares, Witness};

impl Champions {
    /// OFF-1: the squares on which a player of `seat` is offside when the ball is in `row`.
    #[inline]
    pub(crate) fn offside_squares(&self, position: &Position, seat: Seat, row: u8) -> Squares {
        if self.options.offside {
            self.beyond_line(seat, row, self.offside_line(position, seat))
        } else {
            Squares::EMPTY
        }
    }

    /// OFF-1: how many rows from the goal line that `seat` attacks a player must be at least not to be offside when the ball is in
    /// `row`; none if there is no offside.
    pub(crate) fn offside_limit(&self, position: &Position, seat: Seat, row: u8) -> Option<u8> {
        let ball = self.pitch.opp_row(seat, row);
        let limit = self.offside_line(position, seat).map_or(ball, |line| ball.min(line));
        let limit = if self.options.offside_own_half_exempt { limit.min(self.pitch.mid) } else { limit };
        self.options.offside.then_some(limit)
    }

    /// How many rows from the goal line that `seat` attacks the second-last opponent stands, keeper included [OFF-4].
    pub(crate) fn offside_line(&self, position: &Position, seat: Seat) -> Option<u8> {
        let mut opponents = position.on[seat.other()];
        let outermost = |set: Squares| if seat == Seat::Home { set.last() } else { set.first() };
        opponents.remove(outermost(opponents)?);
        outermost(opponents).map(|line| self.pitch.opp_row(seat, Square(line).row()))
    }

    /// [OFF-1, OFF-4] Ahead of the ball with fewer than two opponents at least as close: nearer than the second-last of them.
    #[inline]
    pub(crate) fn beyond_line(&self, seat: Seat, row: u8, line: Option<u8>) -> Squares {
        if !self.options.offside {
            return Squares::EMPTY;
        }
        let ball = self.pitch.opp_row(seat, row);
        let mut beyond = self.pitch.beyond[seat][line.map_or(ball, |line| ball.min(line)) as usize];
        if self.options.offside_own_half_exempt {
            beyond = beyond.and(self.pitch.beyond[seat][self.pitch.mid as usize]);
        }
        beyond
    }

    /// The row that counts as the ball's: where it lies, or where the restart will be (DEAD-3).
    pub(crate) fn offside_row(&self, position: &Position) -> u8 {
        let dead = &position.dead;
        match dead.kind {
            DeadKind::None => position.ball.row(),
            DeadKind::Goal | DeadKind::GoalKick => self.pitch.row_from(dead.team, 0),
            DeadKind::KickOff => self.pitch.mid,
            DeadKind::Corner => self.pitch.row_from(dead.team.other(), 0),
            DeadKind::Penalty => {
                self.pitch.row_from(dead.team.other(), self.pitch.geometry.penalty_spots.row)
            }
            DeadKind::ThrowIn | DeadKind::FreeKick | DeadKind::Handball => dead.spot.row(),
        }
    }

    /// The square that a player moved back does not enter (OFF-6).
    fn offside_ball(&self, position: &Position) -> Square {
        if position.dead.kind == DeadKind::None { position.ball } else { position.dead.spot }
    }

    /// [E-3, DEAD-3] Moves the next offside player of `seat` back, the rearmost first.
    pub(crate) fn move_back<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        after: After,
        witness: &mut W,
    ) -> Flow {
        let offside = position.on[seat].and(self.offside_squares(position, seat, self.offside_row(position)));
        if offside.is_empty() {
            position.work = Work::default();
            return Flow::Then(self.after_offside(seat, after));
        }
        let piece = match position.work.piece {
            Some(piece) => piece,
            None => {
                let next = position
                    .team(seat)
                    .filter(|(shirt, square)| offside.has(square.0) && !position.work.done.has(*shirt))
                    .max_by_key(|(_, square)| {
                        (self.pitch.opp_row(seat, square.row()), std::cmp::Reverse(square.col()))
                    });
                let Some((shirt, square)) = next else {
                    position.work = Work::default();
                    return Flow::Then(self.after_offside(seat, after));
                };
                position.work.visited = [square.col(); 2];
                position.work.piece = Some(Piece { seat, shirt });
                Piece { seat, shirt }
            }
        };
        let square = position.at(seat, piece.shirt);
        let ball = self.offside_ball(position);
        let back = self.pitch.next(square, self.pitch.forward(seat.other()));
        if !offside.has(square.0) || back == ball {
            return self.moved_back(position, piece.shirt, seat, after);
        }
        if position.free(position.walkable(&self.pitch, piece)).has(back.0) {
            position.move_to(piece, back);
            position.work.visited = [back.col(); 2];
            witness.tell(Rule::Off5, crate::Event::Shifted { piece, to: back });
            return Flow::Then(Stage::MoveBack(seat, after));
        }
        let sides = self.offside_sides(position, piece);
        self.shift_among(position, piece, Job::Offside(after), sides, witness)
            .unwrap_or_else(|| self.moved_back(position, piece.shirt, seat, after))
    }

    fn moved_back(&self, position: &mut Position, shirt: Shirt, seat: Seat, after: After) -> Flow {
        position.work.done.insert(shirt);
        position.work.piece = None;
        Flow::Then(Stage::MoveBack(seat, after))
    }

    fn after_offside(&self, seat: Seat, after: After) -> Stage {
        match (after, seat) {
            (After::Restart, Seat::Away) => Stage::MoveBack(Seat::Home, after),
            (After::Restart, Seat::Home) => Stage::Restart,
            _ => Stage::Tidied(after),
        }
    }

    /// [OFF-6] Where a blocked player may step aside.
    pub(crate) fn offside_sides(&self, position: &Position, piece: Piece) -> Squares {
        let square = position.at(piece.seat, piece.shirt);
        let mut sides = Squares::EMPTY;
        for dir in [Dir::W, Dir::E] {
            let to = self.pitch.next(square, dir);
            let [low, high] = position.work.visited;
            let inside = self.pitch.field.has(to.0) || !self.pitch.field.has(square.0);
            if position.free(self.pitch.field_walk).has(to.0)
                && inside
                && to != self.offside_ball(position)
                && !(low..=high).contains(&to.col())
            {
                sides.insert(to.0);
            }
        }
        sides
    }

    /// Moves a player to the only square, or asks his coach; none if there is no square.
    pub(crate) fn shift_among<W: Witness<Self>>(
        &self,
        position: &mut Position,
        piece: Piece,
        job: Job,
        squares: Squares,
        witness: &mut W,
    ) -> Option<Flow> {
        match squares.len() {
            0 => None,
            1 => Some(Flow::Then(self.shift(position, piece, job, Square(squares.first()?), witness))),
            _ => Some(Flow::Wait(Phase::Shift { piece, job })),
        }
    }
}
