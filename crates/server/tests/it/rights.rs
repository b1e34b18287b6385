//! Who may do what, as a table.

use crate::client::{House, Person};
use crate::described::{operation, operations};
use serde_json::{Value, json};

const OK: u16 = 200;
const NO: u16 = 401;
const BAN: u16 = 403;

#[tokio::test]
async fn nobody_does_what_is_not_theirs() {
    // Method, path, body, and the status for: a stranger, another guest, home, away.
    let act = json!({ "command": { "do": "act", "action": "dance", "expected": 0 } });
    let command = |what: &str| json!({ "command": { "do": what } });
    let rows: Vec<(&str, &str, Value, [u16; 4])> = vec![
        ("GET", "/openapi.json", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/games", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/key", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/games/volchok/rules", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/games/chess/rules", Value::Null, [404, 404, 404, 404]),
        ("GET", "/games/fuba/rulings", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/games/chess/rulings", Value::Null, [404, 404, 404, 404]),
        ("GET", "/texts/fi", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/texts/xx", Value::Null, [404, 404, 404, 404]),
        ("GET", "/coaches", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/lobby", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/nothing", Value::Null, [404, 404, 404, 404]),
        ("POST", "/games", json!({}), [405, 405, 405, 405]),
        ("GET", "/me", Value::Null, [NO, OK, OK, OK]),
        ("GET", "/me/sessions", Value::Null, [NO, OK, OK, OK]),
        ("DELETE", "/me/sessions/0123456789abcdef", Value::Null, [NO, 404, 404, 404]),
        (
            "POST",
            "/me/password",
            json!({ "password": "long enough", "new_password": "long enough" }),
            [NO, BAN, BAN, BAN],
        ),
        ("POST", "/me/recovery-codes", json!({ "password": "long enough" }), [NO, BAN, BAN, BAN]),
        (
            "POST",
            "/recover",
            json!({ "name": "Nobody", "code": "x", "password": "long enough" }),
            [NO, NO, NO, NO],
        ),
        ("GET", "/me/export", Value::Null, [NO, OK, OK, OK]),
        ("POST", "/me/bots", json!({ "label": "bot" }), [NO, BAN, BAN, BAN]),
        ("GET", "/matches", Value::Null, [NO, OK, OK, OK]),
        (
            "POST",
            "/matches",
            json!({ "game": "chess", "opponent": { "kind": "screen" } }),
            [NO, 404, 404, 404],
        ),
        ("GET", "/matches/nothing", Value::Null, [404, 404, 404, 404]),
        ("GET", "/matches/ID", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/matches/ID?seat=home", Value::Null, [BAN, BAN, OK, BAN]),
        ("GET", "/matches/ID?seat=away", Value::Null, [BAN, BAN, BAN, OK]),
        ("GET", "/matches/ID?seat=both", Value::Null, [400, 400, 400, 400]),
        ("GET", "/matches/ID/record?seat=away", Value::Null, [BAN, BAN, BAN, OK]),
        ("GET", "/matches/ID/record", Value::Null, [OK, OK, OK, OK]),
        ("POST", "/guest", json!({}), [201, OK, OK, OK]),
        ("POST", "/me/name", json!({ "name": "x", "password": "long enough" }), [NO, 422, 422, 422]),
        ("POST", "/sign-in", json!({ "name": "Nobody", "password": "long enough" }), [NO, NO, NO, NO]),
        ("GET", "/people/nobody", Value::Null, [404, 404, 404, 404]),
        ("GET", "/people/coach:random", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/live", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/matches/ID/ratings", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/matches/ID/look?action=dance", Value::Null, [NO, BAN, OK, OK]),
        ("GET", "/matches/ID/look?action=dance&seat=home", Value::Null, [NO, BAN, OK, BAN]),
        ("GET", "/matches/ID/hint", Value::Null, [NO, BAN, BAN, BAN]),
        ("GET", "/matches/ID/replay", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/matches/ID/replay?viewer=home", Value::Null, [BAN, BAN, OK, BAN]),
        ("POST", "/replays", json!({}), [422, 422, 422, 422]),
        ("POST", "/records", json!({}), [NO, 422, 422, 422]),
        ("GET", "/matches/ID/analysis", Value::Null, [OK, OK, OK, OK]),
        ("POST", "/matches/ID/analysis", json!({}), [409, 409, 409, 409]),
        ("GET", "/people/nobody/insights", Value::Null, [404, 404, 404, 404]),
        ("GET", "/people/coach:random/insights", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/learn/volchok", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/puzzle-of-the-day?day=20000", Value::Null, [OK, OK, OK, OK]),
        (
            "POST",
            "/attempts",
            json!({ "game": "volchok", "kind": "lesson", "id": "first" }),
            [OK, OK, OK, OK],
        ),
        ("GET", "/matches/ID/socket", Value::Null, [426, 426, 426, 426]),
        ("POST", "/matches/ID/chat/mute", json!({ "mute": false }), [NO, BAN, 204, 204]),
        ("GET", "/matches/ID/chat", Value::Null, [NO, BAN, OK, OK]),
        ("POST", "/matches/ID/chat", json!({ "text": "hello" }), [NO, BAN, 201, 201]),
        ("POST", "/matches/ID/chat/1/report", json!({}), [NO, BAN, 204, 204]),
        ("POST", "/matches/ID/join", json!({}), [NO, 409, 409, 409]),
        ("POST", "/matches/ID/rematch", json!({}), [NO, BAN, 409, 409]),
        ("POST", "/matches/ID/commands", act, [NO, BAN, 409, 409]),
        ("POST", "/matches/ID/commands", command("accept"), [NO, BAN, 409, 409]),
        ("POST", "/matches/ID/commands", command("decline"), [NO, BAN, 409, 409]),
        ("POST", "/matches/ID/commands", command("undo"), [NO, BAN, 409, 409]),
        ("POST", "/matches/ID/commands", command("claim"), [NO, BAN, 409, 409]),
        ("POST", "/matches/ID/commands", command("dance"), [NO, 400, 400, 400]),
        ("POST", "/matches/ID/commands", command("resign"), [NO, BAN, OK, 409]),
        // The organiser is `home`, who has entered; `away` has, too.
        ("GET", "/competitions", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/competitions?list=mine", Value::Null, [NO, OK, OK, OK]),
        ("GET", "/fixtures", Value::Null, [NO, OK, OK, OK]),
        ("GET", "/competitions/nothing", Value::Null, [404, 404, 404, 404]),
        ("GET", "/competitions/CUP", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/competitions/CUP/calendar", Value::Null, [OK, OK, OK, OK]),
        ("GET", "/competitions/CUP/results", Value::Null, [OK, OK, OK, OK]),
        ("POST", "/competitions", json!({}), [NO, 400, 400, 400]),
        ("POST", "/competitions/CUP/enter", json!({}), [NO, 409, 409, 409]),
        ("POST", "/competitions/CUP/begin", json!({}), [NO, BAN, 409, BAN]),
        ("POST", "/competitions/CUP/cancel", json!({}), [NO, BAN, 409, BAN]),
        ("POST", "/competitions/CUP/fixtures/1/postpone", json!({ "until_ms": 1 }), [NO, BAN, 422, 422]),
        ("POST", "/competitions/CUP/fixtures/1/play", json!({}), [NO, BAN, OK, OK]),
        (
            "POST",
            "/competitions/CUP/fixtures/1/adjudicate",
            json!({ "score": [1, 0], "winner": "home", "note": "It rained." }),
            [NO, BAN, OK, BAN],
        ),
        ("POST", "/competitions/CUP/leave", json!({}), [NO, BAN, 409, 409]),
    ];
    // The table is whole: every operation of the server has a line, but for those that end the session that asks.
    let ends = [("post", "/api/v1/sign-out"), ("delete", "/api/v1/me")];
    for (method, path, described) in operations().filter(|(_, path, _)| path.starts_with("/api/")) {
        let about = |row: &(&str, &str, Value, [u16; 4])| {
            operation(row.0, &format!("/api/v1{}", row.1)).is_some_and(|found| std::ptr::eq(found, described))
        };
        assert!(ends.contains(&(method, path)) || rows.iter().any(about), "{method} {path} has no line");
    }
    let house = House::new().await;
    let (home, away, id) = crate::life::pair(&house).await;
    let cup = crate::competitions::of_two(&home, &away).await;
    let people = [house.stranger(), house.guest().await, home, away];
    let mut faults = Vec::new();
    for (method, path, body, expected) in rows {
        let path = path.replace("ID", &id).replace("CUP", &cup);
        for (n, (person, expected)) in people.iter().zip(expected).enumerate() {
            let answer = match method {
                "GET" => person.get(&path).await,
                "DELETE" => {
                    let headers = [("idempotency-key", crate::client::new_key())];
                    let headers = headers.each_ref().map(|(name, key)| (*name, key.as_str()));
                    person.send("DELETE", &format!("/api/v1{path}"), &headers, None).await
                }
                _ => person.post(&path, &body).await,
            };
            if answer.status != expected {
                faults.push(format!(
                    "{method} {path} {body} by {n}: {}, not {expected}: {}",
                    answer.status, answer.body
                ));
            }
            if answer.status >= 400 {
                let error = answer.json()["error"].clone();
                assert!(
                    error["code"].is_string() && error["text"].as_str().is_some_and(|text| text.len() > 5)
                );
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[tokio::test]
async fn a_page_that_came_unprotected_changes_nothing_where_people_come_by_https() {
    let mut config = crate::client::config();
    config.public_url = Some("https://touchline.example".to_owned());
    let house = House::with(config).await;
    let anna = house.guest().await;
    let body = json!({ "game": "volchok", "opponent": { "kind": "screen" } }).to_string();
    let made = async |origin: &str| {
        let headers = [("idempotency-key", origin), ("origin", origin)];
        anna.send("POST", "/api/v1/matches", &headers, Some(&body)).await.status
    };
    assert_eq!(made(&format!("http://{}", house.address)).await, 403);
    assert_eq!(
        made(&format!("https://{}", house.address)).await,
        403,
        "only the public address is an origin"
    );
    assert_eq!(made("https://touchline.example").await, 201);
    assert_eq!(made("http://touchline.example").await, 403);
}

#[tokio::test]
async fn other_sites_change_nothing_and_hear_nothing() {
    let house = House::new().await;
    let (home, _, id) = crate::life::pair(&house).await;
    let path = format!("/api/v1/matches/{id}/commands");
    let body = json!({ "command": { "do": "resign" } }).to_string();
    for header in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site"), ("origin", "null")] {
        let answer = home.send("POST", &path, &[("idempotency-key", "k"), header], Some(&body)).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "cross_site"), "{header:?}");
    }
    assert!(home.try_socket(&id, "", &[("origin", "https://evil.example")]).await.is_err());
    let ours = format!("http://{}", house.address);
    assert!(home.try_socket(&id, "", &[("origin", &ours)]).await.is_ok());
    let keyless = home.send("POST", &path, &[("origin", &ours)], Some(&body)).await;
    assert_eq!(keyless.code(), "key_missing");
    let done = home.send("POST", &path, &[("idempotency-key", "k"), ("origin", &ours)], Some(&body)).await;
    assert_eq!(done.status, 200);
    let page = Person { cookie: None, ..home }.send("GET", "/", &[], None).await;
    assert_eq!(page.status, 200);
    assert!(page.header("content-security-policy").unwrap().contains("frame-ancestors 'none'"));
}
