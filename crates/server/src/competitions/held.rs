//! A competition as it was read, with what is to be changed about it: one change is one commit.

use crate::competitions::act::Act;
use crate::competitions::settings::LaidDown;
use crate::error::ApiError;
use crate::server::Server;
use std::collections::BTreeSet;
use touchline_kernel::{BySeat, Seat};
use touchline_league::{Competition, Fixture, FixtureId};
use touchline_store::{
    CompetitionChange, CompetitionChanged, CompetitionRow, CompetitionWhole, EntrantRow, FixtureRow, KeyRow,
    MatchRow, Status,
};

/// A competition with its changes so far.
#[derive(Debug)]
pub struct Held {
    pub row: CompetitionRow,
    pub laid_down: LaidDown,
    pub entrants: Vec<EntrantRow>,
    pub fixtures: Vec<FixtureRow>,
    /// The matches of fixtures that are not counted.
    pub matches: Vec<MatchRow>,
    /// How it stands; none before it begins.
    pub competition: Option<Competition>,
    read: (CompetitionRow, Vec<EntrantRow>),
    changed: BTreeSet<String>,
    made: Vec<MatchRow>,
    aborted: Vec<(String, i64)>,
    acts: Vec<Act>,
}

/// What the rest of the server is to do once a change is written.
#[derive(Debug, Default)]
pub struct After {
    /// Matches that can begin.
    pub made: Vec<String>,
    /// Matches that will not be played.
    pub aborted: Vec<String>,
}

impl Held {
    /// A competition as the store has it.
    pub async fn read(server: &Server, id: &str) -> Result<Self, ApiError> {
        let whole = server.store.competition(id).await?.ok_or(ApiError::NotFound)?;
        Self::of(whole)
    }

    pub fn of(whole: CompetitionWhole) -> Result<Self, ApiError> {
        let CompetitionWhole { row, entrants, fixtures, matches } = whole;
        let corrupt = |error: &dyn std::fmt::Display| {
            tracing::error!(id = row.id, %error, "a competition cannot be read");
            ApiError::Internal
        };
        let laid_down = serde_json::from_str(&row.settings).map_err(|error| corrupt(&error))?;
        let competition = match &row.state {
            None => None,
            Some(state) => Some(Competition::read(state).map_err(|faults| corrupt(&faults))?),
        };
        let read = (row.clone(), entrants.clone());
        Ok(Self {
            row,
            laid_down,
            entrants,
            fixtures,
            matches,
            competition,
            read,
            changed: BTreeSet::new(),
            made: Vec::new(),
            aborted: Vec::new(),
            acts: Vec::new(),
        })
    }

    /// Writes what has changed. None if nothing has.
    pub async fn commit(
        mut self,
        server: &Server,
        key: Option<&KeyRow>,
        now_ms: i64,
    ) -> Result<(CompetitionChanged, After), ApiError> {
        if let Some(competition) = &self.competition {
            self.row.state = Some(serde_json::to_string(competition).map_err(|_| ApiError::Internal)?);
        }
        let entrants = (self.entrants != self.read.1).then_some(self.entrants);
        let same = self.row == self.read.0 && entrants.is_none() && self.changed.is_empty();
        if same && self.acts.is_empty() && self.made.is_empty() && key.is_none() {
            return Ok((CompetitionChanged::Written, After::default()));
        }
        self.row.updated_ms = now_ms;
        let after = After {
            made: self.made.iter().map(|row| row.id.clone()).collect(),
            aborted: self.aborted.iter().map(|(id, _)| id.clone()).collect(),
        };
        let acts = self.acts.iter().map(|act| serde_json::to_string(act).unwrap_or_default()).collect();
        let changed = self.changed;
        let fixtures = self.fixtures.into_iter().filter(|row| changed.contains(&row.fixture)).collect();
        let change = CompetitionChange {
            row: self.row,
            entrants,
            fixtures,
            matches: self.made,
            aborted: self.aborted,
            acts,
        };
        Ok((server.store.change_competition(&change, key).await?, after))
    }

    /// Writes a line into the public log.
    pub fn note(&mut self, act: Act) {
        self.acts.push(act);
    }

    /// The place of a person among the entrants.
    pub fn place_of(&self, user: &str) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.user.as_deref() == Some(user))
    }

    /// A fixture that can be played, or could.
    pub fn fixture(&self, id: FixtureId) -> Option<&FixtureRow> {
        let id = id.to_string();
        self.fixtures.iter().find(|row| row.fixture == id)
    }

    /// The same, to be changed; made if it is not there.
    pub fn fixture_mut(&mut self, id: FixtureId) -> &mut FixtureRow {
        let id = id.to_string();
        self.changed.insert(id.clone());
        let idx = self.fixtures.iter().position(|row| row.fixture == id).unwrap_or_else(|| {
            self.fixtures.push(FixtureRow {
                fixture: id,
                match_id: None,
                deadline_ms: None,
                postponed: 0,
                asked: None,
                counted: false,
            });
            self.fixtures.len() - 1
        });
        &mut self.fixtures[idx]
    }

    /// The match of a fixture, unless it was aborted or is counted.
    pub fn match_of(&self, row: &FixtureRow) -> Option<&MatchRow> {
        let id = row.match_id.as_ref()?;
        self.matches.iter().find(|row| row.id == *id && row.status != Status::Aborted)
    }

    /// The fixtures that the competition does not know the end of.
    pub fn uncounted(&self) -> Vec<FixtureRow> {
        self.fixtures.iter().filter(|row| !row.counted).cloned().collect()
    }

    /// A match is made for a fixture.
    pub fn make(&mut self, id: FixtureId, row: MatchRow) {
        self.fixture_mut(id).match_id = Some(row.id.clone());
        self.matches.push(row.clone());
        self.made.push(row);
    }

    /// The match of a fixture will not be played: true unless it has begun.
    pub fn abort(&mut self, row: &FixtureRow) -> bool {
        match self.match_of(row).map(|row| (row.status, row.id.clone(), row.revision)) {
            None => true,
            Some((Status::Open | Status::Dice, id, revision)) => {
                self.aborted.push((id, revision));
                true
            }
            Some(_) => false,
        }
    }

    /// The seats of a fixture whose entrants are known.
    pub fn seats(&self, fixture: &Fixture) -> Option<BySeat<&EntrantRow>> {
        let [home, away] = fixture.entrants()?;
        Some(BySeat::new(self.entrants.get(home)?, self.entrants.get(away)?))
    }

    /// The seat of a person in a fixture.
    pub fn seat_of(&self, fixture: &Fixture, user: &str) -> Option<Seat> {
        let seats = self.seats(fixture)?;
        Seat::BOTH.into_iter().find(|seat| seats[*seat].user.as_deref() == Some(user))
    }
}
