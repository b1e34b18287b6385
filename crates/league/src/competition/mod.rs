//! The competition: told how each match ended, it says what is to be played next, how things stand, and whether it is over.
//!
//! It is a value: results may come in any order, and twice. Everything but the results, the rounds that were made from them and the
//! organiser's acts is derived.

mod feed;
mod standing;
mod survey;
#[cfg(test)]
mod tests;

pub use feed::{Refused, Taken};

use crate::formats::{Format, Schedule, cup, groups, ladder, round_robin, swiss};
use crate::plan::{FixtureId, Slot, Stage, Tie, numbered};
use crate::played::Played;
use crate::regulations::Regulations;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use survey::Survey;
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Fault, Faults, Seat};

/// The version of a competition in JSON.
pub const VERSION: u32 = 1;

/// The dice of a competition that belong to no match: `seed N match n` with these numbers.
mod dice_of {
    /// Who stands where in a bracket or in groups.
    pub(super) const DRAW: u64 = 1 << 63;
    /// The lots of the table.
    pub(super) const LOTS: u64 = DRAW + 1;
    /// Who goes on from a level tie: plus the number of the tie.
    pub(super) const TIE: u64 = 1 << 62;
}

/// Who takes part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// As in tables.
    pub name: String,
    /// If it has left: what becomes of its matches.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub withdrawn: Option<Withdrawn>,
}

/// What becomes of the matches of an entrant that has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawn {
    /// Those of a league or group do not count.
    Void,
    /// Its opponents win those that it has not played.
    Walkover,
}

/// A round that was made from results: it stays as it is, whatever becomes of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Who meets whom, home first; on a ladder the challenged is at home.
    pub pairs: Vec<(usize, usize)>,
    /// Who has no opponent.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub bye: Option<usize>,
}

/// What the organiser or an entrant did, for the public log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "act", deny_unknown_fields)]
#[expect(clippy::large_enum_variant, reason = "a log of a few acts")]
pub enum Act {
    /// The organiser decided a match.
    Adjudicated {
        /// Which.
        fixture: FixtureId,
        /// What had been reported, if anything.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        was: Option<Played>,
        /// What counts now.
        now: Played,
        /// Why.
        note: String,
    },
    /// A side did not appear, or neither.
    Forfeited {
        /// Which match.
        fixture: FixtureId,
    },
    /// A match will be played later.
    Postponed {
        /// Which.
        fixture: FixtureId,
    },
    /// A postponed match can be played now.
    Resumed {
        /// Which.
        fixture: FixtureId,
    },
    /// An entrant left.
    Withdrew {
        /// Which.
        entrant: usize,
    },
    /// An entrant challenged another.
    Challenged {
        /// The lower one.
        challenger: usize,
        /// The upper one.
        challenged: usize,
    },
}

/// A competition with its results so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Competition {
    version: u32,
    seed: u64,
    regulations: Regulations,
    entrants: Vec<Entrant>,
    results: BTreeMap<FixtureId, Played>,
    postponed: BTreeSet<FixtureId>,
    rounds: Vec<Round>,
    log: Vec<Act>,
    /// Follows from the format and the rounds.
    #[serde(skip)]
    plan: Vec<Tie>,
    #[serde(skip)]
    pools: Vec<Vec<usize>>,
    #[serde(skip)]
    lots: Vec<u32>,
}

/// A competition as it was written, unchecked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    version: u32,
    seed: u64,
    regulations: Regulations,
    entrants: Vec<Entrant>,
    #[serde(default)]
    results: BTreeMap<FixtureId, Played>,
    #[serde(default)]
    postponed: BTreeSet<FixtureId>,
    #[serde(default)]
    rounds: Vec<Round>,
    #[serde(default)]
    log: Vec<Act>,
}

impl Competition {
    /// A competition that has not begun. The seed decides draws and lots and, with the ID of a match, its dice.
    ///
    /// # Errors
    /// Rules that contradict each other or the number of entrants, and names that are there twice.
    pub fn new(regulations: Regulations, seed: u64, names: Vec<String>) -> Result<Self, Faults> {
        let entrants = names.into_iter().map(|name| Entrant { name, withdrawn: None }).collect();
        let mut competition = Self::planned(regulations, seed, entrants)?;
        competition.extend();
        Ok(competition)
    }

    /// A competition without results or rounds made from them.
    fn planned(regulations: Regulations, seed: u64, entrants: Vec<Entrant>) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        regulations.check(entrants.len(), &mut faults);
        for (i, entrant) in entrants.iter().enumerate() {
            if entrants[..i].iter().any(|other| other.name == entrant.name) {
                faults.add(format!("entrants[{i}]"), format!("`{}` is there already", entrant.name));
            }
        }
        faults.or(())?;
        let mut lots: Vec<u32> = (0..entrants.len() as u32).collect();
        cup::shuffle(&mut lots, &mut FairDice::for_match(seed, dice_of::LOTS));
        let mut competition = Self {
            version: VERSION,
            seed,
            regulations,
            entrants,
            results: BTreeMap::new(),
            postponed: BTreeSet::new(),
            rounds: Vec::new(),
            log: Vec::new(),
            plan: Vec::new(),
            pools: Vec::new(),
            lots,
        };
        competition.lay_out();
        Ok(competition)
    }

    /// Reads a competition from its JSON.
    ///
    /// # Errors
    /// Every fault with its place.
    pub fn read(text: &str) -> Result<Self, Faults> {
        let fault =
            |error: serde_json::Error| Fault::new(format!("line {}", error.line()), error.to_string());
        let json: serde_json::Value = serde_json::from_str(text).map_err(fault)?;
        match json.get("version").and_then(serde_json::Value::as_u64) {
            Some(version) if version == u64::from(VERSION) => {}
            Some(version) => {
                return Err(Fault::new("version", format!("found {version}, expected {VERSION}")).into());
            }
            None => return Err(Fault::new("version", format!("missing; expected {VERSION}")).into()),
        }
        let setup: Setup = serde_json::from_str(text).map_err(fault)?;
        Self::place(setup)
    }

    fn place(setup: Setup) -> Result<Self, Faults> {
        let mut competition = Self::planned(setup.regulations, setup.seed, setup.entrants)?;
        competition.version = setup.version;
        let mut faults = Faults::default();
        let n = competition.entrants.len();
        if !competition.grows() && !setup.rounds.is_empty() {
            faults.add("rounds", "this format makes none");
        }
        for (i, round) in setup.rounds.iter().enumerate() {
            let mut all: Vec<usize> =
                round.pairs.iter().flat_map(|(a, b)| [*a, *b]).chain(round.bye).collect();
            all.sort_unstable();
            if all.iter().any(|entrant| *entrant >= n) || all.windows(2).any(|pair| pair[0] == pair[1]) {
                let what = format!("expected different entrants from 0 to {}", n - 1);
                faults.add(format!("rounds[{i}]"), what);
            }
        }
        faults.or(())?;
        competition.rounds = setup.rounds;
        competition.postponed = setup.postponed;
        competition.log = setup.log;
        competition.lay_out();
        let mut faults = Faults::default();
        // In the order of play, because a result decides who takes part in later matches: one survey for each round that follows from others.
        let mut left: Vec<(FixtureId, Played)> = setup.results.into_iter().collect();
        while !left.is_empty() {
            let survey = competition.survey();
            let known: BTreeMap<FixtureId, bool> = survey
                .entries
                .iter()
                .map(|entry| (entry.fixture.id, entry.fixture.entrants().is_some()))
                .collect();
            let (taken, waiting): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|(id, _)| known.get(id) == Some(&true));
            left = waiting;
            if taken.is_empty() {
                for (id, _) in &left {
                    let what = match known.get(id) {
                        Some(_) => "its entrants are not known yet",
                        None => "there is no such match",
                    };
                    faults.add(format!("results.{id}"), what);
                }
                break;
            }
            competition.results.extend(taken);
        }
        faults.or(())?;
        competition.extend();
        Ok(competition)
    }

    /// Are rounds made from results?
    fn grows(&self) -> bool {
        matches!(self.regulations.format, Format::Swiss { .. } | Format::Ladder(_))
    }

    /// Makes the plan from the format and from the rounds so far.
    fn lay_out(&mut self) {
        let n = self.entrants.len();
        let mut dice = FairDice::for_match(self.seed, dice_of::DRAW);
        match &self.regulations.format {
            Format::RoundRobin { meetings, divisions, schedule, .. } => {
                let mut entrants = 0..n;
                self.pools = divisions.iter().map(|size| entrants.by_ref().take(*size).collect()).collect();
                self.plan = pool_ties(&self.pools, *meetings, *schedule);
            }
            Format::Cup(rules) => self.plan = cup::bracket(n, *rules, &mut dice),
            Format::Groups { groups: count, meetings, advance, draw, cup } => {
                self.pools = groups::allot(n, *count, *draw, &mut dice);
                self.plan = pool_ties(&self.pools, *meetings, Schedule::Canonical);
                let (number, round) = self.plan.last().map_or((1, 1), |tie| (tie.number + 1, tie.round + 1));
                self.plan.extend(groups::finals(*count, *advance, *cup, number, round));
            }
            Format::Swiss { .. } => self.plan = round_ties(&self.rounds, Stage::Swiss),
            Format::Ladder(_) => self.plan = round_ties(&self.rounds, Stage::Challenge),
        }
    }

    /// Makes the rounds that follow from results: of the Swiss system, or of a ladder between coaches.
    fn extend(&mut self) {
        while let Some(round) = self.next_round(false) {
            self.rounds.push(round);
            self.lay_out();
        }
    }

    /// The round that is due: the last one is over or, if `anyway`, only postponed matches are left of it.
    fn next_round(&self, anyway: bool) -> Option<Round> {
        if !self.grows() {
            return None;
        }
        let survey = self.survey();
        let left = |entry: &survey::Entry| {
            entry.played.is_none() && !(anyway && self.postponed.contains(&entry.fixture.id))
        };
        if survey.entries.iter().any(left) {
            return None;
        }
        let made = self.rounds.len() as u32;
        match &self.regulations.format {
            Format::Swiss { rounds } if made < *rounds => {
                let most = self.regulations.points.win() * made;
                let due = swiss::Due { most, last: made + 1 == *rounds, first: Seat::Home };
                let pairing = swiss::pair(&survey.cards(self), due)?;
                Some(Round { pairs: pairing.pairs, bye: pairing.bye })
            }
            Format::Ladder(rules) if made < rules.rounds => {
                let mut order = survey.ladder(self, u32::MAX);
                order.retain(|entrant| self.entrants[*entrant].withdrawn.is_none());
                let pairs: Vec<(usize, usize)> = ladder::neighbours(&order, made + 1)
                    .into_iter()
                    .map(|(lower, upper)| (upper, lower))
                    .collect();
                (!pairs.is_empty()).then_some(Round { pairs, bye: None })
            }
            _ => None,
        }
    }

    fn survey(&self) -> Survey {
        Survey::new(self)
    }

    /// The rules.
    #[must_use]
    pub const fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// Decides draws, lots and dice.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Who takes part, in the order of entry.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The groups or divisions: who is in each. Other formats have none.
    #[must_use]
    pub fn pools(&self) -> &[Vec<usize>] {
        &self.pools
    }

    /// The results that were reported, without the walk-overs that follow from withdrawals.
    #[must_use]
    pub const fn results(&self) -> &BTreeMap<FixtureId, Played> {
        &self.results
    }

    /// What the organiser and the entrants did.
    #[must_use]
    pub fn log(&self) -> &[Act] {
        &self.log
    }

    /// The rounds that were made from results: Swiss pairings with their byes, or challenges.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }
}

/// The ties of rounds that were made.
fn round_ties(rounds: &[Round], stage: Stage) -> Vec<Tie> {
    let ties = |round: &Round| {
        let tie = |(home, away): &(usize, usize)| (stage, Slot::Entrant(*home), Slot::Entrant(*away));
        round.pairs.iter().map(tie).collect()
    };
    numbered(1, 1, rounds.iter().map(ties))
}

/// The ties of all groups or divisions, round by round.
fn pool_ties(pools: &[Vec<usize>], meetings: u8, schedule: Schedule) -> Vec<Tie> {
    let each: Vec<Vec<Vec<(usize, usize)>>> =
        pools.iter().map(|pool| round_robin::rounds(pool.len(), meetings, schedule)).collect();
    let last = each.iter().map(Vec::len).max().unwrap_or(0);
    let ties = |round: usize| {
        let of_pool = |(idx, rounds): (usize, &Vec<Vec<(usize, usize)>>)| {
            let entrant = |place: usize| Slot::Entrant(pools[idx][place]);
            let tie = |(home, away): &(usize, usize)| (Stage::Pool(idx), entrant(*home), entrant(*away));
            rounds.get(round).into_iter().flatten().map(tie).collect::<Vec<_>>()
        };
        each.iter().enumerate().flat_map(of_pool).collect()
    };
    numbered(1, 1, (0..last).map(ties))
}
