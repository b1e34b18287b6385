//! Every option and variant (section 7), validated once.

use crate::pitch::Board;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchline_kernel::{Faults, OptionGuide, OptionKind, Preset};

/// What a user may choose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The grid and all that is drawn on it.
    pub board: Board,
    /// The number dial: relative weights by number.
    pub numbers: BTreeMap<u8, u16>,
    /// The three results of a shot at a covered keeper.
    pub results: Results,
    /// 0: no goal target.
    pub goals_to_win: u8,
    /// 0: no limit.
    pub turn_limit: u32,
    /// 0: no clock.
    pub clock_seconds: u32,
    /// What a level score at the limit means.
    pub tie_break: TieBreak,
    /// The hard limit, always on.
    pub safety_turns: u32,
    /// R6.
    pub must_spend_all: bool,
    /// R17.
    pub lob_min: u8,
    /// R24.
    pub tackle_spend_rest: bool,
    /// R11.
    pub zone_rule: ZoneRule,
    /// R33.
    pub corner_side: CornerSide,
    /// R34.
    pub corner_next: CornerNext,
    /// R7.
    pub kickoff_dribble: bool,
    /// R10.
    pub loose_ball: LooseBall,
    /// R17: may a lob use a part of the number?
    pub lob_part: bool,
    /// R18: may a lob land in the own keeper zone?
    pub lob_home: bool,
    /// R16: is a lob announced before the spin, so that it can fail?
    pub lob_declared: bool,
    /// R15: may a through ball end in a keeper zone?
    pub zone_balls: ZoneBalls,
    /// R35: must a team-mate on the corner square take the corner?
    pub corner_mate: CornerMate,
    /// R35: which square beside a corner that a defender holds?
    pub corner_beside: CornerBeside,
    /// R7: where does the ball lie before a kick-off?
    pub kickoff_ball: KickoffBall,
    /// R55: field players in and directly before their own zone; 5 is no limit.
    pub zone_men: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            board: Board::default(),
            numbers: (1..=6).map(|number| (number, 1)).collect(),
            results: Results { goal: 1, save: 1, corner: 1 },
            goals_to_win: 4,
            turn_limit: 0,
            clock_seconds: 0,
            tie_break: TieBreak::Draw,
            safety_turns: 500,
            must_spend_all: false,
            lob_min: 1,
            tackle_spend_rest: false,
            zone_rule: ZoneRule::BallOut,
            corner_side: CornerSide::Choice,
            corner_next: CornerNext::Defence,
            kickoff_dribble: true,
            loose_ball: LooseBall::Chase,
            lob_part: false,
            lob_home: false,
            lob_declared: false,
            zone_balls: ZoneBalls::Closed,
            corner_mate: CornerMate::Given,
            corner_beside: CornerBeside::Choice,
            kickoff_ball: KickoffBall::Held,
            zone_men: ZONE_MEN_MAX,
        }
    }
}

/// Relative weights of the result spin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Results {
    /// The ball is in.
    pub goal: u16,
    /// The keeper has it.
    pub save: u16,
    /// It goes behind.
    pub corner: u16,
}

impl Default for Results {
    fn default() -> Self {
        Self { goal: 1, save: 1, corner: 1 }
    }
}

/// A level score at the limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Is a draw.
    Draw,
    /// Is decided by the next goal.
    GoldenGoal,
}

/// What ZONE-1 forbids at the end of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ZoneRule {
    /// The ball in the own keeper zone.
    BallOut,
    /// The ball on the own keeper.
    KeeperOnly,
}

/// Which corner a shooter goes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CornerSide {
    /// His coach chooses.
    Choice,
    /// The nearer one.
    Nearest,
    /// The defending coach chooses.
    Defence,
}

/// What a team owes a loose ball that it can reach and move on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LooseBall {
    /// It must move it.
    Chase,
    /// Nothing.
    Leave,
}

/// What becomes of a through ball into a keeper zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ZoneBalls {
    /// There is none.
    Closed,
    /// The keeper of that zone has it.
    Open,
}

/// A team-mate of the shooter stands on the corner square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CornerMate {
    /// He takes the corner.
    Given,
    /// He may, or the shooter goes beside it.
    Choice,
}

/// A defender stands on the corner square: the shooter goes beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CornerBeside {
    /// Where his coach chooses.
    Choice,
    /// To the square nearest to where he stands.
    Nearest,
    /// Where the defending coach chooses.
    Defence,
}

/// The ball before a kick-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KickoffBall {
    /// The man who kicks off has it.
    Held,
    /// It lies on the next square of the row, to his right.
    Beside,
}

/// Who is to move after a corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CornerNext {
    /// The team that defended.
    Defence,
    /// The team that has the ball.
    Attack,
}

/// The largest number on a dial.
pub const NUMBER_MAX: u8 = 20;
const WEIGHT_MAX: u16 = 1000;
/// Field players of a team.
pub(crate) const ZONE_MEN_MAX: u8 = 5;
const TURNS_MAX: u32 = 100_000;
const SECONDS_MAX: u32 = 86_400;

impl Options {
    /// Everything that is out of range, the board aside.
    pub(crate) fn check(&self, faults: &mut Faults) {
        // R53: with a single number on the dial the toss could never be decided.
        if self.numbers.len() < 2 {
            faults
                .add("numbers", "a dial needs at least two different numbers, or the toss is never decided");
        }
        for (&number, &weight) in &self.numbers {
            if !(1..=NUMBER_MAX).contains(&number) {
                faults.add("numbers", format!("found the number {number}, expected 1 to {NUMBER_MAX}"));
            }
            if !(1..=WEIGHT_MAX).contains(&weight) {
                faults.add(
                    format!("numbers.{number}"),
                    format!("found weight {weight}, expected 1 to {WEIGHT_MAX}"),
                );
            }
        }
        let Results { goal, save, corner } = self.results;
        if goal.max(save).max(corner) > WEIGHT_MAX {
            faults.add("results", format!("weights may not be larger than {WEIGHT_MAX}"));
        }
        if goal == 0 && save == 0 && corner == 0 {
            faults.add("results", "at least one weight must be above 0");
        }
        let mut range = |name: &str, value: u32| {
            let guide =
                OPTIONS.iter().find(|guide| guide.name == name).expect("every ranged option is in the guide");
            if let OptionKind::Number { min, max } = guide.kind
                && !(min..=max).contains(&value)
            {
                faults.add(name, format!("found {value}, expected {min} to {max}"));
            }
        };
        range("goals_to_win", u32::from(self.goals_to_win));
        range("turn_limit", self.turn_limit);
        range("clock_seconds", self.clock_seconds);
        range("safety_turns", self.safety_turns);
        range("lob_min", u32::from(self.lob_min));
        range("zone_men", u32::from(self.zone_men));
    }
}

/// The options in the order of the specification.
pub(crate) const OPTIONS: &[OptionGuide] = &[
    OptionGuide { name: "board", kind: OptionKind::Data },
    OptionGuide { name: "numbers", kind: OptionKind::Data },
    OptionGuide { name: "results", kind: OptionKind::Data },
    OptionGuide { name: "goals_to_win", kind: OptionKind::Number { min: 0, max: 99 } },
    OptionGuide { name: "turn_limit", kind: OptionKind::Number { min: 0, max: TURNS_MAX } },
    OptionGuide { name: "clock_seconds", kind: OptionKind::Number { min: 0, max: SECONDS_MAX } },
    OptionGuide { name: "tie_break", kind: OptionKind::Choice(&["draw", "golden_goal"]) },
    OptionGuide { name: "safety_turns", kind: OptionKind::Number { min: 1, max: TURNS_MAX } },
    OptionGuide { name: "must_spend_all", kind: OptionKind::Switch },
    OptionGuide { name: "lob_min", kind: OptionKind::Number { min: 1, max: NUMBER_MAX as u32 } },
    OptionGuide { name: "tackle_spend_rest", kind: OptionKind::Switch },
    OptionGuide { name: "zone_rule", kind: OptionKind::Choice(&["ball_out", "keeper_only"]) },
    OptionGuide { name: "corner_side", kind: OptionKind::Choice(&["choice", "nearest", "defence"]) },
    OptionGuide { name: "corner_next", kind: OptionKind::Choice(&["defence", "attack"]) },
    OptionGuide { name: "kickoff_dribble", kind: OptionKind::Switch },
    OptionGuide { name: "loose_ball", kind: OptionKind::Choice(&["chase", "leave"]) },
    OptionGuide { name: "lob_part", kind: OptionKind::Switch },
    OptionGuide { name: "lob_home", kind: OptionKind::Switch },
    OptionGuide { name: "lob_declared", kind: OptionKind::Switch },
    OptionGuide { name: "zone_balls", kind: OptionKind::Choice(&["closed", "open"]) },
    OptionGuide { name: "corner_mate", kind: OptionKind::Choice(&["given", "choice"]) },
    OptionGuide { name: "corner_beside", kind: OptionKind::Choice(&["choice", "nearest", "defence"]) },
    OptionGuide { name: "kickoff_ball", kind: OptionKind::Choice(&["held", "beside"]) },
    OptionGuide { name: "zone_men", kind: OptionKind::Number { min: 0, max: ZONE_MEN_MAX as u32 } },
];

/// The presets of section 7.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { name: "first_to_four", options: "{}" },
    Preset { name: "ninety_minutes", options: r#"{"goals_to_win":0,"turn_limit":90}"# },
    Preset { name: "quick", options: r#"{"goals_to_win":2,"turn_limit":60}"# },
    Preset { name: "by_the_clock", options: r#"{"goals_to_win":0,"clock_seconds":1800}"# },
];
