//! Replays: of matches on this server, and of any record that is sent.

use crate::error::ApiError;
use crate::http::extract::Asked;
use crate::matches::room::with_room;
use crate::people::session::Anybody;
use crate::server::Server;
use crate::wire::{self, Knowledge, Replay};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use touchline_kernel::Viewer;
use touchline_kernel::record::{Record, RecordError};

/// From where, and with whose knowledge.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct AskedFrames {
    /// With whose knowledge; while the match is on, only with one's own.
    viewer: Option<Knowledge>,
    /// The number of the first position; 0 is the start.
    from: Option<u32>,
}

/// A match of this server. While it is on, everybody replays it with the knowledge that they play or watch with.
pub async fn of_match(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(asked): Asked<AskedFrames>,
    Anybody(person): Anybody,
) -> Result<Json<Replay>, ApiError> {
    let user_id = person.map(|person| person.id);
    let replay = with_room(&server, &id, |_, state| {
        let own = state.viewer(state.eyes_for(user_id.as_deref(), None)?);
        let live = state.stage.live().ok_or(ApiError::NotPlaying)?;
        let viewer = match asked.viewer {
            None => own,
            Some(asked) if live.ending().is_some() || asked.viewer() == own => asked.viewer(),
            Some(_) => return Err(ApiError::NotYours),
        };
        // A finished match is proven from its whole record, with whatever knowledge it is viewed.
        let record = live.record(if live.ending().is_some() { Viewer::Everything } else { viewer });
        let from = asked.from.unwrap_or(0);
        Ok(wire::replay(live, &record, viewer, from, server.config.limits.frames))
    });
    replay.await.map(Json)
}

/// A record that is sent. Nothing of it is kept.
pub async fn of_record(
    State(server): State<Arc<Server>>,
    Asked(asked): Asked<AskedFrames>,
    body: Bytes,
) -> Result<Json<Replay>, ApiError> {
    let text =
        String::from_utf8(body.into()).map_err(|_| ApiError::Record("it is no text in UTF-8".to_owned()))?;
    let limits = &server.config.limits;
    let (entries, frames) = (limits.entries, limits.frames);
    let _place = server.reading.acquire().await.map_err(|_| ApiError::Unavailable)?;
    let read = tokio::task::spawn_blocking(move || {
        let record: Record =
            text.parse().map_err(|error: RecordError| ApiError::Record(error.to_string()))?;
        if record.entries.len() > entries {
            return Err(ApiError::TooLong);
        }
        let (live, _) =
            touchline_live::replay(&record).map_err(|error| ApiError::Record(error.to_string()))?;
        let viewer = asked.viewer.unwrap_or(Knowledge::Everything).viewer();
        Ok(wire::replay(&live, &record, viewer, asked.from.unwrap_or(0), frames))
    });
    read.await.map_err(|_| ApiError::Internal)?.map(Json)
}
