//! Words that several commands print.

use touchline_games::{AnyGame, Refused, StepError, Told};
use touchline_kernel::BySeat;
use touchline_locale::Locale;

/// The events of a step, a line each, with the rule behind it.
pub fn commentary(locale: &Locale, game: &str, told: &[&Told], teams: &BySeat<String>) -> Vec<String> {
    told.iter().map(|told| format!("{}  [{}]", locale.event(game, told, teams), told.rule)).collect()
}

/// Why a step was not made: the rule with its sentence, and the facts.
pub fn refusal(locale: &Locale, game: &str, error: &StepError, teams: &BySeat<String>) -> String {
    match error {
        StepError::Refused(refused) => refused_by(locale, game, refused, teams),
        StepError::Notation(error) => error.to_string(),
        StepError::Impossible { .. } => error.to_string(),
    }
}

fn refused_by(locale: &Locale, game: &str, refused: &Refused, teams: &BySeat<String>) -> String {
    let rule = locale.rule(game, refused.rule);
    let because = locale.refusal(game, refused, teams);
    format!("{}: {rule} {because}", refused.rule)
}

/// A chance as people say it: `5/6 (83 %)`.
pub fn odds(chance: (u64, u64)) -> String {
    let (above, below) = chance;
    let percent = above as f64 * 100.0 / below as f64;
    format!("{above}/{below} ({percent:.0} %)")
}

/// `Volchok, {"turn_limit":90}`: what is being played.
pub fn title(locale: &Locale, table: &dyn AnyGame) -> String {
    let name = locale.text(&format!("{}-name", table.id()), &[]);
    match table.changed_options().as_str() {
        "{}" => name,
        options => format!("{name}, {options}"),
    }
}
