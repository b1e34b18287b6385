//! Rulings: how the specification decides what a rulebook leaves open. Their text is that of `docs/rules/`, section 8.

use crate::shelf::{Guide, OpenError, guide};
use std::sync::OnceLock;

/// The specifications, by game. A browser has them as files of their own: [`read_rulings`].
#[cfg(target_family = "wasm")]
const SPECIFICATIONS: [(&str, &str); 0] = [];

/// The specifications, by game.
#[cfg(not(target_family = "wasm"))]
const SPECIFICATIONS: [(&str, &str); 4] = [
    ("fuba", include_str!("../../../docs/rules/fuba.md")),
    ("champions", include_str!("../../../docs/rules/champions.md")),
    ("fudis", include_str!("../../../docs/rules/fudis.md")),
    ("volchok", include_str!("../../../docs/rules/volchok.md")),
];

/// One entry of the register, in the English of the specification.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Ruling {
    /// `R20`.
    pub id: String,
    /// What it is about, in a few words.
    pub title: String,
    /// What the book leaves open; empty if the title says it.
    pub question: String,
    /// How it could be read; empty if only one way makes sense.
    pub readings: String,
    /// How it is played.
    pub decision: String,
    /// Why, and what follows; may be empty.
    pub reason: String,
    /// The options that play another reading.
    pub options: Vec<&'static str>,
    /// The rules that rest on it.
    pub rules: Vec<&'static str>,
}

/// The rulings of a game, in the order of the specification.
///
/// # Errors
/// An unknown game.
pub fn rulings(game: &str) -> Result<&'static [Ruling], OpenError> {
    // Each game's own, so that the first picture of a match does not wait for four specifications.
    static READ: [OnceLock<Vec<Ruling>>; SPECIFICATIONS.len()] =
        [const { OnceLock::new() }; SPECIFICATIONS.len()];
    let guide = guide(game)?;
    let mut read = SPECIFICATIONS.iter().zip(&READ);
    let found = read.find(|((id, _), _)| *id == guide.id);
    Ok(found.map_or(&[], |((_, text), read)| read.get_or_init(|| register(&guide, text))))
}

/// The rulings in the specification of a game.
///
/// # Errors
/// An unknown game.
pub fn read_rulings(game: &str, specification: &str) -> Result<Vec<Ruling>, OpenError> {
    Ok(register(&guide(game)?, specification))
}

/// The rulings on which a rule rests; none for a rule or a game that there is not.
pub fn rulings_of<'a>(game: &str, rule: &'a str) -> impl Iterator<Item = &'static Ruling> + use<'a> {
    rulings(game).unwrap_or_default().iter().filter(move |ruling| ruling.rules.contains(&rule))
}

fn register(guide: &Guide, specification: &str) -> Vec<Ruling> {
    let rows = rows(guide, specification);
    entries(specification).filter_map(|entry| ruling(&entry, guide, &rows)).collect()
}

/// Each rule of a game, with its own lines of the specification.
type Rows<'a> = Vec<(&'static str, Vec<&'a str>)>;

fn rows<'a>(guide: &Guide, specification: &'a str) -> Rows<'a> {
    let mut rows: Rows<'a> = guide.rules().map(|rule| (rule, Vec::new())).collect();
    // A rule is a row of a table, `| CH-1 | …`, or a list item, `- **CH-1** …`.
    for line in specification.lines() {
        let text = line.strip_prefix("| ").unwrap_or_else(|| line.trim_start_matches(['-', '*', ' ']));
        for (rule, own) in &mut rows {
            let rest = text.strip_prefix(*rule);
            if rest.is_some_and(|rest| rest.starts_with(" |") || rest.starts_with("**")) {
                own.push(line);
            }
        }
    }
    rows
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

/// Reads `**R20 Title.** Question. Readings: a; b. **Decision.** Reason`.
fn ruling(entry: &str, guide: &Guide, rows: &Rows<'_>) -> Option<Ruling> {
    let (head, text) = entry.strip_prefix("**")?.split_once("**")?;
    let (id, title) = head.split_once(' ')?;
    let (open, closed) = split_decision(text.trim());
    let (question, readings) = match open.split_once("Readings") {
        Some((question, readings)) => (question, readings.trim_start_matches([':', ' '])),
        None => (open.as_str(), ""),
    };
    let (decision, reason) = split_reason(&closed);
    let names = guide.options.iter().map(|option| option.name);
    let options = names.filter(|name| offers(text, name)).collect();
    let rests = |rule: &str, own: &[&str]| own.iter().any(|line| mentions(line, id)) || mentions(entry, rule);
    let rules = rows.iter().filter(|(rule, own)| rests(rule, own)).map(|(rule, _)| *rule).collect();
    let tidy = |text: &str| text.replace("**", "").trim().trim_end_matches(['→', ' ']).to_owned();
    Some(Ruling {
        id: id.to_owned(),
        title: title.trim_end_matches('.').to_owned(),
        question: tidy(question),
        readings: tidy(readings),
        decision: tidy(&decision),
        reason: tidy(&reason),
        options,
        rules,
    })
}

/// What is asked, and what is decided: the decision is printed bold or follows the word.
fn split_decision(text: &str) -> (String, String) {
    if let Some((open, closed)) = text.split_once("Decision:") {
        return (open.to_owned(), closed.to_owned());
    }
    match text.find("**") {
        Some(at) => (text[..at].to_owned(), text[at..].to_owned()),
        None => (String::new(), text.to_owned()),
    }
}

/// The decision, and what is said for it. A dash or the word stands between them; otherwise what is bold decides.
fn split_reason(closed: &str) -> (String, String) {
    for mark in [" — ", " – ", "Reason:"] {
        if let Some((decision, reason)) = closed.split_once(mark) {
            return (decision.to_owned(), reason.to_owned());
        }
    }
    let bold_ends = closed.strip_prefix("**").and_then(|rest| rest.find("**").map(|at| at + 4));
    match bold_ends {
        Some(end) => (closed[..end].to_owned(), closed[end..].to_owned()),
        None => (closed.to_owned(), String::new()),
    }
}

/// Does the text offer this option: is it named in a sentence that speaks of options?
fn offers(text: &str, option: &str) -> bool {
    let quoted = [format!("`{option}`"), format!("`{option} ="), format!("`{option}=")];
    text.split_inclusive([';', '.', '—', '–']).any(|part| {
        let speaks = part.contains("ption ") || part.contains("ptions ") || part.contains("preset `");
        speaks && quoted.iter().any(|name| part.contains(name.as_str()))
    })
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

    fn the(game: &str, id: &str) -> &'static Ruling {
        rulings(game).unwrap().iter().find(|ruling| ruling.id == id).unwrap()
    }

    #[test]
    fn every_ruling_of_every_specification_is_read_once() {
        for guide in guides() {
            let all = rulings(guide.id).unwrap();
            let mut numbers: Vec<u32> = all.iter().map(|ruling| ruling.id[1..].parse().unwrap()).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>(), "{}", guide.id);
            for ruling in all {
                let at = format!("{} {}", guide.id, ruling.id);
                assert!(!ruling.title.is_empty() && !ruling.decision.is_empty(), "{at}: {ruling:?}");
                let parts = [&ruling.question, &ruling.readings, &ruling.decision, &ruling.reason];
                assert!(parts.iter().all(|part| !part.contains("**")), "{at}: {ruling:?}");
            }
        }
    }

    #[test]
    fn a_ruling_has_its_parts_its_option_and_its_rules() {
        let loose = the("volchok", "R10");
        assert_eq!(loose.options, ["loose_ball"]);
        assert!(loose.rules.contains(&"BALL-3"), "{loose:?}");
        let mercy = the("fudis", "R40");
        assert_eq!(mercy.options, ["mercy", "mercy_call"]);
        assert!(mercy.readings.starts_with("by itself") && mercy.decision.starts_with("Ends automatically"));
        assert!(mercy.reason.starts_with("With one round left"), "{mercy:?}");
        let order = the("champions", "R27");
        assert!(
            order.question.starts_with("Interceptions before") && order.rules.contains(&"TURN-2"),
            "{order:?}"
        );
        let level = the("fuba", "R20");
        assert!(
            level.options.contains(&"level_with") && level.decision.starts_with("The start area"),
            "{level:?}"
        );
    }

    /// A ruling that names no rule is shown nowhere in a match.
    #[test]
    fn every_ruling_names_a_rule() {
        let silent = |guide: &Guide| {
            let all = rulings(guide.id).unwrap().iter();
            let none = all.filter(|ruling| ruling.rules.is_empty());
            none.map(|ruling| format!("{} {} {}", guide.id, ruling.id, ruling.title)).collect::<Vec<_>>()
        };
        let silent: Vec<String> = guides().iter().flat_map(silent).collect();
        assert!(silent.is_empty(), "{silent:#?}");
    }

    #[test]
    fn a_word_is_not_a_part_of_a_longer_one() {
        assert!(!mentions("see 4.7.1a.", "4.7.1") && mentions("see 4.7.1.", "4.7.1"));
        assert!(!mentions("(R24)", "R2") && mentions("*(R9, R79)*", "R9"));
    }

    #[test]
    fn the_question_spans_lines() {
        let items: Vec<String> = entries("\n## 8. X\n- **R1 A.** b\n  c\n\nno\n\n## 9. Y").collect();
        assert_eq!(items, ["**R1 A.** b c"]);
    }
}
