//! The ledger: the value of every position along the match, and to whom each change of it is put down.
//!
//! Values are worked out backwards. A chance is worth the mean over its outcomes; a decision is worth what followed it, plus what it lost
//! against the best found. So the change of value at a chance is luck, the change at a decision is skill, and they add up to the result.

use crate::appraise::{Appraised, Unit};
use crate::course::{Course, What, is_over};
use crate::eyes::Eyes;
use crate::value::{Value, mean};
use touchline_coach::Judged;
use touchline_kernel::Seat;
use touchline_kernel::record::RecordResult;

/// A change of value, and why.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Change {
    /// The index of the step.
    pub step: usize,
    pub cause: Cause,
    /// From home's side: points, and goals of lead.
    pub points: f64,
    pub lead: f64,
}

/// Why a value changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cause {
    /// Chance, of this seat or of both.
    Luck(Option<Seat>),
    /// A decision.
    Skill(Seat),
}

/// The values along a match.
#[derive(Debug, Clone)]
pub(crate) struct Ledger {
    /// Before each step, and at the end.
    pub values: Vec<Value>,
    pub changes: Vec<Change>,
    /// What the position before the first step is judged to be worth.
    pub start: Value,
}

/// Works out the values of a match backwards.
pub(crate) fn balance<G: Judged>(
    eyes: &Eyes<'_, G>,
    course: &Course<G>,
    result: Option<&RecordResult>,
    units: &[Unit],
    appraised: &[Appraised<G>],
) -> Ledger {
    let game = &course.game;
    let n = course.steps.len();
    let last = eyes.judge(&course.end);
    let ended = match result {
        Some(result) if !is_over(game, &course.end) => Value::result(result.winner, last.goals),
        _ => last,
    };
    let mut values = vec![ended; n + 1];
    let mut changes = Vec::with_capacity(n);
    let mut change = |step: usize, cause: Cause, from: &Value, to: &Value| {
        let (points, lead) = (to.points() - from.points(), to.lead() - from.lead());
        changes.push(Change { step, cause, points, lead });
    };
    // Steps outside of every unit: the match was given up, or the clock ran down.
    let mut i = n;
    let mut pairs: Vec<(&Unit, &Appraised<G>)> = units.iter().zip(appraised).collect();
    while i > 0 {
        i -= 1;
        let covers = |unit: &Unit| match unit {
            Unit::Chance(at) => *at == i,
            Unit::Turn(_, range) => range.end == i + 1,
        };
        let Some((unit, appraised)) = pairs.pop_if(|(unit, _)| covers(unit)) else {
            values[i] = match course.steps[i].what {
                What::GaveUp(_) | What::Agreed => {
                    let here = eyes.judge(&course.steps[i].before);
                    let cause = match course.steps[i].what {
                        What::GaveUp(seat) => seat,
                        // Whoever had more of it has given it away.
                        _ if here.points() > 0.5 => Seat::Home,
                        _ => Seat::Away,
                    };
                    change(i, Cause::Skill(cause), &here, &values[i + 1]);
                    here
                }
                _ => values[i + 1],
            };
            continue;
        };
        match (unit, appraised) {
            (Unit::Turn(seat, range), Appraised::Turn(played)) => {
                let mut after = values[i + 1];
                if let Some(unseen) = &played.unseen {
                    let before = after.moved(&unseen.mean(), &unseen.came);
                    change(i, Cause::Luck(Some(*seat)), &before, &after);
                    after = before;
                }
                for j in (0..range.len()).rev() {
                    let before = after.moved(&played.best[j], &played.best[j + 1]);
                    values[range.start + j] = before;
                    change(range.start + j, Cause::Skill(*seat), &before, &after);
                    after = before;
                }
                i = range.start;
            }
            (_, Appraised::Chance(rolled)) => {
                let before = mean(rolled.outcomes.iter().map(|(share, value)| (*share, value)));
                change(i, Cause::Luck(rolled.owner), &before, &values[i + 1]);
                values[i] = before;
            }
            (Unit::Chance(_), Appraised::Turn(_)) => {}
        }
    }
    changes.reverse();
    let start = course.steps.first().map_or(ended, |step| eyes.judge(&step.before));
    Ledger { values, changes, start }
}
