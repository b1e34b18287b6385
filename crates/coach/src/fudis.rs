//! What counts in Fudis.

use crate::judged::{Engine, Judged, Style};
use crate::standing::Race;
use touchline_fudis::{Fudis, Position};
use touchline_kernel::{Game, Seat, Turn};

impl Judged for Fudis {
    const FEATURES: &'static [&'static str] = &["lead", "decides"];
    const WEIGHTS: &'static str = "";
    const STYLE: Style = Style { engine: Engine::Turns, beam: 24, keep: 32, pace: 400 };

    fn features(&self, position: &Position, seat: Seat, into: &mut [f32]) {
        let score = self.score(position);
        into[0] = (f32::from(score[seat]) - f32::from(score[seat.other()])) / 3.0;
        into[1] = if self.turn(position) == Turn::Decision(seat) { 1.0 } else { 0.0 };
    }

    fn hunch(features: &[f32]) -> f32 {
        features[1]
    }

    fn race(&self, _: &Position) -> Race {
        Race { target: 0, left: 0.5 }
    }

    fn pivotal(&self, _: &Position) -> bool {
        true
    }

    fn turn_number(&self, _: &Position) -> u32 {
        0
    }
}
