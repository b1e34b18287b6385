//! Rulings: how the specification decides what a rulebook leaves open. Their text is that of `docs/rules/`, section 8.

use crate::shelf::{OpenError, guide};

/// The specifications, by game.
const SPECIFICATIONS: &[(&str, &str)] = &[
    ("fuba", include_str!("../../../docs/rules/fuba.md")),
    ("champions", include_str!("../../../docs/rules/champions.md")),
    ("fudis", include_str!("../../../docs/rules/fudis.md")),
    ("volchok", include_str!("../../../docs/rules/volchok.md")),
];

/// One entry of the register: the question, its readings, the decision and the reason.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Ruling {
    /// `R20`.
    pub id: String,
    /// What it is about, in a few words.
    pub title: String,
    /// Question, readings, decision and reason, in the English of the specification.
    pub text: String,
    /// The options that play another reading.
    pub options: Vec<&'static str>,
}

impl Ruling {
    /// Does this ruling speak of a rule?
    #[must_use]
    pub fn is_about(&self, rule: &str) -> bool {
        mentions(&self.text, rule) || mentions(&self.title, rule)
    }
}

/// The rulings of a game, in the order of the specification.
///
/// # Errors
/// An unknown game.
pub fn rulings(game: &str) -> Result<Vec<Ruling>, OpenError> {
    let guide = guide(game)?;
    let specification = SPECIFICATIONS.iter().find(|(id, _)| *id == guide.id).map_or("", |(_, text)| text);
    let names: Vec<&'static str> = guide.options.iter().map(|option| option.name).collect();
    Ok(entries(specification).filter_map(|entry| ruling(&entry, &names)).collect())
}

/// The list items of section 8, each on one line.
fn entries(specification: &str) -> impl Iterator<Item = String> {
    let from = specification.find("\n## 8.").unwrap_or(specification.len());
    let to = specification.find("\n## 9.").unwrap_or(specification.len());
    let mut items: Vec<String> = Vec::new();
    let mut open = false;
    for line in specification[from..to.max(from)].lines() {
        if line.starts_with("* **R") || line.starts_with("- **R") {
            items.push(line[2..].to_owned());
            open = true;
        } else if let (true, Some(item)) = (open && line.starts_with("  "), items.last_mut()) {
            item.push(' ');
            item.push_str(line.trim());
        } else {
            open = false;
        }
    }
    items.into_iter()
}

/// Reads `**R20 Title.** Text`.
fn ruling(entry: &str, options: &[&'static str]) -> Option<Ruling> {
    let (head, text) = entry.strip_prefix("**")?.split_once("**")?;
    let (id, title) = head.split_once(' ')?;
    let text = text.trim().replace("**", "");
    let options = options.iter().copied().filter(|name| text.contains(&format!("`{name}"))).collect();
    Some(Ruling { id: id.to_owned(), title: title.trim_end_matches('.').to_owned(), text, options })
}

/// Is `word` in the text, not as a part of a longer one?
fn mentions(text: &str, word: &str) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '.' || c == '-';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_some_and(joins);
        let mut after = text[at + word.len()..].chars();
        // A full stop ends a sentence unless a letter or digit follows.
        let continues = match after.next() {
            Some('.') => after.next().is_some_and(char::is_alphanumeric),
            Some(c) => joins(c),
            None => false,
        };
        !before && !continues
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::guides;

    #[test]
    fn every_ruling_of_every_specification_is_read_once() {
        for guide in guides() {
            let all = rulings(guide.id).unwrap();
            let mut numbers: Vec<u32> = all.iter().map(|ruling| ruling.id[1..].parse().unwrap()).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>(), "{}", guide.id);
            assert!(
                all.iter().all(|ruling| !ruling.title.is_empty() && ruling.text.len() > 10),
                "{}",
                guide.id
            );
        }
    }

    #[test]
    fn a_ruling_names_its_option_and_its_rules() {
        let all = rulings("volchok").unwrap();
        let loose = all.iter().find(|ruling| ruling.id == "R10").unwrap();
        assert_eq!(loose.options, ["loose_ball"]);
        assert!(loose.is_about("BALL-3") && !loose.is_about("BALL-1"));
        assert!(!mentions("see 4.7.1a.", "4.7.1") && mentions("see 4.7.1.", "4.7.1"));
    }

    #[test]
    fn the_question_spans_lines() {
        let items: Vec<String> = entries("\n## 8. X\n- **R1 A.** b\n  c\n\nno\n\n## 9. Y").collect();
        assert_eq!(items, ["**R1 A.** b c"]);
    }
}
