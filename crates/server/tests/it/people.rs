//! Guests, names, passwords and what is left of somebody who leaves.

use crate::client::{House, Person, new_key};
use serde_json::json;

/// A socket on a match of one's own.
async fn watched(person: &Person) -> crate::client::Socket {
    let (id, _) = person.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    let mut socket = person.socket(&id, "").await;
    socket.next("update").await;
    socket
}

#[tokio::test]
async fn a_guest_keeps_a_name_and_signs_in_elsewhere() {
    let house = House::new().await;
    let anna = house.guest().await;
    let me = anna.get("/me").await.json();
    assert_eq!(me["guest"], true);
    for (name, password, code) in [
        ("A", "long enough", "bad_name"),
        ("Anna<b>", "long enough", "bad_name"),
        ("Anna", "short", "bad_password"),
        ("random", "long enough", "name_taken"),
        ("Guest of honour", "long enough", "name_taken"),
        ("Nobody", "long enough", "name_taken"),
        ("WORLD", "long enough", "name_taken"),
        ("Greedy", "long enough", "name_taken"),
        ("UCT", "long enough", "name_taken"),
        ("An\u{3164}na", "long enough", "bad_name"),
        ("\u{115f}\u{1160}", "long enough", "bad_name"),
        ("An\u{ffa0}na", "long enough", "bad_name"),
        ("\u{ff21}nna", "long enough", "bad_name"),
    ] {
        let answer = anna.post("/me/name", &json!({ "name": name, "password": password })).await;
        assert_eq!(answer.code(), code, "{name}");
    }
    let guest = anna.clone();
    let mut anna = anna;
    let mut socket = watched(&anna).await;
    let claimed = anna.claim(" Anna  B ").await;
    assert_eq!(claimed.json()["name"], "Anna B", "{claimed:?}");
    // The guest's token ends, its sockets go on until the person signs out.
    assert_eq!((guest.get("/me").await.status, anna.get("/me").await.status), (401, 200));
    socket.send(&json!({ "type": "ping" })).await;
    socket.next("pong").await;
    let bo = house.guest().await;
    let taken = bo.post("/me/name", &json!({ "name": "anna b", "password": "another one" })).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "name_taken"));

    let elsewhere = house.stranger();
    let wrong = elsewhere.post("/sign-in", &json!({ "name": "Anna B", "password": "not this one" })).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (401, "wrong_password"));
    let nobody = elsewhere.post("/sign-in", &json!({ "name": "Nobody", "password": "not this one" })).await;
    assert_eq!(nobody.code(), "wrong_password");
    let signed = elsewhere.post("/sign-in", &json!({ "name": "ANNA B", "password": "long enough" })).await;
    assert_eq!(signed.json()["id"], me["id"]);
    let flags = signed.header("set-cookie").unwrap();
    assert!(flags.contains("HttpOnly") && flags.contains("SameSite=Lax"), "{flags}");
    let elsewhere = Person { cookie: signed.cookie(), ..elsewhere };
    assert_eq!(elsewhere.get("/me").await.json()["name"], "Anna B");

    // A bot plays in the person's name until the person signs out everywhere.
    let token = elsewhere.post("/me/bots", &json!({ "label": "my bot" })).await.json()["token"].clone();
    let bearer = format!("Bearer {}", token.as_str().unwrap());
    let as_bot =
        async || house.stranger().send("GET", "/api/v1/me", &[("authorization", &bearer)], None).await;
    assert_eq!(as_bot().await.json()["id"], me["id"]);
    // What is the person's own, a bot leaves alone, however it brings its token.
    let cookie = format!("touchline={}", token.as_str().unwrap());
    for header in [("authorization", bearer.as_str()), ("cookie", cookie.as_str())] {
        for (method, path, body) in [
            ("GET", "/me/export", None),
            ("DELETE", "/me", None),
            ("POST", "/me/bots", Some("{\"label\":\"another\"}")),
            ("POST", "/me/name", Some("{\"name\":\"Bot\",\"password\":\"long enough\"}")),
            ("POST", "/sign-out", Some("{\"everywhere\":true}")),
        ] {
            let headers = [header, ("idempotency-key", "bot")];
            let answer = house.stranger().send(method, &format!("/api/v1{path}"), &headers, body).await;
            assert_eq!((answer.status, answer.code().as_str()), (403, "not_for_bots"), "{method} {path}");
        }
    }
    assert_eq!(anna.post("/sign-out", &json!({ "everywhere": true })).await.status, 204);
    assert_eq!(socket.close_code().await, 1008);
    assert_eq!(as_bot().await.status, 401);
    assert_eq!(elsewhere.get("/me").await.status, 401);
    assert_eq!(anna.get("/me").await.status, 401);
}

#[tokio::test]
async fn somebody_who_leaves_is_forgotten() {
    let house = House::new().await;
    let (home, away, id) = crate::life::pair(&house).await;
    let said = home.post(&format!("/matches/{id}/chat"), &json!({ "text": " good \n luck " })).await;
    assert_eq!(said.json()["text"], "good luck");
    assert_eq!(away.get(&format!("/matches/{id}/chat")).await.json()[0]["number"], 1);
    assert_eq!(away.post(&format!("/matches/{id}/chat/1/report"), &json!({})).await.status, 204);
    assert_eq!(away.post(&format!("/matches/{id}/chat/7/report"), &json!({})).await.status, 404);
    let name = home.get("/me").await.json()["name"].as_str().unwrap().to_owned();
    assert_eq!(home.get("/me/export").await.json()["matches"][0]["id"], id.as_str());
    let leave = async |key: &str| home.send("DELETE", "/api/v1/me", &[("idempotency-key", key)], None).await;
    assert_eq!(leave("bye").await.status, 204);
    assert_eq!(leave("bye").await.status, 204, "it was done, and is answered again");
    assert_eq!(leave("again").await.code(), "sign_in");
    assert_eq!(home.get("/me").await.status, 401);
    assert_eq!(away.get(&format!("/matches/{id}/chat")).await.json(), json!([]));
    let house = house.again().await;
    let away = Person { address: house.address, ..away };
    let left = away.get(&format!("/matches/{id}?since=0")).await.body;
    assert!(!left.contains(&name), "{left}");
}

#[tokio::test]
async fn sockets_end_with_their_session() {
    let house = House::new().await;
    let (home, away, id) = crate::life::pair(&house).await;
    let mut ended = home.socket(&id, "").await;
    let mut open = away.socket(&id, "").await;
    ended.next("update").await;
    open.next("update").await;
    assert_eq!(home.post("/sign-out", &json!({})).await.status, 204);
    while ended.next_text().await.is_some() {}
    assert_eq!(open.next("presence").await["online"]["home"], false);
    assert_eq!(away.post("/sign-out", &json!({ "everywhere": true })).await.status, 204);
    while open.next_text().await.is_some() {}
}

#[tokio::test]
async fn what_is_asked_twice_under_one_key_is_done_once() {
    let house = House::new().await;
    let becomes = async |key: &str| {
        let answer = house.stranger().send("POST", "/api/v1/guest", &[("idempotency-key", key)], None).await;
        (answer.status, answer.json()["id"].clone(), Person { cookie: answer.cookie(), ..house.stranger() })
    };
    // One guest, whoever's answer was lost: the later token counts.
    let (_, id, lost) = becomes("a key of 22 characters or more".replace(' ', "-").as_str()).await;
    let (status, same, anna) = becomes("a key of 22 characters or more".replace(' ', "-").as_str()).await;
    assert_eq!((status, &id), (201, &same));
    assert_eq!(lost.get("/me").await.status, 401);
    assert_eq!(anna.get("/me").await.json()["id"], id);
    // A body that is no JSON makes nobody.
    let headers = [("idempotency-key", "a-key-with-a-broken-body")];
    let broken = house.stranger().send("POST", "/api/v1/guest", &headers, Some("{\"a\":")).await;
    assert_eq!((broken.status, broken.code().as_str()), (400, "bad_request"));
    assert_eq!(broken.cookie(), None);
    assert_eq!(house.stranger().post_with("/guest", &json!({}), "short").await.code(), "bad_request");
    assert_ne!(becomes("another key of 22 characters".replace(' ', "-").as_str()).await.1, id);

    let twice = async |person: &Person, path: &str, body: &serde_json::Value, key: &str| {
        let (first, again) =
            (person.post_with(path, body, key).await, person.post_with(path, body, key).await);
        assert_eq!(first.status, again.status, "{path}: {again:?}");
        (first, again)
    };
    let name = json!({ "name": "Anna", "password": "long enough" });
    let (first, again) = twice(&anna, "/me/name", &name, "n").await;
    let former = anna.clone();
    let anna = Person { cookie: again.cookie(), ..anna };
    assert_eq!((former.get("/me").await.status, anna.get("/me").await.status), (401, 200));
    let (mut first, again) = (first.json(), again.json());
    // Recovery codes are shown once: only their hashes are kept.
    assert_eq!(first["recovery_codes"].as_array().unwrap().len(), 8);
    first["recovery_codes"] = json!([]);
    assert_eq!(first, again);
    let other = json!({ "name": "Bo", "password": "long enough" });
    assert_eq!(former.post_with("/me/name", &other, "n").await.code(), "key_reused");
    assert_eq!(anna.post_with("/me/name", &other, "n2").await.code(), "not_yours");

    // One session and one bot, with the token of the later answer.
    let (first, again) = twice(&house.stranger(), "/sign-in", &name, "s").await;
    let (first, again) = [first, again].map(|a| Person { cookie: a.cookie(), ..house.stranger() }).into();
    assert_eq!((first.get("/me").await.status, again.get("/me").await.status), (401, 200));
    let (first, again) = twice(&again, "/me/bots", &json!({ "label": "bot" }), "b").await;
    let as_bot = async |answer: &crate::client::Answer| {
        let bearer = format!("Bearer {}", answer.json()["token"].as_str().unwrap());
        house.stranger().send("GET", "/api/v1/me", &[("authorization", &bearer)], None).await.status
    };
    assert_eq!((as_bot(&first).await, as_bot(&again).await), (401, 200));
    assert_eq!(anna.post_with("/me/bots", &json!({ "label": "other" }), "b").await.code(), "key_reused");

    // An old request that comes late does not undo a newer one.
    let (id, _) = anna.create(json!({ "game": "volchok", "opponent": { "kind": "screen" } })).await;
    let chat = format!("/matches/{id}/chat");
    anna.post(&chat, &json!({ "text": "hello" })).await;
    let mute = format!("{chat}/mute");
    twice(&anna, &mute, &json!({ "mute": true }), "m1").await;
    twice(&anna, &mute, &json!({ "mute": false }), "m2").await;
    assert_eq!(anna.post_with(&mute, &json!({ "mute": false }), "m1").await.code(), "key_reused");
    twice(&anna, &format!("{chat}/1/report"), &json!({}), "r").await;

    let (gone, _) = twice(&anna, "/sign-out", &json!({ "everywhere": true }), "o").await;
    assert_eq!(gone.status, 204);
    assert_eq!(anna.post_with("/sign-out", &json!({}), "o").await.code(), "key_reused");
    assert_eq!(anna.post_with("/sign-out", &json!({}), "o2").await.code(), "sign_in");
    // A token that was signed out does not come back with the request that once brought it.
    assert_eq!(house.stranger().post_with("/sign-in", &name, "s").await.code(), "key_reused");
}

#[tokio::test]
async fn an_owner_sees_and_ends_sessions_changes_the_password_and_finds_the_way_back_in() {
    let house = House::new().await;
    let mut anna = house.guest().await;
    let claimed = anna.claim("Anna").await.json();
    let codes: Vec<String> = serde_json::from_value(claimed["recovery_codes"].clone()).unwrap();
    assert_eq!(codes.len(), 8);
    let sign_in = async |password: &str| {
        let mut person = house.stranger();
        let answer = person.post("/sign-in", &json!({ "name": "Anna", "password": password })).await;
        person.cookie = answer.cookie();
        (answer.status, person)
    };
    let (_, laptop) = sign_in("long enough").await;
    let bot = anna.post("/me/bots", &json!({ "label": "striker" })).await.json();
    let sessions = anna.get("/me/sessions").await.json();
    let labels: Vec<(bool, &str, bool)> = sessions
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["bot"] == true, one["label"].as_str().unwrap(), one["here"] == true))
        .collect();
    assert_eq!(labels.len(), 3);
    assert!(labels.contains(&(true, "striker", false)) && labels.contains(&(false, "", true)), "{labels:?}");
    // A single token ends; it is the owner's to end, and nobody else's.
    let id =
        sessions.as_array().unwrap().iter().find(|one| one["bot"] == true).unwrap()["id"].as_str().unwrap();
    let end = format!("/api/v1/me/sessions/{id}");
    let bo = house.guest().await;
    let delete = async |person: &Person| {
        person.send("DELETE", &end, &[("idempotency-key", &new_key())], None).await.status
    };
    assert_eq!((delete(&bo).await, delete(&anna).await, delete(&anna).await), (404, 204, 404));
    let bearer = format!("Bearer {}", bot["token"].as_str().unwrap());
    let me = house.stranger().send("GET", "/api/v1/me", &[("authorization", &bearer)], None).await;
    assert_eq!(me.status, 401);
    // Another password: other browsers are out, this one stays.
    let change = |old: &str| json!({ "password": old, "new_password": "longer still" });
    assert_eq!(anna.post("/me/password", &change("wrong one")).await.code(), "wrong_password");
    assert_eq!(anna.post("/me/password", &change("long enough")).await.status, 204);
    assert_eq!((anna.get("/me").await.status, laptop.get("/me").await.status), (200, 401));
    assert_eq!((sign_in("long enough").await.0, sign_in("longer still").await.0), (401, 200));
    // A code works once, however it is typed, and ends every session.
    let recover = async |code: &str| {
        house
            .stranger()
            .post("/recover", &json!({ "name": "anna", "code": code, "password": "found again" }))
            .await
    };
    assert_eq!(recover("aaaa-bbbb-cccc-dddd").await.code(), "wrong_password");
    let typed = codes[0].to_uppercase().replace('-', " ");
    let back = recover(&typed).await;
    assert_eq!(back.status, 200, "{back:?}");
    let anna = Person { cookie: back.cookie(), ..house.stranger() };
    assert_eq!(anna.get("/me").await.json()["name"], "Anna");
    assert_eq!((recover(&codes[0]).await.status, sign_in("longer still").await.0), (401, 401));
    // New codes end the old ones.
    let renewed = anna.post("/me/recovery-codes", &json!({ "password": "found again" })).await;
    assert_eq!(renewed.status, 201);
    assert_eq!(recover(&codes[1]).await.status, 401);
    assert_eq!(recover(renewed.json()["recovery_codes"][0].as_str().unwrap()).await.status, 200);
}
