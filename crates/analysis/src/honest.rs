//! The honest score: what the decisions deserved.
//!
//! Its mean is the result less the luck of every chance (AIVAT: a control variate for each, whose mean is 0 under fair dice whatever the
//! judgement is worth). Its distribution comes from the attempts, played again with fresh dice; what luck there was in getting to them is
//! taken out by making all of them a little rarer, or by adding what was missing.

use crate::attempts::Attempt;
use serde::{Deserialize, Serialize};
use touchline_kernel::{BySeat, Seat};

/// Goals of a side that are told apart.
const GOALS_MAX: usize = 16;
/// Fresh dice for the whole match, to see how unusual its luck was.
const REPLAYS: usize = 2000;
/// Standard deviations of an interval that holds nine of ten.
const NINE_OF_TEN: f64 = 1.645;
/// Scores less likely than this are not listed.
const RARE: f64 = 0.001;

/// The score that the decisions deserved.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HonestScore {
    /// Goals that home deserved.
    pub home: f64,
    /// Goals that away deserved.
    pub away: f64,
    /// Where nine of ten such estimates lie.
    pub interval: BySeat<[f64; 2]>,
    /// Points that home deserved, a win counting 1.
    pub points: f64,
    /// Where nine of ten such estimates lie.
    pub points_interval: [f64; 2],
    /// How often each result comes when the attempts are played again.
    pub results: Results,
    /// How often each score comes, the likeliest first.
    pub scores: Vec<Score>,
    /// How unusual the luck was.
    pub luck: Unusual,
}

/// Probabilities of the three results.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Results {
    /// Home wins.
    pub home: f64,
    /// Nobody wins.
    pub draw: f64,
    /// Away wins.
    pub away: f64,
}

/// A score with its probability.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    /// Home's goals.
    pub home: u32,
    /// Away's goals.
    pub away: u32,
    /// How often it comes.
    pub chance: f64,
}

/// How unusual the luck of a match was.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unusual {
    /// Whom the dice helped; none if nobody.
    pub helped: Option<Seat>,
    /// By how much, in wins.
    pub wins: f64,
    /// How much luck such a match usually has: one standard deviation.
    pub usual: f64,
    /// The part of matches with these chances whose luck is as large or larger, for either side.
    pub p_value: f64,
    /// One match in so many is as lucky or luckier.
    pub one_in: f64,
}

/// What chance did at one step: every outcome's probability, and its luck in points and in goals of both sides.
#[derive(Debug, Clone)]
pub(crate) struct Draw {
    pub outcomes: Vec<(f64, [f64; 3])>,
    pub came: [f64; 3],
}

/// The honest score of a match.
pub(crate) fn honest(
    attempts: &[Attempt],
    draws: &[Draw],
    goals: [f64; 2],
    points: f64,
    sd: [f64; 2],
    seed: u64,
) -> HonestScore {
    let mut luck = [0.0; 3];
    for draw in draws {
        (0..3).for_each(|i| luck[i] += draw.came[i]);
    }
    let fair = [0, 1].map(|i| goals[i] - luck[i + 1]);
    let around = |mean: f64, sd: f64| [mean - NINE_OF_TEN * sd, mean + NINE_OF_TEN * sd];
    let held = |interval: [f64; 2], low: f64, high: f64| interval.map(|end| end.clamp(low, high));
    let chances = Seat::BOTH.map(|by| -> Vec<f64> {
        attempts.iter().filter(|attempt| attempt.by == by).map(|attempt| attempt.chance).collect()
    });
    let [home, away] = [0, 1].map(|i| spread(&chances[i], fair[i].max(0.0)));
    let mut results = Results { home: 0.0, draw: 0.0, away: 0.0 };
    let mut scores = Vec::new();
    for (h, p) in home.iter().enumerate() {
        for (a, q) in away.iter().enumerate() {
            let chance = p * q;
            *match h.cmp(&a) {
                std::cmp::Ordering::Greater => &mut results.home,
                std::cmp::Ordering::Equal => &mut results.draw,
                std::cmp::Ordering::Less => &mut results.away,
            } += chance;
            if chance >= RARE {
                scores.push(Score { home: h as u32, away: a as u32, chance });
            }
        }
    }
    scores.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    let points = points - luck[0];
    HonestScore {
        home: fair[0],
        away: fair[1],
        interval: BySeat::new(
            held(around(fair[0], sd[1]), 0.0, f64::MAX),
            held(around(fair[1], sd[1]), 0.0, f64::MAX),
        ),
        points,
        points_interval: held(around(points, sd[0]), 0.0, 1.0),
        results,
        scores,
        luck: unusual(draws, luck[0], seed),
    }
}

/// How likely each number of goals is with these chances, made rarer or filled up so that the mean is as wanted.
fn spread(chances: &[f64], wanted: f64) -> [f64; GOALS_MAX] {
    let expected: f64 = chances.iter().sum();
    let part = if expected > wanted { wanted / expected } else { 1.0 };
    let missing = (wanted - expected).max(0.0);
    let mut goals = [0.0; GOALS_MAX];
    // Goals that no attempt accounts for come as they like.
    let mut chance = (-missing).exp();
    for (n, goals) in goals.iter_mut().enumerate() {
        *goals = chance;
        chance *= missing / (n + 1) as f64;
    }
    for chance in chances.iter().map(|chance| chance * part) {
        for n in (0..GOALS_MAX).rev() {
            let one_less = if n > 0 { goals[n - 1] } else { 0.0 };
            // More goals than are told apart count as the most that are.
            let stays = if n + 1 == GOALS_MAX { 1.0 } else { 1.0 - chance };
            goals[n] = goals[n] * stays + one_less * chance;
        }
    }
    let sum: f64 = goals.iter().sum();
    goals.map(|goals| goals / sum)
}

/// Compares the luck of a match with that of fresh dice at each of its chances.
fn unusual(draws: &[Draw], luck: f64, seed: u64) -> Unusual {
    let mut state = seed ^ 0x5DEE_CE66_D1CE_4E5B;
    let mut unit = || {
        // SplitMix64.
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) >> 11) as f64 / (1u64 << 53) as f64
    };
    let mut as_large = 0;
    for _ in 0..REPLAYS {
        let mut sum = 0.0;
        for draw in draws {
            let mut ticket = unit();
            let fell = draw.outcomes.iter().find(|(share, _)| {
                ticket -= share;
                ticket < 0.0
            });
            sum += fell.or(draw.outcomes.last()).map_or(0.0, |(_, luck)| luck[0]);
        }
        as_large += usize::from(sum.abs() >= luck.abs());
    }
    let variance: f64 =
        draws.iter().flat_map(|draw| &draw.outcomes).map(|(share, luck)| share * luck[0] * luck[0]).sum();
    // The match itself is one of those that could have been.
    let p_value = (as_large + 1) as f64 / (REPLAYS + 1) as f64;
    let helped = if luck > 1e-9 {
        Some(Seat::Home)
    } else if luck < -1e-9 {
        Some(Seat::Away)
    } else {
        None
    };
    Unusual { helped, wins: luck.abs(), usual: variance.sqrt(), p_value, one_in: 1.0 / p_value }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(by: Seat, chance: f64) -> Attempt {
        let (action, kind) = ("shoot".to_owned(), "shoot".to_owned());
        Attempt { number: 1, by, action, kind, chance, fraction: [1, 2], scored: false }
    }

    #[test]
    fn goals_are_spread_with_the_mean_that_was_deserved() {
        for wanted in [0.0, 0.7, 1.5, 3.2] {
            let goals = spread(&[0.5, 0.25, 0.75], wanted);
            let mean: f64 = goals.iter().enumerate().map(|(n, chance)| n as f64 * chance).sum();
            assert!((mean - wanted).abs() < 1e-4, "{mean} {wanted}");
        }
        let goals = spread(&[0.5, 0.5], 1.0);
        assert!((goals[0] - 0.25).abs() < 1e-12 && (goals[1] - 0.5).abs() < 1e-12);
    }

    #[test]
    fn a_lucky_coin_is_taken_out_of_the_score() {
        let coin = |came: f64| Draw {
            outcomes: vec![(0.5, [0.25, 0.5, 0.0]), (0.5, [-0.25, -0.5, 0.0])],
            came: [0.25 * came, 0.5 * came, 0.0],
        };
        let honest = honest(
            &[attempt(Seat::Home, 0.5), attempt(Seat::Away, 0.5)],
            &[coin(1.0), coin(1.0), coin(-1.0)],
            [1.0, 0.0],
            1.0,
            [0.1, 0.2],
            7,
        );
        assert!((honest.points - 0.75).abs() < 1e-12 && (honest.home - 0.5).abs() < 1e-12);
        assert_eq!(honest.luck.helped, Some(Seat::Home));
        // Three coins are never less unequal than two to one.
        assert!(honest.luck.p_value > 0.999, "{:?}", honest.luck);
        let sum = honest.results.home + honest.results.draw + honest.results.away;
        assert!((sum - 1.0).abs() < 1e-12);
    }
}
