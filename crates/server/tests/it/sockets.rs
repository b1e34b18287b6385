//! What a socket says to good and bad messages.

use crate::client::{House, new_key};
use serde_json::{Value, json};

#[tokio::test]
async fn rubbish_gets_a_clear_error_and_the_socket_stays_open() {
    let house = House::new().await;
    let (home, _, id) = crate::life::pair(&house).await;
    let mut socket = home.socket(&id, "lang=fi").await;
    socket.next("update").await;
    let deep = format!("{}1{}", "[".repeat(500), "]".repeat(500));
    for text in [
        "",
        "null",
        "{}",
        "[1,2",
        "{\"type\":\"fly\"}",
        "{\"type\":\"command\"}",
        "{\"type\":\"command\",\"key\":\"\",\"command\":{\"do\":\"undo\"}}",
        "{\"type\":\"command\",\"key\":\"k\",\"command\":{\"do\":\"act\",\"action\":7,\"expected\":0}}",
        "{\"type\":\"command\",\"key\":\"k\",\"command\":{\"do\":\"act\",\"action\":\"x\",\"expected\":-1}}",
        "{\"type\":\"command\",\"key\":\"k\",\"seat\":\"both\",\"command\":{\"do\":\"undo\"}}",
        "\u{0}\u{1}",
        &deep,
    ] {
        socket.send_text(text).await;
        let error = socket.next("error").await;
        assert!(error["error"]["code"].is_string(), "{text}: {error}");
    }
    socket.send(&json!({ "type": "ping" })).await;
    socket.next("pong").await;
    let command =
        json!({ "type": "command", "key": new_key(), "seat": "away", "command": { "do": "resign" } });
    socket.send(&command).await;
    let error = socket.next("error").await;
    assert_eq!(error["error"]["code"], "not_yours");
    assert_eq!(error["key"], command["key"]);
    assert!(error["error"]["text"].as_str().unwrap().contains("oikeutta"), "{error}");
}

#[tokio::test]
async fn what_a_command_made_happen_comes_before_its_answer() {
    let house = House::new().await;
    let anna = house.guest().await;
    let (id, _) = anna.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    let mut socket = anna.socket(&id, "").await;
    let mut update = socket.next("update").await;
    for _ in 0..10 {
        let action = &update["state"]["choices"][0]["text"];
        let command = json!({ "do": "act", "action": action, "expected": update["number"] });
        socket.send(&json!({ "type": "command", "key": new_key(), "command": command })).await;
        let texts = [socket.next_text().await.unwrap(), socket.next_text().await.unwrap()];
        let [first, second] = texts.map(|text| serde_json::from_str::<Value>(&text).unwrap());
        assert_eq!((&first["type"], &second["type"]), (&json!("update"), &json!("done")));
        assert_eq!(first["number"], second["number"]);
        update = first;
    }
}

#[tokio::test]
async fn what_is_no_message_closes_the_socket_and_says_why() {
    let house = House::new().await;
    let (home, _, id) = crate::life::pair(&house).await;
    // Frames of a client: what it is, how long, a mask of zeros, the content.
    let no_utf8 = b"\x81\x82\0\0\0\0\xff\xff".to_vec();
    let no_such_frame = b"\x83\x80\0\0\0\0".to_vec();
    let binary = b"\x82\x80\0\0\0\0".to_vec();
    let mut large = b"\x81\xff\0\0\0\0\0\x01\0\0\0\0\0\0".to_vec();
    large.resize(large.len() + (1 << 16), b'x');
    for (bytes, code) in [(no_utf8, 1007), (no_such_frame, 1002), (binary, 1003), (large, 1009)] {
        let mut socket = home.socket(&id, "").await;
        socket.next("update").await;
        socket.send_bytes(&bytes).await;
        assert_eq!(socket.close_code().await, code);
    }
    assert_eq!(home.state(&id).await["match"]["status"], "playing");
}

#[tokio::test]
async fn a_client_that_is_gone_without_a_word_is_not_online() {
    let mut config = crate::client::config();
    config.limits.ping = std::time::Duration::from_millis(50);
    config.limits.silence = std::time::Duration::from_secs(2);
    let house = House::with(config).await;
    let (home, away, id) = crate::life::pair(&house).await;
    let mut there = home.socket(&id, "").await;
    there.next("update").await;
    // It is read no more, so nobody answers its pings; the one that is read answers by itself, and stays.
    let _dead = away.socket(&id, "").await;
    while there.next("presence").await["online"]["away"] == false {}
    while there.next("presence").await["online"]["away"] == true {}
    tokio::time::timeout(std::time::Duration::from_secs(3), there.next("never")).await.unwrap_err();
    there.send(&json!({ "type": "ping" })).await;
    there.next("pong").await;
}

#[tokio::test]
async fn people_come_and_go_and_an_absent_opponent_can_be_claimed_against() {
    let mut config = crate::client::config();
    config.absence = std::time::Duration::from_millis(10);
    let house = House::with(config).await;
    let (home, away, id) = crate::life::pair(&house).await;
    let mover = crate::life::on_turn(&home, &away, &id).await.clone();
    let other = if mover.cookie == home.cookie { away } else { home };
    let mut waiting = other.socket(&id, "").await;
    waiting.next("update").await;
    let gone = mover.socket(&id, "").await;
    let seat = |online: &Value| online["online"]["home"] == true && online["online"]["away"] == true;
    assert!(seat(&waiting.next("presence").await));
    assert_eq!(other.command(&id, json!({ "do": "claim" })).await.code(), "cannot_claim");
    drop(gone);
    assert!(!seat(&waiting.next("presence").await));
    assert_eq!(mover.command(&id, json!({ "do": "claim" })).await.code(), "cannot_claim");
    // Whoever sends a command is there: the absence begins anew.
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    assert_eq!(other.command(&id, json!({ "do": "claim" })).await.status, 200);
    assert!(other.state(&id).await["match"]["result"].as_str().unwrap().ends_with("forfeited"));
}

#[tokio::test]
async fn a_server_that_ends_says_come_back() {
    let house = House::new().await;
    let (home, _, id) = crate::life::pair(&house).await;
    let mut socket = home.socket(&id, "").await;
    socket.next("update").await;
    let again = house.again().await;
    assert_eq!(socket.next_text().await, None);
    let home = crate::client::Person { address: again.address, ..home };
    home.socket(&id, "").await.next("update").await;
}
