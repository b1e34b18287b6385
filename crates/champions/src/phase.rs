//! The moments of a match, and what play, a dead ball or a shoot-out remembers while it lasts. Decides nothing.

use crate::rules::Rule;
use crate::squad::{Line, Piece, Shirt, Shirts};
use crate::square::{NOWHERE, Square};
use serde::{Deserialize, Serialize};
use touchline_kernel::{BySeat, Seat};

/// Which part of the match it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsTouch"))]
pub struct Touch {
    /// His team.
    pub team: Seat,
    /// How.
    pub mode: Mode,
}

/// How the ball was touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsEnd"))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
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
    /// XT-1: the kick-off of extra time (R61).
    KickOff,
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
    /// Does his coach choose his square (R52)?
    pub(crate) wall_free: bool,
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
        wall_free: false,
        swaps: [None; 3],
    };
}

/// A substitution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsSwap"))]
pub struct Swap {
    /// Who comes on.
    pub on: Shirt,
    /// Who leaves.
    pub off: Shirt,
}

/// What a shift of players remembers between two choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsWork"))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsKicks"))]
pub struct Kicks {
    /// How many were taken.
    pub taken: u8,
    /// How many went in.
    pub scored: u8,
}

/// What a tidy-up is followed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum After {
    /// The next turn.
    Turn,
    /// The keeper plays the held ball.
    Hold,
    /// The interceptions (R27).
    Chase,
    /// A restart (DEAD-3).
    Restart,
}

/// Why a player has to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsJob"))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsPhase"))]
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
