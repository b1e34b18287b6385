//! `touchline bench --search`: how fast coaches think on this machine.

use cpu_time::ProcessTime;
use serde::Serialize;
use std::slice;
use std::sync::Arc;
use std::time::Instant;
use touchline_coach::{Clock, Coach, Judged, Spec, Visitor};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Perspective, Playout, Silent, Turn};

/// One line of the table.
#[derive(Debug, Serialize)]
pub struct Thinking {
    pub game: &'static str,
    /// Positions that `world` judges in a second on one core.
    pub nodes_per_cpu_second: f64,
    /// How many times as many on all cores.
    pub speed_up: f64,
    /// How many times as many this machine gets done just now if every core searches something of its own: what a perfect search could reach.
    pub possible: f64,
    pub cores: usize,
    /// Random matches to their end, alone.
    pub playouts_per_cpu_second: f64,
    /// Simulations of plain UCT, each with such a playout.
    pub simulations_per_cpu_second: f64,
    /// What the tree adds: 1 would be nothing.
    pub tree_cost: f64,
}

pub struct MeasureSearch;

/// Positions to think about.
const POSITIONS: usize = 6;
/// How often the same is thought about to compare cores, each time for as long as `world` thinks about a decision.
const REPEATS: usize = 2;
/// Simulations of plain UCT, and playouts to compare with, from each.
const SIMULATIONS: u64 = 400;

impl Visitor for MeasureSearch {
    type Output = Thinking;

    fn visit<G: Judged>(self, game: G) -> Thinking {
        let positions = positions(&game, POSITIONS);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let start = ProcessTime::now();
        let one = think(&game, &positions, "world:200ms", Clock::Real, None).0;
        let nodes_per_cpu_second = one as f64 / start.elapsed().as_secs_f64();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(cores).build().ok().map(Arc::new);
        // The same work on one core, on all together, and on each by itself, in turns, so that all have their share of whatever else the
        // machine does.
        let (mut speed_ups, mut possible) = (Vec::new(), Vec::new());
        for position in &positions {
            for _ in 0..REPEATS {
                let one = slice::from_ref(position);
                let alone = think(&game, one, "world", Clock::Counted, None).1;
                let together = think(&game, one, "world", Clock::Counted, pool.clone()).1;
                let start = Instant::now();
                std::thread::scope(|scope| {
                    for _ in 0..cores {
                        scope.spawn(|| think(&game, one, "world", Clock::Counted, None));
                    }
                });
                speed_ups.push(alone / together);
                possible.push(alone * cores as f64 / start.elapsed().as_secs_f64());
            }
        }
        let mut dice = FairDice::from_seed(2);
        let start = ProcessTime::now();
        for position in &positions {
            for _ in 0..SIMULATIONS {
                Playout::default().finish(&game, &mut position.clone(), &mut dice);
            }
        }
        let playouts = SIMULATIONS as f64 * positions.len() as f64;
        let playouts_per_cpu_second = playouts / start.elapsed().as_secs_f64();
        let start = ProcessTime::now();
        // A decision gets half of what its turn has.
        let (simulations, _) =
            think(&game, &positions, &format!("uct:{}n", 2 * SIMULATIONS), Clock::Real, None);
        let simulations_per_cpu_second = simulations as f64 / start.elapsed().as_secs_f64();
        Thinking {
            game: G::ID,
            nodes_per_cpu_second,
            speed_up: median(speed_ups),
            possible: median(possible),
            cores,
            playouts_per_cpu_second,
            simulations_per_cpu_second,
            tree_cost: playouts_per_cpu_second / simulations_per_cpu_second,
        }
    }
}

/// The middle of several values: a moment in which the machine did something else does not count.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

/// Lets a coach think about each position; positions judged or simulations made, and seconds.
fn think<G: Judged>(
    game: &G,
    positions: &[G::Position],
    spec: &str,
    clock: Clock,
    pool: Option<Arc<rayon::ThreadPool>>,
) -> (u64, f64) {
    let Ok(spec) = spec.parse::<Spec>() else { return (0, 0.0) };
    let start = Instant::now();
    let mut nodes = 0;
    for position in positions {
        let Turn::Decision(seat) = game.turn(position) else { continue };
        let coach = Coach::<G>::new(spec, clock, 1);
        let mut coach = match &pool {
            Some(pool) => coach.on(Arc::clone(pool)),
            None => coach,
        };
        coach.decide(&Perspective::new(game, position, seat));
        nodes += coach.used.nodes;
    }
    (nodes, start.elapsed().as_secs_f64())
}

/// Decisions of a random match with something to choose from, spread over it.
pub fn positions<G: Judged>(game: &G, many: usize) -> Vec<G::Position> {
    let mut found = Vec::new();
    let mut actions = Vec::new();
    let mut dice = FairDice::from_seed(1);
    let mut position = game.start();
    let mut playout = Playout::default();
    while playout.step(game, &mut position, &mut dice, &mut Silent) {
        game.list(&position, &mut actions);
        if actions.len() > 3 {
            found.push(position);
        }
    }
    let every = (found.len() / many).max(1);
    found.into_iter().skip(every / 2).step_by(every).take(many).collect()
}
