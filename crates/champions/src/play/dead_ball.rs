//! Dead balls and the restarts by a keeper: DEAD, MIN2, LOCK, GKO, GK.

use crate::action::{Action, Event, Refusal};
use crate::flow::{Champions, Flow, Stage, Teller, Verdict, refuse};
use crate::phase::{After, Dead, DeadKind, Job, Origin, Period, Phase, Play, Work};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::{Piece, Shirt, Shirts};
use crate::square::{NOWHERE, Square};
use touchline_kernel::{Seat, Squares};

impl Champions {
    /// The ball is dead: a restart for `team`.
    pub(crate) fn dead_ball(&self, p: &mut Position, kind: DeadKind, team: Seat, spot: Square) -> Flow {
        p.dead = Dead { kind, team, spot, ..Dead::NONE };
        Flow::Then(Stage::Dead)
    }

    /// The ball has left the field (INT-10): throw-in, corner or goal kick.
    pub(crate) fn out<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let square = p.ball;
        let last = p.last_touch.team;
        let Some(end) = self.pitch.end_of_row(square.row()) else {
            w.tell(Rule::Thr1, Event::ThrowIn { by: last.other(), to: square });
            return self.dead_ball(p, DeadKind::ThrowIn, last.other(), square);
        };
        if last != end {
            w.tell(Rule::Gk1, Event::GoalKick { by: end });
            return self.dead_ball(p, DeadKind::GoalKick, end, self.pitch.goal_squares(end)[0]);
        }
        // [COR-3] The corner on the side of the goal where the ball went out.
        let left = square.col() < self.pitch.geometry.goal_cols[0];
        let corner = Square::at(if left { 1 } else { self.pitch.geometry.cols }, square.row());
        w.tell(Rule::Cor1, Event::Corner { by: end.other(), to: corner });
        self.dead_ball(p, DeadKind::Corner, end.other(), corner)
    }

    /// P40a and P40b. Then come the substitutions, away first (DEAD-1).
    pub(crate) fn dead<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        if let Some(end) = self.rolls_used_up(p, w) {
            return end;
        }
        p.ball = NOWHERE;
        p.play = Play::NONE;
        p.locked = None;
        p.last_deflector = None;
        p.die = 0;
        self.send_wall_back(p, w);
        p.act = p.dead.team;
        p.work = Work::default();
        match p.dead.kind {
            DeadKind::FreeKick | DeadKind::Penalty => self.punish_foul(p, w),
            DeadKind::Handball => self.punish_handball(p, w),
            _ => {}
        }
        if let Some(end) = self.too_few(p, w) {
            return end;
        }
        Flow::Then(Stage::Keeperless(Seat::Away))
    }

    /// [R64] A team below `min_players` loses at once; a team that has nobody left cannot go on in any case (R83).
    pub(crate) fn too_few<T: Teller>(&self, p: &mut Position, w: &mut T) -> Option<Flow> {
        let least = u32::from(self.options.min_players.max(1));
        for seat in [Seat::Away, Seat::Home] {
            if p.on[seat].len() < least {
                return Some(self.over(p, Rule::Card2, Some(seat.other()), w));
            }
        }
        None
    }

    /// P40d, away first; then P40e.
    pub(crate) fn keepers(&self, seat: Seat) -> Flow {
        Flow::Wait(Phase::KeeperPlace { seat })
    }

    pub(crate) fn judge_keeper_square(&self, column: u8) -> Verdict {
        if self.pitch.geometry.goal_cols.contains(&column) {
            Ok(())
        } else {
            refuse(Rule::Set4, Refusal::BadColumn { column })
        }
    }

    pub(crate) fn list_keeper_squares(&self, actions: &mut Vec<Action>) {
        actions.extend(self.pitch.geometry.goal_cols.map(|column| Action::KeeperSquare { column }));
    }

    /// DEAD-2.
    pub(crate) fn keeper_placed<T: Teller>(
        &self,
        p: &mut Position,
        seat: Seat,
        column: u8,
        w: &mut T,
    ) -> Flow {
        let to = Square::at(column, self.pitch.row_from(seat, 0));
        let piece = p.keeper_piece(seat);
        self.make_way(p, to, w);
        p.move_to(piece, to);
        w.tell(Rule::Dead2, Event::Placed { piece, to });
        if p.period == Period::Shootout {
            return Flow::Wait(Phase::PenaltySpot);
        }
        match seat {
            Seat::Away => Flow::Then(Stage::Keepers(Seat::Home)),
            Seat::Home => Flow::Then(Stage::MoveBack(Seat::Away, After::Restart)),
        }
    }

    /// P40f.
    pub(crate) fn restart<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        match p.dead.kind {
            DeadKind::Goal | DeadKind::GoalKick => Flow::Wait(Phase::RestartRoll),
            DeadKind::ThrowIn => self.throw_in(p, w),
            DeadKind::Corner => self.corner(p, w),
            DeadKind::FreeKick | DeadKind::Handball => self.free_kick(p, w),
            DeadKind::Penalty => self.penalty(p, w),
            DeadKind::None => Flow::Then(Stage::NextTurn),
        }
    }

    /// The restarting coach has rolled (MIN2-1).
    pub(crate) fn restart_rolled<T: Teller>(&self, p: &mut Position, number: u8, w: &mut T) -> Flow {
        p.die = number;
        w.tell(Rule::Min21, Event::Rolled { by: p.act, number });
        if p.period == Period::Shootout {
            return self.shootout_rolled(p, number);
        }
        self.count_roll(p, 1);
        let seat = p.dead.team;
        let taker = |shirt: Option<Shirt>| Piece { seat, shirt: shirt.unwrap_or(p.keeper[seat]) };
        let (piece, budget, origin) = match p.dead.kind {
            // [GKO-1] One more than the roll.
            DeadKind::Goal | DeadKind::GoalKick | DeadKind::None => {
                (p.keeper_piece(seat), number + 1, Origin::Turn)
            }
            // [THR-4, THR-5] A throw is the first touch of a play like any other.
            DeadKind::ThrowIn => (taker(p.dead.victim), number, Origin::Throw),
            // [COR-5, COR-6] One step onto the ball, then all pips but that one, plus one.
            DeadKind::Corner => (taker(p.dead.victim), number, Origin::Corner),
            DeadKind::FreeKick | DeadKind::Handball => return Flow::Then(Stage::Movers),
            DeadKind::Penalty => (taker(p.dead.victim), number, Origin::Penalty),
        };
        self.begin_play(p, piece, budget, origin);
        p.locked = Some(piece);
        match origin {
            Origin::Penalty => return Flow::Wait(Phase::Leg),
            // The thrower's square is remembered until he has come back.
            Origin::Throw => p.dead.kind = DeadKind::ThrowIn,
            _ => p.dead = Dead::NONE,
        }
        Flow::Then(Stage::CompulsoryKick)
    }

    /// Who may take a restart or stand in a wall: field players, the keeper only if there are none (R70).
    pub(crate) fn restart_men(&self, p: &Position, seat: Seat) -> Shirts {
        let field = p.field_shirts(seat);
        if field.is_empty() { std::iter::once(p.keeper[seat]).collect() } else { field }
    }

    /// Asks for the man at the ball, or takes the only one there is.
    pub(crate) fn choose_one(&self, p: &mut Position, seat: Seat, phase: Phase) -> Flow {
        let men = self.restart_men(p, seat);
        if men.len() > 1 {
            return Flow::Wait(phase);
        }
        p.dead.victim = men.first();
        Flow::Then(Stage::Restart)
    }

    pub(crate) fn judge_man(&self, p: &Position, seat: Seat, shirt: Shirt, rule: Rule) -> Verdict {
        let piece = Piece { seat, shirt };
        if p.square(piece).is_none() {
            refuse(rule, Refusal::OffPitch { piece })
        } else if self.restart_men(p, seat).has(shirt) {
            Ok(())
        } else {
            refuse(rule, Refusal::BadPlayer { piece })
        }
    }

    /// The rule by which a restart needs a man at the ball.
    pub(crate) fn taker_rule(&self, p: &Position) -> Rule {
        match p.dead.kind {
            DeadKind::ThrowIn => Rule::Thr2,
            DeadKind::Corner => Rule::Cor4,
            DeadKind::Penalty => Rule::Pen2,
            DeadKind::Handball => Rule::Fk10,
            _ if p.dead.victim.is_some() => Rule::Fk9,
            _ => Rule::Fk8,
        }
    }

    /// The rule by which a restart needs a wall.
    pub(crate) fn wall_rule(&self, p: &Position) -> Rule {
        match p.dead.kind {
            DeadKind::Corner => Rule::Cor4,
            DeadKind::Handball => Rule::Fk10,
            _ if p.dead.fouler.is_some() => Rule::Fk9,
            _ => Rule::Fk8,
        }
    }

    /// The squares among which the coach of a player who has to move may choose.
    pub(crate) fn shift_squares(&self, p: &Position, piece: Piece, job: Job) -> Squares {
        match job {
            Job::RowOne(_) => self.row_one_squares(p, piece),
            Job::Offside(_) => self.offside_sides(p, piece),
            Job::MakeRoom => {
                self.nearest_squares(p.dead.spot, p.free(self.pitch.field_walk), self.pitch.field_walk)
            }
            Job::Wall => self.wall_sides(p, piece),
            Job::WallAnywhere => self.wall_anywhere(p),
            Job::Ring => self.ring_exits(p, piece),
            Job::Clear => self.clear_sides(p, piece),
        }
    }

    pub(crate) fn shift_rule(&self, job: Job) -> Rule {
        match job {
            Job::RowOne(_) => Rule::E2,
            Job::Offside(_) => Rule::Off6,
            Job::MakeRoom => Rule::Dead4,
            Job::Wall | Job::WallAnywhere => Rule::Fk3,
            Job::Ring => Rule::Fk6,
            Job::Clear => Rule::Pen1,
        }
    }

    /// Moves a player who has to move, and says what goes on.
    pub(crate) fn shift<T: Teller>(
        &self,
        p: &mut Position,
        piece: Piece,
        job: Job,
        to: Square,
        w: &mut T,
    ) -> Stage {
        p.move_to(piece, to);
        let rule = match (job, p.dead.kind) {
            (Job::MakeRoom, DeadKind::Corner) => Rule::Cor3,
            (Job::MakeRoom, _) => Rule::Thr2,
            _ => self.shift_rule(job),
        };
        w.tell(rule, Event::Shifted { piece, to });
        match job {
            Job::RowOne(after) => return Stage::RowOne(piece.seat, after),
            Job::Offside(after) => {
                self.visit(p, to.col());
                return Stage::MoveBack(piece.seat, after);
            }
            Job::MakeRoom => {}
            Job::Wall => self.wall_stepped(p, to),
            Job::WallAnywhere => p.work.steps = 2,
            Job::Ring => p.work.done.insert(piece.shirt),
            Job::Clear => self.visit(p, to.col()),
        }
        Stage::Restart
    }

    /// Widens the visited part of the present line.
    pub(crate) fn visit(&self, p: &mut Position, at: u8) {
        let [low, high] = p.work.visited;
        p.work.visited = [low.min(at), high.max(at)];
    }
}
