//! What every coach of every game keeps to.

mod still_ball;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use touchline_coach::{Clock, Coach, Judged, MIXTURE, Spec, Visitor, Weights, visit};
use touchline_games::guides;
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Perspective, Playout, Silent, Turn};

/// Positions of random matches in which a seat has a real choice, a few of each match.
fn positions<G: Judged>(game: &G, matches: u64, every: u64) -> Vec<G::Position> {
    let mut found = Vec::new();
    let mut actions = Vec::new();
    for number in 0..matches {
        let mut dice = FairDice::for_match(3, number);
        let mut playout = Playout::default();
        let mut position = game.start();
        let mut steps = 0;
        loop {
            if matches!(game.turn(&position), Turn::Decision(_)) {
                game.list(&position, &mut actions);
                if actions.len() > 1 && (steps + number).is_multiple_of(every) {
                    found.push(position);
                }
            }
            steps += 1;
            if steps > 1500 || !playout.step(game, &mut position, &mut dice, &mut Silent) {
                break;
            }
        }
    }
    found
}

fn spec(text: &str) -> Spec {
    text.parse().expect("a coach")
}

fn for_each_game<V: Visitor<Output = ()>>(visitor: impl Fn() -> V) {
    for guide in guides() {
        visit(guide.id, &serde_json::json!({}), visitor()).expect("default options can be played");
    }
}

/// Whatever a seat may not know, its coach decides the same: no coach peeks.
#[test]
fn coaches_decide_the_same_in_worlds_that_their_seat_cannot_tell_apart() {
    struct Blind;
    impl Visitor for Blind {
        type Output = ();

        fn visit<G: Judged>(self, game: G) {
            let mut dice = FairDice::from_seed(11);
            let mut hidden = 0;
            // The first decisions are where formations and line-ups are secret.
            let opening = positions(&game, 2, 1).into_iter().take(12);
            for position in opening.chain(positions(&game, 6, 23)) {
                let Turn::Decision(seat) = game.turn(&position) else { continue };
                let world = game.imagine(&position, seat, &mut dice);
                hidden += usize::from(world != position);
                for name in
                    ["rookie", "club:300n", "pro:300n", "greedy", "uct:40n", "staller", "classic:pro:300n"]
                {
                    let decide = |position: &G::Position| {
                        let mut coach = Coach::<G>::new(spec(name), Clock::Counted, 5);
                        coach.decide(&Perspective::new(&game, position, seat))
                    };
                    assert_eq!(decide(&position), decide(&world), "{} {name} {position:?}", G::ID);
                }
            }
            assert!(hidden > 0 || G::ID == "volchok", "{}: nothing was hidden in any position", G::ID);
        }
    }
    for_each_game(|| Blind);
}

#[test]
fn thinking_on_two_cores_decides_the_same_when_positions_are_counted() {
    struct Cores;
    impl Visitor for Cores {
        type Output = ();

        fn visit<G: Judged>(self, game: G) {
            let pool = Arc::new(rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("two threads"));
            for position in positions(&game, 2, 61) {
                let Turn::Decision(seat) = game.turn(&position) else { continue };
                let perspective = Perspective::new(&game, &position, seat);
                let alone = Coach::<G>::new(spec("world:1500n"), Clock::Counted, 9).decide(&perspective);
                let together = Coach::<G>::new(spec("world:1500n"), Clock::Counted, 9).on(Arc::clone(&pool));
                let mut together = together;
                assert_eq!(alone, together.decide(&perspective), "{} {position:?}", G::ID);
            }
        }
    }
    for_each_game(|| Cores);
}

#[test]
fn a_coach_who_is_stopped_decides_at_once_and_legally() {
    struct Stopped;
    impl Visitor for Stopped {
        type Output = ();

        fn visit<G: Judged>(self, game: G) {
            for position in positions(&game, 2, 97) {
                let Turn::Decision(seat) = game.turn(&position) else { continue };
                let mut coach = Coach::<G>::new(spec("world:600000ms"), Clock::Real, 9);
                coach.stop().store(true, Ordering::Relaxed);
                // Ten minutes of thinking would not be overlooked.
                let action = coach.decide(&Perspective::new(&game, &position, seat)).expect("a decision");
                assert!(game.judge(&position, seat, action).is_ok());
            }
        }
    }
    for_each_game(|| Stopped);
}

#[test]
fn hints_are_legal_turns_with_chances_that_are_chances() {
    struct Hints;
    impl Visitor for Hints {
        type Output = ();

        fn visit<G: Judged>(self, game: G) {
            for position in positions(&game, 2, 61) {
                let Turn::Decision(seat) = game.turn(&position) else { continue };
                let mut coach = Coach::<G>::new(spec("pro:500n"), Clock::Counted, 9);
                let hints = coach.hints(&Perspective::new(&game, &position, seat), 3);
                assert!(!hints.is_empty() && hints.len() <= 3, "{} {position:?}", G::ID);
                let said: Vec<_> = hints.iter().filter_map(|hint| hint.why).map(|why| why.feature).collect();
                let different: std::collections::BTreeSet<_> = said.iter().collect();
                let mixed = said.contains(&MIXTURE);
                assert!(mixed || different.len() == said.len(), "{} says a thing twice: {said:?}", G::ID);
                let paths: std::collections::BTreeSet<_> = hints.iter().map(|hint| &hint.actions).collect();
                assert_eq!(paths.len(), hints.len(), "{}: {hints:?}", G::ID);
                for hint in &hints {
                    let first = touchline_kernel::Notation::read(&hint.actions[0]).expect("notation");
                    assert!(game.judge(&position, seat, first).is_ok(), "{} {}", G::ID, hint.actions[0]);
                    assert!((0.0..=1.0).contains(&hint.win) && (-1e-4..=1.0).contains(&hint.draw));
                    assert!(hint.win + hint.draw <= 1.001, "{hint:?}");
                    assert!(hint.goals.iter().all(|goals| (0.0..20.0).contains(goals)), "{hint:?}");
                }
            }
        }
    }
    for_each_game(|| Hints);
}

/// A hint is no second opinion: where the coach mixes, it plays one of its hints, elsewhere the first.
#[test]
fn the_first_hint_is_what_the_coach_would_play() {
    struct Same;
    impl Visitor for Same {
        type Output = ();

        fn visit<G: Judged>(self, game: G) {
            for position in positions(&game, 2, 61) {
                let Turn::Decision(seat) = game.turn(&position) else { continue };
                let perspective = Perspective::new(&game, &position, seat);
                for name in ["rookie", "club:400n", "pro:400n", "greedy", "uct:60n"] {
                    let coach = || Coach::<G>::new(spec(name), Clock::Counted, 9);
                    let decided = coach().decide(&perspective).expect("a decision").to_string();
                    let hints = coach().hints(&perspective, 400);
                    let mixed = hints[0].why.is_some_and(|why| why.feature == MIXTURE);
                    let hinted = &hints[..if mixed { hints.len() } else { 1 }];
                    assert!(
                        hinted.iter().any(|hint| hint.actions[0] == decided),
                        "{} {name}: plays {decided}, hints at {:?} in {position:?}",
                        G::ID,
                        hints[0].actions
                    );
                }
            }
        }
    }
    for_each_game(|| Same);
}

/// A small step of the ladder: any judgement beats none.
#[test]
fn a_rookie_beats_chance() {
    struct Ladder;
    impl Visitor for Ladder {
        type Output = ();

        fn visit<G: Judged>(self, game: G) {
            let (mut won, mut lost) = (0, 0);
            for number in 0..12 {
                use touchline_kernel::{BySeat, Seat};
                let (home, away) = (spec("rookie"), spec("random"));
                let bout = touchline_coach::play(&game, BySeat::new(home, away), Clock::Counted, 1, number);
                match bout.finish.winner {
                    Some(Seat::Home) => won += 1,
                    Some(Seat::Away) => lost += 1,
                    None => {}
                }
            }
            assert!(won > lost, "{}: won {won}, lost {lost}", G::ID);
        }
    }
    for_each_game(|| Ladder);
}

#[test]
fn coaches_are_named_as_they_are_printed() {
    for text in [
        "random",
        "rookie",
        "club",
        "pro",
        "world",
        "greedy",
        "world/10",
        "pro:50ms",
        "club:2000n",
        "wall",
        "raider",
        "classic:pro",
        "classic:world/10",
    ] {
        assert_eq!(spec(text).to_string(), text);
    }
    for text in [
        "",
        "messi",
        "classic:",
        "classic:wall",
        "classic:classic:pro",
        "world/0",
        "world/x",
        "pro:5",
        "pro:-1ms",
        "club:99999999999999999999n",
        "pro:700000ms",
    ] {
        assert!(text.parse::<Spec>().is_err(), "{text}");
    }
}

#[test]
fn weights_were_learned_for_the_features_that_there_are() {
    struct Fit;
    impl Visitor for Fit {
        type Output = ();

        fn visit<G: Judged>(self, _: G) {
            let weights = Weights::read::<G>(G::WEIGHTS).unwrap_or_else(|error| panic!("{error}"));
            // Weights of an earlier revision still play; `learn` makes them anew.
            assert!(weights.rules_revision <= G::REVISION, "{}: run `{}` again", G::ID, weights.command);
        }
    }
    for_each_game(|| Fit);
}
