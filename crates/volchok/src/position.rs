//! What a match remembers. Decides nothing.

use crate::action::{Piece, Shirt};
use crate::pitch::Pitch;
use crate::rules::Rule;
use crate::square::Square;
use touchline_kernel::{BySeat, Seat, Squares};

/// Everything that a match remembers at one moment. Nothing of it is hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    places: BySeat<[Place; 8]>,
    taken: Taken,
    pub(crate) ball: Ball,
    pub(crate) score: BySeat<u16>,
    pub(crate) to_move: Seat,
    pub(crate) kind: TurnKind,
    pub(crate) phase: Phase,
    pub(crate) turns_done: u32,
    pub(crate) time_up: bool,
    pub(crate) golden: bool,
}

/// The squares on which each team stands, kept up by [`Position::put`]. Players who are off count as indices 0 and 1, which are no
/// squares. It follows from the places, so it need not be hashed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Taken(BySeat<Squares>);

impl std::hash::Hash for Taken {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// Where a player is. One byte: a square, or a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place(u8);

impl Place {
    /// Off until any goal.
    pub const YELLOW: Self = Self(0);
    /// Off until a goal of his own team.
    pub const RED: Self = Self(1);

    /// On this square.
    #[must_use]
    #[inline]
    pub const fn on(square: Square) -> Self {
        Self(square.0)
    }

    /// The square, if he is on the pitch.
    #[must_use]
    #[inline]
    pub const fn square(self) -> Option<Square> {
        if self.0 > 1 { Some(Square(self.0)) } else { None }
    }

    /// The square's index, or one that is no square.
    #[inline]
    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    #[inline]
    const fn is_on(self, square: Square) -> bool {
        self.0 == square.0
    }
}

/// Where the ball is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ball {
    /// With a player, on his square.
    Held(Piece),
    /// On an empty square outside both zones.
    Loose(Square),
}

/// What brought this turn about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TurnKind {
    /// The start, or a goal.
    KickOff,
    /// The other team's turn ended.
    Normal,
    /// A lob or a tackle of the same team.
    Extra,
}

/// What a team has announced before the spin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Declared {
    /// Nothing.
    Basic,
    /// A shot at this net square.
    Shot(Square),
    /// A tackle by this player.
    Tackle(Shirt),
    /// A lob to this player.
    Lob(Shirt),
    /// A run to the ball by this player and a shot at this net square.
    Control(Shirt, Square),
}

/// The moment of the turn, with what only that moment needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance: who kicks off.
    Toss,
    /// Who of the team kicks off.
    Pick,
    /// What is announced.
    Declare,
    /// Chance: the number.
    Spin(Declared),
    /// The points are spent.
    Step(Budget),
    /// Where the tackler goes; `rest` points may be spent afterwards.
    Exit {
        /// Who won the ball.
        tackler: Shirt,
        /// Points beyond what the tackle took.
        rest: u8,
    },
    /// A run that falls short, square by square.
    Run {
        /// Who runs.
        runner: Shirt,
        /// Squares still to go.
        left: u8,
    },
    /// Chance: what becomes of a shot at a covered keeper.
    Result {
        /// Who shot.
        shooter: Shirt,
    },
    /// Which corner.
    Corner {
        /// Who shot.
        shooter: Shirt,
    },
    /// Which square beside a taken corner.
    Place {
        /// Who shot.
        shooter: Shirt,
        /// The taken corner.
        corner: Square,
    },
    /// Nothing more, by this rule.
    Over(Rule),
}

/// The points of a basic turn, and what has become of its duties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Budget {
    /// The number spun.
    pub number: u8,
    /// Points left, at least 1.
    pub left: u8,
    /// Has any action been made?
    pub acted: bool,
    /// Did the team hold the ball when the turn began?
    pub had_ball: bool,
    /// Has the ball changed square?
    pub ball_moved: bool,
    /// BALL-3: are the duties waived?
    pub waived: bool,
    /// Are these the points left over from a tackle (`tackle_spend_rest`)? Then there is no lob and no duty, and an extra turn
    /// follows.
    pub after_tackle: bool,
}

impl Position {
    /// Before the toss (SET-1, SET-2).
    pub(crate) fn start(pitch: &Pitch) -> Self {
        let mut position = Self {
            places: BySeat::new([Place::RED; 8], [Place::RED; 8]),
            taken: Taken(BySeat::new(Squares::only(Place::RED.0), Squares::only(Place::RED.0))),
            ball: Ball::Loose(pitch.kickoff.home),
            score: BySeat::default(),
            to_move: Seat::Home,
            kind: TurnKind::KickOff,
            phase: Phase::Toss,
            turns_done: 0,
            time_up: false,
            golden: false,
        };
        for seat in Seat::BOTH {
            for shirt in Shirt::ALL {
                position.put(Piece { seat, shirt }, Place::on(pitch.start[seat][shirt.idx()]));
            }
        }
        position
    }

    /// Where a player is.
    #[must_use]
    #[inline]
    pub fn place(&self, piece: Piece) -> Place {
        self.places[piece.seat][piece.shirt.idx()]
    }

    /// The square of a player; none if he is off the pitch.
    #[must_use]
    #[inline]
    pub fn square(&self, piece: Piece) -> Option<Square> {
        self.place(piece).square()
    }

    /// Where the six of a team are, keeper first.
    #[inline]
    pub(crate) fn places(&self, seat: Seat) -> impl Iterator<Item = Place> + '_ {
        self.places[seat][..6].iter().copied()
    }

    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, place: Place) {
        let places = &mut self.places[piece.seat];
        let before = std::mem::replace(&mut places[piece.shirt.idx()], place);
        let taken = &mut self.taken.0[piece.seat];
        // When all go back to their start squares, a team-mate may stand there already.
        if !places.contains(&before) {
            taken.remove(before.0);
        }
        taken.insert(place.0);
    }

    /// A player goes from his square, where nobody stands with him, to an empty one.
    #[inline]
    pub(crate) fn advance(&mut self, piece: Piece, to: Square) {
        let before = std::mem::replace(&mut self.places[piece.seat][piece.shirt.idx()], Place::on(to));
        let taken = &mut self.taken.0[piece.seat];
        taken.remove(before.0);
        taken.insert(to.0);
    }

    /// The player of this team on a square.
    #[inline]
    pub(crate) fn team_mate_on(&self, seat: Seat, square: Square) -> Option<Shirt> {
        self.places[seat][..6].iter().position(|place| place.is_on(square)).map(Shirt::from_idx)
    }

    /// Whoever stands on a square.
    #[must_use]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        Seat::BOTH
            .into_iter()
            .find_map(|seat| self.team_mate_on(seat, square).map(|shirt| Piece { seat, shirt }))
    }

    /// The squares of one team.
    #[inline]
    pub(crate) fn team(&self, seat: Seat) -> Squares {
        self.taken.0[seat]
    }

    /// Where the ball is, on a foot or loose.
    #[inline]
    #[must_use]
    pub fn ball_square(&self) -> Square {
        match self.ball {
            // A carrier is always on the pitch; 0 would be off every board.
            Ball::Held(piece) => self.square(piece).unwrap_or(Square(0)),
            Ball::Loose(square) => square,
        }
    }

    /// Who of this team has the ball.
    #[inline]
    #[must_use]
    pub fn carrier(&self, seat: Seat) -> Option<Shirt> {
        match self.ball {
            Ball::Held(piece) if piece.seat == seat => Some(piece.shirt),
            _ => None,
        }
    }

    /// The ball and where it is held.
    #[must_use]
    pub fn ball(&self) -> Ball {
        self.ball
    }

    /// The team whose turn it is.
    #[must_use]
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Completed turns.
    #[must_use]
    pub fn turns_done(&self) -> u32 {
        self.turns_done
    }

    /// The moment of the turn.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pitch::Board;

    #[test]
    fn a_square_stays_taken_while_a_team_mate_stands_on_it() {
        let pitch = Pitch::new(&Board::default()).unwrap();
        let mut position = Position::start(&pitch);
        let [second, third] = [1, 2].map(|idx| Piece { seat: Seat::Home, shirt: Shirt::from_idx(idx) });
        let (from, to) = (position.place(third), position.place(second));
        // For a moment both stand on one square, as when everybody goes back after a goal.
        position.put(third, to);
        position.put(second, from);
        assert_eq!(position.team(Seat::Home), Position::start(&pitch).team(Seat::Home));
        position.put(second, Place::YELLOW);
        assert!(!position.team(Seat::Home).has(from.index()) && position.team(Seat::Home).has(to.index()));
    }
}
