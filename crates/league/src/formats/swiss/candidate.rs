//! Candidates of a bracket: how good a pairing is, and in which order pairings are looked at (sections 3 and 4 of the Dutch system).

use super::Field;
use super::card::Float;
use super::colours::{Strength, allot, preference};
use touchline_kernel::Seat;

/// C10 to C21, the most important first: less is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Quality([u32; 12]);

/// Where each criterion stands.
mod at {
    pub(super) const TOP_DIFFERENCE: usize = 0;
    pub(super) const TOP_THRICE: usize = 1;
    pub(super) const WISH: usize = 2;
    pub(super) const STRONG_WISH: usize = 3;
    pub(super) const DOWN: [usize; 2] = [4, 6];
    pub(super) const UP: [usize; 2] = [5, 7];
    pub(super) const DOWN_DISTANCE: [usize; 2] = [8, 10];
    pub(super) const UP_DISTANCE: [usize; 2] = [9, 11];
}

impl std::ops::Add for Quality {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }
}

/// What a pair counts.
pub(super) fn of_pair(field: &Field<'_>, a: usize, b: usize) -> Quality {
    let mut quality = Quality::default();
    let (upper, lower) = (field.cards[a.min(b)], field.cards[a.max(b)]);
    let (home, _) = allot(upper, lower, field.due.first);
    let top = field.top_scorer(a) || field.top_scorer(b);
    for card in [upper, lower] {
        let seat = if card.entrant == home.entrant { Seat::Home } else { Seat::Away };
        let (wish, strength) = preference(card);
        if wish.is_some_and(|wish| wish != seat) {
            quality.0[at::WISH] += 1;
            quality.0[at::STRONG_WISH] += u32::from(strength >= Strength::Strong);
        }
        if top {
            let difference = card.difference() + if seat == Seat::Home { 1 } else { -1 };
            quality.0[at::TOP_DIFFERENCE] += u32::from(difference.abs() > 2);
            quality.0[at::TOP_THRICE] += u32::from(card.twice() == Some(seat));
        }
    }
    let distance = upper.score - lower.score;
    if distance > 0 {
        for ago in 0..2 {
            if lower.floated(Float::Up, ago + 1) {
                quality.0[at::UP[ago]] += 1;
                quality.0[at::UP_DISTANCE[ago]] += distance;
            }
            if upper.floated(Float::Down, ago + 1) {
                quality.0[at::DOWN_DISTANCE[ago]] += distance;
            }
        }
    }
    quality
}

/// What a resident counts who is moved down.
pub(super) fn of_downfloater(field: &Field<'_>, player: usize) -> Quality {
    let mut quality = Quality::default();
    for ago in 0..2 {
        quality.0[at::DOWN[ago]] += u32::from(field.cards[player].floated(Float::Down, ago + 1));
    }
    quality
}

/// What one counts who was moved down before, and is again: its opponent will be further below it than any here.
pub(super) fn of_limbo(field: &Field<'_>, player: usize, score_here: u32) -> Quality {
    let mut quality = Quality::default();
    for ago in 0..2 {
        if field.cards[player].floated(Float::Down, ago + 1) {
            quality.0[at::DOWN_DISTANCE[ago]] += field.cards[player].score - score_here + 1;
        }
    }
    quality
}

/// Wishes of a set of players.
#[derive(Debug, Clone, Copy, Default)]
struct Wishes {
    /// By ground.
    all: [i64; 2],
    mild: [i64; 2],
    none: i64,
}

impl Wishes {
    fn of(field: &Field<'_>, players: impl IntoIterator<Item = usize>) -> Self {
        let mut wishes = Self::default();
        for player in players {
            match preference(field.cards[player]) {
                (Some(seat), strength) => {
                    wishes.all[seat as usize] += 1;
                    wishes.mild[seat as usize] += i64::from(strength == Strength::Mild);
                }
                (None, _) => wishes.none += 1,
            }
        }
        wishes
    }
}

fn least(wishes: i64, mild: i64) -> Quality {
    let mut quality = Quality::default();
    quality.0[at::WISH] = wishes.max(0) as u32;
    quality.0[at::STRONG_WISH] = (wishes - mild).max(0) as u32;
    quality
}

/// No pairing of these is better.
pub(super) fn least_of(field: &Field<'_>, players: impl IntoIterator<Item = usize>) -> Quality {
    let wishes = Wishes::of(field, players);
    let more = usize::from(wishes.all[1] > wishes.all[0]);
    let surplus = (wishes.all[more] - wishes.all[1 - more] - wishes.none).max(0);
    least((surplus + 1) / 2, wishes.mild[more])
}

/// No pairing of the ones with the others is better.
pub(super) fn least_between(
    field: &Field<'_>,
    ones: &[usize],
    others: impl IntoIterator<Item = usize>,
) -> Quality {
    let (ones, others) = (Wishes::of(field, ones.iter().copied()), Wishes::of(field, others));
    let lost = |ground: usize| (ones.all[ground] - others.all[1 - ground] - others.none).max(0);
    let mild = |ground: usize| if lost(ground) > 0 { ones.mild[ground] + others.mild[ground] } else { 0 };
    least(lost(0) + lost(1), mild(0) + mild(1))
}

/// All subsets of `size` things, in lexicographic order, at most `most`; none if there are more.
pub(super) fn subsets(things: &[usize], size: usize, most: usize) -> Option<Vec<Vec<usize>>> {
    let mut found = Vec::new();
    let mut chosen: Vec<usize> = (0..size).collect();
    if size > things.len() {
        return Some(found);
    }
    loop {
        if found.len() == most {
            return None;
        }
        found.push(chosen.iter().map(|idx| things[*idx]).collect());
        let Some(i) = (0..size).rev().find(|i| chosen[*i] < things.len() - size + i) else {
            return Some(found);
        };
        chosen[i] += 1;
        for j in i + 1..size {
            chosen[j] = chosen[j - 1] + 1;
        }
    }
}

/// An exchange between the upper and the lower half: who goes down, who comes up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Exchange {
    pub(super) down: Vec<usize>,
    pub(super) up: Vec<usize>,
}

/// Exchanges of `size` players, the first to be tried first: the smallest difference of their places, then the lowest of the upper
/// half, then the highest of the lower. None if there are too many. Players are places in the bracket; `forced` must go down and
/// `fixed` may not come up.
pub(super) fn exchanges(
    upper: &[usize],
    lower: &[usize],
    size: usize,
    floaters: &[usize],
    most: usize,
) -> Option<Vec<Exchange>> {
    let forced = |player: &usize| floaters.contains(player);
    let up_from: Vec<usize> = lower.iter().copied().filter(|player| !forced(player)).collect();
    let downs = subsets(upper, size, most)?;
    let ups = subsets(&up_from, size, most)?;
    let n_forced = upper.iter().filter(|player| forced(player)).count();
    let downs: Vec<Vec<usize>> =
        downs.into_iter().filter(|down| down.iter().filter(|p| forced(p)).count() == n_forced).collect();
    if downs.len() * ups.len() > most {
        return None;
    }
    let mut all: Vec<Exchange> = downs
        .iter()
        .flat_map(|down| ups.iter().map(|up| Exchange { down: down.clone(), up: up.clone() }))
        .collect();
    all.sort_by_cached_key(Exchange::key);
    Some(all)
}

impl Exchange {
    /// The order of exchanges.
    pub(super) fn key(&self) -> Vec<i64> {
        let sum = |players: &[usize]| players.iter().map(|player| *player as i64).sum::<i64>();
        let mut key = vec![self.down.len() as i64, sum(&self.up) - sum(&self.down)];
        key.extend(self.down.iter().rev().map(|player| -(*player as i64)));
        key.extend(self.up.iter().map(|player| *player as i64));
        key
    }
}
