//! Nothing panics on any input, and what is accepted is sound. The same parsers as in `fuzz/`, which needs a nightly toolchain.

use serde_json::{Value, json};
use touchline_games::{AnyPosition, guides, open, vectors};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Seat, Turn};

/// Bytes that matter to the parsers, more often than others.
const ALPHABET: &[u8] =
    b" \n\t-:.,*?#{}[]\"'=0123456789abcdefghijklmnopqrstuvwxyzABCHSDKQJTX\xc3\xa9\xff\x00";

fn random_text(dice: &mut FairDice, length_max: u32) -> String {
    let length = dice.below(length_max);
    let bytes: Vec<u8> = (0..length).map(|_| ALPHABET[dice.below(ALPHABET.len() as u32) as usize]).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A text with a few letters changed, doubled or lost.
fn damaged(text: &str, dice: &mut FairDice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = dice.below(bytes.len() as u32) as usize;
        match dice.below(3) {
            0 => bytes[at] = ALPHABET[dice.below(ALPHABET.len() as u32) as usize],
            1 => bytes.insert(at, ALPHABET[dice.below(ALPHABET.len() as u32) as usize]),
            _ => drop(bytes.remove(at)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Plays a few random steps; with debug assertions on, every step is judged again on the way.
fn play_on(board: &mut dyn AnyPosition, dice: &mut FairDice, steps: u32) {
    for _ in 0..steps {
        match board.turn() {
            Turn::Decision(seat) => {
                let legal = board.legal();
                assert!(!legal.is_empty(), "a seat decides, so it has a choice: {}", board.setup());
                let action = &legal[dice.below(legal.len() as u32) as usize].text;
                board
                    .act(seat, action)
                    .unwrap_or_else(|error| panic!("{action}: {error}: {}", board.setup()));
            }
            Turn::Chance => {
                let outcome = board.draw_outcome(dice).expect("chance decides");
                board
                    .settle(&outcome)
                    .unwrap_or_else(|error| panic!("{outcome}: {error}: {}", board.setup()));
            }
            Turn::Over(_) => return,
        }
    }
}

/// Changes one value somewhere in the JSON, to something of its kind or of another.
fn mutate(value: &mut Value, pool: &[Value], dice: &mut FairDice) {
    let count = match value {
        Value::Object(map) => map.len() as u32,
        Value::Array(list) => list.len() as u32,
        _ => 0,
    };
    if count == 0 || dice.below(6) == 0 {
        *value = match (&*value, dice.below(4)) {
            (Value::Number(number), 0) => json!(number.as_i64().unwrap_or(0) + 1),
            (Value::Number(number), 1) => json!(number.as_i64().unwrap_or(0) - 1),
            (Value::Bool(yes), 0 | 1) => json!(!yes),
            (Value::String(text), 0) => Value::String(damaged(text, dice)),
            _ => pool[dice.below(pool.len() as u32) as usize].clone(),
        };
        return;
    }
    let chosen = dice.below(count) as usize;
    match value {
        Value::Object(map) => {
            let key = map.keys().nth(chosen).cloned().unwrap_or_default();
            match dice.below(8) {
                0 => drop(map.remove(&key)),
                _ => mutate(map.get_mut(&key).expect("a key of the map"), pool, dice),
            }
        }
        Value::Array(list) => mutate(&mut list[chosen], pool, dice),
        _ => {}
    }
}

/// Every leaf of the JSON, to put elsewhere.
fn leaves(value: &Value, pool: &mut Vec<Value>) {
    match value {
        Value::Object(map) => map.values().for_each(|value| leaves(value, pool)),
        Value::Array(list) => list.iter().for_each(|value| leaves(value, pool)),
        leaf => pool.push(leaf.clone()),
    }
}

#[test]
fn no_notation_makes_a_game_panic() {
    let mut dice = FairDice::from_seed(21);
    for guide in guides() {
        let mut board = open(guide.id, &json!({})).unwrap().start();
        for _ in 0..400 {
            play_on(board.as_mut(), &mut dice, 3);
            let known = board.legal().iter().map(|choice| choice.text.clone()).next();
            for _ in 0..8 {
                let text = match (&known, dice.below(2)) {
                    (Some(text), 0) => damaged(text, &mut dice),
                    _ => random_text(&mut dice, 24),
                };
                for seat in Seat::BOTH {
                    let mut copy = board.boxed_clone();
                    let before = copy.setup();
                    if copy.act(seat, &text).is_err() {
                        assert_eq!(copy.setup(), before, "a refused step changes nothing: {text}");
                    }
                }
                let mut copy = board.boxed_clone();
                let _ = (copy.settle(&text), copy.forecast(&text), copy.terms(Some(&text)));
            }
        }
    }
}

#[test]
fn a_damaged_position_file_is_refused_or_sound() {
    let mut dice = FairDice::from_seed(22);
    let mut accepted = 0;
    for guide in guides() {
        let table = open(guide.id, &json!({})).unwrap();
        let mut pool = vec![
            json!(null),
            json!(-1),
            json!(0),
            json!(255),
            json!(70_000),
            json!("e5"),
            json!([]),
            json!({}),
        ];
        let mut board = table.start();
        for _ in 0..3_000 {
            play_on(board.as_mut(), &mut dice, 2);
            if matches!(board.turn(), Turn::Over(_)) {
                board = table.start();
            }
            let mut setup = board.setup();
            if pool.len() < 4_000 {
                leaves(&setup, &mut pool);
            }
            for _ in 0..=dice.below(2) {
                mutate(&mut setup, &pool, &mut dice);
            }
            if let Ok(mut placed) = table.place(&setup) {
                accepted += 1;
                let again = table.place(&placed.setup()).unwrap_or_else(|faults| panic!("{faults}: {setup}"));
                assert_eq!(again.setup(), placed.setup(), "a position read back equals itself");
                play_on(placed.as_mut(), &mut dice, 40);
            }
        }
    }
    assert!(accepted > 300, "{accepted}");
}

#[test]
fn damaged_options_are_refused_or_playable() {
    let mut dice = FairDice::from_seed(23);
    for guide in guides() {
        let defaults = open(guide.id, &json!({})).unwrap().options();
        let mut pool = vec![
            json!(null),
            json!(-1),
            json!(0),
            json!(1),
            json!(3),
            json!(255),
            json!("draw"),
            json!([]),
            json!({}),
        ];
        leaves(&defaults, &mut pool);
        for _ in 0..600 {
            let mut options = defaults.clone();
            for _ in 0..=dice.below(3) {
                mutate(&mut options, &pool, &mut dice);
            }
            if let Ok(table) = open(guide.id, &options) {
                let again = open(guide.id, &serde_json::from_str(&table.changed_options()).unwrap()).unwrap();
                assert_eq!(again.options(), table.options(), "records keep the options that matter");
                play_on(table.start().as_mut(), &mut dice, 60);
            }
        }
    }
}

#[test]
fn no_vector_file_makes_the_runner_panic() {
    let mut dice = FairDice::from_seed(24);
    let sample = "game = \"volchok\"\n[[vector]]\nid = \"X\"\nwhen = [\"toss 6 1\", \"pick 5\"]\nthen.turn = \"chance\"\n\
                  then.chance = { \"spin 1\" = \"1/6\" }\nthen.position = { score = [0, 0] }\nthen.legal = 0\n";
    assert_eq!(vectors::run(&vectors::read(sample).unwrap()).passed, 1);
    for _ in 0..4_000 {
        let text = if dice.below(4) == 0 { random_text(&mut dice, 80) } else { damaged(sample, &mut dice) };
        if let Ok(file) = vectors::read(&text) {
            let _ = vectors::run(&file);
        }
    }
}
