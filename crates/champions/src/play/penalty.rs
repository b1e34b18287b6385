//! Penalties and the shoot-out: PEN, SO.

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::flow::Champions;
use crate::phase::{Dead, DeadKind, End, Job, Origin, Period, Phase, Play, Work};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::Piece;
use crate::square::{Dir, NOWHERE, Square};
use crate::stage::{Flow, Stage};
use touchline_kernel::{Seat, Squares, Witness};

impl Champions {
    /// P40f for a penalty.
    pub(crate) fn penalty<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        if let Some(flow) = self.clear_area(position, witness) {
            return flow;
        }
        let seat = position.dead.team;
        match position.dead.victim {
            Some(_) => Flow::Wait(Phase::PenaltySpot),
            None => self.choose_one(position, seat, Phase::Taker),
        }
    }

    /// [PEN-1] Moves the next field player out of the area: front row first, away before home, lower column first.
    fn clear_area<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Option<Flow> {
        let end = position.dead.team.other();
        loop {
            let piece = match position.work.piece {
                Some(piece) => piece,
                None => {
                    let piece = self.next_to_clear(position, end)?;
                    position.work = Work { piece: Some(piece), ..Work::default() };
                    position.work.visited = [position.at(piece.seat, piece.shirt).col(); 2];
                    piece
                }
            };
            let at = position.at(piece.seat, piece.shirt);
            if !self.pitch.area[end].has(at.0) {
                position.work = Work::default();
                continue;
            }
            let free = position.free(self.pitch.field);
            let to = self.pitch.next(at, self.pitch.forward(end));
            if free.has(to.0) {
                position.move_to(piece, to);
                position.work.visited = [to.col(); 2];
                witness.tell(Rule::Pen1, Event::Shifted { piece, to });
                continue;
            }
            let squares = self.clear_sides(position, piece);
            match self.shift_among(position, piece, Job::Clear, squares, witness) {
                Some(Flow::Then(_)) => {}
                flow => return flow,
            }
        }
    }

    fn next_to_clear(&self, position: &Position, end: Seat) -> Option<Piece> {
        let inside = self.pitch.area[end];
        for row in (1..=self.pitch.geometry.penalty_area.depth).rev() {
            let row = self.pitch.rows[self.pitch.row_from(end, row) as usize].and(inside);
            for seat in [Seat::Away, Seat::Home] {
                let mut men = position.on[seat].and(row);
                men.remove(position.keeper_square(seat).0);
                if let Some(shirt) = men.first().and_then(|square| position.mate_on(seat, Square(square))) {
                    return Some(Piece { seat, shirt });
                }
            }
        }
        None
    }

    /// Where a blocked player may step aside; the nearest squares outside the area if he cannot.
    pub(crate) fn clear_sides(&self, position: &Position, piece: Piece) -> Squares {
        let at = position.at(piece.seat, piece.shirt);
        let free = position.free(self.pitch.field);
        let [low, high] = position.work.visited;
        let sides: Squares = [Dir::W, Dir::E]
            .into_iter()
            .map(|dir| self.pitch.next(at, dir))
            .filter(|to| free.has(to.0) && !(low..=high).contains(&to.col()))
            .map(|to| to.0)
            .collect();
        if !sides.is_empty() {
            return sides;
        }
        let outside = free.minus(self.pitch.area[position.dead.team.other()]);
        let near = self.nearest_squares(at, position.free(self.pitch.field_walk), outside);
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
    pub(crate) fn choose_spot<W: Witness<Self>>(
        &self,
        position: &mut Position,
        column: u8,
        witness: &mut W,
    ) -> Flow {
        let seat = position.dead.team;
        let to = self.pitch.spot_squares(seat.other())
            [usize::from(column != self.pitch.geometry.penalty_spots.cols[0])];
        position.dead.spot = to;
        if position.period == Period::Shootout {
            // [SO-3] The path comes before the roll; every path has the same length.
            let budget = self.pitch.geometry.penalty_spots.row;
            position.play = Play { origin: Origin::Penalty, team: seat, budget, touches: 1, ..Play::NONE };
            return Flow::Wait(Phase::Leg);
        }
        if let Some(shirt) = position.dead.victim {
            let piece = Piece { seat, shirt };
            position.move_to(piece, to);
            witness.tell(Rule::Pen2, Event::Placed { piece, to });
        }
        position.ball = to;
        Flow::Wait(Phase::RestartRoll)
    }

    /// SO-1: the clock does not run any more, and the score stays as it is (SO-4).
    pub(crate) fn begin_shootout(&self, position: &mut Position) -> Flow {
        position.period = Period::Shootout;
        position.ball = NOWHERE;
        position.locked = None;
        position.corner_wall = None;
        position.wall_due = false;
        position.last_deflector = None;
        position.work = Work::default();
        Flow::Then(Stage::ShootoutKick)
    }

    /// The next kick, away first; or the end.
    pub(crate) fn next_shootout_kick<W: Witness<Self>>(
        &self,
        position: &mut Position,
        witness: &mut W,
    ) -> Flow {
        let (home, away) = (position.shootout.home, position.shootout.away);
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
            return self.end_match(position, by, Some(winner), witness);
        }
        let kicking = if away.taken <= home.taken { Seat::Away } else { Seat::Home };
        position.act = kicking;
        position.turns = position.turns.saturating_add(1);
        position.die = 0;
        position.play = Play::NONE;
        position.dead = Dead { kind: DeadKind::Penalty, team: kicking, ..Dead::NONE };
        Flow::Wait(Phase::KeeperPlace { seat: kicking.other() })
    }

    /// [SO-3, R93] Nobody hinders the keeper in a shoot-out: whoever stands where he goes makes way, to the first of the nearest free
    /// squares. No coach is asked, because nothing depends on it.
    pub(crate) fn make_way<W: Witness<Self>>(&self, position: &mut Position, to: Square, witness: &mut W) {
        if position.period != Period::Shootout {
            return;
        }
        for seat in Seat::BOTH {
            let Some(shirt) = position.mate_on(seat, to) else { continue };
            let piece = Piece { seat, shirt };
            let free = position.free(self.pitch.field_walk);
            let aside = self.nearest_squares(to, free, free).first().or_else(|| free.first());
            if piece != position.keeper_piece(seat)
                && let Some(aside) = aside.map(Square)
            {
                position.move_to(piece, aside);
                witness.tell(Rule::So3, Event::Shifted { piece, to: aside });
            }
        }
    }

    /// The roll of a shoot-out gives the power of the path chosen before.
    pub(crate) fn settle_shootout(&self, position: &mut Position, number: u8) -> Flow {
        let power = number.saturating_sub(self.pitch.geometry.penalty_spots.row);
        position.play.end = End::Shot { defending: position.act.other(), power };
        Flow::Then(Stage::Save)
    }

    /// [SO-3] A hold and a rebound are both no goal.
    pub(crate) fn shootout_kick<W: Witness<Self>>(
        &self,
        position: &mut Position,
        goal: bool,
        witness: &mut W,
    ) -> Flow {
        let by = position.act;
        position.shootout[by].taken = position.shootout[by].taken.saturating_add(1);
        position.shootout[by].scored = position.shootout[by].scored.saturating_add(u8::from(goal));
        let (home, away) = (position.shootout.home.scored, position.shootout.away.scored);
        witness.tell(
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
