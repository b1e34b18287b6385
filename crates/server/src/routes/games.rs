//! What there is to play, and the words for it.

use crate::app::Server;
use crate::error::ApiError;
use crate::extract::Reader;
use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use touchline_games::Guide;
use touchline_locale::{Language, id_part};

/// Every game with its options.
pub async fn games() -> Json<Vec<Guide>> {
    Json(touchline_games::guides())
}

/// A chapter of a rulebook, in words.
#[derive(Debug, Serialize)]
pub struct Chapter {
    name: &'static str,
    title: String,
    rules: Vec<RuleText>,
}

/// A rule, in words.
#[derive(Debug, Serialize)]
pub struct RuleText {
    id: &'static str,
    text: String,
}

/// The rules of a game in the reader's language.
pub async fn rules(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Reader(language): Reader,
) -> Result<Json<Vec<Chapter>>, ApiError> {
    let guide = touchline_games::guide(&id)?;
    let locale = server.locale(language);
    let chapters = guide.sections.iter().map(|section| Chapter {
        name: section.name,
        title: locale.text(&format!("{}-section-{}", guide.id, id_part(section.name)), &[]),
        rules: section
            .rules
            .iter()
            .map(|rule| RuleText { id: rule.id, text: locale.rule(guide.id, rule.id) })
            .collect(),
    });
    Ok(Json(chapters.collect()))
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
