//! Tidying up at the end of a turn: E-1 to E-3, COR-7, COR-8.

use crate::action::Event;
use crate::flow::Champions;
use crate::phase::{After, Job, Work};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::Piece;
use crate::square::{Dir, Square};
use crate::stage::{Flow, Stage};
use touchline_kernel::{Seat, Squares, Witness};

impl Champions {
    /// P30, and the tidy-up after a save.
    pub(crate) fn tidy(&self, position: &mut Position, after: After) -> Flow {
        position.work = Work::default();
        Flow::Then(Stage::RowOne(Seat::Away, after))
    }

    /// E-2: the row that has to be cleared, as rows of the board: row 1 of the end and row 2.
    fn row_one(&self, position: &Position) -> Option<(u8, u8)> {
        let row = position.ball.row();
        if !self.options.row1_tidy || row == self.pitch.mid {
            None
        } else if row > self.pitch.mid {
            Some((1, 2))
        } else {
            Some((self.pitch.top - 1, self.pitch.top - 2))
        }
    }

    /// [E-2] Shifts the next field player of `seat` out of row 1, lower column first; `work.steps` is the last column dealt with.
    pub(crate) fn clear_row_one<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        after: After,
        witness: &mut W,
    ) -> Flow {
        let done = match seat {
            Seat::Away => Stage::RowOne(Seat::Home, after),
            Seat::Home => Stage::WallReturn(after),
        };
        let Some((one, _)) = self.row_one(position) else { return Flow::Then(Stage::WallReturn(after)) };
        let mut men = position.on[seat].and(self.pitch.rows[one as usize]).and(self.pitch.field);
        men.remove(position.keeper_square(seat).0);
        let Some(square) = men.iter().map(Square).find(|square| square.col() > position.work.steps) else {
            position.work = Work::default();
            return Flow::Then(done);
        };
        position.work.steps = square.col();
        let Some(shirt) = position.mate_on(seat, square) else {
            return Flow::Then(Stage::RowOne(seat, after));
        };
        let piece = Piece { seat, shirt };
        let squares = self.row_one_squares(position, piece);
        self.shift_among(position, piece, Job::RowOne(after), squares, witness)
            .unwrap_or(Flow::Then(Stage::RowOne(seat, after)))
    }

    /// Where he goes: straight, or along row 1 to the nearest column with a free square in row 2.
    pub(crate) fn row_one_squares(&self, position: &Position, piece: Piece) -> Squares {
        let Some((one, two)) = self.row_one(position) else { return Squares::EMPTY };
        let free = position.free(self.pitch.field);
        let from = position.at(piece.seat, piece.shirt).col();
        let mut squares = Squares::EMPTY;
        for distance in 0..=self.pitch.geometry.cols {
            for (sign, dir) in [(false, Dir::W), (true, Dir::E)] {
                let col = if sign { from.checked_add(distance) } else { from.checked_sub(distance) };
                let Some(col) = col.filter(|col| (1..=self.pitch.geometry.cols).contains(col)) else {
                    continue;
                };
                let clear = (1..=distance).all(|i| {
                    let col = if dir == Dir::E { from + i } else { from - i };
                    free.has(Square::at(col, one).0)
                });
                let to = Square::at(col, two);
                if clear && free.has(to.0) {
                    squares.insert(to.0);
                }
            }
            if !squares.is_empty() {
                break;
            }
        }
        squares
    }

    /// [COR-8] The wall of a corner goes back after the turn that follows the corner.
    pub(crate) fn wall_return<W: Witness<Self>>(
        &self,
        position: &mut Position,
        after: After,
        witness: &mut W,
    ) -> Flow {
        if position.corner_wall.is_some() {
            if position.wall_due {
                self.send_wall_back(position, witness);
            } else {
                position.wall_due = true;
            }
        }
        position.work = Work::default();
        Flow::Then(Stage::MoveBack(position.act, after))
    }

    pub(crate) fn send_wall_back<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        if let Some(piece) = position.corner_wall.take() {
            self.leave_goal_line(position, piece, Rule::Cor8, witness);
        }
        position.wall_due = false;
    }

    /// [COR-7, COR-8] From the goal line into row 1, along the line towards the goal as far as necessary.
    pub(crate) fn leave_goal_line<W: Witness<Self>>(
        &self,
        position: &mut Position,
        piece: Piece,
        rule: Rule,
        witness: &mut W,
    ) {
        let Some(from) = position.square(piece) else { return };
        let Some(end) = self.pitch.end_of_row(from.row()) else { return };
        let inwards = self.pitch.forward(end);
        let along = if from.col() < self.pitch.geometry.goal_cols[0] { Dir::E } else { Dir::W };
        let free = position.free(self.pitch.field_walk);
        let mut line = from;
        loop {
            let to = self.pitch.next(line, inwards);
            if free.has(to.0) && self.pitch.field.has(to.0) && to != position.ball {
                position.move_to(piece, to);
                witness.tell(rule, Event::CameBack { piece, to });
                return;
            }
            line = self.pitch.next(line, along);
            // A goal square or a player stops him.
            if !free.has(line.0) || line == position.ball {
                return;
            }
        }
    }

    /// The end of the tidy-up.
    pub(crate) fn end_tidy(&self, position: &mut Position, after: After) -> Flow {
        Flow::Then(match after {
            After::Turn => Stage::NextTurn,
            After::Hold => Stage::Hold(self.saver(position)),
            After::Chase => Stage::Chase,
            After::Restart => Stage::Restart,
        })
    }
}
