//! Simultaneous choices as zero-sum matrix games: formations, a dive against an aim. The answer is a mixed equilibrium, solved
//! exactly.

pub(crate) mod extensive;
pub(crate) mod matrix;
pub(crate) mod shootout;

use self::matrix::Matrix;
use crate::judgement::judged::{Engine, Judged};
use crate::judgement::{Judgement, decides};
use touchline_kernel::dice::Roll;
use touchline_kernel::{Audience, Game, Perspective, Seat, Silent, Step};

/// Choices of a side in the matrix. A side with more keeps those that do best against a sample of the other's: the solution is then that of
/// the smaller game.
const CHOICES_MAX: usize = 16;

/// Size of that sample.
const SAMPLE: usize = 4;

/// More worlds than this are not one secret choice of the other side.
const WORLDS_MAX: usize = 128;

/// A mixed strategy.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Mixture<A> {
    /// Every action with its probability.
    pub shares: Vec<(A, f64)>,
    /// What each action is worth in points against the other side's mixture.
    pub worth: Vec<(A, f64)>,
    /// The value of the game in points: what the mixture guarantees.
    pub value: f64,
}

/// The equilibrium strategy where both seats choose without knowing of each other; none elsewhere.
///
/// Such a choice is recognized in two ways: the seat's own actions are secret and the other seat answers next, or the other seat has
/// just made a secret choice, which is then all that the determinizations differ in. Secrets that chance dealt are left to
/// [`Engine::InformationSets`].
pub(crate) fn equilibrium<G: Judged, R: Roll>(
    perspective: &Perspective<G>,
    judgement: &Judgement<G>,
    dice: &mut R,
) -> Option<Mixture<G::Action>> {
    if G::SEARCH.engine != Engine::Turns {
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
    // The other seat answers without knowing: its options do not depend on the choice.
    let first = after(&world, own[0]);
    if decides(game, &first) != Some(seat.other()) {
        return None;
    }
    let mut answers = Vec::new();
    game.list(&first, &mut answers);
    let payoff = |row: usize, column: usize| value(&after(&after(&world, own[row]), answers[column]));
    Some(solve(&own, answers.len(), payoff))
}

/// Is every action of the seat hidden from the other?
fn is_secret<G: Game>(game: &G, position: &G::Position, seat: Seat, own: &[G::Action]) -> bool {
    own.iter().all(|action| game.audience(position, Step::Action(seat, *action)) == Audience::Only(seat))
}

/// The determinizations, each once, if the seat's answer will reveal which one is true; none if there is one, or too many for a single
/// choice.
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

/// Solves the matrix game of the own actions against `n_others` choices of the other side.
fn solve<A: Copy>(own: &[A], n_others: usize, payoff: impl Fn(usize, usize) -> f64) -> Mixture<A> {
    let rows = promising(own.len(), n_others, &payoff);
    let columns = promising(n_others, own.len(), |column, row| -payoff(row, column));
    let matrix = Matrix::from_fn(rows.len(), columns.len(), |row, column| payoff(rows[row], columns[column]));
    let solution = matrix.solve();
    let against = |row: usize| {
        columns.iter().zip(&solution.columns).map(|(&column, share)| share * payoff(row, column)).sum()
    };
    let worth = own.iter().enumerate().map(|(row, action)| (*action, against(row))).collect();
    let shares = rows.into_iter().zip(solution.rows).map(|(row, share)| (own[row], share)).collect();
    Mixture { shares, worth, value: solution.value }
}

/// The choices that do best against a sample of the other side's; all, if they are few.
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

/// Draws an index by these probabilities.
pub(crate) fn draw<R: Roll>(shares: &[f64], dice: &mut R) -> usize {
    const TICKETS: u32 = 1 << 30;
    let mut ticket = f64::from(dice.below(TICKETS)) / f64::from(TICKETS);
    for (i, share) in shares.iter().enumerate() {
        if ticket < *share {
            return i;
        }
        ticket -= share;
    }
    // Rounding may leave the last ticket over.
    shares.iter().rposition(|share| *share > 0.0).unwrap_or(0)
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

    fn choice(game: &Fuba, position: &Position, seat: Seat, dice: &mut FairDice) -> Option<Action> {
        let mixture = equilibrium(&Perspective::new(game, position, seat), &Judgement::hunch(), dice)?;
        let shares: Vec<f64> = mixture.shares.iter().map(|(_, share)| *share).collect();
        Some(mixture.shares[draw(&shares, dice)].0)
    }

    fn shares(game: &Fuba, position: &Position, seat: Seat) -> Vec<f64> {
        let perspective = Perspective::new(game, position, seat);
        let mixture = equilibrium(&perspective, &Judgement::hunch(), &mut FairDice::from_seed(1));
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
        let mut dice = FairDice::from_seed(82);
        let mut centre = 0;
        for _ in 0..1400 {
            let choice = choice(&game, &position, Seat::Home, &mut dice);
            centre += u32::from(choice == Some(Action::Aim { at: Aim::Centre }));
        }
        // 400 expected, with a standard deviation of 17.
        assert!((340..460).contains(&centre), "{centre} of 1400 aimed at the centre");
    }

    #[test]
    fn formations_are_chosen_without_knowing_the_other() {
        let game = fuba();
        let start = game.start();
        let home = choice(&game, &start, Seat::Home, &mut FairDice::from_seed(3)).unwrap();
        assert!(matches!(home, Action::Formation { .. }));
        let mut actions = Vec::new();
        game.list(&start, &mut actions);
        let answers: Vec<_> = actions
            .iter()
            .map(|action| {
                let mut position = start;
                game.apply(&mut position, *action, &mut Silent);
                choice(&game, &position, Seat::Away, &mut FairDice::from_seed(4)).unwrap()
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
                let choice = choice(&game, &position, seat, &mut dice);
                let secret = matches!(position.phase(), Phase::Formation { .. } | Phase::Dive | Phase::Aim);
                assert_eq!(choice.is_some(), secret, "{position:?}");
            }
            if !playout.step(&game, &mut position, &mut dice, &mut Silent) {
                break;
            }
        }
    }
}
