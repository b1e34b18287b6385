//! The duties of the team with the ball, or of one that can reach a loose ball: move it (BALL-1) and get it out of the own keeper zone (ZONE-1); section 4.6.

use super::{Verdict, refuse};
use crate::action::{Action, Piece, Refusal, Shirt};
use crate::flow::Volchok;
use crate::options::{LooseBall, ZONE_MEN_MAX, ZoneBalls, ZoneRule};
use crate::position::{Ball, Budget, Position};
use crate::rules::Rule;
use crate::square::{Square, each_neighbour, list_neighbours, neighbours, spread};
use touchline_kernel::{Seat, Squares};

/// More points than any dial has.
pub(crate) const NEVER: u8 = u8::MAX;

/// A shortest walk visits each of the three squares of the own zone at most once before its last move.
const LONGEST_WALK: u8 = 5;

impl Volchok {
    /// The points that must still be kept to fulfil BALL-1 and ZONE-1: `need` of the specification.
    pub(crate) fn need(&self, position: &Position, budget: &Budget) -> u8 {
        self.need_within(position, budget, NEVER)
    }

    /// Like [`Self::need`], but [`NEVER`] for a way to a loose ball that takes more than `most` points: nobody looks further.
    pub(crate) fn need_within(&self, position: &Position, budget: &Budget, most: u8) -> u8 {
        let must_move = !budget.ball_moved && (budget.had_ball || self.must_chase(budget));
        match position.ball {
            Ball::Held(Piece { seat, shirt }) if seat == position.to_move => {
                let ball = position.ball_square();
                if must_move || self.must_leave(position, shirt, ball) {
                    self.shortest_release(position, shirt, ball)
                } else {
                    0
                }
            }
            // [BALL-1] Reach it, and move it on.
            Ball::Loose(ball) if must_move => {
                let release = self.loose_release(position, ball);
                self.way_to_loose(position, ball, most.saturating_sub(release)).saturating_add(release)
            }
            _ => 0,
        }
    }

    /// BALL-1 for a team that did not have the ball (R10). What has been waived stays waived.
    #[inline]
    fn must_chase(&self, budget: &Budget) -> bool {
        self.options.loose_ball == LooseBall::Chase && !budget.waived
    }

    /// Do duties bind this turn at all? A number too low for a loose ball does not waive ZONE-1.
    #[inline]
    pub(crate) fn is_bound(budget: &Budget) -> bool {
        !(budget.after_tackle || budget.waived && budget.had_ball)
    }

    /// The points that take a loose ball on, once somebody is there.
    fn loose_release(&self, position: &Position, ball: Square) -> u8 {
        self.shortest_release(position, Shirt::FIELD[0], ball)
    }

    /// The squares of the field players of the team to move.
    #[inline]
    fn field_men(position: &Position) -> Squares {
        let mut men = position.team(position.to_move);
        // A keeper who is off stands on no square, and nothing is taken away.
        men.remove(position.place(Piece { seat: position.to_move, shirt: Shirt::KEEPER }).index());
        men
    }

    /// The length of the shortest way of any field player to a loose ball; [`NEVER`] if there is none.
    fn way_to_loose(&self, position: &Position, ball: Square, most: u8) -> u8 {
        let team = position.to_move;
        let men = Self::field_men(position);
        let way = self.free(position).and(self.pitch.open_to[team]);
        if !self.is_crowded(position) {
            return way_of_any(ball, men, way, most);
        }
        // [HOUSE-1] Nobody else may enter the area.
        let area = self.pitch.area[team];
        let inside = if men.and(area).len() > u32::from(self.options.zone_men) {
            // Whoever leaves the area does not get in again.
            way_without_return(ball, men.and(area), way, area)
        } else {
            way_of_any(ball, men.and(area), way, most)
        };
        let outside =
            if area.has(ball.0) { NEVER } else { way_of_any(ball, men.minus(area), way.minus(area), most) };
        inside.min(outside)
    }

    /// [HOUSE-1] Do as many field players as may stand in and directly before their own zone?
    #[inline]
    pub(crate) fn is_crowded(&self, position: &Position) -> bool {
        self.options.zone_men < ZONE_MEN_MAX
            && Self::field_men(position).and(self.pitch.area[position.to_move]).len()
                >= u32::from(self.options.zone_men)
    }

    /// The steps of a team that must fetch a loose ball. One that leaves `slack` points for the way after it is legal if a team-mate
    /// is as near, if the man comes as near himself, or if he could even turn back.
    pub(super) fn list_chasing_steps(
        &self,
        position: &Position,
        budget: Budget,
        ball: Square,
        free: Squares,
        actions: &mut Vec<Action>,
    ) {
        let team = position.to_move;
        let zone = self.pitch.zone_set[team];
        let open = free.and(self.pitch.open_to[team]);
        let men = Self::field_men(position);
        let release = self.loose_release(position, ball);
        let slack = budget.left.checked_sub(1 + release.min(budget.left));
        let limited = self.options.zone_men < ZONE_MEN_MAX;
        let crowded = self.is_crowded(position);
        let mut near = Squares::EMPTY;
        let mut reached = Squares::only(ball.0);
        // Is somebody nearer than he must be? Then everybody may go where he likes: even that man can turn back.
        let mut nearer = false;
        for length in 1..=slack.unwrap_or(0) {
            near = spread(reached);
            nearer = Some(length) < slack && near.meets(men);
            if nearer {
                break;
            }
            reached = reached.or(near.and(open));
        }
        // Where somebody may go on whom the way depends.
        let bound = if slack.is_some() { open.and(reached) } else { Squares::EMPTY };
        let close = near.and(men);
        let (first, last) = (close.first(), close.last());
        for (piece, place) in Shirt::ALL.into_iter().zip(position.places(team)) {
            let Some(from) = place.square() else { continue };
            // What he does in a zone far from the ball changes no way to it.
            if piece.is_keeper() && !limited && !near.meets(zone) {
                if first.is_some() {
                    let steps = list_neighbours(from, free.and(zone));
                    actions.extend(steps.map(|to| Action::Step { piece, to }));
                }
                continue;
            }
            if piece.is_keeper() || limited {
                let reach = match piece.is_keeper() {
                    true => free.and(zone),
                    false if crowded && !self.pitch.area[team].has(from.0) => {
                        open.minus(self.pitch.area[team])
                    }
                    false => open,
                };
                each_neighbour(from, reach, |to| {
                    if self.judge_step_duty(position, budget, piece, to).is_ok() {
                        actions.push(Action::Step { piece, to });
                    }
                });
                continue;
            }
            // Is somebody else as near as he must be?
            let spared = nearer || first != last || first.is_some_and(|square| square != from.0);
            let reach = if spared { &open } else { &bound };
            actions.extend(list_neighbours(from, *reach).map(|to| Action::Step { piece, to }));
        }
    }

    /// Is a loose ball still to be fetched?
    pub(crate) fn to_fetch(&self, position: &Position, budget: &Budget) -> Option<Square> {
        match position.ball {
            Ball::Loose(ball) if !budget.ball_moved && self.must_chase(budget) => Some(ball),
            _ => None,
        }
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
        let opponents = position.team(team.other());
        let way_out = self.options.zone_rule == ZoneRule::BallOut;
        // Nearly always the first move does it.
        if way_out && neighbours(ball, self.outside[team]) & !neighbours(ball, opponents) != 0 {
            return 1;
        }
        let way = self.open_to_ball(team).minus(opponents);
        match self.options.zone_rule {
            ZoneRule::BallOut => self.way_out(ball, way, self.outside[team].minus(opponents)),
            ZoneRule::KeeperOnly => self.way_off_the_keeper(position, carrier, ball, way),
        }
    }

    /// Where a team may play the ball.
    pub(crate) fn open_to_ball(&self, team: Seat) -> Squares {
        match self.options.zone_balls {
            ZoneBalls::Closed => self.pitch.open_to[team],
            // [R15] The ball may be played into the opponents' zone as well.
            ZoneBalls::Open => self.pitch.grid,
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
        if !Self::is_bound(budget) {
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

/// The length of the shortest way of any of these players to the ball over the squares of `way`; [`NEVER`] if there is none, or
/// none of `most` squares.
fn way_of_any(ball: Square, men: Squares, way: Squares, most: u8) -> u8 {
    let mut reached = Squares::only(ball.0);
    let mut edge = reached;
    for length in 1..=most.min(NEVER - 1) {
        let near = spread(edge);
        if near.meets(men) {
            return length;
        }
        edge = near.and(way).minus(reached);
        if edge.is_empty() {
            return NEVER;
        }
        reached = reached.or(edge);
    }
    NEVER
}

/// Like [`way_of_any`], for players in an area that they may leave but not enter: the way may lead out of it once.
fn way_without_return(ball: Square, men: Squares, way: Squares, area: Squares) -> u8 {
    // Followed from the ball: outside squares come only before those of the area.
    let mut outer = Squares::only(ball.0).minus(area);
    let mut inner = Squares::only(ball.0).and(area);
    let mut reached = Squares::only(ball.0);
    for length in 1..NEVER {
        let (near_outer, near) = (spread(outer), spread(outer).or(spread(inner)));
        if near.meets(men) {
            return length;
        }
        outer = near_outer.and(way).minus(area).minus(reached);
        inner = near.and(way).and(area).minus(reached);
        if outer.is_empty() && inner.is_empty() {
            return NEVER;
        }
        reached = reached.or(outer).or(inner);
    }
    NEVER
}

/// The squares of `way` one king's move from those of the set.
fn spread_to(set: Squares, way: Squares) -> Squares {
    let mut near = Squares::EMPTY;
    set.each(|square| each_neighbour(Square(square), way, |to| near.insert(to.0)));
    near
}
