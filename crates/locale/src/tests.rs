//! No text is missing, unused or wrongly argued, in any language.

use super::*;
use fluent_syntax::ast;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

type Messages = BTreeMap<String, BTreeSet<String>>;

/// Every message of a language with the arguments it uses.
fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for file in LOCALES.get_dir(language.code()).expect("every language has a folder").files() {
        let name = file.path().display();
        let text = file.contents_utf8().unwrap_or_else(|| panic!("{name} is not UTF-8"));
        let resource =
            fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        for entry in &resource.body {
            if let ast::Entry::Message(message) = entry {
                let mut arguments = BTreeSet::new();
                let pattern =
                    message.value.as_ref().unwrap_or_else(|| panic!("{name}: {} is empty", message.id.name));
                arguments_of(pattern, &mut arguments);
                let twice = messages.insert(message.id.name.to_owned(), arguments);
                assert!(twice.is_none(), "{name}: {} stands twice", message.id.name);
            }
        }
    }
    messages
}

fn arguments_of(pattern: &ast::Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            match expression {
                ast::Expression::Inline(inline) => inline_arguments(inline, arguments),
                ast::Expression::Select { selector, variants } => {
                    inline_arguments(selector, arguments);
                    variants.iter().for_each(|variant| arguments_of(&variant.value, arguments));
                }
            }
        }
    }
}

fn inline_arguments(inline: &ast::InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => {
            if let ast::Expression::Inline(inline) = expression.as_ref() {
                inline_arguments(inline, arguments);
            }
        }
        _ => {}
    }
}

/// The messages that the games call for, with the arguments that they may use.
fn wanted() -> Messages {
    let mut wanted = Messages::new();
    for guide in touchline_games::guides() {
        let game = guide.id;
        let mut plain = |id: String| wanted.insert(id, BTreeSet::new());
        for name in ["name", "about", "length"] {
            plain(format!("{game}-{name}"));
        }
        for section in &guide.sections {
            plain(format!("{game}-section-{}", id_part(section.name)));
        }
        guide.rules().for_each(|rule| drop(plain(format!("{game}-rule-{}", id_part(rule)))));
        guide
            .options
            .iter()
            .for_each(|option| drop(plain(format!("{game}-option-{}", id_part(option.name)))));
        guide
            .presets
            .iter()
            .for_each(|preset| drop(plain(format!("{game}-preset-{}", id_part(preset.name)))));
        for (kind, words) in guide.words {
            for word in words {
                let facts = word.facts.iter().map(|fact| (*fact).to_owned()).collect();
                wanted.insert(format!("{game}-{kind}-{}", id_part(word.name)), facts);
            }
        }
    }
    wanted
}

/// Every `"ui-…"` in a Rust source, and every `'web-…'` in a source of the page or of the terminal, which borrows a few.
fn interface_ids() -> BTreeSet<String> {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut ids = BTreeSet::new();
    collect(&crates, &["rs"], "ui-", &mut ids);
    collect(&crates.join("terminal/src"), &["rs"], "web-", &mut ids);
    collect(&crates.join("../web/src"), &["ts", "svelte"], "web-", &mut ids);
    ids
}

fn collect(dir: &Path, extensions: &[&str], prefix: &str, ids: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(dir).expect("sources can be read").flatten() {
        let path = entry.path();
        let name = entry.file_name();
        let is_source = path.extension().is_some_and(|found| extensions.iter().any(|ext| found == *ext));
        if path.is_dir() && name != "target" && name != "node_modules" {
            collect(&path, extensions, prefix, ids);
        } else if is_source
            && !path.ends_with("locale/src/tests.rs")
            && !name.to_string_lossy().ends_with(".test.ts")
        {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            ids.extend(quoted(&text, prefix));
        }
    }
}

/// Everything between quotes of any kind that begins so.
fn quoted<'a>(text: &'a str, prefix: &'a str) -> impl Iterator<Item = String> + 'a {
    ['"', '\'', '`'].into_iter().flat_map(move |quote| {
        let begin = format!("{quote}{prefix}");
        text.match_indices(&begin)
            .filter_map(|(at, _)| text[at + 1..].split(quote).next().map(str::to_owned))
            .collect::<Vec<_>>()
    })
}

/// Messages that a game may have without the contract asking for them: questions of its phases, names of its shortcuts, short
/// names of events for lists of odds, and what its coaches look at; `coach` has the test for those.
fn is_extra(id: &str) -> bool {
    id == "coach-why-mixture"
        || touchline_games::guides().iter().any(|guide| {
            if id.starts_with(&format!("coach-why-{}-", guide.id)) {
                return true;
            }
            ["phase", "shortcut", "short", "term"]
                .iter()
                .any(|kind| id.starts_with(&format!("{}-{kind}-", guide.id)))
        })
}

#[test]
fn every_text_is_there_in_every_language_and_none_is_unused() {
    let wanted = wanted();
    let mut ids: BTreeSet<String> = wanted.keys().cloned().collect();
    ids.extend(interface_ids());
    let mut faults = Vec::new();
    for language in Language::ALL {
        let there: BTreeSet<String> = messages(language).into_keys().filter(|id| !is_extra(id)).collect();
        faults.extend(ids.difference(&there).map(|id| format!("{language}: {id} is missing")));
        faults.extend(there.difference(&ids).map(|id| format!("{language}: {id} is unused")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_language_has_the_same_messages() {
    let english: BTreeSet<String> = messages(Language::En).into_keys().collect();
    for language in Language::ALL {
        let there: BTreeSet<String> = messages(language).into_keys().collect();
        let difference: Vec<&String> = english.symmetric_difference(&there).collect();
        assert!(difference.is_empty(), "{language}: {difference:?}");
    }
}

#[test]
fn no_text_uses_a_fact_that_it_is_not_given() {
    let wanted = wanted();
    let english = messages(Language::En);
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (id, arguments) in messages(language) {
            let given = wanted.get(&id).or_else(|| english.get(&id)).cloned().unwrap_or_default();
            faults.extend(arguments.difference(&given).map(|name| format!("{language}: {id} uses ${name}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// In Russian the form for one is also that of 21 and 31: whoever writes the number into it gets these wrong.
#[test]
fn russian_does_not_take_twenty_one_for_one() {
    for file in LOCALES.get_dir("ru").expect("every language has a folder").files() {
        for line in file.contents_utf8().unwrap_or_default().lines() {
            let Some(text) = line.trim_start().strip_prefix("[one]") else { continue };
            let fixed = !text.contains('{') && (text.contains('1') || text.to_lowercase().contains("одн"));
            assert!(!fixed, "{}: {line}", file.path().display());
        }
    }
}

#[test]
fn a_gap_falls_back_to_english_and_then_to_the_name() {
    let finnish = Locale::new(Language::Fi);
    assert_eq!(finnish.text("no-such-message", &[]), "no-such-message");
    assert_ne!(finnish.rule("volchok", "SHOT-4"), Locale::new(Language::En).rule("volchok", "SHOT-4"));
}

#[test]
fn the_environment_says_which_language() {
    let environment = |pairs: &'static [(&str, &str)]| {
        Language::from_environment(|name| {
            pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    };
    assert_eq!(environment(&[]), Language::En);
    assert_eq!(environment(&[("LANG", "fi_FI.UTF-8")]), Language::Fi);
    assert_eq!(environment(&[("LANG", "fi_FI.UTF-8"), ("LC_ALL", "ru")]), Language::Ru);
    assert_eq!(environment(&[("LC_ALL", ""), ("LC_MESSAGES", "nl_BE@euro")]), Language::Nl);
    assert_eq!(environment(&[("LANG", "C")]), Language::En);
}

#[test]
fn facts_become_words() {
    let english = Locale::new(Language::En);
    let told = Told {
        audience: touchline_kernel::Audience::Everyone,
        rule: "GOAL-1",
        event: "goal",
        facts: vec![
            ("by", Fact::Seat(Seat::Home)),
            ("piece", Fact::Text("H5".to_owned())),
            ("home", Fact::Number(1)),
            ("away", Fact::Number(0)),
        ],
    };
    let teams = BySeat::new("Rovers".to_owned(), "United".to_owned());
    let line = english.event("volchok", &told, &teams);
    assert!(line.contains("Rovers") && line.contains("H5"), "{line}");
}
