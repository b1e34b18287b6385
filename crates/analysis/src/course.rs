//! The course of a match: its steps with the position before each, without those that were taken back.

use crate::error::AnalysisError;
use touchline_coach::{Judged, Watch};
use touchline_kernel::record::{Entry, Record};
use touchline_kernel::{Audience, Notation, Seat, Silent, Step, Turn, Witness};

/// One step that stands.
#[derive(Debug)]
pub(crate) struct Made<G: Judged> {
    /// Its number in the log, counted from 1.
    pub number: u32,
    pub what: What<G>,
    pub before: G::Position,
}

/// What was done.
#[derive(Debug)]
pub(crate) enum What<G: Judged> {
    Action(Seat, G::Action),
    Outcome(G::Outcome),
    /// The real clock ran down.
    Time,
    /// A seat gave up, or was away for too long.
    GaveUp(Seat),
    /// Both seats agreed to a draw.
    Agreed,
}

// Derived, these would ask the game itself to be `Copy`.
impl<G: Judged> Clone for Made<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Judged> Copy for Made<G> {}

impl<G: Judged> Clone for What<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Judged> Copy for What<G> {}

/// A match from its first position to its last.
#[derive(Debug, Clone)]
pub(crate) struct Course<G: Judged> {
    pub game: G,
    pub steps: Vec<Made<G>>,
    pub end: G::Position,
}

impl<G: Judged> Course<G> {
    /// Plays a record again.
    pub fn of(game: G, record: &Record) -> Result<Self, AnalysisError> {
        let mut steps: Vec<Made<G>> = Vec::with_capacity(record.entries.len());
        let mut position = game.start();
        for (number, entry) in (1..).zip(&record.entries) {
            let before = position;
            let impossible = || AnalysisError::Impossible { number, entry: entry.to_string() };
            let what = match entry {
                Entry::Action(_, None) | Entry::Chance(None) => return Err(AnalysisError::Hidden(number)),
                Entry::Action(seat, Some(text)) => {
                    let action = G::Action::read(text)
                        .ok()
                        .or_else(|| game.loosely(&position, text))
                        .ok_or_else(impossible)?;
                    game.play(&mut position, *seat, action, &mut Silent).map_err(|_| impossible())?;
                    What::Action(*seat, action)
                }
                Entry::Chance(Some(text)) => {
                    let outcome = G::Outcome::read(text).map_err(|_| impossible())?;
                    if !game.settle_checked(&mut position, outcome, &mut Silent) {
                        return Err(impossible());
                    }
                    What::Outcome(outcome)
                }
                Entry::Undo(to) => {
                    while let Some(last) = steps.pop_if(|step| step.number > *to) {
                        position = last.before;
                    }
                    continue;
                }
                Entry::Paused(_) => continue,
                Entry::Time => {
                    game.call_time(&mut position);
                    What::Time
                }
                Entry::Resigned(seat) | Entry::Forfeited(seat) => What::GaveUp(*seat),
                Entry::Agreed => What::Agreed,
            };
            steps.push(Made { number, what, before });
        }
        Ok(Self { game, steps, end: position })
    }

    /// The position after the step with this index.
    pub fn after(&self, idx: usize) -> &G::Position {
        self.steps.get(idx + 1).map_or(&self.end, |step| &step.before)
    }
}

/// Writes down the course of a match that coaches play.
#[derive(Debug)]
pub(crate) struct Scribe<G: Judged> {
    pub steps: Vec<Made<G>>,
    pub position: G::Position,
}

impl<G: Judged> Witness<G> for Scribe<G> {
    fn tell_to(&mut self, _: Audience, _: G::Rule, _: G::Event) {}
}

impl<G: Judged> Watch<G> for Scribe<G> {
    fn step(&mut self, _: &G, step: Step<G>, after: &G::Position) -> bool {
        let what = match step {
            Step::Action(seat, action) => What::Action(seat, action),
            Step::Outcome(outcome) => What::Outcome(outcome),
        };
        self.steps.push(Made { number: self.steps.len() as u32 + 1, what, before: self.position });
        self.position = *after;
        true
    }
}

/// Is the match over by its rules?
pub(crate) fn is_over<G: Judged>(game: &G, position: &G::Position) -> bool {
    matches!(game.turn(position), Turn::Over(_))
}
