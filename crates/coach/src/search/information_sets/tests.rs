//! ISMCTS on positions whose best play is known.

use super::*;
use touchline_fudis::{Action, Fudis, Position, Setup};
use touchline_kernel::Game;
use touchline_kernel::Notation;
use touchline_kernel::dice::FairDice;

fn given(setup: &str) -> (Fudis, Position) {
    let fudis = Fudis::new(serde_json::from_str("{}").unwrap()).unwrap();
    let setup: Setup = serde_json::from_str(setup).unwrap();
    let position = fudis.place(&setup).unwrap();
    (fudis, position)
}

fn found(
    fudis: &Fudis,
    position: &Position,
    leaf: Leaf,
    nodes: u64,
    pool: Option<&ThreadPool>,
) -> Vec<Choice<Action>> {
    let Turn::Decision(seat) = fudis.turn(position) else { panic!("nobody decides") };
    let stop = AtomicBool::new(false);
    let limits = Limits { leaf, budget: Budget::Nodes(nodes), threads: pool, stop: &stop };
    let perspective = Perspective::new(fudis, position, seat);
    search(&perspective, &Judgement::hunch(), limits, &mut FairDice::from_seed(5)).0
}

/// The last round of a level match without a pile, the other goal open: only the ace of the three beats every keeper.
const LAST_SHOT: &str = r#"{
    "half": 2, "round": 2, "phase": "attack",
    "field": { "home": { "F": "- - -", "M": "- - -", "D": "3S 3C" }, "away": { "F": "- - -", "M": "- - -", "D": "KD -" } },
    "keeper": { "home": "KS", "away": "QC" },
    "hand": { "home": "AC 2D 4H", "away": "KH" },
    "pile": "2H 9D 8D 7D"
}"#;

#[test]
fn the_sure_goal_is_taken() {
    let (fudis, position) = given(LAST_SHOT);
    for leaf in [Leaf::Playout, Leaf::Truncated(6), Leaf::Judged] {
        let choices = found(&fudis, &position, leaf, 4000, None);
        assert_eq!(choices[0].action.to_string(), "hand AC", "{leaf:?}: {choices:?}");
    }
}

/// Every line of play ends the match at once, so that nothing is ever judged.
#[test]
fn a_counted_search_ends_even_if_every_line_does() {
    let (fudis, position) = given(
        r#"{
            "half": 2, "round": 2, "score": [1, 0], "phase": "counter", "turn": "away",
            "field": { "home": { "D": "3S" }, "away": { "D": "KD" } },
            "keeper": { "away": "QC" },
            "hand": { "home": "AC 2D 4H", "away": "KH" }
        }"#,
    );
    assert!(!found(&fudis, &position, Leaf::Judged, 400, None).is_empty());
}

#[test]
fn any_number_of_cores_finds_the_same() {
    let (fudis, position) = given(LAST_SHOT);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let told = |pool| format!("{:?}", found(&fudis, &position, Leaf::Judged, 3000, pool));
    assert_eq!(told(None), told(Some(&pool)));
}

#[test]
fn worlds_that_look_alike_are_searched_alike() {
    let (fudis, position) = given(LAST_SHOT);
    let mut dice = FairDice::from_seed(1);
    let here = format!("{:?}", found(&fudis, &position, Leaf::Judged, 1000, None));
    let mut others = 0;
    for _ in 0..6 {
        let world = fudis.imagine(&position, Seat::Home, &mut dice);
        others += u32::from(world != position);
        assert_eq!(format!("{:?}", found(&fudis, &world, Leaf::Judged, 1000, None)), here);
    }
    assert!(others > 0);
}

#[test]
fn a_search_that_is_stopped_still_answers() {
    let (fudis, position) = given(LAST_SHOT);
    let stop = AtomicBool::new(true);
    let limits =
        Limits { leaf: Leaf::Judged, budget: Budget::Micros(60_000_000), threads: None, stop: &stop };
    let perspective = Perspective::new(&fudis, &position, Seat::Home);
    let (choices, used) = search(&perspective, &Judgement::hunch(), limits, &mut FairDice::from_seed(5));
    assert!(!choices.is_empty());
    assert!(used.time.as_secs() < 30);
    assert!(Action::read(&choices[0].action.to_string()).is_ok());
}

#[test]
fn all_trees_together_stay_within_their_memory() {
    assert!(size_of::<Node>() <= 32);
    let most = BYTES_MAX / TREES / 2 / size_of::<Node>();
    assert!(most * size_of::<Node>() * TREES * 2 <= 64 << 20);
}
