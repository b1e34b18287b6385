//! The scale of each game: a small fitted map from what its coaches judge to how often it comes true, and what losses and honest scores
//! usually are. It is data with its provenance, written by `examples/calibrate.rs`.

use crate::eyes::{Raw, logit};
use crate::value::Value;
use serde::{Deserialize, Serialize};
use touchline_games::{Champions, Fuba, Fudis, Volchok};
use touchline_kernel::Game;

/// The scale of one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// The game.
    pub game: String,
    /// Log-odds of a home win among wins: factors of the edge, of the edge times the time left, of the edge times its size, of the edge
    /// where a seat decides, and of who decides.
    pub edge: [f64; 5],
    /// Log-odds of a draw: a constant, and factors of the judged log-odds, of the time left, and of the size of the edge.
    pub draw: [f64; 4],
    /// What goals to come are multiplied by.
    pub goals: f64,
    /// Losses in points from which a decision is a slip, a mistake, a blunder: what a club coach loses once in 20, 100 and 500 decisions.
    pub grades: [f64; 3],
    /// The mean loss of a decision in points at which accuracy is 50.
    pub half_accuracy: f64,
    /// The standard deviation of the honest score, in points and in goals, between coaches of one level.
    pub honest_sd: [f64; 2],
    /// Where these numbers come from.
    pub provenance: Provenance,
}

/// Where a calibration comes from, and what was measured.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The command.
    pub command: String,
    /// A hash of the coaches' weights that were calibrated.
    pub weights: String,
    /// Matches that the map was fitted to.
    pub matches: u64,
    /// The pairs of coaches.
    pub coaches: Vec<String>,
}

/// The largest edge that counts.
const EDGE_MAX: f64 = 4.0;
/// Draws that are judged less likely than this do not happen.
const NO_DRAWS: f64 = 2e-3;

impl Calibration {
    /// The embedded calibration of a game.
    ///
    /// # Panics
    /// If it cannot be read: a test reads that of every game.
    #[must_use]
    pub fn of(game: &str) -> Self {
        let text = match game {
            Volchok::ID => include_str!("../calibration/volchok.json"),
            Fuba::ID => include_str!("../calibration/fuba.json"),
            Champions::ID => include_str!("../calibration/champions.json"),
            Fudis::ID => include_str!("../calibration/fudis.json"),
            _ => return Self::plain(game),
        };
        serde_json::from_str(text).expect("a test reads the calibration of every game")
    }

    /// Takes judgements as they are.
    #[must_use]
    pub fn plain(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            edge: [1.0, 0.0, 0.0, 0.0, 0.0],
            draw: [0.0, 1.0, 0.0, 0.0],
            goals: 1.0,
            grades: [0.02, 0.05, 0.1],
            half_accuracy: 0.01,
            honest_sd: [0.3, 1.0],
            provenance: Provenance::default(),
        }
    }

    pub(crate) fn edge_terms(raw: &Raw) -> [f64; 5] {
        let size = raw.edge.abs().min(EDGE_MAX) / EDGE_MAX;
        [raw.edge, raw.edge * raw.left, raw.edge * size, raw.edge * raw.mover.abs(), raw.mover]
    }

    pub(crate) fn draw_terms(raw: &Raw) -> [f64; 4] {
        [1.0, logit(raw.draw), raw.left, raw.edge.abs().min(EDGE_MAX) / EDGE_MAX]
    }

    pub(crate) fn has_draws(raw: &Raw) -> bool {
        raw.draw >= NO_DRAWS
    }

    /// A judgement brought to scale.
    pub(crate) fn value(&self, raw: &Raw, goals: [f64; 2]) -> Value {
        let odds = |factors: &[f64], terms: &[f64]| {
            let sum: f64 = factors.iter().zip(terms).map(|(factor, term)| factor * term).sum();
            1.0 / (1.0 + (-sum).exp())
        };
        let draw = if Self::has_draws(raw) { odds(&self.draw, &Self::draw_terms(raw)) } else { raw.draw };
        let win = (1.0 - draw) * odds(&self.edge, &Self::edge_terms(raw));
        Value { win, draw, goals: [0, 1].map(|i| goals[i] + self.goals * raw.goals[i]) }
    }
}

/// Fits the factors of a logistic regression by Newton's method; `samples` are terms, what happened, and a weight.
pub(crate) fn logistic<const N: usize>(samples: &[([f64; N], f64, f64)], ridge: [f64; N]) -> [f64; N] {
    let mut factors = ridge;
    for _ in 0..30 {
        let mut slope = [0.0; N];
        let mut curve = [[0.0; N]; N];
        // The ridge holds factors near where they begin when there is little to learn from.
        for i in 0..N {
            slope[i] -= factors[i] - ridge[i];
            curve[i][i] += 1.0;
        }
        for (terms, happened, weight) in samples {
            let sum: f64 = factors.iter().zip(terms).map(|(factor, term)| factor * term).sum();
            let odds = 1.0 / (1.0 + (-sum).exp());
            for i in 0..N {
                slope[i] += weight * (happened - odds) * terms[i];
                for j in 0..N {
                    curve[i][j] += weight * odds * (1.0 - odds) * terms[i] * terms[j];
                }
            }
        }
        let step = solve(curve, slope);
        (0..N).for_each(|i| factors[i] += step[i]);
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    factors
}

/// Solves a system of linear equations by elimination.
fn solve<const N: usize>(mut a: [[f64; N]; N], mut b: [f64; N]) -> [f64; N] {
    for i in 0..N {
        let pivot = (i..N).max_by(|&j, &k| a[j][i].abs().total_cmp(&a[k][i].abs())).unwrap_or(i);
        a.swap(i, pivot);
        b.swap(i, pivot);
        if a[i][i].abs() < 1e-12 {
            continue;
        }
        for j in i + 1..N {
            let part = a[j][i] / a[i][i];
            let above = a[i];
            for (cell, above) in a[j].iter_mut().zip(above).skip(i) {
                *cell -= part * above;
            }
            b[j] -= part * b[i];
        }
    }
    let mut x = [0.0; N];
    for i in (0..N).rev() {
        let known: f64 = (i + 1..N).map(|j| a[i][j] * x[j]).sum();
        x[i] = if a[i][i].abs() < 1e-12 { 0.0 } else { (b[i] - known) / a[i][i] };
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calibration_of_every_game_can_be_read() {
        for guide in touchline_games::guides() {
            let calibration = Calibration::of(guide.id);
            assert_eq!(calibration.game, guide.id);
            let [slip, mistake, blunder] = calibration.grades;
            assert!(0.0 < slip && slip < mistake && mistake < blunder, "{}", guide.id);
        }
    }

    #[test]
    fn a_regression_finds_the_odds_that_made_the_samples() {
        let mut samples = Vec::new();
        for step in -20..=20 {
            let x = f64::from(step) / 5.0;
            let odds = 1.0 / (1.0 + (-(0.5 + 1.5 * x)).exp());
            samples.push(([1.0, x], 1.0, 100.0 * odds));
            samples.push(([1.0, x], 0.0, 100.0 * (1.0 - odds)));
        }
        let [a, b] = logistic(&samples, [0.0, 1.0]);
        assert!((a - 0.5).abs() < 0.02 && (b - 1.5).abs() < 0.02, "{a} {b}");
    }

    #[test]
    fn both_sides_are_judged_alike() {
        let calibration = Calibration::of("fuba");
        let raw = Raw { edge: 0.8, draw: 0.2, goals: [1.0, 0.5], left: 0.4, mover: 1.0 };
        let value = calibration.value(&raw, [1.0, 0.0]);
        let other = calibration.value(&Raw { edge: -0.8, goals: [0.5, 1.0], mover: -1.0, ..raw }, [0.0, 1.0]);
        assert!((value.points() + other.points() - 1.0).abs() < 1e-12);
        assert_eq!([value.goals[0], value.goals[1]], [other.goals[1], other.goals[0]]);
    }
}
