//! Saves, held balls, rebounds and goals: SHOT, SAVE, HOLD, REB.

use crate::action::{Action, Event, Refusal, Side};
use crate::flow::{Champions, Flow, Stage, Teller, Verdict, refuse};
use crate::phase::{After, Dead, DeadKind, End, Mode, Origin, Period, Phase, Play, Touch};
use crate::position::Position;
use crate::rules::Rule;
use crate::square::{Dir, Square, steps};
use touchline_kernel::{Seat, Squares};

impl Champions {
    /// The shot being resolved: whose goal, and the power.
    fn shot(&self, p: &Position) -> (Seat, u8) {
        match p.play.end {
            End::Shot { defending, power } => (defending, power),
            _ => (p.act.other(), 0),
        }
    }

    /// SAVE-2: the chance in quarters at each square of the last leg.
    pub(crate) fn each_save(&self, p: &Position, mut f: impl FnMut(u8, Square, u8)) {
        let (seat, power) = self.shot(p);
        let keeper = p.keeper_square(seat);
        // [SAVE-3] A makeshift keeper counts like a point of power.
        let malus = power + u8::from(p.is_makeshift(seat));
        if malus > 2 {
            return;
        }
        // In a shoot-out nobody is in the keeper's way.
        let taken = if p.period == Period::Shootout { keeper.set() } else { p.taken() };
        let free = self.pitch.keeper_walk[seat].minus(taken);
        let (mut front, mut seen) = (keeper.set(), keeper.set());
        let mut layers = [Squares::EMPTY; 3];
        for layer in layers.iter_mut().take(3 - malus as usize) {
            front = steps(front).and(free).minus(seen);
            seen = seen.or(front);
            *layer = front;
        }
        for (at, &square) in p.play.last_leg().iter().enumerate() {
            if !self.options.handball && !self.pitch.hands[seat].has(square.0) {
                continue;
            }
            if let Some(further) = layers.iter().position(|layer| layer.has(square.0)) {
                f(at as u8, square, 3 - further as u8 - malus);
            }
        }
    }

    /// P25: whose goal it is, or a goal at once (SAVE-4).
    pub(crate) fn save<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let mut any = false;
        self.each_save(p, |_, _, _| any = true);
        if any {
            return Flow::Wait(Phase::SavePick);
        }
        let (seat, _) = self.shot(p);
        w.tell(Rule::Save4, Event::NoSave { piece: p.keeper_piece(seat) });
        self.goal(p, seat.other(), w)
    }

    pub(crate) fn saver(&self, p: &Position) -> Seat {
        self.shot(p).0
    }

    fn may_concede(&self, p: &Position) -> bool {
        let (seat, _) = self.shot(p);
        let mut inside = false;
        self.each_save(p, |_, square, _| inside |= self.pitch.hands[seat].has(square.0));
        !inside
    }

    pub(crate) fn list_saves(&self, p: &Position, actions: &mut Vec<Action>) {
        self.each_save(p, |_, to, _| actions.push(Action::Save { to }));
        actions.sort_unstable();
        if self.may_concede(p) {
            actions.push(Action::Concede);
        }
    }

    pub(crate) fn judge_save(&self, p: &Position, to: Square) -> Verdict {
        let mut good = false;
        self.each_save(p, |_, square, _| good |= square == to);
        if good {
            Ok(())
        } else if p.play.last_leg().contains(&to) {
            refuse(Rule::Save2, Refusal::NoChance { to })
        } else {
            refuse(Rule::Save1, Refusal::NotOffered { to })
        }
    }

    pub(crate) fn judge_concede(&self, p: &Position) -> Verdict {
        if self.may_concede(p) { Ok(()) } else { refuse(Rule::Save6, Refusal::MustSave) }
    }

    pub(crate) fn conceded<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let (seat, _) = self.shot(p);
        w.tell(Rule::Save6, Event::Conceded { piece: p.keeper_piece(seat) });
        self.goal(p, seat.other(), w)
    }

    /// [SAVE-5] The keeper goes first, then the die is rolled.
    pub(crate) fn dive<T: Teller>(&self, p: &mut Position, to: Square, w: &mut T) -> Flow {
        let piece = p.keeper_piece(self.shot(p).0);
        let from = p.at(piece.seat, piece.shirt);
        let (mut at, mut quarters) = (0, 0);
        self.each_save(p, |index, square, chance| {
            if square == to {
                (at, quarters) = (index, chance);
            }
        });
        self.make_way(p, to, w);
        p.move_to(piece, to);
        w.tell(Rule::Save2, Event::Dived { piece, to, quarters });
        Flow::Wait(Phase::SaveRoll { from, at, quarters })
    }

    /// P26.
    pub(crate) fn save_rolled<T: Teller>(
        &self,
        p: &mut Position,
        from: Square,
        at: u8,
        quarters: u8,
        number: u8,
        w: &mut T,
    ) -> Flow {
        let (seat, _) = self.shot(p);
        let piece = p.keeper_piece(seat);
        let goal = number + quarters <= 4;
        if p.period == Period::Shootout {
            return self.shootout_kick(p, goal, w);
        }
        let full = self.tick(p, number, w);
        if goal {
            let scored = self.goal(p, seat.other(), w);
            // [CLK-4] The goal counts; then the whistle.
            if full
                && !matches!(p.phase, Phase::Over { .. })
                && let Some(end) = self.whistle(p, w)
            {
                return end;
            }
            return scored;
        }
        let to = p.at(seat, piece.shirt);
        if !self.pitch.hands[seat].has(to.0) {
            w.tell(Rule::Save7, Event::Handball { piece, to });
            p.ball = to;
            return self.dead_ball(p, DeadKind::Handball, seat.other(), to);
        }
        if number + quarters > 5 {
            w.tell(Rule::Save5, Event::Held { piece, to });
            p.ball = to;
            p.last_touch = Touch { team: seat, mode: Mode::Rebound };
            p.locked = None;
            return Flow::Then(Stage::Tidy(After::Hold));
        }
        w.tell(Rule::Reb1, Event::Parried { piece, to });
        match self.rebound_side(p, from) {
            Some(side) => self.rebound(p, at, side),
            None => Flow::Wait(Phase::ReboundSide { from, at }),
        }
    }

    /// REB-2: the side on which the ball would have passed the keeper; none if his coach chooses.
    fn rebound_side(&self, p: &Position, keeper: Square) -> Option<Side> {
        let leg = p.play.last_leg();
        let level = leg.iter().find(|square| square.row() == keeper.row()).or(leg.last())?;
        let side = |from: u8, to: u8| match to.cmp(&from) {
            std::cmp::Ordering::Greater => Some(Side::E),
            std::cmp::Ordering::Less => Some(Side::W),
            std::cmp::Ordering::Equal => None,
        };
        side(keeper.col(), level.col()).or_else(|| {
            let before = match leg {
                [.., before, _] => before.col(),
                _ => p.at(p.play.team, p.play.kicker).col(),
            };
            side(before, leg.last()?.col())
        })
    }

    /// P28.
    pub(crate) fn rebound(&self, p: &mut Position, at: u8, side: Side) -> Flow {
        let (seat, _) = self.shot(p);
        let steps = p.play.left[(p.play.leg + at) as usize & 15] + 1;
        let dir = match (seat, side) {
            (Seat::Home, Side::E) => Dir(1),
            (Seat::Home, Side::W) => Dir(7),
            (Seat::Away, Side::E) => Dir(3),
            (Seat::Away, Side::W) => Dir(5),
        };
        let from = p.keeper_square(seat);
        self.deflect(p, seat, Mode::Rebound, from, dir, steps);
        Flow::Then(Stage::Intercept)
    }

    /// P27: the keeper of this team has the ball in his hands; the rest is like a turn of his coach (HOLD-2).
    pub(crate) fn hold<T: Teller>(&self, p: &mut Position, seat: Seat, w: &mut T) -> Flow {
        if let Some(end) = self.rolls_used_up(p, w) {
            return end;
        }
        p.act = seat;
        p.play = Play::NONE;
        p.dead = Dead::NONE;
        p.last_deflector = None;
        p.ball = p.keeper_square(seat);
        Flow::Wait(Phase::HoldRoll)
    }

    pub(crate) fn hold_rolled<T: Teller>(&self, p: &mut Position, number: u8, w: &mut T) -> Flow {
        w.tell(Rule::Hold1, Event::Rolled { by: p.act, number });
        if number == 1 {
            // [R59] Only with `hold_ones_count` is this possible: it counts, and is rolled again.
            if self.tick(p, number, w)
                && let Some(end) = self.whistle(p, w)
            {
                return end;
            }
            return Flow::Wait(Phase::HoldRoll);
        }
        self.count_roll(p, 1);
        let keeper = p.keeper_piece(p.act);
        self.begin_play(p, keeper, number, Origin::Turn);
        Flow::Then(Stage::CompulsoryKick)
    }

    /// A goal for `by`.
    pub(crate) fn goal<T: Teller>(&self, p: &mut Position, by: Seat, w: &mut T) -> Flow {
        if p.period == Period::Shootout {
            return self.shootout_kick(p, true, w);
        }
        p.score[by] = p.score[by].saturating_add(1);
        w.tell(Rule::Shot1, Event::Goal { by, home: p.score.home, away: p.score.away });
        if p.period == Period::Extra {
            return self.over(p, Rule::Xt3, Some(by), w);
        }
        self.dead_ball(p, DeadKind::Goal, by.other(), self.pitch.goal_squares(by.other())[0])
    }
}
