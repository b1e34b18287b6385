//! What a competition is told: results, forfeits, adjudications, postponements, withdrawals, challenges.

use super::{Act, Competition, Round, Withdrawn};
use crate::formats::{Format, ladder};
use crate::plan::{Fixture, FixtureId, Stage, State};
use crate::played::{By, Played};
use crate::regulations::Withdrawal;
use touchline_kernel::Seat;

/// The longest note of the organiser, in characters.
const NOTE_MAX: usize = 500;

/// What became of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// It counts.
    New,
    /// It was known: nothing changed.
    Known,
}

/// Why a competition does not take something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("there is no match {0}")]
    NoSuchMatch(FixtureId),
    /// Who plays it depends on others.
    #[error("the entrants of match {0} are not known yet")]
    NotYet(FixtureId),
    /// It has another result, reported or by forfeit; only the organiser can change it.
    #[error("match {0} is decided otherwise")]
    Decided(FixtureId),
    /// An entrant has left, and its matches do not count.
    #[error("match {0} does not count: an entrant has withdrawn")]
    Void(FixtureId),
    /// A later match was played on the strength of the result.
    #[error("match {0} was played because of the result as it was")]
    PlayedOn(FixtureId),
    #[error("there is no entrant {0}")]
    NoSuchEntrant(usize),
    /// It has left.
    #[error("entrant {0} has withdrawn")]
    Withdrawn(usize),
    /// Only a ladder has challenges.
    #[error("this is no ladder")]
    NoLadder,
    /// Not above the challenger, or too far above.
    #[error("the entrant stands below, or too far above")]
    OutOfReach,
    /// A challenge of one of them is still to be played.
    #[error("entrant {0} has a challenge to play")]
    Busy(usize),
    /// The round cannot be closed.
    #[error("the round is not over")]
    RoundNotOver,
    /// Too long.
    #[error("a note has at most {NOTE_MAX} characters")]
    LongNote,
}

impl Competition {
    fn known(&self, id: FixtureId) -> Result<(Fixture, Option<Played>), Refused> {
        let survey = self.survey();
        let entry = survey.find(id).ok_or(Refused::NoSuchMatch(id))?;
        match entry.fixture.state {
            State::Waiting => Err(Refused::NotYet(id)),
            State::Void => Err(Refused::Void(id)),
            State::Open | State::Postponed | State::Over => Ok((entry.fixture, entry.played.clone())),
        }
    }

    /// A match has ended. Told twice, it counts once; told otherwise the second time, the first stands.
    ///
    /// # Errors
    /// Nothing has changed then.
    pub fn record(&mut self, id: FixtureId, played: Played) -> Result<Taken, Refused> {
        match self.known(id)? {
            (_, Some(before)) if before == played => Ok(Taken::Known),
            (_, Some(_)) => Err(Refused::Decided(id)),
            (_, None) => {
                self.insert(id, played);
                Ok(Taken::New)
            }
        }
    }

    fn insert(&mut self, id: FixtureId, played: Played) {
        self.results.insert(id, played);
        self.postponed.remove(&id);
        self.extend();
    }

    /// A no-show: the other side wins; `None` when neither side appeared.
    ///
    /// # Errors
    /// Nothing has changed then.
    pub fn forfeit(&mut self, id: FixtureId, at_fault: Option<Seat>) -> Result<Taken, Refused> {
        let goals = self.regulations.walkover_goals;
        let taken = self.record(id, Played::unplayed(at_fault.map(Seat::other), By::Forfeit, goals))?;
        if taken == Taken::New {
            self.log.push(Act::Forfeited { fixture: id });
        }
        Ok(taken)
    }

    /// The organiser decides a match, whatever was reported.
    ///
    /// # Errors
    /// A correction that would change who has already gone on to a later round; nothing is changed.
    pub fn adjudicate(
        &mut self,
        id: FixtureId,
        score: [u16; 2],
        winner: Option<Seat>,
        note: &str,
    ) -> Result<(), Refused> {
        if note.chars().count() > NOTE_MAX {
            return Err(Refused::LongNote);
        }
        let (_, was) = self.known(id)?;
        // Cards were shown and men were hurt, whatever the score counts now.
        let seen = was.clone().unwrap_or_else(|| Played::scored(0, 0));
        let now = Played { score, winner, by: By::Adjudicated, ..seen };
        let mut after = self.clone();
        after.results.insert(id, now.clone());
        after.postponed.remove(&id);
        if let Some(played) = self.played_on(&after) {
            return Err(Refused::PlayedOn(played));
        }
        after.log.push(Act::Adjudicated { fixture: id, was, now, note: note.to_owned() });
        after.extend();
        *self = after;
        Ok(())
    }

    /// A match that has a result and would have other entrants, or none.
    fn played_on(&self, after: &Self) -> Option<FixtureId> {
        let (before, after) = (self.survey(), after.survey());
        let mut decided = before.entries.iter().filter(|entry| self.results.contains_key(&entry.fixture.id));
        let same = |fixture: &Fixture| {
            after.find(fixture.id).is_some_and(|entry| entry.fixture.entrants() == fixture.entrants())
        };
        decided.find(|entry| !same(&entry.fixture)).map(|entry| entry.fixture.id)
    }

    /// A match will be played later; others need not wait for it.
    ///
    /// # Errors
    /// It is over, or not known yet.
    pub fn postpone(&mut self, id: FixtureId) -> Result<(), Refused> {
        match self.known(id)?.0.state {
            State::Over => Err(Refused::Decided(id)),
            _ => {
                if self.postponed.insert(id) {
                    self.log.push(Act::Postponed { fixture: id });
                }
                Ok(())
            }
        }
    }

    /// A postponed match can be played now.
    ///
    /// # Errors
    /// There is no such match, or it is over.
    pub fn resume(&mut self, id: FixtureId) -> Result<(), Refused> {
        match self.known(id)?.0.state {
            State::Over => Err(Refused::Decided(id)),
            _ => {
                if self.postponed.remove(&id) {
                    self.log.push(Act::Resumed { fixture: id });
                }
                Ok(())
            }
        }
    }

    /// Makes the next round although postponed matches are left; they count as level for its pairing.
    ///
    /// # Errors
    /// Other matches are left, or there is no round to make.
    pub fn close_round(&mut self) -> Result<(), Refused> {
        let round = self.next_round(true).ok_or(Refused::RoundNotOver)?;
        self.rounds.push(round);
        self.lay_out();
        self.extend();
        Ok(())
    }

    /// An entrant leaves. What becomes of its matches is laid down in the regulations.
    ///
    /// # Errors
    /// It is not there, or has left already.
    pub fn withdraw(&mut self, entrant: usize) -> Result<(), Refused> {
        let there = self.entrants.get(entrant).ok_or(Refused::NoSuchEntrant(entrant))?;
        if there.withdrawn.is_some() {
            return Err(Refused::Withdrawn(entrant));
        }
        let survey = self.survey();
        let of_pool = survey.entries.iter().filter(|entry| {
            matches!(entry.fixture.stage, Stage::Pool(_))
                && entry.fixture.entrants().is_some_and(|both| both.contains(&entrant))
        });
        let (all, played) = of_pool.fold((0, 0), |(all, played), entry| {
            (all + 1, played + usize::from(self.results.contains_key(&entry.fixture.id)))
        });
        // A group that is over has sent others on: its matches count.
        let begun = survey.entries.iter().any(|entry| {
            !matches!(entry.fixture.stage, Stage::Pool(_)) && self.results.contains_key(&entry.fixture.id)
        });
        let void = match self.regulations.withdrawal {
            Withdrawal::Half => played * 2 < all,
            Withdrawal::Void => true,
            Withdrawal::Walkover => false,
        };
        let becomes = if void && !begun { Withdrawn::Void } else { Withdrawn::Walkover };
        self.entrants[entrant].withdrawn = Some(becomes);
        self.log.push(Act::Withdrew { entrant });
        self.extend();
        Ok(())
    }

    /// An entrant challenges another on the ladder; says which match it is.
    ///
    /// # Errors
    /// It may not.
    pub fn challenge(&mut self, challenger: usize, challenged: usize) -> Result<FixtureId, Refused> {
        let Format::Ladder(rules) = &self.regulations.format else { return Err(Refused::NoLadder) };
        for entrant in [challenger, challenged] {
            let there = self.entrants.get(entrant).ok_or(Refused::NoSuchEntrant(entrant))?;
            if there.withdrawn.is_some() {
                return Err(Refused::Withdrawn(entrant));
            }
        }
        let survey = self.survey();
        if !ladder::within_reach(rules, &survey.ladder(self, u32::MAX), challenger, challenged) {
            return Err(Refused::OutOfReach);
        }
        let open = survey.entries.iter().filter(|entry| entry.played.is_none());
        for both in open.filter_map(|entry| entry.fixture.entrants()) {
            if let Some(busy) = [challenger, challenged].into_iter().find(|entrant| both.contains(entrant)) {
                return Err(Refused::Busy(busy));
            }
        }
        self.rounds.push(Round { pairs: vec![(challenged, challenger)], bye: None });
        self.log.push(Act::Challenged { challenger, challenged });
        self.lay_out();
        Ok(FixtureId::first(self.plan.len() as u32))
    }
}
