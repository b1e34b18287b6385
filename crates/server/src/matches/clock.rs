//! How fast a match is played.

use crate::wire::Pace;
use touchline_kernel::Seat;
use touchline_store::MatchRow;

/// Whose clock runs: the seat that decides, if a person sits there.
pub fn running(row: &MatchRow) -> Option<Seat> {
    let seat = crate::matches::row::turn_of(row)?;
    let coach = match seat {
        Seat::Home => &row.home_coach,
        Seat::Away => &row.away_coach,
    };
    (row.status == "playing" && coach.is_none()).then_some(seat)
}

fn left(row: &mut MatchRow, seat: Seat) -> &mut i64 {
    match seat {
        Seat::Home => &mut row.home_left_ms,
        Seat::Away => &mut row.away_left_ms,
    }
}

/// Moves the clocks from one row to the next, whose clocks still show what they showed before: the seat that decided has used its
/// time. Whoever takes a turn back gives back what he got for it, or he could make time out of nothing.
pub fn advance(pace: Pace, before: &MatchRow, after: &mut MatchRow, taken_back: bool, now_ms: i64) {
    let (was, is) = (running(before), running(after));
    if before.status != "playing" && after.status == "playing" {
        after.home_left_ms = pace.start_ms();
        after.away_left_ms = pace.start_ms();
    }
    if let Some(seat) = was {
        let clock = left(after, seat);
        *clock = (*clock - (now_ms - before.turn_since_ms).max(0)).max(0);
    }
    if was != is && before.status == "playing" {
        match pace {
            Pace::Live { increment_s, .. } => {
                let increment = i64::from(increment_s) * 1000;
                if let Some(seat) = was.filter(|_| !taken_back) {
                    *left(after, seat) += increment;
                } else if let Some(seat) = is.filter(|_| taken_back) {
                    let clock = left(after, seat);
                    *clock = (*clock - increment).max(1);
                }
            }
            Pace::Days { .. } => {
                if let Some(seat) = is.filter(|_| !taken_back) {
                    *left(after, seat) = pace.start_ms();
                }
            }
            Pace::None => {}
        }
    }
    after.turn_since_ms = now_ms;
    after.deadline_ms = match (pace, is) {
        (Pace::None, _) | (_, None) => None,
        (_, Some(seat)) => Some(now_ms + *left(after, seat)),
    };
}
