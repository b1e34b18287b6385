//! Words that several commands print.

use touchline_games::{AnyGame, Refused, Ruling, StepError, Told, rulings_of};
use touchline_kernel::{BySeat, Fact};
use touchline_locale::{Language, Locale, Team, Wording, args, id_part};

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
        format!("{}  [{}]", locale.event(game, told, teams, wording), cited(game, told.rule))
    };
    told.iter().enumerate().map(line).collect()
}

/// Why a step was not made: the rule with its sentence, and the facts.
pub fn refusal(locale: &Locale, game: &str, error: &StepError, teams: &BySeat<Team>) -> String {
    match error {
        StepError::Refused(refused) => refused_by(locale, game, refused, teams),
        // What a parser expected is told in English only.
        error if locale.language() == Language::En => error.to_string(),
        StepError::Notation(error) => misread(locale, error.column, &error.found),
        StepError::Impossible { found, .. } => {
            locale.text("ui-cannot-come", &[("found", found.as_str().into())])
        }
    }
}

/// What was typed is no step of the game.
pub fn misread(locale: &Locale, column: usize, found: &str) -> String {
    if found.is_empty() {
        return locale.text("ui-tui-not-finished", &[]);
    }
    locale.text("ui-tui-not-understood", &[("found", found.into()), ("column", column.into())])
}

fn refused_by(locale: &Locale, game: &str, refused: &Refused, teams: &BySeat<Team>) -> String {
    let rule = locale.rule(game, refused.rule);
    let because = locale.refusal(game, refused, teams);
    let rests: String =
        rests_on(locale, game, refused.rule).iter().map(|line| format!("\n  {line}")).collect();
    format!("{}: {rule} {because}{rests}", refused.rule)
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

/// The rulings on which a rule rests that leave a choice, a line each: how it is decided, and the option that plays another
/// reading.
pub fn rests_on(locale: &Locale, game: &str, rule: &str) -> Vec<String> {
    let line = |ruling: &Ruling| {
        let decision = locale.ruling(game, &ruling.id).unwrap_or_else(|| ruling.decision.clone());
        let options = ruling.options.join(", ");
        let args = [
            ("ruling", ruling.id.as_str().into()),
            ("decision", decision.into()),
            ("option", options.into()),
        ];
        locale.text("ui-rests-on", &args)
    };
    rulings_of(game, rule).filter(|ruling| !ruling.options.is_empty()).map(line).collect()
}

/// A rule as an event cites it, with the rulings on which it rests that leave a choice: `SHOT-4, R20`.
pub fn cited(game: &str, rule: &str) -> String {
    let open = rulings_of(game, rule).filter(|ruling| !ruling.options.is_empty());
    let rulings = open.map(|ruling| format!(", {}", ruling.id));
    std::iter::once(rule.to_owned()).chain(rulings).collect()
}

/// A chance as people say it: `5/6 (83%)`.
pub fn odds(locale: &Locale, chance: (u64, u64)) -> String {
    let (above, below) = chance;
    let percent = above as f64 * 100.0 / below as f64;
    format!("{above}/{below} ({})", locale.percent(format_args!("{percent:.0}")))
}

/// `Home 2–1 Away`.
pub fn scoreline(locale: &Locale, teams: &BySeat<Team>, score: BySeat<u16>) -> String {
    format!("{} {} {}", teams.home, locale.score(score.home, score.away), teams.away)
}

/// `Volchok, {"turn_limit":90}`: what is being played.
pub fn title(locale: &Locale, table: &dyn AnyGame) -> String {
    let name = locale.text(&format!("{}-name", table.id()), &[]);
    match table.changed_options().as_str() {
        "{}" => name,
        options => format!("{name}, {options}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_games::guides;

    #[test]
    fn an_event_cites_the_rulings_that_leave_a_choice() {
        assert_eq!(cited("champions", "XT-1"), "XT-1, R61");
        // R66 says that a kick-off may score; nothing plays it otherwise.
        assert_eq!(cited("champions", "KO-3"), "KO-3");
        assert_eq!(cited("volchok", "CH-1"), "CH-1");
    }

    /// What stands behind every event must not be longer than the event.
    #[test]
    fn a_citation_is_short() {
        for guide in guides() {
            for rule in guide.rules() {
                let cited = cited(guide.id, rule);
                assert!(cited.len() <= 30, "{}: {cited}", guide.id);
            }
        }
    }
}
