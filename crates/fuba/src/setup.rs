//! Position files: a position as somebody wrote it, and the check that makes it one.

mod check;

use crate::action::{Dive, Formation, Kind};
use crate::flow::Fuba;
use crate::pitch::{Zone, Zones};
use crate::play::{FIRST_MINUTE, SHOOTOUT};
use crate::position::{Counts, Pending, Phase, Position, Spot, TurnKind};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use touchline_kernel::{BySeat, Faults, Seat, Token};

/// A position as JSON. Everything has a default: left out, it is Home's choice of a target in the first turn of a match, with
/// all pieces where a cautious coach would put them. Phases that need dice have 4 and 3, set-ups are those of a kick-off.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
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
            out: BySeat::default(),
            keeper: BySeat::default(),
            taker: None,
            ball: None,
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

impl<'de> Deserialize<'de> for Clock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Minute(u8),
            Added(String),
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Minute(minute)) => Ok(Self::Minute(minute)),
            Ok(Written::Added(text)) if text.strip_prefix('+').and_then(u8::read).is_some() => {
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
pub struct MovedPieces {
    /// Outfield pieces by the zone where they are now.
    pub outfield: BTreeMap<Zone, u8>,
    /// The goalkeeper.
    pub keeper: bool,
}

/// Where a team stood when the turn began.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Snapshot {
    /// Zones with at least one outfield piece.
    pub outfield: Vec<Zone>,
    /// The goalkeeper's zone.
    pub keeper: Option<Zone>,
}

fn by_zone(counts: Counts) -> BTreeMap<Zone, u8> {
    counts.zones().iter().map(|zone| (zone, counts.at(zone))).collect()
}

fn pair<T: Copy>(of: BySeat<T>) -> [T; 2] {
    [of.home, of.away]
}

fn by_seat<T: Copy>([home, away]: [T; 2]) -> BySeat<T> {
    BySeat::new(home, away)
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
            out: p.out.map(|counts| Some(by_zone(counts))),
            keeper: p.keeper.map(Spot::zone),
            taker: p.taker,
            ball: Some(p.ball),
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

    /// Fills in what was left out, then checks everything.
    pub(crate) fn position(&self, game: &Fuba) -> Result<Position, Faults> {
        let mut faults = Faults::default();
        let position = self.fill_in(game, &mut faults);
        // Numbers that do not fit their fields would only make the other messages wrong.
        faults.or(())?;
        check::check(game, &position)?;
        Ok(position)
    }

    fn fill_in(&self, game: &Fuba, faults: &mut Faults) -> Position {
        let mut p = Position::start();
        p.phase = self.phase;
        p.score = by_seat(self.score);
        p.yellow = by_seat(self.yellow);
        p.red = by_seat(self.red);
        p.control = self.control;
        p.half = self.half;
        p.kickoff_first = self.kickoff_first;
        p.turn = self.turn;
        p.last_turn = self.last_turn;
        p.target = self.target;
        p.support = self.support;
        p.dive = self.dive;
        p.kicks = by_seat(self.kicks);
        p.kick_goals = by_seat(self.kick_goals);
        p.may_move = BySeat::from_fn(|seat| self.may_move.contains(&seat));
        if !(1..=SHOOTOUT).contains(&self.half) {
            faults.add("half", format!("found {}, expected 1 to {SHOOTOUT}", self.half));
            return p;
        }
        for (name, numbers, most) in [("red", self.red, 8), ("deduct", self.deduct, 1), ("die", self.die, 6)]
        {
            if let Some(number) = numbers.into_iter().find(|&number| number > most) {
                faults.add(name, format!("found {number}, expected 0 to {most}"));
            }
        }
        self.fill_in_moment(&mut p, game);
        self.fill_in_clock(&mut p, faults);
        self.fill_in_pieces(&mut p, game, faults);
        p
    }

    /// Formations, restart, ball and dice.
    fn fill_in_moment(&self, p: &mut Position, game: &Fuba) {
        let usual = Formation::new(4, 4, 2);
        p.formation = match p.phase {
            Phase::Formation { seat: Seat::Home } => self.formation,
            Phase::Formation { seat: Seat::Away } => {
                BySeat::new(self.formation.home.or(usual), self.formation.away)
            }
            _ => self.formation.map(|formation| formation.or(usual)),
        };
        let placing = check::is_set_up(p.phase);
        p.pending = match (self.pending, p.phase) {
            (Pending::None, Phase::Side) => Pending::Corner,
            (Pending::None, _) if placing => Pending::KickOff,
            (Pending::None, Phase::Dive | Phase::Aim | Phase::Penalty { .. }) => Pending::Penalty,
            (Pending::None, Phase::Tempo) => Pending::GoalKick,
            (pending, _) => pending,
        };
        p.turn_kind = match (p.pending, self.turn_kind) {
            (Pending::FreeKick, TurnKind::Normal) if placing => TurnKind::FreeKick,
            (Pending::Corner, TurnKind::Normal) if placing => TurnKind::Corner,
            (_, TurnKind::Normal) if p.phase == Phase::Tempo => TurnKind::GoalKick,
            (_, kind) => kind,
        };
        let side = game.pitch.side(p.control);
        let (ball, value) = match (p.pending, p.turn_kind) {
            (Pending::Corner, _) | (_, TurnKind::Corner) => (side.corners[1], 1),
            (Pending::Penalty, _) => (game.pitch.side(p.control.other()).box_, 2),
            (Pending::GoalKick, _) => (side.box_, 2),
            (_, TurnKind::GoalKick) => (side.box_, 2),
            (Pending::FreeKick, _) | (_, TurnKind::FreeKick) => (Zone::CENTRE, 2),
            _ => (Zone::CENTRE, 3),
        };
        p.ball = self.ball.unwrap_or(ball);
        p.value = self.value.unwrap_or(value);
        p.taker = self.taker.or((check::taker_waits(p)).then_some(Kind::Outfield));
        p.die = by_seat(self.die);
        if self.die == [0, 0] && check::needs_dice(p) {
            p.die = BySeat::new(4, 3);
        }
        p.deduct = by_seat(self.deduct).map(|n| n > 0);
    }

    fn fill_in_clock(&self, p: &mut Position, faults: &mut Faults) {
        let half = self.half.clamp(1, 4) as usize - 1;
        let last = crate::play::LAST_MINUTE[half];
        match self.clock {
            None => p.minute = FIRST_MINUTE[half],
            Some(Clock::Minute(minute)) => p.minute = minute,
            Some(Clock::Added(added)) => (p.minute, p.added) = (last, added),
        }
        if !(FIRST_MINUTE[half]..=last).contains(&p.minute) && self.half != SHOOTOUT {
            faults.add("clock", format!("found {}, expected {} to {last}", p.minute, FIRST_MINUTE[half]));
        }
        if matches!(self.clock, Some(Clock::Added(added)) if !(1..=5).contains(&added)) {
            faults.add("clock", format!("found +{}, expected +1 to +5", p.added));
        }
        if self.half == SHOOTOUT && self.clock.is_none() {
            p.minute = last;
        }
    }

    fn fill_in_pieces(&self, p: &mut Position, game: &Fuba, faults: &mut Faults) {
        for seat in Seat::BOTH {
            let expected = check::outfield_expected(p, seat);
            let counts = match &self.out[seat] {
                Some(out) => counted(&format!("out.{seat}"), out, faults),
                None => usual_places(p, seat, expected),
            };
            p.out[seat] = counts;
            let own_box = game.pitch.side(seat).box_;
            let keeper_on = check::keeper_expected(p, seat);
            p.keeper[seat] = match self.keeper[seat] {
                Some(zone) => Spot::on(zone),
                None if keeper_on => Spot::on(own_box),
                None => Spot::OFF,
            };
            let moved = &self.moved[seat];
            p.moved[seat] = counted(&format!("moved.{seat}.outfield"), &moved.outfield, faults);
            p.keeper_moved[seat] = moved.keeper;
        }
        match &self.snapshot {
            Some(snapshot) => {
                p.snap_out =
                    BySeat::from_fn(|seat| snapshot[seat].outfield.iter().copied().collect::<Zones>());
                p.snap_keeper = BySeat::from_fn(|seat| snapshot[seat].keeper.map_or(Spot::OFF, Spot::on));
            }
            None if check::has_snapshot(p.phase) => p.take_snapshot(),
            None => {}
        }
    }
}

fn counted(at: &str, zones: &BTreeMap<Zone, u8>, faults: &mut Faults) -> Counts {
    let mut counts = Counts::default();
    for (&zone, &n) in zones {
        if n > 10 {
            faults.add(format!("{at}.{zone}"), format!("found {n} pieces, expected at most 10"));
        } else {
            counts.add(zone, n);
        }
    }
    counts
}

/// As after a kick-off: two in m2, one on each wing zone of the own half, the rest in the centre. In a set-up that has just
/// begun: the mandatory pieces, then the first zone in the order.
fn usual_places(p: &Position, seat: Seat, expected: u8) -> Counts {
    let mut counts = Counts::default();
    let mut left = expected;
    let mut put = |zone: Zone, n: u8| {
        let n = n.min(left);
        counts.add(zone, n);
        left -= n;
    };
    match p.phase {
        Phase::Keeper { .. } | Phase::Taker => put(p.ball, expected),
        Phase::Place { seat: placing, last, .. } if placing == seat => {
            if seat == p.control {
                put(p.ball, if p.pending == Pending::KickOff { 2 } else { 1 });
            }
            put(last, expected);
        }
        _ => {
            match p.pending {
                _ if seat != p.control => {}
                Pending::Corner => {}
                Pending::Penalty => put(p.ball, 1),
                _ => put(p.ball, 2),
            }
            for (name, n) in [("m3", 2), ("m2", 2), ("s1", 1), ("s5", 1), ("s2", 1), ("s6", 1), ("m3", 10)] {
                put(Zone::read(name).unwrap_or(Zone::CENTRE).relative(seat), n);
            }
        }
    }
    counts
}
