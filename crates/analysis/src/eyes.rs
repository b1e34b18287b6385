//! All-knowing eyes: the value of a position, from what both seats make of it, brought to scale by the calibration of its game.

use crate::budget::{Plan, Width};
use crate::calibration::Calibration;
use crate::value::{Value, mean};
use touchline_coach::{Appraiser, Judged, Outlook};
use touchline_kernel::{Perspective, Seat, Silent, Turn};

/// Chances in a row that are followed before a position is judged.
const QUIET: u8 = 3;

/// Log-odds of a share, kept finite.
pub(crate) fn logit(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    (share / (1.0 - share)).ln()
}

/// What both seats make of a position, before calibration.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Raw {
    /// Log-odds that home rather than away wins, the mean of both seats'.
    pub edge: f64,
    /// The chance of a draw.
    pub draw: f64,
    /// Goals to come, home's and away's.
    pub goals: [f64; 2],
    /// The part of the match that is left.
    pub left: f64,
    /// Who decides now: 1 for home, -1 for away, 0 for chance.
    pub mover: f64,
}

impl Raw {
    pub fn of(outlooks: [Outlook; 2], left: f32, mover: f64) -> Self {
        let edge = |outlook: &Outlook| {
            let [win, draw] = [outlook.win, outlook.draw].map(f64::from);
            logit(win / (1.0 - draw).max(1e-6))
        };
        let [home, away] = outlooks;
        Self {
            edge: (edge(&home) - edge(&away)) / 2.0,
            draw: f64::from(home.draw + away.draw) / 2.0,
            goals: [0, 1].map(|i| f64::from(home.goals[i] + away.goals[1 - i]) / 2.0),
            left: f64::from(left),
            mover,
        }
    }

    /// What one seat makes of it.
    pub fn of_one(outlook: Outlook, seat: Seat, left: f32, mover: f64) -> Self {
        // Seen from the other side a win is a loss.
        let loss = (1.0 - outlook.win - outlook.draw).max(0.0);
        let [a, b] = outlook.goals;
        let other = Outlook { win: loss, draw: outlook.draw, goals: [b, a] };
        match seat {
            Seat::Home => Self::of([outlook, other], left, mover),
            Seat::Away => Self::of([other, outlook], left, mover),
        }
    }
}

/// Values positions; keeps its buffers between calls.
#[derive(Debug)]
pub(crate) struct Eyes<'a, G: Judged> {
    pub game: &'a G,
    pub appraiser: Appraiser<G>,
    pub scale: &'a Calibration,
    pub plan: Plan,
}

impl<G: Judged> Eyes<'_, G> {
    fn goals(&self, position: &G::Position) -> [f64; 2] {
        let goals = self.game.goals(position);
        [f64::from(goals.home), f64::from(goals.away)]
    }

    /// What both seats make of a position as it stands; none if it is over or decided by a shoot-out.
    pub fn raw(&self, position: &G::Position) -> Option<Raw> {
        let is_open = !matches!(self.game.turn(position), Turn::Over(_))
            && self.game.decider(position, Seat::Home).is_none();
        is_open.then(|| {
            let judgement = self.appraiser.judgement();
            let outlooks = Seat::BOTH.map(|seat| judgement.outlook(self.game, position, seat));
            Raw::of(outlooks, self.game.race(position).left, self.mover(position))
        })
    }

    fn mover(&self, position: &G::Position) -> f64 {
        match self.game.turn(position) {
            Turn::Decision(Seat::Home) => 1.0,
            Turn::Decision(Seat::Away) => -1.0,
            Turn::Chance | Turn::Over(_) => 0.0,
        }
    }

    /// What one seat makes of a position, brought to scale.
    fn value_of_one(&self, position: &G::Position, outlook: Outlook, seat: Seat, goals: [f64; 2]) -> Value {
        let left = self.game.race(position).left;
        self.scale.value(&Raw::of_one(outlook, seat, left, self.mover(position)), goals)
    }

    /// The value of a position as it stands; a chance that decides something is averaged over its outcomes first.
    pub fn judge(&self, position: &G::Position) -> Value {
        self.judge_quiet(position, QUIET)
    }

    fn judge_quiet(&self, position: &G::Position, depth: u8) -> Value {
        let game = self.game;
        match game.turn(position) {
            Turn::Over(finish) => return Value::finish(&finish, self.goals(position)),
            Turn::Chance if depth > 0 && game.pivotal(position) => {
                return self.mean_of(position, |eyes, next| eyes.judge_quiet(next, depth - 1));
            }
            _ => {}
        }
        if let Some(win) = game.decider(position, Seat::Home) {
            return Value { win: win.into(), draw: 0.0, goals: self.goals(position) };
        }
        let goals = self.goals(position);
        self.raw(position).map_or_else(Value::default, |raw| self.scale.value(&raw, goals))
    }

    /// The mean over the outcomes of a chance.
    fn mean_of(&self, position: &G::Position, value: impl Fn(&Self, &G::Position) -> Value) -> Value {
        let values = self.outcomes(position, value);
        mean(values.iter().map(|(_, weight, value)| (*weight, value)))
    }

    /// The outcomes of a chance with their weights and values.
    pub fn outcomes(
        &self,
        position: &G::Position,
        value: impl Fn(&Self, &G::Position) -> Value,
    ) -> Vec<(G::Outcome, f64, Value)> {
        let mut outcomes = Vec::new();
        self.game.chances(position, &mut outcomes);
        let after = |(outcome, weight)| {
            let mut next = *position;
            self.game.settle(&mut next, outcome, &mut Silent);
            (outcome, f64::from(weight), value(self, &next))
        };
        outcomes.into_iter().map(after).collect()
    }

    /// The value of a turn's end for comparing turns: of a chance, the mean over its outcomes, each as far as the budget goes.
    pub fn end(&mut self, position: &G::Position) -> Value {
        match (self.game.turn(position), self.plan.ends) {
            (Turn::Chance, Some(width)) => {
                let values = self.chance_within(position, width);
                mean(values.iter().map(|(_, weight, value)| (*weight, value)))
            }
            (Turn::Decision(_), Some(width)) => self.turn_within(position, width),
            _ => self.shallow_end(position),
        }
    }

    /// The end of a turn, one chance further.
    fn shallow_end(&self, position: &G::Position) -> Value {
        match self.game.turn(position) {
            Turn::Chance => self.mean_of(position, Self::judge),
            _ => self.judge(position),
        }
    }

    /// The outcomes of a chance, each with the best turn found after it: what came is looked at no closer than what might have come.
    pub fn chance(&mut self, position: &G::Position) -> Vec<(G::Outcome, f64, Value)> {
        self.chance_within(position, self.plan.luck)
    }

    fn chance_within(&mut self, position: &G::Position, width: Width) -> Vec<(G::Outcome, f64, Value)> {
        let mut outcomes = Vec::new();
        self.game.chances(position, &mut outcomes);
        let after = |(outcome, weight)| {
            let mut next = *position;
            self.game.settle(&mut next, outcome, &mut Silent);
            (outcome, f64::from(weight), self.turn_within(&next, width))
        };
        outcomes.into_iter().map(after).collect()
    }

    /// The value of the best turn found in a search of this width.
    fn turn_within(&mut self, position: &G::Position, width: Width) -> Value {
        let Turn::Decision(seat) = self.game.turn(position) else { return self.judge(position) };
        if self.game.sees_all(position, seat) {
            let lines = self.appraiser.turns(self.game, position, seat, width.beam, width.top);
            let ends = lines.iter().map(|line| self.shallow_end(&self.followed(position, seat, &line.path)));
            let best = ends.max_by(|a, b| a.points_of(seat).total_cmp(&b.points_of(seat)));
            return best.unwrap_or_else(|| self.judge(position));
        }
        let perspective = Perspective::new(self.game, position, seat);
        let lines = self.appraiser.guesses(&perspective, width.worlds, width.beam, 1);
        match lines.first() {
            // What it would reveal is not known before: such a turn is worth what it is judged to be.
            Some(line) if !self.reveals(position, seat, &line.path) => {
                self.shallow_end(&self.followed(position, seat, &line.path))
            }
            _ => self.judge(position),
        }
    }

    /// The position after these decisions, as far as they are legal.
    fn followed(&self, position: &G::Position, seat: Seat, path: &[G::Action]) -> G::Position {
        let mut position = *position;
        for action in path {
            if self.game.judge(&position, seat, *action).is_ok() {
                self.game.apply(&mut position, *action, &mut Silent);
            }
        }
        position
    }

    /// Does one of these decisions reveal something?
    fn reveals(&self, position: &G::Position, seat: Seat, path: &[G::Action]) -> bool {
        let mut position = *position;
        path.iter().any(|action| {
            let legal = self.game.judge(&position, seat, *action).is_ok();
            let reveals = legal && self.game.reveals(&position, *action);
            if legal {
                self.game.apply(&mut position, *action, &mut Silent);
            }
            reveals
        })
    }

    /// What one seat can make of a position from what it knows.
    pub fn judge_of(&self, position: &G::Position, seat: Seat) -> Value {
        let goals = self.goals(position);
        if let Turn::Over(finish) = self.game.turn(position) {
            return Value::finish(&finish, goals);
        }
        if let Some(win) = self.game.decider(position, Seat::Home) {
            return Value { win: win.into(), draw: 0.0, goals };
        }
        let outlook = self.appraiser.judgement().outlook(self.game, position, seat);
        self.value_of_one(position, outlook, seat, goals)
    }

    /// Points of a seat as its coach counts them, brought to scale.
    pub fn points_to_scale(&self, position: &G::Position, seat: Seat, points: f32) -> f64 {
        let outlook = self.appraiser.judgement().outlook(self.game, position, seat);
        let draw = outlook.draw.min(2.0 * points.min(1.0 - points)).max(0.0);
        let outlook = Outlook { win: (points - draw / 2.0).clamp(0.0, 1.0), draw, ..outlook };
        self.value_of_one(position, outlook, seat, [0.0; 2]).points_of(seat)
    }
}
