//! Control and shoot: a run to a loose ball and a shot in one action (section 4.9).

use super::turn::Next;
use super::{Verdict, Way, refuse};
use crate::action::{Action, Event, Piece, Refusal, Shirt};
use crate::flow::Volchok;
use crate::position::{Ball, Declared, Phase, Place, Position};
use crate::rules::Rule;
use crate::square::{Square, each_neighbour};
use touchline_kernel::{Squares, Term, TermKind, Witness};

impl Volchok {
    pub(crate) fn list_controls(&self, position: &Position, ball: Square, actions: &mut Vec<Action>) {
        let team = position.to_move;
        if !self.in_range[team].has(ball.0) {
            return;
        }
        let lines = self.pitch.net[team.other()].map(|net| self.pitch.shot_line(team, ball, net));
        let Some(shortest) = lines.iter().flatten().map(|line| line.length).min() else { return };
        if shortest >= self.most {
            return;
        }
        let way = self.free(position).and(self.pitch.open_to[team]);
        let players = self.field_players(position);
        for piece in Shirt::FIELD {
            let Some(from) = position.square(Piece { seat: team, shirt: piece }) else { continue };
            let mut run = None;
            for (net, line) in self.pitch.net[team.other()].into_iter().zip(lines) {
                let Some(line) = line else { continue };
                // [CS-2] The runner leaves his square, so he does not block (R37).
                let mut blockers = players;
                blockers.remove(from.0);
                if self.blocker(ball, line, blockers).is_some() {
                    continue;
                }
                // No run is longer than the shortest line leaves it.
                let run = *run.get_or_insert_with(|| self.way_within(ball, way, from, self.most - shortest));
                if run.is_some_and(|run| run.length + line.length <= self.most) {
                    actions.push(Action::Control { piece, net });
                }
            }
        }
    }

    /// [CS-3] The runner's shortest way to the ball: D in the specification.
    fn run_way(&self, position: &Position, ball: Square, from: Square) -> Option<Way> {
        let way = self.free(position).and(self.pitch.open_to[position.to_move]);
        self.way(ball, way, from)
    }

    pub(crate) fn run_length(&self, position: &Position, ball: Square, from: Square) -> Option<u8> {
        self.run_way(position, ball, from).map(|way| way.length)
    }

    /// Order of section 4.12: KO-2, TURN-2, CS-1, CS-2, CS-3.
    pub(crate) fn judge_control(&self, position: &Position, shirt: Shirt, net: Square) -> Verdict {
        let from = self.on_pitch(position, shirt)?;
        self.judge_declaration(position)?;
        let team = position.to_move;
        let ball = match position.ball {
            Ball::Loose(ball) => ball,
            Ball::Held(piece) => return refuse(Rule::Cs1, Refusal::BallHeld { piece }),
        };
        if shirt.is_keeper() {
            return refuse(Rule::Cs1, Refusal::KeeperCannot);
        }
        let Some(line) = self.pitch.shot_line(team, ball, net) else {
            return refuse(Rule::Cs2, Refusal::NoShotLine { from: ball, net });
        };
        let mut blockers = self.field_players(position);
        blockers.remove(from.0);
        if let Some(square) = self.blocker(ball, line, blockers)
            && let Some(piece) = position.piece_on(square)
        {
            return refuse(Rule::Cs2, Refusal::Blocked { square, piece });
        }
        let Some(way) = self.run_way(position, ball, from) else {
            return refuse(Rule::Cs3, Refusal::NoWay { piece: Piece { seat: team, shirt } });
        };
        let needed = way.length.saturating_add(line.length);
        if needed > self.most {
            return refuse(Rule::Cs3, Refusal::OutOfReach { needed, most: self.most });
        }
        Ok(())
    }

    /// What a control-and-shoot needs: shown before it is declared.
    pub(crate) fn control_needs(
        &self,
        position: &Position,
        shirt: Shirt,
        net: Square,
    ) -> Option<Vec<Term<Rule>>> {
        let team = position.to_move;
        let ball = position.ball_square();
        let line = self.pitch.shot_line(team, ball, net)?;
        let from = position.square(Piece { seat: team, shirt })?;
        let run = i8::try_from(self.run_length(position, ball, from)?).ok()?;
        let needed = run.checked_add(i8::try_from(line.length).ok()?)?;
        Some(vec![
            Term { name: "", rule: self.reaching(position, line), kind: TermKind::AtLeast, amount: needed },
            Term { name: "", rule: Rule::Cs5, kind: TermKind::Exactly, amount: run },
        ])
    }

    pub(crate) fn declare_control<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shirt: Shirt,
        net: Square,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt };
        if let (Ball::Loose(ball), Some(from)) = (position.ball, position.square(piece))
            && let Some(line) = self.pitch.shot_line(by, ball, net)
            && let Some(way) = self.run_way(position, ball, from)
        {
            let needed = way.length.saturating_add(line.length);
            witness.tell(Rule::Cs1, Event::ControlDeclared { by, piece, net, needed });
        }
        position.phase = Phase::Spin(Declared::Control(shirt, net));
    }

    pub(crate) fn control<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shirt: Shirt,
        net: Square,
        number: u8,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt };
        let (Ball::Loose(ball), Some(from)) = (position.ball, position.square(piece)) else { return };
        let Some(way) = self.run_way(position, ball, from) else { return };
        if number < way.length {
            witness.tell(Rule::Cs4, Event::SetOff { by, piece, number });
            position.phase = Phase::Run { runner: shirt, left: number };
            return;
        }
        position.put(piece, Place::on(ball));
        position.ball = Ball::Held(piece);
        if number == way.length {
            witness.tell(Rule::Cs5, Event::ReachedBall { by, piece, to: ball });
            self.end_turn(position, Next::Opponents, witness);
            return;
        }
        let power = number - way.length;
        // [CS-7] The runner, where the ball was, is the shooter.
        if self.pitch.shot_line(by, ball, net).is_some_and(|line| power >= line.length) {
            witness.tell(Rule::Cs7, Event::ControlShot { by, piece, number });
        }
        self.strike(position, shirt, net, power, Rule::Cs6, witness);
    }

    /// [CS-4] The free neighbouring squares one move nearer to the ball.
    fn run_squares(&self, position: &Position, runner: Shirt) -> Option<(Square, Squares)> {
        let from = position.square(Piece { seat: position.to_move, shirt: runner })?;
        let way = self.run_way(position, position.ball_square(), from)?;
        Some((from, way.before))
    }

    pub(crate) fn list_runs(&self, position: &Position, runner: Shirt, actions: &mut Vec<Action>) {
        if let Some((from, nearer)) = self.run_squares(position, runner) {
            each_neighbour(from, nearer, |to| actions.push(Action::Run { to }));
        }
    }

    pub(crate) fn judge_run(&self, position: &Position, runner: Shirt, to: Square) -> Verdict {
        match self.run_squares(position, runner) {
            Some((from, nearer)) if from.distance(to) == 1 && nearer.has(to.0) => Ok(()),
            _ => refuse(Rule::Cs4, Refusal::NotOffered { to }),
        }
    }

    pub(crate) fn run<W: Witness<Self>>(
        &self,
        position: &mut Position,
        runner: Shirt,
        left: u8,
        to: Square,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt: runner };
        position.put(piece, Place::on(to));
        if left > 1 {
            position.phase = Phase::Run { runner, left: left - 1 };
            return;
        }
        witness.tell(Rule::Cs4, Event::RanShort { by, piece, to });
        self.end_turn(position, Next::Opponents, witness);
    }
}
