//! Interceptions and deflections: INT-1 to INT-13.

use crate::action::{Event, Refusal};
use crate::flow::{Champions, Flow, Stage, Teller, Verdict, refuse};
use crate::phase::{After, Chasers, End, Mode, Origin, Phase, Touch};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::{Piece, Shirt, Shirts};
use crate::square::{Dir, NOWHERE, Square};
use touchline_kernel::{BySeat, Seat, Squares};

/// Who may try next, and where.
#[derive(Debug, Clone, Copy)]
struct Slot {
    index: u8,
    who: BySeat<Shirts>,
}

impl Champions {
    /// The play is complete, the run included: the other team may intercept (INT-1), a shot too, before the save (SHOT-3), but not
    /// a penalty (PEN-4).
    pub(crate) fn chase(&self, p: &mut Position) -> Flow {
        p.play.cursor = 0;
        p.play.chasers = if self.options.interceptions && p.play.origin != Origin::Penalty {
            Chasers::team(p.play.team.other())
        } else {
            Chasers::Nobody
        };
        Flow::Then(Stage::Intercept)
    }

    /// Squares of the players of a team who may still try.
    fn chasing(&self, p: &Position, seat: Seat) -> Squares {
        if !p.play.chasers.include(seat) {
            return Squares::EMPTY;
        }
        let mut set = p.on[seat];
        set.remove(p.keeper_square(seat).0);
        let out = p.play.attempted[seat].or(p.play.declined[seat]);
        for shirt in out.iter() {
            set.remove(p.at(seat, shirt).0);
        }
        if let Some(locked) = p.locked
            && locked.seat == seat
        {
            set.remove(p.at(seat, locked.shirt).0);
        }
        set
    }

    /// Steps 1 and 2 of the procedure: the first empty square [INT-3], from the cursor on [INT-5], along which the ball passes
    /// somebody who may try.
    fn next_slot(&self, p: &Position) -> Option<Slot> {
        let squares = p.play.squares();
        let (&end, passed) = squares.split_last()?;
        let chasing = BySeat::from_fn(|seat| self.chasing(p, seat));
        let all = chasing.home.or(chasing.away);
        if all.is_empty() {
            return None;
        }
        let taken = p.taken();
        let mut past = Squares::EMPTY;
        for (index, &square) in passed.iter().enumerate() {
            // [INT-2] Nobody can step onto the square where the ball ends, even if it passed there before (R84).
            if taken.has(square.0) || square == end {
                continue;
            }
            let near = self.pitch.beside(square);
            if index < p.play.cursor as usize {
                past = past.or(near);
                continue;
            }
            let who = near.and(all).minus(past);
            if !who.is_empty() {
                let shirts = |seat: Seat| {
                    who.and(chasing[seat])
                        .iter()
                        .filter_map(|square| p.mate_on(seat, Square(square)))
                        .collect()
                };
                return Some(Slot { index: index as u8, who: BySeat::from_fn(shirts) });
            }
        }
        None
    }

    /// Where the ball on its way can be intercepted, one square after the other, and by whom; for legs that are still being played,
    /// as if the play ended with the last one.
    pub(crate) fn each_slot(&self, p: &Position, mut f: impl FnMut(Square, BySeat<Shirts>)) {
        let mut ahead = *p;
        if matches!(p.phase, Phase::Leg | Phase::ThrowerReturn | Phase::Follow { .. } | Phase::RunTo { .. }) {
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
    pub(crate) fn intercept<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let Some(slot) = self.next_slot(p) else {
            return Flow::Then(Stage::Arrive);
        };
        let seat = match (slot.who.home.is_empty(), slot.who.away.is_empty()) {
            // [INT-8] Both teams could, so nobody may.
            (false, false) => {
                for seat in Seat::BOTH {
                    p.play.declined[seat] = p.play.declined[seat].or(slot.who[seat]);
                }
                w.tell(Rule::Int8, Event::Contested { to: p.play.path[slot.index as usize] });
                return Flow::Then(Stage::Intercept);
            }
            (false, true) => Seat::Home,
            _ => Seat::Away,
        };
        Flow::Wait(Phase::Intercept { seat, slot: slot.index, who: slot.who[seat] })
    }

    pub(crate) fn judge_attempt(&self, p: &Position, seat: Seat, who: Shirts, shirt: Shirt) -> Verdict {
        let piece = Piece { seat, shirt };
        if who.has(shirt) {
            Ok(())
        } else if p.is_keeper(piece) {
            refuse(Rule::Int1, Refusal::BadPlayer { piece })
        } else if p.play.attempted[seat].has(shirt) {
            refuse(Rule::Int12, Refusal::TriedBefore { piece })
        } else {
            refuse(Rule::Int4, Refusal::NoSlot { piece })
        }
    }

    pub(crate) fn let_go(&self, p: &mut Position, seat: Seat, who: Shirts) -> Flow {
        p.play.declined[seat] = p.play.declined[seat].or(who);
        Flow::Then(Stage::Intercept)
    }

    pub(crate) fn attempt(&self, p: &mut Position, piece: Piece, slot: u8) -> Flow {
        let from = p.at(piece.seat, piece.shirt);
        let to = p.play.path[slot as usize & 15];
        p.move_to(piece, to);
        p.play.attempted[piece.seat].insert(piece.shirt);
        Flow::Wait(Phase::InterceptRoll { piece, from, slot })
    }

    /// P21.
    pub(crate) fn attempt_rolled<T: Teller>(
        &self,
        p: &mut Position,
        piece: Piece,
        from: Square,
        slot: u8,
        number: u8,
        w: &mut T,
    ) -> Flow {
        let to = p.at(piece.seat, piece.shirt);
        let full = self.tick(p, number, w);
        if number < 3 {
            p.play.cursor = slot + 1;
            w.tell(Rule::Int6, Event::Missed { piece, to });
            if full && let Some(end) = self.whistle(p, w) {
                return end;
            }
            return Flow::Then(Stage::Intercept);
        }
        w.tell(Rule::Int7, Event::Deflected { piece, to });
        let steps = p.play.left[slot as usize & 15] + 1;
        let dir = self.step_dir(from, to).unwrap_or(Dir::N);
        self.deflect(p, piece.seat, Mode::Interception, to, dir, steps);
        Flow::Then(Stage::Intercept)
    }

    /// [INT-7, REB-1] The ball flies straight on from a square.
    pub(crate) fn deflect(&self, p: &mut Position, by: Seat, mode: Mode, from: Square, dir: Dir, steps: u8) {
        p.last_touch = Touch { team: by, mode };
        p.last_deflector = Some(by);
        p.locked = None;
        p.play.new_path();
        p.play.origin = Origin::Deflected;
        // [INT-8, REB-3] Both teams may try.
        p.play.chasers = if self.options.interceptions { Chasers::Both } else { Chasers::Nobody };
        p.play.end = End::Rest;
        let mut square = from;
        for left in (0..steps).rev() {
            let next = self.pitch.next(square, dir);
            if next == NOWHERE {
                break;
            }
            square = next;
            p.play.enter(square, left);
            if let Some(piece) = p.piece_on(square)
                && (self.pitch.field.has(square.0) || self.pitch.goal[piece.seat].has(square.0))
            {
                p.play.end = End::Player { piece, left };
                break;
            }
            if let Some(defending) = Seat::BOTH.into_iter().find(|seat| self.pitch.goal[*seat].has(square.0))
            {
                p.play.end = End::Shot { defending, power: left };
                break;
            }
            if !self.pitch.field.has(square.0) {
                p.play.end = End::Out;
                break;
            }
        }
        p.ball = square;
    }

    /// P22.
    pub(crate) fn arrive<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        match p.play.end {
            End::Open | End::Rest => Flow::Then(Stage::Tidy(After::Turn)),
            End::Shot { .. } => Flow::Then(Stage::Save),
            End::Out => Flow::Then(Stage::Out),
            End::Player { piece, left } => {
                let rule = if p.last_touch.mode == Mode::Rebound { Rule::Reb4 } else { Rule::Int9 };
                w.tell(rule, Event::FellTo { piece, budget: left + 1 });
                p.play.new_path();
                p.play.team = piece.seat;
                p.play.kicker = piece.shirt;
                p.play.budget = left + 1;
                p.play.touches = 1;
                p.play.touched = Shirts::NONE;
                p.play.touched.insert(piece.shirt);
                p.play.end = End::Open;
                p.ball = p.at(piece.seat, piece.shirt);
                Flow::Then(Stage::CompulsoryKick)
            }
        }
    }
}
