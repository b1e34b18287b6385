//! The story of a competition, told to both databases: what is written is read back, once, and by one of those who write at once.

use crate::cluster::Cluster;
use crate::rows::{key, row, user};
use std::sync::Arc;
use touchline_kernel::Seat;
use touchline_store::*;

fn cup() -> CompetitionRow {
    CompetitionRow {
        id: "cup".to_owned(),
        organiser: Some("anna".to_owned()),
        name: "Harbour Cup".to_owned(),
        game: "volchok".to_owned(),
        status: CompetitionStatus::Open,
        hidden: false,
        settings: "{}".to_owned(),
        state: None,
        created_ms: 1,
        updated_ms: 1,
        wake_ms: None,
        revision: 0,
    }
}

fn change(row: CompetitionRow) -> CompetitionChange {
    CompetitionChange {
        row,
        entrants: None,
        fixtures: Vec::new(),
        matches: Vec::new(),
        aborted: Vec::new(),
        acts: Vec::new(),
    }
}

fn fixture(id: &str, match_id: Option<&str>) -> FixtureRow {
    FixtureRow {
        fixture: id.to_owned(),
        match_id: match_id.map(str::to_owned),
        deadline_ms: Some(50),
        postponed: 0,
        asked: Some((Seat::Away, 60)),
        counted: false,
    }
}

async fn read(store: &Store) -> CompetitionWhole {
    store.competition("cup").await.unwrap().unwrap()
}

async fn story(store: Arc<Store>) {
    store.beat(5).await.unwrap();
    for id in ["anna", "bo"] {
        let (person, session) = user(id);
        store.add_user(&person, &session, &key("guest", id, Subject::Nothing)).await.unwrap();
    }
    let made = key("anna", "make", Subject::Nothing);
    assert!(store.add_competition(&cup(), &["\"made\"".to_owned()], &made).await.unwrap());
    assert!(!store.add_competition(&cup(), &[], &made).await.unwrap(), "a key is used once");
    assert_eq!(read(&store).await.row, cup());
    assert_eq!(store.competition("none").await.unwrap(), None);
    assert_eq!(store.competitions_organised("anna").await.unwrap(), 1);

    // Entrants come all together; of two changes to one revision one is overtaken.
    let entrant = |place: u32, user: Option<&str>, coach: Option<&str>| EntrantRow {
        place,
        user: user.map(str::to_owned),
        coach: coach.map(str::to_owned),
        name: format!("E{place}"),
    };
    let entrants =
        vec![entrant(0, Some("anna"), None), entrant(1, Some("bo"), None), entrant(2, None, Some("club"))];
    let running = CompetitionRow {
        status: CompetitionStatus::Running,
        state: Some("{\"round\":1}".to_owned()),
        wake_ms: Some(40),
        updated_ms: 2,
        ..cup()
    };
    let begun = CompetitionChange {
        entrants: Some(entrants.clone()),
        fixtures: vec![fixture("1", Some("m1")), fixture("2", None)],
        matches: vec![MatchRow {
            competition: Some("cup".to_owned()),
            ..row("m1", Kind::Invitation, Status::Open)
        }],
        acts: vec!["\"begun\"".to_owned(), "\"drawn\"".to_owned()],
        ..change(running.clone())
    };
    let enter = key("anna", "begin", Subject::Nothing);
    assert_eq!(store.change_competition(&begun, Some(&made)).await.unwrap(), CompetitionChanged::KeyUsed);
    assert_eq!(read(&store).await.row, cup(), "nothing of it was written");
    assert_eq!(store.change_competition(&begun, Some(&enter)).await.unwrap(), CompetitionChanged::Written);
    assert_eq!(store.change_competition(&begun, None).await.unwrap(), CompetitionChanged::Overtaken);
    let whole = read(&store).await;
    assert_eq!(whole.row, CompetitionRow { revision: 1, ..running });
    assert_eq!(whole.entrants, entrants);
    assert_eq!(whole.fixtures.len(), 2);
    assert!(whole.fixtures.contains(&fixture("1", Some("m1"))));
    assert_eq!(whole.matches.len(), 1);
    assert_eq!(whole.matches[0].competition.as_deref(), Some("cup"));
    let log: Vec<(u32, String)> = store
        .competition_log("cup", 9)
        .await
        .unwrap()
        .into_iter()
        .map(|line| (line.number, line.act))
        .collect();
    let line = |number: u32, act: &str| (number, format!("\"{act}\""));
    assert_eq!(log, [line(3, "drawn"), line(2, "begun"), line(1, "made")]);

    // It is due when its time comes, and when a match has ended that is not counted.
    assert_eq!(store.competitions_due(39, 9).await.unwrap(), [""; 0]);
    assert_eq!(store.competitions_due(40, 9).await.unwrap(), ["cup"]);
    let mut over = whole.matches[0].clone();
    over.status = Status::Over;
    over.result = "4-2 home END-1".parse().ok();
    let commit =
        Commit { row: Arc::new(over), scope: Scope::Row, entries: Vec::new(), key: None, quota: None };
    assert_eq!(store.commit(&[commit]).await.unwrap(), [Committed::Written]);
    assert_eq!(store.competitions_due(39, 9).await.unwrap(), ["cup"]);
    let counted = CompetitionChange {
        fixtures: vec![FixtureRow {
            counted: true,
            asked: None,
            deadline_ms: None,
            ..fixture("1", Some("m1"))
        }],
        // It has ended meanwhile: it cannot be called off, and nothing of the change is written.
        aborted: vec![("m1".to_owned(), 1)],
        ..change(CompetitionRow { wake_ms: None, ..whole.row.clone() })
    };
    assert_eq!(store.change_competition(&counted, None).await.unwrap(), CompetitionChanged::Overtaken);
    assert_eq!(read(&store).await, CompetitionWhole { matches: read(&store).await.matches, ..whole });
    let counted = CompetitionChange { aborted: Vec::new(), ..counted };
    assert_eq!(store.change_competition(&counted, None).await.unwrap(), CompetitionChanged::Written);
    assert_eq!(store.competitions_due(99, 9).await.unwrap(), [""; 0]);
    let known = read(&store).await;
    assert_eq!((known.row.revision, known.row.wake_ms, known.matches.len()), (2, None, 0));

    // Lists; a person who is gone leaves no name, and the competition is looked at.
    let of = |list: CompetitionList<'static>| {
        let store = Arc::clone(&store);
        async move { store.competitions(list, Some("bo"), 9).await.unwrap() }
    };
    let running = of(CompetitionList::Status(CompetitionStatus::Running)).await;
    assert_eq!((running.len(), running[0].entrants, running[0].entered), (1, 3, true));
    assert_eq!(of(CompetitionList::Status(CompetitionStatus::Open)).await.len(), 0);
    assert_eq!(of(CompetitionList::Of("bo")).await.len(), 1);
    assert_eq!(of(CompetitionList::Of("cato")).await.len(), 0);
    store.delete_user("bo", "nobody", &key("leaving", "bo", Subject::Nothing)).await.unwrap();
    assert_eq!(store.competitions_due(0, 9).await.unwrap(), ["cup"]);
    let left = read(&store).await;
    assert_eq!((left.entrants[1].name.as_str(), &left.entrants[1].user), ("nobody", &None));
    assert_eq!(left.row.revision, 3);
    store.delete_user("anna", "nobody", &key("leaving", "anna", Subject::Nothing)).await.unwrap();
    assert_eq!(read(&store).await.row.organiser, None);

    // What has a deadline is given the time back that no server was there.
    let dated = CompetitionChange {
        fixtures: vec![fixture("2", None)],
        ..change(CompetitionRow { wake_ms: Some(50), ..read(&store).await.row })
    };
    assert_eq!(store.change_competition(&dated, None).await.unwrap(), CompetitionChanged::Written);
    store.give_time_back(100_005).await.unwrap();
    let later = read(&store).await;
    let second = later.fixtures.iter().find(|row| row.fixture == "2").unwrap();
    assert_eq!((later.row.wake_ms, second.deadline_ms), (Some(100_050), Some(100_050)));

    // A backup has all of it.
    let mut bytes = Vec::new();
    store.backup(&mut bytes).await.unwrap();
    let text = String::from_utf8(bytes).unwrap();
    for (table, n) in [("competitions {", 1), ("entrants {", 3), ("fixtures {", 2), ("competition_log {", 3)]
    {
        assert_eq!(text.lines().filter(|line| line.starts_with(table)).count(), n, "{table}");
    }
    let dir = tempfile::tempdir().unwrap();
    let copy = open(&format!("sqlite://{}", dir.path().join("copy.db").display())).await.unwrap();
    copy.restore(&mut text.as_bytes()).await.unwrap();
    assert_eq!(read(&copy).await, later);
    copy.close().await;
}

#[tokio::test]
async fn sqlite_keeps_competitions() {
    let dir = tempfile::tempdir().unwrap();
    story(open(&format!("sqlite://{}", dir.path().join("t.db").display())).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_competitions() {
    let cluster = Cluster::start();
    story(open(&cluster.address()).await.unwrap()).await;
}
