//! Positions and actions as numbers. Away sees the board turned by 180°.

use crate::action::{Action, is_bend};
use crate::flow::Champions;
use crate::phase::{End, Phase};
use crate::position::{Place, Position};
use crate::squad::{Piece, Shirt};
use crate::square::{NOWHERE, Square};
use crate::symmetry::Symmetry;
use crate::view::conceal;
use touchline_kernel::{Arrays, Field, Game, Pen, Seat, Turn};

/// Shirts of a squad.
const SHIRTS: usize = 20;
/// How many phases there are.
const PHASES: usize = 36;

impl Champions {
    /// Column and row as the seat sees them, both from 1; 0 for no square.
    #[inline]
    fn seen(&self, square: Square, seat: Seat) -> [u8; 2] {
        if square == NOWHERE {
            return [0, 0];
        }
        let [col, row] = self.seen_from_end(square, seat);
        [col + 1, row + 1]
    }

    #[inline]
    fn seen_from_end(&self, square: Square, seat: Seat) -> [u8; 2] {
        match seat {
            Seat::Home => [square.col(), square.row()],
            Seat::Away => [self.pitch.geometry.cols + 1 - square.col(), self.pitch.top - square.row()],
        }
    }
}

impl Arrays for Champions {
    const ARRAYS: u32 = 1;

    fn fields(&self) -> Vec<Field> {
        let (rows, cols) = (usize::from(self.pitch.top) + 1, usize::from(self.pitch.geometry.cols) + 2);
        vec![
            Field::new(
                "board",
                [6, rows, cols],
                "own field players, own keeper, opponents' field players, their keeper, the ball, the squares that the ball has entered; the ring around the field included",
            ),
            Field::new(
                "squares",
                [2, SHIRTS, 2],
                "own, opponents: column and row by shirt, both from 1; 0 off the pitch",
            ),
            Field::new(
                "status",
                [2, SHIRTS],
                "own, opponents: 0 on the pitch, 1 on the bench, 2 warming up, 3 taken off, 4 sent off, 5 injured off, 6 not available, 7 chosen for the line-up",
            ),
            Field::new("booked", [2, SHIRTS], "own, opponents: has a yellow card"),
            Field::new("hurt", [2, SHIRTS], "own, opponents: is injured"),
            Field::new("keeper", [2], "own, opponents: the shirt in goal"),
            Field::new("formation", [2, 3], "own, opponents: men in each line, 0 while unknown"),
            Field::new("substitutions", [2], "own, opponents: made"),
            Field::new("score", [2], "own, opponents, at most 255"),
            Field::new("shootout", [2, 2], "own, opponents: kicks taken and scored"),
            Field::new("decides", [1], "the seat decides now"),
            Field::new("on_turn", [1], "it is the seat's turn, restart or held ball"),
            Field::new("playing", [1], "the present play is the seat's"),
            Field::new("restarts", [1], "the restart being prepared is the seat's"),
            Field::new("phase", [PHASES], "the moment of the match, in the order of the specification"),
            Field::new("about", [2, SHIRTS], "own, opponents: the player that the phase is about"),
            Field::new("who", [SHIRTS], "the shirts that the phase offers to whoever decides"),
            Field::new(
                "at",
                [1],
                "the index of the square, the line, the row or the picks that the phase is about",
            ),
            Field::new("die", [1], "the number rolled"),
            Field::new("period", [3], "regular, extra time, shoot-out"),
            Field::new("clock", [4], "ones rolled; rolls modulo 256 and divided by 256; turns modulo 256"),
            Field::new("budget", [2], "points of the play, touches made"),
            Field::new("kicker", [1], "the shirt that plays the ball"),
            Field::new("touched", [SHIRTS], "team-mates who have touched the ball in this play"),
            Field::new("tried", [2, SHIRTS], "own, opponents: who has tried to intercept"),
            Field::new(
                "last_touch",
                [5],
                "the seat touched the ball last; by kick, throw, interception or rebound",
            ),
            Field::new("end", [5], "how the play ends: open, at rest, a shot, at a player, out"),
            Field::new("power", [1], "points left of a shot"),
            Field::new(
                "dead",
                [9],
                "why the ball is dead: not, goal, goal kick, throw-in, corner, free kick, handball, penalty, kick-off",
            ),
            Field::new("spot", [2], "column and row of the restart, both from 1; 0 if none"),
        ]
    }

    fn observe(&self, position: &Position, seat: Seat, into: &mut [u8]) {
        // [3.4] A line-up that is still being chosen is its coach's secret.
        let concealed;
        let position = if matches!(position.phase, Phase::Lineup { .. }) {
            let mut known = *position;
            conceal(&mut known, seat.other());
            concealed = known;
            &concealed
        } else {
            position
        };
        let seats = [seat, seat.other()];
        let cols = usize::from(self.pitch.geometry.cols) + 2;
        let area = (usize::from(self.pitch.top) + 1) * cols;
        let mut pen = Pen::new(into);
        let board = pen.block(6 * area);
        let squares = pen.block(4 * SHIRTS);
        let status = pen.block(2 * SHIRTS);
        let cell = |square: Square| {
            let [col, row] = self.seen_from_end(square, seat);
            usize::from(row) * cols + usize::from(col)
        };
        for (side, of) in seats.into_iter().enumerate() {
            let keeper = position.keeper[of].idx();
            for (i, place) in position.places[of].iter().enumerate() {
                let at = side * SHIRTS + i;
                match place.square() {
                    Some(square) => {
                        let [col, row] = self.seen_from_end(square, seat);
                        let plane = side * 2 + usize::from(i == keeper);
                        board[plane * area + usize::from(row) * cols + usize::from(col)] = 1;
                        squares[2 * at] = col + 1;
                        squares[2 * at + 1] = row + 1;
                    }
                    None => {
                        status[at] = match *place {
                            Place::BENCH => 1,
                            Place::WARMING => 2,
                            Place::TAKEN_OFF => 3,
                            Place::SENT_OFF => 4,
                            Place::INJURED_OFF => 5,
                            Place::UNAVAILABLE => 6,
                            _ => 7,
                        }
                    }
                }
            }
        }
        if position.ball != NOWHERE {
            board[4 * area + cell(position.ball)] = 1;
        }
        for square in position.play.squares().iter().filter(|square| **square != NOWHERE) {
            board[5 * area + cell(*square)] = 1;
        }
        let mut shirts = |set: crate::squad::Shirts| {
            let block = pen.block(SHIRTS);
            set.iter().for_each(|shirt| block[shirt.idx()] = 1);
        };
        seats.into_iter().for_each(|of| shirts(position.booked[of]));
        seats.into_iter().for_each(|of| shirts(position.hurt[of]));
        pen.numbers(seats.map(|of| position.keeper[of].number()));
        for of in seats {
            pen.numbers(position.formation[of].map_or([0; 3], |formation| formation.0));
        }
        pen.numbers(seats.map(|of| position.subs_used[of]));
        pen.numbers(seats.map(|of| position.score[of].min(255) as u8));
        for of in seats {
            pen.numbers([position.shootout[of].taken, position.shootout[of].scored]);
        }
        pen.flag(self.turn(position) == Turn::Decision(seat));
        pen.flag(position.act == seat);
        pen.flag(position.play.len > 0 && position.play.team == seat);
        pen.flag(position.dead.kind as usize != 0 && position.dead.team == seat);
        let mine = |shirt: Shirt| Some(Piece { seat: position.act, shirt });
        let (phase, about, who, at) = match position.phase {
            Phase::Lineup { seat: of, picks } => (0, None, None, if of == seat { picks } else { 0 }),
            Phase::Columns { line, .. } => (1, None, None, line as u8),
            Phase::Aside { column } => {
                let column = if seat == Seat::Home { column } else { self.pitch.geometry.cols + 1 - column };
                (2, None, None, column)
            }
            Phase::GoalSquare { .. } => (3, None, None, 0),
            Phase::Centre { .. } => (4, None, None, 0),
            Phase::KickOff => (5, None, None, 0),
            Phase::TurnStart => (6, None, None, 0),
            Phase::TurnRoll => (7, None, None, 0),
            Phase::FoulChoice => (8, None, None, 0),
            Phase::PickMover { movers } => (9, None, Some(movers), 0),
            Phase::PickMove { mover } => (10, mine(mover), None, 0),
            Phase::Leg => (11, None, None, 0),
            Phase::ThrowerReturn => (12, None, None, 0),
            Phase::Follow { runners } => (13, None, Some(runners), 0),
            Phase::RunTo { runner } => (14, mine(runner), None, 0),
            Phase::Intercept { slot, who, .. } => (15, None, Some(who), slot),
            Phase::InterceptRoll { piece, slot, .. } => (16, Some(piece), None, slot),
            Phase::SavePick => (17, None, None, 0),
            Phase::SaveRoll { at, .. } => (18, None, None, at),
            Phase::HoldRoll => (19, None, None, 0),
            Phase::ReboundSide { at, .. } => (20, None, None, at),
            Phase::Shift { piece, .. } => (21, Some(piece), None, 0),
            Phase::KeeperOff { .. } => (22, None, None, 0),
            Phase::Makeshift { .. } => (23, None, None, 0),
            Phase::Replace { piece } => (24, Some(piece), None, 0),
            Phase::Surplus { .. } => (25, None, None, 0),
            Phase::SubOut { piece } => (26, Some(piece), None, 0),
            Phase::SubRow { piece } => (27, Some(piece), None, 0),
            Phase::SubSquare { piece, row } => (28, Some(piece), None, self.pitch.own_row(seat, row)),
            Phase::KeeperPlace { .. } => (29, None, None, 0),
            Phase::Thrower => (30, None, None, 0),
            Phase::Taker => (31, None, None, 0),
            Phase::Wall => (32, None, None, 0),
            Phase::BallPlace => (33, None, None, 0),
            Phase::PenaltySpot => (34, None, None, 0),
            Phase::RestartRoll | Phase::Over { .. } => (35, None, None, 0),
        };
        pen.one_of(PHASES, Some(phase));
        pen.one_of(
            2 * SHIRTS,
            about.map(|piece| usize::from(piece.seat != seat) * SHIRTS + piece.shirt.idx()),
        );
        let offered = pen.block(SHIRTS);
        who.into_iter().flat_map(crate::squad::Shirts::iter).for_each(|shirt| offered[shirt.idx()] = 1);
        pen.number(at);
        pen.number(position.die);
        pen.one_of(3, Some(position.period as usize));
        pen.numbers([position.ones, position.rolls as u8, (position.rolls >> 8) as u8, position.turns as u8]);
        let play = &position.play;
        pen.numbers([play.budget, play.touches]);
        pen.number(if play.budget > 0 || play.len > 0 { play.kicker.number() } else { 0 });
        let mut shirts = |set: crate::squad::Shirts| {
            let block = pen.block(SHIRTS);
            set.iter().for_each(|shirt| block[shirt.idx()] = 1);
        };
        shirts(play.touched);
        seats.into_iter().for_each(|of| shirts(play.attempted[of]));
        pen.flag(position.last_touch.team == seat);
        pen.one_of(4, Some(position.last_touch.mode as usize));
        let (end, power) = match play.end {
            End::Open => (0, 0),
            End::Rest => (1, 0),
            End::Shot { power, .. } => (2, power),
            End::Player { left, .. } => (3, left),
            End::Out => (4, 0),
        };
        pen.one_of(5, Some(end));
        pen.number(power);
        pen.one_of(9, Some(position.dead.kind as usize));
        pen.numbers(self.seen(position.dead.spot, seat));
        debug_assert_eq!(pen.left(), 0, "the fields are written to the last byte");
    }

    /// Without the paths that nobody may ever play: two bends, or one that is no turn by 45°.
    fn numbered(&self) -> Vec<Action> {
        let playable = |action: &Action| match action {
            Action::Leg { path } => {
                let mut parts = path.parts();
                match (parts.next(), parts.next(), parts.next()) {
                    (Some(_), None, _) => true,
                    (Some((from, _)), Some((to, _)), None) => is_bend(from, to),
                    _ => false,
                }
            }
            _ => true,
        };
        self.candidates().into_iter().filter(playable).collect()
    }

    fn turned(&self, action: Action) -> Action {
        self.image_of_action(action, Symmetry::Turned)
    }
}
