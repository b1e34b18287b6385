//! Position files: a position as somebody wrote it. The check that makes it one is in `place.rs`.

mod place;

use crate::phase::{
    Chasers, Dead, DeadKind, End, Kicks, Mode, Origin, Period, Phase, Play, Swap, Touch, Work,
};
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::{Formation, Piece, Shirt, Shirts};
use crate::square::{NOWHERE, Square};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use touchline_kernel::{BySeat, RuleId, Seat, Token};

/// A position file. Everything has a default: with players and a ball it is the start of a turn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsSetup"))]
pub struct Setup {
    /// Goals.
    pub score: BySeat<u16>,
    /// Which part of the match it is.
    pub period: Period,
    /// Counted 1s of this period.
    pub ones: u8,
    /// Rolls so far, if the clock counts them.
    pub rolls: u16,
    /// Fouls so far.
    pub fouls_total: u16,
    /// Turns begun so far.
    pub turns: u16,
    /// The home team.
    pub home: TeamSetup,
    /// The away team.
    pub away: TeamSetup,
    /// The ball's square, or `centre`.
    #[serde(with = "ball")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub ball: Option<Square>,
    /// The coach on turn.
    pub coach_on_turn: Seat,
    /// The number rolled.
    pub die: u8,
    /// The moment of the match. Left out: the dead ball begins if there is one, a ball in flight goes on, otherwise a turn begins.
    pub phase: Option<Phase>,
    /// Who touched the ball last.
    pub last_touch: Touch,
    /// Who deflected it last in this play.
    pub last_deflector: Option<Seat>,
    /// The restart taker who may not touch the ball yet.
    pub locked: Option<Piece>,
    /// The wall of a corner that still has to go back.
    pub corner_wall: Option<Piece>,
    /// Does it go back at the next tidy-up?
    pub wall_due: bool,
    /// The ball movement.
    pub play: Option<PlaySetup>,
    /// The restart being prepared.
    pub dead: Option<DeadSetup>,
    /// What a shift of players remembers.
    pub work: Work,
    /// The kicks of a shoot-out.
    pub shootout: BySeat<Kicks>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            score: BySeat::default(),
            period: Period::Regular,
            ones: 0,
            rolls: 0,
            fouls_total: 0,
            turns: 0,
            home: TeamSetup::default(),
            away: TeamSetup::default(),
            ball: None,
            coach_on_turn: Seat::Home,
            die: 0,
            phase: None,
            last_touch: Touch { team: Seat::Away, mode: Mode::Kick },
            last_deflector: None,
            locked: None,
            corner_wall: None,
            wall_due: false,
            play: None,
            dead: None,
            work: Work::default(),
            shootout: BySeat::default(),
        }
    }
}

/// One team of a position file.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsTeamSetup"))]
pub struct TeamSetup {
    /// As chosen.
    pub formation: Option<Formation>,
    /// 0 to 3.
    pub subs_used: u8,
    /// Who acts as keeper; left out: number 1 or 20, whoever is on the pitch.
    pub keeper: Option<Shirt>,
    /// By shirt number; who is left out sits on the bench. Without a keeper number 1 stands in goal.
    pub players: BTreeMap<Number, MemberSetup>,
}

/// A shirt number as a key of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number(pub Shirt);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Shirt::read(&text)
            .map(Self)
            .ok_or_else(|| serde::de::Error::custom(format!("found `{text}`, expected {}", Shirt::EXPECTED)))
    }
}

/// One member of a squad: just where he is, or more.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a square such as `5,8`, a status such as `bench`, or an object with `at`, `yellow` and `injuries`"
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsMemberSetup"))]
pub enum MemberSetup {
    /// A square or a status.
    At(String),
    /// With cards and injuries.
    Full(FullSetup),
}

/// A member of a squad with cards and injuries.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsFullSetup"))]
pub struct FullSetup {
    /// A square or a status.
    pub at: String,
    /// 0 or 1.
    #[serde(default)]
    pub yellow: u8,
    /// 0 or 1; with a second one the status is `injured_off`.
    #[serde(default)]
    pub injuries: u8,
}

/// A ball movement.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsPlaySetup"))]
pub struct PlaySetup {
    /// What it began with.
    pub origin: Origin,
    /// Whose it is; left out: that of the coach on turn.
    pub team: Option<Seat>,
    /// Who kicks.
    pub kicker: Option<Shirt>,
    /// Pips to play.
    pub budget: u8,
    /// Touches so far, the kicker's included; left out: 1.
    pub touches: Option<u8>,
    /// Who has touched the ball; left out: the kicker.
    pub touched: Option<Shirts>,
    /// The squares entered.
    pub path: Vec<Square>,
    /// Pips left in each of them.
    pub left: Vec<u8>,
    /// Index of the first square of the last leg.
    pub leg: u8,
    /// Row of the last kick.
    pub kick_row: u8,
    /// Did the last kick go forward?
    pub forward: bool,
    /// How it ends.
    pub end: End,
    /// Who may intercept.
    pub chasers: Chasers,
    /// Squares before this index are past.
    pub cursor: u8,
    /// Who has tried.
    pub attempted: BySeat<Shirts>,
    /// Who has let it go.
    pub declined: BySeat<Shirts>,
}

/// A restart being prepared.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsDeadSetup"))]
pub struct DeadSetup {
    /// Which.
    #[serde(rename = "type")]
    pub kind: DeadKind,
    /// Who restarts.
    pub team: Seat,
    /// Where.
    #[serde(default)]
    pub spot: Option<Square>,
    /// The man at the ball.
    #[serde(default)]
    pub victim: Option<Shirt>,
    /// The man in the wall.
    #[serde(default)]
    pub fouler: Option<Shirt>,
    /// Does his coach choose his square (R52)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wall_free: bool,
    /// Substitutes still to be placed.
    #[serde(default)]
    pub swaps: Vec<Swap>,
}

mod ball {
    use super::{Deserialize, Deserializer, Serializer, Square, Token};

    pub(super) fn serialize<S: Serializer>(ball: &Option<Square>, serializer: S) -> Result<S::Ok, S::Error> {
        match ball {
            Some(square) => serializer.collect_str(square),
            None => serializer.serialize_str("centre"),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Square>, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == "centre" {
            return Ok(None);
        }
        Square::read(&text).map(Some).ok_or_else(|| {
            serde::de::Error::custom(format!("found `{text}`, expected a square such as `5,8` or `centre`"))
        })
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_id(&text).ok_or_else(|| {
            serde::de::Error::custom(format!("found `{text}`, expected a rule such as `CLK-3`"))
        })
    }
}

/// Statuses by name.
const STATUSES: [(&str, Place); 7] = [
    ("bench", Place::BENCH),
    ("chosen", Place::CHOSEN),
    ("warming", Place::WARMING),
    ("taken_off", Place::TAKEN_OFF),
    ("sent_off", Place::SENT_OFF),
    ("injured_off", Place::INJURED_OFF),
    ("unavailable", Place::UNAVAILABLE),
];

fn place_text(place: Place) -> String {
    match place.square() {
        Some(square) => square.to_string(),
        None => {
            STATUSES.iter().find(|(_, status)| *status == place).map_or("bench", |(name, _)| name).to_owned()
        }
    }
}

impl Setup {
    /// The position as a file.
    pub(crate) fn of(position: &Position) -> Self {
        let phase = match position.phase {
            Phase::PickMover { .. } => Phase::PickMover { movers: Shirts::NONE },
            Phase::Follow { .. } => Phase::Follow { runners: Shirts::NONE },
            Phase::Intercept { seat, slot, .. } => Phase::Intercept { seat, slot, who: Shirts::NONE },
            phase => phase,
        };
        Self {
            score: position.score,
            period: position.period,
            ones: position.ones,
            rolls: position.rolls,
            fouls_total: position.fouls,
            turns: position.turns,
            home: TeamSetup::of(position, Seat::Home),
            away: TeamSetup::of(position, Seat::Away),
            ball: position.ball(),
            coach_on_turn: position.act,
            die: position.die,
            phase: Some(phase),
            last_touch: position.last_touch,
            last_deflector: position.last_deflector,
            locked: position.locked,
            corner_wall: position.corner_wall,
            wall_due: position.wall_due,
            play: (position.play != Play::NONE).then(|| PlaySetup::of(&position.play)),
            dead: (position.dead != Dead::NONE).then(|| DeadSetup::of(&position.dead)),
            work: position.work,
            shootout: position.shootout,
        }
    }

    /// A team of the file.
    #[must_use]
    pub fn team(&self, seat: Seat) -> &TeamSetup {
        match seat {
            Seat::Home => &self.home,
            Seat::Away => &self.away,
        }
    }
}

impl TeamSetup {
    fn of(position: &Position, seat: Seat) -> Self {
        let mut players = BTreeMap::new();
        for shirt in Shirt::all() {
            let place = position.places[seat][shirt.idx()];
            let (yellow, injuries) =
                (u8::from(position.booked[seat].has(shirt)), u8::from(position.hurt[seat].has(shirt)));
            let at = place_text(place);
            if yellow + injuries > 0 {
                players.insert(Number(shirt), MemberSetup::Full(FullSetup { at, yellow, injuries }));
            } else if place != Place::BENCH {
                players.insert(Number(shirt), MemberSetup::At(at));
            }
        }
        Self {
            formation: position.formation[seat],
            subs_used: position.subs_used[seat],
            keeper: Some(position.keeper[seat]),
            players,
        }
    }
}

impl PlaySetup {
    fn of(play: &Play) -> Self {
        Self {
            origin: play.origin,
            team: Some(play.team),
            kicker: Some(play.kicker),
            budget: play.budget,
            touches: Some(play.touches),
            touched: Some(play.touched),
            path: play.squares().to_vec(),
            left: play.left[..play.squares().len()].to_vec(),
            leg: play.leg,
            kick_row: play.kick_row,
            forward: play.forward,
            end: play.end,
            chasers: play.chasers,
            cursor: play.cursor,
            attempted: play.attempted,
            declined: play.declined,
        }
    }
}

impl DeadSetup {
    fn of(dead: &Dead) -> Self {
        Self {
            kind: dead.kind,
            team: dead.team,
            spot: (dead.spot != NOWHERE).then_some(dead.spot),
            victim: dead.victim,
            fouler: dead.fouler,
            wall_free: dead.wall_free,
            swaps: dead.swaps.iter().flatten().copied().collect(),
        }
    }
}

touchline_kernel::json_like!(String: Number, Rule);
