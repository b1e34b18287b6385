//! Free kicks: FK-1 to FK-10.

use crate::action::Event;
use crate::flow::Champions;
use crate::options::FreeKickSquares;
use crate::phase::{DeadKind, Job, Phase, Progress, Work};
use crate::position::Position;
use crate::rules::Rule;
use crate::squad::{Piece, Shirt};
use crate::square::{Dir, NOWHERE, Square};
use crate::stage::{Flow, Stage};
use touchline_kernel::{Seat, Squares, Witness};

impl Champions {
    /// P40f for a free kick: the next step of its placement (section 4.12).
    pub(crate) fn free_kick<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        if let Some(phase) = self.missing_man(position) {
            return phase;
        }
        if position.ball == NOWHERE {
            self.put_ball(position, witness);
        }
        if position.work.progress < Progress::BallManPlaced {
            let squares = self.ball_places(position);
            match (position.dead.victim, squares.first()) {
                (Some(_), Some(only)) if squares.len() == 1 => {
                    self.place_ball_man(position, Square(only), witness)
                }
                (Some(_), Some(_)) => return Flow::Wait(Phase::BallPlace),
                // He waits in the ball's square until the ring is cleared.
                (Some(shirt), None) => {
                    let ball = position.ball;
                    position.move_to(Piece { seat: position.dead.team, shirt }, ball);
                }
                (None, _) => {}
            }
            position.work.progress = Progress::BallManPlaced;
        }
        if position.work.progress < Progress::WallPlaced {
            if let Some(flow) = self.build_wall(position, witness) {
                return flow;
            }
            position.work = Work { progress: Progress::WallPlaced, ..Work::default() };
        }
        self.clear_ring(position, witness)
    }

    /// [FK-8, FK-9, FK-10] The men at the ball and in the wall have to be known first; away decides first.
    fn missing_man(&self, position: &mut Position) -> Option<Flow> {
        if position.ball != NOWHERE {
            return None;
        }
        let team = position.dead.team;
        for seat in [Seat::Away, Seat::Home] {
            let men = position.field_shirts(seat);
            let man = if seat == team { position.dead.victim } else { position.dead.fouler };
            if man.is_some_and(|man| men.has(man)) {
                continue;
            }
            if men.len() > 1 {
                return Some(Flow::Wait(if seat == team { Phase::Taker } else { Phase::Wall }));
            }
            // [R70] Walls are omitted when there is nobody.
            match men.first() {
                Some(only) if seat != team => self.name_wall(position, only),
                None if seat != team => position.dead.fouler = None,
                only => position.dead.victim = only,
            }
        }
        None
    }

    /// [FK-8, FK-9, FK-10] This man is the wall. In place of a keeper, or after a handball, his square may be his coach's choice (R52).
    pub(crate) fn name_wall(&self, position: &mut Position, shirt: Shirt) {
        let dead = &mut position.dead;
        let keeper_fouled = dead.kind == DeadKind::FreeKick && dead.fouler.is_some();
        dead.wall_free = self.options.free_kick_squares == FreeKickSquares::Chosen
            && (keeper_fouled || dead.kind == DeadKind::Handball);
        dead.fouler = Some(shirt);
    }

    /// [FK-1] The ball on the square of the offence, or on the nearest free field square.
    fn put_ball<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let spot = position.dead.spot;
        let mut ball = spot;
        if !self.pitch.field.has(spot.0) {
            let field = position.free(self.pitch.field);
            let near = self.nearest_squares(spot, position.free(self.pitch.field_walk), field);
            let near = if near.is_empty() { field } else { near };
            ball = near.iter().map(Square).min_by_key(|square| (square.col(), square.row())).unwrap_or(spot);
        }
        position.ball = ball;
        position.dead.spot = ball;
        witness.tell(Rule::Fk1, Event::FreeKick { by: position.dead.team, to: ball });
    }

    /// FK-2: where the man at the ball may stand; his coach chooses among several.
    pub(crate) fn ball_places(&self, position: &Position) -> Squares {
        let (ball, team) = (position.ball, position.dead.team);
        let free = position.free(self.pitch.field);
        let open = |dir: Dir| {
            let to = self.pitch.next(ball, dir);
            if free.has(to.0) { to.set() } else { Squares::EMPTY }
        };
        if position.dead.kind == DeadKind::Handball
            && self.options.free_kick_squares == FreeKickSquares::Chosen
        {
            return [Dir::N, Dir::E, Dir::S, Dir::W]
                .into_iter()
                .fold(Squares::EMPTY, |all, dir| all.or(open(dir)));
        }
        let behind = open(self.pitch.forward(team.other()));
        if !behind.is_empty() {
            return behind;
        }
        let sides = open(Dir::E).or(open(Dir::W));
        if sides.is_empty() { open(self.pitch.forward(team)) } else { sides }
    }

    pub(crate) fn place_ball_man<W: Witness<Self>>(
        &self,
        position: &mut Position,
        to: Square,
        witness: &mut W,
    ) {
        if let Some(shirt) = position.dead.victim {
            let piece = Piece { seat: position.dead.team, shirt };
            position.move_to(piece, to);
            position.work.progress = position.work.progress.max(Progress::BallManPlaced);
            witness.tell(Rule::Fk2, Event::Placed { piece, to });
        }
    }

    /// FK-3 to FK-5: the direction of the wall.
    fn wall_dir(&self, position: &Position) -> (Dir, Rule) {
        let fouling = position.dead.team.other();
        let (col, row) = (position.ball.col(), self.pitch.own_row(fouling, position.ball.row()));
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
    fn wall_line(&self, position: &Position, square: Square) -> u8 {
        if matches!(self.wall_dir(position).0, Dir::E | Dir::W) { square.row() } else { square.col() }
    }

    /// Where a blocked wall may step: sideways, or along a part of the diagonal.
    pub(crate) fn wall_sides(&self, position: &Position, piece: Piece) -> Squares {
        let (dir, _) = self.wall_dir(position);
        let diagonal = dir.0 % 2 == 1;
        let at = position.at(piece.seat, piece.shirt);
        let sides = if diagonal { [dir.turned(1), dir.turned(7)] } else { [dir.turned(2), dir.turned(6)] };
        let free = position.free(self.pitch.field);
        let [low, high] = position.work.visited;
        sides
            .into_iter()
            .map(|side| self.pitch.next(at, side))
            .filter(|to| free.has(to.0) && *to != position.ball)
            .filter(|to| diagonal || !(low..=high).contains(&self.wall_line(position, *to)))
            .map(|to| to.0)
            .collect()
    }

    /// The wall when it is stuck: as near to the ball as possible outside the ring.
    pub(crate) fn wall_anywhere(&self, position: &Position) -> Squares {
        let free = position.free(self.pitch.field);
        let distance = |square: u8| Square(square).king_distance(position.ball);
        if position.dead.wall_free {
            let two: Squares = free
                .iter()
                .filter(|square| distance(*square) == 2 && Square(*square).steps_to(position.ball) == 2)
                .collect();
            if !two.is_empty() {
                return two;
            }
        }
        let nearest = free.iter().map(distance).filter(|d| *d >= 2).min();
        free.iter().filter(|square| Some(distance(*square)) == nearest).collect()
    }

    /// [FK-3] Moves the wall on; none when it stands, or when there is none.
    fn build_wall<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Option<Flow> {
        let piece = Piece { seat: position.dead.team.other(), shirt: position.dead.fouler? };
        let (dir, rule) = self.wall_dir(position);
        if position.work.progress < Progress::WallUnderWay {
            let ball = position.ball;
            position.move_to(piece, ball);
            let visited = [self.wall_line(position, ball); 2];
            position.work = Work { visited, progress: Progress::WallUnderWay, ..Work::default() };
        }
        if position.dead.wall_free && position.work.steps < 2 {
            let places = self.wall_anywhere(position);
            return self.shift_among(position, piece, Job::WallAnywhere, places, witness);
        }
        while position.work.steps < 2 {
            let at = position.at(piece.seat, piece.shirt);
            let to = self.pitch.next(at, dir);
            if position.free(self.pitch.field).has(to.0) {
                position.move_to(piece, to);
                position.work.steps += 1;
                position.work.visited = [self.wall_line(position, to); 2];
                continue;
            }
            let sides = self.wall_sides(position, piece);
            if let Some(flow) = self.shift_among(position, piece, Job::Wall, sides, witness) {
                return Some(flow);
            }
            let anywhere = self.wall_anywhere(position);
            return self.shift_among(position, piece, Job::WallAnywhere, anywhere, witness);
        }
        witness.tell(rule, Event::Placed { piece, to: position.at(piece.seat, piece.shirt) });
        None
    }

    /// A step aside of the wall: a visited line is not entered again.
    pub(crate) fn step_wall(&self, position: &mut Position, to: Square) {
        let line = self.wall_line(position, to);
        self.visit(position, line);
    }

    /// FK-6: the nearest squares outside the ring.
    pub(crate) fn ring_exits(&self, position: &Position, piece: Piece) -> Squares {
        let free = position.free(self.pitch.field);
        let outside: Squares =
            free.iter().filter(|square| Square(*square).king_distance(position.ball) >= 2).collect();
        let walk = position.free(position.walkable(&self.pitch, piece));
        self.nearest_squares(position.at(piece.seat, piece.shirt), walk, outside)
    }

    /// [FK-6] Moves the next player of the fouling team out of the ring; then the man at the ball who had no place; then the roll.
    fn clear_ring<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) -> Flow {
        let fouling = position.dead.team.other();
        let next = position
            .team(fouling)
            .filter(|(shirt, _)| !position.work.done.has(*shirt) && Some(*shirt) != position.dead.fouler)
            .find(|(_, square)| square.king_distance(position.ball) <= 1);
        if let Some((shirt, _)) = next {
            let piece = Piece { seat: fouling, shirt };
            let squares = self.ring_exits(position, piece);
            if let Some(flow) = self.shift_among(position, piece, Job::Ring, squares, witness) {
                return flow;
            }
            position.work.done.insert(shirt);
            return Flow::Then(Stage::Restart);
        }
        if let Some(shirt) = position.dead.victim
            && position.at(position.dead.team, shirt) == position.ball
        {
            let free = position.free(self.pitch.field);
            let mut places = self.ball_places(position);
            if places.is_empty() {
                places = self.nearest_squares(position.ball, position.free(self.pitch.field_walk), free);
            }
            if let Some(to) = places.first() {
                self.place_ball_man(position, Square(to), witness);
            }
        }
        position.work = Work::default();
        Flow::Wait(Phase::RestartRoll)
    }
}
