//! Analyses of finished matches: made when somebody asks, kept, and never made twice.

use crate::client::{Answer, House, Person, config};
use serde_json::{Value, json};

/// A match on one screen, so many decisions long, and then given up by home.
async fn given_up(person: &Person, game: &str, decisions: usize) -> String {
    let (id, _) = person.create(json!({ "game": game, "opponent": { "kind": "screen" } })).await;
    for n in 0..decisions {
        person.act(&id, n).await;
    }
    let resign = json!({ "seat": "home", "command": { "do": "resign" } });
    assert_eq!(person.post(&format!("/matches/{id}/commands"), &resign).await.status, 200);
    id
}

async fn ask(person: &Person, id: &str, query: &str) -> Answer {
    person.send("POST", &format!("/api/v1/matches/{id}/analysis{query}"), &[], None).await
}

/// Waits until the analysis is there; it must have been asked for.
async fn ready(person: &Person, id: &str) -> Value {
    loop {
        let answer = person.get(&format!("/matches/{id}/analysis")).await.json();
        match answer["stage"].as_str() {
            Some("working") => tokio::task::yield_now().await,
            Some("ready") => return answer,
            stage => panic!("{stage:?}"),
        }
    }
}

#[tokio::test]
async fn a_finished_match_is_analysed_when_somebody_asks_and_those_at_it_are_told() {
    let house = House::new().await;
    let anna = house.guest().await;
    let id = given_up(&anna, "volchok", 30).await;
    let unasked = house.stranger().get(&format!("/matches/{id}/analysis")).await.json();
    assert_eq!((&unasked["stage"], &unasked["analysis"]), (&json!("unasked"), &Value::Null));
    let mut socket = anna.socket(&id, "").await;
    let asked = ask(&house.stranger(), &id, "").await;
    assert_eq!(asked.status, 200, "anybody may ask what really happened: {asked:?}");
    let told = loop {
        let told = socket.next("analysis").await;
        if told["ready"] == true {
            break told;
        }
    };
    assert_eq!(told["done"], told["of"]);
    let answer = ready(&anna, &id).await;
    let analysis = &answer["analysis"];
    assert_eq!((&analysis["budget"], &analysis["result"]["by"]), (&json!("quick"), &json!("resigned")));
    let sum = |part: &str| analysis["sum"][part].as_f64().unwrap();
    assert!((sum("start") + sum("luck") + sum("skill") + sum("residual") - sum("result")).abs() < 1e-9);
    let mistakes = analysis["mistakes"].as_array().unwrap();
    assert_eq!(answer["lessons"].as_array().unwrap().len(), mistakes.len());
    // Decisions at random lose something somewhere, and what was better can be drawn.
    assert!(!mistakes.is_empty());
    let lesson = &answer["lessons"][0];
    assert_eq!(lesson["better"][0]["text"], mistakes[0]["better"][0]);
    assert_eq!(lesson["steps"][0]["text"], mistakes[0]["action"]);
    let mut finn = anna.clone();
    finn.language = "fi";
    let theirs = ready(&finn, &id).await;
    assert_eq!(theirs["analysis"], answer["analysis"]);
    let why = |answer: &Value| -> String {
        let lessons = answer["lessons"].as_array().unwrap().iter();
        lessons.map(|lesson| lesson["why"].as_str().unwrap()).collect()
    };
    assert!(!why(&answer).is_empty());
    assert_ne!(why(&theirs), why(&answer), "each reads it in their own language");
}

#[tokio::test]
async fn an_analysis_is_made_once_survives_a_restart_and_is_made_anew_for_a_new_format() {
    let house = House::new().await;
    let anna = house.guest().await;
    let (first, second) = (given_up(&anna, "volchok", 12).await, given_up(&anna, "volchok", 12).await);
    ask(&anna, &first, "").await;
    let made = ready(&anna, &first).await;
    // What is kept is changed, so that one made anew would show.
    let mut kept = made["analysis"].clone();
    kept["seed"] = json!(77);
    let mut old = kept.clone();
    old["format"] = json!(0);
    let house = house
        .again_with(config(), async |store| {
            store.keep_analysis(&first, "quick", &kept.to_string(), "{}").await.unwrap();
            // The server went down before it was made.
            store.ask_analysis(&second, "quick", 1).await.unwrap();
            // One of an earlier format.
            store.ask_analysis(&first, "normal", 0).await.unwrap();
            store.keep_analysis(&first, "normal", &old.to_string(), "{}").await.unwrap();
        })
        .await;
    let anna = Person { address: house.address, ..anna };
    assert_eq!(ask(&anna, &first, "").await.json()["analysis"]["seed"], 77, "it is not made twice");
    assert_eq!(ready(&anna, &second).await["analysis"]["seed"], 1, "what was asked for is made");
    let normal = anna.get(&format!("/matches/{first}/analysis?budget=normal")).await.json();
    assert_eq!(normal["stage"], "unasked");
    ask(&anna, &first, "?budget=normal").await;
    loop {
        let answer = anna.get(&format!("/matches/{first}/analysis?budget=normal")).await.json();
        if answer["stage"] == "ready" {
            assert_eq!((&answer["analysis"]["format"], &answer["analysis"]["seed"]), (&json!(1), &json!(1)));
            break;
        }
        assert_eq!(answer["stage"], "working");
    }
}

#[tokio::test]
async fn what_is_no_finished_match_and_what_takes_minutes_is_refused() {
    let house = House::new().await;
    let anna = house.guest().await;
    let (open, _) = anna.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    let refused = ask(&anna, &open, "").await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "not_playing"));
    // Nothing was noted, so nothing is made when the match is over.
    assert_eq!(anna.get(&format!("/matches/{open}/analysis")).await.json()["stage"], "unasked");
    assert_eq!(ask(&anna, "nothing", "").await.status, 404);
    let id = given_up(&anna, "volchok", 2).await;
    assert_eq!(ask(&anna, &id, "?budget=deep").await.status, 422);
    assert_eq!(ask(&anna, &id, "?budget=vast").await.status, 400);
    assert_eq!(anna.get(&format!("/matches/{id}/analysis?budget=deep")).await.status, 422);
}

#[tokio::test]
async fn nobody_has_many_analyses_made_at_once() {
    let house = House::with(touchline_server::Config { proxies: 1, ..config() }).await;
    let greedy = house.guest_from(Some("192.0.2.1")).await;
    let mut ids = Vec::new();
    for _ in 0..6 {
        ids.push(given_up(&greedy, "volchok", 40).await);
    }
    let mut answers = Vec::new();
    for id in &ids {
        answers.push(ask(&greedy, id, "?budget=normal").await.status);
    }
    assert!(answers.starts_with(&[200; 4]) && answers.contains(&429), "{answers:?}");
    let refused = answers.iter().position(|status| *status == 429).unwrap();
    // It was not noted either, and asking how it stands is no request.
    let path = format!("/matches/{}/analysis?budget=normal", ids[refused]);
    assert_eq!(greedy.get(&path).await.json()["stage"], "unasked");
    // Others are served.
    let other = house.guest_from(Some("198.51.100.7")).await;
    assert_eq!(ask(&other, &ids[refused], "?budget=normal").await.status, 200);
}

#[tokio::test]
async fn insights_add_up_what_a_person_has_played() {
    let house = House::new().await;
    let anna = house.guest().await;
    let me = anna.get("/me").await.json();
    let user_id = me["id"].as_str().unwrap().to_owned();
    let path = format!("/people/{user_id}/insights");
    assert_eq!(anna.get(&path).await.json()["summary"], Value::Null);
    let coach = json!({ "kind": "coach", "coach": "random" });
    for seat in ["home", "away"] {
        let (id, _) = anna.create(json!({ "game": "volchok", "opponent": coach, "seat": seat })).await;
        anna.command(&id, json!({ "do": "resign" })).await;
        ask(&anna, &id, "").await;
        ready(&anna, &id).await;
    }
    let summary = anna.get(&path).await.json()["summary"].clone();
    assert_eq!((&summary["matches"], &summary["points"]), (&json!(2), &json!(0.0)));
    // Two matches carry nothing.
    assert_eq!(summary["insights"], json!([]));
    assert_eq!(anna.get("/people/nobody/insights").await.status, 404);
}
