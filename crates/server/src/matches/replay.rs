//! Replays: of matches on this server, and of any record that is sent.

use crate::error::ApiError;
use crate::http::extract::Asked;
use crate::http::network::Address;
use crate::matches::room::look_back;
use crate::matches::state::Stage;
use crate::people::session::Anybody;
use crate::server::Server;
use crate::wire::{self, Knowledge, Replay};
use crate::work::share::Share;
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
    address: Address,
) -> Result<Json<Replay>, ApiError> {
    let share = Share::of(person.as_ref(), address);
    let user_id = person.map(|person| person.id);
    let (from, frames) = (asked.from.unwrap_or(0), server.config.limits.frames);
    // A finished match is let go of before it is looked at; of one that goes on, only its own players wait.
    let looked = look_back(&server, &id, share.clone(), move |state| {
        let own = state.viewer(state.eyes_for(user_id.as_deref(), None)?);
        let live = state.stage.live().ok_or(ApiError::NotPlaying)?;
        let viewer = match asked.viewer {
            None => own,
            Some(asked) if live.ending().is_some() || asked.viewer() == own => asked.viewer(),
            Some(_) => return Err(ApiError::NotYours),
        };
        Ok(match &state.stage {
            Stage::Over(live) => Err((Arc::clone(live), Arc::clone(&state.about), viewer)),
            _ => Ok(wire::replay(live, || wire::about(live, &live.record(viewer)), viewer, from, frames)),
        })
    });
    let (live, about, viewer) = match looked.await? {
        Ok(replay) => return Ok(Json(replay)),
        Err(over) => over,
    };
    // A finished match is proven from its whole record, with whatever knowledge it is viewed.
    let replay = move || {
        let told = || about.get_or_init(|| wire::about(&live, &live.record(Viewer::Everything))).clone();
        wire::replay(&live, told, viewer, from, frames)
    };
    server.replays.run(share, Arc::default(), replay).await.map(Json)
}

/// A record that is sent. Nothing of it is kept.
pub async fn of_record(
    State(server): State<Arc<Server>>,
    Asked(asked): Asked<AskedFrames>,
    Anybody(person): Anybody,
    address: Address,
    body: Bytes,
) -> Result<Json<Replay>, ApiError> {
    let text =
        String::from_utf8(body.into()).map_err(|_| ApiError::Record("it is no text in UTF-8".to_owned()))?;
    let limits = &server.config.limits;
    let (entries, frames) = (limits.entries, limits.frames);
    let read = move || {
        let record: Record =
            text.parse().map_err(|error: RecordError| ApiError::Record(error.to_string()))?;
        if record.entries.len() > entries {
            return Err(ApiError::TooLong);
        }
        let (live, _) =
            touchline_live::replay(&record).map_err(|error| ApiError::Record(error.to_string()))?;
        let viewer = asked.viewer.unwrap_or(Knowledge::Everything).viewer();
        let from = asked.from.unwrap_or(0);
        Ok(wire::replay(&live, || wire::about(&live, &record), viewer, from, frames))
    };
    server.replays.run(Share::of(person.as_ref(), address), Arc::default(), read).await?.map(Json)
}
