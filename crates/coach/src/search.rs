//! Best-first expectation over whole turns.
//!
//! A node is a position between turns. Where a seat decides, its children are the ends of its turns, merged and judged; where
//! chance decides, its children are all outcomes. A node is worth the best child for whoever decides, or the mean over chance, so
//! that what is known below is known above at once. Each round of search opens a handful of leaves: those that the choices above
//! lead to, by value and by how little they have been looked at.

use crate::budget::{Budget, Meter, Used};
use crate::judged::Judged;
use crate::judgement::Judgement;
use crate::turns::Turns;
use rayon::iter::{
    IndexedParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelIterator,
};
use std::sync::atomic::AtomicBool;
use touchline_kernel::{Seat, Silent, Turn};

/// How many leaves are opened at a time. Fixed, so that a budget in nodes gives the same decision on any number of cores.
const BATCH: usize = 8;
/// More nodes than this are not kept: about 64 MB with the largest positions.
const BYTES_MAX: usize = 48 << 20;
/// How much a little-visited turn is worth trying.
const CURIOSITY: f32 = 0.25;
/// How quickly turns that look worse are tried less, in points.
const TEMPERATURE: f32 = 0.04;
/// What a leaf that is just being opened counts less, so that the others of its batch go elsewhere.
const BUSY: f32 = 0.05;

/// One turn that a seat may make, as searched.
#[derive(Debug, Clone)]
pub struct Line<A> {
    /// Its decisions, in order.
    pub path: Vec<A>,
    /// Points to expect.
    pub value: f32,
}

/// What came of a search.
#[derive(Debug, Clone)]
pub(crate) struct Found<G: Judged> {
    /// The turns, the best first.
    pub lines: Vec<Line<G::Action>>,
    /// Where each of them ends.
    pub ends: Vec<G::Position>,
    /// What it took.
    pub used: Used,
}

#[derive(Debug, Clone, Copy)]
struct Node<P> {
    position: P,
    value: f32,
    visits: u32,
    busy: u16,
    /// How many children, from `first` on.
    count: u16,
    first: u32,
    weight: u32,
    kind: Kind,
    /// Nothing below can change its value.
    settled: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Not opened yet.
    Leaf,
    /// The seat whose eyes the search has picks the largest.
    Ours,
    /// The other seat picks the smallest.
    Theirs,
    Chance,
}

/// How to search.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan<'a> {
    pub budget: Budget,
    /// Unfinished turns followed at the root, and below.
    pub beam: (usize, usize),
    /// Finished turns kept at the root, and below.
    pub keep: (usize, usize),
    pub threads: Option<&'a rayon::ThreadPool>,
    pub stop: &'a AtomicBool,
}

struct Tree<'a, G: Judged> {
    game: &'a G,
    judgement: &'a Judgement<G>,
    eyes: Seat,
    plan: Plan<'a>,
    nodes: Vec<Node<G::Position>>,
}

/// A leaf opened: its children with their values, still outside the tree.
struct Opened<P> {
    kind: Kind,
    children: Vec<(P, f32, u32)>,
    judged: u64,
}

/// Searches the turns of the seat that decides in `from`, with its eyes.
pub(crate) fn search<G: Judged>(
    game: &G,
    judgement: &Judgement<G>,
    from: &G::Position,
    eyes: Seat,
    plan: Plan<'_>,
) -> Found<G> {
    let mut meter = Meter::new(plan.budget, plan.stop);
    let mut turns = Turns::default();
    turns.find(game, judgement, from, eyes, (plan.beam.0, plan.keep.0));
    meter.nodes += turns.judged;
    let mut tree = Tree { game, judgement, eyes, plan, nodes: Vec::new() };
    tree.nodes.push(leaf(*from, 0.5, 0));
    let children = turns.ends.iter().map(|end| (end.position, end.value, 1)).collect();
    tree.grow(0, &Opened { kind: Kind::Ours, children, judged: 0 });
    tree.nodes[0].value = tree.worth(0);
    let mut finders: Vec<Turns<G>> = (0..BATCH).map(|_| Turns::default()).collect();
    let nodes_max = BYTES_MAX / size_of::<Node<G::Position>>();
    while turns.ends.len() > 1 && !meter.is_over() && tree.nodes.len() < nodes_max && !tree.nodes[0].settled {
        tree.round(&mut finders, &mut meter);
    }
    let root = tree.nodes[0];
    let most = tree.children(&root).iter().map(|child| child.visits).max().unwrap_or(0);
    let mut order: Vec<usize> = (0..turns.ends.len()).collect();
    let child = |i: usize| &tree.nodes[root.first as usize + i];
    // A turn that was hardly looked at is not preferred for how it looked at first.
    let seen = |i: usize| child(i).visits * 5 >= most || child(i).settled;
    order.sort_by(|a, b| seen(*b).cmp(&seen(*a)).then(child(*b).value.total_cmp(&child(*a).value)));
    Found {
        lines: order
            .iter()
            .map(|i| Line { path: turns.path(&turns.ends[*i]), value: child(*i).value })
            .collect(),
        ends: order.iter().map(|i| turns.ends[*i].position).collect(),
        used: meter.used(),
    }
}

fn leaf<P>(position: P, value: f32, weight: u32) -> Node<P> {
    Node { position, value, visits: 0, busy: 0, count: 0, first: 0, weight, kind: Kind::Leaf, settled: false }
}

impl<G: Judged> Tree<'_, G> {
    fn children(&self, node: &Node<G::Position>) -> &[Node<G::Position>] {
        &self.nodes[node.first as usize..node.first as usize + usize::from(node.count)]
    }

    /// Opens a batch of leaves.
    fn round(&mut self, finders: &mut [Turns<G>], meter: &mut Meter<'_>) {
        let mut paths: Vec<Vec<u32>> = Vec::with_capacity(BATCH);
        for _ in 0..BATCH {
            let Some(path) = self.descend() else { break };
            paths.push(path);
        }
        let leaves: Vec<G::Position> =
            paths.iter().map(|path| self.nodes[*path.last().unwrap_or(&0) as usize].position).collect();
        let this: &Self = self;
        let opened: Vec<Opened<G::Position>> = match this.plan.threads {
            Some(pool) => pool.install(|| {
                let pairs = finders.par_iter_mut().with_max_len(1).zip(leaves.par_iter());
                pairs.map(|(finder, leaf)| this.open(finder, leaf)).collect()
            }),
            None => finders.iter_mut().zip(&leaves).map(|(finder, leaf)| this.open(finder, leaf)).collect(),
        };
        for (path, opened) in paths.iter().zip(&opened) {
            meter.nodes += opened.judged;
            self.grow(*path.last().unwrap_or(&0), opened);
            for at in path.iter().rev() {
                let (value, settled) = (self.worth(*at), self.is_settled(*at));
                let node = &mut self.nodes[*at as usize];
                node.busy = node.busy.saturating_sub(1);
                node.value = value;
                node.settled |= settled;
            }
        }
    }

    /// The way to the leaf that is most worth opening; none if the best one is being opened already.
    fn descend(&mut self) -> Option<Vec<u32>> {
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
        if self.nodes[at as usize].busy > 0 || self.nodes[at as usize].settled {
            return None;
        }
        for at in &path {
            let node = &mut self.nodes[*at as usize];
            node.busy += 1;
            node.visits += 1;
        }
        Some(path)
    }

    /// Which child to look at.
    fn pick(&self, node: &Node<G::Position>) -> Option<usize> {
        let children = self.children(node);
        let open = children.iter().enumerate().filter(|(_, child)| !child.settled);
        if node.kind == Kind::Chance {
            // Each outcome as often as it happens.
            let need = |child: &Node<G::Position>| child.weight as f32 / (child.visits + 1) as f32;
            return open.max_by(|(_, a), (_, b)| need(a).total_cmp(&need(b))).map(|(i, _)| i);
        }
        let sign = if node.kind == Kind::Ours { 1.0 } else { -1.0 };
        let best = children.iter().map(|child| sign * child.value).fold(f32::MIN, f32::max);
        let root = ((node.visits + 1) as f32).sqrt();
        let appeal = |child: &Node<G::Position>| {
            let value = sign * child.value;
            let promise = ((value - best) / TEMPERATURE).exp();
            value + CURIOSITY * TEMPERATURE * promise * root / (child.visits + 1) as f32
                - BUSY * f32::from(child.busy)
        };
        open.map(|(i, child)| (i, appeal(child)))
            .max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))
            .map(|(i, _)| i)
    }

    fn open(&self, finder: &mut Turns<G>, position: &G::Position) -> Opened<G::Position> {
        let (game, judgement) = (self.game, self.judgement);
        match game.turn(position) {
            Turn::Over(_) => Opened { kind: Kind::Leaf, children: Vec::new(), judged: 1 },
            Turn::Chance => {
                let mut outcomes = Vec::new();
                game.chances(position, &mut outcomes);
                let children: Vec<_> = outcomes
                    .into_iter()
                    .map(|(outcome, weight)| {
                        let mut next = *position;
                        game.settle(&mut next, outcome, &mut Silent);
                        (next, judgement.points(game, &next, self.eyes), weight)
                    })
                    .collect();
                let judged = children.len() as u64;
                Opened { kind: Kind::Chance, children, judged }
            }
            Turn::Decision(seat) => {
                finder.find(game, judgement, position, self.eyes, (self.plan.beam.1, self.plan.keep.1));
                let children = finder.ends.iter().map(|end| (end.position, end.value, 1)).collect();
                Opened {
                    kind: if seat == self.eyes { Kind::Ours } else { Kind::Theirs },
                    children,
                    judged: finder.judged,
                }
            }
        }
    }

    /// Puts the children of a leaf into the tree.
    fn grow(&mut self, at: u32, opened: &Opened<G::Position>) {
        let first = self.nodes.len() as u32;
        if opened.children.is_empty() {
            self.nodes[at as usize].settled = true;
            return;
        }
        self.nodes
            .extend(opened.children.iter().map(|(position, value, weight)| leaf(*position, *value, *weight)));
        let node = &mut self.nodes[at as usize];
        node.kind = opened.kind;
        node.first = first;
        node.count = opened.children.len() as u16;
        let over = |child: &Node<G::Position>| matches!(self.game.turn(&child.position), Turn::Over(_));
        let ended: Vec<bool> = self.nodes[first as usize..].iter().map(over).collect();
        for (child, ended) in self.nodes[first as usize..].iter_mut().zip(ended) {
            child.settled = ended;
        }
    }

    /// What a node is worth by its children.
    fn worth(&self, at: u32) -> f32 {
        let node = &self.nodes[at as usize];
        let values = self.children(node).iter().map(|child| child.value);
        match node.kind {
            Kind::Leaf => node.value,
            Kind::Ours => values.fold(f32::MIN, f32::max),
            Kind::Theirs => values.fold(f32::MAX, f32::min),
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

    fn is_settled(&self, at: u32) -> bool {
        let node = &self.nodes[at as usize];
        node.settled || (node.kind != Kind::Leaf && self.children(node).iter().all(|child| child.settled))
    }
}
