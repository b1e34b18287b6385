//! The vectors of the specification, and that every rule is cited.

use crate::project;
use touchline_fudis::Rule;
use touchline_games::vectors::Folder;
use touchline_testkit::coverage;

fn folder() -> Folder {
    Folder::read(&project("vectors/fudis")).unwrap()
}

#[test]
fn every_vector_holds() {
    let failures = folder().failures();
    assert!(failures.is_empty(), "{} vectors do not hold:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_vector_of_the_specification_is_there() {
    let ids = folder().ids();
    let named = (1..=86).map(|i| format!("V-{i:02}")).chain((1..=15).map(|i| format!("L-{i:02}")));
    let missing: Vec<String> = named.filter(|id| !ids.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_is_cited_by_code_and_by_a_vector() {
    coverage::every_rule_is_cited::<Rule>(&project("crates/fudis"), &folder().cited());
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
