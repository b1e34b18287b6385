//! Positions and actions as numbers. Away sees the board turned by 180°.

use crate::action::{Action, Shirt};
use crate::flow::Volchok;
use crate::position::{Ball, Declared, Phase, Place, Position};
use crate::square::Square;
use touchline_kernel::{Arrays, Field, Game, Pen, Seat, Turn};

/// How many phases there are.
const PHASES: usize = 11;

impl Volchok {
    /// The square that looks to the other seat as this one looks to this seat.
    fn opposite(&self, square: Square) -> Square {
        let (col, row) = (self.pitch.cols + 1 - square.col(), self.pitch.rows + 1 - square.row());
        Square::new(col, row).unwrap_or(square)
    }

    /// The square's place on a plane, row by row from the seat's own end.
    #[inline]
    fn cell(&self, square: Square, seat: Seat) -> usize {
        let (cols, rows) = (usize::from(self.pitch.cols), usize::from(self.pitch.rows));
        let home = (usize::from(square.row()) - 1) * cols + usize::from(square.col()) - 1;
        if seat == Seat::Home { home } else { cols * rows - 1 - home }
    }
}

impl Arrays for Volchok {
    const ARRAYS: u32 = 1;

    fn fields(&self) -> Vec<Field> {
        let (rows, cols) = (usize::from(self.pitch.rows), usize::from(self.pitch.cols));
        vec![
            Field::new("own", [6, rows, cols], "where each of the own players stands, by shirt from 1"),
            Field::new("opponents", [6, rows, cols], "where each opponent stands"),
            Field::new("ball", [rows, cols], "where the ball is"),
            Field::new(
                "off",
                [2, 6],
                "own, opponents: 1 for a player who is off with a yellow card, 2 with a red",
            ),
            Field::new("holder", [2, 6], "own, opponents: who has the ball; nobody if it is loose"),
            Field::new("decides", [1], "the seat decides now"),
            Field::new("to_move", [1], "it is the seat's turn"),
            Field::new(
                "phase",
                [PHASES],
                "toss, pick, declare, spin, step, exit, run, result, corner, place, over",
            ),
            Field::new("declared", [5], "in the phase spin: basic, shot, tackle, lob, control"),
            Field::new(
                "about",
                [6],
                "the shirt that the phase is about: who tackled, runs, shot or receives",
            ),
            Field::new(
                "aim",
                [2],
                "column and row of the net square declared or the corner taken, from 1; 0 if none",
            ),
            Field::new("kind", [3], "kick-off, normal or extra turn"),
            Field::new("points", [2], "the number spun and the points left; squares left of a run"),
            Field::new("duties", [5], "acted, had the ball, moved the ball, duties waived, after a tackle"),
            Field::new("score", [2], "own, opponents, at most 255"),
            Field::new("turns", [2], "turns done, modulo 256 and divided by 256"),
            Field::new("golden", [1], "the next goal decides"),
        ]
    }

    fn observe(&self, position: &Position, seat: Seat, into: &mut [u8]) {
        let area = usize::from(self.pitch.rows) * usize::from(self.pitch.cols);
        let seats = [seat, seat.other()];
        let mut pen = Pen::new(into);
        let planes = pen.block(13 * area);
        let mut off = [0; 12];
        let places = seats.into_iter().flat_map(|seat| position.places(seat));
        for (i, (place, off)) in places.zip(&mut off).enumerate() {
            match place.square() {
                Some(square) => planes[i * area + self.cell(square, seat)] = 1,
                None => *off = if place == Place::YELLOW { 1 } else { 2 },
            }
        }
        planes[12 * area + self.cell(position.ball_square(), seat)] = 1;
        pen.numbers(off);
        pen.one_of(
            12,
            match position.ball {
                Ball::Held(piece) => Some(usize::from(piece.seat != seat) * 6 + piece.shirt.idx()),
                Ball::Loose(_) => None,
            },
        );
        pen.flag(self.turn(position) == Turn::Decision(seat));
        pen.flag(position.to_move == seat);
        let shirt = |shirt: Shirt| Some(shirt.idx());
        let (phase, declared, about, aim) = match position.phase {
            Phase::Toss => (0, None, None, None),
            Phase::Pick => (1, None, None, None),
            Phase::Declare => (2, None, None, None),
            Phase::Spin(Declared::Basic) => (3, Some(0), None, None),
            Phase::Spin(Declared::Shot(net)) => (3, Some(1), None, Some(net)),
            Phase::Spin(Declared::Tackle(tackler)) => (3, Some(2), shirt(tackler), None),
            Phase::Spin(Declared::Lob(receiver)) => (3, Some(3), shirt(receiver), None),
            Phase::Spin(Declared::Control(runner, net)) => (3, Some(4), shirt(runner), Some(net)),
            Phase::Step(_) => (4, None, None, None),
            Phase::Exit { tackler, .. } => (5, None, shirt(tackler), None),
            Phase::Run { runner, .. } => (6, None, shirt(runner), None),
            Phase::Result { shooter } => (7, None, shirt(shooter), None),
            Phase::Corner { shooter } => (8, None, shirt(shooter), None),
            Phase::Place { shooter, corner } => (9, None, shirt(shooter), Some(corner)),
            Phase::Over(_) => (10, None, None, None),
        };
        pen.one_of(PHASES, Some(phase));
        pen.one_of(5, declared);
        pen.one_of(6, about);
        pen.numbers(aim.map_or([0, 0], |square| {
            let square = if seat == Seat::Home { square } else { self.opposite(square) };
            [square.col(), square.row() + 1]
        }));
        pen.one_of(3, Some(position.kind as usize));
        let (points, duties) = match position.phase {
            Phase::Step(b) => {
                ([b.number, b.left], [b.acted, b.had_ball, b.ball_moved, b.waived, b.after_tackle])
            }
            Phase::Exit { rest, .. } => ([0, rest], [false; 5]),
            Phase::Run { left, .. } => ([0, left], [false; 5]),
            _ => ([0, 0], [false; 5]),
        };
        pen.numbers(points);
        pen.numbers(duties.map(u8::from));
        pen.numbers(seats.map(|seat| position.score[seat].min(255) as u8));
        pen.numbers([position.turns_done as u8, (position.turns_done >> 8).min(255) as u8]);
        pen.flag(position.golden);
        debug_assert_eq!(pen.left(), 0, "the fields are written to the last byte");
    }

    fn turned(&self, action: Action) -> Action {
        let turn = |square| self.opposite(square);
        match action {
            Action::Shot { net } => Action::Shot { net: turn(net) },
            Action::Control { piece, net } => Action::Control { piece, net: turn(net) },
            Action::Step { piece, to } => Action::Step { piece, to: turn(to) },
            Action::Kick { to } => Action::Kick { to: turn(to) },
            Action::Exit { to } => Action::Exit { to: turn(to) },
            Action::Run { to } => Action::Run { to: turn(to) },
            Action::Corner { to } => Action::Corner { to: turn(to) },
            Action::Place { to } => Action::Place { to: turn(to) },
            Action::Pick { .. }
            | Action::Basic
            | Action::Tackle { .. }
            | Action::Lob { .. }
            | Action::End => action,
        }
    }
}
