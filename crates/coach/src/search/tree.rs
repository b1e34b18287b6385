//! Best-first expectimax over whole turns, with PUCT selection.
//!
//! A node is a position between turns. Where a seat decides, its children are the ends of its turns, merged and judged; where
//! chance decides, its children are all outcomes. A node's value is the best child's for the seat that decides, discounted by a turn, or
//! the mean over chance: values are backed up exactly, not averaged over visits. PUCT picks the leaf to expand next. A fixed number of leaves is in
//! flight at a time, spread by virtual loss, and expansions enter the tree in the order of selection: the tree is the same
//! on any number of threads.

use super::executor::{Executor, Inline, Pool, Queue};
use super::turns::{End, Turns};
use crate::budget::{Budget, Meter, Used};
use crate::clock::Instant;
use crate::judgement::judged::Judged;
use crate::judgement::{Judgement, decides};
use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use touchline_kernel::{Seat, Silent, Turn};

/// Leaves in flight. Fixed, so that a budget in nodes gives the same decision on any number of threads.
const IN_FLIGHT: usize = 8;
/// Memory limit of the tree. With the buffers for finding turns a search stays below 64 MB.
const BYTES_MAX: usize = 40 << 20;
/// Exploration constant (c_puct), in units of [`TEMPERATURE`].
const C_PUCT: f32 = 0.25;
/// Softmax temperature of the prior, in points: turns that look worse are tried less.
const TEMPERATURE: f32 = 0.04;
/// Virtual loss per in-flight expansion.
const VIRTUAL_LOSS: f32 = 0.05;

/// One turn that a seat may make, as searched.
#[derive(Debug, Clone)]
pub struct Variation<A> {
    /// Its decisions, in order.
    pub path: Vec<A>,
    /// Points to expect.
    pub value: f32,
}

/// The result of a search.
#[derive(Debug, Clone)]
pub(crate) struct Found<G: Judged> {
    /// The turns, the best first.
    pub variations: Vec<Variation<G::Action>>,
    /// The position at the end of each.
    pub ends: Vec<G::Position>,
    pub used: Used,
}

#[derive(Debug, Clone, Copy)]
struct Node<P> {
    position: P,
    value: f32,
    visits: u32,
    /// Expansions in flight below this node.
    in_flight: u16,
    /// Number of children, from `first` on.
    count: u16,
    first: u32,
    weight: u32,
    /// Policy prior, relative to the best sibling's.
    prior: f32,
    /// Points at equal chances: what the discount pulls the value towards.
    par: f32,
    kind: Kind,
    /// Every line below ends the match: the value is exact.
    solved: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Not expanded.
    Leaf,
    /// The searching seat decides: maximum.
    Ours,
    /// The other seat decides: minimum.
    Theirs,
    /// Mean by weight.
    Chance,
}

/// Budget and width of a search.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits<'a> {
    pub budget: Budget,
    /// Beam width: unfinished turns followed at the root, and below.
    pub beam: (usize, usize),
    /// Finished turns kept at the root, and below.
    pub keep: (usize, usize),
    pub threads: Option<&'a rayon::ThreadPool>,
    pub stop: &'a AtomicBool,
}

struct Tree<'a, G: Judged> {
    game: &'a G,
    discount: f32,
    has_policy: bool,
    nodes: Vec<Node<G::Position>>,
}

/// Expands leaves; shared by all threads.
pub(super) struct Expander<'a, G: Judged> {
    game: &'a G,
    judgement: &'a Judgement<G>,
    /// Values are points of this seat.
    seat: Seat,
    /// Beam width, and finished turns kept.
    width: (usize, usize),
    /// After this, unfinished expansions are abandoned.
    pub deadline: Option<Instant>,
}

/// The children of a leaf, not yet in the tree.
pub(super) struct Expansion<P> {
    kind: Kind,
    children: Vec<Child<P>>,
    par: f32,
    judged: u64,
}

struct Child<P> {
    position: P,
    value: f32,
    prior: f32,
    weight: u32,
}

/// Searches the turns of `seat`, which decides in `from`.
pub(crate) fn search<G: Judged>(
    game: &G,
    judgement: &Judgement<G>,
    from: &G::Position,
    seat: Seat,
    limits: Limits<'_>,
) -> Found<G> {
    let mut meter = Meter::new(limits.budget, limits.stop);
    let mut turns = Turns::default();
    turns.deadline = meter.deadline();
    turns.find_on(limits.threads, game, judgement, from, seat, (limits.beam.0, limits.keep.0));
    meter.nodes += turns.judged;
    let (discount, has_policy) = (judgement.discount(), judgement.has_policy());
    let mut tree = Tree { game, discount, has_policy, nodes: Vec::new() };
    tree.nodes.push(leaf(*from, 0.5, 0));
    let par = judgement.par(game, from, seat);
    tree.insert(0, &Expansion { kind: Kind::Ours, children: children(&turns), par, judged: 0 });
    tree.nodes[0].value = tree.backed_up(0);
    if turns.ends.len() > 1 {
        let width = (limits.beam.1, limits.keep.1);
        let expander = Expander { game, judgement, seat, width, deadline: meter.deadline() };
        match limits.threads {
            Some(threads) => {
                let queue = Queue::default();
                threads.in_place_scope(|scope| {
                    for _ in 1..threads.current_num_threads() {
                        scope.spawn(|_| queue.work(&expander));
                    }
                    tree.search(&expander, &mut Pool::new(&expander, &queue), &mut meter);
                });
            }
            None => tree.search(&expander, &mut Inline::new(&expander), &mut meter),
        }
    }
    let root = tree.nodes[0];
    let most = tree.children(&root).iter().map(|child| child.visits).max().unwrap_or(0);
    let mut order: Vec<usize> = (0..turns.ends.len()).collect();
    let child = |i: usize| &tree.nodes[root.first as usize + i];
    // A turn with few visits is not preferred for its prior value.
    let seen = |i: usize| child(i).visits * 5 >= most || child(i).solved;
    order.sort_by(|a, b| seen(*b).cmp(&seen(*a)).then(child(*b).value.total_cmp(&child(*a).value)));
    Found {
        variations: order
            .iter()
            .map(|i| Variation { path: turns.path(&turns.ends[*i]), value: child(*i).value })
            .collect(),
        ends: order.iter().map(|i| turns.ends[*i].position).collect(),
        used: meter.used(),
    }
}

/// The ends of a turn as children, with priors relative to the best.
fn children<G: Judged>(turns: &Turns<G>) -> Vec<Child<G::Position>> {
    let best = turns.ends.iter().map(|end| end.policy).fold(f32::MIN, f32::max);
    let child = |end: &End<G::Position>| Child {
        position: end.position,
        value: end.value,
        prior: (end.policy - best).exp(),
        weight: 1,
    };
    turns.ends.iter().map(child).collect()
}

fn leaf<P>(position: P, value: f32, weight: u32) -> Node<P> {
    Node {
        position,
        value,
        visits: 0,
        in_flight: 0,
        count: 0,
        first: 0,
        weight,
        prior: 0.0,
        par: 0.5,
        kind: Kind::Leaf,
        solved: false,
    }
}

impl<G: Judged> Tree<'_, G> {
    const NODES_MAX: usize = BYTES_MAX / size_of::<Node<G::Position>>();

    fn children(&self, node: &Node<G::Position>) -> &[Node<G::Position>] {
        &self.nodes[node.first as usize..node.first as usize + usize::from(node.count)]
    }

    /// Expands leaves until the budget is used up or the root is solved.
    fn search(
        &mut self,
        expander: &Expander<'_, G>,
        executor: &mut impl Executor<G::Position>,
        meter: &mut Meter<'_>,
    ) {
        let mut in_flight: VecDeque<Vec<u32>> = VecDeque::with_capacity(IN_FLIGHT);
        loop {
            while in_flight.len() < IN_FLIGHT && !meter.is_over() && self.nodes.len() < Self::NODES_MAX {
                // None: the best leaf is in flight and must come back first.
                let Some(path) = self.select() else { break };
                let leaf = self.nodes[path[path.len() - 1] as usize].position;
                if decides(self.game, &leaf).is_some() {
                    executor.submit(leaf);
                    in_flight.push_back(path);
                } else {
                    // Outcomes of a chance are cheap to list: not worth a trip through the queue.
                    self.back_up(&path, &expander.outcomes(&leaf), meter);
                }
            }
            let Some(path) = in_flight.pop_front() else { return };
            // By the clock, results that are late are not waited for.
            let Some(expansion) = executor.next(!meter.is_late()) else { return };
            self.back_up(&path, &expansion, meter);
        }
    }

    /// Inserts an expansion and backs its value up along the path.
    fn back_up(&mut self, path: &[u32], expansion: &Expansion<G::Position>, meter: &mut Meter<'_>) {
        meter.nodes += expansion.judged;
        self.insert(path[path.len() - 1], expansion);
        for at in path.iter().rev() {
            let (value, solved) = (self.backed_up(*at), self.is_solved(*at));
            let node = &mut self.nodes[*at as usize];
            node.in_flight = node.in_flight.saturating_sub(1);
            node.value = value;
            node.solved |= solved;
        }
    }

    /// Selection: the path to the leaf that PUCT prefers. None if that leaf is in flight.
    fn select(&mut self) -> Option<Vec<u32>> {
        if self.nodes[0].solved {
            return None;
        }
        let mut path = vec![0];
        let mut at = 0u32;
        loop {
            let node = self.nodes[at as usize];
            if node.kind == Kind::Leaf {
                break;
            }
            at = node.first + self.pick(&node)? as u32;
            path.push(at);
        }
        if self.nodes[at as usize].in_flight > 0 || self.nodes[at as usize].solved {
            return None;
        }
        for at in &path {
            let node = &mut self.nodes[*at as usize];
            node.in_flight += 1;
            node.visits += 1;
        }
        Some(path)
    }

    /// The child with the largest PUCT score; of a chance, the one visited least for its weight.
    fn pick(&self, node: &Node<G::Position>) -> Option<usize> {
        let children = self.children(node);
        let unsolved = children.iter().enumerate().filter(|(_, child)| !child.solved);
        if node.kind == Kind::Chance {
            let need = |child: &Node<G::Position>| child.weight as f32 / (child.visits + 1) as f32;
            return unsolved.max_by(|(_, a), (_, b)| need(a).total_cmp(&need(b))).map(|(i, _)| i);
        }
        let sign = if node.kind == Kind::Ours { 1.0 } else { -1.0 };
        let best = children.iter().map(|child| sign * child.value).fold(f32::MIN, f32::max);
        let root = ((node.visits + 1) as f32).sqrt();
        let score = |child: &Node<G::Position>| {
            let value = sign * child.value;
            let mut prior = ((value - best) / TEMPERATURE).exp();
            if self.has_policy {
                prior = (prior + child.prior) / 2.0;
            }
            value + C_PUCT * TEMPERATURE * prior * root / (child.visits + 1) as f32
                - VIRTUAL_LOSS * f32::from(child.in_flight)
        };
        unsolved
            .map(|(i, child)| (i, score(child)))
            .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))
            .map(|(i, _)| i)
    }

    /// Inserts the children of a leaf.
    fn insert(&mut self, at: u32, expansion: &Expansion<G::Position>) {
        let first = self.nodes.len() as u32;
        if expansion.children.is_empty() {
            self.nodes[at as usize].solved = true;
            return;
        }
        let more = expansion.children.len();
        if self.nodes.len() + more > self.nodes.capacity() {
            // Grow geometrically, then reserve the cap at once: reallocation would hold two copies. Leaves in flight when the tree is full
            // still find room.
            let len = self.nodes.len();
            let room =
                if len < Self::NODES_MAX / 4 { 2 * len } else { Self::NODES_MAX + Self::NODES_MAX / 32 };
            self.nodes.reserve_exact(room.saturating_sub(len).max(more));
        }
        self.nodes.extend(
            expansion
                .children
                .iter()
                .map(|child| Node { prior: child.prior, ..leaf(child.position, child.value, child.weight) }),
        );
        let node = &mut self.nodes[at as usize];
        node.par = expansion.par;
        node.kind = expansion.kind;
        node.first = first;
        node.count = expansion.children.len() as u16;
        let over = |child: &Node<G::Position>| matches!(self.game.turn(&child.position), Turn::Over(_));
        let ended: Vec<bool> = self.nodes[first as usize..].iter().map(over).collect();
        for (child, ended) in self.nodes[first as usize..].iter_mut().zip(ended) {
            child.solved = ended;
        }
    }

    /// The value of a node by its children.
    fn backed_up(&self, at: u32) -> f32 {
        let node = &self.nodes[at as usize];
        let values = self.children(node).iter().map(|child| child.value);
        let discounted = |value: f32| node.par + self.discount * (value - node.par);
        match node.kind {
            Kind::Leaf => node.value,
            Kind::Ours => discounted(values.fold(f32::MIN, f32::max)),
            Kind::Theirs => discounted(values.fold(f32::MAX, f32::min)),
            Kind::Chance => {
                let (mut sum, mut total) = (0.0, 0.0);
                for child in self.children(node) {
                    sum += child.weight as f32 * child.value;
                    total += child.weight as f32;
                }
                sum / total
            }
        }
    }

    fn is_solved(&self, at: u32) -> bool {
        let node = &self.nodes[at as usize];
        node.solved || (node.kind != Kind::Leaf && self.children(node).iter().all(|child| child.solved))
    }
}

impl<G: Judged> Expander<'_, G> {
    /// All outcomes of a chance; no children where the match is over.
    fn outcomes(&self, position: &G::Position) -> Expansion<G::Position> {
        let mut outcomes = Vec::new();
        self.game.chances(position, &mut outcomes);
        let after = |(outcome, weight)| {
            let mut next = *position;
            self.game.settle(&mut next, outcome, &mut Silent);
            let value = self.judgement.points(self.game, &next, self.seat);
            Child { position: next, value, prior: 0.0, weight }
        };
        let children: Vec<_> = outcomes.into_iter().map(after).collect();
        let judged = children.len().max(1) as u64;
        Expansion { kind: Kind::Chance, children, par: 0.5, judged }
    }

    /// The turns of the seat that decides. None if the deadline passes first.
    pub fn expand(&self, turns: &mut Turns<G>, position: &G::Position) -> Option<Expansion<G::Position>> {
        (turns.deadline, turns.must_end) = (self.deadline, false);
        if turns.is_late() {
            return None;
        }
        turns.find(self.game, self.judgement, position, self.seat, self.width);
        let kind = if decides(self.game, position) == Some(self.seat) { Kind::Ours } else { Kind::Theirs };
        let par = self.judgement.par(self.game, position, self.seat);
        let children = children(turns);
        (!turns.is_late()).then_some(Expansion { kind, children, par, judged: turns.judged })
    }
}
