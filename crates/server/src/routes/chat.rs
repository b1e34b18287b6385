//! What the people of a match say to each other.

use crate::app::Server;
use crate::auth::Person;
use crate::error::ApiError;
use crate::extract::{Asked, Body};
use crate::room::seats_of;
use crate::wire::{ChatInfo, FromServer, NewChat};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;
use touchline_store::{ChatRow, UserRow};

/// From where.
#[derive(Debug, Deserialize)]
pub struct After {
    #[serde(default)]
    since: u32,
}

/// Only those who sit at the match read and write its chat.
async fn check_seated(server: &Arc<Server>, id: &str, person: &UserRow) -> Result<(), ApiError> {
    let row = server.store.match_row(id).await?.ok_or(ApiError::NotFound)?;
    if seats_of(&row, Some(&person.id)).is_empty() { Err(ApiError::NotYours) } else { Ok(()) }
}

fn shown(row: ChatRow) -> ChatInfo {
    ChatInfo { number: row.number, name: row.name, text: row.text, at_ms: row.at_ms }
}

/// The chat of a match after a number.
pub async fn read(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(after): Asked<After>,
    Person(person): Person,
) -> Result<Json<Vec<ChatInfo>>, ApiError> {
    check_seated(&server, &id, &person).await?;
    let rows = server.store.chat(&id, i64::from(after.since), server.config.limits.listed).await?;
    Ok(Json(rows.into_iter().map(shown).collect()))
}

/// Says something.
pub async fn say(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Body(asked, _): Body<NewChat>,
) -> Result<(StatusCode, Json<ChatInfo>), ApiError> {
    let text = asked.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let n = text.chars().count();
    let most = server.config.limits.chat_chars;
    if n == 0 || n > most {
        return Err(ApiError::BadRequest(format!("text: found {n} characters, expected 1 to {most}")));
    }
    check_seated(&server, &id, &person).await?;
    let mut row = ChatRow {
        match_id: id.clone(),
        number: 0,
        user_id: person.id,
        name: person.name,
        text,
        at_ms: server.now_ms(),
    };
    row.number = server.store.add_chat(&row).await?;
    let said = shown(row);
    let room = server.room(&id).await?;
    if let Some(mut inside) = room.enter(server.now_ms()).await {
        inside.tell_seated(&FromServer::Chat(said.clone()));
    }
    Ok((StatusCode::CREATED, Json(said)))
}

/// Points a line out to whoever runs the server.
pub async fn report(
    State(server): State<Arc<Server>>,
    Path((id, number)): Path<(String, i64)>,
    Person(person): Person,
) -> Result<StatusCode, ApiError> {
    check_seated(&server, &id, &person).await?;
    if !server.store.report_chat(&id, number).await? {
        return Err(ApiError::NotFound);
    }
    tracing::warn!(id, number, "a line of chat was reported");
    Ok(StatusCode::NO_CONTENT)
}
