//! A WebSocket for one match: everything that happens, numbered, from where the client says it is.

use crate::error::ApiError;
use crate::http::answer::Opened;
use crate::http::extract::{Asked, Reader, check_key};
use crate::http::idempotency::KeyAsked;
use crate::http::middleware::{Address, is_same_site, may_send};
use crate::http::rate_limit::Bucket;
use crate::matches::listeners::message;
use crate::matches::room::{Change, Room};
use crate::matches::row::seats_of;
use crate::people::session::{Anybody, Ended, hash_of, token_of};
use crate::schema;
use crate::server::Server;
use crate::show;
use crate::socket::outbox::Receiver;
use crate::socket::websocket::{Heard, Line, Upgrade};
use crate::time::now_ms;
use crate::wire::{Command, FromClient, FromServer, Looks};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use touchline_kernel::Seat;
use touchline_locale::{Language, Locale};

/// Where the client is.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct From {
    /// The number of the last entry that the client knows.
    #[serde(default)]
    since: u32,
    /// With whose eyes; needed only where one person has both seats.
    #[schemars(with = "Option<schema::Seat>")]
    seat: Option<Seat>,
}

/// Opens a socket.
pub async fn open(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(from): Asked<From>,
    Anybody(person): Anybody,
    Reader(language): Reader,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Opened, ApiError> {
    if !is_same_site(&server, &headers) {
        return Err(ApiError::CrossSite);
    }
    // What is wrong with the request is said before the socket opens, where clients can read it.
    let room = server.room(&id).await?;
    if let Some(inside) = room.enter(now_ms()).await {
        inside.eyes_for(person.as_ref().map(|user| user.id.as_str()), from.seat)?;
    }
    let (bytes_max, silence) = (server.config.limits.message_bytes, server.config.limits.silence);
    let address = upgrade.address;
    let session = token_of(&headers).map(|token| hash_of(&token));
    Ok(Opened(upgrade.open(bytes_max, silence, async move |mut line| {
        server.metrics.sockets.add(1);
        let user_id = person.map(|user| user.id);
        let mut talk = Talk { server, id, user_id, session, language, seat: from.seat, address };
        talk.run(&mut line, from.since).await;
        talk.server.metrics.sockets.take(1);
    })))
}

/// Who talks over an open socket, and about which match.
struct Talk {
    server: Arc<Server>,
    id: String,
    user_id: Option<String>,
    session: Option<String>,
    language: Language,
    seat: Option<Seat>,
    address: Address,
}

/// Codes that say what the client should do: come back, or stay away.
const COME_BACK: u16 = 1012;
const WRONG: u16 = 1008;

/// Waits until the server ends, or this session or this person's sessions do: the code and the reason with which the socket is to be closed.
fn dismissed(
    server: &Server,
    session: Option<String>,
    user_id: Option<String>,
) -> impl Future<Output = (u16, &'static str)> + use<> {
    let closing = server.closing.begun();
    let mut ended = server.endings.subscribe();
    let is_gone = move |ended: &Ended| match ended {
        Ended::Session(hash) => session.as_ref() == Some(hash),
        Ended::Person(id) => user_id.as_ref() == Some(id),
    };
    async move {
        tokio::pin!(closing);
        loop {
            tokio::select! {
                () = &mut closing => return (COME_BACK, "restarting"),
                gone = ended.recv() => match gone {
                    Ok(gone) if is_gone(&gone) => return (WRONG, "signed_out"),
                    Ok(_) => {}
                    // Too many went at once to know whether this one did: whoever comes back is asked who they are.
                    Err(_) => return (COME_BACK, "who are you"),
                },
            }
        }
    }
}

impl Talk {
    async fn run(&mut self, line: &mut Line, since: u32) {
        let (room, listener, receiver) = match Box::pin(self.begin(line, since)).await {
            Ok(begun) => begun,
            Err(error) => {
                let text = self.error(None, &error);
                let _ = line.say(&text).await;
                return line.end(WRONG, error.code()).await;
            }
        };
        self.talk(line, &room, receiver).await;
        let now_ms = now_ms();
        if let Some(mut inside) = room.enter(now_ms).await {
            inside.unlisten(listener, now_ms);
        }
    }

    /// Sends what was missed and listens from there on, with nothing in between.
    async fn begin(&self, line: &mut Line, mut since: u32) -> Result<(Arc<Room>, u64, Receiver), ApiError> {
        let user_id = self.user_id.as_deref();
        for _ in 0..100 {
            let room = self.server.room(&self.id).await?;
            let begun = {
                let Some(mut inside) = room.enter(now_ms()).await else { continue };
                let eyes = inside.eyes_for(user_id, self.seat)?;
                let viewer = inside.viewer(eyes);
                let you = seats_of(&inside.row, user_id);
                let moments_max = self.server.config.limits.moments;
                let now_ms = now_ms();
                let update = show::since(&inside, viewer, &you, since, moments_max, now_ms);
                let last = update.state.is_some();
                since = update.number;
                let begun = if last { Some(inside.listen(&self.server, user_id, eyes)?) } else { None };
                (message(&FromServer::Update(Box::new(update))), begun)
            };
            let (text, begun) = begun;
            if line.say(&text).await.is_err() {
                return Err(ApiError::Unavailable);
            }
            if let Some((listener, receiver)) = begun {
                return Ok((room, listener, receiver));
            }
        }
        Err(ApiError::TooLong)
    }

    async fn talk(&mut self, line: &mut Line, room: &Arc<Room>, mut receiver: Receiver) {
        let limits = &self.server.config.limits;
        let (ping, silence) = (limits.ping, limits.silence);
        // A client that is gone without a word, its battery empty or its network lost, answers no ping.
        let mut pings = interval_at(Instant::now() + ping, ping);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard_at = Instant::now();
        let mut bucket = Bucket::full(limits.messages);
        // Waits once and not anew with each message: those who wait stand in one line.
        let dismissed = dismissed(&self.server, self.session.clone(), self.user_id.clone());
        tokio::pin!(dismissed);
        loop {
            tokio::select! {
                // What there is most of is looked at first.
                biased;
                text = receiver.recv() => match text {
                    Some(text) => {
                        if line.say(&text).await.is_err() {
                            return;
                        }
                    }
                    None => return line.end(COME_BACK, "read anew").await,
                },
                (code, reason) = &mut dismissed => return line.end(code, reason).await,
                heard = line.hear() => {
                    heard_at = Instant::now();
                    match heard {
                        Heard::Text(text) => {
                            let answer = if self.may_speak(&mut bucket) {
                                // In a box of its own: what an answer needs is not kept by every socket that waits.
                                Box::pin(self.answer(room, &text)).await
                            } else {
                                Some(self.error(None, &ApiError::TooFast))
                            };
                            // What the command made happen is already on its way here: it comes before the answer, and both
                            // go out together.
                            let told: Vec<_> =
                                std::iter::from_fn(|| receiver.try_recv()).chain(answer).collect();
                            if line.say_all(&told).await.is_err() {
                                return;
                            }
                        }
                        Heard::Sign => {
                            if !self.may_speak(&mut bucket) {
                                return line.end(WRONG, "too_fast").await;
                            }
                        }
                        Heard::Wrong(code, reason) => return line.end(code, reason).await,
                        Heard::Gone => return,
                    }
                },
                _ = pings.tick() => {
                    if heard_at.elapsed() >= silence {
                        return line.end(COME_BACK, "silent").await;
                    }
                    // Whoever has just said something need not be asked.
                    if heard_at.elapsed() >= ping / 2 && line.ping().await.is_err() {
                        return;
                    }
                },
            }
        }
    }

    /// Neither a socket nor all the sockets of an address together may say too much.
    fn may_speak(&self, bucket: &mut Bucket) -> bool {
        bucket.take() && may_send(&self.server, self.address)
    }

    async fn answer(&mut self, room: &Arc<Room>, text: &str) -> Option<Utf8Bytes> {
        Some(match serde_json::from_str(text) {
            Ok(FromClient::Ping) => message(&FromServer::Pong),
            Ok(FromClient::Speak { lang }) => match Language::from_tag(&lang) {
                Some(language) => {
                    self.language = language;
                    return None;
                }
                None => {
                    self.error(None, &ApiError::BadRequest("lang: expected en, fi, nl, it or ru".to_owned()))
                }
            },
            Ok(FromClient::Look { key, seat, actions }) => match self.look(seat, &actions).await {
                Ok(Looks { number, looks }) => message(&FromServer::Looked { key, number, looks }),
                Err(error) => self.error(Some(key), &error),
            },
            Ok(FromClient::Command { key, seat, command }) => {
                match self.command(room, &key, seat, command).await {
                    Ok(number) => message(&FromServer::Done { key, number }),
                    Err(error) => self.error(Some(key), &error),
                }
            }
            Err(error) => self.error(None, &ApiError::BadRequest(error.to_string())),
        })
    }

    async fn look(&self, seat: Option<Seat>, actions: &[String]) -> Result<Looks, ApiError> {
        let user_id = self.user_id.as_ref().ok_or(ApiError::SignIn)?;
        self.server.look(&self.id, user_id, seat.or(self.seat), actions, self.language).await
    }

    async fn command(
        &self,
        room: &Arc<Room>,
        key: &str,
        seat: Option<Seat>,
        command: Command,
    ) -> Result<u32, ApiError> {
        let user_id = self.user_id.as_ref().ok_or(ApiError::SignIn)?;
        check_key(key)?;
        let what = serde_json::to_vec(&(seat, &command)).unwrap_or_default();
        let asked = KeyAsked::new(user_id, key.to_owned(), &[b"command", self.id.as_bytes(), &what]);
        // Whoever decides is in the room of a match that goes on; what else there is may need it found, or begun.
        let room = matches!(command, Command::Act { .. }).then_some(room);
        let change = Change::Command { user_id: user_id.clone(), seat: seat.or(self.seat), command };
        self.server.change_here(room, &self.id, change, Some(asked)).await
    }

    fn error(&self, key: Option<String>, error: &ApiError) -> Utf8Bytes {
        self.server.metrics.refusals.add(1);
        let locale: &Locale = self.server.locales.get(self.language);
        message(&FromServer::Error { key, error: error.tell(locale) })
    }
}
