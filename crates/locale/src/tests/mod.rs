//! No text is missing, unused or wrongly argued, in any language.

use super::*;
use crate::code::area_of;
use crate::team::HOLE;
use fluent_syntax::ast;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use touchline_games::Told;
use touchline_kernel::Fact;

mod telling;
mod terms;

type Messages = BTreeMap<String, BTreeSet<String>>;

/// Everything that a message is made of, as the file says it.
struct Entry {
    file: String,
    id: String,
    /// The value, then the attributes by name.
    patterns: Vec<(Option<String>, ast::Pattern<&'static str>)>,
}

/// Every message of a language.
fn entries(language: Language) -> Vec<Entry> {
    let mut entries = Vec::new();
    for file in LOCALES.get_dir(language.code()).expect("every language has a folder").files() {
        let name = file.path().display().to_string();
        let text = file.contents_utf8().unwrap_or_else(|| panic!("{name} is not UTF-8"));
        let resource =
            fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            let value = message.value.unwrap_or_else(|| panic!("{name}: {id} is empty"));
            let mut patterns = vec![(None, value)];
            patterns.extend(message.attributes.into_iter().map(|a| (Some(a.id.name.to_owned()), a.value)));
            entries.push(Entry { file: name.clone(), id, patterns });
        }
    }
    entries
}

/// Every message of a language with the arguments it uses.
fn messages(language: Language) -> Messages {
    let entries = entries(language);
    let mut messages = Messages::new();
    for Entry { file, id, patterns } in &entries {
        let mut arguments = BTreeSet::new();
        for (_, pattern) in patterns {
            walk(pattern, &mut |inline| match inline {
                ast::InlineExpression::VariableReference { id } => {
                    arguments.insert(id.name.to_owned());
                }
                // A message within a message has the same arguments.
                ast::InlineExpression::MessageReference { id, .. } if id.name == "score" => {
                    arguments.extend(["home".to_owned(), "away".to_owned()]);
                }
                ast::InlineExpression::MessageReference { id, .. }
                    if ["champions-into", "champions-at"].contains(&id.name) =>
                {
                    arguments.insert("area".to_owned());
                }
                ast::InlineExpression::MessageReference { id: other, .. } => {
                    panic!("{file}: {id} refers to {}", other.name)
                }
                _ => {}
            });
        }
        let twice = messages.insert(id.clone(), arguments);
        assert!(twice.is_none(), "{file}: {id} stands twice");
    }
    messages
}

/// Visits every expression of a pattern.
fn walk(pattern: &ast::Pattern<&str>, visit: &mut impl FnMut(&ast::InlineExpression<&str>)) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            walk_expression(expression, visit);
        }
    }
}

fn walk_expression(expression: &ast::Expression<&str>, visit: &mut impl FnMut(&ast::InlineExpression<&str>)) {
    match expression {
        ast::Expression::Inline(inline) => walk_inline(inline, visit),
        ast::Expression::Select { selector, variants } => {
            walk_inline(selector, visit);
            variants.iter().for_each(|variant| walk(&variant.value, visit));
        }
    }
}

fn walk_inline(inline: &ast::InlineExpression<&str>, visit: &mut impl FnMut(&ast::InlineExpression<&str>)) {
    visit(inline);
    match inline {
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| walk_inline(argument, visit));
        }
        ast::InlineExpression::Placeable { expression } => walk_expression(expression, visit),
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
        for table in &guide.tables {
            plain(format!("{game}-table-{}", table.name));
            table.words().for_each(|word| drop(plain(format!("{game}-cell-{word}"))));
        }
        for ruling in
            touchline_games::rulings(game).unwrap().iter().filter(|ruling| !ruling.options.is_empty())
        {
            plain(format!("{game}-ruling-{}", id_part(&ruling.id)));
        }
        for (kind, words) in guide.words {
            for word in words {
                let facts = word.facts.iter().map(|fact| (*fact).to_owned()).collect();
                wanted.insert(format!("{game}-{kind}-{}", id_part(word.name)), facts);
            }
        }
        // The report names the area of a square.
        let with_area = |mut facts: BTreeSet<String>| {
            if game == "champions" && facts.contains("to") {
                facts.insert("area".to_owned());
            }
            facts
        };
        for (word, facts) in telling::gathered(&guide) {
            wanted.insert(format!("{game}-report-{}", id_part(&word)), with_area(facts));
        }
        // A lone event may have a text of its own in the report.
        let (_, events) = guide.words.iter().find(|(kind, _)| *kind == "event").expect("events");
        for word in *events {
            let id = format!("{game}-report-{}", id_part(word.name));
            if Locale::new(Language::En).find(&id, &[]).is_some() {
                let facts = word.facts.iter().map(|fact| (*fact).to_owned()).collect();
                wanted.insert(id, with_area(facts));
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
    collect(&crates, &["rs"], "web-", &mut ids);
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
            && !path.components().any(|part| part.as_os_str() == "tests")
            && name != "tests.rs"
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

/// What `Locale` and the functions of Fluent read themselves.
const COMMON: [&str; 15] = [
    "team-home",
    "team-away",
    "team-you",
    "team-own",
    "team-name",
    "score",
    "percent",
    "decimal-sign",
    "letter-home",
    "letter-away",
    "letter-keeper",
    "minute",
    "list-last",
    "champions-into",
    "champions-at",
];

/// Messages that a game may have without the contract asking for them: questions of its phases, names of its shortcuts, short
/// names of events for lists of odds, and what its coaches look at; `coach` has the test for those.
fn is_extra(id: &str) -> bool {
    COMMON.contains(&id)
        || id == "coach-why-mixture"
        // The texts of the command line: `cli` has the test for those.
        || id.starts_with("cli-")
        || touchline_games::guides().iter().any(|guide| {
            if id.starts_with(&format!("coach-why-{}-", guide.id)) {
                return true;
            }
            ["phase", "shortcut", "short", "term", "board"]
                .iter()
                .any(|kind| id.starts_with(&format!("{}-{kind}-", guide.id)))
        })
}

/// The messages of all rulings of a game.
fn rulings(game: &'static str) -> impl Iterator<Item = String> {
    let all = touchline_games::rulings(game).unwrap();
    all.iter().map(move |ruling| format!("{game}-ruling-{}", id_part(&ruling.id)))
}

#[test]
fn every_text_is_there_in_every_language_and_none_is_unused() {
    let wanted = wanted();
    let mut ids: BTreeSet<String> = wanted.keys().cloned().collect();
    ids.extend(interface_ids());
    let rulings: BTreeSet<String> =
        touchline_games::guides().iter().flat_map(|guide| rulings(guide.id)).collect();
    let mut faults = Vec::new();
    for language in Language::ALL {
        let there: BTreeSet<String> = messages(language).into_keys().filter(|id| !is_extra(id)).collect();
        faults.extend(ids.difference(&there).map(|id| format!("{language}: {id} is missing")));
        // A ruling may be told in every language even if no option decides it otherwise.
        let unused = there.difference(&ids).filter(|id| !rulings.contains(*id));
        faults.extend(unused.map(|id| format!("{language}: {id} is unused")));
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

/// Calls of `TEAM` ask for forms that the language has, for every kind of team.
#[test]
fn every_form_that_a_text_asks_for_is_there() {
    for language in Language::ALL {
        let entries = entries(language);
        let forms_of = |id: &str| -> BTreeSet<String> {
            let entry = entries.iter().find(|entry| entry.id == id).expect("common.ftl has the teams");
            // A form for names in -s stands beside the form that it is.
            let names = entry.patterns.iter().filter_map(|(name, _)| name.clone());
            names.filter(|name| !name.ends_with("-s")).collect()
        };
        let forms = forms_of("team-home");
        for id in ["team-away", "team-you", "team-own", "team-name"] {
            assert_eq!(forms_of(id), forms, "{language}: {id} has the forms of team-home");
        }
        for Entry { id, patterns, .. } in &entries {
            for (_, pattern) in patterns {
                walk(pattern, &mut |inline| {
                    let ast::InlineExpression::FunctionReference { id: function, arguments } = inline else {
                        return;
                    };
                    let known = ["TEAM", "SIDE", "SHIRT", "PERCENT"].contains(&function.name);
                    assert!(known, "{language}: {id} calls {}", function.name);
                    let form = arguments.named.iter().find(|argument| argument.name.name == "form");
                    let form = form.map_or("nom", |argument| match argument.value {
                        ast::InlineExpression::StringLiteral { value } => value,
                        _ => panic!("{language}: {id} asks for a form that is no text"),
                    });
                    let there = function.name != "TEAM" || forms.contains(&form.to_lowercase());
                    assert!(there, "{language}: {id} asks for the form {form}");
                });
            }
        }
    }
}

/// A line has the same number of wordings in every language, numbered from 2.
#[test]
fn every_language_has_the_same_wordings() {
    let wordings = |language: Language| -> BTreeMap<String, Vec<String>> {
        let of = |Entry { id, patterns, .. }: Entry| {
            let names = patterns.into_iter().filter_map(|(name, _)| name).collect();
            (!COMMON.contains(&id.as_str())).then_some((id, names))
        };
        entries(language).into_iter().filter_map(of).collect()
    };
    let english = wordings(Language::En);
    for (id, names) in &english {
        let numbered: Vec<String> = (2..names.len() + 2).map(|number| format!("v{number}")).collect();
        assert_eq!(*names, numbered, "en: {id}");
        let may = id.contains("-event-") || id.contains("-report-");
        assert!(names.is_empty() || may, "only commentary has wordings, not {id}");
    }
    for language in Language::ALL {
        let here = wordings(language);
        let different: Vec<&String> =
            english.iter().filter(|(id, names)| here.get(*id) != Some(names)).map(|(id, _)| id).collect();
        assert!(different.is_empty(), "{language}: other wordings than in English: {different:?}");
    }
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
    let teams = BySeat::new(Team::named("Rovers"), Team::named("United"));
    let line = english.event("volchok", &told, &teams, Wording { key: "", nth: 0 });
    assert!(line.contains("Rovers") && line.contains("H5"), "{line}");
}

/// The cases that the page's tests run as well: one text in, one text out.
#[test]
fn the_shared_cases_hold() {
    let cases: serde_json::Value =
        serde_json::from_str(include_str!("../../../../locales/cases.json")).expect("the cases are JSON");
    let texts = cases["texts"].as_array().expect("a list");
    for case in texts {
        let language = Language::from_tag(case["language"].as_str().expect("text")).expect("a language");
        let mut bundle = bundle(language);
        let source = format!("case = {}", case["pattern"].as_str().expect("text"));
        bundle.add_resource_overriding(FluentResource::try_new(source).expect("a pattern"));
        let args: Vec<(&str, Arg)> = case["args"]
            .as_object()
            .expect("an object")
            .iter()
            .map(|(name, value)| (name.as_str(), arg_of(value)))
            .collect();
        let text = format(&bundle, "case", &Locale::new(language).values(&args), |_| 0).expect("a text");
        assert_eq!(text, case["text"].as_str().expect("text"), "{case}");
    }
    for case in cases["wordings"].as_array().expect("a list") {
        let number = |name: &str| case[name].as_u64().expect("a number");
        let wording = Wording {
            key: case["key"].as_str().expect("text"),
            nth: u32::try_from(number("nth")).expect("small"),
        };
        let count = usize::try_from(number("count")).expect("small");
        let id = case["id"].as_str().expect("text");
        assert_eq!(wording.pick(id, count) as u64, number("pick"), "{case}");
    }
    let areas = cases["areas"].as_object().expect("an object");
    for (square, area) in areas {
        assert_eq!(area_of(square), area.as_str(), "{square}");
    }
    assert!(texts.len() > 20 && areas.len() > 8, "the cases are there");
}

/// `{"side": "home", "name": "Home"}`, a number or a text.
fn arg_of(value: &serde_json::Value) -> Arg {
    match (value.as_i64(), value.as_str()) {
        (Some(number), _) => Arg::Number(number),
        (_, Some(text)) => Arg::from(text),
        _ => {
            let side = match value["side"].as_str().expect("a side") {
                "home" => Side::Home,
                "away" => Side::Away,
                "you" => Side::You,
                _ => Side::Name,
            };
            Arg::Team(Team { side, name: value["name"].as_str().expect("a name").to_owned() })
        }
    }
}

/// No text of any language asks for a fact, a form or a message that is not there, in any branch or wording.
#[test]
fn every_sample_reads_as_a_text() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let samples = samples(&locale, "");
        assert!(samples.len() > 2000, "{language}: only {} messages", samples.len());
        for Sample { id, texts, .. } in samples {
            assert!(!texts.is_empty(), "{language}: {id} says nothing");
            for text in texts {
                // The help of the command line shows braces of JSON.
                let braces = !id.starts_with("cli-") && text.contains(['{', '}']);
                let whole = !text.trim().is_empty() && !braces && !text.contains(HOLE);
                assert!(whole, "{language}: {id}: {text}");
            }
        }
    }
}
