//! Cup: a bracket in which who loses is out.

use super::{Cup, Draw};
use crate::plan::{Slot, Stage, Tie};
use touchline_kernel::dice::{FairDice, Roll};

/// Puts things into an order drawn by dice.
pub(crate) fn shuffle<T>(things: &mut [T], dice: &mut FairDice) {
    for last in (1..things.len()).rev() {
        things.swap(last, dice.below(last as u32 + 1) as usize);
    }
}

/// The order in which seeds stand in a bracket: the first two can only meet in the final, the first four only in the semi-finals.
fn seeds(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let next = order.len() * 2 - 1;
        order = order.iter().flat_map(|seed| [*seed, next - seed]).collect();
    }
    order
}

/// A bracket of entrants. If their number is no power of two the first have a bye.
pub(crate) fn bracket(n: usize, cup: Cup, dice: &mut FairDice) -> Vec<Tie> {
    let mut entrants: Vec<usize> = (0..n).collect();
    if cup.draw == Draw::Drawn {
        shuffle(&mut entrants, dice);
    }
    let slots: Vec<Slot> = entrants.into_iter().map(Slot::Entrant).collect();
    seeded(&slots, cup, 1, 1)
}

/// A bracket of slots, the strongest first; numbers and rounds count from these.
pub(crate) fn seeded(slots: &[Slot], cup: Cup, number: u32, round: u32) -> Vec<Tie> {
    let size = slots.len().next_power_of_two();
    let line = seeds(size).into_iter().map(|seed| slots.get(seed).copied()).collect();
    knockout(line, cup, number, round)
}

/// The ties of a line of slots, of which neighbours meet; an empty slot is a bye.
pub(crate) fn knockout(mut slots: Vec<Option<Slot>>, cup: Cup, number: u32, round: u32) -> Vec<Tie> {
    let mut ties: Vec<Tie> = Vec::new();
    let (mut number, mut round) = (number, round);
    while slots.len() > 1 {
        if slots.len() == 2 && cup.third_place && ties.len() >= 2 {
            let semi_final = |slot: Option<Slot>| match slot {
                Some(Slot::Winner(number)) => Some(Slot::Loser(number)),
                _ => None,
            };
            // With three entrants one has a bye into the final, and there is no such match.
            if let [Some(home), Some(away)] = [semi_final(slots[0]), semi_final(slots[1])] {
                ties.push(Tie { number, round, stage: Stage::ThirdPlace, home, away });
                number += 1;
            }
        }
        let mut winners = Vec::with_capacity(slots.len() / 2);
        for pair in slots.chunks(2) {
            winners.push(match *pair {
                [Some(home), Some(away)] => {
                    ties.push(Tie { number, round, stage: Stage::Knockout, home, away });
                    number += 1;
                    Some(Slot::Winner(number - 1))
                }
                [one, other] => one.or(other),
                _ => None,
            });
        }
        slots = winners;
        round += 1;
    }
    ties
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn ties(n: usize, cup: Cup) -> Vec<Tie> {
        bracket(n, cup, &mut FairDice::from_seed(5))
    }

    #[test]
    fn a_cup_has_one_tie_less_than_entrants_and_the_first_have_byes() {
        for n in 2..=65_usize {
            let all = ties(n, Cup::default());
            assert_eq!(all.len(), n - 1, "{n} entrants");
            let mut seen = BTreeMap::new();
            for (idx, tie) in all.iter().enumerate() {
                assert_eq!(tie.number as usize, idx + 1);
                for slot in [tie.home, tie.away] {
                    match slot {
                        Slot::Entrant(entrant) => *seen.entry(entrant).or_insert(0) += 1,
                        Slot::Winner(number) => assert!(number < tie.number),
                        other => panic!("{other:?}"),
                    }
                }
            }
            assert!(seen.len() == n && seen.values().all(|n| *n == 1), "{n} entrants");
            let byes = n.next_power_of_two() - n;
            let first: Vec<usize> = all
                .iter()
                .filter(|tie| tie.round == 1)
                .flat_map(|tie| [tie.home, tie.away])
                .map(|slot| if let Slot::Entrant(entrant) = slot { entrant } else { panic!("{slot:?}") })
                .collect();
            assert!(first.iter().all(|entrant| *entrant >= byes), "{n} entrants: {first:?}");
        }
    }

    #[test]
    fn the_best_meet_as_late_as_can_be() {
        // If the better always wins, the final is 0 against 1 and each round halves the seeds.
        for n in [4, 7, 8, 16, 32] {
            let all = ties(n, Cup::default());
            let mut winner = BTreeMap::new();
            let mut alive = n;
            for tie in &all {
                let who = |slot: Slot| match slot {
                    Slot::Entrant(entrant) => entrant,
                    Slot::Winner(number) => winner[&number],
                    other => panic!("{other:?}"),
                };
                let (home, away) = (who(tie.home), who(tie.away));
                alive = alive.min(n.next_power_of_two() >> (tie.round - 1));
                assert!(home.max(away) < alive.max(2), "{n}: round {} has {home} against {away}", tie.round);
                winner.insert(tie.number, home.min(away));
            }
            assert_eq!(winner[&(n as u32 - 1)], 0);
        }
    }

    #[test]
    fn those_who_lost_the_semi_finals_may_play_for_the_third_place() {
        let all = ties(6, Cup { third_place: true, ..Cup::default() });
        assert_eq!(all.len(), 6);
        let third = all[4];
        assert_eq!(
            (third.stage, third.home, third.away),
            (Stage::ThirdPlace, Slot::Loser(3), Slot::Loser(4))
        );
        assert_eq!(all[5].stage, Stage::Knockout);
        assert_eq!(ties(3, Cup { third_place: true, ..Cup::default() }).len(), 2, "three have none");
    }

    #[test]
    fn a_draw_depends_on_the_dice_alone_and_loses_nobody() {
        let drawn = Cup { draw: Draw::Drawn, ..Cup::default() };
        assert_eq!(ties(13, drawn), ties(13, drawn));
        assert_ne!(ties(13, drawn), ties(13, Cup::default()));
        let mut seen: Vec<usize> = ties(13, drawn)
            .iter()
            .flat_map(|tie| [tie.home, tie.away])
            .filter_map(|slot| if let Slot::Entrant(entrant) = slot { Some(entrant) } else { None })
            .collect();
        seen.sort_unstable();
        assert_eq!(seen, (0..13).collect::<Vec<_>>());
    }
}
