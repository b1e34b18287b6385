//! What counts in Volchok: who has the ball and who can take it off him, and which shots are on.

use crate::judgement::judged::{Engine, Judged, SearchPlan};
use crate::judgement::next_goal::Race;
use crate::partner::scripts;
use touchline_kernel::{Game, Seat};
use touchline_volchok::{Ball, Declared, Phase, Piece, Place, Position, Shirt, Sight, Square, Volchok};

/// Features that each team has: ours, then theirs.
const EACH: usize = 17;

impl Judged for Volchok {
    const FEATURES: &'static [&'static str] = &[
        "lead",
        "our_goals_needed",
        "their_goals_needed",
        "late",
        "lead_late",
        "our_turn",
        "loose_ball",
        // Ours.
        "our_declaration",
        "our_points",
        "our_ball",
        "our_keeper_ball",
        "our_ball_forward",
        "our_reach",
        "our_second_reach",
        "our_tackle",
        "our_shot",
        "our_shot_one",
        "our_shot_two",
        "our_shot_far",
        "our_wall",
        "our_keeper_central",
        "our_men",
        "our_lobs",
        "our_goal_side",
        // Theirs.
        "their_declaration",
        "their_points",
        "their_ball",
        "their_keeper_ball",
        "their_ball_forward",
        "their_reach",
        "their_second_reach",
        "their_tackle",
        "their_shot",
        "their_shot_one",
        "their_shot_two",
        "their_shot_far",
        "their_wall",
        "their_keeper_central",
        "their_men",
        "their_lobs",
        "their_goal_side",
        // What stalls a match.
        "time_left",
        "our_cut_off",
        "their_cut_off",
        "our_screen",
        "their_screen",
        "our_full_wall",
        "their_full_wall",
        "our_corner",
        "their_corner",
    ];
    const WEIGHTS: &'static str = include_str!("../../../weights/volchok.json");
    const CLASSIC: &'static str = include_str!("../../../weights/classic/volchok.json");
    const SEARCH: SearchPlan =
        SearchPlan { engine: Engine::Turns, beam: 24, keep: 32, discount: 0.97, pace: 900 };

    fn features(&self, position: &Position, seat: Seat, into: &mut [f32]) {
        let score = self.score(position);
        let target = match self.options().goals_to_win {
            0 => 4.0,
            goals => f32::from(goals),
        };
        let [us, them] = [seat, seat.other()].map(|seat| f32::from(score[seat]));
        let limit = match self.options().turn_limit {
            0 => self.options().safety_turns,
            turns => turns,
        };
        let late = (self.turns_done(position) as f32 / limit as f32).min(1.0).powi(3);
        into[0] = ((us - them) / target).clamp(-1.5, 1.5);
        into[1] = ((target - us) / target).clamp(0.0, 1.0);
        into[2] = ((target - them) / target).clamp(0.0, 1.0);
        into[3] = late;
        into[4] = late * (us - them).clamp(-1.0, 1.0);
        into[5] = if position.to_move() == seat { 1.0 } else { -1.0 };
        into[6] = if matches!(position.ball(), Ball::Loose(_)) { 1.0 } else { 0.0 };
        team(self, position, seat, &mut into[7..7 + EACH]);
        team(self, position, seat.other(), &mut into[7 + EACH..7 + 2 * EACH]);
        let stalls = &mut into[7 + 2 * EACH..];
        stalls[0] = self.race(position).left;
        for (theirs, team) in [seat, seat.other()].into_iter().enumerate() {
            let [cut_off, screen, full_wall, corner] = standstill(self, position, team);
            stalls[1 + theirs] = cut_off;
            stalls[3 + theirs] = screen;
            stalls[5 + theirs] = full_wall;
            stalls[7 + theirs] = corner;
        }
    }

    scripts! {
        Volchok;
        Wall: { "our_wall": 2.0, "our_screen": 2.0, "our_keeper_central": 0.5, "our_men": 1.0, "their_shot": -1.0 },
        Staller: { "their_cut_off": 3.0, "our_corner": 2.0, "our_ball": 1.0, "our_wall": 0.7, "our_keeper_central": 0.5, "their_shot": -1.0 },
        Raider: { "our_shot": 4.0, "our_shot_one": 2.0, "our_shot_two": 1.0, "our_ball_forward": 1.5, "our_ball": 1.0 },
    }

    fn hunch(features: &[f32]) -> f32 {
        let side = |at: usize| {
            let f = &features[at..at + EACH];
            0.15 * f[0]
                + 0.3 * f[2]
                + 0.5 * f[4]
                + 0.2 * f[5]
                + 0.3 * f[7]
                + 0.5 * f[8]
                + 0.3 * f[9]
                + 0.2 * f[10]
                + 0.1 * f[11]
                + 0.2 * f[12]
                + 0.1 * f[13]
                + 0.3 * f[14]
                + 0.1 * f[15]
                + 0.2 * f[16]
        };
        side(7) - side(7 + EACH)
    }

    fn race(&self, position: &Position) -> Race {
        let options = self.options();
        let limit = if options.turn_limit > 0 { options.turn_limit } else { options.safety_turns };
        let left = 1.0 - self.turns_done(position) as f32 / limit as f32;
        Race { target: u16::from(options.goals_to_win), left: left.max(0.0) }
    }

    fn pivotal(&self, position: &Position) -> bool {
        match position.phase() {
            Phase::Spin(declared) => declared != Declared::Basic,
            Phase::Result { .. } => true,
            _ => false,
        }
    }

    fn turn_number(&self, position: &Position) -> u32 {
        self.turns_done(position)
    }
}

/// What brings a match to a standstill: the team cannot get to the ball, its men stand before its zone, they close every line to the
/// net, and it keeps the ball in a corner of its own.
fn standstill(game: &Volchok, position: &Position, seat: Seat) -> [f32; 4] {
    let pitch = game.pitch();
    let ball = position.ball_square();
    let holds = matches!(position.ball(), Ball::Held(piece) if piece.seat == seat);
    let cut_off = !holds && game.ways_to_ball(position, seat).iter().all(|way| *way == u8::MAX);
    let near = |a: Square, b: Square| a.row().abs_diff(b.row()).max(a.col().abs_diff(b.col())) <= 1;
    let zone = &pitch.zone[seat];
    let men = || Shirt::FIELD.into_iter().filter_map(|shirt| position.square(Piece { seat, shirt }));
    let in_zone = men().filter(|square| zone.contains(square)).count();
    let screen =
        men().filter(|square| !zone.contains(square) && zone.iter().any(|z| near(*z, *square))).count();
    let cornered = pitch.corners[seat].iter().any(|corner| near(*corner, ball));
    let guards = men().filter(|square| near(*square, ball)).count();
    [
        f32::from(u8::from(cut_off)),
        screen as f32 / 3.0,
        f32::from(u8::from(in_zone + screen >= 4)),
        if cornered { guards as f32 / 3.0 } else { 0.0 },
    ]
}

/// What one team has.
fn team(game: &Volchok, position: &Position, seat: Seat, into: &mut [f32]) {
    let to_move = position.to_move() == seat;
    let ours = matches!(position.ball(), Ball::Held(piece) if piece.seat == seat);
    let theirs = matches!(position.ball(), Ball::Held(piece) if piece.seat != seat);
    let rows = f32::from(game.pitch().rows);
    let forward = |row: u8| {
        let row = f32::from(row) / (rows + 1.0);
        if seat == Seat::Home { row } else { 1.0 - row }
    };
    let ball = position.ball_square();
    into[0] = f32::from(u8::from(to_move && matches!(position.phase(), Phase::Declare)));
    into[1] = match position.phase() {
        Phase::Step(budget) if to_move => f32::from(budget.left) / 6.0,
        Phase::Spin(Declared::Basic) if to_move => 0.6,
        _ => 0.0,
    };
    let keeper_ball = position.carrier(seat).is_some_and(Shirt::is_keeper);
    into[2] = f32::from(u8::from(ours));
    into[3] = f32::from(u8::from(keeper_ball));
    into[4] = if ours { forward(ball.row()) } else { 0.0 };
    // The chance to reach the ball with one spin: the nearest, and the next.
    let ways = game.ways_to_ball(position, seat);
    let (mut first, mut second) = (u8::MAX, u8::MAX);
    for length in ways[1..].iter().copied() {
        if length < first {
            (first, second) = (length, first);
        } else if length < second {
            second = length;
        }
    }
    let at_least = |number: u8| game.at_least(number) as f32 / game.dial_weight() as f32;
    let reach = |length: u8| if length == u8::MAX { 0.0 } else { at_least(length) };
    into[5] = if ours { 0.0 } else { reach(first) };
    into[6] = reach(second);
    let untouchable = match position.ball() {
        Ball::Held(piece) => piece.shirt.is_keeper() || game.pitch().zone[piece.seat].contains(&ball),
        Ball::Loose(_) => true,
    };
    into[7] =
        if theirs && !untouchable && first != u8::MAX { at_least(first.saturating_add(1)) } else { 0.0 };
    let results = game.options().results;
    let all: u32 = [results.goal, results.save, results.corner].map(u32::from).iter().sum();
    let on_target = f32::from(results.goal) / all as f32;
    let score = |sight: Option<Sight>| {
        sight.map_or(0.0, |sight| at_least(sight.length) * if sight.covered { on_target } else { 1.0 })
    };
    let [here, one, two, far] = if theirs { [0.0; 4] } else { game.sights(position, seat).map(score) };
    if keeper_ball {
        into[8..12].copy_from_slice(&[0.0, 0.0, two, far]);
    } else if ours {
        into[8..12].copy_from_slice(&[here, one, two, far]);
    } else {
        // A loose ball must be reached first: control and shoot.
        let run = reach(first);
        into[8..12].copy_from_slice(&[here * run * run, one * run, two * run, far * run]);
    }
    let zone = &game.pitch().zone[seat];
    let square = |shirt| position.square(Piece { seat, shirt });
    let field = || Shirt::FIELD.into_iter().filter_map(square);
    into[12] = field().filter(|square| zone.contains(square)).count() as f32 / 2.0;
    into[13] = f32::from(u8::from(square(Shirt::KEEPER) == Some(zone[1])));
    let reds = Shirt::FIELD
        .into_iter()
        .filter(|shirt| position.place(Piece { seat, shirt: *shirt }) == Place::RED)
        .count();
    into[14] = (field().count() as f32 - 0.5 * reds as f32) / 5.0;
    into[15] = if ours { f32::from(game.lobs(position, seat)) / 6.0 } else { 0.0 };
    let level = forward(ball.row());
    into[16] = field().filter(|square| forward(square.row()) < level).count() as f32 / 5.0;
}
