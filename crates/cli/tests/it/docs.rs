//! What the documents show is true.

use crate::{project, scratch, touchline};

/// The contents of every fence with this mark in `docs/formats/`, with the file's name.
fn examples(mark: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(project("docs/formats")).expect("docs/formats").flatten() {
        let text = std::fs::read_to_string(entry.path()).expect("a document");
        for part in text.split(&format!("```{mark}\n")).skip(1) {
            let body = part.split("```").next().unwrap_or_default();
            found.push((entry.file_name().to_string_lossy().into_owned(), body.to_owned()));
        }
    }
    assert!(!found.is_empty(), "docs/formats has an example of {mark}");
    found
}

fn holds(command: &str, mark: &str, extension: &str) {
    for (i, (name, example)) in examples(mark).iter().enumerate() {
        let file = scratch(&format!("{name}-{i}.{extension}"), example);
        let output = touchline(&[command, file.to_str().expect("a path")], "");
        let told =
            String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{name}: {command}: {told}\n{example}");
    }
}

#[test]
fn every_record_shown_is_proven() {
    holds("verify", "record", "record");
}

#[test]
fn every_position_shown_is_one() {
    holds("legal", "json position", "json");
}

#[test]
fn every_vector_shown_holds() {
    holds("check", "toml vectors", "toml");
}

#[test]
fn every_tournament_shown_can_be_run() {
    holds("league", "toml league", "toml");
}
