//! The turn: TURN, A, the start of B, picking the ball up (PICK) and the shoulder charge (PUSH).

use crate::action::{Action, Event, Refusal};
use crate::flow::{Champions, Flow, Stage, Teller, Verdict, refuse};
use crate::options::TurnAfterDeflection;
use crate::phase::{After, Dead, DeadKind, Mode, Origin, Phase, Play};
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::{Piece, Shirt, Shirts};
use crate::square::{Dir, NOWHERE, Square, steps};
use std::cell::OnceCell;
use touchline_kernel::{Seat, Squares};

use super::legs::Ground;
use super::spoiling::Reach;

/// Where a player can be after 0, 1, 2 … steps.
#[derive(Debug, Clone, Copy)]
struct Walk {
    /// Squares after exactly all steps.
    ends: Squares,
    /// Bit `k`: the ball can be entered with step `k`.
    ball: u8,
}

impl Champions {
    /// The next turn.
    pub(crate) fn next_turn<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let next = self.next_on_turn(p);
        if let Some(end) = self.rolls_used_up(p, w) {
            return end;
        }
        p.act = next;
        p.turns = p.turns.saturating_add(1);
        p.die = 0;
        p.play = Play::NONE;
        p.dead = Dead::NONE;
        p.last_deflector = None;
        if self.warmers(p, next).is_empty() {
            Flow::Wait(Phase::TurnRoll)
        } else {
            Flow::Wait(Phase::TurnStart)
        }
    }

    /// Whose turn it is after the present one: INT-11, REB-5 or TURN-3.
    pub(crate) fn next_on_turn(&self, p: &Position) -> Seat {
        match (p.last_deflector, self.options.turn_after_deflection) {
            (Some(team), TurnAfterDeflection::LastDeflector) => team.other(),
            (Some(_), TurnAfterDeflection::LastToucher) => p.last_touch.team.other(),
            (None, _) => p.act.other(),
        }
    }

    /// SUB-2: who may be sent to warm up now. Who warms up goes on with it [SUB-3]; who has left cannot come back [SUB-10].
    pub(crate) fn warmers(&self, p: &Position, seat: Seat) -> Shirts {
        if !self.options.substitutions || p.subs_used[seat] >= 3 {
            return Shirts::NONE;
        }
        let warming = p.members(seat, Place::WARMING).len();
        if warming >= 3 - u32::from(p.subs_used[seat]) { Shirts::NONE } else { p.members(seat, Place::BENCH) }
    }

    /// P10.
    pub(crate) fn judge_warm(&self, p: &Position, shirt: Shirt) -> Verdict {
        let piece = Piece { seat: p.act, shirt };
        let left = 3 - p.subs_used[p.act].min(3);
        if p.places[p.act][shirt.idx()] != Place::BENCH {
            return refuse(Rule::Sub2, Refusal::NotOnBench { piece });
        }
        if !self.options.substitutions || p.members(p.act, Place::WARMING).len() >= u32::from(left) {
            return refuse(Rule::Sub2, Refusal::TooManyWarming { left });
        }
        Ok(())
    }

    pub(crate) fn warm<T: Teller>(&self, p: &mut Position, shirt: Shirt, w: &mut T) -> Flow {
        let piece = Piece { seat: p.act, shirt };
        p.put(piece, Place::WARMING);
        w.tell(Rule::Sub2, Event::WarmsUp { by: p.act, piece });
        if self.warmers(p, p.act).is_empty() {
            Flow::Wait(Phase::TurnRoll)
        } else {
            Flow::Wait(Phase::TurnStart)
        }
    }

    /// P11.
    pub(crate) fn turn_rolled<T: Teller>(&self, p: &mut Position, number: u8, w: &mut T) -> Flow {
        p.die = number;
        w.tell(Rule::Turn1, Event::Rolled { by: p.act, number });
        if self.tick(p, number, w)
            && let Some(end) = self.whistle(p, w)
        {
            // [CLK-4] A D6 has no effect of its own.
            return end;
        }
        Flow::Then(Stage::FoulCheck)
    }

    /// P13a: who may move; with nobody the turn is skipped, or a free kick lost (FK-7).
    pub(crate) fn movers<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let movers = self.who_can_move(p);
        if !movers.is_empty() {
            return Flow::Wait(Phase::PickMover { movers });
        }
        if p.dead.kind == DeadKind::None {
            w.tell(Rule::A7, Event::Skipped { by: p.act });
        } else {
            w.tell(Rule::Fk7, Event::RestartLost { by: p.act });
            p.dead = Dead::NONE;
        }
        Flow::Then(Stage::Tidy(After::Turn))
    }

    /// Is it the kick of a free kick, so that only `ball` is possible (FK-7)?
    fn must_kick(&self, p: &Position) -> bool {
        p.dead.kind != DeadKind::None
    }

    pub(crate) fn who_can_move(&self, p: &Position) -> Shirts {
        let mut walk_free = self.pitch.field_walk.minus(p.taken());
        walk_free.remove(p.ball.0);
        let reach = OnceCell::new();
        let reach = || reach.get_or_init(|| self.reach(p, p.act));
        // To and fro is a walk, so with one free neighbour a player can move unless SPOIL forbids the end.
        let quick = !self.must_kick(p) && self.options.walk_backtrack;
        let even = p.die.is_multiple_of(2);
        let stay = if quick && even { self.harmless_stays(p, p.act) } else { Squares::EMPTY };
        let elsewhere = (quick && !even).then(|| self.harmless_ends(p, p.act, reach()));
        let mut movers = Shirts::NONE;
        for (shirt, square) in p.team(p.act) {
            let near = self.pitch.beside(square).and(walk_free);
            let sure = match &elsewhere {
                Some(elsewhere) => elsewhere.meets(near, square),
                None => stay.has(square.0) && !near.is_empty(),
            };
            if (sure && square != p.ball) || self.has_move(p, Piece { seat: p.act, shirt }, reach()) {
                movers.insert(shirt);
            }
        }
        movers
    }

    fn has_move(&self, p: &Position, piece: Piece, reach: &Reach) -> bool {
        let walk = self.walk(p, piece, p.die);
        (!self.must_kick(p)
            && (!self.allowed_ends(p, piece, walk.ends, reach).is_empty()
                || self.judge_pickup(p, piece).is_ok()
                || !self.pushable(p, piece).is_empty()))
            || (0..=p.die)
                .any(|steps| walk.ball >> steps & 1 != 0 && self.judge_kick(p, piece, steps).is_ok())
    }

    /// Section 4.5: where `n` orthogonal steps lead, also outside the lines, and with which steps the ball is reached.
    fn walk(&self, p: &Position, piece: Piece, n: u8) -> Walk {
        let from = p.at(piece.seat, piece.shirt);
        let mut free = p.walkable(&self.pitch, piece).minus(p.taken());
        free.insert(from.0);
        let held = from == p.ball;
        // The ball in somebody else's square cannot be reached (R80).
        let reachable = !held && !p.taken().has(p.ball.0);
        free.remove(p.ball.0);
        if !self.options.walk_backtrack {
            let mut walk = Walk { ends: Squares::EMPTY, ball: u8::from(held) };
            free.remove(from.0);
            self.wander(&mut walk, free, from, 0, n, reachable.then_some(p.ball));
            return walk;
        }
        let mut walk = Walk { ends: from.set(), ball: u8::from(held) };
        for step in 1..=n {
            let near = steps(walk.ends);
            if reachable && near.has(p.ball.0) {
                walk.ball |= 1 << step;
            }
            walk.ends = near.and(free);
        }
        walk
    }

    /// `walk_backtrack = false`: every walk that enters no square twice.
    fn wander(&self, walk: &mut Walk, free: Squares, at: Square, done: u8, n: u8, ball: Option<Square>) {
        if done == n {
            walk.ends.insert(at.0);
            return;
        }
        let near = steps(at.set());
        if ball.is_some_and(|ball| near.has(ball.0)) {
            walk.ball |= 1 << (done + 1);
        }
        near.and(free).each(|to| {
            let mut rest = free;
            rest.remove(to);
            self.wander(walk, rest, Square(to), done + 1, n, ball);
        });
    }

    /// P13b.
    pub(crate) fn list_moves(&self, p: &Position, mover: Shirt, actions: &mut Vec<Action>) {
        let piece = Piece { seat: p.act, shirt: mover };
        let walk = self.walk(p, piece, p.die);
        if !self.must_kick(p) {
            let reach = self.reach(p, p.act);
            self.allowed_ends(p, piece, walk.ends, &reach)
                .each(|to| actions.push(Action::Walk { to: Square(to) }));
        }
        for steps in 0..=p.die {
            if walk.ball >> steps & 1 != 0 && self.judge_kick(p, piece, steps).is_ok() {
                actions.push(Action::Ball { steps });
            }
        }
        if !self.must_kick(p) {
            if self.judge_pickup(p, piece).is_ok() {
                actions.push(Action::Pickup);
            }
            actions.extend(self.pushable(p, piece).iter().map(|piece| Action::Push { piece }));
        }
    }

    pub(crate) fn judge_mover(&self, p: &Position, movers: Shirts, shirt: Shirt) -> Verdict {
        let piece = Piece { seat: p.act, shirt };
        let Some(square) = p.square(piece) else {
            return refuse(Rule::A1, Refusal::OffPitch { piece });
        };
        if movers.has(shirt) {
            return Ok(());
        }
        if steps(square.set()).meets(p.free(p.walkable(&self.pitch, piece))) {
            return refuse(Rule::Gen3, Refusal::NoMove { piece });
        }
        refuse(Rule::A4, Refusal::ShutIn { piece })
    }

    pub(crate) fn judge_walk(&self, p: &Position, mover: Shirt, to: Square) -> Verdict {
        let piece = Piece { seat: p.act, shirt: mover };
        if self.must_kick(p) {
            return refuse(Rule::Fk7, Refusal::NotNow);
        }
        let from = p.at(piece.seat, mover);
        if to != from && p.taken().has(to.0) {
            return refuse(Rule::A4, Refusal::Occupied { to });
        }
        if !p.walkable(&self.pitch, piece).has(to.0) {
            return if self.pitch.board.has(to.0) {
                refuse(Rule::Spoil2, Refusal::GoalSquare { to })
            } else {
                refuse(Rule::A2, Refusal::WrongSteps { to, number: p.die })
            };
        }
        if to == p.ball {
            return refuse(Rule::B1, Refusal::ThroughBall { to });
        }
        if !self.walk(p, piece, p.die).ends.has(to.0) {
            // [B-1] Would it be a walk if there were no ball?
            let mut without = *p;
            without.ball = NOWHERE;
            return if self.walk(&without, piece, p.die).ends.has(to.0) {
                refuse(Rule::B1, Refusal::ThroughBall { to })
            } else if !self.options.walk_backtrack && to == from {
                refuse(Rule::A6, Refusal::WrongSteps { to, number: p.die })
            } else {
                refuse(Rule::A2, Refusal::WrongSteps { to, number: p.die })
            };
        }
        self.judge_end(p, piece, to)
    }

    pub(crate) fn judge_ball(&self, p: &Position, mover: Shirt, steps: u8) -> Verdict {
        let piece = Piece { seat: p.act, shirt: mover };
        if steps > 7 || self.walk(p, piece, p.die).ball >> steps & 1 == 0 {
            return refuse(Rule::A2, Refusal::NotInSteps { steps });
        }
        self.judge_kick(p, piece, steps)
    }

    /// May he kick after so many steps, which lead to the ball? LOCK-1, SPOIL-4, SPOIL-5, GEN-3.
    fn judge_kick(&self, p: &Position, piece: Piece, steps: u8) -> Verdict {
        if steps > 0 && p.locked == Some(piece) {
            return refuse(Rule::Lock1, Refusal::Locked { piece });
        }
        // [FK-7] The kick is compulsory, so the limits do not hold (R75).
        if steps > 0 && !self.must_kick(p) {
            // [SPOIL-4] Who plays a ball in the goal area is excepted.
            if !self.pitch.goal_area[piece.seat].has(p.ball.0) {
                self.judge_areas(p, piece, p.ball)?;
            }
            self.judge_chain(p, piece, p.ball)?;
        }
        let mut there = *p;
        there.move_to(piece, p.ball);
        let mut touched = Shirts::NONE;
        touched.insert(piece.shirt);
        let ground = Ground::new(self, &there, piece.seat, there.on);
        if ground.can_finish(p.ball, p.die - steps + 1, 1, touched) {
            Ok(())
        } else {
            refuse(Rule::Gen3, Refusal::DeadEnd { to: p.ball })
        }
    }

    pub(crate) fn walked<T: Teller>(&self, p: &mut Position, mover: Shirt, to: Square, w: &mut T) -> Flow {
        let piece = Piece { seat: p.act, shirt: mover };
        p.move_to(piece, to);
        w.tell(Rule::A1, Event::Walked { piece, to });
        Flow::Then(Stage::Tidy(After::Turn))
    }

    pub(crate) fn reached_ball<T: Teller>(
        &self,
        p: &mut Position,
        mover: Shirt,
        steps: u8,
        w: &mut T,
    ) -> Flow {
        let piece = Piece { seat: p.act, shirt: mover };
        let restart = self.must_kick(p);
        let budget = p.die - steps.min(p.die) + 1;
        let ball = p.ball;
        p.move_to(piece, ball);
        w.tell(Rule::B2, Event::ReachedBall { piece, to: ball, budget });
        p.dead = Dead::NONE;
        self.begin_play(p, piece, budget, Origin::Turn);
        if restart {
            p.locked = Some(piece);
        }
        Flow::Wait(Phase::Leg)
    }

    /// PICK-1 to PICK-3.
    pub(crate) fn judge_pickup(&self, p: &Position, piece: Piece) -> Verdict {
        if self.must_kick(p) {
            return refuse(Rule::Fk7, Refusal::NotNow);
        }
        let inside = p.ball != NOWHERE && self.pitch.hands[piece.seat].has(p.ball.0);
        if !self.options.keeper_pickup || !p.is_keeper(piece) || !inside || p.taken().has(p.ball.0) {
            return refuse(Rule::Pick1, Refusal::KeeperOnly);
        }
        let had = self.distance(p, piece, p.ball);
        if had != p.die {
            return refuse(Rule::Pick1, Refusal::NoPickup { needed: p.die, had });
        }
        if p.last_touch.team == piece.seat && matches!(p.last_touch.mode, Mode::Kick | Mode::Throw) {
            return refuse(Rule::Pick2, Refusal::BackPass);
        }
        if p.locked == Some(piece) {
            return refuse(Rule::Lock1, Refusal::Locked { piece });
        }
        self.judge_chain(p, piece, p.ball)
    }

    pub(crate) fn picked_up<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let piece = p.keeper_piece(p.act);
        let ball = p.ball;
        p.move_to(piece, ball);
        w.tell(Rule::Pick3, Event::PickedUp { piece, to: ball });
        Flow::Then(Stage::Hold(p.act))
    }

    /// PUSH-1: whom this player may push.
    fn pushable(&self, p: &Position, piece: Piece) -> Shirts {
        if p.die != 1 || !self.options.shoulder_charge {
            return Shirts::NONE;
        }
        let near = self.pitch.beside(p.at(piece.seat, piece.shirt)).and(p.on[piece.seat.other()]);
        near.iter()
            .filter_map(|square| p.mate_on(piece.seat.other(), Square(square)))
            .filter(|victim| self.judge_push(p, piece.shirt, *victim).is_ok())
            .collect()
    }

    pub(crate) fn judge_push(&self, p: &Position, mover: Shirt, victim: Shirt) -> Verdict {
        let piece = Piece { seat: p.act, shirt: mover };
        let victim = Piece { seat: p.act.other(), shirt: victim };
        if self.must_kick(p) {
            return refuse(Rule::Fk7, Refusal::NotNow);
        }
        if !self.options.shoulder_charge || p.die != 1 {
            return refuse(Rule::Push1, Refusal::NeedsOne { number: p.die });
        }
        let (Some(from), Some(at)) = (p.square(piece), p.square(victim)) else {
            return refuse(Rule::Push1, Refusal::OffPitch { piece: victim });
        };
        let Some(dir) = self.step_dir(from, at) else {
            return refuse(Rule::Push1, Refusal::NotBeside { piece: victim });
        };
        // [R80] Nobody can be pushed off the ball's own square.
        if at == p.ball || self.distance(p, victim, p.ball) > self.nearest_to_ball(p) {
            return refuse(Rule::Push2, Refusal::NotNearestToBall { piece: victim });
        }
        let mut after = *p;
        if let Err(to) = self.shove(&mut after, at, dir) {
            return refuse(Rule::Push4, Refusal::CannotPush { to });
        }
        if !p.walkable(&self.pitch, piece).has(at.0) {
            return refuse(Rule::Spoil2, Refusal::GoalSquare { to: at });
        }
        // The others have moved already; what is tested is the pusher's own step (R40).
        self.judge_end(&after, piece, at)
    }

    /// The orthogonal direction of one step.
    pub(crate) fn step_dir(&self, from: Square, to: Square) -> Option<Dir> {
        [Dir::N, Dir::E, Dir::S, Dir::W].into_iter().find(|dir| self.pitch.next(from, *dir) == to)
    }

    /// [PUSH-3] Pushes whoever stands there, and everybody behind him; the square that forbids it otherwise.
    fn shove(&self, p: &mut Position, at: Square, dir: Dir) -> Result<(), Square> {
        let Some(piece) = p.piece_on(at) else { return Ok(()) };
        let to = self.pitch.next(at, dir);
        if to == NOWHERE || to == p.ball || !p.walkable(&self.pitch, piece).has(to.0) {
            return Err(to.min(Square(254)));
        }
        self.shove(p, to, dir)?;
        p.move_to(piece, to);
        Ok(())
    }

    pub(crate) fn pushed<T: Teller>(&self, p: &mut Position, mover: Shirt, victim: Shirt, w: &mut T) -> Flow {
        let piece = Piece { seat: p.act, shirt: mover };
        let victim = Piece { seat: p.act.other(), shirt: victim };
        let at = p.at(victim.seat, victim.shirt);
        if let Some(dir) = self.step_dir(p.at(piece.seat, mover), at)
            && self.shove(p, at, dir).is_ok()
        {
            p.move_to(piece, at);
        }
        w.tell(Rule::Push1, Event::Pushed { piece, victim, to: p.at(victim.seat, victim.shirt) });
        // [PUSH-5] Never a foul, and the end of the turn.
        Flow::Then(Stage::Tidy(After::Turn))
    }

    /// A new ball movement by this player, from his square.
    pub(crate) fn begin_play(&self, p: &mut Position, piece: Piece, budget: u8, origin: Origin) {
        let mut touched = Shirts::NONE;
        touched.insert(piece.shirt);
        p.play =
            Play { origin, team: piece.seat, kicker: piece.shirt, budget, touches: 1, touched, ..Play::NONE };
        p.ball = p.at(piece.seat, piece.shirt);
        // [LOCK-1] Somebody else plays the ball.
        if p.locked != Some(piece) {
            p.locked = None;
        }
        p.last_deflector = None;
    }
}
