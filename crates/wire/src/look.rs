//! What a seat may know of an action before it makes it: whether it may, and what may come of it. Nothing is changed.
//!
//! It is asked for action by action: odds for every choice of every position would cost more than the moves themselves.

use crate::error::ErrorInfo;
use crate::state::{ChoiceInfo, Look, Looks, Odds, TermInfo};
use crate::written::Written;
use touchline_games::AnyPosition;
use touchline_kernel::{Seat, Turn, Viewer};
use touchline_live::Match;
use touchline_locale::Locale;

/// Looks at actions of a seat. Judging tells a seat nothing that is hidden from it: every game is tested for that. Odds and terms
/// would, so there are none while the position has secrets.
#[must_use]
pub fn look(live: &Match, seat: Seat, actions: &[String], locale: &Locale) -> Looks {
    let position = live.position();
    let open = !position.has_secrets();
    let one = |asked: &String| {
        let (before, action) = asked.rsplit_once("; ").unwrap_or(("", asked));
        let mut position = position.boxed_clone();
        let led = before.split("; ").filter(|action| !action.is_empty()).try_for_each(|action| match action
            .strip_prefix('?')
        {
            Some(optional) => {
                drop(position.act(seat, optional));
                Ok(())
            }
            None => position.act(seat, action).map(drop),
        });
        let optional = action.starts_with('?');
        let action = action.trim_start_matches('?');
        let judged = led.and_then(|()| position.judge(seat, action));
        let legal = judged.is_ok();
        let refused = judged
            .err()
            .filter(|_| !optional)
            .map(|error| ErrorInfo::of_step(&error, live.game().id(), live.names(), locale));
        let mut look = Look {
            action: asked.clone(),
            refused,
            odds: Vec::new(),
            terms: Vec::new(),
            after: None,
            next: Vec::new(),
        };
        if open && look.refused.is_none() {
            if legal {
                look.odds = position.forecast(action).into_iter().map(Odds::from).collect();
                look.terms = position.terms(Some(action)).into_iter().map(TermInfo::from).collect();
                drop(position.act(seat, action));
            }
            if !position.has_secrets() {
                look.after = Some(Written::new(position.view_text(Viewer::Seat(seat))));
                look.next = next(position.as_ref(), seat);
            }
        }
        look
    };
    Looks { number: live.number(), looks: actions.iter().map(one).collect() }
}

/// What a seat may decide now.
fn next(position: &dyn AnyPosition, seat: Seat) -> Vec<ChoiceInfo> {
    if position.turn() != Turn::Decision(seat) {
        return Vec::new();
    }
    position.legal().into_iter().map(ChoiceInfo::from).collect()
}

/// Decisions of a seat with their words and facts, as far as they follow each other without chance.
#[must_use]
pub fn steps_of(position: &dyn AnyPosition, seat: Seat, actions: &[String]) -> Vec<ChoiceInfo> {
    let mut position = position.boxed_clone();
    let mut steps = Vec::new();
    for action in actions {
        let Some(choice) = next(position.as_ref(), seat).into_iter().find(|choice| choice.text == *action)
        else {
            break;
        };
        steps.push(choice);
        if position.act(seat, action).is_err() {
            break;
        }
    }
    steps
}
