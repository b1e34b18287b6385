//! Results as a league file keeps them.

use crate::plan::FixtureId;
use crate::played::{By, Played};
use crate::read::Keys;
use crate::squads::Incidents;
use serde::{Deserialize, Serialize};
use touchline_champions::Piece;
use touchline_kernel::Seat;

/// How a match ended, with its teams by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchResult {
    /// The ID of the match: a number, or `"7.2"` for a second leg or a replay.
    #[serde(rename = "match", with = "id")]
    pub id: FixtureId,
    /// The home team's name.
    pub home: String,
    /// The away team's name.
    pub away: String,
    /// Goals, home first, without those of a shoot-out.
    pub score: [u16; 2],
    /// `None` for a draw.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub winner: Option<Seat>,
    /// The rule that ended it, or `walkover`, `forfeit`, `adjudicated`; in files of version 1 also `lot`.
    pub by: By,
    /// A number that grows with time; see [`Played::ended`].
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub ended: Option<u64>,
    /// Who scored, in order, in games whose men have numbers.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub scorers: Vec<Piece>,
    /// Cards and injuries.
    #[serde(skip_serializing_if = "Incidents::is_empty", default)]
    pub incidents: Incidents,
}

impl MatchResult {
    pub(crate) fn new(id: FixtureId, home: String, away: String, played: Played) -> Self {
        let Played { score, winner, by, ended, scorers, incidents } = played;
        Self { id, home, away, score, winner, by, ended, scorers, incidents }
    }

    pub(crate) fn played(&self) -> Played {
        let Self { score, winner, by, ended, scorers, incidents, .. } = self.clone();
        Played { score, winner, by, ended, scorers, incidents }
    }
}

/// IDs are plain numbers where they can be.
mod id {
    use super::FixtureId;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Number(u32),
        Text(String),
    }

    pub(super) fn serialize<S: Serializer>(id: &FixtureId, serializer: S) -> Result<S::Ok, S::Error> {
        match id.leg {
            1 => serializer.serialize_u32(id.number),
            _ => serializer.collect_str(id),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<FixtureId, D::Error> {
        match Written::deserialize(deserializer)? {
            Written::Number(number) if number > 0 => Ok(FixtureId::first(number)),
            Written::Number(_) => Err(D::Error::custom("matches are numbered from 1")),
            Written::Text(text) => text.parse().map_err(D::Error::custom),
        }
    }
}

pub(super) fn read(keys: &mut Keys<'_>) -> Vec<MatchResult> {
    if keys.get("results").is_none() {
        return Vec::new();
    }
    let Some(list) = keys.list("results", "a list of results") else { return Vec::new() };
    let mut results: Vec<MatchResult> = Vec::with_capacity(list.len());
    for (i, value) in list.iter().enumerate() {
        match value.clone().try_into::<MatchResult>() {
            Ok(result) if results.iter().any(|other| other.id == result.id) => {
                keys.fault(&format!("results[{i}].match"), format!("{} is there already", result.id));
            }
            Ok(result) => results.push(result),
            Err(error) => keys.fault(&format!("results[{i}]"), error.message().trim().to_owned()),
        }
    }
    results
}
