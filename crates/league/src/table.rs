//! The table, and what a match counts.

use crate::tournament::{LOT, MatchResult, WALKOVER};
use serde::Serialize;
use touchline_champions::{Champions, Rule, ledger};
use touchline_kernel::{BySeat, Game, RuleId, Seat};

/// What a match counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// CUP-1: 5-0, after extra time 4-1, after a shoot-out 3-2.
    Champions,
    /// Three for a win, one each if level.
    Plain,
}

impl Scoring {
    /// How matches of a game count.
    #[must_use]
    pub fn of(game: &str) -> Self {
        if game == Champions::ID { Self::Champions } else { Self::Plain }
    }

    /// The points of both teams.
    #[must_use]
    pub fn points(self, result: &MatchResult) -> BySeat<u32> {
        let (winner, loser) = match self {
            // [CUP-1]
            Self::Champions => match Rule::from_id(&result.by) {
                Some(by) => ledger::points(by),
                None if result.by == WALKOVER => (5, 0),
                None => (0, 0),
            },
            Self::Plain => (3, 0),
        };
        match result.winner {
            // A lot sends a team on; it does not win it the match.
            Some(seat) if result.by != LOT => {
                BySeat::from_fn(|other| u32::from(if other == seat { winner } else { loser }))
            }
            _ if self == Self::Plain => BySeat::new(1, 1),
            _ => BySeat::new(0, 0),
        }
    }
}

/// A line of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Row {
    /// By its place in the file, from 0.
    #[serde(skip)]
    pub team_idx: usize,
    /// Its name.
    pub team: String,
    /// Matches.
    pub played: u32,
    /// Won, however.
    pub won: u32,
    /// Level.
    pub level: u32,
    /// Lost.
    pub lost: u32,
    /// Scored; those of a shoot-out do not count.
    pub goals_for: u32,
    /// Conceded.
    pub goals_against: u32,
    /// See [`Scoring`].
    pub points: u32,
    /// In a cup: the round it has reached; the winner's is one more than the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
}

impl Row {
    /// A team that has not played.
    #[must_use]
    pub fn new(team_idx: usize, team: &str) -> Self {
        Self {
            team_idx,
            team: team.to_owned(),
            played: 0,
            won: 0,
            level: 0,
            lost: 0,
            goals_for: 0,
            goals_against: 0,
            points: 0,
            round: None,
        }
    }

    /// Counts a match that the team played at `seat`.
    pub fn count(&mut self, seat: Seat, result: &MatchResult, points: u32) {
        let score = BySeat::new(result.score[0], result.score[1]);
        self.played += 1;
        match result.winner.filter(|_| result.by != LOT) {
            Some(winner) if winner == seat => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.level += 1,
        }
        self.goals_for += u32::from(score[seat]);
        self.goals_against += u32::from(score[seat.other()]);
        self.points += points;
    }

    /// Scored less conceded.
    #[must_use]
    pub fn difference(&self) -> i64 {
        i64::from(self.goals_for) - i64::from(self.goals_against)
    }
}

/// Puts a table in order: round reached (cup only), points, goal difference, goals scored, matches won; whoever is level in all
/// of them stands in the order of the file.
pub fn rank(rows: &mut [Row]) {
    rows.sort_by_key(|row| {
        let better = (row.round, row.points, row.difference(), row.goals_for, row.won);
        (std::cmp::Reverse(better), row.team_idx)
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Incidents;

    fn result(score: [u16; 2], winner: Option<Seat>, by: &str) -> MatchResult {
        MatchResult {
            number: 1,
            home: "A".into(),
            away: "B".into(),
            score,
            winner,
            by: by.into(),
            incidents: Incidents::default(),
        }
    }

    #[test]
    fn champions_counts_by_how_a_match_was_won() {
        let points = |winner, by| {
            let points = Scoring::Champions.points(&result([1, 1], winner, by));
            (points.home, points.away)
        };
        assert_eq!(points(Some(Seat::Home), "CLK-3"), (5, 0));
        assert_eq!(points(Some(Seat::Away), "XT-3"), (1, 4));
        assert_eq!(points(Some(Seat::Home), "SO-1"), (3, 2));
        assert_eq!(points(Some(Seat::Away), "SO-2"), (2, 3));
        assert_eq!(points(Some(Seat::Away), WALKOVER), (0, 5));
        assert_eq!(points(None, WALKOVER), (0, 0));
    }

    #[test]
    fn other_games_count_three_one_nothing() {
        let points = |winner, by| {
            let points = Scoring::Plain.points(&result([1, 1], winner, by));
            (points.home, points.away)
        };
        assert_eq!(points(Some(Seat::Home), "GOAL-1"), (3, 0));
        assert_eq!(points(None, "GOAL-1"), (1, 1));
        assert_eq!(points(Some(Seat::Home), LOT), (1, 1));
    }

    #[test]
    fn ties_are_broken_in_the_stated_order() {
        let row = |idx, points, goals_for, goals_against, won| Row {
            points,
            goals_for,
            goals_against,
            won,
            ..Row::new(idx, "T")
        };
        let mut rows = [
            row(0, 4, 1, 1, 1),
            row(1, 6, 2, 2, 1),
            row(2, 6, 3, 3, 1),
            row(3, 6, 3, 2, 1),
            row(4, 6, 3, 3, 2),
            row(5, 6, 2, 2, 1),
        ];
        rank(&mut rows);
        assert_eq!(rows.map(|row| row.team_idx), [3, 4, 2, 1, 5, 0]);
    }

    #[test]
    fn a_row_counts_from_its_own_side() {
        let mut row = Row::new(0, "B");
        row.count(Seat::Away, &result([1, 3], Some(Seat::Away), "CLK-3"), 5);
        row.count(Seat::Home, &result([0, 2], Some(Seat::Away), "CLK-3"), 0);
        assert_eq!((row.played, row.won, row.lost, row.level), (2, 1, 1, 0));
        assert_eq!((row.goals_for, row.goals_against, row.points, row.difference()), (3, 3, 5, 0));
    }
}
