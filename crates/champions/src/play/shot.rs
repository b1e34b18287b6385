//! Saves, held balls, rebounds and goals: SHOT, SAVE, HOLD, REB.

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal, Side};
use crate::flow::Champions;
use crate::phase::{After, Dead, DeadKind, End, Mode, Origin, Period, Phase, Play, Touch};
use crate::position::Position;
use crate::rules::Rule;
use crate::square::{Dir, Square, steps};
use crate::stage::{Flow, Stage};
use touchline_kernel::{Seat, Squares, Witness};

/// SAVE-2: quarters of a chance for a save square so many steps from the keeper, with so many points of power; a makeshift keeper
/// counts like one more (SAVE-3).
pub(crate) const fn save_quarters(steps: u8, power: u8) -> u8 {
    4u8.saturating_sub(steps).saturating_sub(power)
}

/// What a save comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SaveResult {
    /// Beaten.
    Goal,
    /// REB-1.
    Rebound,
    /// HOLD-1.
    Hold,
}

/// SAVE-5: the table of the D4.
pub(crate) const fn save_result(quarters: u8, number: u8) -> SaveResult {
    match number + quarters {
        0..=4 => SaveResult::Goal,
        5 => SaveResult::Rebound,
        _ => SaveResult::Hold,
    }
}

impl Champions {
    /// The shot being resolved: whose goal, and the power.
    fn shot(&self, position: &Position) -> (Seat, u8) {
        match position.play.end {
            End::Shot { defending, power } => (defending, power),
            _ => (position.act.other(), 0),
        }
    }

    /// SAVE-2: the chance in quarters at each square of the last leg.
    pub(crate) fn each_save(&self, position: &Position, mut f: impl FnMut(u8, Square, u8)) {
        let (seat, power) = self.shot(position);
        let keeper = position.keeper_square(seat);
        // [SAVE-3] A makeshift keeper counts like a point of power.
        let malus = power + u8::from(position.is_makeshift(seat));
        if malus > 2 {
            return;
        }
        // In a shoot-out nobody is in the keeper's way.
        let taken = if position.period == Period::Shootout { keeper.set() } else { position.taken() };
        let free = self.pitch.keeper_walk[seat].minus(taken);
        let (mut front, mut seen) = (keeper.set(), keeper.set());
        let mut layers = [Squares::EMPTY; 3];
        for layer in layers.iter_mut().take(3 - malus as usize) {
            front = steps(front).and(free).minus(seen);
            seen = seen.or(front);
            *layer = front;
        }
        for (at, &square) in position.play.last_leg().iter().enumerate() {
            if !self.options.handball && !self.pitch.hands[seat].has(square.0) {
                continue;
            }
            if let Some(further) = layers.iter().position(|layer| layer.has(square.0)) {
                f(at as u8, square, save_quarters(further as u8 + 1, malus));
            }
        }
    }

    /// P25: whose goal it is, or a goal at once (SAVE-4).
    pub(crate) fn save<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let mut any = false;
        self.each_save(position, |_, _, _| any = true);
        if any {
            return Flow::Wait(Phase::SavePick);
        }
        let (seat, _) = self.shot(position);
        witness.tell(Rule::Save4, Event::NoSave { piece: position.keeper_piece(seat) });
        self.goal(position, seat.other(), witness)
    }

    pub(crate) fn saver(&self, position: &Position) -> Seat {
        self.shot(position).0
    }

    fn may_concede(&self, position: &Position) -> bool {
        let (seat, _) = self.shot(position);
        let mut inside = false;
        self.each_save(position, |_, square, _| inside |= self.pitch.hands[seat].has(square.0));
        !inside
    }

    pub(crate) fn list_saves(&self, position: &Position, actions: &mut Vec<Action>) {
        self.each_save(position, |_, to, _| actions.push(Action::Save { to }));
        actions.sort_unstable();
        if self.may_concede(position) {
            actions.push(Action::Concede);
        }
    }

    pub(crate) fn judge_save(&self, position: &Position, to: Square) -> Verdict {
        let mut good = false;
        self.each_save(position, |_, square, _| good |= square == to);
        if good {
            Ok(())
        } else if position.play.last_leg().contains(&to) {
            refuse(Rule::Save2, Refusal::NoChance { to })
        } else {
            refuse(Rule::Save1, Refusal::NotOffered { to })
        }
    }

    pub(crate) fn judge_concede(&self, position: &Position) -> Verdict {
        if self.may_concede(position) { Ok(()) } else { refuse(Rule::Save6, Refusal::MustSave) }
    }

    pub(crate) fn concede<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let (seat, _) = self.shot(position);
        witness.tell(Rule::Save6, Event::Conceded { piece: position.keeper_piece(seat) });
        self.goal(position, seat.other(), witness)
    }

    /// [SAVE-5] The keeper goes first, then the die is rolled.
    pub(crate) fn dive<W: Witness<Self>>(
        &self,
        position: &mut Position,
        to: Square,
        witness: &mut W,
    ) -> Flow {
        let piece = position.keeper_piece(self.shot(position).0);
        let from = position.at(piece.seat, piece.shirt);
        let (mut at, mut quarters) = (0, 0);
        self.each_save(position, |index, square, chance| {
            if square == to {
                (at, quarters) = (index, chance);
            }
        });
        self.make_way(position, to, witness);
        position.move_to(piece, to);
        witness.tell(Rule::Save2, Event::Dived { piece, to, quarters });
        Flow::Wait(Phase::SaveRoll { from, at, quarters })
    }

    /// P26.
    pub(crate) fn settle_save<W: Witness<Self>>(
        &self,
        position: &mut Position,
        from: Square,
        at: u8,
        quarters: u8,
        number: u8,
        witness: &mut W,
    ) -> Flow {
        let (seat, _) = self.shot(position);
        let piece = position.keeper_piece(seat);
        let result = save_result(quarters, number);
        let goal = result == SaveResult::Goal;
        if position.period == Period::Shootout {
            return self.shootout_kick(position, goal, witness);
        }
        let full = self.tick(position, number, witness);
        if goal {
            let scored = self.goal(position, seat.other(), witness);
            // [CLK-4] The goal counts; then the whistle.
            if full
                && !matches!(position.phase, Phase::Over { .. })
                && let Some(end) = self.whistle(position, witness)
            {
                return end;
            }
            return scored;
        }
        let to = position.at(seat, piece.shirt);
        if !self.pitch.hands[seat].has(to.0) {
            witness.tell(Rule::Save7, Event::Handball { piece, to });
            position.ball = to;
            return self.dead_ball(position, DeadKind::Handball, seat.other(), to);
        }
        if result == SaveResult::Hold {
            witness.tell(Rule::Save5, Event::Held { piece, to });
            position.ball = to;
            position.last_touch = Touch { team: seat, mode: Mode::Rebound };
            position.locked = None;
            return Flow::Then(Stage::Tidy(After::Hold));
        }
        witness.tell(Rule::Reb1, Event::Parried { piece, to });
        match self.rebound_side(position, from) {
            Some(side) => self.rebound(position, at, side),
            None => Flow::Wait(Phase::ReboundSide { from, at }),
        }
    }

    /// REB-2: the side on which the ball would have passed the keeper; none if his coach chooses.
    fn rebound_side(&self, position: &Position, keeper: Square) -> Option<Side> {
        let leg = position.play.last_leg();
        let level = leg.iter().find(|square| square.row() == keeper.row()).or(leg.last())?;
        let side = |from: u8, to: u8| match to.cmp(&from) {
            std::cmp::Ordering::Greater => Some(Side::E),
            std::cmp::Ordering::Less => Some(Side::W),
            std::cmp::Ordering::Equal => None,
        };
        side(keeper.col(), level.col()).or_else(|| {
            let before = match leg {
                [.., before, _] => before.col(),
                _ => position.at(position.play.team, position.play.kicker).col(),
            };
            side(before, leg.last()?.col())
        })
    }

    /// P28.
    pub(crate) fn rebound(&self, position: &mut Position, at: u8, side: Side) -> Flow {
        let (seat, _) = self.shot(position);
        let steps = position.play.left[(position.play.leg + at) as usize & 15] + 1;
        let dir = match (seat, side) {
            (Seat::Home, Side::E) => Dir(1),
            (Seat::Home, Side::W) => Dir(7),
            (Seat::Away, Side::E) => Dir(3),
            (Seat::Away, Side::W) => Dir(5),
        };
        let from = position.keeper_square(seat);
        self.deflect(position, seat, Mode::Rebound, from, dir, steps);
        Flow::Then(Stage::Intercept)
    }

    /// P27: the keeper of this team has the ball in his hands; the rest is like a turn of his coach (HOLD-2).
    pub(crate) fn hold<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        if let Some(end) = self.use_up_rolls(position, witness) {
            return end;
        }
        position.act = seat;
        position.play = Play::NONE;
        position.dead = Dead::NONE;
        position.last_deflector = None;
        position.ball = position.keeper_square(seat);
        Flow::Wait(Phase::HoldRoll)
    }

    pub(crate) fn settle_hold<W: Witness<Self>>(
        &self,
        position: &mut Position,
        number: u8,
        witness: &mut W,
    ) -> Flow {
        witness.tell(Rule::Hold1, Event::Rolled { by: position.act, number });
        if number == 1 {
            // [R59] Only with `hold_ones_count` is this possible: it counts, and is rolled again.
            if self.tick(position, number, witness)
                && let Some(end) = self.whistle(position, witness)
            {
                return end;
            }
            return Flow::Wait(Phase::HoldRoll);
        }
        self.count_roll(position, 1);
        let keeper = position.keeper_piece(position.act);
        self.begin_play(position, keeper, number, Origin::Turn);
        Flow::Then(Stage::CompulsoryKick)
    }

    /// A goal for `by`.
    pub(crate) fn goal<W: Witness<Self>>(&self, position: &mut Position, by: Seat, witness: &mut W) -> Flow {
        if position.period == Period::Shootout {
            return self.shootout_kick(position, true, witness);
        }
        position.score[by] = position.score[by].saturating_add(1);
        witness.tell(Rule::Shot1, Event::Goal { by, home: position.score.home, away: position.score.away });
        if position.period == Period::Extra {
            return self.end_match(position, Rule::Xt3, Some(by), witness);
        }
        self.dead_ball(position, DeadKind::Goal, by.other(), self.pitch.goal_squares(by.other())[0])
    }
}
