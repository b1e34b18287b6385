//! Interceptions and deflections: INT-1 to INT-13.

use super::{Verdict, refuse};
use crate::action::{Event, Refusal};
use crate::flow::Champions;
use crate::phase::{After, Chasers, End, Mode, Origin, Phase, Touch};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::{Piece, Shirt, Shirts};
use crate::square::{Dir, NOWHERE, Square};
use crate::stage::{Flow, Stage};
use touchline_kernel::{BySeat, Seat, Squares, Witness};

/// Who may try next, and where.
#[derive(Debug, Clone, Copy)]
struct Slot {
    index: u8,
    who: BySeat<Shirts>,
}

/// INT-6: the number of the D3 that deflects the ball.
pub(crate) const DEFLECTED: u8 = 3;

impl Champions {
    /// The play is complete, the run included: the other team may intercept (INT-1), a shot too, before the save (SHOT-3), but not
    /// a penalty (PEN-4).
    pub(crate) fn chase(&self, position: &mut Position) -> Flow {
        position.play.cursor = 0;
        position.play.chasers = if self.options.interceptions && position.play.origin != Origin::Penalty {
            Chasers::team(position.play.team.other())
        } else {
            Chasers::Nobody
        };
        Flow::Then(Stage::Intercept)
    }

    /// Squares of the players of a team who may still try.
    fn chasing(&self, position: &Position, seat: Seat) -> Squares {
        if !position.play.chasers.include(seat) {
            return Squares::EMPTY;
        }
        let mut set = position.on[seat];
        set.remove(position.keeper_square(seat).0);
        let out = position.play.attempted[seat].or(position.play.declined[seat]);
        for shirt in out.iter() {
            set.remove(position.at(seat, shirt).0);
        }
        if let Some(locked) = position.locked
            && locked.seat == seat
        {
            set.remove(position.at(seat, locked.shirt).0);
        }
        set
    }

    /// Steps 1 and 2 of the procedure: the first empty square [INT-3], from the cursor on [INT-5], along which the ball passes
    /// somebody who may try.
    fn next_slot(&self, position: &Position) -> Option<Slot> {
        let squares = position.play.squares();
        let (&end, passed) = squares.split_last()?;
        let chasing = BySeat::from_fn(|seat| self.chasing(position, seat));
        let all = chasing.home.or(chasing.away);
        if all.is_empty() {
            return None;
        }
        let taken = position.taken();
        let mut past = Squares::EMPTY;
        for (index, &square) in passed.iter().enumerate() {
            // [INT-2] Nobody can step onto the square where the ball ends, even if it passed there before (R84).
            if taken.has(square.0) || square == end {
                continue;
            }
            let near = self.pitch.beside(square);
            if index < position.play.cursor as usize {
                past = past.or(near);
                continue;
            }
            let who = near.and(all).minus(past);
            if !who.is_empty() {
                let shirts = |seat: Seat| {
                    who.and(chasing[seat])
                        .iter()
                        .filter_map(|square| position.mate_on(seat, Square(square)))
                        .collect()
                };
                return Some(Slot { index: index as u8, who: BySeat::from_fn(shirts) });
            }
        }
        None
    }

    /// Where the ball on its way can be intercepted, one square after the other, and by whom; for legs that are still being played,
    /// as if the play ended with the last one.
    pub(crate) fn each_slot(&self, position: &Position, mut f: impl FnMut(Square, BySeat<Shirts>)) {
        let mut ahead = *position;
        if matches!(
            position.phase,
            Phase::Leg | Phase::ThrowerReturn | Phase::Follow { .. } | Phase::RunTo { .. }
        ) {
            self.chase(&mut ahead);
        }
        while let Some(slot) = self.next_slot(&ahead) {
            f(ahead.play.path[slot.index as usize & 15], slot.who);
            for seat in Seat::BOTH {
                ahead.play.declined[seat] = ahead.play.declined[seat].or(slot.who[seat]);
            }
        }
    }

    /// P20.
    pub(crate) fn intercept<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let Some(slot) = self.next_slot(position) else {
            return Flow::Then(Stage::Arrive);
        };
        let seat = match (slot.who.home.is_empty(), slot.who.away.is_empty()) {
            // [INT-8] Both teams could, so nobody may.
            (false, false) => {
                for seat in Seat::BOTH {
                    position.play.declined[seat] = position.play.declined[seat].or(slot.who[seat]);
                }
                witness.tell(Rule::Int8, Event::Contested { to: position.play.path[slot.index as usize] });
                return Flow::Then(Stage::Intercept);
            }
            (false, true) => Seat::Home,
            _ => Seat::Away,
        };
        Flow::Wait(Phase::Intercept { seat, slot: slot.index, who: slot.who[seat] })
    }

    pub(crate) fn judge_attempt(
        &self,
        position: &Position,
        seat: Seat,
        who: Shirts,
        shirt: Shirt,
    ) -> Verdict {
        let piece = Piece { seat, shirt };
        if who.has(shirt) {
            Ok(())
        } else if position.is_keeper(piece) {
            refuse(Rule::Int1, Refusal::BadPlayer { piece })
        } else if position.play.attempted[seat].has(shirt) {
            refuse(Rule::Int12, Refusal::TriedBefore { piece })
        } else {
            refuse(Rule::Int4, Refusal::NoSlot { piece })
        }
    }

    pub(crate) fn let_go(&self, position: &mut Position, seat: Seat, who: Shirts) -> Flow {
        position.play.declined[seat] = position.play.declined[seat].or(who);
        Flow::Then(Stage::Intercept)
    }

    pub(crate) fn attempt(&self, position: &mut Position, piece: Piece, slot: u8) -> Flow {
        let from = position.at(piece.seat, piece.shirt);
        let to = position.play.path[slot as usize & 15];
        position.move_to(piece, to);
        position.play.attempted[piece.seat].insert(piece.shirt);
        Flow::Wait(Phase::InterceptRoll { piece, from, slot })
    }

    /// P21.
    pub(crate) fn settle_attempt<W: Witness<Self>>(
        &self,
        position: &mut Position,
        piece: Piece,
        from: Square,
        slot: u8,
        number: u8,
        witness: &mut W,
    ) -> Flow {
        let to = position.at(piece.seat, piece.shirt);
        let full = self.tick(position, number, witness);
        if number < DEFLECTED {
            position.play.cursor = slot + 1;
            witness.tell(Rule::Int6, Event::Missed { piece, to });
            if full && let Some(end) = self.whistle(position, witness) {
                return end;
            }
            return Flow::Then(Stage::Intercept);
        }
        witness.tell(Rule::Int7, Event::Deflected { piece, to });
        let steps = position.play.left[slot as usize & 15] + 1;
        let dir = self.step_dir(from, to).unwrap_or(Dir::N);
        self.deflect(position, piece.seat, Mode::Interception, to, dir, steps);
        Flow::Then(Stage::Intercept)
    }

    /// [INT-7, REB-1] The ball flies straight on from a square.
    pub(crate) fn deflect(
        &self,
        position: &mut Position,
        by: Seat,
        mode: Mode,
        from: Square,
        dir: Dir,
        steps: u8,
    ) {
        position.last_touch = Touch { team: by, mode };
        position.last_deflector = Some(by);
        position.locked = None;
        position.play.new_path();
        position.play.origin = Origin::Deflected;
        // [INT-8, REB-3] Both teams may try.
        position.play.chasers = if self.options.interceptions { Chasers::Both } else { Chasers::Nobody };
        position.play.end = End::Rest;
        let mut square = from;
        for left in (0..steps).rev() {
            let next = self.pitch.next(square, dir);
            if next == NOWHERE {
                break;
            }
            square = next;
            position.play.enter(square, left);
            if let Some(piece) = position.piece_on(square)
                && (self.pitch.field.has(square.0) || self.pitch.goal[piece.seat].has(square.0))
            {
                position.play.end = End::Player { piece, left };
                break;
            }
            if let Some(defending) = Seat::BOTH.into_iter().find(|seat| self.pitch.goal[*seat].has(square.0))
            {
                position.play.end = End::Shot { defending, power: left };
                break;
            }
            if !self.pitch.field.has(square.0) {
                position.play.end = End::Out;
                break;
            }
        }
        position.ball = square;
    }

    /// P22.
    pub(crate) fn arrive<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        match position.play.end {
            End::Rest if self.is_tidied_first(position) => Flow::Then(Stage::NextTurn),
            End::Open | End::Rest => Flow::Then(Stage::Tidy(After::Turn)),
            End::Shot { .. } => Flow::Then(Stage::Save),
            End::Out => Flow::Then(Stage::Out),
            End::Player { piece, left } => {
                let rule = if position.last_touch.mode == Mode::Rebound { Rule::Reb4 } else { Rule::Int9 };
                witness.tell(rule, Event::FellTo { piece, budget: left + 1 });
                position.play.new_path();
                position.play.team = piece.seat;
                position.play.kicker = piece.shirt;
                position.play.budget = left + 1;
                position.play.touches = 1;
                position.play.touched = Shirts::NONE;
                position.play.touched.insert(piece.shirt);
                position.play.end = End::Open;
                position.ball = position.at(piece.seat, piece.shirt);
                Flow::Then(Stage::CompulsoryKick)
            }
        }
    }
}
