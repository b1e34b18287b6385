//! Monte Carlo tree search over information sets, step by step.
//!
//! Every simulation imagines a world that the searching seat cannot tell from the true one. Each seat has a tree of its own, whose
//! nodes are what that seat can tell apart: a step that it may not read leads to one and the same node, whatever it was. A seat
//! picks by what its own tree says; an action counts as passed over only in worlds in which it could have been chosen. Chance is
//! drawn, not averaged.

use crate::budget::{Budget, Meter, Used};
use crate::judgement::Judgement;
use crate::judgement::judged::Judged;
use crate::search::dice::QuickDice;
use crate::search::glance::believed;
use crate::search::parallel::each;
use rayon::ThreadPool;
use std::sync::atomic::AtomicBool;
use touchline_kernel::dice::Roll;
use touchline_kernel::{BySeat, Perspective, Playout, Seat, Silent, Step, Turn, Viewer, random_outcome};

/// So many trees grow side by side and are added up: a fixed number, so that a budget in nodes gives the same answer on any number
/// of cores.
const TREES: usize = 4;
/// What all trees together may take.
const BYTES_MAX: usize = 48 << 20;
/// How many simulations are made between two looks at the clock.
const STRIDE: u64 = 8;
/// How much a seldom-tried action is worth trying, without a judgement.
const CURIOSITY: f32 = 0.7;
/// The same with a judgement that says where to look first.
const DOUBT: f32 = 0.6;
/// How quickly actions that look worse are tried less, in points.
const TEMPERATURE: f32 = 0.08;
/// How much every action is tried, whatever it looks like.
const FAIRNESS: f32 = 0.15;

/// How a simulation that leaves the tree is valued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Leaf {
    /// By playing on at random to the end: plain UCT.
    Playout,
    /// By so many random steps, and the judgement of where they lead.
    Truncated(u32),
    /// By the judgement at once; it also says which actions to try first.
    Judged,
}

/// What was found out about an action.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Choice<A> {
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Points to expect.
    pub value: f32,
}

/// How to search.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan<'a> {
    pub leaf: Leaf,
    pub budget: Budget,
    pub threads: Option<&'a ThreadPool>,
    pub stop: &'a AtomicBool,
}

/// Values the actions of the seat that decides, the best first; none if it does not decide.
pub(crate) fn search<G: Judged, R: Roll>(
    perspective: &Perspective<'_, G>,
    judgement: &Judgement<G>,
    plan: Plan<'_>,
    dice: &mut R,
) -> (Vec<Choice<G::Action>>, Used) {
    let mut actions = Vec::new();
    perspective.list(&mut actions);
    let start = std::time::Instant::now();
    let budget = match plan.budget {
        Budget::Nodes(n) => Budget::Nodes(n.div_ceil(TREES as u64)),
        // Trees that share a core share its time, too.
        Budget::Micros(n) => {
            let cores = plan.threads.map_or(1, |pool| pool.current_num_threads().clamp(1, TREES));
            Budget::Micros(n * cores as u64 / TREES as u64)
        }
    };
    let mut forest: Vec<Grove<'_, G>> =
        (0..TREES).map(|_| Grove::new(perspective, judgement, plan.leaf, dice)).collect();
    let grow = |grove: &mut Grove<'_, G>| grove.grow(Meter::new(budget, plan.stop));
    each(plan.threads, &mut forest, 1, grow);

    let game = perspective.game();
    let seat = perspective.seat();
    let world = perspective.imagine(dice);
    let mut choices: Vec<Choice<G::Action>> = Vec::with_capacity(actions.len());
    let mut tokens: Vec<u64> = Vec::with_capacity(actions.len());
    for action in actions {
        // Of actions that are alike the first stands for all.
        let token = game.token(&world, Step::Action(seat, action));
        if tokens.contains(&token) {
            continue;
        }
        tokens.push(token);
        let (mut visits, mut sum) = (0, 0.0);
        for tree in forest.iter().map(|grove| &grove.trees[seat]) {
            if let Some(child) = tree.child(0, token) {
                visits += child.visits;
                sum += child.sum;
            }
        }
        let value = if visits > 0 { sum / visits as f32 } else { 0.0 };
        choices.push(Choice { action, visits, value });
    }
    choices.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    let nodes = forest.iter().map(|grove| grove.nodes).sum();
    (choices, Used { nodes, time: start.elapsed() })
}

/// No node.
const NONE: u32 = u32::MAX;
/// In place of a first child: no choice has been opened here, but a simulation has come this far.
const REACHED: u32 = u32::MAX - 1;
/// What every step that a seat may not read looks like to it.
const HIDDEN: u64 = 0;

/// What a seat knows after some steps, by the last of them.
#[derive(Debug, Clone, Copy)]
struct Node {
    /// The step that leads here.
    token: u64,
    /// Points of the seat that took the step, added up over visits.
    sum: f32,
    /// Points by judgement when it was first seen.
    prior: f32,
    visits: u32,
    /// How often the step could have been taken.
    open: u32,
    first: u32,
    next: u32,
}

/// One seat's tree.
#[derive(Debug)]
struct Tree {
    nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    fn new(most: usize) -> Self {
        let mut tree = Self { nodes: Vec::new(), most };
        tree.add(HIDDEN, 0.5);
        tree
    }

    fn add(&mut self, token: u64, prior: f32) -> u32 {
        if self.nodes.len() == self.nodes.capacity() {
            // Twice as much as before, but never twice what is allowed.
            let room = self.most.saturating_sub(self.nodes.len());
            self.nodes.reserve_exact(self.nodes.len().clamp(64, room.max(64)));
        }
        self.nodes.push(Node { token, sum: 0.0, prior, visits: 0, open: 0, first: NONE, next: NONE });
        self.nodes.len() as u32 - 1
    }

    fn is_full(&self) -> bool {
        self.nodes.len() >= self.most
    }

    fn children(&self, node: u32) -> impl Iterator<Item = &Node> {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let child = self.nodes.get(at as usize)?;
            at = child.next;
            Some(child)
        })
    }

    fn child(&self, node: u32, token: u64) -> Option<&Node> {
        self.children(node).find(|child| child.token == token)
    }

    /// The child that a step leads to; it is made if there is none and there is room.
    fn advance(&mut self, node: u32, token: u64) -> u32 {
        if node == NONE {
            return NONE;
        }
        let mut at = self.nodes[node as usize].first;
        let mut last = NONE;
        while let Some(child) = self.nodes.get(at as usize) {
            if child.token == token {
                return at;
            }
            last = at;
            at = child.next;
        }
        if self.is_full() {
            return NONE;
        }
        let child = self.add(token, 0.5);
        if last == NONE {
            self.nodes[node as usize].first = child;
        } else {
            self.nodes[last as usize].next = child;
        }
        child
    }
}

/// A step that a seat took in its tree.
#[derive(Debug, Clone, Copy)]
struct Taken {
    seat: Seat,
    node: u32,
}

/// Both seats' trees, and what is needed to grow them. Neighbours are grown on different cores: they share no line of a cache.
#[repr(align(128))]
struct Grove<'a, G: Judged> {
    perspective: &'a Perspective<'a, G>,
    judgement: &'a Judgement<G>,
    leaf: Leaf,
    dice: QuickDice,
    trees: BySeat<Tree>,
    /// Positions judged and simulations made.
    nodes: u64,
    actions: Vec<G::Action>,
    /// For half decisions: the other halves.
    answers: Vec<G::Action>,
    /// The children of the actions listed, in their order.
    options: Vec<u32>,
    path: Vec<Taken>,
    playout: Playout<G>,
}

impl<'a, G: Judged> Grove<'a, G> {
    fn new<R: Roll>(
        perspective: &'a Perspective<'a, G>,
        judgement: &'a Judgement<G>,
        leaf: Leaf,
        dice: &mut R,
    ) -> Self {
        let most = BYTES_MAX / TREES / 2 / size_of::<Node>();
        Self {
            perspective,
            judgement,
            leaf,
            dice: QuickDice::from_roll(dice),
            trees: BySeat::new(Tree::new(most), Tree::new(most)),
            nodes: 0,
            actions: Vec::with_capacity(256),
            answers: Vec::with_capacity(64),
            options: Vec::with_capacity(256),
            path: Vec::with_capacity(256),
            playout: Playout::default(),
        }
    }

    fn grow(&mut self, mut meter: Meter<'_>) {
        let seat = self.perspective.seat();
        loop {
            for _ in 0..STRIDE {
                self.simulate(seat);
            }
            meter.nodes = self.nodes;
            if meter.is_over() {
                return;
            }
        }
    }

    fn simulate(&mut self, eyes: Seat) {
        let game = self.perspective.game();
        let mut position = believed(self.perspective, &mut self.dice);
        let mut at = BySeat::new(0u32, 0u32);
        self.path.clear();
        // Counted even if it ends where nothing is judged: near the end of a match all do, and a budget must run down.
        self.nodes += 1;
        let points = loop {
            match game.turn(&position) {
                Turn::Over(finish) => {
                    break match finish.winner {
                        None => 0.5,
                        Some(winner) => f32::from(u8::from(winner == eyes)),
                    };
                }
                Turn::Chance => {
                    let Some(outcome) = random_outcome(game, &position, &mut self.dice) else { break 0.5 };
                    self.advance(&position, &mut at, Step::Outcome(outcome), None);
                    game.settle(&mut position, outcome, &mut Silent);
                }
                Turn::Decision(seat) => {
                    let node = at[seat];
                    if node == NONE {
                        break self.value(position, eyes);
                    }
                    // A place that is reached for the first time is valued as it is; its choices are opened when it is reached
                    // again.
                    let tree = &mut self.trees[seat];
                    let full = tree.is_full();
                    let first = &mut tree.nodes[node as usize].first;
                    if node != 0 && (*first == NONE || *first == REACHED && full) {
                        *first = REACHED;
                        break self.value(position, eyes);
                    }
                    game.list(&position, &mut self.actions);
                    self.open(game, &position, seat, node);
                    let idx = self.pick(seat);
                    let (action, child) = (self.actions[idx], self.options[idx]);
                    self.path.push(Taken { seat, node: child });
                    self.advance(&position, &mut at, Step::Action(seat, action), Some((seat, child)));
                    game.apply(&mut position, action, &mut Silent);
                }
            }
        };
        for Taken { seat, node } in &self.path {
            if let Some(node) = self.trees[*seat].nodes.get_mut(*node as usize) {
                node.visits += 1;
                node.sum += if *seat == eyes { points } else { 1.0 - points };
            }
        }
    }

    /// Moves each seat's place in its tree to what it knows after a step; `known` is where one of them goes.
    #[inline]
    fn advance(
        &mut self,
        position: &G::Position,
        at: &mut BySeat<u32>,
        step: Step<G>,
        known: Option<(Seat, u32)>,
    ) {
        let game = self.perspective.game();
        let audience = game.audience(position, step);
        for seat in Seat::BOTH {
            at[seat] = match known {
                Some((known, node)) if known == seat => node,
                _ => {
                    let read = audience.includes(Viewer::Seat(seat));
                    let token = if read { game.token(position, step) } else { HIDDEN };
                    self.trees[seat].advance(at[seat], token)
                }
            };
        }
    }

    /// Finds or makes the children of the actions listed, and notes that they could be chosen.
    fn open(&mut self, game: &G, position: &G::Position, seat: Seat, node: u32) {
        self.options.clear();
        let tree = &mut self.trees[seat];
        // Lists and children are in nearly the same order, so that the next child is nearly always the one looked for.
        let mut at = tree.nodes[node as usize].first;
        let mut n = 0;
        for idx in 0..self.actions.len() {
            let action = self.actions[idx];
            let token = game.token(position, Step::Action(seat, action));
            if tree.nodes.get(at as usize).is_none_or(|child| child.token != token) {
                let before = tree.nodes.len();
                at = tree.advance(node, token);
                if tree.nodes.len() > before && self.leaf == Leaf::Judged {
                    let (points, judged) =
                        first_sight(game, self.judgement, position, action, seat, &mut self.answers);
                    tree.nodes[at as usize].prior = points;
                    self.nodes += judged;
                }
                // Of actions that are alike the first stands for all.
                if at != NONE && self.options.contains(&at) {
                    continue;
                }
            }
            self.actions[n] = action;
            n += 1;
            self.options.push(at);
            if let Some(child) = tree.nodes.get_mut(at as usize) {
                child.open += 1;
                at = child.next;
            }
        }
        self.actions.truncate(n);
    }

    /// Which of the actions listed to try.
    fn pick(&mut self, seat: Seat) -> usize {
        let tree = &self.trees[seat];
        let judged = self.leaf == Leaf::Judged;
        let value = |child: &Node| {
            if judged {
                (child.sum + child.prior) / (child.visits + 1) as f32
            } else {
                child.sum / child.visits as f32
            }
        };
        let likely = |child: &Node| ((value(child) - 0.5) / TEMPERATURE).exp();
        let sum: f32 = if judged {
            self.options.iter().filter_map(|at| tree.nodes.get(*at as usize)).map(likely).sum()
        } else {
            0.0
        };
        let fair = FAIRNESS / self.options.len() as f32;
        let mut best = (f32::MIN, 0);
        let mut alike = 0;
        for (idx, at) in self.options.iter().enumerate() {
            let score = match tree.nodes.get(*at as usize) {
                None => 0.0,
                Some(child) if judged => {
                    let share = likely(child) / sum * (1.0 - FAIRNESS) + fair;
                    value(child) + DOUBT * share * (child.open as f32).sqrt() / (child.visits + 1) as f32
                }
                Some(child) if child.visits == 0 => f32::MAX,
                Some(child) => {
                    value(child) + CURIOSITY * ((child.open as f32).ln() / child.visits as f32).sqrt()
                }
            };
            if score > best.0 {
                best = (score, idx);
                alike = 1;
            } else if score == best.0 {
                // One of those that look exactly alike, each as likely.
                alike += 1;
                if self.dice.below(alike) == 0 {
                    best.1 = idx;
                }
            }
        }
        best.1
    }

    /// What the position is worth, by the leaf's rule.
    fn value(&mut self, mut position: G::Position, eyes: Seat) -> f32 {
        let game = self.perspective.game();
        let mut steps = match self.leaf {
            Leaf::Playout => u32::MAX,
            Leaf::Truncated(steps) => steps,
            Leaf::Judged => 0,
        };
        while steps > 0 && self.playout.step(game, &mut position, &mut self.dice, &mut Silent) {
            steps -= 1;
        }
        self.judgement.points(game, &position, eyes)
    }
}

/// What an action looks like by judgement alone, in points for the seat that takes it, and how many positions were judged for it.
fn first_sight<G: Judged>(
    game: &G,
    judgement: &Judgement<G>,
    position: &G::Position,
    action: G::Action,
    seat: Seat,
    answers: &mut Vec<G::Action>,
) -> (f32, u64) {
    // What shows something new is not judged by what it shows in one world.
    if game.reveals(position, action) {
        return (judgement.points(game, position, seat), 1);
    }
    let mut next = *position;
    game.apply(&mut next, action, &mut Silent);
    if !game.halfway(&next) {
        return (judgement.points(game, &next, seat), 1);
    }
    // Half a decision is as good as its best other half.
    game.list(&next, answers);
    game.consider(&next, answers);
    let mut best = f32::MIN;
    for answer in answers.iter() {
        let end = if game.reveals(&next, *answer) {
            *position
        } else {
            let mut end = next;
            game.apply(&mut end, *answer, &mut Silent);
            end
        };
        best = best.max(judgement.points(game, &end, seat));
    }
    (best, answers.len() as u64)
}

#[cfg(test)]
mod tests;
