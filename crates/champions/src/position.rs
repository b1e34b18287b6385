//! What a match remembers. Decides nothing.

use crate::pitch::{NOWHERE, Pitch, Square};
use crate::rules::Rule;
use crate::squad::{Formation, Line, Piece, Shirt, Shirts};
use serde::{Deserialize, Serialize};
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

/// Which part of the match it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Period {
    /// The ninety minutes.
    #[default]
    Regular,
    /// XT-1.
    Extra,
    /// SO-1.
    Shootout,
}

/// Who touched the ball last, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Touch {
    /// His team.
    pub team: Seat,
    /// How.
    pub mode: Mode,
}

/// How the ball was touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// With the foot, or out of the keeper's hands.
    Kick,
    /// From outside the lines.
    Throw,
    /// INT-6.
    Interception,
    /// REB-1.
    Rebound,
}

/// The most squares that the ball enters in one play.
pub(crate) const PATH_MAX: usize = 16;

/// One ball movement: what was played, how it ends, and who has tried to intercept it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    pub(crate) origin: Origin,
    /// Whose legs these are.
    pub(crate) team: Seat,
    pub(crate) kicker: Shirt,
    pub(crate) budget: u8,
    pub(crate) touches: u8,
    pub(crate) touched: Shirts,
    /// The squares entered, in order; the last one is where the movement ends.
    pub(crate) path: [Square; PATH_MAX],
    /// Pips left in each of them.
    pub(crate) left: [u8; PATH_MAX],
    pub(crate) len: u8,
    /// Index of the first square of the last leg.
    pub(crate) leg: u8,
    /// The row from which the last kick was made, and whether it went forward (OFF-3).
    pub(crate) kick_row: u8,
    pub(crate) forward: bool,
    pub(crate) end: End,
    /// Who may intercept.
    pub(crate) chasers: Chasers,
    /// Squares before this index are past.
    pub(crate) cursor: u8,
    pub(crate) attempted: BySeat<Shirts>,
    pub(crate) declined: BySeat<Shirts>,
}

impl Play {
    /// No ball movement.
    pub(crate) const NONE: Self = Self {
        origin: Origin::Turn,
        team: Seat::Home,
        kicker: Shirt::FIRST_KEEPER,
        budget: 0,
        touches: 0,
        touched: Shirts::NONE,
        path: [NOWHERE; PATH_MAX],
        left: [0; PATH_MAX],
        len: 0,
        leg: 0,
        kick_row: 0,
        forward: false,
        end: End::Open,
        chasers: Chasers::Nobody,
        cursor: 0,
        attempted: BySeat::new(Shirts::NONE, Shirts::NONE),
        declined: BySeat::new(Shirts::NONE, Shirts::NONE),
    };

    /// All squares entered.
    pub(crate) fn squares(&self) -> &[Square] {
        &self.path[..(self.len as usize).min(PATH_MAX)]
    }

    /// The squares of the last leg.
    pub(crate) fn last_leg(&self) -> &[Square] {
        self.squares().get(self.leg as usize..).unwrap_or(&[])
    }

    #[inline]
    pub(crate) fn enter(&mut self, square: Square, left: u8) {
        let i = self.len as usize;
        if i < PATH_MAX {
            self.path[i] = square;
            self.left[i] = left;
            self.len += 1;
        }
    }

    /// Forgets the squares, for a new path.
    pub(crate) fn new_path(&mut self) {
        self.path = [NOWHERE; PATH_MAX];
        self.left = [0; PATH_MAX];
        (self.len, self.leg, self.cursor) = (0, 0, 0);
        self.declined = BySeat::default();
    }
}

/// What a play began with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A turn, a held ball, or a restart by a keeper.
    #[default]
    Turn,
    /// KO-2.
    KickOff,
    /// A throw-in whose thrower is still outside.
    Throw,
    /// A corner whose taker still stands on the goal line.
    Corner,
    /// A deflected ball that came to a player (INT-9, REB-4).
    Deflected,
    /// PEN-3.
    Penalty,
}

/// How a ball movement ends if nobody intercepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// It is still being played.
    #[default]
    Open,
    /// At rest.
    Rest,
    /// In the goal of `defending`, with so many pips left.
    Shot {
        /// Whose goal.
        defending: Seat,
        /// SHOT-2.
        power: u8,
    },
    /// In this player's square.
    Player {
        /// Who.
        piece: Piece,
        /// Pips left.
        left: u8,
    },
    /// Out of the field.
    Out,
}

/// Who may intercept a ball.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chasers {
    /// It cannot be intercepted.
    #[default]
    Nobody,
    /// Home's field players.
    Home,
    /// Away's field players.
    Away,
    /// Field players of both teams (INT-8).
    Both,
}

impl Chasers {
    /// One team.
    pub(crate) const fn team(seat: Seat) -> Self {
        match seat {
            Seat::Home => Self::Home,
            Seat::Away => Self::Away,
        }
    }

    pub(crate) const fn include(self, seat: Seat) -> bool {
        match self {
            Self::Nobody => false,
            Self::Both => true,
            Self::Home => matches!(seat, Seat::Home),
            Self::Away => matches!(seat, Seat::Away),
        }
    }
}

/// Why the ball is dead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeadKind {
    /// It is not.
    #[default]
    None,
    /// GKO-1.
    Goal,
    /// GK-1.
    GoalKick,
    /// THR-1.
    ThrowIn,
    /// COR-1.
    Corner,
    /// FK-1 after a foul.
    FreeKick,
    /// FK-10.
    Handball,
    /// PEN-1.
    Penalty,
}

/// A restart being prepared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dead {
    pub(crate) kind: DeadKind,
    /// Who restarts.
    pub(crate) team: Seat,
    pub(crate) spot: Square,
    /// The man at the ball or who takes the restart; none if he is still to be chosen.
    pub(crate) victim: Option<Shirt>,
    /// The man in the wall, of the other team; none if he is still to be chosen.
    pub(crate) fouler: Option<Shirt>,
    /// Substitutes and whom they replace, still to be placed.
    pub(crate) swaps: [Option<Swap>; 3],
}

impl Dead {
    /// No restart.
    pub(crate) const NONE: Self = Self {
        kind: DeadKind::None,
        team: Seat::Home,
        spot: NOWHERE,
        victim: None,
        fouler: None,
        swaps: [None; 3],
    };
}

/// A substitution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swap {
    /// Who comes on.
    pub on: Shirt,
    /// Who leaves.
    pub off: Shirt,
}

/// What a shift of players remembers between two choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Work {
    /// Who is done.
    pub done: Shirts,
    /// Who is being moved.
    pub piece: Option<Piece>,
    /// First and last column (or row) visited on the present line.
    pub visited: [u8; 2],
    /// Steps made in the main direction, or the last column dealt with.
    pub steps: u8,
    /// How far the procedure of a restart is.
    pub progress: Progress,
}

/// How far the procedure of a restart is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// Nothing is done.
    #[default]
    Begun,
    /// COR-2 is done.
    Shifted,
    /// The wall of a corner is chosen.
    WallChosen,
    /// FK-2 is done, as far as possible.
    BallManPlaced,
    /// FK-3 is being done.
    WallUnderWay,
    /// FK-3 is done.
    WallPlaced,
}

/// The kicks of one team in a shoot-out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Kicks {
    /// How many were taken.
    pub taken: u8,
    /// How many went in.
    pub scored: u8,
}

/// What a tidy-up is followed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// The next turn.
    Turn,
    /// The keeper plays the held ball.
    Hold,
    /// A restart (DEAD-3).
    Restart,
}

/// Why a player has to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    /// E-2.
    RowOne(After),
    /// OFF-5.
    Offside(After),
    /// R30, R82: he stands where the taker must stand.
    MakeRoom,
    /// FK-3 to FK-5.
    Wall,
    /// FK-3, when the wall is stuck.
    WallAnywhere,
    /// FK-6.
    Ring,
    /// PEN-1.
    Clear,
}

/// The moment of the match, with what only that moment needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// P1: the secret choice; so many decisions are made.
    Lineup {
        /// Who chooses.
        seat: Seat,
        /// How far he is.
        picks: u8,
    },
    /// P2: the middle man of a line of three.
    Columns {
        /// Who chooses.
        seat: Seat,
        /// Which line.
        line: Line,
    },
    /// P2: a home midfielder steps aside (SET-9).
    Aside {
        /// Where he would share a square.
        column: u8,
    },
    /// P2: the keeper.
    GoalSquare {
        /// Who chooses.
        seat: Seat,
    },
    /// P3.
    Centre {
        /// Who chooses.
        seat: Seat,
    },
    /// P4, chance.
    KickOff,
    /// P10.
    TurnStart,
    /// P11, chance.
    TurnRoll,
    /// P12.
    FoulChoice,
    /// P13a.
    PickMover {
        /// Who may move.
        #[serde(skip)]
        movers: Shirts,
    },
    /// P13b.
    PickMove {
        /// Who moves.
        mover: Shirt,
    },
    /// P14, P24, and the path of a penalty.
    Leg,
    /// P15.
    ThrowerReturn,
    /// P16.
    Follow {
        /// Who may run.
        #[serde(skip)]
        runners: Shirts,
    },
    /// P17.
    RunTo {
        /// Who runs.
        runner: Shirt,
    },
    /// P20.
    Intercept {
        /// Who decides.
        seat: Seat,
        /// Index of the square.
        slot: u8,
        /// Who may try.
        #[serde(skip)]
        who: Shirts,
    },
    /// P21, chance.
    InterceptRoll {
        /// Who tries.
        piece: Piece,
        /// Where he came from.
        from: Square,
        /// Index of the square.
        slot: u8,
    },
    /// P25.
    SavePick,
    /// P26, chance.
    SaveRoll {
        /// Where the keeper came from.
        from: Square,
        /// Index in the last leg.
        at: u8,
        /// Chance in quarters.
        quarters: u8,
    },
    /// P27, chance.
    HoldRoll,
    /// P28: which side.
    ReboundSide {
        /// Where the keeper came from.
        from: Square,
        /// Index in the last leg.
        at: u8,
    },
    /// P30, P40: a player has to move and there is a choice.
    Shift {
        /// Who.
        piece: Piece,
        /// Why.
        job: Job,
    },
    /// P40c: a field player makes way for the reserve keeper (CARD-3).
    KeeperOff {
        /// Who decides.
        seat: Seat,
    },
    /// P40c: a field player goes in goal (CARD-4).
    Makeshift {
        /// Who decides.
        seat: Seat,
    },
    /// P40c: is an injured man replaced (INJ-2)?
    Replace {
        /// Who left.
        piece: Piece,
    },
    /// P40c: more players warm up than may come on.
    Surplus {
        /// Who decides.
        seat: Seat,
    },
    /// P40c: who leaves for this substitute.
    SubOut {
        /// Who comes on.
        piece: Piece,
    },
    /// P40c: which of two rows (SUB-8).
    SubRow {
        /// Who comes on.
        piece: Piece,
    },
    /// P40c: which square of the row.
    SubSquare {
        /// Who comes on.
        piece: Piece,
        /// The row.
        row: u8,
    },
    /// P40d.
    KeeperPlace {
        /// Who decides.
        seat: Seat,
    },
    /// P40f: who throws.
    Thrower,
    /// P40f: who is at the ball.
    Taker,
    /// P40f: who is the wall.
    Wall,
    /// P40f: where the man at the ball stands.
    BallPlace,
    /// P40f: from which square the penalty is taken.
    PenaltySpot,
    /// P40f, chance.
    RestartRoll,
    /// P99.
    Over {
        /// The rule that ended it.
        by: Rule,
        /// Nobody, if level.
        winner: Option<Seat>,
    },
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
    pub(crate) fn members(&self, seat: Seat, place: Place) -> Shirts {
        Shirt::all().filter(|shirt| self.places[seat][shirt.idx()] == place).collect()
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
