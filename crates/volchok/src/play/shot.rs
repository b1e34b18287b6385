//! Shots and what the keeper makes of them (section 4.8, first part).

use super::turn::Next;
use super::{Verdict, refuse};
use crate::action::{Action, Event, Piece, Refusal, Shirt, ShotResult};
use crate::flow::Volchok;
use crate::pitch::ShotLine;
use crate::position::{Ball, Declared, Phase, Position};
use crate::rules::Rule;
use crate::square::Square;
use touchline_kernel::{Seat, Squares, Term, TermKind, Witness};

impl Volchok {
    pub(crate) fn list_shots(&self, position: &Position, carrier: Piece, actions: &mut Vec<Action>) {
        let Some(from) = position.square(carrier) else { return };
        if carrier.shirt.is_keeper() || !self.in_range[carrier.seat].has(from.0) {
            return;
        }
        let blockers = self.field_players(position);
        for net in self.pitch.net[carrier.seat.other()] {
            if let Some(line) = self.pitch.shot_line(carrier.seat, from, net)
                && line.length <= self.most
                && self.blocker(from, line, blockers).is_none()
            {
                actions.push(Action::Shot { net });
            }
        }
    }

    pub(crate) fn range_of(&self, seat: Seat) -> Squares {
        let mut range = Squares::EMPTY;
        for from in self.pitch.squares() {
            let lines = self.pitch.net[seat.other()].map(|net| self.pitch.shot_line(seat, from, net));
            if lines.iter().flatten().any(|line| line.length <= self.most) {
                range.insert(from.0);
            }
        }
        range
    }

    /// Everybody but the keepers.
    pub(crate) fn field_players(&self, position: &Position) -> Squares {
        let mut players = position.team(Seat::Home).or(position.team(Seat::Away));
        for seat in Seat::BOTH {
            players.remove(position.place(Piece { seat, shirt: Shirt::KEEPER }).index());
        }
        players
    }

    /// [SHOT-4] The first of `blockers` between the ball and the net.
    pub(crate) fn blocker(&self, from: Square, line: ShotLine, blockers: Squares) -> Option<Square> {
        let mut square = from;
        for _ in 1..line.length {
            square = square.shifted(line.step);
            if blockers.has(square.0) {
                return Some(square);
            }
        }
        None
    }

    /// Order of section 4.12: KO-2, TURN-2, SHOT-1, SHOT-2, SHOT-3, SHOT-4.
    pub(crate) fn judge_shot(&self, position: &Position, net: Square) -> Verdict {
        self.judge_declaration(position)?;
        let team = position.to_move;
        let Some(shirt) = position.carrier(team) else { return refuse(Rule::Shot1, Refusal::NoBall) };
        if shirt.is_keeper() {
            return refuse(Rule::Shot1, Refusal::KeeperCannot);
        }
        let from = position.ball_square();
        let Some(line) = self.pitch.shot_line(team, from, net) else {
            return refuse(Rule::Shot2, Refusal::NoShotLine { from, net });
        };
        if line.length > self.most {
            return refuse(Rule::Shot3, Refusal::OutOfReach { needed: line.length, most: self.most });
        }
        match self.blocker(from, line, self.field_players(position)) {
            Some(square) => match position.piece_on(square) {
                Some(piece) => refuse(Rule::Shot4, Refusal::Blocked { square, piece }),
                None => Ok(()),
            },
            None => Ok(()),
        }
    }

    /// What a shot needs: shown before it is declared. A keeper on the line leaves it to the result spin.
    pub(crate) fn shot_needs(&self, position: &Position, net: Square) -> Option<Vec<Term<Rule>>> {
        let line = self.pitch.shot_line(position.to_move, position.ball_square(), net)?;
        let amount = i8::try_from(line.length).ok()?;
        Some(vec![Term { name: "", rule: self.reaching(position, line), kind: TermKind::AtLeast, amount }])
    }

    /// The rule for a shot along this line that reaches the net.
    pub(crate) fn reaching(&self, position: &Position, line: ShotLine) -> Rule {
        let keeper = Piece { seat: position.to_move.other(), shirt: Shirt::KEEPER };
        if position.square(keeper) == Some(line.crossing) { Rule::Shot8 } else { Rule::Shot7 }
    }

    pub(crate) fn declare_shot<W: Witness<Self>>(
        &self,
        position: &mut Position,
        net: Square,
        witness: &mut W,
    ) {
        let by = position.to_move;
        if let Ball::Held(piece) = position.ball
            && let Some(line) = self.pitch.shot_line(by, position.ball_square(), net)
        {
            let event = Event::ShotDeclared { by, piece, net, needed: line.length };
            witness.tell(Rule::Shot1, event);
        }
        position.phase = Phase::Spin(Declared::Shot(net));
    }

    pub(crate) fn shoot<W: Witness<Self>>(
        &self,
        position: &mut Position,
        net: Square,
        number: u8,
        witness: &mut W,
    ) {
        let Some(shooter) = position.carrier(position.to_move) else { return };
        self.strike(position, shooter, net, number, Rule::Shot5, witness);
    }

    /// The ball travels `number` squares towards the net. `short` is the rule that leaves it on the way: SHOT-5, or CS-6 after
    /// a run.
    pub(crate) fn strike<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shooter: Shirt,
        net: Square,
        number: u8,
        short: Rule,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt: shooter };
        let keeper = Piece { seat: by.other(), shirt: Shirt::KEEPER };
        let from = position.ball_square();
        let Some(line) = self.pitch.shot_line(by, from, net) else { return };
        if number < line.length {
            let to = (0..number).fold(from, |square, _| square.shifted(line.step));
            // [SHOT-6] Wherever in his zone the keeper stands (R32).
            if to == line.crossing {
                position.ball = Ball::Held(keeper);
                let event = Event::KeeperCollected { by, piece, keeper, number };
                witness.tell(Rule::Shot6, event);
            } else {
                position.ball = Ball::Loose(to);
                let event = match short {
                    Rule::Cs6 => Event::ControlShort { by, piece, to, number },
                    _ => Event::FellShort { by, piece, to, number },
                };
                witness.tell(short, event);
            }
            self.end_turn(position, Next::Opponents, witness);
        } else if position.square(keeper) == Some(line.crossing) {
            witness.tell(Rule::Shot8, Event::AtKeeper { by, piece, keeper, number });
            position.phase = Phase::Result { shooter };
        } else {
            witness.tell(Rule::Shot7, Event::WentIn { by, piece, net, number });
            self.end_turn(position, Next::Goal(shooter), witness);
        }
    }

    /// RESULT: goal, save (SAVE-1) or corner (CORN-1).
    pub(crate) fn shot_result<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shooter: Shirt,
        result: ShotResult,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt: shooter };
        match result {
            ShotResult::Goal => self.end_turn(position, Next::Goal(shooter), witness),
            ShotResult::Save => {
                // [SAVE-2] His team must get the ball out of the zone in its turn: ZONE-1 sees to that.
                let keeper = Piece { seat: by.other(), shirt: Shirt::KEEPER };
                position.ball = Ball::Held(keeper);
                witness.tell(Rule::Save1, Event::Saved { by, piece, keeper });
                self.end_turn(position, Next::Opponents, witness);
            }
            ShotResult::Corner => {
                witness.tell(Rule::Corn1, Event::CornerWon { by, piece });
                position.phase = Phase::Corner { shooter };
            }
        }
    }
}
