//! Words that several commands print.

use touchline_games::{AnyGame, Refused, StepError, Told};
use touchline_kernel::{BySeat, Fact};
use touchline_locale::{Locale, Team, Wording, args, id_part};

/// The events of a step, a line each, with the rule behind it.
///
/// `key` tells the match from others and `number` is the entry's: they pick the wordings.
pub fn commentary(
    locale: &Locale,
    game: &str,
    told: &[&Told],
    teams: &BySeat<Team>,
    (key, number): (&str, u32),
) -> Vec<String> {
    let line = |(idx, told): (usize, &&Told)| {
        let wording = Wording { key, number, idx };
        format!("{}  [{}]", locale.event(game, told, teams, wording), told.rule)
    };
    told.iter().enumerate().map(line).collect()
}

/// Why a step was not made: the rule with its sentence, and the facts.
pub fn refusal(locale: &Locale, game: &str, error: &StepError, teams: &BySeat<Team>) -> String {
    match error {
        StepError::Refused(refused) => refused_by(locale, game, refused, teams),
        StepError::Notation(error) => error.to_string(),
        StepError::Impossible { .. } => error.to_string(),
    }
}

fn refused_by(locale: &Locale, game: &str, refused: &Refused, teams: &BySeat<Team>) -> String {
    let rule = locale.rule(game, refused.rule);
    let because = locale.refusal(game, refused, teams);
    format!("{}: {rule} {because}", refused.rule)
}

/// An event in a word or two, for odds; its own word where there is no text.
pub fn short(locale: &Locale, game: &str, event: &str) -> String {
    let text = locale.find(&format!("{game}-short-{}", id_part(event)), &[]);
    text.unwrap_or_else(|| event.replace(['-', '_'], " "))
}

/// A decision or an outcome in words.
pub fn choice(
    locale: &Locale,
    game: &str,
    kind: &str,
    (word, facts): (&str, &[(&'static str, Fact)]),
    teams: &BySeat<Team>,
) -> String {
    let text = locale.find(&format!("{game}-{kind}-{}", id_part(word)), &args(facts, teams));
    text.unwrap_or_default().replace('\n', " ")
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
