//! How fast each coach decides: the same turns every time, so that two versions of the program can be compared.

use crate::commands::bench_search::positions;
use cpu_time::ProcessTime;
use serde::Serialize;
use touchline_coach::{Clock, Coach, Judged, Level, Manner, Spec};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Perspective, Seat, Silent, Turn, random_outcome};

/// One line of the table.
#[derive(Debug, Serialize)]
pub struct CoachSpeed {
    pub coach: &'static str,
    /// Turns that were played.
    pub turns: u64,
    /// Positions judged.
    pub nodes: u64,
    pub cpu_seconds: f64,
    pub nodes_per_cpu_second: f64,
    /// Processor time for a turn, in milliseconds.
    pub ms_per_turn: f64,
    /// How many times as fast as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ratio: Option<f64>,
}

/// Positions to play a turn from.
const POSITIONS: usize = 12;

/// How many positions, and how often each: fast coaches need many turns to be measured, slow ones take a second for each.
const fn work(level: Level) -> (usize, u64) {
    match level {
        Level::Random => (POSITIONS, 10_000),
        Level::Rookie => (POSITIONS, 60),
        Level::Club => (POSITIONS, 1),
        Level::Pro => (6, 1),
        Level::World => (3, 1),
    }
}

/// Measures every level.
pub fn measure_coaches<G: Judged>(game: &G) -> Vec<CoachSpeed> {
    let positions = positions(game, POSITIONS);
    Level::ALL.into_iter().map(|level| measure(game, &positions, level)).collect()
}

fn measure<G: Judged>(game: &G, positions: &[G::Position], level: Level) -> CoachSpeed {
    let (many, rounds) = work(level);
    let every = (positions.len() / many).max(1);
    let spec = Spec { manner: Manner::Level(level), budget: None, divisor: 1 };
    let (mut turns, mut nodes) = (0, 0);
    let start = ProcessTime::now();
    for round in 0..rounds {
        for (i, position) in (0..).zip(positions.iter().step_by(every).take(many)) {
            let Turn::Decision(seat) = game.turn(position) else { continue };
            // Counted thinking: the same turn on any machine.
            let mut coach = Coach::<G>::new(spec, Clock::Counted, round * 100 + i);
            play_turn(game, *position, seat, &mut coach, round);
            turns += 1;
            nodes += coach.used.nodes;
        }
    }
    let cpu_seconds = start.elapsed().as_secs_f64();
    CoachSpeed {
        coach: level.name(),
        turns,
        nodes,
        cpu_seconds,
        nodes_per_cpu_second: nodes as f64 / cpu_seconds,
        ms_per_turn: cpu_seconds * 1000.0 / (turns as f64).max(1.0),
        ratio: None,
    }
}

/// Plays on until the turn is over or the other seat decides.
fn play_turn<G: Judged>(game: &G, mut position: G::Position, seat: Seat, coach: &mut Coach<G>, seed: u64) {
    let mut dice = FairDice::from_seed(seed);
    let turn = game.turn_number(&position);
    while game.turn_number(&position) == turn {
        match game.turn(&position) {
            Turn::Decision(decides) if decides == seat => {
                let Some(action) = coach.decide(&Perspective::new(game, &position, seat)) else { return };
                game.apply(&mut position, action, &mut Silent);
            }
            Turn::Chance => {
                let Some(outcome) = random_outcome(game, &position, &mut dice) else { return };
                game.settle(&mut position, outcome, &mut Silent);
            }
            Turn::Decision(_) | Turn::Over(_) => return,
        }
    }
}
