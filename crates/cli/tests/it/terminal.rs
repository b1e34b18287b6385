//! The full screen in a real terminal: tmux is the terminal, keys are pressed and what stands on the screen is read.

use crate::serve::{Running, ask, guest};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// A terminal of 80 by 24 with one program in it.
struct Tmux {
    socket: String,
    dir: tempfile::TempDir,
}

impl Tmux {
    /// Starts `touchline` with these arguments; none where there is no tmux.
    fn start(args: &str) -> Option<Self> {
        Self::start_with("", args)
    }

    /// The same with settings of the environment.
    fn start_with(environment: &str, args: &str) -> Option<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        if Command::new("tmux").arg("-V").output().is_err() {
            eprintln!("skipped: there is no tmux here; scripts/need test installs it");
            return None;
        }
        let socket = format!("touchline-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let tmux = Self { socket, dir: tempfile::tempdir().expect("a folder") };
        let program = env!("CARGO_BIN_EXE_touchline");
        // What the program says last stays on the screen, with its exit code.
        let command = format!("{environment} '{program}' {args}; echo \"left with $?\"; sleep 600");
        let data = tmux.dir.path().display().to_string();
        let new = ["new-session", "-d", "-x", "80", "-y", "24"];
        let settings = [format!("XDG_DATA_HOME={data}"), "LC_ALL=C.UTF-8".to_owned(), "NO_COLOR=".to_owned()];
        let mut start = tmux.tmux();
        start.args(new);
        for setting in &settings {
            start.args(["-e", setting]);
        }
        assert!(start.arg(command).status().expect("tmux starts").success());
        Some(tmux)
    }

    fn tmux(&self) -> Command {
        let mut command = Command::new("tmux");
        // UTF-8 whatever the locale, and no configuration of whoever runs the tests: it would only surprise them.
        command.args(["-u", "-L", &self.socket, "-f", "/dev/null"]);
        command
    }

    fn keys(&self, keys: &[&str]) {
        let mut command = self.tmux();
        command.args(["send-keys", "-t", "0"]).args(keys);
        assert!(command.status().expect("tmux answers").success());
    }

    fn screen(&self) -> String {
        let output = self.tmux().args(["capture-pane", "-p", "-t", "0"]).output().expect("tmux answers");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn resize(&self, width: u16, height: u16) {
        let (x, y) = (width.to_string(), height.to_string());
        let mut command = self.tmux();
        command.args(["resize-window", "-t", "0", "-x", &x, "-y", &y]);
        assert!(command.status().expect("tmux answers").success());
    }

    /// Waits until the screen is so, and gives it.
    fn until(&self, what: &str, holds: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if holds(&screen) {
                return screen;
            }
            assert!(start.elapsed() < PATIENCE, "{what} never came:\n{screen}");
            std::thread::sleep(Duration::from_millis(15));
        }
    }

    fn until_says(&self, words: &str) -> String {
        self.until(words, |screen| screen.contains(words))
    }

    /// Chooses the first of the list and does it, until the screen says so.
    fn play_until(&self, words: &str) -> String {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if screen.contains(words) {
                return screen;
            }
            assert!(start.elapsed() < PATIENCE, "{words} never came:\n{screen}");
            self.keys(&["1", "Enter"]);
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Saves a match of Volchok that is over, leaves, and has the record proven.
    fn saves_a_proof(&self) {
        let record = self.file("m.record");
        let record = record.to_str().expect("a path");
        self.keys(&["s"]);
        self.until_says("volchok.record");
        // The name that is offered goes away letter by letter.
        self.keys(&["-N", "20", "BSpace"]);
        self.keys(&[record, "Enter"]);
        self.until_says("Saved to");
        self.keys(&["q"]);
        self.until_says("left with 0");
        let verdict = crate::json(&["verify", record, "--json"], "");
        assert_eq!(verdict["verdict"], "proven", "{verdict}");
    }

    fn file(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        let _ = self.tmux().arg("kill-server").output();
    }
}

#[test]
fn a_match_is_played_to_its_end_at_full_screen_saved_and_proven() {
    let Some(tmux) = Tmux::start("play volchok --seed 5 -o turn_limit=6 --no-animation --lang en") else {
        return;
    };
    let screen = tmux.until_says(" 2 Player");
    assert!(screen.contains("(Home) 0–0 [Away]") && screen.contains("F1 keys"), "{screen}");
    // A click on the second line of the list chooses it.
    let row = screen.lines().position(|line| line.contains(" 2 Player")).expect("a list") + 1;
    tmux.keys(&["-l", &format!("\u{1b}[<0;60;{row}M")]);
    tmux.until("what was clicked", |screen| {
        screen.lines().any(|line| line.contains(" 2 Player") && line.contains('►'))
    });
    // Help, rules, languages and a smaller window lie over a match and go away again.
    tmux.keys(&["F1"]);
    tmux.until_says("take back your last decision");
    tmux.keys(&["Escape"]);
    // A key that comes with the Escape would be taken for one with Alt.
    tmux.until("the board", |screen| !screen.contains("take back your last decision"));
    tmux.keys(&["?"]);
    tmux.until_says("KO-1");
    tmux.keys(&["Escape"]);
    tmux.until("the board", |screen| screen.contains("F1 keys") && !screen.contains("KO-1"));
    tmux.resize(60, 20);
    tmux.until_says("needs 80 columns");
    tmux.resize(100, 30);
    tmux.until_says("F1 keys");
    tmux.play_until("Full time");
    tmux.saves_a_proof();
}

#[test]
fn a_match_that_is_left_is_kept_and_the_curtain_hides_hands() {
    let Some(tmux) = Tmux::start("play fudis --seed 3 --away you --no-animation --no-color --lang en") else {
        return;
    };
    tmux.until_says("to cover the board");
    tmux.keys(&["Enter"]);
    let screen = tmux.until_says("look away");
    assert!(!screen.contains(['♠', '♣', '♦', '♥']), "{screen}");
    tmux.keys(&["Enter"]);
    tmux.until("the own hand", |screen| screen.contains(['♠', '♣', '♦', '♥']));
    tmux.keys(&["q"]);
    tmux.until_says("Leave?");
    tmux.keys(&["y"]);
    let screen = tmux.until_says("left with 0");
    // The alternate screen is gone, and with it every card.
    assert!(screen.contains("--resume") && !screen.contains(['♠', '♣', '♦', '♥']), "{screen}");
    let kept = std::fs::read_dir(tmux.file("touchline/matches")).expect("an archive").flatten().next();
    let kept = kept.expect("a match").path();
    crate::left_unfinished(kept.to_str().expect("a path"));
}

#[test]
fn the_start_menu_leads_to_a_match_and_the_match_is_offered_the_next_time() {
    let Some(tmux) = Tmux::start("--lang en") else { return };
    tmux.until_says("New match");
    // New match, the first game, kick off.
    tmux.keys(&["Enter"]);
    tmux.until_says("FUBA");
    tmux.keys(&["Enter"]);
    tmux.until_says("Kick off");
    tmux.keys(&["Enter"]);
    let screen = tmux.until_says("Enter do it");
    assert!(screen.contains("4-4-2"), "{screen}");
    tmux.keys(&["Enter"]);
    tmux.until("the next question", |screen| !screen.contains("Which formation"));
    tmux.keys(&["q"]);
    tmux.until_says("Leave?");
    tmux.keys(&["y"]);
    let screen = tmux.until_says("left with 0");
    assert!(screen.contains("--resume"), "{screen}");
}

/// What a match had been listening for must not be taken away from the menu that comes after it.
#[test]
fn the_first_key_after_a_match_is_for_the_menu_and_a_terminal_that_goes_ends_it() {
    let Some(tmux) = Tmux::start("--lang en") else { return };
    tmux.until_says("New match");
    tmux.keys(&["Enter"]);
    tmux.until_says("FUBA");
    // The rulebook is the quickest way to a screen and back.
    tmux.keys(&["Escape"]);
    tmux.until_says("► New match");
    tmux.keys(&["Enter", "Enter", "Enter"]);
    tmux.until_says("Enter do it");
    tmux.keys(&["r"]);
    tmux.until_says("Resign?");
    tmux.keys(&["y"]);
    tmux.until_says("Start menu");
    let menu = tmux.screen().lines().find_map(|line| {
        let (number, _) = line.split_once(" Start menu")?;
        number.chars().rev().find(char::is_ascii_digit)
    });
    let menu = menu.expect("a number before it").to_string();
    // A key that comes at once could have been meant for the match.
    tmux.until("the menu", |screen| {
        if screen.contains("Start menu") {
            tmux.keys(&[&menu]);
        }
        screen.contains("► New match")
    });
    tmux.keys(&["Down"]);
    tmux.until("the next row", |screen| !screen.contains("► New match"));
    let pid = tmux.tmux().args(["display-message", "-p", "-t", "0", "#{pane_pid}"]).output().expect("tmux");
    let shell = String::from_utf8_lossy(&pid.stdout).trim().to_owned();
    let children = Command::new("pgrep").args(["-P", &shell]).output();
    let Ok(children) = children else { return };
    let program = String::from_utf8_lossy(&children.stdout).trim().to_owned();
    assert!(!program.is_empty(), "touchline runs under {shell}");
    drop(tmux);
    let start = Instant::now();
    while std::path::Path::new(&format!("/proc/{program}")).exists() {
        assert!(start.elapsed() < PATIENCE, "{program} runs without a terminal");
        std::thread::sleep(Duration::from_millis(15));
    }
}

#[test]
fn a_dumb_terminal_gets_plain_lines() {
    let Some(tmux) = Tmux::start_with("TERM=dumb", "play volchok --seed 5 --lang en") else { return };
    tmux.until_says("Home>");
    tmux.keys(&["quit", "Enter"]);
    tmux.until_says("left with 0");
}

/// Plays one side over HTTP, as another person's program would, until the match is over.
fn play_over_http(address: &str, cookie: &str, id: &str) -> Value {
    let start = Instant::now();
    for n in 0.. {
        let path = format!("/matches/{id}");
        let (_, now) = ask(address, "GET", &path, cookie, "", &Value::Null).expect("the server answers");
        let state = &now["state"];
        if state["match"]["status"] == "over" {
            return state["match"].clone();
        }
        assert!(start.elapsed() < PATIENCE, "{state}");
        let Some(choice) = state["choices"].as_array().and_then(|choices| choices.first()) else {
            std::thread::sleep(Duration::from_millis(15));
            continue;
        };
        let act = json!({ "command": { "do": "act", "action": choice["text"], "expected": now["number"] } });
        // Whoever is overtaken looks again.
        let _ = ask(address, "POST", &format!("/matches/{id}/commands"), cookie, &format!("h-{n}"), &act);
    }
    unreachable!("a match ends")
}

#[test]
fn a_match_against_somebody_on_a_server_is_joined_by_its_link_and_played_to_its_end() {
    let database = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", database.path().join("t.db").display());
    let server = Running::start(&url);
    let address = server.address.clone();
    let cookie = guest(&address).expect("a guest");
    let made = json!({
        "game": "volchok", "opponent": { "kind": "invitation" }, "seat": "home", "options": { "turn_limit": 6 },
    });
    let (_, created) = ask(&address, "POST", "/matches", &cookie, "m", &made).expect("a match");
    let id = created["match"]["id"].as_str().expect("its ID").to_owned();
    let invitation = created["invitation"].as_str().expect("an invitation");
    let args = format!(
        "play --server http://{address} --match '{id}?invitation={invitation}' --no-animation --lang en"
    );
    let Some(tmux) = Tmux::start(&args) else { return };
    // The toss is told first: what is said before it would be out of sight.
    tmux.until_says("Kick-off to");
    // A word from the other side.
    let said =
        ask(&address, "POST", &format!("/matches/{id}/chat"), &cookie, "c", &json!({ "text": "good luck" }));
    assert!(said.is_some());
    tmux.until_says("good luck");
    let other = {
        let (address, id) = (address.clone(), id.clone());
        std::thread::spawn(move || play_over_http(&address, &cookie, &id))
    };
    tmux.play_until("Full time");
    let over = other.join().expect("the other side plays on");
    assert!(over["result"].is_string(), "{over}");
    assert!(over["dice"]["away"]["secret"].is_string(), "the terminal brought its part of the dice: {over}");
    tmux.saves_a_proof();
    server.kill();
}

#[test]
fn two_terminals_play_each_other_and_survive_a_restart_of_the_server() {
    let database = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", database.path().join("t.db").display());
    let server = Running::start(&url);
    let address = server.address.clone();
    let start =
        format!("play fudis -o format=shootout_only --server http://{address} --no-animation --lang en");
    let Some(one) = Tmux::start(&start) else { return };
    let link = screen_link(&one.until_says("Whoever opens this link"));
    let two =
        Tmux::start(&format!("play --server '{link}' --no-animation --lang en")).expect("tmux is there");
    two.until_says("F1 keys");
    one.until("the match", |screen| !screen.contains("Waiting"));
    let start = Instant::now();
    let mut server = Some(server);
    for round in 0.. {
        if one.screen().contains("Full time") && two.screen().contains("Full time") {
            break;
        }
        assert!(start.elapsed() < PATIENCE, "{}\n{}", one.screen(), two.screen());
        for side in [&one, &two] {
            side.keys(&["1", "Enter"]);
        }
        if round == 3 {
            server.take().expect("it runs").kill();
            let args = ["--listen", &address, "--rate", "1000000", "--database", &url];
            server = Some(Running::with(&args));
        }
    }
    server.expect("it runs").kill();
}

/// The link that the waiting screen shows, put together from its lines.
fn screen_link(screen: &str) -> String {
    let lines: Vec<&str> = screen.lines().collect();
    let first = lines.iter().position(|line| line.contains("http://")).expect("a link");
    let column = lines[first].find("http://").expect("a link");
    let column = lines[first][..column].chars().count();
    let part = |line: &&str| line.chars().skip(column).collect::<String>().trim().to_owned();
    lines[first..].iter().map(part).take_while(|part| !part.is_empty() && !part.contains(' ')).collect()
}
