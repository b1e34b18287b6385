//! From the next goal to the result: how a lead and the time left make points.

use std::sync::LazyLock;

/// How far a match has got, beyond its score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Race {
    /// Goals that win the match at once; 0 if only time ends it.
    pub target: u16,
    /// The part of the match still to be played, 0 to 1.
    pub left: f32,
}

/// Who scores next: we, they, or nobody any more.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NextGoal {
    /// The chance that we do.
    pub ours: f32,
    /// The chance that they do.
    pub theirs: f32,
    /// The chance that it stays as it is.
    pub nobody: f32,
}

/// Leads of more goals are as good as certain.
const LEAD_MAX: i32 = 9;
/// Goals still to come for each side are looked up in steps of an eighth.
const STEP: f32 = 8.0;
const STEPS: usize = 65;
/// More goals than this are needed in no race that matters.
const NEED_MAX: usize = 24;

/// The chances to win and to draw with a lead, when both sides score equally often.
type Chances = [f32; 2];

/// By goals to come in eighths, then by lead.
static BY_TIME: LazyLock<Vec<[Chances; 2 * LEAD_MAX as usize + 1]>> = LazyLock::new(|| {
    (0..STEPS)
        .map(|step| {
            let mean = step as f64 / f64::from(STEP);
            let mut goals = [0.0; 32];
            let mut chance = (-mean).exp();
            for (n, goal) in goals.iter_mut().enumerate() {
                *goal = chance;
                chance *= mean / (n as f64 + 1.0);
            }
            std::array::from_fn(|i| {
                let lead = i as i32 - LEAD_MAX;
                let mut out = [0.0, 0.0];
                for (ours, p) in goals.iter().enumerate() {
                    for (theirs, q) in goals.iter().enumerate() {
                        match lead + ours as i32 - theirs as i32 {
                            1.. => out[0] += p * q,
                            0 => out[1] += p * q,
                            _ => {}
                        }
                    }
                }
                out.map(|chance| chance as f32)
            })
        })
        .collect()
});

/// The chance to win a race by goals still needed, ours and theirs.
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

/// Makes the tables, which takes as long as a rookie has for a turn: before he is asked, not while he is thinking.
pub(crate) fn prepare() {
    LazyLock::force(&BY_TIME);
    LazyLock::force(&BY_NEED);
}

/// The chances to win and to draw, if both sides score equally often from here on. `goals` is how many each scores in a whole
/// match.
pub(crate) fn chances(score: [u16; 2], race: Race, goals: f32) -> Chances {
    let [ours, theirs] = score;
    if race.target > 0 {
        let need = |goals: u16| usize::from(race.target.saturating_sub(goals)).min(NEED_MAX);
        return [BY_NEED[need(ours)][need(theirs)], 0.0];
    }
    let lead = (i32::from(ours) - i32::from(theirs)).clamp(-LEAD_MAX, LEAD_MAX);
    let place = (goals * race.left * STEP).clamp(0.0, (STEPS - 1) as f32);
    let (low, part) = (place as usize, place.fract());
    let at = |step: usize| BY_TIME[step.min(STEPS - 1)][(lead + LEAD_MAX) as usize];
    let (a, b) = (at(low), at(low + 1));
    [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/// The chances to win and to draw from who scores next. Whenever that is, about half of what is left is left then.
pub(crate) fn after(next: NextGoal, score: [u16; 2], race: Race, goals: f32) -> Chances {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_to_four_is_won_as_coins_say() {
        let race = Race { target: 4, left: 1.0 };
        assert_eq!(chances([0, 0], race, 3.0), [0.5, 0.0]);
        assert_eq!(chances([3, 0], race, 3.0), [0.9375, 0.0]);
        assert_eq!(chances([4, 3], race, 3.0), [1.0, 0.0]);
    }

    #[test]
    fn a_lead_is_worth_more_the_less_time_is_left() {
        let at = |left| chances([1, 0], Race { target: 0, left }, 2.0)[0];
        assert!(at(1.0) > 0.5 && at(0.5) > at(1.0) && at(0.1) > at(0.5));
        assert_eq!(at(0.0), 1.0);
        let [win, draw] = chances([1, 1], Race { target: 0, left: 0.7 }, 2.0);
        assert!((2.0 * win + draw - 1.0).abs() < 1e-5);
    }

    #[test]
    fn whoever_scores_next_gains() {
        let race = Race { target: 0, left: 0.5 };
        let ours = after(NextGoal { ours: 1.0, theirs: 0.0, nobody: 0.0 }, [0, 0], race, 1.5);
        let theirs = after(NextGoal { ours: 0.0, theirs: 1.0, nobody: 0.0 }, [0, 0], race, 1.5);
        assert!(ours[0] > 0.7 && theirs[0] < 0.2);
        assert_eq!(after(NextGoal { ours: 0.0, theirs: 0.0, nobody: 1.0 }, [2, 2], race, 1.5), [0.0, 1.0]);
    }
}
