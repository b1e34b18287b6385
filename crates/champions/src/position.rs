//! What a match remembers. Decides nothing.

use crate::phase::{Dead, Kicks, Mode, Period, Phase, Play, Touch, Work};
use crate::pitch::Pitch;
use crate::squad::{Formation, Piece, Shirt, Shirts};
use crate::square::{NOWHERE, Square};
use touchline_kernel::{BySeat, Seat, Squares};

/// Everything that a match remembers at one moment. Only the choice of the line-up is hidden (section 3.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Squares of each team. Always what `places` say.
    pub(crate) on: BySeat<Squares>,
    pub(crate) places: BySeat<[Place; 20]>,
    pub(crate) booked: BySeat<Shirts>,
    pub(crate) hurt: BySeat<Shirts>,
    /// Who acts as keeper.
    pub(crate) keeper: BySeat<Shirt>,
    pub(crate) formation: BySeat<Option<Formation>>,
    pub(crate) subs_used: BySeat<u8>,
    pub(crate) score: BySeat<u16>,
    pub(crate) period: Period,
    pub(crate) ones: u8,
    pub(crate) rolls: u16,
    pub(crate) fouls: u16,
    /// Turns begun, kicks of a shoot-out included.
    pub(crate) turns: u16,
    /// [`NOWHERE`] while it lies on the centre spot.
    pub(crate) ball: Square,
    /// The coach on turn: whose turn, restart or held ball it is.
    pub(crate) act: Seat,
    pub(crate) die: u8,
    pub(crate) last_touch: Touch,
    pub(crate) last_deflector: Option<Seat>,
    pub(crate) locked: Option<Piece>,
    pub(crate) corner_wall: Option<Piece>,
    /// Has the corner's own play ended, so that the next tidy-up sends the wall back (R74)?
    pub(crate) wall_due: bool,
    pub(crate) play: Play,
    pub(crate) dead: Dead,
    pub(crate) work: Work,
    pub(crate) shootout: BySeat<Kicks>,
    pub(crate) phase: Phase,
}

const _: () = assert!(size_of::<Position>() <= 320);

/// Where a member of the squad is. One byte: a square, or why he is not on the pitch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place(u8);

impl Place {
    /// May not play in this match.
    pub const UNAVAILABLE: Self = Self(249);
    /// Chosen for the line-up, which is still secret.
    pub const CHOSEN: Self = Self(250);
    /// In the dugout.
    pub const BENCH: Self = Self(251);
    /// Comes on at the next dead ball.
    pub const WARMING: Self = Self(252);
    /// Substituted.
    pub const TAKEN_OFF: Self = Self(253);
    /// Red card.
    pub const SENT_OFF: Self = Self(254);
    /// Injured twice.
    pub const INJURED_OFF: Self = Self(255);

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
        if self.0 < Self::UNAVAILABLE.0 { Some(Square(self.0)) } else { None }
    }
}

impl Position {
    /// Before the line-ups are chosen (SET-11).
    pub(crate) fn start() -> Self {
        Self {
            on: BySeat::default(),
            places: BySeat::new([Place::BENCH; 20], [Place::BENCH; 20]),
            booked: BySeat::default(),
            hurt: BySeat::default(),
            keeper: BySeat::new(Shirt::FIRST_KEEPER, Shirt::FIRST_KEEPER),
            formation: BySeat::default(),
            subs_used: BySeat::default(),
            score: BySeat::default(),
            period: Period::Regular,
            ones: 0,
            rolls: 0,
            fouls: 0,
            turns: 0,
            ball: NOWHERE,
            act: Seat::Home,
            die: 0,
            last_touch: Touch { team: Seat::Away, mode: Mode::Kick },
            last_deflector: None,
            locked: None,
            corner_wall: None,
            wall_due: false,
            play: Play::NONE,
            dead: Dead::NONE,
            work: Work::default(),
            shootout: BySeat::default(),
            phase: Phase::Lineup { seat: Seat::Away, picks: 0 },
        }
    }

    /// Where a member of a squad is.
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

    /// The square of a player on the pitch; off the board for others.
    #[inline]
    pub(crate) fn at(&self, seat: Seat, shirt: Shirt) -> Square {
        self.places[seat][shirt.idx()].square().unwrap_or(NOWHERE)
    }

    /// Moves a player to a square or takes him off the pitch, and keeps the sets right.
    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, place: Place) {
        let slot = &mut self.places[piece.seat][piece.shirt.idx()];
        if let Some(from) = slot.square() {
            self.on[piece.seat].remove(from.0);
        }
        *slot = place;
        if let Some(to) = place.square() {
            self.on[piece.seat].insert(to.0);
        }
    }

    /// Moves a player.
    #[inline]
    pub(crate) fn move_to(&mut self, piece: Piece, to: Square) {
        self.put(piece, Place::on(to));
    }

    /// The player of this team on a square.
    #[inline]
    pub(crate) fn mate_on(&self, seat: Seat, square: Square) -> Option<Shirt> {
        if !self.on[seat].has(square.0) {
            return None;
        }
        self.places[seat].iter().position(|place| *place == Place::on(square)).map(Shirt::from_idx)
    }

    /// Whoever stands on a square.
    #[must_use]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        Seat::BOTH.into_iter().find_map(|seat| self.mate_on(seat, square).map(|shirt| Piece { seat, shirt }))
    }

    /// Squares with a player. No square holds two, the moment of a foul aside [GEN-2].
    #[inline]
    pub(crate) fn taken(&self) -> Squares {
        self.on.home.or(self.on.away)
    }

    /// Players of a team on the pitch, in ascending order.
    #[inline]
    pub(crate) fn team(&self, seat: Seat) -> impl Iterator<Item = (Shirt, Square)> + '_ {
        self.places[seat]
            .iter()
            .enumerate()
            .filter_map(|(i, place)| place.square().map(|square| (Shirt::from_idx(i), square)))
    }

    /// Field players of a team on the pitch, in ascending order.
    #[inline]
    pub(crate) fn field_players(&self, seat: Seat) -> impl Iterator<Item = (Shirt, Square)> + '_ {
        let keeper = self.keeper[seat];
        self.team(seat).filter(move |(shirt, _)| *shirt != keeper)
    }

    /// Field players of a team on the pitch.
    pub(crate) fn field_shirts(&self, seat: Seat) -> Shirts {
        self.field_players(seat).map(|(shirt, _)| shirt).collect()
    }

    /// Does he act as keeper?
    #[inline]
    pub(crate) fn is_keeper(&self, piece: Piece) -> bool {
        self.keeper[piece.seat] == piece.shirt
    }

    /// A field player in goal (CARD-4).
    #[must_use]
    pub fn is_makeshift(&self, seat: Seat) -> bool {
        !self.keeper[seat].is_keeper()
    }

    /// The keeper of a team.
    #[inline]
    pub(crate) fn keeper_piece(&self, seat: Seat) -> Piece {
        Piece { seat, shirt: self.keeper[seat] }
    }

    /// The square of a team's keeper.
    #[inline]
    pub(crate) fn keeper_square(&self, seat: Seat) -> Square {
        self.at(seat, self.keeper[seat])
    }

    /// Members of a squad at this place.
    #[inline]
    pub(crate) fn members(&self, seat: Seat, place: Place) -> Shirts {
        let mut members = Shirts::NONE;
        for (idx, there) in self.places[seat].iter().enumerate() {
            members.insert_if(*there == place, Shirt::from_idx(idx));
        }
        members
    }

    /// The ball's square; none while it lies on the centre spot.
    #[must_use]
    pub fn ball(&self) -> Option<Square> {
        (self.ball != NOWHERE).then_some(self.ball)
    }

    /// R8: the player in whose square the ball lies.
    #[inline]
    pub(crate) fn ball_holder(&self) -> Option<Piece> {
        if self.ball != NOWHERE && self.taken().has(self.ball.0) { self.piece_on(self.ball) } else { None }
    }

    /// The kicker of the current play.
    #[inline]
    pub(crate) fn kicker(&self) -> Piece {
        Piece { seat: self.play.team, shirt: self.play.kicker }
    }

    /// The coach on turn.
    #[must_use]
    pub fn on_turn(&self) -> Seat {
        self.act
    }

    /// The moment of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Minutes on the clock (section 6.2).
    pub(crate) fn minute(&self, by_rolls: bool) -> u16 {
        if by_rolls {
            self.rolls
        } else if self.period == Period::Regular {
            6 * u16::from(self.ones)
        } else {
            90 + 6 * u16::from(self.ones)
        }
    }

    /// The free squares among `squares`.
    #[inline]
    pub(crate) fn free(&self, squares: Squares) -> Squares {
        squares.minus(self.taken())
    }

    /// May this player walk here? SPOIL-2 alone.
    #[inline]
    pub(crate) fn walkable(&self, pitch: &Pitch, piece: Piece) -> Squares {
        if self.is_keeper(piece) { pitch.keeper_walk[piece.seat] } else { pitch.field_walk }
    }
}
