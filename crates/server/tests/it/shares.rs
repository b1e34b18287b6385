//! Fair shares: whoever does the worst delays nobody else. What is compared is the order in which things are answered, not times: the
//! machine that runs the tests may be busy.

use crate::client::{Answer, House, Person, config};
use crate::life::{on_turn, pair};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use touchline_server::Config;
use touchline_store::{Commit, Committed, EntryRow, Scope};

const ATTACKER: Option<&str> = Some("192.0.2.1");
const VICTIM: Option<&str> = Some("198.51.100.7");

fn settings() -> Config {
    // The same toss in every run: who begins is not the same in every match.
    Config { proxies: 1, coaches_at_once: 2, dice_seed: Some(7), ..config() }
}

async fn house() -> House {
    House::with(settings()).await
}

/// Makes matches in which the coach begins.
async fn besiege(person: &Person, coach: &str, n: usize) -> Vec<(Person, String)> {
    let made = json!({ "game": "volchok", "opponent": { "kind": "coach", "coach": coach }, "seat": "away" });
    let mut matches = Vec::new();
    while matches.len() < n {
        let (id, created) = person.create(made.clone()).await;
        if created["match"]["turn"] == "home" {
            matches.push((person.clone(), id));
        }
    }
    matches
}

/// Waits until every coach, at home, has decided and it is the person's turn.
async fn answered(matches: &[(Person, String)]) {
    for (person, id) in matches {
        let mut socket = person.socket(id, "").await;
        while socket.next("update").await["state"]["match"]["turn"] != "away" {}
    }
}

/// How many of these matches wait for their coach.
async fn unanswered(matches: &[(Person, String)]) -> usize {
    let mut waiting = 0;
    for (person, id) in matches {
        waiting += usize::from(person.state(id).await["match"]["turn"] == "home");
    }
    waiting
}

async fn gauge(house: &House, name: &str) -> u64 {
    let metrics = house.stranger().send("GET", "/metrics", &[], None).await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)).expect("it is told");
    line.trim().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn coaches_think_for_people_in_turn_and_quick_ones_do_not_wait_for_others() {
    let house = house().await;
    let mut besieging = Vec::new();
    // Many guests of one address are one share.
    for _ in 0..4 {
        besieging.extend(besiege(&house.guest_from(ATTACKER).await, "world", 8).await);
    }
    let victim = house.guest_from(VICTIM).await;
    let before = unanswered(&besieging).await;
    assert!(before > 16, "{before}");
    answered(&besiege(&victim, "random", 2).await).await;
    answered(&besiege(&victim, "world", 1).await).await;
    let after = unanswered(&besieging).await;
    assert!(after > 8, "others were served first: {before} waited, and then only {after}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_coach_stops_when_its_match_is_over() {
    let house = house().await;
    let guest = house.guest_from(ATTACKER).await;
    for (_, id) in besiege(&guest, "world", 4).await {
        guest.command(&id, json!({ "do": "resign" })).await;
    }
    while gauge(&house, "touchline_heavy_waiting").await + gauge(&house, "touchline_heavy_running").await > 0
    {
        tokio::task::yield_now().await;
    }
}

/// A match with a log of many entries, made of one decision and its undo: written into the store, because playing it takes long.
async fn long_match(house: House, person: &mut Person, pairs: usize) -> (House, String) {
    let (id, _) = person.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    let state = person.state(&id).await;
    let action =
        format!("{} {}", state["viewer"].as_str().unwrap(), state["choices"][0]["text"].as_str().unwrap());
    let house = house
        .again_with(settings(), async |store| {
            let mut row = store.match_row(&id).await.unwrap().unwrap();
            let before = row.number;
            let steps =
                (0..pairs).flat_map(|n| [action.clone(), format!("match undo {}", before as usize + 2 * n)]);
            let entries: Vec<EntryRow> = steps
                .zip(before + 1..)
                .map(|(entry, number)| EntryRow { number, entry, at_ms: 0, asked: None })
                .collect();
            row.number += u32::try_from(entries.len()).unwrap();
            let commit = Commit { row: Arc::new(row), scope: Scope::Row, entries, key: None, quota: None };
            assert_eq!(store.commit(&[commit]).await.unwrap(), [Committed::Written]);
        })
        .await;
    person.address = house.address;
    (house, id)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replays_of_a_long_match_hold_up_no_move() {
    let house = house().await;
    let mut attacker = house.guest_from(ATTACKER).await;
    let (house, long) = long_match(house, &mut attacker, 700).await;
    let (home, away, id) = pair(&house).await;
    let path = format!("/matches/{long}/replay?from=0");
    let mut asked = Vec::new();
    for _ in 0..200 {
        let (attacker, path) = (attacker.clone(), path.clone());
        asked.push(tokio::spawn(async move { attacker.get(&path).await }));
    }
    while gauge(&house, "touchline_heavy_waiting").await == 0 {
        tokio::task::yield_now().await;
    }
    for n in 0..3 {
        assert_eq!(on_turn(&home, &away, &id).await.act(&id, n).await.status, 200);
        // How many moves the replays take is a matter of the machine.
        let open = asked.iter().filter(|answer| !answer.is_finished()).count();
        assert!(n > 0 || open > 0, "every replay was done before the first move");
    }
    // What is too much for one share is refused at once; what was taken is done.
    let mut done = 0;
    for answer in asked {
        let answer: Answer = answer.await.unwrap();
        assert!(answer.status == 200 || answer.code() == "too_fast", "{answer:?}");
        done += usize::from(answer.status == 200);
    }
    assert!(done >= 60, "{done}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn work_that_nobody_waits_for_is_withdrawn() {
    let house = house().await;
    let mut attacker = house.guest_from(ATTACKER).await;
    let (house, long) = long_match(house, &mut attacker, 150).await;
    let over = attacker.command(&long, json!({ "do": "resign" })).await;
    assert_eq!(over.status, 200, "{over:?}");
    let record = attacker.get(&format!("/matches/{long}/record")).await.body;
    let head = format!(
        "POST /api/v1/replays HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\ncontent-length: {}\r\n\r\n",
        record.len()
    );
    for _ in 0..40 {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(record.as_bytes()).await.unwrap();
        assert!(gauge(&house, "touchline_heavy_running").await <= 2);
    }
    while gauge(&house, "touchline_heavy_waiting").await > 0 {
        tokio::task::yield_now().await;
    }
    let victim = house.guest_from(VICTIM).await;
    let path = "/api/v1/replays";
    assert_eq!(victim.send("POST", path, &[], Some(&record)).await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_hold_for_those_who_ask_for_everything_at_once() {
    let mut config = config();
    config.limits.matches = 5;
    config.limits.offers = 3;
    let house = House::with(config).await;
    let anna = house.guest().await;
    let many = async |path: Vec<String>, body: Value| {
        let asked: Vec<_> = path
            .into_iter()
            .map(|path| {
                let (anna, body) = (anna.clone(), body.clone());
                tokio::spawn(async move { anna.post(&path, &body).await.status })
            })
            .collect();
        let mut done = 0;
        for status in asked {
            let status = status.await.unwrap();
            assert!([200, 201, 429].contains(&status), "{status}");
            done += u32::from(status != 429);
        }
        done
    };
    let lobby = json!({ "game": "volchok", "opponent": { "kind": "lobby" } });
    assert_eq!(many(vec!["/matches".to_owned(); 20], lobby.clone()).await, 3);
    let mut offers = Vec::new();
    for _ in 0..4 {
        let bo = house.guest().await;
        let (id, _) = bo.create(lobby.clone()).await;
        offers.push(format!("/matches/{id}/join"));
    }
    assert_eq!(many(offers, json!({})).await, 2, "five in all");
}
