//! Substitutions at a dead ball, emergencies first: SUB, CARD-3, CARD-4, INJ-2, INJ-3.

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::flow::Champions;
use crate::phase::{DeadKind, Phase, Swap};
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::{Kind, Line, Piece, Shirt, Shirts};
use crate::square::Square;
use crate::stage::{Flow, Stage};
use touchline_kernel::{Seat, Squares, Witness};

/// SUB-1.
const SUBSTITUTIONS: u8 = 3;

impl Champions {
    fn subs_left(&self, position: &Position, seat: Seat) -> u8 {
        if self.options.substitutions {
            SUBSTITUTIONS - position.subs_used[seat].min(SUBSTITUTIONS)
        } else {
            0
        }
    }

    /// Members who could come on: on the bench or warming up.
    fn reserves(&self, position: &Position, seat: Seat) -> Shirts {
        position.members(seat, Place::BENCH).or(position.members(seat, Place::WARMING))
    }

    /// P40c: a team whose keeper had to leave.
    pub(crate) fn keeperless<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let gone = position.keeper_piece(seat);
        if position.square(gone).is_some() {
            return Flow::Then(Stage::Injured(seat));
        }
        let reserve = self.reserves(position, seat).iter().find(|shirt| shirt.is_keeper());
        let men = position.field_shirts(seat);
        match reserve.filter(|_| self.subs_left(position, seat) > 0) {
            // [INJ-3] An injured keeper is simply replaced.
            Some(reserve) if position.place(gone) == Place::INJURED_OFF => {
                self.keeper_comes_on(position, Piece { seat, shirt: reserve }, gone, Rule::Inj3, witness);
                Flow::Then(Stage::Injured(seat))
            }
            // [CARD-3] A field player makes way for him.
            Some(_) if men.len() > 1 => Flow::Wait(Phase::KeeperOff { seat }),
            Some(_) => match men.first() {
                Some(shirt) => self.take_keeper_off(position, seat, shirt, witness),
                None => self.end_match(position, Rule::Card3, Some(seat.other()), witness),
            },
            None if men.len() > 1 => Flow::Wait(Phase::Makeshift { seat }),
            None => match men.first() {
                Some(shirt) => self.makeshift(position, Piece { seat, shirt }, witness),
                // [R83] Nobody is left.
                None => self.end_match(position, Rule::Card4, Some(seat.other()), witness),
            },
        }
    }

    /// SUB-10: where a player goes who is replaced; by the option he may come back (R57).
    fn place_of_the_replaced(&self) -> Place {
        if self.options.reentry { Place::BENCH } else { Place::TAKEN_OFF }
    }

    pub(crate) fn take_keeper_off<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        shirt: Shirt,
        witness: &mut W,
    ) -> Flow {
        let out = Piece { seat, shirt };
        position.put(out, self.place_of_the_replaced());
        if let Some(reserve) = self.reserves(position, seat).iter().find(|shirt| shirt.is_keeper()) {
            self.keeper_comes_on(position, Piece { seat, shirt: reserve }, out, Rule::Card3, witness);
        }
        self.forget_man(position, seat, shirt);
        Flow::Then(Stage::Injured(seat))
    }

    pub(crate) fn makeshift<W: Witness<Self>>(
        &self,
        position: &mut Position,
        piece: Piece,
        witness: &mut W,
    ) -> Flow {
        position.keeper[piece.seat] = piece.shirt;
        let to = self.pitch.goal_squares(piece.seat)[0];
        position.move_to(piece, to);
        witness.tell(Rule::Card4, Event::InGoal { piece });
        self.forget_man(position, piece.seat, piece.shirt);
        Flow::Then(Stage::Injured(piece.seat))
    }

    /// A man who has left cannot stand at the ball or in the wall.
    fn forget_man(&self, position: &mut Position, seat: Seat, shirt: Shirt) {
        let man =
            if seat == position.dead.team { &mut position.dead.victim } else { &mut position.dead.fouler };
        if *man == Some(shirt) {
            *man = None;
        }
    }

    fn keeper_comes_on<W: Witness<Self>>(
        &self,
        position: &mut Position,
        piece: Piece,
        out: Piece,
        rule: Rule,
        witness: &mut W,
    ) {
        position.keeper[piece.seat] = piece.shirt;
        position.subs_used[piece.seat] += 1;
        // [SUB-9, DEAD-2] Which of the two goal squares is chosen when the keepers are placed.
        let to = self.pitch.goal_squares(piece.seat)[0];
        position.move_to(piece, to);
        witness.tell(rule, Event::Substituted { piece, out });
    }

    /// [INJ-2] May an injured man be replaced?
    pub(crate) fn replace_injured(&self, position: &mut Position, seat: Seat) -> Flow {
        let done = Flow::Then(Stage::Surplus(seat));
        let foul = matches!(position.dead.kind, DeadKind::FreeKick | DeadKind::Penalty);
        let Some(shirt) = position.dead.victim.filter(|_| foul && seat == position.dead.team) else {
            return done;
        };
        let piece = Piece { seat, shirt };
        if position.place(piece) != Place::INJURED_OFF {
            return done;
        }
        if self.subs_left(position, seat) > 0
            && !self.field_reserves(position, seat).is_empty()
            && position.keeper[seat] != shirt
        {
            // A keeper has been replaced already.
            if !shirt.is_keeper() {
                return Flow::Wait(Phase::Replace { piece });
            }
        }
        position.dead.victim = None;
        done
    }

    pub(crate) fn field_reserves(&self, position: &Position, seat: Seat) -> Shirts {
        self.reserves(position, seat).iter().filter(|shirt| !shirt.is_keeper()).collect()
    }

    pub(crate) fn judge_sub_in(&self, position: &Position, seat: Seat, shirt: Shirt) -> Verdict {
        if self.field_reserves(position, seat).has(shirt) {
            Ok(())
        } else {
            refuse(Rule::Inj2, Refusal::NotOnBench { piece: Piece { seat, shirt } })
        }
    }

    pub(crate) fn sub_in<W: Witness<Self>>(
        &self,
        position: &mut Position,
        out: Piece,
        shirt: Shirt,
        witness: &mut W,
    ) -> Flow {
        let piece = Piece { seat: out.seat, shirt };
        position.subs_used[piece.seat] += 1;
        witness.tell(Rule::Inj2, Event::Substituted { piece, out });
        if position.dead.kind == DeadKind::FreeKick {
            // [FK-8] He takes the injured man's place.
            let spot = position.dead.spot;
            position.move_to(piece, spot);
            position.dead.victim = Some(shirt);
        } else {
            position.put(piece, Place::CHOSEN);
            position.dead.victim = None;
            self.queue(position, Swap { on: shirt, off: out.shirt });
        }
        Flow::Then(Stage::Surplus(piece.seat))
    }

    pub(crate) fn no_sub(&self, position: &mut Position, seat: Seat) -> Flow {
        position.dead.victim = None;
        Flow::Then(Stage::Surplus(seat))
    }

    fn queue(&self, position: &mut Position, swap: Swap) {
        if let Some(place) = position.dead.swaps.iter_mut().find(|place| place.is_none()) {
            *place = Some(swap);
        }
    }

    /// More players warm up than substitutions are left.
    pub(crate) fn surplus(&self, position: &mut Position, seat: Seat) -> Flow {
        let warming = position.members(seat, Place::WARMING);
        if warming.len() > u32::from(self.subs_left(position, seat)) {
            return Flow::Wait(Phase::Surplus { seat });
        }
        Flow::Then(Stage::Warming(seat))
    }

    pub(crate) fn to_bench<W: Witness<Self>>(&self, position: &mut Position, piece: Piece, witness: &mut W) {
        position.put(piece, Place::BENCH);
        witness.tell(Rule::Sub5, Event::Benched { piece });
    }

    /// [SUB-4] Players who are warming up come on, in ascending order: first the others leave.
    pub(crate) fn warming<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let Some(shirt) = position.members(seat, Place::WARMING).first() else {
            return Flow::Then(Stage::Enter(seat));
        };
        let piece = Piece { seat, shirt };
        let choices = self.leavers(position, piece);
        match choices.first() {
            // [SUB-6] Nobody could leave for him.
            None => {
                self.to_bench(position, piece, witness);
                Flow::Then(Stage::Warming(seat))
            }
            Some(only) if choices.len() == 1 && position.dead.kind != DeadKind::Goal => {
                self.sub_out(position, piece, only, witness)
            }
            Some(_) => Flow::Wait(Phase::SubOut { piece }),
        }
    }

    /// SUB-6, R77: field players for a field player, the keeper for a keeper.
    pub(crate) fn leavers(&self, position: &Position, piece: Piece) -> Shirts {
        if piece.shirt.is_keeper() {
            std::iter::once(position.keeper[piece.seat]).collect()
        } else {
            position.field_shirts(piece.seat)
        }
    }

    pub(crate) fn judge_sub_out(&self, position: &Position, piece: Piece, shirt: Shirt) -> Verdict {
        let out = Piece { seat: piece.seat, shirt };
        if position.square(out).is_none() {
            refuse(Rule::Sub6, Refusal::OffPitch { piece: out })
        } else if self.leavers(position, piece).has(shirt) {
            Ok(())
        } else {
            refuse(Rule::Sub6, Refusal::BadPlayer { piece: out })
        }
    }

    pub(crate) fn judge_to_bench(&self, position: &Position, piece: Piece, shirt: Shirt) -> Verdict {
        let asked = Piece { seat: piece.seat, shirt };
        if position.dead.kind != DeadKind::Goal {
            refuse(Rule::Sub4, Refusal::BadPlayer { piece: asked })
        } else if shirt == piece.shirt {
            Ok(())
        } else {
            refuse(Rule::Sub5, Refusal::BadPlayer { piece: asked })
        }
    }

    pub(crate) fn sub_out<W: Witness<Self>>(
        &self,
        position: &mut Position,
        piece: Piece,
        shirt: Shirt,
        witness: &mut W,
    ) -> Flow {
        let out = Piece { seat: piece.seat, shirt };
        if piece.shirt.is_keeper() {
            position.put(out, self.place_of_the_replaced());
            self.keeper_comes_on(position, piece, out, Rule::Sub9, witness);
        } else {
            position.put(out, self.place_of_the_replaced());
            position.put(piece, Place::CHOSEN);
            position.subs_used[piece.seat] += 1;
            self.queue(position, Swap { on: piece.shirt, off: shirt });
            witness.tell(Rule::Sub4, Event::Substituted { piece, out });
        }
        Flow::Then(Stage::Warming(piece.seat))
    }

    /// The substitutes are placed one after the other.
    pub(crate) fn enter<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        // [R77] In ascending shirt number.
        let next = position.dead.swaps.iter().flatten().min_by_key(|swap| swap.on).copied();
        let Some(swap) = next else {
            return Flow::Then(match seat {
                Seat::Away => Stage::Keeperless(Seat::Home),
                Seat::Home => {
                    if position.dead.kind == DeadKind::Penalty {
                        // [R54] Any field player may take it.
                        position.dead.victim = None;
                    }
                    Stage::Keepers(Seat::Away)
                }
            });
        };
        let piece = Piece { seat, shirt: swap.on };
        let (rear, front) = self.sub_rows(position, piece);
        let man =
            if seat == position.dead.team { &mut position.dead.victim } else { &mut position.dead.fouler };
        if position.dead.kind == DeadKind::FreeKick && *man == Some(swap.off) {
            // [FK-8] The substitute takes that player's place at the free kick.
            *man = Some(swap.on);
            let spot = position.dead.spot;
            self.let_in(position, piece, spot, Rule::Fk8, witness);
            return Flow::Then(Stage::Enter(seat));
        }
        if rear == front {
            self.choose_sub_row(position, piece, rear, witness)
        } else {
            Flow::Wait(Phase::SubRow { piece })
        }
    }

    /// SUB-7, SUB-8: the rows in which a substitute comes on, as rows from his own goal line; equal if there is no choice.
    fn sub_own_rows(&self, position: &Position, piece: Piece) -> (u8, u8) {
        let rows = || {
            position.field_players(piece.seat).map(|(_, square)| self.pitch.own_row(piece.seat, square.row()))
        };
        let (rear, front) = (rows().min().unwrap_or(self.pitch.mid), rows().max().unwrap_or(self.pitch.mid));
        let inside = |row: u8| row.clamp(2, self.pitch.top - 2);
        match piece.shirt.kind() {
            Kind::Field(Line::Attack) => (inside(front), inside(front)),
            Kind::Field(Line::Midfield) => (inside((rear + front) / 2), inside((rear + front).div_ceil(2))),
            _ => (inside(rear), inside(rear)),
        }
    }

    /// The same as rows of the board.
    pub(crate) fn sub_rows(&self, position: &Position, piece: Piece) -> (u8, u8) {
        let (rear, front) = self.sub_own_rows(position, piece);
        (self.pitch.row_from(piece.seat, rear), self.pitch.row_from(piece.seat, front))
    }

    pub(crate) fn list_sub_rows(&self, position: &Position, piece: Piece, actions: &mut Vec<Action>) {
        let (a, b) = self.sub_rows(position, piece);
        actions.extend([a.min(b), a.max(b)].map(|row| Action::SubRow { row }));
    }

    pub(crate) fn judge_sub_row(&self, position: &Position, piece: Piece, row: u8) -> Verdict {
        let (a, b) = self.sub_rows(position, piece);
        if row == a || row == b { Ok(()) } else { refuse(Rule::Sub8, Refusal::BadRow { row }) }
    }

    /// The row is known; if it is full, the next one towards the middle line and beyond.
    pub(crate) fn choose_sub_row<W: Witness<Self>>(
        &self,
        position: &mut Position,
        piece: Piece,
        row: u8,
        witness: &mut W,
    ) -> Flow {
        let mut row = row;
        let up = row < self.pitch.mid || (row == self.pitch.mid && piece.seat == Seat::Away);
        for _ in 0..self.pitch.top {
            let squares = self.sub_squares(position, piece, row);
            match squares.first() {
                Some(only) if squares.len() == 1 => {
                    self.let_in(position, piece, Square(only), self.sub_rule(piece), witness);
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
    pub(crate) fn sub_squares(&self, position: &Position, piece: Piece, row: u8) -> Squares {
        let row = self.pitch.rows[(row as usize).min(self.pitch.rows.len() - 1)];
        position.free(self.pitch.field).and(row).minus(self.full_areas(
            position,
            piece.seat,
            Square::at(0, 0),
        ))
    }

    pub(crate) fn sub_rule(&self, piece: Piece) -> Rule {
        if piece.shirt.kind() == Kind::Field(Line::Midfield) { Rule::Sub8 } else { Rule::Sub7 }
    }

    /// A substitute is on the pitch.
    pub(crate) fn let_in<W: Witness<Self>>(
        &self,
        position: &mut Position,
        piece: Piece,
        to: Square,
        rule: Rule,
        witness: &mut W,
    ) {
        let mut swaps = [None; 3];
        let rest =
            position.dead.swaps.into_iter().filter(|swap| swap.is_some_and(|swap| swap.on != piece.shirt));
        swaps.iter_mut().zip(rest).for_each(|(place, swap)| *place = swap);
        position.dead.swaps = swaps;
        position.move_to(piece, to);
        witness.tell(rule, Event::Placed { piece, to });
    }
}
