//! What a coach is handed: a seat's knowledge, never the position.

use crate::dice::Roll;
use crate::game::{Game, Violation};
use crate::seat::{Seat, Viewer};

/// A position as one seat may know it. The position itself cannot be reached from here, so a coach that decides from a perspective
/// cannot peek.
#[derive(Debug)]
pub struct Perspective<'a, G: Game> {
    game: &'a G,
    position: &'a G::Position,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// Looks at a position with a seat's eyes.
    pub fn new(game: &'a G, position: &'a G::Position, seat: Seat) -> Self {
        Self { game, position, seat }
    }

    /// The game with its options.
    #[must_use]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Whose eyes these are.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(self.position, Viewer::Seat(self.seat))
    }

    /// The seat's legal actions; empty if it does not decide.
    pub fn list(&self, actions: &mut Vec<G::Action>) {
        actions.clear();
        if self.game.turn(self.position) == crate::Turn::Decision(self.seat) {
            self.game.list(self.position, actions);
        }
    }

    /// May the seat do this?
    ///
    /// # Errors
    /// The rule broken, with the facts.
    pub fn judge(&self, action: G::Action) -> Result<(), Violation<G::Rule, G::Refusal>> {
        self.game.judge(self.position, self.seat, action)
    }

    /// Does the seat know the whole position?
    #[must_use]
    pub fn sees_all(&self) -> bool {
        self.game.sees_all(self.position, self.seat)
    }

    /// Draws a full position from those that the seat considers possible.
    pub fn imagine<R: Roll>(&self, dice: &mut R) -> G::Position {
        self.game.imagine(self.position, self.seat, dice)
    }
}
