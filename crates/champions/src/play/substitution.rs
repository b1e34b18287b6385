//! Substitutions at a dead ball, emergencies first: SUB, CARD-3, CARD-4, INJ-2, INJ-3.

use crate::action::{Action, Event, Refusal};
use crate::flow::{Champions, Flow, Stage, Teller, Verdict, refuse};
use crate::phase::{DeadKind, Phase, Swap};
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::{Kind, Line, Piece, Shirt, Shirts};
use crate::square::Square;
use touchline_kernel::{Seat, Squares};

/// SUB-1.
const SUBSTITUTIONS: u8 = 3;

impl Champions {
    fn subs_left(&self, p: &Position, seat: Seat) -> u8 {
        if self.options.substitutions { SUBSTITUTIONS - p.subs_used[seat].min(SUBSTITUTIONS) } else { 0 }
    }

    /// Members who could come on: on the bench or warming up.
    fn reserves(&self, p: &Position, seat: Seat) -> Shirts {
        p.members(seat, Place::BENCH).or(p.members(seat, Place::WARMING))
    }

    /// P40c: a team whose keeper had to leave.
    pub(crate) fn keeperless<T: Teller>(&self, p: &mut Position, seat: Seat, w: &mut T) -> Flow {
        let gone = p.keeper_piece(seat);
        if p.square(gone).is_some() {
            return Flow::Then(Stage::Injured(seat));
        }
        let reserve = self.reserves(p, seat).iter().find(|shirt| shirt.is_keeper());
        let men = p.field_shirts(seat);
        match reserve.filter(|_| self.subs_left(p, seat) > 0) {
            // [INJ-3] An injured keeper is simply replaced.
            Some(reserve) if p.place(gone) == Place::INJURED_OFF => {
                self.keeper_comes_on(p, Piece { seat, shirt: reserve }, gone, Rule::Inj3, w);
                Flow::Then(Stage::Injured(seat))
            }
            // [CARD-3] A field player makes way for him.
            Some(_) if men.len() > 1 => Flow::Wait(Phase::KeeperOff { seat }),
            Some(_) => match men.first() {
                Some(shirt) => self.keeper_off(p, seat, shirt, w),
                None => self.over(p, Rule::Card3, Some(seat.other()), w),
            },
            None if men.len() > 1 => Flow::Wait(Phase::Makeshift { seat }),
            None => match men.first() {
                Some(shirt) => self.makeshift(p, Piece { seat, shirt }, w),
                // [R83] Nobody is left.
                None => self.over(p, Rule::Card4, Some(seat.other()), w),
            },
        }
    }

    pub(crate) fn keeper_off<T: Teller>(
        &self,
        p: &mut Position,
        seat: Seat,
        shirt: Shirt,
        w: &mut T,
    ) -> Flow {
        let out = Piece { seat, shirt };
        p.put(out, Place::TAKEN_OFF);
        if let Some(reserve) = self.reserves(p, seat).iter().find(|shirt| shirt.is_keeper()) {
            self.keeper_comes_on(p, Piece { seat, shirt: reserve }, out, Rule::Card3, w);
        }
        self.forget_man(p, seat, shirt);
        Flow::Then(Stage::Injured(seat))
    }

    pub(crate) fn makeshift<T: Teller>(&self, p: &mut Position, piece: Piece, w: &mut T) -> Flow {
        p.keeper[piece.seat] = piece.shirt;
        let to = self.pitch.goal_squares(piece.seat)[0];
        p.move_to(piece, to);
        w.tell(Rule::Card4, Event::InGoal { piece });
        self.forget_man(p, piece.seat, piece.shirt);
        Flow::Then(Stage::Injured(piece.seat))
    }

    /// A man who has left cannot stand at the ball or in the wall.
    fn forget_man(&self, p: &mut Position, seat: Seat, shirt: Shirt) {
        let man = if seat == p.dead.team { &mut p.dead.victim } else { &mut p.dead.fouler };
        if *man == Some(shirt) {
            *man = None;
        }
    }

    fn keeper_comes_on<T: Teller>(&self, p: &mut Position, piece: Piece, out: Piece, rule: Rule, w: &mut T) {
        p.keeper[piece.seat] = piece.shirt;
        p.subs_used[piece.seat] += 1;
        // [SUB-9, DEAD-2] Which of the two goal squares is chosen when the keepers are placed.
        let to = self.pitch.goal_squares(piece.seat)[0];
        p.move_to(piece, to);
        w.tell(rule, Event::Substituted { piece, out });
    }

    /// [INJ-2] May an injured man be replaced?
    pub(crate) fn injured(&self, p: &mut Position, seat: Seat) -> Flow {
        let done = Flow::Then(Stage::Surplus(seat));
        let foul = matches!(p.dead.kind, DeadKind::FreeKick | DeadKind::Penalty);
        let Some(shirt) = p.dead.victim.filter(|_| foul && seat == p.dead.team) else { return done };
        let piece = Piece { seat, shirt };
        if p.place(piece) != Place::INJURED_OFF {
            return done;
        }
        if self.subs_left(p, seat) > 0 && !self.field_reserves(p, seat).is_empty() && p.keeper[seat] != shirt
        {
            // A keeper has been replaced already.
            if !shirt.is_keeper() {
                return Flow::Wait(Phase::Replace { piece });
            }
        }
        p.dead.victim = None;
        done
    }

    pub(crate) fn field_reserves(&self, p: &Position, seat: Seat) -> Shirts {
        self.reserves(p, seat).iter().filter(|shirt| !shirt.is_keeper()).collect()
    }

    pub(crate) fn judge_sub_in(&self, p: &Position, seat: Seat, shirt: Shirt) -> Verdict {
        if self.field_reserves(p, seat).has(shirt) {
            Ok(())
        } else {
            refuse(Rule::Inj2, Refusal::NotOnBench { piece: Piece { seat, shirt } })
        }
    }

    pub(crate) fn sub_in<T: Teller>(&self, p: &mut Position, out: Piece, shirt: Shirt, w: &mut T) -> Flow {
        let piece = Piece { seat: out.seat, shirt };
        p.subs_used[piece.seat] += 1;
        w.tell(Rule::Inj2, Event::Substituted { piece, out });
        if p.dead.kind == DeadKind::FreeKick {
            // [FK-8] He takes the injured man's place.
            let spot = p.dead.spot;
            p.move_to(piece, spot);
            p.dead.victim = Some(shirt);
        } else {
            p.put(piece, Place::CHOSEN);
            p.dead.victim = None;
            self.queue(p, Swap { on: shirt, off: out.shirt });
        }
        Flow::Then(Stage::Surplus(piece.seat))
    }

    pub(crate) fn no_sub(&self, p: &mut Position, seat: Seat) -> Flow {
        p.dead.victim = None;
        Flow::Then(Stage::Surplus(seat))
    }

    fn queue(&self, p: &mut Position, swap: Swap) {
        if let Some(place) = p.dead.swaps.iter_mut().find(|place| place.is_none()) {
            *place = Some(swap);
        }
    }

    /// More players warm up than substitutions are left.
    pub(crate) fn surplus(&self, p: &mut Position, seat: Seat) -> Flow {
        let warming = p.members(seat, Place::WARMING);
        if warming.len() > u32::from(self.subs_left(p, seat)) {
            return Flow::Wait(Phase::Surplus { seat });
        }
        Flow::Then(Stage::Warming(seat))
    }

    pub(crate) fn to_bench<T: Teller>(&self, p: &mut Position, piece: Piece, w: &mut T) {
        p.put(piece, Place::BENCH);
        w.tell(Rule::Sub5, Event::Benched { piece });
    }

    /// [SUB-4] Players who are warming up come on, in ascending order: first the others leave.
    pub(crate) fn warming<T: Teller>(&self, p: &mut Position, seat: Seat, w: &mut T) -> Flow {
        let Some(shirt) = p.members(seat, Place::WARMING).first() else {
            return Flow::Then(Stage::Enter(seat));
        };
        let piece = Piece { seat, shirt };
        let choices = self.leavers(p, piece);
        match choices.first() {
            // [SUB-6] Nobody could leave for him.
            None => {
                self.to_bench(p, piece, w);
                Flow::Then(Stage::Warming(seat))
            }
            Some(only) if choices.len() == 1 && p.dead.kind != DeadKind::Goal => {
                self.sub_out(p, piece, only, w)
            }
            Some(_) => Flow::Wait(Phase::SubOut { piece }),
        }
    }

    /// SUB-6, R77: field players for a field player, the keeper for a keeper.
    pub(crate) fn leavers(&self, p: &Position, piece: Piece) -> Shirts {
        if piece.shirt.is_keeper() {
            std::iter::once(p.keeper[piece.seat]).collect()
        } else {
            p.field_shirts(piece.seat)
        }
    }

    pub(crate) fn judge_sub_out(&self, p: &Position, piece: Piece, shirt: Shirt) -> Verdict {
        let out = Piece { seat: piece.seat, shirt };
        if p.square(out).is_none() {
            refuse(Rule::Sub6, Refusal::OffPitch { piece: out })
        } else if self.leavers(p, piece).has(shirt) {
            Ok(())
        } else {
            refuse(Rule::Sub6, Refusal::BadPlayer { piece: out })
        }
    }

    pub(crate) fn judge_to_bench(&self, p: &Position, piece: Piece, shirt: Shirt) -> Verdict {
        let asked = Piece { seat: piece.seat, shirt };
        if p.dead.kind != DeadKind::Goal {
            refuse(Rule::Sub4, Refusal::BadPlayer { piece: asked })
        } else if shirt == piece.shirt {
            Ok(())
        } else {
            refuse(Rule::Sub5, Refusal::BadPlayer { piece: asked })
        }
    }

    pub(crate) fn sub_out<T: Teller>(&self, p: &mut Position, piece: Piece, shirt: Shirt, w: &mut T) -> Flow {
        let out = Piece { seat: piece.seat, shirt };
        if piece.shirt.is_keeper() {
            p.put(out, Place::TAKEN_OFF);
            self.keeper_comes_on(p, piece, out, Rule::Sub9, w);
        } else {
            p.put(out, Place::TAKEN_OFF);
            p.put(piece, Place::CHOSEN);
            p.subs_used[piece.seat] += 1;
            self.queue(p, Swap { on: piece.shirt, off: shirt });
            w.tell(Rule::Sub4, Event::Substituted { piece, out });
        }
        Flow::Then(Stage::Warming(piece.seat))
    }

    /// The substitutes are placed one after the other.
    pub(crate) fn enter<T: Teller>(&self, p: &mut Position, seat: Seat, w: &mut T) -> Flow {
        // [R77] In ascending shirt number.
        let next = p.dead.swaps.iter().flatten().min_by_key(|swap| swap.on).copied();
        let Some(swap) = next else {
            return Flow::Then(match seat {
                Seat::Away => Stage::Keeperless(Seat::Home),
                Seat::Home => {
                    if p.dead.kind == DeadKind::Penalty {
                        // [R54] Any field player may take it.
                        p.dead.victim = None;
                    }
                    Stage::Keepers(Seat::Away)
                }
            });
        };
        let piece = Piece { seat, shirt: swap.on };
        let (rear, front) = self.sub_rows(p, piece);
        let man = if seat == p.dead.team { &mut p.dead.victim } else { &mut p.dead.fouler };
        if p.dead.kind == DeadKind::FreeKick && *man == Some(swap.off) {
            // [FK-8] The substitute takes that player's place at the free kick.
            *man = Some(swap.on);
            let spot = p.dead.spot;
            self.entered(p, piece, spot, Rule::Fk8, w);
            return Flow::Then(Stage::Enter(seat));
        }
        if rear == front {
            self.sub_row_chosen(p, piece, rear, w)
        } else {
            Flow::Wait(Phase::SubRow { piece })
        }
    }

    /// SUB-7, SUB-8: the rows in which a substitute comes on, as rows from his own goal line; equal if there is no choice.
    fn sub_own_rows(&self, p: &Position, piece: Piece) -> (u8, u8) {
        let rows =
            || p.field_players(piece.seat).map(|(_, square)| self.pitch.own_row(piece.seat, square.row()));
        let (rear, front) = (rows().min().unwrap_or(self.pitch.mid), rows().max().unwrap_or(self.pitch.mid));
        let inside = |row: u8| row.clamp(2, self.pitch.top - 2);
        match piece.shirt.kind() {
            Kind::Field(Line::Attack) => (inside(front), inside(front)),
            Kind::Field(Line::Midfield) => (inside((rear + front) / 2), inside((rear + front).div_ceil(2))),
            _ => (inside(rear), inside(rear)),
        }
    }

    /// The same as rows of the board.
    pub(crate) fn sub_rows(&self, p: &Position, piece: Piece) -> (u8, u8) {
        let (rear, front) = self.sub_own_rows(p, piece);
        (self.pitch.row_from(piece.seat, rear), self.pitch.row_from(piece.seat, front))
    }

    pub(crate) fn list_sub_rows(&self, p: &Position, piece: Piece, actions: &mut Vec<Action>) {
        let (a, b) = self.sub_rows(p, piece);
        actions.extend([a.min(b), a.max(b)].map(|row| Action::SubRow { row }));
    }

    pub(crate) fn judge_sub_row(&self, p: &Position, piece: Piece, row: u8) -> Verdict {
        let (a, b) = self.sub_rows(p, piece);
        if row == a || row == b { Ok(()) } else { refuse(Rule::Sub8, Refusal::BadRow { row }) }
    }

    /// The row is known; if it is full, the next one towards the middle line and beyond.
    pub(crate) fn sub_row_chosen<T: Teller>(
        &self,
        p: &mut Position,
        piece: Piece,
        row: u8,
        w: &mut T,
    ) -> Flow {
        let mut row = row;
        let up = row < self.pitch.mid || (row == self.pitch.mid && piece.seat == Seat::Away);
        for _ in 0..self.pitch.top {
            let squares = self.sub_squares(p, piece, row);
            match squares.first() {
                Some(only) if squares.len() == 1 => {
                    self.entered(p, piece, Square(only), self.sub_rule(piece), w);
                    return Flow::Then(Stage::Enter(piece.seat));
                }
                Some(_) => return Flow::Wait(Phase::SubSquare { piece, row }),
                None => {
                    row = if up { row + 1 } else { row.wrapping_sub(1) };
                    if !(1..self.pitch.top).contains(&row) {
                        row = self.pitch.mid;
                    }
                }
            }
        }
        Flow::Then(Stage::Enter(piece.seat))
    }

    /// Free squares of the row that respect SPOIL-4.
    pub(crate) fn sub_squares(&self, p: &Position, piece: Piece, row: u8) -> Squares {
        let row = self.pitch.rows[(row as usize).min(self.pitch.rows.len() - 1)];
        p.free(self.pitch.field).and(row).minus(self.full_areas(p, piece.seat, Square::at(0, 0)))
    }

    pub(crate) fn sub_rule(&self, piece: Piece) -> Rule {
        if piece.shirt.kind() == Kind::Field(Line::Midfield) { Rule::Sub8 } else { Rule::Sub7 }
    }

    /// A substitute is on the pitch.
    pub(crate) fn entered<T: Teller>(
        &self,
        p: &mut Position,
        piece: Piece,
        to: Square,
        rule: Rule,
        w: &mut T,
    ) {
        let mut swaps = [None; 3];
        let rest = p.dead.swaps.into_iter().filter(|swap| swap.is_some_and(|swap| swap.on != piece.shirt));
        swaps.iter_mut().zip(rest).for_each(|(place, swap)| *place = swap);
        p.dead.swaps = swaps;
        p.move_to(piece, to);
        w.tell(rule, Event::Placed { piece, to });
    }
}
