//! The vectors of the specification, and that every rule is cited.

use crate::project;
use touchline_games::vectors::Folder;
use touchline_testkit::coverage;
use touchline_volchok::Rule;

fn folder() -> Folder {
    Folder::read(&project("vectors/volchok")).unwrap()
}

#[test]
fn every_vector_holds() {
    let failures = folder().failures();
    assert!(failures.is_empty(), "{} vectors do not hold:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_vector_of_the_specification_is_there() {
    let ids = folder().ids();
    let named = (1..=78).map(|i| format!("V{i:02}")).chain((1..=14).map(|i| format!("N{i}")));
    let missing: Vec<String> = named.filter(|id| !ids.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_is_cited_by_code_and_by_a_vector() {
    coverage::every_rule_is_cited::<Rule>(&project("crates/volchok"), &folder().cited());
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
