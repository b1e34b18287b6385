//! One interface for every game: steps are notation, everything else is plain values.

use crate::shelf::{Shelved, read_json};
use crate::written;
use serde::Serialize;
use serde_json::value::RawValue;
use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;
use touchline_kernel::dice::Roll;
use touchline_kernel::{
    Audience, BySeat, Fact, Faults, Finish, Game, Notation, NotationError, Perspective, Phrase, RuleId, Seat,
    Shortcut, Silent, Step, Term, Token, Turn, Viewer, random_outcome,
};

/// A game with its options fixed.
pub trait AnyGame: Debug + Send + Sync {
    /// The game's name in commands and files.
    fn id(&self) -> &'static str;
    /// The revision of its rules.
    fn rules_revision(&self) -> u32;
    /// All options.
    fn options(&self) -> serde_json::Value;
    /// The options that differ from the defaults, as JSON on one line: what records keep.
    fn changed_options(&self) -> String;
    /// The position in which a match begins.
    fn start(&self) -> Box<dyn AnyPosition>;
    /// Makes a position file a position.
    ///
    /// # Errors
    /// Every reason why it is none.
    fn place(&self, setup: &serde_json::Value) -> Result<Box<dyn AnyPosition>, Faults>;
    /// How long a match lasts by a real clock, if the options ask for one.
    fn clock_seconds(&self) -> Option<u32>;
    /// Is there a winner by the options, however level the match is?
    fn needs_winner(&self) -> bool;
}

/// A position on a table.
pub trait AnyPosition: Debug + Send + Sync {
    /// The board with its game's own types: an [`TypedPosition`].
    fn as_any(&self) -> &dyn Any;
    /// A copy to try something out on.
    fn boxed_clone(&self) -> Box<dyn AnyPosition>;
    /// Whose turn it is. Rules are given by ID.
    fn turn(&self) -> Turn<&'static str>;
    /// The goals so far.
    fn score(&self) -> BySeat<u16>;
    /// What the seat that decides may do.
    fn legal(&self) -> Vec<Choice>;
    /// The same as text, without the detour over a value for each.
    fn legal_text(&self) -> Box<RawValue>;
    /// What chance may pick.
    fn chances(&self) -> Vec<Chance>;
    /// Draws an outcome from the dice, in notation; none if chance does not decide.
    fn roll(&self, dice: &mut dyn Roll) -> Option<String>;
    /// May this seat do this?
    ///
    /// # Errors
    /// No notation, or refused.
    fn judge(&self, seat: Seat, action: &str) -> Result<(), StepError>;
    /// Does it, if the seat may.
    ///
    /// # Errors
    /// No notation, or refused; nothing has changed then.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Told>, StepError>;
    /// Lets chance pick this, if it can.
    ///
    /// # Errors
    /// No notation, or impossible here; nothing has changed then.
    fn settle(&mut self, outcome: &str) -> Result<Vec<Told>, StepError>;
    /// Who may read this action while the match is on.
    fn audience_of_action(&self, seat: Seat, action: &str) -> Audience;
    /// Who may read this outcome while the match is on.
    fn audience_of_outcome(&self, outcome: &str) -> Audience;
    /// Does this action show its seat something new, so that it cannot be taken back for free?
    fn reveals(&self, action: &str) -> bool;
    /// Notes that the real clock has run down.
    fn call_time(&mut self);
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// The same as text, without the detour over a value.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// The position as a file.
    fn setup(&self) -> serde_json::Value;
    /// The board as text.
    fn draw(&self, viewer: Viewer) -> String;
    /// Is anything hidden from anybody? Then whatever looks at the true position would tell of it.
    fn has_secrets(&self) -> bool;
    /// What may come of an action that leads to chance, as the first things told of each end; empty if none follows, and
    /// while the board has secrets, because odds would tell of them.
    fn forecast(&self, action: &str) -> Vec<Forecast>;
    /// Ready-made sequences of decisions.
    fn shortcuts(&self) -> Vec<Shortcut<String>>;
    /// What counts towards the roll that follows an action, or the roll now due.
    fn terms(&self, action: Option<&str>) -> Vec<Term<&'static str>>;
    /// Puts a random position in the place of this one, of those that the seat cannot tell from it.
    fn imagine(&self, seat: Seat, dice: &mut dyn Roll) -> Box<dyn AnyPosition>;
}

/// A legal action.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Choice {
    /// In notation.
    pub text: String,
    /// Its word.
    pub word: &'static str,
    /// Its facts.
    #[serde(serialize_with = "as_map")]
    pub facts: Vec<(&'static str, Fact)>,
    /// Does chance decide next? Never said while the board has secrets.
    pub rolls: bool,
}

/// A possible outcome.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Chance {
    /// In notation.
    pub text: String,
    /// Its word.
    pub word: &'static str,
    /// Its facts.
    #[serde(serialize_with = "as_map")]
    pub facts: Vec<(&'static str, Fact)>,
    /// Its weight among all.
    pub weight: u32,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Told {
    /// Who may know.
    #[serde(skip)]
    pub audience: Audience,
    /// The rule behind it.
    pub rule: &'static str,
    /// What.
    pub event: &'static str,
    /// With which facts.
    #[serde(serialize_with = "as_map")]
    pub facts: Vec<(&'static str, Fact)>,
}

/// One thing that may come of an action, with its chance as a fraction in lowest terms.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Forecast {
    /// The event's word.
    pub event: &'static str,
    /// The rule behind it.
    pub rule: &'static str,
    /// Numerator and denominator.
    pub chance: (u64, u64),
}

/// Why a step was not made.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum StepError {
    /// The text is no step of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A rule forbids it.
    #[error("{} forbids it ({})", .0.rule, .0.because)]
    Refused(Refused),
    /// Chance cannot pick this here.
    #[error("`{found}` cannot happen here, expected {expected}")]
    Impossible {
        /// What was asked for.
        found: String,
        /// What can happen.
        expected: String,
    },
}

/// A violation with its rule by ID.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Refused {
    /// The rule's ID.
    pub rule: &'static str,
    /// The refusal's word.
    pub because: &'static str,
    /// Its facts.
    #[serde(serialize_with = "as_map")]
    pub facts: Vec<(&'static str, Fact)>,
}

/// Why a game could not be opened.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum OpenError {
    /// There is no such game.
    #[error("there is no game `{id}`; there are {}", known.join(", "))]
    Unknown {
        /// What was asked for.
        id: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The options are no options of this game.
    #[error("options of {game}: {why}")]
    Unreadable {
        /// The game.
        game: &'static str,
        /// What is wrong.
        why: String,
    },
    /// The options cannot be played.
    #[error("options of {game}: {}", .faults.to_string().replace('\n', "; "))]
    Refused {
        /// The game.
        game: &'static str,
        /// Every reason.
        faults: Faults,
    },
}

fn as_map<S: serde::Serializer>(facts: &[(&'static str, Fact)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(facts.iter().map(|(name, fact)| (name, fact)))
}

#[derive(Debug)]
pub(crate) struct TypedGame<G: Shelved>(Arc<G>);

impl<G: Shelved> TypedGame<G> {
    pub fn new(game: G) -> Self {
        Self(Arc::new(game))
    }

    fn board(&self, position: G::Position) -> Box<dyn AnyPosition> {
        Box::new(TypedPosition { game: Arc::clone(&self.0), position })
    }
}

impl<G: Shelved> AnyGame for TypedGame<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_revision(&self) -> u32 {
        G::REVISION
    }

    fn options(&self) -> serde_json::Value {
        serde_json::to_value(self.0.options()).unwrap_or_default()
    }

    fn changed_options(&self) -> String {
        let default = serde_json::to_value(G::Options::default()).unwrap_or_default();
        let mut options = self.options();
        if let Some(map) = options.as_object_mut() {
            map.retain(|name, value| default.get(name) != Some(value));
        }
        options.to_string()
    }

    fn start(&self) -> Box<dyn AnyPosition> {
        self.board(self.0.start())
    }

    fn place(&self, setup: &serde_json::Value) -> Result<Box<dyn AnyPosition>, Faults> {
        let setup: G::Setup = read_json(setup)?;
        Ok(self.board(self.0.place(&setup)?))
    }

    fn clock_seconds(&self) -> Option<u32> {
        self.0.clock_seconds()
    }

    fn needs_winner(&self) -> bool {
        self.0.needs_winner()
    }
}

/// A position with its game's own types behind the erased interface. Nothing of it can be reached but a seat's perspective.
#[derive(Debug, Clone)]
pub struct TypedPosition<G: Shelved> {
    game: Arc<G>,
    position: G::Position,
}

impl<G: Shelved> TypedPosition<G> {
    /// The board as a seat may know it.
    #[must_use]
    pub fn perspective(&self, seat: Seat) -> Perspective<'_, G> {
        Perspective::new(&self.game, &self.position, seat)
    }
}

fn told<G: Game>(events: Vec<(Audience, G::Rule, G::Event)>) -> Vec<Told> {
    events
        .into_iter()
        .map(|(audience, rule, event)| Told {
            audience,
            rule: rule.id(),
            event: event.word(),
            facts: event.facts(),
        })
        .collect()
}

impl<G: Shelved> TypedPosition<G> {
    fn read_action(&self, text: &str) -> Result<G::Action, StepError> {
        Ok(G::Action::read(text)?)
    }

    /// The position that a legal action leads to.
    fn after(&self, action: G::Action) -> G::Position {
        let mut next = self.position;
        self.game.apply(&mut next, action, &mut Silent);
        next
    }

    /// The legal actions, and for each whether chance decides next.
    fn listed<T>(&self, make: impl Fn(G::Action, bool) -> T) -> impl Iterator<Item = T> {
        let mut actions = Vec::new();
        self.game.list(&self.position, &mut actions);
        let open = !self.has_secrets();
        actions
            .into_iter()
            .map(move |action| make(action, open && self.game.turn(&self.after(action)) == Turn::Chance))
    }

    /// Adds up what is told at the ends of all chances that follow, each with its probability.
    fn follow(
        &self,
        position: &G::Position,
        share: (u64, u64),
        first: Option<(&'static str, &'static str)>,
        ends: &mut Vec<Forecast>,
    ) {
        let mut outcomes = Vec::new();
        self.game.chances(position, &mut outcomes);
        let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
        for (outcome, weight) in outcomes {
            let mut next = *position;
            let mut events = Vec::new();
            self.game.settle(&mut next, outcome, &mut events);
            let share = reduced(share.0 * u64::from(weight), share.1 * total);
            let head =
                events.get(self.game.headline(&events)).map(|(_, rule, event)| (event.word(), rule.id()));
            if self.game.turn(&next) == Turn::Chance && next != *position {
                self.follow(&next, share, head, ends);
            } else if let Some((event, rule)) = head.or(first) {
                match ends.iter_mut().find(|end| end.event == event && end.rule == rule) {
                    Some(end) => {
                        end.chance =
                            reduced(end.chance.0 * share.1 + share.0 * end.chance.1, end.chance.1 * share.1);
                    }
                    None => ends.push(Forecast { event, rule, chance: share }),
                }
            }
        }
    }
}

fn reduced(numerator: u64, denominator: u64) -> (u64, u64) {
    let (mut a, mut b) = (numerator, denominator);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    let divisor = a.max(1);
    (numerator / divisor, denominator / divisor)
}

impl<G: Shelved> AnyPosition for TypedPosition<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn boxed_clone(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Turn<&'static str> {
        match self.game.turn(&self.position) {
            Turn::Decision(seat) => Turn::Decision(seat),
            Turn::Chance => Turn::Chance,
            Turn::Over(finish) => {
                Turn::Over(Finish { score: finish.score, winner: finish.winner, by: finish.by.id() })
            }
        }
    }

    fn score(&self) -> BySeat<u16> {
        self.game.score(&self.position)
    }

    fn legal(&self) -> Vec<Choice> {
        self.listed(|action, rolls| Choice {
            text: action.to_string(),
            word: action.word(),
            facts: action.facts(),
            rolls,
        })
        .collect()
    }

    fn legal_text(&self) -> Box<RawValue> {
        written::list(self.listed(|action, rolls| (action, rolls)))
    }

    fn chances(&self) -> Vec<Chance> {
        let mut outcomes = Vec::new();
        self.game.chances(&self.position, &mut outcomes);
        outcomes
            .into_iter()
            .map(|(outcome, weight)| Chance {
                text: outcome.to_string(),
                word: outcome.word(),
                facts: outcome.facts(),
                weight,
            })
            .collect()
    }

    fn roll(&self, mut dice: &mut dyn Roll) -> Option<String> {
        if self.game.turn(&self.position) != Turn::Chance {
            return None;
        }
        random_outcome(&*self.game, &self.position, &mut dice).map(|outcome| outcome.to_string())
    }

    fn judge(&self, seat: Seat, action: &str) -> Result<(), StepError> {
        let action = self.read_action(action)?;
        self.game.judge(&self.position, seat, action).map_err(|violation| {
            StepError::Refused(Refused {
                rule: violation.rule.id(),
                because: violation.because.word(),
                facts: violation.because.facts(),
            })
        })
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Told>, StepError> {
        self.judge(seat, action)?;
        let action = self.read_action(action)?;
        let mut events = Vec::new();
        self.game.apply(&mut self.position, action, &mut events);
        Ok(told::<G>(events))
    }

    fn settle(&mut self, outcome: &str) -> Result<Vec<Told>, StepError> {
        let parsed = G::Outcome::read(outcome)?;
        let mut events = Vec::new();
        if self.game.settle_checked(&mut self.position, parsed, &mut events) {
            return Ok(told::<G>(events));
        }
        let possible: Vec<String> =
            self.chances().iter().take(8).map(|chance| format!("`{}`", chance.text)).collect();
        let expected = match possible.len() {
            0 => "a decision: chance does not decide".to_owned(),
            8 => format!("{}, …", possible.join(", ")),
            _ => possible.join(", "),
        };
        Err(StepError::Impossible { found: parsed.to_string(), expected })
    }

    fn audience_of_action(&self, seat: Seat, action: &str) -> Audience {
        self.read_action(action).map_or(Audience::Everyone, |action| {
            self.game.audience(&self.position, Step::Action(seat, action))
        })
    }

    fn audience_of_outcome(&self, outcome: &str) -> Audience {
        G::Outcome::read(outcome)
            .map_or(Audience::Everyone, |outcome| self.game.audience(&self.position, Step::Outcome(outcome)))
    }

    fn reveals(&self, action: &str) -> bool {
        self.read_action(action).is_ok_and(|action| self.game.reveals(&self.position, action))
    }

    fn call_time(&mut self) {
        self.game.call_time(&mut self.position);
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.game.view(&self.position, viewer)).unwrap_or_default()
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        written::view(&self.game.view(&self.position, viewer))
    }

    fn setup(&self) -> serde_json::Value {
        serde_json::to_value(self.game.setup(&self.position)).unwrap_or_default()
    }

    fn draw(&self, viewer: Viewer) -> String {
        self.game.draw(&self.position, viewer)
    }

    fn has_secrets(&self) -> bool {
        self.game.has_secrets(&self.position)
    }

    fn forecast(&self, action: &str) -> Vec<Forecast> {
        let mut ends = Vec::new();
        if !self.has_secrets()
            && let Ok(action) = self.read_action(action)
            && let Turn::Decision(seat) = self.game.turn(&self.position)
            && self.game.judge(&self.position, seat, action).is_ok()
        {
            let next = self.after(action);
            if self.game.turn(&next) == Turn::Chance {
                self.follow(&next, (1, 1), None, &mut ends);
            }
        }
        ends
    }

    fn shortcuts(&self) -> Vec<Shortcut<String>> {
        let named = |shortcut: Shortcut<G::Action>| Shortcut {
            name: shortcut.name,
            actions: shortcut.actions.iter().map(ToString::to_string).collect(),
        };
        self.game.shortcuts(&self.position).into_iter().map(named).collect()
    }

    fn terms(&self, action: Option<&str>) -> Vec<Term<&'static str>> {
        let action = match action {
            Some(text) => match self.read_action(text) {
                Ok(action) => Some(action),
                Err(_) => return Vec::new(),
            },
            None => None,
        };
        let terms = self.game.terms(&self.position, action);
        terms
            .into_iter()
            .map(|term| Term { name: term.name, rule: term.rule.id(), kind: term.kind, amount: term.amount })
            .collect()
    }

    fn imagine(&self, seat: Seat, mut dice: &mut dyn Roll) -> Box<dyn AnyPosition> {
        let position = self.game.imagine(&self.position, seat, &mut dice);
        Box::new(Self { game: Arc::clone(&self.game), position })
    }
}

/// Makes one step as people write it: an action or an outcome, `spin 3` or `step 4 b6`; `away: basic` says who; `time` says that
/// the real clock has run down. An action where chance decides is judged like any other, and refused by a rule.
///
/// # Errors
/// No notation, refused, or impossible; nothing has changed then.
pub fn make_step(board: &mut dyn AnyPosition, step: &str) -> Result<Vec<Told>, StepError> {
    let (who, text) = match step.split_once(": ") {
        Some((who, text)) => match Seat::read(who.trim()) {
            Some(seat) => (Some(seat), text),
            None => {
                let (found, expected) = (who.to_owned(), Seat::EXPECTED.to_owned());
                return Err(NotationError { column: 1, found, expected }.into());
            }
        },
        None => (None, step),
    };
    if text.trim() == "time" {
        board.call_time();
        return Ok(Vec::new());
    }
    match board.turn() {
        Turn::Chance => match board.settle(text) {
            Err(StepError::Notation(unread)) => match board.act(who.unwrap_or(Seat::Home), text) {
                Err(StepError::Notation(_)) => Err(unread.into()),
                judged => judged,
            },
            done => done,
        },
        Turn::Decision(seat) => board.act(who.unwrap_or(seat), text),
        Turn::Over(_) => board.act(who.unwrap_or(Seat::Home), text),
    }
}
