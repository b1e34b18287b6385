//! Bookings and free kicks (sections 5.4 and 5.1).

use crate::action::{Event, Kind};
use crate::flow::Fuba;
use crate::options::SentOff;
use crate::phase::{Ending, Pending, Phase, TurnKind};
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::{Seat, Witness};

impl Fuba {
    /// A yellow card for a team, and a free kick for the other. [5.4a] The first card needs no roll.
    pub(crate) fn book<W: Witness<Self>>(&self, position: &mut Position, seat: Seat, witness: &mut W) {
        position.yellow[seat] = position.yellow[seat].saturating_add(1);
        let yellow = position.yellow[seat];
        witness.tell(Rule::R5_4a, Event::Yellow { by: seat, yellow });
        if yellow >= 2 {
            position.phase = Phase::Card { seat };
        } else {
            self.award_free_kick(position, seat.other(), witness);
        }
    }

    /// [R60] Below the number of yellow cards, the new one included, one of them turns red.
    pub(crate) fn card_roll<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        die: u8,
        witness: &mut W,
    ) {
        let yellow = position.yellow[seat];
        if die >= yellow {
            witness.tell(Rule::R5_4a, Event::Spared { by: seat, die, yellow });
            return self.award_free_kick(position, seat.other(), witness);
        }
        // [5.4b] [R61] An outfield piece; which one does not matter, because a complete set-up follows.
        position.yellow[seat] -= 1;
        position.red[seat] += 1;
        let left = position.strength(seat);
        witness.tell(Rule::R5_4b, Event::Red { by: seat, die, left });
        if left < self.options.min_players {
            let winner = seat.other();
            witness.tell(Rule::XMin, Event::Forfeit { by: winner, left });
            return self.finish(position, Some(winner), Ending::Forfeit);
        }
        // [R61] With `sent_off = any` the team chooses, while it has both.
        if self.options.sent_off == SentOff::Any && !position.keeper_off[seat] && left > 1 {
            position.phase = Phase::SentOff { seat };
            return;
        }
        self.award_free_kick(position, seat.other(), witness);
    }

    /// [5.4b] [R61] Who leaves: only a goalkeeper has to be remembered, because a complete set-up follows.
    pub(crate) fn send_off<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        kind: Kind,
        witness: &mut W,
    ) {
        if kind == Kind::Keeper {
            position.keeper_off[seat] = true;
            witness.tell(Rule::R5_4b, Event::KeeperOff { by: seat });
        }
        self.award_free_kick(position, seat.other(), witness);
    }

    /// [5.1a] [R55] The foul was in the target zone of the turn, whoever gets the kick.
    pub(crate) fn award_free_kick<W: Witness<Self>>(
        &self,
        position: &mut Position,
        by: Seat,
        witness: &mut W,
    ) {
        let Some(zone) = position.target else { return };
        self.clear_board(position);
        position.control = by;
        position.ball = zone;
        // [R20] The zone of a free kick is its start area (5.1).
        position.start = zone;
        position.value = 2;
        // [5.1b] In the opponents' penalty area it is a penalty.
        if zone == self.pitch.side(by.other()).box_ {
            witness.tell(Rule::R5_1b, Event::PenaltyKick { by });
            position.turn_kind = TurnKind::Normal;
            position.pending = Pending::Penalty;
            return self.begin_placing(position, by, witness);
        }
        witness.tell(Rule::R5_1a, Event::FreeKick { by, zone });
        // [R65] In the last turn a kick that cannot be shot lapses.
        if position.last_turn && !self.may_shoot(position) {
            return self.end_turn(position, TurnKind::Normal, witness);
        }
        position.turn_kind = TurnKind::FreeKick;
        position.pending = Pending::FreeKick;
        self.begin_placing(position, by, witness);
    }

    /// FK1. [5.1c] A shot at once, or a new turn.
    pub(crate) fn free_kick_ready<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        if self.may_shoot(position) {
            position.phase = Phase::Shot { direct: true };
        } else {
            self.end_turn(position, TurnKind::FreeKick, witness);
        }
    }

    pub(crate) fn play_on<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        self.end_turn(position, TurnKind::FreeKick, witness);
    }
}
