//! The symmetries of the game (section 9.4, invariant 4): the board turned by 180° with the teams exchanged, and the board seen in a
//! mirror. What is legal in a position is legal in its images.

use crate::action::{Action, Path, Side};
use crate::flow::Champions;
use crate::phase::{Chasers, End, Phase};
use crate::position::{Place, Position};
use crate::squad::Piece;
use crate::square::{Dir, NOWHERE, Square};
use touchline_kernel::{BySeat, Seat};

/// An image of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symmetry {
    /// By 180°, home becomes away.
    Turned,
    /// Left becomes right.
    Mirrored,
}

impl Champions {
    /// A position as it looks in an image. None before the kick-off, where the order of away and home matters, and while a player is
    /// being shifted, when what has been visited is remembered by column or row.
    #[must_use]
    pub fn image(&self, position: &Position, symmetry: Symmetry) -> Option<Position> {
        let phase = self.image_of_phase(position.phase, symmetry)?;
        let square = |square| self.image_of_square(square, symmetry);
        let seat = |seat| symmetry.seat(seat);
        let piece = |piece: Piece| Piece { seat: seat(piece.seat), ..piece };
        let mut image = *position;
        for from in Seat::BOTH {
            let to = seat(from);
            image.on[to] = position.on[from].iter().map(|at| square(Square(at)).0).collect();
            image.places[to] =
                position.places[from].map(|place| place.square().map_or(place, |at| Place::on(square(at))));
            image.play.chasers = match position.play.chasers {
                Chasers::Home => Chasers::team(seat(Seat::Home)),
                Chasers::Away => Chasers::team(seat(Seat::Away)),
                all_or_none => all_or_none,
            };
        }
        image.booked = symmetry.by_seat(position.booked);
        image.hurt = symmetry.by_seat(position.hurt);
        image.keeper = symmetry.by_seat(position.keeper);
        image.formation = symmetry.by_seat(position.formation);
        image.subs_used = symmetry.by_seat(position.subs_used);
        image.score = symmetry.by_seat(position.score);
        image.shootout = symmetry.by_seat(position.shootout);
        image.play.attempted = symmetry.by_seat(position.play.attempted);
        image.play.declined = symmetry.by_seat(position.play.declined);
        image.ball = square(position.ball);
        image.act = seat(position.act);
        image.last_touch.team = seat(position.last_touch.team);
        image.last_deflector = position.last_deflector.map(seat);
        image.locked = position.locked.map(piece);
        image.corner_wall = position.corner_wall.map(piece);
        image.play.team = seat(position.play.team);
        image.play.path = position.play.path.map(square);
        image.play.kick_row = self.image_of_row(position.play.kick_row, symmetry);
        image.play.end = match position.play.end {
            End::Shot { defending, power } => End::Shot { defending: seat(defending), power },
            End::Player { piece: who, left } => End::Player { piece: piece(who), left },
            end => end,
        };
        image.dead.team = seat(position.dead.team);
        image.dead.spot = square(position.dead.spot);
        image.work.piece = position.work.piece.map(piece);
        image.phase = phase;
        Some(image)
    }

    /// An action as it looks in an image.
    #[must_use]
    pub fn image_of_action(&self, action: Action, symmetry: Symmetry) -> Action {
        let square = |square| self.image_of_square(square, symmetry);
        let column = |column| self.image_of_column(column);
        match action {
            Action::Walk { to } => Action::Walk { to: square(to) },
            Action::ReturnTo { to } => Action::ReturnTo { to: square(to) },
            Action::RunTo { to } => Action::RunTo { to: square(to) },
            Action::Save { to } => Action::Save { to: square(to) },
            Action::ShiftTo { to } => Action::ShiftTo { to: square(to) },
            Action::SubSquare { to } => Action::SubSquare { to: square(to) },
            Action::Place { to } => Action::Place { to: square(to) },
            Action::Leg { path } => Action::Leg { path: image_of_path(path, symmetry) },
            Action::Column { line, column: at } => Action::Column { line, column: column(at) },
            Action::KeeperSquare { column: at } => Action::KeeperSquare { column: column(at) },
            Action::Centre { piece, column: at } => Action::Centre { piece, column: column(at) },
            Action::PenaltySpot { column: at } => Action::PenaltySpot { column: column(at) },
            Action::SubRow { row } => Action::SubRow { row: self.image_of_row(row, symmetry) },
            Action::ReboundSide { side: Side::E } => Action::ReboundSide { side: Side::W },
            Action::ReboundSide { side: Side::W } => Action::ReboundSide { side: Side::E },
            same => same,
        }
    }

    fn image_of_phase(&self, phase: Phase, symmetry: Symmetry) -> Option<Phase> {
        let square = |square| self.image_of_square(square, symmetry);
        let to = |seat| symmetry.seat(seat);
        let turned = |piece: Piece| Piece { seat: to(piece.seat), ..piece };
        Some(match phase {
            Phase::Lineup { .. }
            | Phase::Columns { .. }
            | Phase::Aside { .. }
            | Phase::GoalSquare { .. }
            | Phase::Centre { .. }
            | Phase::KickOff
            | Phase::Shift { .. }
            | Phase::Over { .. } => return None,
            Phase::Intercept { seat, slot, who } => Phase::Intercept { seat: to(seat), slot, who },
            Phase::InterceptRoll { piece, from, slot } => {
                Phase::InterceptRoll { piece: turned(piece), from: square(from), slot }
            }
            Phase::SaveRoll { from, at, quarters } => Phase::SaveRoll { from: square(from), at, quarters },
            Phase::ReboundSide { from, at } => Phase::ReboundSide { from: square(from), at },
            Phase::KeeperOff { seat } => Phase::KeeperOff { seat: to(seat) },
            Phase::Makeshift { seat } => Phase::Makeshift { seat: to(seat) },
            Phase::Surplus { seat } => Phase::Surplus { seat: to(seat) },
            Phase::KeeperPlace { seat } => Phase::KeeperPlace { seat: to(seat) },
            Phase::Replace { piece } => Phase::Replace { piece: turned(piece) },
            Phase::SubOut { piece } => Phase::SubOut { piece: turned(piece) },
            Phase::SubRow { piece } => Phase::SubRow { piece: turned(piece) },
            Phase::SubSquare { piece, row } => {
                Phase::SubSquare { piece: turned(piece), row: self.image_of_row(row, symmetry) }
            }
            same => same,
        })
    }

    fn image_of_square(&self, square: Square, symmetry: Symmetry) -> Square {
        if square == NOWHERE {
            return square;
        }
        Square::at(self.image_of_column(square.col()), self.image_of_row(square.row(), symmetry))
    }

    /// Both symmetries exchange left and right.
    fn image_of_column(&self, column: u8) -> u8 {
        self.pitch.geometry.cols + 1 - column
    }

    fn image_of_row(&self, row: u8, symmetry: Symmetry) -> u8 {
        match symmetry {
            Symmetry::Turned => self.pitch.top - row,
            Symmetry::Mirrored => row,
        }
    }
}

impl Symmetry {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Turned, Self::Mirrored];

    /// Who a seat is in the image.
    #[must_use]
    pub const fn seat(self, seat: Seat) -> Seat {
        match self {
            Self::Turned => seat.other(),
            Self::Mirrored => seat,
        }
    }

    fn by_seat<T: Copy>(self, value: BySeat<T>) -> BySeat<T> {
        BySeat::from_fn(|seat| value[self.seat(seat)])
    }
}

fn image_of_path(path: Path, symmetry: Symmetry) -> Path {
    let turned = |dir: Dir| match symmetry {
        Symmetry::Turned => dir.turned(4),
        Symmetry::Mirrored => Dir::N.turned(dir.turn_to(Dir::N)),
    };
    let mut parts = path.parts().map(|(dir, length)| (turned(dir), length));
    match (parts.next(), parts.next(), parts.next()) {
        (Some((dir, length)), None, None) => Path::straight(dir, length),
        (Some((dir, length)), Some((then, rest)), None) => Path::bent(dir, length, then, rest),
        // Nothing that can be played bends twice.
        _ => path,
    }
}
