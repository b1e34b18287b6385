//! A match in progress, driven as the terminal and the server drive it.

use touchline_kernel::dice::{FairDice, Roll, Secret};
use touchline_kernel::record::{DiceSource, Entry, Record};
use touchline_kernel::{BySeat, Seat, Turn, Viewer};
use touchline_live::{Dice, Ending, LiveError, Match, Offer, ReplayError, Verdict, replay, resume, verify};

fn new_match(dice: &Dice) -> Match {
    let table = touchline_games::open("volchok", &serde_json::json!({ "goals_to_win": 1 })).unwrap();
    let mut live = Match::new(table, BySeat::new("Anna".to_owned(), "Boris".to_owned()), dice);
    live.roll_all().unwrap();
    live
}

/// Both seats play at random until `stop` says so or the match is over.
fn play_until(live: &mut Match, seed: u64, stop: impl Fn(&Match) -> bool) {
    let mut choice = FairDice::from_seed(seed);
    while let Turn::Decision(seat) = live.turn() {
        if stop(live) {
            return;
        }
        let legal = live.position().legal();
        let action = legal[choice.below(legal.len() as u32) as usize].text.clone();
        live.act(seat, &action).unwrap();
        live.roll_all().unwrap();
    }
}

fn played(dice: &Dice) -> Match {
    let mut live = new_match(dice);
    play_until(&mut live, 5, |_| false);
    live
}

fn on_turn(live: &Match) -> Seat {
    match live.turn() {
        Turn::Decision(seat) => seat,
        turn => panic!("nobody decides: {turn:?}"),
    }
}

#[test]
fn a_played_match_is_proven_by_its_record() {
    for dice in [
        Dice::Seed(3),
        Dice::Many { seed: 1, number: 7 },
        Dice::Shared { server: Secret([1; 32]), home: Secret([2; 32]), away: Secret([3; 32]) },
    ] {
        let live = played(&dice);
        let text = live.record(Viewer::Spectator).to_string();
        let record: Record = text.parse().unwrap();
        assert!(
            matches!(verify(&record), Ok(Verdict::Proven { chances }) if chances > 10),
            "{:?}",
            verify(&record)
        );
        let (again, _) = replay(&record).unwrap();
        assert_eq!(again.position().setup(), live.position().setup());
    }
}

#[test]
fn a_forged_roll_a_forged_move_and_a_forged_result_are_found() {
    let record = played(&Dice::Seed(3)).record(Viewer::Everything);
    let spin =
        record.entries.iter().position(|entry| *entry == Entry::Chance(Some("spin 6".to_owned()))).unwrap();
    let mut forged = record.clone();
    forged.dice = DiceSource::Seed(4);
    assert!(matches!(verify(&forged), Ok(Verdict::WrongRoll { .. })));
    let mut forged = record.clone();
    forged.entries[spin] = Entry::Chance(Some("spin 7".to_owned()));
    assert!(matches!(verify(&forged), Err(ReplayError::Entry { .. })), "a dial has no seven");
    let mut forged = record.clone();
    forged.entries.insert(spin, Entry::Action(Seat::Home, Some("end".to_owned())));
    assert!(matches!(verify(&forged), Err(ReplayError::Entry { .. })), "nobody acts before the spin");
    let mut forged = record.clone();
    forged.result.as_mut().unwrap().score.home += 1;
    assert!(matches!(verify(&forged), Err(ReplayError::Result { .. })));
    let mut forged = record;
    forged.rules += 1;
    assert!(matches!(verify(&forged), Err(ReplayError::Rules { .. })));
}

#[test]
fn a_secret_that_was_not_committed_to_is_found() {
    let dice = Dice::Shared { server: Secret([1; 32]), home: Secret([2; 32]), away: Secret([3; 32]) };
    let mut record = played(&dice).record(Viewer::Everything);
    if let DiceSource::Shared { home, .. } = &mut record.dice {
        home.1 = Some(Secret([9; 32]));
    }
    assert_eq!(verify(&record), Ok(Verdict::BrokenCommitment("home")));
    if let DiceSource::Shared { home, server, .. } = &mut record.dice {
        home.1 = Some(Secret([2; 32]));
        server.1 = None;
    }
    assert!(matches!(verify(&record), Ok(Verdict::LegalOnly { .. })), "the server has not revealed yet");
}

#[test]
fn a_running_match_does_not_give_its_dice_away() {
    let live = new_match(&Dice::Seed(3));
    for viewer in Viewer::LIMITED {
        assert_eq!(live.record(viewer).dice, DiceSource::Table);
    }
    let shared = Dice::Shared { server: Secret([1; 32]), home: Secret([2; 32]), away: Secret([3; 32]) };
    let text = new_match(&shared).record(Viewer::Seat(Seat::Home)).to_string();
    assert!(!text.contains(&"01".repeat(32)) && text.contains(&"02".repeat(32)), "{text}");
}

#[test]
fn a_decision_can_be_taken_back_until_chance_or_the_other_side_has_spoken() {
    let mut live = new_match(&Dice::Seed(3));
    // Right after a spin there is nothing free to take back.
    play_until(&mut live, 5, |live| {
        let spun = matches!(live.entries().last(), Some(Entry::Chance(Some(spin))) if spin == "spin 6");
        spun && live.entries().len() > 30 && live.position().legal().len() > 8
    });
    let seat = on_turn(&live);
    assert!(!live.can_undo(seat));
    assert_eq!(live.undo(seat), Err(LiveError::NeedsConsent));
    // Within the points of a turn it is free.
    let before = live.position().setup();
    let action = live.position().legal().into_iter().find(|choice| choice.word == "step").unwrap().text;
    live.act(seat, &action).unwrap();
    assert!(live.can_undo(seat) && on_turn(&live) == seat, "the turn goes on after one step");
    live.undo(seat).unwrap();
    assert_eq!(live.position().setup(), before);
    assert!(!live.can_undo(seat), "what was taken back does not count");
    // With the consent of the other side it goes back further, and the dice go on.
    live.ask_undo(seat).unwrap();
    assert_eq!(live.accept(seat), Err(LiveError::NoOffer), "nobody accepts his own offer");
    assert!(matches!(live.offer(), Some((by, Offer::Undo(_))) if by == seat));
    live.accept(seat.other()).unwrap();
    live.roll_all().unwrap();
    play_until(&mut live, 6, |_| false);
    let record: Record = live.record(Viewer::Everything).to_string().parse().unwrap();
    assert!(matches!(verify(&record), Ok(Verdict::Proven { .. })), "the record keeps what was taken back");
}

#[test]
fn an_offer_lapses_when_play_goes_on() {
    let mut live = new_match(&Dice::Seed(3));
    let seat = on_turn(&live);
    live.offer_draw(seat.other()).unwrap();
    let action = live.position().legal()[0].text.clone();
    live.act(seat, &action).unwrap();
    assert_eq!(live.accept(seat), Err(LiveError::NoOffer));
    assert_eq!(live.decline(), Err(LiveError::NoOffer));
}

#[test]
fn nobody_offers_a_draw_where_the_match_needs_a_winner() {
    let by = [
        ("fudis", r#"{}"#, false),
        ("fudis", r#"{"shootout":false}"#, true),
        ("fuba", r#"{}"#, true),
        ("fuba", r#"{"shootout":true}"#, false),
        ("champions", r#"{}"#, true),
        ("champions", r#"{"draw":"extra_time_shootout"}"#, false),
        ("volchok", r#"{}"#, true),
        ("volchok", r#"{"goals_to_win":0,"turn_limit":20,"tie_break":"golden_goal"}"#, false),
    ];
    for (game, options, draws) in by {
        let table = touchline_games::open(game, &serde_json::from_str(options).unwrap()).unwrap();
        let names = BySeat::new("H".to_owned(), "A".to_owned());
        let mut live = Match::new(table, names, &Dice::Seed(1));
        let answer = live.offer_draw(Seat::Home);
        assert_eq!(answer, if draws { Ok(None) } else { Err(LiveError::NeedsWinner) }, "{game} {options}");
    }
}

#[test]
fn resigning_agreeing_and_forfeiting_end_a_match() {
    type Case = (fn(&mut Match), Ending, Option<Seat>);
    let cases: [Case; 3] = [
        (|live| drop(live.resign(Seat::Home).unwrap()), Ending::Resigned(Seat::Home), Some(Seat::Away)),
        (|live| drop(live.forfeit(Seat::Away).unwrap()), Ending::Forfeited(Seat::Away), Some(Seat::Home)),
        (
            |live| {
                assert_eq!(live.offer_draw(Seat::Home), Ok(None));
                live.offer_draw(Seat::Away).unwrap();
            },
            Ending::Agreed,
            None,
        ),
    ];
    for (end, ending, winner) in cases {
        let mut live = new_match(&Dice::Seed(3));
        end(&mut live);
        assert_eq!(live.ending(), Some(ending));
        assert!(matches!(live.turn(), Turn::Over(finish) if finish.winner == winner));
        assert_eq!(live.act(Seat::Home, "basic"), Err(LiveError::Over));
        assert_eq!(live.resign(Seat::Home), Err(LiveError::Over));
        let record: Record = live.record(Viewer::Everything).to_string().parse().unwrap();
        assert!(matches!(verify(&record), Ok(Verdict::Proven { .. })));
    }
}

#[test]
fn a_refused_step_changes_nothing() {
    let mut live = new_match(&Dice::Seed(3));
    let seat = on_turn(&live);
    let before = (live.position().setup(), live.entries().len());
    for (by, text) in
        [(seat.other(), "basic"), (seat, "fly e4"), (seat, "shot z99"), (seat, ""), (seat, "end")]
    {
        assert!(live.act(by, text).is_err(), "{text}");
    }
    assert_eq!(live.settle("spin 3"), Err(LiveError::DiceAreRolled));
    assert_eq!((live.position().setup(), live.entries().len()), before);
}

#[test]
fn at_a_table_somebody_says_what_came() {
    let table = touchline_games::open("volchok", &serde_json::json!({})).unwrap();
    let mut live = Match::new(table, BySeat::default(), &Dice::Table);
    assert_eq!(live.roll(), Err(LiveError::ChanceDue));
    assert!(live.settle("toss 9 1").is_err());
    live.settle("toss 6 1").unwrap();
    assert_eq!(on_turn(&live), Seat::Home);
}

#[test]
fn what_chance_gave_stays_but_for_practice_and_at_a_table() {
    let spun = |mut live: Match| {
        live.act(Seat::Home, "pick 5").unwrap();
        live.settle("spin 4").or_else(|_| live.roll().map(Option::unwrap)).unwrap();
        live
    };
    let table = touchline_games::open("volchok", &serde_json::json!({})).unwrap();
    let mut live = Match::new(table, BySeat::default(), &Dice::Table);
    assert!(!live.can_ask_undo(Seat::Home), "nobody has decided");
    live.settle("toss 6 1").unwrap();
    assert!(spun(live).can_ask_undo(Seat::Home), "whoever types what came may mistype it");
    for practice in [false, true] {
        let mut live =
            (0..).map(|seed| new_match(&Dice::Seed(seed))).find(|live| on_turn(live) == Seat::Home).unwrap();
        live.set_practice(practice);
        let live = spun(live);
        assert_eq!(live.can_ask_undo(Seat::Home), practice);
        let record: Record = live.record(Viewer::Everything).to_string().parse().unwrap();
        assert_eq!(record.practice, practice);
        assert_eq!(resume(&record).unwrap().is_practice(), practice);
    }
}

#[test]
fn the_clock_ends_a_match_with_its_turn() {
    let options = serde_json::json!({ "clock_seconds": 60, "goals_to_win": 0 });
    let table = touchline_games::open("volchok", &options).unwrap();
    assert_eq!(table.clock_seconds(), Some(60));
    let mut live = Match::new(table, BySeat::new("Anna".to_owned(), "Boris".to_owned()), &Dice::Seed(1));
    live.roll_all().unwrap();
    live.call_time().unwrap();
    assert!(live.ending().is_none(), "the turn is played to its end");
    play_until(&mut live, 2, |_| false);
    assert!(live.entries().len() < 20 && live.ending().is_some());
    assert!(matches!(verify(&live.record(Viewer::Everything)), Ok(Verdict::Proven { .. })));
}

#[test]
fn a_saved_match_goes_on_with_its_own_dice() {
    let whole = played(&Dice::Seed(3)).record(Viewer::Everything);
    let mut live = new_match(&Dice::Seed(3));
    play_until(&mut live, 5, |live| live.entries().len() > 40);
    let saved: Record = live.record(Viewer::Everything).to_string().parse().unwrap();
    let mut taken_up = resume(&saved).unwrap();
    for entry in &whole.entries[saved.entries.len()..] {
        match entry {
            Entry::Action(seat, Some(action)) => drop(taken_up.act(*seat, action).unwrap()),
            _ => drop(taken_up.roll().unwrap()),
        }
    }
    assert_eq!(taken_up.record(Viewer::Everything), whole);
}

#[test]
fn time_does_not_flow_back() {
    let options = serde_json::json!({ "clock_seconds": 60, "goals_to_win": 0 });
    let table = touchline_games::open("volchok", &options).unwrap();
    let mut live = Match::new(table, BySeat::default(), &Dice::Seed(1));
    live.roll_all().unwrap();
    let seat = on_turn(&live);
    live.act(seat, "pick 5").unwrap();
    live.call_time().unwrap();
    live.ask_undo(seat).unwrap();
    live.accept(seat.other()).unwrap();
    assert_eq!(live.position().setup()["time_up"], true);
}

#[test]
fn any_name_makes_a_record_that_can_be_read() {
    let table = touchline_games::open("volchok", &serde_json::json!({})).unwrap();
    for name in ["", "  ", "a\nb: c", "\u{7}x ", &"ö".repeat(500)] {
        let names = BySeat::new(name.to_owned(), name.to_owned());
        let mut live = Match::new(table.clone(), names, &Dice::Seed(1));
        live.set_date(name);
        let record = live.record(Viewer::Everything);
        assert_eq!(record.to_string().parse(), Ok(record), "{name:?}");
    }
}

/// FUBA's set-ups have no fixed length: with one zone left in the order of placing, everybody left goes there.
#[test]
fn a_set_up_of_last_time_is_offered_whole() {
    let table = touchline_games::open("fuba", &serde_json::json!({ "turn_cap": 20 })).unwrap();
    let mut live = Match::new(table, BySeat::new("Anna".to_owned(), "Boris".to_owned()), &Dice::Seed(8));
    let mut choice = FairDice::from_seed(4);
    let mut remembered = 0;
    live.roll_all().unwrap();
    while let Turn::Decision(seat) = live.turn() {
        if let Some(last) = live.shortcuts(seat).into_iter().find(|shortcut| shortcut.name == "last") {
            let mut board = live.position().boxed_clone();
            for action in &last.actions {
                board.act(seat, &action.text).unwrap();
            }
            assert!(board.turn() != Turn::Decision(seat) || board.shortcuts().is_empty(), "{last:?}");
            remembered += 1;
        }
        let legal = live.position().legal();
        let action = legal[choice.below(legal.len() as u32) as usize].text.clone();
        live.act(seat, &action).unwrap();
        live.roll_all().unwrap();
    }
    assert!(remembered > 3, "{remembered}");
}

/// Records that were played under revision 1 of the rules, with its defaults.
#[test]
fn records_of_revision_1_replay_and_verify() {
    for game in ["volchok", "fuba", "champions", "fudis"] {
        let file = format!("{}/../../records/revision-1/{game}.record", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(&file).unwrap().parse::<Record>().unwrap();
        assert_eq!((record.game.as_str(), record.rules, record.options.as_str()), (game, 1, "{}"));
        assert!(
            matches!(verify(&record), Ok(Verdict::Proven { chances: 1.. })),
            "{game}: {:?}",
            verify(&record)
        );
    }
}

#[test]
fn a_record_of_a_later_revision_is_refused() {
    let mut record = played(&Dice::Seed(3)).record(Viewer::Everything);
    record.rules += 1;
    assert!(matches!(replay(&record), Err(ReplayError::Rules { .. })));
}
