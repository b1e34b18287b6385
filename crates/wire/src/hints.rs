//! Hints with their reasons in words.

use crate::look::steps_of;
use crate::state::{HintInfo, Hints};
use touchline_coach::Hint;
use touchline_games::AnyPosition;
use touchline_kernel::Seat;
use touchline_locale::Locale;

/// What a coach would do in a match as it stands, for a seat, in the reader's language.
#[must_use]
pub fn hints(
    found: Vec<Hint>,
    position: &dyn AnyPosition,
    seat: Seat,
    number: u32,
    game: &str,
    locale: &Locale,
) -> Hints {
    let tell = |hint: Hint| HintInfo {
        steps: steps_of(position, seat, &hint.actions),
        actions: hint.actions,
        points: hint.points,
        win: hint.win,
        draw: hint.draw,
        goals: hint.goals,
        why: hint.why.and_then(|r| locale.why(game, r.feature, r.here, r.there, r.effect >= 0.0)),
    };
    Hints { number, hints: found.into_iter().map(tell).collect() }
}
