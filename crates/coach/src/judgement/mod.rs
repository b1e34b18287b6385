//! Judgement: the value of a position for a seat, from a game's features and learned weights.

pub(crate) mod judged;
pub(crate) mod learn;
pub(crate) mod network;
pub(crate) mod next_goal;
pub(crate) mod weights;

use self::judged::Judged;
use self::network::{Network, Outlook};
use self::next_goal::NextGoal;
use self::weights::WeightsError;
use std::sync::Arc;
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Finish, Game, Seat, Silent, Turn};

/// Upper bound of features, for buffers on the stack.
pub const FEATURES_MAX: usize = 96;

/// Goals of each side in a match, before anything was learned.
const UNLEARNED_GOALS: f32 = 2.0;

/// Judges positions of one game.
#[derive(Debug)]
pub struct Judgement<G: Judged> {
    network: Option<Arc<Network>>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Judged> Clone for Judgement<G> {
    fn clone(&self) -> Self {
        Self { network: self.network.clone(), game: self.game }
    }
}

impl<G: Judged> Judgement<G> {
    /// The embedded weights of the game.
    ///
    /// # Errors
    /// Weights that cannot be read, or that were learned for other features.
    pub fn learned() -> Result<Self, WeightsError> {
        next_goal::prepare();
        weights::embedded::<G>().map(Self::of)
    }

    /// The game's hunch alone.
    #[must_use]
    pub fn hunch() -> Self {
        Self { network: None, game: std::marker::PhantomData }
    }

    /// A network's judgement.
    #[must_use]
    pub fn of(network: Arc<Network>) -> Self {
        Self { network: Some(network), game: std::marker::PhantomData }
    }

    /// Adds blind spots: each feature is overrated or underrated by a factor of about e to the power of `blur`, drawn from `salt`.
    #[must_use]
    pub fn blurred(self, blur: f32, salt: u64) -> Self {
        let Some(network) = self.network.as_deref().filter(|_| blur > 0.0) else { return self };
        let mut network = network.clone();
        let mut dice = FairDice::from_seed(salt);
        for row in &mut network.first {
            // The sum of six numbers is close to a bell curve.
            let bell: f32 = (0..6).map(|_| dice.below(10_001) as f32 / 10_000.0 - 0.5).sum::<f32>() * 1.41;
            row.iter_mut().for_each(|weight| *weight *= (blur * bell).exp());
        }
        Self::of(Arc::new(network))
    }

    /// Static evaluation of a position for a seat.
    #[must_use]
    pub fn outlook(&self, game: &G, position: &G::Position, seat: Seat) -> Outlook {
        if let Turn::Over(finish) = game.turn(position) {
            return result(&finish, seat);
        }
        if let Some(win) = game.decider(position, seat) {
            return Outlook { win, draw: 0.0, goals: [0.0; 2] };
        }
        let mut buffer = [0.0; FEATURES_MAX];
        let features = &mut buffer[..G::FEATURES.len()];
        game.features(position, seat, features);
        self.of_features(game, position, seat, features)
    }

    /// The outlook of these features at the score and time of a position.
    pub(crate) fn of_features(
        &self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        features: &[f32],
    ) -> Outlook {
        let race = game.race(position);
        let goals = self.network.as_ref().map_or(UNLEARNED_GOALS, |network| network.goals);
        let next = self.next_goal(features, race.left);
        let score = game.score(position);
        let [win, draw] = next_goal::after(next, [score[seat], score[seat.other()]], race, goals);
        // After the next goal both sides score equally often in the time that is then left.
        let later = goals * race.left / 2.0 * (1.0 - next.nobody);
        Outlook { win, draw, goals: [next.ours + later, next.theirs + later] }
    }

    /// False for the hunch.
    pub(crate) fn has_learned(&self) -> bool {
        self.network.is_some()
    }

    /// Who scores next.
    pub(crate) fn next_goal(&self, features: &[f32], left: f32) -> NextGoal {
        match &self.network {
            Some(network) => network.next_goal(features),
            None => {
                let ours = 1.0 / (1.0 + (-G::hunch(features)).exp());
                let nobody = (-2.0 * UNLEARNED_GOALS * left).exp();
                NextGoal { ours: ours * (1.0 - nobody), theirs: (1.0 - ours) * (1.0 - nobody), nobody }
            }
        }
    }

    /// Points to expect; a chance that decides something is averaged over its outcomes first (quiescence search).
    #[must_use]
    pub fn points(&self, game: &G, position: &G::Position, seat: Seat) -> f32 {
        self.look_past(game, position, seat, 3)
    }

    fn look_past(&self, game: &G, position: &G::Position, seat: Seat, depth: u8) -> f32 {
        if depth == 0 || game.turn(position) != Turn::Chance || !game.pivotal(position) {
            let outlook = self.outlook(game, position, seat);
            return outlook.points();
        }
        let mut outcomes = Vec::new();
        game.chances(position, &mut outcomes);
        let mut sum = 0.0;
        let mut total = 0.0;
        for (outcome, weight) in outcomes {
            let mut next = *position;
            game.settle(&mut next, outcome, &mut Silent);
            sum += weight as f32 * self.look_past(game, &next, seat, depth - 1);
            total += weight as f32;
        }
        if total > 0.0 { sum / total } else { 0.5 }
    }
}

/// The outlook of a finished match.
fn result<R>(finish: &Finish<R>, seat: Seat) -> Outlook {
    Outlook {
        win: f32::from(u8::from(finish.winner == Some(seat))),
        draw: f32::from(u8::from(finish.winner.is_none())),
        goals: [0.0; 2],
    }
}

/// The seat that decides, if any.
pub(crate) fn decides<G: Game>(game: &G, position: &G::Position) -> Option<Seat> {
    match game.turn(position) {
        Turn::Decision(seat) => Some(seat),
        _ => None,
    }
}
