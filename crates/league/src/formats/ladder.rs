//! Ladder: a permanent order, changed by challenges.

use super::Ladder;

/// The order after a challenge: an entrant that beats one above it takes that place, and those between move down by one.
pub(crate) fn after(order: &mut [usize], challenger: usize, challenged: usize, challenger_won: bool) {
    let place = |entrant| order.iter().position(|other| *other == entrant);
    if let (Some(from), Some(to)) = (place(challenger), place(challenged))
        && challenger_won
        && to < from
    {
        order[to..=from].rotate_right(1);
    }
}

/// The division of a place, both from 0.
pub(crate) fn division(divisions: &[usize], place: usize) -> usize {
    let mut end = 0;
    for (idx, size) in divisions.iter().enumerate() {
        end += size;
        if place < end {
            return idx;
        }
    }
    divisions.len().saturating_sub(1)
}

/// Challenges between neighbours, challenger first: the second challenges the first, the fourth the third; in the next round the third
/// challenges the second, so that who climbs can go on climbing.
pub(crate) fn neighbours(order: &[usize], round: u32) -> Vec<(usize, usize)> {
    let skip = usize::from(round.is_multiple_of(2) && order.len() > 2);
    order[skip.min(order.len())..].chunks_exact(2).map(|pair| (pair[1], pair[0])).collect()
}

/// May the one challenge the other? Within reach, and upwards.
pub(crate) fn within_reach(ladder: &Ladder, order: &[usize], challenger: usize, challenged: usize) -> bool {
    let place = |entrant| order.iter().position(|other| *other == entrant);
    match (place(challenger), place(challenged)) {
        (Some(from), Some(to)) => to < from && from - to <= ladder.reach,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_takes_the_place_and_the_others_move_down() {
        let mut order = vec![0, 1, 2, 3, 4];
        after(&mut order, 3, 1, true);
        assert_eq!(order, [0, 3, 1, 2, 4]);
        after(&mut order, 4, 2, false);
        assert_eq!(order, [0, 3, 1, 2, 4], "who loses stays");
        after(&mut order, 0, 4, true);
        assert_eq!(order, [0, 3, 1, 2, 4], "nobody climbs downwards");
    }

    #[test]
    fn reach_and_divisions() {
        let ladder = Ladder { reach: 2, rounds: 0, divisions: vec![2, 3] };
        let order = [4, 3, 2, 1, 0];
        assert!(within_reach(&ladder, &order, 2, 4) && within_reach(&ladder, &order, 2, 3));
        assert!(!within_reach(&ladder, &order, 1, 4) && !within_reach(&ladder, &order, 4, 3));
        assert_eq!((0..6).map(|place| division(&[2, 3], place)).collect::<Vec<_>>(), [0, 0, 1, 1, 1, 1]);
    }

    #[test]
    fn neighbours_meet_in_turn() {
        let order = [0, 1, 2, 3, 4];
        assert_eq!(neighbours(&order, 1), [(1, 0), (3, 2)]);
        assert_eq!(neighbours(&order, 2), [(2, 1), (4, 3)]);
        assert_eq!(neighbours(&[0, 1], 2), [(1, 0)]);
    }
}
