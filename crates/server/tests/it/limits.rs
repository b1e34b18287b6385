//! A limit on everything, with a clear answer when it is hit.

use crate::client::{House, PATIENCE, config};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

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
    let refused = refused.unwrap();
    assert_eq!((refused.code().as_str(), refused.header("retry-after")), ("too_fast", Some("1")));
}

#[tokio::test]
async fn the_sockets_of_an_address_share_a_limit() {
    let mut config = config();
    config.limits.messages_of_address = (1, 5);
    let house = House::with(config).await;
    let anna = house.guest().await;
    let (id, _) = anna.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    let (mut one, mut two) = (anna.socket(&id, "").await, anna.socket(&id, "").await);
    for _ in 0..5 {
        one.send(&json!({ "type": "ping" })).await;
        one.next("pong").await;
    }
    two.send(&json!({ "type": "ping" })).await;
    assert_eq!(two.next("error").await["error"]["code"], "too_fast");
}

#[tokio::test]
async fn behind_a_proxy_everybody_has_a_limit_of_their_own() {
    for (proxies, lines, refused) in [
        // Without a proxy the header is anybody's invention.
        (0, ["1.1.1.1", "2.2.2.2"], true),
        (1, ["1.1.1.1", "2.2.2.2"], false),
        (1, ["9.9.9.9, 1.1.1.1", "8.8.8.8, 1.1.1.1:99"], true),
        (2, ["2001:db8::1, 3.3.3.3", "[2001:db8::1]:7, 4.4.4.4"], true),
        (2, ["1.1.1.1, 3.3.3.3", "2.2.2.2, 3.3.3.3"], false),
        // Too short, or nonsense: the address at the other end counts.
        (2, ["1.1.1.1", "2.2.2.2"], true),
        (1, ["x", "y"], true),
    ] {
        let mut config = config();
        config.proxies = proxies;
        config.limits.requests = (1, 1);
        let house = House::with(config).await;
        let ask =
            async |line| house.stranger().send("GET", "/healthz", &[("x-forwarded-for", line)], None).await;
        assert_eq!(ask(lines[0]).await.status, 200);
        assert_eq!(ask(lines[1]).await.status == 429, refused, "{proxies} {lines:?}");
    }
}

#[tokio::test]
async fn passwords_cannot_be_guessed_fast() {
    let mut config = config();
    config.limits.guesses = (Duration::from_secs(1000), 3);
    let house = House::with(config).await;
    let anna = house.guest().await;
    let right = json!({ "name": "Anna", "password": "long enough" });
    assert_eq!(anna.post("/me/name", &right).await.status, 200);
    let stranger = house.stranger();
    let guess = async |name: &str| {
        stranger.post("/sign-in", &json!({ "name": name, "password": "not this one" })).await
    };
    // The right password wipes the slate clean.
    assert_eq!(guess("anna").await.code(), "wrong_password");
    assert_eq!(stranger.post("/sign-in", &right).await.status, 200);
    for _ in 0..3 {
        assert_eq!(guess("ANNA").await.code(), "wrong_password");
    }
    let refused = guess("anna").await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_many_guesses"));
    assert_eq!(refused.header("retry-after"), Some("10"));
    assert_eq!(stranger.post("/sign-in", &right).await.code(), "too_many_guesses");
    assert_eq!(guess("bo").await.code(), "wrong_password");
}

/// What a server says to one who sends only this, and when it hangs up.
async fn trickle(house: &House, text: &str) -> String {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_string(&mut answer)).await;
    read.expect("it hangs up").unwrap();
    answer
}

const HALF_A_HEAD: &str = "GET /healthz HTTP/1.1\r\nhost: x\r\n";
const HALF_A_BODY: &str = "POST /api/v1/sign-in HTTP/1.1\r\nhost: x\r\nidempotency-key: k\r\n\
    content-type: application/json\r\ncontent-length: 100\r\n\r\n{";

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let mut config = config();
    // Long enough for the whole requests below on a busy machine.
    config.limits.head = Duration::from_secs(2);
    config.limits.request = Duration::from_secs(3);
    let house = House::with(config).await;
    let (_, answer) = tokio::join!(trickle(&house, HALF_A_HEAD), trickle(&house, HALF_A_BODY));
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");
    // A socket stays.
    let anna = house.guest().await;
    let (id, _) = anna.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    let mut socket = anna.socket(&id, "").await;
    tokio::time::sleep(Duration::from_millis(3500)).await;
    socket.send(&json!({ "type": "ping" })).await;
    socket.next("pong").await;
}

#[tokio::test]
async fn a_server_that_ends_does_not_wait_for_half_requests() {
    let mut house = House::new().await;
    let mut open = Vec::new();
    for text in ["", HALF_A_HEAD, HALF_A_BODY] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        open.push(stream);
    }
    assert_eq!(house.stranger().send("GET", "/healthz", &[], None).await.status, 200);
    let begun = Instant::now();
    house.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
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
