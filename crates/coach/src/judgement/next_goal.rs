//! From who scores next to win, draw and loss: a lead and the time left as two Poisson streams.

use std::sync::LazyLock;

/// Time left and goals to win.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Race {
    /// Goals that win the match at once; 0 if only time ends it.
    pub target: u16,
    /// The part of the match still to be played, 0 to 1.
    pub left: f32,
}

/// Who scores next, before the match ends or the discount has eaten the goal up.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NextGoal {
    /// The chance that we do.
    pub ours: f32,
    /// The chance that they do.
    pub theirs: f32,
    /// The chance that nobody does.
    pub nobody: f32,
}

impl From<[f32; 3]> for NextGoal {
    fn from([ours, theirs, nobody]: [f32; 3]) -> Self {
        Self { ours, theirs, nobody }
    }
}

/// Win, draw, loss.
pub(crate) type Chances = [f32; 3];

/// Leads of more goals are as good as certain.
const LEAD_MAX: i32 = 9;
/// Expected goals of each side are looked up in steps of an eighth.
const STEP: f32 = 8.0;
const STEPS: usize = 65;
/// Goals still needed to win; of more the difference counts.
const NEED_MAX: usize = 12;
/// Goals of both sides that the tables follow.
const GOALS_MAX: usize = 48;

/// Poisson weights of 0, 1, 2 … events.
fn poisson<const N: usize>(mean: f64) -> [f64; N] {
    let mut chance = (-mean).exp();
    std::array::from_fn(|n| {
        let this = chance;
        chance *= mean / (n as f64 + 1.0);
        this
    })
}

/// Matches that only time ends: by expected goals, then by lead.
static BY_TIME: LazyLock<Vec<[Chances; 2 * LEAD_MAX as usize + 1]>> = LazyLock::new(|| {
    (0..STEPS)
        .map(|step| {
            let goals: [f64; 32] = poisson(step as f64 / f64::from(STEP));
            std::array::from_fn(|i| {
                let lead = i as i32 - LEAD_MAX;
                let mut out = [0.0; 3];
                for (ours, p) in goals.iter().enumerate() {
                    for (theirs, q) in goals.iter().enumerate() {
                        out[outcome(lead + ours as i32 - theirs as i32)] += p * q;
                    }
                }
                out.map(|chance| chance as f32)
            })
        })
        .collect()
});

/// Races to a number of goals against time: by expected goals, then by goals needed, ours and theirs.
static BY_RACE: LazyLock<Vec<[[Chances; NEED_MAX + 1]; NEED_MAX + 1]>> = LazyLock::new(|| {
    // Each goal is a fair coin; `after[n]` is how the race stands with n coins to come.
    let mut after = vec![[[[0.0f64; 3]; NEED_MAX + 1]; NEED_MAX + 1]; GOALS_MAX];
    for n in 0..GOALS_MAX {
        for ours in 0..=NEED_MAX {
            for theirs in 0..=NEED_MAX {
                let mut out = [0.0; 3];
                if ours == 0 || theirs == 0 || n == 0 {
                    out[outcome(theirs as i32 - ours as i32)] = 1.0;
                } else {
                    let [us, them] = [after[n - 1][ours - 1][theirs], after[n - 1][ours][theirs - 1]];
                    out = std::array::from_fn(|i| (us[i] + them[i]) / 2.0);
                }
                after[n][ours][theirs] = out;
            }
        }
    }
    let mixed = |step: usize, ours: usize, theirs: usize| {
        let goals: [f64; GOALS_MAX] = poisson(2.0 * step as f64 / f64::from(STEP));
        let mut out = [0.0; 3];
        for (n, p) in goals.iter().enumerate() {
            out.iter_mut().zip(after[n][ours][theirs]).for_each(|(out, chance)| *out += p * chance);
        }
        out.map(|chance| chance as f32)
    };
    (0..STEPS)
        .map(|step| std::array::from_fn(|ours| std::array::from_fn(|theirs| mixed(step, ours, theirs))))
        .collect()
});

/// The index of win, draw or loss.
fn outcome(lead: i32) -> usize {
    match lead {
        1.. => 0,
        0 => 1,
        _ => 2,
    }
}

/// Builds the tables, which takes longer than a rookie has for a turn: once, before it is asked.
pub(crate) fn prepare() {
    LazyLock::force(&BY_TIME);
    LazyLock::force(&BY_RACE);
}

/// Win, draw and loss if both sides score equally often from here on. `goals` is how many each scores in a whole match.
pub(crate) fn chances(score: [u16; 2], race: Race, goals: f32) -> Chances {
    let place = (goals * race.left * STEP).clamp(0.0, (STEPS - 1) as f32);
    let (low, part) = (place as usize, place.fract());
    let [a, b] = if race.target > 0 {
        let need = score.map(|goals| usize::from(race.target.saturating_sub(goals)));
        let over = need[0].max(need[1]).saturating_sub(NEED_MAX);
        let need = need.map(|need| if need == 0 { 0 } else { need.saturating_sub(over).max(1) });
        [low, low + 1].map(|step| BY_RACE[step.min(STEPS - 1)][need[0]][need[1]])
    } else {
        let lead = (i32::from(score[0]) - i32::from(score[1])).clamp(-LEAD_MAX, LEAD_MAX);
        [low, low + 1].map(|step| BY_TIME[step.min(STEPS - 1)][(lead + LEAD_MAX) as usize])
    };
    std::array::from_fn(|i| a[i] + (b[i] - a[i]) * part)
}

/// Win, draw and loss from who scores next; whenever that is, about half of the time left is left then. If nobody scores, the match ends
/// as it stands; where goals are discounted, nobody mostly means much later: equal chances from this score.
pub(crate) fn after(next: NextGoal, score: [u16; 2], race: Race, goals: f32, discount: f32) -> Chances {
    let [us, them] = score;
    let later = Race { left: race.left / 2.0, ..race };
    let ours = chances([us + 1, them], later, goals);
    let theirs = chances([us, them + 1], later, goals);
    let nobody = if discount < 1.0 {
        chances(score, later, goals)
    } else {
        let mut end = [0.0; 3];
        end[outcome(i32::from(us) - i32::from(them))] = 1.0;
        end
    };
    std::array::from_fn(|i| next.ours * ours[i] + next.theirs * theirs[i] + next.nobody * nobody[i])
}

/// Chances with learned corrections to their logits.
pub(crate) fn corrected(base: Chances, correction: [f32; 3]) -> Chances {
    // A result that the arithmetic rules out stays possible to learn.
    let weights: Chances = std::array::from_fn(|i| base[i].max(1e-4) * correction[i].clamp(-5.0, 5.0).exp());
    let sum: f32 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

/// Probabilities from logits.
pub(crate) fn softmax(logits: [f32; 3]) -> [f32; 3] {
    let top = logits[0].max(logits[1]).max(logits[2]);
    let weights = logits.map(|logit| (logit - top).exp());
    let sum: f32 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_with_time_to_spare_is_won_as_coins_say() {
        let race = Race { target: 4, left: 1.0 };
        let win = |score| chances(score, race, 8.0)[0];
        assert!((win([0, 0]) - 0.5).abs() < 0.01);
        assert!((win([3, 0]) - 0.9375).abs() < 0.01);
        assert_eq!(win([4, 3]), 1.0);
    }

    #[test]
    fn a_race_against_time_is_lost_by_whoever_trails() {
        let race = |left| Race { target: 4, left };
        let [win, draw, loss] = chances([1, 3], race(0.02), 8.0);
        assert!(win < 0.01 && draw < 0.03 && loss > 0.95, "{win} {draw} {loss}");
        assert_eq!(chances([2, 2], race(0.0), 8.0), [0.0, 1.0, 0.0]);
        assert!(chances([2, 1], race(0.02), 8.0)[0] > chances([2, 1], race(1.0), 8.0)[0]);
    }

    #[test]
    fn a_lead_is_worth_more_the_less_time_is_left() {
        let at = |left| chances([1, 0], Race { target: 0, left }, 2.0)[0];
        assert!(at(1.0) > 0.5 && at(0.5) > at(1.0) && at(0.1) > at(0.5));
        assert_eq!(at(0.0), 1.0);
        let [win, draw, loss] = chances([1, 1], Race { target: 0, left: 0.7 }, 2.0);
        assert!((win + draw + loss - 1.0).abs() < 1e-5 && (win - loss).abs() < 1e-5);
    }

    #[test]
    fn the_next_goal_gains() {
        let race = Race { target: 0, left: 0.5 };
        let ours = after([1.0, 0.0, 0.0].into(), [0, 0], race, 1.5, 1.0);
        let theirs = after([0.0, 1.0, 0.0].into(), [0, 0], race, 1.5, 1.0);
        assert!(ours[0] > 0.7 && theirs[0] < 0.2);
        assert_eq!(after([0.0, 0.0, 1.0].into(), [2, 2], race, 1.5, 1.0), [0.0, 1.0, 0.0]);
    }

    /// Where goals are discounted, a goal that is far away is worth less than the same goal now.
    #[test]
    fn a_goal_now_is_worth_more_than_one_later() {
        let race = Race { target: 4, left: 0.9 };
        let now = after([0.9, 0.1, 0.0].into(), [0, 0], race, 8.0, 0.98);
        let later = after([0.5, 0.05, 0.45].into(), [0, 0], race, 8.0, 0.98);
        assert!(now[0] > later[0] + 0.03, "{now:?} {later:?}");
    }

    #[test]
    fn corrections_move_the_chances() {
        assert_eq!(corrected([0.25, 0.25, 0.5], [0.0; 3]), [0.25, 0.25, 0.5]);
        assert!(corrected([0.25, 0.25, 0.5], [1.0, 0.0, 0.0])[0] > 0.4);
    }
}
