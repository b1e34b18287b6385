use super::*;
use crate::wire::PlannedAction;
use serde_json::json;
use touchline_kernel::dice::{Secret, to_hex};
use touchline_store::{Rated, Scope};

const LIMITS: Limits = Limits { entries: 1000, absence_ms: 500 };

fn user(id: &str) -> UserRow {
    UserRow { id: id.to_owned(), name: id.to_owned(), name_key: None, password: None, created_ms: 0 }
}

/// An open match of Anna, who sits at home.
fn open(pace: Pace, commitment: Option<&Secret>) -> RoomState {
    let game = touchline_games::open("volchok", &json!({})).unwrap();
    let mut row = MatchRow::new("m".to_owned(), "anna".to_owned(), Secret([7; 32]), 0);
    row.game = game.id().to_owned();
    row.rules = game.rules_revision();
    row.options = game.changed_options();
    row.kind = Kind::Lobby;
    row.pace = pace;
    take_seat(&mut row.sides.home, &user("anna"), commitment.map(|secret| secret.commitment(PARTIES.home)));
    RoomState::new(row, game, Stage::Open, 0)
}

/// Drafts a change and takes it for committed.
fn commit(state: &mut RoomState, change: Change, now_ms: i64) -> Result<Draft, ApiError> {
    let draft = state.draft(change, LIMITS, now_ms)?;
    state.row = draft.row.clone();
    Ok(draft)
}

fn join() -> Change {
    Change::Join { user: user("bo"), invitation: None, commitment: None, rematch: false }
}

fn command(user_id: &str, command: Command) -> Change {
    Change::Command { user_id: user_id.to_owned(), seat: None, command }
}

fn playing(pace: Pace) -> RoomState {
    let mut state = open(pace, None);
    commit(&mut state, join(), 10).unwrap();
    state
}

/// A legal action of the seat that decides, by the person who sits there.
fn some_action(state: &RoomState) -> (Seat, Change) {
    let live = state.stage.playing().unwrap();
    let Turn::Decision(seat) = live.turn() else { panic!("a seat decides") };
    let action = live.position().legal().swap_remove(0).text;
    let who = state.row.sides[seat].user.clone().unwrap();
    (seat, command(&who, Command::Act { action, expected: live.number() }))
}

#[test]
fn the_second_seat_begins_the_match() {
    let mut state = open(Pace::Live { base_s: 60, increment_s: 2 }, None);
    let own = Change::Join { user: user("anna"), invitation: None, commitment: None, rematch: false };
    assert_eq!(commit(&mut state, own, 5).unwrap_err(), ApiError::NotYours);
    let draft = commit(&mut state, join(), 10).unwrap();
    assert_eq!((draft.row.status, draft.row.sides.away.user.as_deref()), (Status::Playing, Some("bo")));
    assert_eq!((draft.row.sides.home.left_ms, draft.row.deadline_ms), (60_000, Some(60_010)));
    assert_eq!(draft.entries.len(), draft.moments.len());
    assert_eq!(draft.row.number as usize, draft.entries.len());
    assert_eq!(commit(&mut state, join(), 11).unwrap_err(), ApiError::SeatTaken);
}

#[test]
fn a_match_waits_for_the_secret_that_was_committed_to() {
    let secret = Secret([3; 32]);
    let mut state = open(Pace::None, Some(&secret));
    let reveal = |secret: &Secret| command("anna", Command::Reveal { secret: to_hex(&secret.0) });
    assert_eq!(commit(&mut state, reveal(&secret), 5).unwrap_err(), ApiError::NothingToReveal);
    assert_eq!(commit(&mut state, join(), 10).unwrap().row.status, Status::Dice);
    assert!(!state.can_begin());
    let wrong = commit(&mut state, reveal(&Secret([4; 32])), 11).unwrap_err();
    assert_eq!((wrong, state.stage.status()), (ApiError::BrokenCommitment, Status::Dice));
    let begun = commit(&mut state, reveal(&secret), 12).unwrap();
    assert_eq!((begun.row.status, begun.row.sides.home.secret), (Status::Playing, Some(secret)));
}

#[test]
fn a_move_drafts_its_entries_and_no_more_of_the_row_than_the_log_tells() {
    let mut state = playing(Pace::None);
    let before = state.row.clone();
    let (seat, act) = some_action(&state);
    let draft = commit(&mut state, act.clone(), 20).unwrap();
    let numbers: Vec<u32> = draft.entries.iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, (before.number + 1..=draft.row.number).collect::<Vec<_>>());
    assert!(draft.entries[0].entry.starts_with(seat.name()));
    assert_eq!(Scope::between(&before, &draft.row), Scope::Log);
    assert_eq!(state.away_since_ms[seat], 20);
    // The same again is stale, and changes nothing.
    let number = draft.row.number;
    assert_eq!(commit(&mut state, act, 21).unwrap_err(), ApiError::Stale { number });
    assert_eq!(state.stage.playing().unwrap().number(), number);
    let few = Limits { entries: number as usize, ..LIMITS };
    let (_, act) = some_action(&state);
    assert_eq!(state.draft(act, few, 22).unwrap_err(), ApiError::TooLong);
}

#[test]
fn several_actions_are_all_made_or_none() {
    let mut state = playing(Pace::None);
    let live = state.stage.playing().unwrap();
    let Turn::Decision(seat) = live.turn() else { panic!("a seat decides") };
    let number = live.number();
    let who = state.row.sides[seat].user.clone().unwrap();
    let planned = |action: &str, optional| PlannedAction { action: action.to_owned(), optional };
    let acts = |number, actions| command(&who, Command::Acts { actions, expected: number });
    let pick = live.position().legal().swap_remove(0).text;
    let twice = acts(number, vec![planned(&pick, false), planned(&pick, false)]);
    assert!(commit(&mut state, twice, 20).is_err());
    assert!(commit(&mut state, acts(number, Vec::new()), 21).is_err());
    assert_eq!(state.stage.playing().unwrap().number(), number);
    commit(&mut state, acts(number, vec![planned(&pick, false)]), 22).unwrap();
    // After the spin of the kick-off several decisions follow each other.
    let live = state.stage.playing().unwrap();
    let (first, second) = live
        .position()
        .legal()
        .into_iter()
        .find_map(|choice| {
            let mut next = live.position().boxed_clone();
            next.act(seat, &choice.text).ok()?;
            (next.turn() == Turn::Decision(seat)).then(|| (choice.text, next.legal().swap_remove(0).text))
        })
        .expect("two decisions in a row");
    let number = live.number();
    let all = acts(number, vec![planned(&first, false), planned("pick 1", true), planned(&second, false)]);
    let draft = commit(&mut state, all, 23).unwrap();
    let entries: Vec<&str> = draft.entries.iter().map(|entry| entry.entry.as_str()).collect();
    assert!(entries[0].ends_with(&first) && entries[1].ends_with(&second), "{entries:?}");
    // Whoever is behind is told so, and not that a rule forbids what was planned, even if all of it may be left out.
    let behind = acts(number, vec![planned("pick 99", true)]);
    assert!(matches!(commit(&mut state, behind, 24), Err(ApiError::Stale { .. })));
}

#[test]
fn a_clock_that_ran_down_overrules_what_is_asked() {
    let mut state = playing(Pace::Live { base_s: 60, increment_s: 0 });
    assert_eq!(commit(&mut state, Change::Flag, 60_009).unwrap_err(), ApiError::CannotClaim);
    let (seat, act) = some_action(&state);
    let draft = commit(&mut state, act, 60_010).unwrap();
    assert!(draft.overruled && matches!(state.stage, Stage::Over(_)));
    let result = draft.row.result.unwrap();
    assert_eq!((result.winner, result.by.as_str()), (Some(seat.other()), "forfeited"));
    assert_eq!((draft.row.turn, draft.row.deadline_ms), (None, None));
}

#[test]
fn a_rated_match_is_not_aborted_once_chance_has_spoken() {
    let mut state = open(Pace::None, None);
    state.row.rated = Rated::Yes;
    commit(&mut state, join(), 10).unwrap();
    for who in ["anna", "bo"] {
        let refused = commit(&mut state, command(who, Command::Abort), 20).unwrap_err();
        assert_eq!(refused, ApiError::TooLateToAbort);
    }
}

#[test]
fn a_match_is_aborted_before_the_first_decision_only() {
    let mut state = playing(Pace::None);
    assert_eq!(state.draft(command("bo", Command::Abort), LIMITS, 20).unwrap().row.status, Status::Aborted);
    let mut state = playing(Pace::None);
    let (_, act) = some_action(&state);
    commit(&mut state, act, 20).unwrap();
    assert_eq!(commit(&mut state, command("bo", Command::Abort), 21).unwrap_err(), ApiError::TooLateToAbort);
}

#[test]
fn an_absent_opponent_loses_after_a_while() {
    let mut state = playing(Pace::None);
    let turn = state.row.turn.unwrap();
    let waits = state.row.sides[turn.other()].user.clone().unwrap();
    let claim = || command(&waits, Command::Claim);
    assert_eq!(commit(&mut state, claim(), 499).unwrap_err(), ApiError::CannotClaim);
    let won = commit(&mut state, claim(), 500).unwrap().row;
    assert_eq!(won.result.unwrap().winner, Some(turn.other()));
    assert_eq!(commit(&mut state, command("anna", Command::Resign), 501).unwrap_err(), ApiError::Over);
}

#[test]
fn real_dice_are_told_and_nobody_else_rolls() {
    let mut state = open(Pace::None, None);
    state.row.own_dice = true;
    assert_eq!(commit(&mut state, join(), 10).unwrap().entries, []);
    assert_eq!((state.row.status, state.row.turn), (Status::Playing, None));
    let settle =
        |outcome: &str, expected| command("anna", Command::Settle { outcome: outcome.to_owned(), expected });
    assert!(matches!(commit(&mut state, settle("toss 9 9", 0), 11), Err(ApiError::Notation(_))));
    assert_eq!(commit(&mut state, settle("toss 6 1", 3), 12).unwrap_err(), ApiError::Stale { number: 0 });
    commit(&mut state, settle("toss 6 1", 0), 13).unwrap();
    assert_eq!(state.row.turn, Some(Seat::Home));
    let mut rolled = playing(Pace::None);
    let number = rolled.row.number;
    assert_eq!(commit(&mut rolled, settle("toss 6 1", number), 20).unwrap_err(), ApiError::DiceAreRolled);
}

#[test]
fn only_practice_goes_back_over_a_chance() {
    for practice in [false, true] {
        let mut state = open(Pace::None, None);
        state.row.practice = practice;
        commit(&mut state, join(), 10).unwrap();
        let (seat, pick) = some_action(&state);
        let spun = commit(&mut state, pick, 20).unwrap();
        assert!(spun.entries.len() > 1, "a spin follows the pick");
        let who = state.row.sides[seat].user.clone().unwrap();
        let undone = commit(&mut state, command(&who, Command::Undo), 21);
        match practice {
            true => assert!(undone.unwrap().row.offer.is_some_and(|offer| offer.by == seat)),
            false => assert_eq!(undone.unwrap_err(), ApiError::ChanceStays),
        }
    }
}

#[test]
fn an_offer_stands_in_the_row_until_it_is_answered() {
    let mut state = playing(Pace::None);
    let offered = commit(&mut state, command("anna", Command::OfferDraw), 20).unwrap();
    assert!(offered.row.offer.is_some_and(|offer| offer.by == Seat::Home));
    assert_eq!(offered.entries, []);
    let agreed = commit(&mut state, command("bo", Command::Accept), 21).unwrap();
    assert_eq!((agreed.row.status, agreed.row.offer), (Status::Over, None));
}
