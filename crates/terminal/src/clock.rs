//! Real clocks, counted on from when they were told.

use super::app::App;
use super::scene::Clocks;
use touchline_kernel::Seat;

/// What is left of the match's own clock.
pub fn common_left_ms(app: &App) -> Option<u64> {
    match app.scene.as_ref()?.clock? {
        Clocks::Common { left_ms } => Some(left_ms.saturating_sub(app.now_ms.saturating_sub(app.scene_ms))),
        Clocks::Each { .. } => None,
    }
}

/// What is left on a seat's clock.
pub fn seat_left_ms(app: &App, seat: Seat) -> Option<i64> {
    match app.scene.as_ref()?.clock? {
        Clocks::Common { .. } => None,
        Clocks::Each { left_ms, running } => {
            let gone = i64::try_from(app.now_ms.saturating_sub(app.scene_ms)).unwrap_or(0);
            let runs = running == Some(seat) && app.scene.as_ref().is_some_and(|scene| scene.end.is_none());
            Some((left_ms[seat] - if runs { gone } else { 0 }).max(0))
        }
    }
}

/// Minutes and seconds; days where there are many hours.
pub fn face(ms: i64) -> String {
    let seconds = ms / 1000;
    if seconds >= 48 * 3600 {
        format!("{} d", seconds / 86_400)
    } else if seconds >= 3600 {
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::face;

    #[test]
    fn a_clock_shows_minutes_and_seconds() {
        assert_eq!(face(0), "0:00");
        assert_eq!(face(61_999), "1:01");
        assert_eq!(face(3_600_000), "1:00:00");
        assert_eq!(face(3 * 86_400_000), "3 d");
    }
}
