//! Words that several commands print.

use touchline_games::{AnyGame, Refused, Ruling, StepError, Told, rulings_of};
use touchline_kernel::{BySeat, Fact};
use touchline_locale::{Heard, Language, Locale, Team, Teller, Wording, args, id_part};

/// The report of a match for somebody who reads line by line: what belongs together is one line, said when it is complete.
#[derive(Debug)]
pub struct Report {
    game: &'static str,
    /// What tells the match from others: it picks the wordings.
    key: String,
    teller: Teller,
    /// How many lines have been said.
    said: usize,
}

impl Report {
    /// At the start of a match.
    pub fn new(game: &'static str, key: String) -> Self {
        Self { game, key, teller: Teller::new(game), said: 0 }
    }

    /// What an entry made happen, and the lines that are complete now, each with the rule behind it.
    pub fn hear(
        &mut self,
        locale: &Locale,
        teams: &BySeat<Team>,
        (number, told): (u32, &[&Told]),
    ) -> Vec<String> {
        for (idx, told) in told.iter().enumerate() {
            let heard = Heard { rule: told.rule, event: told.event, facts: &told.facts, number, idx };
            self.teller.hear(&heard);
        }
        self.settled(locale, teams)
    }

    /// Nothing is added to the last line any more: it is said as it is.
    pub fn rest(&mut self, locale: &Locale, teams: &BySeat<Team>) -> Vec<String> {
        self.teller.close();
        self.settled(locale, teams)
    }

    fn settled(&mut self, locale: &Locale, teams: &BySeat<Team>) -> Vec<String> {
        let from = std::mem::replace(&mut self.said, self.teller.settled());
        let line = |idx: usize| {
            let line = &self.teller.lines()[idx];
            let minute = self.teller.minute_at(idx).map(|minute| format!("{} ", locale.minute(minute)));
            let text = locale.told(self.game, line, teams, &self.key);
            format!("{}{text}  [{}]", minute.unwrap_or_default(), cited(self.game, &line.rule))
        };
        (from..self.said).map(line).collect()
    }
}

/// The events of a step, a line each, with the rule behind it.
pub fn commentary(locale: &Locale, game: &str, told: &[&Told], teams: &BySeat<Team>) -> Vec<String> {
    let line = |(idx, told): (usize, &&Told)| {
        let wording = Wording { key: "", nth: u32::try_from(idx).unwrap_or_default() };
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

    #[test]
    fn a_line_is_said_once_when_nothing_more_belongs_to_it() {
        let locale = Locale::new(Language::En);
        let teams = locale.teams();
        let walked = |piece: &str| Told {
            audience: touchline_kernel::Audience::Everyone,
            rule: "A-1",
            event: "walked",
            facts: vec![("piece", Fact::Text(piece.to_owned())), ("to", Fact::Text("2,3".to_owned()))],
        };
        let mut report = Report::new("champions", String::new());
        assert!(report.hear(&locale, &teams, (1, &[&walked("H5")])).is_empty());
        assert!(report.hear(&locale, &teams, (2, &[&walked("A4")])).is_empty());
        let lines = report.rest(&locale, &teams);
        assert!(
            matches!(&lines[..], [line] if line.contains("H5 and A4") && line.ends_with("[A-1]")),
            "{lines:?}"
        );
        // What was said is not said again, and nothing is added to it.
        assert!(report.hear(&locale, &teams, (3, &[&walked("H6")])).is_empty());
        let lines = report.rest(&locale, &teams);
        assert!(matches!(&lines[..], [line] if line.contains("H6") && !line.contains("H5")), "{lines:?}");
        assert!(report.rest(&locale, &teams).is_empty());
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
