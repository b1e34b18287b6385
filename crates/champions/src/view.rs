//! What each viewer may know: everything, except a line-up that is still being chosen (section 3.4).

use crate::flow::Champions;
use crate::phase::{DeadKind, End, Period, Phase};
use crate::position::{Place, Position};
use crate::setup::Setup;
use crate::squad::{Piece, Shirt};
use crate::square::{NOWHERE, Square};
use serde::{Deserialize, Serialize};
use touchline_kernel::{BySeat, Game, Seat, Viewer};

/// A position as one viewer may know it, in the form of a position file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsView"))]
pub struct View {
    /// Everything known; of a secret line-up, nothing.
    #[serde(flatten)]
    pub position: Setup,
    /// Minutes on the clock.
    pub minute: u16,
    /// What the rules say about it.
    pub marks: Marks,
}

/// What the rules say about a position, for a drawing: whoever shows it need not know them.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsMarks"))]
pub struct Marks {
    /// OFF-1: by attacking team, the row nearest to the opponents' goal line in which nobody is offside.
    pub offside_line: BySeat<Option<u8>>,
    /// Who stands offside.
    pub offside: Vec<Piece>,
    /// INT-3 to INT-5: where the ball on its way can be intercepted, in order.
    pub slots: Vec<Slot>,
    /// SAVE-2: where the keeper can save.
    pub saves: Vec<Save>,
}

/// A square where a ball can be intercepted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsSlot"))]
pub struct Slot {
    /// Where.
    pub at: Square,
    /// By whom.
    pub by: Vec<Piece>,
}

/// A square where a keeper can save.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChampionsSave"))]
pub struct Save {
    /// Where.
    pub at: Square,
    /// His chance.
    pub quarters: u8,
}

impl Marks {
    fn of(game: &Champions, position: &Position) -> Self {
        let mut marks = Self::default();
        // Whoever shoots wants to know it before the keeper is asked.
        let shot = matches!(position.play.end, End::Shot { .. });
        let flies =
            matches!(position.phase, Phase::Follow { .. } | Phase::RunTo { .. } | Phase::Intercept { .. });
        if position.phase == Phase::SavePick || shot && flies {
            game.each_save(position, |_, at, quarters| marks.saves.push(Save { at, quarters }));
        }
        // Nobody is offside in a shoot-out, and nobody intercepts.
        if matches!(position.phase, Phase::Over { .. }) || position.period == Period::Shootout {
            return marks;
        }
        if position.ball != NOWHERE || position.dead.kind != DeadKind::None {
            let row = game.offside_row(position);
            for seat in Seat::BOTH {
                marks.offside_line[seat] = game
                    .offside_limit(position, seat, row)
                    .map(|limit| game.pitch.row_from(seat.other(), limit));
                let beyond = game.offside_squares(position, seat, row);
                let men = position.team(seat).filter(|(_, square)| beyond.has(square.0));
                marks.offside.extend(men.map(|(shirt, _)| Piece { seat, shirt }));
            }
        }
        game.each_slot(position, |at, who| {
            let men = |seat: Seat| who[seat].iter().map(move |shirt| Piece { seat, shirt });
            marks.slots.push(Slot { at, by: Seat::BOTH.into_iter().flat_map(men).collect() });
        });
        marks
    }
}

impl View {
    pub(crate) fn of(game: &Champions, position: &Position, viewer: Viewer) -> Self {
        let mut known = *position;
        for seat in Seat::BOTH {
            let secret = matches!(position.phase, Phase::Lineup { .. });
            if secret && viewer != Viewer::Seat(seat) && viewer != Viewer::Everything {
                conceal(&mut known, seat);
            }
        }
        Self {
            position: game.setup(&known),
            minute: position.minute(game.options().clock == crate::Clock::Rolls),
            marks: Marks::of(game, position),
        }
    }
}

/// Takes everything back that a coach has chosen for his line-up.
pub(crate) fn conceal(position: &mut Position, seat: Seat) {
    position.formation[seat] = None;
    position.keeper[seat] = Shirt::FIRST_KEEPER;
    for place in &mut position.places[seat] {
        if *place == Place::CHOSEN {
            *place = Place::BENCH;
        }
    }
}
