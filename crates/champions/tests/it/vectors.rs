//! The vectors of the specification, and that every rule is cited.

use touchline_champions::Rule;
use touchline_testkit::vectors::Specification;

touchline_testkit::vector_tests!("champions", Rule, specification);

fn specification(text: &str) -> Specification<'_> {
    // K-15 counts edges of the board: `pitch::tests`.
    let elsewhere = &["K-15"];
    Specification { text, rules: ("## 4.", "## 7."), is_rule, elsewhere }
}

/// `SHOT-4`.
fn is_rule(id: &str) -> bool {
    id.split_once('-').is_some_and(|(family, number)| {
        family.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit()) && number.parse::<u8>().is_ok()
    })
}
