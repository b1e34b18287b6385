//! Golden matches: whole matches step by step, kept as files. A change of the rules shows as a diff, to be reviewed.
//!
//! `cargo xtask golden` writes them anew.

use std::fmt::Write;
use std::path::Path;
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Audience, Game, Seat, Step, Turn, Viewer, random_outcome};

/// One golden match: a file name, options as JSON, and a seed.
pub type Case = (&'static str, &'static str, u64);

/// Set to write the files anew instead of comparing them.
pub const REGENERATE: &str = "TOUCHLINE_GOLDEN";

/// Compares every case with its file in `dir`, and fails if an option of the game is in none of them.
///
/// # Panics
/// With the first line that differs, or the options that no case sets.
pub fn check<G: Game>(dir: &Path, cases: &[Case]) {
    let mut covered: Vec<String> = Vec::new();
    for &(name, options, seed) in cases {
        let text = tell::<G>(options, seed);
        let map: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(options).expect("options are JSON");
        covered.extend(map.keys().cloned());
        let path = dir.join(format!("{name}.golden"));
        if std::env::var_os(REGENERATE).is_some() {
            std::fs::create_dir_all(dir).expect("the folder of golden matches can be made");
            std::fs::write(&path, &text).expect("a golden match can be written");
            continue;
        }
        let kept = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask golden` writes it", path.display()));
        if let Some((i, (kept, now))) =
            kept.lines().zip(text.lines()).enumerate().find(|(_, (kept, now))| kept != now)
        {
            panic!("{} line {}:\n kept {kept}\n  now {now}", path.display(), i + 1);
        }
        assert_eq!(kept.lines().count(), text.lines().count(), "{} has another length", path.display());
    }
    let missing: Vec<&str> = G::OPTIONS
        .iter()
        .map(|option| option.name)
        .filter(|name| !covered.iter().any(|key| key == name))
        .collect();
    assert!(missing.is_empty(), "{}: no golden match sets {missing:?}", G::ID);
}

/// A random match told in full: every step, every event with its rule and audience, and all views from time to time.
#[must_use]
pub fn tell<G: Game>(options: &str, seed: u64) -> String {
    let parsed: G::Options = serde_json::from_str(options).expect("options can be read");
    let game = G::new(parsed).expect("options can be played");
    let mut dice = FairDice::from_seed(seed);
    let mut position = game.start();
    let mut text = format!("{} rules {} options {options} seed {seed}\n", G::ID, G::REVISION);
    let mut actions = Vec::new();
    for number in 1.. {
        let mut events: Vec<(Audience, G::Rule, G::Event)> = Vec::new();
        let line = match game.turn(&position) {
            Turn::Decision(seat) => {
                game.list(&position, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                let seen = audience(game.audience(&position, Step::Action(seat, action)));
                game.apply(&mut position, action, &mut events);
                format!("{seat} {action} (1 of {}){seen}", actions.len())
            }
            Turn::Chance => {
                let outcome = random_outcome(&game, &position, &mut dice).expect("chance decides");
                let seen = audience(game.audience(&position, Step::Outcome(outcome)));
                game.settle(&mut position, outcome, &mut events);
                format!("chance {outcome}{seen}")
            }
            Turn::Over(finish) => {
                let _ = writeln!(text, "over {} {:?} {}", finish.by, finish.winner, json(&finish.score));
                break;
            }
        };
        let _ = writeln!(text, "{number} {line}");
        for (to, rule, event) in events {
            let _ = writeln!(text, "    {rule}{} {}", audience(to), json(&event));
        }
        if number % 100 == 0 {
            for viewer in
                [Viewer::Everything, Viewer::Seat(Seat::Home), Viewer::Seat(Seat::Away), Viewer::Spectator]
            {
                let _ = writeln!(text, "  {viewer:?} {}", json(&game.view(&position, viewer)));
            }
        }
    }
    let _ = writeln!(text, "{}", json(&game.setup(&position)));
    text
}

fn audience(audience: Audience) -> String {
    match audience {
        Audience::Everyone => String::new(),
        Audience::Only(seat) => format!(" [only {seat}]"),
        Audience::AllBut(seat) => format!(" [not {seat}]"),
        Audience::Nobody => " [nobody]".to_owned(),
    }
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| error.to_string())
}
