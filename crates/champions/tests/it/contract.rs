//! The kernel's contract, over many option sets.

use touchline_champions::{Champions, Options};
use touchline_kernel::Game;
use touchline_testkit::{Contract, lines_of_play};

/// Every option away from its default at least once, alone and together.
const OPTION_SETS: &[&str] = &[
    r#"{"shoulder_charge":false,"keeper_pickup":false,"fouls":false,"cards":false,"injuries":false,"handball":false,"substitutions":false}"#,
    r#"{"clock":"rolls","clock_rolls":60,"tournament":true,"min_players":9}"#,
    r#"{"clock_ones":4,"draw":"extra_time_shootout","extra_time_spaces":1,"shootout_kicks":2,"pick_numbers":true}"#,
    r#"{"clock_ones":6,"draw":"extra_time","walk_backtrack":false,"retouch":false,"max_touches":4}"#,
    r#"{"interceptions":false,"follow":false,"offside":false,"row1_tidy":false,"clock_ones":10}"#,
    r#"{"spoil_goal_area":false,"spoil_box_limit":false,"spoil_chain":false,"spoil_reach":false}"#,
    r#"{"offside_own_half_exempt":true,"turn_after_deflection":"last_toucher","hold_ones_count":true}"#,
    r#"{"max_touches":10,"cards":false,"injuries":false}"#,
    r#"{"handball":false,"substitutions":false,"max_touches":1}"#,
    r#"{"geometry":{"rows":17}}"#,
    r#"{"geometry":{"rows":9,"attack_row":3,"penalty_area":{"cols":[3,8],"depth":2}},"clock_ones":8}"#,
];

fn contract() -> Contract<Champions> {
    OPTION_SETS.iter().fold(Contract::new(), |contract, options| contract.with(options))
}

#[test]
fn the_contract_holds() {
    let tally = contract().decisions(30_000).slow_share(32).check();
    assert!(tally.matches > 40 && tally.lists_compared > 1_000, "{tally:?}");
}

/// Ten million decisions in all when `TOUCHLINE_LONG` is set, a hundredth of that otherwise.
#[test]
fn long_random_play_breaks_nothing() {
    let decisions = if std::env::var_os("TOUCHLINE_LONG").is_some() { 10_000_000 } else { 100_000 };
    contract().seed(7).decisions(decisions).slow_share(2048).check();
}

#[test]
fn lines_of_play_from_the_start() {
    let champions = Champions::new(Options::default()).unwrap();
    let start = champions.start();
    assert_eq!([1, 2, 3].map(|depth| lines_of_play(&champions, &start, depth)), LINES);
}

/// Six formations each; then away's first decision on the pitch: a column, or its keeper's square, both one of two.
const LINES: [u64; 3] = [6, 36, 72];
