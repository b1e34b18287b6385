//! What a seat may know of an action before it does it: whether it may, and what may come of it. Nothing is changed.
//!
//! It is asked for, action by action: odds for every choice of every position would cost more than the moves themselves.

use crate::error::ApiError;
use crate::matches::room::Inside;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{self, Looks};
use std::sync::Arc;
use touchline_kernel::Seat;
use touchline_locale::{Language, Locale};

/// The most actions in one question.
const ACTIONS_MAX: usize = 32;

impl Server {
    /// Looks at actions for a person who sits at the match.
    pub async fn look(
        self: &Arc<Self>,
        id: &str,
        user_id: &str,
        seat: Option<Seat>,
        actions: &[String],
        language: Language,
    ) -> Result<Looks, ApiError> {
        for _ in 0..8 {
            let room = self.room(id).await?;
            let Some(inside) = room.enter(now_ms()).await else { continue };
            let seat = inside.seat_for(Some(user_id), seat)?;
            return look(&inside, seat, actions, self.locales.get(language));
        }
        Err(ApiError::Unavailable)
    }
}

fn look(inside: &Inside, seat: Seat, actions: &[String], locale: &Locale) -> Result<Looks, ApiError> {
    if actions.len() > ACTIONS_MAX {
        let found = actions.len();
        return Err(ApiError::BadRequest(format!("actions: found {found}, expected at most {ACTIONS_MAX}")));
    }
    Ok(wire::look(inside.playing()?, seat, actions, locale))
}
