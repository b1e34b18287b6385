//! The vocabulary: what may be decided, what chance may pick, what is told, and why something is refused.

use crate::pitch::Zone;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use touchline_kernel::{Seat, Token, vocabulary};

/// Defenders, midfielders and forwards, ten in all (3.1a).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Formation {
    defenders: u8,
    midfielders: u8,
    forwards: u8,
}

impl Formation {
    /// A formation, if the numbers add up to ten.
    #[must_use]
    pub const fn new(defenders: u8, midfielders: u8, forwards: u8) -> Option<Self> {
        if defenders <= 10 && midfielders <= 10 && forwards <= 10 && defenders + midfielders + forwards == 10
        {
            Some(Self { defenders, midfielders, forwards })
        } else {
            None
        }
    }

    pub(crate) const fn card(defenders: u8, midfielders: u8, forwards: u8) -> Self {
        assert!(defenders + midfielders + forwards == 10);
        Self { defenders, midfielders, forwards }
    }

    /// Defenders, midfielders, forwards.
    #[must_use]
    pub const fn lines(self) -> [u8; 3] {
        [self.defenders, self.midfielders, self.forwards]
    }

    /// All 66, in ascending order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=10).flat_map(|d| (0..=10 - d).filter_map(move |m| Self::new(d, m, 10 - d - m)))
    }
}

impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.defenders, self.midfielders, self.forwards)
    }
}

impl fmt::Debug for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Formation {
    const EXPECTED: &'static str = "a formation such as `4-4-2`, whose numbers add up to 10";

    fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('-').map(u8::read);
        let formation = Self::new(lines.next()??, lines.next()??, lines.next()??)?;
        lines.next().is_none().then_some(formation)
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Formation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Formation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("found `{text}`, expected {}", Self::EXPECTED)))
    }
}

/// Defines an enum whose values are one word each.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $expected:literal { $($(#[$variant_doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $word)] $variant),+
        }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// As in notation.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl Token for $name {
            const EXPECTED: &'static str = $expected;

            fn read(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == text)
            }

            fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

words! {
    /// What a piece is; more there is not to know of it (R69).
    Kind, "`outfield` or `keeper`" {
        /// One of the ten.
        Outfield = "outfield",
        /// The goalkeeper.
        Keeper = "keeper",
    }
}

words! {
    /// Who is to kick off, as the winner of the toss sees it.
    Starter, "`me` or `opponent`" {
        /// The winner's own team.
        Me = "me",
        /// The other team.
        Opponent = "opponent",
    }
}

words! {
    /// A corner, as the team that takes it sees it.
    Flank, "`left` or `right`" {
        /// Its left.
        Left = "left",
        /// Its right.
        Right = "right",
    }
}

words! {
    /// What the goalkeeper does at a penalty, from his own point of view (R63).
    Dive, "`left`, `stay` or `right`" {
        /// To his left.
        Left = "left",
        /// He stays in the middle.
        Stay = "stay",
        /// To his right.
        Right = "right",
    }
}

words! {
    /// Where a penalty is aimed, from the kicker's point of view (R63).
    Aim, "`left`, `centre` or `right`" {
        /// To his left.
        Left = "left",
        /// Down the middle.
        Centre = "centre",
        /// To his right.
        Right = "right",
    }
}

words! {
    /// How a team moves in phase 7.
    Mode, "`midfield`, `attack`, `defence`, `quick` or `stay`" {
        /// To adjacent zones (4.7.1).
        Midfield = "midfield",
        /// Straight forward (4.7.2).
        Attack = "attack",
        /// Straight back (4.7.3).
        Defence = "defence",
        /// Anywhere adjacent, after equal dice (4.7.6).
        Quick = "quick",
        /// Not at all (R41).
        Stay = "stay",
    }
}

vocabulary! {
    /// What a team may decide.
    pub enum Action {
        /// FORM: the formation for the match.
        Formation { formation: Formation } = "formation",
        /// KO-choice: who kicks off.
        Start { team: Starter } = "start",
        /// S-side: which corner.
        Corner { side: Flank } = "corner",
        /// S-taker: who takes the corner or the penalty.
        Taker { kind: Kind } = "taker",
        /// S-keeper: where the goalkeeper stands.
        Keeper { zone: Zone } = "keeper",
        /// S-place: where the next outfield piece stands.
        Place { zone: Zone } = "place",
        /// S-adjust: which piece steps aside.
        Adjust { kind: Kind, from: Zone } = "adjust",
        /// GK0: at once.
        Fast = "fast",
        /// GK0: after an extra movement phase.
        Slow = "slow",
        /// T1: where the ball is to go.
        Target { zone: Zone } = "target",
        /// T4a: whose neighbours count for an empty target.
        Support { zone: Zone } = "support",
        /// T5a: who goes to the ball.
        Bring { kind: Kind, from: Zone } = "bring",
        /// T5b: who fetches the ball that was won.
        Collect { kind: Kind, from: Zone } = "collect",
        /// T6 and FK1: a shot.
        Shoot = "shoot",
        /// T6: no shot.
        NoShot = "no_shot",
        /// FK1: no shot, the free kick opens a new turn.
        PlayOn = "play_on",
        /// T7-type: a midfield move.
        Midfield = "midfield",
        /// T7-type: an attack move.
        Attack = "attack",
        /// T7-type: a defence move.
        Defence = "defence",
        /// T7-type: no move.
        Stay = "stay",
        /// T7-piece: who moves.
        Piece { kind: Kind, zone: Zone } = "piece",
        /// T7-dest and S-adjust: where to.
        To { zone: Zone } = "to",
        /// T7-ball: with the ball.
        Carry = "carry",
        /// T7-ball: without it.
        Leave = "leave",
        /// T7-free: away from the end line.
        Free { from: Zone } = "free",
        /// T7-free, `free_moves = away`: away from the end line, but not straight.
        FreeTo { from: Zone, to: Zone } = "free_to",
        /// No more adjustments, moves or free moves; nobody is brought to the ball.
        Done = "done",
        /// PK1: the goalkeeper's secret.
        Dive { to: Dive } = "dive",
        /// PK2: the kicker's announcement.
        Aim { at: Aim } = "aim",
        /// A red card, `sent_off = any`: who leaves.
        Off { kind: Kind } = "off",
    }
}

vocabulary! {
    /// What the dice may show.
    pub enum Outcome {
        /// KO-roll: who won it, equal dice rolled again.
        Toss { winner: Seat } = "toss",
        /// T2: both dice.
        Dice { home: u8, away: u8 } = "dice",
        /// T4c: the event table.
        Event { die: u8 } = "event",
        /// A booked team's die.
        Card { die: u8 } = "card",
        /// T6: the shot.
        Shot { die: u8 } = "shot",
        /// PK3: the penalty.
        Penalty { die: u8 } = "penalty",
    }
}

vocabulary! {
    /// What happened, for a person to see.
    pub enum Event {
        /// A formation was chosen; told to the coach alone.
        FormationChosen { by: Seat, formation: Formation } = "formation-chosen",
        /// A formation was chosen in secret; told to the others.
        FormationSecret { by: Seat } = "formation-secret",
        /// A formation is shown.
        FormationShown { by: Seat, formation: Formation } = "formation-shown",
        /// The roll for the kick-off is won.
        TossWon { by: Seat } = "toss-won",
        /// This team kicks off, or kicks first in a shoot-out.
        Starts { by: Seat } = "starts",
        /// A team's pieces are all in place.
        LinedUp { by: Seat } = "lined-up",
        /// A piece stepped into another zone in the adjustment.
        Adjusted { by: Seat, kind: Kind, from: Zone, to: Zone } = "adjusted",
        /// Everything is ready for the kick-off.
        KickOff { by: Seat, half: u8 } = "kick-off",
        /// The corner at this zone is about to be taken.
        CornerKick { by: Seat, zone: Zone } = "corner-kick",
        /// A quick goal kick.
        FastKick { by: Seat } = "fast-kick",
        /// A slow goal kick.
        SlowKick { by: Seat } = "slow-kick",
        /// The ball is to go there.
        Targeted { by: Seat, zone: Zone } = "targeted",
        /// Both dice.
        Rolled { home: u8, away: u8 } = "rolled",
        /// The clock in ordinary time.
        Clock { minute: u8 } = "clock",
        /// The clock in added time.
        AddedTime { minute: u8, added: u8 } = "added-time",
        /// No turn follows this one in this half.
        LastTurn = "last-turn",
        /// The zone that stands in for an empty target.
        Supported { by: Seat, zone: Zone } = "supported",
        /// Control kept.
        Kept { by: Seat, result: i8, value: u8 } = "kept",
        /// Control lost to `by`.
        Won { by: Seat, result: i8, value: u8 } = "won",
        /// The result equals the ball value.
        Special { by: Seat, result: i8 } = "special",
        /// Only this team may move in phase 7.
        OnlyMover { by: Seat } = "only-mover",
        /// A piece was brought to the ball.
        Brought { by: Seat, kind: Kind, from: Zone, to: Zone } = "brought",
        /// A piece fetched the ball.
        Collected { by: Seat, kind: Kind, from: Zone, to: Zone } = "collected",
        /// The ball is there, with this value.
        BallAt { zone: Zone, value: u8 } = "ball-at",
        /// The corner taker joined play.
        TakerIn { by: Seat, zone: Zone } = "taker-in",
        /// A shot that needs this number: 1 cannot miss, 7 stands for two sixes.
        Shoots { by: Seat, zone: Zone, need: i8 } = "shoots",
        /// A first six: a second one is needed.
        SecondSix { by: Seat } = "second-six",
        /// A goal, with the score after it.
        Goal { by: Seat, home: u16, away: u16 } = "goal",
        /// The shot went behind off the defence.
        CornerWon { by: Seat } = "corner-won",
        /// The shot did not score.
        Missed { by: Seat } = "missed",
        /// A goal kick for this team.
        GoalKick { by: Seat } = "goal-kick",
        /// The kind of move, and how many pieces may move.
        Moves { by: Seat, mode: Mode, number: u8 } = "moves",
        /// A piece moved.
        Moved { by: Seat, kind: Kind, from: Zone, to: Zone } = "moved",
        /// A piece moved and took the ball along.
        Carried { by: Seat, kind: Kind, from: Zone, to: Zone } = "carried",
        /// A free move.
        FreeMove { by: Seat, from: Zone, to: Zone } = "free-move",
        /// A free kick.
        FreeKick { by: Seat, zone: Zone } = "free-kick",
        /// A penalty kick.
        PenaltyKick { by: Seat } = "penalty-kick",
        /// A yellow card.
        Yellow { by: Seat, yellow: u8 } = "yellow",
        /// The roll after a yellow card left it yellow.
        Spared { by: Seat, die: u8, yellow: u8 } = "spared",
        /// A yellow card turned red.
        Red { by: Seat, die: u8, left: u8 } = "red",
        /// The team took its goalkeeper off.
        KeeperOff { by: Seat } = "keeper-off",
        /// The keeper has chosen; told to his coach alone.
        Dived { by: Seat, to: Dive } = "dived",
        /// The keeper has chosen in secret; told to the others.
        DiveSecret { by: Seat } = "dive-secret",
        /// The aim is announced, and with it the dive shown.
        Aimed { by: Seat, at: Aim, dive: Dive, need: u8 } = "aimed",
        /// The penalty was not converted.
        PenaltyMissed { by: Seat, die: u8 } = "penalty-missed",
        /// A goal of the shoot-out, with its score.
        ShootoutGoal { by: Seat, home: u8, away: u8 } = "shootout-goal",
        /// A half is over.
        HalfOver { half: u8 } = "half-over",
        /// The second half, or a period of extra time, begins.
        HalfBegins { half: u8, minute: u8 } = "half-begins",
        /// The shoot-out begins.
        ShootoutBegins { kicks: u8 } = "shootout-begins",
        /// Nobody is ahead after the last pair: a roll decides.
        Lots = "lots",
        /// Over, and won.
        Victory { by: Seat, home: u16, away: u16 } = "victory",
        /// Over, and level.
        Level { home: u16, away: u16 } = "level",
        /// Over, because a team has too few pieces; `by` wins.
        Forfeit { by: Seat, left: u8 } = "forfeit",
    }
}

vocabulary! {
    /// Why an action is refused, beyond the rule.
    pub enum Refusal {
        /// It is the other team's decision.
        NotYourTurn { seat: Seat } = "not-your-turn",
        /// The dice decide now.
        RollFirst = "roll-first",
        /// The match is over.
        MatchOver = "match-over",
        /// The action belongs to another moment.
        NotNow = "not-now",
        /// These options do not have the formation.
        NoSuchFormation { formation: Formation } = "no-such-formation",
        /// The goalkeeper's place is fixed.
        KeeperFixed { zone: Zone } = "keeper-fixed",
        /// The zone is closed to this team at this restart.
        ZoneClosed { zone: Zone } = "zone-closed",
        /// Pieces are placed in the order of the zones.
        OutOfOrder { zone: Zone, last: Zone } = "out-of-order",
        /// Somebody must be nearer to the own end than the kick.
        NobodyBehind { zone: Zone, kick: Zone } = "nobody-behind",
        /// No such piece there.
        NoPiece { kind: Kind, zone: Zone } = "no-piece",
        /// Every piece there has moved already.
        AlreadyMoved { kind: Kind, zone: Zone } = "already-moved",
        /// The taker stays where he is.
        TakerStays { zone: Zone } = "taker-stays",
        /// Too few would stay in the zone.
        TooFewLeft { zone: Zone, needed: u8 } = "too-few-left",
        /// The piece cannot go anywhere.
        NoWay { kind: Kind, zone: Zone } = "no-way",
        /// Not an adjacent zone.
        NotAdjacent { from: Zone, to: Zone } = "not-adjacent",
        /// No own piece in the zone or next to it.
        OutOfReach { zone: Zone } = "out-of-reach",
        /// The own piece there is offside; `line` is the zone of the second-lowest opponent.
        Offside { zone: Zone, line: Zone } = "offside",
        /// All own pieces next to the zone are offside.
        NeighboursOffside { zone: Zone, line: Zone } = "neighbours-offside",
        /// Only the taker is in the zone of the free kick.
        TakerAlone { zone: Zone } = "taker-alone",
        /// The piece must come from the support zone.
        NotFromSupport { from: Zone, support: Zone } = "not-from-support",
        /// Somebody is nearer.
        NotNearest { from: Zone, to: Zone } = "not-nearest",
        /// The zone does not lie fully in the opponents' half.
        NoShotZone { zone: Zone } = "no-shot-zone",
        /// As many have moved as may.
        NoneLeft { number: u8 } = "none-left",
        /// The kind of move has no legal move now.
        NoMove { mode: Mode } = "no-move",
        /// With equal dice there is no choice of move.
        QuickMoves { number: u8 } = "quick-moves",
        /// The goalkeeper stays with the goal kick.
        KeeperBound { zone: Zone } = "keeper-bound",
        /// Not one or two zones straight forward.
        NotForward { from: Zone, to: Zone } = "not-forward",
        /// Not one or two zones straight back.
        NotBack { from: Zone, to: Zone } = "not-back",
        /// Nobody was further forward when the turn began.
        Foremost { to: Zone } = "foremost",
        /// Nobody was further back when the turn began.
        Rearmost { to: Zone } = "rearmost",
        /// The ball would be left alone.
        BallAlone { zone: Zone } = "ball-alone",
        /// An opponent is in the way of the carrier.
        OpponentInWay { zone: Zone } = "opponent-in-way",
        /// No team-mate stands there, whom the move would reinforce.
        NobodyThere { to: Zone } = "nobody-there",
        /// The second player must go where the first went.
        NotTogether { to: Zone } = "not-together",
        /// The zone touches no end line.
        NoEndLine { zone: Zone } = "no-end-line",
        /// Not away from the end line.
        NotAway { from: Zone, to: Zone } = "not-away",
        /// The free move would end where the ball is.
        IntoBall { zone: Zone } = "into-ball",
    }
}

touchline_kernel::json_like!(String: Formation);
