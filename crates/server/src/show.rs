//! From a room to what one viewer is sent, by way of [`touchline_wire::Hosted`]. Nothing about a match leaves the server by another
//! way.

use crate::matches::room::Inside;
use crate::matches::row::{coach_of, dice_of, names_of, turn_of, user_of};
use crate::wire::{Clock, Dice, DicePart, Hosted, MatchInfo, Pace, Status, Update};
use touchline_kernel::dice::{Party, Secret, from_hex, to_hex};
use touchline_kernel::{BySeat, Seat, Viewer};
use touchline_live::Moment;
use touchline_store::MatchRow;

/// `2026-11-15`, from milliseconds since 1970.
pub fn date(ms: i64) -> String {
    // Days are counted from 1 March of year 0, so that the leap day is the last of its year.
    let days = ms.div_euclid(24 * 60 * 60 * 1000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// What lists show of a match.
pub fn info(row: &MatchRow, you: Vec<Seat>, now_ms: i64) -> MatchInfo {
    let pace: Pace = serde_json::from_str(&row.pace).unwrap_or_default();
    let running = crate::matches::clock::running(row);
    let left = |seat: Seat, left_ms: i64| {
        let used = if running == Some(seat) { (now_ms - row.turn_since_ms).max(0) } else { 0 };
        (left_ms - used).max(0)
    };
    let begun = matches!(row.status.as_str(), "playing" | "over");
    let server = from_hex(&row.server_secret).map(Secret);
    let part = |seat: Seat| {
        let (commitment, secret) = dice_of(row, seat);
        DicePart { commitment: commitment.cloned(), secret: secret.cloned() }
    };
    MatchInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        options: serde_json::from_str(&row.options).unwrap_or_default(),
        kind: row.kind.clone(),
        status: match row.status.as_str() {
            "open" => Status::Open,
            "dice" => Status::Dice,
            "playing" => Status::Playing,
            "over" => Status::Over,
            _ => Status::Aborted,
        },
        names: names_of(row),
        people: BySeat::from_fn(|seat| user_of(row, seat).cloned()),
        rated: row.rated > 0,
        chat: row.quiet != Some(1),
        coaches: BySeat::from_fn(|seat| coach_of(row, seat).cloned()),
        you,
        turn: turn_of(row),
        score: BySeat::new(row.home_score, row.away_score),
        number: row.number,
        result: row.result.clone(),
        pace,
        clock: (pace != Pace::None && begun).then(|| Clock {
            left_ms: BySeat::new(left(Seat::Home, row.home_left_ms), left(Seat::Away, row.away_left_ms)),
            running,
        }),
        dice: Dice {
            server: DicePart {
                commitment: server.map(|secret| to_hex(&secret.commitment(Party::Server).0)),
                // The server's secret tells every roll to come: it is shown when none is.
                secret: (row.status == "over").then(|| row.server_secret.clone()),
            },
            home: part(Seat::Home),
            away: part(Seat::Away),
        },
        rematch: row.rematch.clone(),
        created_ms: row.created_ms,
        updated_ms: row.updated_ms,
    }
}

fn hosted(inside: &Inside) -> Hosted<'_> {
    Hosted { game: inside.table.as_ref(), live: inside.live.as_ref(), online: inside.online() }
}

/// What happened after number `since`: at most `moments_max` moments, and the state if these are all.
pub fn since(
    inside: &Inside,
    viewer: Viewer,
    you: &[Seat],
    since: u32,
    moments_max: usize,
    now_ms: i64,
) -> Update {
    hosted(inside).since(info(&inside.row, Vec::new(), now_ms), viewer, you, since, moments_max)
}

/// What just happened, as far as everybody may know it: made once, and then shown to one viewer after the other.
pub fn news(inside: &Inside, moments: &[Moment]) -> Update {
    hosted(inside).news(info(&inside.row, Vec::new(), inside.row.updated_ms), moments)
}

/// Shows news to a viewer: what differs from one viewer to another is replaced.
pub fn show_to(news: &mut Update, inside: &Inside, viewer: Viewer, you: &[Seat], moments: &[Moment]) {
    hosted(inside).show_to(news, viewer, you, moments);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(-1), "1969-12-31");
        assert_eq!(date(59 * DAY), "1970-03-01");
        assert_eq!(date(11_016 * DAY), "2000-02-29");
        assert_eq!(date(20_772 * DAY + 5), "2026-11-15");
    }
}
