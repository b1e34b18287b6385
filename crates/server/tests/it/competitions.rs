//! Competitions over the network: entered, played, decided, and counted once whatever happens to the server.

use crate::client::{House, PATIENCE, Person, config};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use touchline_kernel::record::RecordResult;
use touchline_kernel::{BySeat, Seat};
use touchline_store::{
    Commit, Committed, CompetitionChange, CompetitionChanged, MatchRow, Scope, Status, Store,
};

fn cup() -> Value {
    json!({
        "name": "Harbour Cup", "game": "volchok",
        "format": { "kind": "cup", "two_legs": false, "third_place": false, "replays": 0 },
        "places": 4, "pace": { "kind": "days", "days": 2 }, "round_hours": 24,
    })
}

fn league(places: u16) -> Value {
    let mut asked = cup();
    asked["format"] = json!({ "kind": "league", "meetings": 1 });
    asked["places"] = places.into();
    asked
}

/// Makes a competition; gives its ID.
async fn make(person: &Person, asked: Value) -> String {
    let made = person.post("/competitions", &asked).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.json()["competition"]["info"]["id"].as_str().unwrap().to_owned()
}

async fn enter(person: &Person, id: &str) {
    let entered = person.post(&format!("/competitions/{id}/enter"), &json!({})).await;
    assert_eq!(entered.status, 200, "{entered:?}");
}

async fn page(person: &Person, id: &str) -> Value {
    let answer = person.get(&format!("/competitions/{id}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

/// The page, once it is as it should be.
async fn page_when(person: &Person, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let page = page(person, id).await;
        if is_so(&page) {
            return page;
        }
        assert!(begun.elapsed() < PATIENCE * 4, "it does not come so far: {page}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn is_over(page: &Value) -> bool {
    page["info"]["stage"] == "over"
}

/// The fixtures that wait for a person.
async fn waiting(person: &Person) -> Vec<Value> {
    person.get("/fixtures").await.json().as_array().unwrap().clone()
}

/// Sits down to a match; gives its ID.
async fn sit(person: &Person, id: &str, fixture: &str) -> Value {
    let answer = person.post(&format!("/competitions/{id}/fixtures/{fixture}/play"), &json!({})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

/// A league of two that has begun: both people, and its ID. The one who stands at home comes first.
async fn duel(house: &House) -> (Person, Person, String) {
    let (anna, bo) = (house.guest().await, house.guest().await);
    let id = of_two(&anna, &bo).await;
    let home = waiting(&anna).await[0]["seat"] == "home";
    if home { (anna, bo, id) } else { (bo, anna, id) }
}

/// A league of two that has begun, of which the first is the organiser.
pub async fn of_two(organiser: &Person, other: &Person) -> String {
    let id = make(organiser, league(2)).await;
    enter(organiser, &id).await;
    enter(other, &id).await;
    id
}

/// Both sit down; gives the ID of the match.
async fn meet(home: &Person, away: &Person, id: &str) -> String {
    let first = sit(home, id, "1").await;
    assert_eq!((&first["status"], &first["you"]), (&json!("open"), &json!(["home"])));
    assert_eq!(waiting(away).await[0]["called"], true, "somebody waits");
    let second = sit(away, id, "1").await;
    assert_eq!((&second["status"], &second["you"]), (&json!("playing"), &json!(["away"])));
    assert_eq!(first["id"], second["id"]);
    assert_eq!(second["competition"], id);
    second["id"].as_str().unwrap().to_owned()
}

fn points(page: &Value) -> Vec<(u64, u64)> {
    let rows = page["tables"][0]["rows"].as_array().unwrap();
    let mut points: Vec<(u64, u64)> =
        rows.iter().map(|row| (row["entrant"].as_u64().unwrap(), row["points"].as_u64().unwrap())).collect();
    points.sort_unstable();
    points
}

#[tokio::test]
async fn a_cup_of_two_people_and_two_coaches_is_played_to_its_final() {
    let mut config = config();
    config.hurry = 100;
    let house = House::with(config).await;
    let (anna, bo) = (house.guest().await, house.guest().await);
    let mut asked = cup();
    asked["fill"] = "random".into();
    let id = make(&anna, asked).await;
    enter(&anna, &id).await;
    enter(&bo, &id).await;
    enter(&bo, &id).await;
    let open = page(&bo, &id).await;
    assert_eq!((&open["info"]["entered"], &open["you"], &open["seed"]), (&json!(2), &json!(1), &Value::Null));
    let listed = house.stranger().get("/competitions").await.json();
    assert_eq!(listed[0]["id"], id);
    let begun = anna.post(&format!("/competitions/{id}/begin"), &json!({})).await.json();
    assert_eq!(begun["info"]["stage"], "running");
    assert_eq!(begun["entrants"].as_array().unwrap().len(), 4);
    assert!(begun["seed"].is_string(), "the promise is kept");
    assert_eq!(begun["promise"], open["promise"]);
    // People give up what they can play; coaches play by themselves.
    let begun = Instant::now();
    while !is_over(&page(&anna, &id).await) {
        assert!(begun.elapsed() < PATIENCE * 4, "it comes to no end");
        for person in [&anna, &bo] {
            for fixture in waiting(person).await {
                let seated = person
                    .post(
                        &format!("/competitions/{id}/fixtures/{}/play", fixture["fixture"].as_str().unwrap()),
                        &json!({}),
                    )
                    .await;
                let info = seated.json();
                if info["status"] == "playing" {
                    person.command(info["id"].as_str().unwrap(), json!({ "do": "resign" })).await;
                }
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let over = page(&house.stranger(), &id).await;
    let rounds = over["rounds"].as_array().unwrap();
    assert_eq!(rounds.len(), 2);
    let last = &rounds[1]["fixtures"][0];
    let winner = last["went_on"].as_u64().unwrap() as usize;
    assert_eq!(over["info"]["winner"], over["entrants"][winner]["name"]);
    assert_eq!((&over["info"]["played"], &over["info"]["matches"]), (&json!(3), &json!(3)));
    assert!(over["log"][0]["text"].as_str().unwrap().contains(over["info"]["winner"].as_str().unwrap()));
    let csv = house.stranger().get(&format!("/competitions/{id}/results")).await;
    assert_eq!(csv.body.lines().count(), 4, "{}", csv.body);
    // No help, no second thoughts and no way out in a match that others depend on.
    let listed = anna.get("/competitions?list=mine").await.json();
    assert_eq!((&listed[0]["winner"], &listed[0]["organiser"]), (&over["info"]["winner"], &json!(true)));
}

#[tokio::test]
async fn only_entrants_get_in_and_what_is_not_open_is_refused() {
    let house = House::new().await;
    let (home, away, id) = duel(&house).await;
    let eve = house.guest().await;
    let play = format!("/competitions/{id}/fixtures/1/play");
    assert_eq!(eve.post(&play, &json!({})).await.code(), "not_yours");
    assert_eq!(eve.post(&format!("/competitions/{id}/enter"), &json!({})).await.code(), "entry_closed");
    assert_eq!(eve.post(&format!("/competitions/{id}/leave"), &json!({})).await.code(), "not_yours");
    assert_eq!(home.post(&format!("/competitions/{id}/fixtures/9/play"), &json!({})).await.status, 404);
    assert_eq!(home.post(&format!("/competitions/{id}/fixtures/x/play"), &json!({})).await.status, 404);
    let match_id = sit(&home, &id, "1").await["id"].as_str().unwrap().to_owned();
    let join = eve.post(&format!("/matches/{match_id}/join"), &json!({})).await;
    assert_eq!(join.code(), "not_yours", "its door is the competition's");
    assert_eq!(sit(&home, &id, "1").await["id"], match_id, "twice is once");
    sit(&away, &id, "1").await;
    assert_eq!(home.command(&match_id, json!({ "do": "abort" })).await.code(), "too_late_to_abort");
    let late = home.post(&format!("/competitions/{id}/fixtures/1/postpone"), &json!({ "until_ms": 9 })).await;
    assert_eq!(late.code(), "fixture_not_open");

    // A link, a rating, a limit.
    let mut asked = league(2);
    asked["entry"] = json!({ "kind": "link" });
    let made = home.post("/competitions", &asked).await.json();
    let (hidden, token) = (made["competition"]["info"]["id"].as_str().unwrap(), &made["invitation"]);
    let listed = eve.get("/competitions").await.json();
    assert!(listed.as_array().unwrap().iter().all(|info| info["id"] != hidden));
    let path = format!("/competitions/{hidden}/enter");
    assert_eq!(eve.post(&path, &json!({})).await.code(), "not_yours");
    assert_eq!(eve.post(&path, &json!({ "invitation": token })).await.status, 200);
    asked["entry"] = json!({ "kind": "rating", "least": 0, "most": 1000 });
    let weak = make(&home, asked.clone()).await;
    let path = format!("/competitions/{weak}/enter");
    assert_eq!(eve.post(&path, &json!({})).await.code(), "rating_outside");
    for (field, value) in [
        ("places", json!(1)),
        ("pace", json!({ "kind": "none" })),
        ("round_hours", json!(0)),
        ("start_ms", json!(5)),
        ("points", json!([1, 2, 3])),
        ("tie_breaks", json!(["beauty"])),
        ("entry", json!({ "kind": "rating", "least": 9, "most": 1 })),
        ("name", json!("  ")),
        ("fill", json!("oracle")),
        ("options", json!({ "board": "large" })),
    ] {
        let mut wrong = league(2);
        wrong[field] = value;
        let answer = home.post("/competitions", &wrong).await;
        assert_eq!(answer.status, 422, "{field}: {answer:?}");
    }
    let mut codes = Vec::new();
    for _ in 0..6 {
        codes.push(eve.post("/competitions", &league(2)).await.status);
    }
    assert_eq!(codes, [201, 201, 201, 201, 201, 429]);
}

#[tokio::test]
async fn a_match_is_put_off_by_consent_and_the_organiser_decides_in_public() {
    let house = House::new().await;
    let (home, away, id) = duel(&house).await;
    let deadline_ms = waiting(&home).await[0]["deadline_ms"].as_i64().unwrap();
    let path = format!("/competitions/{id}/fixtures/1/postpone");
    let until = json!({ "until_ms": deadline_ms + 60_000 });
    assert_eq!(home.post(&path, &json!({ "until_ms": deadline_ms })).await.status, 422);
    let asked = home.post(&path, &until).await.json();
    let fixture = &asked["rounds"][0]["fixtures"][0];
    assert_eq!((&fixture["asked"]["by"], &fixture["deadline_ms"]), (&json!("home"), &json!(deadline_ms)));
    let agreed = away.post(&path, &until).await.json();
    let fixture = &agreed["rounds"][0]["fixtures"][0];
    assert_eq!((&fixture["asked"], &fixture["deadline_ms"]), (&Value::Null, &until["until_ms"]));

    let path = format!("/competitions/{id}/fixtures/1/adjudicate");
    let decision = json!({ "score": [0, 3], "winner": "away", "note": "Home used two phones." });
    let organiser = page(&home, &id).await["info"]["organiser"] == true;
    let (organiser, other) = if organiser { (&home, &away) } else { (&away, &home) };
    assert_eq!(other.post(&path, &decision).await.code(), "not_yours");
    let decided = organiser.post(&path, &decision).await.json();
    assert_eq!(decided["info"]["stage"], "over");
    let log: Vec<&str> =
        decided["log"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert!(log.iter().any(|line| line.contains("Home used two phones.")), "{log:?}");
    let finnish = Person { language: "fi", ..organiser.clone() };
    let log = page(&finnish, &id).await["log"].to_string();
    assert!(log.contains("järjestäjä määräsi"), "{log}");
    assert!(page(&finnish, &id).await["rounds"][0]["fixtures"][0]["by"] == "adjudicated");
}

/// The only match of the store's only competition, ended behind the server's back.
async fn end_it(store: Arc<Store>, match_id: &str) {
    let mut row: MatchRow = store.match_row(match_id).await.unwrap().unwrap();
    row.status = Status::Over;
    row.result =
        Some(RecordResult { score: BySeat::new(4, 2), winner: Some(Seat::Home), by: "END-1".to_owned() });
    row.deadline_ms = None;
    let commit =
        Commit { row: Arc::new(row), scope: Scope::Row, entries: Vec::new(), key: None, quota: None };
    assert_eq!(store.commit(&[commit]).await.unwrap(), [Committed::Written]);
}

#[tokio::test]
async fn a_server_that_is_killed_before_it_counts_a_match_counts_it_once_when_it_is_back() {
    let house = House::new().await;
    let (home, away, id) = duel(&house).await;
    let match_id = meet(&home, &away, &id).await;
    let ended = match_id.clone();
    let house = house.again_with(config(), async move |store| end_it(store, &ended).await).await;
    let home = Person { address: house.address, ..home };
    let over = page_when(&home, &id, is_over).await;
    let winner = over["you"].as_u64().unwrap();
    assert!(points(&over).contains(&(winner, 3)), "{over}");
    // Once more from the beginning: nothing is counted twice.
    let house = house.again().await;
    let home = Person { address: house.address, ..home };
    let again = page(&home, &id).await;
    assert_eq!(again["tables"], over["tables"]);
    assert_eq!(again["log"], over["log"]);
}

/// Moves the deadline of every fixture.
async fn set_deadlines(store: Arc<Store>, id: &str, at_ms: i64) {
    let whole = store.competition(id).await.unwrap().unwrap();
    let mut fixtures = whole.fixtures;
    fixtures.iter_mut().for_each(|row| row.deadline_ms = Some(at_ms));
    let change = CompetitionChange {
        row: touchline_store::CompetitionRow { wake_ms: Some(at_ms), ..whole.row },
        entrants: None,
        fixtures,
        matches: Vec::new(),
        aborted: Vec::new(),
        acts: Vec::new(),
    };
    assert_eq!(store.change_competition(&change, None).await.unwrap(), CompetitionChanged::Written);
}

#[tokio::test]
async fn who_does_not_come_in_time_loses_and_the_match_that_waited_is_called_off() {
    let house = House::new().await;
    let (home, away, id) = duel(&house).await;
    let match_id = sit(&home, &id, "1").await["id"].as_str().unwrap().to_owned();
    let late = id.clone();
    let house = house.again_with(config(), async move |store| set_deadlines(store, &late, 1).await).await;
    let home = Person { address: house.address, ..home };
    let over = page_when(&home, &id, is_over).await;
    assert_eq!(over["rounds"][0]["fixtures"][0]["by"], "forfeit");
    assert!(points(&over).contains(&(over["you"].as_u64().unwrap(), 3)));
    assert_eq!(home.state(&match_id).await["match"]["status"], "aborted");
    let away = Person { address: house.address, ..away };
    let play = format!("/competitions/{id}/fixtures/1/play");
    assert_eq!(away.post(&play, &json!({})).await.code(), "fixture_not_open");
}

#[tokio::test]
async fn nobody_is_late_because_the_server_was_down() {
    let house = House::new().await;
    let (home, _, id) = duel(&house).await;
    let before = waiting(&home).await[0]["deadline_ms"].as_i64().unwrap();
    const HOUR_MS: i64 = 60 * 60 * 1000;
    let down = async move |store: Arc<Store>| {
        let now_ms = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis();
        store.beat(i64::try_from(now_ms).unwrap() - HOUR_MS).await.unwrap();
    };
    let house = house.again_with(config(), down).await;
    let home = Person { address: house.address, ..home };
    let after = waiting(&home).await[0]["deadline_ms"].as_i64().unwrap();
    assert!((HOUR_MS..HOUR_MS + 60_000).contains(&(after - before)), "{}", after - before);
    let calendar = home.get(&format!("/competitions/{id}/calendar")).await;
    assert_eq!(calendar.body.matches("BEGIN:VEVENT").count(), 1, "{}", calendar.body);
}

#[tokio::test]
async fn a_result_that_comes_after_a_decision_stands_in_the_log_and_not_in_the_table() {
    let house = House::new().await;
    let (home, away, id) = duel(&house).await;
    let match_id = meet(&home, &away, &id).await;
    let organiser = if page(&home, &id).await["info"]["organiser"] == true { &home } else { &away };
    let path = format!("/competitions/{id}/fixtures/1/adjudicate");
    let decision = json!({ "score": [1, 0], "winner": "home", "note": "Away left the room." });
    assert_eq!(organiser.post(&path, &decision).await.status, 200);
    let decided = page(&home, &id).await;
    assert_eq!(home.command(&match_id, json!({ "do": "resign" })).await.status, 200);
    let lines = decided["log"].as_array().unwrap().len();
    let after = page_when(&home, &id, |page| page["log"].as_array().unwrap().len() > lines).await;
    assert_eq!(after["tables"], decided["tables"]);
}

#[tokio::test]
async fn an_account_that_is_deleted_leaves_its_competitions_and_its_name() {
    let house = House::new().await;
    let people = [house.guest().await, house.guest().await, house.guest().await];
    let id = make(&people[0], league(3)).await;
    for person in &people {
        enter(person, &id).await;
    }
    let before = page(&people[1], &id).await;
    let gone = before["entrants"][0]["person"].clone();
    let headers = [("idempotency-key", "bye")];
    assert_eq!(people[0].send("DELETE", "/api/v1/me", &headers, None).await.status, 204);
    let after = page_when(&people[1], &id, |page| page["entrants"][0]["withdrawn"] == true).await;
    assert!(!after.to_string().contains(gone.as_str().unwrap()), "{after}");
    assert_eq!(after["info"]["stage"], "running");
    assert!(after["log"][0]["text"].as_str().unwrap().contains("nobody"), "{}", after["log"]);
}
