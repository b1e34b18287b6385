//! The turn: TURN, A, the start of B, picking the ball up (PICK) and the shoulder charge (PUSH).

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::flow::Champions;
use crate::options::{PushNearest, TurnAfterDeflection};
use crate::phase::{After, Dead, DeadKind, Mode, Origin, Phase, Play};
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::{Piece, Shirt, Shirts};
use crate::square::{Dir, NOWHERE, Square, steps};
use crate::stage::{Flow, Stage};
use std::cell::OnceCell;
use touchline_kernel::{BySeat, Seat, Squares, Witness};

use super::distance::FAR;
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
    pub(crate) fn next_turn<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let next = self.next_on_turn(position);
        if let Some(end) = self.use_up_rolls(position, witness) {
            return end;
        }
        position.act = next;
        position.turns = position.turns.saturating_add(1);
        position.die = 0;
        position.play = Play::NONE;
        position.dead = Dead::NONE;
        position.last_deflector = None;
        if self.warmers(position, next).is_empty() {
            Flow::Wait(Phase::TurnRoll)
        } else {
            Flow::Wait(Phase::TurnStart)
        }
    }

    /// Whose turn it is after the present one: INT-11, REB-5 or TURN-3.
    pub(crate) fn next_on_turn(&self, position: &Position) -> Seat {
        match (position.last_deflector, self.options.turn_after_deflection) {
            (Some(team), TurnAfterDeflection::LastDeflector) => team.other(),
            (Some(_), TurnAfterDeflection::LastToucher) => position.last_touch.team.other(),
            (None, _) => position.act.other(),
        }
    }

    /// SUB-2: who may be sent to warm up now. Who warms up goes on with it [SUB-3]; who has left cannot come back [SUB-10].
    pub(crate) fn warmers(&self, position: &Position, seat: Seat) -> Shirts {
        if !self.options.substitutions || position.subs_used[seat] >= 3 {
            return Shirts::NONE;
        }
        let warming = position.members(seat, Place::WARMING).len();
        if warming >= 3 - u32::from(position.subs_used[seat]) {
            Shirts::NONE
        } else {
            position.members(seat, Place::BENCH)
        }
    }

    /// P10.
    pub(crate) fn judge_warm(&self, position: &Position, shirt: Shirt) -> Verdict {
        let piece = Piece { seat: position.act, shirt };
        let left = 3 - position.subs_used[position.act].min(3);
        if position.places[position.act][shirt.idx()] != Place::BENCH {
            return refuse(Rule::Sub2, Refusal::NotOnBench { piece });
        }
        if !self.options.substitutions
            || position.members(position.act, Place::WARMING).len() >= u32::from(left)
        {
            return refuse(Rule::Sub2, Refusal::TooManyWarming { left });
        }
        Ok(())
    }

    pub(crate) fn warm<W: Witness<Self>>(
        &self,
        position: &mut Position,
        shirt: Shirt,
        witness: &mut W,
    ) -> Flow {
        let piece = Piece { seat: position.act, shirt };
        position.put(piece, Place::WARMING);
        witness.tell(Rule::Sub2, Event::WarmsUp { by: position.act, piece });
        if self.warmers(position, position.act).is_empty() {
            Flow::Wait(Phase::TurnRoll)
        } else {
            Flow::Wait(Phase::TurnStart)
        }
    }

    /// P11.
    pub(crate) fn settle_turn<W: Witness<Self>>(
        &self,
        position: &mut Position,
        number: u8,
        witness: &mut W,
    ) -> Flow {
        position.die = number;
        witness.tell(Rule::Turn1, Event::Rolled { by: position.act, number });
        if self.tick(position, number, witness)
            && let Some(end) = self.whistle(position, witness)
        {
            // [CLK-4] A D6 has no effect of its own.
            return end;
        }
        Flow::Then(Stage::FoulCheck)
    }

    /// P13a: who may move; with nobody the turn is skipped, or a free kick lost (FK-7).
    pub(crate) fn movers<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let movers = self.who_can_move(position);
        if !movers.is_empty() {
            return Flow::Wait(Phase::PickMover { movers });
        }
        if position.dead.kind == DeadKind::None {
            witness.tell(Rule::A7, Event::Skipped { by: position.act });
        } else {
            witness.tell(Rule::Fk7, Event::RestartLost { by: position.act });
            position.dead = Dead::NONE;
        }
        Flow::Then(Stage::Tidy(After::Turn))
    }

    /// Is it the kick of a free kick, so that only `ball` is possible (FK-7)?
    fn must_kick(&self, position: &Position) -> bool {
        position.dead.kind != DeadKind::None
    }

    pub(crate) fn who_can_move(&self, position: &Position) -> Shirts {
        let mut walk_free = self.pitch.field_walk.minus(position.taken());
        walk_free.remove(position.ball.0);
        let reach = OnceCell::new();
        let reach = || reach.get_or_init(|| self.reach(position, position.act));
        // To and fro is a walk, so with one free neighbour a player can move unless SPOIL forbids the end.
        let quick = !self.must_kick(position) && self.options.walk_backtrack;
        let even = position.die.is_multiple_of(2);
        let mut sure = match (quick, even) {
            (false, _) => Squares::EMPTY,
            (true, true) => self.harmless_stays(position, position.act).and(steps(walk_free)),
            (true, false) => self.harmless_ends(position, position.act, reach()).starts(walk_free),
        };
        sure.remove(position.ball.0);
        let mut movers = Shirts::NONE;
        for (shirt, square) in position.team(position.act) {
            if sure.has(square.0) || self.has_move(position, Piece { seat: position.act, shirt }, reach()) {
                movers.insert(shirt);
            }
        }
        movers
    }

    fn has_move(&self, position: &Position, piece: Piece, reach: &Reach) -> bool {
        let walk = self.walk_of(position, piece, position.die);
        (!self.must_kick(position)
            && (!self.allowed_ends(position, piece, walk.ends, reach).is_empty()
                || self.judge_pickup(position, piece).is_ok()
                || !self.pushable(position, piece).is_empty()))
            || (0..=position.die)
                .any(|steps| walk.ball >> steps & 1 != 0 && self.judge_kick(position, piece, steps).is_ok())
    }

    /// Section 4.5: where `n` orthogonal steps lead, also outside the lines, and with which steps the ball is reached.
    fn walk_of(&self, position: &Position, piece: Piece, n: u8) -> Walk {
        let from = position.at(piece.seat, piece.shirt);
        let walkable = position.walkable(&self.pitch, piece);
        // [R99] Goal squares may be crossed, if the options say so; nobody but their keeper stays there.
        let crossed = if self.options.cross_goals { self.pitch.board } else { walkable };
        let mut free = crossed.minus(position.taken());
        free.insert(from.0);
        let held = from == position.ball;
        // The ball in somebody else's square cannot be reached (R80).
        let reachable = !held && !position.taken().has(position.ball.0);
        free.remove(position.ball.0);
        if !self.options.walk_backtrack {
            let mut walk = Walk { ends: Squares::EMPTY, ball: u8::from(held) };
            free.remove(from.0);
            self.wander(&mut walk, free, from, 0, n, reachable.then_some(position.ball));
            walk.ends = walk.ends.and(walkable);
            return walk;
        }
        let mut walk = Walk { ends: from.set(), ball: u8::from(held) };
        for step in 1..=n {
            let near = steps(walk.ends);
            if reachable && near.has(position.ball.0) {
                walk.ball |= 1 << step;
            }
            walk.ends = near.and(free);
        }
        walk.ends = walk.ends.and(walkable);
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
    pub(crate) fn list_moves(&self, position: &Position, mover: Shirt, actions: &mut Vec<Action>) {
        let piece = Piece { seat: position.act, shirt: mover };
        let walk = self.walk_of(position, piece, position.die);
        if !self.must_kick(position) {
            let from = position.at(piece.seat, mover);
            let reach = self.reach_without(position, position.act, from);
            self.allowed_ends(position, piece, walk.ends, &reach)
                .each(|to| actions.push(Action::Walk { to: Square(to) }));
        }
        for steps in 0..=position.die {
            if walk.ball >> steps & 1 != 0 && self.judge_kick(position, piece, steps).is_ok() {
                actions.push(Action::Ball { steps });
            }
        }
        if !self.must_kick(position) {
            if self.judge_pickup(position, piece).is_ok() {
                actions.push(Action::Pickup);
            }
            actions.extend(self.pushable(position, piece).iter().map(|piece| Action::Push { piece }));
        }
    }

    pub(crate) fn judge_mover(&self, position: &Position, movers: Shirts, shirt: Shirt) -> Verdict {
        let piece = Piece { seat: position.act, shirt };
        let Some(square) = position.square(piece) else {
            return refuse(Rule::A1, Refusal::OffPitch { piece });
        };
        if movers.has(shirt) {
            return Ok(());
        }
        if steps(square.set()).meets(position.free(position.walkable(&self.pitch, piece))) {
            return refuse(Rule::Gen3, Refusal::NoMove { piece });
        }
        refuse(Rule::A4, Refusal::ShutIn { piece })
    }

    pub(crate) fn judge_walk(&self, position: &Position, mover: Shirt, to: Square) -> Verdict {
        let piece = Piece { seat: position.act, shirt: mover };
        if self.must_kick(position) {
            return refuse(Rule::Fk7, Refusal::NotNow);
        }
        let from = position.at(piece.seat, mover);
        if to != from && position.taken().has(to.0) {
            return refuse(Rule::A4, Refusal::Occupied { to });
        }
        if !position.walkable(&self.pitch, piece).has(to.0) {
            return if self.pitch.board.has(to.0) {
                refuse(Rule::Spoil2, Refusal::GoalSquare { to })
            } else {
                refuse(Rule::A2, Refusal::WrongSteps { to, number: position.die })
            };
        }
        if to == position.ball {
            return refuse(Rule::B1, Refusal::ThroughBall { to });
        }
        if !self.walk_of(position, piece, position.die).ends.has(to.0) {
            // [B-1] Would it be a walk if there were no ball?
            let mut without = *position;
            without.ball = NOWHERE;
            return if self.walk_of(&without, piece, position.die).ends.has(to.0) {
                refuse(Rule::B1, Refusal::ThroughBall { to })
            } else if !self.options.walk_backtrack && to == from {
                refuse(Rule::A6, Refusal::WrongSteps { to, number: position.die })
            } else {
                without.on = BySeat::default();
                self.refuse_way(&without, piece, to)
            };
        }
        self.judge_end(position, piece, to)
    }

    /// Why a walk of the right length is none: players stand in the way, a goal does (SPOIL-2), or the length is wrong.
    /// `alone` is the position with nobody else on the pitch, and no ball.
    fn refuse_way(&self, alone: &Position, piece: Piece, to: Square) -> Verdict {
        if self.walk_of(alone, piece, alone.die).ends.has(to.0) {
            return refuse(Rule::A4, Refusal::WayTaken { to });
        }
        let mut ends = alone.at(piece.seat, piece.shirt).set();
        for _ in 0..alone.die {
            ends = steps(ends).and(self.pitch.board);
        }
        if ends.has(to.0) {
            refuse(Rule::Spoil2, Refusal::WayThroughGoal { to })
        } else {
            refuse(Rule::A2, Refusal::WrongSteps { to, number: alone.die })
        }
    }

    pub(crate) fn judge_ball(&self, position: &Position, mover: Shirt, steps: u8) -> Verdict {
        let piece = Piece { seat: position.act, shirt: mover };
        if steps > 7 || self.walk_of(position, piece, position.die).ball >> steps & 1 == 0 {
            return refuse(Rule::A2, Refusal::NotInSteps { steps });
        }
        self.judge_kick(position, piece, steps)
    }

    /// May he kick after so many steps, which lead to the ball? LOCK-1, SPOIL-4, SPOIL-5, GEN-3.
    fn judge_kick(&self, position: &Position, piece: Piece, steps: u8) -> Verdict {
        if steps > 0 && position.locked == Some(piece) {
            return refuse(Rule::Lock1, Refusal::Locked { piece });
        }
        // [FK-7] The kick is compulsory, so the limits do not hold (R75).
        if steps > 0 && !self.must_kick(position) {
            // [SPOIL-4] Who plays a ball in the goal area is excepted.
            if !self.pitch.goal_area[piece.seat].has(position.ball.0) {
                self.judge_areas(position, piece, position.ball)?;
            }
            self.judge_chain(position, piece, position.ball)?;
        }
        let mut there = *position;
        there.move_to(piece, position.ball);
        let mut touched = Shirts::NONE;
        touched.insert(piece.shirt);
        let ground = Ground::new(self, &there, piece.seat, there.on);
        if ground.can_finish(position.ball, position.die - steps + 1, 1, touched) {
            Ok(())
        } else {
            refuse(Rule::Gen3, Refusal::DeadEnd { to: position.ball })
        }
    }

    pub(crate) fn walk<W: Witness<Self>>(
        &self,
        position: &mut Position,
        mover: Shirt,
        to: Square,
        witness: &mut W,
    ) -> Flow {
        let piece = Piece { seat: position.act, shirt: mover };
        position.move_to(piece, to);
        witness.tell(Rule::A1, Event::Walked { piece, to });
        Flow::Then(Stage::Tidy(After::Turn))
    }

    pub(crate) fn reach_ball<W: Witness<Self>>(
        &self,
        position: &mut Position,
        mover: Shirt,
        steps: u8,
        witness: &mut W,
    ) -> Flow {
        let piece = Piece { seat: position.act, shirt: mover };
        let restart = self.must_kick(position);
        let budget = position.die - steps.min(position.die) + 1;
        let ball = position.ball;
        position.move_to(piece, ball);
        witness.tell(Rule::B2, Event::ReachedBall { piece, to: ball, budget });
        position.dead = Dead::NONE;
        self.begin_play(position, piece, budget, Origin::Turn);
        if restart {
            position.locked = Some(piece);
        }
        Flow::Wait(Phase::Leg)
    }

    /// PICK-1 to PICK-3.
    pub(crate) fn judge_pickup(&self, position: &Position, piece: Piece) -> Verdict {
        if self.must_kick(position) {
            return refuse(Rule::Fk7, Refusal::NotNow);
        }
        let inside = position.ball != NOWHERE && self.pitch.hands[piece.seat].has(position.ball.0);
        if !self.options.keeper_pickup
            || !position.is_keeper(piece)
            || !inside
            || position.taken().has(position.ball.0)
        {
            return refuse(Rule::Pick1, Refusal::KeeperOnly);
        }
        let had = self.distance(position, piece, position.ball);
        if had != position.die {
            return refuse(Rule::Pick1, Refusal::NoPickup { needed: position.die, had });
        }
        if position.last_touch.team == piece.seat
            && matches!(position.last_touch.mode, Mode::Kick | Mode::Throw)
        {
            return refuse(Rule::Pick2, Refusal::BackPass);
        }
        if position.locked == Some(piece) {
            return refuse(Rule::Lock1, Refusal::Locked { piece });
        }
        self.judge_chain(position, piece, position.ball)
    }

    pub(crate) fn pick_up<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let piece = position.keeper_piece(position.act);
        let ball = position.ball;
        position.move_to(piece, ball);
        witness.tell(Rule::Pick3, Event::PickedUp { piece, to: ball });
        Flow::Then(Stage::Hold(position.act))
    }

    /// PUSH-1: whom this player may push.
    fn pushable(&self, position: &Position, piece: Piece) -> Shirts {
        if position.die != 1 || !self.options.shoulder_charge {
            return Shirts::NONE;
        }
        let near =
            self.pitch.beside(position.at(piece.seat, piece.shirt)).and(position.on[piece.seat.other()]);
        near.iter()
            .filter_map(|square| position.mate_on(piece.seat.other(), Square(square)))
            .filter(|victim| self.judge_push(position, piece.shirt, *victim).is_ok())
            .collect()
    }

    pub(crate) fn judge_push(&self, position: &Position, mover: Shirt, victim: Shirt) -> Verdict {
        let piece = Piece { seat: position.act, shirt: mover };
        let victim = Piece { seat: position.act.other(), shirt: victim };
        if self.must_kick(position) {
            return refuse(Rule::Fk7, Refusal::NotNow);
        }
        if !self.options.shoulder_charge || position.die != 1 {
            return refuse(Rule::Push1, Refusal::NeedsOne { number: position.die });
        }
        let (Some(from), Some(at)) = (position.square(piece), position.square(victim)) else {
            return refuse(Rule::Push1, Refusal::OffPitch { piece: victim });
        };
        let Some(dir) = self.step_dir(from, at) else {
            return refuse(Rule::Push1, Refusal::NotBeside { piece: victim });
        };
        // [R80] Nobody can be pushed off the ball's own square.
        if at == position.ball || self.is_nearer_than(position, victim) {
            return refuse(Rule::Push2, Refusal::NotNearestToBall { piece: victim });
        }
        let mut after = *position;
        if let Err(to) = self.shove(&mut after, at, dir) {
            return refuse(Rule::Push4, Refusal::CannotPush { to });
        }
        if !position.walkable(&self.pitch, piece).has(at.0) {
            return refuse(Rule::Spoil2, Refusal::GoalSquare { to: at });
        }
        // The others have moved already; what is tested is the pusher's own step (R40).
        self.judge_end(&after, piece, at)
    }

    /// PUSH-2: is anybody nearer to the ball than this player? By the option only his team counts (R39).
    fn is_nearer_than(&self, position: &Position, victim: Piece) -> bool {
        let distance = |piece| self.distance(position, piece, position.ball);
        let nearest = match self.options.push_nearest {
            PushNearest::All => self.nearest_to_ball(position),
            PushNearest::Opponents => position
                .team(victim.seat)
                .map(|(shirt, _)| distance(Piece { seat: victim.seat, shirt }))
                .min()
                .unwrap_or(FAR),
        };
        distance(victim) > nearest
    }

    /// The orthogonal direction of one step.
    pub(crate) fn step_dir(&self, from: Square, to: Square) -> Option<Dir> {
        [Dir::N, Dir::E, Dir::S, Dir::W].into_iter().find(|dir| self.pitch.next(from, *dir) == to)
    }

    /// [PUSH-3] Pushes whoever stands there, and everybody behind him; the square that forbids it otherwise.
    fn shove(&self, position: &mut Position, at: Square, dir: Dir) -> Result<(), Square> {
        let Some(piece) = position.piece_on(at) else { return Ok(()) };
        let to = self.pitch.next(at, dir);
        if to == NOWHERE || to == position.ball || !position.walkable(&self.pitch, piece).has(to.0) {
            return Err(to.min(Square(254)));
        }
        self.shove(position, to, dir)?;
        position.move_to(piece, to);
        Ok(())
    }

    pub(crate) fn push<W: Witness<Self>>(
        &self,
        position: &mut Position,
        mover: Shirt,
        victim: Shirt,
        witness: &mut W,
    ) -> Flow {
        let piece = Piece { seat: position.act, shirt: mover };
        let victim = Piece { seat: position.act.other(), shirt: victim };
        let at = position.at(victim.seat, victim.shirt);
        if let Some(dir) = self.step_dir(position.at(piece.seat, mover), at)
            && self.shove(position, at, dir).is_ok()
        {
            position.move_to(piece, at);
        }
        witness
            .tell(Rule::Push1, Event::Pushed { piece, victim, to: position.at(victim.seat, victim.shirt) });
        // [PUSH-5] Never a foul, and the end of the turn.
        Flow::Then(Stage::Tidy(After::Turn))
    }

    /// A new ball movement by this player, from his square.
    pub(crate) fn begin_play(&self, position: &mut Position, piece: Piece, budget: u8, origin: Origin) {
        let mut touched = Shirts::NONE;
        touched.insert(piece.shirt);
        position.play =
            Play { origin, team: piece.seat, kicker: piece.shirt, budget, touches: 1, touched, ..Play::NONE };
        position.ball = position.at(piece.seat, piece.shirt);
        // [LOCK-1] Somebody else plays the ball.
        if position.locked != Some(piece) {
            position.locked = None;
        }
        position.last_deflector = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use touchline_kernel::dice::FairDice;
    use touchline_kernel::{Game, Playout, Silent};

    /// Who can move is found for all players at once, by what is surely harmless. The slow truth asks each of them for a move.
    #[test]
    fn movers_are_the_players_who_have_a_move() {
        let game = Champions::new(Options::default()).unwrap();
        let (mut position, mut playout) = (game.start(), Playout::<Champions>::default());
        let mut dice = FairDice::from_seed(5);
        let mut stuck = 0;
        for _ in 0..20_000 {
            if !playout.step(&game, &mut position, &mut dice, &mut Silent) {
                position = game.start();
            }
            let Phase::PickMover { movers } = position.phase else { continue };
            let reach = game.reach(&position, position.act);
            for (shirt, square) in position.team(position.act) {
                let piece = Piece { seat: position.act, shirt };
                assert_eq!(
                    movers.has(shirt),
                    game.has_move(&position, piece, &reach),
                    "{square} in {position:?}"
                );
                stuck += u32::from(!movers.has(shirt));
            }
        }
        assert!(stuck > 0, "nobody was ever unable to move");
    }
}
