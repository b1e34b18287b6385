//! Fits the calibration of games and measures what `docs/analysis.md` says of it:
//! `cargo run --release -p touchline-analysis --example calibrate -- [--write] GAME [FIT] [MATCHES] [WHOLE] [SEED] [BUDGET]`.
//!
//! Prints what was measured as JSON. `--scale=FILE` begins with a calibration that was printed or written before. `--write` writes the calibration, too, and draws its reliability for the documentation. With FIT 0
//! nothing is fitted.

use std::fmt::Write as _;
use std::path::Path;
use touchline_analysis::{Budget, Measured, Measuring, measure};
use touchline_coach::Spec;

/// Coaches of different levels, each against its like and against the others, in either seat.
const PAIRS: [(&str, &str); 9] = [
    ("rookie", "rookie"),
    ("rookie", "greedy"),
    ("greedy", "rookie"),
    ("greedy", "greedy"),
    ("greedy", "club/40"),
    ("club/40", "greedy"),
    ("club/40", "club/40"),
    ("club/40", "rookie"),
    ("rookie", "club/40"),
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
    let scale = args.iter().find_map(|arg| arg.strip_prefix("--scale=")).map(|file| {
        let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let printed: serde_json::Value = serde_json::from_str(&text).expect("a calibration is JSON");
        let scale = printed.get("calibration").unwrap_or(&printed).clone();
        serde_json::from_value(scale).unwrap_or_else(|error| panic!("{file}: {error}"))
    });
    let measuring = Measuring {
        game: game.clone(),
        scale,
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
    println!("{}", serde_json::to_string_pretty(&measured).expect("figures are JSON"));
    if write {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let scale = serde_json::to_string_pretty(&measured.calibration).expect("a calibration is JSON");
        let files = [
            (format!("calibration/{game}.json"), scale + "\n"),
            (format!("../../docs/pictures/calibration-{game}.svg"), drawn(game, &measured)),
        ];
        for (name, text) in files {
            std::fs::write(here.join(&name), text).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
}

/// What was told against what came: on the diagonal where it came as often as it was told. The area of a mark is how often it was told.
fn drawn(game: &str, measured: &Measured) -> String {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-14 -6 126 124\" width=\"378\" height=\"372\" \
         font-family=\"sans-serif\" font-size=\"5\">\n<title>{game}: what was told, and how often it came</title>\n\
         <rect x=\"-14\" y=\"-6\" width=\"126\" height=\"124\" fill=\"#fff\"/>\n\
         <path d=\"M0 0V100H100M0 100L100 0\" fill=\"none\" stroke=\"#888\" stroke-width=\".5\"/>\n"
    );
    for percent in [0, 50, 100] {
        let _ = writeln!(
            out,
            "<text x=\"-2\" y=\"{}\" text-anchor=\"end\">{percent}</text><text x=\"{percent}\" y=\"106\" text-anchor=\"middle\">{percent}</text>",
            102 - percent
        );
    }
    let most = measured.reliability.iter().flatten().map(|bin| bin.n).max().unwrap_or(1) as f64;
    for (bins, shape) in measured.reliability.iter().zip([circle as Shape, diamond, square]) {
        for bin in bins.iter().filter(|bin| bin.n >= 200) {
            let r = 0.8 + 2.4 * (bin.n as f64 / most).sqrt();
            let _ = writeln!(out, "{}", shape(100.0 * bin.told, 100.0 - 100.0 * bin.came, r));
        }
    }
    let _ = writeln!(
        out,
        "{}<text x=\"8\" y=\"114.5\">home</text>{}<text x=\"38\" y=\"114.5\">draw</text>{}<text x=\"68\" y=\"114.5\">away</text>\n</svg>",
        circle(4.0, 113.0, 2.0),
        diamond(34.0, 113.0, 2.0),
        square(64.0, 113.0, 2.0)
    );
    out
}

type Shape = fn(f64, f64, f64) -> String;

fn circle(x: f64, y: f64, r: f64) -> String {
    format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\" fill=\"#d62828\" fill-opacity=\".8\"/>")
}

fn diamond(x: f64, y: f64, r: f64) -> String {
    let r = 1.25 * r;
    format!(
        "<path d=\"M{x:.1} {:.1}l{r:.1} {r:.1}l-{r:.1} {r:.1}l-{r:.1} -{r:.1}z\" fill=\"#777\" fill-opacity=\".8\"/>",
        y - r
    )
}

fn square(x: f64, y: f64, r: f64) -> String {
    let side = 1.8 * r;
    format!(
        "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{side:.1}\" height=\"{side:.1}\" fill=\"#1d4e89\" fill-opacity=\".8\"/>",
        x - side / 2.0,
        y - side / 2.0
    )
}
