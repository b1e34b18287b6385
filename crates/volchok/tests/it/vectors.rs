//! The vectors of the specification, and that every rule is cited.

use crate::project;
use std::collections::BTreeSet;
use touchline_games::vectors::{self, VectorFile};
use touchline_testkit::coverage;
use touchline_volchok::Rule;

fn files() -> Vec<(String, VectorFile)> {
    let dir = project("vectors/volchok");
    let mut files: Vec<_> = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let file = vectors::read(&std::fs::read_to_string(path).unwrap());
        (name.clone(), file.unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    files.iter().map(read).collect()
}

#[test]
fn every_vector_holds() {
    let mut failures = Vec::new();
    for (name, file) in files() {
        for failure in vectors::run(&file).failed {
            failures.push(format!(
                "{name} {}: expected {}, found {}",
                failure.id, failure.expected, failure.found
            ));
        }
    }
    assert!(failures.is_empty(), "{} vectors do not hold:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_vector_of_the_specification_is_there() {
    let ids: BTreeSet<String> =
        files().iter().flat_map(|(_, file)| file.vectors.iter().map(|vector| vector.id.clone())).collect();
    let named = (1..=70).map(|i| format!("V{i:02}")).chain((1..=14).map(|i| format!("N{i}")));
    let missing: Vec<String> = named.filter(|id| !ids.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_is_cited_by_code_and_by_a_vector() {
    let cited: BTreeSet<String> = files()
        .iter()
        .flat_map(|(_, file)| file.vectors.iter())
        .flat_map(|vector| vector.cited().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    coverage::every_rule_is_cited::<Rule>(&project("crates/volchok"), &cited);
}

/// The specification defines a rule in bold at the beginning of a sentence: `**SHOT-4** No field player …`.
#[test]
fn the_specification_and_the_code_define_the_same_rules() {
    let text = std::fs::read_to_string(project("docs/rules/volchok.md")).unwrap();
    let flow = &text[text.find("\n## 4.").unwrap()..text.find("\n## 7.").unwrap()];
    let ids = flow
        .split("**")
        .skip(1)
        .step_by(2)
        .filter(|id| {
            let (word, number) = id.split_once('-').unwrap_or(("", ""));
            !word.is_empty() && word.chars().all(|c| c.is_ascii_uppercase()) && number.parse::<u8>().is_ok()
        })
        .map(str::to_owned)
        .collect();
    coverage::specification_and_code_agree::<Rule>(&ids);
}
