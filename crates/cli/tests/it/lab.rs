//! Many matches: what is told of them, and what is kept.

use crate::{json, said, text, touchline};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A folder of its own for a test.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a scratch folder")
}

fn name(path: &Path) -> &str {
    path.to_str().expect("a path")
}

/// Short matches of coaches who do not think.
const SHORT: [&str; 6] = ["-o", "turn_limit=30", "-o", "goals_to_win=2", "--stronger", "rookie"];

/// A laboratory of three boards, one of which there cannot be.
fn lab(more: &[&str]) -> Vec<String> {
    let args = ["lab", "volchok", "--vary", "board.rows=9,13,8", "--home", "random", "--away", "random"];
    [&args[..], &SHORT, &["--weaker", "random"], more].concat().into_iter().map(str::to_owned).collect()
}

fn run(args: &[String]) -> Value {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let mut report = json(&args, "");
    for field in ["seconds", "threads"] {
        report.as_object_mut().expect("an object").remove(field).expect("a field");
    }
    report
}

#[test]
fn sim_writes_a_page_a_table_and_records() {
    let folder = folder();
    let [page, table, records] = ["page.html", "table.csv", "records"].map(|name| folder.path().join(name));
    let args = ["sim", "volchok", "-o", "turn_limit=150", "--matches", "30", "--mirrored", "--lang", "fi"];
    let more = ["--html", name(&page), "--csv", name(&table), "--records", name(&records)];
    let told = said(&[&args[..], &more].concat(), "");
    assert!(
        told.contains("Tulokset") && told.contains("95\u{a0}%:n luottamusväli") && told.contains('█'),
        "{told}"
    );
    let page = std::fs::read_to_string(page).expect("a page");
    assert!(page.starts_with("<!doctype html>") && page.contains("<html lang=\"fi\">"));
    assert!(page.matches("<svg").count() >= 2 && page.contains("prefers-color-scheme"));
    for foreign in ["<script", "http:", "https:", "src=", "url("] {
        assert!(!page.contains(foreign), "the page fetches something: {foreign}");
    }
    let table = std::fs::read_to_string(table).expect("a table");
    let numbers: Vec<String> =
        table.lines().skip(1).map(|line| line.split(',').next().unwrap_or_default().to_owned()).collect();
    assert_eq!(numbers, (0..30).map(|number| number.to_string()).collect::<Vec<_>>());
    let columns = table.lines().map(|line| line.split(',').count()).collect::<Vec<_>>();
    assert!(columns.iter().all(|n| *n == columns[0] && *n > 50), "every line has a cell for each rule");
    for number in [0, 29] {
        let record = records.join(format!("{number:06}.record"));
        assert!(said(&["verify", name(&record)], "").contains("Proven"));
    }
}

#[test]
fn sim_tells_goals_lengths_and_rules() {
    let report = json(&["sim", "fudis", "--matches", "40", "--json"], "");
    let sum = |list: &Value, of: usize| -> u64 {
        let list = list.as_array().expect("a list");
        list.iter().map(|bin| bin[of].as_u64().expect("a number")).sum()
    };
    assert_eq!(sum(&report["distributions"]["goals"], 1), 40);
    assert_eq!(sum(&report["distributions"]["steps"], 2), 40);
    assert_eq!(sum(&report["scores"], 2), 40);
    let goals = &report["goals"];
    let both = goals[0].as_u64().expect("goals") + goals[1].as_u64().expect("goals");
    assert_eq!(sum(&report["distributions"]["goal_turns"], 2), both, "every goal falls in a turn");
    let finishes = report["finishes"].as_object().expect("rules");
    assert_eq!(finishes.values().filter_map(Value::as_u64).sum::<u64>(), 40);
    assert!(report["rules"].as_object().expect("rules").len() > 10);
    let draws = &report["shares"]["draws"];
    assert!(
        draws["low"].as_f64() <= draws["value"].as_f64() && draws["value"].as_f64() <= draws["high"].as_f64()
    );
}

#[test]
fn the_laboratory_gives_the_same_whatever_the_threads_and_stops() {
    let fresh = run(&lab(&["--matches", "12", "--threads", "1", "--json"]));
    assert_eq!(fresh["runs"].as_array().expect("runs").len(), 2);
    assert_eq!(fresh["runs"][1]["matches"], 12);
    assert_eq!(fresh["runs"][1]["options"]["board"], Value::Null, "13 rows are the default");
    assert_eq!(fresh["runs"][0]["varied"]["board.rows"], 9);
    assert_eq!(fresh["runs"][0]["difference"]["goals"]["value"], 0.0);
    assert_eq!(fresh["runs"][1]["skill"]["matches"], 4);
    assert!(fresh["refused"][0]["why"].as_str().expect("why").contains("found 8"));
    let folder = folder();
    let out = name(folder.path());
    let first = run(&lab(&["--matches", "5", "--skill-matches", "2", "--out", out, "--json"]));
    assert_eq!(first["runs"][0]["matches"], 5);
    let second =
        run(&lab(&["--matches", "12", "--skill-matches", "4", "--out", out, "--threads", "3", "--json"]));
    assert_eq!(second, fresh);
}

#[test]
fn another_laboratory_in_the_same_folder_is_refused() {
    let folder = folder();
    let out = name(folder.path());
    run(&lab(&["--matches", "1", "--out", out, "--json"]));
    let args = lab(&["--matches", "1", "--out", out, "--seed", "7"]);
    let output = touchline(&args.iter().map(String::as_str).collect::<Vec<_>>(), "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("`seed` is 1 there and 7 here"), "{}", text(&output.stderr));
}

#[test]
fn options_that_there_are_not_are_told_with_those_that_there_are() {
    for (vary, words) in [
        ("bord=1", "no option `bord`; its options are board, numbers"),
        ("board.rowz=1,2", "expected one of `cols`, `rows`"),
        ("board.rows", "has no `=`"),
        ("numbers=[1,2", "`]` is missing"),
    ] {
        let output = touchline(&["lab", "volchok", "--vary", vary, "--matches", "1"], "");
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(words), "{vary}: {}", text(&output.stderr));
    }
}

/// Starts a run that would take long, interrupts it as soon as `begun`, and gives its exit code and what it said.
#[cfg(unix)]
fn interrupted(args: &[&str], begun: impl Fn() -> bool) -> (Option<i32>, Value) {
    let child = Command::new(env!("CARGO_BIN_EXE_touchline"))
        .args(args)
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let start = Instant::now();
    while !begun() {
        assert!(start.elapsed() < Duration::from_secs(120), "nothing was ever finished");
        std::thread::sleep(Duration::from_millis(5));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().expect("kill").success());
    let output = child.wait_with_output().expect("the program ends");
    (output.status.code(), serde_json::from_slice(&output.stdout).expect("JSON"))
}

#[cfg(unix)]
#[test]
fn what_is_finished_survives_an_interrupt() {
    let folder = folder();
    let out = folder.path();
    let lines = || std::fs::read_to_string(out.join("matches.jsonl")).map_or(0, |text| text.lines().count());
    let args = lab(&["--matches", "100000", "--out", name(out), "--json"]);
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (code, report) = interrupted(&args, || lines() > 8);
    assert_eq!(code, Some(130));
    assert_eq!(report["interrupted"], true);
    let count = |run: usize| report["runs"][run]["matches"].as_u64().expect("a number") as i64;
    let skill = |run: usize| report["runs"][run]["skill"]["matches"].as_u64().expect("a number") as i64;
    assert!((count(0) - count(1)).abs() <= 8, "all have come about equally far");
    assert_eq!(
        lines() as i64,
        count(0) + count(1) + skill(0) + skill(1),
        "all that was told is kept, and all kept is told"
    );
    let more = ["--matches", "40", "--skill-matches", "10"];
    let resumed = run(&lab(&[&more[..], &["--out", name(out), "--json"]].concat()));
    assert_eq!(resumed, run(&lab(&[&more[..], &["--json"]].concat())));
}

#[cfg(unix)]
#[test]
fn learning_that_is_stopped_says_what_it_wrote_and_goes_on() {
    let folder = folder();
    let (out, state) = (folder.path().join("weights.json"), folder.path().join("state.json"));
    let args = [
        "learn",
        "fudis",
        "--generations",
        "1000",
        "--matches",
        "2",
        "--gate",
        "2",
        "--gate-coach",
        "random",
        "--out",
        name(&out),
        "--state",
        name(&state),
    ];
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchline"))
        .args(args)
        .env("LC_ALL", "C")
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let start = Instant::now();
    // The file is there for a moment at the start, too, to see whether it can be written.
    while !std::fs::metadata(&state).is_ok_and(|file| file.len() > 0) {
        assert!(child.try_wait().expect("a child").is_none(), "it goes on until it is stopped");
        assert!(start.elapsed() < Duration::from_secs(120), "no generation was ever learned");
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill").success());
    let output = child.wait_with_output().expect("the program ends");
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{said}");
    assert!(said.contains("of 1000 generations done"), "{said}");
    assert_eq!(out.exists(), said.contains("best network so far"), "{said}");
    assert!(
        std::fs::read_dir(folder.path())
            .expect("a folder")
            .flatten()
            .all(|file| { !file.file_name().to_string_lossy().contains("part") })
    );
}

#[cfg(unix)]
#[test]
fn an_interrupted_simulation_tells_of_what_is_finished() {
    let folder = folder();
    let records = folder.path().join("records");
    let begun = || std::fs::read_dir(&records).is_ok_and(|mut files| files.next().is_some());
    let args = ["sim", "volchok", "--matches", "1000000", "--records", name(&records), "--json"];
    let (code, report) = interrupted(&args, begun);
    assert_eq!(code, Some(130));
    let kept = std::fs::read_dir(&records).expect("a folder").count() as u64;
    let told = report["matches"].as_u64().expect("a number");
    assert!(told > 0 && kept == told, "{told} told, {kept} kept");
}

#[test]
fn bench_compares_with_an_earlier_run() {
    let args = ["bench", "volchok", "--steps", "5000"];
    let mut table = json(&[&args[..], &["--json"]].concat(), "");
    let rate = table[0]["steps_per_cpu_second"].as_f64().expect("a rate");
    table[0]["steps_per_cpu_second"] = (rate * 1000.0).into();
    let file = crate::scratch("bench.json", &table.to_string());
    let compare = ["--compare", name(&file)];
    assert!(said(&[&args[..], &compare].concat(), "").contains("×0.00"));
    let strict = touchline(&[&args[..], &compare, &["--tolerance", "10"]].concat(), "");
    assert_eq!(strict.status.code(), Some(1));
    let rubbish = crate::scratch("no-bench.json", "{}");
    let refused = touchline(&[&args[..], &["--compare", name(&rubbish)]].concat(), "");
    assert_eq!(refused.status.code(), Some(2));
}
