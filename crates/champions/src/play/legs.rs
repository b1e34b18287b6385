//! Ball legs: B, C, GEN-3 and GEN-6 (sections 4.6 and 4.14).

use super::{Verdict, refuse};
use crate::action::{Action, Event, Path, Refusal, is_bend};
use crate::flow::Champions;
use crate::options::TouchLimit;
use crate::phase::{After, Dead, End, Mode, Origin, Period, Phase, Touch};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::{Piece, Shirts};
use crate::square::{Dir, Square};
use crate::stage::{Flow, Stage};
use std::cell::OnceCell;
use touchline_kernel::{BySeat, Seat, Squares, Witness};

/// What ends a leg.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hit {
    /// SHOT-1, with the pips left.
    Shot(u8),
    /// C-1: a team-mate, with the pips left.
    Mate(u8),
    /// An empty square, with the last pip.
    End,
}

/// What the ball meets while one team plays it. Nobody moves meanwhile.
#[derive(Debug)]
pub(crate) struct Ground<'a> {
    game: &'a Champions,
    position: &'a Position,
    seat: Seat,
    on: BySeat<Squares>,
    free: Squares,
    /// Team-mates whom a ball can reach at all.
    mates: Squares,
    /// The opponents' goal squares without their keeper.
    goal: Squares,
    resting: OnceCell<Squares>,
}

impl<'a> Ground<'a> {
    pub(crate) fn new(game: &'a Champions, position: &'a Position, seat: Seat, on: BySeat<Squares>) -> Self {
        let pitch = &game.pitch;
        let taken = on.home.or(on.away);
        Self {
            game,
            position,
            seat,
            on,
            free: pitch.field.minus(taken),
            // [R13] The own keeper may be reached on his goal square; only he can stand there.
            mates: on[seat].and(pitch.field.or(pitch.goal[seat])),
            goal: pitch.goal[seat.other()].minus(taken),
            resting: OnceCell::new(),
        }
    }

    /// The ground of the play that is going on.
    pub(crate) fn of(game: &'a Champions, position: &'a Position) -> Self {
        Self::new(game, position, position.play.team, position.on)
    }

    fn resting(&self) -> Squares {
        *self.resting.get_or_init(|| self.game.resting_squares(self.on))
    }

    /// May the ball rest here (SPOIL-6)? Without computing all such squares, if they are not known yet.
    fn may_rest(&self, square: Square) -> bool {
        match self.resting.get() {
            Some(resting) => resting.has(square.0),
            None => !self.game.options.spoil_reach || self.game.ball_reachable(square, self.on),
        }
    }

    /// Team-mates who may be reached by a kick from `row` that is touch number `touches` (C-3, C-4, OFF-2).
    fn receivers(&self, from: Square, touches: u8, touched: Shirts) -> Squares {
        let options = &self.game.options;
        if touches >= options.touches_most() {
            return Squares::EMPTY;
        }
        let mut mates = self.mates.minus(self.game.offside_squares(self.position, self.seat, from.row()));
        mates.remove(from.0);
        if !options.retouch {
            for shirt in touched.iter() {
                mates.remove(self.position.at(self.seat, shirt).0);
            }
        }
        if options.only_touchers(touched) {
            let square = |shirt| self.position.square(Piece { seat: self.seat, shirt });
            let touchers: Squares = touched.iter().filter_map(square).map(|square| square.0).collect();
            mates = mates.and(touchers);
        }
        mates
    }

    /// Every leg of section 4.6, in the order of [`Path`], GEN-3 and SPOIL-6 aside.
    #[inline(always)]
    fn each_leg(
        &self,
        from: Square,
        budget: u8,
        mates: Squares,
        mut f: impl FnMut(Path, Square, Hit) -> bool,
    ) -> bool {
        let pitch = &self.game.pitch;
        let hit = |square: Square, left: u8| {
            if self.free.has(square.0) {
                (left == 0).then_some(Hit::End)
            } else if mates.has(square.0) {
                Some(Hit::Mate(left))
            } else {
                self.goal.has(square.0).then_some(Hit::Shot(left))
            }
        };
        for dir in (0..8).map(Dir) {
            let mut square = from;
            for first in 1..=budget {
                square = pitch.next(square, dir);
                if let Some(hit) = hit(square, budget - first) {
                    if f(Path::straight(dir, first), square, hit) {
                        return true;
                    }
                    break;
                }
                if !self.free.has(square.0) {
                    break;
                }
                let (mut one, mut two) = (dir.turned(7), dir.turned(1));
                if one > two {
                    (one, two) = (two, one);
                }
                for then in [one, two] {
                    let mut end = square;
                    for second in 1..=budget - first {
                        end = pitch.next(end, then);
                        if let Some(hit) = hit(end, budget - first - second) {
                            if f(Path::bent(dir, first, then, second), end, hit) {
                                return true;
                            }
                            break;
                        }
                        if !self.free.has(end.0) {
                            break;
                        }
                    }
                }
            }
        }
        false
    }

    /// `fin` of section 4.14: can touch number `touches`, a kick from here, be played to a legal end?
    pub(crate) fn can_finish(&self, from: Square, budget: u8, touches: u8, touched: Shirts) -> bool {
        // One open straight line settles nearly every case.
        for dir in (0..8).map(Dir) {
            let mut square = from;
            let open = (0..budget).all(|_| {
                square = self.game.pitch.next(square, dir);
                self.free.has(square.0)
            });
            if open && self.may_rest(square) {
                return true;
            }
        }
        let mut dead_ends = [[Squares::EMPTY; 8]; crate::options::TOUCHES_MAX as usize + 1];
        self.can_finish_deep(from, budget, touches, touched, &mut dead_ends)
    }

    fn can_finish_deep(
        &self,
        from: Square,
        budget: u8,
        touches: u8,
        touched: Shirts,
        dead_ends: &mut [[Squares; 8]; crate::options::TOUCHES_MAX as usize + 1],
    ) -> bool {
        let (row, column) = ((touches as usize).min(dead_ends.len() - 1), budget as usize & 7);
        // Where what is possible depends on who has touched the ball, nothing can be remembered.
        let remembers = self.game.options.retouch && self.game.options.touch_limit == TouchLimit::Touches;
        if remembers && dead_ends[row][column].has(from.0) {
            return false;
        }
        let mates = self.receivers(from, touches, touched);
        let found = self.each_leg(from, budget, mates, |_, square, hit| match hit {
            Hit::Shot(_) => true,
            Hit::End => self.may_rest(square),
            Hit::Mate(left) => {
                let mut touched = touched;
                if let Some(mate) = self.position.mate_on(self.seat, square) {
                    touched.insert(mate);
                }
                self.can_finish_deep(square, left + 1, touches + 1, touched, dead_ends)
            }
        });
        if !found {
            dead_ends[row][column].insert(from.0);
        }
        found
    }
}

impl Champions {
    /// P14: the kicker's square, a penalty's spot included.
    pub(crate) fn kick_from(&self, position: &Position) -> Square {
        if position.play.origin == Origin::Penalty {
            position.dead.spot
        } else {
            position.at(position.play.team, position.play.kicker)
        }
    }

    /// P14.
    pub(crate) fn list_legs(&self, position: &Position, actions: &mut Vec<Action>) {
        let from = self.kick_from(position);
        let ground = self.ground(position);
        if position.play.origin == Origin::Penalty {
            let length = self.pitch.geometry.penalty_spots.row;
            ground.each_leg(from, position.play.budget, Squares::EMPTY, |path, _, hit| {
                if matches!(hit, Hit::Shot(_)) && path.length() == length {
                    actions.push(Action::Leg { path });
                }
                false
            });
            return;
        }
        let play = &position.play;
        let mates = ground.receivers(from, play.touches, play.touched);
        let resting = ground.resting();
        ground.each_leg(from, play.budget, mates, |path, square, hit| {
            let legal = match hit {
                Hit::Shot(_) => true,
                Hit::End => resting.has(square.0),
                Hit::Mate(left) => {
                    let mut touched = play.touched;
                    if let Some(mate) = position.mate_on(play.team, square) {
                        touched.insert(mate);
                    }
                    ground.can_finish(square, left + 1, play.touches + 1, touched)
                }
            };
            if legal {
                actions.push(Action::Leg { path });
            }
            false
        });
    }

    /// At a penalty nobody is in the way: the area is cleared, and in a shoot-out nobody stands on the pitch.
    fn ground<'a>(&'a self, position: &'a Position) -> Ground<'a> {
        if position.play.origin == Origin::Penalty {
            let mut on = BySeat::default();
            let keeper = position.play.team.other();
            on[keeper] = position.keeper_square(keeper).set();
            Ground::new(self, position, position.play.team, on)
        } else {
            Ground::of(self, position)
        }
    }

    /// P14: the first rule that a leg breaks, square by square.
    pub(crate) fn judge_leg(&self, position: &Position, path: Path) -> Verdict {
        let ground = self.ground(position);
        let play = &position.play;
        let penalty = play.origin == Origin::Penalty;
        let from = self.kick_from(position);
        let mut bends = 0;
        let mut last = None;
        for (dir, _) in path.parts() {
            if let Some(last) = last {
                bends += 1;
                if bends > 1 || !is_bend(last, dir) {
                    return refuse(Rule::B4, Refusal::BadBend);
                }
            }
            last = Some(dir);
        }
        let opponents = ground.on[play.team.other()];
        let length = path.length();
        let mut square = from;
        let mut done = 0;
        for dir in path.parts().flat_map(|(dir, n)| std::iter::repeat_n(dir, n as usize)) {
            if done == play.budget {
                return refuse(self.length_rule(position, Rule::B2), Refusal::TooFar { budget: play.budget });
            }
            square = self.pitch.next(square, dir);
            done += 1;
            let left = play.budget - done;
            if opponents.has(square.0) {
                return refuse(Rule::B5, Refusal::Blocked { to: square });
            }
            if ground.goal.has(square.0) {
                if done < length {
                    return refuse(Rule::Shot1, Refusal::ThroughGoal { to: square });
                }
                if penalty && length != self.pitch.geometry.penalty_spots.row {
                    return refuse(Rule::Pen3, Refusal::MustShoot);
                }
                return Ok(());
            }
            if ground.mates.has(square.0) && square != from {
                if done < length {
                    return refuse(Rule::C2, Refusal::ThroughMate { to: square });
                }
                return self.judge_touch(position, &ground, from, square, left);
            }
            if !ground.free.has(square.0) {
                return refuse(Rule::Spoil1, Refusal::OutOfField { to: square.min(Square(254)) });
            }
        }
        if penalty {
            return refuse(Rule::Pen3, Refusal::MustShoot);
        }
        if done < play.budget {
            return refuse(
                self.length_rule(position, Rule::B6),
                Refusal::PipsLeft { left: play.budget - done },
            );
        }
        if ground.may_rest(square) { Ok(()) } else { refuse(Rule::Spoil6, Refusal::CutOff { to: square }) }
    }

    /// [KO-2] At the kick-off the number of squares has its own rule.
    fn length_rule(&self, position: &Position, otherwise: Rule) -> Rule {
        if position.play.origin == Origin::KickOff && position.play.touches == 1 {
            Rule::Ko2
        } else {
            otherwise
        }
    }

    fn judge_touch(
        &self,
        position: &Position,
        ground: &Ground<'_>,
        from: Square,
        to: Square,
        left: u8,
    ) -> Verdict {
        let play = &position.play;
        if play.origin == Origin::Penalty {
            return refuse(Rule::Pen3, Refusal::MustShoot);
        }
        let Some(shirt) = position.mate_on(play.team, to) else {
            return refuse(Rule::Gen3, Refusal::DeadEnd { to });
        };
        let piece = Piece { seat: play.team, shirt };
        let players = self.options.only_touchers(play.touched) && !play.touched.has(shirt);
        if play.touches >= self.options.touches_most() || players {
            return refuse(Rule::C3, Refusal::TooManyTouches { most: self.options.max_touches });
        }
        if !self.options.retouch && play.touched.has(shirt) {
            return refuse(Rule::C4, Refusal::TouchedBefore { piece });
        }
        if self.offside_squares(position, play.team, from.row()).has(to.0) {
            return refuse(Rule::Off2, Refusal::Offside { piece });
        }
        let mut touched = play.touched;
        touched.insert(shirt);
        if ground.can_finish(to, left + 1, play.touches + 1, touched) {
            Ok(())
        } else {
            refuse(Rule::Gen3, Refusal::DeadEnd { to })
        }
    }

    /// The ball goes along a legal leg. With every leg played out, squares walked and played add up to the roll (B-7).
    pub(crate) fn play_leg<W: Witness<Self>>(
        &self,
        position: &mut Position,
        path: Path,
        witness: &mut W,
    ) -> Flow {
        let piece = position.kicker();
        let from = self.kick_from(position);
        let budget = position.play.budget;
        position.play.leg = position.play.len;
        let (mut square, mut done) = (from, 0);
        for dir in path.parts().flat_map(|(dir, n)| std::iter::repeat_n(dir, n as usize)) {
            square = self.pitch.next(square, dir);
            done += 1;
            position.play.enter(square, budget.saturating_sub(done));
        }
        let left = budget.saturating_sub(done);
        let seat = position.play.team;
        position.play.kick_row = from.row();
        position.play.forward = self.pitch.opp_row(seat, square.row()) < self.pitch.opp_row(seat, from.row());
        if position.play.origin == Origin::Penalty && position.period != Period::Shootout {
            position.dead = Dead::NONE;
        }
        let throw = position.play.origin == Origin::Throw && position.play.touches == 1;
        position.last_touch = Touch { team: seat, mode: if throw { Mode::Throw } else { Mode::Kick } };
        if self.pitch.goal[seat.other()].has(square.0) {
            position.play.end = End::Shot { defending: seat.other(), power: left };
            position.ball = square;
            witness.tell(Rule::Shot1, Event::Shot { piece, to: square, power: left });
        } else if let Some(mate) = position.mate_on(seat, square) {
            let receiver = Piece { seat, shirt: mate };
            witness.tell(Rule::C1, Event::Passed { piece, receiver, to: square });
            position.play.kicker = mate;
            position.play.budget = left + 1;
            position.play.touches += 1;
            position.play.touched.insert(mate);
            position.ball = square;
            position.locked = None;
            if position.play.origin != Origin::Throw {
                return Flow::Wait(Phase::Leg);
            }
        } else {
            position.play.end = End::Rest;
            position.ball = square;
            witness.tell(Rule::B6, Event::Played { piece, to: square });
        }
        Flow::Then(if position.play.origin == Origin::Throw { Stage::ThrowerReturn } else { Stage::Played })
    }

    /// [GEN-6] A compulsory kick uses the largest budget that can be used; otherwise the ball stays where it is.
    pub(crate) fn compulsory_kick<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let ground = Ground::of(self, position);
        let from = self.kick_from(position);
        let play = &position.play;
        let feasible =
            (1..=play.budget).rev().find(|b| ground.can_finish(from, *b, play.touches, play.touched));
        match feasible {
            Some(budget) => {
                position.play.budget = budget;
                Flow::Wait(Phase::Leg)
            }
            None => {
                let piece = position.kicker();
                position.last_touch = Touch { team: piece.seat, mode: Mode::Kick };
                witness.tell(Rule::Gen6, Event::Stuck { piece });
                Flow::Then(Stage::Tidy(After::Turn))
            }
        }
    }
}
