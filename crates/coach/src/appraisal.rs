//! Appraisal: what analysis asks of a coach. The ways in which a turn may go on, each with its value, for open positions, for guesses
//! about hidden cards and for choices made in secret; and the feature that tells two ends apart.

use crate::budget::Budget;
use crate::hint::{self, Reason};
use crate::judgement::judged::Judged;
use crate::judgement::weights::WeightsError;
use crate::judgement::{FEATURES_MAX, Judgement};
use crate::search::dice::QuickDice;
use crate::search::one_turn::{OneTurn, determinize};
use crate::search::tree;
use crate::search::turns::Turns;
use crate::secret::equilibrium;
use std::sync::atomic::AtomicBool;
use touchline_kernel::{Perspective, Seat, Turn};

/// A way to go on.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<A> {
    /// Its decisions, in order, as far as they can be planned.
    pub path: Vec<A>,
    /// Points to expect, for the seat that decides.
    pub points: f32,
}

/// Appraises the decisions of one game; keeps its buffers between calls.
#[derive(Debug)]
pub struct Appraiser<G: Judged> {
    judgement: Judgement<G>,
    turns: Turns<G>,
    guesses: OneTurn<G>,
}

impl<G: Judged> Appraiser<G> {
    /// With the embedded weights of the game.
    ///
    /// # Errors
    /// Weights that cannot be read.
    pub fn learned() -> Result<Self, WeightsError> {
        Ok(Self::judging(Judgement::learned()?))
    }

    /// With another judgement.
    #[must_use]
    pub fn judging(judgement: Judgement<G>) -> Self {
        Self { judgement, turns: Turns::default(), guesses: OneTurn::default() }
    }

    /// What positions are judged by.
    #[must_use]
    pub fn judgement(&self) -> &Judgement<G> {
        &self.judgement
    }

    /// The turns of the seat that decides in an open position, the best first: at most `beam` are followed at a time and `keep` are
    /// given.
    pub fn turns(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        beam: usize,
        keep: usize,
    ) -> Vec<Line<G::Action>> {
        self.turns.find(game, &self.judgement, position, seat, (beam, keep));
        let line = |end| (self.turns.path(end), end.value);
        self.turns.ends.iter().map(line).map(|(path, points)| Line { path, points }).collect()
    }

    /// The turns of the seat that decides in an open position by a tree search of so many positions, the best first.
    pub fn search(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        positions: u64,
        stop: &AtomicBool,
    ) -> Vec<Line<G::Action>> {
        let plan = G::SEARCH;
        let limits = tree::Limits {
            budget: Budget::Nodes(positions),
            beam: (plan.beam, plan.beam / 2),
            keep: (plan.keep, plan.keep / 2),
            threads: None,
            stop,
        };
        let found = tree::search(game, &self.judgement, position, seat, limits);
        let line = |variation: tree::Variation<_>| Line { path: variation.path, points: variation.value };
        found.variations.into_iter().map(line).collect()
    }

    /// The turns of a seat from which something is hidden, up to what reveals it, by the mean over so many worlds, the best first.
    pub fn guesses(
        &mut self,
        perspective: &Perspective<'_, G>,
        worlds: usize,
        beam: usize,
        seed: u64,
    ) -> Vec<Line<G::Action>> {
        let mut dice = QuickDice::from_seed(seed);
        self.guesses.search(perspective, &self.judgement, worlds, beam, &mut dice);
        let line = |turn: &crate::search::one_turn::Turn<G::Action>| Line {
            path: turn.path.clone(),
            points: turn.value,
        };
        self.guesses.found.iter().map(line).collect()
    }

    /// Every choice where both seats choose without knowing of each other, with what it is worth against the other's equilibrium;
    /// none elsewhere.
    pub fn secret_choices(
        &self,
        perspective: &Perspective<'_, G>,
        seed: u64,
    ) -> Option<Vec<Line<G::Action>>> {
        let mixture = equilibrium(perspective, &self.judgement, &mut QuickDice::from_seed(seed))?;
        let line = |(action, points): &(G::Action, f64)| Line { path: vec![*action], points: *points as f32 };
        Some(mixture.worth.iter().map(line).collect())
    }

    /// So many worlds that a seat considers possible, weighed by how people play.
    pub fn imagine(&self, perspective: &Perspective<'_, G>, worlds: usize, seed: u64) -> Vec<G::Position> {
        let mut dice = QuickDice::from_seed(seed);
        (0..worlds).map(|_| determinize(perspective, &mut dice)).collect()
    }

    /// The feature that makes most of the difference between a better and a worse end of a turn; none if nothing stands out.
    #[must_use]
    pub fn why(&self, game: &G, seat: Seat, better: &G::Position, worse: &G::Position) -> Option<Reason> {
        let features = |position: &G::Position| {
            let mut features = [0.0; FEATURES_MAX];
            let over = matches!(game.turn(position), Turn::Over(_));
            (!over).then(|| game.features(position, seat, &mut features[..G::FEATURES.len()]))?;
            Some(features)
        };
        let (here, there) = (features(better)?, features(worse)?);
        hint::reason(game, &self.judgement, seat, (better, &here, &there), true, &[])
    }
}
