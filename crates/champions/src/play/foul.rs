//! Fouls, cards and injuries: FOUL, CARD, INJ.

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::flow::Champions;
use crate::phase::{Dead, DeadKind, Phase};
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::{Piece, Shirt};
use crate::square::{Square, steps};
use crate::stage::{Flow, Stage};
use touchline_kernel::{Squares, Witness};

use super::distance::FAR;

impl Champions {
    /// FOUL-1, the quick refusals first (section 4.14): is no foul possible at all?
    fn surely_no_foul(&self, position: &Position) -> bool {
        let n = position.die;
        if !self.fouls_with(n) || position.ball_holder().is_some() {
            return true;
        }
        let (own, opponents) = (position.on[position.act], position.on[position.act.other()]);
        // An opposing keeper may be nearer than the flood shows, because he may use his goal squares.
        let keeper = position.keeper_square(position.act.other()).steps_to(position.ball);
        let free = position.free(self.pitch.field_walk);
        let (mut front, mut seen) = (position.ball.set(), position.ball.set());
        let mut nearest = keeper;
        let mut d = 1;
        while !front.is_empty() && d < n.saturating_add(nearest) {
            let near = steps(front);
            if near.meets(opponents) {
                nearest = nearest.min(d);
            }
            // Nearer than n steps beyond the nearest opponent, or the loop would have ended.
            if near.meets(own) {
                return true;
            }
            front = near.and(free).minus(seen);
            seen = seen.or(front);
            d += 1;
        }
        false
    }

    /// Can this number of the turn roll make a foul?
    pub(crate) fn fouls_with(&self, number: u8) -> bool {
        self.options.fouls && number >= 2
    }

    /// FOUL-1: every pair that qualifies, in ascending order.
    pub(crate) fn each_foul(&self, position: &Position, mut f: impl FnMut(Shirt, Shirt)) {
        if self.surely_no_foul(position) {
            return;
        }
        let (act, n) = (position.act, position.die);
        let nearest = self.nearest_to_ball(position);
        if nearest == FAR {
            return;
        }
        // (c) Nobody of the rolling team gets closer than the victim is.
        let closer = position.team(act).any(|(shirt, square)| {
            // No way is shorter than one without obstacles, and most players stand too far away for that.
            square.steps_to(position.ball) < n + nearest && {
                let d = self.distance(position, Piece { seat: act, shirt }, position.ball);
                d != FAR && d < n + nearest
            }
        });
        if closer {
            return;
        }
        let opponents = position.team(act.other());
        let close = opponents.filter(|(_, square)| square.steps_to(position.ball) <= nearest);
        let close: Squares = close.map(|(_, square)| square.0).collect();
        for (fouler, from) in position.team(act) {
            if !close.iter().any(|square| from.steps_to(Square(square)) <= n) {
                continue;
            }
            let piece = Piece { seat: act, shirt: fouler };
            let reached = self.squares_at(position, piece, n);
            for (shirt, square) in position.team(act.other()) {
                let victim = Piece { seat: act.other(), shirt };
                // [FOUL-5] Not on his goal square.
                if reached.has(square.0)
                    && !self.pitch.goal[victim.seat].has(square.0)
                    && self.distance(position, victim, position.ball) == nearest
                {
                    f(fouler, shirt);
                }
            }
        }
    }

    /// Squares of opponents whom this player reaches with exactly `n` steps on the shortest way.
    fn squares_at(&self, position: &Position, piece: Piece, n: u8) -> Squares {
        let free = position.free(position.walkable(&self.pitch, piece));
        let from = position.at(piece.seat, piece.shirt);
        let (mut front, mut seen) = (from.set(), from.set());
        for step in 1..=n {
            let near = steps(front).minus(seen);
            if step == n {
                return near.and(position.on[piece.seat.other()]);
            }
            // Opponents passed by now have a shorter way.
            seen = seen.or(near);
            front = near.and(free);
        }
        Squares::EMPTY
    }

    /// P12.
    pub(crate) fn foul_check<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let mut first = None;
        let mut count = 0;
        self.each_foul(position, |fouler, victim| {
            first.get_or_insert((fouler, victim));
            count += 1;
        });
        match first {
            None => Flow::Then(Stage::Movers),
            Some((fouler, victim)) if count == 1 => self.foul(position, fouler, victim, witness),
            Some(_) => Flow::Wait(Phase::FoulChoice),
        }
    }

    pub(crate) fn list_fouls(&self, position: &Position, actions: &mut Vec<Action>) {
        self.each_foul(position, |piece, victim| actions.push(Action::Foul { piece, victim }));
    }

    pub(crate) fn judge_foul(&self, position: &Position, fouler: Shirt, victim: Shirt) -> Verdict {
        let mut good = false;
        self.each_foul(position, |a, b| good |= (a, b) == (fouler, victim));
        if good {
            return Ok(());
        }
        refuse(
            Rule::Foul2,
            Refusal::NoFoul {
                piece: Piece { seat: position.act, shirt: fouler },
                victim: Piece { seat: position.act.other(), shirt: victim },
            },
        )
    }

    /// [FOUL-3, FOUL-4] The fouler is in the victim's square; a free kick, or a penalty in his own area.
    pub(crate) fn foul<W: Witness<Self>>(
        &self,
        position: &mut Position,
        fouler: Shirt,
        victim: Shirt,
        witness: &mut W,
    ) -> Flow {
        let piece = Piece { seat: position.act, shirt: fouler };
        let victim = Piece { seat: position.act.other(), shirt: victim };
        let to = position.at(victim.seat, victim.shirt);
        position.move_to(piece, to);
        position.fouls = position.fouls.saturating_add(1);
        witness.tell(Rule::Foul1, Event::Fouled { piece, victim, to });
        let penalty = self.pitch.hands[piece.seat].has(to.0);
        if penalty {
            witness.tell(Rule::Foul4, Event::Penalty { by: victim.seat });
        }
        position.dead = Dead {
            kind: if penalty { DeadKind::Penalty } else { DeadKind::FreeKick },
            team: victim.seat,
            spot: to,
            victim: Some(victim.shirt),
            fouler: Some(fouler),
            ..Dead::NONE
        };
        Flow::Then(Stage::Dead)
    }

    /// P40b after a foul: a card for the fouler, an injury for the victim.
    pub(crate) fn punish_foul<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let (team, other) = (position.dead.team, position.dead.team.other());
        if let (true, Some(shirt)) = (self.options.cards, position.dead.fouler) {
            let piece = Piece { seat: other, shirt };
            if position.booked[other].has(shirt) {
                self.send_off(position, piece, witness);
                // [FK-8] Another field player stands in the wall.
                position.dead.fouler = None;
            } else {
                position.booked[other].insert(shirt);
                witness.tell(Rule::Card1, Event::Booked { piece });
            }
        }
        if let (true, Some(shirt)) = (self.options.injuries, position.dead.victim) {
            let piece = Piece { seat: team, shirt };
            if position.hurt[team].has(shirt) {
                position.put(piece, Place::INJURED_OFF);
                witness.tell(Rule::Inj2, Event::InjuredOff { piece });
            } else {
                position.hurt[team].insert(shirt);
                witness.tell(Rule::Inj1, Event::Injured { piece });
            }
        }
        if position.dead.kind == DeadKind::Penalty {
            position.dead.fouler = None;
        }
    }

    /// P40b after a handball: the keeper is sent off.
    pub(crate) fn punish_handball<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        if self.options.cards {
            let keeper = position.keeper_piece(position.dead.team.other());
            self.send_off(position, keeper, witness);
        }
    }

    fn send_off<W: Witness<Self>>(&self, position: &mut Position, piece: Piece, witness: &mut W) {
        position.put(piece, Place::SENT_OFF);
        witness.tell(Rule::Card2, Event::SentOff { piece });
    }
}
