//! Thinking budgets: by the clock or in positions judged.

use crate::clock::Instant;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Safety margin of a clock, at most a fifth of it.
const SLACK_US: u64 = 8_000;

/// Thinking time for one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// Positions judged: reproducible.
    Nodes(u64),
    /// Microseconds of wall-clock time.
    Micros(u64),
}

impl Budget {
    /// A part of it, in thousandths.
    #[must_use]
    pub fn part(self, thousandths: u64) -> Self {
        match self {
            Self::Nodes(n) => Self::Nodes(n * thousandths / 1000),
            Self::Micros(n) => Self::Micros(n * thousandths / 1000),
        }
    }

    /// The budget less a safety margin: by the clock, time is kept back for work outside the search and for moments in which the
    /// scheduler runs something else.
    #[must_use]
    pub fn with_slack(self) -> Self {
        match self {
            Self::Nodes(_) => self,
            Self::Micros(n) => Self::Micros(n - (n / 25).max(SLACK_US).min(n / 5)),
        }
    }

    /// The rest of the budget.
    #[must_use]
    pub fn less(self, used: Used) -> Self {
        match self {
            Self::Nodes(n) => Self::Nodes(n.saturating_sub(used.nodes)),
            Self::Micros(n) => {
                Self::Micros(n.saturating_sub(u64::try_from(used.time.as_micros()).unwrap_or(u64::MAX)))
            }
        }
    }
}

/// Consumption of a budget.
#[derive(Debug, Clone, Copy, Default)]
pub struct Used {
    /// Positions judged.
    pub nodes: u64,
    /// Wall-clock time.
    pub time: Duration,
}

/// Measures consumption against a budget, and whether the search was asked to stop.
#[derive(Debug)]
pub(crate) struct Meter<'a> {
    budget: Budget,
    start: Instant,
    stop: &'a AtomicBool,
    pub nodes: u64,
}

impl<'a> Meter<'a> {
    pub fn new(budget: Budget, stop: &'a AtomicBool) -> Self {
        Self { budget, start: Instant::now(), stop, nodes: 0 }
    }

    /// The budget is used up.
    pub fn is_over(&self) -> bool {
        self.is_late() || matches!(self.budget, Budget::Nodes(n) if self.nodes >= n)
    }

    /// The deadline has passed or a stop was requested. A budget in positions has no deadline.
    pub fn is_late(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
            || matches!(self.budget, Budget::Micros(n) if self.start.elapsed().as_micros() >= u128::from(n))
    }

    /// The wall-clock deadline; a budget in positions has none.
    pub fn deadline(&self) -> Option<Instant> {
        match self.budget {
            Budget::Nodes(_) => None,
            Budget::Micros(n) => Some(self.start + Duration::from_micros(n)),
        }
    }

    pub fn used(&self) -> Used {
        Used { nodes: self.nodes, time: self.start.elapsed() }
    }
}
