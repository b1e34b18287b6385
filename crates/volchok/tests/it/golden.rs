//! Whole matches, kept as files.

use crate::project;
use touchline_testkit::golden::{self, Case};
use touchline_volchok::Volchok;

const CASES: &[Case] = &[
    ("default", "{}", 1),
    ("revision-1", r#"{"loose_ball":"leave"}"#, 1),
    ("ninety-minutes", r#"{"goals_to_win":0,"turn_limit":90}"#, 2),
    ("golden-goal", r#"{"goals_to_win":0,"turn_limit":20,"tie_break":"golden_goal","safety_turns":200}"#, 3),
    (
        "strict",
        r#"{"must_spend_all":true,"lob_min":3,"zone_rule":"keeper_only","kickoff_dribble":false,"goals_to_win":1}"#,
        4,
    ),
    (
        "rest",
        r#"{"tackle_spend_rest":true,"corner_side":"nearest","corner_next":"attack","goals_to_win":1}"#,
        5,
    ),
    (
        "other-dial",
        r#"{"zone_men":2,"lob_part":true,"lob_home":true,"corner_side":"defence","numbers":{"1":1,"3":2,"5":1},"results":{"goal":1,"save":2,"corner":3},"board":{"cols":7,"rows":11},"goals_to_win":1,"clock_seconds":600}"#,
        6,
    ),
    (
        "readings",
        r#"{"lob_declared":true,"zone_balls":"open","corner_mate":"choice","corner_beside":"defence","kickoff_ball":"beside","results":{"goal":1,"save":1,"corner":3},"goals_to_win":1}"#,
        7,
    ),
];

#[test]
fn golden_matches_are_as_they_were() {
    golden::check::<Volchok>(&project("records/volchok"), CASES);
}
