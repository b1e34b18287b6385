//! Whole numbers as JSON Schema understands them: `389.0` is one, too.

use serde::de::{Deserializer, Error, Unexpected, Visitor};
use std::fmt;

struct Whole;

impl Visitor<'_> for Whole {
    type Value = u32;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number below 2^32")
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<u32, E> {
        u32::try_from(n).map_err(|_| E::invalid_value(Unexpected::Unsigned(n), &self))
    }

    fn visit_i64<E: Error>(self, n: i64) -> Result<u32, E> {
        u32::try_from(n).map_err(|_| E::invalid_value(Unexpected::Signed(n), &self))
    }

    fn visit_f64<E: Error>(self, x: f64) -> Result<u32, E> {
        let whole = x.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&x);
        if whole { Ok(x as u32) } else { Err(E::invalid_value(Unexpected::Float(x), &self)) }
    }
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    deserializer.deserialize_any(Whole)
}
