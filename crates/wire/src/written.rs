//! JSON that is written before its type is known to the message, and read back with it.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::borrow::Cow;
use std::marker::PhantomData;

/// The JSON of a `T`, as its position wrote it: after every move views and choices go to each viewer, and a value in between would
/// cost more than the move.
#[derive(Debug)]
pub struct Written<T> {
    json: Box<RawValue>,
    of: PhantomData<T>,
}

impl<T> Written<T> {
    /// Takes JSON that says a `T`; this is not checked.
    #[must_use]
    pub fn new(json: Box<RawValue>) -> Self {
        Self { json, of: PhantomData }
    }

    /// The JSON.
    #[must_use]
    pub fn json(&self) -> &str {
        self.json.get()
    }
}

impl<T: Serialize> Written<T> {
    /// Writes a value. `null` if it cannot be written.
    #[must_use]
    pub fn of(value: &T) -> Self {
        Self::new(to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned()))
    }
}

impl<T: DeserializeOwned> Written<T> {
    /// Reads the value.
    ///
    /// # Errors
    /// The JSON does not say a `T`.
    pub fn read(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.json.get())
    }
}

impl<T> Clone for Written<T> {
    fn clone(&self) -> Self {
        Self::new(self.json.clone())
    }
}

impl<T> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

impl<'de, T> Deserialize<'de> for Written<T> {
    /// By way of a value: a message with a tag is buffered, and raw JSON cannot be read out of a buffer.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = serde_json::Value::deserialize(deserializer)?;
        to_raw_value(&value).map(Self::new).map_err(serde::de::Error::custom)
    }
}

impl<T: JsonSchema> JsonSchema for Written<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}
