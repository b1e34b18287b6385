//! What a match remembers. Decides nothing.

use crate::action::{Piece, Shirt};
use crate::pitch::Pitch;
use crate::rules::Rule;
use crate::square::Square;
use touchline_kernel::{BySeat, Seat, Squares};

/// Everything that a match remembers at one moment. Nothing of it is hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) places: BySeat<[Place; 8]>,
    pub(crate) ball: Ball,
    pub(crate) score: BySeat<u16>,
    pub(crate) to_move: Seat,
    pub(crate) kind: TurnKind,
    pub(crate) phase: Phase,
    pub(crate) turns_done: u32,
    pub(crate) time_up: bool,
    pub(crate) golden: bool,
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

    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, place: Place) {
        self.places[piece.seat][piece.shirt.idx()] = place;
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
        let mut set = Squares::EMPTY;
        // Players who are off count as indices 0 and 1, which are no squares.
        self.places[seat][..6].iter().for_each(|place| set.insert(place.0));
        set
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
