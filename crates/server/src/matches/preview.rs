//! Previews: what a seat may know of an action before it does it: whether it is legal, and its odds. Nothing is changed.
//!
//! It is asked for, action by action: odds for every choice of every position would cost more than the moves themselves.

use crate::error::ApiError;
use crate::matches::room::with_room;
use crate::matches::seats::seat_for;
use crate::matches::state::RoomState;
use crate::server::Server;
use crate::wire::{self, Looks};
use std::sync::Arc;
use touchline_kernel::Seat;
use touchline_locale::{Language, Locale};

/// The most actions in one question.
const ACTIONS_MAX: usize = 32;

/// Previews actions for a person who sits at the match.
pub async fn preview_for(
    server: &Arc<Server>,
    id: &str,
    user_id: &str,
    seat: Option<Seat>,
    actions: &[String],
    language: Language,
) -> Result<Looks, ApiError> {
    let locale = server.locales.get(language);
    with_room(server, id, |_, state| {
        let seat = seat_for(&state.row, Some(user_id), seat)?;
        preview(state, seat, actions, locale)
    })
    .await
}

fn preview(state: &RoomState, seat: Seat, actions: &[String], locale: &Locale) -> Result<Looks, ApiError> {
    if actions.len() > ACTIONS_MAX {
        let found = actions.len();
        return Err(ApiError::BadRequest(format!("actions: found {found}, expected at most {ACTIONS_MAX}")));
    }
    Ok(wire::look(state.stage.playing()?, seat, actions, locale))
}
