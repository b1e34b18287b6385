//! Every option and variant (section 7), validated once.

use crate::action::Formation;
use crate::pitch::{Board, ShotZones};
use serde::{Deserialize, Serialize};
use touchline_kernel::{Faults, OptionGuide, OptionKind, Preset};

/// What a user may choose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// All `E…` rules together (section 7.1).
    pub errata: bool,
    /// Which formations may be chosen.
    pub formations: Formations,
    /// The smallest number per line, when any formation may be chosen.
    pub formation_min: u8,
    /// R42.
    pub midfield_join: bool,
    /// R34.
    pub shot_counts_keeper: bool,
    /// R19.
    pub offside_line: OffsideLine,
    /// R20.
    pub level_with: LevelWith,
    /// R30: may a piece that was brought to the ball move again?
    pub move_again: bool,
    /// R48: must the zone in the middle of a carry be free of opponents, too?
    pub carry_middle: bool,
    /// R51: does the zone modifier count at a direct free kick?
    pub direct_zone: bool,
    /// R18: may the team leave a target that holds only opponents without a player (4.4.3)?
    pub bring_optional: bool,
    /// R42: must a midfield move end where a team-mate stands?
    pub midfield_reinforce: bool,
    /// R46.
    pub free_moves: FreeMoves,
    /// R8: do both adjusted players go to one zone?
    pub adjust_together: bool,
    /// R9.
    pub kickoff_centre: KickoffCentre,
    /// R7: do the teams set up for a goal kick?
    pub goal_kick_setup: bool,
    /// R39: does the goalkeeper come back for a goal kick and stay with it?
    pub keeper_back: bool,
    /// R40.
    pub slow_kick: SlowKick,
    /// R31: is a start area without any player easy, too?
    pub easy_empty: bool,
    /// R61.
    pub sent_off: SentOff,
    /// R65: is the turn that reaches the fifth added minute the last?
    pub added_end: bool,
    /// G2.
    pub zones: Board,
    /// G8.
    pub shot_zone_mods: ShotZones,
    /// X-MIN.
    pub min_players: u8,
    /// X-CAP.
    pub turn_cap: u16,
    /// X-ET.
    pub extra_time: bool,
    /// X-SO.
    pub shootout: bool,
    /// Kicks of each team before sudden death.
    pub shootout_kicks: u8,
    /// Pairs of sudden death before lots are drawn.
    pub shootout_cap: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            errata: true,
            formations: Formations::Any,
            formation_min: 0,
            midfield_join: false,
            shot_counts_keeper: true,
            offside_line: OffsideLine::Second,
            level_with: LevelWith::Start,
            move_again: false,
            carry_middle: true,
            direct_zone: true,
            bring_optional: false,
            midfield_reinforce: false,
            free_moves: FreeMoves::Straight,
            adjust_together: false,
            kickoff_centre: KickoffCentre::AtLeast,
            goal_kick_setup: false,
            keeper_back: true,
            slow_kick: SlowKick::Team,
            easy_empty: false,
            sent_off: SentOff::Outfield,
            added_end: true,
            zones: Board::default(),
            shot_zone_mods: ShotZones::default(),
            min_players: 7,
            turn_cap: 200,
            extra_time: false,
            shootout: false,
            shootout_kicks: 5,
            shootout_cap: 30,
        }
    }
}

/// Which opponent draws the offside line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OffsideLine {
    /// The second from their end, the goalkeeper included.
    Second,
    /// The last outfield piece.
    Last,
}

/// Where the ball is when E4.1.1a asks who is level with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LevelWith {
    /// Where the turn began.
    Start,
    /// Where it is now.
    Ball,
}

/// Where a free move leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeMoves {
    /// Straight away from the end line.
    Straight,
    /// To any adjacent zone that does not touch it.
    Away,
}

/// How many stand in the centre at a kick-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KickoffCentre {
    /// At least two of the team that kicks off.
    AtLeast,
    /// Exactly two of each team, and the others fully in their own half.
    Exactly,
}

/// Who moves in the extra phase of a slow goal kick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SlowKick {
    /// As many as in any movement phase.
    Team,
    /// One player of each team.
    One,
}

/// Who leaves after a red card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SentOff {
    /// An outfield piece.
    Outfield,
    /// Whom the team chooses, the goalkeeper included.
    Any,
}

/// Which formations may be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Formations {
    /// Any that adds up to ten.
    Any,
    /// Only the eight tactics cards.
    Cards,
}

/// The eight tactics cards.
pub(crate) const CARDS: [Formation; 8] = [
    Formation::card(5, 3, 2),
    Formation::card(3, 5, 2),
    Formation::card(3, 4, 3),
    Formation::card(5, 4, 1),
    Formation::card(4, 4, 2),
    Formation::card(4, 2, 4),
    Formation::card(4, 3, 3),
    Formation::card(4, 5, 1),
];

impl Options {
    /// Everything that is out of range, the tables of the board aside.
    pub(crate) fn check(&self, faults: &mut Faults) {
        let numbers = [
            ("formation_min", u32::from(self.formation_min)),
            ("min_players", u32::from(self.min_players)),
            ("turn_cap", u32::from(self.turn_cap)),
            ("shootout_kicks", u32::from(self.shootout_kicks)),
            ("shootout_cap", u32::from(self.shootout_cap)),
        ];
        for (name, value) in numbers {
            if let Some(OptionGuide { kind: OptionKind::Number { min, max }, .. }) =
                OPTIONS.iter().find(|guide| guide.name == name)
                && !(*min..=*max).contains(&value)
            {
                faults.add(name, format!("found {value}, expected {min} to {max}"));
            }
        }
    }

    /// 3.1a: may this formation be chosen?
    pub(crate) fn allows(&self, formation: Formation) -> bool {
        match self.formations {
            Formations::Any => formation.lines().into_iter().all(|line| line >= self.formation_min),
            Formations::Cards => CARDS.contains(&formation),
        }
    }
}

/// The options in the order of the specification.
pub(crate) const OPTIONS: &[OptionGuide] = &[
    OptionGuide { name: "errata", kind: OptionKind::Switch },
    OptionGuide { name: "formations", kind: OptionKind::Choice(&["any", "cards"]) },
    OptionGuide { name: "formation_min", kind: OptionKind::Number { min: 0, max: 3 } },
    OptionGuide { name: "midfield_join", kind: OptionKind::Switch },
    OptionGuide { name: "shot_counts_keeper", kind: OptionKind::Switch },
    OptionGuide { name: "offside_line", kind: OptionKind::Choice(&["second", "last"]) },
    OptionGuide { name: "level_with", kind: OptionKind::Choice(&["start", "ball"]) },
    OptionGuide { name: "move_again", kind: OptionKind::Switch },
    OptionGuide { name: "carry_middle", kind: OptionKind::Switch },
    OptionGuide { name: "direct_zone", kind: OptionKind::Switch },
    OptionGuide { name: "bring_optional", kind: OptionKind::Switch },
    OptionGuide { name: "midfield_reinforce", kind: OptionKind::Switch },
    OptionGuide { name: "free_moves", kind: OptionKind::Choice(&["straight", "away"]) },
    OptionGuide { name: "adjust_together", kind: OptionKind::Switch },
    OptionGuide { name: "kickoff_centre", kind: OptionKind::Choice(&["at_least", "exactly"]) },
    OptionGuide { name: "goal_kick_setup", kind: OptionKind::Switch },
    OptionGuide { name: "keeper_back", kind: OptionKind::Switch },
    OptionGuide { name: "slow_kick", kind: OptionKind::Choice(&["team", "one"]) },
    OptionGuide { name: "easy_empty", kind: OptionKind::Switch },
    OptionGuide { name: "sent_off", kind: OptionKind::Choice(&["outfield", "any"]) },
    OptionGuide { name: "added_end", kind: OptionKind::Switch },
    OptionGuide { name: "zones", kind: OptionKind::Data },
    OptionGuide { name: "shot_zone_mods", kind: OptionKind::Data },
    OptionGuide { name: "min_players", kind: OptionKind::Number { min: 2, max: 11 } },
    OptionGuide { name: "turn_cap", kind: OptionKind::Number { min: 0, max: 1000 } },
    OptionGuide { name: "extra_time", kind: OptionKind::Switch },
    OptionGuide { name: "shootout", kind: OptionKind::Switch },
    OptionGuide { name: "shootout_kicks", kind: OptionKind::Number { min: 1, max: 20 } },
    OptionGuide { name: "shootout_cap", kind: OptionKind::Number { min: 0, max: 100 } },
];

/// Sets of options with a name.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { name: "standard", options: "{}" },
    Preset { name: "as_printed", options: r#"{"errata":false}"# },
    Preset {
        name: "finnish",
        options: r#"{"errata":false,"move_again":true,"direct_zone":false,"goal_kick_setup":true,"keeper_back":false,"sent_off":"any","min_players":2,"turn_cap":0}"#,
    },
    Preset {
        name: "italian",
        options: r#"{"errata":false,"midfield_join":true,"shot_counts_keeper":false,"offside_line":"last","move_again":true,"carry_middle":false,"direct_zone":false,"bring_optional":true,"midfield_reinforce":true,"free_moves":"away","adjust_together":true,"kickoff_centre":"exactly","keeper_back":false,"slow_kick":"one","easy_empty":true,"sent_off":"any","added_end":false,"min_players":2,"turn_cap":0}"#,
    },
    Preset { name: "cards_only", options: r#"{"formations":"cards"}"# },
    Preset { name: "cup", options: r#"{"extra_time":true,"shootout":true}"# },
    Preset { name: "short", options: r#"{"turn_cap":10}"# },
];
