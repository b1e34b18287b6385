//! Runs vector files: the kernel of `touchline check`, without building the program.

use touchline_games::vectors;

fn main() {
    let mut failed = 0;
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let file = vectors::read(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
        let report = vectors::run(&file);
        println!("{path}: {} passed, {} failed", report.passed, report.failed.len());
        for failure in &report.failed {
            println!("  {}: expected {}\n      found {}", failure.id, failure.expected, failure.found);
        }
        failed += report.failed.len();
    }
    std::process::exit(i32::from(failed > 0));
}
