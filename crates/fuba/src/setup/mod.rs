//! Position files: a position as somebody wrote it. `place` fills in what was left out, `check` says whether it is one.

mod check;
mod place;
mod placed;

use crate::action::{Dive, Formation, Kind};
use crate::phase::{Pending, Phase, TurnKind};
use crate::pitch::Zone;
use crate::position::{Counts, Position, Spot};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use touchline_kernel::{BySeat, Seat, Token};

/// A position as JSON. Everything has a default: left out, it is Home's choice of a target in the first turn of a match, with
/// all pieces where a cautious coach would put them. Phases that need dice have 4 and 3, set-ups are those of a kick-off.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FubaSetup"))]
pub struct Setup {
    /// The moment of the match.
    pub phase: Phase,
    /// 4-4-2, once formations have been chosen.
    pub formation: BySeat<Option<Formation>>,
    /// Home's goals, then away's.
    pub score: [u16; 2],
    /// Yellow cards that have not turned red.
    pub yellow: [u8; 2],
    /// Red cards, each a piece less.
    pub red: [u8; 2],
    /// Was one of them the goalkeeper's (R61)?
    #[serde(skip_serializing_if = "nobody")]
    pub keeper_off: [bool; 2],
    /// Outfield pieces by zone; a team left out stands as after a kick-off.
    pub out: BySeat<Option<BTreeMap<Zone, u8>>>,
    /// The goalkeepers; in their penalty areas if left out.
    pub keeper: BySeat<Option<Zone>>,
    /// What the corner taker is, while he is in no zone; an outfield piece if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taker: Option<Kind>,
    /// The ball's zone; if left out, where the restart has it, or the centre.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ball: Option<Zone>,
    /// The ball's zone when the turn began; if left out, where it is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Zone>,
    /// The number on the ball; if left out, as the restart has it, or 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// The controlling team.
    pub control: Seat,
    /// 1 or 2; 3 and 4 in extra time, 5 in the shoot-out.
    pub half: u8,
    /// Who kicked off the first half (of extra time: its first half; of the shoot-out: who began).
    pub kickoff_first: Seat,
    /// The minute; the first of the half if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The number of the turn in its half, from 1.
    pub turn: u16,
    /// Does the half end with this turn?
    pub last_turn: bool,
    /// What brought this turn about.
    pub turn_kind: TurnKind,
    /// The restart that is being set up, or a goal kick to come.
    pub pending: Pending,
    /// From the choice of a target until the ball is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Zone>,
    /// The zone that stands in for an empty target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub support: Option<Zone>,
    /// The dice of the turn, Home's first; 0 before the roll.
    pub die: [u8; 2],
    /// Moves made early, 0 or 1.
    pub deduct: [u8; 2],
    /// Pieces that have had their move.
    pub moved: BySeat<MovedPieces>,
    /// Where everybody stood when the turn began; if left out, where they stand now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub snapshot: Option<BySeat<Snapshot>>,
    /// The teams that may move in phase 7.
    pub may_move: Vec<Seat>,
    /// The goalkeeper's choice at a penalty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dive: Option<Dive>,
    /// Kicks taken in the shoot-out.
    pub kicks: [u8; 2],
    /// Goals of the shoot-out.
    pub kick_goals: [u8; 2],
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            phase: Phase::Target,
            formation: BySeat::default(),
            score: [0; 2],
            yellow: [0; 2],
            red: [0; 2],
            keeper_off: [false; 2],
            out: BySeat::default(),
            keeper: BySeat::default(),
            taker: None,
            ball: None,
            start: None,
            value: None,
            control: Seat::Home,
            half: 1,
            kickoff_first: Seat::Home,
            clock: None,
            turn: 1,
            last_turn: false,
            turn_kind: TurnKind::Normal,
            pending: Pending::None,
            target: None,
            support: None,
            die: [0; 2],
            deduct: [0; 2],
            moved: BySeat::default(),
            snapshot: None,
            may_move: Seat::BOTH.to_vec(),
            dive: None,
            kicks: [0; 2],
            kick_goals: [0; 2],
        }
    }
}

/// The clock: a minute such as `44`, or an added minute such as `"+2"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// Ordinary time.
    Minute(u8),
    /// Added time.
    Added(u8),
}

impl Serialize for Clock {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Minute(minute) => serializer.serialize_u8(*minute),
            Self::Added(added) => serializer.collect_str(&format_args!("+{added}")),
        }
    }
}

/// A clock as files write it: a minute, or an added minute such as `+2`.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(untagged)]
enum WrittenClock {
    Minute(u8),
    Added(String),
}

touchline_kernel::json_like!(WrittenClock: Clock);

impl<'de> Deserialize<'de> for Clock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match WrittenClock::deserialize(deserializer) {
            Ok(WrittenClock::Minute(minute)) => Ok(Self::Minute(minute)),
            Ok(WrittenClock::Added(text)) if text.strip_prefix('+').and_then(u8::read).is_some() => {
                Ok(Self::Added(text.strip_prefix('+').and_then(u8::read).unwrap_or(1)))
            }
            _ => Err(serde::de::Error::custom(
                "expected a minute such as 44 or an added minute such as \"+2\"",
            )),
        }
    }
}

/// The pieces of a team that have had their move.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FubaMovedPieces"))]
pub struct MovedPieces {
    /// Outfield pieces by the zone where they are now.
    pub outfield: BTreeMap<Zone, u8>,
    /// The goalkeeper.
    pub keeper: bool,
}

/// Where a team stood when the turn began.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FubaSnapshot"))]
pub struct Snapshot {
    /// Zones with at least one outfield piece.
    pub outfield: Vec<Zone>,
    /// The goalkeeper's zone.
    pub keeper: Option<Zone>,
}

fn nobody(teams: &[bool; 2]) -> bool {
    *teams == [false; 2]
}

fn by_zone(counts: Counts) -> BTreeMap<Zone, u8> {
    counts.zones().iter().map(|zone| (zone, counts.at(zone))).collect()
}

fn pair<T: Copy>(of: BySeat<T>) -> [T; 2] {
    [of.home, of.away]
}

impl Setup {
    pub(crate) fn of(position: &Position) -> Self {
        let p = position;
        Self {
            phase: p.phase,
            formation: p.formation,
            score: pair(p.score),
            yellow: pair(p.yellow),
            red: pair(p.red),
            keeper_off: pair(p.keeper_off),
            out: p.out.map(|counts| Some(by_zone(counts))),
            keeper: p.keeper.map(Spot::zone),
            taker: p.taker,
            ball: Some(p.ball),
            start: (p.start != p.ball).then_some(p.start),
            value: Some(p.value),
            control: p.control,
            half: p.half,
            kickoff_first: p.kickoff_first,
            clock: Some(if p.added > 0 { Clock::Added(p.added) } else { Clock::Minute(p.minute) }),
            turn: p.turn,
            last_turn: p.last_turn,
            turn_kind: p.turn_kind,
            pending: p.pending,
            target: p.target,
            support: p.support,
            die: pair(p.die),
            deduct: pair(p.deduct.map(u8::from)),
            moved: BySeat::from_fn(|seat| MovedPieces {
                outfield: by_zone(p.moved[seat]),
                keeper: p.keeper_moved[seat],
            }),
            snapshot: Some(BySeat::from_fn(|seat| Snapshot {
                outfield: p.snap_out[seat].iter().collect(),
                keeper: p.snap_keeper[seat].zone(),
            })),
            may_move: Seat::BOTH.into_iter().filter(|&seat| p.may_move[seat]).collect(),
            dive: p.dive,
            kicks: pair(p.kicks),
            kick_goals: pair(p.kick_goals),
        }
    }
}
