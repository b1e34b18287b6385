//! A tournament: told how each match ended, it says which comes next and how things stand.

use crate::fixtures::{Fixture, Format, Slot, fixtures};
use crate::read::clipped;
use crate::squads::{Incidents, Squad, written};
use crate::table::{Row, Scoring, rank};
use crate::team::Team;
use serde::{Deserialize, Serialize};
use touchline_kernel::dice::Roll;
use touchline_kernel::{Faults, Seat};

/// The match was not played: a team could not fill a formation.
pub const WALKOVER: &str = "walkover";
/// A cup match ended level, and a lot says who goes on.
pub const LOT: &str = "lot";

/// How a match ended, as a league file keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchResult {
    /// The number of the match, from 1.
    #[serde(rename = "match")]
    pub number: u32,
    /// The home team's name.
    pub home: String,
    /// The away team's name.
    pub away: String,
    /// Goals, home first, without those of a shoot-out.
    pub score: [u16; 2],
    /// Nobody, if level.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub winner: Option<Seat>,
    /// The rule that ended it, [`WALKOVER`] or [`LOT`].
    pub by: String,
    /// Cards and injuries.
    #[serde(skip_serializing_if = "Incidents::is_empty", default)]
    pub incidents: Incidents,
}

/// The next match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Next {
    /// From 1: with the seed of the tournament this gives the match its dice.
    pub number: u32,
    /// From 1.
    pub round: u32,
    /// The home team, by its place in the file.
    pub home: usize,
    /// The away team.
    pub away: usize,
}

/// How a match ended, as whoever ran it tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Goals, home first.
    pub score: [u16; 2],
    /// Nobody, if level.
    pub winner: Option<Seat>,
    /// The rule that ended it.
    pub by: String,
    /// Cards and injuries.
    pub incidents: Incidents,
}

/// A tournament with its results so far.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Tournament {
    game: String,
    format: Format,
    scoring: Scoring,
    teams: Vec<Team>,
    fixtures: Vec<Fixture>,
    results: Vec<MatchResult>,
    squads: Vec<Squad>,
}

impl Tournament {
    /// A tournament in which `results` have happened.
    ///
    /// # Errors
    /// Team names that are there twice, and the first result that cannot be: those after it depend on it.
    pub fn new(
        game: &str,
        format: Format,
        teams: Vec<Team>,
        results: Vec<MatchResult>,
    ) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        for (i, team) in teams.iter().enumerate() {
            if teams[..i].iter().any(|other| other.name == team.name) {
                faults.add(format!("teams[{i}]"), format!("`{}` is there already", team.name));
            }
        }
        faults.or(())?;
        let mut tournament = Self {
            game: game.to_owned(),
            format,
            scoring: Scoring::of(game),
            fixtures: fixtures(format, teams.len()),
            squads: vec![Squad::default(); teams.len()],
            teams,
            results: Vec::with_capacity(results.len()),
        };
        for (i, result) in results.into_iter().enumerate() {
            let mut faults = Faults::default();
            tournament.check(&result, &format!("results[{i}]"), &mut faults);
            faults.or(())?;
            tournament.push(result);
        }
        Ok(tournament)
    }

    fn check(&self, result: &MatchResult, at: &str, faults: &mut Faults) {
        let Some(next) = self.next() else {
            faults.add(at, format!("all {} matches are played before it", self.fixtures.len()));
            return;
        };
        if result.number != next.number {
            let what =
                format!("found {}, expected {}: matches stand in their order", result.number, next.number);
            faults.add(format!("{at}.match"), what);
        }
        for (seat, found, team) in [("home", &result.home, next.home), ("away", &result.away, next.away)] {
            let expected = &self.teams[team].name;
            if found != expected {
                let what = format!("found `{}`, expected `{expected}`", clipped(found));
                faults.add(format!("{at}.{seat}"), what);
            }
        }
        let known = match touchline_games::guide(&self.game) {
            Ok(guide) => guide.rules().any(|rule| rule == result.by),
            Err(_) => false,
        };
        if !known && result.by != WALKOVER && (result.by != LOT || self.format != Format::Cup) {
            let what = format!("found `{}`, expected a rule of {}", clipped(&result.by), self.game);
            faults.add(format!("{at}.by"), what);
        }
        let decided =
            self.format == Format::Cup || self.scoring == Scoring::Champions && result.by != WALKOVER;
        if decided && result.winner.is_none() {
            faults.add(format!("{at}.winner"), "missing; expected home or away: this match needs a winner");
        }
        for piece in result.incidents.pieces() {
            let team = if piece.seat == Seat::Home { next.home } else { next.away };
            if self.scoring != Scoring::Champions {
                faults.add(format!("{at}.incidents"), format!("{} knows none", self.game));
                break;
            }
            if !self.squads[team].is_clear(piece.shirt) {
                faults.add(format!("{at}.incidents"), format!("{} may not play this match", written(piece)));
            }
        }
    }

    fn push(&mut self, result: MatchResult) {
        if let Some(next) = self.next()
            && self.scoring == Scoring::Champions
        {
            self.squads[next.home].after(Seat::Home, &result.incidents);
            self.squads[next.away].after(Seat::Away, &result.incidents);
        }
        self.results.push(result);
    }

    fn team_in(&self, slot: Slot) -> Option<usize> {
        match slot {
            Slot::Team(team) => Some(team),
            Slot::Winner(number) => {
                let idx = usize::try_from(number).ok()?.checked_sub(1)?;
                let fixture = self.fixtures.get(idx)?;
                match self.results.get(idx)?.winner? {
                    Seat::Home => self.team_in(fixture.home),
                    Seat::Away => self.team_in(fixture.away),
                }
            }
        }
    }

    fn resolve(&self, fixture: &Fixture) -> Option<Next> {
        let (home, away) = (self.team_in(fixture.home)?, self.team_in(fixture.away)?);
        Some(Next { number: fixture.number, round: fixture.round, home, away })
    }

    /// The next match, unless all are played.
    #[must_use]
    pub fn next(&self) -> Option<Next> {
        self.resolve(self.fixtures.get(self.results.len())?)
    }

    /// How a match ends that cannot be played, because a team has too few players who may.
    #[must_use]
    pub fn walkover(&self, next: Next) -> Option<Played> {
        let winner = match (self.squads[next.home].can_play(), self.squads[next.away].can_play()) {
            (true, true) => return None,
            (true, false) => Some(Seat::Home),
            (false, true) => Some(Seat::Away),
            (false, false) => None,
        };
        Some(Played { score: [0, 0], winner, by: WALKOVER.to_owned(), incidents: Incidents::default() })
    }

    /// Takes those who may not play out of the position in which a match begins. True if there were any.
    pub fn leave_out(&self, next: Next, setup: &mut serde_json::Value) -> bool {
        for (seat, team) in [(Seat::Home, next.home), (Seat::Away, next.away)] {
            self.squads[team].leave_out(seat, setup);
        }
        [next.home, next.away].iter().any(|team| !self.squads[*team].absences().is_empty())
    }

    /// The next match has been played. `dice` draw the lot if a cup match ended level. Nothing happens when all are played.
    pub fn record(&mut self, played: Played, dice: &mut impl Roll) {
        let Some(next) = self.next() else { return };
        let (winner, by) = match played.winner {
            None if self.format == Format::Cup => (Some(Seat::BOTH[dice.below(2) as usize]), LOT.to_owned()),
            winner => (winner, played.by),
        };
        self.push(MatchResult {
            number: next.number,
            home: self.teams[next.home].name.clone(),
            away: self.teams[next.away].name.clone(),
            score: played.score,
            winner,
            by,
            incidents: played.incidents,
        });
    }

    /// The table, best first.
    #[must_use]
    pub fn table(&self) -> Vec<Row> {
        let mut rows: Vec<Row> =
            self.teams.iter().enumerate().map(|(idx, team)| Row::new(idx, &team.name)).collect();
        for (fixture, result) in self.fixtures.iter().zip(&self.results) {
            let Some(next) = self.resolve(fixture) else { continue };
            let points = self.scoring.points(result);
            for (seat, team) in [(Seat::Home, next.home), (Seat::Away, next.away)] {
                rows[team].count(seat, result, points[seat]);
            }
        }
        if self.format == Format::Cup {
            for fixture in &self.fixtures {
                let result = self.results.get(fixture.number as usize - 1);
                for (seat, slot) in [(Seat::Home, fixture.home), (Seat::Away, fixture.away)] {
                    if let Some(team) = self.team_in(slot) {
                        let won = result.is_some_and(|result| result.winner == Some(seat));
                        let reached = fixture.round + u32::from(won);
                        rows[team].round = rows[team].round.max(Some(reached));
                    }
                }
            }
        }
        rank(&mut rows);
        rows
    }

    /// Who has won it all, once every match is played.
    #[must_use]
    pub fn winner(&self) -> Option<&Team> {
        if self.results.len() < self.fixtures.len() {
            return None;
        }
        self.table().first().map(|row| &self.teams[row.team_idx])
    }

    /// The teams in the order of the file.
    #[must_use]
    pub fn teams(&self) -> &[Team] {
        &self.teams
    }

    /// A team's suspensions and layoffs.
    #[must_use]
    pub fn squad(&self, team_idx: usize) -> Option<&Squad> {
        self.squads.get(team_idx)
    }

    /// The results so far.
    #[must_use]
    pub fn results(&self) -> &[MatchResult] {
        &self.results
    }

    /// Every match.
    #[must_use]
    pub fn fixtures(&self) -> &[Fixture] {
        &self.fixtures
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_champions::Piece;
    use touchline_kernel::Token;
    use touchline_kernel::dice::FairDice;

    fn tournament(game: &str, format: Format, n: usize) -> Tournament {
        let teams = (0..n).map(|i| Team::named(&format!("T{i}")).unwrap()).collect();
        Tournament::new(game, format, teams, Vec::new()).unwrap()
    }

    fn won(seat: Seat) -> Played {
        let score = if seat == Seat::Home { [2, 1] } else { [0, 1] };
        Played { score, winner: Some(seat), by: "CLK-3".into(), incidents: Incidents::default() }
    }

    #[test]
    fn a_cup_goes_on_with_the_winners() {
        let mut cup = tournament("champions", Format::Cup, 5);
        let mut dice = FairDice::from_seed(1);
        let mut met = Vec::new();
        while let Some(next) = cup.next() {
            met.push((next.home, next.away));
            cup.record(won(Seat::Away), &mut dice);
        }
        // The fourth and fifth meet first; the others have a bye.
        assert_eq!(met, [(3, 4), (0, 4), (1, 2), (4, 2)]);
        assert_eq!(cup.winner().unwrap().name, "T2");
        let rounds: Vec<(usize, Option<u32>)> = cup.table().iter().map(|r| (r.team_idx, r.round)).collect();
        assert_eq!(rounds, [(2, Some(4)), (4, Some(3)), (0, Some(2)), (1, Some(2)), (3, Some(1))]);
    }

    #[test]
    fn a_lot_decides_a_level_cup_match() {
        let mut cup = tournament("volchok", Format::Cup, 2);
        let level =
            Played { score: [1, 1], winner: None, by: "GOAL-1".into(), incidents: Incidents::default() };
        cup.record(level, &mut FairDice::from_seed(3));
        assert_eq!(cup.results()[0].by, LOT);
        assert!(cup.winner().is_some());
        assert_eq!(cup.table()[0].level, 1);
    }

    #[test]
    fn a_suspended_player_misses_the_next_matches_of_his_team() {
        let mut league = tournament("champions", Format::DoubleRoundRobin, 2);
        let red = Piece::read("H5").unwrap();
        let incidents = Incidents { red: vec![red], ..Incidents::default() };
        league.record(Played { incidents, ..won(Seat::Home) }, &mut FairDice::from_seed(1));
        let next = league.next().unwrap();
        let table = touchline_games::open("champions", &serde_json::json!({ "tournament": true })).unwrap();
        let mut setup = table.start().setup();
        assert!(league.leave_out(next, &mut setup));
        // He played at home, and is away now.
        assert_eq!((next.home, next.away), (1, 0));
        assert_eq!(setup["away"]["players"]["5"], "unavailable");
        assert!(table.place(&setup).is_ok());
    }

    #[test]
    fn the_first_keeper_may_be_missing() {
        let league = {
            let mut league = tournament("champions", Format::DoubleRoundRobin, 2);
            let injured_off = ["H1", "A1", "A20"].map(|text| Piece::read(text).unwrap()).to_vec();
            let incidents = Incidents { injured_off, ..Incidents::default() };
            league.record(Played { incidents, ..won(Seat::Home) }, &mut FairDice::from_seed(1));
            league
        };
        let table = touchline_games::open("champions", &serde_json::json!({ "tournament": true })).unwrap();
        let mut setup = table.start().setup();
        league.leave_out(league.next().unwrap(), &mut setup);
        let mut board = table.place(&setup).unwrap();
        let mut dice = FairDice::from_seed(5);
        for _ in 0..400 {
            match board.turn() {
                touchline_kernel::Turn::Decision(seat) => {
                    let action = board.legal()[0].text.clone();
                    board.act(seat, &action).unwrap();
                }
                touchline_kernel::Turn::Chance => {
                    board.roll(&mut dice).unwrap();
                }
                touchline_kernel::Turn::Over(_) => break,
            }
        }
    }

    #[test]
    fn a_team_that_cannot_play_loses_by_walkover_and_its_bans_run_on() {
        let mut league = tournament("champions", Format::DoubleRoundRobin, 2);
        let red = (2..=6).map(|n| Piece::read(&format!("H{n}")).unwrap()).collect();
        let incidents = Incidents { red, ..Incidents::default() };
        league.record(Played { incidents, ..won(Seat::Home) }, &mut FairDice::from_seed(1));
        let walkover = league.walkover(league.next().unwrap()).unwrap();
        assert_eq!((walkover.winner, walkover.by.as_str()), (Some(Seat::Home), WALKOVER));
        league.record(walkover, &mut FairDice::from_seed(1));
        assert!(league.squad(0).unwrap().absences().iter().all(|absence| absence.matches == 1));
        assert_eq!(league.table()[0].points, 5);
    }

    #[test]
    fn results_that_cannot_be_are_refused_with_their_place() {
        let mut league = tournament("champions", Format::RoundRobin, 4);
        for _ in 0..3 {
            league.record(won(Seat::Home), &mut FairDice::from_seed(1));
        }
        let again = |change: &dyn Fn(&mut Vec<MatchResult>)| {
            let mut results = league.results().to_vec();
            change(&mut results);
            Tournament::new("champions", Format::RoundRobin, league.teams().to_vec(), results)
        };
        assert_eq!(again(&|_| {}).unwrap(), league);
        let place = |change: &dyn Fn(&mut Vec<MatchResult>)| again(change).unwrap_err().0[0].at.clone();
        assert_eq!(place(&|results| drop(results.remove(1))), "results[1].match");
        assert_eq!(place(&|results| results[2].home = "X".into()), "results[2].home");
        assert_eq!(place(&|results| results[0].by = "nothing".into()), "results[0].by");
        assert_eq!(place(&|results| results[0].winner = None), "results[0].winner");
    }
}
