//! What a roll needs is known before it is made.

use touchline_games::{AnyPosition, open};

fn board(position: serde_json::Value) -> Box<dyn AnyPosition> {
    open("volchok", &serde_json::json!({})).unwrap().place(&position).unwrap()
}

fn needs(board: &dyn AnyPosition, action: &str) -> Vec<String> {
    let terms = board.terms(Some(action));
    terms.iter().map(|term| format!("{:?} {} {}", term.kind, term.amount, term.rule)).collect()
}

#[test]
fn a_tackle_needs_one_more_than_its_distance() {
    let board = board(serde_json::json!({
        "pieces": { "home": { "1": "e1", "5": "e6" }, "away": { "1": "e13", "5": "e9" } }, "ball": "A5",
    }));
    assert_eq!(needs(board.as_ref(), "tackle 5"), ["AtLeast 4 TACK-7", "Exactly 3 TACK-6"]);
    assert!(needs(board.as_ref(), "basic").is_empty());
    let odds: Vec<_> = board.forecast("tackle 5").iter().map(|end| (end.event, end.chance)).collect();
    assert_eq!(odds, [("yellow", (1, 3)), ("red", (1, 6)), ("tackle-won", (1, 2))]);
}

#[test]
fn a_shot_needs_its_length_and_the_rule_says_whether_the_keeper_is_there() {
    let board = board(serde_json::json!({
        "pieces": { "home": { "1": "e1", "5": "d12" }, "away": { "1": "e13", "2": "a1" } }, "ball": "H5",
    }));
    assert_eq!(needs(board.as_ref(), "shot d14"), ["AtLeast 2 SHOT-7"]);
    assert_eq!(needs(board.as_ref(), "shot f14"), ["AtLeast 2 SHOT-8"]);
    let goal: Vec<_> = board.forecast("shot f14").iter().map(|end| (end.event, end.chance)).collect();
    assert_eq!(
        goal,
        [("keeper-collected", (1, 6)), ("goal", (5, 18)), ("saved", (5, 18)), ("corner-won", (5, 18))]
    );
}

#[test]
fn a_run_and_shot_needs_both_lengths() {
    let board = board(serde_json::json!({
        "pieces": { "home": { "1": "e1", "5": "e9" }, "away": { "1": "e13", "2": "g12" } }, "ball": "e10",
    }));
    assert_eq!(needs(board.as_ref(), "control 5 e14"), ["AtLeast 5 SHOT-8", "Exactly 1 CS-5"]);
}
