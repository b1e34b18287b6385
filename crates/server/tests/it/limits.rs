//! A limit on everything, with a clear answer when it is hit.

use crate::client::{House, config};
use serde_json::json;

#[tokio::test]
async fn limits_answer_clearly() {
    let mut config = config();
    config.limits.matches = 2;
    config.limits.body_bytes = 2000;
    let house = House::with(config).await;
    let anna = house.guest().await;
    let made = json!({ "game": "volchok", "opponent": { "kind": "screen" } });
    for _ in 0..2 {
        anna.create(made.clone()).await;
    }
    let full = anna.post("/matches", &made).await;
    assert_eq!((full.status, full.code().as_str()), (429, "too_many_matches"));
    let large = anna.post("/matches", &json!({ "game": "x".repeat(5000) })).await;
    assert_eq!((large.status, large.code().as_str()), (413, "too_large"));
    let key = anna.post_with("/matches", &made, &"k".repeat(65)).await;
    assert_eq!(key.code(), "bad_request");
    for body in [json!(7), json!({ "game": 7 }), json!({ "game": "volchok", "opponent": { "kind": "dog" } })]
    {
        assert_eq!(anna.post("/matches", &body).await.code(), "bad_request", "{body}");
    }
    let options = json!({ "game": "volchok", "opponent": { "kind": "screen" }, "options": { "lob_min": 0 } });
    let refused = anna.post("/matches", &options).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "bad_options"));
    assert!(refused.json()["error"]["detail"].as_str().unwrap().contains("lob_min"));
    let coach = json!({ "game": "volchok", "opponent": { "kind": "coach", "coach": "nobody" } });
    assert!(
        anna.post("/matches", &coach).await.json()["error"]["detail"].as_str().unwrap().contains("random")
    );
}

#[tokio::test]
async fn too_many_requests_are_told_to_wait() {
    let mut config = config();
    config.limits.requests = (1, 20);
    config.limits.messages = (1, 5);
    let house = House::with(config).await;
    let anna = house.guest().await;
    let (id, _) = anna.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    let mut socket = anna.socket(&id, "").await;
    socket.next("update").await;
    for _ in 0..6 {
        socket.send(&json!({ "type": "ping" })).await;
    }
    assert_eq!(socket.next("error").await["error"]["code"], "too_fast");
    let mut refused = None;
    for _ in 0..30 {
        let answer = anna.get("/me").await;
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
    }
    assert_eq!(refused.unwrap().code(), "too_fast");
}

#[tokio::test]
async fn whoever_runs_the_server_sees_how_it_is() {
    let house = House::new().await;
    let somebody = house.stranger();
    assert_eq!(somebody.send("GET", "/healthz", &[], None).await.body, "ok\n");
    assert_eq!(somebody.send("GET", "/readyz", &[], None).await.body, "ready\n");
    let metrics = somebody.send("GET", "/metrics", &[], None).await.body;
    assert!(metrics.contains("touchline_requests_total 3"), "{metrics}");
}
