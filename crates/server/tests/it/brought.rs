//! Matches that were played without a server, and are handed up.

use crate::client::{Answer, House, Person, config, new_key};
use serde_json::json;
use touchline_kernel::dice::{FairDice, Roll, Secret};
use touchline_kernel::{BySeat, Seat, Turn, Viewer};
use touchline_live::{Dice, Match};

async fn bring(person: &Person, record: &str) -> Answer {
    let key = new_key();
    person.send("POST", "/api/v1/records", &[("idempotency-key", &key)], Some(record)).await
}

/// A match as a browser plays it, for so many decisions and then given up.
fn played(away: &str, dice: &Dice, decisions: usize) -> Match {
    let game = touchline_games::open("volchok", &json!({})).unwrap();
    let mut live = Match::new(game, BySeat::new("Anna".to_owned(), away.to_owned()), dice);
    live.set_date("2026-11-18");
    let mut pick = FairDice::from_seed(7);
    if !matches!(dice, Dice::Table) {
        live.roll_all().unwrap();
    }
    for _ in 0..decisions {
        let Turn::Decision(seat) = live.turn() else { break };
        let legal = live.position().legal();
        let n = u32::try_from(legal.len()).unwrap();
        live.act(seat, &legal[pick.below(n) as usize].text).unwrap();
        live.roll_all().unwrap();
    }
    live
}

fn given_up(away: &str, dice: &Dice) -> String {
    let mut live = played(away, dice, 120);
    live.resign(Seat::Home).unwrap();
    live.record(Viewer::Everything).to_string()
}

fn own() -> Dice {
    Dice::Shared { server: Secret([3; 32]), home: Secret([0; 32]), away: Secret([0; 32]) }
}

#[tokio::test]
async fn a_match_played_without_a_server_is_handed_up_once_and_marked() {
    let house = House::new().await;
    let anna = house.guest().await;
    let record = given_up("club", &own());
    let brought = bring(&anna, &record).await;
    assert_eq!(brought.status, 201, "{brought:?}");
    let info = brought.json();
    assert_eq!((&info["brought"], &info["rated"]), (&json!(true), &json!(false)));
    assert_eq!((&info["kind"], &info["you"]), (&json!("coach"), &json!(["home"])));
    assert_eq!((&info["coaches"]["away"], &info["status"]), (&json!("club"), &json!("over")));
    let id = info["id"].as_str().unwrap();
    // It is among the person's matches, and is looked back at as any other; its day is the one on which it was played.
    assert_eq!(anna.get("/matches").await.json()[0]["id"], json!(id));
    let replay = house.stranger().get(&format!("/matches/{id}/replay")).await.json();
    assert_eq!(replay["about"]["proof"]["verdict"], "proven", "{}", replay["about"]);
    let kept = anna.get(&format!("/matches/{id}/record")).await.body;
    assert!(kept.contains("\ndate: 2026-11-18\n"), "{kept}");
    // The server was not there, and does not say that it was.
    assert!(!kept.contains("\nsignature: "), "{kept}");
    let entries = |text: &str| text.split_once("\n\n").unwrap().1.to_owned();
    assert_eq!(entries(&kept), entries(&record));
    // Once more is the same match; somebody else's is another.
    assert_eq!(bring(&anna, &record).await.json()["id"], json!(id));
    let bo = house.guest().await;
    assert_ne!(bring(&bo, &record).await.json()["id"], json!(id));
    // It is still there after a restart, and the next match against the coach is played on the server.
    let house = house.again().await;
    let anna = Person { address: house.address, ..anna };
    assert_eq!(anna.get(&format!("/matches/{id}")).await.json()["state"]["match"]["brought"], json!(true));
    let next = anna.post(&format!("/matches/{id}/rematch"), &json!({})).await.json();
    assert_eq!((&next["brought"], &next["you"]), (&json!(false), &json!(["away"])));
}

#[tokio::test]
async fn both_seats_of_a_match_on_one_screen_are_whose_it_is() {
    let house = House::new().await;
    let anna = house.guest().await;
    for (dice, own_dice) in [(own(), false), (Dice::Table, true)] {
        let mut live = played("Bo", &dice, 0);
        live.resign(Seat::Away).unwrap();
        let info = bring(&anna, &live.record(Viewer::Everything).to_string()).await.json();
        assert_eq!((&info["kind"], &info["you"]), (&json!("screen"), &json!(["home", "away"])));
        // A name in a file is nobody's.
        assert_eq!(info["names"]["home"], info["names"]["away"]);
        assert_eq!(info["own_dice"], json!(own_dice));
    }
}

#[tokio::test]
async fn what_is_no_finished_match_of_a_browser_is_refused() {
    let house = House::new().await;
    let anna = house.guest().await;
    let record = given_up("club", &own());
    let unfinished = played("club", &own(), 20).record(Viewer::Everything).to_string();
    let online = Dice::Shared { server: Secret([3; 32]), home: Secret([4; 32]), away: Secret([0; 32]) };
    let chance = record.lines().find(|line| line.contains(" chance ")).unwrap();
    let (kept, last) = chance.rsplit_once(' ').unwrap();
    let other = if last == "1" { "2" } else { "1" };
    for (why, text) in [
        ("unfinished", unfinished),
        ("online", given_up("club", &online)),
        ("from a seed", given_up("club", &Dice::Seed(5))),
        ("another roll", record.replacen(chance, &format!("{kept} {other}"), 1)),
        ("another result", record.replacen("away resigned", "home resigned", 1)),
        ("no secret", record.replacen(&"03".repeat(32), "?", 1)),
        ("another secret", record.replacen(&"03".repeat(32), &"05".repeat(32), 1)),
        ("rubbish", "zzz".to_owned()),
    ] {
        assert_ne!(text, record, "{why}");
        let answer = bring(&anna, &text).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "bad_record"), "{why}: {answer:?}");
    }
    assert_eq!(anna.get("/matches").await.json(), json!([]));
    assert_eq!(bring(&house.stranger(), &record).await.code(), "sign_in");
    let keyless = anna.send("POST", "/api/v1/records", &[], Some(&record)).await;
    assert_eq!(keyless.code(), "key_missing");
}

#[tokio::test]
async fn nobody_fills_the_store_with_records() {
    let mut config = config();
    config.limits.brought = 2;
    config.limits.record_bytes = 100_000;
    let house = House::with(config).await;
    let (anna, bo) = (house.guest().await, house.guest().await);
    let records: Vec<String> = (1..=3)
        .map(|n| {
            let dice = Dice::Shared { server: Secret([n; 32]), home: Secret([0; 32]), away: Secret([0; 32]) };
            given_up("club", &dice)
        })
        .collect();
    for record in &records[..2] {
        assert_eq!(bring(&anna, record).await.status, 201);
    }
    let full = bring(&anna, &records[2]).await;
    assert_eq!((full.status, full.code().as_str()), (429, "too_many_matches"));
    assert_eq!(bring(&anna, &records[0]).await.status, 201, "what is there is answered");
    assert_eq!(bring(&bo, &records[2]).await.status, 201);
    let large = format!("{}{}", records[0], " ".repeat(100_000));
    assert_eq!(bring(&anna, &large).await.code(), "too_large");
}
