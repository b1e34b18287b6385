//! The vectors of the specification, and that every rule is cited.

use crate::project;
use touchline_champions::Rule;
use touchline_games::vectors::Folder;
use touchline_testkit::coverage;

fn folder() -> Folder {
    Folder::read(&project("vectors/champions")).unwrap()
}

#[test]
fn every_vector_holds() {
    let failures = folder().failures();
    assert!(failures.is_empty(), "{} vectors do not hold:\n{}", failures.len(), failures.join("\n"));
}

/// Cases of one vector carry letters: `T-41`, `T-41b`.
#[test]
fn every_vector_of_the_specification_is_there() {
    let ids = folder().ids();
    let figures = (1..=22).map(|i| format!("FIG-{i}"));
    // K-15 counts edges of the board: `pitch::tests`.
    let named =
        figures.chain((1..=85).map(|i| format!("T-{i:02}"))).chain((1..=14).map(|i| format!("K-{i}")));
    let there = |id: &String| ids.contains(id) || ids.contains(&format!("{id}a"));
    let missing: Vec<String> = named.filter(|id| !there(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_is_cited_by_code_and_by_a_vector() {
    coverage::every_rule_is_cited::<Rule>(&project("crates/champions"), &folder().cited());
}

/// The specification defines a rule in the first cell of a table: `| SHOT-1 | A ball that …`.
#[test]
fn the_specification_and_the_code_define_the_same_rules() {
    let text = std::fs::read_to_string(project("docs/rules/champions.md")).unwrap();
    let rules = &text[text.find("\n## 4.").unwrap()..text.find("\n## 7.").unwrap()];
    let first_cell =
        |line: &str| line.strip_prefix("| ").and_then(|rest| rest.split(" |").next()).map(str::to_owned);
    let is_id = |cell: &String| {
        cell.split_once('-').is_some_and(|(family, number)| {
            family.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
                && number.parse::<u8>().is_ok()
        })
    };
    let ids = rules.lines().filter_map(first_cell).filter(is_id).collect();
    coverage::specification_and_code_agree::<Rule>(&ids);
}
