//! Every roll shows its needs before it is made.

use touchline_fuba::{Action, Fuba, Outcome};
use touchline_kernel::{Game, Notation, Silent};

/// The terms, after some steps, of the roll that `action` leads to or that is due: `4.4a +0`.
fn check(options: &str, setup: &str, steps: &[&str], action: Option<&str>, expected: &[&str]) {
    let fuba = Fuba::new(serde_json::from_str(options).unwrap()).unwrap();
    let mut position = fuba.place(&serde_json::from_str(setup).unwrap()).unwrap();
    for step in steps {
        match Action::read(step) {
            Ok(action) => fuba.apply(&mut position, action, &mut Silent),
            Err(_) => assert!(fuba.settle_checked(&mut position, Outcome::read(step).unwrap(), &mut Silent)),
        }
    }
    let action = action.map(|text| Action::read(text).unwrap());
    let found: Vec<String> =
        fuba.terms(&position, action).iter().map(|term| format!("{} {:+}", term.rule, term.amount)).collect();
    assert_eq!(found, expected, "{setup} {steps:?} {action:?}");
}

const P1: &str = r#""out":{"home":{"s1":1,"s5":1,"m2":2,"s2":1,"s6":1,"m3":4},"away":{"s4":1,"s8":1,"m4":2,"s3":1,"s7":1,"m3":4}},"ball":"m3""#;
const P4: &str = r#""out":{"home":{"s1":2,"s5":1,"m2":2,"s2":1,"m3":2,"s6":1,"m4":1},"away":{"s4":1,"s8":2,"m4":2,"s7":1,"m3":2,"s6":1,"m2":1}},"ball":"s2""#;
const P6: &str = r#""out":{"home":{"m4":2,"m5":1,"s3":1,"m3":2,"m2":2,"s1":1,"s5":1},"away":{"m5":1,"m4":1,"s4":1,"s8":1,"m3":2,"s2":1,"s6":1,"m2":2}},"ball":"m4""#;
const P9: &str = r#""out":{"home":{"m5":2,"m4":2,"m3":2,"m2":2,"s1":1,"s5":1},"away":{"m4":2,"m3":4,"s2":2,"s6":2}},"ball":"m4""#;

#[test]
fn a_control_test_is_spelled_out_before_the_dice() {
    // V-34: two opponents and nobody of the own team in m4.
    let expected = ["4.4a +0", "4.4a -2", "4.4a +0", "4.4c +3", "4.4b +6", "4.4.2 +5"];
    check("{}", &format!("{{{P1}}}"), &[], Some("target m4"), &expected);
    check("{}", &format!("{{{P1}}}"), &["target m4"], None, &expected);
}

#[test]
fn a_zone_counts_once_with_the_errata_and_twice_without() {
    let setup = format!("{{{P1},\"value\":6}}").replace(r#""ball":"m3""#, r#""ball":"m2""#);
    let once = ["4.4a +2", "E4.4 +0", "4.4a +0", "4.4c +6", "4.4b +5", "4.4.2 +4"];
    check("{}", &setup, &[], Some("target m2"), &once);
    let twice = ["4.4a +2", "4.4a +2", "4.4a +0", "4.4c +6", "4.4b +3", "4.4.2 +2"];
    check(r#"{"errata":false}"#, &setup, &[], Some("target m2"), &twice);
}

#[test]
fn a_set_piece_drops_its_start() {
    let setup = format!("{{{P1},\"turn_kind\":\"freekick\"}}");
    let expected = ["5.1d +0", "4.4a +2", "4.4a +0", "4.4c +2", "4.4b +1"];
    check("{}", &setup, &[], Some("target m2"), &expected);
}

#[test]
fn an_empty_target_waits_for_its_support_zone() {
    // V-36.
    let setup = format!("{{{P4},\"value\":4}}");
    check("{}", &setup, &[], Some("target s3"), &["4.4a +2", "4.4a +0", "4.4c +4"]);
    let expected = ["4.4a +2", "4.4.1a -2", "4.4a +0", "4.4c +4", "4.4b +5", "4.4.2 +4"];
    check("{}", &setup, &["target s3", "dice 2 1"], Some("support m4"), &expected);
}

#[test]
fn a_shot_is_spelled_out_before_it_is_taken() {
    // V-49: +1 +0 −2, need 4.
    let setup = format!(r#"{{{P6},"value":2,"phase":{{"shot":{{"direct":false}}}}}}"#);
    let expected = ["4.6b +1", "4.6b +0", "4.6b +0", "4.6b -2", "4.6e +2", "4.6c +4", "4.6d +3"];
    check("{}", &setup, &[], Some("shoot"), &expected);
    check("{}", &setup, &["shoot"], None, &expected);
}

#[test]
fn offside_attackers_and_hard_shots_show_their_rules() {
    // V-51a with value 5: only two sixes will do.
    let setup = format!(r#"{{{P9},"value":5,"phase":{{"shot":{{"direct":false}}}}}}"#);
    let expected = ["4.6b +0", "E4.6b +0", "4.6b +0", "4.6b -2", "4.6e +5", "4.6.1 +6"];
    check("{}", &setup, &[], Some("shoot"), &expected);
    check("{}", &setup, &["shoot", "shot 6"], None, &["4.6.1 +6"]);
}

#[test]
fn a_penalty_shows_its_need_only_when_the_dive_is_known() {
    check("{}", r#"{"phase":"dive"}"#, &["dive right"], Some("aim left"), &[]);
    check("{}", r#"{"phase":"dive"}"#, &["dive right", "aim left"], None, &["5.5.2 +6"]);
}

#[test]
fn a_card_shows_what_spares() {
    let setup = format!(r#"{{{P1},"phase":"event","target":"m3","yellow":[2,0]}}"#);
    check("{}", &setup, &["event 1"], None, &["5.4a +3"]);
}

/// V-40: the dice have fallen, so each zone that could support the target says what it would bring.
#[test]
fn a_support_says_what_it_brings() {
    let game = touchline_games::open("fuba", &serde_json::json!({})).unwrap();
    let file = serde_json::json!({
        "out": {
            "home": { "s1": 2, "s5": 1, "m2": 2, "s2": 1, "m3": 2, "s6": 1, "m4": 1 },
            "away": { "s4": 1, "s8": 2, "m4": 2, "s7": 1, "m3": 2, "s6": 1, "m2": 1 },
        },
        "keeper": { "home": "m1", "away": "m5" },
        "ball": "s2", "phase": "dice", "target": "s3", "value": 6,
    });
    let mut board = game.place(&file).unwrap();
    board.settle("dice 1 2").unwrap();
    let ends: Vec<_> = board.forecast("support m3").iter().map(|end| (end.event, end.chance)).collect();
    assert_eq!(ends, [("won", (1, 1))]);
}
