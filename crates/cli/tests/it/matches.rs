//! Matches are kept as they are played, and found again.

use crate::{text, touchline_in};
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

fn said(home: &Path, args: &[&str], input: &str) -> String {
    let output = touchline_in(home, args, input);
    assert!(output.status.success(), "{args:?}: {}{}", text(&output.stderr), text(&output.stdout));
    text(&output.stdout)
}

fn listed(home: &Path, args: &[&str]) -> Vec<Value> {
    let all = [&["matches"], args, &["--json"]].concat();
    serde_json::from_str(&said(home, &all, "")).expect("JSON")
}

#[test]
fn two_matches_that_were_left_are_both_there_and_the_latest_goes_on_without_a_name() {
    let home = tempfile::tempdir().unwrap();
    said(home.path(), &["play", "volchok", "--seed", "9", "--away", "you"], "1\n1\n");
    said(home.path(), &["play", "volchok", "--seed", "10", "--away", "you"], "1\n1\n1\n");
    let both = listed(home.path(), &["--result", "unfinished"]);
    assert_eq!(both.len(), 2, "{both:?}");
    let before = both[0]["entries"].as_u64().unwrap();
    said(home.path(), &["play", "--resume"], "1\nresign\n\n");
    let after = listed(home.path(), &[]);
    assert_eq!(after.len(), 2, "it goes on where it was: {after:?}");
    let over = after.iter().find(|kept| kept["name"] == both[0]["name"]).unwrap();
    assert_eq!(over["outcome"], "played");
    assert!(over["entries"].as_u64().unwrap() > before);
    // By its name as well, and the name tells the game.
    said(home.path(), &["play", "--resume", both[1]["name"].as_str().unwrap()], "resign\n\n");
    assert!(listed(home.path(), &["--result", "unfinished"]).is_empty());
    let none = touchline_in(home.path(), &["play", "--resume"], "");
    assert_eq!(none.status.code(), Some(2));
}

#[test]
fn sigkill_loses_at_most_the_step_in_hand() {
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchline"))
        .args(["play", "volchok", "--seed", "5", "--away", "you", "--lang", "en"])
        .env("XDG_DATA_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    input.write_all(b"1\n1\n").unwrap();
    // Two boards later two decisions have been made.
    let boards =
        lines.by_ref().map_while(Result::ok).filter(|line| line.contains("Home 0–0 Away")).take(3).count();
    assert_eq!(boards, 3);
    child.kill().unwrap();
    child.wait().unwrap();
    let kept = listed(home.path(), &[]);
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert!(kept[0]["entries"].as_u64().unwrap() >= 3, "a toss and two decisions: {kept:?}");
    said(home.path(), &["play", "--resume"], "resign\n\n");
}

#[test]
fn finished_matches_are_searched_counted_exported_and_deleted() {
    let home = tempfile::tempdir().unwrap();
    let moves = "1\n".repeat(5_000);
    said(home.path(), &["play", "volchok", "--seed", "5", "-o", "turn_limit=4", "--away", "random"], &moves);
    said(
        home.path(),
        &["play", "fudis", "--seed", "5", "-o", "format=shootout_only", "--away", "random"],
        &moves,
    );
    assert_eq!(listed(home.path(), &[]).len(), 2);
    let fudis = listed(home.path(), &["--game", "fudis"]);
    assert_eq!(fudis.len(), 1);
    assert_ne!(fudis[0]["outcome"], "unfinished");
    assert_eq!(listed(home.path(), &["--against", "rookie"]).len(), 0);
    assert_eq!(listed(home.path(), &["random", "volchok"]).len(), 1);
    let sums: Vec<Value> =
        serde_json::from_str(&said(home.path(), &["matches", "stats", "--json"], "")).unwrap();
    assert_eq!(sums.len(), 2);
    assert!(sums.iter().all(|sum| sum["played"] == 1), "{sums:?}");
    let name = fudis[0]["name"].as_str().unwrap();
    let file = home.path().join("out.record");
    let file = file.to_str().unwrap();
    said(home.path(), &["matches", "export", name, file], "");
    assert!(said(home.path(), &["verify", file], "").contains("Proven"));
    assert_eq!(
        touchline_in(home.path(), &["matches", "export", name, file], "").status.code(),
        Some(2),
        "no file is replaced"
    );
    assert!(said(home.path(), &["matches", "open", name], "").contains("Fudis"));
    assert_eq!(
        touchline_in(home.path(), &["matches", "delete", name], "").status.code(),
        Some(2),
        "not unasked"
    );
    said(home.path(), &["matches", "delete", name, "--yes"], "");
    assert_eq!(listed(home.path(), &[]).len(), 1);
    let none = touchline_in(home.path(), &["matches", "open", name], "");
    assert!(text(&none.stderr).contains("there is no match"), "{}", text(&none.stderr));
}

#[test]
fn without_a_data_folder_it_is_said_before_the_match_and_leaving_is_an_error() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("touchline");
    std::fs::write(&file, "in the way").unwrap();
    let output = touchline_in(home.path(), &["play", "volchok", "--seed", "1", "--lang", "en"], "1\n");
    let out = text(&output.stdout);
    let (said, board) = (out.find("cannot be kept"), out.find("Home 0–0 Away"));
    assert!(said.is_some() && said < board, "{out}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_record_that_breaks_is_shown_as_far_as_it_goes() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("cut.record");
    std::fs::write(&file, "touchline record 1\ngame: volchok\nrules: 1\noptions: {}\ndice: seed 38\nhome: you\naway: you\nresult: *\n\n1 chance toss 3 2\n2 home pi").unwrap();
    let output = touchline_in(home.path(), &["replay", file.to_str().unwrap(), "--lang", "en"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stdout).contains("chance toss 3 2"), "{}", text(&output.stdout));
    assert!(text(&output.stderr).contains("line 12"), "{}", text(&output.stderr));
}
