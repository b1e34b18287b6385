//! Lobs (section 4.5): chosen after the spin, or with `lob_declared` announced before it.

use super::turn::Next;
use super::{Verdict, refuse};
use crate::action::{Action, Event, Piece, Refusal, Shirt};
use crate::flow::Volchok;
use crate::options::ZoneRule;
use crate::position::{Ball, Budget, Declared, Phase, Position, TurnKind};
use crate::rules::Rule;
use crate::square::Square;
use touchline_kernel::{Seat, Term, TermKind, Witness};

impl Volchok {
    pub(crate) fn list_lobs(
        &self,
        position: &Position,
        budget: &Budget,
        carrier: Shirt,
        actions: &mut Vec<Action>,
    ) {
        let team = position.to_move;
        let first = !budget.acted && !budget.after_tackle && position.kind != TurnKind::KickOff;
        // [LOB-7] An announced lob is not chosen any more.
        let first = first && !self.options.lob_declared;
        if !first {
            return;
        }
        let from = position.ball_square();
        for piece in Shirt::ALL {
            let Some(to) = position.square(Piece { seat: team, shirt: piece }) else { continue };
            let fits = || from.line_to(to).is_some_and(|(_, length)| self.lob_reaches(length, budget.number));
            if piece != carrier && self.may_receive_lob(position, piece, to) && fits() {
                actions.push(Action::Lob { piece });
            }
        }
    }

    /// Order of section 4.12: KO-4, LOB-1, LOB-2, LOB-3, LOB-6. [LOB-4] Whoever stands between does not matter.
    pub(crate) fn judge_lob(&self, position: &Position, budget: Budget, shirt: Shirt) -> Verdict {
        let team = position.to_move;
        let to = self.on_pitch(position, shirt)?;
        let receiver = Piece { seat: team, shirt };
        if position.kind == TurnKind::KickOff {
            return refuse(Rule::Ko4, Refusal::NoKickOffLob);
        }
        if budget.acted || budget.after_tackle {
            return refuse(Rule::Lob1, Refusal::AlreadyActed);
        }
        if position.carrier(team).is_none() {
            return refuse(Rule::Lob1, Refusal::NoBall);
        }
        let length = position.ball_square().line_to(to).map_or(0, |(_, length)| length);
        if length == 0 || !self.lob_arrives(length, budget.number) {
            return refuse(Rule::Lob2, Refusal::WrongDistance { piece: receiver, number: budget.number });
        }
        self.judge_receiver(position, receiver, to, length)
    }

    /// LOB-3, then LOB-6.
    fn judge_receiver(&self, position: &Position, receiver: Piece, to: Square, length: u8) -> Verdict {
        if !self.may_receive_lob(position, receiver.shirt, to) {
            return refuse(Rule::Lob3, Refusal::BadReceiver { piece: receiver });
        }
        if length < self.options.lob_min {
            let because = Refusal::LobTooShort { number: length, least: self.options.lob_min };
            return refuse(Rule::Lob6, because);
        }
        Ok(())
    }

    /// LOB-3: a field player who may have the ball at the end of the turn (ZONE-1), or anybody with `lob_home` (R18).
    pub(crate) fn may_receive_lob(&self, position: &Position, shirt: Shirt, to: Square) -> bool {
        let zone_is_closed = self.options.zone_rule == ZoneRule::BallOut;
        self.options.lob_home
            || !(shirt.is_keeper() || (zone_is_closed && self.pitch.zone_set[position.to_move].has(to.0)))
    }

    /// LOB-2 and LOB-6: the whole number, or any part of it with `lob_part` (R17).
    pub(crate) fn lob_reaches(&self, length: u8, number: u8) -> bool {
        length >= self.options.lob_min && self.lob_arrives(length, number)
    }

    /// [LOB-5] Extra turn.
    pub(crate) fn lob<W: Witness<Self>>(&self, position: &mut Position, shirt: Shirt, witness: &mut W) {
        let by = position.to_move;
        let receiver = Piece { seat: by, shirt };
        let (Ball::Held(piece), Some(to)) = (position.ball, position.square(receiver)) else { return };
        position.ball = Ball::Held(receiver);
        witness.tell(Rule::Lob5, Event::Lobbed { by, piece, receiver, to });
        self.end_turn(position, Next::Extra, witness);
    }

    /// [LOB-7] The lobs that may be announced. Must agree with `judge_declared_lob`.
    pub(crate) fn list_declared_lobs(&self, position: &Position, carrier: Shirt, actions: &mut Vec<Action>) {
        if !self.options.lob_declared {
            return;
        }
        let others = Shirt::ALL.into_iter().filter(|&piece| piece != carrier);
        actions.extend(
            others
                .filter(|&piece| self.judge_declared_lob(position, piece).is_ok())
                .map(|piece| Action::Lob { piece }),
        );
    }

    /// Order of section 4.12: KO-4, TURN-2, LOB-1, LOB-2, LOB-3, LOB-6.
    pub(crate) fn judge_declared_lob(&self, position: &Position, shirt: Shirt) -> Verdict {
        let team = position.to_move;
        let to = self.on_pitch(position, shirt)?;
        if position.kind == TurnKind::KickOff {
            return refuse(Rule::Ko4, Refusal::NoKickOffLob);
        }
        self.judge_declaration(position)?;
        if position.carrier(team).is_none() {
            return refuse(Rule::Lob1, Refusal::NoBall);
        }
        let receiver = Piece { seat: team, shirt };
        let Some((_, length)) = position.ball_square().line_to(to) else {
            return refuse(Rule::Lob2, Refusal::WrongDistance { piece: receiver, number: self.most });
        };
        // Some number of the dial must bring the ball to him.
        if !self.dial.iter().any(|&(number, _)| self.lob_arrives(length, number)) {
            return refuse(Rule::Lob2, Refusal::OutOfReach { needed: length, most: self.most });
        }
        self.judge_receiver(position, receiver, to, length)
    }

    /// LOB-2: the whole number, or with `lob_part` at least as much.
    fn lob_arrives(&self, length: u8, number: u8) -> bool {
        length == number || (self.options.lob_part && length < number)
    }

    /// What an announced lob needs: shown before it is announced.
    pub(crate) fn lob_needs(&self, position: &Position, shirt: Shirt) -> Option<Vec<Term<Rule>>> {
        let to = position.square(Piece { seat: position.to_move, shirt })?;
        let (_, length) = position.ball_square().line_to(to)?;
        let kind = if self.options.lob_part { TermKind::AtLeast } else { TermKind::Exactly };
        Some(vec![Term { name: "", rule: Rule::Lob2, kind, amount: i8::try_from(length).ok()? }])
    }

    pub(crate) fn declare_lob<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shirt: Shirt,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let receiver = Piece { seat: by, shirt };
        if let (Ball::Held(piece), Some(to)) = (position.ball, position.square(receiver)) {
            let needed = position.ball_square().line_to(to).map_or(0, |(_, length)| length);
            witness.tell(Rule::Lob7, Event::LobDeclared { by, piece, receiver, needed });
        }
        position.phase = Phase::Spin(Declared::Lob(shirt));
    }

    /// [LOB-7] With the right number the lob arrives; with any other the ball comes down as many squares along the line, on the
    /// board, and whoever stands there has it.
    pub(crate) fn land_lob<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shirt: Shirt,
        number: u8,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let (Ball::Held(piece), Some(to)) = (position.ball, position.square(Piece { seat: by, shirt }))
        else {
            return;
        };
        let from = position.ball_square();
        let Some((step, length)) = from.line_to(to) else { return };
        if self.lob_arrives(length, number) {
            return self.lob(position, shirt, witness);
        }
        let mut down = from;
        for _ in 0..number {
            let next = down.shifted(step);
            if !self.pitch.has(next) {
                break;
            }
            down = next;
        }
        witness.tell(Rule::Lob7, Event::LobDropped { by, piece, to: down, number });
        position.ball = self.ball_at_rest(position, down);
        if let Ball::Held(piece) = position.ball {
            witness.tell(Rule::Lob7, Event::Taken { by: piece.seat, piece });
        }
        self.end_turn(position, Next::Opponents, witness);
    }

    /// Who has a ball that comes to rest on a square: whoever stands there, in a keeper zone its keeper, otherwise nobody (R15).
    pub(crate) fn ball_at_rest(&self, position: &Position, square: Square) -> Ball {
        let zone_of = |seat: &Seat| self.pitch.zone_set[*seat].has(square.0);
        let keeper = |seat| Piece { seat, shirt: Shirt::KEEPER };
        match (position.piece_on(square), Seat::BOTH.into_iter().find(zone_of)) {
            (Some(piece), _) => Ball::Held(piece),
            (None, Some(seat)) => Ball::Held(keeper(seat)),
            (None, None) => Ball::Loose(square),
        }
    }
}
