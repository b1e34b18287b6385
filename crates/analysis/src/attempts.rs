//! Expected goals: every attempt with the exact probability of a goal before its first chance.

use crate::course::{Course, What};
use serde::{Deserialize, Serialize};
use touchline_coach::Judged;
use touchline_games::goal_odds;
use touchline_kernel::{BySeat, Notation, Seat, Silent};

/// A try to score.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Attempt {
    /// The step that set it going.
    pub number: u32,
    /// Whose it was.
    pub by: Seat,
    /// That step, in notation.
    pub action: String,
    /// Its word.
    pub kind: String,
    /// The probability of a goal.
    pub chance: f64,
    /// The same as a fraction in lowest terms.
    pub fraction: [u64; 2],
    /// Was it one?
    pub scored: bool,
}

impl Attempt {
    fn new(number: u32, by: Seat, step: &impl Notation, (hits, of): (u64, u64)) -> Self {
        Self {
            number,
            by,
            action: step.to_string(),
            kind: step.word().to_owned(),
            chance: hits as f64 / of as f64,
            fraction: [hits, of],
            scored: false,
        }
    }
}

/// An attempt of a seat that is under way.
#[derive(Debug, Clone, Copy)]
struct Open {
    /// Its index in the list.
    idx: usize,
    /// The turn that it began in.
    turn: u32,
}

/// The attempts of a match, in order.
///
/// An attempt begins with the decision after which chance, or a hidden card, can make a goal, and takes in whatever follows from it:
/// interceptions, saves, rebounds. It is over with the goal, with the next decision of the side that tries, and with the turn.
pub(crate) fn attempts<G: Judged>(course: &Course<G>) -> Vec<Attempt> {
    let game = &course.game;
    let mut attempts: Vec<Attempt> = Vec::new();
    let mut open: BySeat<Option<Open>> = BySeat::default();
    // Goals of a shoot-out count where nothing else is played.
    let in_shootout = |position: &G::Position| game.decider(position, Seat::Home).is_some();
    let shootout_only = in_shootout(&game.start());
    for (i, step) in course.steps.iter().enumerate() {
        let turn = game.turn_number(&step.before);
        for seat in Seat::BOTH {
            open[seat] = open[seat].filter(|open| open.turn == turn);
        }
        if let What::Action(seat, action) = step.what {
            // What the side that tries decides next is another attempt, or none.
            open[seat] = None;
            let counts = shootout_only || !in_shootout(&step.before);
            let odds = goal_odds(game, &step.before, action);
            for by in Seat::BOTH.into_iter().filter(|_| counts) {
                if odds[by].0 > 0 && open[by].is_none() {
                    open[by] = Some(Open { idx: attempts.len(), turn });
                    attempts.push(Attempt::new(step.number, by, &action, odds[by]));
                }
            }
        }
        let (before, after) = (game.goals(&step.before), game.goals(course.after(i)));
        for by in Seat::BOTH.into_iter().filter(|by| after[*by] > before[*by]) {
            if open[by].is_none() {
                // Nobody tried, and yet it is in: chance alone made it.
                if let What::Outcome(outcome) = step.what {
                    let odds = chance_odds(course, i, by);
                    open[by] = Some(Open { idx: attempts.len(), turn });
                    attempts.push(Attempt::new(step.number, by, &outcome, odds));
                }
            }
            if let Some(open) = open[by].take() {
                attempts[open.idx].scored = true;
            }
        }
    }
    attempts
}

/// How likely a goal was in a chance that nobody set going.
fn chance_odds<G: Judged>(course: &Course<G>, idx: usize, by: Seat) -> (u64, u64) {
    let game = &course.game;
    let before = course.steps[idx].before;
    let mut outcomes = Vec::new();
    game.chances(&before, &mut outcomes);
    let goals = game.goals(&before)[by];
    let (mut hits, mut all) = (0, 0);
    for (outcome, weight) in outcomes {
        let mut next = before;
        game.settle(&mut next, outcome, &mut Silent);
        hits += u64::from(weight) * u64::from(game.goals(&next)[by] > goals);
        all += u64::from(weight);
    }
    (hits, all.max(1))
}

/// What the attempts of each side add up to.
pub(crate) fn expected(attempts: &[Attempt]) -> BySeat<f64> {
    let of = |by| attempts.iter().filter(|attempt| attempt.by == by).map(|attempt| attempt.chance).sum();
    BySeat::from_fn(of)
}
