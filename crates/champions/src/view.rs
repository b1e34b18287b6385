//! What each viewer may know: everything, except a line-up that is still being chosen (section 3.4).

use crate::flow::Champions;
use crate::position::{Phase, Place, Position};
use crate::setup::Setup;
use crate::squad::Shirt;
use serde::Serialize;
use touchline_kernel::{Game, Seat, Viewer};

/// A position as one viewer may know it, in the form of a position file.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct View {
    /// Everything known; of a secret line-up, nothing.
    #[serde(flatten)]
    pub position: Setup,
    /// Minutes on the clock.
    pub minute: u16,
}

impl View {
    pub(crate) fn of(game: &Champions, p: &Position, viewer: Viewer) -> Self {
        let mut known = *p;
        for seat in Seat::BOTH {
            let secret = matches!(p.phase, Phase::Lineup { .. });
            if secret && viewer != Viewer::Seat(seat) && viewer != Viewer::Everything {
                conceal(&mut known, seat);
            }
        }
        Self { position: game.setup(&known), minute: p.minute(game.options().clock == crate::Clock::Rolls) }
    }
}

/// Takes everything back that a coach has chosen for his line-up.
pub(crate) fn conceal(p: &mut Position, seat: Seat) {
    p.formation[seat] = None;
    p.keeper[seat] = Shirt::FIRST_KEEPER;
    for place in &mut p.places[seat] {
        if *place == Place::CHOSEN {
            *place = Place::BENCH;
        }
    }
}
