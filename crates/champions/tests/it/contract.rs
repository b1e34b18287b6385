//! The kernel's contract, over many option sets.

use touchline_champions::{Champions, Options};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Game, OptionKind};
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
    r#"{"touch_limit":"players","tidy_first":true,"follow_deflected":true,"push_nearest":"opponents","cross_goals":true,"free_kick_squares":"chosen","reentry":true,"hold_ones_count":true,"pick_numbers":true}"#,
    r#"{"touch_limit":"players","max_touches":2,"walk_backtrack":false,"cross_goals":true,"tidy_first":true}"#,
    r#"{"clock_ones":2,"draw":"extra_time_shootout","extra_time_start":"kick_off","shootout_kicks":1}"#,
    r#"{"clock":"rolls","clock_rolls":20,"draw":"extra_time","extra_time_start":"kick_off","reentry":true}"#,
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

/// Random options, on the usual board.
fn random_games(seed: u64) -> impl Iterator<Item = Champions> {
    let mut dice = FairDice::from_seed(seed);
    std::iter::from_fn(move || {
        loop {
            let mut options = serde_json::Map::new();
            for option in Champions::OPTIONS {
                let value = match option.kind {
                    _ if dice.below(2) == 0 => continue,
                    OptionKind::Switch => (dice.below(2) == 1).into(),
                    // A clock of hundreds of rolls would leave no time for other options.
                    OptionKind::Number { min, max } => (min + dice.below(max.min(40) - min + 1)).into(),
                    OptionKind::Choice(words) => words[dice.below(words.len() as u32) as usize].into(),
                    OptionKind::Data => continue,
                };
                options.insert(option.name.to_owned(), value);
            }
            let options: Options = serde_json::from_value(options.into()).unwrap();
            if let Ok(game) = Champions::new(options) {
                return Some(game);
            }
        }
    })
}

/// Ten million decisions in all when `TOUCHLINE_LONG` is set, a two-hundredth of that otherwise.
#[test]
fn long_random_play_over_random_options_breaks_nothing() {
    let decisions = if std::env::var_os("TOUCHLINE_LONG").is_some() { 10_000_000 } else { 50_000 };
    let games = random_games(11).take(200);
    Contract::<Champions>::new().with_games(games).seed(9).decisions(decisions).slow_share(2048).check();
}

#[test]
fn lines_of_play_from_the_start() {
    let champions = Champions::new(Options::default()).unwrap();
    let start = champions.start();
    assert_eq!([1, 2, 3].map(|depth| lines_of_play(&champions, &start, depth)), LINES);
}

/// Six formations each; then away's first decision on the pitch: a column, or its keeper's square, both one of two.
const LINES: [u64; 3] = [6, 36, 72];
