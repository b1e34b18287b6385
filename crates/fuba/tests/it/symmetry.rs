//! G3: turning the board by 180° and swapping the teams changes nothing; neither does swapping the wings.

use serde_json::Value;
use std::collections::BTreeSet;
use touchline_fuba::{Fuba, Options, Phase, Position, Setup};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Silent};

const ZONES: [&str; 13] = ["m1", "s1", "s5", "m2", "s2", "s6", "m3", "s3", "s7", "m4", "s4", "s8", "m5"];

fn turned(zone: usize) -> usize {
    12 - zone
}

fn word(word: &str) -> String {
    match ZONES.iter().position(|zone| *zone == word) {
        Some(i) => ZONES[turned(i)].to_owned(),
        None => match word {
            "home" => "away".to_owned(),
            "away" => "home".to_owned(),
            other => other.to_owned(),
        },
    }
}

fn moved(text: &str) -> String {
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn change(value: &Value) -> Value {
    match value {
        Value::String(text) => word(text).into(),
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(change).collect();
            if items.len() == 2 && items.iter().all(Value::is_number) {
                items.reverse();
            }
            items.into()
        }
        Value::Object(map) => map.iter().map(|(key, value)| (word(key), change(value))).collect(),
        other => other.clone(),
    }
}

fn legal(fuba: &Fuba, position: &Position) -> BTreeSet<String> {
    let mut actions = Vec::new();
    fuba.list(position, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn turning_the_board_turns_the_options() {
    let fuba = Fuba::new(Options::default()).unwrap();
    let mut dice = FairDice::from_seed(11);
    let mut playout = Playout::default();
    let mut compared = 0;
    for _ in 0..4 {
        let mut position = fuba.start();
        while playout.step(&fuba, &mut position, &mut dice, &mut Silent) {
            if matches!(position.phase(), Phase::Formation { .. }) {
                continue;
            }
            let setup = serde_json::to_value(fuba.setup(&position)).unwrap();
            let twin: Setup = serde_json::from_value(change(&setup)).unwrap();
            let twin = fuba.place(&twin).unwrap_or_else(|faults| panic!("{faults}\n{setup}"));
            let expected: BTreeSet<String> =
                legal(&fuba, &position).iter().map(|action| moved(action)).collect();
            assert_eq!(legal(&fuba, &twin), expected, "{setup}");
            compared += 1;
        }
    }
    assert!(compared > 2_000, "{compared}");
}
