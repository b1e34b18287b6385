//! Time: milliseconds since 1970 that pass evenly. The wall clock is read once, at the start; from there the monotonic clock counts, so
//! that nobody's time runs out because an administrator, or NTP, sets the clock.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub fn now_ms() -> i64 {
    static START: LazyLock<(Instant, i64)> = LazyLock::new(|| {
        (Instant::now(), in_ms(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()))
    });
    let (instant, at_ms) = *START;
    at_ms.saturating_add(in_ms(instant.elapsed()))
}

/// A duration in milliseconds.
pub fn in_ms(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
