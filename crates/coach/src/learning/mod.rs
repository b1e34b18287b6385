//! Learning by self-play, in generations.
//!
//! A generation plays matches with the champion and with the apprentice, which is the last candidate, over many option sets and now and then
//! against a sparring partner, trains on their positions, and lets the candidate play the champion. A candidate that passes the sequential test (SPRT) is the next champion. The
//! state between two generations is a [`Checkpoint`]: with the same seed, stopping and resuming leads to the same champion.

mod episode;
mod self_play;
mod sprt;
mod trainer;
mod variety;

pub use self::sprt::Sprt;
pub use self::trainer::Loss;

use self::episode::Episode;
use self::trainer::Trainer;
use self::variety::vary;
use crate::bout;
use crate::coach::Coach;
use crate::judgement::Judgement;
use crate::judgement::judged::Judged;
use crate::judgement::network::Network;
use crate::judgement::weights::{AnyNetwork, Weights, WeightsError};
use crate::spec::{Clock, Spec};
use rayon::iter::{IntoParallelIterator, IntoParallelRefMutIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use touchline_kernel::dice::FairDice;
use touchline_kernel::{BySeat, Seat};

/// Gate matches between two looks at the result.
const BLOCK: u64 = 32;
/// Passes over the samples of a generation.
const EPOCHS: u32 = 4;
/// Samples kept of a match.
const SAMPLES_MAX: usize = 256;
/// One match in this number is held out of training, to measure the loss.
const HELD_ONE_IN: usize = 16;
/// Step size of the first generation and of later ones.
const RATE: f32 = 0.002;
const RATE_MIN: f32 = 0.0003;

/// What to learn, and how.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Lesson {
    /// The same seed learns the same, whatever the threads.
    pub seed: u64,
    /// Matches of self-play in each generation.
    pub matches: u32,
    /// Gate matches, at most.
    pub gate_matches: u32,
    /// The coach that the gate lets play, with either judgement.
    pub gate_coach: String,
    /// The first champion: the embedded weights, or else the game's hunch.
    pub from_embedded: bool,
}

/// The state of learning between two generations.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Checkpoint {
    pub game: String,
    pub rules_revision: u32,
    /// Feature names, in order.
    pub features: Vec<String>,
    pub lesson: Lesson,
    /// Generations done.
    pub generation: u32,
    /// The learning curve: a line for each generation.
    pub report: Vec<String>,
    /// The network that passed the last gate.
    pub champion: Option<Network>,
    trainer: Trainer,
}

/// Why learning cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum LearnError {
    /// The checkpoint is of something else.
    #[error("the checkpoint does not fit: {0}")]
    Checkpoint(String),
    /// There is no such coach for the gate.
    #[error(transparent)]
    Coach(#[from] crate::spec::NoCoach),
    /// The embedded weights cannot be read.
    #[error(transparent)]
    Weights(#[from] WeightsError),
}

/// What happens in a generation, as it happens.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Progress {
    /// A match of self-play was played.
    Played,
    /// A gate match was played.
    Gated,
    /// The gate closed with this number of matches left over.
    GateClosed(u32),
}

/// What came of a generation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u32,
    /// Positions learned from.
    pub samples: usize,
    /// Turns that a search compared.
    pub groups: usize,
    /// Goals a match.
    pub goals: f64,
    /// Turns a match.
    pub turns: f64,
    /// Losses on matches that were held out, before and after training on the others.
    pub loss: [Loss; 2],
    /// Gate: wins, draws, losses of the candidate.
    pub gate: [u64; 3],
    /// The candidate is the new champion.
    pub passed: bool,
}

/// A lesson in progress.
#[derive(Debug)]
pub struct School<G: Judged> {
    game: G,
    state: Checkpoint,
}

impl<G: Judged> School<G> {
    /// Begins a lesson.
    #[must_use]
    pub fn new(game: G, lesson: Lesson) -> Self {
        let trainer = Trainer::new(G::FEATURES.len(), G::SEARCH.discount, lesson.seed);
        let state = Checkpoint {
            game: G::ID.to_owned(),
            rules_revision: G::REVISION,
            features: names::<G>(),
            lesson,
            generation: 0,
            report: Vec::new(),
            champion: None,
            trainer,
        };
        Self { game, state }
    }

    /// Goes on from a checkpoint.
    ///
    /// # Errors
    /// A checkpoint of another game, revision, features or lesson.
    pub fn resume(game: G, lesson: &Lesson, state: Checkpoint) -> Result<Self, LearnError> {
        let unfit = |what: &str| Err(LearnError::Checkpoint(what.to_owned()));
        if (state.game.as_str(), state.rules_revision) != (G::ID, G::REVISION) {
            return unfit("it is for another game or other rules");
        }
        if state.features != names::<G>() || !state.trainer.is_sound(G::FEATURES.len()) {
            return unfit("it was made with other features");
        }
        if state.lesson != *lesson {
            return unfit("it was begun with another seed, number of matches or gate");
        }
        Ok(Self { game, state })
    }

    /// The state so far.
    #[must_use]
    pub fn checkpoint(&self) -> &Checkpoint {
        &self.state
    }

    /// The champion as a weights file; none before a candidate has passed.
    #[must_use]
    pub fn weights(&self, command: String) -> Option<Weights> {
        let network = self.state.champion.clone()?;
        Some(Weights {
            game: G::ID.to_owned(),
            rules_revision: G::REVISION,
            features: names::<G>(),
            command,
            report: self.state.report.clone(),
            network: AnyNetwork::Network(Arc::new(network)),
        })
    }

    fn champion(&self) -> Result<Judgement<G>, WeightsError> {
        match &self.state.champion {
            Some(network) => Ok(Judgement::of(Arc::new(network.clone()))),
            None if self.state.lesson.from_embedded => Judgement::learned(),
            None => Ok(Judgement::hunch()),
        }
    }

    /// Runs one generation. Returns none, with nothing changed, if `stop` says so meanwhile.
    ///
    /// # Errors
    /// An unknown gate coach, or embedded weights that cannot be read.
    pub fn generation(
        &mut self,
        stop: &(dyn Fn() -> bool + Sync),
        tell: &(dyn Fn(Progress) + Sync),
    ) -> Result<Option<Generation>, LearnError> {
        let champion = self.champion()?;
        let spec: Spec = self.state.lesson.gate_coach.parse()?;
        let number = self.state.generation + 1;
        let Lesson { seed, matches, .. } = self.state.lesson;
        // Its own matches show the apprentice where it is wrong, which the champion's never reach.
        let apprentice = (number > 1).then(|| Judgement::of(Arc::new(self.state.trainer.network())));
        let mut episodes: Vec<Episode> = (0..matches)
            .into_par_iter()
            .filter(|_| !stop())
            .map(|i| {
                let id = u64::from(number) << 32 | u64::from(i);
                let player = apprentice.as_ref().filter(|_| i % 2 == 1).unwrap_or(&champion);
                let episode = self_play::play(&self.game, player, apprentice.as_ref(), seed, id);
                tell(Progress::Played);
                episode
            })
            .collect();
        let mut trainer = self.state.trainer.clone();
        let played: f32 = episodes.iter().map(|episode| episode.played).sum();
        let goals: u32 = episodes.iter().map(|episode| episode.goals).sum();
        trainer.goals = (goals as f32 / 2.0 / played.max(0.1)).clamp(0.05, 40.0);
        let rate = trainer.goals;
        episodes.par_iter_mut().for_each(|episode| episode.label(rate, G::SEARCH.discount, SAMPLES_MAX));
        let (held, learned) = episodes.split_at(episodes.len().div_ceil(HELD_ONE_IN));
        let before = trainer.loss(held);
        let step = (RATE / (1.0 + 0.15 * (number - 1) as f32)).max(RATE_MIN);
        trainer.train(learned, step, EPOCHS, seed ^ u64::from(number));
        let after = trainer.loss(held);
        let candidate = trainer.network();
        let gate = self.gate(&candidate, &champion, spec, number, stop, tell);
        if stop() {
            return Ok(None);
        }
        let passed = GATE.verdict(gate[0], gate[1], gate[2]) == Some(true);
        let matches = f64::from(matches.max(1));
        let generation = Generation {
            number,
            samples: episodes.iter().map(|episode| episode.samples.len()).sum(),
            groups: episodes.iter().map(|episode| episode.groups.len()).sum(),
            goals: f64::from(goals) / matches,
            turns: f64::from(episodes.iter().map(|episode| episode.turns).sum::<u32>()) / matches,
            loss: [before, after],
            gate,
            passed,
        };
        self.state.generation = number;
        self.state.trainer = trainer;
        if passed {
            self.state.champion = Some(candidate);
        }
        self.state.report.push(generation.to_string());
        Ok(Some(generation))
    }

    /// The candidate's wins, draws and losses against the champion, in mirrored pairs over many option sets.
    fn gate(
        &self,
        candidate: &Network,
        champion: &Judgement<G>,
        spec: Spec,
        number: u32,
        stop: &(dyn Fn() -> bool + Sync),
        tell: &(dyn Fn(Progress) + Sync),
    ) -> [u64; 3] {
        let candidate = Judgement::<G>::of(Arc::new(candidate.clone()));
        let seed = self.state.lesson.seed ^ 0x6A7E ^ u64::from(number) << 32;
        let most = u64::from(self.state.lesson.gate_matches);
        let mut gate = [0; 3];
        let mut from = 0;
        while from < most && GATE.verdict(gate[0], gate[1], gate[2]).is_none() {
            let to = (from + BLOCK).min(most);
            let points: Vec<usize> = (from..to)
                .into_par_iter()
                .filter(|_| !stop())
                .map(|i| {
                    // Both matches of a pair have the same dice and options.
                    let pair = i / 2;
                    let seat = Seat::BOTH[(i % 2) as usize];
                    let game = vary(&self.game, &mut FairDice::for_match(!seed, pair));
                    let coach = |judgement: &Judgement<G>, salt| {
                        Coach::new(spec, Clock::Counted, seed ^ (i << 1) ^ salt).judging(judgement.clone())
                    };
                    let (ours, theirs) = (coach(&candidate, 0), coach(champion, 1));
                    let coaches = if seat == Seat::Home {
                        BySeat::new(ours, theirs)
                    } else {
                        BySeat::new(theirs, ours)
                    };
                    let finish = bout::between(&game, coaches, seed, pair);
                    tell(Progress::Gated);
                    match finish.winner {
                        Some(winner) if winner == seat => 0,
                        None => 1,
                        Some(_) => 2,
                    }
                })
                .collect();
            points.into_iter().for_each(|result| gate[result] += 1);
            from = to;
        }
        tell(Progress::GateClosed((most - from) as u32));
        gate
    }
}

/// What a candidate must show.
const GATE: Sprt = Sprt { low: 0.0, high: 30.0 };

fn names<G: Judged>() -> Vec<String> {
    G::FEATURES.iter().map(|name| (*name).to_owned()).collect()
}

impl std::fmt::Display for Generation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [before, after] = self.loss;
        let [wins, draws, losses] = self.gate;
        write!(
            f,
            "generation {}: {} samples, {} comparisons, {:.2} goals and {:.0} turns a match, loss next goal {:.4} then {:.4}, result {:.4} then {:.4}, policy {:.4} then {:.4}, gate {wins}-{draws}-{losses}: {}",
            self.number,
            self.samples,
            self.groups,
            self.goals,
            self.turns,
            before.next_goal,
            after.next_goal,
            before.result,
            after.result,
            before.policy,
            after.policy,
            if self.passed { "passed" } else { "kept the champion" },
        )
    }
}

#[cfg(test)]
mod tests;
