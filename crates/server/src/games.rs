//! What there is to play, and the words for it.

use crate::error::ApiError;
use crate::http::extract::Reader;
use crate::server::Server;
use crate::wire::{self, Chapter, GuideInfo, RulingText};
use axum::Json;
use axum::extract::{Path, State};
use std::collections::BTreeMap;
use std::sync::Arc;
use touchline_locale::Language;

/// Every game with its options.
pub async fn games() -> Json<Vec<GuideInfo>> {
    Json(wire::games())
}

/// The rules of a game in the reader's language.
pub async fn rules(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Reader(language): Reader,
) -> Result<Json<Vec<Chapter>>, ApiError> {
    Ok(Json(wire::rules(&id, server.locales.get(language))?))
}

/// The rulings of a game: in the English of the specification, and decisions that leave a choice in the reader's language.
pub async fn rulings(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Reader(language): Reader,
) -> Result<Json<Vec<RulingText>>, ApiError> {
    Ok(Json(wire::rulings(&id, server.locales.get(language))?))
}

/// The Fluent files of a language, by name, for the page.
pub async fn texts(Path(lang): Path<String>) -> Result<Json<BTreeMap<String, &'static str>>, ApiError> {
    let language = Language::ALL.into_iter().find(|language| language.code() == lang);
    let files = touchline_locale::files(language.ok_or(ApiError::NotFound)?);
    Ok(Json(files.collect()))
}

/// The computer coaches by name.
pub async fn coaches(State(server): State<Arc<Server>>) -> Json<Vec<&'static str>> {
    Json(server.coaches.names())
}
