//! Position files: what a person may write, and what is refused with every reason.

use touchline_fuba::{Fuba, Options, Phase, Setup};
use touchline_kernel::{Game, Turn};

fn fuba() -> Fuba {
    Fuba::new(Options::default()).unwrap()
}

fn refused(json: &str, reasons: &[&str]) {
    let setup: Setup = serde_json::from_str(json).unwrap();
    let faults = fuba().place(&setup).unwrap_err().to_string();
    for reason in reasons {
        assert!(faults.contains(reason), "{json}: {reason} is not in\n{faults}");
    }
}

/// Every phase can be written with little more than its name.
#[test]
fn everything_has_a_default() {
    for json in [
        "{}",
        r#"{"phase":{"formation":{"seat":"home"}}}"#,
        r#"{"phase":{"formation":{"seat":"away"}}}"#,
        r#"{"phase":{"toss":{"about":"kickoff"}}}"#,
        r#"{"phase":{"start":{"seat":"away","about":"kickoff"}}}"#,
        r#"{"phase":"side","ball":"m4"}"#,
        r#"{"phase":"taker","pending":"corner"}"#,
        r#"{"phase":"taker","pending":"penalty"}"#,
        r#"{"phase":{"keeper":{"seat":"home"}},"pending":"freekick"}"#,
        r#"{"phase":{"place":{"seat":"home","left":8,"last":"m1"}}}"#,
        r#"{"phase":{"place":{"seat":"away","left":4,"last":"m4"}}}"#,
        r#"{"phase":{"adjust":{"left":2}}}"#,
        r#"{"phase":{"adjust_to":{"left":2,"kind":"outfield","from":"m2"}}}"#,
        r#"{"phase":"tempo"}"#,
        r#"{"phase":"dice","target":"m2"}"#,
        r#"{"phase":"event","target":"m2"}"#,
        r#"{"phase":{"shot":{"direct":false}},"ball":"m4"}"#,
        r#"{"phase":{"shot":{"direct":true}},"ball":"m4","turn_kind":"freekick"}"#,
        r#"{"phase":{"shot_roll":{"direct":false,"second":true}},"ball":"s4"}"#,
        r#"{"phase":{"type":{"seat":"away"}}}"#,
        r#"{"phase":{"piece":{"seat":"home","mode":"midfield","left":2}}}"#,
        r#"{"phase":{"free":{"seat":"home","mode":"stay"}}}"#,
        r#"{"phase":{"card":{"seat":"home"}},"target":"m3","yellow":[2,0]}"#,
        r#"{"phase":"dive"}"#,
        r#"{"phase":"aim","dive":"stay"}"#,
        r#"{"phase":{"penalty":{"aim":"left"}},"dive":"stay"}"#,
        r#"{"phase":{"over":{"winner":null,"by":"full_time"}},"half":2}"#,
        r#"{"turn_kind":"corner"}"#,
        r#"{"turn_kind":"goalkick"}"#,
        r#"{"red":[3,1]}"#,
    ] {
        let setup: Setup = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
        let position = fuba().place(&setup).unwrap_or_else(|faults| panic!("{json}: {faults}"));
        let mut actions = Vec::new();
        fuba().list(&position, &mut actions);
        assert_eq!(actions.is_empty(), !matches!(fuba().turn(&position), Turn::Decision(_)), "{json}");
    }
}

#[test]
fn unknown_fields_are_refused() {
    assert!(serde_json::from_str::<Setup>(r#"{"bal":"m3"}"#).is_err());
    assert!(serde_json::from_str::<Setup>(r#"{"ball":"m6"}"#).is_err());
    assert!(serde_json::from_str::<Setup>(r#"{"clock":"4+"}"#).is_err());
    assert!(
        serde_json::from_str::<Setup>(r#"{"phase":{"place":{"seat":"home","left":1,"last":"m1","n":2}}}"#)
            .is_err()
    );
}

/// V-05: a kick-off with one piece in the centre cannot be placed, nor written.
#[test]
fn a_kick_off_needs_two_in_the_centre() {
    let one = r#"{"phase":{"adjust":{"left":2}},"out":{"home":{"m3":1,"m2":9},"away":{"m3":10}}}"#;
    refused(one, &["out.home: a kick-off needs two pieces in m3 (3.3.1a)"]);
}

#[test]
fn every_fault_is_listed() {
    refused(
        r#"{"out":{"home":{"m3":3},"away":{"m3":10}},"keeper":{"home":"m1","away":"m5"},"value":7,"target":"m3","dive":"left","turn":0}"#,
        &[
            "out.home: found 3 outfield pieces, expected 10",
            "value: found 7, expected 1 to 6",
            "target: there is none in this phase",
            "dive: expected exactly",
            "turn: found 0",
        ],
    );
    refused(
        r#"{"ball":"s4","out":{"home":{"m3":10},"away":{"m3":10}}}"#,
        &["ball: home has the ball, but nobody in s4"],
    );
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    refused(r#"{"half":3}"#, &["these options have no extra time (X-ET)"]);
    refused(r#"{"half":9}"#, &["found 9, expected 1 to 5"]);
    refused(r#"{"clock":50}"#, &["found 50, expected 1 to 45"]);
    refused(r#"{"clock":"+6"}"#, &["found +6, expected +1 to +5"]);
    refused(r#"{"red":[5,0]}"#, &["too few pieces"]);
    refused(r#"{"out":{"home":{"m3":200},"away":{"m3":10}}}"#, &["out.home.m3: found 200 pieces"]);
    refused(r#"{"phase":{"shot":{"direct":false}}}"#, &["there is no shot from m3 (4.6a)"]);
    refused(r#"{"phase":"dice","target":"m5"}"#, &["m5 is no legal target here"]);
    refused(r#"{"phase":{"type":{"seat":"home"}},"die":[3,3]}"#, &["with equal dice there is no choice"]);
    refused(r#"{"phase":{"card":{"seat":"home"}},"target":"m3"}"#, &["the first card needs no roll"]);
    refused(
        r#"{"formation":{"home":"4-4-2","away":"4-4-2"},"phase":{"formation":{"seat":"home"}}}"#,
        &["still to be chosen"],
    );
}

#[test]
fn the_default_position_is_a_first_turn() {
    let position = fuba().place(&Setup::default()).unwrap();
    assert_eq!(position.phase(), Phase::Target);
    assert_eq!((position.ball().name(), position.value()), ("m3", 3));
    assert_eq!(position.strength(position.control()), 11);
}
