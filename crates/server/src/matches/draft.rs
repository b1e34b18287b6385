//! A change of a match as a draft: the row, the entries and the moments that follow from a state and a change. Nothing here knows the
//! store, the network or the wall clock. The live match moves on with the draft: a draft that is not committed is followed by a reload.

use crate::error::ApiError;
use crate::matches::clock;
use crate::matches::seats::{self, PARTIES, free_seat, read_commitment, read_secret, seat_for, take_seat};
use crate::matches::state::{RoomState, Stage, open_offer};
use crate::show;
use crate::wire::{Command, House, Refusal, roll};
use std::sync::Arc;
use touchline_kernel::record::{Entry, RecordResult};
use touchline_kernel::{BySeat, Seat, Turn};
use touchline_live::{LiveError, Match, Moment};
use touchline_store::{EntryRow, Kind, MatchRow, Pace, Status, UserRow};

/// Something that changes a match.
#[derive(Debug, Clone)]
pub enum Change {
    /// A seat does something.
    Command { user_id: String, seat: Option<Seat>, command: Command },
    /// A computer coach decides.
    Coach { seat: Seat, action: String, expected: u32 },
    /// A person takes the free seat. `rematch` lets the former opponent in without a link.
    Join { user: UserRow, invitation: Option<String>, commitment: Option<String>, rematch: bool },
    /// Both seats are taken and every secret is there.
    Begin,
    /// The clock of the seat that decides ran down.
    Flag,
    /// Another match follows this one.
    Rematch(String),
}

/// What a draft takes from the server's configuration.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Entries of a match.
    pub entries: usize,
    /// How long an opponent may be away in a match without a clock before the other may claim it.
    pub absence_ms: i64,
}

/// A change that is made in memory and not committed yet.
#[derive(Debug)]
pub struct Draft {
    /// The row after the change.
    pub row: MatchRow,
    /// The new entries of the log.
    pub entries: Vec<EntryRow>,
    /// The same entries with what they made happen.
    pub moments: Vec<Moment>,
    /// The clock had run down: it was flagged, and what was asked for was not done.
    pub overruled: bool,
}

impl RoomState {
    /// Drafts a change. On an error the match is as it was; a seat that asked counts as present.
    pub fn draft(&mut self, change: Change, limits: Limits, now_ms: i64) -> Result<Draft, ApiError> {
        // A clock that ran down unnoticed decides before anything else.
        let overruled = !matches!(change, Change::Flag) && clock::is_late(&self.row, now_ms);
        let change = if overruled { Change::Flag } else { change };
        let mut row = self.row.clone();
        let moments = self.make(change, &mut row, limits, now_ms)?;
        self.stage.settle();
        self.note(&mut row, &moments, now_ms);
        let entry = |moment: &Moment| EntryRow {
            number: moment.number,
            entry: moment.entry.to_string(),
            at_ms: now_ms,
            asked: None,
        };
        Ok(Draft { row, entries: moments.iter().map(entry).collect(), moments, overruled })
    }

    fn make(
        &mut self,
        change: Change,
        after: &mut MatchRow,
        limits: Limits,
        now_ms: i64,
    ) -> Result<Vec<Moment>, ApiError> {
        match change {
            Change::Begin if self.row.status == Status::Dice => {
                self.begin(after)?.ok_or(ApiError::NotPlaying)
            }
            Change::Begin => Err(ApiError::NotPlaying),
            Change::Flag => self.flag(now_ms),
            Change::Join { user, invitation, commitment, rematch } => {
                let free = free_seat(&self.row, &user, invitation.as_deref(), rematch)?;
                take_seat(&mut after.sides[free], &user, read_commitment(commitment)?);
                self.wait_for_dice(after)
            }
            Change::Coach { seat, action, expected } => {
                self.conduct(limits, |house, live| house.act(live, seat, &action, expected))
            }
            Change::Rematch(_) if self.row.rematch.is_some() => Err(ApiError::SeatTaken),
            Change::Rematch(id) => {
                after.rematch = Some(id);
                Ok(Vec::new())
            }
            Change::Command { user_id, seat, command } => {
                let seat = seat_for(&self.row, Some(&user_id), seat)?;
                // A seat that acts is present, with a socket or without.
                self.away_since_ms[seat] = now_ms;
                self.command(seat, command, after, limits, now_ms)
            }
        }
    }

    fn command(
        &mut self,
        seat: Seat,
        command: Command,
        after: &mut MatchRow,
        limits: Limits,
        now_ms: i64,
    ) -> Result<Vec<Moment>, ApiError> {
        match command {
            Command::Act { action, expected } => {
                self.conduct(limits, |house, live| house.act(live, seat, &action, expected))
            }
            Command::Acts { actions, expected } => {
                self.conduct(limits, |house, live| house.act_all(live, seat, &actions, expected))
            }
            Command::Settle { outcome, expected } => {
                self.conduct(limits, |house, live| house.settle(live, &outcome, expected))
            }
            Command::Undo => self.conduct(limits, |house, live| house.undo(live, seat)),
            Command::OfferDraw => self.conduct(limits, |house, live| house.offer_draw(live, seat)),
            Command::Accept => self.live(|live| live.accept(seat)).map(|moment| vec![moment]),
            Command::Decline => self.live(Match::decline).map(|()| Vec::new()),
            Command::Resign => self.live(|live| live.resign(seat)).map(|moment| vec![moment]),
            Command::Abort => self.abort(after),
            Command::Claim => self.claim(seat, limits, now_ms),
            Command::Reveal { secret } => self.reveal(seat, &secret, after),
        }
    }

    /// Does something to the match that is being played; what a rule forbids is refused in the game's words.
    fn live<T>(&mut self, play: impl FnOnce(&mut Match) -> Result<T, LiveError>) -> Result<T, ApiError> {
        let game = self.game.id();
        let live = self.stage.playing_mut()?;
        play(live).map_err(|error| ApiError::from_live(error, game, live.names()))
    }

    /// The same by the rules of the house, which every host of a match keeps.
    fn conduct(
        &mut self,
        limits: Limits,
        play: impl FnOnce(&House, &mut Match) -> Result<Vec<Moment>, Refusal>,
    ) -> Result<Vec<Moment>, ApiError> {
        let house = House {
            coaches: BySeat::from_fn(|seat| self.row.sides[seat].coach.is_some()),
            screen: self.row.kind == Kind::Screen,
            rated: self.is_earnest(),
            own_dice: self.row.own_dice,
            entries_max: limits.entries,
        };
        let game = self.game.id();
        let live = self.stage.playing_mut()?;
        play(&house, live).map_err(|refusal| ApiError::from_refusal(refusal, game, live.names()))
    }

    /// Does it count for more than itself: for ratings, or in a competition?
    fn is_earnest(&self) -> bool {
        self.row.rated.counts() || self.row.competition.is_some()
    }

    fn abort(&mut self, after: &mut MatchRow) -> Result<Vec<Moment>, ApiError> {
        // A deal that one side may reject is no deal: in a rated match the first chance counts like a decision.
        let rated = self.is_earnest();
        let decided = |entry: &Entry| match entry {
            Entry::Action(..) => true,
            Entry::Chance(_) => rated,
            _ => false,
        };
        match &self.stage {
            Stage::Over(_) | Stage::Aborted => return Err(ApiError::Over),
            Stage::Playing(live) if live.entries().iter().any(decided) => {
                return Err(ApiError::TooLateToAbort);
            }
            Stage::Open | Stage::Dice | Stage::Playing(_) => {}
        }
        self.stage = Stage::Aborted;
        after.status = Status::Aborted;
        Ok(Vec::new())
    }

    /// Wins against an opponent who is away.
    fn claim(&mut self, seat: Seat, limits: Limits, now_ms: i64) -> Result<Vec<Moment>, ApiError> {
        self.stage.playing()?;
        let other = seat.other();
        let alone = self.row.sides[other].coach.is_some() || self.row.kind == Kind::Screen;
        let there = self.online()[other] || now_ms - self.away_since_ms[other] < limits.absence_ms;
        let waits = self.row.turn == Some(other) && self.row.pace == Pace::None;
        if alone || there || !waits {
            return Err(ApiError::CannotClaim);
        }
        self.live(|live| live.forfeit(other)).map(|moment| vec![moment])
    }

    fn flag(&mut self, now_ms: i64) -> Result<Vec<Moment>, ApiError> {
        let late = clock::is_late(&self.row, now_ms);
        let seat = self.row.turn.filter(|_| late).ok_or(ApiError::CannotClaim)?;
        let moment = self.stage.playing_mut()?.forfeit(seat).map_err(|_| ApiError::Over)?;
        Ok(vec![moment])
    }

    /// Both seats are taken: the match begins, or waits for the secrets that were committed to.
    fn wait_for_dice(&mut self, after: &mut MatchRow) -> Result<Vec<Moment>, ApiError> {
        if let Some(moments) = self.begin(after)? {
            return Ok(moments);
        }
        self.stage = Stage::Dice;
        after.status = Status::Dice;
        Ok(Vec::new())
    }

    fn reveal(&mut self, seat: Seat, secret: &str, after: &mut MatchRow) -> Result<Vec<Moment>, ApiError> {
        let secret = read_secret(secret)?;
        let side = &self.row.sides[seat];
        // A secret that is shown while the other seat can still commit would help the last to commit.
        let (Some(commitment), None, Status::Dice) = (side.commitment, side.secret, self.row.status) else {
            return Err(ApiError::NothingToReveal);
        };
        if !commitment.holds(PARTIES[seat], &secret) {
            return Err(ApiError::BrokenCommitment);
        }
        after.sides[seat].secret = Some(secret);
        self.wait_for_dice(after)
    }

    /// Is nothing waited for any more?
    pub fn can_begin(&self) -> bool {
        self.row.status == Status::Dice && seats::dice(&self.row).is_some()
    }

    /// None if a seat or a secret is still waited for.
    fn begin(&mut self, after: &mut MatchRow) -> Result<Option<Vec<Moment>>, ApiError> {
        let Some(dice) = seats::dice(after) else { return Ok(None) };
        let mut live = Match::new(Arc::clone(&self.game), after.names(), &dice);
        live.set_date(&show::date(after.created_ms));
        live.set_practice(after.practice);
        let moments = roll(&mut live).map_err(|_| ApiError::Internal)?;
        self.stage = Stage::Playing(live);
        Ok(Some(moments))
    }

    /// Brings the row up to what the live match says.
    fn note(&self, after: &mut MatchRow, moments: &[Moment], now_ms: i64) {
        after.updated_ms = now_ms;
        after.status = self.stage.status();
        after.turn = None;
        after.offer = None;
        if let Some(live) = self.stage.live() {
            after.number = live.number();
            let score = live.position().score();
            after.sides.home.score = score.home;
            after.sides.away.score = score.away;
            match (live.ending(), live.turn()) {
                (Some(ending), _) => {
                    let by = ending.by().to_owned();
                    after.result = Some(RecordResult { score, winner: ending.winner(), by });
                }
                (None, Turn::Decision(seat)) => {
                    after.turn = Some(seat);
                    after.offer = open_offer(live);
                }
                (None, _) => {}
            }
        }
        let taken_back = moments.iter().any(|moment| matches!(moment.entry, Entry::Undo(_)));
        clock::advance(&self.row, after, taken_back, now_ms);
    }
}

#[cfg(test)]
mod tests;
