//! Sessions: an unguessable token, in a cookie for browsers and in a header for bots. The store has only its hash.

use crate::config::Config;
use crate::error::ApiError;
use crate::http::idempotency::Request;
use crate::random;
use crate::server::Server;
use crate::time::now_ms;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::sync::Arc;
use tokio::sync::broadcast;
use touchline_store::{KeyRow, Once, SessionKind, SessionRow, Subject, UserRow};

/// The cookie's name.
pub const COOKIE: &str = "touchline";

/// Its name where people come by https: browsers take it from this very host alone, and by https alone.
const HOST_COOKIE: &str = "__Host-touchline";

fn cookie_name(config: &Config) -> &'static str {
    if config.is_https() { HOST_COOKIE } else { COOKIE }
}

/// How long a browser keeps its cookie.
const COOKIE_S: u32 = 400 * 24 * 3600;

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

/// Whose sockets are to be closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ended {
    /// Those of one session, by the hash of its token.
    Session(String),
    /// All of a person's.
    Person(String),
}

/// Tells the sockets which sessions end.
#[derive(Debug)]
pub struct Endings(broadcast::Sender<Ended>);

impl Default for Endings {
    fn default() -> Self {
        Self(broadcast::Sender::new(64))
    }
}

impl Endings {
    /// Closes the sockets of sessions that have ended.
    pub fn announce(&self, ended: Ended) {
        let _ = self.0.send(ended);
    }

    /// The sessions that end from now on.
    pub fn subscribe(&self) -> broadcast::Receiver<Ended> {
        self.0.subscribe()
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
            server.endings.announce(Ended::Person(user.id));
        }
        Some(_) => {
            server.store.end_session(&hash, &row).await?;
            server.endings.announce(Ended::Session(hash));
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
