//! What people say to each other, and how they need not hear it.

use crate::client::House;
use serde_json::json;

#[tokio::test]
async fn a_line_said_twice_under_one_key_is_said_once() {
    let house = House::new().await;
    let (home, away, id) = crate::life::pair(&house).await;
    let mut socket = away.socket(&id, "").await;
    socket.next("update").await;
    let path = format!("/matches/{id}/chat");
    let first = home.post_with(&path, &json!({ "text": "good luck" }), "c1").await;
    let again = home.post_with(&path, &json!({ "text": "good luck" }), "c1").await;
    assert_eq!((first.status, first.json()), (201, again.json()));
    assert_eq!(home.post_with(&path, &json!({ "text": "bad luck" }), "c1").await.code(), "key_reused");
    assert_eq!(home.get(&path).await.json().as_array().unwrap().len(), 1);
    assert_eq!(socket.next("chat").await["text"], "good luck");
}

#[tokio::test]
async fn whoever_mutes_hears_and_reads_only_themselves() {
    let house = House::new().await;
    let (home, away, id) = crate::life::pair(&house).await;
    let path = format!("/matches/{id}/chat");
    let mute = format!("{path}/mute");
    assert_eq!(house.guest().await.post(&mute, &json!({ "mute": true })).await.code(), "not_yours");
    assert_eq!(away.post(&mute, &json!({ "mute": true })).await.status, 204);
    let mut deaf = away.socket(&id, "").await;
    let mut hearing = home.socket(&id, "").await;
    home.post(&path, &json!({ "text": "one" })).await;
    away.post(&path, &json!({ "text": "two" })).await;
    assert_eq!(hearing.next("chat").await["text"], "one");
    assert_eq!(hearing.next("chat").await["text"], "two");
    let read = away.get(&path).await.json();
    assert_eq!(read.as_array().unwrap().len(), 1, "{read}");
    assert_eq!(away.post(&mute, &json!({ "mute": false })).await.status, 204);
    home.post(&path, &json!({ "text": "three" })).await;
    assert_eq!(deaf.next("chat").await["text"], "three");
    assert_eq!(away.get(&path).await.json().as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn a_server_may_have_no_chat_at_all() {
    let mut config = crate::client::config();
    config.chat = false;
    let house = House::with(config).await;
    let (home, _, id) = crate::life::pair(&house).await;
    let path = format!("/matches/{id}/chat");
    assert_eq!(home.post(&path, &json!({ "text": "hello" })).await.code(), "chat_off");
    assert_eq!(home.get(&path).await.code(), "chat_off");
}

#[tokio::test]
async fn a_match_may_have_no_chat() {
    let house = House::new().await;
    let (home, away) = (house.guest().await, house.guest().await);
    let asked = json!({ "game": "volchok", "opponent": { "kind": "lobby" }, "chat": false });
    let (id, made) = home.create(asked).await;
    assert_eq!(made["match"]["chat"], false);
    assert_eq!(away.post(&format!("/matches/{id}/join"), &json!({})).await.status, 200);
    let path = format!("/matches/{id}/chat");
    for person in [&home, &away] {
        assert_eq!(person.post(&path, &json!({ "text": "hello" })).await.code(), "chat_off");
        assert_eq!(person.get(&path).await.code(), "chat_off");
    }
    assert_eq!(house.guest().await.get(&path).await.code(), "not_yours");
    // So has the match that follows it.
    assert_eq!(home.command(&id, json!({ "do": "resign" })).await.status, 200);
    let next = away.post(&format!("/matches/{id}/rematch"), &json!({})).await;
    assert_eq!(next.json()["chat"], false, "{next:?}");
}

#[tokio::test]
async fn a_line_has_something_to_see_and_nobody_talks_without_end() {
    let mut config = crate::client::config();
    config.limits.lines = (std::time::Duration::from_secs(1000), 3);
    let house = House::with(config).await;
    let (home, away, id) = crate::life::pair(&house).await;
    let chat = format!("/matches/{id}/chat");
    for text in ["\u{200b}", " \u{2060} \u{feff}", "\u{3164}"] {
        let refused = home.post(&chat, &json!({ "text": text })).await;
        assert_eq!((refused.status, refused.code().as_str()), (422, "bad_text"), "{text:?}");
    }
    for _ in 0..3 {
        assert_eq!(home.post(&chat, &json!({ "text": "ole" })).await.status, 201);
    }
    assert_eq!(home.post(&chat, &json!({ "text": "ole" })).await.code(), "too_fast");
    assert_eq!(away.post(&chat, &json!({ "text": "hush" })).await.status, 201);
}
