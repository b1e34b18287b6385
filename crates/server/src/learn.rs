//! Lessons, puzzles and drills. Nothing of an attempt is kept here: each request brings every act that was made in it.

use crate::error::ApiError;
use crate::http::extract::{Asked, Body, Reader};
use crate::http::network::Address;
use crate::matches::room::look_back;
use crate::people::session::Anybody;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{
    self, AttemptAnswer, AttemptKind, AttemptRequest, CourseInfo, LearnError, PuzzleInfo, Until,
};
use crate::work::share::Share;
use axum::Json;
use axum::extract::{Path, State};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use touchline_kernel::record::Entry;

/// What is kept of a learner, at most.
const STATE_BYTES_MAX: usize = 512 * 1024;

/// Which day.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct AskedDay {
    /// Counted from 1970.
    day: u32,
}

/// What there is to learn of a game.
pub async fn course(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Reader(language): Reader,
) -> Result<Json<CourseInfo>, ApiError> {
    wire::course(&id, server.locales.get(language)).map(Json).ok_or(ApiError::NotFound)
}

/// The puzzle of a day.
pub async fn daily(Asked(AskedDay { day }): Asked<AskedDay>) -> Result<Json<PuzzleInfo>, ApiError> {
    wire::daily(day).map(Json).ok_or(ApiError::NotFound)
}

/// Goes on with an attempt. It is played again from its beginning, which takes no longer than a short replay. What a person learns is
/// kept with the person; what a stranger learns is the browser's to keep.
pub async fn attempt(
    State(server): State<Arc<Server>>,
    Anybody(person): Anybody,
    address: Address,
    Reader(language): Reader,
    Body(mut asked, _): Body<AttemptRequest>,
) -> Result<Json<AttemptAnswer>, ApiError> {
    let share = Share::of(person.as_ref(), address);
    let mut kept = None;
    if let (Some(person), Some(brought)) = (&person, &asked.learner) {
        kept = server.store.learning(&person.id).await?;
        asked.learner = Some(match kept.as_deref().map(wire::kept_learner) {
            None => brought.clone(),
            Some(Ok(known)) => wire::joined(&known, brought),
            // Never written over: what was learned may still be mended by hand.
            Some(Err(error)) => {
                tracing::error!(%error, person = person.id, "what a person has learned cannot be read");
                return Err(ApiError::Internal);
            }
        });
    }
    let until = match asked.kind {
        AttemptKind::Moment => Some(moment(&server, &asked, share.clone()).await?),
        _ => None,
    };
    let for_pool = Arc::clone(&server);
    let answer = move || match until {
        Some(until) => wire::play_on(&asked, until, for_pool.locales.get(language)),
        None => wire::attempt(&asked, for_pool.locales.get(language)),
    };
    let answer = match server.replays.run(share, Arc::default(), answer).await? {
        Ok(answer) => answer,
        Err(LearnError::Unknown) => return Err(ApiError::NotFound),
        Err(LearnError::Acts(why)) => return Err(ApiError::BadRequest(why)),
    };
    if let (Some(person), Some(learner)) = (person, &answer.learner) {
        let state = serde_json::to_string(learner).map_err(|_| ApiError::Internal)?;
        if state.len() <= STATE_BYTES_MAX && kept.as_deref() != Some(&*state) {
            server.store.set_learning(&person.id, &state, now_ms()).await?;
        }
    }
    Ok(Json(answer))
}

/// A match that is over up to a moment, to be played on from there.
async fn moment(server: &Arc<Server>, asked: &AttemptRequest, share: Share) -> Result<Until, ApiError> {
    let moment = asked
        .moment
        .ok_or_else(|| ApiError::Contradictory("kind is moment, and there is no moment".to_owned()))?;
    let game = asked.game.clone();
    look_back(server, &asked.id, share, move |state| {
        let live = state.stage.live().filter(|live| live.ending().is_some()).ok_or(ApiError::NotPlaying)?;
        let entries = live.entries().get(..moment.number as usize);
        let entries = entries.filter(|_| live.game().id() == game).ok_or(ApiError::NotFound)?;
        let today = touchline_games::guide(&game).is_ok_and(|guide| guide.rules_revision == state.row.rules);
        if !today {
            return Err(ApiError::Contradictory("moment: the rules have changed since".to_owned()));
        }
        let options = serde_json::from_str(&live.game().changed_options());
        Ok(Until { moment, options: options.map_err(|_| ApiError::Internal)?, steps: standing(entries) })
    })
    .await
}

/// The steps that stand after these entries, as a scene names them.
fn standing(entries: &[Entry]) -> Vec<String> {
    let mut steps: Vec<(u32, String)> = Vec::new();
    for (number, entry) in (1..).zip(entries) {
        match entry {
            Entry::Action(seat, Some(action)) => steps.push((number, format!("{seat}: {action}"))),
            Entry::Chance(Some(outcome)) => steps.push((number, outcome.clone())),
            Entry::Time => steps.push((number, "time".to_owned())),
            Entry::Undo(to) => steps.retain(|(number, _)| number <= to),
            _ => {}
        }
    }
    steps.into_iter().map(|(_, step)| step).collect()
}
