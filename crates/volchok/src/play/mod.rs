//! The rules, a file for each chapter: every chapter lists, judges and applies its own actions.

mod basic;
mod control;
mod corner;
mod duty;
mod kick_off;
mod lob;
mod shot;
mod tackle;
mod turn;

pub(crate) use duty::NEVER;

use crate::action::{Piece, Refusal, Shirt};
use crate::flow::Volchok;
use crate::position::{Phase, Position, TurnKind};
use crate::rules::Rule;
use crate::square::{Square, spread};
use touchline_kernel::{Seat, Squares, Violation};

/// Allowed, or the rule that forbids it.
pub(crate) type Verdict = Result<(), Violation<Rule, Refusal>>;

pub(crate) fn refuse<T>(rule: Rule, because: Refusal) -> Result<T, Violation<Rule, Refusal>> {
    Err(Violation::new(rule, because))
}

impl Volchok {
    /// The player of the team to move, who must be on the pitch (TURN-1).
    fn on_pitch(&self, position: &Position, shirt: Shirt) -> Result<Square, Violation<Rule, Refusal>> {
        let piece = Piece { seat: position.to_move, shirt };
        match position.square(piece) {
            Some(square) => Ok(square),
            None => refuse(Rule::Turn1, Refusal::OffPitch { piece }),
        }
    }

    /// KO-2 and TURN-2: may anything be declared at this moment?
    fn judge_declaration(&self, position: &Position) -> Verdict {
        match position.phase {
            Phase::Declare => Ok(()),
            _ if position.kind == TurnKind::KickOff => refuse(Rule::Ko2, Refusal::KickOffIsBasic),
            Phase::Step(budget) => refuse(Rule::Turn2, Refusal::AfterSpin { number: budget.number }),
            _ => refuse(Rule::Turn2, Refusal::NotNow),
        }
    }

    /// The squares without a player.
    #[inline]
    pub(crate) fn free(&self, position: &Position) -> Squares {
        self.pitch.grid.minus(position.team(Seat::Home)).minus(position.team(Seat::Away))
    }

    /// The shortest way of king's moves from `from` to `goal` over the squares of `way`, neither end included in `way`: its
    /// length, and the squares of `way` from which one more move reaches `goal`'s side, that is those at length − 1.
    fn way(&self, goal: Square, way: Squares, from: Square) -> Option<Way> {
        self.way_within(goal, way, from, u8::MAX)
    }

    /// Like [`Self::way`], but `None` if it is longer than `most`.
    fn way_within(&self, goal: Square, way: Squares, from: Square, most: u8) -> Option<Way> {
        if goal.distance(from) > most {
            return None;
        }
        let mut reached = Squares::only(goal.0);
        let mut edge = reached;
        for length in 1..=most {
            let next = spread(edge);
            if next.has(from.0) {
                return Some(Way { length, before: edge });
            }
            edge = next.and(way).minus(reached);
            if edge.is_empty() {
                return None;
            }
            reached = reached.or(edge);
        }
        None
    }
}

/// A shortest way to a square.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Way {
    /// In squares moved.
    pub length: u8,
    /// The squares at one move less from the goal.
    pub before: Squares,
}
