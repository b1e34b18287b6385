//! Previews: what a seat may know of an action before it does it: whether it is legal, and its odds. Nothing is changed.
//!
//! It is asked for, action by action: odds for every choice of every position would cost more than the moves themselves.

use crate::error::ApiError;
use crate::matches::room::with_room;
use crate::matches::seats::seat_for;
use crate::matches::state::RoomState;
use crate::server::Server;
use crate::wire::{Look, Looks, TermInfo};
use std::sync::Arc;
use touchline_games::AnyPosition;
use touchline_kernel::{Seat, Term};
use touchline_live::LiveError;
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

/// Previews actions of a seat. Judging tells a seat nothing that is hidden from it: every game is tested for that. Odds and terms
/// would, so there are none while the position has secrets.
pub fn preview(
    state: &RoomState,
    seat: Seat,
    actions: &[String],
    locale: &Locale,
) -> Result<Looks, ApiError> {
    if actions.len() > ACTIONS_MAX {
        let found = actions.len();
        return Err(ApiError::BadRequest(format!("actions: found {found}, expected at most {ACTIONS_MAX}")));
    }
    let live = state.stage.playing()?;
    let position = live.position();
    let game = state.game.id();
    let open = !position.has_secrets();
    let one = |action: &String| {
        let refused = position
            .judge(seat, action)
            .err()
            .map(|error| ApiError::from_live(LiveError::Step(error), game, live.names()).tell(locale));
        let known = open && refused.is_none();
        Look {
            action: action.clone(),
            odds: if known { position.forecast(action) } else { Vec::new() },
            terms: if known { terms(position, action) } else { Vec::new() },
            refused,
        }
    };
    Ok(Looks { number: live.number(), looks: actions.iter().map(one).collect() })
}

fn terms(position: &dyn AnyPosition, action: &str) -> Vec<TermInfo> {
    let shown = |term: Term<&'static str>| TermInfo {
        name: term.name,
        rule: term.rule,
        kind: term.kind,
        amount: term.amount,
    };
    position.terms(Some(action)).into_iter().map(shown).collect()
}
