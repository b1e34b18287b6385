//! Dead balls and the restarts by a keeper: DEAD, MIN2, LOCK, GKO, GK.

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::flow::Champions;
use crate::options::ExtraTimeStart;
use crate::phase::{After, Dead, DeadKind, Job, Origin, Period, Phase, Play, Work};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::{Piece, Shirt, Shirts};
use crate::square::{NOWHERE, Square};
use crate::stage::{Flow, Stage};
use touchline_kernel::{Seat, Squares, Witness};

impl Champions {
    /// The ball is dead: a restart for `team`.
    pub(crate) fn dead_ball(
        &self,
        position: &mut Position,
        kind: DeadKind,
        team: Seat,
        spot: Square,
    ) -> Flow {
        position.dead = Dead { kind, team, spot, ..Dead::NONE };
        Flow::Then(Stage::Dead)
    }

    /// The ball has left the field (INT-10): throw-in, corner or goal kick.
    pub(crate) fn out<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let square = position.ball;
        let last = position.last_touch.team;
        let Some(end) = self.pitch.end_of_row(square.row()) else {
            witness.tell(Rule::Thr1, Event::ThrowIn { by: last.other(), to: square });
            return self.dead_ball(position, DeadKind::ThrowIn, last.other(), square);
        };
        if last != end {
            witness.tell(Rule::Gk1, Event::GoalKick { by: end });
            return self.dead_ball(position, DeadKind::GoalKick, end, self.pitch.goal_squares(end)[0]);
        }
        // [COR-3] The corner on the side of the goal where the ball went out.
        let left = square.col() < self.pitch.geometry.goal_cols[0];
        let corner = Square::at(if left { 1 } else { self.pitch.geometry.cols }, square.row());
        witness.tell(Rule::Cor1, Event::Corner { by: end.other(), to: corner });
        self.dead_ball(position, DeadKind::Corner, end.other(), corner)
    }

    /// P40a and P40b. Then come the substitutions, away first (DEAD-1).
    pub(crate) fn dead<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        // [R61] Before a new kick-off a foul is still settled: two men stand in one square, and there is a card to show.
        let foul = matches!(position.dead.kind, DeadKind::FreeKick | DeadKind::Penalty | DeadKind::Handball);
        if !(foul && self.options.extra_time_start == ExtraTimeStart::KickOff)
            && let Some(end) = self.use_up_rolls(position, witness)
        {
            return end;
        }
        position.ball = NOWHERE;
        position.play = Play::NONE;
        position.locked = None;
        position.last_deflector = None;
        position.die = 0;
        self.send_wall_back(position, witness);
        position.act = position.dead.team;
        position.work = Work::default();
        match position.dead.kind {
            DeadKind::FreeKick | DeadKind::Penalty => self.punish_foul(position, witness),
            DeadKind::Handball => self.punish_handball(position, witness),
            _ => {}
        }
        if let Some(end) = self.end_if_too_few(position, witness) {
            return end;
        }
        Flow::Then(Stage::Keeperless(Seat::Away))
    }

    /// [R64] A team below `min_players` loses at once; a team that has nobody left cannot go on in any case (R83).
    pub(crate) fn end_if_too_few<W: Witness<Self>>(
        &self,
        position: &mut Position,
        witness: &mut W,
    ) -> Option<Flow> {
        let least = u32::from(self.options.min_players.max(1));
        for seat in [Seat::Away, Seat::Home] {
            if position.on[seat].len() < least {
                return Some(self.end_match(position, Rule::Card2, Some(seat.other()), witness));
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
    pub(crate) fn place_keeper<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        column: u8,
        witness: &mut W,
    ) -> Flow {
        let to = Square::at(column, self.pitch.row_from(seat, 0));
        let piece = position.keeper_piece(seat);
        self.make_way(position, to, witness);
        position.move_to(piece, to);
        witness.tell(Rule::Dead2, Event::Placed { piece, to });
        if position.period == Period::Shootout {
            return Flow::Wait(Phase::PenaltySpot);
        }
        match seat {
            Seat::Away => Flow::Then(Stage::Keepers(Seat::Home)),
            Seat::Home => Flow::Then(Stage::MoveBack(Seat::Away, After::Restart)),
        }
    }

    /// P40f.
    pub(crate) fn restart<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        match position.dead.kind {
            DeadKind::Goal | DeadKind::GoalKick => Flow::Wait(Phase::RestartRoll),
            DeadKind::ThrowIn => self.throw_in(position, witness),
            DeadKind::Corner => self.corner(position, witness),
            DeadKind::FreeKick | DeadKind::Handball => self.free_kick(position, witness),
            DeadKind::Penalty => self.penalty(position, witness),
            // [XT-1] A man of each team goes to the centre, and both coaches roll.
            DeadKind::KickOff => {
                position.dead = Dead::NONE;
                Flow::Then(Stage::Centre(Seat::Away))
            }
            DeadKind::None => Flow::Then(Stage::NextTurn),
        }
    }

    /// The restarting coach has rolled (MIN2-1).
    pub(crate) fn settle_restart<W: Witness<Self>>(
        &self,
        position: &mut Position,
        number: u8,
        witness: &mut W,
    ) -> Flow {
        position.die = number;
        witness.tell(Rule::Min21, Event::Rolled { by: position.act, number });
        if position.period == Period::Shootout {
            return self.settle_shootout(position, number);
        }
        self.count_roll(position, 1);
        let seat = position.dead.team;
        let taker = |shirt: Option<Shirt>| Piece { seat, shirt: shirt.unwrap_or(position.keeper[seat]) };
        let (piece, budget, origin) = match position.dead.kind {
            // [GKO-1] One more than the roll.
            DeadKind::Goal | DeadKind::GoalKick | DeadKind::KickOff | DeadKind::None => {
                (position.keeper_piece(seat), number + 1, Origin::Turn)
            }
            // [THR-4, THR-5] A throw is the first touch of a play like any other.
            DeadKind::ThrowIn => (taker(position.dead.victim), number, Origin::Throw),
            // [COR-5, COR-6] One step onto the ball, then all pips but that one, plus one.
            DeadKind::Corner => (taker(position.dead.victim), number, Origin::Corner),
            DeadKind::FreeKick | DeadKind::Handball => return Flow::Then(Stage::Movers),
            DeadKind::Penalty => (taker(position.dead.victim), number, Origin::Penalty),
        };
        self.begin_play(position, piece, budget, origin);
        position.locked = Some(piece);
        match origin {
            Origin::Penalty => return Flow::Wait(Phase::Leg),
            // The thrower's square is remembered until he has come back.
            Origin::Throw => position.dead.kind = DeadKind::ThrowIn,
            _ => position.dead = Dead::NONE,
        }
        Flow::Then(Stage::CompulsoryKick)
    }

    /// Who may take a restart or stand in a wall: field players, the keeper only if there are none (R70).
    pub(crate) fn restart_men(&self, position: &Position, seat: Seat) -> Shirts {
        let field = position.field_shirts(seat);
        if field.is_empty() { std::iter::once(position.keeper[seat]).collect() } else { field }
    }

    /// Asks for the man at the ball, or takes the only one there is.
    pub(crate) fn choose_one(&self, position: &mut Position, seat: Seat, phase: Phase) -> Flow {
        let men = self.restart_men(position, seat);
        if men.len() > 1 {
            return Flow::Wait(phase);
        }
        position.dead.victim = men.first();
        Flow::Then(Stage::Restart)
    }

    pub(crate) fn judge_man(&self, position: &Position, seat: Seat, shirt: Shirt, rule: Rule) -> Verdict {
        let piece = Piece { seat, shirt };
        if position.square(piece).is_none() {
            refuse(rule, Refusal::OffPitch { piece })
        } else if self.restart_men(position, seat).has(shirt) {
            Ok(())
        } else {
            refuse(rule, Refusal::BadPlayer { piece })
        }
    }

    /// The rule by which a restart needs a man at the ball.
    pub(crate) fn taker_rule(&self, position: &Position) -> Rule {
        match position.dead.kind {
            DeadKind::ThrowIn => Rule::Thr2,
            DeadKind::Corner => Rule::Cor4,
            DeadKind::Penalty => Rule::Pen2,
            DeadKind::Handball => Rule::Fk10,
            _ if position.dead.victim.is_some() => Rule::Fk9,
            _ => Rule::Fk8,
        }
    }

    /// The rule by which a restart needs a wall.
    pub(crate) fn wall_rule(&self, position: &Position) -> Rule {
        match position.dead.kind {
            DeadKind::Corner => Rule::Cor4,
            DeadKind::Handball => Rule::Fk10,
            _ if position.dead.fouler.is_some() => Rule::Fk9,
            _ => Rule::Fk8,
        }
    }

    /// The squares among which the coach of a player who has to move may choose.
    pub(crate) fn shift_squares(&self, position: &Position, piece: Piece, job: Job) -> Squares {
        match job {
            Job::RowOne(_) => self.row_one_squares(position, piece),
            Job::Offside(_) => self.offside_sides(position, piece),
            Job::MakeRoom => self.nearest_squares(
                position.dead.spot,
                position.free(self.pitch.field_walk),
                self.pitch.field_walk,
            ),
            Job::Wall => self.wall_sides(position, piece),
            Job::WallAnywhere => self.wall_anywhere(position),
            Job::Ring => self.ring_exits(position, piece),
            Job::Clear => self.clear_sides(position, piece),
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
    pub(crate) fn shift<W: Witness<Self>>(
        &self,
        position: &mut Position,
        piece: Piece,
        job: Job,
        to: Square,
        witness: &mut W,
    ) -> Stage {
        position.move_to(piece, to);
        let rule = match (job, position.dead.kind) {
            (Job::MakeRoom, DeadKind::Corner) => Rule::Cor3,
            (Job::MakeRoom, _) => Rule::Thr2,
            _ => self.shift_rule(job),
        };
        witness.tell(rule, Event::Shifted { piece, to });
        match job {
            Job::RowOne(after) => return Stage::RowOne(piece.seat, after),
            Job::Offside(after) => {
                self.visit(position, to.col());
                return Stage::MoveBack(piece.seat, after);
            }
            Job::MakeRoom => {}
            Job::Wall => self.step_wall(position, to),
            Job::WallAnywhere => position.work.steps = 2,
            Job::Ring => position.work.done.insert(piece.shirt),
            Job::Clear => self.visit(position, to.col()),
        }
        Stage::Restart
    }

    /// Widens the visited part of the present line.
    pub(crate) fn visit(&self, position: &mut Position, at: u8) {
        let [low, high] = position.work.visited;
        position.work.visited = [low.min(at), high.max(at)];
    }
}
