//! Lessons, puzzles and drills over HTTP: the server keeps nothing of them.

use crate::client::House;
use serde_json::{Value, json};

/// A learner who has done nothing yet.
fn fresh() -> Value {
    json!({ "lessons": {}, "puzzles": {}, "streak": 0, "last_day": 0 })
}

#[tokio::test]
async fn every_game_has_a_course_and_its_first_lesson_is_played_without_a_session() {
    let house = House::new().await;
    let anna = house.stranger();
    for guide in touchline_games::guides() {
        let course = anna.get(&format!("/learn/{}?lang=it", guide.id)).await;
        assert_eq!(course.status, 200, "{course:?}");
        let course = course.json();
        assert!(course["lessons"].as_array().unwrap().len() >= 10, "{}", guide.id);
        assert!(!course["drills"].as_array().unwrap().is_empty());
        let mut asked =
            json!({ "game": guide.id, "kind": "lesson", "id": "first", "learner": fresh(), "day": 20_000 });
        let mut answer = anna.post("/attempts", &asked).await.json();
        assert!(answer["lesson"]["title"].is_string(), "{answer}");
        for _ in 0..10 {
            let Value::Object(next) = &answer["next"] else { break };
            asked["acts"] = answer["acts"].clone();
            asked["now"] = json!([{ "action": next["text"] }]);
            asked["since"] = answer["update"]["number"].clone();
            answer = anna.post("/attempts", &asked).await.json();
        }
        assert_eq!(answer["standing"], "solved", "{} {answer}", guide.id);
        assert_eq!(answer["learner"]["lessons"][guide.id], json!(["first"]));
    }
    assert_eq!(anna.get("/learn/chess").await.status, 404);
}

#[tokio::test]
async fn what_cannot_be_attempted_is_refused() {
    let house = House::new().await;
    let anna = house.stranger();
    let unknown = json!({ "game": "volchok", "kind": "lesson", "id": "no-such" });
    assert_eq!(anna.post("/attempts", &unknown).await.status, 404);
    let nonsense = json!({ "game": "volchok", "kind": "lesson", "id": "first", "acts": ["fly"] });
    assert_eq!(anna.post("/attempts", &nonsense).await.status, 400);
    let refused = json!({ "game": "volchok", "kind": "lesson", "id": "first", "acts": ["basic"], "now": [{ "action": "end" }] });
    let answer = anna.post("/attempts", &refused).await.json();
    assert_eq!(answer["refused"]["rule"], "BALL-1", "{answer}");
    assert_eq!(answer["acts"], json!(["basic"]));
}

#[tokio::test]
async fn a_drill_and_the_puzzle_of_the_day_can_be_played() {
    let house = House::new().await;
    let anna = house.stranger();
    let drill = json!({ "game": "volchok", "kind": "drill", "id": "V47", "rule": "SHOT-4" });
    assert_eq!(anna.post("/attempts", &drill).await.status, 200);
    let daily = anna.get("/puzzle-of-the-day?day=20000").await.json();
    let asked = json!({ "game": daily["game"], "kind": "puzzle", "id": daily["id"] });
    let answer = anna.post("/attempts", &asked).await.json();
    let first = answer["update"]["state"]["choices"][0]["text"].clone();
    let mut tried = asked.clone();
    tried["now"] = json!([{ "action": first }]);
    tried["learner"] = fresh();
    let answer = anna.post("/attempts", &tried).await.json();
    assert!(answer["answer"]["ideas"].as_array().unwrap().len() >= 2, "{answer}");
    assert!(answer["answer"]["rating"].is_array());
}

#[tokio::test]
async fn what_a_person_has_learned_is_kept_and_comes_back_in_another_browser() {
    let house = House::new().await;
    let anna = house.guest().await;
    let lesson = touchline_lessons::lesson("volchok", "tackle").unwrap();
    let way: Vec<Value> = lesson.step.iter().map(|step| json!({ "action": step.act })).collect();
    let asked = json!({ "game": "volchok", "kind": "lesson", "id": "tackle", "now": way, "learner": fresh(), "day": 20_000 });
    assert_eq!(anna.post("/attempts", &asked).await.json()["standing"], "solved");
    // Another browser brings nothing along, and is told.
    let begun =
        json!({ "game": "volchok", "kind": "lesson", "id": "shot", "learner": fresh(), "day": 20_000 });
    let learner = anna.post("/attempts", &begun).await.json()["learner"].clone();
    assert_eq!(learner["lessons"]["volchok"], json!(["tackle"]));
    assert_eq!(learner["streak"], 1);
}

#[tokio::test]
async fn a_moment_of_a_finished_match_is_played_on_against_a_coach() {
    let house = House::new().await;
    let anna = house.guest().await;
    let (id, _) = anna.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    let moment = json!({ "game": "volchok", "kind": "moment", "id": id, "moment": { "number": 0, "seed": 5, "seat": "home" } });
    assert_eq!(anna.post("/attempts", &moment).await.status, 409, "the match is still on");
    for n in 0..12 {
        anna.act(&id, n).await;
    }
    let resign = json!({ "seat": "home", "command": { "do": "resign" } });
    assert_eq!(anna.post(&format!("/matches/{id}/commands"), &resign).await.status, 200);
    let replay = anna.get(&format!("/matches/{id}/replay")).await.json();
    // A moment in which home decides.
    let frames = replay["frames"].as_array().unwrap();
    let at = frames.iter().rposition(|frame| frame["turn"] == "home").unwrap();
    let number = frames[at]["moment"]["number"].clone();
    let mut asked = moment;
    asked["moment"]["number"] = number;
    let mut answer = anna.post("/attempts", &asked).await.json();
    assert_eq!(answer["update"]["state"]["view"], frames[at]["view"], "it goes on from there");
    assert_eq!(answer["update"]["state"]["match"]["coaches"]["away"], "club");
    let mut other = asked.clone();
    for _ in 0..6 {
        let next = answer["update"]["state"]["choices"][0]["text"].clone();
        assert!(next.is_string(), "after the coach it is home's turn again: {answer}");
        asked["acts"] = answer["acts"].clone();
        asked["now"] = json!([{ "action": next }]);
        answer = anna.post("/attempts", &asked).await.json();
        assert_eq!(answer["refused"], Value::Null);
    }
    assert_eq!(answer["acts"].as_array().unwrap().len(), 6);
    for (field, value, status) in [("number", json!(9999), 404), ("seed", json!(-1), 400)] {
        other["moment"][field] = value;
        assert_eq!(anna.post("/attempts", &other).await.status, status, "{field}");
        other["moment"]["number"] = json!(1);
    }
    let elsewhere =
        json!({ "game": "fudis", "kind": "moment", "id": id, "moment": { "number": 1, "seed": 1 } });
    assert_eq!(anna.post("/attempts", &elsewhere).await.status, 404);
    let none = json!({ "game": "volchok", "kind": "moment", "id": id });
    assert_eq!(anna.post("/attempts", &none).await.status, 422);
}
