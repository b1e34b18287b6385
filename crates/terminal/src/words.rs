//! Everything that is read on the screen, in the person's language.

use super::errors;
use super::rulebook;
use super::scene::{Advice, End, Facts, Need, Notice, Pick, Preview, Recipe, Refusal, Why};
use super::sentences::{self, rests_on};
use serde_json::Value;
use touchline_games::Guide;
use touchline_kernel::{BySeat, Fact, Seat, TermKind};
use touchline_locale::{Arg, Language, Locale, Team, args, id_part};

/// A language, a game, and what the teams are called.
#[derive(Debug)]
pub struct Words {
    locale: Locale,
    guide: Guide,
    /// The teams' names; home and away if they have none.
    names: Option<BySeat<String>>,
    /// The teams as sentences name them.
    pub teams: BySeat<Team>,
    /// What tells the match from others.
    pub key: String,
}

/// Names that people gave.
fn named(names: &BySeat<String>) -> BySeat<Team> {
    BySeat::from_fn(|seat| Team::named(names[seat].as_str()))
}

/// Message texts may have line breaks, for those who write them.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A chapter of the rulebook: its title, and its rules with their sentences.
pub type Chapter = (String, Vec<(&'static str, String)>);

impl Words {
    /// Speaks a language about a game.
    pub fn new(language: Language, guide: Guide, names: Option<BySeat<String>>) -> Self {
        let locale = Locale::new(language);
        let teams = names.as_ref().map_or_else(|| locale.teams(), named);
        Self { locale, guide, names, teams, key: String::new() }
    }

    /// The teams are called so from now on.
    pub fn call_teams(&mut self, names: &BySeat<String>) {
        self.names = Some(names.clone());
        self.teams = named(names);
    }

    /// The same in another language.
    pub fn in_language(&self, language: Language) -> Self {
        let words = Self::new(language, self.guide.clone(), self.names.clone());
        Self { key: self.key.clone(), ..words }
    }

    /// Which language.
    pub fn language(&self) -> Language {
        self.locale.language()
    }

    /// The game's ID.
    pub fn game(&self) -> &'static str {
        self.guide.id
    }

    /// The game's name.
    pub fn game_name(&self) -> String {
        self.say(&format!("{}-name", self.game()))
    }

    /// A text without arguments.
    pub fn say(&self, id: &str) -> String {
        self.locale.text(id, &[])
    }

    /// A text with arguments.
    pub fn tell(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.locale.text(id, args)
    }

    /// A text of the game, if there is one.
    pub fn own(&self, kind: &str, word: &str, args: &[(&str, Arg)]) -> Option<String> {
        self.locale.find(&format!("{}-{kind}-{}", self.game(), id_part(word)), args)
    }

    fn phrase(&self, kind: &str, word: &str, facts: &Facts) -> String {
        one_line(&self.own(kind, word, &args(facts, &self.teams)).unwrap_or_else(|| word.to_owned()))
    }

    /// A decision, or an outcome at a table, in words.
    pub fn pick(&self, pick: &Pick) -> String {
        let known = |kind: &str| {
            self.guide
                .words
                .iter()
                .any(|(name, words)| *name == kind && words.iter().any(|word| word.name == pick.word))
        };
        let kind = if known("action") { "action" } else { "outcome" };
        self.phrase(kind, &pick.word, &pick.facts)
    }

    /// A step in words, from its notation: a word and its facts, in the order of the vocabulary.
    fn notation(&self, kind: &str, step: &str) -> Option<String> {
        let mut parts = step.split_whitespace();
        let word = parts.next()?;
        let (_, words) = self.guide.words.iter().find(|(name, _)| *name == kind)?;
        let names = words.iter().find(|known| known.name == word)?.facts;
        let facts: Facts = names
            .iter()
            .zip(parts)
            .map(|(name, text)| {
                let fact = match (text.parse(), text) {
                    (Ok(number), _) => Fact::Number(number),
                    (_, "home") => Fact::Seat(Seat::Home),
                    (_, "away") => Fact::Seat(Seat::Away),
                    _ => Fact::Text(text.to_owned()),
                };
                ((*name).to_owned(), fact)
            })
            .collect();
        Some(self.phrase(kind, word, &facts))
    }

    /// A roll in words.
    pub fn outcome(&self, step: &str) -> Option<String> {
        self.notation("outcome", step)
    }

    /// A decision in words.
    pub fn action(&self, step: &str) -> Option<String> {
        self.notation("action", step)
    }

    /// A line of commentary.
    pub fn told(&self, line: &touchline_locale::Line) -> String {
        one_line(&self.locale.told(self.game(), line, &self.teams, &self.key))
    }

    /// A minute before a line.
    pub fn minute(&self, minute: &str) -> String {
        self.locale.minute(minute)
    }

    /// A ready-made sequence by its name.
    pub fn recipe(&self, recipe: &Recipe) -> String {
        match recipe.name.as_str() {
            "last" => self.say("web-as-last-time"),
            name => self.own("shortcut", name, &[]).unwrap_or_else(|| name.to_owned()),
        }
    }

    /// The question of the moment: a phase is a word, or a word with what it needs: `{"place": {"left": 3, …}}`.
    pub fn question(&self, view: &Value) -> String {
        let phase = view.get("phase");
        let inner = phase.and_then(Value::as_object).and_then(|phase| phase.iter().next());
        let left = inner
            .and_then(|(_, needs)| needs.get("left"))
            .or_else(|| view.pointer("/turn/left"))
            .or_else(|| view.get("left"));
        let left = left.and_then(Value::as_i64).unwrap_or(0);
        let phase = inner.map(|(word, _)| word.as_str()).or_else(|| phase?.as_str()).unwrap_or_default();
        self.own("phase", phase, &[("left", Arg::Number(left))]).unwrap_or_else(|| self.say("ui-your-move"))
    }

    /// A rule's sentence.
    pub fn rule(&self, id: &str) -> String {
        self.locale.rule(self.game(), id)
    }

    /// A rule with the rulings on which it rests, by number.
    pub fn cited(&self, rule: &str) -> String {
        sentences::cited(self.game(), rule)
    }

    /// A ruling in whole, if this is one such as `R20`.
    pub fn ruling(&self, id: &str) -> Option<String> {
        let ruling = rulebook::ruling(&self.locale, &self.guide, Some(id)).ok()??;
        Some(rulebook::tell_ruling(&self.locale, &self.guide, ruling))
    }

    /// The rulings on which a rule rests, by number and title; empty if there are none.
    pub fn rulings_of(&self, rule: &str) -> String {
        rulebook::tell_rulings(&self.locale, &self.guide, rule)
    }

    /// Why something cannot be done, with the rule that forbids it.
    pub fn refusal(&self, refusal: &Refusal) -> (Option<String>, String) {
        match refusal {
            Refusal::Rule(rule, because, facts) => (Some(rule.clone()), {
                let why = format!("{} {}", self.rule(rule), self.phrase("refusal", because, facts));
                let rests = rests_on(&self.locale, self.game(), rule);
                std::iter::once(why).chain(rests).collect::<Vec<_>>().join(" ")
            }),
            Refusal::Misread(column, found) => (None, sentences::misread(&self.locale, *column, found)),
            Refusal::Impossible(found) => {
                (None, self.tell("ui-cannot-come", &[("found", found.as_str().into())]))
            }
            Refusal::Words(text) => (None, self.error(text)),
        }
    }

    /// An error in the person's language.
    pub fn error(&self, text: &str) -> String {
        errors::reason(text, &self.locale)
    }

    /// An event in a word or two, for odds.
    pub fn short(&self, event: &str) -> String {
        sentences::short(&self.locale, self.game(), event)
    }

    /// One line of what a roll needs: "start +1", "4 or more".
    pub fn need(&self, need: &Need) -> String {
        let number = [("number", Arg::Number(i64::from(need.amount)))];
        let words = match need.kind {
            TermKind::Adds => format!("{:+}", need.amount),
            TermKind::Against => self.tell("ui-term-against", &number),
            TermKind::AtLeast => self.tell("ui-term-at-least", &number),
            TermKind::Exactly => self.tell("ui-term-exactly", &number),
        };
        match self.own("term", &need.name, &[]) {
            Some(name) if !need.name.is_empty() => format!("{name} {words}"),
            _ => words,
        }
    }

    /// The least roll that succeeds, as coaches say it: `4+`.
    pub fn at_least(&self, look: &Preview) -> Option<String> {
        let need = look.terms.iter().find(|need| need.kind == TermKind::AtLeast)?;
        Some(format!("{}+", need.amount))
    }

    /// What a hint promises, and why.
    pub fn advice(&self, advice: &Advice) -> (String, Option<String>) {
        let promise = [
            ("win", Arg::Number((advice.win * 100.0).round() as i64)),
            ("ours", self.locale.decimal(advice.goals[0], 1).into()),
            ("theirs", self.locale.decimal(advice.goals[1], 1).into()),
        ];
        let why = advice.why.as_ref().and_then(|why| match why {
            Why::Feature(feature, here, there, speaks_for) => {
                self.locale.why(self.game(), feature, *here, *there, *speaks_for)
            }
            Why::Words(text) => Some(text.clone()),
        });
        (self.tell("ui-hint", &promise), why)
    }

    /// How the match ended.
    pub fn end(&self, end: &End) -> String {
        let team = |seat: Seat| [("team", Arg::from(&self.teams[seat]))];
        match end {
            End::Played(Some(winner)) => self.tell("ui-won", &team(*winner)),
            End::Played(None) => self.say("ui-level"),
            End::Resigned(seat) => self.tell("ui-resigned", &team(*seat)),
            End::Agreed => self.say("ui-tui-agreed"),
            End::Forfeited(seat) => self.tell("ui-tui-forfeited", &team(*seat)),
            End::Aborted => self.say("ui-tui-aborted"),
        }
    }

    /// A notice in words.
    pub fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::Undone => self.say("ui-undone"),
            Notice::NothingToUndo => self.say("ui-nothing-to-undo"),
            Notice::UndoNeedsConsent => self.say("ui-undo-consent"),
            Notice::Asked => self.say("ui-tui-asked"),
            Notice::TimeUp => self.say("ui-time-up"),
            Notice::Saved(file) => self.tell("ui-saved", &[("file", file.as_str().into())]),
            Notice::NotSaved(file, why) => self
                .tell("ui-tui-not-saved", &[("file", file.as_str().into()), ("why", self.error(why).into())]),
            Notice::Kept(game, file) => {
                self.tell("ui-left", &[("game", game.as_str().into()), ("file", file.as_str().into())])
            }
            Notice::Ended(score, name) => {
                let result =
                    format!("{} {} {}", self.teams.home, self.score(score.home, score.away), self.teams.away);
                match name {
                    Some(name) => {
                        self.tell("ui-ended", &[("result", result.into()), ("name", name.as_str().into())])
                    }
                    None => result,
                }
            }
            Notice::NotKept(why) => self.tell("ui-not-kept", &[("why", self.error(why).into())]),
            Notice::Elsewhere(command) => {
                self.tell("ui-tui-elsewhere", &[("command", command.as_str().into())])
            }
            Notice::PromiseBroken(promised, shown) => {
                let args = [("promised", promised.as_str().into()), ("shown", shown.as_str().into())];
                self.tell("ui-promise-broken", &args)
            }
            Notice::Words(text) => text.clone(),
            Notice::Nothing => String::new(),
        }
    }

    /// A score as the language writes it.
    pub fn score(&self, home: impl Into<i64>, away: impl Into<i64>) -> String {
        self.locale.score(home, away)
    }

    /// A whole number of percent.
    pub fn percent(&self, number: impl std::fmt::Display) -> String {
        self.locale.percent(number)
    }

    /// The rulebook.
    pub fn rulebook(&self) -> Vec<Chapter> {
        let chapter = |name: &str| self.say(&format!("{}-section-{}", self.game(), id_part(name)));
        self.guide
            .sections
            .iter()
            .map(|section| {
                let rules = section.rules.iter().map(|rule| (rule.id, self.rule(rule.id))).collect();
                (chapter(section.name), rules)
            })
            .collect()
    }
}
