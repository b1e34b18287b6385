//! What can be said of a position at a glance, before anybody rolls: who is how far from the ball, how many pips a shot takes, what
//! the keeper can do about it. Coaches ask for it.

use crate::action::Path;
use crate::flow::Champions;
use crate::options::Clock;
use crate::phase::{After, DeadKind, End, Job, Mode, Origin, Period, Phase};
use crate::position::{Place, Position};
use crate::squad::{Formation, Piece, Shirts};
use crate::square::{NOWHERE, Square, ring, steps};
use touchline_kernel::{BySeat, Seat, Squares};

/// Nobody is near: more steps than a die shows.
pub const OUT_OF_REACH: u8 = 7;

/// More pips than any chain of kicks is worth looking at.
pub const PIPS_MAX: u8 = 13;

/// Who does something with the ball next, and what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// The ball has not been kicked off.
    Before,
    /// This team rolls for a turn.
    Turn(Seat),
    /// This team has rolled so much and moves.
    Rolled(Seat, u8),
    /// This team plays the ball, with so many pips and touches left.
    Play(Seat, u8, u8),
    /// This team kicks after a restart or out of the keeper's hands: first and last of equally likely budgets.
    Kick(Seat, u8, u8),
    /// This team's shot is on its way.
    Shot(Seat),
    /// This team has a penalty.
    Penalty(Seat),
}

/// How near one team is to a goal with the ball where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Approach {
    /// Pips from the ball into each square of the goal, team-mates on the way counted as they refund theirs; [`PIPS_MAX`] for more.
    pub pips: [u8; 2],
    /// The same along squares where no opponent can step in.
    pub safe: [u8; 2],
    /// Steps of the keeper to each square of the goal, counted up to four.
    pub keeper: [u8; 2],
}

/// What can be said of one team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TeamSurvey {
    /// Steps of the nearest and the next man to the ball, after the best run if one is due, and of the mover alone once he is picked;
    /// [`OUT_OF_REACH`] for more than six.
    pub steps: [u8; 2],
    /// How many men can reach the ball with a four or less.
    pub close: u8,
    /// Towards the goal that the team attacks.
    pub approach: Approach,
    /// Men on the pitch.
    pub men: u8,
    /// Men between the ball and their own goal line, level ones included.
    pub behind: u8,
    /// Men ahead of the ball who are not offside.
    pub ahead: u8,
    /// Men who are offside with the ball where it is.
    pub offside: u8,
    /// Men in the last four rows before the goal that they attack.
    pub up_front: u8,
    /// Men without a team-mate on the eight squares around them.
    pub spread: u8,
    /// Is the keeper on one of his goal squares?
    pub keeper_home: bool,
    /// Is he on the one nearer to the ball, or as near as the other?
    pub keeper_near: bool,
    /// With how many of six rolls the team, if it is to roll now, must foul; and with how many of them it gives a penalty away.
    pub fouls: (u8, u8),
}

/// The position at a glance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Survey {
    /// Who does something next.
    pub moment: Moment,
    /// Where the ball is or will be put; none before the kick-off and at penalties.
    pub ball: Option<Square>,
    /// By team.
    pub teams: BySeat<TeamSurvey>,
}

/// What a flood with the ball meets.
struct Flight {
    seat: Seat,
    ball: Square,
    /// Team-mates who may play it on.
    mates: Squares,
    /// Of the second-last opponent (OFF-4).
    line: Option<u8>,
    /// The squares next to each square of the goal; none next to the one that the keeper fills.
    open: [Squares; 2],
}

impl Champions {
    /// Looks at a position. The line-ups must be known to both.
    #[must_use]
    pub fn survey(&self, position: &Position) -> Survey {
        let moment = self.moment(position);
        let ball = self.ball_of(position, moment);
        let mut teams = BySeat::from_fn(|seat| self.muster(position, seat));
        if let Some(ball) = ball {
            self.race(position, moment, ball, &mut teams);
            for seat in Seat::BOTH {
                let touches = match moment {
                    Moment::Play(by, _, touches) if by == seat => touches,
                    _ => self.options.max_touches,
                };
                teams[seat].approach = self.approach(position, seat, ball, touches > 0);
                self.muster_by_ball(position, seat, ball, &mut teams[seat]);
            }
        }
        Survey { moment, ball, teams }
    }

    /// Who does something with the ball next.
    #[must_use]
    pub fn moment(&self, position: &Position) -> Moment {
        match position.phase {
            Phase::Lineup { .. }
            | Phase::Columns { .. }
            | Phase::Aside { .. }
            | Phase::GoalSquare { .. }
            | Phase::Centre { .. }
            | Phase::KickOff => Moment::Before,
            Phase::TurnStart | Phase::TurnRoll => Moment::Turn(position.act),
            Phase::PickMover { .. } | Phase::PickMove { .. } => Moment::Rolled(position.act, position.die),
            Phase::Leg if position.play.origin == Origin::Penalty => Moment::Penalty(position.play.team),
            Phase::Leg => Moment::Play(position.play.team, position.play.budget, self.touches_left(position)),
            Phase::SavePick | Phase::SaveRoll { .. } => Moment::Shot(self.saver(position).other()),
            Phase::HoldRoll => Moment::Kick(position.act, 2, 6),
            Phase::Shift { job: Job::RowOne(After::Hold) | Job::Offside(After::Hold), .. } => {
                Moment::Kick(position.last_touch.team, 2, 6)
            }
            Phase::FoulChoice => Moment::Kick(position.act.other(), 2, 6),
            Phase::ThrowerReturn if position.play.end == End::Open => {
                Moment::Play(position.play.team, position.play.budget, self.touches_left(position))
            }
            Phase::ThrowerReturn
            | Phase::Follow { .. }
            | Phase::RunTo { .. }
            | Phase::Intercept { .. }
            | Phase::InterceptRoll { .. }
            | Phase::ReboundSide { .. }
            | Phase::Shift {
                job: Job::RowOne(After::Turn | After::Chase) | Job::Offside(After::Turn | After::Chase),
                ..
            } => self.arrival(position),
            _ => self.restart_moment(position),
        }
    }

    fn touches_left(&self, position: &Position) -> u8 {
        self.options.max_touches.saturating_sub(position.play.touches)
    }

    /// What follows a ball that flies or has come to rest.
    fn arrival(&self, position: &Position) -> Moment {
        match position.play.end {
            End::Shot { defending, .. } => Moment::Shot(defending.other()),
            End::Player { piece, left } => Moment::Play(piece.seat, left + 1, self.options.max_touches - 1),
            End::Open | End::Rest | End::Out => Moment::Turn(self.next_on_turn(position)),
        }
    }

    fn restart_moment(&self, position: &Position) -> Moment {
        let seat = position.dead.team;
        match position.dead.kind {
            DeadKind::Goal | DeadKind::GoalKick => Moment::Kick(seat, 3, 7),
            DeadKind::ThrowIn => Moment::Kick(seat, 2, 4),
            DeadKind::Corner | DeadKind::FreeKick | DeadKind::Handball => Moment::Kick(seat, 2, 6),
            DeadKind::Penalty => Moment::Penalty(seat),
            DeadKind::KickOff => Moment::Before,
            DeadKind::None => Moment::Turn(self.next_on_turn(position)),
        }
    }

    /// Where the ball counts: where it lies, or where it will be put.
    fn ball_of(&self, position: &Position, moment: Moment) -> Option<Square> {
        let ball = match moment {
            Moment::Before | Moment::Penalty(_) => return None,
            _ if position.period == Period::Shootout => return None,
            Moment::Kick(..) => match position.dead.kind {
                DeadKind::None => position.ball,
                DeadKind::Goal | DeadKind::GoalKick => position.keeper_square(position.dead.team),
                _ => position.dead.spot,
            },
            _ => position.ball,
        };
        (ball != NOWHERE).then_some(ball)
    }

    /// Men and where they stand, whatever the ball does.
    fn muster(&self, position: &Position, seat: Seat) -> TeamSurvey {
        let men = position.on[seat];
        let keeper = position.keeper_square(seat);
        TeamSurvey {
            steps: [OUT_OF_REACH; 2],
            men: men.len() as u8,
            up_front: men.and(self.pitch.beyond[seat][5]).len() as u8,
            spread: men.minus(ring(men)).len() as u8,
            keeper_home: self.pitch.goal[seat].has(keeper.0),
            approach: Approach { pips: [PIPS_MAX; 2], safe: [PIPS_MAX; 2], keeper: [0; 2] },
            ..TeamSurvey::default()
        }
    }

    fn muster_by_ball(&self, position: &Position, seat: Seat, ball: Square, team: &mut TeamSurvey) {
        let men = position.on[seat];
        let row = ball.row();
        let ahead = men.and(self.pitch.beyond[seat][self.pitch.opp_row(seat, row) as usize]);
        let offside = ahead.and(self.offside_squares(position, seat, row));
        team.behind = team.men - ahead.len() as u8;
        team.offside = offside.len() as u8;
        team.ahead = ahead.len() as u8 - team.offside;
        let keeper = position.keeper_square(seat);
        let away = |square: Square| square.col().abs_diff(ball.col());
        team.keeper_near = team.keeper_home
            && self.pitch.goal_squares(seat).iter().all(|square| away(keeper) <= away(*square));
    }

    /// Floods from the ball: who is how many steps away.
    fn race(&self, position: &Position, moment: Moment, ball: Square, teams: &mut BySeat<TeamSurvey>) {
        let free = position.free(self.pitch.field_walk);
        let mut left = position.on;
        if let Some(locked) = position.locked {
            // [LOCK-1] He may not play it.
            left[locked.seat].remove(position.at(locked.seat, locked.shirt).0);
        }
        if let Phase::PickMove { mover } = position.phase {
            // Nobody else moves.
            left[position.act] = position.at(position.act, mover).set();
        }
        let runners = self.due_runners(position);
        let mut nearest = BySeat::<Squares>::default();
        let (mut front, mut seen) = (ball.set(), ball.set());
        for seat in Seat::BOTH {
            if left[seat].has(ball.0) {
                left[seat].remove(ball.0);
                // He who has it at his feet will play it or has just done so.
                if !matches!(position.phase, Phase::Leg | Phase::Follow { .. } | Phase::RunTo { .. }) {
                    teams[seat].steps[0] = 1;
                }
            }
        }
        for d in 1..OUT_OF_REACH {
            let near = steps(front);
            for seat in Seat::BOTH {
                let here = near.and(left[seat]);
                if here.is_empty() {
                    continue;
                }
                let n = here.len() as u8;
                left[seat] = left[seat].minus(here);
                let team = &mut teams[seat];
                if team.steps[0] == OUT_OF_REACH {
                    nearest[seat] = here;
                }
                let mut run = [d; 2];
                if seat == position.play.team && here.meets(runners) {
                    // [D-3] Two steps closer, but never onto the ball.
                    run[0] = d.saturating_sub(2).max(1);
                }
                if d <= 4 {
                    team.close += n;
                }
                for d in run.into_iter().take(n.min(2) as usize) {
                    if d < team.steps[0] {
                        team.steps = [d, team.steps[0]];
                    } else if d < team.steps[1] {
                        team.steps[1] = d;
                    }
                }
            }
            front = near.and(free).minus(seen);
            seen = seen.or(front);
        }
        if let Moment::Turn(seat) = moment {
            let slack = teams[seat].steps[0].saturating_sub(teams[seat.other()].steps[0]);
            if self.options.fouls && slack > 1 && !position.taken().has(ball.0) {
                teams[seat].fouls = self.forced_fouls(position, seat, nearest[seat.other()], slack);
            }
        }
    }

    /// Squares of those who may still run after the ball.
    fn due_runners(&self, position: &Position) -> Squares {
        let squares =
            |shirts: Shirts| shirts.iter().map(|shirt| position.at(position.play.team, shirt).0).collect();
        match position.phase {
            Phase::Follow { runners } => squares(runners),
            Phase::RunTo { runner } => position.at(position.play.team, runner).set(),
            _ => Squares::EMPTY,
        }
    }

    /// Floods with the ball: how many pips into each square of the goal. Bends are free here and touches are not counted, so it may
    /// be a pip or two better than the best chain of kicks, never worse.
    fn approach(&self, position: &Position, seat: Seat, ball: Square, passing: bool) -> Approach {
        let opponents = seat.other();
        let keeper = position.keeper_square(opponents);
        let goals = self.pitch.goal_squares(opponents);
        let mut field_men = position.on[opponents];
        field_men.remove(keeper.0);
        let flight = Flight {
            seat,
            ball,
            mates: if passing { position.on[seat].and(self.pitch.field) } else { Squares::EMPTY },
            line: self.offside_line(position, seat),
            open: goals.map(|goal| if goal == keeper { Squares::EMPTY } else { ring(goal.set()) }),
        };
        let free = position.free(self.pitch.field);
        let pips = self.pips(&flight, free);
        let safe =
            if pips == [PIPS_MAX; 2] { pips } else { self.pips(&flight, free.minus(steps(field_men))) };
        Approach { pips, safe, keeper: goals.map(|goal| goal.steps_to(keeper).min(4)) }
    }

    fn pips(&self, flight: &Flight, mut free: Squares) -> [u8; 2] {
        let Flight { seat, ball, mut mates, line, open } = *flight;
        let mut pips = [PIPS_MAX; 2];
        let mut row = ball.row();
        mates.remove(ball.0);
        free.remove(ball.0);
        let mut onside = mates.minus(self.beyond_line(seat, row, line));
        let mut front = ball.set();
        for cost in 0..PIPS_MAX - 1 {
            let mut near = ring(front);
            // [C-1] A team-mate costs a pip and gives it back.
            loop {
                let reached = near.and(onside);
                if reached.is_empty() {
                    break;
                }
                mates = mates.minus(reached);
                front = front.or(reached);
                near = near.or(ring(reached));
                let foremost = if seat == Seat::Home { reached.last() } else { reached.first() };
                let foremost = foremost.map_or(row, |square| Square(square).row());
                if self.pitch.opp_row(seat, foremost) < self.pitch.opp_row(seat, row) {
                    row = foremost;
                }
                onside = mates.minus(self.beyond_line(seat, row, line));
            }
            let mut found = true;
            for (pips, open) in pips.iter_mut().zip(open) {
                if *pips == PIPS_MAX && front.meets(open) {
                    *pips = cost + 1;
                }
                found &= *pips < PIPS_MAX || open.is_empty();
            }
            front = near.and(free);
            if found || front.is_empty() {
                break;
            }
            free = free.minus(front);
        }
        pips
    }

    /// The keeper's best chance against the shot that is on its way, in quarters (SAVE-2).
    #[must_use]
    pub fn best_save(&self, position: &Position) -> u8 {
        match position.phase {
            Phase::SaveRoll { quarters, .. } => quarters,
            _ => {
                let mut best = 0;
                self.each_save(position, |_, _, quarters| best = best.max(quarters));
                best
            }
        }
    }

    /// How many of 20 equal chances send in the kick of a shoot-out whose path is chosen and whose roll is due.
    #[must_use]
    pub fn penalty_chances(&self, position: &Position) -> u8 {
        let mut rolled = *position;
        (2..=6)
            .map(|number| {
                self.settle_shootout(&mut rolled, number);
                let mut best = 0;
                self.each_save(&rolled, |_, _, quarters| best = best.max(quarters));
                4 - best
            })
            .sum()
    }

    /// How many attempts this team may still make to intercept the ball on its way: one for each man and for each square.
    #[must_use]
    pub fn attempts_left(&self, position: &Position, seat: Seat) -> u8 {
        let Some((&end, passed)) = position.play.squares().split_last() else { return 0 };
        if !self.options.interceptions || position.play.origin == Origin::Penalty {
            return 0;
        }
        let mut men = position.on[seat];
        men.remove(position.keeper_square(seat).0);
        for shirt in position.play.attempted[seat].or(position.play.declined[seat]).iter() {
            men.remove(position.at(seat, shirt).0);
        }
        let taken = position.taken();
        let (mut squares, mut who) = (0, Squares::EMPTY);
        for &square in passed.iter().skip(position.play.cursor as usize) {
            let near = self.pitch.beside(square).and(men);
            if square != end && !taken.has(square.0) && !near.is_empty() {
                squares += 1;
                who = who.or(near);
            }
        }
        squares.min(who.len() as u8)
    }

    /// [FOUL-1] With how many of six rolls the team on turn must foul, and with how many of them in its own area: nobody of it gets
    /// closer to the ball than `victims` are, and somebody's shortest way to one of them is what was rolled.
    fn forced_fouls(&self, position: &Position, seat: Seat, victims: Squares, slack: u8) -> (u8, u8) {
        let own = position.on[seat];
        // [FOUL-5]
        let victims = victims.minus(self.pitch.goal[seat.other()]);
        let free = position.free(self.pitch.field_walk);
        let (mut fouls, mut penalties) = (0_u8, 0_u8);
        victims.each(|victim| {
            let (mut front, mut seen) = (Squares::only(victim), Squares::only(victim));
            for n in 1..=slack.min(6) {
                let near = steps(front).minus(seen);
                if n > 1 && near.meets(own) {
                    fouls |= 1 << n;
                    penalties |= u8::from(self.pitch.area[seat].has(victim)) << n;
                }
                seen = seen.or(near);
                front = near.and(free);
            }
        });
        (fouls.count_ones() as u8, penalties.count_ones() as u8)
    }

    /// How much of this part of the match is gone, and how long it is: in '1's, or in rolls if the clock counts them.
    #[must_use]
    pub fn clock(&self, position: &Position) -> (u16, u16) {
        match (self.options.clock, position.period) {
            (Clock::Rolls, _) => (position.rolls, self.rolls_in_all(position)),
            (Clock::Ones, Period::Regular) => (position.ones.into(), self.options.clock_ones.into()),
            (Clock::Ones, _) => (position.ones.into(), u16::from(self.options.extra_time_spaces) + 1),
        }
    }

    /// Which squares a team's men are next to, can reach with two steps, with three and so on up to six. Who stands on a square is
    /// no step away from it.
    #[must_use]
    pub fn within_steps(&self, position: &Position, seat: Seat) -> [Squares; 6] {
        let free = position.free(self.pitch.field_walk);
        let mut front = position.on[seat];
        [(); 6].map(|()| {
            let near = steps(front).and(free);
            front = front.or(near);
            front
        })
    }

    /// Where the ball would go along a legal leg, and how many opponents could step in on the way, one for each square.
    #[must_use]
    pub fn leg_end(&self, position: &Position, path: Path) -> (Square, u8) {
        let mut men = position.on[position.play.team.other()];
        men.remove(position.keeper_square(position.play.team.other()).0);
        let taken = position.taken();
        let mut square = self.kick_from(position);
        let length = path.length();
        let (mut done, mut lurking) = (0, 0);
        for dir in path.parts().flat_map(|(dir, n)| std::iter::repeat_n(dir, n as usize)) {
            square = self.pitch.next(square, dir);
            done += 1;
            if done < length && !taken.has(square.0) {
                lurking += u8::from(self.pitch.beside(square).meets(men));
            }
        }
        (square, lurking)
    }
}

impl Position {
    /// The formation that a coach has chosen.
    #[must_use]
    pub fn formation(&self, seat: Seat) -> Option<Formation> {
        self.formation[seat]
    }

    /// Players on the pitch with a yellow card, and with a bandage.
    #[must_use]
    pub fn marked(&self, seat: Seat) -> (u8, u8) {
        let here = |shirts: Shirts| {
            shirts.iter().filter(|shirt| self.places[seat][shirt.idx()].square().is_some()).count() as u8
        };
        (here(self.booked[seat]), here(self.hurt[seat]))
    }

    /// Has this player a yellow card or a bandage?
    #[must_use]
    pub fn is_marked(&self, piece: Piece) -> bool {
        self.booked[piece.seat].or(self.hurt[piece.seat]).has(piece.shirt)
    }

    /// Substitutions made so far.
    #[must_use]
    pub fn substitutions(&self, seat: Seat) -> u8 {
        self.subs_used[seat]
    }

    /// Players who warm up.
    #[must_use]
    pub fn warming(&self, seat: Seat) -> u8 {
        self.places[seat].iter().filter(|place| **place == Place::WARMING).count() as u8
    }

    /// Why the ball is dead.
    #[must_use]
    pub fn dead_kind(&self) -> DeadKind {
        self.dead.kind
    }

    /// Which part of the match it is.
    #[must_use]
    pub fn period(&self) -> Period {
        self.period
    }

    /// The kicks of the shoot-out.
    #[must_use]
    pub fn shootout(&self, seat: Seat) -> crate::phase::Kicks {
        self.shootout[seat]
    }

    /// Was the ball touched last by a kick or throw of this team, so that its keeper may not pick it up (PICK-2)?
    #[must_use]
    pub fn is_back_pass(&self, seat: Seat) -> bool {
        self.last_touch.team == seat && matches!(self.last_touch.mode, Mode::Kick | Mode::Throw)
    }

    /// Who plays the ball, or has played it last in this movement.
    #[must_use]
    pub fn playing(&self) -> Seat {
        self.play.team
    }

    /// Turns begun so far, kicks of a shoot-out included.
    #[must_use]
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// How many pips were rolled in this turn.
    #[must_use]
    pub fn die(&self) -> u8 {
        self.die
    }
}
