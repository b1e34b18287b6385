//! A match whose chances the test states.

use std::collections::VecDeque;
use touchline_kernel::{Audience, Game, Notation, Turn};

/// Plays a game with stated outcomes: whenever chance decides, the next one is taken. Fails when one is impossible, missing or
/// left over.
#[derive(Debug)]
pub struct Script<G: Game> {
    game: G,
    position: G::Position,
    outcomes: VecDeque<String>,
    events: Vec<(Audience, G::Rule, G::Event)>,
}

impl<G: Game> Script<G> {
    /// A new match with these chances to come.
    #[must_use]
    pub fn new(game: G, outcomes: &[&str]) -> Self {
        let position = game.start();
        Self::from(game, position, outcomes)
    }

    /// From a position, with these chances to come.
    #[must_use]
    pub fn from(game: G, position: G::Position, outcomes: &[&str]) -> Self {
        let outcomes = outcomes.iter().map(|outcome| (*outcome).to_owned()).collect();
        let mut script = Self { game, position, outcomes, events: Vec::new() };
        script.settle();
        script
    }

    /// The seat that decides does this; then the stated chances happen.
    ///
    /// # Panics
    /// If it is no notation, not legal, or a chance is impossible or missing.
    pub fn act(&mut self, action: &str) -> &mut Self {
        let parsed = G::Action::read(action).unwrap_or_else(|error| panic!("{action}: {error}"));
        let Turn::Decision(seat) = self.game.turn(&self.position) else {
            panic!("{action}: nobody decides in {:?}", self.position)
        };
        self.events.clear();
        if let Err(violation) = self.game.play(&mut self.position, seat, parsed, &mut self.events) {
            panic!("{action}: refused by {}", violation.rule);
        }
        self.settle();
        self
    }

    fn settle(&mut self) {
        while self.game.turn(&self.position) == Turn::Chance {
            let Some(text) = self.outcomes.pop_front() else { return };
            let outcome = G::Outcome::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let possible = self.game.settle_checked(&mut self.position, outcome, &mut self.events);
            assert!(possible, "{text} cannot happen in {:?}", self.position);
        }
    }

    /// The rules cited since the last action, in order.
    #[must_use]
    pub fn cited(&self) -> Vec<String> {
        self.events.iter().map(|(_, rule, _)| rule.to_string()).collect()
    }

    /// The position; every stated chance must have happened.
    ///
    /// # Panics
    /// If a chance is left over.
    #[must_use]
    pub fn end(&self) -> &G::Position {
        assert!(self.outcomes.is_empty(), "left over: {:?}", self.outcomes);
        &self.position
    }
}
