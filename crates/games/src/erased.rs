//! A game's own types behind the erased interface.

use crate::any::{AnyGame, AnyPosition};
use crate::follow::{Headline, follow};
use crate::shelf::{Shelved, read_json};
use crate::solve::solve;
use crate::steps::{Acted, Chance, Choice, Forecast, Refused, Rolled, StepError, Told, Wording};
use crate::written;
use serde_json::value::RawValue;
use std::any::Any;
use std::cell::Cell;
use std::sync::Arc;
use touchline_kernel::dice::Roll;
use touchline_kernel::{
    Audience, BySeat, Captions, Faults, Finish, Game, Notation, Perspective, Phrase, RuleId, Seat, Shortcut,
    Silent, Step, Term, Turn, Viewer, random_outcome,
};

#[derive(Debug)]
pub(crate) struct TypedGame<G: Shelved>(Arc<G>);

impl<G: Shelved> TypedGame<G> {
    pub fn new(game: G) -> Self {
        Self(Arc::new(game))
    }

    fn erase(&self, position: G::Position) -> Box<dyn AnyPosition> {
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

    fn full_options(&self) -> serde_json::Value {
        serde_json::to_value(self.0.full_options()).unwrap_or_default()
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
        self.erase(self.0.start())
    }

    fn place(&self, setup: &serde_json::Value) -> Result<Box<dyn AnyPosition>, Faults> {
        let setup: G::Setup = read_json(setup)?;
        Ok(self.erase(self.0.place(&setup)?))
    }

    fn clock_seconds(&self) -> Option<u32> {
        self.0.clock_seconds()
    }

    fn needs_winner(&self) -> bool {
        self.0.needs_winner()
    }
}

/// A position with its game's own types behind the erased interface. Only a seat's perspective of it can be reached.
#[derive(Debug, Clone)]
pub struct TypedPosition<G: Shelved> {
    game: Arc<G>,
    position: G::Position,
}

fn choice(action: &(impl Phrase + ToString), rolls: bool) -> Choice {
    Choice { text: action.to_string(), word: action.word(), facts: action.facts(), rolls }
}

impl<G: Shelved> TypedPosition<G> {
    /// A position of this game.
    #[must_use]
    pub fn new(game: Arc<G>, position: G::Position) -> Self {
        Self { game, position }
    }

    /// The position as a seat may know it.
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
        match G::Action::read(text) {
            Ok(action) => Ok(action),
            Err(error) => Ok(self.game.loosely(&self.position, text).ok_or(error)?),
        }
    }

    /// An action that the seat may make here.
    fn judged(&self, seat: Seat, text: &str) -> Result<G::Action, StepError> {
        let action = self.read_action(text)?;
        match self.game.judge(&self.position, seat, action) {
            Ok(()) => Ok(action),
            Err(violation) => Err(StepError::Refused(Refused {
                rule: violation.rule.id(),
                because: violation.because.word(),
                facts: violation.because.facts(),
            })),
        }
    }

    fn drawn(&self, mut dice: &mut dyn Roll) -> Option<G::Outcome> {
        if self.game.turn(&self.position) != Turn::Chance {
            return None;
        }
        random_outcome(&*self.game, &self.position, &mut dice)
    }

    fn rolled(
        &mut self,
        outcome: G::Outcome,
        settle: impl FnOnce(&G, &mut G::Position, &mut Vec<(Audience, G::Rule, G::Event)>),
    ) -> Rolled {
        let audience = self.game.audience(&self.position, Step::Outcome(outcome));
        let mut events = Vec::new();
        settle(&self.game, &mut self.position, &mut events);
        Rolled { outcome: Wording::of(&outcome), audience, told: told::<G>(events) }
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
        self.listed(|action, rolls| choice(&action, rolls)).collect()
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

    fn draw_outcome(&self, dice: &mut dyn Roll) -> Option<String> {
        self.drawn(dice).map(|outcome| outcome.to_string())
    }

    fn roll(&mut self, dice: &mut dyn Roll) -> Option<Rolled> {
        let outcome = self.drawn(dice)?;
        Some(self.rolled(outcome, |game, position, events| game.settle(position, outcome, events)))
    }

    fn judge(&self, seat: Seat, action: &str) -> Result<(), StepError> {
        self.judged(seat, action).map(|_| ())
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Acted, StepError> {
        let action = self.judged(seat, action)?;
        let audience = self.game.audience(&self.position, Step::Action(seat, action));
        let reveals = self.game.reveals(&self.position, action);
        let mut events = Vec::new();
        self.game.apply(&mut self.position, action, &mut events);
        Ok(Acted { action: Wording::of(&action), audience, reveals, told: told::<G>(events) })
    }

    fn settle(&mut self, outcome: &str) -> Result<Rolled, StepError> {
        let outcome = G::Outcome::read(outcome)?;
        let mut possible = false;
        let rolled = self.rolled(outcome, |game, position, events| {
            possible = game.settle_checked(position, outcome, events);
        });
        if possible {
            return Ok(rolled);
        }
        let possible: Vec<String> =
            self.chances().iter().take(8).map(|chance| format!("`{}`", chance.text)).collect();
        let expected = match possible.len() {
            0 => "a decision: chance does not decide".to_owned(),
            8 => format!("{}, …", possible.join(", ")),
            _ => possible.join(", "),
        };
        Err(StepError::Impossible { found: outcome.to_string(), expected })
    }

    fn call_time(&mut self) {
        self.game.call_time(&mut self.position);
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.game.view(&self.position, viewer)).unwrap_or_default()
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        written::view(G::ID, &self.game.view(&self.position, viewer))
    }

    fn setup(&self) -> serde_json::Value {
        serde_json::to_value(self.game.setup(&self.position)).unwrap_or_default()
    }

    fn draw(&self, viewer: Viewer, captions: &dyn Captions) -> String {
        self.game.draw(&self.position, viewer, captions)
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
            let mut next = self.position;
            let mut events = Vec::new();
            self.game.apply(&mut next, action, &mut events);
            let known = self.game.has_known_end(&self.position, action);
            let rolls = match self.game.turn(&next) {
                Turn::Chance => true,
                Turn::Decision(_) => self.game.expected_reply(&next).is_some(),
                Turn::Over(_) => false,
            };
            if known || rolls {
                let told =
                    if known { Headline::default().then(&*self.game, &events) } else { Headline::default() };
                let left = Cell::new(u32::MAX);
                follow(&*self.game, &next, (1, 1), told, &left, &mut |share, told, _| {
                    told.count(share, &mut ends)
                });
            }
        }
        ends
    }

    fn detail(&self, action: &str) -> Option<String> {
        self.game.detail(&self.position, self.read_action(action).ok()?)
    }

    fn shortcuts(&self) -> Vec<Shortcut<Choice>> {
        let named = |shortcut: Shortcut<G::Action>| Shortcut {
            name: shortcut.name,
            // What is secret until the last of them has no odds to ask for.
            actions: shortcut.actions.iter().map(|action| choice(action, false)).collect(),
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

    fn lesson(&self, seat: Seat) -> Option<&'static str> {
        self.game.lesson(&self.position, seat).map(|rule| rule.id())
    }

    fn solve(&self, most: usize) -> Option<Vec<(String, f64)>> {
        let solved = solve(&*self.game, &self.position, most)?;
        Some(solved.into_iter().map(|(action, points)| (action.to_string(), points)).collect())
    }

    fn imagine(&self, seat: Seat, mut dice: &mut dyn Roll) -> Box<dyn AnyPosition> {
        let position = self.game.imagine(&self.position, seat, &mut dice);
        Box::new(Self { game: Arc::clone(&self.game), position })
    }
}
