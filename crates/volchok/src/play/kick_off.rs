//! Toss and kick-off (sections 4.1 and 4.2). KO-3 and KO-4 are judged with the basic actions.

use super::{Verdict, refuse};
use crate::action::{Action, Event, Piece, Refusal, Shirt};
use crate::flow::Volchok;
use crate::options::KickoffBall;
use crate::position::{Ball, Declared, Phase, Place, Position, TurnKind};
use crate::rules::Rule;
use std::cmp::Ordering;
use touchline_kernel::{Seat, Witness};

impl Volchok {
    /// TOSS-1; by R5 the number is not used for moving.
    pub(crate) fn toss<W: Witness<Self>>(
        &self,
        position: &mut Position,
        home: u8,
        away: u8,
        witness: &mut W,
    ) {
        let by = match home.cmp(&away) {
            Ordering::Greater => Seat::Home,
            Ordering::Less => Seat::Away,
            Ordering::Equal => {
                witness.tell(Rule::Toss1, Event::TossedLevel { number: home });
                return;
            }
        };
        witness.tell(Rule::Toss1, Event::Tossed { by, home, away });
        self.await_kick_off(position, by);
    }

    /// [KO-1] [SET-1] Everybody is on his start square; the ball waits on the kick-off square.
    pub(crate) fn await_kick_off(&self, position: &mut Position, by: Seat) {
        position.to_move = by;
        position.kind = TurnKind::KickOff;
        position.ball = Ball::Loose(self.pitch.kickoff[by]);
        position.phase = Phase::Pick;
    }

    pub(crate) fn list_pick(&self, position: &Position, actions: &mut Vec<Action>) {
        let on_pitch =
            |shirt: &Shirt| position.square(Piece { seat: position.to_move, shirt: *shirt }).is_some();
        actions.extend(Shirt::FIELD.into_iter().filter(on_pitch).map(|piece| Action::Pick { piece }));
    }

    pub(crate) fn judge_pick(&self, position: &Position, shirt: Shirt) -> Verdict {
        self.on_pitch(position, shirt)?;
        if shirt.is_keeper() { refuse(Rule::Ko1, Refusal::KeeperCannot) } else { Ok(()) }
    }

    /// [KO-1] The player stands on the kick-off square with the ball, or (R7) beside it. [KO-2] Nothing may be declared.
    pub(crate) fn pick<W: Witness<Self>>(&self, position: &mut Position, shirt: Shirt, witness: &mut W) {
        let piece = Piece { seat: position.to_move, shirt };
        position.put(piece, Place::on(self.pitch.kickoff[piece.seat]));
        position.ball = match self.options.kickoff_ball {
            KickoffBall::Held => Ball::Held(piece),
            KickoffBall::Beside => Ball::Loose(self.pitch.beside_kickoff(piece.seat)),
        };
        position.phase = Phase::Spin(Declared::Basic);
        witness.tell(Rule::Ko1, Event::KickOff { by: piece.seat, piece });
    }
}
