//! A small network: features in, one hidden layer, win, draw and loss and goals to come out.

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

/// How many answers the network gives: logits of win, draw and loss, logarithms of goals for and against.
pub(crate) const OUT: usize = 5;

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

    /// What is to be expected.
    #[must_use]
    #[inline]
    pub fn outlook(&self, features: &[f32]) -> Outlook {
        outlook(&self.answers(&self.hidden(features)))
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

/// Answers as chances and goals.
#[inline]
pub(crate) fn outlook(answers: &[f32; OUT]) -> Outlook {
    let top = answers[0].max(answers[1]).max(answers[2]);
    let [win, draw, loss] = [0, 1, 2].map(|i| (answers[i] - top).exp());
    let sum = win + draw + loss;
    Outlook {
        win: win / sum,
        draw: draw / sum,
        goals: [answers[3].clamp(-9.0, 3.0).exp(), answers[4].clamp(-9.0, 3.0).exp()],
    }
}
