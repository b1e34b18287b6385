//! Corners: COR-1 to COR-7.

use crate::action::Event;
use crate::flow::Champions;
use crate::phase::{Origin, Phase, Progress};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::Piece;
use crate::square::{Dir, Square};
use crate::stage::{Flow, Stage};
use touchline_kernel::{Seat, Witness};

impl Champions {
    /// P40f for a corner.
    pub(crate) fn corner<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        if position.work.progress == Progress::Begun {
            self.corner_shift(position, witness);
            position.work.progress = Progress::Shifted;
        }
        if let Some(flow) = self.make_room(position, witness) {
            return flow;
        }
        let (taking, defending) = (position.dead.team, position.dead.team.other());
        // [GEN-1] Away decides first, whichever part is his.
        for seat in [Seat::Away, Seat::Home] {
            if seat == taking && position.dead.victim.is_none() {
                return self.choose_one(position, seat, Phase::Taker);
            }
            if seat == defending && position.work.progress < Progress::WallChosen {
                let men = position.field_shirts(seat);
                if men.len() > 1 {
                    return Flow::Wait(Phase::Wall);
                }
                // [R70] Without a field player there is no wall.
                position.work.progress = Progress::WallChosen;
                position.dead.fouler = men.first();
            }
        }
        if let Some(shirt) = position.dead.victim {
            let (piece, to) = (Piece { seat: taking, shirt }, position.dead.spot);
            position.move_to(piece, to);
            witness.tell(Rule::Cor4, Event::Placed { piece, to });
        }
        if let Some(shirt) = position.dead.fouler {
            self.corner_wall(position, Piece { seat: defending, shirt }, witness);
        }
        Flow::Wait(Phase::RestartRoll)
    }

    /// [COR-2] Field players move one square towards the goal line, file by file, unless they are blocked.
    fn corner_shift<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let end = position.dead.team.other();
        let towards = self.pitch.forward(position.dead.team);
        for col in 0..=self.pitch.geometry.cols + 1 {
            for row in 3..=self.pitch.top {
                let square = Square::at(col, self.pitch.row_from(end, row));
                let Some(piece) = position.piece_on(square).filter(|piece| !position.is_keeper(*piece))
                else {
                    continue;
                };
                let to = self.pitch.next(square, towards);
                if position.free(self.pitch.field_walk).has(to.0) {
                    position.move_to(piece, to);
                    witness.tell(Rule::Cor2, Event::Shifted { piece, to });
                }
            }
        }
    }

    /// [COR-4] The wall, or the next free square of the goal line towards the goal.
    fn corner_wall<W: Witness<Self>>(&self, position: &mut Position, piece: Piece, witness: &mut W) {
        let corner = position.dead.spot;
        let dir = if corner.col() < self.pitch.geometry.goal_cols[0] { Dir::E } else { Dir::W };
        let mut to = corner;
        for _ in 0..self.pitch.geometry.corner_wall_distance {
            to = self.pitch.next(to, dir);
        }
        while self.pitch.field_walk.has(to.0) {
            if position.piece_on(to).is_none_or(|there| there == piece) {
                position.move_to(piece, to);
                position.corner_wall = Some(piece);
                position.wall_due = false;
                witness.tell(Rule::Cor4, Event::Placed { piece, to });
                return;
            }
            to = self.pitch.next(to, dir);
        }
    }

    /// P18.
    pub(crate) fn corner_return<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        if position.play.origin == Origin::Corner {
            position.play.origin = Origin::Turn;
            let corner = [1, self.pitch.geometry.cols]
                .map(|col| Square::at(col, self.pitch.row_from(position.play.team.other(), 0)))
                .into_iter()
                .find_map(|square| {
                    position
                        .mate_on(position.play.team, square)
                        .filter(|shirt| position.play.touched.has(*shirt))
                });
            if let Some(shirt) = corner {
                self.leave_goal_line(
                    position,
                    Piece { seat: position.play.team, shirt },
                    Rule::Cor7,
                    witness,
                );
            }
        }
        Flow::Then(Stage::Chase)
    }
}
