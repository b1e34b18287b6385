//! Free kicks: FK-1 to FK-10.

use crate::action::Event;
use crate::flow::{Champions, Flow, Stage, Teller};
use crate::phase::{Job, Phase, Progress, Work};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::Piece;
use crate::square::{Dir, NOWHERE, Square};
use touchline_kernel::{Seat, Squares};

impl Champions {
    /// P40f for a free kick: the next step of its placement (section 4.12).
    pub(crate) fn free_kick<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        if let Some(phase) = self.missing_man(p) {
            return phase;
        }
        if p.ball == NOWHERE {
            self.put_ball(p, w);
        }
        if p.work.progress < Progress::BallManPlaced {
            let squares = self.ball_places(p);
            match (p.dead.victim, squares.first()) {
                (Some(_), Some(only)) if squares.len() == 1 => self.place_ball_man(p, Square(only), w),
                (Some(_), Some(_)) => return Flow::Wait(Phase::BallPlace),
                // He waits in the ball's square until the ring is cleared.
                (Some(shirt), None) => {
                    let ball = p.ball;
                    p.move_to(Piece { seat: p.dead.team, shirt }, ball);
                }
                (None, _) => {}
            }
            p.work.progress = Progress::BallManPlaced;
        }
        if p.work.progress < Progress::WallPlaced {
            if let Some(flow) = self.build_wall(p, w) {
                return flow;
            }
            p.work = Work { progress: Progress::WallPlaced, ..Work::default() };
        }
        self.clear_ring(p, w)
    }

    /// [FK-8, FK-9, FK-10] The men at the ball and in the wall have to be known first; away decides first.
    fn missing_man(&self, p: &mut Position) -> Option<Flow> {
        if p.ball != NOWHERE {
            return None;
        }
        let team = p.dead.team;
        for seat in [Seat::Away, Seat::Home] {
            let men = p.field_shirts(seat);
            let man = if seat == team { &mut p.dead.victim } else { &mut p.dead.fouler };
            if man.is_some_and(|man| men.has(man)) {
                continue;
            }
            if men.len() > 1 {
                return Some(Flow::Wait(if seat == team { Phase::Taker } else { Phase::Wall }));
            }
            // [R70] Walls are omitted when there is nobody.
            *man = men.first();
        }
        None
    }

    /// [FK-1] The ball on the square of the offence, or on the nearest free field square.
    fn put_ball<T: Teller>(&self, p: &mut Position, w: &mut T) {
        let spot = p.dead.spot;
        let mut ball = spot;
        if !self.pitch.field.has(spot.0) {
            let field = p.free(self.pitch.field);
            let near = self.nearest_squares(spot, p.free(self.pitch.field_walk), field);
            let near = if near.is_empty() { field } else { near };
            ball = near.iter().map(Square).min_by_key(|square| (square.col(), square.row())).unwrap_or(spot);
        }
        p.ball = ball;
        p.dead.spot = ball;
        w.tell(Rule::Fk1, Event::FreeKick { by: p.dead.team, to: ball });
    }

    /// FK-2: where the man at the ball may stand; his coach chooses among several.
    pub(crate) fn ball_places(&self, p: &Position) -> Squares {
        let (ball, team) = (p.ball, p.dead.team);
        let free = p.free(self.pitch.field);
        let open = |dir: Dir| {
            let to = self.pitch.next(ball, dir);
            if free.has(to.0) { to.set() } else { Squares::EMPTY }
        };
        let behind = open(self.pitch.forward(team.other()));
        if !behind.is_empty() {
            return behind;
        }
        let sides = open(Dir::E).or(open(Dir::W));
        if sides.is_empty() { open(self.pitch.forward(team)) } else { sides }
    }

    pub(crate) fn place_ball_man<T: Teller>(&self, p: &mut Position, to: Square, w: &mut T) {
        if let Some(shirt) = p.dead.victim {
            let piece = Piece { seat: p.dead.team, shirt };
            p.move_to(piece, to);
            p.work.progress = p.work.progress.max(Progress::BallManPlaced);
            w.tell(Rule::Fk2, Event::Placed { piece, to });
        }
    }

    /// FK-3 to FK-5: the direction of the wall.
    fn wall_dir(&self, p: &Position) -> (Dir, Rule) {
        let fouling = p.dead.team.other();
        let (col, row) = (p.ball.col(), self.pitch.own_row(fouling, p.ball.row()));
        let g = &self.pitch.geometry;
        let [first, last] = g.penalty_area.cols;
        let homewards = self.pitch.forward(fouling.other());
        let left = col < first;
        if (left || col > last) && (g.fk_side_rows[0]..=g.fk_side_rows[1]).contains(&row) {
            return (if left { Dir::E } else { Dir::W }, Rule::Fk4);
        }
        if (left || col > last) && row == g.fk_diag_row {
            let east = if homewards == Dir::N { Dir(1) } else { Dir(3) };
            let west = if homewards == Dir::N { Dir(7) } else { Dir(5) };
            return (if left { east } else { west }, Rule::Fk5);
        }
        (homewards, Rule::Fk3)
    }

    /// The coordinate along which a blocked wall steps aside.
    fn wall_line(&self, p: &Position, square: Square) -> u8 {
        if matches!(self.wall_dir(p).0, Dir::E | Dir::W) { square.row() } else { square.col() }
    }

    /// Where a blocked wall may step: sideways, or along a part of the diagonal.
    pub(crate) fn wall_sides(&self, p: &Position, piece: Piece) -> Squares {
        let (dir, _) = self.wall_dir(p);
        let diagonal = dir.0 % 2 == 1;
        let at = p.at(piece.seat, piece.shirt);
        let sides = if diagonal { [dir.turned(1), dir.turned(7)] } else { [dir.turned(2), dir.turned(6)] };
        let free = p.free(self.pitch.field);
        let [low, high] = p.work.visited;
        sides
            .into_iter()
            .map(|side| self.pitch.next(at, side))
            .filter(|to| free.has(to.0) && *to != p.ball)
            .filter(|to| diagonal || !(low..=high).contains(&self.wall_line(p, *to)))
            .map(|to| to.0)
            .collect()
    }

    /// The wall when it is stuck: as near to the ball as possible outside the ring.
    pub(crate) fn wall_anywhere(&self, p: &Position) -> Squares {
        let free = p.free(self.pitch.field);
        let distance = |square: u8| Square(square).king_distance(p.ball);
        let nearest = free.iter().map(distance).filter(|d| *d >= 2).min();
        free.iter().filter(|square| Some(distance(*square)) == nearest).collect()
    }

    /// [FK-3] Moves the wall on; none when it stands, or when there is none.
    fn build_wall<T: Teller>(&self, p: &mut Position, w: &mut T) -> Option<Flow> {
        let piece = Piece { seat: p.dead.team.other(), shirt: p.dead.fouler? };
        let (dir, rule) = self.wall_dir(p);
        if p.work.progress < Progress::WallUnderWay {
            let ball = p.ball;
            p.move_to(piece, ball);
            let visited = [self.wall_line(p, ball); 2];
            p.work = Work { visited, progress: Progress::WallUnderWay, ..Work::default() };
        }
        while p.work.steps < 2 {
            let at = p.at(piece.seat, piece.shirt);
            let to = self.pitch.next(at, dir);
            if p.free(self.pitch.field).has(to.0) {
                p.move_to(piece, to);
                p.work.steps += 1;
                p.work.visited = [self.wall_line(p, to); 2];
                continue;
            }
            let sides = self.wall_sides(p, piece);
            if let Some(flow) = self.shift_among(p, piece, Job::Wall, sides, w) {
                return Some(flow);
            }
            let anywhere = self.wall_anywhere(p);
            return self.shift_among(p, piece, Job::WallAnywhere, anywhere, w);
        }
        w.tell(rule, Event::Placed { piece, to: p.at(piece.seat, piece.shirt) });
        None
    }

    /// A step aside of the wall: a visited line is not entered again.
    pub(crate) fn wall_stepped(&self, p: &mut Position, to: Square) {
        let line = self.wall_line(p, to);
        self.visit(p, line);
    }

    /// FK-6: the nearest squares outside the ring.
    pub(crate) fn ring_exits(&self, p: &Position, piece: Piece) -> Squares {
        let free = p.free(self.pitch.field);
        let outside: Squares =
            free.iter().filter(|square| Square(*square).king_distance(p.ball) >= 2).collect();
        let walk = p.free(p.walkable(&self.pitch, piece));
        self.nearest_squares(p.at(piece.seat, piece.shirt), walk, outside)
    }

    /// [FK-6] Moves the next player of the fouling team out of the ring; then the man at the ball who had no place; then the roll.
    fn clear_ring<T: Teller>(&self, p: &mut Position, w: &mut T) -> Flow {
        let fouling = p.dead.team.other();
        let next = p
            .team(fouling)
            .filter(|(shirt, _)| !p.work.done.has(*shirt) && Some(*shirt) != p.dead.fouler)
            .find(|(_, square)| square.king_distance(p.ball) <= 1);
        if let Some((shirt, _)) = next {
            let piece = Piece { seat: fouling, shirt };
            let squares = self.ring_exits(p, piece);
            if let Some(flow) = self.shift_among(p, piece, Job::Ring, squares, w) {
                return flow;
            }
            p.work.done.insert(shirt);
            return Flow::Then(Stage::Restart);
        }
        if let Some(shirt) = p.dead.victim
            && p.at(p.dead.team, shirt) == p.ball
        {
            let free = p.free(self.pitch.field);
            let mut places = self.ball_places(p);
            if places.is_empty() {
                places = self.nearest_squares(p.ball, p.free(self.pitch.field_walk), free);
            }
            if let Some(to) = places.first() {
                self.place_ball_man(p, Square(to), w);
            }
        }
        p.work = Work::default();
        Flow::Wait(Phase::RestartRoll)
    }
}
