//! Every field of a match's row is written and read back, by insert and by update, on both databases; and what cannot be read is named.

use crate::cluster::Cluster;
use sqlx::Connection;
use std::sync::Arc;
use touchline_kernel::dice::{Commitment, Secret};
use touchline_kernel::record::RecordResult;
use touchline_kernel::{BySeat, Seat};
use touchline_store::*;

fn blank(id: &str) -> MatchRow {
    let mut row = MatchRow::new(id.to_owned(), "anna".to_owned(), Secret([1; 32]), 1);
    row.game = "volchok".to_owned();
    row.options = "{}".to_owned();
    row
}

fn side(n: u8) -> Side {
    Side {
        user: Some(format!("user {n}")),
        coach: Some(format!("coach {n}")),
        name: format!("name {n}"),
        commitment: Some(Commitment([n; 32])),
        secret: Some(Secret([n + 1; 32])),
        score: u16::from(n) + 2,
        left_ms: i64::from(n) + 3,
    }
}

/// A row in which no field is as in [`blank`].
fn other(id: &str) -> MatchRow {
    MatchRow {
        id: id.to_owned(),
        game: "fuba".to_owned(),
        rules: 7,
        options: "{\"turn_cap\":20}".to_owned(),
        kind: Kind::Lobby,
        creator: "bo".to_owned(),
        invitation: Some("token".to_owned()),
        pace: Pace::Live { base_s: 60, increment_s: 2 },
        rated: Rated::Counted,
        quiet: true,
        practice: true,
        own_dice: true,
        competition: Some("cup".to_owned()),
        brought: true,
        created_ms: 2,
        server_secret: Secret([9; 32]),
        status: Status::Over,
        sides: BySeat::new(side(20), side(40)),
        offer: Some(Offer { by: Seat::Away, proposal: Proposal::Undo(3) }),
        number: 1,
        turn: Some(Seat::Away),
        result: Some(RecordResult { score: BySeat::new(4, 2), winner: None, by: "END-1".to_owned() }),
        turn_since_ms: 11,
        deadline_ms: Some(12),
        rematch: Some("next".to_owned()),
        updated_ms: 11,
        revision: 5,
    }
}

/// One way to change a row, with the least scope that must write it.
type Edit = (&'static str, Scope, fn(&mut MatchRow, MatchRow));

/// Every field that a commit may change. Written as a pattern without `..`, so that a new field must be sorted in here.
fn edits() -> Vec<Edit> {
    let MatchRow {
        id: _,
        game: _,
        rules: _,
        options: _,
        kind: _,
        creator: _,
        invitation: _,
        pace: _,
        rated: _,
        quiet: _,
        practice: _,
        own_dice: _,
        brought: _,
        created_ms: _,
        server_secret: _,
        status: _,
        sides:
            BySeat {
                home: Side { user: _, coach: _, name: _, commitment: _, secret: _, score: _, left_ms: _ },
                away: _,
            },
        offer: _,
        number: _,
        turn: _,
        result: _,
        turn_since_ms: _,
        deadline_ms: _,
        rematch: _,
        updated_ms: _,
        revision: _,
        competition: _,
    } = blank("");
    vec![
        ("status", Scope::Row, |row, new| row.status = new.status),
        ("home_user", Scope::Row, |row, new| row.sides.home.user = new.sides.home.user),
        ("away_user", Scope::Row, |row, new| row.sides.away.user = new.sides.away.user),
        ("home_name", Scope::Row, |row, new| row.sides.home.name = new.sides.home.name),
        ("away_name", Scope::Row, |row, new| row.sides.away.name = new.sides.away.name),
        ("home_commitment", Scope::Row, |row, new| row.sides.home.commitment = new.sides.home.commitment),
        ("away_commitment", Scope::Row, |row, new| row.sides.away.commitment = new.sides.away.commitment),
        ("home_secret", Scope::Row, |row, new| row.sides.home.secret = new.sides.home.secret),
        ("away_secret", Scope::Row, |row, new| row.sides.away.secret = new.sides.away.secret),
        ("result", Scope::Row, |row, new| row.result = new.result),
        ("rematch", Scope::Row, |row, new| row.rematch = new.rematch),
        ("offer", Scope::Move, |row, new| row.offer = new.offer),
        ("home_left_ms", Scope::Move, |row, new| row.sides.home.left_ms = new.sides.home.left_ms),
        ("away_left_ms", Scope::Move, |row, new| row.sides.away.left_ms = new.sides.away.left_ms),
        ("deadline_ms", Scope::Move, |row, new| row.deadline_ms = new.deadline_ms),
        ("turn", Scope::Log, |row, new| row.turn = new.turn),
        ("home_score", Scope::Log, |row, new| row.sides.home.score = new.sides.home.score),
        ("away_score", Scope::Log, |row, new| row.sides.away.score = new.sides.away.score),
        // An entry has one time: that of the move, since which the next seat thinks.
        ("turn_since_ms, updated_ms", Scope::Log, |row, new| {
            (row.turn_since_ms, row.updated_ms) = (new.turn_since_ms, new.updated_ms);
        }),
    ]
}

fn key(id: &str) -> KeyRow {
    let subject = Subject::Match { id: id.to_owned(), number: 0 };
    KeyRow { owner: "anna".to_owned(), name: format!("new {id}"), what: "what".to_owned(), subject, at_ms: 5 }
}

async fn every_field(store: Arc<Store>) {
    let read = async |id: &str| store.match_row(id).await.unwrap().unwrap();
    for row in [blank("blank"), other("other")] {
        assert_eq!(store.add_match(&row, &key(&row.id), Quota::NONE).await.unwrap(), Added::Written);
        assert_eq!(read(&row.id).await, row, "inserted");
    }
    for (n, (field, scope, edit)) in edits().into_iter().enumerate() {
        // With a move, and without one: then the row itself must be written.
        for moves in [1, 0] {
            let id = format!("m{n} {moves}");
            assert_eq!(store.add_match(&blank(&id), &key(&id), Quota::NONE).await.unwrap(), Added::Written);
            let before = read(&id).await;
            let mut after = before.clone();
            edit(&mut after, other(&id));
            assert_ne!(before, after, "{field}");
            after.number += moves;
            let entry =
                EntryRow { number: 1, entry: "home spin".to_owned(), at_ms: after.updated_ms, asked: None };
            let entries: Vec<EntryRow> = std::iter::repeat_n(entry, moves as usize).collect();
            let found = Scope::between(&before, &after);
            let least = if scope == Scope::Log && moves == 0 { Scope::Move } else { scope };
            assert_eq!(found, least, "{field}");
            // A move is read back from the log with the time of its entry.
            if found == Scope::Log {
                (after.turn_since_ms, after.updated_ms) = (entries[0].at_ms, entries[0].at_ms);
            }
            let commit =
                Commit { row: Arc::new(after.clone()), scope: found, entries, key: None, quota: None };
            assert_eq!(store.commit(&[commit]).await.unwrap(), [Committed::Written], "{field}");
            after.revision += i64::from(found != Scope::Log);
            assert_eq!(read(&id).await, after, "{field}, {moves} moves");
        }
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_field_is_read_back_from_sqlite() {
    let dir = tempfile::tempdir().unwrap();
    every_field(open(&format!("sqlite://{}", dir.path().join("fields.db").display())).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_field_is_read_back_from_postgresql() {
    let cluster = Cluster::start();
    every_field(open(&cluster.address()).await.unwrap()).await;
}

#[tokio::test]
async fn a_value_that_cannot_be_read_is_named_with_its_match_and_column() {
    let dir = tempfile::tempdir().unwrap();
    let address = format!("sqlite://{}", dir.path().join("damaged.db").display());
    let store = open(&address).await.unwrap();
    assert_eq!(store.add_match(&blank("m1"), &key("m1"), Quota::NONE).await.unwrap(), Added::Written);
    let mut by_hand = sqlx::SqliteConnection::connect(&address).await.unwrap();
    let damages = [
        ("UPDATE matches SET pace = 'fast'", "matches m1, column pace: found `fast`, expected a pace"),
        (
            "UPDATE matches SET pace = '{\"kind\":\"none\"}', rated = 3",
            "column rated: found 3, expected 0, 1 or 2",
        ),
        (
            "UPDATE matches SET rated = 0, turn = 'left'",
            "column turn: found `left`, expected `home`, `away` or `none`",
        ),
        ("UPDATE matches SET turn = 'none', offer = 'home undo'", "column offer: found `home undo`"),
        ("UPDATE matches SET offer = NULL, result = '4-2'", "column result: found `4-2`"),
        ("UPDATE matches SET result = NULL, home_score = -1", "column home_score: found -1"),
        ("UPDATE matches SET home_score = 0, server_secret = 'ab'", "column server_secret: found `ab`"),
    ];
    for (statement, expected) in damages {
        sqlx::query(statement).execute(&mut by_hand).await.unwrap();
        let error = store.match_row("m1").await.unwrap_err().to_string();
        assert!(error.contains(expected), "{statement}: {error}");
    }
    sqlx::query("UPDATE matches SET server_secret = creator || server_secret, id = 'm2'")
        .execute(&mut by_hand)
        .await
        .unwrap();
    let error = store.match_row("m2").await.unwrap_err().to_string();
    assert!(error.starts_with("matches m2, column server_secret"), "{error}");
}
