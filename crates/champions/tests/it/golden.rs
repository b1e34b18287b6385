//! Whole matches, kept as files.

use crate::project;
use touchline_champions::Champions;
use touchline_testkit::golden::{self, Case};

const CASES: &[Case] = &[
    ("default", "{}", 1),
    (
        "beginner",
        r#"{"shoulder_charge":false,"keeper_pickup":false,"fouls":false,"cards":false,"injuries":false,"handball":false,"substitutions":false,"clock_ones":8}"#,
        2,
    ),
    (
        "shoot-out",
        r#"{"clock_ones":2,"draw":"extra_time_shootout","extra_time_spaces":1,"shootout_kicks":3,"pick_numbers":true,"tournament":true,"absent":{"home":{"suspended":[7]},"away":{"injured":[9]}}}"#,
        3,
    ),
    (
        "rolls",
        r#"{"clock":"rolls","clock_rolls":40,"turn_after_deflection":"last_toucher","hold_ones_count":true,"min_players":8,"offside_own_half_exempt":true}"#,
        4,
    ),
    (
        "bare",
        r#"{"interceptions":false,"follow":false,"offside":false,"row1_tidy":false,"spoil_goal_area":false,"spoil_box_limit":false,"spoil_chain":false,"spoil_reach":false,"clock_ones":4}"#,
        5,
    ),
    (
        "as-printed",
        r#"{"touch_limit":"players","tidy_first":true,"follow_deflected":true,"push_nearest":"opponents","cross_goals":true,"free_kick_squares":"chosen","reentry":true,"clock_ones":6}"#,
        7,
    ),
    (
        "extra-kick-off",
        r#"{"clock_ones":2,"draw":"extra_time","extra_time_start":"kick_off","extra_time_spaces":2}"#,
        8,
    ),
    (
        "other-board",
        r#"{"geometry":{"rows":17},"retouch":false,"walk_backtrack":false,"max_touches":3,"clock_ones":4}"#,
        6,
    ),
];

#[test]
fn golden_matches_are_as_they_were() {
    golden::check::<Champions>(&project("records/champions"), CASES);
}
