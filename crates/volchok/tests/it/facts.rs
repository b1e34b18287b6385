//! What the rest of the program asks a game, apart from the rules.

use touchline_kernel::{Game, Seat};
use touchline_volchok::{Options, Position, Rule, Volchok};

fn volchok(options: &str) -> Volchok {
    Volchok::new(serde_json::from_str(options).unwrap()).unwrap()
}

fn placed(volchok: &Volchok, setup: &str) -> Position {
    volchok.place(&serde_json::from_str(setup).unwrap()).unwrap()
}

#[test]
fn options_are_as_they_were_given() {
    let volchok = volchok(r#"{"goals_to_win":2,"lob_min":3,"board":{"rows":15}}"#);
    assert_eq!((volchok.options().goals_to_win, volchok.options().lob_min), (2, 3));
    let full = volchok.full_options();
    assert_eq!((full.goals_to_win, full.lob_min, full.board.rows), (2, 3, 15));
    // Whoever reads them need not know how a board follows from its size.
    let board = &full.board;
    assert!(board.keeper_zone.is_some() && board.net.is_some() && board.corners.is_some(), "{board:?}");
    assert!(board.half_rows.is_some() && board.kickoff.is_some() && board.start.is_some(), "{board:?}");
    assert_eq!(Volchok::new(full).unwrap().pitch(), volchok.pitch());
}

#[test]
fn a_golden_goal_needs_a_winner() {
    assert!(!Volchok::new(Options::default()).unwrap().needs_winner());
    assert!(volchok(r#"{"turn_limit":20,"tie_break":"golden_goal"}"#).needs_winner());
}

/// The clock is told to whoever keeps it; its end counts while a match is on, and only with a clock.
#[test]
fn time_is_called_while_there_is_a_clock_and_a_match() {
    let (without, with) = (volchok("{}"), volchok(r#"{"clock_seconds":60}"#));
    assert_eq!((without.clock_seconds(), with.clock_seconds()), (None, Some(60)));
    let time_up = |game: &Volchok, setup: &str| {
        let mut position = placed(game, setup);
        game.call_time(&mut position);
        game.setup(&position).time_up
    };
    assert!(time_up(&with, "{}"));
    assert!(!time_up(&with, r#"{"phase":"over"}"#));
    assert!(!time_up(&without, "{}"));
}

/// Whoever waits is told that it is the other team's turn; whoever decides, what about.
#[test]
fn the_lesson_is_about_the_moment() {
    let volchok = volchok("{}");
    let position = placed(&volchok, "{}");
    assert_eq!(volchok.lesson(&position, Seat::Home), Some(Rule::Turn2));
    assert_eq!(volchok.lesson(&position, Seat::Away), Some(Rule::Turn9));
    let over = placed(&volchok, r#"{"phase":"over","over_by":"END-1"}"#);
    assert_eq!(volchok.lesson(&over, Seat::Away), Some(Rule::End1));
}
