//! The chat of a match.

use crate::cluster::To;
use crate::error::ApiError;
use crate::http::answer::{Made, Nothing};
use crate::http::extract::{Asked, Body, Key, check_text};
use crate::http::idempotency::Request;
use crate::matches::listeners::message;
use crate::people::session::Person;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{ChatInfo, FromServer, Mute, NewChat};
use axum::Json;
use axum::extract::{Path, State};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use touchline_kernel::Seat;
use touchline_store::{ChatRow, MatchRow, Once, Subject, UserRow};

/// From where.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct After {
    /// The number of the last line that the client knows.
    #[serde(default)]
    since: u32,
}

/// Only those who sit at the match read and write its chat, if server and match have one.
async fn check_seated(server: &Arc<Server>, id: &str, person: &UserRow) -> Result<MatchRow, ApiError> {
    if !server.config.chat {
        return Err(ApiError::ChatOff);
    }
    let row = server.store.match_row(id).await?.ok_or(ApiError::NotFound)?;
    if row.seats_of(Some(&person.id)).is_empty() {
        Err(ApiError::NotYours)
    } else if row.quiet {
        Err(ApiError::ChatOff)
    } else {
        Ok(row)
    }
}

/// A line as its readers see it.
pub fn shown(row: ChatRow) -> ChatInfo {
    ChatInfo { number: row.number.into(), name: row.name, text: row.text, at_ms: row.at_ms }
}

/// The chat of a match after a number; only the person's own lines, if the others are muted.
pub async fn read(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(after): Asked<After>,
    Person(person): Person,
) -> Result<Json<Vec<ChatInfo>>, ApiError> {
    check_seated(&server, &id, &person).await?;
    let muted = server.store.mutes(&id).await?.contains(&person.id);
    let rows = server.store.chat(&id, after.since, server.config.limits.listed).await?;
    let read = rows.into_iter().filter(|row| !muted || row.user_id == person.id);
    Ok(Json(read.map(shown).collect()))
}

/// Says something.
pub async fn say(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Key(name): Key,
    Body(asked, _): Body<NewChat>,
) -> Result<Made<ChatInfo>, ApiError> {
    let text = asked.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let n = text.chars().count();
    let most = server.config.limits.chat_chars;
    if n > most {
        return Err(ApiError::BadRequest(format!("text: found {n} characters, expected 1 to {most}")));
    }
    check_text(&text)?;
    let seated = check_seated(&server, &id, &person).await?;
    if !server.lines.take(person.id.clone()) {
        return Err(ApiError::TooFast);
    }
    let mut row = ChatRow {
        match_id: id.clone(),
        number: 0,
        user_id: person.id.clone(),
        name: person.name,
        text,
        at_ms: now_ms(),
    };
    let request = Request::new(&person.id, name, &[b"chat", id.as_bytes(), row.text.as_bytes()]);
    let subject = Subject::Match { id: id.clone(), number: 0 };
    let Some(number) = server.store.add_chat(&row, &request.row(subject, row.at_ms)).await? else {
        let known = request.replayed_or(&server.store, ApiError::Unavailable).await?;
        let Subject::Match { id, number } = known.subject else { return Err(ApiError::KeyReused) };
        let line = server.store.chat(&id, number.saturating_sub(1), 1).await?.into_iter().next();
        return line.map(|line| Made(shown(line))).ok_or(ApiError::NotFound);
    };
    row.number = number;
    let said = shown(row);
    let muted = server.store.mutes(&id).await?;
    let deaf: Vec<Seat> = muted.iter().flat_map(|user_id| seated.seats_of(Some(user_id))).collect();
    let text = message(&FromServer::Chat(said.clone()));
    server.tell(&id, text.to_string(), To::SeatedBut(deaf)).await;
    Ok(Made(said))
}

/// Mutes the others, or hears them again.
pub async fn mute(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Key(name): Key,
    Body(asked, bytes): Body<Mute>,
) -> Result<Nothing, ApiError> {
    check_seated(&server, &id, &person).await?;
    let request = Request::new(&person.id, name, &[b"mute", id.as_bytes(), &bytes]);
    let row = request.row(Subject::Match { id: id.clone(), number: 0 }, now_ms());
    if server.store.set_mute(&id, &person.id, asked.mute, &row).await? == Once::Replayed {
        request.replayed_or(&server.store, ApiError::Unavailable).await?;
    }
    Ok(Nothing)
}

/// Reports a line to the administrator.
pub async fn report(
    State(server): State<Arc<Server>>,
    Path((id, number)): Path<(String, i64)>,
    Person(person): Person,
    Key(name): Key,
) -> Result<Nothing, ApiError> {
    check_seated(&server, &id, &person).await?;
    let request = Request::new(&person.id, name, &[b"report", id.as_bytes(), &number.to_le_bytes()]);
    let line = u32::try_from(number).map_err(|_| ApiError::NotFound)?;
    let row = request.row(Subject::Match { id: id.clone(), number: 0 }, now_ms());
    match server.store.report_chat(&id, line, &row).await? {
        Once::Done(true) => tracing::warn!(id, number, "a line of chat was reported"),
        Once::Done(false) => return Err(ApiError::NotFound),
        Once::Replayed => drop(request.replayed_or(&server.store, ApiError::Unavailable).await?),
    }
    Ok(Nothing)
}
