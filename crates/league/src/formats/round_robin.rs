//! Round robin: everybody meets everybody.

use super::Schedule;

/// The pairs of each round, home first, by place in the pool. An odd one out rests. With an even number of meetings everybody is at
/// home equally often; with an odd number of matches the difference is one.
pub(crate) fn rounds(n: usize, meetings: u8, schedule: Schedule) -> Vec<Vec<(usize, usize)>> {
    let first = match schedule {
        Schedule::Canonical => canonical(n),
        Schedule::Circle => circle(n),
    };
    let swapped = |round: &Vec<(usize, usize)>| round.iter().map(|(home, away)| (*away, *home)).collect();
    let mut all = Vec::with_capacity(first.len() * usize::from(meetings));
    for meeting in 0..meetings {
        if meeting % 2 == 0 {
            all.extend(first.iter().cloned());
        } else {
            all.extend(first.iter().map(swapped));
        }
    }
    all
}

/// The canonical factorisation (Kirkman's pairs with de Werra's grounds): the last of an even number stays, the others stand on a
/// circle, and in round r those equally far from r meet. Grounds alternate but for one break at most.
fn canonical(n: usize) -> Vec<Vec<(usize, usize)>> {
    let seats = n + n % 2;
    let circle = seats.saturating_sub(1);
    let round = |r: usize| {
        let stays = if r.is_multiple_of(2) { (r, circle) } else { (circle, r) };
        let across = (1..seats / 2).map(|k| {
            let (up, down) = ((r + k) % circle, (r + circle - k) % circle);
            if k % 2 == 1 { (up, down) } else { (down, up) }
        });
        std::iter::once(stays).chain(across).filter(|(home, away)| (*home).max(*away) < n).collect()
    };
    (0..circle).map(round).collect()
}

/// The schedule of files of version 1, which hold results in its order.
fn circle(n: usize) -> Vec<Vec<(usize, usize)>> {
    let seats = n + n % 2;
    let round = |round: usize| {
        let at = |seat: usize| if seat == 0 { 0 } else { 1 + (seat - 1 + round) % (seats - 1) };
        let pair = |i: usize| {
            let (one, other) = (at(i), at(seats - 1 - i));
            let turned = if i == 0 { round % 2 == 1 } else { i % 2 == 1 };
            if turned { (other, one) } else { (one, other) }
        };
        (0..seats / 2).map(pair).filter(|(home, away)| (*home).max(*away) < n).collect()
    };
    (0..seats.saturating_sub(1)).map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn check(n: usize, meetings: u8, schedule: Schedule, unbalanced_by: i32) {
        let all = rounds(n, meetings, schedule);
        let mut pairs = BTreeMap::new();
        let mut at_home = vec![0_i32; n];
        for round in &all {
            let mut busy = vec![false; n];
            for (home, away) in round {
                assert_ne!(home, away);
                *pairs.entry((home.min(away), home.max(away))).or_insert(0) += 1;
                for side in [home, away] {
                    assert!(!std::mem::replace(&mut busy[*side], true), "{n}: twice in a round");
                }
                at_home[*home] += 1;
                at_home[*away] -= 1;
            }
            assert_eq!(busy.iter().filter(|busy| !**busy).count(), n % 2, "{n}: only an odd one rests");
        }
        assert_eq!(pairs.len(), n * (n - 1) / 2);
        assert!(pairs.values().all(|times| *times == i32::from(meetings)), "{n}: {pairs:?}");
        assert!(at_home.iter().all(|more| more.abs() <= unbalanced_by), "{n} {schedule:?}: {at_home:?}");
    }

    #[test]
    fn everybody_meets_everybody_and_grounds_are_balanced() {
        for n in 2..=33 {
            check(n, 1, Schedule::Canonical, i32::from(n % 2 == 0));
            check(n, 2, Schedule::Canonical, 0);
            check(n, 3, Schedule::Canonical, i32::from(n % 2 == 0));
            check(n, 1, Schedule::Circle, 2);
            check(n, 2, Schedule::Circle, 0);
        }
    }

    #[test]
    fn grounds_alternate_with_one_break_at_most() {
        for n in 3..=33 {
            for entrant in 0..n {
                let grounds: Vec<bool> = rounds(n, 1, Schedule::Canonical)
                    .iter()
                    .filter_map(|round| round.iter().find(|(h, a)| *h == entrant || *a == entrant))
                    .map(|(home, _)| *home == entrant)
                    .collect();
                let breaks = grounds.windows(2).filter(|pair| pair[0] == pair[1]).count();
                assert!(breaks <= 1, "{n}: {entrant} has {breaks} breaks: {grounds:?}");
            }
        }
    }

    #[test]
    fn twice_means_once_on_each_ground() {
        let all: Vec<(usize, usize)> = rounds(5, 2, Schedule::Canonical).concat();
        assert_eq!(all.len(), 20);
        for home in 0..5 {
            for away in (0..5).filter(|away| *away != home) {
                assert_eq!(all.iter().filter(|pair| **pair == (home, away)).count(), 1);
            }
        }
    }
}
