//! Walking distances (GEN-5) and the regions that walking reaches.

use crate::flow::Champions;
use crate::position::Position;
use crate::squad::Piece;
use crate::square::{Square, steps};
use touchline_kernel::{Seat, Squares};

/// No way.
pub(crate) const FAR: u8 = u8::MAX;

impl Champions {
    /// Steps that a player needs to a square over free squares [GEN-5]; [`FAR`] if there is no way. 0 if he stands there.
    pub(crate) fn distance(&self, position: &Position, piece: Piece, to: Square) -> u8 {
        let from = position.at(piece.seat, piece.shirt);
        if from == to {
            return 0;
        }
        if position.taken().has(to.0) {
            return FAR;
        }
        let free = position.free(position.walkable(&self.pitch, piece));
        let (mut front, mut seen) = (to.set(), to.set());
        let mut d = 1;
        while !front.is_empty() {
            let near = steps(front);
            if near.has(from.0) {
                return d;
            }
            front = near.and(free).minus(seen);
            seen = seen.or(front);
            d += 1;
        }
        FAR
    }

    /// The smallest walking distance of any player to the ball [PUSH-2, FOUL-1]; 0 if it lies in a player's square.
    pub(crate) fn nearest_to_ball(&self, position: &Position) -> u8 {
        if position.ball_holder().is_some() {
            return 0;
        }
        let keepers = Seat::BOTH.map(|seat| position.keeper_piece(seat));
        let mut field = position.taken();
        keepers.iter().for_each(|keeper| field.remove(position.at(keeper.seat, keeper.shirt).0));
        let free = position.free(self.pitch.field_walk);
        let (mut front, mut seen) = (position.ball.set(), position.ball.set());
        let (mut d, mut nearest) = (1, FAR);
        while !front.is_empty() {
            let near = steps(front);
            if near.meets(field) {
                nearest = d;
                break;
            }
            front = near.and(free).minus(seen);
            seen = seen.or(front);
            d += 1;
        }
        // Only a keeper may use goal squares, so his distance is measured apart, if he can be near enough at all.
        for keeper in keepers {
            if position.at(keeper.seat, keeper.shirt).steps_to(position.ball) < nearest {
                nearest = nearest.min(self.distance(position, keeper, position.ball));
            }
        }
        nearest
    }

    /// The squares of `goals` that are nearest to `from` over the squares of `free`, `from` itself excluded.
    pub(crate) fn nearest_squares(&self, from: Square, free: Squares, goals: Squares) -> Squares {
        let (mut front, mut seen) = (from.set(), from.set());
        while !front.is_empty() {
            front = steps(front).and(free).minus(seen);
            seen = seen.or(front);
            let found = front.and(goals);
            if !found.is_empty() {
                return found;
            }
        }
        Squares::EMPTY
    }
}

/// All squares of `free` that are connected to `from` by orthogonal steps; `from` need not be free.
pub(crate) fn region(from: Squares, free: Squares) -> Squares {
    use crate::square::STRIDE;
    let mut set = from;
    loop {
        let wide = set.or(set.up(1).or(set.down(1)).and(free));
        let tall = wide.or(wide.up(STRIDE as u32).or(wide.down(STRIDE as u32)).and(free));
        if tall == set {
            return set;
        }
        set = tall;
    }
}
