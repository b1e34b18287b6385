//! Training: gradient descent (Adam) on real-valued layers, which are rounded to a [`Network`] afterwards.

use super::episode::{Episode, Labels, PolicyGroup};
use crate::judgement::network::{INPUTS, Layers, NARROW, Network, Outputs, WEIGHT_MAX, WIDE, output};
use crate::judgement::next_goal::{self, softmax};
use crate::search::dice::QuickDice;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use touchline_kernel::dice::Roll;

/// Samples and policy groups in a batch.
const BATCH: usize = 256;
/// A batch is split into this number of parts, whatever the threads: sums of floats depend on their order.
const PARTS: usize = 4;
/// Weight decay.
const DECAY: f32 = 1e-5;
/// Pulls corrections of the result towards what the arithmetic says.
const CORRECTION_DECAY: f32 = 0.02;
/// Weight of the goals to come beside the two cross-entropies of the value.
const GOALS_WEIGHT: f32 = 0.1;
const POLICY_WEIGHT: f32 = 0.5;

/// Places of the layers in the flat vector of parameters.
const FIRST: usize = 0;
const FIRST_BIAS: usize = FIRST + WIDE * INPUTS;
const SECOND: usize = FIRST_BIAS + WIDE;
const SECOND_BIAS: usize = SECOND + NARROW * WIDE;
const THIRD: usize = SECOND_BIAS + NARROW;
const THIRD_BIAS: usize = THIRD + output::COUNT * NARROW;
const PARAMETERS: usize = THIRD_BIAS + output::COUNT;

/// The state of training; all that a checkpoint needs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Trainer {
    features: usize,
    parameters: Vec<f32>,
    /// First and second moments of the gradient (Adam).
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: u32,
    /// Goals of each side in a whole match.
    pub goals: f32,
    /// The game's discount for each turn.
    discount: f32,
}

/// Mean losses of a set of samples, in nats.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Loss {
    /// Who scores next.
    pub next_goal: f64,
    /// Win, draw, loss.
    pub result: f64,
    /// Which turn the search preferred.
    pub policy: f64,
}

/// One thing to learn from.
#[derive(Clone, Copy)]
enum Unit<'a> {
    Value { features: &'a [i16], labels: &'a Labels },
    Policy { episode: &'a Episode, group: &'a PolicyGroup },
}

/// Activations of one forward pass.
struct Pass {
    inputs: [f32; INPUTS],
    wide: [f32; WIDE],
    narrow: [f32; NARROW],
    out: Outputs,
}

impl Trainer {
    pub fn new(features: usize, discount: f32, seed: u64) -> Self {
        let mut dice = QuickDice::from_seed(seed);
        let mut parameters = vec![0.0; PARAMETERS];
        let mut fill = |range: std::ops::Range<usize>, size: f32| {
            parameters[range].iter_mut().for_each(|p| *p = (dice.unit() * 2.0 - 1.0) * size);
        };
        fill(FIRST..FIRST_BIAS, 1.7 / (features as f32).sqrt());
        fill(SECOND..SECOND_BIAS, 1.7 / (WIDE as f32).sqrt());
        fill(THIRD..THIRD_BIAS, 0.1);
        // A clipped rectifier learns only between its bounds: begin in the middle.
        fill(FIRST_BIAS..SECOND, 0.1);
        parameters[FIRST_BIAS..SECOND].iter_mut().for_each(|p| *p += 0.5);
        parameters[SECOND_BIAS..THIRD].iter_mut().for_each(|p| *p = 0.3);
        let zeros = vec![0.0; PARAMETERS];
        Self { features, parameters, mean: zeros.clone(), square: zeros, steps: 0, goals: 1.0, discount }
    }

    /// The state can be gone on with.
    pub fn is_sound(&self, features: usize) -> bool {
        let all = [&self.parameters, &self.mean, &self.square];
        self.features == features
            && all.iter().all(|v| v.len() == PARAMETERS && v.iter().all(|x| x.is_finite()))
    }

    pub fn network(&self) -> Network {
        let p = &self.parameters;
        Network::quantize(&Layers {
            features: self.features,
            first: (&p[FIRST..FIRST_BIAS], &p[FIRST_BIAS..SECOND]),
            second: (&p[SECOND..SECOND_BIAS], &p[SECOND_BIAS..THIRD]),
            third: (&p[THIRD..THIRD_BIAS], &p[THIRD_BIAS..]),
            goals: self.goals,
        })
    }

    /// Mean losses, without learning.
    pub fn loss(&self, episodes: &[Episode]) -> Loss {
        let parts: Vec<(Loss, [u64; 2])> = episodes
            .par_iter()
            .map(|episode| {
                let mut unused = Vec::new();
                let (mut sum, mut count) = (Loss::default(), [0, 0]);
                for unit in units(episode) {
                    let loss = self.learn_from(unit, &mut unused, false);
                    sum.next_goal += loss.next_goal;
                    sum.result += loss.result;
                    sum.policy += loss.policy;
                    count[usize::from(matches!(unit, Unit::Policy { .. }))] += 1;
                }
                (sum, count)
            })
            .collect();
        let count = |i: usize| parts.iter().map(|part| part.1[i]).sum::<u64>().max(1) as f64;
        let mean =
            |loss: fn(&Loss) -> f64, i: usize| parts.iter().map(|part| loss(&part.0)).sum::<f64>() / count(i);
        Loss {
            next_goal: mean(|loss| loss.next_goal, 0),
            result: mean(|loss| loss.result, 0),
            policy: mean(|loss| loss.policy, 1),
        }
    }

    /// Goes through all samples `epochs` times, in an order drawn from `seed`.
    pub fn train(&mut self, episodes: &[Episode], rate: f32, epochs: u32, seed: u64) {
        let mut deck: Vec<Unit<'_>> = episodes.iter().flat_map(units).collect();
        let mut dice = QuickDice::from_seed(seed);
        for _ in 0..epochs {
            for i in (1..deck.len()).rev() {
                deck.swap(i, dice.below(i as u32 + 1) as usize);
            }
            for batch in deck.chunks(BATCH) {
                self.step(batch, rate);
            }
        }
    }

    fn step(&mut self, batch: &[Unit<'_>], rate: f32) {
        let parts: Vec<&[Unit<'_>]> = batch.chunks(batch.len().div_ceil(PARTS)).collect();
        let gradients: Vec<Vec<f32>> = parts
            .par_iter()
            .map(|part| {
                let mut gradient = vec![0.0; PARAMETERS];
                part.iter().for_each(|unit| {
                    self.learn_from(*unit, &mut gradient, true);
                });
                gradient
            })
            .collect();
        self.steps += 1;
        let correct = [0.9f32, 0.999].map(|beta| 1.0 - beta.powi(self.steps.min(100_000) as i32));
        let scale = 1.0 / batch.len() as f32;
        for i in 0..PARAMETERS {
            let sum: f32 = gradients.iter().map(|gradient| gradient[i]).sum();
            let slope = sum * scale + DECAY * self.parameters[i];
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope;
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope * slope;
            let step = rate * (self.mean[i] / correct[0]) / ((self.square[i] / correct[1]).sqrt() + 1e-8);
            self.parameters[i] = (self.parameters[i] - step).clamp(-WEIGHT_MAX, WEIGHT_MAX);
        }
    }

    fn forward(&self, features: &[i16]) -> Pass {
        let p = &self.parameters;
        let mut inputs = [0.0; INPUTS];
        inputs.iter_mut().zip(features).for_each(|(input, x)| *input = Episode::real(*x));
        let mut wide = [0.0; WIDE];
        for (h, unit) in wide.iter_mut().enumerate() {
            let row = &p[FIRST + h * INPUTS..FIRST + (h + 1) * INPUTS];
            *unit = dot(row, &inputs) + p[FIRST_BIAS + h];
        }
        let active = wide.map(clip);
        let mut narrow = [0.0; NARROW];
        for (h, unit) in narrow.iter_mut().enumerate() {
            *unit = dot(&p[SECOND + h * WIDE..SECOND + (h + 1) * WIDE], &active) + p[SECOND_BIAS + h];
        }
        let last = narrow.map(clip);
        let out = std::array::from_fn(|o| {
            dot(&p[THIRD + o * NARROW..THIRD + (o + 1) * NARROW], &last) + p[THIRD_BIAS + o]
        });
        Pass { inputs, wide, narrow, out }
    }

    /// Adds the gradient of one pass, given that of its outputs.
    fn backward(&self, pass: &Pass, slopes: &Outputs, gradient: &mut [f32]) {
        let p = &self.parameters;
        let last = pass.narrow.map(clip);
        let mut narrow = [0.0; NARROW];
        for (o, slope) in slopes.iter().enumerate() {
            if *slope == 0.0 {
                continue;
            }
            let at = THIRD + o * NARROW;
            add(&mut gradient[at..at + NARROW], *slope, &last);
            gradient[THIRD_BIAS + o] += slope;
            add(&mut narrow, *slope, &p[at..at + NARROW]);
        }
        let active = pass.wide.map(clip);
        let mut wide = [0.0; WIDE];
        for (h, slope) in narrow.iter().enumerate() {
            let slope = slope * leak(pass.narrow[h]);
            let at = SECOND + h * WIDE;
            add(&mut gradient[at..at + WIDE], slope, &active);
            gradient[SECOND_BIAS + h] += slope;
            add(&mut wide, slope, &p[at..at + WIDE]);
        }
        for (h, slope) in wide.iter().enumerate() {
            let slope = slope * leak(pass.wide[h]);
            let at = FIRST + h * INPUTS;
            add(&mut gradient[at..at + INPUTS], slope, &pass.inputs);
            gradient[FIRST_BIAS + h] += slope;
        }
    }

    /// The loss of one unit; adds its gradient if asked.
    fn learn_from(&self, unit: Unit<'_>, gradient: &mut [f32], learn: bool) -> Loss {
        let mut loss = Loss::default();
        match unit {
            Unit::Value { features, labels } => {
                let pass = self.forward(features);
                let mut slopes = [0.0; output::COUNT];
                let next = softmax([pass.out[0], pass.out[1], pass.out[2]]);
                let base = next_goal::after(
                    next_goal::NextGoal::from(next),
                    labels.score,
                    labels.race,
                    self.goals,
                    self.discount,
                );
                let correction: [f32; 3] = std::array::from_fn(|i| pass.out[output::RESULT + i]);
                let result = next_goal::corrected(base, correction);
                for i in 0..3 {
                    loss.next_goal -= f64::from(labels.next[i] * next[i].max(1e-6).ln());
                    loss.result -= f64::from(labels.result[i] * result[i].max(1e-6).ln());
                    slopes[output::NEXT + i] = next[i] - labels.next[i];
                    slopes[output::RESULT + i] =
                        result[i] - labels.result[i] + CORRECTION_DECAY * correction[i];
                }
                for i in 0..2 {
                    // The goals to come as a Poisson variable.
                    let out = pass.out[output::GOALS + i];
                    slopes[output::GOALS + i] = GOALS_WEIGHT * (out.clamp(-6.0, 3.0).exp() - labels.goals[i]);
                }
                if learn {
                    self.backward(&pass, &slopes, gradient);
                }
            }
            Unit::Policy { episode, group } => {
                let out = output::POLICY + usize::from(!group.ours);
                let passes: Vec<Pass> =
                    group.turns.iter().map(|at| self.forward(episode.features(*at))).collect();
                let top = passes.iter().map(|pass| pass.out[out]).fold(f32::MIN, f32::max);
                let sum: f32 = passes.iter().map(|pass| (pass.out[out] - top).exp()).sum();
                for (pass, target) in passes.iter().zip(&group.shares) {
                    let share = (pass.out[out] - top).exp() / sum;
                    loss.policy -= f64::from(target * share.max(1e-6).ln());
                    let mut slopes = [0.0; output::COUNT];
                    slopes[out] = POLICY_WEIGHT * (share - target);
                    if learn {
                        self.backward(pass, &slopes, gradient);
                    }
                }
            }
        }
        loss
    }
}

fn units(episode: &Episode) -> impl Iterator<Item = Unit<'_>> {
    let value = |(at, labels)| Unit::Value { features: episode.features(at), labels };
    let policy = |group| Unit::Policy { episode, group };
    episode
        .samples
        .iter()
        .map(|(at, labels)| (*at, labels))
        .map(value)
        .chain(episode.groups.iter().map(policy))
}

fn clip(x: f32) -> f32 {
    x.clamp(0.0, 1.0)
}

/// The slope of the clipped rectifier. A little is left outside its bounds, so that no unit dies.
fn leak(x: f32) -> f32 {
    if (0.0..=1.0).contains(&x) { 1.0 } else { 0.02 }
}

/// A dot product in eight sums, which the compiler can keep in one register.
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for i in 0..8 {
            sums[i] += a[i] * b[i];
        }
    }
    sums.iter().sum()
}

fn add(into: &mut [f32], factor: f32, row: &[f32]) {
    into.iter_mut().zip(row).for_each(|(into, x)| *into += factor * x);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judgement::next_goal::Race;

    fn labels(next: [f32; 3]) -> Labels {
        Labels { next, result: next, goals: [1.0, 0.5], score: [1, 0], race: Race { target: 0, left: 0.5 } }
    }

    fn episode() -> Episode {
        let mut episode = Episode::new(4);
        for i in 0..64 {
            let x = f32::from(i as u8 % 8) / 8.0;
            let at = episode.push(&[x, 1.0 - x, 0.5, 0.0]);
            let next = if x > 0.5 { [0.8, 0.1, 0.1] } else { [0.1, 0.3, 0.6] };
            episode.samples.push((at, labels(next)));
        }
        episode.groups.push(PolicyGroup { turns: vec![0, 7], shares: vec![0.2, 0.8], ours: true });
        episode
    }

    /// The gradient is the slope of the loss.
    #[test]
    fn gradients_agree_with_differences() {
        let episode = episode();
        let mut trainer = Trainer::new(4, 1.0, 1);
        let policy = Unit::Policy { episode: &episode, group: &episode.groups[0] };
        let mut gradient = vec![0.0; PARAMETERS];
        trainer.learn_from(policy, &mut gradient, true);
        for at in [FIRST + 1, FIRST_BIAS + 3, SECOND + 40, THIRD + output::POLICY * NARROW + 2] {
            let loss = |trainer: &Trainer| trainer.learn_from(policy, &mut Vec::new(), false).policy;
            let before = trainer.parameters[at];
            trainer.parameters[at] = before + 1e-2;
            let up = loss(&trainer);
            trainer.parameters[at] = before - 1e-2;
            let down = loss(&trainer);
            trainer.parameters[at] = before;
            let slope = f64::from(POLICY_WEIGHT) * (up - down) / 2e-2;
            assert!((slope - f64::from(gradient[at])).abs() < 2e-3, "{at}: {slope} and {}", gradient[at]);
        }
    }

    #[test]
    fn training_learns_and_is_reproducible() {
        let episodes = [episode()];
        let run = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| {
                let mut trainer = Trainer::new(4, 1.0, 1);
                let before = trainer.loss(&episodes);
                trainer.train(&episodes, 0.003, 200, 7);
                (before, trainer.loss(&episodes), trainer)
            })
        };
        let (before, after, trainer) = run(1);
        // The labels' own entropies are about 0.64 and 0.90.
        assert!(after.next_goal < 0.82 && after.next_goal < before.next_goal, "{before:?} then {after:?}");
        assert!(after.policy < before.policy);
        assert_eq!(run(3).2, trainer);
        assert!(trainer.is_sound(4) && !trainer.is_sound(5));
    }
}
