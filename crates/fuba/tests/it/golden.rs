//! Whole matches, kept as files.

use crate::project;
use touchline_fuba::Fuba;
use touchline_testkit::golden::{self, Case};

const CASES: &[Case] = &[
    ("revision-1", r#"{"turn_cap":12,"level_with":"ball"}"#, 1),
    (
        "italian",
        r#"{"errata":false,"midfield_join":true,"shot_counts_keeper":false,"offside_line":"last","move_again":true,"carry_middle":false,"direct_zone":false,"bring_optional":true,"midfield_reinforce":true,"free_moves":"away","adjust_together":true,"kickoff_centre":"exactly","keeper_back":false,"slow_kick":"one","easy_empty":true,"sent_off":"any","added_end":false,"min_players":2,"turn_cap":10}"#,
        2,
    ),
    (
        "finnish",
        r#"{"errata":false,"move_again":true,"direct_zone":false,"goal_kick_setup":true,"keeper_back":false,"sent_off":"any","min_players":2,"turn_cap":10}"#,
        2,
    ),
    ("default", r#"{"turn_cap":12}"#, 1),
    ("as-printed", r#"{"errata":false,"turn_cap":10}"#, 2),
    ("cup", r#"{"extra_time":true,"shootout":true,"shootout_kicks":3,"shootout_cap":1,"turn_cap":3}"#, 3),
    ("cards", r#"{"formations":"cards","midfield_join":true,"shot_counts_keeper":false,"turn_cap":8}"#, 4),
    (
        "other-board",
        r#"{"zones":{"m1":[0,3],"m2":[3,9],"m4":[15,21],"m5":[21,24]},"shot_zone_mods":{"m4":1},"formation_min":2,"min_players":10,"turn_cap":8}"#,
        5,
    ),
];

#[test]
fn golden_matches_are_as_they_were() {
    golden::check::<Fuba>(&project("records/fuba"), CASES);
}
