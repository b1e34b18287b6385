//! Dice that nobody can bend.

use crate::client::House;
use serde_json::json;
use touchline_kernel::dice::{Party, Secret, to_hex};
use touchline_live::Verdict;

#[tokio::test]
async fn three_parties_commit_before_any_shows_and_the_record_proves_it() {
    let house = House::new().await;
    let (home, away) = (house.guest().await, house.guest().await);
    let secrets = [Secret([1; 32]), Secret([2; 32])];
    let commitments =
        [to_hex(&secrets[0].commitment(Party::Home).0), to_hex(&secrets[1].commitment(Party::Away).0)];
    let made = json!({
        "game": "volchok", "opponent": { "kind": "invitation" }, "seat": "home", "commitment": commitments[0],
    });
    let (id, created) = home.create(made).await;
    let promised = created["match"]["dice"]["server"].clone();
    assert!(promised["commitment"].is_string() && promised["secret"].is_null());
    let reveal = |secret: &Secret| json!({ "do": "reveal", "secret": to_hex(&secret.0) });
    // Nobody shows a secret while somebody could still commit.
    assert_eq!(home.command(&id, reveal(&secrets[0])).await.code(), "nothing_to_reveal");
    let join = json!({ "invitation": created["invitation"], "commitment": commitments[1] });
    let joined = away.post(&format!("/matches/{id}/join"), &join).await.json();
    assert_eq!(joined["status"], "dice");
    assert_eq!(home.command(&id, reveal(&secrets[1])).await.code(), "broken_commitment");
    assert_eq!(home.command(&id, json!({ "do": "reveal", "secret": "00" })).await.code(), "bad_request");
    assert_eq!(home.command(&id, reveal(&secrets[0])).await.status, 200);
    assert_eq!(home.state(&id).await["match"]["status"], "dice");
    assert_eq!(away.command(&id, reveal(&secrets[1])).await.status, 200);
    assert_eq!(away.state(&id).await["match"]["status"], "playing");

    for n in 0..15 {
        crate::life::on_turn(&home, &away, &id).await.act(&id, n).await;
    }
    let open = home.get(&format!("/matches/{id}/record")).await.body;
    assert!(open.contains(&format!("dice-server: {} ?", promised["commitment"].as_str().unwrap())), "{open}");
    home.command(&id, json!({ "do": "resign" })).await;
    let record = away.get(&format!("/matches/{id}/record")).await.body;
    assert!(record.contains(&format!("dice-home: {} {}", commitments[0], to_hex(&secrets[0].0))), "{record}");
    assert!(record.contains(promised["commitment"].as_str().unwrap()));
    let verdict = touchline_live::verify(&record.parse().unwrap()).unwrap();
    assert!(matches!(verdict, Verdict::Proven { chances } if chances > 0), "{verdict:?}");
    // A record in which one roll was bent is not proven.
    let line = record.lines().find(|line| line.contains(" chance spin ")).unwrap();
    let bent = if line.ends_with('1') { "2" } else { "1" };
    let bent = record.replacen(line, &format!("{}{bent}", &line[..line.len() - 1]), 1);
    let verdict = touchline_live::verify(&bent.parse().unwrap());
    assert!(!matches!(verdict, Ok(Verdict::Proven { .. })), "{verdict:?}");
}

#[tokio::test]
async fn a_client_that_brings_no_secret_is_named_by_zeros() {
    let house = House::new().await;
    let anna = house.guest().await;
    let (id, _) =
        anna.create(json!({ "game": "volchok", "opponent": { "kind": "coach", "coach": "random" } })).await;
    anna.command(&id, json!({ "do": "resign" })).await;
    let record = anna.get(&format!("/matches/{id}/record")).await.body;
    assert_eq!(record.matches(&format!(" {}\n", "0".repeat(64))).count(), 2, "{record}");
    assert!(!record.contains(&format!("dice-server: {0} {0}", "0".repeat(64))));
}

#[tokio::test]
async fn a_finished_record_is_signed_and_its_key_is_public() {
    let house = House::new().await;
    let (home, _, id) = crate::life::pair(&house).await;
    let record = async || -> touchline_kernel::record::Record {
        home.get(&format!("/matches/{id}/record")).await.body.parse().unwrap()
    };
    assert_eq!(record().await.signature, None, "what goes on is not signed");
    assert_eq!(home.command(&id, serde_json::json!({ "do": "resign" })).await.status, 200);
    let key = home.get("/key").await.json();
    assert_eq!(key["algorithm"], "ed25519");
    let key = touchline_live::PublicKey::read(key["key"].as_str().unwrap()).unwrap();
    let mut signed = record().await;
    assert_eq!(key.signed(&signed), Some(true));
    signed.names.home.push('!');
    assert_eq!(key.signed(&signed), Some(false));
    // The same key after a restart.
    let house = house.again().await;
    let again = house.stranger().get("/key").await.json();
    assert_eq!(again["key"], key.text());
}
