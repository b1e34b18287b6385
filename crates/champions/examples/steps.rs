//! Plays a fixed number of random steps from a fixed seed, for instruction counts:
//! `valgrind --tool=callgrind steps 100000`.

use touchline_champions::{Champions, Options};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Silent};

fn main() {
    let steps: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let champions = Champions::new(Options::default()).expect("default options can be played");
    let mut dice = FairDice::from_seed(1);
    let mut playout = Playout::default();
    let mut position = champions.start();
    let mut matches = 0;
    for _ in 0..steps {
        if !playout.step(&champions, &mut position, &mut dice, &mut Silent) {
            matches += 1;
            position = champions.start();
        }
    }
    println!(
        "{steps} steps, {} decisions, {} chances, {matches} matches, {} bytes a position",
        playout.decisions,
        playout.chances,
        size_of_val(&position)
    );
}
