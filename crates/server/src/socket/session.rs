//! A WebSocket for one match: everything that happens, numbered, from where the client says it is.

use crate::cluster::Sitting;
use crate::error::ApiError;
use crate::http::answer::Opened;
use crate::http::extract::{Asked, Reader, check_key};
use crate::http::idempotency::Request;
use crate::http::middleware::{is_same_site, may_send};
use crate::http::network::Address;
use crate::http::rate_limit::Bucket;
use crate::matches::draft::Change;
use crate::matches::listeners::message;
use crate::matches::preview::preview_for;
use crate::matches::room::{Room, change_in, with_room};
use crate::people::session::{Caller, SignedIn};
use crate::server::Server;
use crate::show;
use crate::socket::outbox::Receiver;
use crate::socket::websocket::{Incoming, Socket, Upgrade};
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
    seat: Option<Seat>,
}

/// Opens a socket.
pub async fn open(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(from): Asked<From>,
    caller: Caller,
    Reader(language): Reader,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Opened, ApiError> {
    if !is_same_site(&server, &headers) {
        return Err(ApiError::CrossSite);
    }
    // What is wrong with the request is said before the socket opens, where clients can read it.
    let signed_in = SignedIn::watch(&server, &caller).await?;
    let user_id = caller.person.map(|user| user.id);
    with_room(&server, &id, |_, state| state.eyes_for(user_id.as_deref(), from.seat)).await?;
    let (bytes_max, silence) = (server.config.limits.message_bytes, server.config.limits.silence);
    let address = upgrade.address;
    Ok(Opened(upgrade.open(bytes_max, silence, async move |mut socket| {
        server.metrics.sockets.add(1);
        let seat = from.seat;
        let mut session = Session { server, id, user_id, session: caller.session, language, seat, address };
        session.run(&mut socket, from.since, signed_in).await;
        session.server.metrics.sockets.subtract(1);
    })))
}

/// One client on one open socket, and its match.
struct Session {
    server: Arc<Server>,
    id: String,
    user_id: Option<String>,
    /// What the store knows the client's session by.
    session: Option<String>,
    language: Language,
    seat: Option<Seat>,
    address: Address,
}

/// The most pages of moments that a client catches up on before it listens.
const PAGES_MAX: usize = 100;

/// Codes that say what the client should do: come back, or stay away.
const COME_BACK: u16 = 1012;
const WRONG: u16 = 1008;

/// Waits until the server ends, or the session that the client signed in with: the code and the reason with which the socket is to be
/// closed.
async fn dismissed(server: Arc<Server>, signed_in: Option<&mut SignedIn>) -> (u16, &'static str) {
    let closing = server.closing.begun();
    let ended = async {
        match signed_in {
            Some(signed_in) => signed_in.ended().await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        () = closing => (COME_BACK, "restarting"),
        () = ended => (WRONG, "signed_out"),
    }
}

impl Session {
    async fn run(&mut self, socket: &mut Socket, since: u32, mut signed_in: Option<SignedIn>) {
        let (room, listener, receiver, _sitting) = match Box::pin(self.begin(socket, since)).await {
            Ok(begun) => begun,
            Err(error) => {
                let text = self.error(None, &error);
                let _ = socket.send(&text).await;
                return socket.close(WRONG, error.code()).await;
            }
        };
        self.converse(socket, &room, receiver, &mut signed_in).await;
        let now_ms = now_ms();
        if let Ok(mut state) = room.enter().await {
            state.unlisten(listener, now_ms);
        }
    }

    /// Sends what was missed and listens from there on, with nothing in between.
    async fn begin(
        &self,
        socket: &mut Socket,
        mut since: u32,
    ) -> Result<(Arc<Room>, u64, Receiver, Sitting), ApiError> {
        let user_id = self.user_id.as_deref();
        for _ in 0..PAGES_MAX {
            let (text, number, begun) = with_room(&self.server, &self.id, |room, state| {
                let eyes = state.eyes_for(user_id, self.seat)?;
                let viewer = state.viewer(eyes);
                let you = state.row.seats_of(user_id);
                let moments_max = self.server.config.limits.moments;
                let update = show::since(state, viewer, &you, since, moments_max, now_ms());
                let (number, last) = (update.number, update.state.is_some());
                let begun = if last { Some(state.listen(&self.server, user_id, eyes)?) } else { None };
                let begun = begun.map(|(listener, receiver)| {
                    let sitting = Sitting::new(&self.server, &self.id, you);
                    (Arc::clone(room), listener, receiver, sitting)
                });
                Ok((message(&FromServer::Update(Box::new(update))), number, begun))
            })
            .await?;
            since = number;
            if socket.send(&text).await.is_err() {
                return Err(ApiError::Unavailable);
            }
            if let Some(begun) = begun {
                return Ok(begun);
            }
        }
        Err(ApiError::TooLong)
    }

    async fn converse(
        &mut self,
        socket: &mut Socket,
        room: &Arc<Room>,
        mut receiver: Receiver,
        signed_in: &mut Option<SignedIn>,
    ) {
        let limits = &self.server.config.limits;
        let (ping, silence) = (limits.ping, limits.silence);
        // A client that is gone without a word, its battery empty or its network lost, answers no ping.
        let mut pings = interval_at(Instant::now() + ping, ping);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut recv_at = Instant::now();
        let mut bucket = Bucket::full(limits.messages);
        // One future for the whole loop: to subscribe anew with each message would cost more.
        let dismissed = dismissed(Arc::clone(&self.server), signed_in.as_mut());
        tokio::pin!(dismissed);
        loop {
            tokio::select! {
                // What there is most of is looked at first.
                biased;
                text = receiver.recv() => match text {
                    Some(text) => {
                        if socket.send(&text).await.is_err() {
                            return;
                        }
                    }
                    None => return socket.close(COME_BACK, "read anew").await,
                },
                (code, reason) = &mut dismissed => return socket.close(code, reason).await,
                incoming = socket.recv() => {
                    recv_at = Instant::now();
                    match incoming {
                        Incoming::Text(text) => {
                            let answer = if self.may_speak(&mut bucket) {
                                // Boxed: what an answer needs is not kept by every socket that waits.
                                Box::pin(self.answer(room, &text)).await
                            } else {
                                Some(self.error(None, &ApiError::TooFast))
                            };
                            // What the command made happen is already on its way here: it comes before the answer, and both
                            // go out together.
                            let told: Vec<_> =
                                std::iter::from_fn(|| receiver.try_recv()).chain(answer).collect();
                            if socket.send_all(&told).await.is_err() {
                                return;
                            }
                        }
                        Incoming::Alive => {
                            if !self.may_speak(&mut bucket) {
                                return socket.close(WRONG, "too_fast").await;
                            }
                        }
                        Incoming::Invalid(code, reason) => return socket.close(code, reason).await,
                        Incoming::Closed => return,
                    }
                },
                _ = pings.tick() => {
                    if recv_at.elapsed() >= silence {
                        return socket.close(COME_BACK, "silent").await;
                    }
                    // A client that has just sent something need not be asked.
                    if recv_at.elapsed() >= ping / 2 && socket.ping().await.is_err() {
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
            Ok(FromClient::Look { key, seat, actions }) => match self.preview(seat, &actions).await {
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

    async fn preview(&self, seat: Option<Seat>, actions: &[String]) -> Result<Looks, ApiError> {
        let user_id = self.user_id.as_ref().ok_or(ApiError::SignIn)?;
        preview_for(&self.server, &self.id, user_id, seat.or(self.seat), actions, self.language).await
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
        // What ended on another node may not have been heard.
        if self.server.cluster.is_deaf()
            && let Some(session) = &self.session
            && self.server.store.user_of_session(session).await?.is_none()
        {
            return Err(ApiError::SignIn);
        }
        let what = serde_json::to_vec(&(seat, &command)).unwrap_or_default();
        let request = Request::new(user_id, key.to_owned(), &[b"command", self.id.as_bytes(), &what]);
        // A decision is made in the room of a match that goes on; other commands may need it opened, or begun.
        let room = matches!(command, Command::Act { .. } | Command::Acts { .. }).then_some(room);
        let change = Change::Command { user_id: user_id.clone(), seat: seat.or(self.seat), command };
        change_in(&self.server, &self.id, room, change, Some(request)).await
    }

    fn error(&self, key: Option<String>, error: &ApiError) -> Utf8Bytes {
        self.server.metrics.refusals.add(1);
        let locale: &Locale = self.server.locales.get(self.language);
        message(&FromServer::Error { key, error: error.tell(locale) })
    }
}
