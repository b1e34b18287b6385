//! Information-set Monte Carlo tree search (multiple-observer ISMCTS), step by step.
//!
//! Every simulation draws a determinization: a world that the searching seat cannot tell from the true one. Each seat has a tree of its
//! own, whose nodes are its information sets: a step that the seat may not read leads to one and the same node. A seat
//! selects by its own tree; exploration counts availability, the simulations in which an action could have been
//! chosen, instead of visits of the parent. Chance is sampled.

use super::dice::QuickDice;
use super::one_turn::determinize;
use super::parallel::for_each;
use crate::budget::{Budget, Meter, Used};
use crate::judgement::Judgement;
use crate::judgement::judged::Judged;
use rayon::ThreadPool;
use std::sync::atomic::AtomicBool;
use touchline_kernel::dice::Roll;
use touchline_kernel::{BySeat, Perspective, Playout, Seat, Silent, Step, Turn, Viewer, random_outcome};

/// Root parallelization: trees that grow apart and are added up. Fixed, so that a budget in nodes gives the same answer on any number
/// of threads.
const TREES: usize = 4;
/// Memory limit of all trees together.
const BYTES_MAX: usize = 48 << 20;
/// Simulations between two looks at the clock.
const STRIDE: u64 = 8;
/// Exploration constant of UCT (no prior).
const C_UCT: f32 = 0.7;
/// Exploration constant of PUCT (prior by judgement).
const C_PUCT: f32 = 0.6;
/// Softmax temperature of the prior, in points.
const TEMPERATURE: f32 = 0.08;
/// Share of the prior that is spread evenly over all actions.
const UNIFORM_SHARE: f32 = 0.15;

/// How a leaf is valued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Leaf {
    /// Random playout to the end: plain UCT.
    Playout,
    /// A playout of this number of random steps, then judgement.
    Truncated(u32),
    /// Judgement at once; it also gives the prior of PUCT.
    Judged,
}

/// The statistics of an action at the root.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Choice<A> {
    pub action: A,
    pub visits: u32,
    /// Points to expect.
    pub value: f32,
}

/// Budget and kind of a search.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits<'a> {
    pub leaf: Leaf,
    pub budget: Budget,
    pub threads: Option<&'a ThreadPool>,
    pub stop: &'a AtomicBool,
}

/// Values the actions of the seat that decides, most visits first; empty if it does not decide.
pub(crate) fn search<G: Judged, R: Roll>(
    perspective: &Perspective<'_, G>,
    judgement: &Judgement<G>,
    limits: Limits<'_>,
    dice: &mut R,
) -> (Vec<Choice<G::Action>>, Used) {
    let mut actions = Vec::new();
    perspective.list(&mut actions);
    let start = crate::clock::Instant::now();
    let budget = match limits.budget {
        Budget::Nodes(n) => Budget::Nodes(n.div_ceil(TREES as u64)),
        // Trees that share a core share its time.
        Budget::Micros(n) => {
            let cores = limits.threads.map_or(1, |pool| pool.current_num_threads().clamp(1, TREES));
            Budget::Micros(n * cores as u64 / TREES as u64)
        }
    };
    let mut workers: Vec<Worker<'_, G>> =
        (0..TREES).map(|_| Worker::new(perspective, judgement, limits.leaf, dice)).collect();
    let run = |worker: &mut Worker<'_, G>| worker.run(Meter::new(budget, limits.stop));
    for_each(limits.threads, &mut workers, 1, run);

    let game = perspective.game();
    let seat = perspective.seat();
    let world = perspective.imagine(dice);
    let mut choices: Vec<Choice<G::Action>> = Vec::with_capacity(actions.len());
    let mut tokens: Vec<u64> = Vec::with_capacity(actions.len());
    for action in actions {
        // Equivalent actions share a node; the first stands for all.
        let token = game.token(&world, Step::Action(seat, action));
        if tokens.contains(&token) {
            continue;
        }
        tokens.push(token);
        let (mut visits, mut sum) = (0, 0.0);
        for tree in workers.iter().map(|worker| &worker.trees[seat]) {
            if let Some(child) = tree.child(0, token) {
                visits += child.visits;
                sum += child.sum;
            }
        }
        let value = if visits > 0 { sum / visits as f32 } else { 0.0 };
        choices.push(Choice { action, visits, value });
    }
    choices.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    let nodes = workers.iter().map(|worker| worker.nodes).sum();
    (choices, Used { nodes, time: start.elapsed() })
}

/// No node.
const NONE: u32 = u32::MAX;
/// In place of a first child: visited once, not expanded.
const REACHED: u32 = u32::MAX - 1;
/// The token of every step that a seat may not read.
const HIDDEN: u64 = 0;

/// An information set of one seat, by the last step that leads to it.
#[derive(Debug, Clone, Copy)]
struct Node {
    token: u64,
    /// Points of the seat that took the step, summed over visits.
    sum: f32,
    /// Points by judgement when the node was made.
    prior: f32,
    visits: u32,
    /// Simulations in which the step could have been taken.
    availability: u32,
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
            // Grow geometrically up to the cap.
            let room = self.most.saturating_sub(self.nodes.len());
            self.nodes.reserve_exact(self.nodes.len().clamp(64, room.max(64)));
        }
        self.nodes.push(Node { token, sum: 0.0, prior, visits: 0, availability: 0, first: NONE, next: NONE });
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

    /// The child that a step leads to, made on demand. NONE if the tree is full.
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

/// Both seats' trees and the buffers of their simulations. Workers run on different cores: the alignment avoids false sharing.
#[repr(align(128))]
struct Worker<'a, G: Judged> {
    perspective: &'a Perspective<'a, G>,
    judgement: &'a Judgement<G>,
    leaf: Leaf,
    dice: QuickDice,
    trees: BySeat<Tree>,
    /// Positions judged plus simulations made: what the budget counts.
    nodes: u64,
    actions: Vec<G::Action>,
    /// The second halves of half decisions.
    answers: Vec<G::Action>,
    /// The children of `actions`, in their order.
    children: Vec<u32>,
    path: Vec<Taken>,
    playout: Playout<G>,
}

impl<'a, G: Judged> Worker<'a, G> {
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
            children: Vec::with_capacity(256),
            path: Vec::with_capacity(256),
            playout: Playout::default(),
        }
    }

    fn run(&mut self, mut meter: Meter<'_>) {
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

    fn simulate(&mut self, viewer: Seat) {
        let game = self.perspective.game();
        let mut position = determinize(self.perspective, &mut self.dice);
        let mut at = BySeat::new(0u32, 0u32);
        self.path.clear();
        // Counted even if nothing is judged: near the end of a match every simulation is like that, and the budget must run down.
        self.nodes += 1;
        let points = loop {
            match game.turn(&position) {
                Turn::Over(finish) => {
                    break match finish.winner {
                        None => 0.5,
                        Some(winner) => f32::from(u8::from(winner == viewer)),
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
                        break self.value(position, viewer);
                    }
                    // A new node is a leaf: it is valued now and expanded on the next visit.
                    let tree = &mut self.trees[seat];
                    let full = tree.is_full();
                    let first = &mut tree.nodes[node as usize].first;
                    if node != 0 && (*first == NONE || *first == REACHED && full) {
                        *first = REACHED;
                        break self.value(position, viewer);
                    }
                    game.list(&position, &mut self.actions);
                    self.expand(game, &position, seat, node);
                    let idx = self.pick(seat);
                    let (action, child) = (self.actions[idx], self.children[idx]);
                    self.path.push(Taken { seat, node: child });
                    self.advance(&position, &mut at, Step::Action(seat, action), Some((seat, child)));
                    game.apply(&mut position, action, &mut Silent);
                }
            }
        };
        for Taken { seat, node } in &self.path {
            if let Some(node) = self.trees[*seat].nodes.get_mut(*node as usize) {
                node.visits += 1;
                node.sum += if *seat == viewer { points } else { 1.0 - points };
            }
        }
    }

    /// Moves each seat to the information set after a step; `known` is the node of one of them.
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

    /// Finds or makes the children of the listed actions, and counts their availability.
    fn expand(&mut self, game: &G, position: &G::Position, seat: Seat, node: u32) {
        self.children.clear();
        let tree = &mut self.trees[seat];
        // Lists and children have nearly the same order: the next child is nearly always the right one.
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
                        prior_value(game, self.judgement, position, action, seat, &mut self.answers);
                    tree.nodes[at as usize].prior = points;
                    self.nodes += judged;
                }
                // Equivalent actions share a node; the first stands for all.
                if at != NONE && self.children.contains(&at) {
                    continue;
                }
            }
            self.actions[n] = action;
            n += 1;
            self.children.push(at);
            if let Some(child) = tree.nodes.get_mut(at as usize) {
                child.availability += 1;
                at = child.next;
            }
        }
        self.actions.truncate(n);
    }

    /// Selection: the index of the listed action with the largest UCT or PUCT score.
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
        let prior = |child: &Node| ((value(child) - 0.5) / TEMPERATURE).exp();
        let sum: f32 = if judged {
            self.children.iter().filter_map(|at| tree.nodes.get(*at as usize)).map(prior).sum()
        } else {
            0.0
        };
        let uniform = UNIFORM_SHARE / self.children.len() as f32;
        let mut best = (f32::MIN, 0);
        let mut ties = 0;
        for (idx, at) in self.children.iter().enumerate() {
            let score = match tree.nodes.get(*at as usize) {
                None => 0.0,
                Some(child) if judged => {
                    let share = prior(child) / sum * (1.0 - UNIFORM_SHARE) + uniform;
                    value(child)
                        + C_PUCT * share * (child.availability as f32).sqrt() / (child.visits + 1) as f32
                }
                Some(child) if child.visits == 0 => f32::MAX,
                Some(child) => {
                    value(child) + C_UCT * ((child.availability as f32).ln() / child.visits as f32).sqrt()
                }
            };
            if score > best.0 {
                best = (score, idx);
                ties = 1;
            } else if score == best.0 {
                // Ties are broken evenly (reservoir sampling).
                ties += 1;
                if self.dice.below(ties) == 0 {
                    best.1 = idx;
                }
            }
        }
        best.1
    }

    /// The value of a leaf.
    fn value(&mut self, mut position: G::Position, viewer: Seat) -> f32 {
        let game = self.perspective.game();
        let mut steps = match self.leaf {
            Leaf::Playout => u32::MAX,
            Leaf::Truncated(steps) => steps,
            Leaf::Judged => 0,
        };
        while steps > 0 && self.playout.step(game, &mut position, &mut self.dice, &mut Silent) {
            steps -= 1;
        }
        self.judgement.points(game, &position, viewer)
    }
}

/// The prior value of an action by judgement, in points of the seat that takes it, and the number of positions judged.
fn prior_value<G: Judged>(
    game: &G,
    judgement: &Judgement<G>,
    position: &G::Position,
    action: G::Action,
    seat: Seat,
    answers: &mut Vec<G::Action>,
) -> (f32, u64) {
    // A revealing action is not judged by what it reveals in one world.
    if game.reveals(position, action) {
        return (judgement.points(game, position, seat), 1);
    }
    let mut next = *position;
    game.apply(&mut next, action, &mut Silent);
    if !game.halfway(&next) {
        return (judgement.points(game, &next, seat), 1);
    }
    // Half a decision is worth its best second half.
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
