//! Making, finding, playing and keeping matches.

use crate::error::ApiError;
use crate::http::answer::{Made, RecordFile};
use crate::http::extract::{Asked, Body, Key, Reader};
use crate::http::idempotency::Request;
use crate::http::network::Address;
use crate::matches::draft::Change;
use crate::matches::preview::preview_for;
use crate::matches::ratings::changes_shown;
use crate::matches::room::{self, with_room};
use crate::matches::{coaches, create};
use crate::people::session::{Anybody, Person};
use crate::server::Server;
use crate::show;
use crate::time::{in_ms, now_ms};
use crate::wire::{
    CommandRequest, Created, Done, Hints, Join, Looks, MatchInfo, NewMatch, RatingChanges, Rematch, Update,
};
use crate::work::share::Share;
use axum::Json;
use axum::extract::{Path, State};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use touchline_kernel::Seat;
use touchline_store::UserRow;

/// The matches of the person, the latest first.
pub async fn mine(
    State(server): State<Arc<Server>>,
    Person(person): Person,
) -> Result<Json<Vec<MatchInfo>>, ApiError> {
    let rows = server.store.matches_of(&person.id, server.config.limits.listed).await?;
    let now_ms = now_ms();
    Ok(Json(rows.iter().map(|row| show::info(row, row.seats_of(Some(&person.id)), now_ms)).collect()))
}

/// The open offers, the newest first.
pub async fn lobby(
    State(server): State<Arc<Server>>,
    Anybody(person): Anybody,
) -> Result<Json<Vec<MatchInfo>>, ApiError> {
    let user_id = person.map(|person| person.id);
    let rows = server.store.lobby(server.config.limits.listed).await?;
    let now_ms = now_ms();
    Ok(Json(rows.iter().map(|row| show::info(row, row.seats_of(user_id.as_deref()), now_ms)).collect()))
}

/// How recently a match was made, and moved on, to be worth watching.
const LIVE_MADE: Duration = Duration::from_secs(24 * 60 * 60);
const LIVE_MOVED: Duration = Duration::from_secs(10 * 60);

/// The matches that are being played just now, the newest first.
pub async fn live(
    State(server): State<Arc<Server>>,
    Anybody(person): Anybody,
) -> Result<Json<Vec<MatchInfo>>, ApiError> {
    let user_id = person.map(|person| person.id);
    let now_ms = now_ms();
    let rows = server
        .store
        .live(now_ms - in_ms(LIVE_MADE), now_ms - in_ms(LIVE_MOVED), server.config.limits.listed)
        .await?;
    Ok(Json(rows.iter().map(|row| show::info(row, row.seats_of(user_id.as_deref()), now_ms)).collect()))
}

/// Makes a match.
pub async fn create(
    State(server): State<Arc<Server>>,
    Person(person): Person,
    Key(name): Key,
    Body(asked, bytes): Body<NewMatch>,
) -> Result<Made<Created>, ApiError> {
    let request = Request::new(&person.id, name, &[b"create", &bytes]);
    let (id, invitation) = create::create(&server, &person, asked, request).await?;
    let info = shown(&server, &id, &person).await?;
    Ok(Made(Created { info, invitation }))
}

/// The match as its new member sees it.
pub async fn shown(server: &Arc<Server>, id: &str, person: &UserRow) -> Result<MatchInfo, ApiError> {
    with_room(server, id, |_, state| {
        Ok(show::info(&state.row, state.row.seats_of(Some(&person.id)), now_ms()))
    })
    .await
}

/// From where, and with whose eyes.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct AskedUpdate {
    /// The number of the last entry that the client knows.
    since: Option<u32>,
    /// With whose eyes; needed only where one person has both seats.
    seat: Option<Seat>,
}

/// A match: what happened since a number, and how it stands.
pub async fn one(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(asked): Asked<AskedUpdate>,
    Anybody(person): Anybody,
) -> Result<Json<Update>, ApiError> {
    let user_id = person.map(|person| person.id);
    let update = with_room(&server, &id, |_, state| {
        let viewer = state.viewer(state.eyes_for(user_id.as_deref(), asked.seat)?);
        let you = state.row.seats_of(user_id.as_deref());
        let since = asked.since.unwrap_or(u32::MAX);
        Ok(show::since(state, viewer, &you, since, server.config.limits.moments, now_ms()))
    });
    update.await.map(Json)
}

/// An action to look at.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct AskedAction {
    /// In notation.
    action: String,
    /// For which seat; needed only where one person has both.
    seat: Option<Seat>,
}

/// What is known of an action before it is done.
pub async fn look(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(asked): Asked<AskedAction>,
    Person(person): Person,
    Reader(language): Reader,
) -> Result<Json<Looks>, ApiError> {
    preview_for(&server, &id, &person.id, asked.seat, &[asked.action], language).await.map(Json)
}

/// The best ways to go on, for a match against a coach or on one screen.
pub async fn hint(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(asked): Asked<AskedUpdate>,
    Person(person): Person,
    address: Address,
    Reader(language): Reader,
) -> Result<Json<Hints>, ApiError> {
    let share = Share::of(Some(&person), address);
    coaches::hints(&server, &id, &person.id, asked.seat, share, language).await.map(Json)
}

/// A seat does something.
pub async fn command(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Key(name): Key,
    Body(asked, _): Body<CommandRequest>,
) -> Result<Json<Done>, ApiError> {
    // The same as on a socket: a request may be repeated on the other.
    let what = serde_json::to_vec(&(asked.seat, &asked.command)).unwrap_or_default();
    let request = Request::new(&person.id, name, &[b"command", id.as_bytes(), &what]);
    let change = Change::Command { user_id: person.id, seat: asked.seat, command: asked.command };
    let number = room::change(&server, &id, change, Some(request)).await?;
    Ok(Json(Done { number }))
}

/// Takes the free seat.
pub async fn join(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Key(name): Key,
    Body(asked, bytes): Body<Join>,
) -> Result<Json<MatchInfo>, ApiError> {
    let request = Request::new(&person.id, name, &[b"join", id.as_bytes(), &bytes]);
    let change = Change::Join {
        user: person.clone(),
        invitation: asked.invitation,
        commitment: asked.commitment,
        rematch: false,
    };
    room::change(&server, &id, change, Some(request)).await?;
    Ok(Json(shown(&server, &id, &person).await?))
}

/// Another match like this one, with the seats changed.
pub async fn rematch(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Person(person): Person,
    Key(name): Key,
    Body(asked, bytes): Body<Rematch>,
) -> Result<Made<MatchInfo>, ApiError> {
    let request = Request::new(&person.id, name, &[b"rematch", id.as_bytes(), &bytes]);
    let next = create::rematch(&server, &person, &id, asked.commitment, request).await?;
    Ok(Made(shown(&server, &next, &person).await?))
}

/// What the match did to the ratings of its seats; nothing until it is over and rated.
pub async fn ratings(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
) -> Result<Json<RatingChanges>, ApiError> {
    server.store.match_row(&id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(RatingChanges(changes_shown(&server.store.rating_changes(&id).await?))))
}

/// The record: while the match is on, what the reader may know of it; afterwards everything, the server's secret included, and signed.
pub async fn record(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(asked): Asked<AskedUpdate>,
    Anybody(person): Anybody,
    address: Address,
) -> Result<RecordFile, ApiError> {
    let share = Share::of(person.as_ref(), address);
    let user_id = person.map(|person| person.id);
    let signing = server.signing.clone();
    room::look_back(&server, &id, share, move |state| {
        let viewer = state.viewer(state.eyes_for(user_id.as_deref(), asked.seat)?);
        let live = state.stage.live().ok_or(ApiError::NotPlaying)?;
        let mut record = live.record(viewer);
        // Of what was played elsewhere the server knows only what the record says.
        if live.ending().is_some() && !state.row.brought {
            signing.sign(&mut record);
        }
        let text = record.to_string();
        Ok(RecordFile { name: format!("{}-{}.touchline", state.row.game, state.row.id), text })
    })
    .await
}
