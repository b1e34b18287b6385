//! What a refusal says beyond its rule: cards and numbers must be right, too.

use touchline_fudis::{Action, Fudis, Options, Refusal};
use touchline_kernel::{Game, Notation, Silent, Turn};

/// P1 of the specification, with another away field.
fn position(away: &str, home_front: &str) -> String {
    format!(
        r#"{{
            "field": {{ "home": {{ "F": "{home_front}", "M": "TH 9D 8S", "D": "9S 8C" }}, "away": {away} }},
            "keeper": {{ "home": "KS", "away": "QC" }},
            "hand": {{ "home": "AC QD 4H", "away": "KH 5C 3S" }},
            "pile": "2H AD 7C"
        }}"#
    )
}

const FULL: &str = r#"{ "F": "JD TS 6H", "M": "TC 9C 7D", "D": "9H 8D" }"#;

/// Why home may not do the last of these.
fn refusal(setup: &str, steps: &[&str]) -> String {
    let fudis = Fudis::new(Options::default()).unwrap();
    let mut position = fudis.place(&serde_json::from_str(setup).unwrap()).unwrap();
    let (last, before) = steps.split_last().unwrap();
    let read = |text: &str| Action::read(text).unwrap();
    let Turn::Decision(seat) = fudis.turn(&position) else { panic!("nobody decides") };
    for step in before {
        fudis.play(&mut position, seat, read(step), &mut Silent).unwrap();
    }
    let violation = fudis.judge(&position, seat, read(last)).unwrap_err();
    let because: Refusal = violation.because;
    format!("{} {because}", violation.rule)
}

#[test]
fn a_refusal_counts_the_cards_that_are_in_the_way() {
    let p1 = position(FULL, "JC TD 7S");
    let two_in_the_middle = position(r#"{ "F": "JD - -", "M": "TC 9C -", "D": "9H 8D" }"#, "JC TD 7S");
    let two_at_the_back = position(r#"{ "F": "JD - -", "M": "TC - -", "D": "9H 8D" }"#, "JC TD 7S");
    let two_in_front = position(FULL, "JC TD -");
    for (setup, steps, expected) in [
        (&p1, &["keep", "hand AC", "hit M1"][..], "REACH-1 out-of-reach M1 3"),
        (&p1, &["keep", "hand AC", "hit D2"], "REACH-1 out-of-reach D2 3"),
        (&two_in_the_middle, &["keep", "hand AC", "hit D1"], "REACH-1 out-of-reach D1 2"),
        (&p1, &["keep", "hand AC", "shoot"], "GOAL-1 goal-shut 3"),
        (&two_in_the_middle, &["keep", "hand AC", "shoot"], "GOAL-1 goal-shut 2"),
        (&two_at_the_back, &["keep", "hand AC", "shoot"], "GOAL-1 goal-shut 2"),
        (&p1, &["keep", "field M1"], "FREE-2 not-free M1 3"),
        (&two_in_front, &["keep", "field M2"], "FREE-2 not-free M2 2"),
        (&two_in_front, &["keep", "field D1"], "FREE-2 not-free D1 3"),
        (&p1, &["keep", "hand 4H"], "ATK-2 beats-nothing 4H 6"),
        (&two_at_the_back, &["keep", "hand 4H"], "ATK-2 beats-nothing 4H 8"),
        (&p1, &["keep", "pass"], "PASS-1 must-attack AC"),
        (&p1, &["keep", "field F2", "hit F1"], "RANK-3 too-low TD JD"),
    ] {
        assert_eq!(refusal(setup, steps), expected, "{steps:?}");
    }
}

/// Who reads a list of decisions sees the cards, not only the places.
#[test]
fn an_action_names_the_card_in_its_place() {
    let fudis = Fudis::new(Options::default()).unwrap();
    let position = fudis.place(&serde_json::from_str(&position(FULL, "JC TD -")).unwrap()).unwrap();
    for (action, card) in [
        ("hit F1", Some("JD")),
        ("hit D2", Some("8D")),
        ("field F2", Some("TD")),
        ("swap M3", Some("8S")),
        ("swap F3", None),
        ("keep", None),
        ("hand AC", None),
    ] {
        assert_eq!(fudis.detail(&position, Action::read(action).unwrap()).as_deref(), card, "{action}");
    }
}
