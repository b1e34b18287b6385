use crate::cluster::Cluster;
use crate::rows::{hash, key, on, row, user};
use std::sync::Arc;
use touchline_kernel::Seat;
use touchline_store::*;

/// The row with further entries.
fn moved(row: &MatchRow, entries: &[&str], name: &str) -> Commit {
    let mut row = row.clone();
    let entries: Vec<EntryRow> = entries
        .iter()
        .zip(row.number + 1..)
        .map(|(entry, number)| EntryRow { number, entry: (*entry).to_owned(), at_ms: 7, asked: None })
        .collect();
    row.number += u32::try_from(entries.len()).unwrap();
    let key = key("anna", name, on(&row.id, row.number));
    Commit { row: Arc::new(row), scope: Scope::Move, entries, key: Some(key), quota: None }
}

/// The same, with its key kept in the log.
fn logged(row: &MatchRow, entries: &[&str], name: &str) -> Commit {
    let mut commit = moved(row, entries, name);
    commit.entries.last_mut().unwrap().asked = Some(format!("mark of {name}"));
    commit
}

/// Moves in a match without a clock: the log tells of them, and whoever reads the match reads what it tells.
async fn told_by_the_log(store: &Arc<Store>) {
    for id in ["l1", "l2"] {
        let key = key("anna", &format!("new {id}"), on(id, 0));
        assert_eq!(
            store.add_match(&row(id, Kind::Screen, Status::Playing), &key, Quota::NONE).await.unwrap(),
            Added::Written
        );
    }
    let read = async |id: &str| store.match_row(id).await.unwrap().unwrap();
    let goal = |before: &MatchRow, entries: &[&str], name: &str| {
        let mut commit = logged(before, entries, name);
        let row = Arc::make_mut(&mut commit.row);
        row.turn = Some(Seat::Away);
        row.sides.away.score += 1;
        (row.updated_ms, row.turn_since_ms) = (7, 7);
        commit.scope = Scope::between(before, row);
        assert_eq!(commit.scope, Scope::Log);
        commit
    };
    let commit_one = async |commit: Commit| store.commit(&[commit]).await.unwrap()[0];

    // By itself: read as it was written, in lists, too; only the revision stays.
    let before = read("l1").await;
    let first = goal(&before, &["home spin", "chance spin 6"], "l1 1");
    assert_eq!(commit_one(first.clone()).await, Committed::Written);
    assert_eq!(read("l1").await, *first.row);
    assert!(store.matches_of("anna", 100).await.unwrap().contains(&first.row));

    // Whoever had not read it is refused, with a longer log of his own, too, and with an offer that needs no entry.
    assert_eq!(commit_one(goal(&before, &["home other"], "l1 2")).await, Committed::Overtaken);
    assert_eq!(commit_one(goal(&before, &["a", "b", "c"], "l1 3")).await, Committed::Overtaken);
    let offer = |before: &MatchRow, name: &str| {
        let mut commit = moved(before, &[], name);
        Arc::make_mut(&mut commit.row).offer = Some(Offer { by: Seat::Home, proposal: Proposal::Draw });
        commit.scope = Scope::between(before, &commit.row);
        assert_eq!(commit.scope, Scope::Move);
        commit
    };
    assert_eq!(commit_one(offer(&before, "l1 4")).await, Committed::Overtaken);
    let mut ended = moved(&before, &[], "l1 5");
    Arc::make_mut(&mut ended.row).status = Status::Aborted;
    ended.scope = Scope::Row;
    assert_eq!(commit_one(ended).await, Committed::Overtaken);
    assert_eq!(read("l1").await, *first.row);
    assert_eq!(store.entries("l1").await.unwrap(), first.entries);

    // A key that was used elsewhere is not used again.
    assert_eq!(commit_one(goal(&read("l1").await, &["away spin"], "new l1")).await, Committed::KeyUsed);

    // One that the log does not keep is written beside it.
    let mut apart = goal(&read("l2").await, &["home spin"], "l2 apart");
    apart.entries[0].asked = None;
    assert_eq!(commit_one(apart).await, Committed::Written);
    assert_eq!(store.key("anna", "l2 apart").await.unwrap().unwrap().subject, on("l2", 1));

    // What changes the row refuses whoever has not read the row.
    let now = read("l1").await;
    assert_eq!(commit_one(offer(&now, "l1 6")).await, Committed::Written);
    assert_eq!(commit_one(goal(&now, &["away spin"], "l1 7")).await, Committed::Overtaken);
    let offered = read("l1").await;
    assert_eq!((offered.number, offered.revision), (now.number, now.revision + 1));
    assert_eq!((offered.turn, offered.sides.away.score), (Some(Seat::Away), 1));
    // An offer lapses with the next move, and that the row must know.
    let mut answered = logged(&offered, &["away spin"], "l1 8");
    Arc::make_mut(&mut answered.row).offer = None;
    answered.scope = Scope::between(&offered, &answered.row);
    assert_eq!(answered.scope, Scope::Move);
    assert_eq!(commit_one(answered).await, Committed::Written);

    // Together: one that is refused does not disturb the others.
    let (one, two) = (read("l1").await, read("l2").await);
    let batch =
        [goal(&one, &["home spin"], "l1 9"), goal(&before, &["late"], "l1 10"), goal(&two, &["x"], "l2 1")];
    let done = store.commit(&batch).await.unwrap();
    assert_eq!(done, [Committed::Written, Committed::Overtaken, Committed::Written]);
    assert_eq!((read("l1").await.number, read("l2").await.number), (4, 2));

    // Where a clock runs, the row must know of every move.
    let mut timed = two.clone();
    timed.deadline_ms = Some(9);
    let mut moved = timed.clone();
    moved.number += 1;
    assert_eq!(Scope::between(&timed, &moved), Scope::Move);
}

/// More at once than one statement takes: all of them, and none of them twice.
async fn crowd(store: Arc<Store>) {
    let mut many = Vec::new();
    for n in 0..100 {
        let id = format!("y{n}");
        let key = key("anna", &format!("new {id}"), on(&id, 0));
        assert_eq!(
            store.add_match(&row(&id, Kind::Screen, Status::Playing), &key, Quota::NONE).await.unwrap(),
            Added::Written
        );
        many.push(store.match_row(&id).await.unwrap().unwrap());
    }
    let move_all = |rows: &[MatchRow]| -> Vec<Commit> {
        let move_one =
            |row: &MatchRow| logged(row, &["home spin", "chance spin 1"], &format!("spin {}", row.id));
        rows.iter().map(move_one).collect()
    };
    assert_eq!(store.commit(&move_all(&many)).await.unwrap(), [Committed::Written; 100]);
    assert_eq!(store.commit(&move_all(&many[..70])).await.unwrap(), [Committed::Overtaken; 70]);
    for before in &many {
        let after = store.match_row(&before.id).await.unwrap().unwrap();
        assert_eq!((after.revision, after.number), (before.revision + 1, 2));
        assert_eq!(store.entries(&before.id).await.unwrap().len(), 2);
    }
}

async fn story(store: Arc<Store>) {
    store.beat(5).await.unwrap();
    let seed = store.signing_seed("first").await.unwrap();
    assert_eq!(store.signing_seed("second").await.unwrap(), seed, "a key is made once");

    // Two people; one claims a name, which the other can then not have.
    for id in ["anna", "bo"] {
        let (user, session) = user(id);
        let key = key("guest", id, Subject::Session(session.hash.clone()));
        assert_eq!(store.add_user(&user, &session, &key).await.unwrap(), Once::Done(()));
        assert_eq!(store.add_user(&user, &session, &key).await.unwrap(), Once::Replayed);
    }
    assert_eq!(store.user_of_session(&hash("anna")).await.unwrap().unwrap().id, "anna");
    assert_eq!(store.user_of_session(&hash("nobody")).await.unwrap(), None);
    let claim = async |id: &str, name: &str, key_name: &str| {
        let key = key(id, key_name, Subject::Nothing);
        let session = SessionRow { hash: hash("claimed"), user_id: id.to_owned(), ..user(id).1 };
        let exchanged = (session.hash.as_str(), &session);
        let codes = ["c1".to_owned()];
        store.claim_name(id, (name, &name.to_lowercase()), "secret", &codes, exchanged, &key).await.unwrap()
    };
    assert_eq!(claim("anna", "Anna", "name").await, Once::Done(true));
    assert_eq!(claim("anna", "Anna", "name").await, Once::Replayed);
    assert_eq!(claim("bo", "ANNA", "name").await, Once::Done(false));
    assert_eq!(store.key("bo", "name").await.unwrap(), None, "what was not done can be asked for again");
    assert_eq!(claim("nobody", "No", "name").await, Once::Done(false));
    assert_eq!(store.user_by_name("anna").await.unwrap().unwrap().name, "Anna");
    let bot = SessionRow { hash: hash("bot"), kind: SessionKind::Bot, ..user("anna").1 };
    let asked = key("anna", "bot", Subject::Session(hash("bot")));
    assert_eq!(store.add_session(&bot, &asked).await.unwrap(), Once::Done(()));
    assert_eq!(store.add_session(&bot, &asked).await.unwrap(), Once::Replayed);
    // Asked for again, the session is the same one with another token.
    let renewed = SessionRow { hash: hash("bot again"), ..bot };
    assert!(store.renew_session(&renewed, &asked).await.unwrap());
    assert_eq!(store.user_of_session(&hash("bot")).await.unwrap(), None);
    assert_eq!(store.user_of_session(&hash("bot again")).await.unwrap().unwrap().id, "anna");
    assert_eq!(store.key("anna", "bot").await.unwrap().unwrap().subject, Subject::Session(hash("bot again")));
    assert!(
        !store.renew_session(&renewed, &key("anna", "bot", Subject::Session(hash("ended")))).await.unwrap()
    );

    // A browser's session ends with its cookie, a bot's does not.
    for (name, kind) in [("old browser", SessionKind::Browser), ("old bot", SessionKind::Bot)] {
        let old = SessionRow { hash: hash(name), kind, created_ms: -10, ..user("anna").1 };
        let made = store.add_session(&old, &key("anna", name, Subject::Session(hash(name)))).await;
        assert_eq!(made.unwrap(), Once::Done(()));
    }
    assert_eq!(store.end_old_sessions(-5).await.unwrap(), 1);
    assert_eq!(store.user_of_session(&hash("old browser")).await.unwrap(), None);
    assert_eq!(store.user_of_session(&hash("old bot")).await.unwrap().unwrap().id, "anna");
    // Which of many go on is asked at once.
    let asked = [hash("old bot"), hash("old browser"), hash("bot again")];
    let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
    let mut living = store.living_sessions(&asked).await.unwrap();
    living.sort();
    let mut expected = vec![hash("old bot"), hash("bot again")];
    expected.sort();
    assert_eq!(living, expected);

    // A match in the lobby, asked for twice under one key, is one match.
    let lobby = row("m1", Kind::Lobby, Status::Open);
    assert_eq!(
        store.add_match(&lobby, &key("anna", "k1", on("m1", 0)), Quota::NONE).await.unwrap(),
        Added::Written
    );
    let second = row("m2", Kind::Lobby, Status::Open);
    let again = store.add_match(&second, &key("anna", "k1", on("m2", 0)), Quota::NONE).await.unwrap();
    assert_eq!(again, Added::KeyUsed);
    // What is too much is not written, and its key is free.
    for quota in [Quota { matches: 1, offers: 9 }, Quota { matches: 9, offers: 1 }] {
        let full = store.add_match(&second, &key("anna", "k2", on("m2", 0)), quota).await.unwrap();
        assert_eq!((full, store.key("anna", "k2").await.unwrap()), (Added::Full, None));
    }
    assert_eq!(store.match_row("m2").await.unwrap(), None);
    assert_eq!(store.key("anna", "k1").await.unwrap().unwrap().subject, on("m1", 0));
    assert_eq!(store.lobby(10).await.unwrap(), std::slice::from_ref(&lobby));
    assert_eq!(store.match_row("m1").await.unwrap().unwrap(), lobby, "a row is read as it was written");

    // Bo joins; of two that join at once, one is refused and leaves no key behind.
    let mut joined = moved(&lobby, &[], "unused");
    let row_then = Arc::make_mut(&mut joined.row);
    row_then.status = Status::Playing;
    row_then.sides.away.user = Some("bo".to_owned());
    row_then.deadline_ms = Some(100);
    joined.scope = Scope::between(&lobby, &joined.row);
    assert_eq!(joined.scope, Scope::Row);
    joined.key = Some(key("bo", "j1", on("m1", 0)));
    // Who has too many matches sits down at none.
    joined.quota = Some(("bo".to_owned(), Quota { matches: 0, offers: 0 }));
    assert_eq!(store.commit(std::slice::from_ref(&joined)).await.unwrap(), [Committed::Full]);
    joined.quota = Some(("bo".to_owned(), Quota { matches: 1, offers: 0 }));
    let mut late = joined.clone();
    late.key = Some(key("bo", "j2", on("m1", 0)));
    let done = store.commit(&[joined.clone(), late]).await.unwrap();
    assert_eq!(done, [Committed::Written, Committed::Overtaken]);
    assert_eq!(store.key("bo", "j2").await.unwrap(), None);
    assert!(store.lobby(10).await.unwrap().is_empty());
    // It can be watched while it moves on.
    let was = store.match_row("m1").await.unwrap().unwrap();
    assert_eq!(was.status, Status::Playing);
    let found = store.live(0, was.updated_ms - 1, 10).await.unwrap();
    assert_eq!(found, std::slice::from_ref(&was));
    assert!(store.live(0, was.updated_ms, 10).await.unwrap().is_empty(), "it has not moved on since");
    assert!(store.live(was.created_ms, 0, 10).await.unwrap().is_empty(), "it is older");
    assert_eq!(store.due(99, 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due(100, 10).await.unwrap(), ["m1"]);
    assert_eq!(store.matches_of("bo", 10).await.unwrap().len(), 1);

    // Moves of two matches in one batch; a repeated key and an overtaken move do not disturb the others.
    let third = row("m3", Kind::Coach, Status::Playing);
    assert_eq!(
        store.add_match(&third, &key("anna", "k3", on("m3", 0)), Quota::NONE).await.unwrap(),
        Added::Written
    );
    let now = store.match_row("m1").await.unwrap().unwrap();
    assert_eq!(now.revision, 1);
    let other = store.match_row("m3").await.unwrap().unwrap();
    let first = moved(&now, &["home spin", "chance spin 4"], "a1");
    let again = moved(&now, &["home spin", "chance spin 5"], "a1");
    let stale = moved(&now, &["home other"], "a2");
    let beside = moved(&other, &["home spin"], "a3");
    let done = store.commit(&[first, again, stale, beside]).await.unwrap();
    assert_eq!(done, [Committed::Written, Committed::KeyUsed, Committed::Overtaken, Committed::Written]);
    let log: Vec<String> = store.entries("m1").await.unwrap().into_iter().map(|row| row.entry).collect();
    assert_eq!(log, ["home spin", "chance spin 4"]);
    assert_eq!(store.entries("m3").await.unwrap().len(), 1);

    // A key that the log keeps is not written apart, and one that was used apart is not taken into a log.
    let now = store.match_row("m3").await.unwrap().unwrap();
    let (good, used) =
        (logged(&now, &["home spin", "chance spin 1"], "b1"), logged(&now, &["home spin"], "a1"));
    let beside = moved(&store.match_row("m1").await.unwrap().unwrap(), &[], "b2");
    assert_eq!(
        store.commit(&[beside, used, good]).await.unwrap(),
        [Committed::Written, Committed::KeyUsed, Committed::Written]
    );
    assert_eq!(store.key("anna", "b1").await.unwrap(), None);
    let marks: Vec<_> = store.entries("m3").await.unwrap().into_iter().map(|row| row.asked).collect();
    assert_eq!(marks, [None, None, Some("mark of b1".to_owned())]);
    // Whoever has not read the log cannot know its keys: he is overtaken, whatever the key.
    assert_eq!(store.commit(&[logged(&now, &["home spin"], "b1")]).await.unwrap(), [Committed::Overtaken]);

    // A number is given once, whatever the row says.
    let mut twice = moved(&store.match_row("m1").await.unwrap().unwrap(), &["home again"], "a4");
    twice.entries[0].number = 1;
    assert_eq!(store.commit(std::slice::from_ref(&twice)).await.unwrap(), [Committed::Overtaken]);
    assert_eq!(store.key("anna", "a4").await.unwrap(), None);
    // With what no log can have, a batch fails whole.
    let mut wrong = twice;
    wrong.entries[0].number = 0;
    let rest = moved(&store.match_row("m3").await.unwrap().unwrap(), &["away spin"], "a5");
    assert!(store.commit(&[wrong.clone(), rest.clone()]).await.is_err());
    assert_eq!(store.entries("m3").await.unwrap().len(), 3);
    // The journal then writes what can be written.
    let journal = Journal::start(Arc::clone(&store));
    let (bad, good) = tokio::join!(journal.commit(wrong), journal.commit(rest));
    assert!(bad.is_err());
    assert_eq!(good.unwrap(), Committed::Written);
    assert_eq!(store.entries("m3").await.unwrap().len(), 4);

    told_by_the_log(&store).await;

    // Many at once through the journal: each match keeps its own order.
    let mut writers = Vec::new();
    for n in 0..20 {
        let id = format!("x{n}");
        let row = row(&id, Kind::Screen, Status::Playing);
        let key = key("anna", &format!("n{n}"), on(&id, 0));
        assert_eq!(store.add_match(&row, &key, Quota::NONE).await.unwrap(), Added::Written);
        let (store, journal) = (Arc::clone(&store), journal.clone());
        writers.push(tokio::spawn(async move {
            for step in 0..10 {
                let row = store.match_row(&id).await.unwrap().unwrap();
                let commit = moved(&row, &[&format!("home step {step}")], &format!("{id} {step}"));
                assert_eq!(journal.commit(commit).await.unwrap(), Committed::Written);
            }
            let log = store.entries(&id).await.unwrap();
            assert_eq!(log.len(), 10);
            assert!(log.iter().enumerate().all(|(i, row)| row.entry == format!("home step {i}")));
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }

    // Chat is numbered by match.
    let line = ChatRow {
        match_id: "m1".to_owned(),
        number: 0,
        user_id: "bo".to_owned(),
        name: "guest".to_owned(),
        text: "hello".to_owned(),
        at_ms: 9,
    };
    assert_eq!(store.add_chat(&line, &key("bo", "c1", on("m1", 0))).await.unwrap(), Some(1));
    assert_eq!(store.add_chat(&line, &key("bo", "c2", on("m1", 0))).await.unwrap(), Some(2));
    assert_eq!(store.add_chat(&line, &key("bo", "c2", on("m1", 0))).await.unwrap(), None);
    assert_eq!(store.key("bo", "c2").await.unwrap().unwrap().subject, on("m1", 2));
    assert_eq!(store.chat_by("bo").await.unwrap().len(), 2);
    let mute = async |muted: bool, name: &str| {
        store.set_mute("m1", "anna", muted, &key("anna", name, on("m1", 0))).await.unwrap()
    };
    for name in ["u1", "u2"] {
        assert_eq!(mute(true, name).await, Once::Done(()));
        assert_eq!(store.mutes("m1").await.unwrap(), ["anna"]);
    }
    assert_eq!(mute(false, "u3").await, Once::Done(()));
    assert_eq!(mute(true, "u2").await, Once::Replayed);
    assert!(store.mutes("m1").await.unwrap().is_empty());
    assert_eq!(store.chat("m1", 1, 10).await.unwrap().len(), 1);
    let report =
        async |line: u32| store.report_chat("m1", line, &key("anna", "p", on("m1", 0))).await.unwrap();
    assert_eq!(report(3).await, Once::Done(false));
    assert_eq!(report(2).await, Once::Done(true));
    assert_eq!(report(2).await, Once::Replayed);

    // A match is rated once, and only on top of the ratings that were read.
    let mut over = row("r1", Kind::Lobby, Status::Over);
    over.rated = Rated::Yes;
    assert_eq!(
        store.add_match(&over, &key("anna", "r1", on("r1", 0)), Quota::NONE).await.unwrap(),
        Added::Written
    );
    assert_eq!(store.to_rate(10).await.unwrap(), [over]);
    let rating = |who: &str, matches: u32| RatingRow {
        who: who.to_owned(),
        game: "volchok".to_owned(),
        against: Against::People,
        rating: 1512.25,
        deviation: 90.5,
        volatility: 0.06,
        matches,
        updated_ms: 3,
    };
    let change = RatingChangeRow {
        match_id: "r1".to_owned(),
        seat: Seat::Home,
        before: 1500.0,
        after: 1512.25,
        provisional: true,
    };
    let changes = std::slice::from_ref(&change);
    assert!(store.rate("r1", &[rating("anna", 1), rating("bo", 1)], changes).await.unwrap());
    assert!(!store.rate("r1", &[rating("anna", 2), rating("bo", 2)], changes).await.unwrap());
    assert!(store.to_rate(10).await.unwrap().is_empty());
    assert_eq!(store.rating_changes("r1").await.unwrap(), [change]);
    assert_eq!(store.ratings("anna").await.unwrap(), [rating("anna", 1)]);
    let mut second = row("r2", Kind::Lobby, Status::Over);
    second.rated = Rated::Yes;
    assert_eq!(
        store.add_match(&second, &key("anna", "r2", on("r2", 0)), Quota::NONE).await.unwrap(),
        Added::Written
    );
    assert!(
        !store.rate("r2", &[rating("anna", 3), rating("bo", 2)], &[]).await.unwrap(),
        "not what was read"
    );
    assert_eq!(store.ratings("bo").await.unwrap(), [rating("bo", 1)], "nothing of it was written");
    assert!(store.rate("r2", &[rating("anna", 2), rating("bo", 2)], &[]).await.unwrap());

    // Old keys are forgotten, sessions end, and a person who leaves takes everything but the matches along.
    store.forget_keys(6).await.unwrap();
    assert_eq!(store.key("anna", "k1").await.unwrap(), None);
    let out = key(&hash("bot again"), "out", Subject::Nothing);
    assert_eq!(store.end_session(&hash("bot again"), &out).await.unwrap(), Once::Done(()));
    assert_eq!(store.user_of_session(&hash("bot again")).await.unwrap(), None);
    assert_eq!(store.end_session(&hash("anna"), &out).await.unwrap(), Once::Replayed);
    let out = key(&hash("anna"), "out", Subject::Nothing);
    assert_eq!(store.end_sessions("anna", &out).await.unwrap(), Once::Done(()));
    assert_eq!(store.user_of_session(&hash("anna")).await.unwrap(), None);
    let leave = key(&hash("bo"), "leave", Subject::Nothing);
    assert_eq!(store.delete_user("bo", "nobody", &leave).await.unwrap(), Once::Done(()));
    assert_eq!(store.delete_user("bo", "nobody", &leave).await.unwrap(), Once::Replayed);
    assert_eq!(store.user("bo").await.unwrap(), None);
    let left = store.match_row("m1").await.unwrap().unwrap();
    assert_eq!((&left.sides.away.user, left.sides.away.name.as_str()), (&None, "nobody"));
    assert!(store.chat("m1", 0, 10).await.unwrap().is_empty());
    assert_eq!(store.entries("m1").await.unwrap().len(), 2);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_story_in_sqlite() {
    let dir = tempfile::tempdir().unwrap();
    let address = format!("sqlite://{}", dir.path().join("story.db").display());
    story(open(&address).await.unwrap()).await;
    // Opened again, the tables are as they were.
    let store = open(&address).await.unwrap();
    assert_eq!(store.entries("m1").await.unwrap().len(), 2);
    crowd(Arc::clone(&store)).await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_story_in_postgresql() {
    let cluster = Cluster::start();
    story(open(&cluster.address()).await.unwrap()).await;
    crowd(open(&cluster.address()).await.unwrap()).await;
}

#[tokio::test]
async fn an_address_of_no_database_is_refused_without_its_password() {
    let error = open("mysql://me:secret@host/x").await.unwrap_err().to_string();
    assert!(
        error.contains("mysql") && error.contains("sqlite://FILE") && !error.contains("secret"),
        "{error}"
    );
}

async fn backed_up(store: &Arc<Store>) -> String {
    let mut bytes = Vec::new();
    store.backup(&mut bytes).await.unwrap();
    let text = String::from_utf8(bytes).unwrap();
    // A table has no order of its own.
    let mut lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("end ")).collect();
    lines.sort_unstable();
    lines.join("\n")
}

/// From one database to the other and back, everything stays the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_moves_everything_between_databases() {
    let dir = tempfile::tempdir().unwrap();
    let address = |name: &str| format!("sqlite://{}", dir.path().join(name).display());
    story(open(&address("story.db")).await.unwrap()).await;
    let first = open(&address("story.db")).await.unwrap();
    let (anna, session) = user("cato");
    first.add_user(&anna, &session, &key("guest", "cato", Subject::Nothing)).await.unwrap();
    let mut bytes = Vec::new();
    let rows = first.backup(&mut bytes).await.unwrap();
    let text = String::from_utf8(bytes).unwrap();
    for (table, n) in [("users ", 2), ("matches ", 26), ("rating_changes ", 1), ("ratings ", 1)] {
        assert_eq!(text.lines().filter(|line| line.starts_with(table)).count(), n, "{table}");
    }

    let cluster = Cluster::start();
    let second = open(&cluster.address()).await.unwrap();
    assert_eq!(second.restore(&mut text.as_bytes()).await.unwrap(), rows);
    let full = second.restore(&mut text.as_bytes()).await.unwrap_err();
    assert!(matches!(full, StoreError::NotEmpty), "{full}");
    let mut bytes = Vec::new();
    second.backup(&mut bytes).await.unwrap();
    let third = open(&address("third.db")).await.unwrap();
    third.restore(&mut &bytes[..]).await.unwrap();
    assert_eq!(backed_up(&first).await, backed_up(&third).await);

    // Half a file, another file and a damaged one change nothing.
    let fourth = open(&address("fourth.db")).await.unwrap();
    let half: String = text.lines().take(30).map(|line| format!("{line}\n")).collect();
    let damaged = text.replacen("users {", "users [", 1);
    let missing = text.replacen("end ", "end 1", 1);
    let changed = text.replacen("\"home_score\":0", "\"home_score\":3", 1);
    assert_ne!(changed, text);
    for bad in [
        "",
        "touchline record 1\n",
        &half,
        &damaged,
        &missing,
        &changed,
        "touchline backup 1\nsecrets {}\nend 1\n",
    ] {
        let error = fourth.restore(&mut bad.as_bytes()).await.unwrap_err().to_string();
        assert!(error.contains("line "), "{error}");
    }
    assert_eq!(fourth.restore(&mut text.as_bytes()).await.unwrap(), rows);
    for store in [first, second, third, fourth] {
        store.close().await;
    }
}
