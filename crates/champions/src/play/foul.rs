//! Fouls, cards and injuries: FOUL, CARD, INJ.

use crate::action::{Action, Event, Refusal};
use crate::flow::{Champions, Flow, Stage, Teller, Verdict, refuse};
use crate::phase::{Dead, DeadKind, Phase};
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::{Piece, Shirt};
use crate::square::steps;
use touchline_kernel::Squares;

use super::distance::FAR;

impl Champions {
    /// FOUL-1, the quick refusals first (section 4.14): is no foul possible at all?
    fn surely_no_foul(&self, p: &Position) -> bool {
        let n = p.die;
        if !self.options.fouls || n < 2 || p.ball_holder().is_some() {
            return true;
        }
        let (own, opponents) = (p.on[p.act], p.on[p.act.other()]);
        // An opposing keeper may be nearer than the flood shows, because he may use his goal squares.
        let keeper = p.keeper_square(p.act.other()).steps_to(p.ball);
        let free = p.free(self.pitch.field_walk);
        let (mut front, mut seen) = (p.ball.set(), p.ball.set());
        let mut nearest = keeper;
        let mut d = 1;
        while !front.is_empty() && d < n.saturating_add(nearest) {
            let near = steps(front);
            if near.meets(opponents) {
                nearest = nearest.min(d);
            }
            if near.meets(own) && (d <= n || d < n.saturating_add(nearest)) {
                return true;
            }
            front = near.and(free).minus(seen);
            seen = seen.or(front);
            d += 1;
        }
        false
    }

    /// FOUL-1: every pair that qualifies, in ascending order.
    pub(crate) fn each_foul(&self, p: &Position, mut f: impl FnMut(Shirt, Shirt)) {
        if self.surely_no_foul(p) {
            return;
        }
        let (act, n) = (p.act, p.die);
        let nearest = self.nearest_to_ball(p);
        if nearest == FAR {
            return;
        }
        // (c) Nobody of the rolling team gets closer than the victim is.
        let closer = p.team(act).any(|(shirt, _)| {
            let d = self.distance(p, Piece { seat: act, shirt }, p.ball);
            d != FAR && d < n + nearest
        });
        if closer {
            return;
        }
        for (fouler, _) in p.team(act) {
            let piece = Piece { seat: act, shirt: fouler };
            let reached = self.squares_at(p, piece, n);
            for (shirt, square) in p.team(act.other()) {
                let victim = Piece { seat: act.other(), shirt };
                // [FOUL-5] Not on his goal square.
                if reached.has(square.0)
                    && !self.pitch.goal[victim.seat].has(square.0)
                    && self.distance(p, victim, p.ball) == nearest
                {
                    f(fouler, shirt);
                }
            }
        }
    }

    /// Squares of opponents whom this player reaches with exactly `n` steps on the shortest way.
    fn squares_at(&self, p: &Position, piece: Piece, n: u8) -> Squares {
        let free = p.free(p.walkable(&self.pitch, piece));
        let from = p.at(piece.seat, piece.shirt);
        let (mut front, mut seen) = (from.set(), from.set());
        for step in 1..=n {
            let near = steps(front).minus(seen);
            if step == n {
                return near.and(p.on[piece.seat.other()]);
            }
            // Opponents passed by now have a shorter way.
            seen = seen.or(near);
            front = near.and(free);
        }
        Squares::EMPTY
    }

    /// P12.
    pub(crate) fn foul_check<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let mut first = None;
        let mut count = 0;
        self.each_foul(p, |fouler, victim| {
            first.get_or_insert((fouler, victim));
            count += 1;
        });
        match first {
            None => Flow::Then(Stage::Movers),
            Some((fouler, victim)) if count == 1 => self.foul(p, fouler, victim, w),
            Some(_) => Flow::Wait(Phase::FoulChoice),
        }
    }

    pub(crate) fn list_fouls(&self, p: &Position, actions: &mut Vec<Action>) {
        self.each_foul(p, |piece, victim| actions.push(Action::Foul { piece, victim }));
    }

    pub(crate) fn judge_foul(&self, p: &Position, fouler: Shirt, victim: Shirt) -> Verdict {
        let mut good = false;
        self.each_foul(p, |a, b| good |= (a, b) == (fouler, victim));
        if good {
            return Ok(());
        }
        refuse(
            Rule::Foul2,
            Refusal::NoFoul {
                piece: Piece { seat: p.act, shirt: fouler },
                victim: Piece { seat: p.act.other(), shirt: victim },
            },
        )
    }

    /// [FOUL-3, FOUL-4] The fouler is in the victim's square; a free kick, or a penalty in his own area.
    pub(crate) fn foul<T: Teller>(&self, p: &mut Position, fouler: Shirt, victim: Shirt, w: &mut T) -> Flow {
        let piece = Piece { seat: p.act, shirt: fouler };
        let victim = Piece { seat: p.act.other(), shirt: victim };
        let to = p.at(victim.seat, victim.shirt);
        p.move_to(piece, to);
        p.fouls = p.fouls.saturating_add(1);
        w.tell(Rule::Foul1, Event::Fouled { piece, victim, to });
        let penalty = self.pitch.hands[piece.seat].has(to.0);
        if penalty {
            w.tell(Rule::Foul4, Event::Penalty { by: victim.seat });
        }
        p.dead = Dead {
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
    pub(crate) fn punish_foul<T: Teller>(&self, p: &mut Position, w: &mut T) {
        let (team, other) = (p.dead.team, p.dead.team.other());
        if let (true, Some(shirt)) = (self.options.cards, p.dead.fouler) {
            let piece = Piece { seat: other, shirt };
            if p.booked[other].has(shirt) {
                self.send_off(p, piece, w);
                // [FK-8] Another field player stands in the wall.
                p.dead.fouler = None;
            } else {
                p.booked[other].insert(shirt);
                w.tell(Rule::Card1, Event::Booked { piece });
            }
        }
        if let (true, Some(shirt)) = (self.options.injuries, p.dead.victim) {
            let piece = Piece { seat: team, shirt };
            if p.hurt[team].has(shirt) {
                p.put(piece, Place::INJURED_OFF);
                w.tell(Rule::Inj2, Event::InjuredOff { piece });
            } else {
                p.hurt[team].insert(shirt);
                w.tell(Rule::Inj1, Event::Injured { piece });
            }
        }
        if p.dead.kind == DeadKind::Penalty {
            p.dead.fouler = None;
        }
    }

    /// P40b after a handball: the keeper is sent off.
    pub(crate) fn punish_handball<T: Teller>(&self, p: &mut Position, w: &mut T) {
        if self.options.cards {
            let keeper = p.keeper_piece(p.dead.team.other());
            self.send_off(p, keeper, w);
        }
    }

    fn send_off<T: Teller>(&self, p: &mut Position, piece: Piece, w: &mut T) {
        p.put(piece, Place::SENT_OFF);
        w.tell(Rule::Card2, Event::SentOff { piece });
    }
}
