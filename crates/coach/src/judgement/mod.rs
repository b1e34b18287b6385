//! Judgement: the value of a position for a seat, from a game's features and learned weights.

pub(crate) mod classic;
pub(crate) mod judged;
pub(crate) mod network;
pub(crate) mod next_goal;
pub(crate) mod weights;

use self::classic::{ClassicNetwork, bell};
use self::judged::Judged;
use self::network::{INPUTS, Network, Outputs, output};
use self::next_goal::{NextGoal, softmax};
use self::weights::{AnyNetwork, WeightsError};
use crate::search::dice::QuickDice;
use std::sync::Arc;
use touchline_kernel::{Finish, Game, Seat, Silent, Turn};

/// Upper bound of features, for buffers on the stack.
pub const FEATURES_MAX: usize = INPUTS;

/// Goals of each side in a match, before anything was learned.
const UNLEARNED_GOALS: f32 = 2.0;

/// What a seat may expect of a match.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Outlook {
    /// The chance to win.
    pub win: f32,
    /// The chance of a draw.
    pub draw: f32,
    /// Goals to come, own and others'.
    pub goals: [f32; 2],
}

impl Outlook {
    /// A win counts 1, a draw a half.
    #[must_use]
    pub fn points(&self) -> f32 {
        self.win + self.draw / 2.0
    }
}

/// A position that ends a turn, as search needs it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Evaluation {
    /// Points of the viewer.
    pub points: f32,
    /// Policy logit of the turn that led here; without a policy, the mover's points as a logit.
    pub policy: f32,
}

/// A scripted evaluation of positions, 0 to 1.
pub type Script<G> = fn(&G, &<G as Game>::Position, Seat) -> f32;

/// What positions are evaluated by.
#[derive(Debug)]
enum Evaluator<G: Judged> {
    Hunch,
    Classic(Arc<ClassicNetwork>),
    Learned(Arc<Network>),
    Script(Script<G>),
}

impl<G: Judged> Clone for Evaluator<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Hunch => Self::Hunch,
            Self::Classic(network) => Self::Classic(Arc::clone(network)),
            Self::Learned(network) => Self::Learned(Arc::clone(network)),
            Self::Script(script) => Self::Script(*script),
        }
    }
}

/// Judges positions of one game.
#[derive(Debug)]
pub struct Judgement<G: Judged> {
    evaluator: Evaluator<G>,
    /// Blind spots: a factor for each feature.
    blur: Option<Arc<[f32; INPUTS]>>,
    discount: f32,
}

impl<G: Judged> Clone for Judgement<G> {
    fn clone(&self) -> Self {
        Self { evaluator: self.evaluator.clone(), blur: self.blur.clone(), discount: self.discount }
    }
}

impl<G: Judged> Judgement<G> {
    fn by(evaluator: Evaluator<G>, discount: f32) -> Self {
        next_goal::prepare();
        Self { evaluator, blur: None, discount }
    }

    /// The embedded weights of the game.
    ///
    /// # Errors
    /// Weights that cannot be read, or that were learned for other features.
    pub fn learned() -> Result<Self, WeightsError> {
        let evaluator = match weights::embedded::<G>()? {
            AnyNetwork::Network(network) => Evaluator::Learned(network),
            AnyNetwork::Classic(network) => Evaluator::Classic(network),
        };
        Ok(Self::by(evaluator, G::SEARCH.discount))
    }

    /// The weights of before.
    ///
    /// # Errors
    /// Weights that cannot be read.
    pub fn classic() -> Result<Self, WeightsError> {
        Ok(Self::by(Evaluator::Classic(weights::classic::<G>()?), 1.0))
    }

    /// The game's hunch alone.
    #[must_use]
    pub fn hunch() -> Self {
        Self::by(Evaluator::Hunch, G::SEARCH.discount)
    }

    /// A network's judgement.
    #[must_use]
    pub fn of(network: Arc<Network>) -> Self {
        Self::by(Evaluator::Learned(network), G::SEARCH.discount)
    }

    /// A script's judgement.
    #[must_use]
    pub fn script(script: Script<G>) -> Self {
        Self::by(Evaluator::Script(script), 1.0)
    }

    /// Adds blind spots: each feature is overrated or underrated by a factor of about e to the power of `blur`, drawn from `salt`.
    #[must_use]
    pub fn blurred(&self, blur: f32, salt: u64) -> Self {
        let mut blurred = self.clone();
        if blur > 0.0 {
            match &self.evaluator {
                Evaluator::Classic(network) => {
                    blurred.evaluator = Evaluator::Classic(Arc::new(network.blurred(blur, salt)));
                }
                Evaluator::Learned(_) => {
                    let mut dice = QuickDice::from_seed(salt);
                    blurred.blur = Some(Arc::new(std::array::from_fn(|_| (blur * bell(&mut dice)).exp())));
                }
                Evaluator::Hunch | Evaluator::Script(_) => {}
            }
        }
        blurred
    }

    /// What a turn costs: values move this much towards equal chances with each turn, so that a goal now is worth more than one later.
    pub(crate) fn discount(&self) -> f32 {
        self.discount
    }

    /// Does the network order turns by a learned policy?
    pub(crate) fn has_policy(&self) -> bool {
        matches!(self.evaluator, Evaluator::Learned(_))
    }

    /// Is this a sparring partner?
    pub(crate) fn is_script(&self) -> bool {
        matches!(self.evaluator, Evaluator::Script(_))
    }

    /// What a learned network says of a position: who scores next, and win, draw, loss. None of other judgements, or in a shoot-out.
    pub(crate) fn predictions(&self, game: &G, position: &G::Position, seat: Seat) -> Option<[[f32; 3]; 2]> {
        let Evaluator::Learned(network) = &self.evaluator else { return None };
        let mut buffer = [0.0; FEATURES_MAX];
        let features = &mut buffer[..G::FEATURES.len()];
        game.features(position, seat, features);
        Some(self.predict(network, game, position, seat, &network.evaluate(features, self.blur.as_deref())))
    }

    fn predict(
        &self,
        network: &Network,
        game: &G,
        position: &G::Position,
        seat: Seat,
        out: &Outputs,
    ) -> [[f32; 3]; 2] {
        let next = softmax([out[output::NEXT], out[output::NEXT + 1], out[output::NEXT + 2]]);
        let score = game.score(position);
        let score = [score[seat], score[seat.other()]];
        let base = next_goal::after(next.into(), score, game.race(position), network.goals, self.discount);
        [next, next_goal::corrected(base, std::array::from_fn(|i| out[output::RESULT + i]))]
    }

    /// Points at equal chances from the score and time of a position: what values are discounted towards.
    pub(crate) fn par(&self, game: &G, position: &G::Position, seat: Seat) -> f32 {
        let goals = match &self.evaluator {
            Evaluator::Learned(network) => network.goals,
            _ => UNLEARNED_GOALS,
        };
        let score = game.score(position);
        let [win, draw, _] =
            next_goal::chances([score[seat], score[seat.other()]], game.race(position), goals);
        win + draw / 2.0
    }

    /// Static evaluation of a position for a seat.
    #[must_use]
    pub fn outlook(&self, game: &G, position: &G::Position, seat: Seat) -> Outlook {
        self.outlook_and_policy(game, position, seat).0
    }

    fn outlook_and_policy(&self, game: &G, position: &G::Position, seat: Seat) -> (Outlook, [f32; 2]) {
        if let Turn::Over(finish) = game.turn(position) {
            return with_policy(result(&finish, seat));
        }
        if let Evaluator::Script(script) = self.evaluator {
            return with_policy(Outlook { win: script(game, position, seat), ..Outlook::default() });
        }
        if let Some(win) = game.decider(position, seat) {
            return with_policy(Outlook { win, draw: 0.0, goals: [0.0; 2] });
        }
        let mut buffer = [0.0; FEATURES_MAX];
        let features = &mut buffer[..G::FEATURES.len()];
        game.features(position, seat, features);
        self.of_features(game, position, seat, features)
    }

    /// The outlook of these features at the score and time of a position, and policy logits for our and for their turn.
    pub(crate) fn of_features(
        &self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        features: &[f32],
    ) -> (Outlook, [f32; 2]) {
        match &self.evaluator {
            Evaluator::Classic(network) => with_policy(network.outlook(game, position, seat, features)),
            Evaluator::Learned(network) => {
                let out = network.evaluate(features, self.blur.as_deref());
                let [_, [win, draw, _]] = self.predict(network, game, position, seat, &out);
                let goals = std::array::from_fn(|i| out[output::GOALS + i].clamp(-6.0, 3.0).exp());
                (Outlook { win, draw, goals }, [out[output::POLICY], out[output::POLICY + 1]])
            }
            Evaluator::Hunch | Evaluator::Script(_) => {
                let (score, race) = (game.score(position), game.race(position));
                let next = self.next_goal(features, race.left);
                let score = [score[seat], score[seat.other()]];
                let [win, draw, _] = next_goal::after(next, score, race, UNLEARNED_GOALS, self.discount);
                let later = UNLEARNED_GOALS * race.left / 2.0 * (1.0 - next.nobody);
                with_policy(Outlook { win, draw, goals: [next.ours + later, next.theirs + later] })
            }
        }
    }

    /// Who scores next, by the hunch.
    fn next_goal(&self, features: &[f32], left: f32) -> NextGoal {
        let ours = 1.0 / (1.0 + (-G::hunch(features)).exp());
        let nobody = (-2.0 * UNLEARNED_GOALS * left).exp();
        NextGoal { ours: ours * (1.0 - nobody), theirs: (1.0 - ours) * (1.0 - nobody), nobody }
    }

    /// Points to expect; a chance that decides something is averaged over its outcomes first (quiescence search).
    #[must_use]
    pub fn points(&self, game: &G, position: &G::Position, seat: Seat) -> f32 {
        self.quiesce(game, position, seat, 3)
    }

    /// [`Self::points`] with the policy logit of the turn of `mover` that ends here.
    pub(crate) fn evaluate(&self, game: &G, position: &G::Position, seat: Seat, mover: Seat) -> Evaluation {
        if !self.has_policy() {
            let points = self.points(game, position, seat);
            return Evaluation { points, policy: if mover == seat { points } else { -points } };
        }
        let (outlook, policy) = self.outlook_and_policy(game, position, seat);
        let points =
            if self.is_quiet(game, position) { outlook.points() } else { self.points(game, position, seat) };
        let policy = policy[usize::from(mover != seat)];
        Evaluation { points, policy }
    }

    fn is_quiet(&self, game: &G, position: &G::Position) -> bool {
        game.turn(position) != Turn::Chance || !game.pivotal(position)
    }

    fn quiesce(&self, game: &G, position: &G::Position, seat: Seat, depth: u8) -> f32 {
        if depth == 0 || self.is_quiet(game, position) {
            return self.outlook(game, position, seat).points();
        }
        let mut outcomes = Vec::new();
        game.chances(position, &mut outcomes);
        let mut sum = 0.0;
        let mut total = 0.0;
        for (outcome, weight) in outcomes {
            let mut next = *position;
            game.settle(&mut next, outcome, &mut Silent);
            sum += weight as f32 * self.quiesce(game, &next, seat, depth - 1);
            total += weight as f32;
        }
        if total > 0.0 { sum / total } else { 0.5 }
    }
}

/// An outlook that no policy comes with.
fn with_policy(outlook: Outlook) -> (Outlook, [f32; 2]) {
    (outlook, [0.0; 2])
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
