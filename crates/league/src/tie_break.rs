//! Tie-breaks: the organiser's list of criteria, and why one entrant stands above another.

use crate::points::Points;
use crate::table::{Meeting, Row};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use touchline_kernel::{Seat, vocabulary};

/// A criterion of the organiser's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The round of a cup that was reached.
    Round,
    Points,
    /// Goals scored less conceded.
    Difference,
    /// Goals scored.
    Goals,
    /// Matches won.
    Wins,
    /// Points, then difference, then goals in the matches between those who are still level; again among those whom it leaves level.
    HeadToHead,
    /// Goals scored as the visitor.
    AwayGoals,
    /// Cards: the fewer the better.
    FairPlay,
    /// Buchholz: the points of all opponents together.
    Buchholz,
    /// Sonneborn-Berger: the points of each opponent, times the points taken from him.
    SonnebornBerger,
    /// The order of entry.
    Order,
    /// A lot, drawn by provable dice from the seed of the competition.
    Lot,
}

impl TieBreak {
    /// All with their names in files.
    pub const ALL: [(&'static str, Self); 12] = [
        ("round", Self::Round),
        ("points", Self::Points),
        ("difference", Self::Difference),
        ("goals", Self::Goals),
        ("wins", Self::Wins),
        ("head_to_head", Self::HeadToHead),
        ("away_goals", Self::AwayGoals),
        ("fair_play", Self::FairPlay),
        ("buchholz", Self::Buchholz),
        ("sonneborn_berger", Self::SonnebornBerger),
        ("order", Self::Order),
        ("lot", Self::Lot),
    ];

    /// A criterion by its name in files.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, tie_break)| tie_break)
    }

    /// Its name in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, known)| *known == self).map_or("", |(name, _)| name)
    }
}

vocabulary! {
    /// Why an entrant stands above another, with the figures of both.
    pub enum Why {
        /// It got further.
        Round { upper: i32, lower: i32 } = "round",
        /// More points.
        Points { upper: i32, lower: i32 } = "points",
        /// A better goal difference.
        Difference { upper: i32, lower: i32 } = "difference",
        /// More goals.
        Goals { upper: i32, lower: i32 } = "goals",
        /// More wins.
        Wins { upper: i32, lower: i32 } = "wins",
        /// More points in the matches between those who were level.
        HeadPoints { upper: i32, lower: i32 } = "head_points",
        /// A better goal difference in those matches.
        HeadDifference { upper: i32, lower: i32 } = "head_difference",
        /// More goals in those matches.
        HeadGoals { upper: i32, lower: i32 } = "head_goals",
        /// More goals as the visitor.
        AwayGoals { upper: i32, lower: i32 } = "away_goals",
        /// Fewer cards.
        FairPlay { upper: i32, lower: i32 } = "fair_play",
        /// Stronger opponents.
        Buchholz { upper: i32, lower: i32 } = "buchholz",
        /// Points from stronger opponents.
        SonnebornBerger { upper: i32, lower: i32 } = "sonneborn_berger",
        /// Earlier on the list of entrants.
        Order { upper: i32, lower: i32 } = "order",
        Lot { upper: i32, lower: i32 } = "lot",
        /// Higher on the ladder.
        Rung { upper: i32, lower: i32 } = "rung",
    }
}

/// Makes the phrase of one kind of measure.
type Phrase = fn(i32, i32) -> Why;

/// One measure of an entrant among those with whom it was level so far.
#[derive(Clone, Copy)]
struct Measure {
    phrase: Phrase,
    value: i64,
    /// Is less better?
    less: bool,
}

impl std::fmt::Debug for Measure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", (self.phrase)(clamp(self.value), 0))
    }
}

impl PartialEq for Measure {
    fn eq(&self, other: &Self) -> bool {
        (self.value, self.less) == (other.value, other.less)
    }
}
impl Eq for Measure {}

fn clamp(value: i64) -> i32 {
    value.clamp(i32::MIN.into(), i32::MAX.into()) as i32
}

/// The measures of each entrant in the order in which they were taken. Two entrants share the measures up to the first that
/// differs, because they were level until then.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Ranking(BTreeMap<usize, Vec<Measure>>);

struct Taking<'a> {
    rows: BTreeMap<usize, &'a Row>,
    meetings: &'a [Meeting<'a>],
    points: Points,
    lots: &'a [u32],
    taken: BTreeMap<usize, Vec<Measure>>,
}

impl Ranking {
    pub(crate) fn new(
        rows: &[Row],
        meetings: &[Meeting<'_>],
        points: Points,
        tie_breaks: &[TieBreak],
        lots: &[u32],
    ) -> Self {
        let mut taking = Taking {
            rows: rows.iter().map(|row| (row.entrant, row)).collect(),
            meetings,
            points,
            lots,
            taken: rows.iter().map(|row| (row.entrant, Vec::new())).collect(),
        };
        taking.part(rows.iter().map(|row| row.entrant).collect(), tie_breaks);
        Self(taking.taken)
    }

    /// A ladder: the order itself is the reason.
    pub(crate) fn ladder(order: &[usize]) -> Self {
        let rung = |(idx, entrant): (usize, &usize)| {
            let phrase: Phrase = |upper, lower| Why::Rung { upper, lower };
            (*entrant, vec![Measure { phrase, value: idx as i64 + 1, less: true }])
        };
        Self(order.iter().enumerate().map(rung).collect())
    }

    fn split(&self, a: usize, b: usize) -> Option<(Measure, Measure)> {
        let (a, b) = (self.0.get(&a)?, self.0.get(&b)?);
        a.iter().zip(b).find(|(a, b)| a != b).map(|(a, b)| (*a, *b))
    }

    /// The better first; those whom no criterion parts stand in the order of entry.
    pub(crate) fn compare(&self, a: usize, b: usize) -> Ordering {
        match self.split(a, b) {
            Some((x, y)) if x.less => x.value.cmp(&y.value),
            Some((x, y)) => y.value.cmp(&x.value),
            None => a.cmp(&b),
        }
    }

    pub(crate) fn why(&self, above: usize, below: usize) -> Option<Why> {
        let (upper, lower) = self.split(above, below)?;
        (self.compare(above, below) == Ordering::Less)
            .then(|| (upper.phrase)(clamp(upper.value), clamp(lower.value)))
    }
}

impl Taking<'_> {
    /// Parts those who are level so far by the first criterion, and each part by the rest.
    fn part(&mut self, level: Vec<usize>, tie_breaks: &[TieBreak]) {
        let Some((first, rest)) = tie_breaks.split_first() else { return };
        if level.len() < 2 {
            return;
        }
        if *first == TieBreak::HeadToHead {
            return self.head_to_head(level, rest);
        }
        let mut parts: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
        for entrant in level {
            let measure = self.measure(*first, entrant);
            self.take(entrant, measure);
            parts.entry(measure.value).or_default().push(entrant);
        }
        parts.into_values().for_each(|part| self.part(part, rest));
    }

    fn take(&mut self, entrant: usize, measure: Measure) {
        self.taken.entry(entrant).or_default().push(measure);
    }

    fn head_to_head(&mut self, level: Vec<usize>, rest: &[TieBreak]) {
        let mut small: BTreeMap<usize, Row> = level.iter().map(|e| (*e, Row::new(*e, ""))).collect();
        for meeting in self.meetings {
            if small.contains_key(&meeting.home) && small.contains_key(&meeting.away) {
                for (seat, entrant) in [(Seat::Home, meeting.home), (Seat::Away, meeting.away)] {
                    if let Some(row) = small.get_mut(&entrant) {
                        row.count(seat, meeting.played, self.points);
                    }
                }
            }
        }
        let mut parts: BTreeMap<[i64; 3], Vec<usize>> = BTreeMap::new();
        for (entrant, row) in &small {
            let values = [i64::from(row.points), row.difference(), i64::from(row.goals_for)];
            let phrases: [Phrase; 3] = [
                |upper, lower| Why::HeadPoints { upper, lower },
                |upper, lower| Why::HeadDifference { upper, lower },
                |upper, lower| Why::HeadGoals { upper, lower },
            ];
            for (value, phrase) in values.into_iter().zip(phrases) {
                self.take(*entrant, Measure { phrase, value, less: false });
            }
            parts.entry(values).or_default().push(*entrant);
        }
        let parted = parts.len() > 1;
        for part in parts.into_values() {
            // Those whom it left level are compared once more, without the others.
            if parted && part.len() > 1 {
                self.head_to_head(part, rest);
            } else {
                self.part(part, rest);
            }
        }
    }

    fn measure(&self, tie_break: TieBreak, entrant: usize) -> Measure {
        let row = self.rows[&entrant];
        let more = |phrase: Phrase, value: i64| Measure { phrase, value, less: false };
        let less = |phrase: Phrase, value: i64| Measure { phrase, value, less: true };
        match tie_break {
            TieBreak::Round => {
                let reached = 2 * i64::from(row.round.unwrap_or(0)) + i64::from(row.third);
                more(|upper, lower| Why::Round { upper, lower }, reached)
            }
            TieBreak::Points => more(|upper, lower| Why::Points { upper, lower }, row.points.into()),
            TieBreak::Difference => more(|upper, lower| Why::Difference { upper, lower }, row.difference()),
            TieBreak::Goals => more(|upper, lower| Why::Goals { upper, lower }, row.goals_for.into()),
            TieBreak::Wins => more(|upper, lower| Why::Wins { upper, lower }, row.won.into()),
            // Taken by `head_to_head`, which needs all who are level.
            TieBreak::HeadToHead => more(|upper, lower| Why::HeadPoints { upper, lower }, 0),
            TieBreak::AwayGoals => {
                more(|upper, lower| Why::AwayGoals { upper, lower }, row.away_goals.into())
            }
            TieBreak::FairPlay => less(|upper, lower| Why::FairPlay { upper, lower }, row.fair_play.into()),
            TieBreak::Buchholz => {
                let of = |(_, opponent): (i64, usize)| i64::from(self.rows[&opponent].points);
                more(|upper, lower| Why::Buchholz { upper, lower }, self.opponents(entrant).map(of).sum())
            }
            TieBreak::SonnebornBerger => {
                let of =
                    |(won, opponent): (i64, usize)| won.saturating_mul(self.rows[&opponent].points.into());
                let value = self.opponents(entrant).map(of).sum();
                more(|upper, lower| Why::SonnebornBerger { upper, lower }, value)
            }
            TieBreak::Order => less(|upper, lower| Why::Order { upper, lower }, entrant as i64 + 1),
            TieBreak::Lot => {
                let lot = self.lots.get(entrant).map_or(0, |lot| i64::from(*lot) + 1);
                less(|upper, lower| Why::Lot { upper, lower }, lot)
            }
        }
    }

    /// Whom an entrant met in this table, with the points it took.
    fn opponents(&self, entrant: usize) -> impl Iterator<Item = (i64, usize)> {
        let (points, rows) = (self.points, &self.rows);
        self.meetings.iter().filter_map(move |meeting| {
            let (seat, opponent) = if meeting.home == entrant {
                (Seat::Home, meeting.away)
            } else if meeting.away == entrant {
                (Seat::Away, meeting.home)
            } else {
                return None;
            };
            rows.contains_key(&opponent).then(|| (i64::from(points.count(meeting.played)[seat]), opponent))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::played::Played;
    use crate::table::Table;

    const CLASSIC: [TieBreak; 4] = [TieBreak::Points, TieBreak::Difference, TieBreak::Goals, TieBreak::Wins];

    fn ranked(rows: Vec<Row>, tie_breaks: &[TieBreak]) -> Vec<usize> {
        let table = Table::new(None, rows, &[], Points::THREE, tie_breaks, &[3, 2, 1, 0, 5, 4]);
        table.rows.iter().map(|row| row.entrant).collect()
    }

    fn row(entrant: usize, points: u32, goals_for: u32, goals_against: u32, won: u32) -> Row {
        Row { points, goals_for, goals_against, won, ..Row::new(entrant, "T") }
    }

    #[test]
    fn ties_are_broken_in_the_organisers_order() {
        let rows = || {
            vec![
                row(0, 4, 1, 1, 1),
                row(1, 6, 2, 2, 1),
                row(2, 6, 3, 3, 1),
                row(3, 6, 3, 2, 1),
                row(4, 6, 3, 3, 2),
                row(5, 6, 2, 2, 1),
            ]
        };
        assert_eq!(ranked(rows(), &CLASSIC), [3, 4, 2, 1, 5, 0]);
        assert_eq!(ranked(rows(), &[TieBreak::Wins, TieBreak::Lot]), [4, 3, 2, 1, 0, 5]);
        assert_eq!(ranked(rows(), &[TieBreak::Goals, TieBreak::Points, TieBreak::Lot]), [3, 2, 4, 1, 5, 0]);
    }

    fn played(results: &[(usize, usize, u16, u16)], n: usize, tie_breaks: &[TieBreak]) -> Table {
        let played: Vec<Played> = results.iter().map(|(_, _, h, a)| Played::scored(*h, *a)).collect();
        let meetings: Vec<Meeting<'_>> = results
            .iter()
            .zip(&played)
            .map(|((home, away, _, _), played)| Meeting { home: *home, away: *away, played })
            .collect();
        let mut rows: Vec<Row> = (0..n).map(|idx| Row::new(idx, "T")).collect();
        for meeting in &meetings {
            rows[meeting.home].count(Seat::Home, meeting.played, Points::THREE);
            rows[meeting.away].count(Seat::Away, meeting.played, Points::THREE);
        }
        let lots: Vec<u32> = (0..n as u32).collect();
        Table::new(None, rows, &meetings, Points::THREE, tie_breaks, &lots)
    }

    #[test]
    fn head_to_head_is_taken_again_among_those_it_leaves_level() {
        // Three with six points each: 0 leads among the three, 1 and 2 are level there, and 2 won their match.
        let results = [
            (0, 1, 3, 0),
            (2, 0, 1, 0),
            (1, 2, 2, 0),
            (0, 3, 1, 0),
            (1, 3, 0, 1),
            (2, 3, 0, 1),
            (1, 4, 9, 0),
            (2, 4, 1, 0),
            (0, 4, 0, 1),
        ];
        let table = played(&results, 5, &[TieBreak::Points, TieBreak::HeadToHead]);
        let order: Vec<usize> = table.rows.iter().map(|row| row.entrant).collect();
        let points: Vec<u32> = table.rows.iter().map(|row| row.points).collect();
        assert_eq!(points, [6, 6, 6, 6, 3]);
        // Among 0, 1, 2 and 3: 3 has six points; 0 six as well.
        assert_eq!(order[4], 4);
        assert_eq!(table.why(order[0], order[4]), Some(Why::Points { upper: 6, lower: 3 }));
        assert!(matches!(table.why(order[0], order[3]), Some(Why::HeadPoints { .. })));
        assert_eq!(table.why(order[3], order[0]), None);
    }

    #[test]
    fn the_reason_names_the_first_difference() {
        let table = played(
            &[(0, 1, 2, 1), (1, 0, 2, 1)],
            2,
            &[TieBreak::Points, TieBreak::HeadToHead, TieBreak::Lot],
        );
        assert_eq!(table.why(0, 1), Some(Why::Lot { upper: 1, lower: 2 }));
        let table = played(&[(0, 1, 2, 1), (1, 0, 3, 1)], 2, &[TieBreak::Points, TieBreak::HeadToHead]);
        assert_eq!(table.why(1, 0), Some(Why::HeadDifference { upper: 1, lower: -1 }));
    }
}
