//! Ratings of people and coaches.

use crate::client::House;
use serde_json::{Value, json};

async fn until_rated(person: &crate::client::Person, id: &str) -> Value {
    for _ in 0..2000 {
        let rated = person.get(&format!("/matches/{id}/ratings")).await.json();
        if rated["home"] != Value::Null {
            return rated;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("{id} was not rated");
}

#[tokio::test]
async fn a_match_between_people_changes_both_ratings_once() {
    let house = House::new().await;
    let (home, away, id) = crate::life::pair(&house).await;
    let mut watching = house.stranger().socket(&id, "").await;
    assert_eq!(home.state(&id).await["match"]["rated"], true);
    assert_eq!(
        home.get(&format!("/matches/{id}/ratings")).await.json(),
        json!({ "home": null, "away": null })
    );
    assert_eq!(home.command(&id, json!({ "do": "resign" })).await.status, 200);
    let told = watching.next("rated").await["ratings"].clone();
    assert_eq!(told, until_rated(&home, &id).await);
    assert_eq!((&told["home"]["before"], &told["away"]["before"]), (&json!(1500), &json!(1500)));
    let (lost, won) = (told["home"]["after"].as_i64().unwrap(), told["away"]["after"].as_i64().unwrap());
    assert!(lost < 1500 && won > 1500 && lost + won == 3000, "{told}");
    assert_eq!(told["home"]["provisional"], true);
    let people = home.state(&id).await["match"]["people"].clone();
    let profile = house.stranger().get(&format!("/people/{}", people["away"].as_str().unwrap())).await.json();
    assert_eq!(profile["ratings"].as_array().unwrap().len(), 1);
    let rating = &profile["ratings"][0];
    assert_eq!((&rating["game"], &rating["against"]), (&json!("volchok"), &json!("people")));
    assert_eq!((rating["rating"].as_i64(), rating["matches"].as_i64()), (Some(won), Some(1)));
    // A server that starts again does not rate it again.
    let again = house.again().await;
    tokio::time::sleep(std::time::Duration::from_millis(150)).await;
    let away = crate::client::Person { address: again.address, ..away };
    let exported = away.get("/me/export").await.json();
    assert_eq!(exported["ratings"][0], *rating);
}

#[tokio::test]
async fn matches_against_a_coach_count_apart_and_a_screen_counts_nothing() {
    let house = House::new().await;
    let anna = house.guest().await;
    let coached =
        json!({ "game": "fudis", "opponent": { "kind": "coach", "coach": "random" }, "rated": true });
    let (id, _) = anna.create(coached.clone()).await;
    anna.command(&id, json!({ "do": "resign" })).await;
    until_rated(&anna, &id).await;
    let coach = house.stranger().get("/people/coach:random").await.json();
    assert_eq!(
        (&coach["ratings"][0]["against"], &coach["ratings"][0]["matches"]),
        (&json!("coaches"), &json!(1))
    );
    assert!(coach["ratings"][0]["rating"].as_i64().unwrap() > 1500);
    for unrated in [
        json!({ "game": "fudis", "opponent": { "kind": "screen" } }),
        json!({ "game": "fudis", "opponent": { "kind": "coach", "coach": "random" }, "rated": false }),
    ] {
        let (id, created) = anna.create(unrated).await;
        assert_eq!(created["match"]["rated"], false);
        anna.command(&id, json!({ "do": "resign" })).await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(150)).await;
    let mine = anna.get("/me/export").await.json();
    assert_eq!(mine["ratings"][0]["matches"], 1, "{mine}");
    assert_eq!(house.stranger().get("/people/nobody").await.code(), "not_found");
}
