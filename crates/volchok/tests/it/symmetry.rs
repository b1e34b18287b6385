//! I8: the board has two symmetries, and the rules keep both.

use serde_json::Value;
use std::collections::BTreeSet;
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Silent};
use touchline_volchok::{Options, Position, Setup, Volchok};

/// Rewrites every square of a text: `step 4 b6`, `e7`.
fn moved(text: &str, square: &dyn Fn(u8, u8) -> (u8, u8)) -> String {
    let word = |word: &str| {
        let mut chars = word.chars();
        match (chars.next(), chars.as_str().parse::<u8>()) {
            (Some(col @ 'a'..='i'), Ok(row)) => {
                let (col, row) = square(col as u8 - b'a' + 1, row);
                format!("{}{row}", (b'a' + col - 1) as char)
            }
            _ => word.to_owned(),
        }
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn rotate(col: u8, row: u8) -> (u8, u8) {
    (10 - col, 14 - row)
}

fn mirror(col: u8, row: u8) -> (u8, u8) {
    (10 - col, row)
}

fn change(value: &Value, square: &dyn Fn(u8, u8) -> (u8, u8), swap: bool) -> Value {
    match value {
        Value::String(text) => {
            let text = moved(text, square);
            match (swap, text.chars().next()) {
                (true, Some('H')) => text.replacen('H', "A", 1).into(),
                (true, Some('A')) => text.replacen('A', "H", 1).into(),
                (true, _) if text == "home" => "away".into(),
                (true, _) if text == "away" => "home".into(),
                _ => text.into(),
            }
        }
        Value::Object(map) => {
            let mut changed: serde_json::Map<String, Value> =
                map.iter().map(|(key, value)| (key.clone(), change(value, square, swap))).collect();
            if swap && changed.contains_key("home") {
                let (home, away) = (changed["home"].clone(), changed["away"].clone());
                changed.insert("home".to_owned(), away);
                changed.insert("away".to_owned(), home);
            }
            if swap && let Some(Value::Array(score)) = changed.get_mut("score") {
                score.reverse();
            }
            changed.into()
        }
        other => other.clone(),
    }
}

fn legal(volchok: &Volchok, position: &Position) -> BTreeSet<String> {
    let mut actions = Vec::new();
    volchok.list(position, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn turning_or_mirroring_the_board_turns_or_mirrors_the_options() {
    let volchok = Volchok::new(Options::default()).unwrap();
    let mut dice = FairDice::from_seed(11);
    let mut playout = Playout::default();
    let mut compared = 0;
    for _ in 0..6 {
        let mut position = volchok.start();
        while playout.step(&volchok, &mut position, &mut dice, &mut Silent) {
            let setup = serde_json::to_value(volchok.setup(&position)).unwrap();
            // Start squares are named by shirt, and a mirrored team has other shirts there; before a kick-off nobody has moved.
            let before_kick_off = ["toss", "pick"].contains(&setup["phase"].as_str().unwrap());
            for (square, swap) in [(&rotate as &dyn Fn(u8, u8) -> (u8, u8), true), (&mirror, false)] {
                if before_kick_off && !swap {
                    continue;
                }
                let twin: Setup = serde_json::from_value(change(&setup, square, swap)).unwrap();
                let twin = volchok.place(&twin).unwrap_or_else(|faults| panic!("{faults}\n{setup}"));
                let expected: BTreeSet<String> =
                    legal(&volchok, &position).iter().map(|action| moved(action, square)).collect();
                assert_eq!(legal(&volchok, &twin), expected, "{setup}");
                compared += 1;
            }
        }
    }
    assert!(compared > 3_000, "{compared}");
}
