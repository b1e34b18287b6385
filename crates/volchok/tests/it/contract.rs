//! The kernel's contract, over many option sets.

use touchline_kernel::Game;
use touchline_testkit::{Contract, lines_of_play};
use touchline_volchok::Volchok;

/// Every option away from its default at least once, alone and together.
const OPTION_SETS: &[&str] = &[
    r#"{"goals_to_win":0,"turn_limit":90}"#,
    r#"{"goals_to_win":1,"must_spend_all":true,"safety_turns":300}"#,
    r#"{"goals_to_win":1,"tackle_spend_rest":true,"lob_min":3}"#,
    r#"{"goals_to_win":1,"zone_rule":"keeper_only","corner_next":"attack"}"#,
    r#"{"goals_to_win":1,"corner_side":"nearest","kickoff_dribble":false,"zone_rule":"keeper_only","must_spend_all":true}"#,
    r#"{"turn_limit":40,"tie_break":"golden_goal","results":{"goal":0,"save":2,"corner":5}}"#,
    r#"{"goals_to_win":1,"numbers":{"1":3,"2":1,"4":2}}"#,
    r#"{"goals_to_win":1,"numbers":{"5":1,"12":1,"20":7}}"#,
    r#"{"goals_to_win":1,"board":{"cols":7,"rows":9}}"#,
    r#"{"goals_to_win":1,"board":{"cols":11,"rows":18},"tackle_spend_rest":true}"#,
    r#"{"goals_to_win":1,"board":{"rows":10},"clock_seconds":60}"#,
    r#"{"goals_to_win":1,"loose_ball":"leave"}"#,
    r#"{"goals_to_win":1,"lob_part":true,"lob_home":true,"corner_side":"defence"}"#,
    r#"{"goals_to_win":1,"lob_declared":true,"zone_balls":"open"}"#,
    r#"{"goals_to_win":1,"lob_declared":true,"lob_part":true,"lob_min":2,"zone_rule":"keeper_only","zone_balls":"open"}"#,
    r#"{"goals_to_win":1,"corner_mate":"choice","corner_beside":"nearest","results":{"goal":1,"save":1,"corner":9}}"#,
    r#"{"goals_to_win":1,"corner_mate":"choice","corner_beside":"defence","results":{"goal":1,"save":1,"corner":9}}"#,
    r#"{"goals_to_win":1,"kickoff_ball":"beside"}"#,
    r#"{"goals_to_win":1,"kickoff_ball":"beside","kickoff_dribble":false,"loose_ball":"leave","board":{"rows":10}}"#,
    r#"{"goals_to_win":1,"zone_men":2}"#,
    r#"{"goals_to_win":1,"zone_men":0,"zone_rule":"keeper_only","must_spend_all":true}"#,
    r#"{"goals_to_win":1,"zone_men":1,"board":{"cols":7,"rows":9},"lob_part":true,"lob_min":2}"#,
];

fn contract() -> Contract<Volchok> {
    let written =
        OPTION_SETS.iter().fold(Contract::<Volchok>::new(), |contract, options| contract.with(options));
    written.with_random_options(48)
}

#[test]
fn the_contract_holds() {
    let tally = contract().decisions(60_000).check();
    assert!(tally.matches > 50 && tally.lists_compared > 4_000, "{tally:?}");
}

/// Ten million decisions in all when `TOUCHLINE_LONG` is set, a fiftieth of that otherwise.
#[test]
fn long_random_play_breaks_nothing() {
    let decisions = if std::env::var_os("TOUCHLINE_LONG").is_some() { 10_000_000 } else { 200_000 };
    contract().seed(7).decisions(decisions).slow_share(512).check();
}

#[test]
fn lines_of_play_from_the_start() {
    let volchok = Volchok::new(touchline_volchok::Options::default()).unwrap();
    let start = volchok.start();
    assert_eq!([1, 2, 3, 4, 5].map(|depth| lines_of_play(&volchok, &start, depth)), LINES);
}

/// 36 tosses. Then 6 of them level and tossed again, 30 with five players to pick: 6 · 36 + 30 · 5 = 366. Then six numbers each,
/// or another pick: 6 · 366 + 150 · 6 = 3096.
const LINES: [u64; 5] = [36, 366, 3_096, 27_576, 519_366];
