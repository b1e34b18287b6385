//! Throwing hand cards before one's first turn of a later round (REDRAW-1, REDRAW-2).

use super::{Verdict, refuse, tell_hidden};
use crate::action::{Action, Event, Refusal};
use crate::deck::Card;
use crate::flow::Fudis;
use crate::position::{Phase, Position};
use crate::rules::Rule;
use touchline_kernel::Witness;

impl Fudis {
    pub(crate) fn list_redraw(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        let hand = &position.teams[position.turn].hand;
        actions.extend(hand.kinds().map(|card| Action::Throw { card }));
    }

    pub(crate) fn judge_throw(&self, position: &Position, card: Card) -> Verdict {
        // That the pile can replace it is sure: throwing ends by itself before it could not (4.2.7).
        if position.teams[position.turn].hand.contains(card) {
            Ok(())
        } else {
            refuse(Rule::Redraw2, Refusal::NotInHand { card })
        }
    }

    pub(crate) fn throw<W: Witness<Self>>(
        &self,
        position: &mut Position,
        card: Card,
        thrown: u8,
        witness: &mut W,
    ) {
        let seat = position.turn;
        if self.options.redraw_face_down {
            position.teams[seat].throw_face_down(card);
            let (open, hidden) = (Event::Thrown { by: seat, card }, Event::ThrownHidden { by: seat });
            tell_hidden(witness, seat, Rule::Redraw1, open, hidden);
        } else {
            position.teams[seat].release(card);
            witness.tell(Rule::Redraw1, Event::Thrown { by: seat, card });
        }
        let thrown = thrown + 1;
        position.phase = Phase::Redraw { thrown };
        if u32::from(thrown) >= position.pile.len() || position.teams[seat].hand.is_empty() {
            self.end_redraw(position, thrown);
        }
    }

    /// Throwing is over: as many cards come from the pile.
    pub(crate) fn end_redraw(&self, position: &mut Position, thrown: u8) {
        if thrown == 0 {
            self.begin_swap(position);
        } else {
            position.phase = Phase::Redrawn { left: thrown };
        }
    }

    pub(crate) fn redraw<W: Witness<Self>>(
        &self,
        position: &mut Position,
        card: Card,
        left: u8,
        witness: &mut W,
    ) {
        let seat = position.turn;
        self.take(
            position,
            card,
            Rule::Redraw1,
            (Event::Redrew { by: seat, card }, Event::RedrewHidden { by: seat }),
            witness,
        );
        if left > 1 {
            position.phase = Phase::Redrawn { left: left - 1 };
        } else {
            self.begin_swap(position);
        }
    }
}
