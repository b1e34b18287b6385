//! What each seat may know.

use crate::action::Action;
use crate::flow::Fuba;
use crate::phase::Phase;
use crate::pitch::Zone;
use crate::position::Position;
use crate::setup::Setup;
use serde::{Deserialize, Serialize};
use touchline_kernel::{Audience, BySeat, Game, Seat, Step, Viewer};

/// A position as one viewer may know it: a position file without the secrets of others, and what has been chosen in secret.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FubaView"))]
pub struct View {
    /// What the viewer knows.
    #[serde(flatten)]
    pub known: Setup,
    /// Who has chosen a formation, shown or not.
    pub formation_chosen: BySeat<bool>,
    /// Has the goalkeeper chosen his dive, shown or not?
    pub dive_chosen: bool,
    /// Where each team is offside; nothing while its opponents have no second-lowest piece.
    pub offside: BySeat<Option<Offside>>,
}

/// Where one team is offside, as the pieces and the ball stand now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FubaOffside"))]
pub struct Offside {
    /// The zone of the opponents' second-lowest piece (4.1.1).
    pub line: Zone,
    /// The zones in which the team's pieces are offside (E4.1.1a).
    pub zones: Vec<Zone>,
}

impl Fuba {
    pub(crate) fn view_of(&self, position: &Position, viewer: Viewer) -> View {
        let mut seen = *position;
        let sees = |seat: Seat| viewer == Viewer::Everything || viewer == Viewer::Seat(seat);
        // [3.1b] Home's formation is hidden until Away has chosen.
        if matches!(position.phase, Phase::Formation { .. }) && !sees(Seat::Home) {
            seen.formation.home = None;
        }
        // [5.5.2] The dive is hidden until the aim is announced.
        if matches!(position.phase, Phase::Aim) && !sees(position.control.other()) {
            seen.dive = None;
        }
        View {
            known: self.setup(&seen),
            formation_chosen: position.formation.map(|formation| formation.is_some()),
            dive_chosen: position.dive.is_some(),
            offside: BySeat::new(Seat::Home, Seat::Away).map(|seat| self.offside_of(position, seat)),
        }
    }

    fn offside_of(&self, position: &Position, seat: Seat) -> Option<Offside> {
        let opponents = position.out[seat.other()].with(position.keeper[seat.other()]);
        (opponents.total() >= 2).then(|| Offside {
            line: self.line(position, seat),
            zones: self.offside(position, seat).iter().collect(),
        })
    }

    /// Secret when made: the first formation and the dive. With the second formation and the aim both are shown.
    pub(crate) fn audience_of(position: &Position, step: Step<Self>) -> Audience {
        match (step, position.phase) {
            (Step::Action(seat, Action::Formation { .. }), Phase::Formation { seat: Seat::Home }) => {
                Audience::Only(seat)
            }
            (Step::Action(seat, Action::Dive { .. }), Phase::Dive) => Audience::Only(seat),
            _ => Audience::Everyone,
        }
    }
}
