//! Features over random matches, their symmetries, and positions in which the order of values is plain.

use super::*;
use crate::judgement::{Judgement, decides};
use crate::search::turns::Turns;
use serde_json::{Value, json};
use touchline_fuba::{Options, Setup, Zone};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Playout, Silent, random_outcome};

const OPTION_SETS: [&str; 6] = [
    "{}",
    r#"{"errata":false}"#,
    r#"{"formations":"cards","midfield_join":true,"shot_counts_keeper":false}"#,
    r#"{"extra_time":true,"shootout":true,"turn_cap":6,"shootout_kicks":2,"shootout_cap":1}"#,
    r#"{"errata":false,"shootout":true,"turn_cap":9,"min_players":3,"formation_min":2,"shootout_cap":0}"#,
    r#"{"shot_zone_mods":{"m4":20,"s3":0,"s7":-20},"min_players":3,"zones":{"m1":[0,3],"m2":[3,9],"m4":[15,21],"m5":[21,24]}}"#,
];

fn game(options: &str) -> Fuba {
    Fuba::new(serde_json::from_str::<Options>(options).unwrap()).unwrap()
}

fn features(game: &Fuba, position: &Position, seat: Seat) -> Vec<f32> {
    let mut features = vec![0.0; NAMES.len()];
    game.features(position, seat, &mut features);
    features
}

/// Every position of some random matches that is not over.
fn walk(options: &str, seed: u64, matches: usize, mut visit: impl FnMut(&Fuba, &Position, &mut FairDice)) {
    let game = game(options);
    let mut dice = FairDice::from_seed(seed);
    let mut playout = Playout::default();
    for _ in 0..matches {
        let mut position = game.start();
        while playout.step(&game, &mut position, &mut dice, &mut Silent) {
            if !matches!(game.turn(&position), Turn::Over(_)) {
                visit(&game, &position, &mut dice);
            }
        }
    }
}

fn place(value: Value) -> (Fuba, Position) {
    let game = game("{}");
    let setup: Setup = serde_json::from_value(value).unwrap();
    let position = game.place(&setup).unwrap_or_else(|faults| panic!("{faults}"));
    (game, position)
}

#[test]
fn features_are_numbers_in_range_everywhere() {
    let mut seen = vec![[0_u32; 2]; NAMES.len()];
    for (seed, options) in OPTION_SETS.into_iter().enumerate() {
        walk(options, seed as u64, 6, |game, position, _| {
            for seat in Seat::BOTH {
                for (i, x) in features(game, position, seat).into_iter().enumerate() {
                    assert!((-1.0..=1.5).contains(&x), "{} is {x} in {position:?}", NAMES[i]);
                    seen[i][0] += u32::from(x != 0.0);
                    seen[i][1] += 1;
                }
            }
        });
    }
    for (name, [used, all]) in NAMES.iter().zip(seen) {
        assert!(all > 20_000 && used > 0, "{name} says something in {used} of {all} positions");
    }
}

/// Changes every zone and every seat of a position file.
fn change(value: &Value, word: &impl Fn(&str) -> String, swap: bool) -> Value {
    match value {
        Value::String(text) => word(text).into(),
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(|item| change(item, word, swap)).collect();
            if swap && items.len() == 2 && items.iter().all(Value::is_number) {
                items.reverse();
            }
            items.into()
        }
        Value::Object(map) => map.iter().map(|(key, value)| (word(key), change(value, word, swap))).collect(),
        other => other.clone(),
    }
}

fn changed(game: &Fuba, position: &Position, word: impl Fn(&str) -> String, swap: bool) -> Position {
    let setup = serde_json::to_value(game.setup(position)).unwrap();
    let twin: Setup = serde_json::from_value(change(&setup, &word, swap)).unwrap();
    game.place(&twin).unwrap_or_else(|faults| panic!("{faults}\n{setup}"))
}

fn zone(word: &str) -> Option<Zone> {
    Zone::ALL.into_iter().find(|zone| zone.name() == word)
}

#[track_caller]
fn assert_same(a: &[f32], b: &[f32], position: &Position) {
    for ((name, a), b) in NAMES.iter().zip(a).zip(b) {
        assert!((a - b).abs() < 1e-5, "{name}: {a} and {b} in {position:?}");
    }
}

#[test]
fn turning_the_board_and_swapping_the_seats_changes_nothing() {
    for options in &OPTION_SETS[..4] {
        walk(options, 21, 3, |game, position, _| {
            if matches!(position.phase(), Phase::Formation { .. }) {
                return;
            }
            let turn = |word: &str| match (zone(word), word) {
                (Some(zone), _) => zone.relative(Seat::Away).name().to_owned(),
                (None, "home") => "away".to_owned(),
                (None, "away") => "home".to_owned(),
                (None, other) => other.to_owned(),
            };
            let twin = changed(game, position, turn, true);
            for seat in Seat::BOTH {
                assert_same(&features(game, position, seat), &features(game, &twin, seat.other()), position);
            }
        });
    }
}

#[test]
fn one_wing_is_like_the_other() {
    for options in &OPTION_SETS[..4] {
        walk(options, 22, 3, |game, position, _| {
            // Teams are placed one wing before the other, so half a set-up has no mirror image.
            if matches!(
                position.phase(),
                Phase::Formation { .. } | Phase::Keeper { .. } | Phase::Place { .. }
            ) {
                return;
            }
            let mirror = |word: &str| match word.strip_prefix('s').and_then(|n| n.parse::<u8>().ok()) {
                Some(n @ 1..=4) => format!("s{}", n + 4),
                Some(n @ 5..=8) => format!("s{}", n - 4),
                _ => word.to_owned(),
            };
            let twin = changed(game, position, mirror, false);
            for seat in Seat::BOTH {
                assert_same(&features(game, position, seat), &features(game, &twin, seat), position);
            }
        });
    }
}

#[test]
fn nothing_depends_on_what_a_seat_may_not_know() {
    let mut differed = 0;
    for options in ["{}", OPTION_SETS[3]] {
        walk(options, 23, 40, |game, position, dice| {
            for seat in Seat::BOTH {
                let imagined = game.imagine(position, seat, dice);
                differed += u32::from(imagined != *position);
                assert_eq!(features(game, position, seat), features(game, &imagined, seat), "{position:?}");
            }
        });
    }
    assert!(differed > 20, "{differed} positions had a secret");
}

fn points(game: &Fuba, position: &Position, seat: Seat) -> f32 {
    Judgement::<Fuba>::hunch().points(game, position, seat)
}

#[test]
fn a_shot_at_an_open_goal_is_better_than_one_at_a_keeper() {
    let shot = |keeper: &str| {
        place(json!({
            "phase": {"shot": {"direct": false}}, "ball": "m4", "value": 3, "die": [4, 2],
            "out": {"home": {"m4": 2, "m3": 4, "m2": 4}, "away": {"m4": 1, "m5": 2, "m3": 4, "m2": 3}},
            "keeper": {"home": "m1", "away": keeper},
        }))
    };
    let ((game, open), (_, closed)) = (shot("s8"), shot("m5"));
    assert!(points(&game, &open, Seat::Home) > points(&game, &closed, Seat::Home) + 0.1);
    assert!(points(&game, &open, Seat::Away) < points(&game, &closed, Seat::Away) - 0.1);
}

#[test]
fn a_lead_is_worth_more_in_the_last_minute_than_in_the_first() {
    let lead = |half: u8, clock: u8, score: [u16; 2]| {
        let (game, position) = place(json!({"half": half, "clock": clock, "score": score}));
        points(&game, &position, Seat::Home)
    };
    assert!(lead(2, 89, [1, 0]) > lead(1, 2, [1, 0]));
    assert!(lead(1, 2, [1, 0]) > lead(1, 2, [0, 0]));
    assert!(lead(2, 89, [0, 1]) < lead(1, 2, [0, 1]));
}

/// In added time there is still something to play for.
#[test]
fn the_match_gets_shorter_turn_by_turn() {
    let left = |value: Value| {
        let (game, position) = place(value);
        game.race(&position).left
    };
    let moments = [
        json!({}),
        json!({"clock": 30}),
        json!({"clock": "+2"}),
        json!({"half": 2, "clock": 46}),
        json!({"half": 2, "clock": 90}),
        json!({"half": 2, "clock": "+1"}),
        json!({"half": 2, "clock": "+4"}),
    ];
    let left: Vec<f32> = moments.into_iter().map(left).collect();
    assert!(left.windows(2).all(|pair| pair[0] > pair[1]) && left[6] > 0.0, "{left:?}");
    assert!(left[0] > 0.95 && (left[3] - 0.5).abs() < 0.02, "{left:?}");
}

#[test]
fn a_shoot_out_is_worth_what_its_kicks_are() {
    let win = |kicks: [u8; 2], goals: [u8; 2]| {
        let game = game(r#"{"shootout":true}"#);
        let first = if kicks[1] > kicks[0] { "away" } else { "home" };
        let setup = json!({"kickoff_first": first, "phase": "dive", "pending": "penalty", "half": 5, "kicks": kicks, "kick_goals": goals,
            "out": {"home": {}, "away": {}}, "clock": 90});
        let setup: Setup = serde_json::from_value(setup).unwrap();
        let position = game.place(&setup).unwrap_or_else(|faults| panic!("{faults}"));
        game.decider(&position, Seat::Home).unwrap()
    };
    assert!((win([0, 0], [0, 0]) - 0.5).abs() < 1e-5);
    // Away has scored, Home has its last kick to come.
    assert!((win([4, 5], [3, 4]) - odds::PENALTY / 2.0).abs() < 1e-5);
    assert!(win([3, 3], [3, 1]) > 0.9);
}

#[test]
fn a_low_number_on_the_ball_is_good_for_whoever_has_it() {
    let value = |value: u8, control: Seat| {
        let (game, position) = place(json!({"ball": "m3", "value": value, "control": control.name()}));
        points(&game, &position, Seat::Home)
    };
    assert!(value(1, Seat::Home) > value(6, Seat::Home));
    assert!(value(1, Seat::Away) < value(6, Seat::Away));
}

/// One ply: the turn whose end looks best.
fn greedy(
    game: &Fuba,
    position: &Position,
    turns: &mut Turns<Fuba>,
    judgement: &Judgement<Fuba>,
) -> Vec<Action> {
    let seat = decides(game, position).expect("a seat decides");
    turns.find(game, judgement, position, seat, (Fuba::SEARCH.beam, Fuba::SEARCH.keep));
    turns.ends.first().map(|end| turns.path(end)).unwrap_or_default()
}

/// By the clock: where an end is needed there is one, by legal decisions and with few positions judged; elsewhere nothing is begun.
#[test]
fn whoever_is_late_goes_the_shortest_way_to_an_end() {
    let game = game("{}");
    let judgement = Judgement::<Fuba>::hunch();
    let (mut late, mut calm, mut playout) = (Turns::default(), Turns::default(), Playout::default());
    late.deadline = Some(std::time::Instant::now());
    let width = (Fuba::SEARCH.beam, Fuba::SEARCH.keep);
    let mut dice = FairDice::from_seed(7);
    let mut position = game.start();
    let (mut in_haste, mut in_peace) = (0, 0);
    for _ in 0..400 {
        if let Some(seat) = decides(&game, &position) {
            late.must_end = true;
            late.find(&game, &judgement, &position, seat, width);
            let end = late.ends.first().expect("an end");
            let mut there = position;
            for action in late.path(end) {
                assert_eq!(game.judge(&there, seat, action), Ok(()));
                game.apply(&mut there, action, &mut Silent);
            }
            assert_eq!(there, end.position);
            in_haste += late.judged;
            calm.find(&game, &judgement, &position, seat, width);
            in_peace += calm.judged;
            late.must_end = false;
            late.find(&game, &judgement, &position, seat, width);
            assert!(late.ends.is_empty() && late.judged == 0);
        }
        if !playout.step(&game, &mut position, &mut dice, &mut Silent) {
            break;
        }
    }
    assert!(in_haste * 20 < in_peace, "{in_haste} positions judged in haste, {in_peace} in peace");
}

#[test]
fn the_hunch_beats_chance() {
    let game = game("{}");
    let judgement = Judgement::<Fuba>::hunch();
    let (mut turns, mut playout) = (Turns::default(), Playout::default());
    let matches: u64 = std::env::var("MATCHES").map_or(6, |n| n.parse().unwrap());
    let (mut points, mut goals) = (0.0, [0_u32; 2]);
    for number in 0..matches {
        let coach = Seat::BOTH[number as usize % 2];
        let mut dice = FairDice::for_match(5, number);
        let mut position = game.start();
        let mut plan: Vec<Action> = Vec::new();
        let winner = loop {
            match game.turn(&position) {
                Turn::Over(finish) => {
                    goals[0] += u32::from(finish.score[coach]);
                    goals[1] += u32::from(finish.score[coach.other()]);
                    break finish.winner;
                }
                Turn::Decision(seat) if seat == coach => {
                    if plan.is_empty() {
                        plan = greedy(&game, &position, &mut turns, &judgement);
                        plan.reverse();
                    }
                    game.apply(&mut position, plan.pop().expect("a turn has a decision"), &mut Silent);
                }
                Turn::Chance => {
                    let outcome = random_outcome(&game, &position, &mut dice).unwrap();
                    game.settle(&mut position, outcome, &mut Silent);
                }
                Turn::Decision(_) => {
                    playout.step(&game, &mut position, &mut dice, &mut Silent);
                }
            }
        };
        points += if winner == Some(coach) {
            1.0
        } else if winner.is_none() {
            0.5
        } else {
            0.0
        };
    }
    println!("{points} of {matches}, goals {goals:?}");
    assert!(
        points / matches as f64 > 0.85 && goals[0] > 3 * goals[1],
        "{points} of {matches}, goals {goals:?}"
    );
}

#[test]
fn every_feature_has_its_words_in_five_languages() {
    for language in ["en", "fi", "nl", "it", "ru"] {
        let path = format!("{}/../../locales/{language}/coach.ftl", env!("CARGO_MANIFEST_DIR"));
        let texts = std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}"));
        let ids: Vec<&str> = texts
            .lines()
            .filter_map(|line| line.strip_prefix("coach-why-fuba-")?.split_once(" = ").map(|(name, _)| name))
            .collect();
        assert_eq!(ids, NAMES, "{language}");
    }
}
