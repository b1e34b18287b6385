//! Facts by name, as choices, moments, events and refusals have them.

use crate::Text;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use touchline_kernel::Fact;

/// Facts by name, in the order of the phrase.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Facts(pub Vec<(Text, Fact)>);

impl Facts {
    /// The facts of a phrase.
    #[must_use]
    pub fn of(facts: &[(&'static str, Fact)]) -> Self {
        Self(facts.iter().map(|(name, fact)| (Text::Borrowed(*name), fact.clone())).collect())
    }
}

impl Serialize for Facts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, fact)| (name, fact)))
    }
}

impl<'de> Deserialize<'de> for Facts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let facts = serde_json::Map::deserialize(deserializer)?;
        let read = |(name, fact)| {
            Ok((Text::Owned(name), Fact::deserialize(fact).map_err(serde::de::Error::custom)?))
        };
        facts.into_iter().map(read).collect::<Result<_, D::Error>>().map(Self)
    }
}

impl JsonSchema for Facts {
    fn schema_name() -> Cow<'static, str> {
        "Facts".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Facts by name: numbers, or seats, squares, pieces and cards in notation.",
            "type": "object",
            "additionalProperties": { "type": ["integer", "string"] },
        })
    }
}
