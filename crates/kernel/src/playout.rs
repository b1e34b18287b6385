//! Uniformly random play through the contract: the yardstick for speed, and the weakest coach.

use crate::dice::Roll;
use crate::game::{Game, Silent, Turn, Witness};

/// Plays at random, with buffers that are kept from step to step.
#[derive(Debug, Clone)]
pub struct Playout<G: Game> {
    actions: Vec<G::Action>,
    /// Decisions made so far.
    pub decisions: u64,
    /// Chances settled so far.
    pub chances: u64,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        // More than any decision offers, so that the list never grows while playing.
        Self { actions: Vec::with_capacity(1024), decisions: 0, chances: 0 }
    }
}

impl<G: Game> Playout<G> {
    /// Makes one random step; false if the match is over.
    #[inline]
    pub fn step<R: Roll, W: Witness<G>>(
        &mut self,
        game: &G,
        position: &mut G::Position,
        dice: &mut R,
        witness: &mut W,
    ) -> bool {
        match game.turn(position) {
            Turn::Decision(_) => {
                game.list(position, &mut self.actions);
                let action = self.actions[dice.below(self.actions.len() as u32) as usize];
                game.apply(position, action, witness);
                self.decisions += 1;
                true
            }
            Turn::Chance => {
                let outcome =
                    random_outcome(game, position, dice).expect("chance decides, so there is an outcome");
                game.settle(position, outcome, witness);
                self.chances += 1;
                true
            }
            Turn::Over(_) => false,
        }
    }

    /// Plays on to the end.
    pub fn finish<R: Roll>(&mut self, game: &G, position: &mut G::Position, dice: &mut R) {
        while self.step(game, position, dice, &mut Silent) {}
    }
}

/// Draws an outcome with the right probability: one number from the dice. None if chance does not decide.
#[inline]
pub fn random_outcome<G: Game, R: Roll>(
    game: &G,
    position: &G::Position,
    dice: &mut R,
) -> Option<G::Outcome> {
    let ticket = dice.below(game.weight(position));
    game.outcome(position, ticket)
}
