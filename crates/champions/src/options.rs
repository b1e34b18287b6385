//! Every option and variant (section 7), validated once.

use crate::geometry::Geometry;
use crate::squad::Shirts;
use serde::{Deserialize, Serialize};
use touchline_kernel::{Faults, OptionGuide, OptionKind, Preset, Seat};

/// What a user may choose. The default is the preset `full`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// May players intercept (section 4.8)?
    pub interceptions: bool,
    /// May a team-mate run after the ball (D)?
    pub follow: bool,
    /// Is there offside (section 4.10)?
    pub offside: bool,
    /// E-2.
    pub row1_tidy: bool,
    /// SPOIL-3.
    pub spoil_goal_area: bool,
    /// SPOIL-4.
    pub spoil_box_limit: bool,
    /// SPOIL-5.
    pub spoil_chain: bool,
    /// SPOIL-6.
    pub spoil_reach: bool,
    /// PUSH.
    pub shoulder_charge: bool,
    /// PICK.
    pub keeper_pickup: bool,
    /// FOUL, FK and PEN.
    pub fouls: bool,
    /// CARD.
    pub cards: bool,
    /// INJ.
    pub injuries: bool,
    /// SAVE-7.
    pub handball: bool,
    /// SUB.
    pub substitutions: bool,
    /// What moves the clock.
    pub clock: Clock,
    /// CLK-3: the number of the '1' that ends the match.
    pub clock_ones: u8,
    /// CLK-5: the number of the roll that ends the match.
    pub clock_rolls: u16,
    /// What a level score at the whistle means.
    pub draw: Draw,
    /// XT-2: spaces of the track of extra time.
    pub extra_time_spaces: u8,
    /// XT-1: how extra time begins (R61).
    pub extra_time_start: ExtraTimeStart,
    /// SO-1: kicks each.
    pub shootout_kicks: u8,
    /// C-3.
    pub max_touches: u8,
    /// R16: what C-3 counts.
    pub touch_limit: TouchLimit,
    /// C-4.
    pub retouch: bool,
    /// A-6.
    pub walk_backtrack: bool,
    /// R35: nobody is offside in his own half.
    pub offside_own_half_exempt: bool,
    /// R25: who is on turn after a deflection.
    pub turn_after_deflection: TurnAfterDeflection,
    /// R27: is E carried out before the interceptions?
    pub tidy_first: bool,
    /// R69: may a player run after a deflected ball that was played on?
    pub follow_deflected: bool,
    /// R39: whose nearest man may be charged?
    pub push_nearest: PushNearest,
    /// R99: may players cross goal squares that are not theirs?
    pub cross_goals: bool,
    /// R52: who chooses the squares of FK-9 and FK-10?
    pub free_kick_squares: FreeKickSquares,
    /// R57: may a player who has left come back?
    pub reentry: bool,
    /// R59: a '1' at a held ball moves the clock.
    pub hold_ones_count: bool,
    /// R64: a team with fewer players loses at once; 0 for no limit.
    pub min_players: u8,
    /// Are the shirt numbers of the line-up chosen?
    pub pick_numbers: bool,
    /// Section 6.5: every match needs a winner.
    pub tournament: bool,
    /// CUP-2 to CUP-6: who may not play this match.
    pub absent: Absent,
    /// The board (section 2.7).
    pub geometry: Geometry,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            interceptions: true,
            follow: true,
            offside: true,
            row1_tidy: true,
            spoil_goal_area: true,
            spoil_box_limit: true,
            spoil_chain: true,
            spoil_reach: true,
            shoulder_charge: true,
            keeper_pickup: true,
            fouls: true,
            cards: true,
            injuries: true,
            handball: true,
            substitutions: true,
            clock: Clock::Ones,
            clock_ones: 16,
            clock_rolls: 90,
            draw: Draw::Draw,
            extra_time_spaces: 5,
            extra_time_start: ExtraTimeStart::PlayOn,
            shootout_kicks: 5,
            max_touches: 6,
            touch_limit: TouchLimit::Touches,
            retouch: true,
            walk_backtrack: true,
            offside_own_half_exempt: false,
            turn_after_deflection: TurnAfterDeflection::LastDeflector,
            tidy_first: false,
            follow_deflected: false,
            push_nearest: PushNearest::All,
            cross_goals: false,
            free_kick_squares: FreeKickSquares::Fixed,
            reentry: false,
            hold_ones_count: false,
            min_players: 0,
            pick_numbers: false,
            tournament: false,
            absent: Absent::default(),
            geometry: Geometry::default(),
        }
    }
}

/// Who may not play this match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Absent {
    /// Of the home team.
    pub home: Missing,
    /// Of the away team.
    pub away: Missing,
}

impl Absent {
    /// Of one team.
    #[must_use]
    pub const fn of(&self, seat: Seat) -> Missing {
        match seat {
            Seat::Home => self.home,
            Seat::Away => self.away,
        }
    }
}

/// Who of a team may not play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Missing {
    /// For cards (CUP-2 to CUP-5).
    pub suspended: Shirts,
    /// For injuries (CUP-6).
    pub injured: Shirts,
}

impl Missing {
    /// All of them.
    #[must_use]
    pub fn all(self) -> Shirts {
        self.suspended.or(self.injured)
    }
}

/// What moves the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// Every '1' is six minutes (CLK-1).
    Ones,
    /// Every roll is a minute (CLK-5).
    Rolls,
}

/// A level score at the whistle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// Stands.
    Draw,
    /// Leads to extra time; if that ends level too, it stands.
    ExtraTime,
    /// Leads to extra time and then to a shoot-out.
    ExtraTimeShootout,
}

/// How extra time begins (XT-1, R61).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExtraTimeStart {
    /// Play simply goes on.
    PlayOn,
    /// With a new kick-off.
    KickOff,
}

/// INT-11 and its alternative (R25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnAfterDeflection {
    /// The opponents of the last team to deflect the ball.
    LastDeflector,
    /// The opponents of the last team to touch it.
    LastToucher,
}

/// What C-3 counts (R16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TouchLimit {
    /// Touches.
    Touches,
    /// Players, however often each of them touches the ball.
    Players,
}

/// Whose nearest man to the ball may be charged (PUSH-2, R39).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PushNearest {
    /// Nobody at all may be nearer than he is.
    All,
    /// No team-mate of his may be nearer.
    Opponents,
}

/// Who chooses where the men of FK-9 and FK-10 stand (R52).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeKickSquares {
    /// Nobody: where the men of FK-2 and FK-3 would stand.
    Fixed,
    /// Their coaches: next to the ball, and two steps from it.
    Chosen,
}

/// The most touches that `max_touches` may allow: a play of ten touches passes at most sixteen squares.
pub const TOUCHES_MAX: u8 = 10;

impl Options {
    /// Everything that is out of range, the geometry aside.
    pub(crate) fn check(&self, faults: &mut Faults) {
        let mut range = |name: &str, value: u16| {
            let guide =
                OPTIONS.iter().find(|guide| guide.name == name).expect("every number is in the guide");
            if let OptionKind::Number { min, max } = guide.kind
                && !(min..=max).contains(&u32::from(value))
            {
                faults.add(name, format!("found {value}, expected {min} to {max}"));
            }
        };
        range("clock_ones", self.clock_ones.into());
        range("clock_rolls", self.clock_rolls);
        range("extra_time_spaces", self.extra_time_spaces.into());
        range("shootout_kicks", self.shootout_kicks.into());
        range("max_touches", self.max_touches.into());
        range("min_players", self.min_players.into());
    }

    /// The most touches of one play, whoever makes them.
    pub(crate) const fn touches_most(&self) -> u8 {
        match self.touch_limit {
            TouchLimit::Touches => self.max_touches,
            TouchLimit::Players => TOUCHES_MAX,
        }
    }

    /// C-3: has the play seen as many players as it may?
    pub(crate) fn only_touchers(&self, touched: Shirts) -> bool {
        self.touch_limit == TouchLimit::Players && touched.len() >= u32::from(self.max_touches)
    }

    /// What a level score means, tournaments considered.
    pub(crate) fn tie_break(&self) -> Draw {
        if self.tournament { Draw::ExtraTimeShootout } else { self.draw }
    }
}

const fn switch(name: &'static str) -> OptionGuide {
    OptionGuide { name, kind: OptionKind::Switch }
}

const fn number(name: &'static str, min: u32, max: u32) -> OptionGuide {
    OptionGuide { name, kind: OptionKind::Number { min, max } }
}

/// The options in the order of the specification.
pub(crate) const OPTIONS: &[OptionGuide] = &[
    switch("interceptions"),
    switch("follow"),
    switch("offside"),
    switch("row1_tidy"),
    switch("spoil_goal_area"),
    switch("spoil_box_limit"),
    switch("spoil_chain"),
    switch("spoil_reach"),
    switch("shoulder_charge"),
    switch("keeper_pickup"),
    switch("fouls"),
    switch("cards"),
    switch("injuries"),
    switch("handball"),
    switch("substitutions"),
    OptionGuide { name: "clock", kind: OptionKind::Choice(&["ones", "rolls"]) },
    number("clock_ones", 1, 60),
    number("clock_rolls", 2, 900),
    OptionGuide { name: "draw", kind: OptionKind::Choice(&["draw", "extra_time", "extra_time_shootout"]) },
    number("extra_time_spaces", 0, 20),
    OptionGuide { name: "extra_time_start", kind: OptionKind::Choice(&["play_on", "kick_off"]) },
    number("shootout_kicks", 1, 20),
    number("max_touches", 1, TOUCHES_MAX as u32),
    OptionGuide { name: "touch_limit", kind: OptionKind::Choice(&["touches", "players"]) },
    switch("retouch"),
    switch("walk_backtrack"),
    switch("offside_own_half_exempt"),
    OptionGuide {
        name: "turn_after_deflection",
        kind: OptionKind::Choice(&["last_deflector", "last_toucher"]),
    },
    switch("tidy_first"),
    switch("follow_deflected"),
    OptionGuide { name: "push_nearest", kind: OptionKind::Choice(&["all", "opponents"]) },
    switch("cross_goals"),
    OptionGuide { name: "free_kick_squares", kind: OptionKind::Choice(&["fixed", "chosen"]) },
    switch("reentry"),
    switch("hold_ones_count"),
    number("min_players", 0, 11),
    switch("pick_numbers"),
    switch("tournament"),
    OptionGuide { name: "absent", kind: OptionKind::Data },
    OptionGuide { name: "geometry", kind: OptionKind::Data },
];

/// The presets of section 7.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { name: "full", options: "{}" },
    Preset {
        name: "as_printed",
        options: r#"{"touch_limit":"players","tidy_first":true,"follow_deflected":true,"push_nearest":"opponents","cross_goals":true,"free_kick_squares":"chosen","reentry":true,"hold_ones_count":true,"pick_numbers":true}"#,
    },
    Preset { name: "thirteen_rows", options: r#"{"geometry":{"rows":13}}"# },
    Preset {
        name: "beginner",
        options: r#"{"shoulder_charge":false,"keeper_pickup":false,"fouls":false,"cards":false,"injuries":false,"handball":false,"substitutions":false}"#,
    },
];
