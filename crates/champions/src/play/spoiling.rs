//! The limits on spoiling play: SPOIL-1 to SPOIL-6.
//!
//! Moves that the rules force are never tested [GEN-4].
//!
//! Every walk and run ends on a square that passes [`Champions::allowed_ends`]; [`Champions::judge_end`] says why one does not.

use super::{Verdict, refuse};
use crate::action::Refusal;
use crate::flow::Champions;
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::Piece;
use crate::square::{Square, ring, steps};
use touchline_kernel::{BySeat, Seat, Squares};

use super::distance::region;

/// SPOIL-4: field players of a team in its own penalty area.
const AREA_MOST: u32 = 4;
/// SPOIL-4: of whom in the goal area.
const GOAL_AREA_MOST: u32 = 1;
/// SPOIL-5.
const CHAIN_MOST: u32 = 9;

/// What keeps SPOIL-6 true in a position: a free way from the ball to an opponent, and the own players whom another such way
/// reaches. A player who walks elsewhere cannot break it (section 4.14).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reach {
    /// Squares of a free way from the ball to an opponent; all of them are needed.
    way_to_opponents: Squares,
    /// Own players next to the free region of the ball; one of them is needed.
    own_contacts: Squares,
    /// Does SPOIL-6 hold now?
    holds: bool,
}

/// Squares on which no walk of a team can break SPOIL-3 to SPOIL-6, whoever walks there: enough to know that somebody can move.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Harmless {
    squares: Squares,
    own: Squares,
    /// Own players who keep SPOIL-6 true; without the option it needs nobody.
    contacts: Option<Squares>,
    /// Are chains so long that only squares away from team-mates are surely harmless?
    apart: bool,
}

impl Harmless {
    /// The squares of the players next to whom one of these free squares is surely harmless.
    pub(crate) fn starts(&self, free: Squares) -> Squares {
        let ends = free.and(self.squares);
        let mut starts = self.own.and(steps(ends));
        if let Some(contacts) = self.contacts {
            match contacts.first() {
                None => return Squares::EMPTY,
                // Without him nobody would keep SPOIL-6 true.
                Some(only) if contacts.last() == Some(only) => starts.remove(only),
                Some(_) => {}
            }
        }
        if self.apart {
            starts.each(|from| {
                let mut others = self.own;
                others.remove(from);
                if !steps(Squares::only(from)).minus(ring(others)).meets(ends) {
                    starts.remove(from);
                }
            });
        }
        starts
    }
}

impl Reach {
    /// Is somebody else at hand if the player on this square walks away?
    #[inline]
    pub(crate) fn spares(&self, square: Square) -> bool {
        let mut contacts = self.own_contacts;
        contacts.remove(square.0);
        !contacts.is_empty()
    }
}

/// Layers kept to trace a way back; beyond that the whole flooded region counts as the way.
const LAYERS: usize = 12;

impl Champions {
    /// Prepares the test of SPOIL-6 for moves of one team.
    pub(crate) fn reach(&self, position: &Position, seat: Seat) -> Reach {
        // With two contacts no walk of a single player takes the last one away.
        self.reach_of(position, seat, position.on[seat], Squares::EMPTY, 2)
    }

    /// The same for moves of the player on this square: one of the others must be at hand.
    pub(crate) fn reach_without(&self, position: &Position, seat: Seat, from: Square) -> Reach {
        let mut others = position.on[seat];
        others.remove(from.0);
        self.reach_of(position, seat, others, Squares::EMPTY, 1)
    }

    /// Looks for a way to an opponent and for `enough` of these own players; ways may lead over the squares `left` by their players.
    fn reach_of(&self, position: &Position, seat: Seat, own: Squares, left: Squares, enough: u32) -> Reach {
        let opponents = position.on[seat.other()];
        let free = self.pitch.field.minus(position.on[seat].minus(left)).minus(opponents);
        let ball = position.ball;
        let mut layers = [Squares::EMPTY; LAYERS];
        let (mut front, mut seen) = (ball.set(), ball.set());
        let (mut way, mut own_contacts) = (None, Squares::EMPTY);
        let mut depth = 0;
        while !front.is_empty() {
            if depth < LAYERS {
                layers[depth] = front;
            }
            let near = steps(front);
            own_contacts = own_contacts.or(near.and(own));
            if way.is_none() && near.meets(opponents) {
                way = Some(if depth < LAYERS {
                    self.trace(&layers[..=depth], steps(near.and(opponents)))
                } else {
                    seen
                });
            }
            if way.is_some() && own_contacts.has_at_least(enough) {
                break;
            }
            front = near.and(free).minus(seen);
            seen = seen.or(front);
            depth += 1;
        }
        Reach {
            holds: way.is_some() && !own_contacts.is_empty(),
            way_to_opponents: way.unwrap_or(Squares::EMPTY),
            own_contacts,
        }
    }

    /// SPOIL-6 for a given placing of the players: can both teams reach the ball inside the field?
    pub(crate) fn ball_reachable(&self, ball: Square, on: BySeat<Squares>) -> bool {
        let free = self.pitch.field.minus(on.home).minus(on.away);
        let (mut front, mut seen) = (ball.set(), ball.set());
        let (mut home, mut away) = (false, false);
        while !front.is_empty() {
            let near = steps(front);
            home |= near.meets(on.home);
            away |= near.meets(on.away);
            if home && away {
                return true;
            }
            front = near.and(free).minus(seen);
            seen = seen.or(front);
        }
        false
    }

    /// Free squares on which the ball may come to rest: `OK6` of section 4.14.
    pub(crate) fn resting_squares(&self, on: BySeat<Squares>) -> Squares {
        let free = self.pitch.field.minus(on.home).minus(on.away);
        if !self.options.spoil_reach {
            return free;
        }
        let mut good = Squares::EMPTY;
        let mut rest = free;
        // From the middle the flood is over soonest; nearly always it fills everything.
        let middle = self.pitch.centre_squares()[0];
        let mut seed = if rest.has(middle.0) { Some(middle.0) } else { rest.first() };
        while let Some(square) = seed {
            let part = region(Squares::only(square), free);
            let edge = steps(part);
            if edge.meets(on.home) && edge.meets(on.away) {
                good = good.or(part);
            }
            rest = rest.minus(part);
            seed = rest.first();
        }
        good
    }

    /// Squares that need no further test, for everybody of a team at once.
    pub(crate) fn harmless_ends(&self, position: &Position, seat: Seat, reach: &Reach) -> Harmless {
        let own = position.on[seat];
        let linked = own.and(ring(own));
        let outside = Square::at(0, 0);
        let squares = self
            .pitch
            .board
            .minus(self.closed_goal_areas(position))
            .minus(self.full_areas(position, seat, outside));
        let reached = !self.options.spoil_reach || (reach.holds && position.ball_holder().is_none());
        Harmless {
            squares: if reached { squares.minus(reach.way_to_opponents) } else { Squares::EMPTY },
            own,
            contacts: self.options.spoil_reach.then_some(reach.own_contacts),
            apart: self.options.spoil_chain && linked.has_at_least(CHAIN_MOST - 4),
        }
    }

    /// The same for players who end where they began: nothing changes, so only SPOIL-3 can be broken by it.
    pub(crate) fn harmless_stays(&self, position: &Position, seat: Seat) -> Squares {
        let own = position.on[seat];
        let chains = self.options.spoil_chain && own.and(ring(own)).has_at_least(CHAIN_MOST + 1);
        let cut_off = self.options.spoil_reach
            && (position.ball_holder().is_some() || !self.ball_reachable(position.ball, position.on));
        if chains || cut_off {
            return Squares::EMPTY;
        }
        own.minus(self.closed_goal_areas(position))
    }

    /// Those of `ends` on which this player's walk or run from his square may end: SPOIL-3 to SPOIL-6. The ball lies at `position.ball`.
    pub(crate) fn allowed_ends(
        &self,
        position: &Position,
        piece: Piece,
        ends: Squares,
        reach: &Reach,
    ) -> Squares {
        let from = position.at(piece.seat, piece.shirt);
        let mut allowed = ends;
        if !position.is_keeper(piece) {
            allowed = allowed
                .minus(self.closed_goal_areas(position))
                .minus(self.full_areas(position, piece.seat, from));
        }
        if self.options.spoil_chain {
            allowed = self.short_chains(position, piece.seat, from, allowed);
        }
        if self.options.spoil_reach && position.ball_holder().is_none() {
            allowed = self.open_ends(position, piece.seat, from, allowed, reach);
        }
        allowed
    }

    /// Why a walk or run of this player may not end there; the slow twin of [`Champions::allowed_ends`], with which it must agree.
    pub(crate) fn judge_end(&self, position: &Position, piece: Piece, to: Square) -> Verdict {
        let from = position.at(piece.seat, piece.shirt);
        if !position.is_keeper(piece) {
            if self.closed_goal_areas(position).has(to.0) {
                return refuse(Rule::Spoil3, Refusal::GoalAreaClosed { to });
            }
            self.judge_areas(position, piece, to)?;
        }
        self.judge_chain(position, piece, to)?;
        if self.options.spoil_reach && position.ball_holder().is_none() {
            let mut on = position.on;
            on[piece.seat].remove(from.0);
            on[piece.seat].insert(to.0);
            if !self.ball_reachable(position.ball, on) {
                return refuse(Rule::Spoil6, Refusal::CutOff { to });
            }
        }
        Ok(())
    }

    /// SPOIL-4 alone.
    pub(crate) fn judge_areas(&self, position: &Position, piece: Piece, to: Square) -> Verdict {
        let from = position.at(piece.seat, piece.shirt);
        if !position.is_keeper(piece) && self.full_areas(position, piece.seat, from).has(to.0) {
            let most =
                if self.full_area(position, piece.seat, from).has(to.0) { AREA_MOST } else { GOAL_AREA_MOST };
            return refuse(Rule::Spoil4, Refusal::AreaFull { to, most: most as u8 });
        }
        Ok(())
    }

    /// SPOIL-5 alone.
    pub(crate) fn judge_chain(&self, position: &Position, piece: Piece, to: Square) -> Verdict {
        let mut own = position.on[piece.seat];
        own.remove(position.at(piece.seat, piece.shirt).0);
        own.insert(to.0);
        let length = chain(own, to);
        if self.options.spoil_chain && length > CHAIN_MOST {
            return refuse(Rule::Spoil5, Refusal::ChainTooLong { length: length as u8 });
        }
        Ok(())
    }

    /// SPOIL-3: goal areas that no field player may walk to now.
    fn closed_goal_areas(&self, position: &Position) -> Squares {
        if !self.options.spoil_goal_area {
            return Squares::EMPTY;
        }
        let row = position.ball.row();
        let mut closed = Squares::EMPTY;
        for seat in Seat::BOTH {
            if self.pitch.own_row(seat, row) != 1 {
                closed = closed.or(self.pitch.goal_area[seat]);
            }
        }
        closed
    }

    fn full_area(&self, position: &Position, seat: Seat, from: Square) -> Squares {
        self.full(position, seat, from, self.pitch.area[seat], AREA_MOST)
    }

    /// SPOIL-4: squares of the own areas that are full for somebody who comes from `from`.
    pub(crate) fn full_areas(&self, position: &Position, seat: Seat, from: Square) -> Squares {
        if !self.options.spoil_box_limit {
            return Squares::EMPTY;
        }
        self.full_area(position, seat, from).or(self.full(
            position,
            seat,
            from,
            self.pitch.goal_area[seat],
            GOAL_AREA_MOST,
        ))
    }

    fn full(&self, position: &Position, seat: Seat, from: Square, area: Squares, most: u32) -> Squares {
        if area.has(from.0) {
            return Squares::EMPTY;
        }
        let mut inside = position.on[seat].and(area);
        inside.remove(position.keeper_square(seat).0);
        if inside.has_at_least(most) { area } else { Squares::EMPTY }
    }

    /// SPOIL-5 for all squares at once: nearly always nobody can make a chain of ten.
    fn short_chains(&self, position: &Position, seat: Seat, from: Square, ends: Squares) -> Squares {
        let mut rest = position.on[seat];
        rest.remove(from.0);
        if !rest.has_at_least(CHAIN_MOST) {
            return ends;
        }
        let linked = rest.and(ring(rest));
        // A chain through the mover holds him, linked team-mates, and at most four who had no neighbour before.
        if !linked.has_at_least(CHAIN_MOST - 4) {
            return ends;
        }
        let lonely = rest.minus(linked);
        let mut short = ends;
        ends.and(ring(rest)).each(|to| {
            let joined = linked.len() + ring(Squares::only(to)).and(lonely).len();
            if joined >= CHAIN_MOST && chain(rest.or(Squares::only(to)), Square(to)) > CHAIN_MOST {
                short.remove(to);
            }
        });
        short
    }

    /// SPOIL-6 for all squares at once, by the witnesses of [`Champions::reach`].
    fn open_ends(
        &self,
        position: &Position,
        seat: Seat,
        from: Square,
        ends: Squares,
        reach: &Reach,
    ) -> Squares {
        if reach.holds && ends == from.set() {
            return ends;
        }
        let mut reach = *reach;
        if !reach.spares(from) {
            // The witness himself walks away: look for others, with his square free.
            let mut others = position.on[seat];
            others.remove(from.0);
            reach = self.reach_of(position, seat, others, from.set(), 1);
        }
        let doubtful = if reach.holds { ends.and(reach.way_to_opponents) } else { ends };
        let mut open = ends;
        doubtful.each(|to| {
            let mut on = position.on;
            on[seat].remove(from.0);
            on[seat].insert(to);
            if !self.ball_reachable(position.ball, on) {
                open.remove(to);
            }
        });
        open
    }

    /// A way back through the layers, from a square of the last layer that lies in `ends`.
    fn trace(&self, layers: &[Squares], ends: Squares) -> Squares {
        let mut way = Squares::EMPTY;
        let mut near = ends;
        for layer in layers.iter().rev() {
            let Some(square) = layer.and(near).first() else { break };
            way.insert(square);
            near = self.pitch.beside(Square(square));
        }
        way
    }
}

/// Players of `own` in the chain of the one on `from` (SPOIL-5).
fn chain(own: Squares, from: Square) -> u32 {
    let mut set = from.set();
    loop {
        let more = set.or(ring(set).and(own));
        if more == set {
            return set.len();
        }
        set = more;
    }
}
