//! Rules, rulings, tables, refusals, events and reasons as sentences.

use crate::{Arg, Locale, Player, Team, Wording, card, id_part};
use touchline_games::{Refused, Told};
use touchline_kernel::{BySeat, Cell, Fact, Table};

/// The reasons that [`Locale::standing`] knows.
pub const STANDINGS: [&str; 15] = [
    "ui-league-why-round",
    "ui-league-why-points",
    "ui-league-why-difference",
    "ui-league-why-goals",
    "ui-league-why-wins",
    "ui-league-why-head-points",
    "ui-league-why-head-difference",
    "ui-league-why-head-goals",
    "ui-league-why-away-goals",
    "ui-league-why-fair-play",
    "ui-league-why-buchholz",
    "ui-league-why-sonneborn-berger",
    "ui-league-why-order",
    "ui-league-why-lot",
    "ui-league-why-rung",
];

impl Locale {
    /// A rule's sentence.
    #[must_use]
    pub fn rule(&self, game: &str, id: &str) -> String {
        self.text(&format!("{game}-rule-{}", id_part(id)), &[])
    }

    /// How a ruling decides, for players; none for a ruling that leaves no choice.
    #[must_use]
    pub fn ruling(&self, game: &str, id: &str) -> Option<String> {
        self.find(&format!("{game}-ruling-{}", id_part(id)), &[])
    }

    /// A table of a rulebook.
    #[must_use]
    pub fn table(&self, game: &str, table: &Table) -> ShownTable {
        let cell = |cell: &Cell| match cell {
            Cell::Word(word) => self.text(&format!("{game}-cell-{word}"), &[]),
            other => other.plain().unwrap_or_default(),
        };
        ShownTable {
            title: self.text(&format!("{game}-table-{}", table.name), &[]),
            head: table.head.iter().map(cell).collect(),
            rows: table.rows.iter().map(|row| row.iter().map(cell).collect()).collect(),
        }
    }

    /// Why a turn is good, or not so good, by the feature that makes the difference; none if nobody has put it into words. `here`
    /// and `there` are the feature's values after this turn and after the other one, in percent.
    #[must_use]
    pub fn why(&self, game: &str, feature: &str, here: i32, there: i32, speaks_for: bool) -> Option<String> {
        let args = [("here", Arg::Number(i64::from(here))), ("there", Arg::Number(i64::from(there)))];
        let feature = id_part(feature);
        // What is the same in every game has one text.
        let what = self
            .find(&format!("coach-why-{game}-{feature}"), &args)
            .or_else(|| self.find(&format!("coach-why-{feature}"), &args))?;
        let frame = if speaks_for { "ui-hint-for" } else { "ui-hint-against" };
        Some(self.text(frame, &[("what", Arg::Text(what))]))
    }

    /// Why an entrant of a competition stands above another: the word of the reason with its facts, and both names.
    #[must_use]
    pub fn standing(&self, word: &str, facts: &[(&'static str, Fact)], above: &str, below: &str) -> String {
        let mut args = vec![("above", Arg::from(above)), ("below", Arg::from(below))];
        for (name, fact) in facts {
            if let Fact::Number(number) = fact {
                args.push((*name, Arg::Number(*number)));
            }
        }
        let id = ["ui", "league-why", &id_part(word)].join("-");
        self.text(STANDINGS.iter().find(|known| **known == id).unwrap_or(&id.as_str()), &args)
    }

    /// A line of commentary.
    #[must_use]
    pub fn event(&self, game: &str, told: &Told, teams: &BySeat<Team>, wording: Wording<'_>) -> String {
        self.line(&format!("{game}-event-{}", id_part(told.event)), &args(&told.facts, teams), wording)
    }

    /// A line of commentary by its message ID; the ID itself if there is none.
    #[must_use]
    pub fn line(&self, id: &str, args: &[(&str, Arg)], wording: Wording<'_>) -> String {
        self.worded(id, args, Some(wording)).unwrap_or_else(|| id.to_owned())
    }

    /// The facts of a refusal as a sentence; the rule's own sentence is [`Locale::rule`].
    #[must_use]
    pub fn refusal(&self, game: &str, refused: &Refused, teams: &BySeat<Team>) -> String {
        self.text(&format!("{game}-refusal-{}", id_part(refused.because)), &args(&refused.facts, teams))
    }
}

/// A table in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownTable {
    /// What it is about.
    pub title: String,
    /// What stands above each column.
    pub head: Vec<String>,
    /// The rows; the first cell says what the row is about.
    pub rows: Vec<Vec<String>>,
}

/// Facts as arguments, in which seats become teams, and codes players and cards.
pub fn args<'a, N: AsRef<str>>(facts: &'a [(N, Fact)], teams: &BySeat<Team>) -> Vec<(&'a str, Arg)> {
    let arg = |fact: &Fact| match fact {
        // A hyphen is no minus sign; no plural turns on less than nothing.
        Fact::Number(number) if *number < 0 => Arg::Text(format!("−{}", number.unsigned_abs())),
        Fact::Number(number) => Arg::Number(*number),
        Fact::Seat(seat) => Arg::Team(teams[*seat].clone()),
        Fact::Text(text) => match Player::read(text) {
            Some(player) => Arg::Player(player),
            None => Arg::Text(card(text).unwrap_or_else(|| text.clone())),
        },
    };
    facts.iter().map(|(name, fact)| (name.as_ref(), arg(fact))).collect()
}
