//! A bracket: entrants of one score and those moved down to them, paired as well as can be.

use super::Field;
use super::candidate::{
    Quality, exchanges, least_between, least_of, of_downfloater, of_limbo, of_pair, subsets,
};
use super::matching::perfect;
use std::cell::Cell;
use std::cmp::Ordering;

/// Sets of downfloaters, or exchanges of one size, that are looked at.
const SETS_MAX: usize = 20_000;
/// Partial pairings that are looked at for one set of downfloaters.
const NODES_MAX: u64 = 200_000;

/// Entrants of one score, the ones moved down to them, and all below.
#[derive(Clone, Copy)]
pub(super) struct Bracket<'a> {
    pub(super) field: &'a Field<'a>,
    pub(super) moved_down: &'a [usize],
    pub(super) residents: &'a [usize],
    pub(super) below: &'a [usize],
    pub(super) byes: &'a [usize],
}

/// What a bracket decided.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Chosen {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) down: Vec<usize>,
}

/// A pairing with its quality and its place in the order of candidates.
#[derive(Debug, Clone)]
struct Candidate {
    quality: Quality,
    key: Vec<i64>,
    pairs: Vec<(usize, usize)>,
}

impl Candidate {
    fn better_than(&self, other: Option<&Self>) -> bool {
        other.is_none_or(|other| (self.quality, &self.key) < (other.quality, &other.key))
    }
}

impl Bracket<'_> {
    /// The best pairing; nothing if there is none.
    pub(super) fn best(&self) -> Option<Chosen> {
        let nodes = Cell::new(0);
        let sets = self.downfloaters()?;
        let mut best: Option<(Candidate, Vec<usize>)> = None;
        // The lowest first: they come first in the order of candidates, and what they reach bars the others.
        for down in sets.into_iter().rev() {
            nodes.set(0);
            let found = self.pair_without(&down, best.as_ref().map(|(best, _)| best), &nodes);
            if let Some(candidate) =
                found.filter(|found| found.better_than(best.as_ref().map(|(best, _)| best)))
            {
                best = Some((candidate, down));
            }
        }
        best.map(|(candidate, down)| Chosen { pairs: candidate.pairs, down })
    }

    /// Everybody, the strongest first.
    fn players(&self) -> Vec<usize> {
        self.moved_down.iter().chain(self.residents).copied().collect()
    }

    fn is_moved_down(&self, player: usize) -> bool {
        self.moved_down.contains(&player)
    }

    /// May these meet in this bracket? Those moved down meet residents, as long as that is possible.
    fn may_meet(&self, a: usize, b: usize) -> bool {
        let both = self.is_moved_down(a) && self.is_moved_down(b);
        (!both || self.field.moved_down_meet) && self.field.may_meet(a, b)
    }

    /// Can all but `down` be paired here, and these with all below (C4)?
    fn feasible(&self, down: &[usize]) -> bool {
        let stay: Vec<usize> = self.players().into_iter().filter(|player| !down.contains(player)).collect();
        let rest: Vec<usize> = down.iter().chain(self.below).copied().collect();
        perfect(stay.len(), |a, b| self.may_meet(stay[a], stay[b])).is_some()
            && self.field.complete(&rest, self.byes)
    }

    /// Groups of sets of downfloaters: the fewest first (C6), and of these the lowest scores (C7).
    fn groups(&self) -> impl Iterator<Item = Vec<Vec<usize>>> {
        let players = self.players();
        let most = if self.below.is_empty() { players.len().min(1) } else { players.len() };
        let first = players.len() % 2;
        (first..=most).step_by(2).flat_map(move |size| {
            let scores = |set: &Vec<usize>| -> Vec<u32> {
                let mut scores: Vec<u32> = set.iter().map(|player| self.field.cards[*player].score).collect();
                scores.sort_unstable_by(|a, b| b.cmp(a));
                scores
            };
            let mut sets = subsets(&players, size, SETS_MAX).unwrap_or_default();
            sets.sort_by_cached_key(scores);
            let mut groups: Vec<Vec<Vec<usize>>> = Vec::new();
            for set in sets {
                match groups.last_mut() {
                    Some(group) if scores(&group[0]) == scores(&set) => group.push(set),
                    _ => groups.push(vec![set]),
                }
            }
            groups
        })
    }

    /// The number of downfloaters and their scores that the bracket cannot avoid.
    fn least_down(&self) -> Option<(usize, Vec<u32>)> {
        let first = self.groups().flatten().find(|set| self.feasible(set))?;
        let mut scores: Vec<u32> = first.iter().map(|player| self.field.cards[*player].score).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        Some((first.len(), scores))
    }

    /// The sets of downfloaters that are best by C6 to C9.
    fn downfloaters(&self) -> Option<Vec<Vec<usize>>> {
        let mut sets = self.groups().find_map(|group| {
            let feasible: Vec<Vec<usize>> = group.into_iter().filter(|set| self.feasible(set)).collect();
            (!feasible.is_empty()).then_some(feasible)
        })?;
        if sets.len() > 1 {
            // C8: the next bracket; C9: a bye for who has missed the fewest rounds.
            let cost = |set: &Vec<usize>| {
                let unplayed: u32 = match self.below {
                    [] => set.iter().map(|player| self.field.cards[*player].unplayed).sum(),
                    _ => 0,
                };
                (self.next(set).and_then(|next| next.least_down()), unplayed)
            };
            let costs: Vec<_> = sets.iter().map(cost).collect();
            let least = costs.iter().min().cloned();
            let mut costs = costs.into_iter();
            sets.retain(|_| costs.next() == least);
        }
        Some(sets)
    }

    /// The bracket below, if these are moved down to it.
    fn next<'b>(&'b self, down: &'b [usize]) -> Option<Bracket<'b>> {
        let score = self.field.cards[*self.below.first()?].score;
        let size = self.below.iter().take_while(|player| self.field.cards[**player].score == score).count();
        let (residents, below) = self.below.split_at(size);
        Some(Bracket { field: self.field, moved_down: down, residents, below, byes: self.byes })
    }

    /// The best pairing of all but these. `bar` has to be beaten.
    fn pair_without(&self, down: &[usize], bar: Option<&Candidate>, nodes: &Cell<u64>) -> Option<Candidate> {
        let score_here = self.residents.first().map_or(0, |player| self.field.cards[*player].score);
        let floaters: Quality = down
            .iter()
            .map(|player| match self.is_moved_down(*player) {
                true => of_limbo(self.field, *player, score_here),
                false => of_downfloater(self.field, *player),
            })
            .fold(Quality::default(), std::ops::Add::add);
        let paired: Vec<usize> =
            self.moved_down.iter().copied().filter(|player| !down.contains(player)).collect();
        let key = paired.iter().map(|player| *player as i64).collect();
        let mut search =
            Search { bracket: self, down, paired: &paired, best: bar.cloned(), found: false, nodes };
        let start = Candidate { quality: floaters, key, pairs: Vec::new() };
        search.upper(start);
        if search.found {
            return search.best;
        }
        if bar.is_some() {
            return None;
        }
        // The search gave up before its first candidate: any pairing will do.
        let stay: Vec<usize> = self.players().into_iter().filter(|player| !down.contains(player)).collect();
        let mates = perfect(stay.len(), |a, b| self.may_meet(stay[a], stay[b]))?;
        let pairs: Vec<(usize, usize)> =
            mates.into_iter().enumerate().filter(|(a, b)| a < b).map(|(a, b)| (stay[a], stay[b])).collect();
        let quality =
            pairs.iter().map(|(a, b)| of_pair(self.field, *a, *b)).fold(floaters, std::ops::Add::add);
        Some(Candidate { quality, key: vec![i64::MAX], pairs })
    }
}

/// Looks for the best candidate in the order of candidates.
struct Search<'a> {
    bracket: &'a Bracket<'a>,
    down: &'a [usize],
    /// Those moved down who are to be paired.
    paired: &'a [usize],
    best: Option<Candidate>,
    found: bool,
    nodes: &'a Cell<u64>,
}

impl Search<'_> {
    fn spend(&self) -> bool {
        self.nodes.set(self.nodes.get() + 1);
        self.nodes.get() <= NODES_MAX
    }

    /// Can no candidate of at least this quality, whose key begins so, win?
    fn hopeless(&self, quality: Quality, key: &[i64]) -> bool {
        self.best.as_ref().is_some_and(|best| match quality.cmp(&best.quality) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => key > &best.key[..key.len().min(best.key.len())],
        })
    }

    /// Residents who have no partner yet and are not moved down.
    fn free(&self, pairs: &[(usize, usize)]) -> Vec<usize> {
        let taken = |player: &usize| pairs.iter().any(|(_, partner)| partner == player);
        self.bracket.residents.iter().copied().filter(|player| !taken(player)).collect()
    }

    /// Gives the next of those moved down a partner, the strongest possible first; then pairs the rest.
    fn upper(&mut self, candidate: Candidate) {
        let field = self.bracket.field;
        let free = self.free(&candidate.pairs);
        let Some(player) = self.paired.get(candidate.pairs.len()) else {
            return self.rest(&candidate, &free);
        };
        let left = || free.iter().copied().filter(|player| !self.down.contains(player));
        let partners: Vec<usize> =
            left().filter(|partner| self.bracket.may_meet(*player, *partner)).collect();
        for partner in partners {
            if !self.spend() {
                return;
            }
            let quality = candidate.quality + of_pair(field, *player, partner);
            let waiting = self.paired[candidate.pairs.len() + 1..].iter().copied();
            let least = least_of(
                field,
                free.iter().copied().filter(|p| *p != partner && !self.down.contains(p)).chain(waiting),
            );
            let mut next = candidate.clone();
            next.quality = quality;
            next.key.push(partner as i64);
            if self.hopeless(quality + least, &next.key) {
                continue;
            }
            next.pairs.push((*player, partner));
            self.upper(next);
        }
    }

    /// Pairs residents among themselves: the upper half with the lower, exchanges between the halves where that is not good enough.
    fn rest(&mut self, candidate: &Candidate, free: &[usize]) {
        let field = self.bracket.field;
        let stay: Vec<usize> = free.iter().copied().filter(|player| !self.down.contains(player)).collect();
        if perfect(stay.len(), |a, b| field.may_meet(stay[a], stay[b])).is_none() {
            return;
        }
        let least = candidate.quality + least_of(field, stay.iter().copied());
        let (upper, lower) = free.split_at(stay.len() / 2);
        let floaters: Vec<usize> = free.iter().copied().filter(|player| self.down.contains(player)).collect();
        for size in 0..=upper.len() {
            let Some(all) = exchanges(upper, lower, size, &floaters, SETS_MAX) else { return };
            for exchange in all {
                let mut start = candidate.clone();
                start.key.extend(exchange.key());
                if self.hopeless(least, &start.key) || !self.spend() {
                    return;
                }
                let mut ones: Vec<usize> = upper
                    .iter()
                    .filter(|p| !exchange.down.contains(p))
                    .chain(&exchange.up)
                    .copied()
                    .collect();
                let mut others: Vec<usize> = lower
                    .iter()
                    .filter(|p| !exchange.up.contains(p))
                    .chain(&exchange.down)
                    .copied()
                    .filter(|player| !self.down.contains(player))
                    .collect();
                ones.sort_unstable();
                others.sort_unstable();
                self.transpose(&ones, &others, start);
            }
        }
    }

    /// Gives each of the ones one of the others, in lexicographic order.
    fn transpose(&mut self, ones: &[usize], others: &[usize], candidate: Candidate) {
        let field = self.bracket.field;
        let Some((one, later)) = ones.split_first() else {
            if candidate.better_than(self.best.as_ref()) {
                self.best = Some(candidate);
                self.found = true;
            }
            return;
        };
        for (idx, other) in others.iter().enumerate() {
            if !field.may_meet(*one, *other) {
                continue;
            }
            if !self.spend() {
                return;
            }
            let quality = candidate.quality + of_pair(field, *one, *other);
            let left: Vec<usize> = others.iter().copied().filter(|player| player != other).collect();
            let mut next = candidate.clone();
            next.quality = quality;
            next.key.push(others[idx] as i64);
            next.pairs.push((*one, *other));
            let partnered = later.iter().all(|one| left.iter().any(|other| field.may_meet(*one, *other)));
            let least = quality + least_between(field, later, left.iter().copied());
            if !partnered || self.hopeless(least, &next.key) {
                continue;
            }
            self.transpose(later, &left, next);
        }
    }
}
