//! Suspensions and layoffs from match to match: CUP-1 to CUP-6. Pure: whoever runs a tournament keeps one ledger per player.

use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::Piece;
use serde::{Deserialize, Serialize};

/// Matches in which a booked player is watched (CUP-3, CUP-4).
pub const CARD_WATCH: u8 = 3;
/// Matches in which an injured player is watched (CUP-6).
pub const INJURY_WATCH: u8 = 2;

/// What happened to a player in a match, of one kind: cards or injuries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Incident {
    /// Nothing, or he did not play.
    None,
    /// One yellow card; one injury.
    Light,
    /// A red card, whatever for; two injuries.
    Severe,
}

/// One player's slate of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Slate {
    /// Matches still to be watched.
    pub watch: u8,
    /// Matches still to be missed.
    pub ban: u8,
}

impl Slate {
    /// May he play the next match?
    #[must_use]
    pub const fn is_clear(self) -> bool {
        self.ban == 0
    }

    /// The slate after a match of his team; `window` is [`CARD_WATCH`] or [`INJURY_WATCH`].
    #[must_use]
    pub const fn after(self, incident: Incident, window: u8) -> Self {
        if self.ban > 0 {
            let ban = self.ban - 1;
            // [CUP-4] The matches after a suspension are watched as well.
            return Self { ban, watch: if ban == 0 { window } else { 0 } };
        }
        match incident {
            // [CUP-2, CUP-5] Two matches, and one more if he was watched.
            Incident::Severe => Self { ban: 2 + (self.watch > 0) as u8, watch: 0 },
            // [CUP-3] Watched already: one match.
            Incident::Light if self.watch > 0 => Self { ban: 1, watch: 0 },
            Incident::Light => Self { ban: 0, watch: window },
            Incident::None => Self { ban: 0, watch: self.watch.saturating_sub(1) },
        }
    }
}

/// CUP-1: points of winner and loser, by the rule that ended the match.
#[must_use]
pub const fn points(by: Rule) -> (u8, u8) {
    match by {
        Rule::Xt2 | Rule::Xt3 => (4, 1),
        Rule::So1 | Rule::So2 => (3, 2),
        _ => (5, 0),
    }
}

impl Position {
    /// What the cards of this match say of a player.
    #[must_use]
    pub fn cards(&self, piece: Piece) -> Incident {
        if self.place(piece) == Place::SENT_OFF {
            Incident::Severe
        } else if self.booked[piece.seat].has(piece.shirt) {
            Incident::Light
        } else {
            Incident::None
        }
    }

    /// What the injuries of this match say of a player (CUP-6).
    #[must_use]
    pub fn injuries(&self, piece: Piece) -> Incident {
        if self.place(piece) == Place::INJURED_OFF {
            Incident::Severe
        } else if self.hurt[piece.seat].has(piece.shirt) {
            Incident::Light
        } else {
            Incident::None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Incident::{Light, None, Severe};
    use super::*;

    fn run(incidents: &[Incident], window: u8) -> Vec<(u8, u8)> {
        let mut slate = Slate::default();
        let mut after = |incident: &Incident| {
            slate = slate.after(*incident, window);
            (slate.watch, slate.ban)
        };
        incidents.iter().map(&mut after).collect()
    }

    #[test]
    fn cards_as_in_t75() {
        let slates = run(&[Light, None, Light, None, Severe, None, None, None], CARD_WATCH);
        assert_eq!(slates, [(3, 0), (2, 0), (0, 1), (3, 0), (0, 3), (0, 2), (0, 1), (3, 0)]);
    }

    #[test]
    fn injuries_as_in_t76() {
        assert_eq!(run(&[Light, None, None, Light], INJURY_WATCH), [(2, 0), (1, 0), (0, 0), (2, 0)]);
    }

    #[test]
    fn points_depend_on_how_the_match_was_won() {
        assert_eq!([Rule::Clk3, Rule::Xt3, Rule::So1].map(points), [(5, 0), (4, 1), (3, 2)]);
    }
}
