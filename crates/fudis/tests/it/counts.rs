//! Section 9.1: swaps and attacks by number, as whole choices.

use touchline_fudis::{Action, Fudis, Options, Phase};
use touchline_games::vectors;
use touchline_kernel::{Game, Silent};

/// Legal (place, hand card) swaps, and (attacker, target) attacks without a swap, for the vectors `L-01` to `L-15`.
const COUNTS: [(usize, usize); 15] = [
    (24, 10),
    (24, 6),
    (24, 13),
    (18, 7),
    (24, 15),
    (9, 7),
    (9, 15),
    (9, 12),
    (24, 0),
    (24, 10),
    (19, 1),
    (24, 10),
    (24, 29),
    (6, 3),
    (6, 4),
];

/// How many choices the decision after each of these actions has, in all.
fn second_choices(fudis: &Fudis, position: &touchline_fudis::Position, swaps: bool) -> usize {
    let mut actions = Vec::new();
    fudis.list(position, &mut actions);
    let mut count = 0;
    for action in actions.into_iter().filter(|action| matches!(action, Action::Swap { .. }) == swaps) {
        if matches!(action, Action::Pass) {
            continue;
        }
        let mut after = *position;
        fudis.apply(&mut after, action, &mut Silent);
        let mut choices = Vec::new();
        fudis.list(&after, &mut choices);
        count += choices.len();
    }
    count
}

#[test]
fn swaps_and_attacks_are_as_many_as_the_table_says() {
    let text = std::fs::read_to_string(crate::project("vectors/fudis/counts.toml")).unwrap();
    let file = vectors::read(&text).unwrap();
    for (number, expected) in (1..).zip(COUNTS) {
        let id = format!("L-{number:02}");
        let vector = file.vectors.iter().find(|vector| vector.id == id).unwrap();
        let options: Options = match &vector.options {
            Some(options) => serde_json::from_value(options.clone()).unwrap(),
            None => Options::default(),
        };
        let fudis = Fudis::new(options).unwrap();
        let setup = serde_json::from_value(vector.given.clone().unwrap()).unwrap();
        let mut position = fudis.place(&setup).unwrap();
        assert_eq!(position.phase(), Phase::Swap);
        let pairs = second_choices(&fudis, &position, true);
        fudis.apply(&mut position, Action::Keep, &mut Silent);
        let attacks = second_choices(&fudis, &position, false);
        assert_eq!((pairs, attacks), expected, "{id}");
    }
}
