//! What many matches add up to.

use crate::stats::{Estimate, MatchSheet, Metric, Spread, elo, share};
use std::collections::BTreeMap;
use touchline_kernel::Seat;

/// Sums over matches. All are whole numbers, so that merging in any order gives the same.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// Won by the first coach, wherever he sat.
    pub wins: u64,
    /// Level.
    pub draws: u64,
    /// Lost by the first coach.
    pub losses: u64,
    /// Won by the home side and by the away side.
    pub seat_wins: [u64; 2],
    /// Goals of the first coach and of the second, match by match.
    pub goals: [Spread; 2],
    /// Goals of both.
    pub total_goals: Spread,
    /// Goals of home over away.
    pub margin: Spread,
    /// How often each score was, the first coach's goals first.
    pub scores: BTreeMap<(u16, u16), u64>,
    pub decisions: Spread,
    pub chances: Spread,
    /// Steps: decisions and chances.
    pub steps: Spread,
    pub turns: Spread,
    pub lead_changes: Spread,
    /// The turns in which goals fell.
    pub goal_turns: Spread,
    /// Matches won, drawn and lost by the side that scored first.
    pub first_goal: [u64; 3],
    /// Positions that coaches judged.
    pub nodes: u64,
    /// How often each rule ended a match.
    pub finishes: Vec<u64>,
    /// How many events cited each rule.
    pub rules: Vec<u64>,
    /// In how many matches each rule was cited.
    pub rule_matches: Vec<u64>,
}

fn add_all(into: &mut Vec<u64>, from: impl ExactSizeIterator<Item = u64>) {
    if into.len() < from.len() {
        into.resize(from.len(), 0);
    }
    into.iter_mut().zip(from).for_each(|(into, from)| *into += from);
}

impl Tally {
    /// Notes a match.
    pub fn add(&mut self, sheet: &MatchSheet) {
        let first = sheet.first_seat();
        match sheet.winner {
            Some(winner) if winner == first => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
        if let Some(winner) = sheet.winner {
            self.seat_wins[usize::from(winner == Seat::Away)] += 1;
        }
        let [home, away] = sheet.score;
        let (ours, theirs) = if sheet.swapped { (away, home) } else { (home, away) };
        self.goals[0].add(ours.into());
        self.goals[1].add(theirs.into());
        self.total_goals.add(i64::from(home) + i64::from(away));
        self.margin.add(i64::from(home) - i64::from(away));
        *self.scores.entry((ours, theirs)).or_default() += 1;
        self.decisions.add(sheet.decisions.into());
        self.chances.add(sheet.chances.into());
        self.steps.add(sheet.steps().into());
        self.turns.add(sheet.turns.into());
        self.lead_changes.add(sheet.lead_changes.into());
        for (turn, _) in &sheet.goals {
            self.goal_turns.add((*turn).into());
        }
        if let Some((_, scorer)) = sheet.goals.first() {
            let result = match sheet.winner {
                Some(winner) if winner == *scorer => 0,
                None => 1,
                Some(_) => 2,
            };
            self.first_goal[result] += 1;
        }
        self.nodes += sheet.nodes;
        if self.finishes.len() <= sheet.by {
            self.finishes.resize(sheet.by + 1, 0);
        }
        self.finishes[sheet.by] += 1;
        add_all(&mut self.rules, sheet.rules.iter().map(|count| u64::from(*count)));
        add_all(&mut self.rule_matches, sheet.rules.iter().map(|count| u64::from(*count > 0)));
    }

    /// Notes all that another tally has.
    pub fn merge(&mut self, other: &Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        for i in 0..2 {
            self.seat_wins[i] += other.seat_wins[i];
            self.goals[i].merge(&other.goals[i]);
        }
        self.total_goals.merge(&other.total_goals);
        self.margin.merge(&other.margin);
        for (score, count) in &other.scores {
            *self.scores.entry(*score).or_default() += count;
        }
        self.decisions.merge(&other.decisions);
        self.chances.merge(&other.chances);
        self.steps.merge(&other.steps);
        self.turns.merge(&other.turns);
        self.lead_changes.merge(&other.lead_changes);
        self.goal_turns.merge(&other.goal_turns);
        for i in 0..3 {
            self.first_goal[i] += other.first_goal[i];
        }
        self.nodes += other.nodes;
        add_all(&mut self.finishes, other.finishes.iter().copied());
        add_all(&mut self.rules, other.rules.iter().copied());
        add_all(&mut self.rule_matches, other.rule_matches.iter().copied());
    }

    /// Matches noted.
    pub fn matches(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// A part of all matches.
    pub fn share(&self, count: u64) -> Estimate {
        share(count, self.matches())
    }

    /// The part of the decided matches that the first coach won.
    pub fn decided(&self) -> Estimate {
        share(self.wins, self.wins + self.losses)
    }

    /// The first coach's points a match, a win being 1.
    pub fn points(&self) -> Estimate {
        points(self.wins, self.draws, self.matches())
    }

    /// How much stronger the first coach is.
    pub fn elo(&self) -> Estimate {
        elo(self.wins, self.draws, self.losses)
    }

    /// What playing at home is worth: home's points a match beyond a half. With coaches of different strength it says something
    /// of home alone if they change seats.
    pub fn home_edge(&self) -> Estimate {
        points(self.seat_wins[0], self.draws, self.matches()).shifted(-0.5)
    }

    /// One of the numbers by which runs are compared.
    pub fn metric(&self, metric: Metric) -> Estimate {
        match metric {
            Metric::Goals => self.total_goals.mean(),
            Metric::Draws => self.share(self.draws),
            Metric::Turns => self.turns.mean(),
            Metric::Steps => self.steps.mean(),
            Metric::HomeEdge => self.home_edge(),
            Metric::LeadChanges => self.lead_changes.mean(),
        }
    }

    /// The rules that were cited, by their places, the most often cited first.
    pub fn rules_by_count(&self) -> Vec<(usize, u64)> {
        by_count(&self.rules)
    }

    /// The rules that ended matches, the most frequent first.
    pub fn finishes_by_count(&self) -> Vec<(usize, u64)> {
        by_count(&self.finishes)
    }

    /// The scores, the most frequent first.
    pub fn scores_by_count(&self) -> Vec<((u16, u16), u64)> {
        let mut scores: Vec<_> = self.scores.iter().map(|(score, count)| (*score, *count)).collect();
        scores.sort_by_key(|(score, count)| (std::cmp::Reverse(*count), *score));
        scores
    }
}

/// A mean of points, each match giving 0, a half or 1; never outside 0 to 1.
fn points(wins: u64, draws: u64, matches: u64) -> Estimate {
    let (wins, draws) = (wins as f64, draws as f64);
    Estimate::mean(matches, wins + draws / 2.0, wins + draws / 4.0).within(0.0, 1.0)
}

fn by_count(counts: &[u64]) -> Vec<(usize, u64)> {
    let mut found: Vec<(usize, u64)> =
        counts.iter().copied().enumerate().filter(|(_, count)| *count > 0).collect();
    found.sort_by_key(|(place, count)| (std::cmp::Reverse(*count), *place));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sheet(score: [u16; 2], swapped: bool) -> MatchSheet {
        let winner = match score[0].cmp(&score[1]) {
            std::cmp::Ordering::Greater => Some(Seat::Home),
            std::cmp::Ordering::Less => Some(Seat::Away),
            std::cmp::Ordering::Equal => None,
        };
        MatchSheet {
            number: 0,
            swapped,
            score,
            winner,
            by: 2,
            decisions: 100,
            chances: 20,
            turns: 30,
            lead_changes: 1,
            goals: vec![(4, Seat::Away); usize::from(score[1])],
            nodes: 7,
            rules: vec![0, 3, 1],
        }
    }

    #[test]
    fn a_swapped_match_counts_for_the_first_coach_and_for_the_seat() {
        let mut tally = Tally::default();
        tally.add(&sheet([2, 1], false));
        tally.add(&sheet([0, 3], true));
        tally.add(&sheet([1, 1], true));
        assert_eq!((tally.wins, tally.draws, tally.losses), (2, 1, 0));
        assert_eq!(tally.seat_wins, [1, 1]);
        assert_eq!((tally.goals[0].sum(), tally.goals[1].sum()), (6, 2));
        assert_eq!(tally.margin.sum(), 1 - 3);
        assert_eq!(tally.home_edge().value, 0.0);
        assert_eq!(tally.first_goal, [1, 1, 1]);
        assert_eq!(tally.finishes_by_count(), [(2, 3)]);
        assert_eq!(tally.rules_by_count(), [(1, 9), (2, 3)]);
        assert_eq!(tally.rule_matches, [0, 3, 3]);
    }

    #[test]
    fn points_stay_within_what_is_possible() {
        let mut tally = Tally::default();
        for _ in 0..5 {
            tally.add(&sheet([2, 0], false));
        }
        tally.add(&sheet([0, 2], false));
        assert!(tally.points().high <= 1.0 && tally.home_edge().high <= 0.5);
    }

    fn any_sheet() -> impl Strategy<Value = MatchSheet> {
        let seat = || prop_oneof![Just(Seat::Home), Just(Seat::Away)];
        let counts = (0..3000u32, 0..3000u32, 0..500u32, 0..5u16, 0..1_000_000u64, 0..9usize);
        let goals = proptest::collection::vec((0..500u32, seat()), 0..6);
        let rules = proptest::collection::vec(0..9u32, 0..12);
        (any::<bool>(), [0..9u16, 0..9u16], proptest::option::of(seat()), counts, goals, rules).prop_map(
            |(swapped, score, winner, counts, goals, rules)| {
                let (decisions, chances, turns, lead_changes, nodes, by) = counts;
                MatchSheet {
                    number: 0,
                    swapped,
                    score,
                    winner,
                    by,
                    decisions,
                    chances,
                    turns,
                    lead_changes,
                    goals,
                    nodes,
                    rules,
                }
            },
        )
    }

    proptest! {
        #[test]
        fn merged_tallies_are_the_tally_of_all(
            sheets in proptest::collection::vec(any_sheet(), 0..40),
            cut in 0..40usize,
        ) {
            let tally = |sheets: &[MatchSheet]| {
                let mut tally = Tally::default();
                sheets.iter().for_each(|sheet| tally.add(sheet));
                tally
            };
            let (one, two) = sheets.split_at(cut.min(sheets.len()));
            let mut merged = tally(two);
            merged.merge(&tally(one));
            prop_assert_eq!(merged, tally(&sheets));
        }
    }
}
