//! What a seat may know of an action before it does it: whether it may, and what may come of it. Nothing is changed.
//!
//! It is asked for, action by action: odds for every choice of every position would cost more than the moves themselves.

use crate::error::ApiError;
use crate::matches::room::Inside;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{Look, Looks, TermInfo};
use std::sync::Arc;
use touchline_games::AnyPosition;
use touchline_kernel::{Seat, Term};
use touchline_live::LiveError;
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

/// Looks at actions of a seat. Judging tells a seat nothing that is hidden from it: every game is tested for that. Odds and terms
/// would, so there are none while the board has secrets.
pub fn look(inside: &Inside, seat: Seat, actions: &[String], locale: &Locale) -> Result<Looks, ApiError> {
    if actions.len() > ACTIONS_MAX {
        let found = actions.len();
        return Err(ApiError::BadRequest(format!("actions: found {found}, expected at most {ACTIONS_MAX}")));
    }
    let live = inside.playing()?;
    let board = live.position();
    let game = inside.table.id();
    let open = !board.has_secrets();
    let one = |action: &String| {
        let refused = board
            .judge(seat, action)
            .err()
            .map(|error| ApiError::from_live(LiveError::Step(error), game, live.names()).tell(locale));
        let known = open && refused.is_none();
        Look {
            action: action.clone(),
            odds: if known { board.forecast(action) } else { Vec::new() },
            terms: if known { terms(board, action) } else { Vec::new() },
            refused,
        }
    };
    Ok(Looks { number: live.number(), looks: actions.iter().map(one).collect() })
}

fn terms(board: &dyn AnyPosition, action: &str) -> Vec<TermInfo> {
    let shown = |term: Term<&'static str>| TermInfo {
        name: term.name,
        rule: term.rule,
        kind: term.kind,
        amount: term.amount,
    };
    board.terms(Some(action)).into_iter().map(shown).collect()
}
