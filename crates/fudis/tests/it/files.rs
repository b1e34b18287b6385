//! Position files that nobody would write: each is refused with reasons, or can be played.

use serde_json::Value;
use touchline_fudis::{Fudis, Setup};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Game, Playout, Seat, Silent, Turn};

const OPTION_SETS: &[&str] = &[
    "{}",
    r#"{"jokers":3}"#,
    r#"{"jokers":3,"build":"random","redraw":true}"#,
    r#"{"packs":2,"jokers":3,"rebuild":"free","formation":[2,1,3],"suit_order":true}"#,
    r#"{"build":"alternate","formation":[1],"jokers":2,"ace_on_field":"low"}"#,
    r#"{"format":"shootout_only","jokers":3}"#,
    r#"{"swaps":false,"counter":false,"redeal_each_round":true}"#,
];

const WORDS: &[&str] = &[
    "", "AS", "AS AS", "KH QD 2C", "X1", "X1 X2 X3", "- - -", "2S - 3S", "7D 7D", "GK", "D1 F1", "home",
    "away", "none", "8C?", "X1?", "TH JH",
];

const PHASES: &[&str] = &[
    r#""toss""#,
    r#""deal""#,
    r#""build""#,
    r#""topup""#,
    r#""refill""#,
    r#""swap""#,
    r#""attack""#,
    r#""counter""#,
    r#""lot""#,
    r#"{"redraw":{"thrown":1}}"#,
    r#"{"redraw":{"thrown":255}}"#,
    r#"{"redrawn":{"left":2}}"#,
    r#"{"redrawn":{"left":255}}"#,
    r#"{"swap_in":{"slot":"D1"}}"#,
    r#"{"swap_in":{"slot":"GK"}}"#,
    r#"{"target":{"attacker":"F1"}}"#,
    r#"{"target":{"attacker":"AS"}}"#,
    r#"{"target":{"attacker":"GK"}}"#,
    r#"{"draw":{"slot":"N5","goal":true}}"#,
    r#"{"draw":{"slot":null,"goal":true}}"#,
    r#"{"draw":{"slot":"F1","goal":false}}"#,
    r#"{"joker":{"slot":"D1","by":"topup"}}"#,
    r#"{"joker":{"slot":"F1","by":"deal"}}"#,
    r#"{"end":{"by":"SO-7","winner":null}}"#,
    r#"{"end":{"by":"HIT-1","winner":"home"}}"#,
];

fn pick<T: Copy>(list: &[T], dice: &mut FairDice) -> T {
    list[dice.below(list.len() as u32) as usize]
}

/// Changes one thing somewhere in a file.
fn spoil(json: &mut Value, dice: &mut FairDice) {
    let map = json.as_object_mut().unwrap();
    let keys: Vec<String> = map.keys().cloned().collect();
    let key = keys[dice.below(keys.len() as u32) as usize].clone();
    if key == "phase" {
        map[&key] = serde_json::from_str(pick(PHASES, dice)).unwrap();
        return;
    }
    let value = &mut map[&key];
    match value {
        Value::Object(_) => spoil(value, dice),
        Value::Array(list) => list[dice.below(2) as usize] = dice.below(256).into(),
        Value::Number(_) => *value = pick(&[0, 1, 2, 3, 5, 30, 255], dice).into(),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(_) | Value::Null => *value = pick(WORDS, dice).into(),
    }
}

#[test]
fn any_file_is_refused_with_reasons_or_can_be_played() {
    let files = if crate::contract::long() { 100_000 } else { 3_000 };
    let (mut refused, mut played) = (0, 0);
    for (number, options) in OPTION_SETS.iter().enumerate() {
        let fudis = Fudis::new(serde_json::from_str(options).unwrap()).unwrap();
        let mut dice = FairDice::from_seed(number as u64);
        let mut playout = Playout::default();
        let mut position = fudis.start();
        for _ in 0..files {
            if !playout.step(&fudis, &mut position, &mut dice, &mut Silent) {
                position = fudis.start();
            }
            let mut json = serde_json::to_value(fudis.setup(&position)).unwrap();
            if dice.below(8) == 0 {
                json["discard"] = pick(WORDS, &mut dice).into();
            }
            for _ in 0..1 + dice.below(3) {
                spoil(&mut json, &mut dice);
            }
            let Ok(setup) = serde_json::from_value::<Setup>(json.clone()) else { continue };
            match fudis.place(&setup) {
                Err(faults) => {
                    assert!(!faults.0.is_empty());
                    refused += 1;
                }
                Ok(start) => {
                    play(&fudis, start, &json, &mut dice);
                    played += 1;
                }
            }
        }
    }
    assert!(refused > 2_000 && played > 2_000, "{refused} refused, {played} played");
}

fn play(fudis: &Fudis, start: touchline_fudis::Position, json: &Value, dice: &mut FairDice) {
    let mut playout = Playout::default();
    let mut position = start;
    let mut actions = Vec::new();
    fudis.check(&position).unwrap_or_else(|faults| panic!("{faults}\n{json}"));
    for step in 0..20_000 {
        match fudis.turn(&position) {
            Turn::Over(_) => return,
            Turn::Chance => assert!(fudis.weight(&position) > 0, "step {step} of {json}\n{position:?}"),
            Turn::Decision(_) => {
                fudis.list(&position, &mut actions);
                assert!(!actions.is_empty(), "step {step} of {json}\n{position:?}");
            }
        }
        if step < 4 {
            let seat = Seat::BOTH[step % 2];
            let world = fudis.imagine(&position, seat, dice);
            let viewer = touchline_kernel::Viewer::Seat(seat);
            assert_eq!(fudis.view(&world, viewer), fudis.view(&position, viewer), "step {step} of {json}");
        }
        playout.step(fudis, &mut position, dice, &mut Silent);
    }
    panic!("no end: {json}");
}
