//! Learning by self-play: coaches who look one turn ahead play each other, and the network learns what came of the positions.
//!
//! A generation plays matches with the judgement so far, now and then trying something else; every position on the way becomes a
//! sample, whose target mixes how the match ended with what the judgement said a little later (TD(λ)). The first generation plays
//! by the game's hunch alone.

use crate::judgement::judged::{Engine, Judged};
use crate::judgement::network::{HIDDEN, Network, OUT, activate, next_goal, slope};
use crate::judgement::weights::Weights;
use crate::judgement::{FEATURES_MAX, Judgement};
use crate::search::one_turn::OneTurn;
use crate::search::turns::Turns;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{BySeat, Perspective, Seat, Silent, Turn, random_outcome};

/// How to learn.
#[derive(Debug, Clone, Copy)]
pub struct Lesson {
    /// How often the judgement is renewed.
    pub generations: u32,
    /// Matches in each generation.
    pub matches: u32,
    /// The same seed learns the same, whatever the threads.
    pub seed: u64,
}

/// How far a lesson has got.
#[derive(Debug, Clone, PartialEq)]
pub enum Progress {
    /// A match has been played.
    Match,
    /// A generation has been learned from.
    Generation {
        /// Its number, from 1.
        number: u32,
        /// Samples it gave.
        samples: usize,
        /// Goals a match.
        goals: f64,
        /// How surprised the judgement was by the results, before and after learning from them.
        loss: [f64; 2],
    },
}

/// How far results reach back, against what the judgement says a little later.
const LAMBDA: f32 = 0.95;
/// How many generations are learned from at a time.
const MEMORY: usize = 4;
/// How often something else is tried.
const CURIOUS: u32 = 16;
/// How much better a turn must look to be clearly preferred, in points.
const WARMTH: f32 = 0.015;
const BATCH: usize = 128;
/// How many worlds a turn is looked at in where something is hidden.
const WORLDS: usize = 6;
/// A match that goes on for longer teaches nothing more.
const STEPS_MAX: u32 = 20_000;

/// What came of a position.
struct Sample {
    at: usize,
    target: [f32; OUT],
}

/// The positions of one match with both seats' eyes, then what came of them.
#[derive(Default)]
struct Score {
    features: Vec<f32>,
    samples: Vec<Sample>,
    goals: u32,
}

/// Learns a judgement from nothing but the rules and the hunch.
///
/// `stop` ends it early: what was learned in whole generations counts, the one in hand does not.
pub fn learn<G: Judged>(
    game: &G,
    lesson: &Lesson,
    stop: &AtomicBool,
    tell: &(dyn Fn(Progress) + Sync),
) -> Network {
    let mut judgement = Judgement::<G>::hunch();
    let mut trainer = Trainer::new(G::FEATURES.len(), lesson.seed);
    let mut memory: Vec<Vec<Score>> = Vec::new();
    for number in 1..=lesson.generations {
        let scores: Vec<Score> = (0..lesson.matches)
            .into_par_iter()
            .map(|i| {
                if stop.load(Ordering::Relaxed) {
                    return Score::default();
                }
                let score = practise(game, &judgement, lesson.seed, u64::from(number) << 32 | u64::from(i));
                tell(Progress::Match);
                score
            })
            .collect();
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let goals =
            f64::from(scores.iter().map(|score| score.goals).sum::<u32>()) / f64::from(lesson.matches);
        let samples = scores.iter().map(|score| score.samples.len()).sum();
        let before = trainer.loss(&scores);
        memory.push(scores);
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        // Small steps at the end.
        let rate = 0.003 * (1.0 - 0.9 * (number - 1) as f32 / lesson.generations.max(2) as f32);
        trainer.train(&memory, rate, if number == 1 { 3 } else { 1 });
        let after = trainer.loss(memory.last().map_or(&[], Vec::as_slice));
        trainer.network.goals = goals as f32 / 2.0;
        judgement = Judgement::of(Arc::new(trainer.network.clone()));
        tell(Progress::Generation { number, samples, goals, loss: [before, after] });
    }
    trainer.network
}

/// A weights file of what was learned.
#[must_use]
pub fn weights<G: Judged>(network: Network, command: String, report: Vec<String>) -> Weights {
    Weights {
        game: G::ID.to_owned(),
        rules_revision: G::REVISION,
        features: G::FEATURES.iter().map(|name| (*name).to_owned()).collect(),
        command,
        report,
        network: network.rounded(),
    }
}

/// One match of self-play.
fn practise<G: Judged>(game: &G, judgement: &Judgement<G>, seed: u64, number: u64) -> Score {
    let mut dice = FairDice::for_match(seed, number);
    let mut turns = Turns::default();
    let mut one_turn = OneTurn::default();
    let mut position = game.start();
    let mut score = Score::default();
    let mut goals_then: Vec<BySeat<u16>> = Vec::new();
    let mut steps = 0;
    let mut path: Vec<G::Action> = Vec::new();
    while steps < STEPS_MAX {
        steps += 1;
        match game.turn(&position) {
            Turn::Over(_) => break,
            Turn::Chance => {
                let Some(outcome) = random_outcome(game, &position, &mut dice) else { break };
                game.settle(&mut position, outcome, &mut Silent);
            }
            Turn::Decision(seat) => {
                if path.is_empty() {
                    score.note(game, &position, &mut goals_then);
                    if G::SEARCH.engine == Engine::InformationSets {
                        let perspective = Perspective::new(game, &position, seat);
                        one_turn.search(&perspective, judgement, WORLDS, G::SEARCH.beam / 2, &mut dice);
                        path = choose(&one_turn.found, |turn| turn.value, &mut dice)
                            .map_or_else(Vec::new, |turn| turn.path.clone());
                        path.reverse();
                    } else {
                        let world = game.imagine(&position, seat, &mut dice);
                        let (beam, keep) = (G::SEARCH.beam / 2, G::SEARCH.keep);
                        turns.find(game, judgement, &world, seat, (beam.max(4), keep));
                        path = choose(&turns.ends, |end| end.value, &mut dice)
                            .map_or_else(Vec::new, |end| turns.path(end));
                        path.reverse();
                        if world != position {
                            // Only the next decision is sure to be possible: the rest was imagined.
                            path.drain(..path.len().saturating_sub(1));
                        }
                    }
                }
                let Some(action) = path.pop() else { break };
                if game.judge(&position, seat, action).is_err() {
                    path.clear();
                    continue;
                }
                game.apply(&mut position, action, &mut Silent);
                if path.is_empty() && !matches!(game.turn(&position), Turn::Over(_)) {
                    score.note(game, &position, &mut goals_then);
                }
            }
        }
    }
    score.value(game, judgement, &position, &goals_then);
    score
}

/// Mostly a good turn, now and then any. The best comes first.
fn choose<'a, T>(turns: &'a [T], value: impl Fn(&T) -> f32, dice: &mut FairDice) -> Option<&'a T> {
    let best = turns.first()?;
    if dice.below(CURIOUS) == 0 {
        return turns.get(dice.below(turns.len() as u32) as usize);
    }
    let weight = |turn: &T| (-(value(turn) - value(best)).abs() / WARMTH).exp();
    let sum: f32 = turns.iter().map(weight).sum();
    let mut ticket = dice.below(1 << 20) as f32 / (1 << 20) as f32 * sum;
    let drawn = turns.iter().find(|turn| {
        ticket -= weight(turn);
        ticket < 0.0
    });
    drawn.or(Some(best))
}

impl Score {
    /// Notes a position with both seats' eyes.
    fn note<G: Judged>(&mut self, game: &G, position: &G::Position, goals_then: &mut Vec<BySeat<u16>>) {
        let n = G::FEATURES.len();
        for seat in Seat::BOTH {
            let mut buffer = [0.0; FEATURES_MAX];
            game.features(position, seat, &mut buffer[..n]);
            self.samples.push(Sample { at: self.features.len(), target: [0.0; OUT] });
            self.features.extend_from_slice(&buffer[..n]);
        }
        goals_then.push(game.score(position));
    }

    /// Says what came of each position, from the last back to the first.
    fn value<G: Judged>(
        &mut self,
        game: &G,
        judgement: &Judgement<G>,
        last: &G::Position,
        goals_then: &[BySeat<u16>],
    ) {
        let n = G::FEATURES.len();
        let score = game.score(last);
        self.goals = u32::from(score.home) + u32::from(score.away);
        for seat in Seat::BOTH {
            let mut later = [0.0, 0.0, 1.0];
            let mut goals_later = score;
            let first = usize::from(seat == Seat::Away);
            for i in (0..goals_then.len()).rev() {
                let goals = goals_then[i];
                if goals_later[seat] > goals[seat] {
                    later = [1.0, 0.0, 0.0];
                } else if goals_later[seat.other()] > goals[seat.other()] {
                    later = [0.0, 1.0, 0.0];
                }
                goals_later = goals;
                let sample = &mut self.samples[2 * i + first];
                sample.target = later;
                // What the judgement says here weighs in on what is learned about the positions before.
                if judgement.has_learned() {
                    let now = judgement.next_goal(&self.features[sample.at..sample.at + n], 0.0);
                    for (later, now) in later.iter_mut().zip([now.ours, now.theirs, now.nobody]) {
                        *later = LAMBDA * *later + (1.0 - LAMBDA) * now;
                    }
                }
            }
        }
    }
}

/// Stochastic gradient descent with Adam.
struct Trainer {
    network: Network,
    /// Running means of the slopes and of their squares, for every number of the network.
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    dice: FairDice,
}

impl Trainer {
    fn new(features: usize, seed: u64) -> Self {
        let mut dice = FairDice::from_seed(seed);
        let mut around_zero = |size: f32| (dice.below(20_001) as f32 / 10_000.0 - 1.0) * size;
        let scale = 1.0 / (features as f32).sqrt();
        let network = Network {
            first: (0..features).map(|_| std::array::from_fn(|_| around_zero(2.0 * scale))).collect(),
            bias: [0.0; HIDDEN],
            second: (0..HIDDEN).map(|_| std::array::from_fn(|_| around_zero(0.2))).collect(),
            last: [0.0; OUT],
            goals: 0.0,
        };
        let size = network.len();
        Self { network, mean: vec![0.0; size], square: vec![0.0; size], steps: 0, dice }
    }

    /// How surprising the samples are, each.
    fn loss(&self, scores: &[Score]) -> f64 {
        let n = self.network.first.len();
        let (mut sum, mut count) = (0.0, 0);
        for score in scores {
            for sample in &score.samples {
                let out =
                    self.network.answers(&self.network.hidden(&score.features[sample.at..sample.at + n]));
                let said = next_goal(&out);
                let said = [said.ours, said.theirs, said.nobody];
                sum -=
                    sample.target.iter().zip(said).map(|(t, s)| f64::from(t * s.max(1e-6).ln())).sum::<f64>();
                count += 1;
            }
        }
        sum / f64::from(count.max(1))
    }

    fn train(&mut self, memory: &[Vec<Score>], rate: f32, rounds: usize) {
        let n = self.network.first.len();
        let mut deck: Vec<(&[f32], &[f32; OUT])> = memory
            .iter()
            .flatten()
            .flat_map(|score| {
                score.samples.iter().map(|sample| (&score.features[sample.at..sample.at + n], &sample.target))
            })
            .collect();
        for _ in 0..rounds {
            for i in (1..deck.len()).rev() {
                deck.swap(i, self.dice.below(i as u32 + 1) as usize);
            }
            for batch in deck.chunks(BATCH) {
                self.step(batch, rate);
            }
        }
    }

    fn step(&mut self, batch: &[(&[f32], &[f32; OUT])], rate: f32) {
        let mut slopes = Network {
            first: vec![[0.0; HIDDEN]; self.network.first.len()],
            bias: [0.0; HIDDEN],
            second: vec![[0.0; OUT]; HIDDEN],
            last: [0.0; OUT],
            goals: 0.0,
        };
        for (features, target) in batch {
            let hidden = self.network.hidden(features);
            let out = self.network.answers(&hidden);
            let said = next_goal(&out);
            let error = [said.ours - target[0], said.theirs - target[1], said.nobody - target[2]];
            let mut back = [0.0; HIDDEN];
            for (h, back) in back.iter_mut().enumerate() {
                let active = activate(hidden[h]);
                for (o, e) in error.iter().enumerate() {
                    slopes.second[h][o] += e * active;
                    *back += e * self.network.second[h][o];
                }
                *back *= slope(hidden[h]);
                slopes.bias[h] += *back;
            }
            for (o, e) in error.iter().enumerate() {
                slopes.last[o] += e;
            }
            for (x, row) in features.iter().zip(&mut slopes.first) {
                if *x != 0.0 {
                    for (slope, back) in row.iter_mut().zip(&back) {
                        *slope += x * back;
                    }
                }
            }
        }
        self.steps += 1;
        let correct = [1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps)];
        let scale = 1.0 / batch.len() as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in
            self.network.numbers_mut().zip(slopes.numbers_mut()).zip(moments)
        {
            // A little decay keeps numbers small that nothing speaks for.
            let slope = *slope * scale + 1e-5 * *number;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *number -= rate * (*mean / correct[0]) / ((*square / correct[1]).sqrt() + 1e-8);
        }
    }
}
