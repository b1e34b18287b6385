//! Choices that one seat makes in secret while the other makes its own without knowing: formations, a dive and an aim. What is
//! best here is a mixture, found exactly.

pub(crate) mod extensive;
pub(crate) mod matrix;
pub(crate) mod shootout;

use self::matrix::Matrix;
use crate::judgement::judged::{Engine, Judged};
use crate::judgement::{Judgement, decides};
use touchline_kernel::dice::Roll;
use touchline_kernel::{Audience, Game, Perspective, Seat, Silent, Step};

/// Of how many choices of a side the table is made at most. Whoever has more keeps those that do best against a few of the
/// other's: beyond this the solution is that of the smaller game.
const CHOICES_MAX: usize = 16;

/// How many choices of the other side the first look is against.
const SAMPLE: usize = 4;

/// More different worlds than this are no single secret choice of the other side.
const WORLDS_MAX: usize = 128;

/// Decides by the best mixture where both seats choose without knowing of each other; none where that is not so.
///
/// That is so when the seat's own actions are secret and the other seat answers next, and when the other seat has just made such
/// a choice: then it is the one thing that the imagined worlds differ in. Games whose secrets are dealt by chance are searched
/// over what a seat knows ([`Engine::Sets`]) and never decided here.
pub(crate) fn secret_choice<G: Judged, R: Roll>(
    perspective: &Perspective<G>,
    judgement: &Judgement<G>,
    dice: &mut R,
) -> Option<G::Action> {
    let mixture = secret_mixture(perspective, judgement, dice)?;
    draw(&mixture.shares, dice)
}

/// How often to choose what.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Mixture<A> {
    /// Every action with its share.
    pub shares: Vec<(A, f64)>,
    /// Points to expect, whatever the other does; each action that has a share is worth as much.
    pub value: f64,
}

/// The best mixture itself.
pub(crate) fn secret_mixture<G: Judged, R: Roll>(
    perspective: &Perspective<G>,
    judgement: &Judgement<G>,
    dice: &mut R,
) -> Option<Mixture<G::Action>> {
    if G::STYLE.engine != Engine::Turns {
        return None;
    }
    let (game, seat) = (perspective.game(), perspective.seat());
    let mut own = Vec::new();
    perspective.list(&mut own);
    if own.len() < 2 {
        return None;
    }
    let world = perspective.imagine(dice);
    let worlds = if is_secret(game, &world, seat, &own) {
        vec![world]
    } else {
        // Nothing that is public can be hidden from the other, so what is hidden here is what the other has chosen.
        worlds(perspective, &own, dice)?
    };
    let value = |position: &G::Position| f64::from(judgement.points(game, position, seat));
    let after = |world: &G::Position, action: G::Action| {
        let mut position = *world;
        game.apply(&mut position, action, &mut Silent);
        position
    };
    let [world] = worlds[..] else {
        let payoff = |row: usize, column: usize| value(&after(&worlds[column], own[row]));
        return Some(solve(&own, worlds.len(), payoff));
    };
    // The other seat answers without knowing: its options are the same whatever was chosen.
    let first = after(&world, own[0]);
    if decides(game, &first) != Some(seat.other()) {
        return None;
    }
    let mut answers = Vec::new();
    game.list(&first, &mut answers);
    let payoff = |row: usize, column: usize| value(&after(&after(&world, own[row]), answers[column]));
    Some(solve(&own, answers.len(), payoff))
}

/// Is everything that the seat may do here hidden from the other?
fn is_secret<G: Game>(game: &G, position: &G::Position, seat: Seat, own: &[G::Action]) -> bool {
    own.iter().all(|action| game.audience(position, Step::Action(seat, *action)) == Audience::Only(seat))
}

/// The different worlds that the seat holds possible, if its answer will show which one it is; none if there is but one, or too
/// many for a single choice.
fn worlds<G: Judged, R: Roll>(
    perspective: &Perspective<G>,
    own: &[G::Action],
    dice: &mut R,
) -> Option<Vec<G::Position>> {
    let game = perspective.game();
    let mut worlds: Vec<G::Position> = Vec::new();
    let mut in_vain = 0;
    // Of n equally likely worlds each is missed in 9 n draws with a chance of about one in 8000.
    while in_vain < 9 * worlds.len().max(1) {
        let world = perspective.imagine(dice);
        if worlds.contains(&world) {
            in_vain += 1;
        } else if worlds.len() == WORLDS_MAX || !own.iter().all(|action| game.reveals(&world, *action)) {
            return None;
        } else {
            worlds.push(world);
            in_vain = 0;
        }
    }
    (worlds.len() > 1).then_some(worlds)
}

/// Solves the game of the own actions against `n_others` choices of the other side.
fn solve<A: Copy>(own: &[A], n_others: usize, payoff: impl Fn(usize, usize) -> f64) -> Mixture<A> {
    let rows = promising(own.len(), n_others, &payoff);
    let columns = promising(n_others, own.len(), |column, row| -payoff(row, column));
    let matrix = Matrix::from_fn(rows.len(), columns.len(), |row, column| payoff(rows[row], columns[column]));
    let solution = matrix.solve();
    let shares = rows.into_iter().zip(solution.rows).map(|(row, share)| (own[row], share)).collect();
    Mixture { shares, value: solution.value }
}

/// The choices that do best against a few of the other side, spread over all of them; all, if they are not too many.
fn promising(n: usize, n_others: usize, payoff: impl Fn(usize, usize) -> f64) -> Vec<usize> {
    let mut choices: Vec<usize> = (0..n).collect();
    if n > CHOICES_MAX {
        let sample = SAMPLE.min(n_others);
        let against = |other: usize| (2 * other + 1) * n_others / (2 * sample);
        let worth: Vec<f64> =
            choices.iter().map(|&own| (0..sample).map(|other| payoff(own, against(other))).sum()).collect();
        choices.sort_by(|&a, &b| worth[b].total_cmp(&worth[a]));
        choices.truncate(CHOICES_MAX);
    }
    choices
}

/// One of the mixture, as often as its share says.
fn draw<A: Copy, R: Roll>(shares: &[(A, f64)], dice: &mut R) -> Option<A> {
    const TICKETS: u32 = 1 << 30;
    let mut ticket = f64::from(dice.below(TICKETS)) / f64::from(TICKETS);
    for (action, share) in shares {
        if ticket < *share {
            return Some(*action);
        }
        ticket -= share;
    }
    // Rounding may leave the last ticket over.
    shares.iter().rev().find(|(_, share)| *share > 0.0).map(|(action, _)| *action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use touchline_fuba::{Action, Aim, Dive, Fuba, Options, Phase, Position, Setup};
    use touchline_kernel::dice::FairDice;
    use touchline_kernel::{Playout, Turn};

    fn fuba() -> Fuba {
        Fuba::new(Options::default()).unwrap()
    }

    /// A penalty for Home before the dive.
    fn penalty(game: &Fuba) -> Position {
        let setup: Setup = serde_json::from_value(json!({
            "phase": "dive", "pending": "penalty", "die": [3, 4],
            "out": {"home": {"m5": 1, "m3": 5, "m2": 4}, "away": {"m3": 6, "m4": 4}},
        }))
        .unwrap();
        game.place(&setup).unwrap_or_else(|faults| panic!("{faults}"))
    }

    fn shares(game: &Fuba, position: &Position, seat: Seat) -> Vec<f64> {
        let perspective = Perspective::new(game, position, seat);
        let mixture = secret_mixture(&perspective, &Judgement::hunch(), &mut FairDice::from_seed(1));
        mixture.unwrap().shares.into_iter().map(|(_, share)| share).collect()
    }

    #[track_caller]
    fn near(shares: &[f64], expected: [f64; 3]) {
        assert!(shares.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-4), "{shares:?}");
    }

    /// V-82.
    #[test]
    fn keeper_and_kicker_mix_as_the_specification_says() {
        let game = fuba();
        let mut position = penalty(&game);
        near(&shares(&game, &position, Seat::Away), [2.0 / 7.0, 3.0 / 7.0, 2.0 / 7.0]);
        // Whatever the dive was: the kicker does not know it.
        for dive in Dive::ALL {
            let mut dived = position;
            game.apply(&mut dived, Action::Dive { to: *dive }, &mut Silent);
            near(&shares(&game, &dived, Seat::Home), [5.0 / 14.0, 4.0 / 14.0, 5.0 / 14.0]);
        }
        game.apply(&mut position, Action::Dive { to: Dive::Left }, &mut Silent);
        let perspective = Perspective::new(&game, &position, Seat::Home);
        let mut dice = FairDice::from_seed(82);
        let mut centre = 0;
        for _ in 0..1400 {
            let choice = secret_choice(&perspective, &Judgement::hunch(), &mut dice);
            centre += u32::from(choice == Some(Action::Aim { at: Aim::Centre }));
        }
        // 400 expected, with a standard deviation of 17.
        assert!((340..460).contains(&centre), "{centre} of 1400 aimed at the centre");
    }

    #[test]
    fn formations_are_chosen_without_knowing_the_other() {
        let game = fuba();
        let judgement = Judgement::hunch();
        let start = game.start();
        let perspective = Perspective::new(&game, &start, Seat::Home);
        let home = secret_choice(&perspective, &judgement, &mut FairDice::from_seed(3)).unwrap();
        assert!(matches!(home, Action::Formation { .. }));
        let mut actions = Vec::new();
        game.list(&start, &mut actions);
        let answers: Vec<_> = actions
            .iter()
            .map(|action| {
                let mut position = start;
                game.apply(&mut position, *action, &mut Silent);
                let perspective = Perspective::new(&game, &position, Seat::Away);
                secret_choice(&perspective, &judgement, &mut FairDice::from_seed(4)).unwrap()
            })
            .collect();
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
    }

    /// Over whole matches it answers exactly at formations, dives and aims.
    #[test]
    fn open_decisions_are_left_alone() {
        let game = fuba();
        let mut dice = FairDice::from_seed(5);
        let mut playout = Playout::default();
        let mut position = game.start();
        loop {
            if let Turn::Decision(seat) = game.turn(&position) {
                let perspective = Perspective::new(&game, &position, seat);
                let choice = secret_choice(&perspective, &Judgement::hunch(), &mut dice);
                let secret = matches!(position.phase(), Phase::Formation { .. } | Phase::Dive | Phase::Aim);
                assert_eq!(choice.is_some(), secret, "{position:?}");
            }
            if !playout.step(&game, &mut position, &mut dice, &mut Silent) {
                break;
            }
        }
    }
}
