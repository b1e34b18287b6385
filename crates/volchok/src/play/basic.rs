//! Basic actions: steps, kicks, lobs and the end of the turn (section 4.5).

use super::{Verdict, refuse};
use crate::action::{Action, Event, Piece, Refusal, Shirt};
use crate::flow::Volchok;
use crate::options::{ZoneBalls, ZoneRule};
use crate::position::{Ball, Budget, Phase, Position, TurnKind};
use crate::rules::Rule;
use crate::square::{KING, Square, each_neighbour, list_neighbours, neighbours};
use touchline_kernel::{Game, Squares, Witness};

impl Volchok {
    /// SPIN of a basic turn (section 4.4). [TURN-4] The number is a budget.
    pub(crate) fn begin_basic<W: Witness<Self>>(&self, position: &mut Position, number: u8, witness: &mut W) {
        let by = position.to_move;
        let mut budget = Budget {
            number,
            left: number,
            acted: false,
            had_ball: position.carrier(by).is_some(),
            ball_moved: false,
            waived: false,
            after_tackle: false,
        };
        witness.tell(Rule::Turn4, Event::Spun { by, number });
        // [BALL-3] A number that is too low waives the duties.
        budget.waived = match position.kind {
            // [R7] A ball beside the man wants one point to reach it and one to play it.
            TurnKind::KickOff => !budget.had_ball && number < 2,
            _ => self.need_within(position, &budget, number) > number,
        };
        if budget.waived && (budget.had_ball || position.kind == TurnKind::KickOff) {
            witness.tell(Rule::Ball3, Event::Excused { by, number });
        }
        position.phase = Phase::Step(budget);
    }

    /// KO-3: is the kick-off still to be taken?
    pub(crate) fn before_kick_off(position: &Position, budget: &Budget) -> bool {
        position.kind == TurnKind::KickOff && !budget.ball_moved && !budget.waived
    }

    /// [KO-3] [R7] The man who kicks off, while the ball lies beside him: the only one who may move, and only to the ball.
    fn fetches_kick_off(&self, position: &Position) -> Option<(Shirt, Square)> {
        let Ball::Loose(ball) = position.ball else { return None };
        let team = position.to_move;
        Some((position.team_mate_on(team, self.pitch.kickoff[team])?, ball))
    }

    /// Must agree with `candidates` filtered by `judge`; see `contract::list_and_judge_agree`.
    pub(crate) fn list_basic_actions(&self, position: &Position, budget: Budget, actions: &mut Vec<Action>) {
        let team = position.to_move;
        let free = self.free(position);
        let carrier = position.carrier(team);
        if Self::before_kick_off(position, &budget) {
            return self.list_kick_off_moves(position, &budget, free, actions);
        }
        let bound = Self::is_bound(&budget);
        if bound && let Some(ball) = self.to_fetch(position, &budget) {
            return self.list_chasing_steps(position, budget, ball, free, actions);
        }
        let need = if bound { self.need(position, &budget) } else { 0 };
        // With `keeper_only` the walk of the duty depends on where team-mates stand, so each action is tried out.
        let tried_out = bound && carrier.is_some() && self.options.zone_rule == ZoneRule::KeeperOnly;
        let zone = self.pitch.zone_set[team];
        let open = free.and(self.pitch.open_to[team]);
        let in_zone = free.and(zone);
        let crowded = self.is_crowded(position);
        let area = self.pitch.area[team];
        let outer = if crowded { open.minus(area) } else { open };
        for (piece, place) in Shirt::ALL.into_iter().zip(position.places(team)) {
            let Some(from) = place.square() else { continue };
            let reach = match piece.is_keeper() {
                true => &in_zone,
                // [HOUSE-1]
                false if crowded && !area.has(from.0) => &outer,
                false => &open,
            };
            // Only a carrier who stays in his zone may leave a duty undone.
            let at_stake = bound && carrier == Some(piece) && neighbours(from, reach.and(zone)) != 0;
            if tried_out || at_stake {
                each_neighbour(from, *reach, |to| {
                    if !tried_out && !zone.has(to.0)
                        || self.judge_step_duty(position, budget, piece, to).is_ok()
                    {
                        actions.push(Action::Step { piece, to });
                    }
                });
            } else if carrier == Some(piece) || need < budget.left {
                actions.extend(list_neighbours(from, *reach).map(|to| Action::Step { piece, to }));
            }
        }
        if let Some(carrier) = carrier {
            self.kicks(position, &budget, free).each(|to| actions.push(Action::Kick { to: Square(to) }));
            self.list_lobs(position, &budget, carrier, actions);
        }
        // [TURN-6] Points may be left, unless `must_spend_all` asks for them and one can be spent on a step or a kick.
        let can_spend = || actions.iter().any(|action| !matches!(action, Action::Lob { .. }));
        if need == 0 && !(self.options.must_spend_all && can_spend()) {
            actions.push(Action::End);
        }
    }

    /// KO-3: only the ball, and only into the opponents' half.
    fn list_kick_off_moves(
        &self,
        position: &Position,
        budget: &Budget,
        free: Squares,
        actions: &mut Vec<Action>,
    ) {
        let team = position.to_move;
        let Some(piece) = position.carrier(team) else {
            actions.extend(self.fetches_kick_off(position).map(|(piece, to)| Action::Step { piece, to }));
            return;
        };
        let half = self.pitch.half_set[team.other()];
        if self.options.kickoff_dribble {
            let reach = free.and(self.pitch.open_to[team]).and(half);
            let steps = list_neighbours(position.ball_square(), reach);
            actions.extend(steps.map(|to| Action::Step { piece, to }));
        }
        self.kicks(position, budget, free).and(half).each(|to| actions.push(Action::Kick { to: Square(to) }));
    }

    /// Where the ball may be kicked.
    fn kicks(&self, position: &Position, budget: &Budget, free: Squares) -> Squares {
        let team = position.to_move;
        let from = position.ball_square();
        let zone = self.pitch.zone_set[team];
        let zone_balls = self.options.zone_balls == ZoneBalls::Open;
        let open = self.open_to_ball(team);
        let mates = position.team(team);
        // Nearly every square on the way is one of these.
        let clear = free.and(self.outside[team]);
        let mut kicks = Squares::EMPTY;
        for step in KING {
            let mut to = from;
            for length in 1..=budget.left {
                to = to.shifted(step);
                if clear.has(to.0) {
                    kicks.insert(to.0);
                    continue;
                }
                // [PASS-4] The board ends here, or the opponents' zone begins.
                if !open.has(to.0) {
                    break;
                }
                if free.has(to.0) {
                    // [PASS-5] Through the own zone, but not into it.
                    if zone_balls && self.judge_kick_duty(position, *budget, to, length).is_ok() {
                        kicks.insert(to.0);
                    }
                    continue;
                }
                // [PASS-2] [PASS-3] The first player on the line ends it: a team-mate receives, an opponent does not.
                if mates.has(to.0)
                    && (!zone.has(to.0) || self.judge_kick_duty(position, *budget, to, length).is_ok())
                {
                    kicks.insert(to.0);
                }
                break;
            }
        }
        kicks
    }

    /// Order of section 4.12: KO-3, MOVE-1, MOVE-3, MOVE-4, HOUSE-1, MOVE-2, duties.
    pub(crate) fn judge_step(
        &self,
        position: &Position,
        budget: Budget,
        shirt: Shirt,
        to: Square,
    ) -> Verdict {
        let team = position.to_move;
        let from = self.on_pitch(position, shirt)?;
        if Self::before_kick_off(position, &budget) {
            let taker = position.carrier(team) == Some(shirt);
            let into_half = self.pitch.half_set[team.other()].has(to.0);
            let fetches = self.fetches_kick_off(position) == Some((shirt, to));
            if !fetches && (!taker || !into_half || !self.options.kickoff_dribble) {
                return refuse(Rule::Ko3, Refusal::KickOffFirst);
            }
        }
        if !self.pitch.has(to) || from.distance(to) != 1 {
            return refuse(Rule::Move1, Refusal::NotAdjacent { from, to });
        }
        if shirt.is_keeper() && !self.pitch.zone_set[team].has(to.0) {
            return refuse(Rule::Move3, Refusal::KeeperZoneOnly { to });
        }
        if self.pitch.zone_set[team.other()].has(to.0) {
            return refuse(Rule::Move4, Refusal::ZoneClosed { to });
        }
        let area = self.pitch.area[team];
        if !shirt.is_keeper() && area.has(to.0) && !area.has(from.0) && self.is_crowded(position) {
            return refuse(Rule::House1, Refusal::ZoneCrowded { most: self.options.zone_men });
        }
        if let Some(piece) = position.piece_on(to) {
            return refuse(Rule::Move2, Refusal::Occupied { to, piece });
        }
        self.judge_step_duty(position, budget, shirt, to)
    }

    pub(crate) fn judge_step_duty(
        &self,
        position: &Position,
        budget: Budget,
        shirt: Shirt,
        to: Square,
    ) -> Verdict {
        let (mut after, mut budget) = (*position, budget);
        Self::make_step(&mut after, &mut budget, shirt, to);
        self.judge_duty(&after, &budget)
    }

    /// [MOVE-5] A carrier takes the ball along. [MOVE-6] Whoever steps on a loose ball has it.
    fn make_step(position: &mut Position, budget: &mut Budget, shirt: Shirt, to: Square) {
        let piece = Piece { seat: position.to_move, shirt };
        position.advance(piece, to);
        budget.acted = true;
        budget.left -= 1;
        match position.ball {
            Ball::Held(carrier) if carrier == piece => budget.ball_moved = true,
            Ball::Loose(square) if square == to => position.ball = Ball::Held(piece),
            _ => {}
        }
    }

    pub(crate) fn step<W: Witness<Self>>(
        &self,
        position: &mut Position,
        mut budget: Budget,
        shirt: Shirt,
        to: Square,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let piece = Piece { seat: by, shirt };
        let (rule, event) = match position.ball {
            Ball::Held(carrier) if carrier == piece => (Rule::Move5, Event::Dribbled { by, piece, to }),
            Ball::Loose(square) if square == to => (Rule::Move6, Event::Collected { by, piece, to }),
            _ => (Rule::Move1, Event::Moved { by, piece, to }),
        };
        Self::make_step(position, &mut budget, shirt, to);
        witness.tell(rule, event);
        self.go_on(position, budget, witness);
    }

    /// Order of section 4.12: PASS-1, KO-3, PASS-6, PASS-2, PASS-4, PASS-3, PASS-5, duties.
    pub(crate) fn judge_kick(&self, position: &Position, budget: Budget, to: Square) -> Verdict {
        let team = position.to_move;
        if position.carrier(team).is_none() {
            return refuse(Rule::Pass1, Refusal::NoBall);
        }
        let from = position.ball_square();
        let line = if self.pitch.has(to) { from.line_to(to) } else { None };
        let Some((step, length)) = line else {
            return refuse(Rule::Pass1, Refusal::NotALine { from, to });
        };
        if Self::before_kick_off(position, &budget) && !self.pitch.half_set[team.other()].has(to.0) {
            return refuse(Rule::Ko3, Refusal::KickOffFirst);
        }
        if length > budget.left {
            return refuse(Rule::Pass6, Refusal::TooFar { needed: length, left: budget.left });
        }
        let path = || {
            (1..=length).scan(from, |square, _| {
                *square = square.shifted(step);
                Some(*square)
            })
        };
        for square in path().take(usize::from(length) - 1) {
            if let Some(piece) = position.piece_on(square) {
                return refuse(Rule::Pass2, Refusal::Blocked { square, piece });
            }
        }
        let zone_balls = self.options.zone_balls == ZoneBalls::Open;
        let in_zone = |square: &Square| !zone_balls && self.pitch.zone_set[team.other()].has(square.0);
        if let Some(square) = path().find(in_zone) {
            return refuse(Rule::Pass4, Refusal::ThroughZone { square });
        }
        match position.piece_on(to) {
            Some(piece) if piece.seat != team => return refuse(Rule::Pass3, Refusal::ToOpponent { piece }),
            None if self.pitch.zone_set[team].has(to.0) && !zone_balls => {
                return refuse(Rule::Pass5, Refusal::IntoOwnZone { to });
            }
            _ => {}
        }
        self.judge_kick_duty(position, budget, to, length)
    }

    fn judge_kick_duty(&self, position: &Position, budget: Budget, to: Square, length: u8) -> Verdict {
        let (mut after, mut budget) = (*position, budget);
        self.make_kick(&mut after, &mut budget, to, length);
        self.judge_duty(&after, &budget)
    }

    fn make_kick(&self, position: &mut Position, budget: &mut Budget, to: Square, length: u8) {
        let team = position.to_move;
        budget.acted = true;
        budget.ball_moved = true;
        budget.left -= length;
        position.ball = match position.team_mate_on(team, to) {
            Some(shirt) => Ball::Held(Piece { seat: team, shirt }),
            None => self.ball_at_rest(position, to),
        };
    }

    pub(crate) fn kick<W: Witness<Self>>(
        &self,
        position: &mut Position,
        mut budget: Budget,
        to: Square,
        witness: &mut W,
    ) {
        let by = position.to_move;
        let Ball::Held(piece) = position.ball else { return };
        let length = position.ball_square().distance(to);
        if length > budget.left {
            return;
        }
        self.make_kick(position, &mut budget, to, length);
        match position.ball {
            Ball::Held(receiver) if position.square(receiver) == Some(to) => {
                witness.tell(Rule::Pass3, Event::Passed { by, piece, receiver, to });
            }
            // [R15] Into a keeper zone: its keeper has it.
            Ball::Held(keeper) => {
                witness.tell(Rule::Pass1, Event::PlayedThrough { by, piece, to });
                witness.tell(Rule::Pass4, Event::Taken { by: keeper.seat, piece: keeper });
            }
            Ball::Loose(_) => {
                witness.tell(Rule::Pass1, Event::PlayedThrough { by, piece, to });
            }
        }
        self.go_on(position, budget, witness);
    }

    /// Order of section 4.12: KO-3, duties; then TURN-6 if `must_spend_all` is on.
    pub(crate) fn judge_end(&self, position: &Position, budget: Budget) -> Verdict {
        if Self::before_kick_off(position, &budget) {
            return refuse(Rule::Ko3, Refusal::KickOffFirst);
        }
        if Self::is_bound(&budget) {
            let needed = self.need(position, &budget);
            if needed > 0 {
                return self.refuse_duty(position, needed, 0);
            }
        }
        if self.options.must_spend_all {
            let can_spend = |action: &Action| match *action {
                Action::Step { piece, to } => self.judge_step(position, budget, piece, to).is_ok(),
                Action::Kick { to } => self.judge_kick(position, budget, to).is_ok(),
                _ => false,
            };
            if self.candidates().iter().any(can_spend) {
                return refuse(Rule::Turn6, Refusal::SpendAll { left: budget.left });
            }
        }
        Ok(())
    }

    pub(crate) fn stop<W: Witness<Self>>(&self, position: &mut Position, budget: Budget, witness: &mut W) {
        let by = position.to_move;
        witness.tell(Rule::Turn6, Event::Stopped { by, left: budget.left });
        self.finish_basic(position, budget, witness);
    }

    /// [TURN-5] The points left may be spent on anything; without any the turn ends by itself.
    fn go_on<W: Witness<Self>>(&self, position: &mut Position, budget: Budget, witness: &mut W) {
        if budget.left > 0 {
            position.phase = Phase::Step(budget);
        } else {
            self.finish_basic(position, budget, witness);
        }
    }

    fn finish_basic<W: Witness<Self>>(&self, position: &mut Position, budget: Budget, witness: &mut W) {
        let next = if budget.after_tackle { super::turn::Next::Extra } else { super::turn::Next::Opponents };
        self.end_turn(position, next, witness);
    }
}
