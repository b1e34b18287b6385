//! What the lock of a room guards: the row, the live match, the listeners.

use crate::error::ApiError;
use crate::http::idempotency::Fingerprints;
use crate::matches::listeners::Listener;
use crate::matches::seats;
use crate::show;
use crate::wire::ReplayAbout;
use std::sync::{Arc, OnceLock};
use touchline_games::AnyGame;
use touchline_kernel::BySeat;
use touchline_kernel::dice::{Party, Secret};
use touchline_kernel::record::{DiceSource, Entry, Record};
use touchline_live::{Dice, Match, Offer};
use touchline_store::{EntryRow, MatchRow, Proposal, Status};

/// How long after a request, without a socket, somebody still counts as waiting for a coach.
const AWAITED_MS: i64 = 30_000;

/// A match in memory.
#[derive(Debug)]
pub struct RoomState {
    /// The match as the store has it.
    pub row: MatchRow,
    pub game: Arc<dyn AnyGame>,
    pub stage: Stage,
    pub listeners: Vec<Listener>,
    /// Who sits at the match on other nodes.
    pub elsewhere: BySeat<bool>,
    /// Since when no socket of the seat is open.
    pub away_since_ms: BySeat<i64>,
    /// What is told of the whole match once it is over, worked out when somebody first looks back.
    pub about: Arc<OnceLock<ReplayAbout>>,
    /// The requests that the log keeps. The store knows the others.
    pub done: Fingerprints,
    /// Evicted: this copy is stale; callers must reload the match from the store.
    pub evicted: bool,
    /// Does a computer coach think?
    pub thinking: bool,
    pub touched_ms: i64,
}

/// Where a match stands in its life, with the live match from its beginning on.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "nearly every room in memory holds a match being played")]
pub enum Stage {
    /// Waits for an opponent.
    Open,
    /// Waits for the secrets that were committed to.
    Dice,
    Playing(Match),
    /// Shared with those who look back.
    Over(Arc<Match>),
    Aborted,
}

impl Stage {
    /// As the row says it.
    pub fn status(&self) -> Status {
        match self {
            Self::Open => Status::Open,
            Self::Dice => Status::Dice,
            Self::Playing(_) => Status::Playing,
            Self::Over(_) => Status::Over,
            Self::Aborted => Status::Aborted,
        }
    }

    /// The match, if it has begun.
    pub fn live(&self) -> Option<&Match> {
        match self {
            Self::Playing(live) => Some(live),
            Self::Over(live) => Some(live),
            Self::Open | Self::Dice | Self::Aborted => None,
        }
    }

    /// The match, if it is being played.
    pub fn playing(&self) -> Result<&Match, ApiError> {
        match self {
            Self::Playing(live) => Ok(live),
            Self::Over(_) => Err(ApiError::Over),
            Self::Open | Self::Dice | Self::Aborted => Err(ApiError::NotPlaying),
        }
    }

    pub fn playing_mut(&mut self) -> Result<&mut Match, ApiError> {
        match self {
            Self::Playing(live) => Ok(live),
            Self::Over(_) => Err(ApiError::Over),
            Self::Open | Self::Dice | Self::Aborted => Err(ApiError::NotPlaying),
        }
    }

    /// A match that has ended is over.
    pub fn settle(&mut self) {
        *self = match std::mem::replace(self, Self::Aborted) {
            Self::Playing(live) if live.ending().is_some() => Self::Over(Arc::new(live)),
            same => same,
        };
    }

    /// The stage that a row and its log tell of.
    fn read(row: &MatchRow, entries: &[EntryRow], game: &Arc<dyn AnyGame>) -> Result<Self, ApiError> {
        Ok(match row.status {
            Status::Open => Self::Open,
            Status::Dice => Self::Dice,
            Status::Aborted => Self::Aborted,
            Status::Playing | Status::Over => {
                let record = stored_record(row, entries)?;
                let mut live = touchline_live::resume_on(Arc::clone(game), &record)
                    .map_err(|error| corrupt(row, &error))?;
                take_up_offer(&mut live, row);
                if row.status == Status::Over { Self::Over(Arc::new(live)) } else { Self::Playing(live) }
            }
        })
    }
}

/// A match that the store has and this program cannot take up.
fn corrupt(row: &MatchRow, error: &dyn std::fmt::Display) -> ApiError {
    tracing::error!(id = row.id, %error, "a match cannot be taken up");
    ApiError::Internal
}

/// The record of a match with its secrets, as the store has it: what [`touchline_live::resume_on`] takes up.
fn stored_record(row: &MatchRow, entries: &[EntryRow]) -> Result<Record, ApiError> {
    let shown = |party: Party, secret: Secret| (secret.commitment(party), Some(secret));
    let dice = match seats::dealt(row) {
        Some(Dice::Shared { server, home, away }) => DiceSource::Shared {
            server: shown(Party::Server, server),
            home: shown(seats::PARTIES.home, home),
            away: shown(seats::PARTIES.away, away),
        },
        Some(Dice::Table) => DiceSource::Table,
        _ => return Err(corrupt(row, &"it has begun without its dice")),
    };
    let mut log = Vec::with_capacity(entries.len());
    for (entry, number) in entries.iter().zip(1..) {
        if entry.number as usize != number {
            return Err(corrupt(row, &format!("entry {number} is missing from its log")));
        }
        log.push(Entry::read(&entry.entry, number).map_err(|error| corrupt(row, &error))?);
    }
    Ok(Record {
        game: row.game.clone(),
        rules: row.rules,
        options: row.options.clone(),
        dice,
        names: row.names(),
        date: show::date(row.created_ms),
        practice: row.practice,
        signature: None,
        seen_by: None,
        result: row.result.clone(),
        entries: log,
    })
}

/// Makes the open offer of the row again: nothing has happened since.
pub fn take_up_offer(live: &mut Match, row: &MatchRow) {
    let Some(offer) = row.offer else { return };
    let made = match offer.proposal {
        Proposal::Draw => live.offer_draw(offer.by).map(drop),
        Proposal::Undo(_) => live.ask_undo(offer.by),
    };
    if let Err(error) = made {
        tracing::warn!(id = row.id, %error, "an open offer cannot be made again");
    }
}

/// The open offer of a live match, as the row keeps it.
pub fn open_offer(live: &Match) -> Option<touchline_store::Offer> {
    live.offer().map(|(by, offer)| touchline_store::Offer {
        by,
        proposal: match offer {
            Offer::Draw => Proposal::Draw,
            Offer::Undo(to) => Proposal::Undo(to),
        },
    })
}

impl RoomState {
    /// A match as the store has it, without listeners.
    pub fn read(
        row: MatchRow,
        entries: &[EntryRow],
        game: Arc<dyn AnyGame>,
        now_ms: i64,
    ) -> Result<Self, ApiError> {
        if game.rules_revision() < row.rules {
            return Err(ApiError::OldRules);
        }
        let stage = Stage::read(&row, entries, &game)?;
        Ok(Self { done: Fingerprints::of_log(entries), ..Self::new(row, game, stage, now_ms) })
    }

    pub fn new(row: MatchRow, game: Arc<dyn AnyGame>, stage: Stage, now_ms: i64) -> Self {
        Self {
            row,
            game,
            stage,
            listeners: Vec::new(),
            elsewhere: BySeat::default(),
            away_since_ms: BySeat::new(now_ms, now_ms),
            about: Arc::default(),
            done: Fingerprints::default(),
            evicted: false,
            thinking: false,
            touched_ms: now_ms,
        }
    }

    /// Does anybody wait for what a coach decides at this number: a socket, or a request a short while ago?
    pub fn is_awaited(&self, number: u32, now_ms: i64) -> bool {
        // A match of a competition between two coaches is awaited by its table.
        let alone = self.row.sides.iter().all(|(_, side)| side.coach.is_some());
        let there = alone || !self.listeners.is_empty() || now_ms - self.touched_ms < AWAITED_MS;
        there && !self.evicted && self.stage.playing().is_ok_and(|live| live.number() == number)
    }

    /// Closes every socket; the next caller reloads the match from the store.
    pub fn evict(&mut self) {
        self.evicted = true;
        self.listeners.clear();
    }
}
