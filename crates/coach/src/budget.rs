//! How long a coach may think.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a clock keeps back at least, unless that is more than a fifth of it.
const SLACK_US: u64 = 8_000;

/// How long to think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// So many positions judged: the same decision every time.
    Nodes(u64),
    /// So many microseconds: for people.
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

    /// What of it can be planned with: by the clock a little is kept back for what comes before and after the search, and for moments
    /// in which the machine does something else.
    #[must_use]
    pub fn with_slack(self) -> Self {
        match self {
            Self::Nodes(_) => self,
            Self::Micros(n) => Self::Micros(n - (n / 25).max(SLACK_US).min(n / 5)),
        }
    }

    /// What is left after some of it was used.
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

/// What was used of a budget.
#[derive(Debug, Clone, Copy, Default)]
pub struct Used {
    /// Positions judged.
    pub nodes: u64,
    /// Time gone by.
    pub time: Duration,
}

/// A budget that runs down.
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

    /// Is it time to decide?
    pub fn is_over(&self) -> bool {
        self.is_late() || matches!(self.budget, Budget::Nodes(n) if self.nodes >= n)
    }

    /// Does somebody wait for the decision? Never where positions are counted, unless it is asked for.
    pub fn is_late(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
            || matches!(self.budget, Budget::Micros(n) if self.start.elapsed().as_micros() >= u128::from(n))
    }

    /// When somebody begins to wait for the decision; never where positions are counted.
    pub fn until(&self) -> Option<Instant> {
        match self.budget {
            Budget::Nodes(_) => None,
            Budget::Micros(n) => Some(self.start + Duration::from_micros(n)),
        }
    }

    pub fn used(&self) -> Used {
        Used { nodes: self.nodes, time: self.start.elapsed() }
    }
}
