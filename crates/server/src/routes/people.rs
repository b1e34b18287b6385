//! Guests, names and sessions.

use crate::app::Server;
use crate::auth::{self, Anybody, Ended, Person};
use crate::error::ApiError;
use crate::extract::Body;
use crate::random;
use crate::ratings;
use crate::row::seats_of;
use crate::show;
use crate::wire::{BotToken, Credentials, Me, NewBot, Profile, SignOut};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use touchline_store::UserRow;

fn shown(user: &UserRow) -> Me {
    Me { id: user.id.clone(), name: user.name.clone(), guest: user.name_key.is_none() }
}

/// Who asks.
pub async fn me(Person(user): Person) -> Json<Me> {
    Json(shown(&user))
}

/// Somebody, as anybody may know them.
pub async fn profile(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
) -> Result<Json<Profile>, ApiError> {
    let (name, guest) = match id.strip_prefix("coach:") {
        Some(coach) => (server.coaches.find(coach).ok_or(ApiError::NotFound)?.name().to_owned(), false),
        None => {
            let user = server.store.user(&id).await?.ok_or(ApiError::NotFound)?;
            (user.name, user.name_key.is_none())
        }
    };
    let ratings = server.store.ratings(&id).await?.iter().map(ratings::shown).collect();
    Ok(Json(Profile { id, name, guest, ratings }))
}

/// Makes a guest of somebody who is nobody yet.
pub async fn guest(State(server): State<Arc<Server>>, Anybody(known): Anybody) -> Result<Response, ApiError> {
    if let Some(user) = known {
        return Ok(Json(shown(&user)).into_response());
    }
    let id = random::id();
    // Guests are told apart by a few letters that nobody can sign in with.
    let name = format!("guest-{}", &random::id()[..4]);
    let user = UserRow { id, name, name_key: None, password: None, created_ms: server.now_ms() };
    let (token, session) = auth::new_session(&user.id, "browser", "", server.now_ms());
    server.store.add_user(&user, &session).await?;
    let cookie = [(header::SET_COOKIE, auth::cookie(&server, &token))];
    Ok((StatusCode::CREATED, cookie, Json(shown(&user))).into_response())
}

/// Keeps a name with a password; a guest becomes a user and keeps all matches.
pub async fn claim_name(
    State(server): State<Arc<Server>>,
    Person(user): Person,
    Body(asked, _): Body<Credentials>,
) -> Result<Json<Me>, ApiError> {
    if user.name_key.is_some() {
        return Err(ApiError::NotYours);
    }
    let (name, key) = auth::check_name(&asked.name, server.config.limits.name_chars)?;
    // Names that could be taken for somebody else's stay free.
    if key.starts_with("guest") || server.coaches.find(&key).is_some() {
        return Err(ApiError::NameTaken);
    }
    let password = auth::hash_password(asked.password).await?;
    if !server.store.claim_name(&user.id, &name, &key, &password).await? {
        return Err(ApiError::NameTaken);
    }
    Ok(Json(Me { id: user.id, name, guest: false }))
}

/// Signs in on another device.
pub async fn sign_in(
    State(server): State<Arc<Server>>,
    Body(asked, _): Body<Credentials>,
) -> Result<Response, ApiError> {
    let known = match auth::check_name(&asked.name, server.config.limits.name_chars) {
        Ok((_, key)) => server.store.user_by_name(&key).await?,
        Err(_) => None,
    };
    let hash = known.as_ref().and_then(|user| user.password.clone());
    let right = auth::check_password(asked.password, hash).await;
    let user = known.filter(|_| right).ok_or(ApiError::WrongPassword)?;
    let (token, session) = auth::new_session(&user.id, "browser", "", server.now_ms());
    server.store.add_session(&session).await?;
    let cookie = [(header::SET_COOKIE, auth::cookie(&server, &token))];
    Ok((cookie, Json(shown(&user))).into_response())
}

/// Signs out here, or everywhere.
pub async fn sign_out(
    State(server): State<Arc<Server>>,
    Person(user): Person,
    headers: HeaderMap,
    Body(asked, _): Body<SignOut>,
) -> Result<Response, ApiError> {
    if asked.everywhere {
        server.store.end_sessions(&user.id).await?;
        server.end(Ended::Person(user.id));
    } else if let Some(token) = auth::token_of(&headers) {
        let hash = auth::hash_of(&token);
        server.store.end_session(&hash).await?;
        server.end(Ended::Session(hash));
    }
    let cookie = [(header::SET_COOKIE, auth::cookie(&server, ""))];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// A token for a bot that plays in the person's name.
pub async fn new_bot(
    State(server): State<Arc<Server>>,
    Person(user): Person,
    Body(asked, _): Body<NewBot>,
) -> Result<(StatusCode, Json<BotToken>), ApiError> {
    let (label, _) = auth::check_name(&asked.label, server.config.limits.name_chars)?;
    if user.name_key.is_none() {
        return Err(ApiError::NotYours);
    }
    let (token, session) = auth::new_session(&user.id, "bot", &label, server.now_ms());
    server.store.add_session(&session).await?;
    Ok((StatusCode::CREATED, Json(BotToken { token })))
}

/// Everything that the server knows of a person.
pub async fn export(
    State(server): State<Arc<Server>>,
    Person(user): Person,
) -> Result<Json<serde_json::Value>, ApiError> {
    let rows = server.store.matches_of(&user.id, u32::MAX).await?;
    let now_ms = server.now_ms();
    let matches: Vec<_> =
        rows.iter().map(|row| show::info(row, seats_of(row, Some(&user.id)), now_ms)).collect();
    let rated = server.store.ratings(&user.id).await?;
    let said = server.store.chat_by(&user.id).await?;
    let said: Vec<_> = said
        .iter()
        .map(|line| serde_json::json!({ "match": line.match_id, "text": line.text, "at_ms": line.at_ms }))
        .collect();
    Ok(Json(serde_json::json!({
        "me": shown(&user),
        "created_ms": user.created_ms,
        "ratings": rated.iter().map(ratings::shown).collect::<Vec<_>>(),
        "matches": matches,
        "chat": said,
    })))
}

/// Deletes a person. Matches stay, without the name.
pub async fn delete_me(
    State(server): State<Arc<Server>>,
    Person(user): Person,
) -> Result<Response, ApiError> {
    server.store.delete_user(&user.id, "nobody").await?;
    server.end(Ended::Person(user.id));
    let cookie = [(header::SET_COOKIE, auth::cookie(&server, ""))];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}
