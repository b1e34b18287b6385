//! A file as a database: who may open it, what stays in it, and the time that a server was away.

use crate::cluster::Cluster;
use crate::rows::{key, on, row, user};
use std::sync::Arc;
use touchline_store::*;

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_reads_a_file() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().unwrap();
    let address = format!("sqlite://{}", dir.path().join("secret.db").display());
    let store = open(&address).await.unwrap();
    let (anna, session) = user("anna");
    store.add_user(&anna, &session, &key("anna", "k", Subject::Nothing)).await.unwrap();
    for name in ["secret.db", "secret.db-wal", "secret.db-shm"] {
        let mode = std::fs::metadata(dir.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_file_that_should_be_there_is_not_made() {
    let dir = tempfile::tempdir().unwrap();
    let address = format!("sqlite://{}", dir.path().join("none.db").display());
    let missed = open_as(&address, Access::Beside).await;
    assert!(matches!(missed, Err(StoreError::Missing(_))), "{missed:?}");
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0);
    open(&address).await.unwrap().close().await;
    open_as(&address, Access::Beside).await.unwrap();
}

#[tokio::test]
async fn a_file_has_one_server_and_any_number_of_visitors() {
    let dir = tempfile::tempdir().unwrap();
    let address = format!("sqlite://{}", dir.path().join("one.db").display());
    let first = open(&address).await.unwrap();
    let second = open(&address).await;
    assert!(matches!(second, Err(StoreError::InUse(_))), "{second:?}");
    let visitor = open_as(&address, Access::Beside).await.unwrap();
    visitor.close().await;
    first.close().await;
    open(&address).await.unwrap().close().await;
}

/// The clocks of a match stand still while no server is there, whatever the wall clock does meanwhile.
async fn time_is_given_back(store: Arc<Store>) {
    let mut timed = row("t1", Kind::Lobby, Status::Playing);
    (timed.turn_since_ms, timed.deadline_ms) = (40_000, Some(100_000));
    let calm = row("t2", Kind::Lobby, Status::Playing);
    for row in [&timed, &calm] {
        let key = key("anna", &format!("new {}", row.id), on(&row.id, 0));
        assert_eq!(store.add_match(row, &key, Quota::NONE).await.unwrap(), Added::Written);
    }
    assert_eq!(store.give_time_back(1_000_000).await.unwrap(), 0, "no server was there before");
    for (beat_ms, now_ms, entry) in
        [(60_000, 3_660_000, "match paused 3600"), (3_700_000, 100_000, "match paused 0")]
    {
        store.beat(beat_ms).await.unwrap();
        let before = store.match_row("t1").await.unwrap().unwrap();
        assert_eq!(store.give_time_back(now_ms).await.unwrap(), 1);
        let after = store.match_row("t1").await.unwrap().unwrap();
        let away_ms = now_ms - beat_ms;
        assert_eq!(after.turn_since_ms, before.turn_since_ms + away_ms);
        assert_eq!(after.deadline_ms, before.deadline_ms.map(|deadline| deadline + away_ms));
        assert_eq!((after.number, after.revision), (before.number + 1, before.revision + 1));
        assert_eq!(store.entries("t1").await.unwrap().last().unwrap().entry, entry);
    }
    assert_eq!(store.match_row("t2").await.unwrap().unwrap(), calm);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_is_given_back_in_sqlite() {
    let dir = tempfile::tempdir().unwrap();
    time_is_given_back(open(&format!("sqlite://{}", dir.path().join("t.db").display())).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_is_given_back_in_postgresql() {
    let cluster = Cluster::start();
    let store = open(&cluster.address()).await.unwrap();
    store.beat(1).await.unwrap();
    assert_eq!(store.give_time_back(5000).await.unwrap(), 0, "another node was there");
    drop(store);
    let cluster = Cluster::start();
    time_is_given_back(open(&cluster.address()).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_written_is_in_the_file_itself_after_a_quiet_moment() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("quiet.db");
    let store = open(&format!("sqlite://{}", file.display())).await.unwrap();
    let (anna, session) = user("anna");
    store.add_user(&anna, &session, &key("anna", "k", Subject::Nothing)).await.unwrap();
    let copy = dir.path().join("copy.db");
    let begun = std::time::Instant::now();
    loop {
        store.checkpoint_if_quiet().await.unwrap();
        std::fs::copy(&file, &copy).unwrap();
        let copied = open(&format!("sqlite://{}", copy.display())).await.unwrap();
        let known = copied.user("anna").await.unwrap();
        copied.close().await;
        if known.is_some() {
            return;
        }
        assert!(begun.elapsed() < std::time::Duration::from_secs(30), "it stays in the write-ahead log");
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    }
}
