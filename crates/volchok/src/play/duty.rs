//! The duties of the team with the ball: move it (BALL-1) and get it out of the own keeper zone (ZONE-1); section 4.6.

use super::{Verdict, refuse};
use crate::action::{Piece, Refusal, Shirt};
use crate::flow::Volchok;
use crate::options::ZoneRule;
use crate::position::{Ball, Budget, Position};
use crate::rules::Rule;
use crate::square::{Square, each_neighbour, neighbours};
use touchline_kernel::Squares;

/// More points than any dial has.
pub(crate) const NEVER: u8 = u8::MAX;

/// A shortest walk visits each of the three squares of the own zone at most once before its last move.
const LONGEST_WALK: u8 = 5;

impl Volchok {
    /// The points that must still be kept to fulfil BALL-1 and ZONE-1: `need` of the specification.
    pub(crate) fn need(&self, position: &Position, budget: &Budget) -> u8 {
        let team = position.to_move;
        let Some(carrier) = position.carrier(team) else { return 0 };
        let ball = position.ball_square();
        let must_move = budget.had_ball && !budget.ball_moved;
        if !must_move && !self.must_leave(position, carrier, ball) {
            return 0;
        }
        self.shortest_release(position, carrier, ball)
    }

    /// ZONE-1: may the ball not stay here at the end of the turn?
    #[inline]
    fn must_leave(&self, position: &Position, carrier: Shirt, ball: Square) -> bool {
        match self.options.zone_rule {
            ZoneRule::BallOut => self.pitch.zone_set[position.to_move].has(ball.0),
            ZoneRule::KeeperOnly => carrier.is_keeper(),
        }
    }

    /// The length, at least 1, of the shortest walk of the ball after which both duties are done; [`NEVER`] if there is none.
    /// [BALL-1] Own players do not block: the ball can be passed to them.
    fn shortest_release(&self, position: &Position, carrier: Shirt, ball: Square) -> u8 {
        let team = position.to_move;
        let zone = self.pitch.zone_set[team];
        let way = self.pitch.open_to[team].minus(position.team(team.other()));
        match self.options.zone_rule {
            ZoneRule::BallOut => {
                let outside = way.minus(zone);
                // Nearly always the first move does it.
                if neighbours(ball, outside) != 0 {
                    return 1;
                }
                self.way_out(ball, way, outside)
            }
            ZoneRule::KeeperOnly => self.way_off_the_keeper(position, carrier, ball, way),
        }
    }

    /// The walk leads through the three squares of the own zone, perhaps back to where it began: five moves at the most.
    fn way_out(&self, ball: Square, way: Squares, outside: Squares) -> u8 {
        let mut edge = spread_to(Squares::only(ball.0), way);
        for length in 2..=LONGEST_WALK {
            edge = spread_to(edge, way);
            if !edge.and(outside).is_empty() {
                return length;
            }
        }
        NEVER
    }

    /// `zone_rule = keeper_only`: the walk carries the flag "on the keeper", and must end with the flag off.
    fn way_off_the_keeper(&self, position: &Position, carrier: Shirt, ball: Square, way: Squares) -> u8 {
        let team = position.to_move;
        let keeper = position.square(Piece { seat: team, shirt: Shirt::KEEPER });
        let keeper = keeper.map_or(Squares::EMPTY, |square| Squares::only(square.0));
        let others = position.team(team).minus(keeper);
        // Moves to these squares put the flag off; to the keeper, on; to the rest, empty squares of the own zone, leave it.
        let off = way.minus(self.pitch.zone_set[team]).or(others);
        let (mut on_keeper, mut not_on) = match carrier.is_keeper() {
            true => (Squares::only(ball.0), Squares::EMPTY),
            false => (Squares::EMPTY, Squares::only(ball.0)),
        };
        for length in 1..=LONGEST_WALK {
            let (from_on, from_off) = (spread_to(on_keeper, way), spread_to(not_on, way));
            let either = from_on.or(from_off);
            let next_off = either.and(off).or(from_off.minus(keeper));
            if !next_off.is_empty() {
                return length;
            }
            on_keeper = either.and(keeper).or(from_on.minus(off));
            not_on = next_off;
        }
        NEVER
    }

    /// Would an action be forbidden because too few points are left after it (BALL-2)?
    pub(crate) fn judge_duty(&self, after: &Position, budget: &Budget) -> Verdict {
        if budget.waived || budget.after_tackle {
            return Ok(());
        }
        let needed = self.need(after, budget);
        if needed <= budget.left { Ok(()) } else { self.refuse_duty(after, needed, budget.left) }
    }

    /// ZONE-1 if the ball is in the own zone, else BALL-1.
    pub(crate) fn refuse_duty(&self, position: &Position, needed: u8, left: u8) -> Verdict {
        let stays = match position.ball {
            Ball::Held(piece) => self.must_leave(position, piece.shirt, position.ball_square()),
            Ball::Loose(_) => false,
        };
        if stays {
            refuse(Rule::Zone1, Refusal::ZoneDuty { needed, left })
        } else {
            refuse(Rule::Ball1, Refusal::BallDuty { needed, left })
        }
    }
}

/// The squares of `way` one king's move from those of the set.
fn spread_to(set: Squares, way: Squares) -> Squares {
    let mut near = Squares::EMPTY;
    set.each(|square| each_neighbour(Square(square), way, |to| near.insert(to.0)));
    near
}
