//! Two servers on one PostgreSQL.

use crate::client::{House, PATIENCE, Person, config};
use crate::cluster::Cluster;
use crate::nats::Nats;
use serde_json::json;
use std::time::{Duration, Instant};
use touchline_server::Config;

/// Over what the nodes of a test talk.
#[derive(Clone, Copy)]
enum Bus {
    Notify,
    Nats,
}

/// What the nodes stand on.
struct Ground {
    cluster: Cluster,
    nats: Option<Nats>,
}

/// Two nodes on one database.
async fn nodes(bus: Bus, mut config: Config) -> (Ground, [House; 2]) {
    let nats = matches!(bus, Bus::Nats).then(Nats::start);
    config.bus = nats.as_ref().map(Nats::address);
    let cluster = Cluster::start();
    let one = House::at_with(cluster.address(), config.clone()).await;
    let two = House::at_with(cluster.address(), config).await;
    (Ground { cluster, nats }, [one, two])
}

fn on(node: &House, person: &Person) -> Person {
    Person { address: node.address, ..person.clone() }
}

/// Asks until the answer is right.
async fn until<T>(mut ask: impl AsyncFnMut() -> T, right: impl Fn(&T) -> bool) -> T {
    let begun = Instant::now();
    loop {
        let answer = ask().await;
        if right(&answer) {
            return answer;
        }
        assert!(begun.elapsed() < PATIENCE, "it does not come about");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn readiness(node: &House) -> String {
    node.stranger().send("GET", "/readyz", &[], None).await.body
}

/// A test for each bus.
macro_rules! on_both {
    ($($test:ident, $on:ident;)*) => { $(
        mod $test {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn over_nats() {
                super::$on(super::Bus::Nats).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn over_notify() {
                super::$on(super::Bus::Notify).await;
            }
        }
    )* };
}

on_both! {
    two_nodes_serve_one_match, one_match_on;
    nobody_who_is_on_another_node_is_taken_for_absent, absence_on;
    what_happens_to_people_is_known_on_every_node, people_on;
    what_was_missed_is_made_up_for, outage_on;
}

async fn absence_on(bus: Bus) {
    let absence = Duration::from_secs(2);
    let (_ground, [one, two]) = nodes(bus, Config { absence, ..config() }).await;
    let (home, away, id) = crate::life::pair(&one).await;
    let (here, there) = (home.clone(), on(&two, &away));
    let mut near = here.socket(&id, "").await;
    near.next("update").await;
    let mut far = there.socket(&id, "").await;
    far.next("update").await;
    let both = json!({ "home": true, "away": true });
    while near.next("presence").await["online"] != both {}
    tokio::time::sleep(absence + Duration::from_millis(500)).await;
    let away_decides = here.state(&id).await["match"]["turn"] == "away";
    let (waits, gone) = if away_decides { (&here, far) } else { (&there, near) };
    for _ in 0..3 {
        assert_eq!(waits.command(&id, json!({ "do": "claim" })).await.code(), "cannot_claim");
    }
    // Now the other really goes.
    let mut left = if away_decides { here.socket(&id, "").await } else { there.socket(&id, "").await };
    let seat = if away_decides { "away" } else { "home" };
    left.next("update").await;
    let begun = Instant::now();
    drop(gone);
    while left.next("presence").await["online"][seat] != false {}
    let claimed =
        until(async || waits.command(&id, json!({ "do": "claim" })).await, |answer| answer.status == 200);
    claimed.await;
    assert!(begun.elapsed() >= absence, "nobody is away before that");
}

async fn people_on(bus: Bus) {
    let mut settings = config();
    settings.limits.lines = (Duration::from_secs(3600), 10);
    let (_ground, [one, two]) = nodes(bus, settings).await;
    let (home, away, id) = crate::life::pair(&one).await;
    let (here, there) = (home.clone(), on(&two, &away));
    let mut near = here.socket(&id, "").await;
    let mut far = there.socket(&id, "").await;
    near.next("update").await;
    far.next("update").await;
    // Chat, and how often somebody may speak.
    let said = here.post(&format!("/matches/{id}/chat"), &json!({ "text": "well played" })).await;
    assert_eq!(said.status, 201, "{said:?}");
    assert_eq!(far.next("chat").await["text"], "well played");
    let mut lines = 1;
    let chat = format!("/matches/{id}/chat");
    let spoken = until(
        async || {
            let node = if lines % 2 == 0 { on(&one, &home) } else { on(&two, &home) };
            lines += 1;
            node.post(&chat, &json!({ "text": lines.to_string() })).await
        },
        |answer| answer.status == 429,
    );
    spoken.await;
    // Ten, and what both nodes let through before one heard of the other.
    assert!(lines <= 10 + 6, "{lines} lines");
    // A result, its rating.
    assert_eq!(there.command(&id, json!({ "do": "resign" })).await.status, 200);
    near.next("rated").await;
    far.next("rated").await;
    // Whoever signs out on one node has no socket on the other.
    let (home, away, id) = crate::life::pair(&one).await;
    let mut far = on(&two, &home).socket(&id, "").await;
    far.next("update").await;
    assert_eq!(home.post("/sign-out", &json!({ "everywhere": true })).await.status, 204);
    assert_eq!(far.close_code().await, 1008);
    // Whoever is forgotten on one node has no name on the other.
    let there = on(&two, &away);
    assert_ne!(there.state(&id).await["match"]["names"]["away"], "nobody");
    let key = crate::client::new_key();
    assert_eq!(away.send("DELETE", "/api/v1/me", &[("idempotency-key", &key)], None).await.status, 204);
    let stranger = two.stranger();
    until(async || stranger.state(&id).await, |state| state["match"]["names"]["away"] == "nobody").await;
}

async fn outage_on(bus: Bus) {
    let (mut ground, [one, two]) = nodes(bus, config()).await;
    let (home, away, id) = crate::life::pair(&one).await;
    let mut far = on(&two, &away).socket(&id, "").await;
    let mut number = far.next("update").await["number"].as_u64().unwrap();
    assert_eq!((readiness(&one).await, readiness(&two).await), ("ready\n".to_owned(), "ready\n".to_owned()));
    let other = crate::life::pair(&one).await;
    let mut signed_in = on(&two, &other.0).socket(&other.2, "").await;
    signed_in.next("update").await;
    match &mut ground.nats {
        Some(nats) => {
            nats.stop();
            until(async || readiness(&one).await, |said| said == "other nodes are not heard\n").await;
            until(async || readiness(&two).await, |said| said == "other nodes are not heard\n").await;
            // Moves go on, and the database tells of them and of sessions that end.
            let mover = crate::life::on_turn(&home, &away, &id).await;
            assert_eq!(mover.act(&id, 0).await.status, 200);
            let heard = far.next("update").await["number"].as_u64().unwrap();
            assert!(heard > number);
            number = heard;
            assert_eq!(other.0.post("/sign-out", &json!({ "everywhere": true })).await.status, 204);
            assert_eq!(signed_in.close_code().await, 1008);
            nats.begin();
        }
        None => {
            ground.cluster.stop();
            until(async || readiness(&two).await, |said| said != "ready\n").await;
            ground.cluster.begin();
        }
    }
    for node in [&one, &two] {
        until(async || readiness(node).await, |said| said == "ready\n").await;
    }
    // What is done now is heard, by a socket that was open all the time or by one that has come back.
    let mover = crate::life::on_turn(&home, &away, &id).await;
    assert_eq!(mover.act(&id, 1).await.status, 200);
    loop {
        let Some(text) = far.next_text().await else {
            far = on(&two, &away).socket(&id, &format!("since={number}")).await;
            continue;
        };
        let heard: serde_json::Value = serde_json::from_str(&text).unwrap();
        if heard["type"] == "update" && heard["number"].as_u64().unwrap() > number {
            return;
        }
    }
}

async fn one_match_on(bus: Bus) {
    let (_house, [one, two]) = nodes(bus, config()).await;
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
