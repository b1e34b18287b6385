//! Plays a number of random steps from a fixed seed and nothing else, for instruction counts:
//! `valgrind --tool=callgrind steps 1000000 '{"build":"random"}'`.

use touchline_fudis::{Fudis, Options};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Silent};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let steps: u64 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    let options: Options = match arguments.next() {
        Some(text) => serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}")),
        None => Options::default(),
    };
    let fudis = Fudis::new(options).unwrap_or_else(|faults| panic!("{faults}"));
    let mut dice = FairDice::from_seed(1);
    let mut playout = Playout::default();
    let mut position = fudis.start();
    let mut matches = 0;
    for _ in 0..steps {
        if !playout.step(&fudis, &mut position, &mut dice, &mut Silent) {
            position = fudis.start();
            matches += 1;
        }
    }
    println!("{matches} matches, {} decisions, {} chances", playout.decisions, playout.chances);
}
