//! Hints: ideas with their chances, and the feature that tells them apart.

use crate::judgement::judged::Judged;
use crate::judgement::{FEATURES_MAX, Judgement, Outlook};
use serde::Serialize;
use touchline_kernel::{Seat, Turn};

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
/// Ideas whose features differ by less in sum are the same idea.
const DIFFERENT: f32 = 0.4;

/// An idea followed to its end.
#[derive(Debug, Clone)]
pub(crate) struct Followed<G: Judged> {
    /// Its decisions, in order.
    pub path: Vec<G::Action>,
    /// Where it ends.
    pub end: G::Position,
    /// Points to expect.
    pub value: f32,
    /// The probability in a mixed strategy.
    pub share: Option<f64>,
}

type Features = [f32; FEATURES_MAX];

/// Picks different ideas, the first one always, and says what tells each of them from the best other one. No reason is given twice.
pub(crate) fn explain<G: Judged>(
    game: &G,
    judgement: &Judgement<G>,
    seat: Seat,
    ideas: &[Followed<G>],
    count: usize,
) -> Vec<Hint> {
    let features: Vec<Option<Features>> =
        ideas.iter().map(|idea| features_of(game, &idea.end, seat)).collect();
    let mut picked: Vec<usize> = Vec::new();
    let mixed = ideas.iter().any(|idea| idea.share.is_some());
    // First those that lead to something else, then, if they are too few, those that begin with something else.
    for strict in [true, false] {
        for (i, idea) in ideas.iter().enumerate() {
            let differs = |other: &usize| match (strict, &features[i], &features[*other]) {
                (true, Some(a), Some(b)) => distance(a, b) >= DIFFERENT,
                (true, ..) => true,
                (false, ..) => idea.path.first() != ideas[*other].path.first(),
            };
            let fits = mixed || picked.iter().all(differs);
            if picked.len() < count && !picked.contains(&i) && fits {
                picked.push(i);
            }
        }
    }
    picked.sort_unstable();
    let mut said: Vec<&'static str> = Vec::new();
    let mut hints = Vec::new();
    for (rank, i) in picked.iter().enumerate() {
        let idea = &ideas[*i];
        let path = idea.path.iter().map(ToString::to_string).collect();
        let mut hint = hint(path, idea.value, judgement.outlook(game, &idea.end, seat));
        // The best is compared with the next best, the others with the best.
        let other = if rank == 0 { picked.get(1).or(picked.first()) } else { picked.first() };
        hint.why = match (idea.share, &features[*i], other.and_then(|other| features[*other].as_ref())) {
            // A choice that is made every time, or never, is no mixture.
            (Some(share), ..) if (0.005..0.995).contains(&share) => Some(Reason::mixture(share)),
            (_, Some(here), Some(there)) => {
                reason(game, judgement, seat, (&idea.end, here, there), rank == 0, &said)
            }
            _ => None,
        };
        said.extend(hint.why.filter(|why| why.feature != MIXTURE).map(|why| why.feature));
        hints.push(hint);
    }
    hints
}

/// The features of a position; none when the match is over.
fn features_of<G: Judged>(game: &G, position: &G::Position, seat: Seat) -> Option<Features> {
    if matches!(game.turn(position), Turn::Over(_)) {
        return None;
    }
    let mut features = [0.0; FEATURES_MAX];
    game.features(position, seat, &mut features[..G::FEATURES.len()]);
    Some(features)
}

fn distance(a: &Features, b: &Features) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum()
}

/// The feature that makes the most of the difference between two ends, among those not said yet. For the best idea it speaks for it; for
/// another, what speaks against it is said if there is anything, otherwise what speaks for it.
pub(crate) fn reason<G: Judged>(
    game: &G,
    judgement: &Judgement<G>,
    seat: Seat,
    (end, here, there): (&G::Position, &Features, &Features),
    best: bool,
    said: &[&str],
) -> Option<Reason> {
    let n = G::FEATURES.len();
    let points = |features: &[f32]| judgement.of_features(game, end, seat, features).0.points();
    let now = points(&here[..n]);
    let effect = |k: usize| {
        let mut changed = *here;
        changed[k] = there[k];
        now - points(&changed[..n])
    };
    let effects: Vec<(usize, f32)> = (0..n)
        .filter(|k| here[*k] != there[*k] && !said.contains(&G::FEATURES[*k]))
        .map(|k| (k, effect(k)))
        .collect();
    let top = |sign: f32| {
        let most = effects.iter().max_by(|a, b| (sign * a.1).total_cmp(&(sign * b.1)));
        most.filter(|(_, effect)| sign * effect > WORTH_SAYING)
    };
    let (k, effect) = *if best { top(1.0) } else { top(-1.0).or_else(|| top(1.0)) }?;
    let percent = |value: f32| (value * 100.0).round() as i32;
    Some(Reason { feature: G::FEATURES[k], effect, here: percent(here[k]), there: percent(there[k]) })
}

/// A hint without its reason.
fn hint(actions: Vec<String>, points: f32, outlook: Outlook) -> Hint {
    // The search's value corrects the static evaluation at the end of the turn.
    let shift = points - outlook.points();
    let win = (outlook.win + shift).clamp(0.0, 1.0);
    Hint { actions, points, win, draw: outlook.draw.min(1.0 - win), goals: outlook.goals, why: None }
}
