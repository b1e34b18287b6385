//! Rule vectors: test cases that a rulebook expert can write. The format is described in `docs/formats/vectors.md`.

#[cfg(not(target_family = "wasm"))]
mod folder;

use crate::any::AnyPosition;
use crate::shelf::{OpenError, guide, open};
use crate::steps::{StepError, Told, make_step};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use touchline_kernel::{Seat, Token, Turn, Viewer};

#[cfg(not(target_family = "wasm"))]
pub use folder::{Folder, read};

/// A file of vectors.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VectorFile {
    /// The game's ID.
    pub game: String,
    /// The vectors.
    #[serde(default, rename = "vector")]
    pub vectors: Vec<Vector>,
}

/// One test case.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    /// Its name, as in the specification.
    pub id: String,
    /// The rule that it is about.
    #[serde(default)]
    pub rule: String,
    /// The ruling that it shows, if any.
    #[serde(default)]
    pub ruling: Option<String>,
    /// The preset that the options start from.
    #[serde(default)]
    pub preset: Option<String>,
    /// The options that are not as in the preset, or not default.
    #[serde(default)]
    pub options: Option<Value>,
    /// A setup; a new match if absent.
    #[serde(default)]
    pub given: Option<Value>,
    /// Steps in notation, actions and outcomes alike; `away: basic` says who.
    #[serde(default)]
    pub when: Vec<String>,
    /// What must hold afterwards.
    #[serde(default)]
    pub then: Then,
}

/// What must hold after the steps of a vector.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Then {
    /// `home`, `away`, `chance` or `over`.
    pub turn: Option<String>,
    /// A part of the position's JSON.
    pub position: Option<Value>,
    /// A part of what a viewer (`home`, `away`, `spectator`) may know.
    pub view: Option<BTreeMap<String, Value>>,
    /// How many legal actions.
    pub legal: Option<usize>,
    /// Some that are legal.
    pub legal_has: Option<Vec<String>>,
    /// Some that are not.
    pub legal_not: Option<Vec<String>>,
    /// All of them, in any order.
    pub legal_all: Option<Vec<String>>,
    /// Exact probabilities of some outcomes.
    pub chance: Option<BTreeMap<String, String>>,
    /// The rules cited by the last step, in order.
    pub events: Option<Vec<String>>,
    /// How the match ended.
    pub finish: Option<Value>,
    /// The rule that forbids the last step. `OPT-1` also stands for options that are refused.
    pub illegal: Option<String>,
    /// The options or the setup are refused, and this is said among the reasons.
    pub refused: Option<String>,
}

/// A vector that does not hold.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Failure {
    /// The vector.
    pub id: String,
    /// What should be.
    pub expected: String,
    /// What is.
    pub found: String,
}

/// The outcome of running vectors.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Report {
    /// How many held.
    pub passed: usize,
    /// Those that did not.
    pub failed: Vec<Failure>,
}

/// Runs every vector of a file.
#[must_use]
pub fn run(file: &VectorFile) -> Report {
    let mut report = Report::default();
    let mut seen = BTreeSet::new();
    for vector in &file.vectors {
        let mut failures = Vec::new();
        if !seen.insert(&vector.id) {
            failures.push(("an ID that is used once".to_owned(), "the ID of an earlier vector".to_owned()));
        }
        check(&file.game, vector, &mut failures);
        if failures.is_empty() {
            report.passed += 1;
        }
        report.failed.extend(failures.into_iter().map(|(expected, found)| Failure {
            id: vector.id.clone(),
            expected,
            found,
        }));
    }
    report
}

impl Vector {
    /// The rules that this vector cites.
    pub fn cited(&self) -> impl Iterator<Item = &str> {
        let events = self.then.events.iter().flatten().map(String::as_str);
        std::iter::once(self.rule.as_str())
            .chain(self.then.illegal.as_deref())
            .chain(events)
            .filter(|id| !id.is_empty())
    }
}

impl Vector {
    /// Those of the preset, and over them those of the vector.
    fn all_options(&self, game: &str) -> Result<Value, String> {
        let mut options = match &self.preset {
            None => Value::Object(serde_json::Map::new()),
            Some(name) => {
                let guide = guide(game).map_err(|error| error.to_string())?;
                let preset = guide.preset(name).ok_or_else(|| format!("`{name}`"))?;
                serde_json::from_str(preset.options).map_err(|error| error.to_string())?
            }
        };
        match (&mut options, &self.options) {
            (Value::Object(all), Some(Value::Object(own))) => {
                all.extend(own.iter().map(|(name, value)| (name.clone(), value.clone())));
            }
            (all, Some(other)) => *all = other.clone(),
            (_, None) => {}
        }
        Ok(options)
    }
}

type Failures = Vec<(String, String)>;

fn check(game: &str, vector: &Vector, failures: &mut Failures) {
    let options = match vector.all_options(game) {
        Ok(options) => options,
        Err(unknown) => return failures.push(("a preset of the game".to_owned(), unknown)),
    };
    let table = match open(game, &options) {
        Ok(table) => table,
        Err(OpenError::Refused { .. } | OpenError::Unreadable { .. })
            if vector.then.illegal.as_deref() == Some("OPT-1") && vector.when.is_empty() =>
        {
            return;
        }
        Err(error) => return refused("options", &error.to_string(), &vector.then, failures),
    };
    let board = match &vector.given {
        None => Ok(table.start()),
        Some(setup) => table.place(setup),
    };
    let mut board = match board {
        Ok(board) => board,
        Err(faults) => {
            return refused("setup", &faults.to_string().replace('\n', "; "), &vector.then, failures);
        }
    };
    if let Some(reason) = &vector.then.refused {
        return failures.push((format!("refused: {reason}"), "options and setup can be played".to_owned()));
    }
    let mut last = Vec::new();
    for (i, step) in vector.when.iter().enumerate() {
        let is_last = i + 1 == vector.when.len();
        match make_step(board.as_mut(), step) {
            Ok(told) => last = told,
            Err(error) => {
                let refused_by = match &error {
                    StepError::Refused(refused) => refused.rule,
                    _ => "",
                };
                match vector.then.illegal.as_deref() {
                    Some(rule) if is_last && rule == refused_by => {}
                    Some(rule) if is_last => {
                        failures.push((format!("`{step}` refused by {rule}"), describe(&error)));
                    }
                    _ => return failures.push((format!("`{step}` can be done"), describe(&error))),
                }
                return compare(board.as_ref(), &vector.then, None, failures);
            }
        }
    }
    if let Some(rule) = &vector.then.illegal {
        failures.push((format!("the last step refused by {rule}"), "it is legal".to_owned()));
    }
    compare(board.as_ref(), &vector.then, Some(&last), failures);
}

/// Options or a setup are refused: is that what the vector says?
fn refused(what: &str, found: &str, then: &Then, failures: &mut Failures) {
    match &then.refused {
        Some(reason) if found.contains(reason) => {}
        Some(reason) => failures.push((format!("{what} refused: {reason}"), found.to_owned())),
        None => failures.push((format!("{what} that can be played"), found.to_owned())),
    }
}

fn describe(error: &StepError) -> String {
    match error {
        StepError::Refused(refused) => {
            let facts: Vec<String> = refused
                .facts
                .iter()
                .map(|(name, fact)| format!("{name} {}", serde_json::to_string(fact).unwrap_or_default()))
                .collect();
            format!("refused by {} ({} {})", refused.rule, refused.because, facts.join(", "))
                .replace(" )", ")")
        }
        other => other.to_string(),
    }
}

fn compare(board: &dyn AnyPosition, then: &Then, last: Option<&[Told]>, failures: &mut Failures) {
    let mut expect = |expected: String, found: String| {
        if expected != found {
            failures.push((expected, found));
        }
    };
    let turn = board.turn();
    if let Some(expected) = &then.turn {
        let found = match turn {
            Turn::Decision(seat) => seat.name(),
            Turn::Chance => "chance",
            Turn::Over(_) => "over",
        };
        expect(format!("turn {expected}"), format!("turn {found}"));
    }
    if let (Some(expected), Some(last)) = (&then.events, last) {
        // Who sees everything is told a hidden thing once, in full.
        let all = last.iter().filter(|told| told.audience.includes(Viewer::Everything));
        let found: Vec<&str> = all.map(|told| told.rule).collect();
        expect(format!("events {expected:?}"), format!("events {found:?}"));
    }
    if let Some(expected) = &then.finish {
        let found = match turn {
            Turn::Over(finish) => serde_json::json!({
                "score": [finish.score.home, finish.score.away],
                "winner": finish.winner.map_or("none", Seat::name),
                "by": finish.by,
            }),
            _ => Value::Null,
        };
        part("finish", expected, &found, failures);
    }
    if let Some(expected) = &then.position {
        part("position", expected, &board.setup(), failures);
    }
    for (name, expected) in then.view.iter().flatten() {
        let viewer = match (Seat::read(name), name.as_str()) {
            (Some(seat), _) => Viewer::Seat(seat),
            (None, "spectator") => Viewer::Spectator,
            _ => {
                failures.push(("home, away or spectator".to_owned(), format!("the viewer `{name}`")));
                continue;
            }
        };
        part(&format!("view.{name}"), expected, &board.view(viewer), failures);
    }
    compare_legal(board, then, failures);
    compare_chances(board, then, failures);
}

fn compare_legal(board: &dyn AnyPosition, then: &Then, failures: &mut Failures) {
    if then.legal.is_none()
        && then.legal_has.is_none()
        && then.legal_not.is_none()
        && then.legal_all.is_none()
    {
        return;
    }
    let legal: Vec<String> = board.legal().into_iter().map(|choice| choice.text).collect();
    if let Some(expected) = then.legal
        && expected != legal.len()
    {
        failures
            .push((format!("{expected} legal actions"), format!("{}: {}", legal.len(), legal.join(", "))));
    }
    for action in then.legal_has.iter().flatten().filter(|action| !legal.contains(action)) {
        failures.push((format!("`{action}` is legal"), "it is not".to_owned()));
    }
    for action in then.legal_not.iter().flatten().filter(|action| legal.contains(action)) {
        failures.push((format!("`{action}` is not legal"), "it is".to_owned()));
    }
    if let Some(expected) = &then.legal_all {
        let (expected, found): (BTreeSet<&String>, BTreeSet<&String>) =
            (expected.iter().collect(), legal.iter().collect());
        if expected != found {
            let missing: Vec<&&String> = expected.difference(&found).collect();
            let extra: Vec<&&String> = found.difference(&expected).collect();
            failures
                .push((format!("exactly {expected:?}"), format!("missing {missing:?}, too many {extra:?}")));
        }
    }
}

fn compare_chances(board: &dyn AnyPosition, then: &Then, failures: &mut Failures) {
    let Some(expected) = &then.chance else { return };
    let chances = board.chances();
    let total: u64 = chances.iter().map(|chance| u64::from(chance.weight)).sum();
    for (outcome, fraction) in expected {
        let weight = chances
            .iter()
            .find(|chance| &chance.text == outcome)
            .map_or(0, |chance| u64::from(chance.weight));
        let parsed = match fraction.split_once('/') {
            Some((above, below)) => above.trim().parse::<u64>().ok().zip(below.trim().parse::<u64>().ok()),
            None => fraction.trim().parse::<u64>().ok().map(|whole| (whole, 1)),
        };
        match parsed {
            Some((above, below)) if below > 0 => {
                // Cross-multiplied, so that no fraction needs reducing.
                if u128::from(weight) * u128::from(below) != u128::from(above) * u128::from(total)
                    || total == 0
                {
                    failures.push((format!("`{outcome}` with {fraction}"), format!("{weight}/{total}")));
                }
            }
            _ => failures.push(("a probability such as \"1/6\"".to_owned(), format!("`{fraction}`"))),
        }
    }
}

/// Does `found` hold at least what `expected` says? Objects may hold more; everything else must be equal.
fn part(path: &str, expected: &Value, found: &Value, failures: &mut Failures) {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            for (name, value) in expected {
                part(&format!("{path}.{name}"), value, found.get(name).unwrap_or(&Value::Null), failures);
            }
        }
        // TOML has no null: the word stands for a field that is absent.
        (Value::String(none), Value::Null) if none == "none" || none == "absent" => {}
        _ if expected == found => {}
        _ => failures.push((format!("{path} = {expected}"), format!("{path} = {found}"))),
    }
}
