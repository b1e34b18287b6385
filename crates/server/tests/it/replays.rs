//! Matches looked back at.

use crate::client::{Answer, House, Person};
use serde_json::{Value, json};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{BySeat, Turn, Viewer};
use touchline_live::{Dice, Match};

async fn upload(person: &Person, record: &str, query: &str) -> Answer {
    person.send("POST", &format!("/api/v1/replays{query}"), &[], Some(record)).await
}

/// A match on one screen, so many decisions long, and then given up.
async fn played(person: &Person, game: &str, decisions: usize) -> String {
    let (id, _) = person.create(json!({ "game": game, "opponent": { "kind": "screen" } })).await;
    for n in 0..decisions {
        person.act(&id, n).await;
    }
    // Whose turn it is by then is up to the dice: the seat that gives up is named.
    let resign = json!({ "seat": "home", "command": { "do": "resign" } });
    assert_eq!(person.post(&format!("/matches/{id}/commands"), &resign).await.status, 200);
    id
}

/// A whole match of random decisions, as a record.
fn random_match(game: &str, seed: u64) -> String {
    let table = touchline_games::open(game, &json!({})).unwrap();
    let mut live = Match::new(table, BySeat::new("a".to_owned(), "b".to_owned()), &Dice::Seed(seed));
    let mut pick = FairDice::from_seed(seed);
    live.roll_all().unwrap();
    while let Turn::Decision(seat) = live.turn() {
        let legal = live.position().legal();
        let n = u32::try_from(legal.len()).unwrap();
        live.act(seat, &legal[pick.below(n) as usize].text).unwrap();
        live.roll_all().unwrap();
    }
    live.record(Viewer::Everything).to_string()
}

#[tokio::test]
async fn a_finished_match_is_looked_back_at_from_its_record_as_from_the_server() {
    let house = House::new().await;
    let anna = house.guest().await;
    let id = played(&anna, "volchok", 140).await;
    let record = anna.get(&format!("/matches/{id}/record")).await.body;
    let stranger = house.stranger();

    let whole = stranger.get(&format!("/matches/{id}/replay")).await.json();
    let length = whole["length"].as_u64().unwrap();
    assert_eq!(whole["viewer"], "everything");
    assert_eq!(whole["about"]["proof"]["verdict"], "proven", "{}", whole["about"]);
    assert_eq!(whole["about"]["game"], "volchok");
    let frames = whole["frames"].as_array().unwrap();
    assert_eq!(frames[0]["moment"]["number"], 0);
    assert!(length > frames.len() as u64, "the match has more moments than one answer");
    let uploaded = upload(&stranger, &record, "").await;
    assert_eq!(uploaded.json(), whole);

    // The rest comes in further answers, without what is true of the whole match.
    let next = frames.len();
    let rest = stranger.get(&format!("/matches/{id}/replay?from={next}")).await.json();
    assert_eq!(rest["about"], Value::Null);
    assert_eq!(rest["frames"][0]["moment"]["number"], json!(next));
    let last = stranger.get(&format!("/matches/{id}/replay?from={length}")).await.json();
    assert_eq!(last["frames"].as_array().unwrap().len(), 1);
    assert_eq!(last["frames"][0]["moment"]["step"], "resigned home");
    // Nobody sees anything after the end.
    assert_eq!(stranger.get(&format!("/matches/{id}/replay?from=99999")).await.json(), last);
}

#[tokio::test]
async fn goals_that_count_are_marked() {
    let house = House::new().await;
    let replay = upload(&house.stranger(), &random_match("volchok", 3), "").await;
    assert_eq!(replay.status, 200, "{replay:?}");
    let about = replay.json()["about"].clone();
    let goals = about["goals"].as_array().unwrap();
    let result = about["result"].as_str().unwrap();
    let last = &goals.last().unwrap()["score"];
    assert!(result.starts_with(&format!("{}-{}", last["home"], last["away"])), "{result} {last}");
    assert_eq!(goals.len() as u64, last["home"].as_u64().unwrap() + last["away"].as_u64().unwrap());
}

#[tokio::test]
async fn each_seat_looks_back_with_what_it_knew() {
    let house = House::new().await;
    let anna = house.guest().await;
    let id = played(&anna, "fudis", 24).await;
    let see = async |viewer: &str| anna.get(&format!("/matches/{id}/replay?viewer={viewer}")).await.json();
    let (all, home, spectator) = (see("everything").await, see("home").await, see("spectator").await);
    assert_eq!(home["viewer"], "home");
    let at = |replay: &Value, n: usize| replay["frames"][n]["view"].clone();
    assert_ne!(at(&all, 30), at(&home, 30));
    assert_ne!(at(&home, 30), at(&spectator, 30));
    // The proof is of the match, not of what one seat saw of it.
    assert_eq!(home["about"]["proof"]["verdict"], "proven");
}

#[tokio::test]
async fn while_a_match_is_on_nobody_sees_more_than_he_may() {
    let house = House::new().await;
    let (anna, stranger) = (house.guest().await, house.stranger());
    let coach = json!({ "kind": "coach", "coach": "random" });
    let (id, _) = anna.create(json!({ "game": "fudis", "opponent": coach, "seat": "home" })).await;
    let own = anna.get(&format!("/matches/{id}/replay")).await.json();
    assert_eq!(own["viewer"], "home");
    assert_eq!(own["about"]["proof"], Value::Null);
    for viewer in ["away", "everything"] {
        let path = format!("/matches/{id}/replay?viewer={viewer}");
        assert_eq!(anna.get(&path).await.code(), "not_yours");
        assert_eq!(stranger.get(&path).await.code(), "not_yours");
    }
    assert_eq!(stranger.get(&format!("/matches/{id}/replay")).await.json()["viewer"], "spectator");
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_the_reason() {
    let mut config = crate::client::config();
    config.limits.record_bytes = 4000;
    let house = House::with(config).await;
    let stranger = house.stranger();
    let refused = upload(&stranger, "touchline record 1\ngame: chess\n", "").await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "bad_record"));
    assert!(refused.json()["error"]["detail"].as_str().unwrap().contains("line "), "{refused:?}");
    let anna = house.guest().await;
    let id = played(&anna, "volchok", 3).await;
    let record = anna.get(&format!("/matches/{id}/record")).await.body;
    let bent = record.replace("resigned home", "resigned away");
    assert_eq!(upload(&stranger, &bent, "").await.code(), "bad_record");
    assert_eq!(upload(&stranger, &"x".repeat(5000), "").await.code(), "too_large");
    assert_eq!(upload(&stranger, &record, "?viewer=nobody").await.code(), "bad_request");
    // A roll that the dice did not give is no broken record: it is told.
    let line = record.lines().find(|line| line.contains(" chance spin ")).unwrap();
    let other = if line.ends_with('3') { "4" } else { "3" };
    let bent = record.replacen(line, &format!("{}{other}", &line[..line.len() - 1]), 1);
    let told = upload(&stranger, &bent, "").await;
    if told.status == 200 {
        assert_eq!(told.json()["about"]["proof"]["verdict"], "wrong");
    }
}
