//! The vectors of the specification, and that every rule is cited.

use touchline_fuba::Rule;
use touchline_testkit::vectors::Specification;

touchline_testkit::vector_tests!("fuba", Rule, specification);

fn specification(text: &str) -> Specification<'_> {
    // Geometry, the crowd table, the penalty table and whole arrangements: unit tests and `counts` hold them.
    let elsewhere = &["V-01", "V-02", "V-03", "V-32", "V-82", "C-02", "C-03", "C-04", "C-05", "C-06"];
    Specification { text, rules: ("### Rule register", "### FORM"), is_rule, elsewhere }
}

/// `4.1a`, `E4.1`, `X-MIN`.
fn is_rule(id: &str) -> bool {
    id.starts_with(|c: char| c.is_ascii_digit() || c == 'E' || c == 'X')
}
