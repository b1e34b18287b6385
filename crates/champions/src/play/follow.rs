//! Following the pass: D-1 to D-6, OFF-3.

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::flow::Champions;
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::{Piece, Shirt, Shirts};
use crate::square::{Square, steps};
use crate::stage::{Flow, Stage};
use touchline_kernel::{Seat, Squares, Witness};

use super::distance::FAR;
use super::spoiling::Reach;

/// Layers of squares by their distance to the ball; farther players never run.
const LAYERS: usize = 32;

/// Everything that the runs of one team have in common.
#[derive(Debug)]
struct Field {
    seat: Seat,
    /// `layers[d]`: free squares at walking distance `d` from the ball; the first holds the ball.
    layers: [Squares; LAYERS],
    /// How many layers matter: a player two steps farther than the nearest team-mate can never become the closest.
    depth: usize,
    offside: Squares,
    reach: Reach,
    /// Smallest number of steps of a team-mate to the ball as if nobody were in the way, whose it is, and the next smallest.
    near: (u8, Shirt, u8),
}

impl Champions {
    fn field_for_runs(&self, position: &Position) -> Field {
        let seat = position.play.team;
        let free = position.free(self.pitch.field_walk);
        let own = position.on[seat];
        let mut layers = [Squares::EMPTY; LAYERS];
        let (mut front, mut seen) = (position.ball.set(), position.ball.set());
        let (mut depth, mut last) = (0, LAYERS);
        while !front.is_empty() && depth < last {
            layers[depth] = front;
            depth += 1;
            let near = steps(front);
            if last == LAYERS && near.meets(own) {
                last = (depth + 1).min(LAYERS - 1);
            }
            front = near.and(free).minus(seen);
            seen = seen.or(front);
        }
        let mut near = (u8::MAX, Shirt::FIRST_KEEPER, u8::MAX);
        for (shirt, square) in position.team(seat) {
            let d = square.steps_to(position.ball);
            if d < near.0 {
                near = (d, shirt, near.0);
            } else if d < near.2 {
                near.2 = d;
            }
        }
        Field {
            seat,
            layers,
            depth,
            // [D-5, OFF-3] Offside at the last kick, if it went forward.
            offside: if position.play.forward {
                self.offside_squares(position, seat, position.play.kick_row)
            } else {
                Squares::EMPTY
            },
            reach: self.reach(position, seat),
            near,
        }
    }

    /// Squares that a run of this player may end on, D-4 and SPOIL aside, with their distance to the ball: two steps closer, or one
    /// if that is next to the ball.
    fn run_squares(&self, position: &Position, field: &Field, piece: Piece) -> (Squares, u8) {
        let none = (Squares::EMPTY, 0);
        let from = position.at(piece.seat, piece.shirt);
        if position.is_keeper(piece) {
            return if from.steps_to(position.ball) as usize <= field.depth {
                self.keeper_run_squares(position, piece, from)
            } else {
                none
            };
        }
        let near = self.pitch.beside(from);
        // His distance is one more than the first layer next to him.
        match field.layers[..field.depth].iter().position(|layer| near.meets(*layer)) {
            None | Some(0) => none,
            Some(1) => (near.and(field.layers[1]), 1),
            Some(d) => (steps(near.and(field.layers[d])).and(field.layers[d - 1]), d as u8 - 1),
        }
    }

    /// The same for a keeper, who may use his own goal squares.
    fn keeper_run_squares(&self, position: &Position, piece: Piece, from: Square) -> (Squares, u8) {
        let free = position.free(self.pitch.keeper_walk[piece.seat]);
        let near = self.pitch.beside(from);
        let (mut before, mut front, mut seen) = (Squares::EMPTY, position.ball.set(), position.ball.set());
        let mut d = 0;
        while !front.is_empty() {
            if near.meets(front) {
                return match d {
                    0 => (Squares::EMPTY, 0),
                    1 => (near.and(front), 1),
                    _ => (steps(near.and(front)).and(before), d - 1),
                };
            }
            before = front;
            front = steps(front).and(free).minus(seen);
            seen = seen.or(front);
            d += 1;
        }
        (Squares::EMPTY, 0)
    }

    /// D-4: would the runner, `d` steps from the ball, be strictly closer than every team-mate?
    fn is_closest(&self, position: &Position, field: &Field, piece: Piece, to: Square, d: u8) -> bool {
        let (nearest, whose, next) = field.near;
        if (if whose == piece.shirt { next } else { nearest }) > d {
            return true;
        }
        let from = position.at(piece.seat, piece.shirt);
        let mut others = position.on[piece.seat];
        others.remove(from.0);
        let keeper = position.keeper_piece(field.seat);
        let keeper_square = position.keeper_square(field.seat);
        if keeper != piece {
            others.remove(keeper_square.0);
        }
        let mut free = position.free(self.pitch.field_walk);
        free.insert(from.0);
        free.remove(to.0);
        let (mut front, mut seen) = (position.ball.set(), position.ball.set());
        for _ in 0..d {
            let near = steps(front);
            if near.meets(others) {
                return false;
            }
            front = near.and(free).minus(seen);
            seen = seen.or(front);
        }
        // The keeper is measured apart, because he may use his goal squares.
        if keeper == piece || keeper_square.steps_to(position.ball) > d {
            return true;
        }
        let mut there = *position;
        there.move_to(piece, to);
        self.distance(&there, keeper, position.ball) > d
    }

    fn runs(&self, position: &Position, field: &Field, piece: Piece) -> Squares {
        let from = position.at(piece.seat, piece.shirt);
        if position.play.touched.has(piece.shirt) || field.offside.has(from.0) {
            return Squares::EMPTY;
        }
        let (squares, d) = self.run_squares(position, field, piece);
        let mut closest = squares;
        squares.each(|to| {
            if !self.is_closest(position, field, piece, Square(to), d) {
                closest.remove(to);
            }
        });
        if closest.is_empty() { closest } else { self.allowed_ends(position, piece, closest, &field.reach) }
    }

    pub(crate) fn runners(&self, position: &Position) -> Shirts {
        let field = self.field_for_runs(position);
        let seat = position.play.team;
        position
            .team(seat)
            .filter(|(shirt, _)| !self.runs(position, &field, Piece { seat, shirt: *shirt }).is_empty())
            .map(|(shirt, _)| shirt)
            .collect()
    }

    /// P16.
    pub(crate) fn follow(&self, position: &Position) -> Flow {
        let runners = if self.options.follow { self.runners(position) } else { Shirts::NONE };
        if runners.is_empty() {
            Flow::Then(Stage::CornerReturn)
        } else {
            Flow::Wait(Phase::Follow { runners })
        }
    }

    pub(crate) fn judge_runner(&self, position: &Position, runners: Shirts, shirt: Shirt) -> Verdict {
        let piece = Piece { seat: position.play.team, shirt };
        if runners.has(shirt) {
            return Ok(());
        }
        let Some(from) = position.square(piece) else { return refuse(Rule::D1, Refusal::OffPitch { piece }) };
        if position.play.touched.has(shirt) {
            return refuse(Rule::D2, Refusal::TouchedBall { piece });
        }
        let field = self.field_for_runs(position);
        let (squares, _) = self.run_squares(position, &field, piece);
        if squares.is_empty() {
            // Too far for the layers is too far to become the closest.
            let far = self.distance(position, piece, position.ball);
            let rule = if far == FAR || far < 2 { Rule::D3 } else { Rule::D4 };
            return refuse(rule, Refusal::CannotRun { piece });
        }
        if field.offside.has(from.0) {
            return refuse(Rule::Off3, Refusal::Offside { piece });
        }
        let allowed = self.allowed_ends(position, piece, squares, &field.reach);
        if allowed.is_empty() {
            return refuse(Rule::D6, Refusal::CannotRun { piece });
        }
        refuse(Rule::D4, Refusal::MateAsNear { piece })
    }

    pub(crate) fn pick_runner<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shirt: Shirt,
        witness: &mut W,
    ) -> Flow {
        let field = self.field_for_runs(position);
        let squares = self.runs(position, &field, Piece { seat: position.play.team, shirt });
        match squares.first() {
            Some(only) if squares.len() == 1 => self.run(position, shirt, Square(only), witness),
            _ => Flow::Wait(Phase::RunTo { runner: shirt }),
        }
    }

    /// P17.
    pub(crate) fn list_runs(&self, position: &Position, shirt: Shirt, actions: &mut Vec<Action>) {
        let field = self.field_for_runs(position);
        self.runs(position, &field, Piece { seat: position.play.team, shirt })
            .each(|to| actions.push(Action::RunTo { to: Square(to) }));
    }

    pub(crate) fn judge_run(&self, position: &Position, shirt: Shirt, to: Square) -> Verdict {
        let piece = Piece { seat: position.play.team, shirt };
        let field = self.field_for_runs(position);
        let (squares, d) = self.run_squares(position, &field, piece);
        if !squares.has(to.0) {
            return refuse(Rule::D3, Refusal::NotOnRun { to });
        }
        self.judge_end(position, piece, to)?;
        if self.is_closest(position, &field, piece, to, d) {
            Ok(())
        } else {
            refuse(Rule::D4, Refusal::MateAsNear { piece })
        }
    }

    pub(crate) fn run<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shirt: Shirt,
        to: Square,
        witness: &mut W,
    ) -> Flow {
        let piece = Piece { seat: position.play.team, shirt };
        position.move_to(piece, to);
        witness.tell(Rule::D1, Event::Ran { piece, to });
        Flow::Then(Stage::CornerReturn)
    }
}
