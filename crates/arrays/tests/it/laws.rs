//! What holds of observations and numbers in every position.

use touchline_arrays::Numbering;
use touchline_games::{Champions, Fuba, Fudis, Shelved, Volchok, fixed};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Arrays, Field, Playout, Seat, Silent, Turn};

fn open<G: Shelved>(options: &str) -> G {
    fixed(&serde_json::from_str(options).unwrap()).unwrap_or_else(|error| panic!("{error}"))
}

/// Whole random matches: each position in turn.
pub fn walk<G: Arrays>(game: &G, matches: u64, mut visit: impl FnMut(&G::Position, &mut FairDice)) {
    let mut playout = Playout::<G>::default();
    for number in 0..matches {
        let (mut dice, mut other) = (FairDice::for_match(28, number), FairDice::for_match(29, number));
        let mut position = game.start();
        loop {
            visit(&position, &mut other);
            if !playout.step(game, &mut position, &mut dice, &mut Silent) {
                break;
            }
        }
    }
}

pub fn observed<G: Arrays>(game: &G, position: &G::Position, seat: Seat) -> Vec<u8> {
    let mut bytes = vec![0; game.fields().iter().map(Field::size).sum()];
    game.observe(position, seat, &mut bytes);
    bytes
}

/// The names of the fields that differ.
pub fn differ<G: Arrays>(game: &G, a: &[u8], b: &[u8]) -> Vec<&'static str> {
    let mut at = 0;
    let mut names = Vec::new();
    for field in game.fields() {
        let range = at..at + field.size();
        at = range.end;
        if a[range.clone()] != b[range] {
            names.push(field.name);
        }
    }
    names
}

fn every_legal_action_has_its_own_number<G: Shelved + Arrays>(options: &str) {
    let game = open::<G>(options);
    let numbering = Numbering::new(&game);
    for number in 0..numbering.len() as u32 {
        for seat in Seat::BOTH {
            let action = numbering.action(number, seat).unwrap();
            assert_eq!(numbering.number(action, seat), Some(number), "{action} of {seat}");
        }
    }
    assert_eq!(numbering.action(numbering.len() as u32, Seat::Away), None);
    let mut actions = Vec::new();
    let mut checked = 0;
    walk(&game, 6, |position, _| {
        let Turn::Decision(seat) = game.turn(position) else { return };
        game.list(position, &mut actions);
        for action in &actions {
            let number = numbering.number(*action, seat).unwrap_or_else(|| panic!("{action} has no number"));
            assert_eq!(numbering.action(number, seat), Some(*action));
            checked += 1;
        }
    });
    assert!(checked > 500, "{checked}");
}

/// Non-interference: what a seat cannot tell apart looks the same to it. And what it can tell apart does not always.
fn nothing_is_shown_that_a_seat_may_not_know<G: Shelved + Arrays>(options: &str) -> u32 {
    let game = open::<G>(options);
    let (mut imagined, mut before, mut changed) = (0, [Vec::new(), Vec::new()], 0);
    walk(&game, 6, |position, dice| {
        for seat in Seat::BOTH {
            let seen = observed(&game, position, seat);
            let other = game.imagine(position, seat, dice);
            imagined += u32::from(other != *position);
            let there = observed(&game, &other, seat);
            assert_eq!(differ(&game, &seen, &there), [""; 0], "{seat} in {position:?}");
            changed += u32::from(seen != before[seat as usize]);
            before[seat as usize] = seen;
        }
    });
    assert!(changed > 100, "{changed} steps were seen");
    imagined
}

/// Every byte of some field says something in some position.
fn no_field_is_always_empty<G: Shelved + Arrays>(sets: &[&str], never: &[&str]) {
    let mut silent: Vec<&'static str> = open::<G>("{}").fields().iter().map(|field| field.name).collect();
    for options in sets {
        let game = open::<G>(options);
        walk(&game, 8, |position, _| {
            let seen = observed(&game, position, Seat::Home);
            let said = differ(&game, &seen, &vec![0; seen.len()]);
            silent.retain(|name| !said.contains(name));
        });
    }
    assert_eq!(silent, never);
}

#[test]
fn fuba_numbers() {
    every_legal_action_has_its_own_number::<Fuba>("{}");
    every_legal_action_has_its_own_number::<Fuba>(
        r#"{"errata":false,"shootout":true,"extra_time":true,"turn_cap":9}"#,
    );
}

#[test]
fn champions_numbers() {
    every_legal_action_has_its_own_number::<Champions>("{}");
    every_legal_action_has_its_own_number::<Champions>(
        r#"{"clock_ones":2,"draw":"extra_time_shootout","extra_time_spaces":0}"#,
    );
}

#[test]
fn fudis_numbers() {
    every_legal_action_has_its_own_number::<Fudis>("{}");
    every_legal_action_has_its_own_number::<Fudis>(r#"{"packs":2,"jokers":4}"#);
}

#[test]
fn volchok_numbers() {
    every_legal_action_has_its_own_number::<Volchok>("{}");
    every_legal_action_has_its_own_number::<Volchok>(r#"{"board":{"cols":11,"rows":18}}"#);
}

#[test]
fn observations_keep_secrets() {
    assert!(nothing_is_shown_that_a_seat_may_not_know::<Fuba>(r#"{"shootout":true,"turn_cap":6}"#) > 0);
    assert!(nothing_is_shown_that_a_seat_may_not_know::<Champions>(r#"{"clock_ones":1}"#) > 0);
    assert!(nothing_is_shown_that_a_seat_may_not_know::<Fudis>("{}") > 100);
    assert!(nothing_is_shown_that_a_seat_may_not_know::<Fudis>(r#"{"packs":2,"jokers":4}"#) > 100);
    assert_eq!(nothing_is_shown_that_a_seat_may_not_know::<Volchok>("{}"), 0);
}

#[test]
fn every_field_says_something() {
    no_field_is_always_empty::<Fuba>(
        &["{}", r#"{"shootout":true,"extra_time":true,"turn_cap":6,"free_moves":"away"}"#],
        // Random play sends a goalkeeper off once in many matches.
        &["keeper_off"],
    );
    no_field_is_always_empty::<Champions>(
        &["{}", r#"{"clock_ones":1,"draw":"extra_time_shootout","extra_time_spaces":0}"#],
        // Random play never scores in these matches.
        &["score"],
    );
    no_field_is_always_empty::<Fudis>(
        &["{}", r#"{"format":"shootout_only"}"#, r#"{"jokers":3}"#],
        // Cards thrown face down, and a pile of nothing but jokers, want options of their own.
        &["thrown", "n_thrown", "pile_cards"],
    );
    no_field_is_always_empty::<Volchok>(
        &["{}", r#"{"goals_to_win":0,"turn_limit":20,"tie_break":"golden_goal"}"#],
        &[],
    );
}
