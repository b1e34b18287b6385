//! Corners: COR-1 to COR-7.

use crate::action::Event;
use crate::flow::{Champions, Flow, Stage, Teller};
use crate::phase::{Origin, Phase, Progress};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::Piece;
use crate::square::{Dir, Square};
use touchline_kernel::Seat;

impl Champions {
    /// P40f for a corner.
    pub(crate) fn corner<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        if p.work.progress == Progress::Begun {
            self.corner_shift(p, w);
            p.work.progress = Progress::Shifted;
        }
        if let Some(flow) = self.make_room(p, w) {
            return flow;
        }
        let (taking, defending) = (p.dead.team, p.dead.team.other());
        // [GEN-1] Away decides first, whichever part is his.
        for seat in [Seat::Away, Seat::Home] {
            if seat == taking && p.dead.victim.is_none() {
                return self.choose_one(p, seat, Phase::Taker);
            }
            if seat == defending && p.work.progress < Progress::WallChosen {
                let men = p.field_shirts(seat);
                if men.len() > 1 {
                    return Flow::Wait(Phase::Wall);
                }
                // [R70] Without a field player there is no wall.
                p.work.progress = Progress::WallChosen;
                p.dead.fouler = men.first();
            }
        }
        if let Some(shirt) = p.dead.victim {
            let (piece, to) = (Piece { seat: taking, shirt }, p.dead.spot);
            p.move_to(piece, to);
            w.tell(Rule::Cor4, Event::Placed { piece, to });
        }
        if let Some(shirt) = p.dead.fouler {
            self.corner_wall(p, Piece { seat: defending, shirt }, w);
        }
        Flow::Wait(Phase::RestartRoll)
    }

    /// [COR-2] Field players move one square towards the goal line, file by file, unless they are blocked.
    fn corner_shift<T: Teller>(&self, p: &mut Position, w: &mut T) {
        let end = p.dead.team.other();
        let towards = self.pitch.forward(p.dead.team);
        for col in 0..=self.pitch.geometry.cols + 1 {
            for row in 3..=self.pitch.top {
                let square = Square::at(col, self.pitch.row_from(end, row));
                let Some(piece) = p.piece_on(square).filter(|piece| !p.is_keeper(*piece)) else { continue };
                let to = self.pitch.next(square, towards);
                if p.free(self.pitch.field_walk).has(to.0) {
                    p.move_to(piece, to);
                    w.tell(Rule::Cor2, Event::Shifted { piece, to });
                }
            }
        }
    }

    /// [COR-4] The wall, or the next free square of the goal line towards the goal.
    fn corner_wall<T: Teller>(&self, p: &mut Position, piece: Piece, w: &mut T) {
        let corner = p.dead.spot;
        let dir = if corner.col() < self.pitch.geometry.goal_cols[0] { Dir::E } else { Dir::W };
        let mut to = corner;
        for _ in 0..self.pitch.geometry.corner_wall_distance {
            to = self.pitch.next(to, dir);
        }
        while self.pitch.field_walk.has(to.0) {
            if p.piece_on(to).is_none_or(|there| there == piece) {
                p.move_to(piece, to);
                p.corner_wall = Some(piece);
                p.wall_due = false;
                w.tell(Rule::Cor4, Event::Placed { piece, to });
                return;
            }
            to = self.pitch.next(to, dir);
        }
    }

    /// P18.
    pub(crate) fn corner_return<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        if p.play.origin == Origin::Corner {
            p.play.origin = Origin::Turn;
            let corner = [1, self.pitch.geometry.cols]
                .map(|col| Square::at(col, self.pitch.row_from(p.play.team.other(), 0)))
                .into_iter()
                .find_map(|square| p.mate_on(p.play.team, square).filter(|shirt| p.play.touched.has(*shirt)));
            if let Some(shirt) = corner {
                self.leave_goal_line(p, Piece { seat: p.play.team, shirt }, Rule::Cor7, w);
            }
        }
        Flow::Then(Stage::Chase)
    }
}
