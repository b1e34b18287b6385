//! What the documents show is true.

use crate::{json, project, said, scratch, touchline};

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
        // Rolls of a real table cannot be recomputed: 3 says that such a record is legal, and no more.
        let legal_only = example.contains("\ndice: table\n") && output.status.code() == Some(3);
        assert!(output.status.success() || legal_only, "{name}: {command}: {told}\n{example}");
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

/// The lines of README that show what a command prints: the command, and the lines below it.
fn shown_in_readme() -> Vec<(String, Vec<String>)> {
    let text = std::fs::read_to_string(project("README.md")).expect("README");
    let mut found: Vec<(String, Vec<String>)> = Vec::new();
    for block in text.split("```text\n").skip(1).filter_map(|part| part.split("```").next()) {
        let mut inside = false;
        for line in block.lines() {
            if let Some(command) = line.strip_prefix("$ touchline ") {
                found.push((command.to_owned(), Vec::new()));
                inside = true;
            } else if let (true, Some((_, lines))) = (inside, found.last_mut()) {
                lines.push(line.to_owned());
            }
        }
    }
    found
}

#[test]
fn what_readme_shows_is_what_is_printed() {
    let mut checked = 0;
    for (command, lines) in shown_in_readme() {
        let args: Vec<&str> = command.split(' ').collect();
        // Commands about a file of the reader's own have no file here.
        if args.iter().any(|word| word.ends_with(".json") || word.ends_with(".record")) {
            continue;
        }
        let printed = said(&args, "");
        let printed: Vec<&str> = printed.lines().map(str::trim_end).collect();
        for line in lines.iter().filter(|line| !line.is_empty() && !line.trim_end().ends_with('…')) {
            assert!(
                printed.contains(&line.trim_end()),
                "{command}: {line:?} is not in\n{}",
                printed.join("\n")
            );
        }
        checked += 1;
    }
    assert!(checked >= 2, "README shows what commands print");
}

#[test]
fn the_plain_match_in_readme_is_what_is_printed() {
    let text = std::fs::read_to_string(project("README.md")).expect("README");
    let block = text
        .split("```text\n")
        .skip(1)
        .filter_map(|part| part.split("```").next())
        .find(|block| block.contains("What do you declare?"));
    let input = "toss 5 2\npick 5\nspin 1\nstep 5 e8\nquit\n";
    let printed = said(&["play", "volchok", "--table", "--away", "you", "--lang", "en"], input);
    for line in block.expect("README shows a match").lines().filter(|line| line.trim() != "…") {
        assert!(
            printed.lines().any(|other| other.trim_end() == line.trim_end()),
            "{line:?} is not in\n{printed}"
        );
    }
}

#[test]
fn the_lengths_that_games_gives_are_those_of_a_simulation() {
    for game in ["volchok", "fuba", "champions", "fudis"] {
        let told = said(&["games", game, "--lang", "en"], "");
        let line = told.lines().find(|line| line.contains("between two rookies")).expect("a length");
        let number: f64 = line.split(' ').find_map(|word| word.parse().ok()).expect("a number");
        let turns = if line.contains("halves") { 2.0 * number } else { number };
        let run =
            json(&["sim", game, "--home", "rookie", "--away", "rookie", "--matches", "40", "--json"], "");
        let measured = run["means"]["turns"]["value"].as_f64().expect("a mean");
        assert!((turns / measured - 1.0).abs() < 0.1, "{game}: {line:?}, but {measured} turns were played");
    }
}
