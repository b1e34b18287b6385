//! What a seat may know of an action before it makes it: whether it may, and what may come of it. Nothing is changed.
//!
//! It is asked for action by action: odds for every choice of every position would cost more than the moves themselves.

use crate::error::ErrorInfo;
use crate::state::{Look, Looks, Odds, TermInfo};
use touchline_kernel::Seat;
use touchline_live::Match;
use touchline_locale::Locale;

/// Looks at actions of a seat. Judging tells a seat nothing that is hidden from it: every game is tested for that. Odds and terms
/// would, so there are none while the position has secrets.
#[must_use]
pub fn look(live: &Match, seat: Seat, actions: &[String], locale: &Locale) -> Looks {
    let position = live.position();
    let open = !position.has_secrets();
    let one = |action: &String| {
        let refused = position
            .judge(seat, action)
            .err()
            .map(|error| ErrorInfo::of_step(&error, live.game().id(), live.names(), locale));
        let known = open && refused.is_none();
        let (odds, terms) = match known {
            true => (position.forecast(action), position.terms(Some(action))),
            false => (Vec::new(), Vec::new()),
        };
        Look {
            action: action.clone(),
            refused,
            odds: odds.into_iter().map(Odds::from).collect(),
            terms: terms.into_iter().map(TermInfo::from).collect(),
        }
    };
    Looks { number: live.number(), looks: actions.iter().map(one).collect() }
}
