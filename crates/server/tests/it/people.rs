//! Guests, names, passwords and what is left of somebody who leaves.

use crate::client::{House, Person};
use serde_json::json;

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
    ] {
        let answer = anna.post("/me/name", &json!({ "name": name, "password": password })).await;
        assert_eq!(answer.code(), code, "{name}");
    }
    let claimed = anna.post("/me/name", &json!({ "name": " Anna  B ", "password": "long enough" })).await;
    assert_eq!(claimed.json()["name"], "Anna B", "{claimed:?}");
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
    assert_eq!(anna.post("/sign-out", &json!({ "everywhere": true })).await.status, 204);
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
    assert_eq!(home.send("DELETE", "/api/v1/me", &[], None).await.status, 204);
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
