//! Groups with a knock-out: who is in which group, and where the best of each go.

use super::cup::{knockout, seeded, shuffle};
use super::{Cup, Draw};
use crate::plan::{Slot, Tie};
use touchline_kernel::dice::FairDice;

/// The entrants of each group. Seeded: by the order of entry in serpentines. Drawn: from pots of equal strength, one of each pot into
/// each group.
pub(crate) fn allot(n: usize, groups: usize, draw: Draw, dice: &mut FairDice) -> Vec<Vec<usize>> {
    let mut allotted = vec![Vec::new(); groups];
    let entrants: Vec<usize> = (0..n).collect();
    for (pot_idx, pot) in entrants.chunks(groups.max(1)).enumerate() {
        let mut order: Vec<usize> = (0..groups).collect();
        match draw {
            Draw::Seeded if pot_idx % 2 == 1 => order.reverse(),
            Draw::Seeded => {}
            Draw::Drawn => shuffle(&mut order, dice),
        }
        for (entrant, group) in pot.iter().zip(order) {
            allotted[group].push(*entrant);
        }
    }
    allotted
}

/// The knock-out after the groups. Two of each of 2, 4, 8 … groups cross over as in a World Cup: first A against second B, first C
/// against second D, and in the other half first B against second A; so those of one group can only meet in the final. Otherwise
/// firsts are seeded before seconds, and seconds before thirds.
pub(crate) fn finals(groups: usize, advance: usize, cup: Cup, number: u32, round: u32) -> Vec<Tie> {
    let slot = |pool: usize, place: usize| Slot::Place { pool, place };
    if advance == 2 && groups >= 2 && groups.is_power_of_two() {
        let half = |first: usize| {
            (0..groups).step_by(2).flat_map(move |pair| [slot(pair + first, 0), slot(pair + 1 - first, 1)])
        };
        return knockout(half(0).chain(half(1)).map(Some).collect(), cup, number, round);
    }
    let slots: Vec<Slot> =
        (0..advance).flat_map(|place| (0..groups).map(move |pool| slot(pool, place))).collect();
    seeded(&slots, cup, number, round)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_equal_in_size_and_pots_are_spread() {
        for draw in [Draw::Seeded, Draw::Drawn] {
            let groups = allot(18, 4, draw, &mut FairDice::from_seed(2));
            let mut sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
            sizes.sort_unstable();
            assert_eq!(sizes, [4, 4, 5, 5]);
            for group in &groups {
                let pots: Vec<usize> = group.iter().map(|entrant| entrant / 4).collect();
                assert!(pots.windows(2).all(|pair| pair[0] < pair[1]), "{group:?}");
            }
            let mut all = groups.concat();
            all.sort_unstable();
            assert_eq!(all, (0..18).collect::<Vec<_>>());
        }
        assert_eq!(allot(8, 2, Draw::Seeded, &mut FairDice::from_seed(2)), [[0, 3, 4, 7], [1, 2, 5, 6]]);
    }

    #[test]
    fn those_of_one_group_can_only_meet_in_the_final() {
        for groups in [2, 4, 8] {
            let ties = finals(groups, 2, Cup::default(), 1, 1);
            assert_eq!(ties.len(), 2 * groups - 1);
            let half = |tie: &Tie| (tie.number as usize - 1) / (groups / 2);
            for tie in ties.iter().filter(|tie| tie.round == 1) {
                let (Slot::Place { pool: home, .. }, Slot::Place { pool: away, .. }) = (tie.home, tie.away)
                else {
                    panic!("{tie:?}")
                };
                assert_ne!(home, away);
                let other = ties
                    .iter()
                    .find(|other| other.round == 1 && other.home == (Slot::Place { pool: away, place: 0 }));
                assert_ne!(half(tie), half(other.unwrap()), "{groups} groups");
            }
        }
    }

    #[test]
    fn any_number_can_go_on() {
        for (groups, advance) in [(1, 2), (3, 2), (2, 3), (6, 1), (5, 3)] {
            assert_eq!(finals(groups, advance, Cup::default(), 1, 1).len(), groups * advance - 1);
        }
    }
}
