//! What the rest of the program asks a game, apart from the rules.

use touchline_fuba::{Action, Aim, Formation, Fuba, Options, Position};
use touchline_kernel::{BySeat, Game};

fn fuba(options: &str) -> Fuba {
    Fuba::new(serde_json::from_str(options).unwrap()).unwrap()
}

fn placed(fuba: &Fuba, setup: &str) -> Position {
    fuba.place(&serde_json::from_str(setup).unwrap()).unwrap()
}

#[test]
fn full_options_leave_nothing_out_and_change_nothing() {
    let fuba = fuba(
        r#"{"errata":false,"turn_cap":30,"zones":{"m1":[0,3],"m2":[3,9],"m4":[15,21],"m5":[21,24]},"shot_zone_mods":{"m4":5}}"#,
    );
    let full = serde_json::to_value(fuba.full_options()).unwrap();
    assert_eq!((&full["errata"], &full["turn_cap"]), (&false.into(), &30.into()));
    assert_eq!(full["zones"]["m1"], serde_json::json!([0, 3]));
    assert_eq!(full["zones"]["s1"], serde_json::json!([0, 6]));
    assert_eq!((&full["shot_zone_mods"]["m4"], &full["shot_zone_mods"]["s3"]), (&5.into(), &(-6).into()));
    let again = Fuba::new(fuba.full_options()).unwrap();
    assert_eq!(again.pitch(), fuba.pitch());
}

/// What shows a secret cannot be taken back for free; nothing else does.
#[test]
fn only_the_second_formation_and_the_aim_reveal_something() {
    let fuba = fuba("{}");
    let formation = Action::Formation { formation: Formation::new(4, 4, 2).unwrap() };
    let at = |setup: &str, action| fuba.reveals(&placed(&fuba, setup), action);
    assert!(at(r#"{"phase":{"formation":{"seat":"away"}}}"#, formation));
    assert!(at(r#"{"phase":"aim","dive":"stay"}"#, Action::Aim { at: Aim::Left }));
    assert!(!at(r#"{"phase":{"formation":{"seat":"home"}}}"#, formation));
    assert!(!at(r#"{"phase":{"shot":{"direct":false}},"ball":"m4"}"#, Action::Shoot));
}

/// 5-3-2 at home, 4-4-2 away: as many as the largest line, or as the die after equal dice.
#[test]
fn moves_to_come_are_counted_for_both_teams() {
    let fuba = fuba("{}");
    let moves = |setup: &str| {
        let setup = format!(r#"{{"formation":{{"home":"5-3-2","away":"4-4-2"}},{setup}}}"#);
        let BySeat { home, away } = fuba.moves_to_come(&placed(&fuba, &setup));
        [home, away]
    };
    assert_eq!(moves(r#""phase":{"type":{"seat":"away"}},"die":[4,3]"#), [5, 4]);
    assert_eq!(moves(r#""phase":{"type":{"seat":"home"}},"die":[4,3]"#), [5, 0]);
    assert_eq!(moves(r#""phase":{"type":{"seat":"home"}},"die":[3,4],"deduct":[0,1]"#), [5, 3]);
    assert_eq!(moves(r#""phase":{"piece":{"seat":"home","mode":"midfield","left":2}},"die":[3,4]"#), [2, 4]);
    assert_eq!(moves(r#""phase":{"piece":{"seat":"away","mode":"quick","left":1}},"die":[2,2]"#), [2, 1]);
    assert_eq!(moves(r#""phase":{"free":{"seat":"home","mode":"stay"}},"die":[3,4]"#), [0, 4]);
    let slow = r#""phase":{"type":{"seat":"home"}},"pending":"goalkick","turn_kind":"goalkick""#;
    assert_eq!(moves(slow), [5, 4]);
    assert_eq!(moves(r#""phase":"target""#), [0, 0]);
}

#[test]
fn a_shoot_out_needs_a_winner() {
    assert!(!Fuba::new(Options::default()).unwrap().needs_winner());
    assert!(fuba(r#"{"shootout":true}"#).needs_winner());
}
