//! All the matches in memory, and how they get there.

use crate::error::ApiError;
use crate::http::idempotency::KeyAsked;
use crate::matches::room::{Change, Room};
use crate::matches::row::{check_commitment, coach_of, invitation_hash, invitation_token, seats_of};
use crate::random;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{NewMatch, Opponent, Pace, SeatChoice};
use futures_util::FutureExt;
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::OnceCell;
use touchline_games::AnyGame;
use touchline_kernel::Seat;
use touchline_kernel::dice::{Secret, to_hex};
use touchline_store::{MatchRow, UserRow};

type Slot = Arc<OnceCell<Arc<Room>>>;

/// The rooms that are open.
#[derive(Debug, Default)]
pub struct Rooms(Mutex<HashMap<String, Slot>>);

impl Rooms {
    fn map(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many matches are in memory.
    pub fn len(&self) -> usize {
        self.map().len()
    }

    /// The room of a match, if it is open.
    pub fn find(&self, id: &str) -> Option<Arc<Room>> {
        self.map().get(id).and_then(|slot| slot.get()).cloned()
    }

    fn forget(&self, id: &str, slot: &Slot) {
        let mut map = self.map();
        if map.get(id).is_some_and(|known| Arc::ptr_eq(known, slot)) {
            map.remove(id);
        }
    }

    /// Forgets the rooms that nobody has entered since then.
    pub fn forget_idle(&self, before_ms: i64) {
        self.map().retain(|_, slot| match slot.get() {
            Some(room) => !room.leave_if_idle(before_ms),
            // Is being read by somebody who will put it there.
            None => Arc::strong_count(slot) > 1,
        });
    }
}

/// The tables on which matches are played. Matches of one game with the same options share one: its geometry is computed once.
#[derive(Debug, Default)]
pub struct Tables(Mutex<HashMap<(String, String), Weak<dyn AnyGame>>>);

impl Tables {
    /// The table of a game with these options, as rows keep them.
    pub fn open(&self, game: &str, options: &str) -> Result<Arc<dyn AnyGame>, ApiError> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (game.to_owned(), options.to_owned());
        if let Some(table) = tables.get(&key).and_then(Weak::upgrade) {
            return Ok(table);
        }
        let read = serde_json::from_str(options).map_err(|_| ApiError::Internal)?;
        let table = touchline_games::open(game, &read)?;
        tables.retain(|_, table| table.strong_count() > 0);
        tables.insert(key, Arc::downgrade(&table));
        Ok(table)
    }
}

/// How often, and after which time, somebody who asks for a rematch looks for the match that the other is about to make.
const REMATCH_WAITS: u32 = 20;
const REMATCH_WAIT: Duration = Duration::from_millis(50);

/// The longest ID that is looked for.
const ID_CHARS_MAX: usize = 40;

impl Server {
    /// The room of a match, read from the store if it is not open.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, ApiError> {
        if id.len() > ID_CHARS_MAX {
            return Err(ApiError::NotFound);
        }
        // A room that is gone is forgotten and read again; it can be gone again, but not for ever.
        for _ in 0..8 {
            let slot = Arc::clone(self.rooms.map().entry(id.to_owned()).or_default());
            let read = slot.get_or_try_init(|| self.read_room(id)).await;
            let room = match read {
                Ok(room) => Arc::clone(room),
                Err(error) => {
                    self.rooms.forget(id, &slot);
                    return Err(error);
                }
            };
            let begin = match room.enter(now_ms()).await {
                Some(mut inside) => {
                    room.wake(&mut inside, self);
                    inside.can_begin()
                }
                None => {
                    self.rooms.forget(id, &slot);
                    continue;
                }
            };
            if begin {
                let begun =
                    tokio::spawn(Arc::clone(&room).change(Arc::clone(self), Change::Begin, None)).await;
                match begun {
                    Ok(Some(Ok(_) | Err(ApiError::NotPlaying))) => {}
                    Ok(Some(Err(error))) => return Err(error),
                    Ok(None) => continue,
                    Err(_) => return Err(ApiError::Internal),
                }
            }
            return Ok(room);
        }
        Err(ApiError::Unavailable)
    }

    async fn read_room(&self, id: &str) -> Result<Arc<Room>, ApiError> {
        let row = self.store.match_row(id).await?.ok_or(ApiError::NotFound)?;
        let entries = self.store.entries(id).await?;
        let table = self.tables.open(&row.game, &row.options)?;
        Ok(Arc::new(Room::new(row, &entries, table, now_ms())?))
    }

    /// Makes a change to a match; returns when it is durable. Whoever asks may go away meanwhile: it is done all the same.
    pub async fn change(
        self: &Arc<Self>,
        id: &str,
        change: Change,
        key: Option<KeyAsked>,
    ) -> Result<u32, ApiError> {
        let (server, id) = (Arc::clone(self), id.to_owned());
        let done = tokio::spawn(async move { server.change_here(None, &id, change, key).await });
        done.await.unwrap_or(Err(ApiError::Internal))
    }

    /// The same for those who do not go away before it is done, as a socket's task, in a room that they are in already; it may be gone.
    pub async fn change_here(
        self: &Arc<Self>,
        room: Option<&Arc<Room>>,
        id: &str,
        change: Change,
        key: Option<KeyAsked>,
    ) -> Result<u32, ApiError> {
        let mut known = room.map(Arc::clone);
        for _ in 0..8 {
            let room = match known.take() {
                Some(room) => room,
                None => self.room(id).await?,
            };
            let changed = Arc::clone(&room).change(Arc::clone(self), change.clone(), key.clone());
            match AssertUnwindSafe(changed).catch_unwind().await {
                Ok(Some(done)) => return done,
                Ok(None) => {}
                Err(_) => {
                    // Nobody knows how far it came: the store does.
                    tracing::error!(id, "a change ended in a panic");
                    room.throw_out().await;
                    return Err(ApiError::Internal);
                }
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Makes a match. Gives its ID and the token that invites.
    pub async fn create(
        self: &Arc<Self>,
        person: &UserRow,
        asked: NewMatch,
        key: KeyAsked,
    ) -> Result<(String, Option<String>), ApiError> {
        if let Some(done) = self.done_before(&key).await? {
            let row = self.store.match_row(&done).await?.ok_or(ApiError::NotFound)?;
            let invites = row.invitation.is_some() && row.status == "open";
            return Ok((done, invites.then(|| invitation_token(&row))));
        }
        asked.pace.check().map_err(ApiError::BadRequest)?;
        if asked.seat == SeatChoice::Drawn && asked.commitment.is_some() {
            return Err(ApiError::BadRequest(
                "seat: a commitment is made for a seat; expected `home` or `away` beside one".to_owned(),
            ));
        }
        let table = touchline_games::open(&asked.game, &asked.options)?;
        let commitment = check_commitment(asked.commitment)?;
        let id = random::id();
        let mut row = blank(&id, person, self.secrets.next(), now_ms());
        row.game = table.id().to_owned();
        row.rules = i64::from(table.rules_revision());
        row.options = table.changed_options();
        row.pace = serde_json::to_string(&asked.pace).unwrap_or_default();
        row.quiet = Some(i64::from(!asked.chat));
        let between_people = matches!(asked.opponent, Opponent::Invitation | Opponent::Lobby);
        let rated = asked.rated.unwrap_or(between_people) && asked.opponent != Opponent::Screen;
        row.rated = i64::from(rated);
        let seat = match asked.seat {
            SeatChoice::Home => Seat::Home,
            SeatChoice::Away => Seat::Away,
            SeatChoice::Drawn if random::coin(&row.server_secret) => Seat::Home,
            SeatChoice::Drawn => Seat::Away,
        };
        sit(&mut row, seat, person, commitment);
        let mut invitation = None;
        match asked.opponent {
            Opponent::Coach { coach } => {
                let known = self.coaches.find(&coach).ok_or_else(|| {
                    ApiError::NoCoach(format!("there are {}", self.coaches.names().join(", ")))
                })?;
                seat_coach(&mut row, seat.other(), known.name());
                row.status = "dice".to_owned();
            }
            Opponent::Screen => {
                sit(&mut row, seat.other(), person, None);
                row.kind = "screen".to_owned();
                row.status = "dice".to_owned();
            }
            Opponent::Invitation => {
                let token = invitation_token(&row);
                row.kind = "invitation".to_owned();
                row.invitation = Some(invitation_hash(&id, &token));
                invitation = Some(token);
            }
            Opponent::Lobby => {
                // Nobody fills the lobby alone.
                if self.store.count_offers(&person.id).await? >= self.config.limits.offers {
                    return Err(ApiError::TooManyMatches);
                }
                row.kind = "lobby".to_owned();
            }
        }
        self.add(person, &row, key).await.map(|id| (id, invitation))
    }

    /// Another match like one that is over, with the seats changed. The second who asks joins the match of the first.
    pub async fn rematch(
        self: &Arc<Self>,
        person: &UserRow,
        id: &str,
        commitment: Option<String>,
        key: KeyAsked,
    ) -> Result<String, ApiError> {
        if let Some(done) = self.done_before(&key).await? {
            return Ok(done);
        }
        self.check_room_for_one(person).await?;
        let old = self.store.match_row(id).await?.ok_or(ApiError::NotFound)?;
        let seats = seats_of(&old, Some(&person.id));
        let seat = *seats.first().ok_or(ApiError::NotYours)?;
        if old.status != "over" {
            return Err(ApiError::NotPlaying);
        }
        // The first who asks writes down which match follows, before there is one: of two who ask at once, one is second.
        let mut next = random::id();
        let first = match old.rematch {
            Some(ref named) => Err(named.clone()),
            None => match self.change(id, Change::Rematch(next.clone()), None).await {
                Ok(_) => Ok(()),
                Err(ApiError::SeatTaken) => {
                    let old = self.store.match_row(id).await?.ok_or(ApiError::NotFound)?;
                    Err(old.rematch.ok_or(ApiError::Unavailable)?)
                }
                Err(error) => return Err(error),
            },
        };
        if let Err(named) = first {
            for _ in 0..REMATCH_WAITS {
                let user = person.clone();
                let join =
                    Change::Join { user, invitation: None, commitment: commitment.clone(), rematch: true };
                match self.change(&named, join, Some(key.clone())).await {
                    // The first is just about to make it.
                    Err(ApiError::NotFound) => tokio::time::sleep(REMATCH_WAIT).await,
                    done => return done.map(|_| named),
                }
            }
            // The first has gone before it was made: it is made now.
            next = named;
        }
        let mut row = blank(&next, person, self.secrets.next(), now_ms());
        row.game = old.game.clone();
        row.rules = old.rules;
        row.options = old.options.clone();
        row.pace = old.pace.clone();
        row.kind = old.kind.clone();
        row.rated = old.rated.min(1);
        row.quiet = old.quiet;
        sit(&mut row, seat.other(), person, check_commitment(commitment)?);
        if let Some(coach) = coach_of(&old, seat.other()) {
            seat_coach(&mut row, seat, coach);
            row.status = "dice".to_owned();
        } else if old.kind == "screen" {
            sit(&mut row, seat, person, None);
            row.status = "dice".to_owned();
        } else {
            // Nobody has the token: only the former opponent gets in.
            row.kind = "invitation".to_owned();
            row.invitation = Some(invitation_hash(&next, &random::token()));
        }
        self.add(person, &row, key).await
    }

    /// The match that was made under a key, if it was.
    pub async fn done_before(&self, key: &KeyAsked) -> Result<Option<String>, ApiError> {
        match self.store.key(&key.user_id, &key.name).await? {
            Some(known) if known.what == key.what => Ok(Some(known.match_id)),
            Some(_) => Err(ApiError::KeyReused),
            None => Ok(None),
        }
    }

    /// Has the person room for one more match?
    pub async fn check_room_for_one(&self, person: &UserRow) -> Result<(), ApiError> {
        let unfinished = self.store.count_unfinished(&person.id).await?;
        if unfinished >= self.config.limits.matches { Err(ApiError::TooManyMatches) } else { Ok(()) }
    }

    async fn add(&self, person: &UserRow, row: &MatchRow, key: KeyAsked) -> Result<String, ApiError> {
        self.check_room_for_one(person).await?;
        if self.store.add_match(row, &key.row(&row.id, row.created_ms)).await? {
            return Ok(row.id.clone());
        }
        // The same request came twice at once, and the other was first.
        self.done_before(&key).await?.ok_or(ApiError::Unavailable)
    }
}

/// A match with nobody in it.
pub fn blank(id: &str, creator: &UserRow, secret: Secret, now_ms: i64) -> MatchRow {
    MatchRow {
        id: id.to_owned(),
        game: String::new(),
        rules: 0,
        options: String::new(),
        kind: "coach".to_owned(),
        creator: creator.id.clone(),
        invitation: None,
        pace: serde_json::to_string(&Pace::None).unwrap_or_default(),
        rated: 0,
        quiet: None,
        created_ms: now_ms,
        server_secret: to_hex(&secret.0),
        status: "open".to_owned(),
        home_user: None,
        away_user: None,
        home_coach: None,
        away_coach: None,
        home_name: "?".to_owned(),
        away_name: "?".to_owned(),
        home_commitment: None,
        away_commitment: None,
        home_secret: None,
        away_secret: None,
        offer: None,
        number: 0,
        turn: "none".to_owned(),
        home_score: 0,
        away_score: 0,
        result: None,
        home_left_ms: 0,
        away_left_ms: 0,
        turn_since_ms: now_ms,
        deadline_ms: None,
        rematch: None,
        updated_ms: now_ms,
        revision: 0,
    }
}

fn sit(row: &mut MatchRow, seat: Seat, person: &UserRow, commitment: Option<String>) {
    let (user, name, committed) = match seat {
        Seat::Home => (&mut row.home_user, &mut row.home_name, &mut row.home_commitment),
        Seat::Away => (&mut row.away_user, &mut row.away_name, &mut row.away_commitment),
    };
    *user = Some(person.id.clone());
    *name = person.name.clone();
    *committed = commitment;
}

fn seat_coach(row: &mut MatchRow, seat: Seat, name: &str) {
    let (coach, shown) = match seat {
        Seat::Home => (&mut row.home_coach, &mut row.home_name),
        Seat::Away => (&mut row.away_coach, &mut row.away_name),
    };
    *coach = Some(name.to_owned());
    *shown = name.to_owned();
}
