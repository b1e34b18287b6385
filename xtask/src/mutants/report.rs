//! `docs/rules/mutants.md`: a section for each game, with the figures of the last run and the reason of every survivor.

use super::sample::Mutant;
use anyhow::Result;
use std::path::Path;

const HEAD: &str = "# Mutants

`cargo xtask mutants [GAME]` changes the rules at a random tenth of all places where cargo-mutants can (a fixed seed draws them from
`src/play/` and `src/flow.rs`) and runs the tests of the game's own crate: at least 97 % must be noticed. A change that nobody
notices is either a gap, closed by a vector, or it is equivalent: no match can tell it from the original. Each of those is named here with its
reason. The command writes the figures and names anew and keeps the reasons.
";

/// What a survivor without a reason says.
const NO_REASON: &str = "**no reason yet**";

/// A mutant that no test noticed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Survivor(String);

impl Survivor {
    /// From a line of cargo-mutants.
    pub fn read(line: &str) -> Self {
        // In a Markdown table a bar would end the cell.
        Self(Mutant::lasting_name(line).replace('|', "¦"))
    }
}

/// The result of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub game: String,
    /// All mutants, of which a tenth is tried.
    pub mutants: usize,
    pub caught: usize,
    /// Tests that never end have noticed something, too.
    pub timed_out: usize,
    /// What does not compile says nothing about tests.
    pub unviable: usize,
    pub survivors: Vec<Survivor>,
}

impl Report {
    fn tried(&self) -> usize {
        self.caught + self.timed_out + self.survivors.len()
    }

    pub fn noticed_percent(&self) -> usize {
        (self.caught + self.timed_out) * 100 / self.tried().max(1)
    }

    /// One line for people.
    pub fn summary(&self) -> String {
        format!(
            "{} mutants, {} tried: {} noticed ({} by running out of time), {} survived, {} more do not compile. Noticed: {:.1} %.",
            self.mutants,
            self.tried(),
            self.caught + self.timed_out,
            self.timed_out,
            self.survivors.len(),
            self.unviable,
            (self.caught + self.timed_out) as f64 * 100.0 / self.tried().max(1) as f64,
        )
    }

    /// Puts this game's section into the file; returns the survivors that have no reason yet.
    pub fn write(&self, file: &Path) -> Result<Vec<String>> {
        let old = std::fs::read_to_string(file).unwrap_or_default();
        let (text, unexplained) = self.merge(&old);
        std::fs::write(file, text)?;
        Ok(unexplained)
    }

    fn merge(&self, old: &str) -> (String, Vec<String>) {
        let heading = format!("## {}\n", self.game);
        let mut sections: Vec<&str> = old.split("\n## ").skip(1).collect();
        let mine = format!("{}\n", self.game);
        let before = sections.iter().find(|section| section.starts_with(&mine)).copied().unwrap_or_default();
        let mut unexplained = Vec::new();
        let mut section = format!("{heading}\n{}\n", self.summary());
        if !self.survivors.is_empty() {
            section.push_str("\n| survivor | why no match can tell |\n|---|---|\n");
        }
        for Survivor(name) in &self.survivors {
            let reason = reason(before, name).unwrap_or(NO_REASON);
            if reason == NO_REASON {
                unexplained.push(name.clone());
            }
            section.push_str(&format!("| `{name}` | {reason} |\n"));
        }
        sections.retain(|section| !section.starts_with(&mine));
        let mut all: Vec<String> =
            sections.iter().map(|section| format!("## {}\n", section.trim_end())).chain([section]).collect();
        all.sort();
        (format!("{HEAD}\n{}", all.join("\n")), unexplained)
    }
}

/// What the last report said of this survivor.
fn reason<'a>(section: &'a str, name: &str) -> Option<&'a str> {
    let row = section.lines().find(|line| line.starts_with(&format!("| `{name}` |")))?;
    row.strip_suffix(" |")?.rsplit(" | ").next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(game: &str, survivors: &[&str]) -> Report {
        Report {
            game: game.to_owned(),
            mutants: 1000,
            caught: 97,
            timed_out: 1,
            unviable: 4,
            survivors: survivors.iter().map(|line| Survivor::read(line)).collect(),
        }
    }

    #[test]
    fn a_reason_outlives_the_next_run_and_other_games_stay() {
        let (first, unexplained) = report("volchok", &["a.rs:1:2: replace f with 0"]).merge("");
        assert_eq!(unexplained, ["a.rs: replace f with 0"]);
        let explained = first.replace(NO_REASON, "Nobody asks.");
        let (second, _) = report("fuba", &[]).merge(&explained);
        let (third, unexplained) = report("volchok", &["a.rs:9:9: replace f with 0"]).merge(&second);
        assert!(unexplained.is_empty());
        assert!(third.contains("| `a.rs: replace f with 0` | Nobody asks. |"), "{third}");
        assert!(third.contains("## fuba\n"), "{third}");
        assert!(third.find("## fuba") < third.find("## volchok"));
    }

    #[test]
    fn running_out_of_time_counts_as_noticed_and_what_does_not_compile_not_at_all() {
        let report = report("fudis", &["a.rs:1:2: x", "a.rs:1:3: y"]);
        assert_eq!(report.noticed_percent(), 98);
    }
}
