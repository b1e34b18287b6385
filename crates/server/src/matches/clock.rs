//! The clocks of a match.

use touchline_kernel::{BySeat, Seat};
use touchline_store::{MatchRow, Pace, Status};
use touchline_wire as wire;

/// A pace of the wire as the store keeps it.
pub fn stored(pace: wire::Pace) -> Pace {
    match pace {
        wire::Pace::None => Pace::None,
        wire::Pace::Live { base_s, increment_s } => Pace::Live { base_s, increment_s },
        wire::Pace::Days { days } => Pace::Days { days },
    }
}

/// A pace of the store as the wire shows it.
pub fn shown(pace: Pace) -> wire::Pace {
    match pace {
        Pace::None => wire::Pace::None,
        Pace::Live { base_s, increment_s } => wire::Pace::Live { base_s, increment_s },
        Pace::Days { days } => wire::Pace::Days { days },
    }
}

/// Whose clock runs: the seat that decides, if a person sits there.
pub fn running(row: &MatchRow) -> Option<Seat> {
    let seat = row.turn?;
    (row.status == Status::Playing && row.sides[seat].coach.is_none()).then_some(seat)
}

/// What the clocks show at a moment.
pub fn left_ms(row: &MatchRow, now_ms: i64) -> BySeat<i64> {
    let running = running(row);
    BySeat::from_fn(|seat| {
        let used = if running == Some(seat) { (now_ms - row.turn_since_ms).max(0) } else { 0 };
        (row.sides[seat].left_ms - used).max(0)
    })
}

/// Has the seat that decides run out of time?
pub fn is_late(row: &MatchRow, now_ms: i64) -> bool {
    row.deadline_ms.is_some_and(|deadline| deadline <= now_ms)
}

/// Moves the clocks from one row to the next, whose clocks still show what they showed before: the seat that decided has used its
/// time. A seat that takes its turn back returns the increment, or it could make time out of nothing.
pub fn advance(before: &MatchRow, after: &mut MatchRow, taken_back: bool, now_ms: i64) {
    let start_ms = shown(after.pace).start_ms();
    let (was, is) = (running(before), running(after));
    if before.status != Status::Playing && after.status == Status::Playing {
        after.sides.home.left_ms = start_ms;
        after.sides.away.left_ms = start_ms;
    }
    if let Some(seat) = was {
        after.sides[seat].left_ms = left_ms(before, now_ms)[seat];
    }
    if was != is && before.status == Status::Playing {
        match after.pace {
            Pace::Live { increment_s, .. } => {
                let increment = i64::from(increment_s) * 1000;
                if let Some(seat) = was.filter(|_| !taken_back) {
                    after.sides[seat].left_ms += increment;
                } else if let Some(seat) = is.filter(|_| taken_back) {
                    let clock = &mut after.sides[seat].left_ms;
                    *clock = (*clock - increment).max(1);
                }
            }
            Pace::Days { .. } => {
                if let Some(seat) = is.filter(|_| !taken_back) {
                    after.sides[seat].left_ms = start_ms;
                }
            }
            Pace::None => {}
        }
    }
    after.turn_since_ms = now_ms;
    after.deadline_ms = match (after.pace, is) {
        (Pace::None, _) | (_, None) => None,
        (_, Some(seat)) => Some(now_ms + after.sides[seat].left_ms),
    };
}
