//! What the people of a match say to each other.

use crate::error::ApiError;
use crate::http::answer::{Made, Nothing};
use crate::http::extract::{Asked, Body, Key, check_text};
use crate::http::idempotency::KeyAsked;
use crate::matches::row::seats_of;
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
use touchline_store::{ChatRow, MatchRow, Once, UserRow};

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
    if seats_of(&row, Some(&person.id)).is_empty() {
        Err(ApiError::NotYours)
    } else if row.quiet == Some(1) {
        Err(ApiError::ChatOff)
    } else {
        Ok(row)
    }
}

fn shown(row: ChatRow) -> ChatInfo {
    ChatInfo { number: row.number, name: row.name, text: row.text, at_ms: row.at_ms }
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
    let rows = server.store.chat(&id, i64::from(after.since), server.config.limits.listed).await?;
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
    if n == 0 || n > most {
        return Err(ApiError::BadRequest(format!("text: found {n} characters, expected 1 to {most}")));
    }
    check_text(&text)?;
    let seated = check_seated(&server, &id, &person).await?;
    let mut row = ChatRow {
        match_id: id.clone(),
        number: 0,
        user_id: person.id.clone(),
        name: person.name,
        text,
        at_ms: now_ms(),
    };
    let asked = KeyAsked::new(&person.id, name, &[b"chat", id.as_bytes(), row.text.as_bytes()]);
    let Some(number) = server.store.add_chat(&row, &asked.row(&id, row.at_ms)).await? else {
        let known = server.known(&asked).await?;
        let line = server.store.chat(&known.match_id, known.number - 1, 1).await?.into_iter().next();
        return line.map(|line| Made(shown(line))).ok_or(ApiError::NotFound);
    };
    row.number = number;
    let said = shown(row);
    let muted = server.store.mutes(&id).await?;
    let deaf: Vec<Seat> = muted.iter().flat_map(|user_id| seats_of(&seated, Some(user_id))).collect();
    let room = server.room(&id).await?;
    if let Some(mut inside) = room.enter(now_ms()).await {
        inside.tell_seated(&FromServer::Chat(said.clone()), &deaf);
    }
    Ok(Made(said))
}

/// Does not want to read what the others say, or does again.
pub async fn mute(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Key(name): Key,
    Body(asked, bytes): Body<Mute>,
) -> Result<Nothing, ApiError> {
    check_seated(&server, &id, &person).await?;
    let once = KeyAsked::new(&person.id, name, &[b"mute", id.as_bytes(), &bytes]);
    let row = once.row(&id, now_ms());
    if server.store.set_mute(&id, &person.id, asked.mute, &row).await? == Once::Before {
        server.known(&once).await?;
    }
    Ok(Nothing)
}

/// Points a line out to whoever runs the server.
pub async fn report(
    State(server): State<Arc<Server>>,
    Path((id, number)): Path<(String, i64)>,
    Person(person): Person,
    Key(name): Key,
) -> Result<Nothing, ApiError> {
    check_seated(&server, &id, &person).await?;
    let once = KeyAsked::new(&person.id, name, &[b"report", id.as_bytes(), &number.to_le_bytes()]);
    match server.store.report_chat(&id, number, &once.row(&id, now_ms())).await? {
        Once::Done(true) => tracing::warn!(id, number, "a line of chat was reported"),
        Once::Done(false) => return Err(ApiError::NotFound),
        Once::Before => drop(server.known(&once).await?),
    }
    Ok(Nothing)
}
