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
async fn a_home_with_many_addresses_is_one_and_an_organisation_is_limited() {
    let mut config = config();
    config.proxies = 1;
    config.limits.requests = (1, 2);
    let house = House::with(config).await;
    let ask = async |from: String| {
        house.stranger().send("GET", "/healthz", &[("x-forwarded-for", &from)], None).await.status
    };
    let mut home = Vec::new();
    for host in 0..3 {
        home.push(ask(format!("2001:db8:1:1::{host}")).await);
    }
    assert_eq!(home, [200, 200, 429], "one /64 has one limit");
    let mut answered = 0;
    for net in 0..40 {
        answered += u32::from(ask(format!("2001:db8:2:{net:x}::1")).await == 200);
    }
    assert!((16..=20).contains(&answered), "one /48 has that of eight homes: {answered}");
}

#[tokio::test]
async fn a_network_has_so_many_connections_and_whoever_reads_nothing_is_let_go() {
    let mut config = config();
    config.limits.connections_of_network = 4;
    config.limits.write = Duration::from_millis(300);
    let house = House::with(config).await;
    let mut open = Vec::new();
    for _ in 0..4 {
        open.push(TcpStream::connect(house.address).await.unwrap());
    }
    let mut refused = String::new();
    let mut fifth = TcpStream::connect(house.address).await.unwrap();
    fifth.read_to_string(&mut refused).await.unwrap();
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    // One of them asks for more than fits into the buffers of both ends, and reads nothing: its place is free soon.
    let greedy = "GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(200);
    open[0].write_all(greedy.as_bytes()).await.unwrap();
    let begun = Instant::now();
    loop {
        let mut next = TcpStream::connect(house.address).await.unwrap();
        let ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
        let mut answer = String::new();
        if next.write_all(ask).await.is_ok()
            && next.read_to_string(&mut answer).await.is_ok()
            && answer.starts_with("HTTP/1.1 200")
        {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "the place stays taken");
    }
}

#[tokio::test]
async fn whoever_is_refused_before_the_body_is_read_is_told_that_the_connection_ends() {
    let house = House::new().await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let head = "POST /api/v1/matches HTTP/1.1\r\nhost: x\r\nidempotency-key: k\r\ncontent-type: application/json\r\n\
        content-length: 50000\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = vec![0; 4000];
    let n = stream.read(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer[..n]).to_lowercase();
    assert!(answer.starts_with("http/1.1 401") && answer.contains("connection: close"), "{answer}");
}

#[tokio::test]
async fn a_public_address_by_https_is_the_only_origin_and_its_cookie_is_bound_to_it() {
    let mut config = config();
    config.public_url = Some("https://play.example.org".to_owned());
    let house = House::with(config).await;
    let anna = house.guest().await;
    assert!(anna.cookie.as_deref().unwrap().starts_with("__Host-touchline="), "{:?}", anna.cookie);
    let body = Some("{\"game\":\"volchok\",\"opponent\":{\"kind\":\"screen\"}}");
    let create = async |person: &crate::client::Person, origin: &str| {
        let key = crate::client::new_key();
        let headers = [("idempotency-key", key.as_str()), ("origin", origin)];
        person.send("POST", "/api/v1/matches", &headers, body).await
    };
    let made = create(&anna, "https://play.example.org").await;
    assert_eq!(made.status, 201);
    assert!(made.header("strict-transport-security").is_some());
    assert_eq!(create(&anna, "http://play.example.org").await.code(), "cross_site");
    // Without https as well: that host and origin agree says nothing, they may both be invented.
    let mut config = crate::client::config();
    config.public_url = Some("http://play.example.org".to_owned());
    let house = House::with(config).await;
    let bo = house.guest().await;
    assert!(bo.cookie.as_deref().unwrap().starts_with("touchline="));
    let host = format!("http://{}", house.address);
    assert_eq!(create(&bo, &host).await.code(), "cross_site");
    assert_eq!(create(&bo, "http://play.example.org").await.status, 201);
}

#[tokio::test]
async fn counters_are_for_those_inside() {
    let house = House::with(touchline_server::Config { proxies: 1, ..config() }).await;
    for (from, status) in [("203.0.113.9", 403), ("10.1.2.3", 200), ("127.0.0.1", 200), ("2001:db8::1", 403)]
    {
        let told = house.stranger().send("GET", "/metrics", &[("x-forwarded-for", from)], None).await;
        assert_eq!(told.status, status, "{from}");
    }
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
async fn passwords_cannot_be_guessed_fast_and_guessing_does_not_lock_the_owner_out() {
    let mut config = config();
    config.proxies = 1;
    config.limits.guesses = (Duration::from_secs(1000), 3);
    config.limits.guesses_of_network = (Duration::from_secs(1000), 9);
    let house = House::with(config).await;
    let anna = house.guest_from(Some("198.51.100.1")).await;
    let right = json!({ "name": "Anna", "password": "long enough" });
    assert_eq!(anna.post("/me/name", &right).await.status, 200);
    let stranger = crate::client::Person { from: Some("192.0.2.9"), ..house.stranger() };
    let guess = async |name: &str| {
        stranger.post("/sign-in", &json!({ "name": name, "password": "not this one" })).await
    };
    // The right password wipes the slate clean; other spellings are the same name.
    assert_eq!(guess("anna").await.code(), "wrong_password");
    assert_eq!(stranger.post("/sign-in", &right).await.status, 200);
    for name in ["ANNA", "Аnna", "anna"] {
        assert_eq!(guess(name).await.code(), "wrong_password");
    }
    let refused = guess("anna").await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_many_guesses"));
    assert_eq!(refused.header("retry-after"), Some("10"));
    assert_eq!(stranger.post("/sign-in", &right).await.code(), "too_many_guesses");
    // The owner comes from elsewhere.
    let owner = crate::client::Person { from: Some("198.51.100.1"), ..house.stranger() };
    assert_eq!(owner.post("/sign-in", &right).await.status, 200);
    // One network does not try one name after the other either.
    let mut tried = Vec::new();
    for name in ["bo", "cato", "dora", "emil", "fay", "gus", "hal"] {
        tried.push(guess(name).await.code());
    }
    assert_eq!(tried.last().map(String::as_str), Some("too_many_guesses"), "{tried:?}");
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
