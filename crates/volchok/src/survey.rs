//! What a coach counts on the board: ways to the ball and shots, with their odds. Asks the rules, decides nothing.

use crate::action::{Piece, Shirt};
use crate::flow::Volchok;
use crate::position::Position;
use crate::square::{Square, spread};
use touchline_kernel::{Seat, Squares};

/// A shot line of section 2.5 with what blocks it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sight {
    /// Where the ball lies.
    pub from: Square,
    /// Squares to travel, the net square included: S in the specification.
    pub length: u8,
    /// The keeper stops it from here.
    pub crossing: Square,
    /// Is the keeper there?
    pub covered: bool,
    /// Field players on these forbid it.
    pub(crate) way: Squares,
}

impl Volchok {
    /// The chance to spin this number or more, as a weight out of [`Volchok::dial_weight`].
    #[must_use]
    #[inline]
    pub fn at_least(&self, number: u8) -> u32 {
        self.at_least[usize::from(number).min(self.at_least.len() - 1)]
    }

    /// The sum of the weights of the dial.
    #[must_use]
    #[inline]
    pub fn dial_weight(&self) -> u32 {
        self.dial_weight
    }

    /// How many turns have ended.
    #[must_use]
    pub fn turns_done(&self, position: &Position) -> u32 {
        position.turns_done
    }

    /// The length of the shortest way to the ball for each player of a team, keeper first; `u8::MAX` if there is none within
    /// eight squares, or if he is off the pitch.
    #[must_use]
    pub fn ways_to_ball(&self, position: &Position, seat: Seat) -> [u8; 6] {
        let ball = position.ball_square();
        let way = self.free_for(position, seat);
        let mut ways = [u8::MAX; 6];
        let mut missing = 0;
        for shirt in Shirt::ALL {
            match position.square(Piece { seat, shirt }) {
                Some(square) if square == ball => ways[shirt.idx()] = 0,
                Some(_) => missing += 1,
                None => {}
            }
        }
        let mut reached = Squares::only(ball.0);
        let mut edge = reached;
        for length in 1..=8 {
            let near = spread(edge);
            for shirt in Shirt::ALL {
                if ways[shirt.idx()] == u8::MAX
                    && position.square(Piece { seat, shirt }).is_some_and(|square| near.has(square.0))
                {
                    ways[shirt.idx()] = length;
                    missing -= 1;
                }
            }
            edge = near.and(way).minus(reached);
            if missing == 0 || edge.is_empty() {
                break;
            }
            reached = reached.or(edge);
        }
        ways
    }

    fn free_for(&self, position: &Position, seat: Seat) -> Squares {
        let players = position.team(Seat::Home).or(position.team(Seat::Away));
        self.pitch.open_to[seat].minus(players)
    }

    /// The best shot from within 0, 1, 2 and 3 or 4 squares of the ball, as things stand: nobody moves but
    /// the player with the ball. Squares that are taken do not count.
    #[must_use]
    pub fn sights(&self, position: &Position, seat: Seat) -> [Option<Sight>; 4] {
        let ball = position.ball_square();
        let keeper = position.square(Piece { seat: seat.other(), shirt: Shirt::KEEPER });
        let mut blockers = self.field_players(position);
        blockers.remove(ball.0);
        let free = self.free_for(position, seat);
        let mut best: [(u64, Option<Sight>); 4] = [(0, None); 4];
        let (goal, any) = (u64::from(self.options.results.goal), u64::from(self.results_weight));
        for sight in &self.sights[seat] {
            let distance = ball.distance(sight.from);
            let band = match distance {
                0..=2 => usize::from(distance),
                3 | 4 => 3,
                _ => continue,
            };
            if sight.way.meets(blockers) || (distance > 0 && !free.has(sight.from.0)) {
                continue;
            }
            let covered = keeper == Some(sight.crossing);
            let weight = u64::from(self.at_least(sight.length)) * if covered { goal } else { any };
            if weight > best[band].0 {
                best[band] = (weight, Some(Sight { covered, ..*sight }));
            }
        }
        best.map(|(_, sight)| sight)
    }

    /// All shot lines of a team.
    pub(crate) fn all_sights(&self, seat: Seat) -> Vec<Sight> {
        let mut sights = Vec::new();
        for from in self.pitch.squares().filter(|square| !self.pitch.zone_set[seat.other()].has(square.0)) {
            for net in self.pitch.net[seat.other()] {
                let Some(line) = self.pitch.shot_line(seat, from, net) else { continue };
                if line.length > self.most {
                    continue;
                }
                let mut way = Squares::EMPTY;
                let mut square = from;
                for _ in 1..line.length {
                    square = square.shifted(line.step);
                    way.insert(square.0);
                }
                sights.push(Sight {
                    from,
                    length: line.length,
                    crossing: line.crossing,
                    covered: false,
                    way,
                });
            }
        }
        sights
    }

    /// How many of the numbers of the dial lob the ball from its carrier to a team-mate (LOB): each different distance once.
    #[must_use]
    pub fn lobs(&self, position: &Position, seat: Seat) -> u8 {
        let Some(carrier) = position.carrier(seat) else { return 0 };
        let ball = position.ball_square();
        let mut distances = 0u32;
        for shirt in Shirt::ALL {
            if shirt != carrier
                && let Some(square) = position.square(Piece { seat, shirt })
                && let Some((_, length)) = ball.line_to(square)
                && length <= self.most
            {
                distances |= 1 << length;
            }
        }
        distances.count_ones() as u8
    }
}
