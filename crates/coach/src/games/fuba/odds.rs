//! Chances of one ball, by what its test and its shot need: small tables, made once by the compiler.

/// The value of a penalty that both sides take as well as they can (V-82).
pub(super) const PENALTY: f32 = 9.0 / 14.0;

/// A special event leaves the ball with its team (3 to 6 on its die) or hands it over (1 and 2).
const EVENT_KEPT: f32 = 2.0 / 3.0;

/// That a shot scores whose die must reach `need` (4.6, 4.6.1).
#[must_use]
pub(super) const fn goal(need: i8) -> f32 {
    match need {
        ..=1 => 1.0,
        2..=6 => (7 - need) as f32 / 6.0,
        _ => 1.0 / 36.0,
    }
}

/// That the ball is kept, if only a die above `margin` keeps it for sure (4.4).
#[must_use]
pub(super) const fn kept(margin: i8) -> f32 {
    match margin {
        ..=0 => 1.0,
        1..=6 => (6 - margin) as f32 / 6.0 + EVENT_KEPT / 6.0,
        _ => 0.0,
    }
}

/// Shot modifiers of the tables: from −12 to 12.
const MODIFIERS: usize = 25;
const MIDDLE: i8 = 12;

/// By margin 0 to 7, shot modifier, and whether the ball gets easier.
type Table = [[[f32; 2]; MODIFIERS]; 8];

const fn table(kept: bool) -> Table {
    let mut table = [[[0.0; 2]; MODIFIERS]; 8];
    let mut margin = 0;
    while margin < 8 {
        let mut modifier = 0;
        while modifier < MODIFIERS {
            let mut easy = 0;
            while easy < 2 {
                let mut die = 1;
                while die <= 6 {
                    let share = match (kept, die - margin as i8) {
                        (true, 1..) | (false, ..=-1) => 1.0,
                        // Two of the six special events leave the ball in play with its team (4.4.2).
                        (true, 0) => 1.0 / 3.0,
                        _ => 0.0,
                    };
                    let value = if die > 1 { die - easy as i8 } else { 1 };
                    let need = value - (modifier as i8 - MIDDLE) + 1;
                    table[margin][modifier][easy] += share * goal(need) / 6.0;
                    die += 1;
                }
                easy += 1;
            }
            modifier += 1;
        }
        margin += 1;
    }
    table
}

static STRIKE: Table = table(true);
static GIFT: Table = table(false);

fn look_up(table: &Table, margin: i8, modifier: i8, easy: bool) -> f32 {
    let modifier = (modifier.clamp(-MIDDLE, MIDDLE) + MIDDLE) as usize;
    table[margin.clamp(0, 7) as usize][modifier][usize::from(easy)]
}

/// That the ball is kept in play and scores at once.
#[must_use]
pub(super) fn strike(margin: i8, modifier: i8, easy: bool) -> f32 {
    look_up(&STRIKE, margin, modifier, easy)
}

/// How much of a kept ball's worth is to be expected: the chance to keep it, where a low number on it is worth more than a high
/// one. By margin 0 to 7, and whether the ball gets easier.
static PROMISE: [[f32; 2]; 8] = {
    let mut table = [[0.0; 2]; 8];
    let mut margin = 0;
    while margin < 8 {
        let mut easy = 0;
        while easy < 2 {
            let mut die = 1;
            while die <= 6 {
                let share = if die > margin {
                    1.0
                } else if die == margin {
                    EVENT_KEPT
                } else {
                    0.0
                };
                let value = if die > 1 { die - easy } else { 1 };
                table[margin][easy] += share * (1.5 - 0.15 * value as f32) / 6.0;
                die += 1;
            }
            easy += 1;
        }
        margin += 1;
    }
    table
};

/// How much of a kept ball's worth is to be expected.
#[must_use]
pub(super) fn promise(margin: i8, easy: bool) -> f32 {
    PROMISE[margin.clamp(0, 7) as usize][usize::from(easy)]
}

/// More kicks than any shoot-out has in a round.
const KICKS_MAX: usize = 20;

/// The chances of each number of goals in `n` penalties.
#[must_use]
pub(super) fn kicks(n: usize) -> [f32; KICKS_MAX + 1] {
    let mut goals = [0.0; KICKS_MAX + 1];
    goals[0] = 1.0;
    for _ in 0..n {
        for scored in (0..=KICKS_MAX).rev() {
            let one_more = if scored > 0 { goals[scored - 1] } else { 0.0 };
            goals[scored] = goals[scored] * (1.0 - PENALTY) + one_more * PENALTY;
        }
    }
    goals
}

/// That the ball is lost and the others score at once.
#[must_use]
pub(super) fn gift(margin: i8, modifier: i8, easy: bool) -> f32 {
    look_up(&GIFT, margin, modifier, easy)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures of section 11 of the specification.
    #[test]
    fn a_safe_ball_into_the_box_scores_as_often_as_the_specification_says() {
        assert!((strike(0, 0, false) - 91.0 / 216.0).abs() < 1e-2, "{}", strike(0, 0, false));
        assert!((strike(-3, 1, false) - 0.58).abs() < 0.01);
        assert!((strike(0, -1, false) - 0.29).abs() < 0.01);
        assert!((strike(0, -2, false) - 0.18).abs() < 0.02);
        assert!((strike(0, -2, true) - 0.26).abs() < 0.02);
        assert!((strike(0, -1, true) - 0.39).abs() < 0.02);
    }

    #[test]
    fn penalties_add_up() {
        assert_eq!(kicks(0)[..2], [1.0, 0.0]);
        assert!((kicks(2)[2] - PENALTY * PENALTY).abs() < 1e-6);
        assert!((kicks(KICKS_MAX).iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }

    #[test]
    fn a_kept_ball_promises_more_with_a_low_number() {
        assert!(promise(0, true) > promise(0, false));
        assert!(promise(0, false) > promise(3, false));
        assert_eq!(promise(9, false), 0.0);
    }

    #[test]
    fn what_is_not_kept_is_lost() {
        assert_eq!([kept(0), kept(7)], [1.0, 0.0]);
        assert!((kept(6) - 1.0 / 9.0).abs() < 1e-6);
        assert_eq!(gift(1, 12, false), 0.0);
        assert!((gift(7, 12, false) - 1.0).abs() < 1e-6);
        assert!((strike(3, 12, true) + gift(3, 12, true) - (3.0 + 1.0 / 3.0 + 2.0) / 6.0).abs() < 1e-6);
    }
}
