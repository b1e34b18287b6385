//! Fits the calibration of games and measures what `docs/analysis.md` says of it:
//! `cargo run --release -p touchline-analysis --example calibrate -- [--write] GAME [FIT] [MATCHES] [WHOLE] [SEED] [BUDGET]`.
//!
//! Prints what was measured as JSON. `--write` writes the calibration, too. With FIT 0 nothing is fitted.

use std::path::Path;
use touchline_analysis::{Budget, Measuring, measure};
use touchline_coach::Spec;

/// Coaches of different levels, each against its like and against those next to it, in either seat.
const PAIRS: [(&str, &str); 10] = [
    ("rookie", "rookie"),
    ("club/40", "club/40"),
    ("rookie", "club/40"),
    ("club/40", "rookie"),
    ("greedy", "club/40"),
    ("club/40", "greedy"),
    ("greedy", "greedy"),
    ("club/40", "club/10"),
    ("club/10", "club/40"),
    ("club/10", "club/10"),
];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let write = args.iter().any(|arg| arg == "--write");
    let mut words = args.iter().filter(|arg| !arg.starts_with("--"));
    let Some(game) = words.next() else {
        eprintln!("calibrate [--write] GAME [FIT] [MATCHES] [WHOLE] [SEED] [BUDGET]");
        std::process::exit(2);
    };
    let mut number = |default: u64| words.next().and_then(|word| word.parse().ok()).unwrap_or(default);
    let (fit, matches, whole, seed) = (number(3000), number(2000), number(400), number(1));
    let budget = words.next().and_then(|word| word.parse().ok()).unwrap_or(Budget::Quick);
    let spec = |name: &str| name.parse::<Spec>().expect("these coaches are known");
    let measuring = Measuring {
        game: game.clone(),
        pairs: PAIRS.iter().map(|(home, away)| (spec(home), spec(away))).collect(),
        fit,
        matches,
        whole,
        seed,
        budget,
        command: format!("calibrate {game} {fit} {matches} {whole} {seed} {}", budget.name()),
    };
    let measured = measure(&measuring, &|done, of| {
        if done % 50 == 0 {
            eprintln!("{done} of {of}");
        }
    });
    let measured = measured.unwrap_or_else(|error| {
        eprintln!("{error}");
        std::process::exit(2);
    });
    let json = |value: &dyn erased::Json| value.json();
    println!("{}", json(&measured));
    if write {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("calibration/{game}.json"));
        std::fs::write(&file, json(&measured.calibration) + "\n").expect("the calibration can be written");
    }
}

mod erased {
    pub trait Json {
        fn json(&self) -> String;
    }

    impl<T: serde::Serialize> Json for T {
        fn json(&self) -> String {
            serde_json::to_string_pretty(self).expect("figures are JSON")
        }
    }
}
