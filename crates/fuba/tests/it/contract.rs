//! The kernel's contract, over many option sets.

use touchline_fuba::{Fuba, Options};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Bare, Game, Playout, Seat, Silent, Turn, Viewer};
use touchline_testkit::{Contract, lines_of_play};

/// Every option away from its default at least once, alone and together.
const OPTION_SETS: &[&str] = &[
    r#"{"errata":false}"#,
    r#"{"formations":"cards","midfield_join":true,"shot_counts_keeper":false}"#,
    r#"{"extra_time":true,"shootout":true,"turn_cap":6,"shootout_kicks":2,"shootout_cap":1}"#,
    r#"{"extra_time":true,"turn_cap":1}"#,
    r#"{"errata":false,"shootout":true,"turn_cap":9,"min_players":3,"formation_min":2,"shootout_cap":0}"#,
    r#"{"min_players":11,"zones":{"m1":[0,3],"m2":[3,9],"m4":[15,21],"m5":[21,24]}}"#,
    r#"{"errata":false,"zones":{"m1":[0,6],"m2":[6,11],"m3":[11,13],"m4":[13,18],"m5":[18,24]},"turn_cap":30}"#,
    r#"{"level_with":"ball","turn_cap":30}"#,
    r#"{"offside_line":"last","move_again":true,"carry_middle":false,"direct_zone":false,"turn_cap":30}"#,
    r#"{"errata":false,"midfield_join":true,"shot_counts_keeper":false,"offside_line":"last","move_again":true,"carry_middle":false,"direct_zone":false,"min_players":3,"turn_cap":30}"#,
    r#"{"bring_optional":true,"keeper_back":false,"min_players":2,"sent_off":"any","turn_cap":0}"#,
    r#"{"goal_kick_setup":true,"kickoff_centre":"exactly","adjust_together":true,"turn_cap":30}"#,
    r#"{"errata":false,"goal_kick_setup":true,"keeper_back":false,"move_again":true,"direct_zone":false,"sent_off":"any","min_players":2,"turn_cap":30}"#,
    r#"{"errata":false,"midfield_reinforce":true,"free_moves":"away","slow_kick":"one","easy_empty":true,"added_end":false,"bring_optional":true,"turn_cap":30}"#,
    r#"{"free_moves":"away","slow_kick":"one","midfield_reinforce":true,"offside_line":"last","turn_cap":30}"#,
    r#"{"shot_zone_mods":{"m4":5,"s3":0,"s7":3},"min_players":3,"midfield_join":true}"#,
];

fn contract() -> Contract<Fuba> {
    let written =
        OPTION_SETS.iter().fold(Contract::<Fuba>::new(), |contract, options| contract.with(options));
    written.with_random_options(48)
}

#[test]
fn the_contract_holds() {
    let tally = contract().decisions(60_000).check();
    assert!(tally.matches > 40 && tally.lists_compared > 3_000, "{tally:?}");
}

/// Ten million decisions in all when `TOUCHLINE_LONG` is set, a fiftieth of that otherwise.
#[test]
fn long_random_play_breaks_nothing() {
    let decisions = if std::env::var_os("TOUCHLINE_LONG").is_some() { 10_000_000 } else { 200_000 };
    contract().seed(7).decisions(decisions).slow_share(512).check();
}

#[test]
fn a_decision_with_one_option_is_made_by_itself() {
    for options in ["{}", OPTION_SETS[0], OPTION_SETS[2]] {
        let fuba = Fuba::new(serde_json::from_str(options).unwrap()).unwrap();
        let mut dice = FairDice::from_seed(3);
        let (mut playout, mut actions) = (Playout::default(), Vec::new());
        for _ in 0..10 {
            let mut position = fuba.start();
            while playout.step(&fuba, &mut position, &mut dice, &mut Silent) {
                fuba.list(&position, &mut actions);
                assert_ne!(actions.len(), 1, "{position:?}");
            }
        }
    }
}

/// Shortcuts are sequences of legal decisions of one seat, and each finishes the team's placing.
#[test]
fn every_set_up_offers_ready_arrangements() {
    let fuba = Fuba::new(Options::default()).unwrap();
    let mut dice = FairDice::from_seed(9);
    let mut playout = Playout::default();
    let mut offered = 0;
    for _ in 0..10 {
        let mut position = fuba.start();
        while playout.step(&fuba, &mut position, &mut dice, &mut Silent) {
            for shortcut in fuba.shortcuts(&position) {
                let Turn::Decision(seat) = fuba.turn(&position) else { panic!("nobody decides") };
                let mut after = position;
                assert!(!shortcut.actions.is_empty());
                for action in shortcut.actions {
                    fuba.play(&mut after, seat, action, &mut Silent).unwrap();
                }
                assert_ne!(
                    (fuba.turn(&after), fuba.shortcuts(&after).is_empty()),
                    (Turn::Decision(seat), false),
                    "{} leaves {seat} something to place",
                    shortcut.name
                );
                offered += 1;
            }
        }
    }
    assert!(offered > 1_000, "{offered}");
}

#[test]
fn a_drawing_fits_a_terminal() {
    let fuba = Fuba::new(Options::default()).unwrap();
    let mut dice = FairDice::from_seed(2);
    let mut playout = Playout::default();
    let mut position = fuba.start();
    while playout.step(&fuba, &mut position, &mut dice, &mut Silent) {
        for viewer in [Viewer::Seat(Seat::Home), Viewer::Spectator, Viewer::Everything] {
            let text = touchline_fuba::render(&fuba.view(&position, viewer), &Bare);
            assert!(text.lines().all(|line| line.chars().count() <= 78), "{text}");
        }
    }
}

#[test]
fn lines_of_play_from_the_start() {
    let fuba = Fuba::new(Options::default()).unwrap();
    let start = fuba.start();
    assert_eq!([1, 2, 3, 4, 5].map(|depth| lines_of_play(&fuba, &start, depth)), LINES);
}

/// 66 formations each, two winners of the toss, two choices; then the seven zones of a kick-off.
const LINES: [u64; 5] = [66, 66 * 66, 66 * 66 * 2, 66 * 66 * 4, 66 * 66 * 4 * 7];
