//! Every rule is cited: by code, by a vector, and in the specification.

use std::collections::BTreeSet;
use std::path::Path;
use touchline_kernel::RuleId;

/// Fails if a rule is cited by no source file of the crate (`rules.rs` aside), or by none of the vectors.
///
/// A source file cites `SHOT-4` by its variant (`Rule::Shot4`) or by its ID in a comment. `cited_by_vectors` are the IDs that
/// vectors name.
///
/// # Panics
/// With the rules that are not cited.
pub fn every_rule_is_cited<R: RuleId>(crate_dir: &Path, cited_by_vectors: &BTreeSet<String>) {
    let mut source = String::new();
    read_sources(&crate_dir.join("src"), &mut source);
    let in_code = |rule: &R| {
        let variant = format!("Rule::{rule:?}");
        contains_word(&source, &variant) || contains_word(&source, rule.id())
    };
    let uncoded: Vec<&str> = R::ALL.iter().filter(|rule| !in_code(rule)).map(|rule| rule.id()).collect();
    assert!(uncoded.is_empty(), "no code cites {uncoded:?}");
    let untested: Vec<&str> =
        R::ALL.iter().map(|rule| rule.id()).filter(|id| !cited_by_vectors.contains(*id)).collect();
    assert!(untested.is_empty(), "no vector cites {untested:?}");
    let unknown: Vec<&String> = cited_by_vectors.iter().filter(|id| R::from_id(id).is_none()).collect();
    assert!(unknown.is_empty(), "vectors cite rules that do not exist: {unknown:?}");
}

/// Fails if the specification defines a rule that the code does not know, or the other way round. `ids` finds the rule IDs that
/// the text of the specification defines.
///
/// # Panics
/// With the difference.
pub fn specification_and_code_agree<R: RuleId>(ids: &BTreeSet<String>) {
    let code: BTreeSet<String> = R::ALL.iter().map(|rule| rule.id().to_owned()).collect();
    let missing: Vec<&String> = ids.difference(&code).collect();
    let extra: Vec<&String> = code.difference(ids).collect();
    assert!(missing.is_empty() && extra.is_empty(), "only specified: {missing:?}; only in code: {extra:?}");
}

/// Is `word` in the text, not as the beginning of a longer one (`SHOT-1` in `SHOT-11`)?
fn contains_word(text: &str, word: &str) -> bool {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_some_and(part_of_word);
        let after = text[at + word.len()..].chars().next().is_some_and(part_of_word);
        !before && !after
    })
}

fn read_sources(dir: &Path, source: &mut String) {
    let entries = std::fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            read_sources(&path, source);
        } else if path.extension().is_some_and(|ext| ext == "rs") && !path.ends_with("rules.rs") {
            source.push_str(&std::fs::read_to_string(&path).unwrap_or_default());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::contains_word;

    #[test]
    fn an_id_is_not_found_in_a_longer_one() {
        assert!(contains_word("see SHOT-1.", "SHOT-1"));
        assert!(!contains_word("see SHOT-11", "SHOT-1"));
        assert!(!contains_word("Rule::Shot11", "Rule::Shot1"));
    }
}
