//! A match from its beginning to its record.

use crate::client::{House, Person, new_key};
use serde_json::{Value, json};

/// Two people at one match, home first.
pub async fn pair(house: &House) -> (Person, Person, String) {
    let (home, away) = (house.guest().await, house.guest().await);
    let made = json!({ "game": "volchok", "opponent": { "kind": "invitation" }, "seat": "home" });
    let (id, created) = home.create(made).await;
    let joined =
        away.post(&format!("/matches/{id}/join"), &json!({ "invitation": created["invitation"] })).await;
    assert_eq!(joined.status, 200, "{joined:?}");
    assert_eq!(joined.json()["you"], json!(["away"]));
    (home, away, id)
}

/// Whoever's turn it is.
pub async fn on_turn<'a>(home: &'a Person, away: &'a Person, id: &str) -> &'a Person {
    match home.state(id).await["match"]["turn"].as_str() {
        Some("home") => home,
        Some("away") => away,
        turn => panic!("nobody's turn: {turn:?}"),
    }
}

fn verdict(record: &str) -> touchline_live::Verdict {
    touchline_live::verify(&record.parse().unwrap()).unwrap()
}

#[tokio::test]
async fn every_game_can_be_played_against_the_coach_and_its_record_is_proven() {
    let house = House::new().await;
    let anna = house.guest().await;
    for guide in touchline_games::guides() {
        let made = json!({ "game": guide.id, "opponent": { "kind": "coach", "coach": "random" } });
        let (id, created) = anna.create(made).await;
        assert_eq!(created["match"]["status"], "playing");
        let mut socket = anna.socket(&id, "").await;
        let mut state = socket.next("update").await["state"].clone();
        for n in 0..12 {
            while state["choices"].as_array().unwrap().is_empty() && state["match"]["status"] == "playing" {
                state = socket.next("update").await["state"].clone();
            }
            if state["match"]["status"] != "playing" {
                break;
            }
            let choices = state["choices"].as_array().unwrap();
            let action = &choices[n % choices.len()]["text"];
            let command = json!({ "do": "act", "action": action, "expected": state["match"]["number"] });
            socket.send(&json!({ "type": "command", "key": new_key(), "command": command })).await;
            let update = socket.next("update").await;
            assert_eq!(update["moments"][0]["step"], *action, "{}", guide.id);
            state = update["state"].clone();
        }
        // The coach may be about to move: giving up never waits for it.
        let ended = anna.command(&id, json!({ "do": "resign" })).await;
        assert!(ended.status == 200 || ended.code() == "over", "{ended:?}");
        let record = anna.get(&format!("/matches/{id}/record")).await.body;
        assert!(matches!(verdict(&record), touchline_live::Verdict::Proven { .. }), "{record}");
    }
}

#[tokio::test]
async fn two_people_meet_by_invitation_and_see_each_others_moves() {
    let house = House::new().await;
    let (home, away, id) = pair(&house).await;
    let mut home_socket = home.socket(&id, "").await;
    let mut away_socket = away.socket(&id, "").await;
    let mut watcher = house.stranger().socket(&id, "").await;
    let first = home_socket.next("update").await;
    assert_eq!(first["state"]["viewer"], "home");
    assert_eq!(watcher.next("update").await["state"]["viewer"], "spectator");
    away_socket.next("update").await;
    let before = first["number"].as_u64().unwrap();
    let mover = on_turn(&home, &away, &id).await;
    let done = mover.act(&id, 0).await;
    assert_eq!(done.status, 200, "{done:?}");
    let number = done.json()["number"].as_u64().unwrap();
    for socket in [&mut home_socket, &mut away_socket, &mut watcher] {
        let update = socket.next("update").await;
        assert_eq!(update["number"], number);
        assert_eq!(update["moments"][0]["number"], before + 1);
        assert_eq!(update["state"]["online"], json!({ "home": true, "away": true }));
    }
    // Whoever comes back asks for what was missed, and gets exactly that.
    let missed = away.get(&format!("/matches/{id}?since={before}")).await.json();
    let numbers: Vec<u64> = missed["moments"]
        .as_array()
        .unwrap()
        .iter()
        .map(|moment| moment["number"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, (before + 1..=number).collect::<Vec<_>>());
    let mut again = away.socket(&id, &format!("since={number}")).await;
    assert_eq!(again.next("update").await["moments"], json!([]));
}

#[tokio::test]
async fn a_request_sent_twice_is_done_once_and_a_stale_one_is_refused() {
    let house = House::new().await;
    let (home, away, id) = pair(&house).await;
    let mover = on_turn(&home, &away, &id).await;
    let state = mover.state(&id).await;
    let number = &state["match"]["number"];
    let act = |choice: usize| {
        let action = &state["choices"][choice]["text"];
        json!({ "command": { "do": "act", "action": action, "expected": number } })
    };
    let path = format!("/matches/{id}/commands");
    let key = new_key();
    let body = act(0);
    let (first, second) =
        tokio::join!(mover.post_with(&path, &body, &key), mover.post_with(&path, &body, &key));
    assert_eq!((first.status, second.status), (200, 200), "{first:?} {second:?}");
    assert_eq!(first.json(), second.json());
    let other = mover.post_with(&path, &act(1), &key).await;
    assert_eq!((other.status, other.code().as_str()), (409, "key_reused"));
    let stale = mover.post(&path, &act(0)).await;
    assert_eq!((stale.status, stale.code().as_str()), (409, "stale"));
    assert_eq!(stale.json()["error"]["number"], first.json()["number"]);
    // The same after a restart, when only the store remembers.
    let address = home.address;
    let house = house.again().await;
    assert_ne!(address, house.address);
    let mover = Person { address: house.address, ..mover.clone() };
    let again = mover.post_with(&path, &act(0), &key).await;
    assert_eq!(again.json(), first.json());
    let draw = json!({ "command": { "do": "offer_draw" } });
    assert_eq!(mover.post_with(&path, &draw, &key).await.code(), "key_reused");
    // A match made twice under one key is one match.
    let made = json!({ "game": "volchok", "opponent": { "kind": "screen" } });
    let key = new_key();
    let (one, two) =
        tokio::join!(mover.post_with("/matches", &made, &key), mover.post_with("/matches", &made, &key));
    assert_eq!(one.json()["match"]["id"], two.json()["match"]["id"]);
}

#[tokio::test]
async fn a_key_of_what_leaves_no_entry_is_not_a_key_of_a_move() {
    let house = House::new().await;
    let (home, away, id) = pair(&house).await;
    let mover = on_turn(&home, &away, &id).await.clone();
    let path = format!("/matches/{id}/commands");
    let key = new_key();
    let draw = json!({ "command": { "do": "offer_draw" } });
    let first = mover.post_with(&path, &draw, &key).await;
    assert_eq!(first.status, 200, "{first:?}");
    let house = house.again().await;
    let mover = Person { address: house.address, ..mover };
    let state = mover.state(&id).await;
    let (action, number) = (&state["choices"][0]["text"], &state["match"]["number"]);
    let act = json!({ "command": { "do": "act", "action": action, "expected": number } });
    assert_eq!(mover.post_with(&path, &act, &key).await.code(), "key_reused");
    assert_eq!(mover.post_with(&path, &draw, &key).await.json(), first.json());
    assert_eq!(mover.post(&path, &act).await.status, 200);
}

#[tokio::test]
async fn a_refused_move_names_the_rule_in_the_readers_language() {
    let house = House::new().await;
    let (home, away, id) = pair(&house).await;
    let mover = on_turn(&home, &away, &id).await;
    let idle = if std::ptr::eq(mover, &home) { &away } else { &home };
    let state = mover.state(&id).await;
    let act =
        json!({ "do": "act", "action": state["choices"][0]["text"], "expected": state["match"]["number"] });
    let refused = idle.command(&id, act.clone()).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "refused"));
    let english = refused.json()["error"].clone();
    assert!(english["rule"].is_string() && english["because"].is_string(), "{english}");
    let finnish = Person { language: "fi", ..idle.clone() }.command(&id, act).await.json();
    assert_eq!(finnish["error"]["rule"], english["rule"]);
    assert_ne!(finnish["error"]["text"], english["text"]);
    let rubbish = json!({ "do": "act", "action": "dance", "expected": state["match"]["number"] });
    let rubbish = mover.command(&id, rubbish).await;
    assert_eq!((rubbish.status, rubbish.code().as_str()), (422, "notation"));
}

#[tokio::test]
async fn offers_undo_and_rematch() {
    let house = House::new().await;
    let (home, away) = (house.guest().await, house.guest().await);
    let practice =
        json!({ "game": "volchok", "opponent": { "kind": "lobby" }, "seat": "home", "practice": true });
    let (id, _) = home.create(practice).await;
    away.post(&format!("/matches/{id}/join"), &json!({})).await;
    let undone = home.command(&id, json!({ "do": "undo" })).await;
    assert_eq!(undone.code(), "nothing_to_undo");
    assert_eq!(home.command(&id, json!({ "do": "accept" })).await.code(), "no_offer");
    let mover = on_turn(&home, &away, &id).await.clone();
    let other = if mover.cookie == home.cookie { away.clone() } else { home.clone() };
    let before = mover.state(&id).await;
    mover.act(&id, 0).await;
    let asked = mover.command(&id, json!({ "do": "undo" })).await;
    assert_eq!(asked.status, 200, "{asked:?}");
    // An offer outlives a restart of the room, because the store has it.
    assert_eq!(mover.state(&id).await["offer"]["offer"], "undo");
    assert_eq!(other.command(&id, json!({ "do": "accept" })).await.status, 200);
    assert_eq!(mover.state(&id).await["view"], before["view"]);
    assert_eq!(home.command(&id, json!({ "do": "offer_draw" })).await.status, 200);
    assert_eq!(away.state(&id).await["offer"], json!({ "by": "home", "offer": "draw" }));
    assert_eq!(away.command(&id, json!({ "do": "decline" })).await.status, 200);
    assert_eq!(away.state(&id).await["offer"], Value::Null);
    home.command(&id, json!({ "do": "offer_draw" })).await;
    assert_eq!(away.command(&id, json!({ "do": "accept" })).await.status, 200);
    let over = home.state(&id).await;
    assert_eq!(over["match"]["status"], "over");
    assert!(over["match"]["result"].as_str().unwrap().ends_with("level agreed"), "{over}");
    assert_eq!(home.command(&id, json!({ "do": "resign" })).await.code(), "over");
    // The second who asks for a rematch joins the match of the first, with the seats changed.
    let first = home.post(&format!("/matches/{id}/rematch"), &json!({})).await;
    assert_eq!(first.json()["status"], "open", "{first:?}");
    let next = first.json()["id"].as_str().unwrap().to_owned();
    let stranger = house.guest().await.post(&format!("/matches/{next}/join"), &json!({})).await;
    assert_eq!(stranger.status, 403);
    let second = away.post(&format!("/matches/{id}/rematch"), &json!({})).await;
    assert_eq!(second.json()["id"], next.as_str());
    assert_eq!((&second.json()["status"], &second.json()["you"]), (&json!("playing"), &json!(["home"])));
}

#[tokio::test]
async fn the_lobby_shows_open_offers_until_they_are_taken() {
    let house = House::new().await;
    let (anna, bo) = (house.guest().await, house.guest().await);
    let offer = json!({ "game": "volchok", "opponent": { "kind": "lobby" }, "rated": false, "pace": { "kind": "days", "days": 2 } });
    let (id, _) = anna.create(offer.clone()).await;
    assert_eq!(house.stranger().get("/lobby").await.json()[0]["id"], id.as_str());
    assert_eq!(anna.post(&format!("/matches/{id}/join"), &json!({})).await.status, 403);
    assert_eq!(bo.post(&format!("/matches/{id}/join"), &json!({})).await.status, 200);
    assert_eq!(bo.get("/lobby").await.json(), json!([]));
    let late = house.guest().await.post(&format!("/matches/{id}/join"), &json!({})).await;
    assert_eq!((late.status, late.code().as_str()), (409, "seat_taken"));
    let info = &bo.get("/matches").await.json()[0];
    assert_eq!(info["clock"]["running"], info["turn"], "{info}");
    // Called off before the first decision, nobody has lost.
    assert_eq!(anna.command(&id, json!({ "do": "abort" })).await.status, 200);
    assert_eq!(bo.state(&id).await["match"]["status"], "aborted");
    assert_eq!(bo.command(&id, json!({ "do": "resign" })).await.code(), "not_playing");
}

#[tokio::test]
async fn on_one_screen_one_person_decides_for_both() {
    let house = House::new().await;
    let anna = house.guest().await;
    let (id, created) = anna.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    assert_eq!(created["match"]["you"], json!(["home", "away"]));
    for n in 0..20 {
        assert_eq!(anna.act(&id, n).await.status, 200);
    }
    let home = anna.get(&format!("/matches/{id}?seat=home")).await.json();
    assert_eq!(home["state"]["viewer"], "home");
    let undo = json!({ "seat": "away", "command": { "do": "resign" } });
    assert_eq!(anna.post(&format!("/matches/{id}/commands"), &undo).await.status, 200);
    assert!(anna.state(&id).await["match"]["result"].as_str().unwrap().ends_with("home resigned"));
}

#[tokio::test]
async fn a_clock_that_runs_down_ends_the_match() {
    let house = House::new().await;
    let (home, away) = (house.guest().await, house.guest().await);
    let pace = json!({ "kind": "live", "base_s": 10, "increment_s": 0 });
    let bad =
        json!({ "game": "volchok", "opponent": { "kind": "lobby" }, "pace": { "kind": "days", "days": 0 } });
    assert_eq!(home.post("/matches", &bad).await.code(), "bad_request");
    let offer = json!({ "game": "volchok", "opponent": { "kind": "lobby" }, "pace": pace });
    let (id, _) = home.create(offer).await;
    away.post(&format!("/matches/{id}/join"), &json!({})).await;
    let loser = home.state(&id).await["match"]["turn"].as_str().unwrap().to_owned();
    let mut socket = home.socket(&id, "").await;
    socket.next("update").await;
    let over = socket.next("update").await;
    assert_eq!(over["moments"][0]["step"], format!("forfeited {loser}"));
    assert_eq!(over["state"]["match"]["status"], "over");
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let house = House::new().await;
    let (home, away, id) = pair(&house).await;
    for n in 0..10 {
        on_turn(&home, &away, &id).await.act(&id, n).await;
    }
    home.command(&id, json!({ "do": "offer_draw" })).await;
    let before = home.get(&format!("/matches/{id}?since=0")).await.json();
    let house = house.again().await;
    let home = Person { address: house.address, ..home };
    assert_eq!(home.get(&format!("/matches/{id}?since=0")).await.json(), before);
}

#[tokio::test]
async fn clocks_stand_still_while_no_server_is_there_and_the_log_says_so() {
    let house = House::new().await;
    let (mut home, away) = (house.guest().await, house.guest().await);
    let pace = json!({ "kind": "live", "base_s": 60, "increment_s": 0 });
    let offer = json!({ "game": "volchok", "opponent": { "kind": "lobby" }, "pace": pace, "seat": "home" });
    let (id, _) = home.create(offer).await;
    assert_eq!(away.post(&format!("/matches/{id}/join"), &json!({})).await.status, 200);
    // As if the server had been away for two hours: the last that it wrote is that old.
    let house = house
        .again_with(crate::client::config(), async |store| {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
            let row = store.match_row(&id).await.unwrap().unwrap();
            let long_ago = i64::try_from(now.as_millis()).unwrap() - 2 * 60 * 60 * 1000;
            // The match began before that.
            let mut earlier = row.clone();
            earlier.turn_since_ms = long_ago - 1000;
            earlier.deadline_ms = Some(long_ago + 59_000);
            let scope = touchline_store::Scope::between(&row, &earlier);
            let row = std::sync::Arc::new(earlier);
            let commit = touchline_store::Commit { row, scope, entries: Vec::new(), key: None, quota: None };
            assert_eq!(store.commit(&[commit]).await.unwrap(), [touchline_store::Committed::Written]);
            store.beat(long_ago).await.unwrap();
        })
        .await;
    home.address = house.address;
    let update = home.get(&format!("/matches/{id}?since=0")).await.json();
    assert_eq!(update["state"]["match"]["status"], "playing");
    let turn = update["state"]["match"]["turn"].as_str().unwrap();
    let left = update["state"]["match"]["clock"]["left_ms"][turn].as_i64().unwrap();
    assert!((20_000..=59_000).contains(&left), "{left}");
    let paused = update["moments"].as_array().unwrap().last().unwrap();
    assert_eq!(paused["word"], "paused");
    let seconds = paused["facts"]["seconds"].as_i64().unwrap();
    assert!((7200..7260).contains(&seconds), "{seconds}");
}
