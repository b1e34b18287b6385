//! The public log: what was done, by whom and why. Entrants are places, so that it holds no name.

use crate::wire::EntrantInfo;
use serde::{Deserialize, Serialize};
use touchline_locale::Locale;

/// A line of the log, as the store keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Act {
    Made,
    /// How many take part, and how many of them are computer coaches.
    Started {
        entrants: u32,
        coaches: u32,
    },
    /// Too few had entered.
    TooFew,
    /// By the organiser, or because he is gone.
    CalledOff,
    /// Who did not come has lost; neither has won if neither came.
    Forfeited {
        match_id: String,
        sides: [u32; 2],
        winner: Option<u32>,
    },
    /// Its deadline came while it was being played: nobody waits for it.
    PlaysOn {
        match_id: String,
        sides: [u32; 2],
    },
    Postponed {
        match_id: String,
        sides: [u32; 2],
        until_ms: i64,
    },
    Adjudicated {
        match_id: String,
        sides: [u32; 2],
        score: [u16; 2],
        note: String,
    },
    /// A match ended after it had been decided otherwise.
    Late {
        match_id: String,
        sides: [u32; 2],
        score: [u16; 2],
    },
    Withdrew {
        entrant: u32,
    },
    Over {
        winner: Option<u32>,
    },
}

impl Act {
    /// In a reader's language.
    pub fn tell(&self, entrants: &[EntrantInfo], locale: &Locale) -> String {
        let name = |place: u32| -> &str {
            entrants.get(place as usize).map_or("?", |entrant| entrant.name.as_str())
        };
        let of = |id: &str, sides: &[u32; 2], more: &[(&str, touchline_locale::Arg)]| {
            let mut args = vec![("home", name(sides[0]).into()), ("away", name(sides[1]).into())];
            args.extend(more.iter().cloned());
            locale.text(id, &args)
        };
        match self {
            Self::Made => locale.text("ui-competition-log-made", &[]),
            Self::Started { entrants, coaches } => {
                let args = [("entrants", (*entrants).into()), ("coaches", (*coaches).into())];
                locale.text("ui-competition-log-started", &args)
            }
            Self::TooFew => locale.text("ui-competition-log-too-few", &[]),
            Self::CalledOff => locale.text("ui-competition-log-called-off", &[]),
            Self::Forfeited { sides, winner: None, .. } => of("ui-competition-log-nobody-came", sides, &[]),
            Self::Forfeited { sides, winner: Some(winner), .. } => {
                of("ui-competition-log-forfeited", sides, &[("winner", name(*winner).into())])
            }
            Self::PlaysOn { sides, .. } => of("ui-competition-log-plays-on", sides, &[]),
            Self::Postponed { sides, until_ms, .. } => {
                of("ui-competition-log-postponed", sides, &[("until", moment(*until_ms).into())])
            }
            Self::Adjudicated { sides, score: [home, away], note, .. } => of(
                "ui-competition-log-adjudicated",
                sides,
                &[("score", locale.score(*home, *away).into()), ("note", note.as_str().into())],
            ),
            Self::Late { sides, score: [home, away], .. } => {
                of("ui-competition-log-late", sides, &[("score", locale.score(*home, *away).into())])
            }
            Self::Withdrew { entrant } => {
                locale.text("ui-competition-log-withdrew", &[("team", name(*entrant).into())])
            }
            Self::Over { winner: Some(winner) } => {
                locale.text("ui-competition-log-won", &[("team", name(*winner).into())])
            }
            Self::Over { winner: None } => locale.text("ui-competition-log-over", &[]),
        }
    }
}

/// `2026-11-19 18:30 UTC`.
pub fn moment(ms: i64) -> String {
    let minutes = ms.div_euclid(60_000).rem_euclid(24 * 60);
    format!("{} {:02}:{:02} UTC", crate::show::date(ms), minutes / 60, minutes % 60)
}
