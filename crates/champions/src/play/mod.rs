//! The chapters of the rulebook, one file each.

mod choices;
pub(crate) mod clock;
pub(crate) mod corner;
pub(crate) mod dead_ball;
pub(crate) mod distance;
pub(crate) mod follow;
pub(crate) mod foul;
pub(crate) mod free_kick;
pub(crate) mod interception;
pub(crate) mod legs;
pub(crate) mod lineup;
pub(crate) mod offside;
pub(crate) mod penalty;
pub(crate) mod shot;
pub(crate) mod spoiling;
pub(crate) mod substitution;
pub(crate) mod throw_in;
pub(crate) mod tidy;
pub(crate) mod turn;

pub(crate) use interception::DEFLECTED;
pub(crate) use shot::{SaveResult, save_quarters, save_result};

use crate::action::Refusal;
use crate::rules::Rule;
use touchline_kernel::Violation;

/// Allowed, or the rule that forbids it.
pub(crate) type Verdict = Result<(), Violation<Rule, Refusal>>;

pub(crate) fn refuse<T>(rule: Rule, because: Refusal) -> Result<T, Violation<Rule, Refusal>> {
    Err(Violation::new(rule, because))
}
