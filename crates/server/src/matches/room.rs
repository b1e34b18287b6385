//! A match in memory: one lock, one live match, its listeners.

use crate::error::ApiError;
use crate::http::idempotency::{KeyAsked, Mark, Marks};
use crate::matches::listeners::Listener;
use crate::matches::row::{coach_of, seats_of, stored_record, take_up_offer, turn_of};
use crate::random;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{Command, Pace};
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard};
use touchline_coach::{Hired, Level};
use touchline_games::AnyGame;
use touchline_kernel::{BySeat, Seat};
use touchline_live::Match;
use touchline_store::{Commit, Committed, EntryRow, KeyRow, MatchRow, Scope, UserRow};

/// The room of a match.
#[derive(Debug)]
pub struct Room(Mutex<Inside>);

/// What the lock guards.
#[derive(Debug)]
pub struct Inside {
    /// The match as the store has it.
    pub row: MatchRow,
    /// The game with its options.
    pub table: Arc<dyn AnyGame>,
    /// The match, once it has begun.
    pub live: Option<Match>,
    pub pace: Pace,
    pub listeners: Vec<Listener>,
    /// Since when nobody of the seat is connected.
    pub away_since_ms: BySeat<i64>,
    /// The requests that the log keeps. The store knows the others.
    done: Marks,
    /// The store knows better: whoever comes now reads the match anew.
    gone: bool,
    thinking: bool,
    touched_ms: i64,
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

impl Room {
    /// A match as the store has it, on the table of its game and options.
    pub fn new(
        row: MatchRow,
        entries: &[EntryRow],
        table: Arc<dyn AnyGame>,
        now_ms: i64,
    ) -> Result<Self, ApiError> {
        Ok(Self(Mutex::new(Inside::read(row, entries, table, now_ms)?)))
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

    /// Another node has changed the match.
    pub async fn refresh(self: &Arc<Self>, server: &Arc<Server>) {
        let Some(mut inside) = self.enter(now_ms()).await else { return };
        match inside.take_up(server).await {
            Ok(()) => inside.wake_coach(self, server),
            Err(error) => {
                tracing::warn!(id = inside.row.id, ?error, "a match of another node is read anew");
                inside.gone = true;
                inside.listeners.clear();
            }
        }
    }

    /// Closes every socket of the room, so that its people come back to what the store has.
    pub async fn throw_out(&self) {
        let mut inside = self.0.lock().await;
        inside.gone = true;
        inside.listeners.clear();
    }

    /// Makes a change, commits it, and tells everybody. Gives the number of entries then; none if the match must be read anew.
    ///
    /// Once begun it must run to its end, or memory and store disagree: whoever may go away meanwhile spawns it.
    pub async fn change(
        self: Arc<Self>,
        server: Arc<Server>,
        change: Change,
        key: Option<KeyAsked>,
    ) -> Option<Result<u32, ApiError>> {
        let now_ms = now_ms();
        let mut inside = self.enter(now_ms).await?;
        let mark = key.as_ref().map(Mark::of);
        if let Some(answer) = mark.and_then(|mark| inside.done.answer(mark)) {
            return Some(answer);
        }
        let mut after = inside.row.clone();
        // A clock that ran down while nobody looked decides before anything else.
        let late = inside.row.deadline_ms.is_some_and(|deadline| deadline <= now_ms);
        let (change, answer) = match change {
            Change::Flag => (Change::Flag, Ok(())),
            _ if late => (Change::Flag, Err(ApiError::Over)),
            change => (change, Ok(())),
        };
        // What else carries a key is looked for by that key alone, before its match is known.
        let in_log = matches!(change, Change::Command { .. });
        let moments = match inside.make(change, &mut after, &server, now_ms) {
            Ok(moments) => moments,
            Err(error) => {
                drop(inside);
                return Some(match key {
                    Some(key) => known_or(&server, &key, error).await,
                    None => Err(error),
                });
            }
        };
        inside.note(&mut after, &moments, now_ms);
        let number = u32::try_from(after.number).unwrap_or(u32::MAX);
        let asked = key.filter(|_| answer.is_ok());
        let key = asked.as_ref().map(|key| KeyRow { number: after.number, ..key.row(&after.id, now_ms) });
        let mut entries: Vec<EntryRow> = moments
            .iter()
            .map(|moment| EntryRow {
                number: i64::from(moment.number),
                entry: moment.entry.to_string(),
                at_ms: now_ms,
                asked: None,
            })
            .collect();
        let mark = mark.filter(|_| in_log && asked.is_some() && !entries.is_empty());
        if let Some(last) = entries.last_mut() {
            last.asked = mark.map(Mark::text);
        }
        let scope = Scope::between(&inside.row, &after);
        let after = Arc::new(after);
        let commit = Commit { row: Arc::clone(&after), scope, entries, key };
        let committed = server.journal.commit(commit).await;
        match committed {
            Ok(Committed::Written) => {}
            refused => {
                // The live match has moved on and the store has not: it was done before, another node was first, or nobody knows.
                // Ask the store.
                let told = matches!(refused, Ok(Committed::Overtaken | Committed::KeyUsed));
                if !told || inside.go_back(&server).await.is_err() {
                    inside.gone = true;
                    inside.listeners.clear();
                }
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
        inside.row = Arc::unwrap_or_clone(after);
        inside.row.revision += i64::from(scope != Scope::Log);
        if let Some(mark) = mark {
            inside.done.add(mark, number);
        }
        inside.tell(&moments);
        inside.wake_coach(&self, &server);
        if inside.row.status == "over" && inside.row.rated == 1 && !moments.is_empty() {
            let row = inside.row.clone();
            tokio::spawn(async move {
                if let Err(error) = server.rate(&row).await {
                    tracing::warn!(id = row.id, ?error, "a match is rated later");
                }
            });
        }
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
            let Some(mut inside) = self.enter(now_ms()).await else { return };
            let Some((seat, level)) = inside.coach_to_decide(&server) else {
                inside.thinking = false;
                return;
            };
            let Some(live) = &inside.live else { return };
            let board = live.position().boxed_clone();
            let expected = live.number();
            let seed = random::coach_seed(&inside.row.server_secret, expected);
            let game = inside.table.id();
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
        if let Some(mut inside) = self.enter(now_ms()).await {
            inside.thinking = false;
        }
    }
}

/// Does this row know more of its match than another one?
fn is_newer(row: &MatchRow, than: &MatchRow) -> bool {
    (row.revision, row.number) > (than.revision, than.number)
}

/// The answer to a request that cannot be done: perhaps it was done before, and only the store remembers.
async fn known_or(server: &Server, asked: &KeyAsked, error: ApiError) -> Result<u32, ApiError> {
    let known = server.known_or(asked, error).await?;
    Ok(u32::try_from(known.number).unwrap_or(u32::MAX))
}

impl Inside {
    /// A match as the store has it, with nobody around.
    fn read(
        row: MatchRow,
        entries: &[EntryRow],
        table: Arc<dyn AnyGame>,
        now_ms: i64,
    ) -> Result<Self, ApiError> {
        if i64::from(table.rules_revision()) != row.rules {
            return Err(ApiError::OldRules);
        }
        let live = if matches!(row.status.as_str(), "playing" | "over") {
            let record = stored_record(&row, entries).ok_or(ApiError::Internal)?;
            let mut live = touchline_live::resume_on(Arc::clone(&table), &record).map_err(|error| {
                tracing::error!(id = row.id, %error, "a match cannot be taken up");
                ApiError::Internal
            })?;
            take_up_offer(&mut live, row.offer.as_deref());
            Some(live)
        } else {
            None
        };
        Ok(Self { done: Marks::of_log(entries), ..Self::new(row, table, live, now_ms) })
    }

    /// Takes up what the store knows and this node does not, and tells everybody here.
    async fn take_up(&mut self, server: &Server) -> Result<(), ApiError> {
        let row = server.store.match_row(&self.row.id).await?.ok_or(ApiError::NotFound)?;
        if is_newer(&row, &self.row) { self.take_over(row, server).await } else { Ok(()) }
    }

    /// Goes back to what the store knows, after a change that it did not take.
    async fn go_back(&mut self, server: &Server) -> Result<(), ApiError> {
        let row = server.store.match_row(&self.row.id).await?.ok_or(ApiError::NotFound)?;
        self.take_over(row, server).await
    }

    async fn take_over(&mut self, row: MatchRow, server: &Server) -> Result<(), ApiError> {
        let entries = server.store.entries(&row.id).await?;
        let fresh = Self::read(row, &entries, Arc::clone(&self.table), now_ms())?;
        let told = usize::try_from(self.row.number).unwrap_or_default();
        let news = is_newer(&fresh.row, &self.row);
        self.row = fresh.row;
        self.live = fresh.live;
        self.done = fresh.done;
        if news {
            let moments =
                self.live.as_ref().map_or_else(Vec::new, |live| live.moments(told..live.entries().len()));
            self.tell(&moments);
        }
        Ok(())
    }

    /// A match with nobody around.
    fn new(row: MatchRow, table: Arc<dyn AnyGame>, live: Option<Match>, now_ms: i64) -> Self {
        Self {
            pace: serde_json::from_str(&row.pace).unwrap_or_default(),
            row,
            table,
            live,
            listeners: Vec::new(),
            away_since_ms: BySeat::new(now_ms, now_ms),
            done: Marks::default(),
            gone: false,
            thinking: false,
            touched_ms: now_ms,
        }
    }

    /// A match that is being played in a world made by a test.
    #[cfg(test)]
    pub fn in_a_world(mut row: MatchRow, live: Match) -> Self {
        row.status = "playing".to_owned();
        if let touchline_kernel::Turn::Decision(seat) = live.turn() {
            row.turn = seat.name().to_owned();
        }
        Self::new(row, Arc::clone(live.game()), Some(live), 0)
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

    /// The match, if it is being played.
    pub fn playing(&self) -> Result<&Match, ApiError> {
        self.check_playing()?;
        self.live.as_ref().ok_or(ApiError::Internal)
    }

    pub fn playing_mut(&mut self) -> Result<&mut Match, ApiError> {
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
