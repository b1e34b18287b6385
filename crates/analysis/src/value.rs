//! What a position is worth to home.

use touchline_kernel::{Finish, Seat};

/// What home may expect of a match.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Value {
    pub win: f64,
    pub draw: f64,
    /// Goals at the end, home's and away's.
    pub goals: [f64; 2],
}

impl Value {
    /// A win counts 1, a draw a half.
    pub fn points(&self) -> f64 {
        self.win + self.draw / 2.0
    }

    /// Home's goals less away's.
    pub fn lead(&self) -> f64 {
        self.goals[0] - self.goals[1]
    }

    /// Points for a seat.
    pub fn points_of(&self, seat: Seat) -> f64 {
        match seat {
            Seat::Home => self.points(),
            Seat::Away => 1.0 - self.points(),
        }
    }

    /// The value of a result.
    pub fn result(winner: Option<Seat>, goals: [f64; 2]) -> Self {
        let is = |seat| f64::from(u8::from(winner == seat));
        Self { win: is(Some(Seat::Home)), draw: is(None), goals }
    }

    pub fn finish<R>(finish: &Finish<R>, goals: [f64; 2]) -> Self {
        Self::result(finish.winner, goals)
    }

    /// Adds a part of another value.
    pub fn add(&mut self, other: &Self, share: f64) {
        self.win += share * other.win;
        self.draw += share * other.draw;
        self.goals.iter_mut().zip(other.goals).for_each(|(goals, other)| *goals += share * other);
    }

    /// The value moved by the difference between two others, as far as probabilities can be moved.
    pub fn moved(&self, to: &Self, from: &Self) -> Self {
        let win = (self.win + to.win - from.win).clamp(0.0, 1.0);
        let draw = (self.draw + to.draw - from.draw).clamp(0.0, 1.0 - win);
        let goals = std::array::from_fn(|i| (self.goals[i] + to.goals[i] - from.goals[i]).max(0.0));
        Self { win, draw, goals }
    }
}

/// The mean by weight.
pub(crate) fn mean<'a>(values: impl Iterator<Item = (f64, &'a Value)>) -> Value {
    let (mut sum, mut total) = (Value::default(), 0.0);
    for (weight, value) in values {
        sum.add(value, weight);
        total += weight;
    }
    let mut mean = Value::default();
    mean.add(&sum, 1.0 / f64::max(total, f64::MIN_POSITIVE));
    mean
}
