//! What every game asserts about its rule vectors and its specification. Once here, called in one line by each game.

use crate::coverage;
use std::collections::BTreeSet;
use touchline_kernel::RuleId;

/// A specification, and where it defines what.
#[derive(Debug, Clone, Copy)]
pub struct Specification<'a> {
    pub text: &'a str,
    /// The headings between which rules are defined, in bold or in the first cell of a table.
    pub rules: (&'a str, &'a str),
    pub is_rule: fn(&str) -> bool,
    /// Vectors that unit tests hold: geometry, tables, whole arrangements.
    pub elsewhere: &'a [&'a str],
}

impl Specification<'_> {
    fn section(&self, (from, to): (&str, &str)) -> &str {
        let at = |heading: &str| {
            let found = self.text.find(&format!("\n{heading}"));
            found.unwrap_or_else(|| panic!("the specification has no heading `{heading}`"))
        };
        &self.text[at(from)..at(to)]
    }

    /// Fails if the code and the specification do not define the same rules.
    ///
    /// # Panics
    /// With the difference.
    pub fn defines_the_rules<R: RuleId>(&self) {
        let section = self.section(self.rules);
        let bold = section.split("**").skip(1).step_by(2);
        let ids =
            bold.chain(first_cells(section)).filter(|id| (self.is_rule)(id)).map(str::to_owned).collect();
        coverage::specification_and_code_agree::<R>(&ids);
    }

    /// Fails if a vector of section 9 is missing. Cases of one vector carry letters: `T-41`, `T-41b`.
    ///
    /// # Panics
    /// With the IDs that are missing.
    pub fn has_its_vectors(&self, found: &BTreeSet<String>) {
        let section = self.section(("## 9.", "## 10."));
        let items = section.lines().filter_map(|line| {
            line.strip_prefix("- **").or_else(|| line.strip_prefix("* **"))?.split("**").next()
        });
        let named: BTreeSet<&str> = items.chain(first_cells(section)).filter(|id| is_vector(id)).collect();
        assert!(named.len() > 50, "section 9 names only {named:?}");
        let is_case = |id: &str, of: &str| {
            id.strip_prefix(of).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        let missing: Vec<&str> = named
            .into_iter()
            .filter(|id| !self.elsewhere.contains(id) && !found.iter().any(|found| is_case(found, id)))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

/// The first cells of all rows of all tables.
fn first_cells(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next())
}

/// `V21`, `T-06`, `W-07b`; `P1` is a named position.
fn is_vector(id: &str) -> bool {
    let letters = id.chars().take_while(char::is_ascii_uppercase).count();
    let rest = id[letters..].strip_prefix('-').unwrap_or(&id[letters..]);
    let digits = rest.chars().take_while(char::is_ascii_digit).count();
    let (letter, case) = (&id[..letters], &rest[digits..]);
    letters > 0
        && digits > 0
        && letter != "P"
        && case.len() <= 1
        && case.chars().all(|c| c.is_ascii_lowercase())
}

/// Defines a game's tests of its vectors: all hold, none of the specification is missing, every rule is cited by code and by a
/// vector, and code and specification define the same rules. The crate has `project(path)` at its root.
#[expect(clippy::crate_in_macro_def, reason = "the calling crate says where the project is")]
#[macro_export]
macro_rules! vector_tests {
    ($game:literal, $rule:ty, $specification:expr) => {
        fn folder() -> ::touchline_games::vectors::Folder {
            ::touchline_games::vectors::Folder::read(&crate::project(concat!("vectors/", $game))).unwrap()
        }

        #[test]
        fn every_vector_holds() {
            let failures = folder().failures();
            assert!(failures.is_empty(), "{} vectors do not hold:\n{}", failures.len(), failures.join("\n"));
        }

        #[test]
        fn every_vector_of_the_specification_is_there() {
            let text = specification_text();
            $specification(&text).has_its_vectors(&folder().ids());
        }

        #[test]
        fn every_rule_is_cited_by_code_and_by_a_vector() {
            let cited = folder().cited();
            $crate::coverage::every_rule_is_cited::<$rule>(
                &crate::project(concat!("crates/", $game)),
                &cited,
            );
        }

        #[test]
        fn the_specification_and_the_code_define_the_same_rules() {
            let text = specification_text();
            $specification(&text).defines_the_rules::<$rule>();
        }

        fn specification_text() -> String {
            std::fs::read_to_string(crate::project(concat!("docs/rules/", $game, ".md"))).unwrap()
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\n## 4. Flow\n- **SET-1** a\n| SET-2 | b |\n## 7. Options\n| SET-9 | no rule here |";

    #[test]
    fn rules_are_found_in_bold_and_in_first_cells() {
        let specification = Specification {
            text: TEXT,
            rules: ("## 4.", "## 7."),
            is_rule: |id| id.starts_with("SET-"),
            elsewhere: &[],
        };
        let section = specification.section(specification.rules);
        assert_eq!(first_cells(section).collect::<Vec<_>>(), ["SET-2"]);
        assert!(section.contains("SET-1") && !section.contains("SET-9"));
    }

    #[test]
    fn vectors_are_told_from_positions_and_words() {
        for id in ["V21", "T-06", "W-07b", "FIG-3", "K-15"] {
            assert!(is_vector(id), "{id}");
        }
        for id in ["P1", "W", "T-", "V21bc", "21", "given"] {
            assert!(!is_vector(id), "{id}");
        }
    }
}
