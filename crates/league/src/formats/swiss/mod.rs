//! Swiss system: opponents of equal score, nobody twice, grounds balanced. The pairings follow the FIDE (Dutch) system, C.04.3 of the
//! handbook of 2026, with home for white and away for black; criteria are named as there (C1 to C21).
//!
//! Where a score bracket has more candidates than [`bracket`] looks at, the best of those counts; the absolute criteria hold in any case.

mod bracket;
mod candidate;
mod card;
mod colours;
mod matching;

pub use card::Card;

use bracket::Bracket;
use matching::perfect;
use touchline_kernel::Seat;

/// What is known of the round that is due.
#[derive(Debug, Clone, Copy)]
pub struct Due {
    /// The most points that could have been made so far.
    pub most: u32,
    /// Is it the last round? Those with more than half of the points may then have a ground three times in a row.
    pub last: bool,
    /// The ground of odd pairing numbers in their first match.
    pub first: Seat,
}

/// Who meets whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// Home first, the strongest pairs first.
    pub pairs: Vec<(usize, usize)>,
    /// The bye of an odd round: never the same entrant twice.
    pub bye: Option<usize>,
}

/// The players of a round, strongest first, and what the criteria say of two of them.
struct Field<'a> {
    cards: Vec<&'a Card>,
    due: Due,
    /// Does C3 hold? If nothing else is possible it does not: a third match on one ground is better than none.
    grounds_hold: bool,
    /// May two meet who were both moved down? Only if nothing else is possible.
    moved_down_meet: bool,
}

impl Field<'_> {
    fn top_scorer(&self, player: usize) -> bool {
        self.due.last && self.cards[player].score * 2 > self.due.most
    }

    /// C1, C3.
    fn may_meet(&self, a: usize, b: usize) -> bool {
        let (one, other) = (self.cards[a], self.cards[b]);
        a != b
            && !one.has_met(other.entrant)
            && (!self.grounds_hold || !colours::clash(one, other) || self.top_scorer(a) || self.top_scorer(b))
    }

    /// C4: can these be paired among themselves, with a bye for one of `byes` if their number is odd?
    fn complete(&self, players: &[usize], byes: &[usize]) -> bool {
        let n = players.len();
        let odd = n % 2;
        perfect(n + odd, |a, b| match (players.get(a), players.get(b)) {
            (Some(a), Some(b)) => self.may_meet(*a, *b),
            (Some(player), None) | (None, Some(player)) => byes.contains(player),
            (None, None) => false,
        })
        .is_some()
    }
}

/// Pairs a round; nothing if it is impossible without a second meeting.
#[must_use]
pub fn pair(cards: &[Card], due: Due) -> Option<Pairing> {
    let mut cards: Vec<&Card> = cards.iter().collect();
    cards.sort_by_key(|card| (std::cmp::Reverse(card.score), card.entrant));
    let strictest_first = [(true, false), (true, true), (false, false), (false, true)];
    strictest_first.into_iter().find_map(|(grounds_hold, moved_down_meet)| {
        Field { cards: cards.clone(), due, grounds_hold, moved_down_meet }.pair()
    })
}

impl Field<'_> {
    fn pair(&self) -> Option<Pairing> {
        let all: Vec<usize> = (0..self.cards.len()).collect();
        let byes = byes(self, &all)?;
        let mut pairs: Vec<(usize, usize)> = Vec::new();
        let mut moved_down: Vec<usize> = Vec::new();
        let mut left = all.as_slice();
        while let Some(first) = left.first() {
            let score = self.cards[*first].score;
            let size = left.iter().take_while(|player| self.cards[**player].score == score).count();
            let (residents, below) = left.split_at(size);
            let bracket = Bracket { field: self, moved_down: &moved_down, residents, below, byes: &byes };
            let chosen = bracket.best()?;
            pairs.extend(chosen.pairs);
            moved_down = chosen.down;
            left = below;
        }
        let bye = match moved_down.as_slice() {
            [] => None,
            [bye] if byes.contains(bye) => Some(*bye),
            _ => return None,
        };
        let grounds = |(a, b): (usize, usize)| {
            let (home, away) = colours::allot(self.cards[a], self.cards[b], self.due.first);
            (home.entrant, away.entrant)
        };
        pairs.sort_by_key(|(a, b)| (*a.min(b), *a.max(b)));
        let pairs = pairs.into_iter().map(grounds).collect();
        Some(Pairing { pairs, bye: bye.map(|player| self.cards[player].entrant) })
    }
}

/// C2, C5: who may be without an opponent: of those with whom the round can be completed, the ones with the lowest score. Nobody, and
/// no pairing, if it cannot be completed at all.
fn byes(field: &Field<'_>, all: &[usize]) -> Option<Vec<usize>> {
    if all.len().is_multiple_of(2) {
        return field.complete(all, &[]).then(Vec::new);
    }
    let mut may: Vec<usize> = all.iter().copied().filter(|player| !field.cards[*player].barred).collect();
    may.reverse();
    for group in may.chunk_by(|a, b| field.cards[*a].score == field.cards[*b].score) {
        if field.complete(all, group) {
            return Some(group.to_vec());
        }
    }
    None
}
