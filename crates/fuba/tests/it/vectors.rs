//! The vectors of the specification, and that every rule is cited.

use crate::project;
use touchline_fuba::Rule;
use touchline_games::vectors::Folder;
use touchline_testkit::coverage;

fn folder() -> Folder {
    Folder::read(&project("vectors/fuba")).unwrap()
}

#[test]
fn every_vector_holds() {
    let failures = folder().failures();
    assert!(failures.is_empty(), "{} vectors do not hold:\n{}", failures.len(), failures.join("\n"));
}

/// The specification numbers its vectors `W-01`, `V-01`, `C-01`; where one has several cases a letter follows.
#[test]
fn every_vector_of_the_specification_is_there() {
    let ids = folder().ids();
    let text = std::fs::read_to_string(project("docs/rules/fuba.md")).unwrap();
    let named = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next()).filter(|id| {
        let (letter, number) = id.split_once('-').unwrap_or(("", ""));
        ["W", "V", "C"].contains(&letter) && number.chars().take(2).all(|c| c.is_ascii_digit())
    });
    // These are about the geometry, the crowd table, the penalty table and whole arrangements: unit tests and `counts` hold them.
    let elsewhere = ["V-01", "V-02", "V-03", "V-32", "V-82", "C-02", "C-03", "C-04", "C-05", "C-06"];
    let missing: Vec<&str> = named
        .filter(|id| !ids.iter().any(|found| found.starts_with(id)) && !elsewhere.contains(id))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_is_cited_by_code_and_by_a_vector() {
    coverage::every_rule_is_cited::<Rule>(&project("crates/fuba"), &folder().cited());
}

/// The specification defines its rules in the table of section 4, `| 4.1a | The target …`.
#[test]
fn the_specification_and_the_code_define_the_same_rules() {
    let text = std::fs::read_to_string(project("docs/rules/fuba.md")).unwrap();
    let register = &text[text.find("\n### Rule register").unwrap()..text.find("\n### FORM").unwrap()];
    let ids = register
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(" |").next())
        .filter(|id| id.starts_with(|c: char| c.is_ascii_digit() || c == 'E' || c == 'X'))
        .map(str::to_owned)
        .collect();
    coverage::specification_and_code_agree::<Rule>(&ids);
}
