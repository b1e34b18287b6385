//! How well a side decided: its mean loss, whole and by kind of decision.

use crate::calibration::Calibration;
use serde::{Deserialize, Serialize};

/// How well a side decided.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Accuracy {
    /// 100 if nothing was lost; 50 at the mean loss of a beginner.
    pub rating: f64,
    /// Decisions in which there was a choice.
    pub decisions: u32,
    /// Wins lost by a decision, in the mean.
    pub loss: f64,
    /// By kind of decision, what lost most first.
    pub kinds: Vec<Kind>,
}

/// One kind of decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kind {
    /// The word of the action.
    pub kind: String,
    /// How many there were.
    pub decisions: u32,
    /// Wins lost by all of them.
    pub wins: f64,
    /// Goals lost by all of them.
    pub goals: f64,
}

impl Accuracy {
    /// From all that a side decided: the word, and what was lost in wins and in goals.
    pub(crate) fn of<'a>(
        decisions: impl Iterator<Item = (&'a str, f64, f64)>,
        calibration: &Calibration,
    ) -> Self {
        let mut kinds: Vec<Kind> = Vec::new();
        for (word, wins, goals) in decisions {
            let kind = match kinds.iter_mut().position(|kind| kind.kind == word) {
                Some(at) => &mut kinds[at],
                None => {
                    kinds.push(Kind { kind: word.to_owned(), decisions: 0, wins: 0.0, goals: 0.0 });
                    kinds.last_mut().expect("one was pushed")
                }
            };
            kind.decisions += 1;
            kind.wins += wins;
            kind.goals += goals;
        }
        kinds.sort_by(|a, b| b.wins.total_cmp(&a.wins).then(b.decisions.cmp(&a.decisions)));
        let decisions: u32 = kinds.iter().map(|kind| kind.decisions).sum();
        let lost: f64 = kinds.iter().map(|kind| kind.wins).sum();
        let loss = lost / f64::from(decisions.max(1));
        Self { rating: rating(loss, calibration), decisions, loss, kinds }
    }
}

/// 100 for no loss, half of it for every [`Calibration::half_accuracy`].
pub(crate) fn rating(loss: f64, calibration: &Calibration) -> f64 {
    100.0 * 0.5f64.powf(loss.max(0.0) / calibration.half_accuracy)
}
