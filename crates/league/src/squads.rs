//! Suspensions and layoffs of a squad from match to match, by the ledger of Champions 2020 (CUP-2 to CUP-6).

use crate::SQUAD;
use serde::{Deserialize, Serialize};
use touchline_champions::ledger::{CARD_WATCH, INJURY_WATCH, Incident, Slate};
use touchline_champions::{Formation, Kind, Line, MemberSetup, Number, Piece, Setup, Shirt};
use touchline_kernel::{Seat, Token};

/// What a match leaves behind: players by seat and number, such as `H5`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Incidents {
    /// Booked once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub yellow: Vec<Piece>,
    /// Sent off, whatever for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub red: Vec<Piece>,
    /// Injured once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hurt: Vec<Piece>,
    /// Injured twice, and off.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub injured_off: Vec<Piece>,
}

impl Incidents {
    /// Did nothing happen?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// What the last position of a match says, given as a position file; nothing if it is not one of Champions 2020.
    #[must_use]
    pub fn of(setup: &serde_json::Value) -> Self {
        let mut found = Self::default();
        let Ok(setup) = Setup::deserialize(setup) else { return found };
        for seat in Seat::BOTH {
            for (Number(shirt), member) in &setup.team(seat).players {
                let piece = Piece { seat, shirt: *shirt };
                let (at, yellow, injuries) = match member {
                    MemberSetup::At(at) => (at, 0, 0),
                    MemberSetup::Full(full) => (&full.at, full.yellow, full.injuries),
                };
                match at.as_str() {
                    "sent_off" => found.red.push(piece),
                    _ if yellow > 0 => found.yellow.push(piece),
                    _ => {}
                }
                match at.as_str() {
                    "injured_off" => found.injured_off.push(piece),
                    _ if injuries > 0 => found.hurt.push(piece),
                    _ => {}
                }
            }
        }
        found
    }

    /// Everybody named, each perhaps more than once.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        [&self.yellow, &self.red, &self.hurt, &self.injured_off].into_iter().flatten().copied()
    }

    fn cards(&self, piece: Piece) -> Incident {
        weigh(self.red.contains(&piece), self.yellow.contains(&piece))
    }

    fn injuries(&self, piece: Piece) -> Incident {
        weigh(self.injured_off.contains(&piece), self.hurt.contains(&piece))
    }
}

fn weigh(severe: bool, light: bool) -> Incident {
    match (severe, light) {
        (true, _) => Incident::Severe,
        (false, true) => Incident::Light,
        (false, false) => Incident::None,
    }
}

/// Both slates of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Slates {
    pub cards: Slate,
    pub injuries: Slate,
}

impl Slates {
    /// May he play the next match?
    #[must_use]
    pub const fn is_clear(self) -> bool {
        self.cards.is_clear() && self.injuries.is_clear()
    }
}

/// Why a player misses the next match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Cards.
    Suspended,
    Injured,
}

/// A player who misses the next match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Absence {
    /// His number.
    pub number: u8,
    /// Why; a player may be missing for both reasons, and is listed for each.
    pub reason: Reason,
    /// How many matches of his team, the next one included.
    pub matches: u8,
}

/// The slates of twenty players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Squad {
    /// By number, from 1.
    pub players: Vec<Slates>,
}

impl Default for Squad {
    fn default() -> Self {
        Self { players: vec![Slates::default(); SQUAD] }
    }
}

impl Squad {
    fn shirts(&self) -> impl Iterator<Item = (Shirt, Slates)> {
        Shirt::all().zip(self.players.iter().copied())
    }

    /// May this player play the next match?
    #[must_use]
    pub fn is_clear(&self, shirt: Shirt) -> bool {
        self.players.get(usize::from(shirt.number()) - 1).is_none_or(|slates| slates.is_clear())
    }

    /// After a match of the team, in which it sat at `seat`.
    pub fn after(&mut self, seat: Seat, incidents: &Incidents) {
        for (shirt, slates) in Shirt::all().zip(&mut self.players) {
            let piece = Piece { seat, shirt };
            // He who was missing for one reason did nothing that the other slate could count.
            slates.cards = slates.cards.after(incidents.cards(piece), CARD_WATCH);
            slates.injuries = slates.injuries.after(incidents.injuries(piece), INJURY_WATCH);
        }
    }

    /// Who misses the next match.
    #[must_use]
    pub fn absences(&self) -> Vec<Absence> {
        let both = |(shirt, slates): (Shirt, Slates)| {
            [(Reason::Suspended, slates.cards.ban), (Reason::Injured, slates.injuries.ban)]
                .map(|(reason, matches)| Absence { number: shirt.number(), reason, matches })
        };
        self.shirts().flat_map(both).filter(|absence| absence.matches > 0).collect()
    }

    /// Can a formation be filled with those who may play (SET-3, R63)?
    #[must_use]
    pub fn can_play(&self) -> bool {
        let clear = |kind: Kind| Shirt::all().filter(|s| s.kind() == kind && self.is_clear(*s)).count();
        let counts = Line::ALL.map(|line| clear(Kind::Field(line)));
        let keeper = clear(Kind::Keeper) > 0;
        let enough = |formation: &Formation| {
            Line::ALL.iter().zip(counts).all(|(line, n)| n >= usize::from(formation.men(*line)))
        };
        Formation::LEGAL.iter().any(enough) && (keeper || counts.iter().sum::<usize>() > 10)
    }

    /// The numbers of those who may not play, for this reason.
    #[must_use]
    pub fn missing(&self, reason: Reason) -> Vec<u8> {
        self.absences()
            .into_iter()
            .filter(|absence| absence.reason == reason)
            .map(|absence| absence.number)
            .collect()
    }
}

/// A player as he is written, for messages.
pub(crate) fn written(piece: Piece) -> String {
    struct Written(Piece);
    impl std::fmt::Display for Written {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            self.0.print(f)
        }
    }
    Written(piece).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(text: &str) -> Piece {
        Piece::read(text).unwrap()
    }

    #[test]
    fn a_red_card_costs_two_matches_and_an_injury_counts_by_itself() {
        let mut squad = Squad::default();
        let match_1 = Incidents {
            red: vec![piece("H5")],
            yellow: vec![piece("H6"), piece("A7")],
            injured_off: vec![piece("H9")],
            ..Incidents::default()
        };
        squad.after(Seat::Home, &match_1);
        let expected = [
            Absence { number: 5, reason: Reason::Suspended, matches: 2 },
            Absence { number: 9, reason: Reason::Injured, matches: 2 },
        ];
        assert_eq!(squad.absences(), expected);
        // Away this time: number 6 is booked while he is watched, and the others sit out a match.
        let match_2 = Incidents { yellow: vec![piece("A6"), piece("H5")], ..Incidents::default() };
        squad.after(Seat::Away, &match_2);
        let left: Vec<(u8, u8)> = squad.absences().iter().map(|a| (a.number, a.matches)).collect();
        assert_eq!(left, [(5, 1), (6, 1), (9, 1)]);
        squad.after(Seat::Home, &Incidents::default());
        assert_eq!(squad.absences(), []);
        assert_eq!((squad.players[4].cards.watch, squad.players[8].injuries.watch), (3, 2));
    }

    #[test]
    fn a_squad_without_two_defenders_cannot_play() {
        let mut squad = Squad::default();
        assert!(squad.can_play());
        (1..=4).for_each(|idx| squad.players[idx].cards.ban = 1);
        assert!(squad.can_play(), "2-4-4 is left");
        squad.players[5].injuries.ban = 1;
        assert!(!squad.can_play());
    }

    #[test]
    fn a_squad_without_keepers_needs_an_eleventh_man() {
        let mut squad = Squad::default();
        squad.players[0].cards.ban = 1;
        squad.players[19].cards.ban = 1;
        assert!(squad.can_play());
        [1, 2, 3, 4, 7, 8, 13, 14].into_iter().for_each(|idx| squad.players[idx].cards.ban = 1);
        assert!(!squad.can_play(), "two, four and four, and nobody for the goal");
    }

    #[test]
    fn the_last_position_tells_what_happened() {
        let setup = serde_json::json!({
            "phase": { "lineup": { "seat": "home", "picks": 0 } },
            "home": { "players": { "2": "sent_off", "3": { "at": "taken_off", "yellow": 1, "injuries": 1 } } },
            "away": { "players": { "4": { "at": "injured_off", "yellow": 1 } } },
        });
        let found = Incidents::of(&setup);
        let expected = Incidents {
            yellow: vec![piece("H3"), piece("A4")],
            red: vec![piece("H2")],
            hurt: vec![piece("H3")],
            injured_off: vec![piece("A4")],
        };
        assert_eq!(found, expected);
        assert!(Incidents::of(&serde_json::json!({ "board": 3 })).is_empty());
    }
}
