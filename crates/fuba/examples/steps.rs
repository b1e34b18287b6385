//! Plays a number of uniformly random steps from a fixed seed, for counting instructions:
//! `valgrind --tool=callgrind target/release/examples/steps 200000`.

use touchline_fuba::{Fuba, Options};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Silent};

fn main() {
    let steps: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(200_000);
    let fuba = Fuba::new(Options::default()).expect("default options can be played");
    let mut dice = FairDice::from_seed(1);
    let mut playout = Playout::default();
    let mut position = fuba.start();
    let mut matches = 0u64;
    for _ in 0..steps {
        if !playout.step(&fuba, &mut position, &mut dice, &mut Silent) {
            position = fuba.start();
            matches += 1;
        }
    }
    println!(
        "{steps} steps, {} decisions, {} chances, {matches} matches",
        playout.decisions, playout.chances
    );
}
