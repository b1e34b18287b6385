//! What a seat may know of an action before it does it: whether it may, and what may come of it. Nothing is changed.
//!
//! It is asked for, action by action: odds for every choice of every position would cost more than the moves themselves.

use crate::error::ApiError;
use crate::matches::room::Inside;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::{ChoiceInfo, Facts, Look, Looks, TermInfo};
use std::sync::Arc;
use touchline_games::{AnyPosition, Choice};
use touchline_kernel::{Seat, Term, Turn, Viewer};
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
    let one = |asked: &String| {
        let (before, action) = asked.rsplit_once("; ").unwrap_or(("", asked));
        let mut board = board.boxed_clone();
        let led = before.split("; ").filter(|action| !action.is_empty()).try_for_each(|action| match action
            .strip_prefix('?')
        {
            Some(optional) => {
                drop(board.act(seat, optional));
                Ok(())
            }
            None => board.act(seat, action).map(drop),
        });
        let optional = action.starts_with('?');
        let action = action.trim_start_matches('?');
        let judged = led.and_then(|()| board.judge(seat, action));
        let may = judged.is_ok();
        let refused = judged
            .err()
            .filter(|_| !optional)
            .map(|error| ApiError::from_live(LiveError::Step(error), game, live.names()).tell(locale));
        let mut look = Look { action: asked.clone(), refused, ..Look::default() };
        if open && look.refused.is_none() {
            if may {
                look.odds = board.forecast(action);
                look.terms = terms(board.as_ref(), action);
                drop(board.act(seat, action));
            }
            if !board.has_secrets() {
                look.after = Some(board.view(Viewer::Seat(seat)));
                look.next = next(board.as_ref(), seat);
            }
        }
        look
    };
    Ok(Looks { number: live.number(), looks: actions.iter().map(one).collect() })
}

/// What a seat may decide now.
fn next(board: &dyn AnyPosition, seat: Seat) -> Vec<ChoiceInfo> {
    if board.turn() != Turn::Decision(seat) {
        return Vec::new();
    }
    board.legal().into_iter().map(choice).collect()
}

/// A legal action as it is sent.
pub fn choice(Choice { text, word, facts, rolls }: Choice) -> ChoiceInfo {
    ChoiceInfo { text, word, facts: Facts(facts), rolls }
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
