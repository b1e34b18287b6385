//! The network: features in, two hidden layers, value and policy out; 16-bit integer arithmetic.
//!
//! Weights and activations are fixed-point numbers, so that a position is worth the same on every machine and a layer is a
//! row of dot products that the compiler turns into SIMD. With AVX2 the same code is compiled a second time.

use serde::{Deserialize, Serialize};

/// Width of the input layer: the features of any game, padded with zeros.
pub const INPUTS: usize = 96;
/// Units of the first hidden layer.
pub(crate) const WIDE: usize = 64;
/// Units of the second hidden layer.
pub(crate) const NARROW: usize = 32;

/// Where the outputs stand.
pub(crate) mod output {
    /// Logits of who scores next: we, they, nobody.
    pub const NEXT: usize = 0;
    /// Corrections to the logits of win, draw and loss.
    pub const RESULT: usize = 3;
    /// Logarithms of the goals to come: ours, theirs.
    pub const GOALS: usize = 6;
    /// Policy logits of the turn that led here: if it was ours, if it was theirs.
    pub const POLICY: usize = 8;
    /// How many there are.
    pub const COUNT: usize = 10;
}

/// Fixed-point units of a feature, a weight and an activation.
pub(crate) const FEATURE_ONE: f32 = 256.0;
const WEIGHT_ONE: f32 = 1024.0;
const ACTIVE_ONE: i32 = 512;
/// Bounds that rule out overflow: 96 products of a feature and a weight stay below 2³¹.
const FEATURE_MAX: f32 = 8.0;
pub(crate) const WEIGHT_MAX: f32 = 4.0;

/// Network outputs, as real numbers.
pub(crate) type Outputs = [f32; output::COUNT];

/// Learned weights, ready to be evaluated.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Network {
    /// Number of features in use.
    pub(crate) features: usize,
    first: Box<[[i16; INPUTS]; WIDE]>,
    first_bias: [i32; WIDE],
    second: Box<[[i16; WIDE]; NARROW]>,
    second_bias: [i32; NARROW],
    third: [[i16; NARROW]; output::COUNT],
    third_bias: [i32; output::COUNT],
    /// Goals of each side in a whole match between equals.
    pub(crate) goals: f32,
}

/// Weights in a file: rows of integers.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Stored {
    /// Inputs, units of each hidden layer, outputs.
    shape: [usize; 4],
    first: Vec<Vec<i16>>,
    first_bias: Vec<i32>,
    second: Vec<Vec<i16>>,
    second_bias: Vec<i32>,
    third: Vec<Vec<i16>>,
    third_bias: Vec<i32>,
    goals: f32,
}

impl From<Network> for Stored {
    fn from(network: Network) -> Self {
        let n = network.features;
        Self {
            shape: [n, WIDE, NARROW, output::COUNT],
            first: network.first.iter().map(|row| row[..n].to_vec()).collect(),
            first_bias: network.first_bias.to_vec(),
            second: network.second.iter().map(|row| row.to_vec()).collect(),
            second_bias: network.second_bias.to_vec(),
            third: network.third.iter().map(|row| row.to_vec()).collect(),
            third_bias: network.third_bias.to_vec(),
            goals: network.goals,
        }
    }
}

impl TryFrom<Stored> for Network {
    type Error = String;

    fn try_from(stored: Stored) -> Result<Self, String> {
        fn rows<const N: usize, const M: usize>(
            rows: &[Vec<i16>],
            used: usize,
        ) -> Result<[[i16; N]; M], String> {
            let limit = (WEIGHT_MAX * WEIGHT_ONE) as i16;
            if rows.len() != M
                || rows.iter().any(|row| row.len() != used || row.iter().any(|w| w.abs() > limit))
            {
                return Err(format!("a layer is not {M} rows of {used} weights from -{limit} to {limit}"));
            }
            Ok(std::array::from_fn(|m| std::array::from_fn(|n| rows[m].get(n).copied().unwrap_or(0))))
        }
        fn bias<const N: usize>(bias: &[i32]) -> Result<[i32; N], String> {
            let bias: [i32; N] = bias.try_into().map_err(|_| format!("a layer has not {N} biases"))?;
            let sound = bias.iter().all(|b| b.unsigned_abs() < 1 << 27);
            sound.then_some(bias).ok_or_else(|| "a bias is too large".to_owned())
        }
        let [features, wide, narrow, outputs] = stored.shape;
        if features > INPUTS || (wide, narrow, outputs) != (WIDE, NARROW, output::COUNT) {
            return Err(format!(
                "the shape is {:?}, not at most {INPUTS}, {WIDE}, {NARROW}, {}",
                stored.shape,
                output::COUNT
            ));
        }
        Ok(Self {
            features,
            first: Box::new(rows(&stored.first, features)?),
            first_bias: bias(&stored.first_bias)?,
            second: Box::new(rows(&stored.second, WIDE)?),
            second_bias: bias(&stored.second_bias)?,
            third: rows(&stored.third, NARROW)?,
            third_bias: bias(&stored.third_bias)?,
            goals: stored.goals,
        })
    }
}

/// Real-valued layers, as they are trained: rows of weights, then a bias for each row.
pub(crate) struct Layers<'a> {
    pub features: usize,
    pub first: (&'a [f32], &'a [f32]),
    pub second: (&'a [f32], &'a [f32]),
    pub third: (&'a [f32], &'a [f32]),
    pub goals: f32,
}

impl Network {
    /// Rounds trained layers to fixed point. Rows of the first layer have [`INPUTS`] weights.
    pub(crate) fn quantize(layers: &Layers<'_>) -> Self {
        fn rows<const N: usize, const M: usize>(weights: &[f32]) -> [[i16; N]; M] {
            let fixed = |w: f32| (w.clamp(-WEIGHT_MAX, WEIGHT_MAX) * WEIGHT_ONE).round() as i16;
            std::array::from_fn(|m| std::array::from_fn(|n| fixed(weights[m * N + n])))
        }
        fn bias<const N: usize>(bias: &[f32], one: f32) -> [i32; N] {
            std::array::from_fn(|n| (bias[n].clamp(-100.0, 100.0) * one).round() as i32)
        }
        let deep = ACTIVE_ONE as f32 * WEIGHT_ONE;
        Self {
            features: layers.features,
            first: Box::new(rows(layers.first.0)),
            first_bias: bias(layers.first.1, FEATURE_ONE * WEIGHT_ONE),
            second: Box::new(rows(layers.second.0)),
            second_bias: bias(layers.second.1, deep),
            third: rows(layers.third.0),
            third_bias: bias(layers.third.1, deep),
            goals: layers.goals,
        }
    }

    /// Evaluates features, each multiplied by its factor if there are any (blind spots).
    #[must_use]
    pub(crate) fn evaluate(&self, features: &[f32], factors: Option<&[f32; INPUTS]>) -> Outputs {
        let mut inputs = [0i16; INPUTS];
        let fixed = |x: f32| (x.clamp(-FEATURE_MAX, FEATURE_MAX) * FEATURE_ONE).round_ties_even() as i16;
        match factors {
            None => inputs.iter_mut().zip(features).for_each(|(input, x)| *input = fixed(*x)),
            Some(factors) => {
                let scaled = features.iter().zip(factors).map(|(x, factor)| x * factor);
                inputs.iter_mut().zip(scaled).for_each(|(input, x)| *input = fixed(x));
            }
        }
        self.forward(&inputs).map(|out| out as f32 / (ACTIVE_ONE as f32 * WEIGHT_ONE))
    }

    #[inline]
    fn forward(&self, inputs: &[i16; INPUTS]) -> [i32; output::COUNT] {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            #[expect(unsafe_code, reason = "the processor was asked: it has AVX2")]
            return unsafe { self.forward_avx2(inputs) };
        }
        self.forward_portable(inputs)
    }

    /// [`Self::forward_portable`], compiled for AVX2.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn forward_avx2(&self, inputs: &[i16; INPUTS]) -> [i32; output::COUNT] {
        self.forward_portable(inputs)
    }

    #[inline(always)]
    fn forward_portable(&self, inputs: &[i16; INPUTS]) -> [i32; output::COUNT] {
        let mut wide = [0i16; WIDE];
        for ((unit, row), bias) in wide.iter_mut().zip(self.first.iter()).zip(&self.first_bias) {
            // From feature times weight units to activation units.
            *unit = clip((dot(row, inputs) + bias) >> 9);
        }
        let mut narrow = [0i16; NARROW];
        for ((unit, row), bias) in narrow.iter_mut().zip(self.second.iter()).zip(&self.second_bias) {
            *unit = clip((dot(row, &wide) + bias) >> 10);
        }
        std::array::from_fn(|i| dot(&self.third[i], &narrow) + self.third_bias[i])
    }
}

/// Clipped rectifier: 0 to 1.
#[inline(always)]
fn clip(x: i32) -> i16 {
    x.clamp(0, ACTIVE_ONE) as i16
}

#[inline(always)]
fn dot<const N: usize>(a: &[i16; N], b: &[i16; N]) -> i32 {
    a.iter().zip(b).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::dice::QuickDice;

    fn random(seed: u64) -> (Vec<f32>, Network) {
        let mut dice = QuickDice::from_seed(seed);
        let mut some =
            |n: usize, size: f32| -> Vec<f32> { (0..n).map(|_| (dice.unit() * 2.0 - 1.0) * size).collect() };
        let layers = [some(WIDE * INPUTS, 0.3), some(WIDE, 0.3), some(NARROW * WIDE, 0.3), some(NARROW, 0.3)];
        let last = [some(output::COUNT * NARROW, 0.5), some(output::COUNT, 0.5)];
        let network = Network::quantize(&Layers {
            features: INPUTS,
            first: (&layers[0], &layers[1]),
            second: (&layers[2], &layers[3]),
            third: (&last[0], &last[1]),
            goals: 1.0,
        });
        (some(INPUTS, 1.0), network)
    }

    /// The same in real numbers, from the rounded weights.
    fn slow(network: &Network, features: &[f32]) -> Vec<f32> {
        let layer = |rows: Vec<Vec<f32>>, bias: Vec<f32>, x: &[f32], last: bool| -> Vec<f32> {
            let sum = |row: &Vec<f32>| row.iter().zip(x).map(|(w, x)| w * x).sum::<f32>();
            let value = |(row, bias): (&Vec<f32>, &f32)| sum(row) + bias;
            rows.iter().zip(&bias).map(value).map(|v| if last { v } else { v.clamp(0.0, 1.0) }).collect()
        };
        let real = |row: &[i16]| row.iter().map(|w| f32::from(*w) / WEIGHT_ONE).collect::<Vec<f32>>();
        let deep = ACTIVE_ONE as f32 * WEIGHT_ONE;
        let scaled = |bias: &[i32], one: f32| bias.iter().map(|b| *b as f32 / one).collect::<Vec<f32>>();
        let wide = layer(
            network.first.iter().map(|row| real(row)).collect(),
            scaled(&network.first_bias, FEATURE_ONE * WEIGHT_ONE),
            features,
            false,
        );
        let narrow = layer(
            network.second.iter().map(|row| real(row)).collect(),
            scaled(&network.second_bias, deep),
            &wide,
            false,
        );
        layer(
            network.third.iter().map(|row| real(row)).collect(),
            scaled(&network.third_bias, deep),
            &narrow,
            true,
        )
    }

    #[test]
    fn integers_say_what_real_numbers_say() {
        for seed in 0..20 {
            let (features, network) = random(seed);
            let fast = network.evaluate(&features, None);
            for (fast, slow) in fast.iter().zip(slow(&network, &features)) {
                assert!((fast - slow).abs() < 0.03, "{fast} and {slow}");
            }
        }
    }

    #[test]
    fn simd_and_portable_code_agree_to_the_bit() {
        for seed in 0..20 {
            let (features, network) = random(seed);
            let inputs = std::array::from_fn(|i| (features[i] * 2000.0) as i16);
            assert_eq!(network.forward(&inputs), network.forward_portable(&inputs));
        }
    }

    #[test]
    fn the_largest_numbers_do_not_overflow() {
        let ones = |n: usize| vec![1e9f32; n];
        let (a, b, c) = (ones(WIDE * INPUTS), ones(NARROW * WIDE), ones(output::COUNT * NARROW));
        let network = Network::quantize(&Layers {
            features: INPUTS,
            first: (&a, &a[..WIDE]),
            second: (&b, &b[..NARROW]),
            third: (&c, &c[..output::COUNT]),
            goals: 1.0,
        });
        let out = network.evaluate(&[1e9; INPUTS], None);
        assert!(out.iter().all(|out| *out > 100.0), "{out:?}");
    }

    #[test]
    fn a_file_keeps_every_weight() {
        let (_, network) = random(3);
        let text = serde_json::to_string(&network).unwrap();
        assert_eq!(serde_json::from_str::<Network>(&text).unwrap(), network);
        let short = text.replacen("\"first\":[[", "\"first\":[[1,", 1);
        assert!(serde_json::from_str::<Network>(&short).is_err());
    }
}
