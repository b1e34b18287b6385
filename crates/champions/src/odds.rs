//! What odds are told of: which events sum an act up, where they end, and what they take for granted.

use crate::action::{Action, Event};
use crate::flow::Champions;
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::Rule;
use crate::square::Square;
use touchline_kernel::Audience;

/// What became of it, rather than the roll and the clock.
pub(crate) fn headline(events: &[(Audience, Rule, Event)]) -> usize {
    let find = |wanted: fn(&Event) -> bool| events.iter().position(|(_, _, event)| wanted(event));
    let says_more = |event: &Event| !matches!(event, Event::Rolled { .. } | Event::Clock { .. });
    find(is_decisive).or_else(|| find(says_more)).unwrap_or(0)
}

pub(crate) fn is_decisive(event: &Event) -> bool {
    matches!(
        event,
        Event::Goal { .. }
            | Event::ShootoutGoal { .. }
            | Event::ShootoutSave { .. }
            | Event::Deflected { .. }
            | Event::Held { .. }
            | Event::Parried { .. }
            | Event::Handball { .. }
            | Event::ThrowIn { .. }
            | Event::Corner { .. }
            | Event::GoalKick { .. }
            | Event::Fouled { .. }
    )
}

/// The next turn and the restarts have rolls of their own.
pub(crate) fn is_fresh_roll(position: &Position) -> bool {
    matches!(position.phase, Phase::TurnRoll | Phase::KickOff | Phase::RestartRoll)
}

/// No run follows a kick, whoever can of the other team goes for the ball, and the keeper dives where he has the best chance.
pub(crate) fn expected_reply(game: &Champions, position: &Position) -> Option<Action> {
    match position.phase {
        Phase::Follow { .. } => Some(Action::NoRunner),
        Phase::Intercept { seat, .. } if seat == position.play.team => Some(Action::LetGo),
        Phase::Intercept { who, .. } => who.iter().next().map(|piece| Action::Attempt { piece }),
        Phase::SavePick => {
            let mut best: Option<(u8, Square)> = None;
            game.each_save(position, |_, square, quarters| {
                if best.is_none_or(|(most, _)| quarters > most) {
                    best = Some((quarters, square));
                }
            });
            best.map(|(_, to)| Action::Save { to })
        }
        _ => None,
    }
}
