//! Tackles (section 4.7).

use super::turn::Next;
use super::{Verdict, refuse};
use crate::action::{Action, Event, Piece, Refusal, Shirt};
use crate::flow::Volchok;
use crate::position::{Ball, Budget, Declared, Phase, Place, Position};
use crate::rules::Rule;
use crate::square::{Square, each_neighbour, spread};
use touchline_kernel::{Squares, Term, TermKind, Witness};

impl Volchok {
    /// All tackles at once: the ways are followed backwards from the carrier.
    pub(crate) fn list_tackles(&self, position: &Position, carrier: Piece, actions: &mut Vec<Action>) {
        let Some(ball) = position.square(carrier) else { return };
        // [TACK-2] Neither a keeper nor a player in his own zone.
        if carrier.shirt.is_keeper() || self.pitch.zone_set[carrier.seat].has(ball.0) {
            return;
        }
        let team = position.to_move;
        let way = self.free(position).and(self.pitch.open_to[team]);
        let mut near = Squares::only(ball.0);
        let mut reached = near;
        // [TACK-4] A way of length D needs D + 1.
        for _ in 1..self.most {
            near = near.or(spread(reached));
            reached = reached.or(near.and(way));
        }
        for piece in Shirt::FIELD {
            if position.square(Piece { seat: team, shirt: piece }).is_some_and(|square| near.has(square.0)) {
                actions.push(Action::Tackle { piece });
            }
        }
    }

    /// [TACK-3] The length of the tackler's way: D in the specification.
    fn tackle_distance(&self, position: &Position, ball: Square, from: Square) -> Option<u8> {
        let way = self.free(position).and(self.pitch.open_to[position.to_move]);
        self.way(ball, way, from).map(|way| way.length)
    }

    /// Order of section 4.12: KO-2, TURN-2, TACK-1, TACK-2, TACK-3, TACK-4.
    pub(crate) fn judge_tackle(&self, position: &Position, shirt: Shirt) -> Verdict {
        let from = self.on_pitch(position, shirt)?;
        self.judge_declaration(position)?;
        let team = position.to_move;
        let Ball::Held(carrier) = position.ball else {
            return refuse(Rule::Tack1, Refusal::NothingToTackle);
        };
        if carrier.seat == team {
            return refuse(Rule::Tack1, Refusal::NothingToTackle);
        }
        if shirt.is_keeper() {
            return refuse(Rule::Tack1, Refusal::KeeperCannot);
        }
        let ball = position.ball_square();
        if carrier.shirt.is_keeper() || self.pitch.zone_set[carrier.seat].has(ball.0) {
            return refuse(Rule::Tack2, Refusal::Untouchable { piece: carrier });
        }
        let Some(distance) = self.tackle_distance(position, ball, from) else {
            return refuse(Rule::Tack3, Refusal::NoWay { piece: carrier });
        };
        if distance >= self.most {
            return refuse(Rule::Tack4, Refusal::OutOfReach { needed: distance + 1, most: self.most });
        }
        Ok(())
    }

    /// What a tackle needs: shown before it is declared.
    pub(crate) fn tackle_needs(&self, position: &Position, shirt: Shirt) -> Option<Vec<Term<Rule>>> {
        let from = position.square(Piece { seat: position.to_move, shirt })?;
        let distance = i8::try_from(self.tackle_distance(position, position.ball_square(), from)?).ok()?;
        Some(vec![
            Term { name: "", rule: Rule::Tack7, kind: TermKind::AtLeast, amount: distance.checked_add(1)? },
            Term { name: "", rule: Rule::Tack6, kind: TermKind::Exactly, amount: distance },
        ])
    }

    pub(crate) fn declare_tackle<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shirt: Shirt,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt };
        if let (Ball::Held(victim), Some(from)) = (position.ball, position.square(piece)) {
            let distance = self.tackle_distance(position, position.ball_square(), from);
            let needed = distance.map_or(u8::MAX, |distance| distance.saturating_add(1));
            witness.tell(Rule::Tack1, Event::TackleDeclared { by, piece, victim, needed });
        }
        position.phase = Phase::Spin(Declared::Tackle(shirt));
    }

    pub(crate) fn tackle<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shirt: Shirt,
        number: u8,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt };
        let (Ball::Held(victim), Some(from)) = (position.ball, position.square(piece)) else { return };
        let distance = self.tackle_distance(position, position.ball_square(), from).unwrap_or(u8::MAX);
        if number > distance {
            witness.tell(Rule::Tack7, Event::TackleWon { by, piece, victim, number });
            position.phase = Phase::Exit { tackler: shirt, rest: number - distance - 1 };
            return;
        }
        // [TACK-9] The ball stays with the carrier, and his team is to move.
        if number < distance {
            position.put(piece, Place::YELLOW);
            witness.tell(Rule::Tack5, Event::Yellow { by, piece, victim, number });
        } else {
            position.put(piece, Place::RED);
            witness.tell(Rule::Tack6, Event::Red { by, piece, victim, number });
        }
        self.end_turn(position, Next::Opponents, witness);
    }

    /// [TACK-7] The free squares next to the carrier; the tackler's former square is one, the opponents' zone is not.
    fn exits(&self, position: &Position) -> Squares {
        let mut free = self.free(position);
        if let Phase::Exit { tackler, .. } = position.phase
            && let Some(former) = position.square(Piece { seat: position.to_move, shirt: tackler })
        {
            free.insert(former.0);
        }
        free.and(self.pitch.open_to[position.to_move])
    }

    pub(crate) fn list_exits(&self, position: &Position, actions: &mut Vec<Action>) {
        each_neighbour(position.ball_square(), self.exits(position), |to| actions.push(Action::Exit { to }));
    }

    pub(crate) fn judge_exit(&self, position: &Position, to: Square) -> Verdict {
        if position.ball_square().distance(to) == 1 && self.exits(position).has(to.0) {
            Ok(())
        } else {
            refuse(Rule::Tack7, Refusal::NotOffered { to })
        }
    }

    /// [TACK-8] Extra turn; with `tackle_spend_rest` the points beyond D + 1 are spent first (R24).
    pub(crate) fn exit<W: Witness<Self>>(
        &self,
        position: &mut Position,
        tackler: Shirt,
        rest: u8,
        to: Square,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt: tackler };
        position.put(piece, Place::on(to));
        position.ball = Ball::Held(piece);
        witness.tell(Rule::Tack8, Event::CameAway { by, piece, to });
        if self.options.tackle_spend_rest && rest > 0 {
            position.phase = Phase::Step(Budget {
                number: rest,
                left: rest,
                acted: false,
                had_ball: true,
                ball_moved: true,
                waived: false,
                after_tackle: true,
            });
        } else {
            self.end_turn(position, Next::Extra, witness);
        }
    }
}
