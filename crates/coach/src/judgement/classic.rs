//! The judgement of before: a network of 32 units that says who scores next, without discount, policy or corrections. Kept for comparison as
//! `classic:LEVEL`.

use super::Outlook;
use super::next_goal::{self, NextGoal, Race, softmax};
use crate::judgement::judged::Judged;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use touchline_kernel::Seat;
use touchline_kernel::dice::{FairDice, Roll};

/// Outputs: logits of who scores next.
const OUT: usize = 3;
/// Hidden units.
const HIDDEN: usize = 32;

/// The learned numbers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ClassicNetwork {
    /// For each feature, its weight towards each hidden unit.
    first: Vec<[f32; HIDDEN]>,
    bias: [f32; HIDDEN],
    /// For each hidden unit, its weight towards each output.
    second: Vec<[f32; OUT]>,
    last: [f32; OUT],
    /// Goals of each side in a whole match between equals.
    goals: f32,
}

impl ClassicNetwork {
    /// Features that it was trained for: the first ones of the game.
    pub fn features(&self) -> usize {
        self.first.len()
    }

    /// Adds blind spots to the weights themselves.
    pub fn blurred(&self, blur: f32, salt: u64) -> Self {
        let mut network = self.clone();
        let mut dice = FairDice::from_seed(salt);
        for row in &mut network.first {
            let factor = (blur * bell(&mut dice)).exp();
            row.iter_mut().for_each(|weight| *weight *= factor);
        }
        network
    }

    fn next_goal(&self, features: &[f32]) -> NextGoal {
        let mut hidden = self.bias;
        for (x, row) in features.iter().zip(&self.first) {
            if *x != 0.0 {
                for (h, w) in hidden.iter_mut().zip(row) {
                    *h += x * w;
                }
            }
        }
        let mut out = self.last;
        for (h, row) in hidden.iter().zip(&self.second) {
            let h = h / (1.0 + h.abs());
            for (o, w) in out.iter_mut().zip(row) {
                *o += h * w;
            }
        }
        softmax(out).into()
    }

    pub fn outlook<G: Judged>(
        &self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        features: &[f32],
    ) -> Outlook {
        let (score, race) = (game.score(position), game.race(position));
        let next = self.next_goal(features);
        let [win, draw] = after(next, [score[seat], score[seat.other()]], race, self.goals);
        // After the next goal both sides score equally often in the time that is then left.
        let later = self.goals * race.left / 2.0 * (1.0 - next.nobody);
        Outlook { win, draw, goals: [next.ours + later, next.theirs + later] }
    }
}

/// About a standard normal variable: the sum of six uniform ones.
pub(crate) fn bell<R: Roll>(dice: &mut R) -> f32 {
    (0..6).map(|_| dice.below(10_001) as f32 / 10_000.0 - 0.5).sum::<f32>() * 1.41
}

/// More goals than this are needed in no race that matters.
const NEED_MAX: usize = 24;

/// The chance to win a race without a clock by goals still needed, ours and theirs.
static BY_NEED: LazyLock<[[f32; NEED_MAX + 1]; NEED_MAX + 1]> = LazyLock::new(|| {
    let mut win = [[0.0; NEED_MAX + 1]; NEED_MAX + 1];
    for ours in 0..=NEED_MAX {
        for theirs in 0..=NEED_MAX {
            win[ours][theirs] = match (ours, theirs) {
                (0, _) => 1.0,
                (_, 0) => 0.0,
                _ => (win[ours - 1][theirs] + win[ours][theirs - 1]) / 2.0,
            };
        }
    }
    win
});

fn chances(score: [u16; 2], race: Race, goals: f32) -> [f32; 2] {
    if race.target > 0 {
        let need = score.map(|goals| usize::from(race.target.saturating_sub(goals)).min(NEED_MAX));
        return [BY_NEED[need[0]][need[1]], 0.0];
    }
    let [win, draw, _] = next_goal::chances(score, race, goals);
    [win, draw]
}

fn after(next: NextGoal, score: [u16; 2], race: Race, goals: f32) -> [f32; 2] {
    let [us, them] = score;
    let later = Race { left: race.left / 2.0, ..race };
    let ours = chances([us + 1, them], later, goals);
    let theirs = chances([us, them + 1], later, goals);
    let nobody = match us.cmp(&them) {
        std::cmp::Ordering::Greater => [1.0, 0.0],
        std::cmp::Ordering::Equal => [0.0, 1.0],
        std::cmp::Ordering::Less => [0.0, 0.0],
    };
    std::array::from_fn(|i| next.ours * ours[i] + next.theirs * theirs[i] + next.nobody * nobody[i])
}
