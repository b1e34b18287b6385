//! The vocabulary: what may be decided, what chance may pick, what is told, and why something is refused.

use crate::square::Square;
use serde::de::{Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use touchline_kernel::{Fact, Seat, Token, vocabulary};

/// The number on a player's back: 1 is the keeper, 2 to 6 the field players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(into = "u8")]
pub struct Shirt(u8);

impl Shirt {
    /// The keeper.
    pub const KEEPER: Self = Self(1);

    /// All six, keeper first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The five field players.
    pub const FIELD: [Self; 5] = [Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Is this the keeper?
    #[must_use]
    pub const fn is_keeper(self) -> bool {
        self.0 == 1
    }

    /// 0 to 5, for arrays by shirt.
    #[must_use]
    #[inline]
    pub(crate) const fn idx(self) -> usize {
        // Masked so that the compiler sees the bound of arrays by shirt.
        (self.0 as usize - 1) & 7
    }

    pub(crate) const fn from_idx(idx: usize) -> Self {
        Self(idx as u8 + 1)
    }
}

/// A number, or its text: keys of JSON objects are texts.
impl<'de> Deserialize<'de> for Shirt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Number;
        impl Visitor<'_> for Number {
            type Value = Shirt;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(Shirt::EXPECTED)
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Shirt, E> {
                Shirt::try_from(u8::try_from(number).unwrap_or(0)).map_err(E::custom)
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Shirt, E> {
                Token::read(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Number)
    }
}

impl TryFrom<u8> for Shirt {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=6).contains(&number) {
            Ok(Self(number))
        } else {
            Err(format!("found shirt {number}, expected {}", Self::EXPECTED))
        }
    }
}

impl From<Shirt> for u8 {
    fn from(shirt: Shirt) -> Self {
        shirt.0
    }
}

impl fmt::Debug for Shirt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Token for Shirt {
    const EXPECTED: &'static str = "a shirt number from 1 to 6";

    fn read(text: &str) -> Option<Self> {
        Self::try_from(u8::read(text)?).ok()
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }

    fn fact(&self) -> Fact {
        self.0.fact()
    }

    fn write_json(&self, out: &mut String) {
        self.0.write_json(out);
    }
}

/// A player of either team: `H5`, `A1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// His team.
    pub seat: Seat,
    /// His number.
    pub shirt: Shirt,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let team = match self.seat {
            Seat::Home => 'H',
            Seat::Away => 'A',
        };
        write!(f, "{team}{}", self.shirt.0)
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Piece {
    const EXPECTED: &'static str = "a player such as `H5` or `A1`";

    fn read(text: &str) -> Option<Self> {
        let seat = match text.as_bytes().first()? {
            b'H' => Seat::Home,
            b'A' => Seat::Away,
            _ => return None,
        };
        Some(Self { seat, shirt: Shirt::read(text.get(1..)?)? })
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What the second spin of a shot says (SHOT-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ShotResult {
    /// In.
    Goal,
    /// The keeper has it.
    Save,
    /// Behind.
    Corner,
}

impl ShotResult {
    /// In the order of the dial.
    pub const ALL: [Self; 3] = [Self::Goal, Self::Save, Self::Corner];

    const fn name(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Save => "save",
            Self::Corner => "corner",
        }
    }
}

impl Token for ShotResult {
    const EXPECTED: &'static str = "`goal`, `save` or `corner`";

    fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.name() == text)
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

vocabulary! {
    /// What a team may decide.
    pub enum Action {
        /// KO-1: this player kicks off.
        Pick { piece: Shirt } = "pick",
        /// A turn without a declaration.
        Basic = "basic",
        /// SHOT-1: shoot at this net square.
        Shot { net: Square } = "shot",
        /// TACK-1: this player goes for the ball.
        Tackle { piece: Shirt } = "tackle",
        /// CS-1: this player runs to the loose ball and shoots.
        Control { piece: Shirt, net: Square } = "control",
        /// MOVE-1: one square.
        Step { piece: Shirt, to: Square } = "step",
        /// PASS-1: the ball goes along a line.
        Kick { to: Square } = "kick",
        /// LOB-1: over everybody to this team-mate.
        Lob { piece: Shirt } = "lob",
        /// TURN-6: leave the rest of the points.
        End = "end",
        /// TACK-7: where the tackler goes with the ball.
        Exit { to: Square } = "exit",
        /// CS-4: one square of a run that falls short.
        Run { to: Square } = "run",
        /// CORN-1: which corner.
        Corner { to: Square } = "corner",
        /// CORN-3: which square beside a taken corner.
        Place { to: Square } = "place",
    }
}

vocabulary! {
    /// What the dial may show.
    pub enum Outcome {
        /// TOSS-1: both numbers.
        Toss { home: u8, away: u8 } = "toss",
        /// The number.
        Spin { number: u8 } = "spin",
        /// The result of a shot at a covered keeper.
        Result { of: ShotResult } = "result",
    }
}

vocabulary! {
    /// What happened, for a person to see.
    pub enum Event {
        /// Both spun for the kick-off, and one won it.
        Tossed { by: Seat, home: u8, away: u8 } = "tossed",
        /// Both spun the same number.
        TossedLevel { number: u8 } = "tossed-level",
        /// This player kicks off.
        KickOff { by: Seat, piece: Piece } = "kick-off",
        /// A shot is announced; `needed` reaches the net.
        ShotDeclared { by: Seat, piece: Piece, net: Square, needed: u8 } = "shot-declared",
        /// A tackle is announced; `needed` wins the ball.
        TackleDeclared { by: Seat, piece: Piece, victim: Piece, needed: u8 } = "tackle-declared",
        /// A control-and-shoot is announced; `needed` reaches the net.
        ControlDeclared { by: Seat, piece: Piece, net: Square, needed: u8 } = "control-declared",
        /// A lob is announced; `needed` finds the receiver.
        LobDeclared { by: Seat, piece: Piece, receiver: Piece, needed: u8 } = "lob-declared",
        /// The points of a basic turn.
        Spun { by: Seat, number: u8 } = "spun",
        /// The number is too low for the duties of the turn.
        Excused { by: Seat, number: u8 } = "excused",
        /// A player without the ball moved.
        Moved { by: Seat, piece: Piece, to: Square } = "moved",
        /// A player moved with the ball.
        Dribbled { by: Seat, piece: Piece, to: Square } = "dribbled",
        /// A player stepped on a loose ball.
        Collected { by: Seat, piece: Piece, to: Square } = "collected",
        /// The ball went to a team-mate.
        Passed { by: Seat, piece: Piece, receiver: Piece, to: Square } = "passed",
        /// The ball went to an empty square.
        PlayedThrough { by: Seat, piece: Piece, to: Square } = "played-through",
        /// The ball flew to a team-mate; extra turn.
        Lobbed { by: Seat, piece: Piece, receiver: Piece, to: Square } = "lobbed",
        /// An announced lob came down elsewhere.
        LobDropped { by: Seat, piece: Piece, to: Square, number: u8 } = "lob-dropped",
        /// The ball came to this player where it stopped.
        Taken { by: Seat, piece: Piece } = "taken",
        /// The turn was ended with points left.
        Stopped { by: Seat, left: u8 } = "stopped",
        /// A foul: off until any goal.
        Yellow { by: Seat, piece: Piece, victim: Piece, number: u8 } = "yellow",
        /// Dangerous play: off until an own goal.
        Red { by: Seat, piece: Piece, victim: Piece, number: u8 } = "red",
        /// The tackle succeeded.
        TackleWon { by: Seat, piece: Piece, victim: Piece, number: u8 } = "tackle-won",
        /// The tackler is out of the challenge with the ball; extra turn.
        CameAway { by: Seat, piece: Piece, to: Square } = "came-away",
        /// A shot stopped short.
        FellShort { by: Seat, piece: Piece, to: Square, number: u8 } = "fell-short",
        /// A weak shot reached the keeper's zone.
        KeeperCollected { by: Seat, piece: Piece, keeper: Piece, number: u8 } = "keeper-collected",
        /// A shot went past the keeper.
        WentIn { by: Seat, piece: Piece, net: Square, number: u8 } = "went-in",
        /// A shot came at the keeper: the result is spun.
        AtKeeper { by: Seat, piece: Piece, keeper: Piece, number: u8 } = "at-keeper",
        /// The keeper held it.
        Saved { by: Seat, piece: Piece, keeper: Piece } = "saved",
        /// The keeper turned it behind.
        CornerWon { by: Seat, piece: Piece } = "corner-won",
        /// The shooter takes the corner.
        CornerTaken { by: Seat, piece: Piece, to: Square } = "corner-taken",
        /// A team-mate who stands there takes it.
        CornerGiven { by: Seat, piece: Piece, receiver: Piece, to: Square } = "corner-given",
        /// The shooter is placed beside a taken corner.
        CornerBeside { by: Seat, piece: Piece, to: Square } = "corner-beside",
        /// A runner sets off, and the number will not take him to the ball.
        SetOff { by: Seat, piece: Piece, number: u8 } = "set-off",
        /// A runner fell short of the ball.
        RanShort { by: Seat, piece: Piece, to: Square } = "ran-short",
        /// A runner just got to the ball.
        ReachedBall { by: Seat, piece: Piece, to: Square } = "reached-ball",
        /// A runner got to the ball and it rolled on.
        ControlShort { by: Seat, piece: Piece, to: Square, number: u8 } = "control-short",
        /// A runner got to the ball and the shot comes through.
        ControlShot { by: Seat, piece: Piece, number: u8 } = "control-shot",
        /// A goal, with the score after it.
        Goal { by: Seat, piece: Piece, home: u16, away: u16 } = "goal",
        /// A player is back after a card.
        Returned { by: Seat, piece: Piece } = "returned",
        /// The team that should kick off has nobody to do it.
        KickOffPassed { by: Seat } = "kick-off-passed",
        /// Level at the limit: the next goal decides.
        GoldenGoal { home: u16, away: u16 } = "golden-goal",
        /// Over, and won.
        Won { by: Seat, home: u16, away: u16 } = "won",
        /// Over, and level.
        Level { home: u16, away: u16 } = "level",
    }
}

vocabulary! {
    /// Why an action is refused, beyond the rule.
    pub enum Refusal {
        /// It is the other team's decision.
        NotYourTurn { seat: Seat } = "not-your-turn",
        /// The dial decides now.
        SpinFirst = "spin-first",
        /// The match is over.
        MatchOver = "match-over",
        /// The action belongs to another moment of the turn.
        NotNow = "not-now",
        /// The player is not on the pitch.
        OffPitch { piece: Piece } = "off-pitch",
        /// The keeper cannot do this.
        KeeperCannot = "keeper-cannot",
        /// The kick-off comes first.
        KickOffFirst = "kick-off-first",
        /// A kick-off turn is basic.
        KickOffIsBasic = "kick-off-is-basic",
        /// No lob at a kick-off.
        NoKickOffLob = "no-kick-off-lob",
        /// Announced too late.
        AfterSpin { number: u8 } = "after-spin",
        /// Not a neighbouring square of the board.
        NotAdjacent { from: Square, to: Square } = "not-adjacent",
        /// Outside the keeper's three squares.
        KeeperZoneOnly { to: Square } = "keeper-zone-only",
        /// In the other keeper's zone.
        ZoneClosed { to: Square } = "zone-closed",
        /// As many stand in and before the own zone as may.
        ZoneCrowded { most: u8 } = "zone-crowded",
        /// Somebody stands there.
        Occupied { to: Square, piece: Piece } = "occupied",
        /// The team does not have the ball.
        NoBall = "no-ball",
        /// Not a straight line on the board.
        NotALine { from: Square, to: Square } = "not-a-line",
        /// Somebody stands on the way.
        Blocked { square: Square, piece: Piece } = "blocked",
        /// The way leads through the other keeper's zone.
        ThroughZone { square: Square } = "through-zone",
        /// An opponent stands there.
        ToOpponent { piece: Piece } = "to-opponent",
        /// No through ball into the own zone.
        IntoOwnZone { to: Square } = "into-own-zone",
        /// Longer than the points left.
        TooFar { needed: u8, left: u8 } = "too-far",
        /// Something was done already in this turn.
        AlreadyActed = "already-acted",
        /// The receiver does not stand at the spun distance on a line.
        WrongDistance { piece: Piece, number: u8 } = "wrong-distance",
        /// The receiver is the keeper or stands in his own zone.
        BadReceiver { piece: Piece } = "bad-receiver",
        /// Shorter than a lob may be.
        LobTooShort { number: u8, least: u8 } = "lob-too-short",
        /// The ball would stay in the own keeper zone.
        ZoneDuty { needed: u8, left: u8 } = "zone-duty",
        /// The ball would not have moved.
        BallDuty { needed: u8, left: u8 } = "ball-duty",
        /// The rest of the points must be spent.
        SpendAll { left: u8 } = "spend-all",
        /// The opponents do not have the ball.
        NothingToTackle = "nothing-to-tackle",
        /// The carrier cannot be tackled.
        Untouchable { piece: Piece } = "untouchable",
        /// No free way to the carrier.
        NoWay { piece: Piece } = "no-way",
        /// More than the dial has.
        OutOfReach { needed: u8, most: u8 } = "out-of-reach",
        /// No line into that net square.
        NoShotLine { from: Square, net: Square } = "no-shot-line",
        /// The ball is not loose.
        BallHeld { piece: Piece } = "ball-held",
        /// Not one of the squares offered.
        NotOffered { to: Square } = "not-offered",
    }
}

touchline_kernel::json_like!(u8: Shirt);
