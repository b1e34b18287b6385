//! The picture of the layers in `ARCHITECTURE.md` agrees with the table of allowed dependencies.

use std::collections::BTreeMap;

/// Where a crate stands in the picture.
struct Picture<'a> {
    /// The line of each crate, counted from the top.
    lines: BTreeMap<&'a str, usize>,
    /// The arrows: user and used, both on one line.
    arrows: Vec<(&'a str, &'a str)>,
}

/// Checks that the picture shows every crate of the table, and allows every dependency in it.
pub fn check(architecture: &str, layers: &[(&str, &[&str])], faults: &mut Vec<String>) {
    let Some(picture) = read(architecture) else {
        faults.push("ARCHITECTURE.md: has no picture of the layers".to_owned());
        return;
    };
    for (user, allowed) in layers.iter().filter(|(user, _)| *user != "testkit") {
        let Some(line) = picture.lines.get(user) else {
            faults.push(format!("ARCHITECTURE.md: the picture lacks {user}"));
            continue;
        };
        for used in *allowed {
            let below = picture.lines.get(used).is_some_and(|of_used| of_used > line);
            if !below && !picture.reaches(user, used) {
                faults.push(format!("ARCHITECTURE.md: the picture does not let {user} use {used}"));
            }
        }
    }
}

impl Picture<'_> {
    /// Do arrows lead from one crate to another?
    fn reaches(&self, user: &str, used: &str) -> bool {
        self.arrows
            .iter()
            .filter(|(from, _)| *from == user)
            .any(|(_, to)| *to == used || self.reaches(to, used))
    }
}

/// The picture: the block of text after the heading "The layers". A line is a name of the layer, then its crates.
fn read(architecture: &str) -> Option<Picture<'_>> {
    let section = architecture.split("## The layers").nth(1)?;
    let block = section.split("```").nth(1)?.strip_prefix("text\n")?;
    let mut picture = Picture { lines: BTreeMap::new(), arrows: Vec::new() };
    for (number, line) in block.lines().enumerate() {
        let line = line.split('(').next().unwrap_or_default();
        let mut before = None;
        let mut arrow = false;
        for word in line.split_whitespace().skip(1) {
            if word == "─►" {
                arrow = true;
                continue;
            }
            let name = word.trim_end_matches('/');
            picture.lines.insert(name, number);
            if let Some(before) = before.filter(|_| arrow) {
                picture.arrows.push((before, name));
            }
            before = Some(name);
            arrow = false;
        }
    }
    Some(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "## The layers\n\n```text\nrim    cli ─► server ─► store\nmiddle live   coach\nground kernel   (testkit: tests)\n```\n";

    fn faults(layers: &[(&str, &[&str])]) -> Vec<String> {
        let mut faults = Vec::new();
        check(TEXT, layers, &mut faults);
        faults
    }

    #[test]
    fn lines_below_and_arrows_are_allowed() {
        assert!(faults(&[("cli", &["server", "store", "live", "kernel"]), ("live", &["kernel"])]).is_empty());
    }

    #[test]
    fn what_the_picture_does_not_show_is_found() {
        assert_eq!(faults(&[("store", &["server"])]).len(), 1);
        assert_eq!(faults(&[("live", &["coach"])]).len(), 1);
        assert_eq!(faults(&[("league", &[])]), ["ARCHITECTURE.md: the picture lacks league"]);
    }
}
