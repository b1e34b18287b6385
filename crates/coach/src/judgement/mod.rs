//! How good a position is for a seat, by a game's features and what was learned about them.

pub(crate) mod judged;
pub(crate) mod learn;
pub(crate) mod network;
pub(crate) mod next_goal;

use self::judged::Judged;
use self::network::{Network, Outlook};
use self::next_goal::NextGoal;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Finish, Game, Seat, Silent, Turn};

/// More than any game has features, so that they fit on the stack.
pub const FEATURES_MAX: usize = 96;

/// Goals of each side in a match, before anything was learned about it.
const UNLEARNED_GOALS: f32 = 2.0;

/// A weights file: the network with where it comes from.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Weights {
    /// The game.
    pub game: String,
    /// The revision of its rules.
    pub rules_revision: u32,
    /// The features, in order, as the code named them when this was learned.
    pub features: Vec<String>,
    /// The command that made it.
    pub command: String,
    /// What came out: a line for each generation.
    pub report: Vec<String>,
    /// The numbers.
    pub network: Network,
}

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

impl<G: Judged> Default for Judgement<G> {
    /// What was learned; the hunch, if nothing was.
    fn default() -> Self {
        // A simulation hires two coaches for each match: reading the weights once is enough.
        static LEARNED: Mutex<BTreeMap<&str, Option<Arc<Network>>>> = Mutex::new(BTreeMap::new());
        let mut learned = LEARNED.lock().unwrap_or_else(PoisonError::into_inner);
        let network = learned.entry(G::ID).or_insert_with(|| {
            next_goal::prepare();
            serde_json::from_str::<Weights>(G::WEIGHTS)
                .ok()
                .filter(|weights| weights.features.iter().eq(G::FEATURES.iter()))
                .map(|weights| Arc::new(weights.network))
        });
        Self { network: network.clone(), game: std::marker::PhantomData }
    }
}

impl<G: Judged> Judgement<G> {
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

    /// The same judgement with a person's blind spots: some things count for too much, others for too little, by a factor of about
    /// e to the power of `blur`; which ones depends on `salt`.
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

    /// What the seat may expect from a position, without looking ahead.
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

    /// What features mean at the score and time of a position.
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
        // After the next goal both sides score equally often in what is then left.
        let later = goals * race.left / 2.0 * (1.0 - next.nobody);
        Outlook { win, draw, goals: [next.ours + later, next.theirs + later] }
    }

    /// Does more than the hunch speak?
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

    /// Points to expect, with the chance now due looked past if it decides something.
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

/// A finished match as an outlook: nothing is to come.
fn result<R>(finish: &Finish<R>, seat: Seat) -> Outlook {
    Outlook {
        win: f32::from(u8::from(finish.winner == Some(seat))),
        draw: f32::from(u8::from(finish.winner.is_none())),
        goals: [0.0; 2],
    }
}

/// Is this seat to decide?
pub(crate) fn decides<G: Game>(game: &G, position: &G::Position) -> Option<Seat> {
    match game.turn(position) {
        Turn::Decision(seat) => Some(seat),
        _ => None,
    }
}
