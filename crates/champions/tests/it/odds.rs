//! What may come of a kick is known before it is made.

use touchline_games::{AnyPosition, open};
use touchline_kernel::Seat;

/// A player of Home stands below the ball, and has reached it with so many pips.
fn kicker(pips: u8, home: &serde_json::Value, away: &serde_json::Value, ball: &str) -> Box<dyn AnyPosition> {
    let game = open("champions", &serde_json::json!({})).unwrap();
    let file = serde_json::json!({ "home": { "players": home }, "away": { "players": away }, "ball": ball });
    let mut board = game.place(&file).unwrap();
    board.act(Seat::Home, "roll").unwrap();
    board.settle(&format!("d6 {pips}")).unwrap();
    board.act(Seat::Home, "mover 9").unwrap();
    board.act(Seat::Home, "ball 1").unwrap();
    board
}

fn odds(board: &dyn AnyPosition, action: &str) -> Vec<(&'static str, (u64, u64))> {
    board.forecast(action).iter().map(|end| (end.event, end.chance)).collect()
}

/// FIG-9: the keeper beside the shot holds it, parries it or is beaten; with more power nobody can stop it (SAVE-4).
#[test]
fn a_shot_says_goal_and_saves() {
    let shot =
        |pips| kicker(pips, &serde_json::json!({ "9": "6,13" }), &serde_json::json!({ "1": "5,16" }), "6,14");
    let near = odds(shot(2).as_ref(), "leg N2");
    assert_eq!(near, [("goal", (1, 4)), ("parried", (1, 4)), ("held", (1, 2))]);
    assert_eq!(odds(shot(5).as_ref(), "leg N2"), [("goal", (1, 1))]);
}

/// The roll of the next turn is no part of what comes of a pass.
#[test]
fn a_pass_says_whether_it_arrives() {
    let away = serde_json::json!({ "1": "5,16", "4": "6,9" });
    let board = kicker(3, &serde_json::json!({ "9": "5,6" }), &away, "5,7");
    let pass = odds(board.as_ref(), "leg N3");
    assert_eq!(pass, [("played", (2, 3)), ("deflected", (1, 3))]);
    let safe = kicker(3, &serde_json::json!({ "9": "5,6" }), &serde_json::json!({ "1": "5,16" }), "5,7");
    assert_eq!(odds(safe.as_ref(), "leg N3"), [("played", (1, 1))]);
}

/// Who touches the board where nothing can be done is told the rule of the moment.
#[test]
fn every_moment_has_its_lesson() {
    let game = open("champions", &serde_json::json!({})).unwrap();
    let lesson = |file: serde_json::Value, seat| game.place(&file).unwrap().lesson(seat);
    let both = |more: serde_json::Value| {
        let mut file = serde_json::json!({
            "home": { "players": { "9": "5,7", "10": "5,12" } },
            "away": { "players": { "4": "1,14", "5": "9,13" } },
        });
        file.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        file
    };
    let turn = both(serde_json::json!({ "ball": "5,8" }));
    assert_eq!(lesson(turn.clone(), Seat::Home), Some("TURN-1"));
    assert_eq!(lesson(turn, Seat::Away), Some("TURN-3"));
    let leg = both(serde_json::json!({ "phase": "leg", "play": { "kicker": 9, "budget": 2 } }));
    assert_eq!(lesson(leg, Seat::Home), Some("B-6"));
    let follow = both(serde_json::json!({
        "ball": "5,8", "phase": { "follow": {} },
        "play": { "kicker": 9, "end": "rest", "path": ["5,8"], "kick_row": 7, "forward": false },
    }));
    assert_eq!(lesson(follow, Seat::Home), Some("D-1"));
    let mover = both(serde_json::json!({ "ball": "5,8", "die": 2, "phase": { "pick_mover": {} } }));
    assert_eq!(lesson(mover, Seat::Home), Some("A-1"));
    let throw = both(serde_json::json!({ "dead": { "type": "throw_in", "team": "home", "spot": "0,6" } }));
    assert_eq!(lesson(throw, Seat::Away), Some("DEAD-2"));
}
