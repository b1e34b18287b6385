//! Differences between two runs with the same dice, match by match.

use crate::stats::{Estimate, MatchSheet};
use touchline_kernel::Seat;

/// A number of each match by which runs are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Metric {
    /// Goals of both sides.
    Goals,
    /// Level at the end: 0 or 1.
    Draws,
    Turns,
    Steps,
    /// Home's points, a win being 1, beyond a half.
    HomeEdge,
    LeadChanges,
}

impl Metric {
    /// All, in the order of tables.
    pub const ALL: [Self; 6] =
        [Self::Goals, Self::Draws, Self::Turns, Self::Steps, Self::HomeEdge, Self::LeadChanges];

    /// The name in JSON, CSV and message IDs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goals => "goals",
            Self::Draws => "draws",
            Self::Turns => "turns",
            Self::Steps => "steps",
            Self::HomeEdge => "home_edge",
            Self::LeadChanges => "lead_changes",
        }
    }
}

/// The numbers of one match that runs are compared by, small enough to keep for millions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Metrics {
    goals: u16,
    half_points: u8,
    first_half_points: u8,
    lead_changes: u16,
    turns: u32,
    steps: u32,
}

impl Metrics {
    /// Those of a match.
    pub fn of(sheet: &MatchSheet) -> Self {
        Self {
            goals: sheet.score[0] + sheet.score[1],
            half_points: sheet.half_points(Seat::Home),
            first_half_points: sheet.half_points(sheet.first_seat()),
            lead_changes: sheet.lead_changes,
            turns: sheet.turns,
            steps: sheet.steps(),
        }
    }

    fn get(&self, metric: Metric) -> f64 {
        match metric {
            Metric::Goals => self.goals.into(),
            Metric::Draws => f64::from(u8::from(self.half_points == 1)),
            Metric::Turns => self.turns.into(),
            Metric::Steps => self.steps.into(),
            Metric::HomeEdge => f64::from(self.half_points) / 2.0,
            Metric::LeadChanges => self.lead_changes.into(),
        }
    }

    /// Points of the first coach, wherever he sat.
    pub fn first_points(&self) -> f64 {
        f64::from(self.first_half_points) / 2.0
    }
}

/// How much larger a number is in `run` than in `base`, over the matches that both have played: the same dice, so that luck partly
/// cancels out. Nothing, if they have none in common.
pub fn difference(
    base: &[Option<Metrics>],
    run: &[Option<Metrics>],
    number: impl Fn(&Metrics) -> f64,
) -> Option<Estimate> {
    let (mut n, mut sum, mut squares) = (0, 0.0, 0.0);
    for (base, run) in base.iter().zip(run) {
        if let (Some(base), Some(run)) = (base, run) {
            // Halves of whole numbers: their sums are exact, in whatever order.
            let by = number(run) - number(base);
            n += 1;
            sum += by;
            squares += by * by;
        }
    }
    (n > 0).then(|| Estimate::mean(n, sum, squares))
}

/// How far a share or points a match can lie from 0 if all of `n` numbers were alike: with 95 % certainty no more than this part of
/// all matches is unlike them.
fn bounded(estimate: Estimate, n: u64) -> Estimate {
    if estimate.low.is_finite() || n == 0 {
        return estimate;
    }
    let margin = 1.0 - 0.05f64.powf(1.0 / n as f64);
    Estimate { value: estimate.value, low: estimate.value - margin, high: estimate.value + margin }
}

pub fn metric_difference(
    base: &[Option<Metrics>],
    run: &[Option<Metrics>],
    metric: Metric,
) -> Option<Estimate> {
    let both = base.iter().zip(run).filter(|(base, run)| base.is_some() && run.is_some()).count() as u64;
    let estimate = difference(base, run, |metrics| metrics.get(metric))?;
    Some(match metric {
        Metric::Draws | Metric::HomeEdge => bounded(estimate, both),
        _ => estimate,
    })
}
