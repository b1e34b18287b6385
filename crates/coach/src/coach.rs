//! A coach: decides for a seat from what that seat may know.

use crate::budget::{Budget, Used};
use crate::hint::{self, Hint, Reason};
use crate::judgement::Judgement;
use crate::judgement::judged::{Engine, Judged};
use crate::level::Level;
use crate::search::glance::Glance;
use crate::search::information_sets::{self as sets, Leaf};
use crate::search::tree::{self, Found, Plan};
use crate::secret::{Mixture, secret_choice, secret_mixture};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Perspective, Silent, Turn};

/// Steps of a playout that is cut short.
const CUT: u32 = 40;
/// How many worlds are imagined to find out whether anything is hidden.
const GLANCES: usize = 4;
/// How many worlds a coach who does not search averages over.
const WORLDS: usize = 12;

/// Who decides, and for how long he thinks: `club`, `world/10` for a tenth of the time, `pro:50ms`, `greedy:2000n`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spec {
    /// How he decides.
    pub style: Manner,
    /// For one turn of the match; nothing said: what the level has.
    pub budget: Option<Budget>,
    /// The part of the level's time.
    pub divisor: u32,
}

/// How a coach decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// As well as a level.
    Level(Level),
    /// The best next decision on the judgement of `world`: a yardstick for search.
    Greedy,
    /// Plain UCT with random playouts: a yardstick for judgement.
    Uct,
    /// The same with playouts cut short and judged: what lies between.
    Cut,
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.style {
            Manner::Level(level) => level.name(),
            Manner::Greedy => "greedy",
            Manner::Uct => "uct",
            Manner::Cut => "cut",
        })?;
        match self.budget {
            Some(Budget::Nodes(n)) => write!(f, ":{n}n"),
            Some(Budget::Micros(n)) => write!(f, ":{}ms", n as f64 / 1000.0),
            None if self.divisor > 1 => write!(f, "/{}", self.divisor),
            None => Ok(()),
        }
    }
}

/// A coach that there is not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no coach `{0}`; there are random, rookie, club, pro, world, greedy, uct and cut, with `/10` for a tenth of the time, `:50ms` or `:2000n` for another"
)]
pub struct NoCoach(String);

impl FromStr for Spec {
    type Err = NoCoach;

    fn from_str(text: &str) -> Result<Self, NoCoach> {
        let wrong = || NoCoach(text.chars().take(40).collect());
        let (name, rest) = text.split_at(text.find([':', '/']).unwrap_or(text.len()));
        let style = match name {
            "greedy" => Manner::Greedy,
            "uct" => Manner::Uct,
            "cut" => Manner::Cut,
            _ => Manner::Level(*Level::ALL.iter().find(|level| level.name() == name).ok_or_else(wrong)?),
        };
        let mut spec = Self { style, budget: None, divisor: 1 };
        if let Some(divisor) = rest.strip_prefix('/') {
            spec.divisor = divisor.parse().ok().filter(|n| (1..=1000).contains(n)).ok_or_else(wrong)?;
        } else if let Some(budget) = rest.strip_prefix(':') {
            spec.budget = Some(if let Some(ms) = budget.strip_suffix("ms") {
                let ms: u64 = ms.parse().ok().filter(|n| *n <= 600_000).ok_or_else(wrong)?;
                Budget::Micros(ms * 1000)
            } else {
                let nodes = budget.strip_suffix('n').ok_or_else(wrong)?;
                Budget::Nodes(nodes.parse().map_err(|_| wrong())?)
            });
        }
        Ok(spec)
    }
}

/// What thinking is measured by when nothing else is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// By the clock: for people.
    Real,
    /// By the positions judged that a clock would have allowed: for simulations, whose results then depend on the seed alone.
    Counted,
}

/// Decisions in order, and the points to expect from them.
type Valued<A> = (Vec<A>, f32);

/// A coach of one game for one seat of one match.
#[derive(Debug)]
pub struct Coach<G: Judged> {
    manner: Manner,
    judgement: Judgement<G>,
    dice: FairDice,
    /// For one turn of the match.
    budget: Budget,
    threads: Option<Arc<rayon::ThreadPool>>,
    /// What is left of the turn that was thought through: where the match should stand, and what to do there; the next is last.
    planned: Vec<(G::Position, G::Action)>,
    turn: Option<u32>,
    left: Budget,
    stop: Arc<AtomicBool>,
    /// What thinking has taken so far.
    pub used: Used,
}

impl<G: Judged> Coach<G> {
    /// Hires a coach. `seed` is his own randomness, which has nothing to do with the dice of the match.
    #[must_use]
    pub fn new(spec: Spec, clock: Clock, seed: u64) -> Self {
        let level = match spec.style {
            Manner::Level(level) => level,
            Manner::Greedy | Manner::Uct | Manner::Cut => Level::World,
        };
        let full = match (level.budget(), clock) {
            (Budget::Micros(n), Clock::Counted) => Budget::Nodes(n * u64::from(G::STYLE.pace) / 1000),
            (budget, _) => budget.with_slack(),
        };
        let budget = spec.budget.unwrap_or_else(|| full.part(1000 / u64::from(spec.divisor)));
        Self {
            manner: spec.style,
            judgement: Judgement::default().blurred(level.blur(), seed),
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

    /// Lets him think on several cores.
    #[must_use]
    pub fn on(mut self, threads: Arc<rayon::ThreadPool>) -> Self {
        self.threads = Some(threads);
        self
    }

    /// Judges by something else than what was learned: for comparisons.
    #[must_use]
    pub fn judging(mut self, judgement: Judgement<G>) -> Self {
        self.judgement = judgement;
        self
    }

    /// Whoever holds this may end his thinking at any moment; he then decides at once.
    #[must_use]
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Decides; nothing, if the seat has nothing to decide.
    pub fn decide(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        let mut actions = Vec::new();
        perspective.list(&mut actions);
        if actions.len() <= 1 {
            return actions.pop();
        }
        match self.manner {
            Manner::Level(Level::Random) => {
                return Some(actions[self.dice.below(actions.len() as u32) as usize]);
            }
            Manner::Greedy | Manner::Level(Level::Rookie) => return self.greedy(perspective, &actions),
            Manner::Uct => return self.simulate(perspective, Leaf::Playout),
            Manner::Cut => return self.simulate(perspective, Leaf::Truncated(CUT)),
            Manner::Level(Level::Club) if G::STYLE.engine == Engine::Sets => return self.glance(perspective),
            Manner::Level(_) if G::STYLE.engine == Engine::Sets => {
                return self.simulate(perspective, Leaf::Judged);
            }
            Manner::Level(_) => {}
        }
        let world = perspective.imagine(&mut self.dice);
        if let Some((expected, action)) = self.planned.pop()
            && expected == world
            && actions.contains(&action)
        {
            return Some(action);
        }
        self.planned.clear();
        if (1..GLANCES).any(|_| perspective.imagine(&mut self.dice) != world) {
            let secret = secret_choice(perspective, &self.judgement, &mut self.dice);
            return secret.or_else(|| self.greedy(perspective, &actions));
        }
        if let Some(action) = secret_choice(perspective, &self.judgement, &mut self.dice) {
            return Some(action);
        }
        self.think(perspective, &world)
    }

    /// Searches the turn and keeps what is to be done of it.
    fn think(&mut self, perspective: &Perspective<'_, G>, world: &G::Position) -> Option<G::Action> {
        let game = perspective.game();
        let found = self.search(perspective, world);
        let line = found.lines.into_iter().next()?;
        let mut position = *world;
        for action in line.path {
            self.planned.push((position, action));
            game.apply(&mut position, action, &mut Silent);
        }
        self.planned.reverse();
        self.planned.pop().map(|(_, action)| action)
    }

    /// The best decision by simulations over what the seat knows.
    fn simulate(&mut self, perspective: &Perspective<'_, G>, leaf: Leaf) -> Option<G::Action> {
        let turn = perspective.game().turn_number(&perspective.imagine(&mut self.dice));
        let budget = self.share(turn);
        let plan = sets::Plan { leaf, budget, threads: self.threads.as_deref(), stop: &self.stop };
        let (choices, used) = sets::search(perspective, &self.judgement, plan, &mut self.dice);
        self.spend(used);
        choices.first().map(|choice| choice.action)
    }

    /// The best turn, without the answers to it.
    fn glance(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        let mut glance = Glance::default();
        glance.look(perspective, &self.judgement, WORLDS, G::STYLE.beam, &mut self.dice);
        self.used.nodes += glance.judged;
        glance.found.first().and_then(|turn| turn.path.first().copied())
    }

    fn search(&mut self, perspective: &Perspective<'_, G>, world: &G::Position) -> Found<G> {
        let game = perspective.game();
        let style = G::STYLE;
        let plan = Plan {
            budget: self.share(game.turn_number(world)),
            beam: (style.beam * 2, style.beam / 2),
            keep: (style.keep, style.keep / 2),
            threads: self.threads.as_deref(),
            stop: &self.stop,
        };
        let found = tree::search(game, &self.judgement, world, perspective.seat(), plan);
        self.spend(found.used);
        found
    }

    /// The best ways to go on, at most `count`: whole turns where nothing is hidden, otherwise the next decision.
    pub fn hints(&mut self, perspective: &Perspective<'_, G>, count: usize) -> Vec<Hint> {
        let (game, seat) = (perspective.game(), perspective.seat());
        let mut actions = Vec::new();
        perspective.list(&mut actions);
        if actions.is_empty() {
            return Vec::new();
        }
        self.turn = None;
        if let Some(mixture) = secret_mixture(perspective, &self.judgement, &mut self.dice) {
            return self.mixed(perspective, mixture, count);
        }
        let world = perspective.imagine(&mut self.dice);
        let hidden = (1..GLANCES).any(|_| perspective.imagine(&mut self.dice) != world);
        let (lines, ends) = if hidden {
            self.next_decisions(perspective, &actions, &world)
        } else {
            let found = self.search(perspective, &world);
            let lines = found.lines.into_iter().map(|line| (line.path, line.value)).collect();
            (lines, found.ends)
        };
        let mut hints = Vec::new();
        for (i, (path, points)) in lines.into_iter().take(count).enumerate() {
            let path = path.iter().map(ToString::to_string).collect();
            let mut hint = hint::hint(path, points, self.judgement.outlook(game, &ends[i], seat));
            // The best is compared with the next best, the others with the best.
            let other = if i == 0 { ends.get(1) } else { ends.first() };
            let plain = |end: &G::Position| !matches!(game.turn(end), Turn::Over(_));
            if let Some(other) = other.filter(|other| plain(other) && plain(&ends[i])) {
                hint.why = hint::reason(game, &self.judgement, seat, &ends[i], other, i == 0);
            }
            hints.push(hint);
        }
        hints
    }

    /// Hints where the other chooses at the same time: how often to choose what.
    fn mixed(
        &mut self,
        perspective: &Perspective<'_, G>,
        mixture: Mixture<G::Action>,
        count: usize,
    ) -> Vec<Hint> {
        let (game, seat) = (perspective.game(), perspective.seat());
        let world = perspective.imagine(&mut self.dice);
        let mut shares = mixture.shares;
        shares.retain(|(_, share)| *share > 0.0);
        shares.sort_by(|a, b| b.1.total_cmp(&a.1));
        let hint = |(action, share): (G::Action, f64)| {
            let mut next = world;
            game.apply(&mut next, action, &mut Silent);
            let outlook = self.judgement.outlook(game, &next, seat);
            let hint = hint::hint(vec![action.to_string()], mixture.value as f32, outlook);
            Hint { why: Some(Reason::mixture(share)), ..hint }
        };
        shares.into_iter().take(count).map(hint).collect()
    }

    /// Every next decision with what it is worth over several worlds, and where it leads in one of them; the best first.
    fn next_decisions(
        &mut self,
        perspective: &Perspective<'_, G>,
        actions: &[G::Action],
        world: &G::Position,
    ) -> (Vec<Valued<G::Action>>, Vec<G::Position>) {
        let mut valued = self.value_each(perspective, actions);
        valued.sort_by(|a, b| b.1.total_cmp(&a.1));
        let ends = valued.iter().map(|(action, _)| {
            let mut end = *world;
            perspective.game().apply(&mut end, *action, &mut Silent);
            end
        });
        let ends = ends.collect();
        (valued.into_iter().map(|(action, value)| (vec![action], value)).collect(), ends)
    }

    /// How much of the turn's thinking this decision gets: half of what is left, so that there is always some left.
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

    /// The best next decision, without looking further.
    fn greedy(&mut self, perspective: &Perspective<'_, G>, actions: &[G::Action]) -> Option<G::Action> {
        let valued = self.value_each(perspective, actions);
        // The first of equals, so that the same coach decides the same.
        valued.into_iter().rev().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
    }

    /// What each next decision is worth at a glance; over several worlds where something is hidden.
    fn value_each(
        &mut self,
        perspective: &Perspective<'_, G>,
        actions: &[G::Action],
    ) -> Vec<(G::Action, f32)> {
        let game = perspective.game();
        let first = perspective.imagine(&mut self.dice);
        let mut worlds = vec![first];
        // A rookie takes the first that comes to mind: he has a millisecond for a whole set-up.
        let many = if self.manner == Manner::Level(Level::Rookie) { 1 } else { WORLDS };
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
        actions.iter().map(|action| (*action, value(action))).collect()
    }
}
