//! The vectors of the specification, and that every rule is cited.

use crate::project;
use std::collections::BTreeSet;
use touchline_fudis::Rule;
use touchline_games::vectors::{self, VectorFile};
use touchline_testkit::coverage;

fn files() -> Vec<(String, VectorFile)> {
    let dir = project("vectors/fudis");
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
    let named = (1..=86).map(|i| format!("V-{i:02}")).chain((1..=15).map(|i| format!("L-{i:02}")));
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
    coverage::every_rule_is_cited::<Rule>(&project("crates/fudis"), &cited);
}

/// The specification defines every rule in a row of the register: `| SHOT-4 | V | …`.
#[test]
fn the_specification_and_the_code_define_the_same_rules() {
    let text = std::fs::read_to_string(project("docs/rules/fudis.md")).unwrap();
    let register = &text[text.find("\n### 4.1").unwrap()..text.find("\n### 4.2").unwrap()];
    let ids = register
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(" |").next())
        .filter(|id| id.split_once('-').is_some_and(|(_, number)| number.parse::<u8>().is_ok()))
        .map(str::to_owned)
        .collect();
    coverage::specification_and_code_agree::<Rule>(&ids);
}
