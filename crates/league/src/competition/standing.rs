//! How things stand: what is next, the tables, the bracket, the winner, and who may not play.

use super::Competition;
use super::survey::{Entry, Survey};
use crate::formats::{Format, ladder};
use crate::plan::{Fixture, FixtureId, Stage, State};
use crate::played::{By, Played};
use crate::squads::{Reason, Squad};
use crate::table::{Meeting, Row, Table};
use crate::tie_break::TieBreak;
use serde_json::Value;
use touchline_kernel::Seat;

impl Competition {
    /// Every match that is known so far, in the order of play, with its result.
    #[must_use]
    pub fn fixtures(&self) -> Vec<(Fixture, Option<Played>)> {
        self.survey().entries.into_iter().map(|entry| (entry.fixture, entry.played)).collect()
    }

    /// One match with its result.
    #[must_use]
    pub fn fixture(&self, id: FixtureId) -> Option<(Fixture, Option<Played>)> {
        self.survey().find(id).map(|entry| (entry.fixture, entry.played.clone()))
    }

    /// The matches that can be played now, in the order of play. Where squads are carried, an entrant plays its matches one after the
    /// other, except those that are postponed.
    #[must_use]
    pub fn next(&self) -> Vec<Fixture> {
        let mut waits = vec![false; self.entrants.len()];
        let mut found = Vec::new();
        for Entry { fixture, .. } in self.survey().entries {
            let (State::Open, Some(both)) = (fixture.state, fixture.entrants()) else { continue };
            let blocked = self.regulations.squads && both.iter().any(|entrant| waits[*entrant]);
            if !blocked {
                found.push(fixture);
            }
            both.iter().for_each(|entrant| waits[*entrant] = true);
        }
        found
    }

    /// Is everything played? A ladder on which people challenge each other never is.
    #[must_use]
    pub fn finished(&self) -> bool {
        let permanent = matches!(&self.regulations.format, Format::Ladder(rules) if rules.rounds == 0);
        // Rounds that can still be made have been made.
        let survey = self.survey();
        !permanent
            && survey.entries.iter().all(|entry| matches!(entry.fixture.state, State::Over | State::Void))
    }

    /// How many matches are over and how many there will be, as far as is known: replays and rounds that cannot be made are not.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let survey = self.survey();
        let count = |state: State| survey.entries.iter().filter(|entry| entry.fixture.state == state).count();
        let here = self.entrants.iter().filter(|entrant| entrant.withdrawn.is_none()).count();
        let to_come = match &self.regulations.format {
            Format::Swiss { rounds } => (*rounds as usize).saturating_sub(self.rounds.len()) * (here / 2),
            Format::Ladder(rules) => (self.rounds.len() as u32 + 1..=rules.rounds)
                .map(|round| ladder::neighbours(&vec![0; here], round).len())
                .sum(),
            _ => 0,
        };
        (count(State::Over), survey.entries.len() - count(State::Void) + to_come)
    }

    /// The tables: one for each division or group, or one for all.
    #[must_use]
    pub fn tables(&self) -> Vec<Table> {
        self.tables_after(u32::MAX)
    }

    /// The tables as they stood after a round; matches of later rounds do not count, whenever they were played.
    #[must_use]
    pub fn tables_after(&self, round: u32) -> Vec<Table> {
        let survey = self.survey();
        if self.pools.is_empty() {
            return vec![self.table(&survey, round)];
        }
        (0..self.pools.len()).map(|pool| self.pool_table(&survey, pool, round)).collect()
    }

    /// The table of everybody in all matches; in a cup by the round reached.
    #[must_use]
    pub fn overall(&self) -> Table {
        self.table(&self.survey(), u32::MAX)
    }

    pub(super) fn pool_table(&self, survey: &Survey, pool: usize, round: u32) -> Table {
        let of_pool =
            |entry: &Entry| entry.fixture.stage == Stage::Pool(pool) && entry.fixture.round <= round;
        let number = (self.pools.len() > 1).then_some(pool);
        self.rank(survey, number, &self.pools[pool], of_pool, &self.regulations.tie_breaks)
    }

    fn table(&self, survey: &Survey, round: u32) -> Table {
        let everybody: Vec<usize> = (0..self.entrants.len()).collect();
        let counts = |entry: &Entry| entry.fixture.round <= round;
        let mut tie_breaks = self.regulations.tie_breaks.clone();
        if self.has_bracket() && !tie_breaks.contains(&TieBreak::Round) {
            tie_breaks.insert(0, TieBreak::Round);
        }
        let table = self.rank(survey, None, &everybody, counts, &tie_breaks);
        match &self.regulations.format {
            Format::Ladder(_) => table.on_ladder(&survey.ladder(self, round)),
            _ => table,
        }
    }

    fn has_bracket(&self) -> bool {
        matches!(self.regulations.format, Format::Cup(_) | Format::Groups { .. })
    }

    fn rank(
        &self,
        survey: &Survey,
        pool: Option<usize>,
        entrants: &[usize],
        counts: impl Fn(&Entry) -> bool,
        tie_breaks: &[TieBreak],
    ) -> Table {
        let mut rows: Vec<Row> = entrants
            .iter()
            .map(|entrant| Row {
                withdrawn: self.entrants[*entrant].withdrawn.is_some(),
                ..Row::new(*entrant, &self.entrants[*entrant].name)
            })
            .collect();
        let points = self.regulations.points;
        let meetings: Vec<Meeting<'_>> = survey
            .over()
            .filter(|(entry, _, _)| counts(entry))
            .map(|(_, [home, away], played)| Meeting { home, away, played })
            .collect();
        for meeting in &meetings {
            for (seat, entrant) in [(Seat::Home, meeting.home), (Seat::Away, meeting.away)] {
                if let Some(row) = rows.iter_mut().find(|row| row.entrant == entrant) {
                    row.count(seat, meeting.played, points);
                }
            }
        }
        if let Format::Swiss { .. } = self.regulations.format {
            let shown =
                survey.entries.iter().filter(|entry| counts(entry)).map(|entry| entry.fixture.round).max();
            for round in self.rounds.iter().take(shown.unwrap_or(0) as usize) {
                if let Some(row) = rows.iter_mut().find(|row| Some(row.entrant) == round.bye) {
                    row.bye(points);
                }
            }
        }
        if self.has_bracket() && pool.is_none() && entrants.len() == self.entrants.len() {
            self.reached(survey, &mut rows);
        }
        Table::new(pool, rows, &meetings, points, tie_breaks, &self.lots)
    }

    /// The round of the bracket that each entrant has reached; the winner's is one more than the last.
    fn reached(&self, survey: &Survey, rows: &mut [Row]) {
        for entry in &survey.entries {
            let Fixture { id, round, stage, .. } = entry.fixture;
            let Some(both) = entry.fixture.entrants() else { continue };
            for entrant in both {
                let won = survey.decided.get(&id.number).is_some_and(|decided| decided.winner == entrant);
                let Some(row) = rows.iter_mut().find(|row| row.entrant == entrant) else { continue };
                match stage {
                    Stage::ThirdPlace => row.third = won,
                    Stage::Knockout => row.round = row.round.max(Some(round + u32::from(won))),
                    _ => row.round = row.round.max(Some(round)),
                }
            }
        }
    }

    /// Who has won it all, once it is over.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        self.podium().first().copied()
    }

    /// The first, second and, if it was played out, third; empty until it is over.
    #[must_use]
    pub fn podium(&self) -> Vec<usize> {
        if !self.finished() {
            return Vec::new();
        }
        if !self.has_bracket() {
            let table = self.tables().swap_remove(0);
            return table.rows.iter().filter(|row| !row.withdrawn).take(3).map(|row| row.entrant).collect();
        }
        let survey = self.survey();
        let decided = |stage: Stage| {
            let tie = self.plan.iter().rev().find(|tie| tie.stage == stage)?;
            survey.decided.get(&tie.number).copied()
        };
        let places = |stage| decided(stage).into_iter().flat_map(|tie| [tie.winner, tie.loser]);
        places(Stage::Knockout).chain(places(Stage::ThirdPlace).take(1)).collect()
    }

    /// Who went on from a knock-out tie, and whether a lot sent him on; `None` while undecided.
    #[must_use]
    pub fn went_on(&self, tie: u32) -> Option<(usize, bool)> {
        self.survey().decided.get(&tie).map(|decided| (decided.winner, decided.by_lot))
    }

    /// The division of each entrant on a ladder, from 0, in the order of the ladder.
    #[must_use]
    pub fn ladder(&self) -> Vec<(usize, usize)> {
        let Format::Ladder(rules) = &self.regulations.format else { return Vec::new() };
        let order = self.survey().ladder(self, u32::MAX);
        let division = |place: usize| ladder::division(&rules.divisions, place);
        order.into_iter().enumerate().map(|(place, entrant)| (entrant, division(place))).collect()
    }

    /// Suspensions and layoffs of an entrant's squad after its matches so far (CUP-2 to CUP-6).
    #[must_use]
    pub fn squad(&self, entrant: usize) -> Squad {
        let mut squad = Squad::default();
        if self.regulations.squads {
            let survey = self.survey();
            for (_, [home, away], played) in survey.over() {
                if home == entrant {
                    squad.after(Seat::Home, &played.incidents);
                } else if away == entrant {
                    squad.after(Seat::Away, &played.incidents);
                }
            }
        }
        squad
    }

    /// The options with which a match is played: those of knock-out matches over the others, and who may not play (CUP-2 to CUP-6).
    #[must_use]
    pub fn match_options(&self, options: &Value, knockout: &Value, fixture: &Fixture) -> Value {
        let mut options = options.clone();
        if let (true, Some(more)) = (fixture.knockout(), knockout.as_object()) {
            more.iter().for_each(|(name, value)| options[name] = value.clone());
        }
        if let (true, Some(entrants)) = (self.regulations.squads, fixture.entrants()) {
            let squads = entrants.map(|entrant| self.squad(entrant));
            if squads.iter().any(|squad| !squad.absences().is_empty()) {
                let [home, away] = squads.map(|squad| {
                    serde_json::json!({
                        "suspended": squad.missing(Reason::Suspended),
                        "injured": squad.missing(Reason::Injured),
                    })
                });
                options["absent"] = serde_json::json!({ "home": home, "away": away });
            }
        }
        options
    }

    /// How a match ends that cannot be played, because a team has too few players who may (R63).
    #[must_use]
    pub fn walkover(&self, fixture: &Fixture) -> Option<Played> {
        let [home, away] = fixture.entrants()?.map(|entrant| self.squad(entrant).can_play());
        let winner = match (home, away) {
            (true, true) => return None,
            (true, false) => Some(Seat::Home),
            (false, true) => Some(Seat::Away),
            (false, false) => None,
        };
        Some(Played::unplayed(winner, By::Walkover, self.regulations.walkover_goals))
    }
}
