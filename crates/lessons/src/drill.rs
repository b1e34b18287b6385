//! Drills of a rule: positions in which it decides, from the vectors that cite it.

use crate::library::library;
use crate::scene::Scene;
use std::collections::BTreeMap;
use touchline_games::vectors::{Vector, VectorFile};
use touchline_games::{StepError, make_step};
use touchline_kernel::Turn;

/// A position in which a rule decides, and the step that shows it.
#[derive(Debug, Clone)]
pub struct Drill {
    /// The vector's ID.
    pub id: String,
    /// The rule.
    pub rule: String,
    /// What is to be tried.
    pub act: String,
    /// Does the rule allow it?
    pub allowed: bool,
    /// What chance gives afterwards.
    scene: Scene,
}

impl Drill {
    /// The scene that it is played in.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.scene.clone()
    }
}

/// The steps of a vector up to the last decision, that decision, and the chances after it.
fn drill_of(game: &str, rule: &str, vector: &Vector) -> Option<Drill> {
    if vector.then.refused.is_some() {
        return None;
    }
    let refused = vector.then.illegal.as_deref() == Some(rule);
    let told = vector.then.events.iter().flatten().any(|id| id == rule);
    // A vector that is refused by another rule shows that one.
    let shows = told || vector.rule == rule;
    if !refused && (vector.then.illegal.is_some() || !shows) {
        return None;
    }
    let base = Scene {
        preset: vector.preset.clone(),
        options: vector.options.clone(),
        given: vector.given.clone(),
        ..Scene::of(game)
    };
    let mut position = base.open().ok()?.position;
    // Where each step was a decision, and whose.
    let mut last = None;
    let mut cites = false;
    for (idx, step) in vector.when.iter().enumerate() {
        if step.trim() == "time" {
            return None;
        }
        if let Turn::Decision(seat) = position.turn() {
            last = Some((idx, seat));
            // What an earlier decision cited is not shown by this one.
            cites = false;
        }
        match make_step(position.as_mut(), step) {
            Ok(events) => cites |= events.iter().any(|event| event.rule == rule),
            Err(StepError::Refused(why)) if refused && idx + 1 == vector.when.len() => {
                cites = why.rule == rule;
            }
            Err(_) => return None,
        }
    }
    let (at, seat) = last?;
    if refused && at + 1 != vector.when.len() {
        return None;
    }
    // A vector may say who acts, and then somebody who must not: a drill has no other seat.
    if vector.when[at].split_once(": ").is_some_and(|(by, _)| by.trim() != seat.name()) {
        return None;
    }
    let act = vector.when[at].split_once(": ").map_or(vector.when[at].as_str(), |(_, act)| act).trim();
    let scene = Scene {
        before: vector.when[..at].to_vec(),
        seat: Some(seat),
        chances: vector.when[at + 1..].to_vec(),
        ..base
    };
    cites.then(|| Drill {
        id: vector.id.clone(),
        rule: rule.to_owned(),
        act: act.to_owned(),
        allowed: !refused,
        scene,
    })
}

/// The drills of a game by their rules.
pub(crate) type ByRule = BTreeMap<String, Vec<Drill>>;

/// The drills that files of vectors make.
pub(crate) fn drills_of(files: &[VectorFile]) -> ByRule {
    let mut drills = ByRule::new();
    for file in files {
        for vector in &file.vectors {
            let mut rules: Vec<&str> = vector.cited().collect();
            rules.sort_unstable();
            rules.dedup();
            for rule in rules {
                if let Some(drill) = drill_of(&file.game, rule, vector) {
                    drills.entry(rule.to_owned()).or_default().push(drill);
                }
            }
        }
    }
    // The shortest way in shows most clearly.
    for found in drills.values_mut() {
        found.sort_by_key(|drill| drill.scene.before.len());
    }
    drills
}

fn about(game: &str, rule: &str) -> &'static [Drill] {
    library(game).and_then(|library| library.drills().get(rule)).map_or(&[], Vec::as_slice)
}

/// The drills of a rule: at most one that it allows, then at most one that it refuses.
#[must_use]
pub fn drills(game: &str, rule: &str) -> Vec<&'static Drill> {
    let all = about(game, rule);
    [true, false]
        .into_iter()
        .filter_map(|allowed| all.iter().find(|drill| drill.allowed == allowed))
        .collect()
}

/// A drill by its rule and vector.
#[must_use]
pub fn drill(game: &str, rule: &str, id: &str) -> Option<&'static Drill> {
    about(game, rule).iter().find(|drill| drill.id == id)
}
