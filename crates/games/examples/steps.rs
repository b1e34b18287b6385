//! Random legal play of one game from a fixed seed, to count its instructions and its speed: the loop of `touchline bench --steps`,
//! without building the program. `docs/performance.md` says how it is used.
//!
//! `cargo run --release --example steps -p touchline-games -- volchok 1000000`

use std::time::Instant;
use touchline_champions::Champions;
use touchline_fuba::Fuba;
use touchline_fudis::Fudis;
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Silent};
use touchline_volchok::Volchok;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let steps = arguments.next().and_then(|steps| steps.parse().ok()).unwrap_or(1_000_000);
    match game.as_str() {
        Champions::ID => walk::<Champions>(steps),
        Fuba::ID => walk::<Fuba>(steps),
        Fudis::ID => walk::<Fudis>(steps),
        Volchok::ID => walk::<Volchok>(steps),
        _ => panic!("steps GAME [N], where GAME is champions, fuba, fudis or volchok"),
    }
}

fn walk<G: Game>(steps: u64) {
    let game = G::new(G::Options::default()).expect("the default options can be played");
    let mut dice = FairDice::from_seed(1);
    let mut playout = Playout::<G>::default();
    let mut position = game.start();
    let mut matches = 0;
    let start = Instant::now();
    for _ in 0..steps {
        if !playout.step(&game, &mut position, &mut dice, &mut Silent) {
            matches += 1;
            position = game.start();
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let (decisions, chances) = (playout.decisions, playout.chances);
    let rate = (decisions + chances) as f64 / seconds / 1e6;
    println!(
        "{}: {matches} matches, {decisions} decisions, {chances} chances, {rate:.2} million steps a second",
        G::ID
    );
}
