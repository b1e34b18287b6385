//! The server as somebody runs it: started, killed, started again.

use crate::cluster::Cluster;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

/// A server in a process of its own.
pub struct Running {
    child: Child,
    pub address: String,
}

impl Running {
    pub fn start(database: &str) -> Self {
        Self::with(&["--listen", "127.0.0.1:0", "--rate", "1000000", "--database", database])
    }

    pub fn with(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_touchline"))
            .arg("serve")
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address =
            line.trim().strip_prefix("Touchline is ready on http://").expect("its address").to_owned();
        Self { child, address }
    }

    /// As a power cut would, as far as a process can tell.
    pub fn kill(mut self) {
        self.child.kill().expect("kill -9");
        self.child.wait().expect("it is gone");
    }

    /// As a service manager would. Gives the exit code.
    fn terminate(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill").success());
        self.child.wait().expect("it ends").code()
    }
}

/// One request; none if the server is gone.
pub fn ask(
    address: &str,
    method: &str,
    path: &str,
    cookie: &str,
    key: &str,
    body: &Value,
) -> Option<(String, Value)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let kind = if body.is_empty() { "" } else { "content-type: application/json\r\n" };
    write!(
        stream,
        "{method} /api/v1{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         idempotency-key: {key}\r\n{kind}content-length: {}\r\n\r\n{body}",
        body.len()
    )
    .ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    Some((head.to_owned(), serde_json::from_str(body).ok()?))
}

pub fn guest(address: &str) -> Option<String> {
    static GUESTS: AtomicU64 = AtomicU64::new(0);
    let key = format!("a-key-that-nobody-guesses-{}", GUESTS.fetch_add(1, Ordering::Relaxed));
    let (head, _) = ask(address, "POST", "/guest", "", &key, &Value::Null)?;
    let line = head.lines().find(|line| line.to_lowercase().starts_with("set-cookie: "))?;
    Some(line["set-cookie: ".len()..].split(';').next()?.to_owned())
}

/// A match on one screen, with every decision that was acknowledged.
struct Played {
    cookie: String,
    id: String,
    acknowledged: Vec<(u64, String)>,
}

/// Plays until the server is gone.
fn play(address: &str, name: usize, count: &AtomicUsize) -> Option<Played> {
    let cookie = guest(address)?;
    let made = json!({ "game": "volchok", "opponent": { "kind": "screen" } });
    let (_, created) = ask(address, "POST", "/matches", &cookie, &format!("m{name}"), &made)?;
    let id = created["match"]["id"].as_str()?.to_owned();
    let mut played = Played { cookie, id, acknowledged: Vec::new() };
    for n in 0.. {
        let path = format!("/matches/{}", played.id);
        let Some((_, now)) = ask(address, "GET", &path, &played.cookie, "", &Value::Null) else { break };
        let choices = now["state"]["choices"].as_array()?;
        if choices.is_empty() {
            break;
        }
        let action = choices[n % choices.len()]["text"].as_str()?.to_owned();
        let number = now["number"].as_u64()?;
        let act = json!({ "command": { "do": "act", "action": action, "expected": number } });
        let path = format!("/matches/{}/commands", played.id);
        match ask(address, "POST", &path, &played.cookie, &format!("a{name}-{n}"), &act) {
            Some((head, _)) if head.starts_with("HTTP/1.1 200") => {
                played.acknowledged.push((number + 1, action));
                count.fetch_add(1, Ordering::SeqCst);
            }
            Some((head, body)) => panic!("{head} {body}"),
            None => break,
        }
    }
    Some(played)
}

/// Everything that happened in a match: a long one is told in parts, the last of which has the state.
fn all_moments(address: &str, id: &str, cookie: &str) -> Vec<Value> {
    let mut moments = Vec::new();
    loop {
        let path = format!("/matches/{id}?since={}", moments.len());
        let (_, mut part) = ask(address, "GET", &path, cookie, "", &Value::Null).expect("an answer");
        moments.append(part["moments"].as_array_mut().expect("moments"));
        if !part["state"].is_null() {
            return moments;
        }
    }
}

/// Kills the server in the middle of moves, again and again; nothing acknowledged is lost and nothing is there twice.
fn crash(database: &str, rounds: usize) {
    for round in 0..rounds {
        let running = Running::start(database);
        let count = Arc::new(AtomicUsize::new(0));
        let players: Vec<_> = (0..4)
            .map(|name| {
                let (address, count) = (running.address.clone(), Arc::clone(&count));
                std::thread::spawn(move || play(&address, name, &count))
            })
            .collect();
        // Each round ends at another moment: somewhere after so many moves, in the middle of others.
        while count.load(Ordering::SeqCst) < 20 + 17 * (round % 13) {
            std::thread::sleep(Duration::from_micros(300 + 211 * round as u64));
        }
        running.kill();
        let played: Vec<Played> = players.into_iter().filter_map(|player| player.join().unwrap()).collect();
        assert!(!played.is_empty());
        let running = Running::start(database);
        for Played { cookie, id, acknowledged } in played {
            let moments = all_moments(&running.address, &id, &cookie);
            let numbers: Vec<u64> = moments.iter().filter_map(|moment| moment["number"].as_u64()).collect();
            assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>(), "no gap, nothing twice");
            for (number, action) in &acknowledged {
                let moment = &moments[*number as usize - 1];
                assert_eq!(
                    (moment["step"].as_str(), moment["by"] == "chance"),
                    (Some(action.as_str()), false)
                );
            }
            let decided = moments.iter().filter(|moment| moment["by"] != "chance").count();
            // At most the one that was under way when the server died.
            assert!(
                decided - acknowledged.len() <= 1,
                "{decided} decisions, {} acknowledged",
                acknowledged.len()
            );
        }
        assert_eq!(running.terminate(), Some(0), "SIGTERM ends it cleanly");
    }
}

/// Five in every test run; more with `TOUCHLINE_LONG`.
fn rounds() -> usize {
    if std::env::var_os("TOUCHLINE_LONG").is_some() { 100 } else { 5 }
}

#[test]
fn long_killed_in_the_middle_of_moves_it_loses_nothing_on_sqlite() {
    let dir = tempfile::tempdir().unwrap();
    crash(&format!("sqlite://{}", dir.path().join("crash.db").display()), rounds());
}

#[test]
fn long_killed_in_the_middle_of_moves_it_loses_nothing_on_postgresql() {
    let cluster = Cluster::start();
    crash(&cluster.address(), rounds());
}

#[test]
fn a_backup_of_a_running_server_holds_what_was_acknowledged() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    let (first, second) = (format!("sqlite://{}", path("a.db")), format!("sqlite://{}", path("b.db")));
    let running = Running::start(&first);
    let count = Arc::new(AtomicUsize::new(0));
    let player = {
        let (address, count) = (running.address.clone(), Arc::clone(&count));
        std::thread::spawn(move || play(&address, 0, &count))
    };
    while count.load(Ordering::SeqCst) < 20 {
        std::thread::sleep(Duration::from_millis(1));
    }
    let output = crate::touchline(&["backup", &path("all.backup"), "--database", &first], "");
    assert_eq!(output.status.code(), Some(0), "{}", crate::text(&output.stderr));
    running.kill();
    let played = player.join().unwrap().expect("a match");
    let restore = ["restore", &path("all.backup"), "--database", &second];
    let output = crate::touchline(&restore, "");
    assert_eq!(output.status.code(), Some(0), "{}", crate::text(&output.stderr));
    let again = crate::touchline(&restore, "");
    assert_eq!(again.status.code(), Some(2));
    assert!(crate::text(&again.stderr).contains("not empty"), "{}", crate::text(&again.stderr));
    let running = Running::start(&second);
    let since = format!("/matches/{}?since=0", played.id);
    let (_, all) = ask(&running.address, "GET", &since, &played.cookie, "", &Value::Null).expect("an answer");
    let moments = all["moments"].as_array().expect("moments");
    let kept: Vec<_> = moments.iter().filter(|moment| moment["by"] != "chance").collect();
    assert!(kept.len() >= 20, "what was acknowledged before the backup is in it");
    for (moment, (number, action)) in kept.iter().zip(&played.acknowledged) {
        assert_eq!(
            (moment["number"].as_u64(), moment["step"].as_str()),
            (Some(*number), Some(action.as_str()))
        );
    }
    assert_eq!(running.terminate(), Some(0));
}

#[test]
fn a_database_that_is_not_there_is_not_backed_up() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    let database = format!("sqlite://{}", path("none.db"));
    let output = crate::touchline(&["backup", &path("all.backup"), "--database", &database], "");
    let said = crate::text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("there is no database"), "{said}");
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0, "nothing was made");
}

#[test]
fn settings_come_from_a_file_and_flags_go_first() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    let settings = format!(
        "listen = \"127.0.0.1:1\"\ndatabase = \"sqlite://{}\"\nproxies = 1\nchat = false\n",
        path("c.db")
    );
    std::fs::write(path("good.toml"), settings).unwrap();
    let running = Running::with(&["--config", &path("good.toml"), "--listen", "127.0.0.1:0"]);
    let cookie = guest(&running.address).expect("a guest");
    let (head, _) =
        ask(&running.address, "GET", "/matches/x/chat", &cookie, "", &Value::Null).expect("an answer");
    assert!(head.starts_with("HTTP/1.1 403"), "the file says that there is no chat: {head}");
    assert!(std::path::Path::new(&path("c.db")).exists());
    assert_eq!(running.terminate(), Some(0));

    std::fs::write(path("bad.toml"), "lisen = \"127.0.0.1:0\"\n").unwrap();
    let seeded =
        ["serve", "--dice-seed", "1", "--public-url", "https://play.example.org", "--listen", "127.0.0.1:0"];
    for (args, word) in [
        (&["serve", "--config", &path("bad.toml")][..], "lisen"),
        (&["serve", "--config", &path("none.toml")][..], "cannot be read"),
        (&seeded[..], "--dice-seed"),
    ] {
        let output = crate::touchline(args, "");
        let said = crate::text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(word), "{args:?}: {said}");
    }
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let listen = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listen.local_addr().unwrap().to_string();
    let dir = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}", dir.path().join("x.db").display());
    for (args, word) in [
        (["serve", "--listen", &address, "--database", &database], "cannot listen"),
        (["serve", "--listen", "127.0.0.1:0", "--database", "mysql://x"], "sqlite://FILE"),
        (["serve", "--listen", "nowhere", "--database", &database], "nowhere"),
        (
            ["serve", "--listen", "127.0.0.1:0", "--database", "sqlite:///no/such/folder/x.db"],
            "cannot be opened",
        ),
    ] {
        let output = crate::touchline(&args, "");
        let said = crate::text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(word), "{args:?}: {said}");
    }
}
