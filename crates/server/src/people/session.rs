//! Sessions: an unguessable token, in a cookie for browsers and in a header for bots. The store has only its hash.

use crate::cluster::Word;
use crate::config::Config;
use crate::error::ApiError;
use crate::http::idempotency::Request;
use crate::random;
use crate::server::Server;
use crate::time::now_ms;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;
use touchline_store::{KeyRow, Once, SessionKind, SessionRow, Subject, UserRow};

/// The cookie's name.
pub const COOKIE: &str = "touchline";

/// Its name where people come by https: browsers take it from this very host alone, and by https alone.
const HOST_COOKIE: &str = "__Host-touchline";

fn cookie_name(config: &Config) -> &'static str {
    if config.is_https() { HOST_COOKIE } else { COOKIE }
}

/// How long a browser keeps its cookie.
pub const COOKIE_S: u32 = 400 * 24 * 3600;

/// The prefix of bots' tokens. It is part of what is hashed, so that it cannot be stripped.
const BOT: &str = "bot-";

/// The token of a request, if it brings one.
pub fn token_of(headers: &HeaderMap, config: &Config) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(token) = text("authorization").and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.to_owned());
    }
    let cookies = headers.get_all("cookie").iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == cookie_name(config)).map(|(_, token)| token.to_owned())
}

/// The hash of the token that a request brings, whether or not anybody knows it.
#[derive(Debug, Clone)]
pub struct Token(pub Option<String>);

impl FromRequestParts<Arc<Server>> for Token {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Self::Rejection> {
        Ok(Self(token_of(&parts.headers, &server.config).map(|token| hash_of(&token))))
    }
}

/// Not a bot: a bot's token plays, and does not change the account.
#[derive(Debug, Clone, Copy)]
pub struct InPerson;

impl FromRequestParts<Arc<Server>> for InPerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let bot = token_of(&parts.headers, &server.config).is_some_and(|token| token.starts_with(BOT));
        if bot { Err(ApiError::NotForBots) } else { Ok(Self) }
    }
}

/// What the store knows a token by.
pub fn hash_of(token: &str) -> String {
    random::hash(&[b"session", token.as_bytes()])
}

/// Sessions that have ended: one, by the hash of its token, or all of a person's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    pub person: String,
    pub session: Option<String>,
}

/// The sockets of people who are signed in, by person: an end wakes nobody else.
#[derive(Debug, Default)]
pub struct Endings {
    open: Mutex<HashMap<String, Vec<Open>>>,
    next_id: AtomicU64,
    /// How many ends there were.
    count: AtomicU64,
}

#[derive(Debug)]
struct Open {
    id: u64,
    session: Arc<str>,
    close: oneshot::Sender<()>,
}

impl Endings {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<Open>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes the sockets of sessions that have ended.
    pub fn close(&self, ended: &Ended) {
        self.count.fetch_add(1, Ordering::SeqCst);
        let mut open = self.lock();
        let Some(sockets) = open.remove(&ended.person) else { return };
        let (gone, left): (Vec<Open>, Vec<Open>) = sockets
            .into_iter()
            .partition(|socket| ended.session.as_deref().is_none_or(|session| *socket.session == *session));
        if !left.is_empty() {
            open.insert(ended.person.clone(), left);
        }
        for socket in gone {
            let _ = socket.close.send(());
        }
    }

    /// The sockets of a session go on as those of another.
    pub fn renew(&self, person: &str, former: &str, session: &str) {
        for socket in self.lock().get_mut(person).into_iter().flatten() {
            if *socket.session == *former {
                socket.session = session.into();
            }
        }
    }

    /// The person and session of every open socket.
    pub fn open(&self) -> Vec<(String, String)> {
        let open = self.lock();
        let of_person = |(person, sockets): (&String, &Vec<Open>)| {
            sockets.iter().map(|socket| (person.clone(), socket.session.to_string())).collect::<Vec<_>>()
        };
        open.iter().flat_map(of_person).collect()
    }

    /// How many ends there were so far.
    pub fn count(&self) -> u64 {
        self.count.load(Ordering::SeqCst)
    }
}

/// Whoever opens a socket, and how many ends of sessions there were before that was looked up: one that comes in between is seen.
#[derive(Debug)]
pub struct Caller {
    pub person: Option<UserRow>,
    /// What the store knows the session by.
    pub session: Option<String>,
    ends: u64,
}

impl FromRequestParts<Arc<Server>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let ends = server.endings.count();
        let Anybody(person) = Anybody::from_request_parts(parts, server).await?;
        let session = token_of(&parts.headers, &server.config).filter(|_| person.is_some());
        Ok(Self { person, session: session.map(|token| hash_of(&token)), ends })
    }
}

/// A socket of somebody who is signed in.
#[derive(Debug)]
pub struct SignedIn {
    server: Arc<Server>,
    person: String,
    id: u64,
    session: Arc<str>,
    closed: oneshot::Receiver<()>,
}

impl SignedIn {
    /// Watches over a caller's session, from its authentication on; none for a stranger.
    ///
    /// # Errors
    /// It has ended meanwhile.
    pub async fn watch(server: &Arc<Server>, caller: &Caller) -> Result<Option<Self>, ApiError> {
        let (Some(person), Some(session)) = (&caller.person, &caller.session) else { return Ok(None) };
        let (close, closed) = oneshot::channel();
        let id = server.endings.next_id.fetch_add(1, Ordering::Relaxed);
        let (person, session) = (person.id.clone(), Arc::<str>::from(session.as_str()));
        let open = Open { id, session: Arc::clone(&session), close };
        server.endings.lock().entry(person.clone()).or_default().push(open);
        let signed_in = Self { server: Arc::clone(server), person, id, session, closed };
        if server.endings.count() != caller.ends && !signed_in.is_alive().await? {
            return Err(ApiError::SignIn);
        }
        Ok(Some(signed_in))
    }

    /// Does the session go on, by what the store knows?
    pub async fn is_alive(&self) -> Result<bool, ApiError> {
        Ok(self.server.store.user_of_session(&self.session).await?.is_some())
    }

    /// Resolves when the session has ended.
    pub async fn ended(&mut self) {
        let _ = (&mut self.closed).await;
    }
}

impl Drop for SignedIn {
    fn drop(&mut self) {
        let mut open = self.server.endings.lock();
        if let Some(sockets) = open.get_mut(&self.person) {
            sockets.retain(|socket| socket.id != self.id);
            if sockets.is_empty() {
                open.remove(&self.person);
            }
        }
    }
}

impl Server {
    /// A session has got another token: its sockets stay open, on every node.
    pub(crate) fn announce_renewal(&self, person: &str, former: &str, session: &str) {
        self.endings.renew(person, former, session);
        self.cluster.say(&Word::Renewed([person, former, session].map(str::to_owned)));
    }

    /// Closes the sockets of sessions that have ended, on every node.
    pub(crate) fn announce_end(&self, ended: Ended) {
        self.endings.close(&ended);
        self.cluster.say(&Word::Ended(ended));
    }
}

/// A new session, its token still in hand.
pub fn new_session(user_id: &str, kind: SessionKind, label: &str, now_ms: i64) -> (String, SessionRow) {
    let token = match kind {
        SessionKind::Bot => format!("{BOT}{}", random::token()),
        SessionKind::Browser => random::token(),
    };
    let session = SessionRow {
        hash: hash_of(&token),
        user_id: user_id.to_owned(),
        kind,
        label: label.to_owned(),
        created_ms: now_ms,
    };
    (token, session)
}

/// Begins a session, once for each key, and gives its token.
pub async fn begin_session(
    server: &Server,
    user: &UserRow,
    kind: SessionKind,
    label: &str,
    key: String,
    what: &[&[u8]],
) -> Result<String, ApiError> {
    let (token, session) = new_session(&user.id, kind, label, now_ms());
    let request = Request::new(&user.id, key, what);
    let row = request.row(Subject::Session(session.hash.clone()), session.created_ms);
    if server.store.add_session(&session, &row).await? == Once::Replayed {
        let known = request.replayed_or(&server.store, ApiError::Unavailable).await?;
        renew_session(server, &session, &known).await?;
    }
    Ok(token)
}

/// Gives the session that was made under a key another token. The first was shown once and is kept nowhere; a client that asks again
/// has not seen it, or needs it no more.
pub async fn renew_session(server: &Server, session: &SessionRow, known: &KeyRow) -> Result<(), ApiError> {
    if server.store.renew_session(session, known).await? { Ok(()) } else { Err(ApiError::KeyReused) }
}

/// Ends one session, or all of its person, and closes their sockets. Asked for again, it was done already.
pub async fn end_session(
    server: &Server,
    user: Option<UserRow>,
    hash: String,
    everywhere: bool,
    request: &Request,
) -> Result<(), ApiError> {
    let row = request.row(Subject::Nothing, now_ms());
    match user {
        None => drop(request.replayed_or(&server.store, ApiError::SignIn).await?),
        Some(user) if everywhere => {
            server.store.end_sessions(&user.id, &row).await?;
            server.announce_end(Ended { person: user.id, session: None });
        }
        Some(user) => {
            server.store.end_session(&hash, &row).await?;
            server.announce_end(Ended { person: user.id, session: Some(hash) });
        }
    }
    Ok(())
}

/// The cookie for a token. Scripts cannot read it and other sites cannot send it.
pub fn cookie(server: &Server, token: &str) -> HeaderValue {
    let secure = if server.config.is_https() { "; Secure" } else { "" };
    let age = if token.is_empty() { 0 } else { COOKIE_S };
    let name = cookie_name(&server.config);
    let text = format!("{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""))
}

/// A person who is signed in, guests included.
#[derive(Debug, Clone)]
pub struct Person(pub UserRow);

impl FromRequestParts<Arc<Server>> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        Anybody::from_request_parts(parts, server).await?.0.map(Self).ok_or(ApiError::SignIn)
    }
}

/// A person, or a stranger without a session.
#[derive(Debug, Clone)]
pub struct Anybody(pub Option<UserRow>);

impl FromRequestParts<Arc<Server>> for Anybody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        match token_of(&parts.headers, &server.config) {
            Some(token) if token.len() <= 128 => {
                let known = server.store.user_of_session(&hash_of(&token)).await?;
                if let Some(person) = &known {
                    let address = parts.extensions.get().copied().unwrap_or_default();
                    server.whereabouts.note(person, address);
                }
                Ok(Self(known))
            }
            _ => Ok(Self(None)),
        }
    }
}
