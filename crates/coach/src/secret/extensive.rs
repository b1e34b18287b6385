//! Games in extensive form, small enough for the whole tree: CFR+ (regret matching) towards an equilibrium, exact best responses and
//! exploitability.
//!
//! An *information set* is all that a seat has seen so far. A strategy gives each of its actions a probability; positions that a seat
//! cannot tell apart share one.

use crate::judgement::judged::Judged;
use rustc_hash::FxHashMap;
use touchline_kernel::{BySeat, Seat, Silent, Step, Turn, Viewer};

/// Where a game may begin, how often, and what each seat has seen of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Root<P> {
    pub position: P,
    pub weight: f64,
    pub seen: BySeat<u64>,
}

#[derive(Debug, Clone, Copy)]
enum Kind {
    /// Points for home.
    Over(f64),
    /// Children with their chances.
    Chance,
    /// A seat picks, by this information set.
    Decision(Seat, u32),
}

#[derive(Debug, Clone, Copy)]
struct Node {
    kind: Kind,
    first: u32,
    n: u32,
}

/// All that a seat knows at one of its decisions.
#[derive(Debug, Clone, Copy)]
struct InformationSet {
    seat: Seat,
    /// Its actions, from here on in every list by action.
    first: u32,
    n: u32,
}

/// For each action of each information set a number: a strategy if they are shares.
pub(crate) type ByAction = Vec<f64>;

/// A whole game.
#[derive(Debug)]
pub(crate) struct Extensive {
    nodes: Vec<Node>,
    /// The children of each node one after the other, with their chances under a chance.
    children: Vec<(u32, f64)>,
    information_sets: Vec<InformationSet>,
    /// The nodes of each information set.
    members: Vec<Vec<u32>>,
    n_actions: usize,
}

/// A game in extensive form as plain lists: one entry for each node, and the children of all nodes one after the other.
#[derive(Debug, Clone)]
pub struct Tree {
    /// 0 and 1 a seat, 2 chance, 3 over.
    pub kind: Vec<u8>,
    /// Where a match is over, points for home.
    pub points: Vec<f64>,
    /// Where a seat decides, its information set.
    pub set: Vec<u32>,
    /// Where a node's children begin in `child` and `share`.
    pub first: Vec<u32>,
    /// How many it has.
    pub n: Vec<u32>,
    /// The children.
    pub child: Vec<u32>,
    /// Under chance, their probabilities.
    pub share: Vec<f64>,
}

/// A game that is too large to be solved here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooLarge;

struct Builder<'a, G: Judged, F> {
    game: &'a G,
    most: usize,
    tree: Extensive,
    known: FxHashMap<(Seat, u64), u32>,
    /// What an action looks like at first sight, summed over the positions of its information set by how often they come about.
    looks: ByAction,
    look: F,
}

impl Extensive {
    /// Grows the whole tree, unless it has more than `most` nodes. `look` values the position after each action for the seat that
    /// took it; the means of these values over each information set are returned beside the tree.
    pub fn grow<G: Judged>(
        game: &G,
        roots: &[Root<G::Position>],
        most: usize,
        look: impl FnMut(&G::Position, Seat) -> f64,
    ) -> Result<(Self, ByAction), TooLarge> {
        let tree = Self {
            nodes: Vec::new(),
            children: Vec::new(),
            information_sets: Vec::new(),
            members: Vec::new(),
            n_actions: 0,
        };
        let mut builder = Builder { game, most, tree, known: FxHashMap::default(), looks: Vec::new(), look };
        let total: f64 = roots.iter().map(|root| root.weight).sum();
        builder.tree.nodes.push(Node { kind: Kind::Chance, first: 0, n: 0 });
        let mut children = Vec::new();
        for root in roots {
            let share = root.weight / total;
            children.push((builder.build(&root.position, root.seen, share)?, share));
        }
        builder.tree.adopt(0, children);
        Ok((builder.tree, builder.looks))
    }

    fn adopt(&mut self, node: u32, children: Vec<(u32, f64)>) {
        let node = &mut self.nodes[node as usize];
        node.first = self.children.len() as u32;
        node.n = children.len() as u32;
        self.children.extend(children);
    }

    /// The whole game as plain lists, for other people's solvers.
    pub fn spread_out(&self) -> Tree {
        let kind = |node: &Node| match node.kind {
            Kind::Decision(seat, _) => seat as u8,
            Kind::Chance => 2,
            Kind::Over(_) => 3,
        };
        let points = |node: &Node| if let Kind::Over(points) = node.kind { points } else { 0.0 };
        let set = |node: &Node| if let Kind::Decision(_, set) = node.kind { set } else { 0 };
        Tree {
            kind: self.nodes.iter().map(kind).collect(),
            points: self.nodes.iter().map(points).collect(),
            set: self.nodes.iter().map(set).collect(),
            first: self.nodes.iter().map(|node| node.first).collect(),
            n: self.nodes.iter().map(|node| node.n).collect(),
            child: self.children.iter().map(|(child, _)| *child).collect(),
            share: self.children.iter().map(|(_, share)| *share).collect(),
        }
    }

    /// A strategy by information set.
    pub fn by_set(&self, strategy: &ByAction) -> Vec<Vec<f64>> {
        self.information_sets.iter().map(|set| strategy[set.range()].to_vec()).collect()
    }

    /// Nodes and information_sets.
    pub fn size(&self) -> (usize, usize) {
        (self.nodes.len(), self.information_sets.len())
    }

    /// The strategy that always takes the action with the highest number, the first of several.
    pub fn pure(&self, looks: &ByAction) -> ByAction {
        let mut strategy = vec![0.0; self.n_actions];
        for set in &self.information_sets {
            let range = set.range();
            let best = looks[range.clone()]
                .iter()
                .enumerate()
                .fold((0, f64::MIN), |best, (idx, look)| if *look > best.1 { (idx, *look) } else { best });
            strategy[range.start + best.0] = 1.0;
        }
        strategy
    }

    /// Shares in proportion to numbers that are not negative; all alike where all are 0.
    fn shares(&self, numbers: &ByAction) -> ByAction {
        let mut shares = numbers.clone();
        for set in &self.information_sets {
            let part = &mut shares[set.range()];
            let sum: f64 = part.iter().sum();
            let even = 1.0 / part.len() as f64;
            part.iter_mut().for_each(|share| *share = if sum > 0.0 { *share / sum } else { even });
        }
        shares
    }

    /// Counterfactual regret minimisation, CFR+ with linear averaging: the strategy played on average.
    pub fn solve(&self, rounds: u32) -> ByAction {
        let mut regrets = vec![0.0; self.n_actions];
        let mut average = vec![0.0; self.n_actions];
        for round in 1..=rounds {
            for seat in Seat::BOTH {
                let current = self.shares(&regrets);
                let mut pass = Pass {
                    tree: self,
                    seat,
                    current: &current,
                    regrets: &mut regrets,
                    average: &mut average,
                    weight: f64::from(round),
                };
                pass.walk(0, 1.0, 1.0);
                regrets.iter_mut().for_each(|regret| *regret = regret.max(0.0));
            }
        }
        self.shares(&average)
    }

    /// What the best answer to a strategy gets, for the seat that answers.
    pub fn best_answer(&self, strategy: &ByAction, seat: Seat) -> f64 {
        let mut reach = vec![0.0; self.nodes.len()];
        self.spread(0, 1.0, strategy, seat, &mut reach);
        let mut answer = Answer {
            tree: self,
            seat,
            strategy,
            reach,
            choice: vec![None; self.information_sets.len()],
            values: vec![f64::NAN; self.nodes.len()],
        };
        answer.value(0)
    }

    /// How much more than its due the best answers get from a strategy, for either seat on average: 0 for perfect play.
    pub fn exploitability(&self, strategy: &ByAction) -> f64 {
        let gains: f64 = Seat::BOTH.into_iter().map(|seat| self.best_answer(strategy, seat)).sum();
        (gains - 1.0) / 2.0
    }

    /// How likely each node is, as far as chance and the seat that does not answer decide.
    fn spread(&self, node: u32, chance: f64, strategy: &ByAction, seat: Seat, reach: &mut [f64]) {
        reach[node as usize] = chance;
        let here = self.nodes[node as usize];
        for (idx, (child, share)) in self.children_of(&here).iter().enumerate() {
            let share = match here.kind {
                Kind::Decision(by, _) if by == seat => 1.0,
                Kind::Decision(_, set) => strategy[self.information_sets[set as usize].first as usize + idx],
                _ => *share,
            };
            self.spread(*child, chance * share, strategy, seat, reach);
        }
    }

    fn children_of(&self, node: &Node) -> &[(u32, f64)] {
        &self.children[node.first as usize..(node.first + node.n) as usize]
    }
}

impl InformationSet {
    fn range(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.n) as usize
    }
}

impl<G: Judged, F: FnMut(&G::Position, Seat) -> f64> Builder<'_, G, F> {
    /// Plants a position and all that follows.
    fn build(&mut self, position: &G::Position, seen: BySeat<u64>, reach: f64) -> Result<u32, TooLarge> {
        if self.tree.nodes.len() >= self.most {
            return Err(TooLarge);
        }
        let node = self.tree.nodes.len() as u32;
        let kind = match self.game.turn(position) {
            Turn::Over(finish) => Kind::Over(match finish.winner {
                Some(Seat::Home) => 1.0,
                Some(Seat::Away) => 0.0,
                None => 0.5,
            }),
            Turn::Chance => Kind::Chance,
            Turn::Decision(seat) => Kind::Decision(seat, 0),
        };
        self.tree.nodes.push(Node { kind, first: 0, n: 0 });
        let mut children = Vec::new();
        match kind {
            Kind::Over(_) => {}
            Kind::Chance => {
                let mut outcomes = Vec::new();
                self.game.chances(position, &mut outcomes);
                let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
                let mut alike: Vec<(u64, G::Outcome, f64)> = Vec::new();
                for (outcome, weight) in outcomes {
                    let token = self.game.token(position, Step::Outcome(outcome));
                    match alike.iter_mut().find(|other| other.0 == token) {
                        Some(other) => other.2 += f64::from(weight) / total,
                        None => alike.push((token, outcome, f64::from(weight) / total)),
                    }
                }
                for (_, outcome, share) in alike {
                    let mut next = *position;
                    self.game.settle(&mut next, outcome, &mut Silent);
                    let seen = self.see(position, seen, Step::Outcome(outcome));
                    children.push((self.build(&next, seen, reach * share)?, share));
                }
            }
            Kind::Decision(seat, _) => {
                let mut actions = Vec::new();
                self.game.list(position, &mut actions);
                let mut tokens = Vec::new();
                actions.retain(|action| {
                    let token = self.game.token(position, Step::Action(seat, *action));
                    let new = !tokens.contains(&token);
                    tokens.push(token);
                    new
                });
                let set = self.set_of(seat, seen[seat], actions.len());
                self.tree.nodes[node as usize].kind = Kind::Decision(seat, set);
                self.tree.members[set as usize].push(node);
                let first = self.tree.information_sets[set as usize].first as usize;
                let share = 1.0 / actions.len() as f64;
                for (idx, action) in actions.into_iter().enumerate() {
                    let mut next = *position;
                    self.game.apply(&mut next, action, &mut Silent);
                    self.looks[first + idx] += reach * (self.look)(&next, seat);
                    let seen = self.see(position, seen, Step::Action(seat, action));
                    children.push((self.build(&next, seen, reach * share)?, 0.0));
                }
            }
        }
        self.tree.adopt(node, children);
        Ok(node)
    }

    /// What each seat has seen after a step.
    fn see(&self, position: &G::Position, seen: BySeat<u64>, step: Step<G>) -> BySeat<u64> {
        let audience = self.game.audience(position, step);
        BySeat::from_fn(|seat| {
            let read = audience.includes(Viewer::Seat(seat));
            let token = if read { self.game.token(position, step) } else { 0 };
            // Any good mixing of what was seen before with what is seen now.
            let mixed =
                (seen[seat] ^ token.wrapping_mul(0xD6E8_FEB8_6659_FD93)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            mixed ^ mixed >> 29
        })
    }

    fn set_of(&mut self, seat: Seat, seen: u64, n: usize) -> u32 {
        let tree = &mut self.tree;
        let looks = &mut self.looks;
        let found = *self.known.entry((seat, seen)).or_insert_with(|| {
            let first = tree.n_actions as u32;
            tree.information_sets.push(InformationSet { seat, first, n: n as u32 });
            tree.members.push(Vec::new());
            tree.n_actions += n;
            looks.resize(tree.n_actions, 0.0);
            tree.information_sets.len() as u32 - 1
        });
        debug_assert_eq!(tree.information_sets[found as usize].n as usize, n, "a seat knows what it may do");
        debug_assert_eq!(tree.information_sets[found as usize].seat, seat);
        found
    }
}

/// One walk through the tree that updates the regrets of one seat.
struct Pass<'a> {
    tree: &'a Extensive,
    seat: Seat,
    current: &'a ByAction,
    regrets: &'a mut ByAction,
    average: &'a mut ByAction,
    weight: f64,
}

impl Pass<'_> {
    /// Points for the seat. `own` and `other` are how far its own choices, and everything else, let it come here.
    fn walk(&mut self, node: u32, own: f64, other: f64) -> f64 {
        let tree = self.tree;
        let here = &tree.nodes[node as usize];
        match here.kind {
            Kind::Over(home) => match self.seat {
                Seat::Home => home,
                Seat::Away => 1.0 - home,
            },
            Kind::Chance => {
                let children = tree.children_of(here).iter();
                children.map(|(child, share)| share * self.walk(*child, own, other * share)).sum()
            }
            Kind::Decision(by, set) => {
                let first = tree.information_sets[set as usize].first as usize;
                let mine = by == self.seat;
                // Where the others never lead, the own average still counts.
                if other == 0.0 && own == 0.0 {
                    return 0.0;
                }
                let mut values = [0.0; ACTIONS_MAX];
                let mut mean = 0.0;
                for (idx, (child, _)) in tree.children_of(here).iter().enumerate() {
                    let share = self.current[first + idx];
                    let value = if mine {
                        self.walk(*child, own * share, other)
                    } else {
                        self.walk(*child, own, other * share)
                    };
                    values[idx.min(ACTIONS_MAX - 1)] = value;
                    mean += share * value;
                }
                if mine {
                    for (idx, value) in values[..(here.n as usize).min(ACTIONS_MAX)].iter().enumerate() {
                        self.regrets[first + idx] += other * (value - mean);
                        self.average[first + idx] += self.weight * own * self.current[first + idx];
                    }
                }
                mean
            }
        }
    }
}

/// More actions than any information set of a game that is small enough.
const ACTIONS_MAX: usize = 64;

/// The best answer to a strategy, found from the end of the game.
struct Answer<'a> {
    tree: &'a Extensive,
    seat: Seat,
    strategy: &'a ByAction,
    /// How likely each node is but for the own choices.
    reach: Vec<f64>,
    choice: Vec<Option<u32>>,
    values: Vec<f64>,
}

impl Answer<'_> {
    fn value(&mut self, node: u32) -> f64 {
        let known = self.values[node as usize];
        if !known.is_nan() {
            return known;
        }
        let tree = self.tree;
        let here = &tree.nodes[node as usize];
        let children = tree.children_of(here);
        let value = match here.kind {
            Kind::Over(home) if self.seat == Seat::Home => home,
            Kind::Over(home) => 1.0 - home,
            Kind::Chance => children.iter().map(|(child, share)| share * self.value(*child)).sum(),
            Kind::Decision(by, set) if by == self.seat => {
                let choice = self.choose(set);
                self.value(children[choice as usize].0)
            }
            Kind::Decision(_, set) => {
                let first = tree.information_sets[set as usize].first as usize;
                let mut sum = 0.0;
                for (idx, (child, _)) in children.iter().enumerate() {
                    let share = self.strategy[first + idx];
                    if share > 0.0 {
                        sum += share * self.value(*child);
                    }
                }
                sum
            }
        };
        self.values[node as usize] = value;
        value
    }

    /// The action that is best over all positions that the information set may be.
    fn choose(&mut self, set: u32) -> u32 {
        if let Some(choice) = self.choice[set as usize] {
            return choice;
        }
        let tree = self.tree;
        let mut best = (f64::MIN, 0);
        for idx in 0..tree.information_sets[set as usize].n {
            let mut sum = 0.0;
            for node in &tree.members[set as usize] {
                let reach = self.reach[*node as usize];
                if reach > 0.0 {
                    sum += reach * self.value(tree.children_of(&tree.nodes[*node as usize])[idx as usize].0);
                }
            }
            if sum > best.0 {
                best = (sum, idx);
            }
        }
        self.choice[set as usize] = Some(best.1);
        best.1
    }
}
