//! Random matches of a game, as `web/e2e/figures.e2e.ts` plays them in the browser: how many steps there are and how many milliseconds
//! they took. `cargo run --release -p touchline-browser --example pace fuba 20`

use std::time::Instant;
use touchline_browser::{Exhibit, Proof, prove};

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().expect("a game");
    let count = args.next().and_then(|text| text.parse().ok()).expect("a number of matches");
    let start = Instant::now();
    match prove(&Exhibit::Matches { game, count }) {
        Proof::Same(steps) => println!("{steps} {:.1}", start.elapsed().as_secs_f64() * 1000.0),
        Proof::Different(why) => panic!("{why}"),
    }
}
