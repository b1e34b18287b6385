//! Terms, plurals and typography, by language.

use super::entries;
use crate::Language;
use fluent_syntax::ast;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A forbidden word: what, what instead, and in which files.
struct Term {
    word: String,
    say: String,
    files: Vec<String>,
}

/// `terms.toml` holds `[[fi]]` tables of texts and one list, all on one line.
fn terms(language: Language) -> Vec<Term> {
    let heading = format!("[[{language}]]");
    let mut terms = Vec::new();
    for table in include_str!("../../terms.toml").split("\n[[").skip(1) {
        if !format!("[[{table}").starts_with(&heading) {
            continue;
        }
        let value = |key: &str| -> Option<Value> {
            let line =
                table.lines().find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='))?;
            Some(serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        };
        let text = |key: &str| {
            value(key)
                .and_then(|value| value.as_str().map(str::to_owned))
                .unwrap_or_else(|| panic!("{table}"))
        };
        let files = value("in").and_then(|value| serde_json::from_value(value).ok()).unwrap_or_default();
        terms.push(Term { word: text("word"), say: text("say"), files });
    }
    terms
}

/// What a reader reads of a pattern: its words without its expressions, in which `⟨⟩` stands for a fact.
fn words(pattern: &ast::Pattern<&str>, texts: &mut Vec<String>) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => text.push_str(value),
            ast::PatternElement::Placeable { expression: ast::Expression::Select { variants, .. } } => {
                text.push('⟨');
                text.push('⟩');
                variants.iter().for_each(|variant| words(&variant.value, texts));
            }
            ast::PatternElement::Placeable { .. } => text.push_str("⟨⟩"),
        }
    }
    texts.push(text);
}

/// A text as somebody reads it: of a message, or of a lesson.
struct Reading {
    /// The message, or the lesson's file.
    id: String,
    /// The file without its ending; of a lesson, its game.
    file: String,
    text: String,
}

fn readings(language: Language) -> Vec<Reading> {
    let mut all = lessons(language);
    for entry in entries(language) {
        let file = entry.file.trim_end_matches(".ftl").rsplit('/').next().unwrap_or_default();
        let mut texts = Vec::new();
        entry.patterns.iter().for_each(|(_, pattern)| words(pattern, &mut texts));
        all.extend(texts.into_iter().map(|text| Reading {
            id: entry.id.clone(),
            file: file.to_owned(),
            text,
        }));
    }
    all
}

/// The texts of `lessons/`: what stands as `fi = "…"` there, at the end of a key or in a table of languages.
fn lessons(language: Language) -> Vec<Reading> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let mut found = Vec::new();
    let mut folders = vec![(root, String::from("intro"))];
    while let Some((folder, game)) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the lessons are there") {
            let path = entry.expect("a folder can be read").path();
            let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            if path.is_dir() {
                folders.push((path, name));
                continue;
            }
            let toml = fs::read_to_string(&path).expect("a lesson can be read");
            for (at, key) in toml.match_indices(&format!("{language} = \"")) {
                if toml[..at].ends_with(|c: char| c.is_alphanumeric()) {
                    continue;
                }
                let rest = &toml[at + key.len()..];
                let text = rest[..rest.find('"').expect("a text ends")].to_owned();
                found.push(Reading { id: format!("{game}/{name}"), file: game.clone(), text });
            }
        }
    }
    assert!(found.len() > 300, "{language} has lessons");
    found
}

/// Does a text have a word, or one that begins so? A `|` asks for the whole word.
fn has(text: &str, word: &str) -> bool {
    let (stem, whole) = word.strip_suffix('|').map_or((word, false), |stem| (stem, true));
    let text = text.to_lowercase();
    text.match_indices(stem).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_none_or(|c| !c.is_alphabetic());
        let after = text[at + stem.len()..].chars().next().is_none_or(|c| !c.is_alphabetic());
        before && (after || !whole)
    })
}

#[test]
fn a_word_is_found_where_it_begins() {
    assert!(has("Outfield players and a field player", "field player"));
    assert!(!has("An outfield player", "field player"));
    assert!(has("A play has six touches", "a play|") && !has("A player", "a play|"));
    assert!(has("Все кости", "кост"));
}

#[test]
fn no_text_has_a_forbidden_word() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let terms = terms(language);
        assert!(!terms.is_empty(), "{language} has terms");
        for Reading { id, file, text } in readings(language) {
            let here = |term: &&Term| {
                (term.files.is_empty() || term.files.contains(&file)) && has(&text, &term.word)
            };
            faults.extend(
                terms
                    .iter()
                    .filter(here)
                    .map(|term| format!("{language}: {id} has “{}”; say: {}", term.word, term.say)),
            );
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Russian messages whose number is in the genitive, where `few` and `many` are the same, or that do not show it.
const GENITIVE: [&str; 6] = [
    "volchok-event-fell-short",
    "fuba-event-moves",
    "fuba-event-forfeit",
    "fuba-phase-place",
    "champions-refusal-chain-too-long",
    "champions-refusal-too-many-touches",
];

#[test]
fn plurals_have_every_form_that_their_language_has() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for entry in entries(language) {
            let mut check = |keys: Vec<&str>| {
                let plural = keys.iter().any(|key| ["one", "few", "many"].contains(key));
                let mut wanted = if language == Language::Ru { vec!["one", "few"] } else { vec!["one"] };
                if GENITIVE.contains(&entry.id.as_str()) {
                    wanted.pop();
                }
                let rest = keys.contains(&"other") || keys.contains(&"many");
                if plural && !(rest && wanted.iter().all(|key| keys.contains(key))) {
                    faults.push(format!("{language}: {}: {keys:?}", entry.id));
                }
            };
            entry.patterns.iter().for_each(|(_, pattern)| selectors(pattern, &mut check));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The keys of every selector of a pattern.
fn selectors(pattern: &ast::Pattern<&str>, check: &mut impl FnMut(Vec<&str>)) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression: ast::Expression::Select { variants, .. } } = element
        else {
            continue;
        };
        let keys = variants.iter().map(|variant| match variant.key {
            ast::VariantKey::Identifier { name } => name,
            ast::VariantKey::NumberLiteral { value } => value,
        });
        check(keys.collect());
        variants.iter().for_each(|variant| selectors(&variant.value, check));
    }
}

#[test]
fn quotes_dashes_and_spaces_are_those_of_the_language() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let (dash, other_dash) = if language == Language::Ru { ("—", "–") } else { ("–", "—") };
        let tight = matches!(language, Language::En | Language::Nl | Language::It);
        for Reading { id, text, .. } in readings(language) {
            let mut fault = |what: &str| faults.push(format!("{language}: {id}: {what}: {text}"));
            // The command line shows what is typed as it is typed.
            if text.contains(['\'', '"']) && !id.starts_with("cli-") {
                fault("a straight quote");
            }
            if text.contains(&format!(" {other_dash} ")) {
                fault(&format!("not the dash {dash}"));
            }
            let spaced = |space: &str| {
                text.match_indices(&format!("{space}%"))
                    .any(|(at, _)| text[..at].ends_with(|c: char| c.is_ascii_digit() || c == '⟩'))
            };
            if spaced(" ") || (tight && spaced("\u{a0}")) {
                fault("the space before %");
            }
            if !tight
                && text.match_indices('%').any(|(at, _)| text[..at].ends_with(|c: char| c.is_ascii_digit()))
            {
                fault("no space before %");
            }
            if [" ,", " .", " ;", " !", " ?"].iter().any(|wrong| text.contains(wrong)) {
                fault("a space before punctuation");
            }
            if text.contains("...") {
                fault("dots for an ellipsis");
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
