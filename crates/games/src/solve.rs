//! Positions near the end, worked out to the last whistle.

use std::collections::HashMap;
use touchline_kernel::{Game, Seat, Silent, Turn};

/// Lines that are longer are not followed.
const DEPTH_MAX: usize = 400;

/// The points that the seat that decides may expect of each action, a win counting 1 and a draw a half, when both sides play on as well as
/// can be: exact. None if more than `most` positions may follow, if the match could go on for ever, or where somebody decides without seeing
/// everything.
pub(crate) fn solve<G: Game>(game: &G, position: &G::Position, most: usize) -> Option<Vec<(G::Action, f64)>> {
    let Turn::Decision(seat) = game.turn(position) else { return None };
    let mut solver = Solver { game, most, known: HashMap::new() };
    if !game.sees_all(position, seat) {
        return None;
    }
    let mut actions = Vec::new();
    game.list(position, &mut actions);
    let value = |action: G::Action| {
        let mut next = *position;
        game.apply(&mut next, action, &mut Silent);
        let home = solver.value(&next, 0)?;
        Some((action, if seat == Seat::Home { home } else { 1.0 - home }))
    };
    actions.into_iter().map(value).collect()
}

struct Solver<'a, G: Game> {
    game: &'a G,
    most: usize,
    /// Points of home; none while a position is being worked out.
    known: HashMap<G::Position, Option<f64>>,
}

impl<G: Game> Solver<'_, G> {
    fn value(&mut self, position: &G::Position, depth: usize) -> Option<f64> {
        if let Turn::Over(finish) = self.game.turn(position) {
            return Some(match finish.winner {
                Some(Seat::Home) => 1.0,
                Some(Seat::Away) => 0.0,
                None => 0.5,
            });
        }
        if let Some(known) = self.known.get(position) {
            return *known;
        }
        if self.known.len() >= self.most || depth >= DEPTH_MAX {
            return None;
        }
        self.known.insert(*position, None);
        let value = match self.game.turn(position) {
            Turn::Decision(seat) => self.best(position, seat, depth)?,
            _ => self.mean(position, depth)?,
        };
        self.known.insert(*position, Some(value));
        Some(value)
    }

    fn best(&mut self, position: &G::Position, seat: Seat, depth: usize) -> Option<f64> {
        if !self.game.sees_all(position, seat) {
            return None;
        }
        let mut actions = Vec::new();
        self.game.list(position, &mut actions);
        let mut values = Vec::with_capacity(actions.len());
        for action in actions {
            let mut next = *position;
            self.game.apply(&mut next, action, &mut Silent);
            values.push(self.value(&next, depth + 1)?);
        }
        values.into_iter().reduce(if seat == Seat::Home { f64::max } else { f64::min })
    }

    fn mean(&mut self, position: &G::Position, depth: usize) -> Option<f64> {
        let mut outcomes = Vec::new();
        self.game.chances(position, &mut outcomes);
        let (mut sum, mut total) = (0.0, 0.0);
        for (outcome, weight) in outcomes {
            let mut next = *position;
            self.game.settle(&mut next, outcome, &mut Silent);
            sum += f64::from(weight) * self.value(&next, depth + 1)?;
            total += f64::from(weight);
        }
        (total > 0.0).then(|| sum / total)
    }
}
