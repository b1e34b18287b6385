//! A full position drawn from what a seat knows.

use crate::action::Dive;
use crate::flow::Fuba;
use crate::phase::Phase;
use crate::position::Position;
use touchline_kernel::Seat;
use touchline_kernel::dice::Roll;

impl Fuba {
    /// Replaces what the seat may not know by a draw in which every possibility is equally likely: nothing is known of how the
    /// other coach chooses.
    pub(crate) fn imagined<R: Roll>(&self, position: &Position, seat: Seat, dice: &mut R) -> Position {
        let mut imagined = *position;
        match position.phase {
            Phase::Formation { seat: chooser } if seat == chooser && seat == Seat::Away => {
                let drawn = dice.below(self.formations.len() as u32) as usize;
                imagined.formation.home = self.formations.get(drawn).copied();
            }
            Phase::Aim if seat == position.control => {
                imagined.dive = Dive::ALL.get(dice.below(3) as usize).copied();
            }
            _ => {}
        }
        imagined
    }
}
