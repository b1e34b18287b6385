//! The same engine wherever it runs: golden matches and rule vectors, for the tests of the page.

use serde::{Deserialize, Serialize};
use touchline_games::vectors::{self, VectorFile};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Turn, Viewer};

/// What is to be compared.
#[derive(Debug, Deserialize)]
#[serde(tag = "prove", rename_all = "snake_case", deny_unknown_fields)]
pub enum Exhibit {
    /// A golden match (`records/*/*.golden`), played again from its seed.
    Golden {
        /// The file.
        text: String,
    },
    /// A file of rule vectors, as JSON.
    Vectors {
        /// The file.
        file: VectorFile,
    },
    /// So many random matches of a game, for its speed.
    Matches {
        /// The game.
        game: String,
        /// How many.
        count: u32,
    },
}

/// What came of it.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// So many steps or vectors are as they should be.
    Same(usize),
    /// The first thing that is not.
    Different(String),
}

/// Compares.
#[must_use]
pub fn prove(exhibit: &Exhibit) -> Proof {
    let proven = match exhibit {
        Exhibit::Golden { text } => golden(text),
        Exhibit::Vectors { file } => {
            let report = vectors::run(file);
            match report.failed.first() {
                None => Ok(report.passed),
                Some(failed) => {
                    Err(format!("{}: expected {}, found {}", failed.id, failed.expected, failed.found))
                }
            }
        }
        Exhibit::Matches { game, count } => matches(game, *count),
    };
    proven.map_or_else(Proof::Different, Proof::Same)
}

/// Plays a golden match again, step by step.
fn golden(text: &str) -> Result<usize, String> {
    let header = text.lines().next().unwrap_or_default();
    let (game, rest) = header.split_once(" rules ").ok_or("no header")?;
    let (_, rest) = rest.split_once(" options ").ok_or("no options")?;
    let (options, seed) = rest.rsplit_once(" seed ").ok_or("no seed")?;
    let options = serde_json::from_str(options).map_err(|error| error.to_string())?;
    let game = touchline_games::open(game, &options).map_err(|error| error.to_string())?;
    let mut dice = FairDice::from_seed(seed.parse().map_err(|_| "no seed")?);
    let mut position = game.start();
    let mut steps = 0;
    for line in text.lines().skip(1) {
        let stop = |found: String| Err(format!("`{line}`: found `{found}`"));
        if let Some(view) = line.strip_prefix("  Everything ") {
            let mut found = position.view(Viewer::Everything);
            // On the wire a view says whose it is.
            if let Some(view) = found.as_object_mut() {
                view.shift_remove("game");
            }
            if serde_json::from_str::<serde_json::Value>(view).ok().as_ref() != Some(&found) {
                return stop(found.to_string());
            }
        } else if line.starts_with('{') {
            let found = position.setup();
            if serde_json::from_str::<serde_json::Value>(line).ok().as_ref() != Some(&found) {
                return stop(found.to_string());
            }
        } else if !line.starts_with(' ') && !line.starts_with("over") {
            let found = match position.turn() {
                Turn::Decision(seat) => {
                    let legal = position.legal();
                    let count = u32::try_from(legal.len()).map_err(|error| error.to_string())?;
                    let action = &legal[dice.below(count) as usize].text;
                    position.act(seat, action).map_err(|error| error.to_string())?;
                    format!("{seat} {action} (1 of {count})")
                }
                Turn::Chance => {
                    let rolled = position.roll(&mut dice).ok_or("no chance")?;
                    format!("chance {}", rolled.outcome.text)
                }
                Turn::Over(_) => "over".to_owned(),
            };
            steps += 1;
            let told = line.split_once(' ').map_or("", |(_, told)| told);
            if !(told == found || told.starts_with(&format!("{found} ["))) {
                return stop(found);
            }
        }
    }
    match position.turn() {
        Turn::Over(_) => Ok(steps),
        _ => Err("the match is not over".to_owned()),
    }
}

/// Plays random matches, and counts their steps.
fn matches(game: &str, count: u32) -> Result<usize, String> {
    let game = touchline_games::open(game, &serde_json::json!({})).map_err(|error| error.to_string())?;
    let mut steps = 0;
    for number in 0..count {
        let mut dice = FairDice::for_match(1, u64::from(number));
        let mut position = game.start();
        loop {
            match position.turn() {
                Turn::Decision(seat) => {
                    let mut legal = position.legal();
                    let count = u32::try_from(legal.len()).map_err(|error| error.to_string())?;
                    let action = legal.swap_remove(dice.below(count) as usize).text;
                    position.act(seat, &action).map_err(|error| error.to_string())?;
                }
                Turn::Chance => drop(position.roll(&mut dice).ok_or("no chance")?),
                Turn::Over(_) => break,
            }
            steps += 1;
        }
    }
    Ok(steps)
}
