//! Looking before doing: refusals, odds and terms that are asked for.

use crate::client::{House, Person, new_key};
use serde_json::{Value, json};

/// Looks over HTTP.
async fn look(person: &Person, id: &str, action: &str) -> Value {
    let answer = person.get(&format!("/matches/{id}/look?action={}", action.replace(' ', "%20"))).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["looks"][0].clone()
}

#[tokio::test]
async fn a_look_says_what_doing_would_say_and_changes_nothing() {
    let house = House::new().await;
    for guide in touchline_games::guides() {
        let anna = house.guest().await;
        let (id, _) = anna.create(json!({ "game": guide.id, "opponent": { "kind": "screen" } })).await;
        for n in 0..25 {
            let state = anna.state(&id).await;
            let choices = state["choices"].as_array().unwrap();
            if choices.is_empty() {
                break;
            }
            let choice = &choices[(n * 7) % choices.len()];
            let seen = look(&anna, &id, choice["text"].as_str().unwrap()).await;
            assert_eq!(seen["refused"], Value::Null, "{} {choice}", guide.id);
            let odds = seen["odds"].as_array().unwrap();
            // Where a reply comes before the roll, there are odds as well.
            assert!(choice["rolls"] == false || !odds.is_empty(), "{} {choice} {seen}", guide.id);
            let sum: f64 = odds
                .iter()
                .map(|odd| odd["chance"][0].as_f64().unwrap() / odd["chance"][1].as_f64().unwrap())
                .sum();
            assert!(odds.is_empty() || (sum - 1.0).abs() < 1e-9, "{} {choice} {seen}", guide.id);
            assert_eq!(anna.state(&id).await["match"]["number"], state["match"]["number"]);
            assert_eq!(anna.act(&id, n * 7).await.status, 200);
        }
        // What is refused is refused in the same words.
        let seen = look(&anna, &id, "fly 3 b4").await;
        let state = anna.state(&id).await;
        let command = json!({ "do": "act", "action": "fly 3 b4", "expected": state["match"]["number"] });
        assert_eq!(seen["refused"], anna.command(&id, command).await.json()["error"]);
    }
}

#[tokio::test]
async fn a_refusal_comes_with_its_rule_facts_and_words_in_the_language_of_the_socket() {
    let house = House::new().await;
    let anna = house.guest().await;
    let (id, _) = anna.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    let mut socket = anna.socket(&id, "lang=fi").await;
    let update = socket.next("update").await;
    let question = json!({ "type": "look", "key": "q1", "actions": ["basic", "shot d14"] });
    socket.send(&question).await;
    let looked = socket.next("looked").await;
    assert_eq!((&looked["key"], &looked["number"]), (&json!("q1"), &update["number"]));
    let refused = &looked["looks"][1]["refused"];
    assert_eq!(refused["code"], "refused");
    assert!(refused["rule"].is_string() && refused["because"].is_string() && refused["facts"].is_object());
    socket.send(&json!({ "type": "speak", "lang": "nl" })).await;
    socket.send(&question).await;
    let again = socket.next("looked").await;
    assert_eq!(again["looks"][1]["refused"]["rule"], refused["rule"]);
    assert_ne!(again["looks"][1]["refused"]["text"], refused["text"]);
    socket.send(&json!({ "type": "speak", "lang": "xx" })).await;
    assert_eq!(socket.next("error").await["error"]["code"], "bad_request");
    let many: Vec<String> = (0..33).map(|n| format!("step 1 a{n}")).collect();
    socket.send(&json!({ "type": "look", "key": new_key(), "actions": many })).await;
    assert_eq!(socket.next("error").await["error"]["code"], "bad_request");
}

#[tokio::test]
async fn only_who_sits_at_the_match_looks() {
    let house = House::new().await;
    let (home, _, id) = crate::life::pair(&house).await;
    let path = format!("/matches/{id}/look?action=basic");
    assert_eq!(house.stranger().get(&path).await.code(), "sign_in");
    assert_eq!(house.guest().await.get(&path).await.code(), "not_yours");
    assert_eq!(home.get(&path).await.status, 200);
    assert_eq!(home.get(&format!("{path}&seat=away")).await.code(), "not_yours");
    home.command(&id, json!({ "do": "resign" })).await;
    assert_eq!(home.get(&path).await.code(), "over");
}

#[tokio::test]
async fn a_seed_repeats_a_match_roll_by_roll_and_coach_included() {
    let mut records = Vec::new();
    for seed in [7, 7, 8] {
        let mut config = crate::client::config();
        config.dice_seed = Some(seed);
        let house = House::with(config).await;
        let anna = house.guest().await;
        let made =
            json!({ "game": "volchok", "opponent": { "kind": "coach", "coach": "random" }, "seat": "home" });
        let (id, _) = anna.create(made).await;
        let mut socket = anna.socket(&id, "").await;
        let mut mine = 0;
        while mine < 8 {
            let update = socket.next("update").await;
            let Some(choice) = update["state"]["choices"].as_array().and_then(|choices| choices.first())
            else {
                continue;
            };
            mine += 1;
            let command = json!({ "do": "act", "action": choice["text"], "expected": update["number"] });
            socket.send(&json!({ "type": "command", "key": new_key(), "command": command })).await;
        }
        // The last decision may still be under way: what is compared is what came before it.
        let number = socket.next("done").await["number"].as_u64().unwrap();
        let seen = anna.get(&format!("/matches/{id}?since=0")).await.json();
        let steps: Vec<String> = seen["moments"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|moment| moment["number"].as_u64().unwrap() <= number)
            .map(|moment| moment["step"].to_string())
            .collect();
        records.push(steps);
    }
    let least = records.iter().map(Vec::len).min().unwrap();
    assert!(least > 8);
    assert_eq!(records[0][..least], records[1][..least]);
    assert_ne!(records[0][..least], records[2][..least]);
}
