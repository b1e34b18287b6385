//! Whole matches, kept as files.

use crate::project;
use touchline_fudis::Fudis;
use touchline_testkit::golden::{self, Case};

const CASES: &[Case] = &[
    ("classic", "{}", 1),
    ("alternate", r#"{"build":"alternate","rounds_per_half":1,"shootout_starter":"alternate"}"#, 2),
    ("jokers", r#"{"jokers":2,"suit_order":true,"first_starter":"away","rounds_per_half":1}"#, 3),
    ("six", r#"{"formation":[3,2],"redraw":true,"rounds_per_half":3,"mercy":"off"}"#, 4),
    ("simple", r#"{"build":"random","jokers":3,"ace_on_field":"low"}"#, 5),
    ("children", r#"{"swaps":false,"counter":false,"redeal_each_round":true,"shootout":false}"#, 6),
    ("two-packs", r#"{"packs":2,"formation":[3,3,3],"rebuild":"free","half_end":"pile","reach":"any"}"#, 7),
    (
        "shoot-out",
        r#"{"format":"shootout_only","shootout_legs":3,"shootout_extra":1,"shootout_tiebreak":"draw"}"#,
        8,
    ),
    (
        "face-down",
        r#"{"formation":[3,2],"redraw":true,"redraw_face_down":true,"rounds_per_half":3,"mercy":"off"}"#,
        12,
    ),
    ("redraw", r#"{"redraw":true,"redraw_second_half":true,"swap_keeps_attack":false}"#, 10),
    ("short", r#"{"short_refill":"end_half","mercy":"clinched"}"#, 9),
    (
        "by-the-letter",
        r#"{"build":"random","random_rebuild":false,"short_fill":"free","swap_needs_attack":true,"mercy_call":"claimed"}"#,
        11,
    ),
    ("revision-1", r#"{"mercy_call":"counted"}"#, 1),
];

#[test]
fn golden_matches_are_as_they_were() {
    golden::check::<Fudis>(&project("records/fudis"), CASES);
}
