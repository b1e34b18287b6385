//! A match in memory: one lock, one live match, its listeners.

use crate::app::Server;
use crate::error::ApiError;
use crate::pace;
use crate::random;
use crate::show;
use crate::wire::{Command, FromServer, Pace};
use axum::extract::ws::Utf8Bytes;
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard, mpsc};
use touchline_coach::{Hired, Level};
use touchline_games::Table;
use touchline_kernel::dice::{Commitment, Party, Secret, from_hex, to_hex};
use touchline_kernel::record::{Entry, Record, RecordResult};
use touchline_kernel::{BySeat, Seat, Turn, Viewer};
use touchline_live::{Dice, Match, Moment, Offer};
use touchline_store::{Commit, Committed, EntryRow, KeyRow, MatchRow, UserRow};

/// How many keys a room remembers; older ones are found in the store.
const KEYS_MAX: usize = 16;

/// The room of a match.
#[derive(Debug)]
pub struct Room(Mutex<Inside>);

/// What the lock guards.
#[derive(Debug)]
pub struct Inside {
    /// The match as the store has it.
    pub row: MatchRow,
    /// The game with its options.
    pub table: Arc<dyn Table>,
    /// The match, once it has begun.
    pub live: Option<Match>,
    pub pace: Pace,
    listeners: Vec<Listener>,
    /// Since when nobody of the seat is connected.
    away_since_ms: BySeat<i64>,
    keys: VecDeque<KeyRow>,
    /// The store knows better: whoever comes now reads the match anew.
    gone: bool,
    thinking: bool,
    touched_ms: i64,
}

/// Somebody who is told what happens.
#[derive(Debug)]
struct Listener {
    id: u64,
    seats: Vec<Seat>,
    eyes: Eyes,
    sender: mpsc::Sender<Utf8Bytes>,
}

/// Whose knowledge somebody gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    /// One seat's.
    Seat(Seat),
    /// That of the seat that decides, for one person who has both.
    Deciding,
    /// What anybody may know.
    Spectator,
}

/// Something that changes a match.
#[derive(Debug, Clone)]
pub enum Change {
    /// A seat does something.
    Command { user_id: String, seat: Option<Seat>, command: Command },
    /// A computer coach decides.
    Coach { seat: Seat, action: String, expected: u32 },
    /// Somebody takes the free seat. `rematch` lets the former opponent in without a link.
    Join { user: UserRow, invitation: Option<String>, commitment: Option<String>, rematch: bool },
    /// All that was waited for is there.
    Begin,
    /// Somebody's time is over.
    Flag,
    /// Another match follows this one.
    Rematch(String),
}

/// The key of a request and the hash of what it asks for.
#[derive(Debug, Clone)]
pub struct KeyAsked {
    pub user_id: String,
    pub name: String,
    pub what: String,
}

/// The seat whose turn it is, as the row says.
pub fn turn_of(row: &MatchRow) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| seat.name() == row.turn)
}

/// The person in a seat.
pub fn user_of(row: &MatchRow, seat: Seat) -> Option<&String> {
    match seat {
        Seat::Home => row.home_user.as_ref(),
        Seat::Away => row.away_user.as_ref(),
    }
}

/// The computer coach in a seat.
pub fn coach_of(row: &MatchRow, seat: Seat) -> Option<&String> {
    match seat {
        Seat::Home => row.home_coach.as_ref(),
        Seat::Away => row.away_coach.as_ref(),
    }
}

/// The seats of a person.
pub fn seats_of(row: &MatchRow, user_id: Option<&str>) -> Vec<Seat> {
    let holds = |seat: &Seat| user_id.is_some() && user_of(row, *seat).map(String::as_str) == user_id;
    Seat::BOTH.into_iter().filter(holds).collect()
}

/// What a seat's client committed to, and what it revealed.
pub fn dice_of(row: &MatchRow, seat: Seat) -> (Option<&String>, Option<&String>) {
    match seat {
        Seat::Home => (row.home_commitment.as_ref(), row.home_secret.as_ref()),
        Seat::Away => (row.away_commitment.as_ref(), row.away_secret.as_ref()),
    }
}

const PARTIES: BySeat<Party> = BySeat::new(Party::Home, Party::Away);

/// The secret of a seat: what it revealed, or zeros if its client brought nothing; none if it is still waited for.
fn secret_of(row: &MatchRow, seat: Seat) -> Option<Secret> {
    match dice_of(row, seat) {
        (_, Some(secret)) => from_hex(secret).map(Secret),
        (None, None) => Some(Secret([0; 32])),
        (Some(_), None) => None,
    }
}

/// Reads a commitment as requests write it.
pub fn check_commitment(text: Option<String>) -> Result<Option<String>, ApiError> {
    match text {
        Some(text) if from_hex(&text).is_none() => {
            Err(ApiError::BadRequest("commitment: expected 64 lower-case hexadecimal digits".to_owned()))
        }
        text => Ok(text),
    }
}

/// The dice of a match in which nothing is waited for any more.
fn dice(row: &MatchRow) -> Option<Dice> {
    Some(Dice::Shared {
        server: Secret(from_hex(&row.server_secret)?),
        home: secret_of(row, Seat::Home)?,
        away: secret_of(row, Seat::Away)?,
    })
}

/// Is everybody there, with everything that was promised?
fn is_ready(row: &MatchRow) -> bool {
    Seat::BOTH.into_iter().all(|seat| {
        (user_of(row, seat).is_some() || coach_of(row, seat).is_some()) && secret_of(row, seat).is_some()
    })
}

/// The record of a match with its secrets, as the store has it: what [`touchline_live::resume`] takes up.
fn stored_record(row: &MatchRow, entries: &[EntryRow]) -> Option<Record> {
    let shown = |party: Party, secret: Secret| {
        format!("dice-{}: {} {}\n", party.name(), to_hex(&secret.commitment(party).0), to_hex(&secret.0))
    };
    let mut text = format!(
        "touchline record 1\ngame: {}\nrules: {}\noptions: {}\ndice: shared\n",
        row.game, row.rules, row.options
    );
    text += &shown(Party::Server, Secret(from_hex(&row.server_secret)?));
    text += &shown(Party::Home, secret_of(row, Seat::Home)?);
    text += &shown(Party::Away, secret_of(row, Seat::Away)?);
    let date = show::date(row.created_ms);
    let result = row.result.as_deref().unwrap_or("*");
    text += &format!("home: {}\naway: {}\ndate: {date}\nresult: {result}\n\n", row.home_name, row.away_name);
    for entry in entries {
        text += &format!("{} {}\n", entry.number, entry.entry);
    }
    text.parse().ok()
}

impl Room {
    /// A match as the store has it.
    pub fn new(row: MatchRow, entries: &[EntryRow], now_ms: i64) -> Result<Self, ApiError> {
        let options = serde_json::from_str(&row.options).map_err(|_| ApiError::Internal)?;
        let table = touchline_games::open(&row.game, &options)?;
        if i64::from(table.rules_revision()) != row.rules {
            return Err(ApiError::OldRules);
        }
        let live = if matches!(row.status.as_str(), "playing" | "over") {
            let record = stored_record(&row, entries).ok_or(ApiError::Internal)?;
            let mut live = touchline_live::resume(&record).map_err(|error| {
                tracing::error!(id = row.id, %error, "a match cannot be taken up");
                ApiError::Internal
            })?;
            take_up_offer(&mut live, row.offer.as_deref());
            Some(live)
        } else {
            None
        };
        Ok(Self(Mutex::new(Inside::new(row, table, live, now_ms))))
    }

    /// What is inside; none if the match must be read anew.
    pub async fn enter(&self, now_ms: i64) -> Option<MutexGuard<'_, Inside>> {
        let mut inside = self.0.lock().await;
        inside.touched_ms = now_ms;
        (!inside.gone).then_some(inside)
    }

    /// Lets nobody in any more, if nobody has been here since then. True if the room can be forgotten.
    pub fn leave_if_idle(&self, before_ms: i64) -> bool {
        let Ok(mut inside) = self.0.try_lock() else { return false };
        let idle = inside.listeners.is_empty() && !inside.thinking && inside.touched_ms < before_ms;
        inside.gone |= idle;
        inside.gone
    }

    /// Closes every socket of the room, so that its people come back to what the store has.
    pub async fn throw_out(&self) {
        let mut inside = self.0.lock().await;
        inside.gone = true;
        inside.listeners.clear();
    }

    /// Makes a change, commits it, and tells everybody. Gives the number of entries then; none if the match must be read anew.
    ///
    /// Once begun it must run to its end, or memory and store disagree: it is spawned, never awaited by a socket.
    pub async fn change(
        self: Arc<Self>,
        server: Arc<Server>,
        change: Change,
        key: Option<KeyAsked>,
    ) -> Option<Result<u32, ApiError>> {
        let now_ms = server.now_ms();
        let mut inside = self.enter(now_ms).await?;
        if let Some(key) = &key
            && let Some(known) =
                inside.keys.iter().find(|known| known.user_id == key.user_id && known.name == key.name)
        {
            return Some(same_request(known, key));
        }
        let mut after = inside.row.clone();
        // A clock that ran down while nobody looked decides before anything else.
        let late = inside.row.deadline_ms.is_some_and(|deadline| deadline <= now_ms);
        let made = if late && !matches!(change, Change::Flag) {
            inside.make(Change::Flag, &mut after, &server, now_ms).and(Err(ApiError::Over))
        } else {
            inside.make(change, &mut after, &server, now_ms)
        };
        let (moments, answer) = match made {
            Ok(moments) => (moments, Ok(())),
            Err(ApiError::Over) if late => (inside.last_moment(), Err(ApiError::Over)),
            Err(error) => {
                drop(inside);
                return Some(match key {
                    Some(key) => known_or(&server, &key, error).await,
                    None => Err(error),
                });
            }
        };
        inside.note(&mut after, now_ms);
        let number = u32::try_from(after.number).unwrap_or(u32::MAX);
        let asked = key.filter(|_| answer.is_ok());
        let key = asked.as_ref().map(|key| KeyRow {
            user_id: key.user_id.clone(),
            name: key.name.clone(),
            what: key.what.clone(),
            match_id: after.id.clone(),
            number: after.number,
            at_ms: now_ms,
        });
        let entries = moments
            .iter()
            .map(|moment| EntryRow {
                number: i64::from(moment.number),
                entry: moment.entry.to_string(),
                at_ms: now_ms,
            })
            .collect();
        let commit = Commit { row: after.clone(), entries, key: key.clone() };
        let committed = server.journal.commit(commit).await;
        match committed {
            Ok(Committed::Written) => {}
            refused => {
                // The live match has moved on and the store has not: read it anew.
                inside.gone = true;
                inside.listeners.clear();
                drop(inside);
                return match (refused, asked) {
                    (Ok(Committed::KeyUsed), Some(asked)) => {
                        Some(known_or(&server, &asked, ApiError::Unavailable).await)
                    }
                    (Ok(_), _) => None,
                    (Err(error), _) => Some(Err(error.into())),
                };
            }
        }
        server.metrics.commits.add(1);
        after.revision += 1;
        inside.row = after;
        if let Some(key) = key {
            inside.keys.truncate(KEYS_MAX - 1);
            inside.keys.push_front(key);
        }
        inside.tell(&moments);
        inside.wake_coach(&self, &server);
        Some(answer.map(|()| number))
    }

    /// Lets the coach whose turn it is think, until it is somebody else's.
    pub fn wake(self: &Arc<Self>, inside: &mut Inside, server: &Arc<Server>) {
        inside.wake_coach(self, server);
    }

    async fn let_coach_play(self: Arc<Self>, server: Arc<Server>) {
        // Whoever has begun a turn goes on with it.
        let mut on_duty: Option<(Seat, Box<dyn Hired>)> = None;
        loop {
            let Some(mut inside) = self.enter(server.now_ms()).await else { return };
            let Some((seat, level)) = inside.coach_to_decide(&server) else {
                inside.thinking = false;
                return;
            };
            let Some(live) = &inside.live else { return };
            let board = live.board().boxed_clone();
            let expected = u32::try_from(live.entries().len()).unwrap_or(u32::MAX);
            let seed = random::coach_seed(&inside.row.server_secret, expected);
            let game = inside.table.game();
            drop(inside);
            let coach = match on_duty.take() {
                Some((same, coach)) if same == seat => Some(coach),
                _ => server.coaches.hire(game, level, seed),
            };
            let Some(coach) = coach else { break };
            let Some((coach, Some(action))) = server.coaches.think(coach, board, seat).await else {
                tracing::error!("a coach had nothing to say");
                break;
            };
            on_duty = Some((seat, coach));
            let decision = Change::Coach { seat, action, expected };
            match Arc::clone(&self).change(Arc::clone(&server), decision, None).await {
                // The match moved on while the coach thought: it looks again.
                Some(Ok(_) | Err(ApiError::Stale { .. } | ApiError::Over)) => {}
                Some(Err(error)) => {
                    tracing::error!(?error, "a coach's decision was refused");
                    break;
                }
                None => return,
            }
        }
        if let Some(mut inside) = self.enter(server.now_ms()).await {
            inside.thinking = false;
        }
    }
}

/// The answer to a request whose key was used before: the same, if it asks for the same.
fn same_request(known: &KeyRow, asked: &KeyAsked) -> Result<u32, ApiError> {
    if known.what == asked.what {
        Ok(u32::try_from(known.number).unwrap_or(u32::MAX))
    } else {
        Err(ApiError::KeyReused)
    }
}

/// The answer to a request that cannot be done: perhaps it was done before, and only the store remembers.
async fn known_or(server: &Server, asked: &KeyAsked, error: ApiError) -> Result<u32, ApiError> {
    match server.store.key(&asked.user_id, &asked.name).await? {
        Some(known) => same_request(&known, asked),
        None => Err(error),
    }
}

/// An offer as the row keeps it: `home draw`, `away undo 12`.
fn offer_text(offer: Option<(Seat, Offer)>) -> Option<String> {
    offer.map(|(seat, offer)| match offer {
        Offer::Draw => format!("{seat} draw"),
        Offer::Undo(to) => format!("{seat} undo {to}"),
    })
}

fn take_up_offer(live: &mut Match, offer: Option<&str>) {
    let Some((seat, what)) = offer.and_then(|text| text.split_once(' ')) else { return };
    let Some(seat) = Seat::BOTH.into_iter().find(|known| known.name() == seat) else { return };
    // Nothing has happened since the offer, so it is the same offer again.
    let _ = if what == "draw" { live.offer_draw(seat).map(drop) } else { live.ask_undo(seat) };
}

impl Inside {
    /// A match with nobody around.
    fn new(row: MatchRow, table: Arc<dyn Table>, live: Option<Match>, now_ms: i64) -> Self {
        Self {
            pace: serde_json::from_str(&row.pace).unwrap_or_default(),
            row,
            table,
            live,
            listeners: Vec::new(),
            away_since_ms: BySeat::new(now_ms, now_ms),
            keys: VecDeque::new(),
            gone: false,
            thinking: false,
            touched_ms: now_ms,
        }
    }

    /// A match that is being played in a world made by a test.
    #[cfg(test)]
    pub fn in_a_world(mut row: MatchRow, live: Match) -> Self {
        row.status = "playing".to_owned();
        if let Turn::Decision(seat) = live.turn() {
            row.turn = seat.name().to_owned();
        }
        Self::new(row, Arc::clone(live.table()), Some(live), 0)
    }

    /// Changes live match and row; on an error nothing has changed.
    fn make(
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
            Change::Rematch(id) => {
                after.rematch = Some(id);
                Ok(Vec::new())
            }
            Change::Command { user_id, seat, command } => {
                let seat = self.seat_for(Some(&user_id), seat)?;
                self.command(seat, command, after, server, now_ms)
            }
        }
    }

    /// The seat for which a person acts.
    pub fn seat_for(&self, user_id: Option<&str>, asked: Option<Seat>) -> Result<Seat, ApiError> {
        let seats = seats_of(&self.row, user_id);
        match (asked, &seats[..]) {
            (_, []) => Err(ApiError::NotYours),
            (Some(seat), seats) if seats.contains(&seat) => Ok(seat),
            (Some(_), _) => Err(ApiError::NotYours),
            (None, [seat]) => Ok(*seat),
            (None, _) => Ok(turn_of(&self.row).unwrap_or(Seat::Home)),
        }
    }

    /// Whose knowledge a person gets.
    pub fn eyes_for(&self, user_id: Option<&str>, asked: Option<Seat>) -> Result<Eyes, ApiError> {
        let seats = seats_of(&self.row, user_id);
        match (asked, &seats[..]) {
            (Some(seat), seats) if seats.contains(&seat) => Ok(Eyes::Seat(seat)),
            (Some(_), _) => Err(ApiError::NotYours),
            (None, []) => Ok(Eyes::Spectator),
            (None, [seat]) => Ok(Eyes::Seat(*seat)),
            (None, _) => Ok(Eyes::Deciding),
        }
    }

    /// What these eyes see now. When the match is over, everybody sees everything.
    pub fn viewer(&self, eyes: Eyes) -> Viewer {
        if self.row.status == "over" {
            return Viewer::Everything;
        }
        match eyes {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Deciding => Viewer::Seat(turn_of(&self.row).unwrap_or(Seat::Home)),
            Eyes::Spectator => Viewer::Spectator,
        }
    }

    /// The match, if it is being played.
    pub fn playing(&self) -> Result<&Match, ApiError> {
        self.check_playing()?;
        self.live.as_ref().ok_or(ApiError::Internal)
    }

    fn playing_mut(&mut self) -> Result<&mut Match, ApiError> {
        self.check_playing()?;
        self.live.as_mut().ok_or(ApiError::Internal)
    }

    fn check_playing(&self) -> Result<(), ApiError> {
        match self.row.status.as_str() {
            "playing" => Ok(()),
            "over" => Err(ApiError::Over),
            _ => Err(ApiError::NotPlaying),
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
        let game = self.table.game();
        let teams = BySeat::new(self.row.home_name.clone(), self.row.away_name.clone());
        let wrong = |error| ApiError::from_live(error, game, &teams);
        let other = seat.other();
        let coach = coach_of(&self.row, other).is_some();
        let alone = coach || self.row.kind == "screen";
        match command {
            Command::Act { action, expected } => self.act(seat, &action, expected, server),
            Command::Undo => {
                let live = self.playing_mut()?;
                if live.can_undo(seat) {
                    return Ok(vec![live.undo(seat).map_err(wrong)?]);
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
                let absent = now_ms - self.away_since_ms[other] >= server.absence_ms();
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
        let game = self.table.game();
        let teams = BySeat::new(self.row.home_name.clone(), self.row.away_name.clone());
        let live = self.playing_mut()?;
        let number = u32::try_from(live.entries().len()).unwrap_or(u32::MAX);
        if expected != number {
            return Err(ApiError::Stale { number });
        }
        if live.entries().len() >= server.config.limits.entries {
            return Err(ApiError::TooLong);
        }
        let moment = live.act(seat, action).map_err(|error| ApiError::from_live(error, game, &teams))?;
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

    fn last_moment(&self) -> Vec<Moment> {
        let Some(live) = &self.live else { return Vec::new() };
        let number = u32::try_from(live.entries().len()).unwrap_or(u32::MAX);
        live.entries()
            .last()
            .map(|entry| Moment { number, entry: entry.clone(), told: Vec::new() })
            .into_iter()
            .collect()
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
        let names = BySeat::new(after.home_name.clone(), after.away_name.clone());
        let mut live = Match::new(Arc::clone(&self.table), names, &dice);
        live.set_date(&show::date(after.created_ms));
        let moments = live.roll_all().map_err(|_| ApiError::Internal)?;
        self.live = Some(live);
        after.status = "playing".to_owned();
        Ok(moments)
    }

    /// Brings the row up to what the live match says.
    fn note(&self, after: &mut MatchRow, now_ms: i64) {
        after.updated_ms = now_ms;
        after.turn = "none".to_owned();
        after.offer = None;
        if let Some(live) = &self.live {
            after.number = i64::try_from(live.entries().len()).unwrap_or(i64::MAX);
            let score = live.board().score();
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
        pace::advance(self.pace, &self.row, after, now_ms);
    }

    /// Tells every listener what happened, each what it may know. Whoever does not keep up is let go, and comes back by itself.
    fn tell(&mut self, moments: &[Moment]) {
        let mut told: Vec<(Viewer, Vec<Seat>, Utf8Bytes)> = Vec::new();
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.retain(|listener| {
            let viewer = self.viewer(listener.eyes);
            let known = told.iter().find(|(eyes, seats, _)| *eyes == viewer && *seats == listener.seats);
            let text = match known {
                Some((_, _, text)) => text.clone(),
                None => {
                    let update = show::update(self, viewer, &listener.seats, moments);
                    let text = message(&FromServer::Update(Box::new(update)));
                    told.push((viewer, listener.seats.clone(), text.clone()));
                    text
                }
            };
            listener.sender.try_send(text).is_ok()
        });
        self.listeners = listeners;
    }

    /// Sends one message to those who sit at the match.
    pub fn tell_seated(&mut self, what: &FromServer) {
        let text = message(what);
        self.listeners
            .retain(|listener| listener.seats.is_empty() || listener.sender.try_send(text.clone()).is_ok());
    }

    /// Adds a listener. Everything that was missed is shown by the caller, under the same lock.
    pub fn listen(
        &mut self,
        server: &Server,
        user_id: Option<&str>,
        eyes: Eyes,
    ) -> Result<(u64, mpsc::Receiver<Utf8Bytes>), ApiError> {
        self.listeners.retain(|listener| !listener.sender.is_closed());
        if self.listeners.len() >= server.config.limits.listeners {
            return Err(ApiError::Crowded);
        }
        let before = self.online();
        let (sender, receiver) = mpsc::channel(server.config.limits.backlog);
        let id = server.next_listener();
        let seats = seats_of(&self.row, user_id);
        self.listeners.push(Listener { id, seats, eyes, sender });
        self.tell_presence(before, Some(id));
        Ok((id, receiver))
    }

    /// Removes a listener.
    pub fn unlisten(&mut self, id: u64, now_ms: i64) {
        let before = self.online();
        self.listeners.retain(|listener| listener.id != id);
        for seat in Seat::BOTH {
            if before[seat] && !self.online()[seat] {
                self.away_since_ms[seat] = now_ms;
            }
        }
        self.tell_presence(before, None);
    }

    fn tell_presence(&mut self, before: BySeat<bool>, except: Option<u64>) {
        let online = self.online();
        if online != before {
            let text = message(&FromServer::Presence { online });
            for listener in self.listeners.iter().filter(|listener| Some(listener.id) != except) {
                let _ = listener.sender.try_send(text.clone());
            }
        }
    }

    /// Which seats are connected.
    pub fn online(&self) -> BySeat<bool> {
        BySeat::from_fn(|seat| {
            coach_of(&self.row, seat).is_some()
                || self.listeners.iter().any(|listener| listener.seats.contains(&seat))
        })
    }

    fn coach_to_decide(&self, server: &Server) -> Option<(Seat, Level)> {
        let seat = turn_of(&self.row).filter(|_| self.row.status == "playing")?;
        Some((seat, server.coaches.find(coach_of(&self.row, seat)?)?))
    }

    fn wake_coach(&mut self, room: &Arc<Room>, server: &Arc<Server>) {
        if !self.thinking && self.coach_to_decide(server).is_some() {
            self.thinking = true;
            tokio::spawn(let_coach_play(Arc::clone(room), Arc::clone(server)));
        }
    }
}

/// Boxed, because a change may let a coach think, whose decision is a change again.
fn let_coach_play(
    room: Arc<Room>,
    server: Arc<Server>,
) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(room.let_coach_play(server))
}

/// What the store keeps of an invitation.
pub fn invitation_hash(id: &str, token: &str) -> String {
    random::hash(&[b"invitation", id.as_bytes(), token.as_bytes()])
}

/// A message as it goes over a socket.
pub fn message(what: &FromServer) -> Utf8Bytes {
    Utf8Bytes::from(serde_json::to_string(what).unwrap_or_default())
}
