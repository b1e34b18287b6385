//! Events gathered into the sentences of a report: a movement of five pieces is one line, and a shot with what came of it.
//! `locales/telling.json` says what belongs together. The page's `Teller` in `web/src/match/telling.ts` gathers the same;
//! `locales/telling-cases.json` holds both to it.

use crate::code::area_of;
use crate::{Arg, Locale, Player, Team, Wording, args, card, id_part};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use touchline_kernel::{BySeat, Fact};

/// What belongs together in the commentary of one game.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Plan {
    /// Events that say the minute.
    #[serde(default)]
    pub stamps: Vec<Stamp>,
    /// Events without a sentence.
    pub quiet: Vec<String>,
    /// Sentences that are forgotten when another follows at once.
    pub fleeting: Vec<String>,
    pub joins: Vec<Join>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stamp {
    pub event: String,
    /// The fact that is the minute.
    pub fact: String,
    /// The fact that is added to it: `45+2`.
    pub added: Option<String>,
}

/// An event that becomes part of the sentence before it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    /// Which sentences it may join.
    pub line: Vec<String>,
    pub event: String,
    /// Facts of the event that must be those of the sentence, by their names there.
    #[serde(default)]
    pub same: BTreeMap<String, String>,
    /// Facts of the event that must differ from those of the sentence, by their names there.
    #[serde(default)]
    pub other: BTreeMap<String, String>,
    /// What the sentence is called from now on; without this and without `becomes` nothing of it changes.
    pub told: Option<String>,
    /// The sentence is forgotten, and the event told in its place.
    #[serde(default)]
    pub becomes: bool,
    /// Facts of the event under other names. Only these are taken over.
    #[serde(default, rename = "as")]
    pub names: BTreeMap<String, String>,
    /// Facts of the event that are added to a list.
    #[serde(default)]
    pub list: BTreeMap<String, String>,
    /// A number that grows by one.
    pub count: Option<String>,
}

static PLANS: LazyLock<BTreeMap<String, Plan>> = LazyLock::new(|| {
    // The file is compiled in, and a test reads it.
    serde_json::from_str(include_str!("../../../locales/telling.json")).unwrap_or_default()
});
static NO_PLAN: Plan =
    Plan { stamps: Vec::new(), quiet: Vec::new(), fleeting: Vec::new(), joins: Vec::new() };

pub(crate) fn plan(game: &str) -> &'static Plan {
    PLANS.get(game).unwrap_or(&NO_PLAN)
}

/// What a sentence knows.
#[derive(Debug, Clone, PartialEq)]
pub enum Known {
    /// As the event has it.
    Fact(Fact),
    /// Several in a row, each once.
    List(Vec<String>),
}

/// A sentence: an event as it was told, or several under a name of their own.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Are these several events?
    pub gathered: bool,
    /// The event's word, or the name for several.
    pub word: String,
    /// What it knows, by name.
    pub facts: BTreeMap<String, Known>,
    /// The rule behind it.
    pub rule: String,
    /// The number of the entry in which it began.
    pub number: u32,
    /// The place of its first event in that entry.
    pub idx: usize,
    /// The minute, for a game that has minutes: `23`, `45+2`.
    pub minute: Option<String>,
    /// How many lines of the same name came before it.
    pub nth: u32,
}

/// An event as a teller hears of it.
#[derive(Debug, Clone, Copy)]
pub struct Heard<'a, N> {
    /// The rule behind it.
    pub rule: &'a str,
    /// What.
    pub event: &'a str,
    /// With which facts.
    pub facts: &'a [(N, Fact)],
    /// The number of the entry.
    pub number: u32,
    /// Its place in that entry.
    pub idx: usize,
}

/// Hears of one event after the other, and gathers them.
#[derive(Debug)]
pub struct Teller {
    plan: &'static Plan,
    lines: Vec<Line>,
    /// How many lines have each name.
    names: BTreeMap<String, u32>,
    minute: Option<String>,
    is_open: bool,
}

impl Teller {
    /// At the start of a match.
    #[must_use]
    pub fn new(game: &str) -> Self {
        Self { plan: plan(game), lines: Vec::new(), names: BTreeMap::new(), minute: None, is_open: false }
    }

    /// All sentences. The last may still change.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How many sentences will not change any more.
    #[must_use]
    pub fn settled(&self) -> usize {
        self.lines.len() - usize::from(self.is_open)
    }

    /// Nothing more is added to the last sentence.
    pub fn close(&mut self) {
        self.is_open = false;
    }

    /// The minute, if the sentence is the first of it.
    #[must_use]
    pub fn minute_at(&self, idx: usize) -> Option<&str> {
        let minute = |idx: usize| self.lines.get(idx).and_then(|line| line.minute.as_deref());
        let before = idx.checked_sub(1).and_then(minute);
        minute(idx).filter(|here| before != Some(here))
    }

    /// Takes in an event.
    pub fn hear<N: AsRef<str>>(&mut self, heard: &Heard<'_, N>) {
        let fact =
            |name: &str| heard.facts.iter().find(|(known, _)| known.as_ref() == name).map(|(_, fact)| fact);
        if let Some(stamp) = self.plan.stamps.iter().find(|stamp| stamp.event == heard.event)
            && let Some(minute) = fact(&stamp.fact)
        {
            let added = stamp.added.as_deref().and_then(fact).map(|added| format!("+{}", plain(added)));
            self.minute = Some(format!("{}{}", plain(minute), added.unwrap_or_default()));
        }
        let whole = || -> BTreeMap<String, Known> {
            heard
                .facts
                .iter()
                .map(|(name, fact)| (name.as_ref().to_owned(), Known::Fact(fact.clone())))
                .collect()
        };
        let open = self.lines.last_mut().filter(|_| self.is_open);
        if let Some(line) = open
            && let Some(join) = self.plan.joins.iter().find(|join| join.fits(line, heard.event, &fact))
        {
            if join.becomes {
                line.gathered = false;
                line.rename(&mut self.names, heard.event);
                line.facts = whole();
                heard.rule.clone_into(&mut line.rule);
            } else if let Some(told) = &join.told {
                join.merge(line, heard.event, &fact);
                if *told != line.word {
                    line.gathered = true;
                    line.rename(&mut self.names, told);
                    heard.rule.clone_into(&mut line.rule);
                }
            }
            line.minute.clone_from(&self.minute);
        } else if !self.plan.quiet.iter().any(|quiet| quiet == heard.event) {
            let fleeting = |line: &mut Line| self.plan.fleeting.contains(&line.word);
            if let Some(mut line) = self.lines.pop_if(|line| self.is_open && fleeting(line)) {
                line.forget(&mut self.names);
            }
            let mut line = Line {
                gathered: false,
                word: String::new(),
                facts: whole(),
                rule: heard.rule.to_owned(),
                number: heard.number,
                idx: heard.idx,
                minute: self.minute.clone(),
                nth: 0,
            };
            line.rename(&mut self.names, heard.event);
            self.lines.push(line);
            self.is_open = true;
        }
    }
}

impl Line {
    /// Takes a name, and a place among those that have it.
    fn rename(&mut self, names: &mut BTreeMap<String, u32>, name: &str) {
        self.forget(names);
        let count = names.entry(name.to_owned()).or_default();
        self.nth = *count;
        *count += 1;
        name.clone_into(&mut self.word);
    }

    /// Its name is one of a line less.
    fn forget(&mut self, names: &mut BTreeMap<String, u32>) {
        if let Some(count) = names.get_mut(&self.word) {
            *count -= 1;
        }
    }
}

/// A fact as an item of a list.
fn plain(fact: &Fact) -> String {
    match fact {
        Fact::Number(number) => number.to_string(),
        Fact::Seat(seat) => seat.to_string(),
        Fact::Text(text) => text.clone(),
    }
}

impl Join {
    fn fits<'f>(&self, line: &Line, event: &str, fact: &impl Fn(&str) -> Option<&'f Fact>) -> bool {
        let equal = |(here, there): (&String, &String)| match (fact(here), line.facts.get(there)) {
            (Some(here), Some(Known::Fact(there))) => here == there,
            (None, None) => true,
            _ => false,
        };
        self.event == event
            && self.line.contains(&line.word)
            && self.same.iter().all(equal)
            && !self.other.iter().any(equal)
    }

    fn merge<'f>(&self, line: &mut Line, event: &str, fact: &impl Fn(&str) -> Option<&'f Fact>) {
        // The first of its kind is one of them.
        let begins = line.word == event;
        for (here, there) in &self.list {
            let Some(item) = fact(here).map(plain) else { continue };
            let mut items = match line.facts.get(there).or_else(|| line.facts.get(here).filter(|_| begins)) {
                Some(Known::List(items)) => items.clone(),
                Some(Known::Fact(first)) => vec![plain(first)],
                None => Vec::new(),
            };
            if !items.contains(&item) {
                items.push(item);
            }
            let n = i64::try_from(items.len()).unwrap_or(i64::MAX);
            line.facts.insert(format!("{there}-n"), Known::Fact(Fact::Number(n)));
            line.facts.insert(there.clone(), Known::List(items));
        }
        for (here, there) in &self.names {
            if let Some(fact) = fact(here) {
                line.facts.insert(there.clone(), Known::Fact(fact.clone()));
            }
        }
        if let Some(count) = &self.count {
            let before = match line.facts.get(count) {
                Some(Known::Fact(Fact::Number(n))) => *n,
                _ => i64::from(begins),
            };
            line.facts.insert(count.clone(), Known::Fact(Fact::Number(before + 1)));
        }
    }
}

impl Locale {
    /// A sentence of the report. `key` tells the match from others. A lone event may have a text of its own there: what is heard
    /// by itself names the square, the report need not.
    #[must_use]
    pub fn told(&self, game: &str, line: &Line, teams: &BySeat<Team>, key: &str) -> String {
        let mut args: Vec<(&str, Arg)> = line
            .facts
            .iter()
            .flat_map(|(name, known)| match known {
                Known::Fact(fact) => args(&[(name.as_str(), fact.clone())], teams)
                    .into_iter()
                    .map(|(_, arg)| (name.as_str(), arg))
                    .collect(),
                Known::List(items) => vec![(name.as_str(), Arg::Text(self.list(items)))],
            })
            .collect();
        if let Some(Known::Fact(Fact::Text(square))) = line.facts.get("to")
            && let Some(area) = area_of(square)
        {
            args.push(("area", area.into()));
        }
        let wording = Wording { key, nth: line.nth };
        let told = |kind: &str| {
            let id = format!("{game}-{kind}-{}", id_part(&line.word));
            self.worded(&id, &args, Some(wording)).ok_or(id)
        };
        told("report").or_else(|_| told("event")).unwrap_or_else(|id| id)
    }

    /// A minute before a sentence: `23′`.
    #[must_use]
    pub fn minute(&self, minute: &str) -> String {
        self.text("minute", &[("minute", minute.into())])
    }

    /// Codes in a row: `H4, H5 and A2`.
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        let shown: Vec<String> = items
            .iter()
            .map(|item| match Player::read(item) {
                Some(Player { seat, number }) => format!("{}{number}", self.letter(seat)),
                None => card(item).unwrap_or_else(|| item.clone()),
            })
            .collect();
        match shown.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                self.text("list-last", &[("list", rest.join(", ").into()), ("last", last.as_str().into())])
            }
            Some((only, _)) => only.clone(),
            None => String::new(),
        }
    }
}
