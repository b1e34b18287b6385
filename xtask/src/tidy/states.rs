//! A state is a type: no status, kind or turn is compared with a word.

use std::path::Path;

const STATES: &[&str] = &["status", "kind", "turn", "stage", "offer"];

/// Looks for comparisons with string literals in the crates that store and serve matches.
pub fn check(root: &Path, faults: &mut Vec<String>) {
    for name in ["store", "server", "wire", "live"] {
        for file in super::files(&root.join("crates").join(name).join("src"), &["rs"]) {
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            for (number, line) in text.lines().enumerate().filter(|(_, line)| compares_a_state(line)) {
                faults.push(format!(
                    "{}:{}: a state is compared with a word: {}",
                    file.display(),
                    number + 1,
                    line.trim()
                ));
            }
        }
    }
}

fn compares_a_state(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    ["== \"", "!= \""].iter().any(|operator| {
        code.match_indices(operator).any(|(at, _)| {
            let before = code[..at].trim_end().trim_end_matches(".as_str()");
            STATES.iter().any(|state| {
                before
                    .strip_suffix(state)
                    .is_some_and(|rest| !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
            })
        })
    }) || STATES.iter().any(|state| {
        code.contains(&format!("{state}.as_str(), \"")) || code.contains(&format!("match {state}.as_str()"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_the_place_of_states_are_found() {
        assert!(compares_a_state("if row.status == \"over\" {"));
        assert!(compares_a_state("let screen = self.row.kind.as_str() != \"screen\";"));
        assert!(compares_a_state("if matches!(row.status.as_str(), \"over\" | \"aborted\") {"));
    }

    #[test]
    fn other_comparisons_are_not() {
        assert!(!compares_a_state("if row.status == Status::Over {"));
        assert!(!compares_a_state("assert_eq!(mankind, \"x\"); let a = mankind == \"x\";"));
        assert!(!compares_a_state("// row.status == \"over\""));
    }
}
