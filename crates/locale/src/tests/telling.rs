//! What belongs together in commentary: the plans are sound, and the shared cases hold.

use crate::telling::{Join, Known, Plan, Teller, plan};
use crate::{Heard, Language, Locale};
use std::collections::{BTreeMap, BTreeSet};
use touchline_games::Guide;
use touchline_kernel::{Fact, Seat};

/// The events of a game with their facts.
fn events(guide: &Guide) -> BTreeMap<String, BTreeSet<String>> {
    let (_, words) = guide.words.iter().find(|(kind, _)| *kind == "event").expect("every game has events");
    words
        .iter()
        .map(|word| (word.name.to_owned(), word.facts.iter().map(|fact| (*fact).to_owned()).collect()))
        .collect()
}

/// The sentences of several events, each with every fact that it may know: those that all ways to it have.
pub(super) fn gathered(guide: &Guide) -> BTreeMap<String, BTreeSet<String>> {
    let events = events(guide);
    let mut lines: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    // Each round takes the sentences one event further.
    for _ in 0..6 {
        for join in &plan(guide.id).joins {
            let Some(told) = &join.told else { continue };
            for before in &join.line {
                let Some(known) = events.get(before).or_else(|| lines.get(before)).cloned() else { continue };
                let after = known.into_iter().chain(added(join)).collect::<BTreeSet<_>>();
                match lines.get_mut(told) {
                    Some(there) => there.retain(|name| after.contains(name)),
                    None => drop(lines.insert(told.clone(), after)),
                }
            }
        }
    }
    lines
}

/// What a join adds to what a sentence knows.
fn added(Join { names, list, count, .. }: &Join) -> impl Iterator<Item = String> {
    let lists = list.values().flat_map(|list| [list.clone(), format!("{list}-n")]);
    names.values().cloned().chain(lists).chain(count.clone())
}

#[test]
fn plans_name_events_and_facts_that_there_are() {
    for guide in touchline_games::guides() {
        let events = events(&guide);
        let Plan { stamps, quiet, fleeting, joins } = plan(guide.id);
        assert!(!joins.is_empty(), "{} has a plan", guide.id);
        let told: BTreeSet<&String> = joins.iter().filter_map(|join| join.told.as_ref()).collect();
        let is_line = |word: &String| told.contains(word) || events.contains_key(word);
        for word in told.iter().copied() {
            assert!(!events.contains_key(word), "{}: {word} is an event", guide.id);
        }
        for word in quiet {
            assert!(events.contains_key(word), "{}: {word} is no event", guide.id);
        }
        for word in fleeting.iter().chain(joins.iter().flat_map(|join| &join.line)) {
            assert!(is_line(word), "{}: {word} is no sentence", guide.id);
        }
        for stamp in stamps {
            let facts = &events[&stamp.event];
            let known = |fact: &String| facts.contains(fact);
            assert!(known(&stamp.fact) && stamp.added.iter().all(known), "{}: {stamp:?}", guide.id);
        }
        for join in joins {
            let facts = events.get(&join.event).unwrap_or_else(|| panic!("{}: {join:?}", guide.id));
            let of_event =
                join.same.keys().chain(join.other.keys()).chain(join.names.keys()).chain(join.list.keys());
            for fact in of_event {
                assert!(facts.contains(fact), "{}: {} has no {fact}", guide.id, join.event);
            }
            assert!(!(join.becomes && join.told.is_some()), "{}: {join:?}", guide.id);
        }
    }
}

/// The cases that the page's tests run as well: events in, sentences out.
#[test]
fn the_shared_cases_hold() {
    let cases: serde_json::Value =
        serde_json::from_str(include_str!("../../../../locales/telling-cases.json"))
            .expect("the cases are JSON");
    let cases = cases.as_array().expect("a list");
    for case in cases {
        let mut teller = Teller::new(case["game"].as_str().expect("a game"));
        for (number, event) in (1..).zip(case["events"].as_array().expect("a list")) {
            let Some(word) = event["event"].as_str() else {
                teller.close();
                continue;
            };
            let facts: Vec<(String, Fact)> = event
                .as_object()
                .expect("facts")
                .iter()
                .filter(|(name, _)| *name != "event")
                .map(|(name, value)| (name.clone(), fact(value)))
                .collect();
            let rule = format!("{number}");
            teller.hear(&Heard { rule: &rule, event: word, facts: &facts, number, idx: 0 });
        }
        let lines: Vec<serde_json::Value> = teller
            .lines()
            .iter()
            .enumerate()
            .map(|(idx, line)| {
                let known: serde_json::Map<_, _> =
                    line.facts.iter().map(|(name, known)| (name.clone(), json(known))).collect();
                serde_json::json!({
                    "kind": if line.gathered { "report" } else { "event" },
                    "word": line.word,
                    "facts": known,
                    "rule": line.rule,
                    "number": line.number,
                    "minute": teller.minute_at(idx),
                    "nth": line.nth,
                })
            })
            .collect();
        // Objects are equal whatever the order of their names.
        assert_eq!(serde_json::Value::from(lines), case["lines"], "{}", case["what"]);
    }
    assert!(cases.len() >= 10, "the cases are there");
}

fn fact(value: &serde_json::Value) -> Fact {
    match (value.as_i64(), value.as_str()) {
        (Some(number), _) => Fact::Number(number),
        (_, Some("home")) => Fact::Seat(Seat::Home),
        (_, Some("away")) => Fact::Seat(Seat::Away),
        (_, text) => Fact::Text(text.expect("a number or a text").to_owned()),
    }
}

fn json(known: &Known) -> serde_json::Value {
    match known {
        Known::Fact(Fact::Number(number)) => (*number).into(),
        Known::Fact(Fact::Seat(seat)) => seat.to_string().into(),
        Known::Fact(Fact::Text(text)) => text.as_str().into(),
        Known::List(items) => items.clone().into(),
    }
}

#[test]
fn a_row_of_players_is_a_list_in_every_language() {
    let items = ["H4".to_owned(), "A5".to_owned(), "H6".to_owned()];
    let list = |language| Locale::new(language).list(&items);
    assert_eq!(list(Language::En), "H4, A5 and H6");
    assert_eq!(list(Language::Ru), "Х4, Г5 и Х6");
    assert_eq!(Locale::new(Language::Fi).list(&["TH".to_owned(), "9S".to_owned()]), "10♥ ja 9♠");
}
