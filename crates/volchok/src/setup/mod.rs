//! Position files: a position as somebody wrote it. `place` makes it one.

mod place;

use crate::action::{Action, Piece, Shirt};
use crate::position::{Ball, Declared, Phase, Place, Position, TurnKind};
use crate::square::Square;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use touchline_kernel::{RuleId, Seat, Token};

/// A position as JSON. Everything has a default; see `docs/formats/position.md`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VolchokSetup"))]
pub struct Setup {
    /// The moment of the turn.
    pub phase: PhaseName,
    /// The team whose turn it is.
    pub to_move: Seat,
    /// Where everybody is. A team that is left out stands on its start squares; in a team that is given, a field player left
    /// out is off with a red card and a keeper left out is on his start square.
    pub pieces: Teams,
    /// With a player, or loose on a square; left out, it lies on the kick-off square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ball: Option<BallPlace>,
    /// Home's goals, then away's.
    pub score: [u16; 2],
    /// Completed turns.
    pub turns_done: u32,
    /// The turn so far.
    pub turn: SetupTurn,
    /// Who has tackled, runs or has shot, in the phases that wait for him.
    #[serde(skip_serializing_if = "Option::is_none", alias = "tackler", alias = "runner")]
    pub shooter: Option<Shirt>,
    /// The taken corner, in the phase `place`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner: Option<Square>,
    /// The real clock has run down.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub time_up: bool,
    /// The next goal decides.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub golden: bool,
    /// The rule that ended the match, in the phase `over`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over_by: Option<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            phase: PhaseName::Declare,
            to_move: Seat::Home,
            pieces: Teams::default(),
            ball: None,
            score: [0, 0],
            turns_done: 0,
            turn: SetupTurn::default(),
            shooter: None,
            corner: None,
            time_up: false,
            golden: false,
            over_by: None,
        }
    }
}

/// The teams of a setup.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VolchokTeams"))]
pub struct Teams {
    /// Home's players by shirt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<BTreeMap<Shirt, Whereabouts>>,
    /// Away's players by shirt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<BTreeMap<Shirt, Whereabouts>>,
}

/// A player's place in a setup: a square, `yellow` or `red`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whereabouts(pub Place);

/// The ball's place in a setup: a player such as `H5`, or a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BallPlace(pub Ball);

/// The moment of the turn by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VolchokPhaseName"))]
pub enum PhaseName {
    /// Chance: who kicks off.
    Toss,
    /// Who of the team kicks off.
    Pick,
    /// What is announced.
    Declare,
    /// Chance: the number.
    Spin,
    /// The points are spent.
    Step,
    /// Where the tackler goes.
    Exit,
    /// A run that falls short.
    Run,
    /// Chance: what becomes of a shot.
    Result,
    /// Which corner.
    Corner,
    /// Which square beside a taken corner.
    Place,
    /// Nothing more.
    Over,
}

/// The turn of a setup. What is left out follows from the position.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VolchokSetupTurn"))]
pub struct SetupTurn {
    /// What brought the turn about; `normal` if left out (`kick_off` in the phases `toss` and `pick`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<KindName>,
    /// What was announced, in notation; `basic` if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declared: Option<String>,
    /// The number spun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<u8>,
    /// Points (in the phase `run`: squares; in `exit`: points beyond the tackle) left; all of them if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// Has anything been done? If left out: when points are gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acted: Option<bool>,
    /// Did the team have the ball when the turn began? If left out: when it has it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub had_ball: Option<bool>,
    /// Has the ball moved?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ball_moved: Option<bool>,
    /// Are the duties waived? If left out: when the points cannot fulfil them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waived: Option<bool>,
    /// Are these points left over from a tackle?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after_tackle: Option<bool>,
}

/// What brought a turn about, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum KindName {
    /// The start, or a goal.
    KickOff,
    /// The other team's turn ended.
    Normal,
    /// A lob or a tackle of the same team.
    Extra,
}

impl Serialize for Whereabouts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.square() {
            Some(square) => square.serialize(serializer),
            None if self.0 == Place::YELLOW => serializer.serialize_str("yellow"),
            None => serializer.serialize_str("red"),
        }
    }
}

impl<'de> Deserialize<'de> for Whereabouts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match (text.as_str(), Square::read(&text)) {
            ("yellow", _) => Ok(Self(Place::YELLOW)),
            ("red", _) => Ok(Self(Place::RED)),
            (_, Some(square)) => Ok(Self(Place::on(square))),
            _ => Err(serde::de::Error::custom(format!(
                "found `{text}`, expected a square such as `e8`, `yellow` or `red`"
            ))),
        }
    }
}

impl Serialize for BallPlace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Ball::Held(piece) => serializer.collect_str(&piece),
            Ball::Loose(square) => square.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for BallPlace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match (Piece::read(&text), Square::read(&text)) {
            (Some(piece), _) => Ok(Self(Ball::Held(piece))),
            (_, Some(square)) => Ok(Self(Ball::Loose(square))),
            _ => Err(serde::de::Error::custom(format!(
                "found `{text}`, expected a player such as `H5` or a square such as `e8`"
            ))),
        }
    }
}

impl From<TurnKind> for KindName {
    fn from(kind: TurnKind) -> Self {
        match kind {
            TurnKind::KickOff => Self::KickOff,
            TurnKind::Normal => Self::Normal,
            TurnKind::Extra => Self::Extra,
        }
    }
}

impl From<KindName> for TurnKind {
    fn from(kind: KindName) -> Self {
        match kind {
            KindName::KickOff => Self::KickOff,
            KindName::Normal => Self::Normal,
            KindName::Extra => Self::Extra,
        }
    }
}

impl Setup {
    /// The file of a position, with nothing left out that matters.
    pub(crate) fn of(position: &Position) -> Self {
        let team = |seat: Seat| {
            let place = |shirt: Shirt| (shirt, Whereabouts(position.place(Piece { seat, shirt })));
            Some(Shirt::ALL.into_iter().map(place).collect())
        };
        let mut setup = Self {
            phase: PhaseName::Toss,
            to_move: position.to_move,
            pieces: Teams { home: team(Seat::Home), away: team(Seat::Away) },
            ball: Some(BallPlace(position.ball)),
            score: [position.score.home, position.score.away],
            turns_done: position.turns_done,
            turn: SetupTurn { kind: Some(position.kind.into()), ..SetupTurn::default() },
            time_up: position.time_up,
            golden: position.golden,
            ..Self::default()
        };
        setup.describe(position.phase);
        setup
    }

    fn describe(&mut self, phase: Phase) {
        self.phase = match phase {
            Phase::Toss => PhaseName::Toss,
            Phase::Pick => PhaseName::Pick,
            Phase::Declare => PhaseName::Declare,
            Phase::Spin(declared) => {
                let action = match declared {
                    Declared::Basic => Action::Basic,
                    Declared::Shot(net) => Action::Shot { net },
                    Declared::Tackle(piece) => Action::Tackle { piece },
                    Declared::Lob(piece) => Action::Lob { piece },
                    Declared::Control(piece, net) => Action::Control { piece, net },
                };
                self.turn.declared = Some(action.to_string());
                PhaseName::Spin
            }
            Phase::Step(budget) => {
                self.turn = SetupTurn {
                    kind: self.turn.kind,
                    declared: None,
                    n: Some(budget.number),
                    left: Some(budget.left),
                    acted: Some(budget.acted),
                    had_ball: Some(budget.had_ball),
                    ball_moved: Some(budget.ball_moved),
                    waived: Some(budget.waived),
                    after_tackle: budget.after_tackle.then_some(true),
                };
                PhaseName::Step
            }
            Phase::Exit { tackler, rest } => {
                self.shooter = Some(tackler);
                self.turn.left = Some(rest);
                PhaseName::Exit
            }
            Phase::Run { runner, left } => {
                self.shooter = Some(runner);
                self.turn.left = Some(left);
                PhaseName::Run
            }
            Phase::Result { shooter } => {
                self.shooter = Some(shooter);
                PhaseName::Result
            }
            Phase::Corner { shooter } => {
                self.shooter = Some(shooter);
                PhaseName::Corner
            }
            Phase::Place { shooter, corner } => {
                self.shooter = Some(shooter);
                self.corner = Some(corner);
                PhaseName::Place
            }
            Phase::Over(by) => {
                self.over_by = Some(by.id().to_owned());
                PhaseName::Over
            }
        };
    }
}

touchline_kernel::json_like!(String: Whereabouts, BallPlace);
