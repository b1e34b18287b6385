//! Malformed, stale, replayed and forbidden messages, in bulk: a clear error each, no failure, no growth. Twenty thousand in every
//! test run, a million with `TOUCHLINE_LONG`.

use crate::client::{House, Person, Socket};
use serde_json::{Value, json};
use touchline_kernel::dice::{FairDice, Roll};

fn how_many() -> u32 {
    if std::env::var_os("TOUCHLINE_LONG").is_some() { 1_000_000 } else { 20_000 }
}

/// Resident memory of this process, which is also the server's, in kilobytes; nothing where `/proc` is absent.
fn rss_kb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0 kB");
    line.trim().trim_end_matches(" kB").parse().unwrap_or(0)
}

/// What a client might say, right or nearly right.
fn sayings(action: &str, number: u64) -> Vec<String> {
    let act = |action: &str, expected: Value| json!({ "do": "act", "action": action, "expected": expected });
    let command = |key: &str, command: Value| json!({ "type": "command", "key": key, "command": command });
    [
        command("stale", act(action, json!(number.saturating_sub(1)))),
        command("early", act(action, json!(number + 1))),
        command("huge", act(action, json!(u64::MAX))),
        command("minus", act(action, json!(-1))),
        command("half", act(action, json!(0.5))),
        command("word", act(action, json!("0"))),
        command("fly", act("fly a1 b2", json!(number))),
        command("", act(action, json!(number))),
        command(&"k".repeat(65), act(action, json!(number))),
        command("\u{1}", act(action, json!(number))),
        command("accept", json!({ "do": "accept" })),
        command("decline", json!({ "do": "decline" })),
        command("claim", json!({ "do": "claim" })),
        command("reveal", json!({ "do": "reveal", "secret": "00" })),
        command("dance", json!({ "do": "dance" })),
        json!({ "type": "command", "key": "s", "seat": "away", "command": act(action, json!(number)) }),
        json!({ "type": "look", "key": "l", "actions": [action, "fly", ""] }),
        json!({ "type": "look", "key": "l", "actions": action }),
        json!({ "type": "speak", "lang": "xx" }),
        json!({ "type": "fly" }),
        json!([1, 2, 3]),
        json!(null),
    ]
    .iter()
    .map(ToString::to_string)
    .collect()
}

/// The same, damaged.
fn damage(text: &str, dice: &mut FairDice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let place = |chars: &Vec<char>, dice: &mut FairDice| dice.below(chars.len().max(1) as u32) as usize;
    for _ in 0..=dice.below(3) {
        let at = place(&chars, dice).min(chars.len());
        match dice.below(8) {
            0 => chars.truncate(at),
            1 if at < chars.len() => drop(chars.remove(at)),
            2 => chars.insert(at, ['{', '}', '"', '\\', '\u{0}', 'é', '𝟘', '9'][dice.below(8) as usize]),
            3 if at < chars.len() => chars[at] = char::from(dice.below(128) as u8),
            4 => {
                let deep = "[".repeat(dice.below(300) as usize);
                chars.splice(at..at, deep.chars()).for_each(drop);
            }
            5 => {
                let again: Vec<char> = chars[at..].to_vec();
                chars.extend(again);
            }
            6 => chars.splice(at..at, "99999999999999999999".chars()).for_each(drop),
            _ => chars.reverse(),
        }
        chars.truncate(900);
    }
    chars.into_iter().collect()
}

/// Says something, and hears everything up to the answer to a ping that follows. Gives the number of errors.
async fn say(socket: &mut Socket, text: &str) -> usize {
    socket.send_text(text).await;
    socket.send_text(r#"{"type":"ping"}"#).await;
    let mut errors = 0;
    loop {
        let answer = socket.next_text().await.expect("the socket stays open");
        let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
        match answer["type"].as_str() {
            Some("pong") => return errors,
            Some("error") => {
                assert!(
                    answer["error"]["code"].is_string() && answer["error"]["text"] != "",
                    "{text}: {answer}"
                );
                assert_ne!(answer["error"]["code"], "internal", "{text}");
                errors += 1;
            }
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn long_rubbish_in_bulk_gets_a_clear_error_each_and_the_server_does_not_grow() {
    let house = House::new().await;
    let mut dice = FairDice::from_seed(20);
    let (home, away, id) = crate::life::pair(&house).await;
    let watcher = house.stranger();
    let mover = crate::life::on_turn(&home, &away, &id).await.clone();
    let state = mover.state(&id).await;
    let action = state["choices"][0]["text"].as_str().unwrap().to_owned();
    let sayings = sayings(&action, state["match"]["number"].as_u64().unwrap());
    let mut sockets = Vec::new();
    for person in [&mover, if mover.cookie == home.cookie { &away } else { &home }, &watcher] {
        let mut socket = person.socket(&id, "").await;
        socket.next("update").await;
        sockets.push(socket);
    }
    let n = how_many();
    let (mut errors, mut warm_kb) = (0, 0);
    for i in 0..n {
        let saying = &sayings[dice.below(sayings.len() as u32) as usize];
        let text = if i % 3 == 0 { saying.clone() } else { damage(saying, &mut dice) };
        if i % 10 == 9 {
            errors += usize::from(ask(&house, &mover, &id, &text, &mut dice).await);
        } else {
            let socket = &mut sockets[dice.below(3) as usize];
            errors += say(socket, &text).await;
        }
        if i == n / 5 {
            warm_kb = rss_kb();
        }
    }
    // What is nearly right may be right: a look, a second ping. Nearly everything else is refused.
    assert!(errors as u32 > n / 10 * 8, "{errors} errors of {n}");
    let grown_kb = rss_kb().saturating_sub(warm_kb);
    assert!(grown_kb < 32 << 10, "{grown_kb} kB more");
    let metrics = house.stranger().send("GET", "/metrics", &[], None).await.body;
    assert!(metrics.contains("touchline_failures_total 0\n"), "{metrics}");
    // Damage may by chance make a stale move a good one; the match goes on in any case.
    let mover = crate::life::on_turn(&home, &away, &id).await;
    assert_eq!(mover.act(&id, 0).await.status, 200);
}

/// The same text as the body of a request that is wrong in some way. True if it was refused, as it must be.
async fn ask(house: &House, person: &Person, id: &str, text: &str, dice: &mut FairDice) -> bool {
    let paths =
        ["/matches", "/matches/ID/commands", "/matches/ID/join", "/me/name", "/sign-in", "/nothing/here"];
    let path = paths[dice.below(paths.len() as u32) as usize].replace("ID", id);
    let path = format!("/api/v1{path}");
    let person = if dice.below(2) == 0 { person.clone() } else { house.stranger() };
    let method = ["POST", "PUT", "DELETE", "PATCH"][dice.below(4) as usize];
    let text: String = text.chars().filter(|c| *c != '\0').collect();
    let answer = person.send(method, &path, &[("idempotency-key", "same")], Some(&text)).await;
    assert!((400..500).contains(&answer.status), "{method} {path} {text}: {answer:?}");
    assert_ne!(answer.code(), "none", "{answer:?}");
    true
}
