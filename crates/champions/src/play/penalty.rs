//! Penalties and the shoot-out: PEN, SO.

use crate::action::{Action, Event, Refusal};
use crate::flow::{Champions, Flow, Stage, Teller, Verdict, refuse};
use crate::phase::{Dead, DeadKind, End, Job, Origin, Period, Phase, Play, Work};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::Piece;
use crate::square::{Dir, NOWHERE, Square};
use touchline_kernel::{Seat, Squares};

impl Champions {
    /// P40f for a penalty.
    pub(crate) fn penalty<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        if let Some(flow) = self.clear_area(p, w) {
            return flow;
        }
        let seat = p.dead.team;
        match p.dead.victim {
            Some(_) => Flow::Wait(Phase::PenaltySpot),
            None => self.choose_one(p, seat, Phase::Taker),
        }
    }

    /// [PEN-1] Moves the next field player out of the area: front row first, away before home, lower column first.
    fn clear_area<T: Teller>(&self, p: &mut Position, w: &mut T) -> Option<Flow> {
        let end = p.dead.team.other();
        loop {
            let piece = match p.work.piece {
                Some(piece) => piece,
                None => {
                    let piece = self.next_to_clear(p, end)?;
                    p.work = Work { piece: Some(piece), ..Work::default() };
                    p.work.visited = [p.at(piece.seat, piece.shirt).col(); 2];
                    piece
                }
            };
            let at = p.at(piece.seat, piece.shirt);
            if !self.pitch.area[end].has(at.0) {
                p.work = Work::default();
                continue;
            }
            let free = p.free(self.pitch.field);
            let to = self.pitch.next(at, self.pitch.forward(end));
            if free.has(to.0) {
                p.move_to(piece, to);
                p.work.visited = [to.col(); 2];
                w.tell(Rule::Pen1, Event::Shifted { piece, to });
                continue;
            }
            let squares = self.clear_sides(p, piece);
            match self.shift_among(p, piece, Job::Clear, squares, w) {
                Some(Flow::Then(_)) => {}
                flow => return flow,
            }
        }
    }

    fn next_to_clear(&self, p: &Position, end: Seat) -> Option<Piece> {
        let inside = self.pitch.area[end];
        for row in (1..=self.pitch.geometry.penalty_area.depth).rev() {
            let row = self.pitch.rows[self.pitch.row_from(end, row) as usize].and(inside);
            for seat in [Seat::Away, Seat::Home] {
                let mut men = p.on[seat].and(row);
                men.remove(p.keeper_square(seat).0);
                if let Some(shirt) = men.first().and_then(|square| p.mate_on(seat, Square(square))) {
                    return Some(Piece { seat, shirt });
                }
            }
        }
        None
    }

    /// Where a blocked player may step aside; the nearest squares outside the area if he cannot.
    pub(crate) fn clear_sides(&self, p: &Position, piece: Piece) -> Squares {
        let at = p.at(piece.seat, piece.shirt);
        let free = p.free(self.pitch.field);
        let [low, high] = p.work.visited;
        let sides: Squares = [Dir::W, Dir::E]
            .into_iter()
            .map(|dir| self.pitch.next(at, dir))
            .filter(|to| free.has(to.0) && !(low..=high).contains(&to.col()))
            .map(|to| to.0)
            .collect();
        if !sides.is_empty() {
            return sides;
        }
        let outside = free.minus(self.pitch.area[p.dead.team.other()]);
        let near = self.nearest_squares(at, p.free(self.pitch.field_walk), outside);
        if near.is_empty() { outside } else { near }
    }

    pub(crate) fn list_spots(&self, actions: &mut Vec<Action>) {
        actions.extend(self.pitch.geometry.penalty_spots.cols.map(|column| Action::PenaltySpot { column }));
    }

    pub(crate) fn judge_spot(&self, column: u8) -> Verdict {
        if self.pitch.geometry.penalty_spots.cols.contains(&column) {
            Ok(())
        } else {
            refuse(Rule::Pen2, Refusal::BadColumn { column })
        }
    }

    /// PEN-2, or the same in a shoot-out.
    pub(crate) fn spot_chosen<T: Teller>(&self, p: &mut Position, column: u8, w: &mut T) -> Flow {
        let seat = p.dead.team;
        let to = self.pitch.spot_squares(seat.other())
            [usize::from(column != self.pitch.geometry.penalty_spots.cols[0])];
        p.dead.spot = to;
        if p.period == Period::Shootout {
            // [SO-3] The path comes before the roll; every path has the same length.
            let budget = self.pitch.geometry.penalty_spots.row;
            p.play = Play { origin: Origin::Penalty, team: seat, budget, touches: 1, ..Play::NONE };
            return Flow::Wait(Phase::Leg);
        }
        if let Some(shirt) = p.dead.victim {
            let piece = Piece { seat, shirt };
            p.move_to(piece, to);
            w.tell(Rule::Pen2, Event::Placed { piece, to });
        }
        p.ball = to;
        Flow::Wait(Phase::RestartRoll)
    }

    /// SO-1: the clock does not run any more, and the score stays as it is (SO-4).
    pub(crate) fn begin_shootout(&self, p: &mut Position) -> Flow {
        p.period = Period::Shootout;
        p.ball = NOWHERE;
        p.locked = None;
        p.corner_wall = None;
        p.wall_due = false;
        p.last_deflector = None;
        p.work = Work::default();
        Flow::Then(Stage::ShootoutKick)
    }

    /// The next kick, away first; or the end.
    pub(crate) fn next_shootout_kick<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let (home, away) = (p.shootout.home, p.shootout.away);
        let least = self.options.shootout_kicks;
        let left = |taken: u8| least.saturating_sub(taken);
        let decided = if home.taken.max(away.taken) <= least {
            home.scored > away.scored + left(away.taken) || away.scored > home.scored + left(home.taken)
        } else {
            home.taken == away.taken && home.scored != away.scored
        };
        if decided {
            let winner = if home.scored > away.scored { Seat::Home } else { Seat::Away };
            let by = if home.taken.max(away.taken) <= least { Rule::So1 } else { Rule::So2 };
            return self.over(p, by, Some(winner), w);
        }
        let kicking = if away.taken <= home.taken { Seat::Away } else { Seat::Home };
        p.act = kicking;
        p.turns = p.turns.saturating_add(1);
        p.die = 0;
        p.play = Play::NONE;
        p.dead = Dead { kind: DeadKind::Penalty, team: kicking, ..Dead::NONE };
        Flow::Wait(Phase::KeeperPlace { seat: kicking.other() })
    }

    /// [SO-3, R93] Nobody hinders the keeper in a shoot-out: whoever stands where he goes makes way, to the first of the nearest free
    /// squares. No coach is asked, because nothing depends on it.
    pub(crate) fn make_way<T: Teller>(&self, p: &mut Position, to: Square, w: &mut T) {
        if p.period != Period::Shootout {
            return;
        }
        for seat in Seat::BOTH {
            let Some(shirt) = p.mate_on(seat, to) else { continue };
            let piece = Piece { seat, shirt };
            let free = p.free(self.pitch.field_walk);
            let aside = self.nearest_squares(to, free, free).first().or_else(|| free.first());
            if piece != p.keeper_piece(seat)
                && let Some(aside) = aside.map(Square)
            {
                p.move_to(piece, aside);
                w.tell(Rule::So3, Event::Shifted { piece, to: aside });
            }
        }
    }

    /// The roll of a shoot-out gives the power of the path chosen before.
    pub(crate) fn shootout_rolled(&self, p: &mut Position, number: u8) -> Flow {
        let power = number.saturating_sub(self.pitch.geometry.penalty_spots.row);
        p.play.end = End::Shot { defending: p.act.other(), power };
        Flow::Then(Stage::Save)
    }

    /// [SO-3] A hold and a rebound are both no goal.
    pub(crate) fn shootout_kick<T: Teller>(&self, p: &mut Position, goal: bool, w: &mut T) -> Flow {
        let by = p.act;
        p.shootout[by].taken = p.shootout[by].taken.saturating_add(1);
        p.shootout[by].scored = p.shootout[by].scored.saturating_add(u8::from(goal));
        let (home, away) = (p.shootout.home.scored, p.shootout.away.scored);
        w.tell(
            Rule::So3,
            if goal {
                Event::ShootoutGoal { by, home, away }
            } else {
                Event::ShootoutSave { by, home, away }
            },
        );
        Flow::Then(Stage::ShootoutKick)
    }
}
