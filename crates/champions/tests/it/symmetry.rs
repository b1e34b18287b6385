//! Invariant 4 of section 9.4: what is legal in a position is legal in its images.

use touchline_champions::{Action, Champions, Options, Symmetry};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Silent, Turn};

/// Lists the same options for positions on the way of random matches and for their images.
fn check(options: &str, symmetry: Symmetry, matches: u64) {
    let options: Options = serde_json::from_str(options).unwrap();
    let game = Champions::new(options).unwrap();
    let mut playout = Playout::<Champions>::default();
    let (mut here, mut there): (Vec<Action>, Vec<Action>) = (Vec::new(), Vec::new());
    let mut compared = 0;
    for number in 0..matches {
        let mut dice = FairDice::for_match(11, number);
        let mut position = game.start();
        loop {
            if let Some(image) = game.image(&position, symmetry) {
                assert_eq!(game.image(&image, symmetry), Some(position), "{:?}", position.phase());
                let expected = match game.turn(&position) {
                    Turn::Decision(seat) => Turn::Decision(symmetry.seat(seat)),
                    turn => turn,
                };
                assert_eq!(game.turn(&image), expected, "{:?}", position.phase());
                game.list(&position, &mut here);
                game.list(&image, &mut there);
                for action in &mut here {
                    *action = game.image_of_action(*action, symmetry);
                }
                here.sort_unstable();
                assert_eq!(here, there, "{:?} in {:?}", position.phase(), game.setup(&position));
                compared += here.len();
            }
            if !playout.step(&game, &mut position, &mut dice, &mut Silent) {
                break;
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn a_turned_board_with_the_teams_exchanged_has_the_same_options() {
    check("{}", Symmetry::Turned, 12);
    check(r#"{"clock_ones":2,"draw":"extra_time_shootout","extra_time_spaces":0}"#, Symmetry::Turned, 30);
}

#[test]
fn a_mirrored_board_has_the_same_options() {
    check("{}", Symmetry::Mirrored, 12);
    check(r#"{"clock_ones":2,"draw":"extra_time_shootout","extra_time_spaces":0}"#, Symmetry::Mirrored, 30);
}
