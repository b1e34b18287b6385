//! What counts in Volchok.

use crate::judged::{Engine, Judged, Style};
use touchline_kernel::{Game, Seat, Turn};
use touchline_volchok::{Position, Volchok};

impl Judged for Volchok {
    const FEATURES: &'static [&'static str] = &["lead", "decides"];
    const WEIGHTS: &'static str = "";
    const STYLE: Style = Style { engine: Engine::Turns, beam: 24, keep: 32 };

    fn features(&self, position: &Position, seat: Seat, into: &mut [f32]) {
        let score = self.score(position);
        into[0] = (f32::from(score[seat]) - f32::from(score[seat.other()])) / 3.0;
        into[1] = if self.turn(position) == Turn::Decision(seat) { 1.0 } else { 0.0 };
    }

    fn hunch(features: &[f32]) -> f32 {
        3.0 * features[0]
    }

    fn pivotal(&self, _: &Position) -> bool {
        true
    }

    fn turn_number(&self, _: &Position) -> u32 {
        0
    }
}
