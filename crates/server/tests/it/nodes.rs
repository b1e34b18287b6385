//! Two servers on one PostgreSQL.

use crate::client::{House, Person};
use crate::cluster::Cluster;
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_serve_one_match() {
    let cluster = Cluster::start();
    let one = House::at(cluster.address()).await;
    let two = House::at(cluster.address()).await;
    let (home, away, id) = crate::life::pair(&one).await;
    let away = Person { address: two.address, ..away };
    let mut near = home.socket(&id, "").await;
    let mut far = away.socket(&id, "").await;
    let mut number = near.next("update").await["number"].as_u64().unwrap();
    assert_eq!(far.next("update").await["number"], number);
    for n in 0..12 {
        let mover = crate::life::on_turn(&home, &away, &id).await;
        assert_eq!(mover.act(&id, n * 5).await.status, 200);
        let (here, there) = (near.next("update").await, far.next("update").await);
        assert_eq!(here["moments"], there["moments"], "both see the same events");
        assert_eq!(here["number"], there["number"]);
        assert!(here["number"].as_u64().unwrap() > number);
        number = here["number"].as_u64().unwrap();
    }
    // The same request on both nodes at once is done once, and either node knows its key afterwards.
    let mover = crate::life::on_turn(&home, &away, &id).await;
    let state = mover.state(&id).await;
    let (action, expected) = (&state["choices"][0]["text"], &state["match"]["number"]);
    let body = json!({ "command": { "do": "act", "action": action, "expected": expected } });
    let path = format!("/matches/{id}/commands");
    let [here, there] = [one.address, two.address].map(|address| Person { address, ..mover.clone() });
    let (first, second) =
        tokio::join!(here.post_with(&path, &body, "twice"), there.post_with(&path, &body, "twice"));
    assert_eq!((first.status, second.status), (200, 200), "{first:?} {second:?}");
    assert_eq!(first.json(), second.json());
    for socket in [&mut near, &mut far] {
        assert_eq!(socket.next("update").await["number"], first.json()["number"]);
    }
    let resign = json!({ "command": { "do": "resign" } });
    for node in [&here, &there] {
        assert_eq!(node.post_with(&path, &resign, "twice").await.code(), "key_reused");
    }
    // A stale move is refused on either node, and both know the end.
    let stale = json!({ "do": "act", "action": "basic", "expected": 0 });
    assert_eq!(away.command(&id, stale).await.code(), "stale");
    assert_eq!(away.command(&id, json!({ "do": "resign" })).await.status, 200);
    assert_eq!(near.next("update").await["state"]["match"]["status"], "over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_postgresql_cannot_store_is_refused_and_its_end_is_told_soon() {
    let cluster = Cluster::start();
    let house = House::at(cluster.address()).await;
    let (home, _, id) = crate::life::pair(&house).await;
    let chat = format!("/matches/{id}/chat");
    for path in
        ["/matches/%00", "/matches/a%00/chat", "/people/%00", "/people/%ff", "/matches/%E2%80%AE/record"]
    {
        assert_eq!(home.get(path).await.code(), "not_found", "{path}");
    }
    assert_eq!(home.get("/people/coach%3Aclub").await.json()["name"], "club");
    for text in ["a\0b", "a\u{7}b", "a\u{202e}b", "a\u{2066}b", "a\u{7f}b"] {
        let refused = home.post(&chat, &json!({ "text": text })).await;
        assert_eq!((refused.status, refused.code().as_str()), (422, "bad_text"), "{text:?}");
    }
    assert_eq!(home.post(&chat, &json!({ "text": "well\tplayed 👩‍🚀, ё!" })).await.status, 201);
    let asked = async |path| house.stranger().send("GET", path, &[], None).await;
    let metrics = asked("/metrics").await.body;
    assert!(metrics.contains("touchline_failures_total 0\n"), "{metrics}");

    drop(cluster);
    let begun = Instant::now();
    assert_eq!(asked("/readyz").await.status, 503);
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
    assert_eq!(home.get("/me").await.code(), "unavailable");
    assert!(begun.elapsed() < Duration::from_secs(12), "{:?}", begun.elapsed());
}
