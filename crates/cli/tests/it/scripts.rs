//! The names that other programs rely on.

use crate::{json, project, said, scratch, touchline};

const POSITION: &str = r#"{ "game": "volchok", "position": {
    "pieces": { "home": { "1": "e1", "5": "d12" }, "away": { "1": "e13", "2": "a1" } }, "ball": "H5" } }"#;

fn keys(value: &serde_json::Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn sim_gives_the_same_whatever_the_threads() {
    let run = |threads: &str| {
        let args =
            ["sim", "volchok", "--home", "random", "--away", "random", "--matches", "60", "--seed", "1"];
        let mut report = json(&[&args[..], &["--threads", threads, "--json"]].concat(), "");
        for name in ["seconds", "threads"] {
            report.as_object_mut().expect("an object").remove(name).expect("a field");
        }
        report
    };
    let one = run("1");
    assert_eq!(one, run("2"));
    for name in [
        "game",
        "options",
        "home",
        "away",
        "matches",
        "seed",
        "home_wins",
        "draws",
        "away_wins",
        "goals",
        "decisions",
        "chances",
        "elo",
    ] {
        assert!(one.get(name).is_some(), "{name} is missing");
    }
    let count = |name: &str| one[name].as_u64().expect("a number");
    assert_eq!(count("home_wins") + count("draws") + count("away_wins"), 60);
}

#[test]
fn bench_counts_a_fixed_amount_of_work() {
    let table = json(&["bench", "volchok", "--steps", "5000", "--json"], "");
    let line = &table[0];
    assert_eq!(
        line["steps"].as_u64().expect("a number"),
        line["decisions"].as_u64().expect("a number") + line["chances"].as_u64().expect("a number")
    );
    for name in
        ["game", "matches", "cpu_seconds", "steps_per_cpu_second", "matches_per_cpu_second", "position_bytes"]
    {
        assert!(line.get(name).is_some(), "{name} is missing");
    }
    assert!(line["position_bytes"].as_u64().expect("a number") <= 128);
}

#[test]
fn a_position_file_can_be_listed_stepped_and_read_again() {
    let file = scratch("position.json", POSITION);
    let file = file.to_str().expect("a path");
    assert_eq!(json(&["legal", file, "--json"], ""), serde_json::json!(["basic", "shot d14", "shot f14"]));
    let after = json(&["apply", file, "shot d14", "spin 1", "--json"], "");
    assert_eq!(after["position"]["ball"], "A1");
    assert_eq!(after["turn"], "away");
    assert_eq!(after["events"][0]["rule"], "SHOT-6");
    let again = json(&["legal", "-", "--json"], &after.to_string());
    assert_eq!(again, serde_json::json!(["basic"]));
    let spins = json(&["legal", "-", "--json"], &json(&["apply", file, "basic", "--json"], "").to_string());
    assert_eq!(spins[0], "spin 1");
}

#[test]
fn legal_speaks_the_language() {
    let start = scratch("legal-fi.json", r#"{"game":"volchok"}"#);
    let start = start.to_str().expect("a path");
    let finnish = said(&["legal", start, "--lang", "fi"], "");
    assert!(finnish.contains("arvonta") && !finnish.contains("chance"), "{finnish}");
}

#[test]
fn legal_shows_the_odds_to_people() {
    let file = scratch("odds.json", POSITION);
    let text = said(&["legal", file.to_str().expect("a path")], "");
    assert!(text.contains("goal 5/6 (83%)"), "{text}");
}

#[test]
fn vectors_are_checked_and_failures_told() {
    let vectors = project("vectors/volchok");
    let report = json(&["check", vectors.to_str().expect("a path"), "--json"], "");
    assert_eq!(report["failed"], serde_json::json!([]));
    assert!(report["passed"].as_u64().expect("a number") > 100);
    let wrong = scratch(
        "wrong.toml",
        "game = \"volchok\"\n[[vector]]\nid = \"X1\"\nwhen = [\"toss 3 2\"]\nthen.turn = \"away\"\nthen.legal = 4\n\
         [[vector]]\nid = \"X2\"\nwhen = [\"toss 3 2\", \"pick 1\"]\nthen.illegal = \"KO-2\"\n",
    );
    let output = touchline(&["check", wrong.to_str().expect("a path"), "--json"], "");
    assert_eq!(output.status.code(), Some(1));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(keys(&report), ["passed", "failed"]);
    assert_eq!(report["failed"].as_array().expect("a list").len(), 3);
    assert_eq!(
        report["failed"][0],
        serde_json::json!({ "id": "X1", "expected": "turn away", "found": "turn home" })
    );
}

#[test]
fn games_and_rules_are_told_in_every_language() {
    let games = json(&["games", "--json"], "");
    assert!(games.as_array().expect("a list").iter().any(|game| game["id"] == "volchok"));
    let mut told = std::collections::BTreeSet::new();
    for lang in ["en", "fi", "nl", "it", "ru"] {
        let rule = said(&["rules", "volchok", "shot-4", "--lang", lang], "");
        assert!(rule.contains("SHOT-4"), "{rule}");
        told.insert(rule);
        assert!(said(&["games", "volchok", "--lang", lang], "").contains("goals_to_win"));
    }
    assert_eq!(told.len(), 5, "each language says it in its own words");
    assert!(json(&["rules", "volchok", "--json"], "").as_array().expect("a list").len() > 70);
}

#[test]
fn rulings_are_told_with_the_options_that_play_another_reading() {
    let ruling = said(&["rules", "fuba", "r20"], "");
    assert!(ruling.starts_with("R20 ") && ruling.contains("level_with: "), "{ruling}");
    assert_eq!(json(&["rules", "volchok", "R10", "--json"], "")["options"][0], "loose_ball");
    let rule = said(&["rules", "volchok", "BALL-3"], "");
    assert!(rule.contains("R10 ") && rule.contains("R12 "), "{rule}");
    let finnish = said(&["rules", "fuba", "R20", "--lang", "fi"], "");
    assert!(finnish != ruling, "{finnish}");
}

#[test]
fn without_arguments_it_says_what_it_can_do() {
    let text = said(&[], "");
    for command in ["play", "sim", "bench", "games", "rules", "check", "legal", "apply", "replay", "verify"] {
        assert!(text.contains(command), "{command} is missing");
    }
    for shell in ["bash", "zsh", "fish"] {
        assert!(said(&["completions", shell], "").contains("touchline"));
    }
}
