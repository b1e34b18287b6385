//! Who asks: an unguessable token, in a cookie for browsers and in a header for bots. The store has only its hash.

use crate::error::ApiError;
use crate::random;
use crate::server::Server;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::sync::{Arc, LazyLock};
use tokio::sync::{Semaphore, broadcast};
use touchline_coach::Spec;
use touchline_store::{SessionRow, UserRow};

/// The cookie's name.
pub const COOKIE: &str = "touchline";

/// How long a browser keeps its cookie.
const COOKIE_S: u32 = 400 * 24 * 3600;

/// What the tokens of bots begin with. Its hash is that of the whole token, so nobody takes the word away.
const BOT: &str = "bot-";

/// The token of a request, if it brings one.
pub fn token_of(headers: &HeaderMap) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(token) = text("authorization").and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.to_owned());
    }
    let cookies = headers.get_all("cookie").iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| token.to_owned())
}

/// The hash of the token that a request brings, whether or not anybody knows it.
#[derive(Debug, Clone)]
pub struct Token(pub Option<String>);

impl FromRequestParts<Arc<Server>> for Token {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, Self::Rejection> {
        Ok(Self(token_of(&parts.headers).map(|token| hash_of(&token))))
    }
}

/// Not a bot: whoever lends a bot his name does not lend it his account.
#[derive(Debug, Clone, Copy)]
pub struct InPerson;

impl FromRequestParts<Arc<Server>> for InPerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, ApiError> {
        let bot = token_of(&parts.headers).is_some_and(|token| token.starts_with(BOT));
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
pub fn new_session(user_id: &str, kind: &str, label: &str, now_ms: i64) -> (String, SessionRow) {
    let token = if kind == "bot" { format!("{BOT}{}", random::token()) } else { random::token() };
    let session = SessionRow {
        hash: hash_of(&token),
        user_id: user_id.to_owned(),
        kind: kind.to_owned(),
        label: label.to_owned(),
        created_ms: now_ms,
    };
    (token, session)
}

/// The cookie for a token. Scripts cannot read it and other sites cannot send it.
pub fn cookie(server: &Server, token: &str) -> HeaderValue {
    let secure = if server.config.is_https() { "; Secure" } else { "" };
    let age = if token.is_empty() { 0 } else { COOKIE_S };
    let text = format!("{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""))
}

/// Somebody who is signed in, or a guest.
#[derive(Debug, Clone)]
pub struct Person(pub UserRow);

impl FromRequestParts<Arc<Server>> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        Anybody::from_request_parts(parts, server).await?.0.map(Self).ok_or(ApiError::SignIn)
    }
}

/// Somebody or nobody.
#[derive(Debug, Clone)]
pub struct Anybody(pub Option<UserRow>);

impl FromRequestParts<Arc<Server>> for Anybody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        match token_of(&parts.headers) {
            Some(token) if token.len() <= 128 => {
                Ok(Self(server.store.user_of_session(&hash_of(&token)).await?))
            }
            _ => Ok(Self(None)),
        }
    }
}

/// The shortest and the longest password, in bytes.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// How many passwords are hashed at the same time: each takes 19 MB and a core.
const HASHING_AT_ONCE: usize = 2;

/// Waits for a place, then works on a password there, away from the sockets. None if the work panicked.
async fn hashing<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    static PLACES: LazyLock<Arc<Semaphore>> = LazyLock::new(|| Arc::new(Semaphore::new(HASHING_AT_ONCE)));
    let place = Arc::clone(&PLACES).acquire_owned().await.ok()?;
    let worked = tokio::task::spawn_blocking(move || {
        // Whoever asked may be gone; the place is taken for as long as the work goes on.
        let _place = place;
        work()
    });
    worked.await.ok()
}

/// Hashes a password.
pub async fn hash_password(password: String) -> Result<String, ApiError> {
    if !PASSWORD.contains(&password.len()) {
        return Err(ApiError::BadPassword);
    }
    let hashed =
        hashing(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    hashed.await.and_then(Result::ok).ok_or(ApiError::Internal)
}

/// Is this the password? Takes as long when there is none to compare with.
pub async fn check_password(password: String, hash: Option<String>) -> bool {
    const NONE: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    if !PASSWORD.contains(&password.len()) {
        return false;
    }
    let checked = hashing(move || {
        let hash = hash.as_deref().unwrap_or(NONE);
        Argon2::default().verify_password(password.as_bytes(), hash).is_ok()
    });
    checked.await.unwrap_or(false)
}

/// Letters that nobody sees, and full-width forms of letters that look like the plain ones: with them two people could bear one name.
fn is_deceptive(c: char) -> bool {
    matches!(c, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ff00}'..='\u{ffef}')
}

/// What is left of the name of somebody who has left.
pub const NOBODY: &str = "nobody";

/// Must a folded name stay free, since it could be taken for that of a guest, a coach or somebody who has left?
pub fn is_reserved(folded: &str) -> bool {
    folded.starts_with("guest") || folded == NOBODY || folded.parse::<Spec>().is_ok()
}

/// A name that can be claimed: letters, digits and single blanks or hyphens between. Gives the name and its folded key.
pub fn check_name(name: &str, chars_max: usize) -> Result<(String, String), ApiError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let n = name.chars().count();
    let plain =
        name.chars().all(|c| (c.is_alphanumeric() && !is_deceptive(c)) || matches!(c, ' ' | '-' | '_'));
    if !(2..=chars_max).contains(&n) || !plain {
        return Err(ApiError::BadName);
    }
    let key = name.to_lowercase();
    Ok((name, key))
}
