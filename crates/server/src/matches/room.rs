//! The room of a match: one lock around its state. [`with_room`] is the way in to look or to tell; [`change`] drafts a change, commits
//! it to the store, and only then publishes it.

use crate::error::ApiError;
use crate::http::idempotency::{Fingerprint, Request};
use crate::matches::coaches::wake_coach;
use crate::matches::draft::{Change, Draft, Limits};
use crate::matches::ratings;
use crate::matches::state::{RoomState, Stage, take_up_offer};
use crate::server::Server;
use crate::time::{in_ms, now_ms};
use crate::wire::Command;
use crate::work::share::Share;
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard};
use touchline_kernel::BySeat;
use touchline_kernel::record::Entry;
use touchline_live::Moment;
use touchline_store::{
    Commit, Committed, EntryRow, MatchRow, Quota, Rated, Scope, Status, StoreError, Subject,
};

#[derive(Debug)]
pub struct Room(Mutex<RoomState>);

/// Why a room did not do what it was asked.
#[derive(Debug)]
pub enum RoomError {
    /// The copy in memory was stale: the caller tries again, in a room that was read from the store.
    Stale,
    Refused(ApiError),
}

impl From<ApiError> for RoomError {
    fn from(error: ApiError) -> Self {
        Self::Refused(error)
    }
}

impl From<StoreError> for RoomError {
    fn from(error: StoreError) -> Self {
        Self::Refused(error.into())
    }
}

impl Room {
    pub fn new(state: RoomState) -> Self {
        Self(Mutex::new(state))
    }

    /// Takes the lock.
    pub async fn enter(&self) -> Result<MutexGuard<'_, RoomState>, RoomError> {
        let mut state = self.0.lock().await;
        state.touched_ms = now_ms();
        if state.evicted { Err(RoomError::Stale) } else { Ok(state) }
    }

    /// Takes the lock for what other nodes tell: nobody has come by.
    pub async fn enter_quietly(&self) -> Result<MutexGuard<'_, RoomState>, RoomError> {
        let state = self.0.lock().await;
        if state.evicted { Err(RoomError::Stale) } else { Ok(state) }
    }

    /// Takes the lock on a thread of a pool.
    pub fn enter_blocking(&self) -> Result<MutexGuard<'_, RoomState>, RoomError> {
        let mut state = self.0.blocking_lock();
        state.touched_ms = now_ms();
        if state.evicted { Err(RoomError::Stale) } else { Ok(state) }
    }

    /// Does anybody wait for what a coach decides at this number?
    pub async fn is_awaited(&self, number: u32) -> bool {
        self.0.lock().await.is_awaited(number, now_ms())
    }

    /// Since when nobody has entered; none if somebody is here, or a coach thinks.
    pub fn idle_since_ms(&self) -> Option<i64> {
        let state = self.0.try_lock().ok()?;
        (state.listeners.is_empty() && !state.thinking).then_some(state.touched_ms)
    }

    /// Evicts a room without listeners that has not been entered since then. True if the room can be forgotten.
    pub fn evict_if_idle(&self, before_ms: i64) -> bool {
        let Ok(mut state) = self.0.try_lock() else { return false };
        let idle = state.listeners.is_empty() && !state.thinking && state.touched_ms < before_ms;
        state.evicted |= idle;
        state.evicted
    }

    pub async fn evict(&self) {
        self.0.lock().await.evict();
    }

    /// Takes up what another node has changed, if this one knows less than that revision and number. True if it did.
    ///
    /// # Errors
    /// The store failed: the room is behind.
    pub async fn refresh(
        self: &Arc<Self>,
        server: &Arc<Server>,
        revision: i64,
        number: u32,
    ) -> Result<bool, ApiError> {
        let Ok(mut state) = self.enter_quietly().await else { return Ok(false) };
        if (state.row.revision, state.row.number) >= (revision, number) {
            return Ok(false);
        }
        match state.catch_up(server).await {
            // The coach thinks where somebody sits who waits for it.
            Ok(()) if state.has_seated() => wake_coach(self, &mut state, server),
            Ok(()) => {}
            Err(ApiError::Unavailable) => return Err(ApiError::Unavailable),
            Err(error) => {
                tracing::warn!(id = state.row.id, ?error, "a match of another node is reloaded");
                state.evict();
            }
        }
        Ok(true)
    }

    /// Drafts a change, commits it, and publishes it. Gives the number of entries then.
    ///
    /// Not cancel-safe: dropped between draft and commit, memory and store disagree. A caller that may be cancelled spawns it.
    pub async fn change(
        self: Arc<Self>,
        server: Arc<Server>,
        change: Change,
        request: Option<Request>,
    ) -> Result<u32, RoomError> {
        let now_ms = now_ms();
        let mut state = self.enter().await?;
        let fingerprint = request.as_ref().map(Fingerprint::of);
        if let Some(answer) = fingerprint.and_then(|asked| state.done.replayed(asked)) {
            return Ok(answer?);
        }
        // Absence can be claimed by whoever knows that the other is nowhere.
        if let Change::Command { command: Command::Claim, .. } = &change
            && !server.cluster.knows_everybody(&server.store).await
        {
            return Err(ApiError::CannotClaim.into());
        }
        // The log keeps the keys of commands. Other keys are looked for by themselves, before their match is known.
        let in_log = matches!(change, Change::Command { .. });
        let limits =
            Limits { entries: server.config.limits.entries, absence_ms: in_ms(server.config.absence) };
        let draft = match state.draft(change, limits, now_ms) {
            Ok(draft) => draft,
            Err(error) => {
                drop(state);
                // It may have been done before, and only the store remembers.
                return match request {
                    Some(request) => replayed_number(&server, &request, error).await,
                    None => Err(error.into()),
                };
            }
        };
        let request = request.filter(|_| !draft.overruled);
        let fingerprint = fingerprint.filter(|_| in_log && request.is_some() && !draft.entries.is_empty());
        let (commit, moments, overruled) =
            prepare(draft, &state.row, request.as_ref(), fingerprint, server.quota(), now_ms);
        match (state.commit(commit, &server).await?, request) {
            (Committed::Written, _) => {}
            (Committed::KeyUsed, Some(request)) => {
                drop(state);
                return replayed_number(&server, &request, ApiError::Unavailable).await;
            }
            (Committed::Full, _) => return Err(ApiError::TooManyMatches.into()),
            (Committed::KeyUsed | Committed::Overtaken, _) => return Err(RoomError::Stale),
        }
        let number = state.row.number;
        if let Some(fingerprint) = fingerprint {
            state.done.add(fingerprint, number);
        }
        self.publish(&mut state, &moments, &server);
        if overruled { Err(ApiError::Over.into()) } else { Ok(number) }
    }

    /// Tells the listeners what was committed, and starts what follows from it.
    fn publish(self: &Arc<Self>, state: &mut RoomState, moments: &[Moment], server: &Arc<Server>) {
        let moves = moments.iter().filter(|moment| matches!(moment.entry, Entry::Action(..)));
        server.metrics.moves.add(moves.count() as u64);
        server.metrics.commits.add(1);
        server.cluster.changed(&state.row);
        state.tell(moments);
        wake_coach(self, state, server);
        if matches!(state.row.status, Status::Over | Status::Aborted) && state.row.competition.is_some() {
            server.bell.ring();
        }
        if state.row.status == Status::Over && state.row.rated == Rated::Yes && !moments.is_empty() {
            let (server, row) = (Arc::clone(server), state.row.clone());
            tokio::spawn(async move {
                if let Err(error) = ratings::rate(&server, &row).await {
                    tracing::warn!(id = row.id, ?error, "a match is rated later");
                }
            });
        }
    }
}

/// The longest ID that is looked for.
const ID_CHARS_MAX: usize = 40;

/// How often a room that turns out to be stale is reloaded before the caller is told to come again.
const ATTEMPTS: usize = 8;

/// Looks at a match, or tells its listeners something, under the lock of its room. The match is read from the store if it is not in
/// memory, and once more if the copy in memory is stale.
pub async fn with_room<T>(
    server: &Arc<Server>,
    id: &str,
    work: impl Fn(&Arc<Room>, &mut RoomState) -> Result<T, ApiError>,
) -> Result<T, ApiError> {
    let work = &work;
    let in_room = |room: Arc<Room>| async move {
        let mut state = room.enter().await?;
        Ok(work(&room, &mut state)?)
    };
    retry(server, id, None, in_room).await
}

/// Looks at a match in the pool for long logs: what is read off a whole log takes longer the longer it is.
pub async fn look_back<T: Send + 'static>(
    server: &Arc<Server>,
    id: &str,
    share: Share,
    work: impl Fn(&RoomState) -> Result<T, ApiError> + Send + Sync + 'static,
) -> Result<T, ApiError> {
    let (work, share) = (&Arc::new(work), &share);
    let in_room = |room: Arc<Room>| async move {
        let work = Arc::clone(work);
        let look = move || Ok(work(&*room.enter_blocking()?)?);
        server.replays.run(share.clone(), Arc::default(), look).await?
    };
    retry(server, id, None, in_room).await
}

/// Makes a change to a match; returns when it is durable. A caller that is cancelled does not cancel the change.
pub async fn change(
    server: &Arc<Server>,
    id: &str,
    change: Change,
    request: Option<Request>,
) -> Result<u32, ApiError> {
    let (server, id) = (Arc::clone(server), id.to_owned());
    let done = tokio::spawn(async move { change_in(&server, &id, None, change, request).await });
    done.await.unwrap_or(Err(ApiError::Internal))
}

/// The same for a task that is not cancelled, such as a socket's, in a room that it is in already; the room may be stale.
pub async fn change_in(
    server: &Arc<Server>,
    id: &str,
    room: Option<&Arc<Room>>,
    change: Change,
    request: Option<Request>,
) -> Result<u32, ApiError> {
    let (change, request) = (&change, &request);
    let in_room = |room: Arc<Room>| async move {
        let changed = Arc::clone(&room).change(Arc::clone(server), change.clone(), request.clone());
        match AssertUnwindSafe(changed).catch_unwind().await {
            Ok(changed) => changed,
            Err(_) => {
                tracing::error!(id, "a change ended in a panic");
                room.evict().await;
                Err(ApiError::Internal.into())
            }
        }
    };
    retry(server, id, room.cloned(), in_room).await
}

/// Does something in the room of a match, until the room is not stale.
async fn retry<T, W>(
    server: &Arc<Server>,
    id: &str,
    mut known: Option<Arc<Room>>,
    work: impl Fn(Arc<Room>) -> W,
) -> Result<T, ApiError>
where
    W: Future<Output = Result<T, RoomError>>,
{
    for _ in 0..ATTEMPTS {
        let room = match known.take() {
            Some(room) => Ok(room),
            None => open(server, id).await,
        };
        let done = match room {
            Ok(room) => work(room).await,
            Err(error) => Err(error),
        };
        match done {
            Ok(done) => return Ok(done),
            Err(RoomError::Stale) => {}
            Err(RoomError::Refused(error)) => return Err(error),
        }
    }
    Err(ApiError::Unavailable)
}

/// The room of a match, read from the store if it is not open. A match that waits for nothing any more begins.
async fn open(server: &Arc<Server>, id: &str) -> Result<Arc<Room>, RoomError> {
    if id.len() > ID_CHARS_MAX {
        return Err(ApiError::NotFound.into());
    }
    let slot = server.rooms.slot(id);
    let opened = async {
        let room = Arc::clone(slot.get_or_try_init(|| read(server, id)).await?);
        let mut state = room.enter().await?;
        if server.cluster.is_shared() {
            state.sit_elsewhere(server.cluster.elsewhere(id), now_ms());
        }
        wake_coach(&room, &mut state, server);
        let can_begin = state.can_begin();
        drop(state);
        Ok((room, can_begin))
    };
    let (room, can_begin) = opened.await.inspect_err(|_: &RoomError| server.rooms.forget(id, &slot))?;
    if can_begin {
        let begun = tokio::spawn(Arc::clone(&room).change(Arc::clone(server), Change::Begin, None)).await;
        match begun {
            Ok(Ok(_) | Err(RoomError::Refused(ApiError::NotPlaying))) => {}
            Ok(Err(error)) => return Err(error),
            Err(_) => return Err(ApiError::Internal.into()),
        }
    }
    Ok(room)
}

async fn read(server: &Server, id: &str) -> Result<Arc<Room>, ApiError> {
    let row = server.store.match_row(id).await?.ok_or(ApiError::NotFound)?;
    let entries = server.store.entries(id).await?;
    Ok(Arc::new(Room::new(replayed(server, row, entries).await?)))
}

/// The longest log that is played again between requests; longer ones are played in the pool.
const SHORT_LOG: usize = 300;

/// A match as its log tells it.
async fn replayed(server: &Server, row: MatchRow, entries: Vec<EntryRow>) -> Result<RoomState, ApiError> {
    let game = server.games.open(&row.game, row.rules, &row.options)?;
    if entries.len() <= SHORT_LOG {
        return RoomState::read(row, &entries, game, now_ms());
    }
    let share = Share::Match(row.id.clone());
    let read = move || RoomState::read(row, &entries, game, now_ms());
    server.replays.run(share, Arc::default(), read).await?
}

/// A draft as a commit: with the key of its request, in the log or beside it.
fn prepare(
    draft: Draft,
    before: &MatchRow,
    request: Option<&Request>,
    fingerprint: Option<Fingerprint>,
    quota: Quota,
    now_ms: i64,
) -> (Commit, Vec<Moment>, bool) {
    let Draft { row, mut entries, moments, overruled } = draft;
    // Whoever sits down has one match more.
    let seated =
        row.sides.iter().find(|(seat, side)| before.sides[*seat].user.is_none() && side.user.is_some());
    let quota = seated.and_then(|(_, side)| side.user.clone()).map(|user| (user, quota));
    if let Some(last) = entries.last_mut() {
        last.asked = fingerprint.map(Fingerprint::text);
    }
    let subject = || Subject::Match { id: row.id.clone(), number: row.number };
    let key = request.map(|request| request.row(subject(), now_ms));
    let scope = Scope::between(before, &row);
    (Commit { row: Arc::new(row), scope, entries, key, quota }, moments, overruled)
}

/// The answer to a request that was done before; an error if it was not.
async fn replayed_number(server: &Server, request: &Request, error: ApiError) -> Result<u32, RoomError> {
    match request.replayed_or(&server.store, error).await?.subject {
        Subject::Match { number, .. } => Ok(number),
        Subject::Session(_) | Subject::Nothing => Err(ApiError::KeyReused.into()),
    }
}

/// Does this row know more of its match than another one?
fn is_newer(row: &MatchRow, than: &MatchRow) -> bool {
    (row.revision, row.number) > (than.revision, than.number)
}

impl RoomState {
    /// Commits a draft. The live match has moved on with the draft already: if the store refuses, the state goes back to what the
    /// store has; if it is not known whether the commit was written, the room is evicted.
    async fn commit(&mut self, commit: Commit, server: &Server) -> Result<Committed, StoreError> {
        let (row, scope) = (Arc::clone(&commit.row), commit.scope);
        let committed = server.journal.commit(commit).await;
        match committed {
            Ok(Committed::Written) => {
                self.row = Arc::unwrap_or_clone(row);
                self.row.revision += i64::from(scope != Scope::Log);
            }
            Ok(Committed::KeyUsed | Committed::Overtaken | Committed::Full) => {
                if self.go_back(server).await.is_err() {
                    self.evict();
                }
            }
            Err(_) => self.evict(),
        }
        committed
    }

    /// Takes up what the store knows and this node does not, and tells the listeners.
    async fn catch_up(&mut self, server: &Server) -> Result<(), ApiError> {
        let row = server.store.match_row(&self.row.id).await?.ok_or(ApiError::NotFound)?;
        if !is_newer(&row, &self.row) {
            return Ok(());
        }
        if self.row.number <= row.number && matches!(self.stage, Stage::Playing(_)) {
            let entries = server.store.entries_after(&row.id, self.row.number).await?;
            if self.follow(&row, &entries) {
                return Ok(());
            }
        }
        self.reload(row, server).await
    }

    /// Goes on from here to a row with the entries that came before it, and tells the listeners. False if that is not how the match went on:
    /// it has to be read anew then.
    fn follow(&mut self, row: &MatchRow, entries: &[EntryRow]) -> bool {
        let last = entries.last().map_or(self.row.number, |entry| entry.number);
        let Stage::Playing(live) = &mut self.stage else { return false };
        if last != row.number || live.number() != self.row.number || live.names() != &row.names() {
            return false;
        }
        let mut moments = Vec::with_capacity(entries.len());
        for (row, number) in entries.iter().zip(live.number() + 1..) {
            let Ok(entry) = Entry::read(&row.entry, number as usize) else { return false };
            match live.follow(&entry) {
                Ok(moment) if row.number == number => moments.push(moment),
                _ => return false,
            }
        }
        let _ = live.decline();
        take_up_offer(live, row);
        self.stage.settle();
        if self.stage.status() != row.status {
            return false;
        }
        self.done.add_all(entries);
        self.row = row.clone();
        // Whoever did something was there.
        self.away_since_ms = BySeat::new(now_ms(), now_ms());
        self.tell(&moments);
        true
    }

    /// Goes back to what the store knows, after a commit that it refused.
    async fn go_back(&mut self, server: &Server) -> Result<(), ApiError> {
        let row = server.store.match_row(&self.row.id).await?.ok_or(ApiError::NotFound)?;
        self.reload(row, server).await
    }

    async fn reload(&mut self, row: MatchRow, server: &Server) -> Result<(), ApiError> {
        let entries = server.store.entries(&row.id).await?;
        let fresh = replayed(server, row, entries).await?;
        let told = self.row.number as usize;
        let news = is_newer(&fresh.row, &self.row);
        self.row = fresh.row;
        self.stage = fresh.stage;
        self.done = fresh.done;
        self.about = fresh.about;
        self.away_since_ms = BySeat::new(now_ms(), now_ms());
        if news {
            let live = self.stage.live();
            let moments = live.map_or_else(Vec::new, |live| live.moments(told..live.entries().len()));
            self.tell(&moments);
        }
        Ok(())
    }
}
