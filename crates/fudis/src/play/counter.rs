//! The turn: who is next, and the counter-attack after a goal (TURN-1, TURN-2, CTR-1 to CTR-4).

use crate::action::{Action, Event};
use crate::flow::Fudis;
use crate::position::{Flags, Phase, Position};
use crate::rules::Rule;
use touchline_kernel::{Seat, Witness};

impl Fudis {
    /// 4.2.5: the round starts.
    pub(crate) fn begin_round<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        position.passes = 0;
        position.attacks = 0;
        position.flags.set(Flags::IN_COUNTER, false);
        position.flags.set(Flags::FIRST_TURNS, true);
        position.turn = position.starter.unwrap_or(Seat::Home);
        if position.leg > 0 {
            witness.tell(Rule::So4, Event::LegBegins { by: position.turn, leg: position.leg });
        }
        self.begin_turn(position);
    }

    /// 4.2.6.
    #[inline]
    fn begin_turn(&self, position: &mut Position) {
        let seat = position.turn;
        let first = position.flags.has(Flags::first_turn(seat));
        position.flags.set(Flags::first_turn(seat), false);
        if self.options.redraw
            && first
            && position.leg == 0
            && (position.round >= 2 || self.options.redraw_second_half && position.half == 2)
            && !position.pile.is_empty()
            && !position.teams[seat].hand.is_empty()
        {
            position.phase = Phase::Redraw { thrown: 0 };
        } else {
            self.begin_swap(position);
        }
    }

    /// TURN-2.
    #[inline]
    pub(crate) fn next_turn<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        position.turn = position.turn.other();
        witness.tell(Rule::Turn2, Event::NextTurn { by: position.turn });
        self.begin_turn(position);
    }

    /// 4.2.13.
    #[inline]
    pub(crate) fn after_attack<W: Witness<Self>>(
        &self,
        position: &mut Position,
        goal: bool,
        witness: &mut W,
    ) {
        if position.flags.has(Flags::IN_COUNTER) {
            witness.tell(Rule::Ctr4, Event::CounterOver);
            self.end_round(position, witness);
        } else if !goal {
            self.next_turn(position, witness);
        } else if self.may_counter(position) {
            position.turn = position.turn.other();
            position.phase = Phase::Counter;
            witness.tell(Rule::Ctr1, Event::CounterOffered { by: position.turn });
        } else {
            self.end_round(position, witness);
        }
    }

    /// CTR-1, R23: the route to the scorer's goal is open now, and there is a card to shoot with.
    pub(crate) fn may_counter(&self, position: &Position) -> bool {
        let shape = self.shape(position);
        let opponents = &position.teams[position.turn.other()];
        self.options.counter
            && position.teams[position.turn].route_open()
            && (!opponents.hand.is_empty() || opponents.free(shape) != 0)
    }

    pub(crate) fn list_counter(&self, actions: &mut Vec<Action>) {
        actions.extend([Action::Counter, Action::Decline]);
    }

    /// CTR-3.
    pub(crate) fn counter<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        witness.tell(Rule::Ctr3, Event::CounterTaken { by: position.turn });
        position.flags.set(Flags::IN_COUNTER, true);
        self.begin_swap(position);
    }

    /// CTR-2.
    pub(crate) fn decline<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        witness.tell(Rule::Ctr2, Event::CounterDeclined { by: position.turn });
        self.end_round(position, witness);
    }
}
