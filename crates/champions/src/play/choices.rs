//! What a team may choose in each phase: the whole list, and the verdict on a single action.

use crate::action::{Action, Refusal, Side};
use crate::flow::Champions;
use crate::phase::{DeadKind, Phase};
use crate::play::{Verdict, refuse};
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::Piece;
use crate::square::Square;
use touchline_kernel::Seat;

impl Champions {
    /// Every action that is legal now.
    pub(crate) fn list_choices(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        match position.phase {
            Phase::Lineup { seat, picks } => self.list_lineup(position, seat, picks, actions),
            Phase::Columns { line, .. } => self.list_columns(line, actions),
            Phase::Aside { column } => self.list_aside(position, column, actions),
            Phase::GoalSquare { .. } | Phase::KeeperPlace { .. } => self.list_keeper_squares(actions),
            Phase::Centre { seat } => {
                self.each_centre(position, seat, |piece, column| {
                    actions.push(Action::Centre { piece, column })
                });
            }
            Phase::TurnStart => {
                actions
                    .extend(self.warmers(position, position.act).iter().map(|piece| Action::Warm { piece }));
                actions.push(Action::Roll);
            }
            Phase::FoulChoice => self.list_fouls(position, actions),
            Phase::PickMover { movers } => actions.extend(movers.iter().map(|piece| Action::Mover { piece })),
            Phase::PickMove { mover } => self.list_moves(position, mover, actions),
            Phase::Leg => self.list_legs(position, actions),
            Phase::ThrowerReturn => {
                self.return_squares(position).each(|to| actions.push(Action::ReturnTo { to: Square(to) }));
            }
            Phase::Follow { runners } => {
                actions.extend(runners.iter().map(|piece| Action::Runner { piece }));
                actions.push(Action::NoRunner);
            }
            Phase::RunTo { runner } => self.list_runs(position, runner, actions),
            Phase::Intercept { who, .. } => {
                actions.extend(who.iter().map(|piece| Action::Attempt { piece }));
                actions.push(Action::LetGo);
            }
            Phase::SavePick => self.list_saves(position, actions),
            Phase::ReboundSide { .. } => {
                actions.extend([Side::E, Side::W].map(|side| Action::ReboundSide { side }))
            }
            Phase::Shift { piece, job } => {
                self.shift_squares(position, piece, job)
                    .each(|to| actions.push(Action::ShiftTo { to: Square(to) }));
            }
            Phase::KeeperOff { seat } => {
                actions.extend(position.field_shirts(seat).iter().map(|piece| Action::SubOut { piece }));
            }
            Phase::Makeshift { seat } => {
                actions.extend(position.field_shirts(seat).iter().map(|piece| Action::Makeshift { piece }));
            }
            Phase::Replace { piece } => {
                actions.extend(
                    self.field_reserves(position, piece.seat).iter().map(|piece| Action::SubIn { piece }),
                );
                actions.push(Action::NoSub);
            }
            Phase::Surplus { seat } => {
                actions.extend(
                    position.members(seat, Place::WARMING).iter().map(|piece| Action::ToBench { piece }),
                );
            }
            Phase::SubOut { piece } => {
                actions.extend(self.leavers(position, piece).iter().map(|piece| Action::SubOut { piece }));
                // [SUB-5] Only after a goal.
                if position.dead.kind == DeadKind::Goal {
                    actions.push(Action::ToBench { piece: piece.shirt });
                }
            }
            Phase::SubRow { piece } => self.list_sub_rows(position, piece, actions),
            Phase::SubSquare { piece, row } => {
                self.sub_squares(position, piece, row)
                    .each(|to| actions.push(Action::SubSquare { to: Square(to) }));
            }
            Phase::Thrower => {
                actions.extend(
                    self.restart_men(position, position.dead.team)
                        .iter()
                        .map(|piece| Action::Thrower { piece }),
                );
            }
            Phase::Taker => {
                actions.extend(
                    self.restart_men(position, position.dead.team)
                        .iter()
                        .map(|piece| Action::Taker { piece }),
                );
            }
            Phase::Wall => {
                actions.extend(
                    self.restart_men(position, position.dead.team.other())
                        .iter()
                        .map(|piece| Action::Wall { piece }),
                );
            }
            Phase::BallPlace => {
                self.ball_places(position).each(|to| actions.push(Action::Place { to: Square(to) }))
            }
            Phase::PenaltySpot => self.list_spots(actions),
            Phase::KickOff
            | Phase::TurnRoll
            | Phase::InterceptRoll { .. }
            | Phase::SaveRoll { .. }
            | Phase::HoldRoll
            | Phase::RestartRoll
            | Phase::Over { .. } => {}
        }
    }

    /// Whether an action is legal now; if not, which rule forbids it.
    pub(crate) fn judge_choice(&self, position: &Position, seat: Seat, action: Action) -> Verdict {
        match self.decider(position) {
            Some(decider) if decider == seat => {}
            Some(decider) => return refuse(Rule::Gen1, Refusal::NotYourTurn { seat: decider }),
            None if self.finish(position).is_some() => return refuse(Rule::Clk3, Refusal::MatchOver),
            None => return refuse(Rule::Turn1, Refusal::RollFirst),
        }
        match (position.phase, action) {
            (Phase::Lineup { seat, picks: 0 }, Action::Formation { formation }) => {
                self.judge_formation(position, seat, formation)
            }
            (Phase::Lineup { seat, picks: 1.. }, Action::Number { piece }) => {
                self.judge_number(position, seat, piece)
            }
            (Phase::Columns { line: asked, .. }, Action::Column { line, column }) => {
                self.judge_column(asked, line, column)
            }
            (Phase::Aside { column: from }, Action::Column { line, column }) => {
                self.judge_aside(position, from, line, column)
            }
            (Phase::GoalSquare { .. } | Phase::KeeperPlace { .. }, Action::KeeperSquare { column }) => {
                self.judge_keeper_square(column)
            }
            (Phase::Centre { seat }, Action::Centre { piece, column }) => {
                self.judge_centre(position, seat, piece, column)
            }
            (Phase::TurnStart, Action::Roll)
            | (Phase::Follow { .. }, Action::NoRunner)
            | (Phase::Intercept { .. }, Action::LetGo)
            | (Phase::ReboundSide { .. }, Action::ReboundSide { .. })
            | (Phase::Replace { .. }, Action::NoSub) => Ok(()),
            (Phase::TurnStart, Action::Warm { piece }) => self.judge_warm(position, piece),
            (Phase::FoulChoice, Action::Foul { piece, victim }) => self.judge_foul(position, piece, victim),
            (Phase::PickMover { movers }, Action::Mover { piece }) => {
                self.judge_mover(position, movers, piece)
            }
            (Phase::PickMove { mover }, Action::Walk { to }) => self.judge_walk(position, mover, to),
            (Phase::PickMove { mover }, Action::Ball { steps }) => self.judge_ball(position, mover, steps),
            (Phase::PickMove { mover }, Action::Pickup) => {
                self.judge_pickup(position, Piece { seat: position.act, shirt: mover })
            }
            (Phase::PickMove { mover }, Action::Push { piece }) => self.judge_push(position, mover, piece),
            (Phase::Leg, Action::Leg { path }) => self.judge_leg(position, path),
            (Phase::ThrowerReturn, Action::ReturnTo { to }) => {
                offered(Rule::Thr6, self.return_squares(position).has(to.0), to)
            }
            (Phase::Follow { runners }, Action::Runner { piece }) => {
                self.judge_runner(position, runners, piece)
            }
            (Phase::RunTo { runner }, Action::RunTo { to }) => self.judge_run(position, runner, to),
            (Phase::Intercept { seat, who, .. }, Action::Attempt { piece }) => {
                self.judge_attempt(position, seat, who, piece)
            }
            (Phase::SavePick, Action::Save { to }) => self.judge_save(position, to),
            (Phase::SavePick, Action::Concede) => self.judge_concede(position),
            (Phase::Shift { piece, job }, Action::ShiftTo { to }) => {
                offered(self.shift_rule(job), self.shift_squares(position, piece, job).has(to.0), to)
            }
            (Phase::KeeperOff { seat }, Action::SubOut { piece }) => {
                field_man(position, Rule::Card3, Piece { seat, shirt: piece })
            }
            (Phase::Makeshift { seat }, Action::Makeshift { piece }) => {
                field_man(position, Rule::Card4, Piece { seat, shirt: piece })
            }
            (Phase::Replace { piece: out }, Action::SubIn { piece }) => {
                self.judge_sub_in(position, out.seat, piece)
            }
            (Phase::Surplus { seat }, Action::ToBench { piece }) => {
                let piece = Piece { seat, shirt: piece };
                if position.place(piece) == Place::WARMING {
                    Ok(())
                } else {
                    refuse(Rule::Sub1, Refusal::BadPlayer { piece })
                }
            }
            (Phase::SubOut { piece }, Action::SubOut { piece: out }) => {
                self.judge_sub_out(position, piece, out)
            }
            (Phase::SubOut { piece }, Action::ToBench { piece: shirt }) => {
                self.judge_to_bench(position, piece, shirt)
            }
            (Phase::SubRow { piece }, Action::SubRow { row }) => self.judge_sub_row(position, piece, row),
            (Phase::SubSquare { piece, row }, Action::SubSquare { to }) => {
                offered(self.sub_rule(piece), self.sub_squares(position, piece, row).has(to.0), to)
            }
            (Phase::Thrower, Action::Thrower { piece }) | (Phase::Taker, Action::Taker { piece }) => {
                self.judge_man(position, position.dead.team, piece, self.taker_rule(position))
            }
            (Phase::Wall, Action::Wall { piece }) => {
                self.judge_man(position, position.dead.team.other(), piece, self.wall_rule(position))
            }
            (Phase::BallPlace, Action::Place { to }) => {
                offered(Rule::Fk2, self.ball_places(position).has(to.0), to)
            }
            (Phase::PenaltySpot, Action::PenaltySpot { column }) => self.judge_spot(column),
            _ => refuse(Rule::Turn2, Refusal::NotNow),
        }
    }
}

fn offered(rule: Rule, offered: bool, to: Square) -> Verdict {
    if offered { Ok(()) } else { refuse(rule, Refusal::NotOffered { to }) }
}

fn field_man(position: &Position, rule: Rule, piece: Piece) -> Verdict {
    if position.square(piece).is_none() {
        refuse(rule, Refusal::OffPitch { piece })
    } else if position.is_keeper(piece) {
        refuse(rule, Refusal::BadPlayer { piece })
    } else {
        Ok(())
    }
}
