//! What becomes of a competition, without a server: time is a number here.

use super::*;
use crate::competitions::settings::LaidDown;
use crate::wire::{CompetitionFormat, CompetitionSettings, EntryRule, Pace};
use touchline_league::Incidents;
use touchline_store::{CompetitionRow, CompetitionWhole, Kind, MatchRow, UserRow};

const HOURS: u32 = 24;
const DAY: i64 = 24 * HOUR_MS;

fn settings(game: &str, format: CompetitionFormat, places: u16, fill: Option<&str>) -> CompetitionSettings {
    let tournament = serde_json::json!({ "tournament": true, "pick_numbers": true });
    CompetitionSettings {
        name: "Cup".to_owned(),
        game: game.to_owned(),
        options: if game == "champions" { tournament } else { serde_json::json!({}) },
        format,
        places,
        points: None,
        tie_breaks: Vec::new(),
        pace: Pace::Days { days: 2 },
        round_hours: HOURS,
        start_ms: None,
        entry: EntryRule::Open,
        fill: fill.map(str::to_owned),
        rated: true,
        chat: true,
    }
}

fn person(n: usize) -> UserRow {
    UserRow { id: format!("p{n}"), name: format!("P{n}"), name_key: None, password: None, created_ms: 0 }
}

/// A competition that these people have entered.
fn entered(settings: CompetitionSettings, people: usize) -> Held {
    let row = CompetitionRow {
        id: "cup".to_owned(),
        organiser: Some("org".to_owned()),
        name: settings.name.clone(),
        game: settings.game.clone(),
        status: CompetitionStatus::Open,
        hidden: false,
        settings: serde_json::to_string(&LaidDown { settings, seed: 7 }).unwrap(),
        state: None,
        created_ms: 0,
        updated_ms: 0,
        wake_ms: None,
        revision: 0,
    };
    let entrants = (0..people)
        .map(|n| {
            let UserRow { id, name, .. } = person(n);
            EntrantRow { place: n as u32, user: Some(id), coach: None, name }
        })
        .collect();
    Held::of(CompetitionWhole { row, entrants, fixtures: Vec::new(), matches: Vec::new() }).unwrap()
}

fn secrets() -> Secrets {
    Secrets::new(Some(3))
}

fn step(held: &mut Held, now_ms: i64) {
    look(held, &HashMap::new(), &secrets(), now_ms).unwrap();
}

fn league() -> CompetitionFormat {
    CompetitionFormat::League { meetings: 1 }
}

/// The fixtures that can be played, with who is at home and away.
fn open_fixtures(held: &Held) -> Vec<(FixtureId, [usize; 2])> {
    let open = |row: &FixtureRow| {
        let id = row.fixture.parse().unwrap();
        let (fixture, _) = held.competition.as_ref().unwrap().fixture(id).unwrap();
        (id, fixture.entrants().unwrap())
    };
    let mut found: Vec<_> = held.fixtures.iter().filter(|row| !row.counted).map(open).collect();
    found.sort();
    found
}

/// Somebody sits down: the match is made and waits, as it would in the store.
fn sit(held: &mut Held, id: FixtureId, place: usize, status: Status) -> String {
    let (fixture, _) = held.competition.as_ref().unwrap().fixture(id).unwrap();
    let seat = if fixture.entrants().unwrap()[0] == place { Seat::Home } else { Seat::Away };
    let first = Some((seat, &person(place), None));
    let mut row = new_match(held, &fixture, &secrets(), first, 1).unwrap();
    row.id = format!("m{id}");
    row.status = status;
    let match_id = row.id.clone();
    held.make(id, row);
    match_id
}

fn points(held: &Held) -> Vec<u32> {
    let table = held.competition.as_ref().unwrap().tables().remove(0);
    let mut points = vec![0; held.entrants.len()];
    table.rows.iter().for_each(|row| points[row.entrant] = row.points);
    points
}

/// The end of a match, told to its competition.
fn ends(held: &mut Held, match_id: &str, played: Played, now_ms: i64) {
    held.matches.iter_mut().find(|row| row.id == match_id).unwrap().status = Status::Over;
    look(held, &HashMap::from([(match_id.to_owned(), played)]), &secrets(), now_ms).unwrap();
}

#[test]
fn it_starts_when_all_places_are_taken_and_opens_one_round() {
    let mut held = entered(settings("volchok", league(), 4, None), 3);
    step(&mut held, 5);
    assert_eq!(held.row.status, CompetitionStatus::Open);
    let UserRow { id, name, .. } = person(3);
    held.entrants.push(EntrantRow { place: 3, user: Some(id), coach: None, name });
    step(&mut held, 10);
    assert_eq!(held.row.status, CompetitionStatus::Running);
    assert_eq!(open_fixtures(&held).len(), 2, "one of three rounds");
    assert_eq!(held.row.wake_ms, Some(10 + DAY));
    let before = held.fixtures.clone();
    step(&mut held, 11);
    assert_eq!(held.fixtures, before, "looking again changes nothing");
}

#[test]
fn coaches_fill_what_is_empty_at_the_start_and_play_by_themselves() {
    let mut laid_down = settings("volchok", league(), 4, Some("rookie"));
    laid_down.start_ms = Some(100);
    let mut held = entered(laid_down, 2);
    step(&mut held, 99);
    assert_eq!((held.row.status, held.row.wake_ms), (CompetitionStatus::Open, Some(100)));
    step(&mut held, 100);
    assert_eq!(held.row.status, CompetitionStatus::Running);
    assert_eq!(held.entrants.iter().filter(|entrant| entrant.coach.is_some()).count(), 2);
    let between: Vec<&MatchRow> = held.matches.iter().collect();
    for row in &between {
        assert!(row.sides.iter().all(|(_, side)| side.coach.is_some() && side.user.is_none()));
        assert_eq!((row.status, row.rated), (Status::Dice, touchline_store::Rated::No));
        assert_eq!(row.competition.as_deref(), Some("cup"));
    }
    for row in held.fixtures.iter().filter(|row| row.match_id.is_some()) {
        assert_eq!(row.deadline_ms, None, "coaches are never late");
    }
    // Nobody but coaches is no competition.
    let mut alone = settings("volchok", league(), 4, Some("rookie"));
    alone.start_ms = Some(100);
    let mut nobody = entered(alone, 0);
    step(&mut nobody, 100);
    assert_eq!(nobody.row.status, CompetitionStatus::Cancelled);
    assert!(nobody.entrants.is_empty());
}

#[test]
fn who_does_not_come_loses_and_who_waits_wins() {
    let mut held = entered(settings("volchok", league(), 4, None), 4);
    step(&mut held, 0);
    let open = open_fixtures(&held);
    let (waited, [home, away]) = open[0];
    sit(&mut held, waited, home, Status::Open);
    step(&mut held, DAY - 1);
    assert_eq!(points(&held), [0; 4]);
    step(&mut held, DAY);
    let mut expected = [0; 4];
    expected[home] = 3;
    assert_eq!(points(&held), expected, "{home} waited for {away}; of the others nobody came");
    assert_eq!(open_fixtures(&held).len(), 2, "the next round has begun");
    assert_eq!(held.row.wake_ms, Some(2 * DAY));
}

#[test]
fn a_coach_always_comes_and_who_owes_a_secret_has_not() {
    let mut held = entered(settings("volchok", league(), 2, Some("rookie")), 1);
    start(&mut held).unwrap();
    step(&mut held, 0);
    step(&mut held, DAY);
    let coach = held.entrants.iter().position(|entrant| entrant.coach.is_some()).unwrap();
    assert_eq!(points(&held)[coach], 3);
    assert_eq!(held.row.status, CompetitionStatus::Over);

    let mut held = entered(settings("volchok", league(), 2, None), 2);
    step(&mut held, 0);
    let (id, [home, away]) = open_fixtures(&held)[0];
    sit(&mut held, id, home, Status::Dice);
    let row = held.matches.last_mut().unwrap();
    row.sides.away.user = Some(person(away).id);
    row.sides.away.commitment = Some(touchline_kernel::dice::Commitment([1; 32]));
    step(&mut held, DAY);
    let mut expected = [0; 2];
    expected[home] = 3;
    assert_eq!(points(&held), expected);
}

#[test]
fn a_match_in_play_at_its_deadline_is_played_out_and_holds_nobody_up() {
    let mut held = entered(settings("volchok", league(), 4, None), 4);
    step(&mut held, 0);
    let (slow, [home, _]) = open_fixtures(&held)[0];
    let match_id = sit(&mut held, slow, home, Status::Playing);
    step(&mut held, DAY);
    let rounds: Vec<u32> = open_fixtures(&held)
        .iter()
        .map(|(id, _)| held.competition.as_ref().unwrap().fixture(*id).unwrap().0.round)
        .collect();
    assert_eq!(rounds, [1, 2, 2]);
    assert_eq!(points(&held), [0; 4]);
    ends(&mut held, &match_id, Played::scored(2, 0), DAY + 5);
    assert_eq!(points(&held)[home], 3);
    // Told again, nothing changes.
    held.fixture_mut(slow).counted = false;
    ends(&mut held, &match_id, Played::scored(2, 0), DAY + 6);
    assert_eq!(points(&held)[home], 3);
}

#[test]
fn a_result_that_comes_after_a_decision_does_not_count() {
    let mut held = entered(settings("volchok", league(), 4, None), 4);
    step(&mut held, 0);
    let (id, [home, away]) = open_fixtures(&held)[0];
    let match_id = sit(&mut held, id, home, Status::Playing);
    held.competition.as_mut().unwrap().adjudicate(id, [0, 2], Some(Seat::Away), "a bug").unwrap();
    step(&mut held, 1);
    assert!(!held.fixture(id).unwrap().counted, "it is still being played");
    // Its deadline is nothing to wake up for.
    step(&mut held, 2 * DAY);
    assert!(held.row.wake_ms.is_none_or(|at| at > 2 * DAY));
    ends(&mut held, &match_id, Played::scored(9, 0), 2);
    assert_eq!((points(&held)[home], points(&held)[away]), (0, 3));
    assert!(held.fixture(id).unwrap().counted);
}

#[test]
fn an_account_that_is_gone_has_left() {
    let mut held = entered(settings("volchok", league(), 4, None), 4);
    step(&mut held, 0);
    held.entrants[1].user = None;
    held.entrants[1].name = "nobody".to_owned();
    step(&mut held, 1);
    let competition = held.competition.as_ref().unwrap();
    assert!(competition.entrants()[1].withdrawn.is_some());
    assert!(open_fixtures(&held).iter().all(|(_, sides)| !sides.contains(&1)));
    let mut again = held;
    step(&mut again, 2);
    assert_eq!(again.competition.as_ref().unwrap().log().len(), 1, "it leaves once");
    // Before the start the place is free again; without an organiser nothing starts.
    let mut held = entered(settings("volchok", league(), 4, None), 3);
    held.entrants[0].user = None;
    step(&mut held, 0);
    assert_eq!(held.entrants.iter().map(|entrant| entrant.place).collect::<Vec<_>>(), [0, 1]);
    held.row.organiser = None;
    step(&mut held, 0);
    assert_eq!(held.row.status, CompetitionStatus::Cancelled);
}

#[test]
fn an_aborted_match_is_made_anew_and_one_that_is_decided_is_aborted() {
    let mut held = entered(settings("volchok", league(), 4, None), 4);
    step(&mut held, 0);
    let (id, [home, away]) = open_fixtures(&held)[0];
    sit(&mut held, id, home, Status::Aborted);
    step(&mut held, 1);
    assert_eq!(held.fixture(id).unwrap().match_id, None);
    held.matches.clear();
    sit(&mut held, id, home, Status::Open);
    assert!(withdraw(&mut held, away));
    step(&mut held, 2);
    assert!(held.fixture(id).unwrap().counted, "nobody waits in a match that will not be played");
}

#[test]
fn a_cup_goes_from_round_to_round_to_its_winner() {
    let cup = CompetitionFormat::Cup { two_legs: false, third_place: true, replays: 1 };
    let mut held = entered(settings("volchok", cup, 4, None), 4);
    step(&mut held, 0);
    let mut now_ms = 0;
    let mut matches = 0;
    while held.row.status == CompetitionStatus::Running {
        let (id, [home, away]) = open_fixtures(&held)[0];
        let match_id = sit(&mut held, id, home, Status::Playing);
        // The first match of all is level, and is replayed on the other ground.
        let played = match matches {
            0 => Played::scored(1, 1),
            _ if home < away => Played::scored(1, 0),
            _ => Played::scored(0, 1),
        };
        matches += 1;
        now_ms += 1;
        ends(&mut held, &match_id, played, now_ms);
        held.matches.retain(|row| row.id != match_id);
    }
    assert_eq!(matches, 5, "two semi-finals, a replay, a match for the third place and a final");
    assert_eq!(held.competition.as_ref().unwrap().winner(), Some(0));
}

#[test]
fn a_man_who_was_sent_off_is_not_lined_up_in_the_next_match() {
    let mut held = entered(settings("champions", league(), 4, None), 4);
    step(&mut held, 0);
    for (id, [home, away]) in open_fixtures(&held) {
        let match_id = sit(&mut held, id, home, Status::Playing);
        let red = vec![touchline_kernel::Token::read("H5").unwrap()];
        let incidents = Incidents { red, ..Incidents::default() };
        let played = Played { incidents, ..Played::by_rule([1, 0], Some(Seat::Home), "CLK-3") };
        ends(&mut held, &match_id, played, 1);
        held.matches.retain(|row| row.id != match_id);
        assert_eq!((points(&held)[home], points(&held)[away]), (5, 0));
    }
    let open = open_fixtures(&held);
    assert_eq!(open.len(), 2, "the second round");
    let mut banned = 0;
    for (id, [home, _]) in open {
        sit(&mut held, id, home, Status::Open);
        let row = held.matches.last().unwrap();
        assert_eq!(row.kind, Kind::Invitation);
        let options: serde_json::Value = serde_json::from_str(&row.options).unwrap();
        for seat in ["home", "away"] {
            banned += options["absent"][seat]["suspended"].as_array().map_or(0, Vec::len);
        }
    }
    assert_eq!(banned, 2, "number 5 of both winners");
}
