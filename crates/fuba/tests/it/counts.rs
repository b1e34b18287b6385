//! Section 9.11: how many complete arrangements a set-up has. Each has exactly one sequence of decisions.

use std::collections::HashMap;
use touchline_fuba::{Action, Fuba, Options, Phase, Position};
use touchline_kernel::{Game, Silent, Turn};

/// Ways to finish the placing of the team that places now. Arrangements that go on alike are counted once: what is still to be
/// decided depends only on the phase and on where the goalkeeper stands.
fn arrangements(fuba: &Fuba, position: &Position, seen: &mut HashMap<(Phase, bool), u64>) -> u64 {
    let Turn::Decision(seat) = fuba.turn(position) else { return 1 };
    let placing = |position: &Position| {
        matches!(position.phase(), Phase::Taker | Phase::Keeper { .. } | Phase::Place { .. })
            && fuba.turn(position) == Turn::Decision(seat)
    };
    if !placing(position) {
        return 1;
    }
    let placed = fuba.setup(position).out[seat].as_ref().is_some_and(|out| !out.is_empty());
    let keeper_at_ball = position.keeper(seat) == Some(position.ball());
    let key = (position.phase(), keeper_at_ball || placed);
    if let Some(&known) = seen.get(&key).filter(|_| matches!(position.phase(), Phase::Place { .. })) {
        return known;
    }
    let mut actions = Vec::new();
    fuba.list(position, &mut actions);
    let mut total = 0;
    for action in actions {
        let mut after = *position;
        fuba.apply(&mut after, action, &mut Silent);
        total += if placing(&after) { arrangements(fuba, &after, seen) } else { 1 };
    }
    seen.insert(key, total);
    total
}

fn count(setup: &str, expected: u64) {
    let fuba = Fuba::new(Options::default()).unwrap();
    let position = fuba.place(&serde_json::from_str(setup).unwrap()).unwrap();
    assert_eq!(arrangements(&fuba, &position, &mut HashMap::new()), expected, "{setup}");
}

#[test]
fn c_02_kick_off_of_the_controlling_team() {
    count(r#"{"phase":{"place":{"seat":"home","left":8,"last":"m1"}}}"#, 3003);
}

#[test]
fn c_03_kick_off_of_the_passive_team() {
    count(r#"{"phase":{"place":{"seat":"away","left":10,"last":"m5"}}}"#, 8008);
}

#[test]
fn c_04_free_kick() {
    count(r#"{"phase":{"keeper":{"seat":"home"}},"pending":"freekick","ball":"m4"}"#, 4_173_806);
}

#[test]
fn c_05_corner() {
    count(r#"{"phase":"taker","pending":"corner","ball":"s8"}"#, 4_467_736);
    count(r#"{"phase":{"keeper":{"seat":"away"}},"pending":"corner","ball":"s8"}"#, 8_406_398);
}

#[test]
fn c_06_penalty() {
    count(r#"{"phase":"taker","pending":"penalty"}"#, 2_368_236);
    count(r#"{"phase":{"place":{"seat":"away","left":10,"last":"m5"}},"pending":"penalty"}"#, 352_716);
}

/// (piece, destination, ball) triples of a phase that offers pieces.
fn moves(options: &str, setup: &str) -> usize {
    let fuba = Fuba::new(serde_json::from_str(options).unwrap()).unwrap();
    let position = fuba.place(&serde_json::from_str(setup).unwrap()).unwrap();
    fn below(fuba: &Fuba, position: &Position) -> usize {
        let mut actions = Vec::new();
        fuba.list(position, &mut actions);
        actions
            .into_iter()
            .filter(|action| *action != Action::Done)
            .map(|action| {
                let mut after = *position;
                fuba.apply(&mut after, action, &mut Silent);
                let open =
                    matches!(after.phase(), Phase::To { .. } | Phase::Ball { .. } | Phase::AdjustTo { .. });
                if open { below(fuba, &after) } else { 1 }
            })
            .sum()
    }
    below(&fuba, &position)
}

const P1: &str = r#""out":{"home":{"s1":1,"s5":1,"m2":2,"s2":1,"s6":1,"m3":4},"away":{"s4":1,"s8":1,"m4":2,"s3":1,"s7":1,"m3":4}},"ball":"m3""#;
const P2: &str = r#""out":{"home":{"m2":2,"s1":1,"s5":1,"s2":1,"m3":2,"s3":1,"m4":1,"s8":1},"away":{"m3":3,"s3":1,"s7":2,"s2":1,"s6":1,"m2":2}},"ball":"m3""#;
const P11: &str = r#""out":{"home":{"s6":1,"m2":3,"s1":1,"s5":1,"m3":1,"s2":1,"s3":2},"away":{"m5":1,"s4":1,"s8":2,"m4":3,"m3":2,"s2":1}},"ball":"s6""#;

fn four_modes(pieces: &str, expected: [usize; 4]) {
    let found = ["midfield", "attack", "defence", "quick"].map(|mode| {
        let die = if mode == "quick" { "[2,2]" } else { "[4,3]" };
        let phase = format!(r#""phase":{{"piece":{{"seat":"home","mode":"{mode}","left":1}}}},"die":{die}"#);
        moves("{}", &format!("{{{phase},{pieces}}}"))
    });
    assert_eq!(found, expected);
}

#[test]
fn c_07_adjustments() {
    let setup = format!(r#"{{"phase":{{"adjust":{{"left":2}}}},"pending":"kickoff",{P1}}}"#);
    assert_eq!([moves("{}", &setup), moves(r#"{"errata":false}"#, &setup)], [21, 29]);
}

#[test]
fn c_09_moves_of_p1() {
    four_modes(P1, [22, 14, 5, 29]);
}

#[test]
fn c_12_moves_of_p2() {
    four_modes(P2, [31, 10, 10, 33]);
}

#[test]
fn c_18_moves_of_p11() {
    four_modes(P11, [25, 14, 7, 32]);
}
