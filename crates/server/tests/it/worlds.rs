//! Hidden information on the wire. That two worlds which a seat cannot tell apart give it the same bytes is tested beside
//! `show`, where worlds can be made; here, that what comes over the network is what a viewer's record says, and no more.

use crate::client::House;
use serde_json::{Value, json};

/// Steps as a record writes them.
fn steps(update: &Value) -> Vec<String> {
    let moments = update["moments"].as_array().unwrap().iter();
    let text = |moment: &Value| {
        let step = moment["step"].as_str().unwrap_or("?");
        format!("{} {} {step}", moment["number"], moment["by"].as_str().unwrap())
    };
    moments.map(text).collect()
}

#[tokio::test]
async fn a_viewer_is_sent_only_what_its_eyes_may_see() {
    let house = House::new().await;
    for guide in touchline_games::guides() {
        let anna = house.guest().await;
        let (id, _) = anna.create(json!({ "game": guide.id, "opponent": { "kind": "screen" } })).await;
        let watcher = house.stranger();
        for n in 0..40 {
            let state = anna.state(&id).await;
            if state["match"]["status"] != "playing" {
                break;
            }
            for (person, query) in [(&watcher, ""), (&anna, "&seat=home"), (&anna, "&seat=away")] {
                let seen = person.get(&format!("/matches/{id}?since=0{query}")).await.json();
                let record = person.get(&format!("/matches/{id}/record?since=0{query}")).await.body;
                let (_, log) = record.split_once("\n\n").unwrap();
                assert_eq!(steps(&seen), log.lines().collect::<Vec<_>>(), "{}", guide.id);
                assert_eq!(seen["state"]["match"]["dice"]["server"]["secret"], Value::Null);
                // Nobody but the seat that decides is told its choices.
                let decides = seen["state"]["viewer"] == seen["state"]["match"]["turn"];
                assert_eq!(seen["state"]["choices"] != json!([]), decides, "{}", guide.id);
            }
            anna.act(&id, n * 7).await;
        }
    }
}
