//! What the features of Champions must be like, whatever they are worth.

use super::*;
use crate::judgement::Judgement;
use crate::search::turns::Turns;
use touchline_champions::{Options, Symmetry};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Playout, Silent, Turn, random_outcome};

const OPTION_SETS: [&str; 6] = [
    "{}",
    r#"{"shoulder_charge":false,"keeper_pickup":false,"fouls":false,"cards":false,"injuries":false,"handball":false,"substitutions":false}"#,
    r#"{"clock_ones":3,"draw":"extra_time_shootout","extra_time_spaces":1,"shootout_kicks":2,"pick_numbers":true}"#,
    r#"{"clock":"rolls","clock_rolls":60,"tournament":true,"max_touches":10}"#,
    r#"{"interceptions":false,"follow":false,"offside":false,"row1_tidy":false,"clock_ones":8}"#,
    r#"{"geometry":{"rows":9,"attack_row":3},"clock_ones":8}"#,
];

fn game(options: &str) -> Champions {
    Champions::new(serde_json::from_str::<Options>(options).unwrap()).unwrap()
}

fn features(game: &Champions, position: &Position, seat: Seat) -> Vec<f32> {
    let mut features = vec![0.0; FEATURES.len()];
    game.features(position, seat, &mut features);
    features
}

/// Plays a match: by the hunch, turn by turn, for the seats named, at random for the others. Every position on the way is shown.
fn play(
    game: &Champions,
    hunch: &[Seat],
    number: u64,
    mut look: impl FnMut(&Position, &mut FairDice),
) -> BySeat<u16> {
    let judgement = Judgement::<Champions>::hunch();
    let mut turns = Turns::<Champions>::default();
    let mut dice = FairDice::for_match(5, number);
    let mut playout = Playout::<Champions>::default();
    let mut position = game.start();
    loop {
        look(&position, &mut dice);
        match game.turn(&position) {
            Turn::Over(finish) => return finish.score,
            Turn::Decision(seat) if hunch.contains(&seat) => {
                let world = game.imagine(&position, seat, &mut dice);
                turns.find(game, &judgement, &world, seat, (8, 1));
                for action in turns.path(&turns.ends[0]) {
                    if game.turn(&position) != Turn::Decision(seat) {
                        break;
                    }
                    game.apply(&mut position, action, &mut Silent);
                    look(&position, &mut dice);
                }
            }
            Turn::Decision(_) => {
                playout.step(game, &mut position, &mut dice, &mut Silent);
            }
            Turn::Chance => {
                let outcome = random_outcome(game, &position, &mut dice).unwrap();
                game.settle(&mut position, outcome, &mut Silent);
            }
        }
    }
}

#[test]
fn features_are_small_numbers_in_every_position() {
    let mut seen = 0;
    let mut used = vec![false; FEATURES.len()];
    for (number, options) in OPTION_SETS.iter().enumerate() {
        let game = game(options);
        for hunch in [&[][..], &Seat::BOTH] {
            play(&game, hunch, number as u64, |position, _| {
                if matches!(game.turn(position), Turn::Over(_)) {
                    return;
                }
                seen += 1;
                for seat in Seat::BOTH {
                    for (i, feature) in features(&game, position, seat).into_iter().enumerate() {
                        assert!(
                            feature.is_finite() && feature.abs() <= 2.0,
                            "{} is {feature} in {:?}",
                            FEATURES[i],
                            position.phase()
                        );
                        used[i] |= feature != 0.0;
                    }
                    if let Some(win) = game.decider(position, seat) {
                        let theirs = game.decider(position, seat.other()).unwrap();
                        assert!((win + theirs - 1.0).abs() < 1e-3, "{win} and {theirs}");
                    }
                }
            });
        }
    }
    assert!(seen > 3000, "{seen}");
    let rare = ["our_penalty_foul", "their_penalty_foul", "makeshift"];
    let unused: Vec<_> =
        FEATURES.iter().zip(&used).filter(|(name, used)| !**used && !rare.contains(name)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn images_of_a_position_have_its_features() {
    let game = game("{}");
    let mut seen = 0;
    play(&game, &Seat::BOTH, 1, |position, _| {
        for symmetry in Symmetry::ALL {
            let Some(image) = game.image(position, symmetry) else { continue };
            for seat in Seat::BOTH {
                let here = features(&game, position, seat);
                let there = features(&game, &image, symmetry.seat(seat));
                for (i, (here, there)) in here.iter().zip(&there).enumerate() {
                    assert!(
                        (here - there).abs() < 1e-5,
                        "{} {symmetry:?} {:?} in {:?}",
                        FEATURES[i],
                        position.phase(),
                        game.setup(position)
                    );
                }
            }
            seen += 1;
        }
    });
    assert!(seen > 200, "{seen}");
}

#[test]
fn a_line_up_that_is_still_secret_does_not_show() {
    let game = game(r#"{"pick_numbers":true}"#);
    let mut seen = 0;
    for number in 0..4 {
        play(&game, &[], number, |position, dice| {
            if !matches!(position.phase(), Phase::Lineup { .. }) {
                return;
            }
            for seat in Seat::BOTH {
                let known = features(&game, position, seat);
                for _ in 0..4 {
                    let world = game.imagine(position, seat, dice);
                    assert_eq!(known, features(&game, &world, seat));
                }
            }
            seen += 1;
        });
    }
    assert!(seen > 40, "{seen}");
}

/// A position at the start of home's turn, from a file.
fn position(game: &Champions, file: &str) -> Position {
    game.place(&serde_json::from_str(file).unwrap()).unwrap()
}

fn feature(game: &Champions, file: &str, name: &str) -> f32 {
    features(game, &position(game, file), Seat::Home)[place(name)]
}

#[test]
fn chances_are_what_the_dice_say() {
    let game = game("{}");
    // Next to the ball in row 2 before the goal: with 2, 3, 4 the keeper saves with 3, 2, 1 of four, with 5 and 6 not at all.
    let file =
        r#"{"home":{"players":{"14":"5,13"}},"away":{"players":{"1":"5,16","2":"1,15"}},"ball":"5,14"}"#;
    let expected = (0.25 + 0.5 + 0.75 + 1.0 + 1.0) / 6.0;
    assert!((feature(&game, file, "our_chance") - expected).abs() < 1e-5);
    // Two steps away everything is a pip less, and one roll in six does not reach it.
    let file =
        r#"{"home":{"players":{"14":"4,13"}},"away":{"players":{"1":"5,16","2":"1,15"}},"ball":"5,14"}"#;
    let expected = (0.25 + 0.5 + 0.75 + 1.0) / 6.0;
    assert!((feature(&game, file, "our_chance") - expected).abs() < 1e-5);
    assert!((feature(&game, file, "our_reach") - 5.0 / 6.0).abs() < 1e-5);
    // A defender beside the lane costs a third, unless the ball can go round him.
    let guarded = r#"{"home":{"players":{"14":"5,13"}},"away":{"players":{"1":"5,16","2":"7,15","3":"4,15"}},"ball":"5,14"}"#;
    assert!(feature(&game, guarded, "our_chance") < 0.5);
}

#[test]
fn a_team_mate_on_the_way_brings_the_goal_nearer() {
    let game = game("{}");
    let alone =
        r#"{"home":{"players":{"8":"5,7"}},"away":{"players":{"2":"1,15","3":"10,15"}},"ball":"5,8"}"#;
    let helped = r#"{"home":{"players":{"8":"5,7","14":"5,11","15":"6,13"}},"away":{"players":{"2":"1,15","3":"10,15"}},"ball":"5,8"}"#;
    assert!(feature(&game, helped, "our_way") > feature(&game, alone, "our_way"));
    assert_eq!(feature(&game, alone, "our_chance"), 0.0);
    assert!(feature(&game, helped, "our_chance") > 0.0);
}

#[test]
fn better_positions_are_judged_better() {
    let game = game("{}");
    let judgement = Judgement::<Champions>::hunch();
    let points = |file: &str| judgement.points(&game, &position(&game, file), Seat::Home);
    let field = |ball: &str, home: &str, away: &str, on_turn: &str| {
        format!(
            r#"{{"home":{{"players":{{"2":"3,2","3":"8,2","8":"2,8","14":"{home}"}}}},
                 "away":{{"players":{{"2":"3,14","3":"8,14","8":"9,8","14":"{away}"}}}},
                 "ball":"{ball}","coach_on_turn":"{on_turn}"}}"#
        )
    };
    let before_goal = points(&field("5,13", "5,12", "5,4", "home"));
    let midfield = points(&field("5,8", "5,7", "5,4", "home"));
    let midfield_theirs = points(&field("5,8", "5,12", "5,9", "away"));
    let under_siege = points(&field("5,3", "5,12", "5,4", "away"));
    let order = [before_goal, midfield, midfield_theirs, under_siege];
    assert!(order.is_sorted_by(|a, b| a > b), "{order:?}");
}

#[test]
fn the_man_who_reaches_the_ball_is_the_one_to_pick() {
    let game = game("{}");
    let picked = |mover: u8| {
        let file = format!(
            r#"{{"home":{{"players":{{"8":"5,6","9":"9,3"}}}},"away":{{"players":{{"2":"3,14","3":"8,14"}}}},
                 "ball":"5,8","coach_on_turn":"home","die":4,"phase":{{"pick_move":{{"mover":{mover}}}}}}}"#
        );
        Judgement::<Champions>::learned().unwrap().points(&game, &position(&game, &file), Seat::Home)
    };
    assert!(picked(8) > picked(9) + 0.01, "{} and {}", picked(8), picked(9));
}

#[test]
fn turn_by_turn_the_hunch_beats_random_play() {
    let game = game("{}");
    let (mut ours, mut wins) = (0, 0);
    for number in 0..8 {
        let seat = Seat::BOTH[number as usize % 2];
        let score = play(&game, &[seat], number, |_, _| {});
        ours += score[seat];
        wins += u32::from(score[seat] > score[seat.other()]);
    }
    assert!(wins >= 7 && ours >= 8, "{wins} won, {ours} goals");
}

#[test]
fn one_action_at_least_is_considered() {
    let mut actions = Vec::new();
    for (number, options) in OPTION_SETS.iter().enumerate() {
        let game = game(options);
        play(&game, &[], 40 + number as u64, |position, _| {
            if let Turn::Decision(_) = game.turn(position) {
                game.list(position, &mut actions);
                let all = actions.clone();
                game.consider(position, &mut actions);
                assert!(!actions.is_empty(), "{:?}", position.phase());
                assert!(actions.iter().all(|action| all.contains(action)));
            }
        });
    }
}

#[test]
fn every_feature_can_be_put_into_words() {
    for language in ["en", "fi", "nl", "it", "ru"] {
        let file = format!("{}/../../locales/{language}/coach.ftl", env!("CARGO_MANIFEST_DIR"));
        let texts = std::fs::read_to_string(file).unwrap();
        for name in FEATURES {
            let id = format!("coach-why-champions-{} = ", name.replace('_', "-"));
            assert!(texts.lines().any(|line| line.starts_with(&id)), "{language}: {id}");
        }
    }
}
