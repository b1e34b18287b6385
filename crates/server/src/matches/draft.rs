//! What the people and coaches of a match do to it. Everything here changes the live match and the row that will be committed, and
//! nothing else.

use crate::error::ApiError;
use crate::matches::clock;
use crate::matches::room::{Change, Inside};
use crate::matches::row::{
    PARTIES, check_commitment, coach_of, dice, dice_of, invitation_hash, is_ready, names_of, offer_text,
    seats_of, turn_of,
};
use crate::server::Server;
use crate::show;
use crate::time::in_ms;
use crate::wire::{Command, Pace};
use std::sync::Arc;
use touchline_kernel::dice::{Commitment, Secret, from_hex, to_hex};
use touchline_kernel::record::{Entry, RecordResult};
use touchline_kernel::{Seat, Turn};
use touchline_live::{Match, Moment};
use touchline_store::{MatchRow, UserRow};

impl Inside {
    /// Changes live match and row; on an error nothing has changed.
    pub fn make(
        &mut self,
        change: Change,
        after: &mut MatchRow,
        server: &Server,
        now_ms: i64,
    ) -> Result<Vec<Moment>, ApiError> {
        match change {
            Change::Begin => self.begin(after),
            Change::Flag => self.flag(now_ms),
            Change::Join { user, invitation, commitment, rematch } => {
                self.join(after, &user, invitation, commitment, rematch)
            }
            Change::Coach { seat, action, expected } => self.act(seat, &action, expected, server),
            Change::Rematch(_) if self.row.rematch.is_some() => Err(ApiError::SeatTaken),
            Change::Rematch(id) => {
                after.rematch = Some(id);
                Ok(Vec::new())
            }
            Change::Command { user_id, seat, command } => {
                let seat = self.seat_for(Some(&user_id), seat)?;
                // Whoever does something is there, with a socket or without.
                self.away_since_ms[seat] = now_ms;
                self.command(seat, command, after, server, now_ms)
            }
        }
    }

    fn command(
        &mut self,
        seat: Seat,
        command: Command,
        after: &mut MatchRow,
        server: &Server,
        now_ms: i64,
    ) -> Result<Vec<Moment>, ApiError> {
        let game = self.table.id();
        let teams = names_of(&self.row);
        let wrong = |error| ApiError::from_live(error, game, &teams);
        let other = seat.other();
        let coach = coach_of(&self.row, other).is_some();
        let alone = coach || self.row.kind == "screen";
        let rated = self.row.rated > 0;
        match command {
            Command::Act { action, expected } => self.act(seat, &action, expected, server),
            Command::Undo => {
                let live = self.playing_mut()?;
                if live.can_undo(seat) {
                    return Ok(vec![live.undo(seat).map_err(wrong)?]);
                }
                if coach && rated {
                    return Err(ApiError::RatedStays);
                }
                live.ask_undo(seat).map_err(wrong)?;
                // A computer coach, or the same person, has nothing against it.
                if alone { Ok(vec![live.accept(other).map_err(wrong)?]) } else { Ok(Vec::new()) }
            }
            Command::OfferDraw => {
                let screen = self.row.kind == "screen";
                let live = self.playing_mut()?;
                if coach {
                    return Err(ApiError::CoachDeclines);
                }
                let agreed = live.offer_draw(seat).map_err(wrong)?;
                if screen && agreed.is_none() {
                    return Ok(vec![live.accept(other).map_err(wrong)?]);
                }
                Ok(agreed.into_iter().collect())
            }
            Command::Accept => {
                let live = self.playing_mut()?;
                Ok(vec![live.accept(seat).map_err(wrong)?])
            }
            Command::Decline => {
                self.playing_mut()?.decline().map_err(wrong)?;
                Ok(Vec::new())
            }
            Command::Resign => Ok(vec![self.playing_mut()?.resign(seat).map_err(wrong)?]),
            Command::Abort => {
                let live = self.live.as_ref();
                let decided = |entry: &Entry| matches!(entry, Entry::Action(..));
                if matches!(self.row.status.as_str(), "over" | "aborted") {
                    return Err(ApiError::Over);
                }
                if live.is_some_and(|live| live.entries().iter().any(decided)) {
                    return Err(ApiError::TooLateToAbort);
                }
                self.live = None;
                after.status = "aborted".to_owned();
                Ok(Vec::new())
            }
            Command::Claim => {
                let absent = now_ms - self.away_since_ms[other] >= in_ms(server.config.absence);
                let there = self.online()[other];
                let their_turn = turn_of(&self.row) == Some(other);
                let untimed = self.pace == Pace::None;
                let live = self.playing_mut()?;
                if alone || !their_turn || !untimed || there || !absent {
                    return Err(ApiError::CannotClaim);
                }
                Ok(vec![live.forfeit(other).map_err(wrong)?])
            }
            Command::Reveal { secret } => self.reveal(seat, &secret, after),
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &str,
        expected: u32,
        server: &Server,
    ) -> Result<Vec<Moment>, ApiError> {
        let game = self.table.id();
        let live = self.playing_mut()?;
        let number = live.number();
        if expected != number {
            return Err(ApiError::Stale { number });
        }
        if live.entries().len() >= server.config.limits.entries {
            return Err(ApiError::TooLong);
        }
        let acted = live.act(seat, action);
        let moment = acted.map_err(|error| ApiError::from_live(error, game, live.names()))?;
        server.metrics.moves.add(1);
        let mut moments = vec![moment];
        moments.extend(live.roll_all().map_err(|_| ApiError::Internal)?);
        Ok(moments)
    }

    fn flag(&mut self, now_ms: i64) -> Result<Vec<Moment>, ApiError> {
        let late = self.row.deadline_ms.is_some_and(|deadline| deadline <= now_ms);
        let seat = turn_of(&self.row).filter(|_| late).ok_or(ApiError::CannotClaim)?;
        let moment = self.playing_mut()?.forfeit(seat).map_err(|_| ApiError::Over)?;
        Ok(vec![moment])
    }

    fn join(
        &mut self,
        after: &mut MatchRow,
        user: &UserRow,
        invitation: Option<String>,
        commitment: Option<String>,
        rematch: bool,
    ) -> Result<Vec<Moment>, ApiError> {
        if self.row.status != "open" {
            return Err(ApiError::SeatTaken);
        }
        let invited = match &self.row.invitation {
            None => true,
            Some(hash) => {
                rematch || invitation.is_some_and(|token| invitation_hash(&self.row.id, &token) == *hash)
            }
        };
        if !invited || !seats_of(&self.row, Some(&user.id)).is_empty() {
            return Err(ApiError::NotYours);
        }
        let commitment = check_commitment(commitment)?;
        let (seat_user, seat_name, seat_commitment) = if after.home_user.is_none() {
            (&mut after.home_user, &mut after.home_name, &mut after.home_commitment)
        } else {
            (&mut after.away_user, &mut after.away_name, &mut after.away_commitment)
        };
        *seat_user = Some(user.id.clone());
        *seat_name = user.name.clone();
        *seat_commitment = commitment;
        after.status = "dice".to_owned();
        if is_ready(after) { self.begin(after) } else { Ok(Vec::new()) }
    }

    fn reveal(&mut self, seat: Seat, secret: &str, after: &mut MatchRow) -> Result<Vec<Moment>, ApiError> {
        let Some(secret) = from_hex(secret).map(Secret) else {
            return Err(ApiError::BadRequest("secret: expected 64 lower-case hexadecimal digits".to_owned()));
        };
        let (Some(commitment), None) = dice_of(&self.row, seat) else {
            return Err(ApiError::NothingToReveal);
        };
        // A secret that is shown while somebody could still commit would help whoever commits last.
        if self.row.status != "dice" {
            return Err(ApiError::NothingToReveal);
        }
        let commitment = from_hex(commitment).map(Commitment).ok_or(ApiError::Internal)?;
        if !commitment.holds(PARTIES[seat], &secret) {
            return Err(ApiError::BrokenCommitment);
        }
        match seat {
            Seat::Home => after.home_secret = Some(to_hex(&secret.0)),
            Seat::Away => after.away_secret = Some(to_hex(&secret.0)),
        }
        if is_ready(after) { self.begin(after) } else { Ok(Vec::new()) }
    }

    /// Is there nothing to wait for any more?
    pub fn can_begin(&self) -> bool {
        self.row.status == "dice" && is_ready(&self.row)
    }

    fn begin(&mut self, after: &mut MatchRow) -> Result<Vec<Moment>, ApiError> {
        if after.status != "dice" || !is_ready(after) {
            return Err(ApiError::NotPlaying);
        }
        let dice = dice(after).ok_or(ApiError::Internal)?;
        let names = names_of(after);
        let mut live = Match::new(Arc::clone(&self.table), names, &dice);
        live.set_date(&show::date(after.created_ms));
        let moments = live.roll_all().map_err(|_| ApiError::Internal)?;
        self.live = Some(live);
        after.status = "playing".to_owned();
        Ok(moments)
    }

    /// Brings the row up to what the live match says.
    pub fn note(&self, after: &mut MatchRow, moments: &[Moment], now_ms: i64) {
        after.updated_ms = now_ms;
        after.turn = "none".to_owned();
        after.offer = None;
        if let Some(live) = &self.live {
            after.number = i64::from(live.number());
            let score = live.position().score();
            after.home_score = i64::from(score.home);
            after.away_score = i64::from(score.away);
            match (live.ending(), live.turn()) {
                (Some(ending), _) => {
                    let result = RecordResult { score, winner: ending.winner(), by: ending.by().to_owned() };
                    after.status = "over".to_owned();
                    after.result = Some(result.to_string());
                }
                (None, Turn::Decision(seat)) => {
                    after.turn = seat.name().to_owned();
                    after.offer = offer_text(live.offer());
                }
                (None, _) => {}
            }
        }
        let taken_back = moments.iter().any(|moment| matches!(moment.entry, Entry::Undo(_)));
        clock::advance(self.pace, &self.row, after, taken_back, now_ms);
    }
}
