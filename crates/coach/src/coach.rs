//! A coach: decides for a seat from what that seat may know.

use crate::budget::{Budget, Used};
use crate::hint::{self, Followed, Hint};
use crate::judgement::judged::{Engine, Judged};
use crate::judgement::{Judgement, decides};
use crate::level::Level;
use crate::search::dice::QuickDice;
use crate::search::information_sets::{self, Leaf};
use crate::search::one_turn::OneTurn;
use crate::search::tree;
use crate::secret::{draw, equilibrium};
use crate::spec::{Clock, Manner, Spec};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Perspective, Seat, Silent};

/// Steps of a truncated playout.
const CUT: u32 = 40;
/// Determinizations that a coach without a search averages over.
const WORLDS: usize = 12;

/// Ideas among which hints look for different ones.
const IDEAS_MAX: usize = 24;

/// A way to go on.
#[derive(Debug, Clone)]
struct Idea<G: Judged> {
    /// Decisions in order, as far as they can be planned.
    path: Vec<G::Action>,
    /// Points to expect.
    value: f32,
    /// The position after the path, where the search knows it.
    end: Option<G::Position>,
    /// The probability in an equilibrium; none outside of secret choices.
    share: Option<f64>,
}

impl<G: Judged> Idea<G> {
    fn next(action: G::Action, value: f32) -> Self {
        Self { path: vec![action], value, end: None, share: None }
    }
}

/// A coach of one game for one seat of one match.
#[derive(Debug)]
pub struct Coach<G: Judged> {
    manner: Manner,
    /// Without blind spots.
    learned: Judgement<G>,
    /// With the blind spots of this turn.
    judgement: Judgement<G>,
    blur: f32,
    /// The turn that the blind spots were drawn for.
    blurred_for: Option<u32>,
    seed: u64,
    dice: FairDice,
    /// For one turn of the match.
    budget: Budget,
    threads: Option<Arc<rayon::ThreadPool>>,
    /// The rest of the turn that was searched: the position expected, and the action there; the next is last.
    planned: Vec<(G::Position, G::Action)>,
    turn: Option<u32>,
    left: Budget,
    stop: Arc<AtomicBool>,
    /// Consumption so far.
    pub used: Used,
}

impl<G: Judged> Coach<G> {
    /// Makes a coach. `seed` is its own randomness, apart from the dice of the match.
    ///
    /// # Panics
    /// If the embedded weights of the game cannot be read: a test reads those of every game.
    #[must_use]
    pub fn new(spec: Spec, clock: Clock, seed: u64) -> Self {
        let level = match spec.manner {
            Manner::Level(level) | Manner::Classic(level) => level,
            Manner::Partner(_) | Manner::Greedy | Manner::Uct | Manner::Cut => Level::World,
        };
        let full = match (level.budget(), clock) {
            (Budget::Micros(n), Clock::Counted) => Budget::Nodes(n * u64::from(G::SEARCH.pace) / 1000),
            (budget, _) => budget.with_slack(),
        };
        let budget = spec.budget.unwrap_or_else(|| full.part(1000 / u64::from(spec.divisor)));
        let learned = match spec.manner {
            Manner::Classic(_) => Judgement::classic(),
            Manner::Partner(partner) => Ok(Judgement::script(G::script(partner))),
            _ => Judgement::learned(),
        };
        let learned = learned.unwrap_or_else(|error| panic!("{error}"));
        Self {
            manner: spec.manner,
            judgement: learned.blurred(level.blur(), seed),
            learned,
            blur: level.blur(),
            blurred_for: None,
            seed,
            dice: FairDice::from_seed(seed),
            budget,
            threads: None,
            planned: Vec::new(),
            turn: None,
            left: budget,
            stop: Arc::default(),
            used: Used::default(),
        }
    }

    /// Searches on several threads.
    #[must_use]
    pub fn on(mut self, threads: Arc<rayon::ThreadPool>) -> Self {
        self.threads = Some(threads);
        self
    }

    /// Replaces the learned judgement, for comparisons.
    #[must_use]
    pub fn judging(mut self, judgement: Judgement<G>) -> Self {
        self.judgement = judgement.blurred(self.blur, self.seed);
        self.learned = judgement;
        self
    }

    /// The stop flag: once it is set, the coach decides at once.
    #[must_use]
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Decides; none if the seat has nothing to decide.
    pub fn decide(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        let mut actions = Vec::new();
        perspective.list(&mut actions);
        if actions.len() <= 1 {
            return actions.pop();
        }
        if let Some(action) = self.planned(perspective, &actions) {
            return Some(action);
        }
        let ideas = self.deliberate(perspective, &actions);
        let shares: Vec<f64> = ideas.iter().filter_map(|idea| idea.share).collect();
        let idea = ideas.get(if shares.is_empty() { 0 } else { draw(&shares, &mut self.dice) })?;
        if let Some(end) = idea.end {
            self.plan(perspective, &idea.path, &end);
        }
        idea.path.first().copied()
    }

    /// The next decision of the turn that was searched, if the match went as expected.
    fn planned(&mut self, perspective: &Perspective<'_, G>, actions: &[G::Action]) -> Option<G::Action> {
        let (expected, action) = self.planned.pop()?;
        if perspective.imagine(&mut self.dice) == expected && actions.contains(&action) {
            return Some(action);
        }
        self.planned.clear();
        None
    }

    /// Keeps the rest of a turn. Only searches of open positions know where a turn ends.
    fn plan(&mut self, perspective: &Perspective<'_, G>, path: &[G::Action], end: &G::Position) {
        let game = perspective.game();
        let mut position = perspective.imagine(&mut self.dice);
        for action in path {
            self.planned.push((position, *action));
            game.apply(&mut position, *action, &mut Silent);
        }
        debug_assert_eq!(position, *end);
        self.planned.reverse();
        self.planned.pop();
    }

    /// Thinks about a decision: the ideas, the best first. What a coach plays and what it hints at both come from here.
    fn deliberate(&mut self, perspective: &Perspective<'_, G>, actions: &[G::Action]) -> Vec<Idea<G>> {
        self.redraw_blind_spots(perspective);
        match (self.manner, G::SEARCH.engine) {
            (Manner::Level(Level::Random) | Manner::Classic(Level::Random), _) => {
                vec![Idea::next(actions[self.dice.below(actions.len() as u32) as usize], 0.5)]
            }
            (Manner::Greedy | Manner::Level(Level::Rookie) | Manner::Classic(Level::Rookie), _) => {
                self.next_decisions(perspective, actions)
            }
            (Manner::Uct, _) => self.simulate(perspective, Leaf::Playout),
            (Manner::Cut, _) => self.simulate(perspective, Leaf::Truncated(CUT)),
            (Manner::Partner(_), _) => self.one_turn(perspective),
            (Manner::Level(Level::Club) | Manner::Classic(Level::Club), Engine::InformationSets) => {
                self.one_turn(perspective)
            }
            (Manner::Level(_) | Manner::Classic(_), Engine::InformationSets) => {
                self.simulate(perspective, Leaf::Judged)
            }
            (Manner::Level(_) | Manner::Classic(_), Engine::Turns) => self.search_turns(perspective, actions),
        }
    }

    /// Blind spots are drawn anew for each turn, so that no error becomes a habit. Classic coaches keep theirs for a match.
    fn redraw_blind_spots(&mut self, perspective: &Perspective<'_, G>) {
        if self.blur > 0.0 && !matches!(self.manner, Manner::Classic(_)) {
            // The turn is no secret: any determinization tells it.
            let world = perspective.imagine(&mut QuickDice::from_seed(0));
            let turn = perspective.game().turn_number(&world);
            if self.blurred_for != Some(turn) {
                self.blurred_for = Some(turn);
                let salt = self.seed ^ u64::from(turn).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                self.judgement = self.learned.blurred(self.blur, salt);
            }
        }
    }

    /// Turns of an open position by tree search; a secret choice by its equilibrium.
    fn search_turns(&mut self, perspective: &Perspective<'_, G>, actions: &[G::Action]) -> Vec<Idea<G>> {
        if let Some(mixture) = equilibrium(perspective, &self.judgement, &mut self.dice) {
            let idea =
                |(action, share)| Idea { share: Some(share), ..Idea::next(action, mixture.value as f32) };
            return mixture.shares.into_iter().map(idea).collect();
        }
        if !perspective.sees_all() {
            return self.next_decisions(perspective, actions);
        }
        let game = perspective.game();
        let plan = G::SEARCH;
        let world = perspective.imagine(&mut self.dice);
        let limits = tree::Limits {
            budget: self.share(game.turn_number(&world)),
            beam: (plan.beam * 2, plan.beam / 2),
            keep: (plan.keep, plan.keep / 2),
            threads: self.threads.as_deref(),
            stop: &self.stop,
        };
        let found = tree::search(game, &self.judgement, &world, perspective.seat(), limits);
        self.spend(found.used);
        let idea = |(variation, end): (tree::Variation<G::Action>, G::Position)| Idea {
            path: variation.path,
            value: variation.value,
            end: Some(end),
            share: None,
        };
        found.variations.into_iter().zip(found.ends).map(idea).collect()
    }

    /// Decisions by simulations over the seat's information sets, most visits first.
    fn simulate(&mut self, perspective: &Perspective<'_, G>, leaf: Leaf) -> Vec<Idea<G>> {
        let turn = perspective.game().turn_number(&perspective.imagine(&mut self.dice));
        let budget = self.share(turn);
        let limits =
            information_sets::Limits { leaf, budget, threads: self.threads.as_deref(), stop: &self.stop };
        let (choices, used) = information_sets::search(perspective, &self.judgement, limits, &mut self.dice);
        self.spend(used);
        choices.into_iter().map(|choice| Idea::next(choice.action, choice.value)).collect()
    }

    /// Turns over a few determinizations, without the answers to them.
    fn one_turn(&mut self, perspective: &Perspective<'_, G>) -> Vec<Idea<G>> {
        let mut search = OneTurn::default();
        search.search(perspective, &self.judgement, WORLDS, G::SEARCH.beam, &mut self.dice);
        self.used.nodes += search.judged;
        let idea = |turn: &crate::search::one_turn::Turn<G::Action>| Idea {
            path: turn.path.clone(),
            value: turn.value,
            end: None,
            share: None,
        };
        search.found.iter().map(idea).collect()
    }

    /// Every next decision by judgement alone, averaged over determinizations where something is hidden; of equals the first
    /// listed comes first.
    fn next_decisions(&mut self, perspective: &Perspective<'_, G>, actions: &[G::Action]) -> Vec<Idea<G>> {
        let game = perspective.game();
        let first = perspective.imagine(&mut self.dice);
        let mut worlds = vec![first];
        // A rookie takes the first world that comes to mind: it has a millisecond for a whole set-up.
        let rookie = matches!(self.manner, Manner::Level(Level::Rookie) | Manner::Classic(Level::Rookie));
        let many = if rookie { 1 } else { WORLDS };
        worlds.extend((1..many).map(|_| perspective.imagine(&mut self.dice)).filter(|world| *world != first));
        self.used.nodes += (actions.len() * worlds.len()) as u64;
        let value = |action: &G::Action| -> f32 {
            let points = worlds.iter().map(|world| {
                let mut next = *world;
                game.apply(&mut next, *action, &mut Silent);
                self.judgement.points(game, &next, perspective.seat())
            });
            points.sum::<f32>() / worlds.len() as f32
        };
        let mut ideas: Vec<Idea<G>> =
            actions.iter().map(|action| Idea::next(*action, value(action))).collect();
        ideas.sort_by(|a, b| b.value.total_cmp(&a.value));
        ideas
    }

    /// The best *different* ideas, at most `count`, the best first: what this coach would play, and what else it thought of. Each has its
    /// whole path and a reason of its own.
    pub fn hints(&mut self, perspective: &Perspective<'_, G>, count: usize) -> Vec<Hint> {
        let mut actions = Vec::new();
        perspective.list(&mut actions);
        if actions.is_empty() {
            return Vec::new();
        }
        self.turn = None;
        let mut ideas = self.deliberate(perspective, &actions);
        if ideas.iter().any(|idea| idea.share.is_some()) {
            ideas.retain(|idea| idea.share.is_some_and(|share| share > 0.0));
            ideas.sort_by(|a, b| b.share.unwrap_or(0.0).total_cmp(&a.share.unwrap_or(0.0)));
        }
        let world = perspective.imagine(&mut self.dice);
        let (game, seat) = (perspective.game(), perspective.seat());
        let followed: Vec<Followed<G>> = ideas
            .iter()
            .take(IDEAS_MAX.max(count))
            .map(|idea| {
                let (path, end) = match idea.end {
                    Some(end) => (idea.path.clone(), end),
                    None => complete(game, &self.judgement, &world, seat, &idea.path),
                };
                Followed { path, end, value: idea.value, share: idea.share }
            })
            .collect();
        hint::explain(game, &self.judgement, seat, &followed, count)
    }

    /// The budget of this decision: half of what is left of the turn's, so that there is always some left.
    fn share(&mut self, turn: u32) -> Budget {
        if self.turn != Some(turn) {
            self.turn = Some(turn);
            self.left = self.budget;
        }
        self.left.part(500)
    }

    fn spend(&mut self, used: Used) {
        self.left = self.left.less(used);
        self.used.nodes += used.nodes;
        self.used.time += used.time;
    }
}

/// Plays a path in a determinization, and adds the second half of a decision that it leaves open. Beyond something revealed there is no
/// plan.
fn complete<G: Judged>(
    game: &G,
    judgement: &Judgement<G>,
    world: &G::Position,
    seat: Seat,
    path: &[G::Action],
) -> (Vec<G::Action>, G::Position) {
    let (mut path, mut end) = (path.to_vec(), *world);
    path.iter().for_each(|action| game.apply(&mut end, *action, &mut Silent));
    if game.halfway(&end) && decides(game, &end) == Some(seat) {
        let mut actions = Vec::new();
        game.list(&end, &mut actions);
        game.consider(&end, &mut actions);
        let after = |action: &G::Action| {
            let mut next = end;
            game.apply(&mut next, *action, &mut Silent);
            next
        };
        let value = |action: &G::Action| {
            let shown = if game.reveals(&end, *action) { end } else { after(action) };
            judgement.points(game, &shown, seat)
        };
        // The first of equals, so that the same position gives the same hint.
        let best = actions.iter().rev().max_by(|a, b| value(a).total_cmp(&value(b)));
        if let Some(best) = best.copied() {
            end = after(&best);
            path.push(best);
        }
    }
    (path, end)
}
