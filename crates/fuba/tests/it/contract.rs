//! The laws of the contract and of the specification, on random matches.

use touchline_fuba::{Fuba, Options, Position};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Game, Silent, Turn, random_outcome};

fn option_sets() -> Vec<Options> {
    [
        "{}",
        r#"{"errata":false}"#,
        r#"{"formations":"cards","midfield_join":true,"shot_counts_keeper":false}"#,
        r#"{"extra_time":true,"shootout":true,"turn_cap":6,"shootout_kicks":2,"shootout_cap":1}"#,
        r#"{"errata":false,"shootout":true,"turn_cap":9,"min_players":3,"formation_min":2}"#,
        r#"{"min_players":11,"zones":{"m1":[0,3],"m2":[3,9],"m4":[15,21],"m5":[21,24]}}"#,
    ]
    .into_iter()
    .map(|json| serde_json::from_str(json).unwrap())
    .collect()
}

fn walk(game: &Fuba, seed: u64, mut each: impl FnMut(&Position)) {
    let mut dice = FairDice::from_seed(seed);
    let mut position = game.start();
    let mut actions = Vec::new();
    for _ in 0..200_000 {
        each(&position);
        match game.turn(&position) {
            Turn::Decision(_) => {
                game.list(&position, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                game.apply(&mut position, action, &mut Silent);
            }
            Turn::Chance => {
                let outcome = random_outcome(game, &position, &mut dice).unwrap();
                game.settle(&mut position, outcome, &mut Silent);
            }
            Turn::Over(_) => return,
        }
    }
    panic!("no end");
}

#[test]
fn list_and_judge_agree() {
    for options in option_sets() {
        let game = Fuba::new(options).unwrap();
        let candidates = game.candidates();
        let mut listed = Vec::new();
        for seed in 0..6 {
            walk(&game, seed, |position| {
                game.list(position, &mut listed);
                match game.turn(position) {
                    Turn::Decision(seat) => {
                        let legal: Vec<_> = candidates.iter().copied().filter(|&a| game.judge(position, seat, a).is_ok()).collect();
                        assert_eq!(listed, legal, "{position:?}");
                        assert_ne!(listed.len(), 1, "{position:?}");
                    }
                    _ => assert!(listed.is_empty()),
                }
            });
        }
    }
}

#[test]
fn positions_are_sound_and_survive_their_file() {
    for options in option_sets() {
        let game = Fuba::new(options).unwrap();
        for seed in 0..6 {
            walk(&game, seed, |position| {
                let text = serde_json::to_string(&game.setup(position)).unwrap();
                let setup = serde_json::from_str(&text).unwrap();
                assert_eq!(game.place(&setup).as_ref(), Ok(position), "{text}");
            });
        }
    }
}
