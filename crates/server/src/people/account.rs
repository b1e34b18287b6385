//! Handlers: what the owner of a name does with the account: sessions and tokens, another password, the way back in.

use crate::error::ApiError;
use crate::http::answer::{Made, Nothing, WithCookie};
use crate::http::extract::{Body, Key};
use crate::http::idempotency::Request;
use crate::http::network::Address;
use crate::people::name::Name;
use crate::people::password;
use crate::people::session::{self, Ended, InPerson, Person, Token};
use crate::random;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{Confirmation, Me, NewPassword, Recovery, RecoveryCodes, SessionInfo};
use crate::work::share::Share;
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;
use touchline_store::{Once, SessionKind, SessionRow, Subject, UserRow};

/// How many recovery codes somebody gets.
const CODES: usize = 8;

/// How much of a session's hash names it.
const ID_CHARS: usize = 16;

/// New recovery codes: for their owner, and as the store keeps them. 80 bits each: they need no slow hash.
pub fn new_codes() -> (Vec<String>, Vec<String>) {
    let codes: Vec<String> = (0..CODES)
        .map(|_| {
            let code = random::id();
            format!("{}-{}-{}-{}", &code[..4], &code[4..8], &code[8..12], &code[12..])
        })
        .collect();
    let hashes = codes.iter().map(|code| hash_of(code)).collect();
    (codes, hashes)
}

fn hash_of(code: &str) -> String {
    let plain: String =
        code.chars().filter(|c| c.is_alphanumeric()).map(|c| c.to_ascii_lowercase()).collect();
    random::hash(&[b"recovery code", plain.as_bytes()])
}

/// A session in its owner's list.
fn shown(session: &SessionRow, here: Option<&str>) -> SessionInfo {
    SessionInfo {
        id: session.hash.chars().take(ID_CHARS).collect(),
        bot: session.kind == SessionKind::Bot,
        label: session.label.clone(),
        created_ms: session.created_ms,
        here: here == Some(session.hash.as_str()),
    }
}

/// The sessions and tokens of the person, the newest first.
pub async fn sessions(
    State(server): State<Arc<Server>>,
    Person(user): Person,
    _: InPerson,
    Token(here): Token,
) -> Result<Json<Vec<SessionInfo>>, ApiError> {
    let rows = server.store.sessions_of(&user.id).await?;
    Ok(Json(rows.iter().map(|row| shown(row, here.as_deref())).collect()))
}

/// Ends one session, and closes its sockets.
pub async fn end_session(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(user): Person,
    _: InPerson,
    Key(key): Key,
) -> Result<Nothing, ApiError> {
    let request = Request::new(&user.id, key, &[b"end session", id.as_bytes()]);
    let rows = server.store.sessions_of(&user.id).await?;
    let Some(row) = rows.into_iter().find(|row| id.len() == ID_CHARS && row.hash.starts_with(&id)) else {
        return request.replayed_or(&server.store, ApiError::NotFound).await.map(|_| Nothing);
    };
    server.store.end_session(&row.hash, &request.row(Subject::Nothing, now_ms())).await?;
    server.announce_end(Ended { person: user.id, session: Some(row.hash) });
    Ok(Nothing)
}

/// Is this the person's password? Guesses are counted as at the door.
async fn confirm(server: &Server, user: &UserRow, address: Address, typed: String) -> Result<(), ApiError> {
    let name_key = user.name_key.clone().ok_or(ApiError::NotYours)?;
    let guess = (name_key, address.network().unwrap_or_default());
    if !server.guesses.take(guess.clone()) {
        return Err(ApiError::TooManyGuesses);
    }
    let share = Share::of(Some(user), address);
    if !password::check_password(&server.hashing, share, typed, user.password.clone()).await? {
        return Err(ApiError::WrongPassword);
    }
    server.guesses.refill(&guess);
    Ok(())
}

/// Changes the password; other browsers are signed out.
pub async fn change_password(
    State(server): State<Arc<Server>>,
    Person(user): Person,
    _: InPerson,
    address: Address,
    Token(here): Token,
    Key(key): Key,
    Body(asked, _): Body<NewPassword>,
) -> Result<Nothing, ApiError> {
    let here = here.ok_or(ApiError::SignIn)?;
    let request = Request::new(&user.id, key, &[b"password"]);
    if request.replayed(&server.store).await?.is_some() {
        return Ok(Nothing);
    }
    confirm(&server, &user, address, asked.password).await?;
    let hash =
        password::hash_password(&server.hashing, Share::of(Some(&user), address), asked.new_password).await?;
    let others = server.store.sessions_of(&user.id).await?;
    server.store.set_password(&user.id, &hash, &here, &request.row(Subject::Nothing, now_ms())).await?;
    for other in others.into_iter().filter(|row| row.kind == SessionKind::Browser && row.hash != here) {
        server.announce_end(Ended { person: user.id.clone(), session: Some(other.hash) });
    }
    Ok(Nothing)
}

/// New recovery codes; the old ones end.
pub async fn renew_codes(
    State(server): State<Arc<Server>>,
    Person(user): Person,
    _: InPerson,
    address: Address,
    Key(key): Key,
    Body(asked, _): Body<Confirmation>,
) -> Result<Made<RecoveryCodes>, ApiError> {
    confirm(&server, &user, address, asked.password).await?;
    let request = Request::new(&user.id, key, &[b"recovery codes"]);
    let (codes, hashes) = new_codes();
    let row = request.row(Subject::Nothing, now_ms());
    if server.store.set_recovery_codes(&user.id, &hashes, &row).await? == Once::Replayed {
        // They were shown once; who has not seen them asks for others.
        return Err(ApiError::KeyReused);
    }
    Ok(Made(RecoveryCodes { recovery_codes: codes }))
}

/// Sets a new password with a recovery code: signs in here and out everywhere else.
pub async fn recover(
    State(server): State<Arc<Server>>,
    address: Address,
    Key(key): Key,
    Body(asked, _): Body<Recovery>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let name =
        Name::read(&asked.name, server.config.limits.name_chars).map_err(|_| ApiError::WrongPassword)?;
    let network = address.network().unwrap_or_default();
    if !server.guesses.take((name.key.clone(), network)) || !server.guessers.take(network) {
        return Err(ApiError::TooManyGuesses);
    }
    let hash = password::hash_password(&server.hashing, Share::of(None, address), asked.password).await?;
    let known = match server.store.user_by_name(&name.small).await? {
        Some(known) => Some(known),
        None => server.store.user_by_name(&name.key).await?,
    };
    let user = known.ok_or(ApiError::WrongPassword)?;
    let (token, session) = session::new_session(&user.id, SessionKind::Browser, "", now_ms());
    let request = Request::new(&user.id, key, &[b"recover", asked.code.as_bytes()]);
    let row = request.row(Subject::Session(session.hash.clone()), session.created_ms);
    match server.store.recover(&session, &hash_of(&asked.code), &hash, &row).await? {
        Once::Done(true) => {}
        Once::Done(false) => return Err(ApiError::WrongPassword),
        Once::Replayed => return Err(ApiError::KeyReused),
    }
    server.announce_end(Ended { person: user.id.clone(), session: None });
    let me = Me { id: user.id, name: user.name, guest: false };
    Ok(WithCookie(session::cookie(&server, &token), Json(me)))
}
