//! A small network: features in, one hidden layer, who scores next out.

use super::next_goal::NextGoal;
use serde::{Deserialize, Serialize};

/// What is expected of a match from some position on, for one seat.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Outlook {
    /// The chance to win.
    pub win: f32,
    /// The chance of a draw.
    pub draw: f32,
    /// Goals to come, own and others'.
    pub goals: [f32; 2],
}

impl Outlook {
    /// A win counts 1, a draw a half.
    #[must_use]
    pub fn points(&self) -> f32 {
        self.win + self.draw / 2.0
    }
}

/// How many answers the network gives: logits of who scores next: we, they, nobody.
pub(crate) const OUT: usize = 3;

/// Hidden units.
pub(crate) const HIDDEN: usize = 32;

/// The learned numbers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Network {
    /// For each feature, its weight towards each hidden unit.
    pub(crate) first: Vec<[f32; HIDDEN]>,
    /// The hidden units' own bias.
    pub(crate) bias: [f32; HIDDEN],
    /// For each hidden unit, its weight towards each answer.
    pub(crate) second: Vec<[f32; OUT]>,
    /// The answers' bias.
    pub(crate) last: [f32; OUT],
    /// Goals of each side in a whole match between equals.
    pub(crate) goals: f32,
}

impl Network {
    /// The hidden layer before it is clipped.
    #[inline]
    pub(crate) fn hidden(&self, features: &[f32]) -> [f32; HIDDEN] {
        let mut hidden = self.bias;
        for (x, row) in features.iter().zip(&self.first) {
            if *x != 0.0 {
                for (h, w) in hidden.iter_mut().zip(row) {
                    *h += x * w;
                }
            }
        }
        hidden
    }

    /// The answers as they come out of the last layer.
    #[inline]
    pub(crate) fn answers(&self, hidden: &[f32; HIDDEN]) -> [f32; OUT] {
        let mut out = self.last;
        for (h, row) in hidden.iter().zip(&self.second) {
            let h = activate(*h);
            for (o, w) in out.iter_mut().zip(row) {
                *o += h * w;
            }
        }
        out
    }

    /// How many numbers there are.
    pub(crate) fn len(&self) -> usize {
        self.first.len() * HIDDEN + HIDDEN + HIDDEN * OUT + OUT
    }

    /// All numbers, in one order.
    pub(crate) fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.first.iter_mut().flatten().chain(&mut self.bias);
        first.chain(self.second.iter_mut().flatten()).chain(&mut self.last)
    }

    /// As it is kept in a file: four decimals say enough.
    pub(crate) fn rounded(mut self) -> Self {
        self.numbers_mut().for_each(|number| *number = (*number * 10_000.0).round() / 10_000.0);
        self
    }

    /// Who scores next.
    #[must_use]
    #[inline]
    pub fn next_goal(&self, features: &[f32]) -> NextGoal {
        next_goal(&self.answers(&self.hidden(features)))
    }
}

/// A bend that is cheap, smooth and never dead.
#[inline]
pub(crate) fn activate(x: f32) -> f32 {
    x / (1.0 + x.abs())
}

/// Its slope.
#[inline]
pub(crate) fn slope(x: f32) -> f32 {
    let d = 1.0 + x.abs();
    1.0 / (d * d)
}

/// Answers as chances.
#[inline]
pub(crate) fn next_goal(answers: &[f32; OUT]) -> NextGoal {
    let top = answers[0].max(answers[1]).max(answers[2]);
    let [ours, theirs, nobody] = answers.map(|answer| (answer - top).exp());
    let sum = ours + theirs + nobody;
    NextGoal { ours: ours / sum, theirs: theirs / sum, nobody: nobody / sum }
}
