//! What came of one combination so far.

use crate::experiment::{Job, Kind, Plan};
use crate::stats::{Estimate, MatchSheet, Metric, Metrics, Tally, difference, metric_difference};

/// The matches of one combination.
#[derive(Debug)]
pub struct Trial {
    /// Those of the command's coaches.
    pub play: Tally,
    /// Those of the stronger coach against the weaker.
    pub skill: Tally,
    metrics: [Vec<Option<Metrics>>; 2],
}

impl Trial {
    /// Nothing has been played.
    pub fn new(plan: &Plan) -> Self {
        let empty = |kind| vec![None; usize::try_from(plan.matches(kind)).unwrap_or_default()];
        Self {
            play: Tally::default(),
            skill: Tally::default(),
            metrics: [Kind::Play, Kind::Skill].map(empty),
        }
    }

    /// Has this match been played?
    pub fn has(&self, job: Job) -> bool {
        let slot = usize::try_from(job.number).ok().and_then(|i| self.metrics[job.kind as usize].get(i));
        slot.is_some_and(Option::is_some)
    }

    /// Notes a match; one that is beyond the plan, or known already, changes nothing.
    pub fn add(&mut self, kind: Kind, sheet: &MatchSheet) -> bool {
        let slot = usize::try_from(sheet.number).ok().and_then(|i| self.metrics[kind as usize].get_mut(i));
        match slot {
            Some(slot) if slot.is_none() => {
                *slot = Some(Metrics::of(sheet));
                match kind {
                    Kind::Play => self.play.add(sheet),
                    Kind::Skill => self.skill.add(sheet),
                }
                true
            }
            _ => false,
        }
    }

    /// How much larger a number is here than in another combination, over the matches with the same dice.
    pub fn over(&self, base: &Self, metric: Metric) -> Option<Estimate> {
        metric_difference(&base.metrics[0], &self.metrics[0], metric)
    }

    /// How many points more the stronger coach makes here than in another combination.
    pub fn skill_over(&self, base: &Self) -> Option<Estimate> {
        difference(&base.metrics[1], &self.metrics[1], Metrics::first_points)
    }
}
