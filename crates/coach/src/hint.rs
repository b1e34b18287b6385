//! Hints: ideas with their chances, and the feature that tells them apart.

use crate::judgement::judged::Judged;
use crate::judgement::network::Outlook;
use crate::judgement::{FEATURES_MAX, Judgement};
use serde::Serialize;
use touchline_kernel::Seat;

/// One good way to go on.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Hint {
    /// The decisions of the turn in notation; the next one first.
    pub actions: Vec<String>,
    /// Points to expect: a win counts 1, a draw a half.
    pub points: f32,
    /// The chance to win.
    pub win: f32,
    /// The chance of a draw.
    pub draw: f32,
    /// Goals to come, own and others'.
    pub goals: [f32; 2],
    /// What speaks for it, or against it, compared with the best other turn; none if nothing stands out.
    pub why: Option<Reason>,
}

/// The feature that makes most of the difference between two turns.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Reason {
    /// The feature: a part of the message ID `coach-why-<game>-<name>`; or [`MIXTURE`].
    pub feature: &'static str,
    /// How many points it makes up; below 0 if it speaks against the turn.
    pub effect: f32,
    /// The feature after this turn, in percent.
    pub here: i32,
    /// The feature after the other turn, in percent.
    pub there: i32,
}

/// In place of a feature: a mixed strategy, of which `here` is this choice's probability in percent.
pub const MIXTURE: &str = "mixture";

impl Reason {
    /// A choice with this probability.
    pub(crate) fn mixture(share: f64) -> Self {
        Self { feature: MIXTURE, effect: 0.0, here: (share * 100.0).round() as i32, there: 0 }
    }
}

/// A difference of fewer points is not worth a word.
const WORTH_SAYING: f32 = 0.002;

/// The feature that makes the most of the difference between what two turns lead to.
pub(crate) fn reason<G: Judged>(
    game: &G,
    judgement: &Judgement<G>,
    seat: Seat,
    here: &G::Position,
    there: &G::Position,
    better: bool,
) -> Option<Reason> {
    let n = G::FEATURES.len();
    let (mut mine, mut other) = ([0.0; FEATURES_MAX], [0.0; FEATURES_MAX]);
    game.features(here, seat, &mut mine[..n]);
    game.features(there, seat, &mut other[..n]);
    let points = |features: &[f32]| judgement.of_features(game, here, seat, features).points();
    let now = points(&mine[..n]);
    let effect = |k: usize| {
        let mut changed = mine;
        changed[k] = other[k];
        now - points(&changed[..n])
    };
    let sign = if better { 1.0 } else { -1.0 };
    let (k, effect) = (0..n)
        .filter(|k| mine[*k] != other[*k])
        .map(|k| (k, effect(k)))
        .max_by(|a, b| (sign * a.1).total_cmp(&(sign * b.1)))?;
    let percent = |value: f32| (value * 100.0).round() as i32;
    (sign * effect > WORTH_SAYING).then(|| Reason {
        feature: G::FEATURES[k],
        effect,
        here: percent(mine[k]),
        there: percent(other[k]),
    })
}

/// A hint without its reason.
pub(crate) fn hint(actions: Vec<String>, points: f32, outlook: Outlook) -> Hint {
    // The search's value corrects the static evaluation at the end of the turn.
    let shift = points - outlook.points();
    let win = (outlook.win + shift).clamp(0.0, 1.0);
    Hint { actions, points, win, draw: outlook.draw.min(1.0 - win), goals: outlook.goals, why: None }
}
