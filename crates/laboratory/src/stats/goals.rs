//! Counting goals during a match: who scored in which turn, and how often the lead changed hands.

use touchline_kernel::Seat;

/// The goals of one match so far.
#[derive(Debug, Clone, Default)]
pub struct Goals {
    /// Each goal: in which turn, and whose.
    pub scored: Vec<(u32, Seat)>,
    /// How often a side took the lead that the other had had before.
    pub lead_changes: u16,
    score: [u16; 2],
    leader: Option<Seat>,
}

impl Goals {
    /// Compares the score after a step with that before it. A goal falls in the turn that is being played, the first being 1.
    pub fn count(&mut self, score: [u16; 2], turn: u32) {
        if score == self.score {
            return;
        }
        for (seat, (now, before)) in Seat::BOTH.into_iter().zip(score.into_iter().zip(self.score)) {
            (before..now).for_each(|_| self.scored.push((turn, seat)));
        }
        self.score = score;
        let leads = match score[0].cmp(&score[1]) {
            std::cmp::Ordering::Greater => Seat::Home,
            std::cmp::Ordering::Less => Seat::Away,
            std::cmp::Ordering::Equal => return,
        };
        self.lead_changes += u16::from(self.leader.is_some_and(|leader| leader != leads));
        self.leader = Some(leads);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_changes_when_the_other_side_takes_it() {
        let mut goals = Goals::default();
        for (score, changes) in [
            ([1, 0], 0),
            ([1, 1], 0),
            ([2, 1], 0),
            ([2, 2], 0),
            ([2, 3], 1),
            ([2, 3], 1),
            ([3, 3], 1),
            ([4, 3], 2),
        ] {
            goals.count(score, 5);
            assert_eq!(goals.lead_changes, changes, "{score:?}");
        }
        assert_eq!(goals.scored.len(), 7);
        assert_eq!(goals.scored[0], (5, Seat::Home));
    }
}
