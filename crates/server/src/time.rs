//! The wall clock.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub fn now_ms() -> i64 {
    in_ms(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

/// A duration in milliseconds.
pub fn in_ms(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
