//! What a cheat must not achieve, and an unlucky moment must not break.

use crate::client::{House, Person, config, new_key};
use crate::life::{on_turn, pair};
use serde_json::{Value, json};
use std::time::Duration;

/// Decides until the turn passes, always with the first choice; gives whose turn it was.
async fn pass_the_turn(home: &Person, away: &Person, id: &str) -> String {
    let turn = home.state(id).await["match"]["turn"].as_str().unwrap().to_owned();
    for n in 0..60 {
        if home.state(id).await["match"]["turn"] != turn.as_str() {
            return turn;
        }
        on_turn(home, away, id).await.act(id, n).await;
    }
    panic!("the turn does not pass");
}

#[tokio::test]
async fn whoever_plays_without_a_socket_is_there() {
    let absence = Duration::from_secs(2);
    let house = House::with(touchline_server::Config { absence, ..config() }).await;
    let (home, away, id) = pair(&house).await;
    tokio::time::sleep(absence).await;
    let mover = on_turn(&home, &away, &id).await;
    let other = if mover.cookie == home.cookie { &away } else { &home };
    assert_eq!(mover.command(&id, json!({ "do": "offer_draw" })).await.status, 200);
    assert_eq!(other.command(&id, json!({ "do": "claim" })).await.code(), "cannot_claim");
    tokio::time::sleep(absence).await;
    assert_eq!(other.command(&id, json!({ "do": "claim" })).await.status, 200);
}

#[tokio::test]
async fn nobody_makes_time_by_taking_turns_back() {
    let house = House::new().await;
    let (home, away) = (house.guest().await, house.guest().await);
    let pace = json!({ "kind": "live", "base_s": 60, "increment_s": 60 });
    let offer = json!({ "game": "volchok", "opponent": { "kind": "lobby" }, "pace": pace, "seat": "home", "practice": true });
    let (id, _) = home.create(offer).await;
    away.post(&format!("/matches/{id}/join"), &json!({})).await;
    let turn = pass_the_turn(&home, &away, &id).await;
    let (mover, other) = if turn == "home" { (&home, &away) } else { (&away, &home) };
    let left = |state: &Value| state["match"]["clock"]["left_ms"][&turn].as_i64().unwrap();
    let once = left(&home.state(&id).await);
    assert!(once > 60_000, "the turn was paid for");
    for n in 0..3 {
        mover.command(&id, json!({ "do": "undo" })).await;
        other.command(&id, json!({ "do": "accept" })).await;
        let back = home.state(&id).await;
        assert_eq!(back["match"]["turn"], turn.as_str());
        assert!(left(&back) <= 60_000, "what was paid is given back: {back}");
        for _ in 0..60 {
            if home.state(&id).await["match"]["turn"] != turn.as_str() {
                break;
            }
            mover.act(&id, n).await;
        }
    }
    assert!(left(&home.state(&id).await) <= once);
}

#[tokio::test]
async fn those_who_watch_never_keep_out_those_who_play() {
    let mut config = config();
    config.limits.listeners = 3;
    let house = House::with(config).await;
    let (home, _, id) = pair(&house).await;
    let mut watching = Vec::new();
    for _ in 0..3 {
        let mut socket = house.stranger().socket(&id, "").await;
        socket.next("update").await;
        watching.push(socket);
    }
    let mut late = house.stranger().socket(&id, "").await;
    assert_eq!(late.next("error").await["error"]["code"], "crowded");
    let mut socket = home.socket(&id, "").await;
    assert_eq!(socket.next("update").await["state"]["viewer"], "home");
}

#[tokio::test]
async fn what_was_answered_in_a_rated_match_stays() {
    let house = House::new().await;
    let anna = house.guest().await;
    let made =
        json!({ "game": "volchok", "opponent": { "kind": "coach", "coach": "random" }, "rated": true });
    let (id, _) = anna.create(made).await;
    let mut socket = anna.socket(&id, "").await;
    for n in 0..30 {
        let mut state = anna.state(&id).await;
        while state["choices"].as_array().unwrap().is_empty() {
            socket.next("update").await;
            state = anna.state(&id).await;
        }
        assert_eq!(anna.get(&format!("/matches/{id}/hint")).await.code(), "no_help");
        anna.act(&id, n).await;
        let state = anna.state(&id).await;
        if state["can_undo"] == false && state["match"]["turn"] == state["viewer"] {
            assert_eq!(anna.command(&id, json!({ "do": "undo" })).await.code(), "rated_stays");
            return;
        }
    }
    panic!("chance never spoke");
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_get_one_match() {
    let house = House::new().await;
    for _ in 0..5 {
        let (home, away, id) = pair(&house).await;
        home.command(&id, json!({ "do": "resign" })).await;
        let path = format!("/matches/{id}/rematch");
        let body = json!({});
        let (first, second) = tokio::join!(home.post(&path, &body), away.post(&path, &body));
        assert_eq!(first.json()["id"], second.json()["id"], "{first:?} {second:?}");
        let next = first.json()["id"].as_str().unwrap().to_owned();
        assert_eq!(home.state(&next).await["match"]["status"], "playing");
    }
}

#[tokio::test]
async fn a_deleted_name_is_gone_from_memory_and_nobody_waits_for_it() {
    let house = House::new().await;
    let (home, away, id) = pair(&house).await;
    let name = home.get("/me").await.json()["name"].clone();
    let (offer, _) = home.create(json!({ "game": "fuba", "opponent": { "kind": "lobby" } })).await;
    assert_eq!(away.state(&id).await["match"]["names"]["home"], name);
    assert_eq!(home.send("DELETE", "/api/v1/me", &[("idempotency-key", &new_key())], None).await.status, 204);
    let after = away.state(&id).await;
    assert_eq!(after["match"]["names"]["home"], "nobody");
    assert_eq!(after["match"]["people"]["home"], Value::Null);
    assert_eq!(away.get("/lobby").await.json(), json!([]));
    assert_eq!(away.post(&format!("/matches/{offer}/join"), &json!({})).await.code(), "seat_taken");
}

#[tokio::test]
async fn an_invitation_is_told_again_to_whoever_lost_the_answer() {
    let house = House::new().await;
    let (anna, bo) = (house.guest().await, house.guest().await);
    let made = json!({ "game": "volchok", "opponent": { "kind": "invitation" }, "seat": "home" });
    let key = new_key();
    let first = anna.post_with("/matches", &made, &key).await.json();
    let again = anna.post_with("/matches", &made, &key).await.json();
    assert!(first["invitation"].is_string());
    assert_eq!(again["invitation"], first["invitation"]);
    let path = format!("/matches/{}/join", first["match"]["id"].as_str().unwrap());
    assert_eq!(bo.post(&path, &json!({ "invitation": again["invitation"] })).await.status, 200);
}

#[tokio::test]
async fn a_commitment_needs_a_seat() {
    let house = House::new().await;
    let made = json!({ "game": "volchok", "opponent": { "kind": "lobby" }, "seat": "drawn", "commitment": "0".repeat(64) });
    assert_eq!(house.guest().await.post("/matches", &made).await.code(), "contradictory");
}

#[tokio::test]
async fn an_old_key_disturbs_nobody() {
    let house = House::new().await;
    let (home, away, id) = pair(&house).await;
    let mut socket = away.socket(&id, "").await;
    let offer = json!({ "command": { "do": "offer_draw" } });
    let (path, key) = (format!("/matches/{id}/commands"), new_key());
    assert_eq!(home.post_with(&path, &offer, &key).await.status, 200);
    for _ in 0..6 {
        away.command(&id, json!({ "do": "decline" })).await;
        home.command(&id, json!({ "do": "offer_draw" })).await;
    }
    away.command(&id, json!({ "do": "decline" })).await;
    assert_eq!(home.post_with(&path, &offer, &key).await.status, 200);
    assert_eq!(home.state(&id).await["offer"], Value::Null, "it was done before, and is not done again");
    home.command(&id, json!({ "do": "resign" })).await;
    while socket.next("update").await["state"]["match"]["status"] != "over" {}
}

#[tokio::test]
async fn a_clock_that_is_asked_for_shows_what_it_shows_now() {
    let house = House::new().await;
    let (home, away) = (house.guest().await, house.guest().await);
    let pace = json!({ "kind": "live", "base_s": 60, "increment_s": 0 });
    let offer = json!({ "game": "volchok", "opponent": { "kind": "lobby" }, "pace": pace });
    let (id, _) = home.create(offer).await;
    away.post(&format!("/matches/{id}/join"), &json!({})).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let state = home.state(&id).await;
    let running = state["match"]["clock"]["running"].as_str().unwrap();
    assert!(state["match"]["clock"]["left_ms"][running].as_i64().unwrap() <= 59_700, "{state}");
}

#[tokio::test]
async fn nobody_fills_the_lobby_alone() {
    let house = House::new().await;
    let anna = house.guest().await;
    let offer = json!({ "game": "fudis", "opponent": { "kind": "lobby" } });
    for _ in 0..5 {
        anna.create(offer.clone()).await;
    }
    assert_eq!(anna.post("/matches", &offer).await.code(), "too_many_matches");
    let (newest, _) = house.guest().await.create(offer).await;
    assert_eq!(anna.get("/lobby").await.json()[0]["id"], newest.as_str());
}

#[tokio::test]
async fn whoever_joins_again_with_the_same_key_is_told_the_same() {
    let mut config = config();
    config.limits.matches = 1;
    let house = House::with(config).await;
    let (anna, bo) = (house.guest().await, house.guest().await);
    let offer = json!({ "game": "volchok", "opponent": { "kind": "lobby" } });
    let (id, _) = anna.create(offer.clone()).await;
    let (path, key) = (format!("/matches/{id}/join"), new_key());
    assert_eq!(bo.post_with(&path, &json!({}), &key).await.status, 200);
    assert_eq!(bo.post_with(&path, &json!({}), &key).await.status, 200);
    let (other, _) = house.guest().await.create(offer).await;
    let full = bo.post(&format!("/matches/{other}/join"), &json!({})).await;
    assert_eq!(full.code(), "too_many_matches");
}
