//! The table: what each entrant has played, won and scored.

use crate::played::Played;
use crate::points::Points;
use crate::tie_break::{Ranking, TieBreak, Why};
use serde::Serialize;
use touchline_kernel::Seat;

/// Cards that fair play counts: a booking, and a sending-off.
const FAIR_PLAY: [u32; 2] = [1, 3];

/// A line of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Row {
    /// By its place in the list of entrants, from 0.
    #[serde(skip)]
    pub entrant: usize,
    /// Its name.
    pub team: String,
    /// Matches.
    pub played: u32,
    /// Won, however.
    pub won: u32,
    pub level: u32,
    pub lost: u32,
    /// Scored; those of a shoot-out do not count.
    pub goals_for: u32,
    /// Conceded.
    pub goals_against: u32,
    /// Scored as the visitor.
    pub away_goals: u32,
    /// A point for each booking, three for each sending-off: the fewer the better.
    pub fair_play: u32,
    /// See [`Points`].
    pub points: u32,
    /// Rounds without an opponent, each of which counts as a win.
    #[serde(skip_serializing_if = "is_zero")]
    pub byes: u32,
    /// In a cup: the round it has reached; the winner's is one more than the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// In a cup: it won the match for the third place.
    #[serde(skip)]
    pub third: bool,
    /// The last five matches, the latest last.
    pub form: Vec<Form>,
    /// It has left the competition.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// How a match went for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    Won,
    Level,
    Lost,
}

/// Matches that `form` shows.
const FORM: usize = 5;

impl Row {
    /// An entrant that has not played.
    #[must_use]
    pub fn new(entrant: usize, team: &str) -> Self {
        Self {
            entrant,
            team: team.to_owned(),
            played: 0,
            won: 0,
            level: 0,
            lost: 0,
            goals_for: 0,
            goals_against: 0,
            away_goals: 0,
            fair_play: 0,
            points: 0,
            byes: 0,
            round: None,
            third: false,
            form: Vec::new(),
            withdrawn: false,
        }
    }

    /// Counts a match that the entrant played at `seat`.
    pub fn count(&mut self, seat: Seat, played: &Played, points: Points) {
        let goals = played.goals();
        self.played += 1;
        let form = match played.match_winner() {
            Some(winner) if winner == seat => Form::Won,
            Some(_) => Form::Lost,
            None if played.nobody_came() => Form::Lost,
            None => Form::Level,
        };
        match form {
            Form::Won => self.won += 1,
            Form::Level => self.level += 1,
            Form::Lost => self.lost += 1,
        }
        if self.form.len() == FORM {
            self.form.remove(0);
        }
        self.form.push(form);
        self.goals_for += u32::from(goals[seat]);
        self.goals_against += u32::from(goals[seat.other()]);
        if seat == Seat::Away {
            self.away_goals += u32::from(goals[seat]);
        }
        let cards = [&played.incidents.yellow, &played.incidents.red];
        for (cards, worth) in cards.into_iter().zip(FAIR_PLAY) {
            self.fair_play += worth * cards.iter().filter(|piece| piece.seat == seat).count() as u32;
        }
        self.points += points.count(played)[seat];
    }

    /// Counts a round without an opponent.
    pub fn bye(&mut self, points: Points) {
        self.byes += 1;
        self.points += points.win();
    }

    /// Scored less conceded.
    #[must_use]
    pub fn difference(&self) -> i64 {
        i64::from(self.goals_for) - i64::from(self.goals_against)
    }
}

/// A match of the table, between entrants.
#[derive(Debug, Clone, Copy)]
pub struct Meeting<'a> {
    /// The home side, by its place in the list of entrants.
    pub home: usize,
    /// The away side.
    pub away: usize,
    /// How it ended.
    pub played: &'a Played,
}

/// The order of a league, a group, a division, or of everybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Which group or division, from 0; nothing if there is only one.
    pub pool: Option<usize>,
    /// The best first.
    pub rows: Vec<Row>,
    ranking: Ranking,
}

impl Table {
    /// Ranks rows. `lots` gives each entrant a number; the lowest wins.
    #[must_use]
    pub(crate) fn new(
        pool: Option<usize>,
        rows: Vec<Row>,
        meetings: &[Meeting<'_>],
        points: Points,
        tie_breaks: &[TieBreak],
        lots: &[u32],
    ) -> Self {
        let ranking = Ranking::new(&rows, meetings, points, tie_breaks, lots);
        let mut rows = rows;
        rows.sort_by(|a, b| ranking.compare(a.entrant, b.entrant));
        Self { pool, rows, ranking }
    }

    /// The same rows in the order of a ladder.
    pub(crate) fn on_ladder(mut self, order: &[usize]) -> Self {
        self.ranking = Ranking::ladder(order);
        self.rows.sort_by(|a, b| self.ranking.compare(a.entrant, b.entrant));
        self
    }

    /// The place of an entrant, from 1.
    #[must_use]
    pub fn place(&self, entrant: usize) -> Option<usize> {
        self.rows.iter().position(|row| row.entrant == entrant).map(|idx| idx + 1)
    }

    /// Why one entrant stands above another; nothing if it does not.
    #[must_use]
    pub fn why(&self, above: usize, below: usize) -> Option<Why> {
        self.ranking.why(above, below)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::squads::Incidents;
    use touchline_champions::Piece;
    use touchline_kernel::Token;

    #[test]
    fn a_row_counts_from_its_own_side() {
        let mut row = Row::new(0, "B");
        let cards = |cards: [&str; 2]| cards.map(|text| Piece::read(text).unwrap()).to_vec();
        let incidents =
            Incidents { yellow: cards(["A4", "H5"]), red: cards(["A6", "H7"]), ..Incidents::default() };
        row.count(Seat::Away, &Played { incidents, ..Played::scored(1, 3) }, Points::THREE);
        row.count(Seat::Home, &Played::scored(0, 2), Points::THREE);
        row.count(Seat::Home, &Played::scored(2, 2), Points::THREE);
        assert_eq!((row.played, row.won, row.lost, row.level), (3, 1, 1, 1));
        assert_eq!((row.goals_for, row.goals_against, row.points, row.difference()), (5, 5, 4, 0));
        assert_eq!((row.away_goals, row.fair_play), (3, 4));
        assert_eq!(row.form, [Form::Won, Form::Lost, Form::Level]);
    }
}
