//! Best-first expectation over whole turns.
//!
//! A node is a position between turns. Where a seat decides, its children are the ends of its turns, merged and judged; where
//! chance decides, its children are all outcomes. A node is worth the best child for whoever decides, or the mean over chance, so
//! that what is known below is known above at once. The leaf that is opened next is the one to which the choices above lead, by value
//! and by how little they have been looked at. Several are on their way at a time, and are put into the tree in the order in which
//! they were picked, so that the tree is the same on any number of cores and no core waits for another.

use crate::budget::{Budget, Meter, Used};
use crate::judgement::judged::Judged;
use crate::judgement::{Judgement, decides};
use crate::search::turns::Turns;
use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::Instant;
use touchline_kernel::{Seat, Silent, Turn};

/// How many leaves are on their way at a time. Fixed, so that a budget in nodes gives the same decision on any number of cores.
const AHEAD: usize = 8;
/// What the tree may take. With the buffers for finding turns a search stays below 64 MB.
const BYTES_MAX: usize = 40 << 20;
/// How much a little-visited turn is worth trying.
const CURIOSITY: f32 = 0.25;
/// How quickly turns that look worse are tried less, in points.
const TEMPERATURE: f32 = 0.04;
/// What a leaf that is just being opened counts less, so that the next ones are looked for elsewhere.
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
    nodes: Vec<Node<G::Position>>,
}

/// What it takes to open a leaf; nothing of it changes.
struct Opener<'a, G: Judged> {
    game: &'a G,
    judgement: &'a Judgement<G>,
    eyes: Seat,
    /// Unfinished turns followed, and finished ones kept.
    width: (usize, usize),
    /// After this nobody needs what is still being opened.
    until: Option<Instant>,
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
    turns.until = meter.until();
    turns.find_on(plan.threads, game, judgement, from, eyes, (plan.beam.0, plan.keep.0));
    meter.nodes += turns.judged;
    let mut tree = Tree { game, nodes: Vec::new() };
    tree.nodes.push(leaf(*from, 0.5, 0));
    let children = turns.ends.iter().map(|end| (end.position, end.value, 1)).collect();
    tree.grow(0, &Opened { kind: Kind::Ours, children, judged: 0 });
    tree.nodes[0].value = tree.worth(0);
    if turns.ends.len() > 1 {
        let width = (plan.beam.1, plan.keep.1);
        let opener = Opener { game, judgement, eyes, width, until: meter.until() };
        match plan.threads {
            Some(pool) => {
                let desk = Desk::default();
                pool.in_place_scope(|scope| {
                    for _ in 1..pool.current_num_threads() {
                        scope.spawn(|_| desk.work(&opener));
                    }
                    let mut crew = Crew {
                        opener: &opener,
                        finder: Turns::default(),
                        desk: &desk,
                        due: VecDeque::with_capacity(AHEAD),
                    };
                    tree.search(&opener, &mut crew, &mut meter);
                });
            }
            None => {
                let mut alone = Alone { opener: &opener, finder: Turns::default(), done: VecDeque::new() };
                tree.search(&opener, &mut alone, &mut meter);
            }
        }
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
    const NODES_MAX: usize = BYTES_MAX / size_of::<Node<G::Position>>();

    fn children(&self, node: &Node<G::Position>) -> &[Node<G::Position>] {
        &self.nodes[node.first as usize..node.first as usize + usize::from(node.count)]
    }

    /// Opens leaves until the time is up or nothing is left to find out.
    fn search(&mut self, opener: &Opener<'_, G>, hands: &mut impl Hands<G::Position>, meter: &mut Meter<'_>) {
        let mut under_way: VecDeque<Vec<u32>> = VecDeque::with_capacity(AHEAD);
        loop {
            while under_way.len() < AHEAD && !meter.is_over() && self.nodes.len() < Self::NODES_MAX {
                // None: first what is on its way must come in.
                let Some(path) = self.descend() else { break };
                let leaf = self.nodes[path[path.len() - 1] as usize].position;
                if decides(self.game, &leaf).is_some() {
                    hands.give(leaf);
                    under_way.push_back(path);
                } else {
                    // The outcomes of a chance are quickly listed: not worth sending round.
                    self.put(&path, &opener.roll(&leaf), meter);
                }
            }
            let Some(path) = under_way.pop_front() else { return };
            // By the clock nothing is waited for once the time is up.
            let Some(opened) = hands.take(!meter.is_late()) else { return };
            self.put(&path, &opened, meter);
        }
    }

    /// Puts an opened leaf into the tree, and what it says into all above it.
    fn put(&mut self, path: &[u32], opened: &Opened<G::Position>, meter: &mut Meter<'_>) {
        meter.nodes += opened.judged;
        self.grow(path[path.len() - 1], opened);
        for at in path.iter().rev() {
            let (value, settled) = (self.worth(*at), self.is_settled(*at));
            let node = &mut self.nodes[*at as usize];
            node.busy = node.busy.saturating_sub(1);
            node.value = value;
            node.settled |= settled;
        }
    }

    /// The way to the leaf that is most worth opening; none if the best one is being opened already.
    fn descend(&mut self) -> Option<Vec<u32>> {
        if self.nodes[0].settled {
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

    /// Puts the children of a leaf into the tree.
    fn grow(&mut self, at: u32, opened: &Opened<G::Position>) {
        let first = self.nodes.len() as u32;
        if opened.children.is_empty() {
            self.nodes[at as usize].settled = true;
            return;
        }
        let more = opened.children.len();
        if self.nodes.len() + more > self.nodes.capacity() {
            // Twice as much as before; from a quarter of what is allowed to all of it at once, because a tree that moves is there twice.
            // What is on its way when the tree is full still finds room.
            let len = self.nodes.len();
            let room =
                if len < Self::NODES_MAX / 4 { 2 * len } else { Self::NODES_MAX + Self::NODES_MAX / 32 };
            self.nodes.reserve_exact(room.saturating_sub(len).max(more));
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

impl<G: Judged> Opener<'_, G> {
    /// All outcomes of a chance; nothing, where the match is over.
    fn roll(&self, position: &G::Position) -> Opened<G::Position> {
        let mut outcomes = Vec::new();
        self.game.chances(position, &mut outcomes);
        let after = |(outcome, weight)| {
            let mut next = *position;
            self.game.settle(&mut next, outcome, &mut Silent);
            (next, self.judgement.points(self.game, &next, self.eyes), weight)
        };
        let children: Vec<_> = outcomes.into_iter().map(after).collect();
        let judged = children.len().max(1) as u64;
        Opened { kind: Kind::Chance, children, judged }
    }

    /// The turns of whoever decides; none, if there was no time to find them.
    fn open(&self, finder: &mut Turns<G>, position: &G::Position) -> Option<Opened<G::Position>> {
        (finder.until, finder.needed) = (self.until, false);
        if finder.is_late() {
            return None;
        }
        finder.find(self.game, self.judgement, position, self.eyes, self.width);
        let kind = if decides(self.game, position) == Some(self.eyes) { Kind::Ours } else { Kind::Theirs };
        let children = finder.ends.iter().map(|end| (end.position, end.value, 1)).collect();
        (!finder.is_late()).then_some(Opened { kind, children, judged: finder.judged })
    }
}

/// Whoever opens leaves: they come back in the order in which they were given.
trait Hands<P> {
    fn give(&mut self, leaf: P);
    /// The one that was given first; none if none was, if there was no time to open it, or if it is not back and is not waited for.
    fn take(&mut self, wait: bool) -> Option<Opened<P>>;
}

/// One core does everything.
struct Alone<'a, G: Judged> {
    opener: &'a Opener<'a, G>,
    finder: Turns<G>,
    done: VecDeque<Option<Opened<G::Position>>>,
}

impl<G: Judged> Hands<G::Position> for Alone<'_, G> {
    fn give(&mut self, leaf: G::Position) {
        self.done.push_back(self.opener.open(&mut self.finder, &leaf));
    }

    fn take(&mut self, _: bool) -> Option<Opened<G::Position>> {
        self.done.pop_front().flatten()
    }
}

/// Several cores open leaves; the one that keeps the tree lends a hand while it waits.
struct Crew<'a, G: Judged> {
    opener: &'a Opener<'a, G>,
    finder: Turns<G>,
    desk: &'a Desk<G::Position>,
    /// Where each leaf that was given comes back.
    due: VecDeque<mpsc::Receiver<Opened<G::Position>>>,
}

impl<G: Judged> Hands<G::Position> for Crew<'_, G> {
    fn give(&mut self, leaf: G::Position) {
        let (back, due) = mpsc::sync_channel(1);
        self.desk.tray().given.push_back(Given { leaf, back });
        self.desk.given.notify_one();
        self.due.push_back(due);
    }

    fn take(&mut self, wait: bool) -> Option<Opened<G::Position>> {
        let due = self.due.pop_front()?;
        loop {
            match due.try_recv() {
                Ok(opened) => return Some(opened),
                Err(mpsc::TryRecvError::Empty) if wait => {}
                Err(_) => return None,
            }
            // In a statement of its own: the tray is free while the leaf is opened.
            let given = self.desk.tray().given.pop_front();
            match (given, self.opener.until) {
                (Some(given), _) => given.open(self.opener, &mut self.finder),
                (None, Some(until)) => {
                    return due.recv_timeout(until.saturating_duration_since(Instant::now())).ok();
                }
                (None, None) => return due.recv().ok(),
            }
        }
    }
}

impl<G: Judged> Drop for Crew<'_, G> {
    fn drop(&mut self) {
        let mut tray = self.desk.tray();
        tray.given.clear();
        tray.over = true;
        self.desk.given.notify_all();
    }
}

/// Where leaves wait for somebody to open them.
struct Desk<P> {
    tray: Mutex<Tray<P>>,
    given: Condvar,
}

struct Tray<P> {
    given: VecDeque<Given<P>>,
    over: bool,
}

/// A leaf to be opened, and where it is to come back. If it does not, its way back is closed.
struct Given<P> {
    leaf: P,
    back: mpsc::SyncSender<Opened<P>>,
}

impl<P> Default for Desk<P> {
    fn default() -> Self {
        Self {
            tray: Mutex::new(Tray { given: VecDeque::with_capacity(AHEAD), over: false }),
            given: Condvar::new(),
        }
    }
}

impl<P: Copy> Desk<P> {
    fn tray(&self) -> MutexGuard<'_, Tray<P>> {
        self.tray.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens what is given until the search is over.
    fn work<G: Judged<Position = P>>(&self, opener: &Opener<'_, G>) {
        let mut finder = Turns::default();
        loop {
            let mut tray = self.tray();
            let given = loop {
                if tray.over {
                    return;
                }
                match tray.given.pop_front() {
                    Some(given) => break given,
                    None => tray = self.given.wait(tray).unwrap_or_else(PoisonError::into_inner),
                }
            };
            drop(tray);
            given.open(opener, &mut finder);
        }
    }
}

impl<P: Copy> Given<P> {
    fn open<G: Judged<Position = P>>(self, opener: &Opener<'_, G>, finder: &mut Turns<G>) {
        if let Some(opened) = opener.open(finder, &self.leaf) {
            // Nobody waits for it any more when a search is over.
            let _ = self.back.send(opened);
        }
    }
}
