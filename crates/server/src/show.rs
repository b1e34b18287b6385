//! From a room to what one viewer is sent, by way of [`touchline_wire::Hosted`]. Nothing about a match leaves the server by another
//! way.

use crate::matches::clock;
use crate::matches::state::RoomState;
use crate::wire::{Clock, Dice, DicePart, Hosted, MatchInfo, Pace, Status, Update};
use touchline_kernel::dice::{Party, to_hex};
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

/// When a day began, in milliseconds since 1970, from `2026-11-15`; none if there is no such day.
pub fn ms_of_date(text: &str) -> Option<i64> {
    let parts: Vec<i64> = text.split('-').map(str::parse).collect::<Result<_, _>>().ok()?;
    let &[year @ 1970..=9999, month @ 1..=12, day @ 1..=31] = &parts[..] else { return None };
    // As in [`date`], a year begins in March.
    let (year, shifted) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let (era, year_of_era) = (year / 400, year % 400);
    let day_of_year = (153 * shifted + 2) / 5 + day - 1;
    let days =
        era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468;
    let ms = days * 24 * 60 * 60 * 1000;
    (date(ms) == text).then_some(ms)
}

/// What lists show of a match.
pub fn info(row: &MatchRow, you: Vec<Seat>, now_ms: i64) -> MatchInfo {
    let pace = clock::shown(row.pace);
    let begun = matches!(row.status, touchline_store::Status::Playing | touchline_store::Status::Over);
    let part = |seat: Seat| {
        let side = &row.sides[seat];
        DicePart {
            commitment: side.commitment.map(|commitment| to_hex(&commitment.0)),
            secret: side.secret.map(|secret| to_hex(&secret.0)),
        }
    };
    MatchInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        options: serde_json::from_str(&row.options).unwrap_or_default(),
        kind: row.kind.name().to_owned(),
        status: status(row),
        names: row.names(),
        people: BySeat::from_fn(|seat| row.sides[seat].user.clone()),
        rated: row.rated.counts(),
        chat: !row.quiet,
        practice: row.practice,
        own_dice: row.own_dice,
        competition: row.competition.clone(),
        brought: row.brought,
        coaches: BySeat::from_fn(|seat| row.sides[seat].coach.clone()),
        you,
        turn: row.turn,
        score: BySeat::from_fn(|seat| i64::from(row.sides[seat].score)),
        number: i64::from(row.number),
        result: row.result.as_ref().map(ToString::to_string),
        ending: row.result.as_ref().map(Into::into),
        pace,
        clock: (pace != Pace::None && begun)
            .then(|| Clock { left_ms: clock::left_ms(row, now_ms), running: clock::running(row) }),
        dice: Dice {
            server: DicePart {
                commitment: Some(to_hex(&row.server_secret.commitment(Party::Server).0)),
                // The server's secret tells every roll to come: it is shown when none is.
                secret: (row.status == touchline_store::Status::Over).then(|| to_hex(&row.server_secret.0)),
            },
            home: part(Seat::Home),
            away: part(Seat::Away),
        },
        rematch: row.rematch.clone(),
        created_ms: row.created_ms,
        updated_ms: row.updated_ms,
    }
}

/// Where a match stands, in the words of the wire.
fn status(row: &MatchRow) -> Status {
    match row.status {
        touchline_store::Status::Open => Status::Open,
        touchline_store::Status::Dice => Status::Dice,
        touchline_store::Status::Playing => Status::Playing,
        touchline_store::Status::Over => Status::Over,
        touchline_store::Status::Aborted => Status::Aborted,
    }
}

fn hosted(room: &RoomState) -> Hosted<'_> {
    Hosted { game: room.game.as_ref(), live: room.stage.live(), online: room.online() }
}

/// What happened after number `since`: at most `moments_max` moments, and the state if these are all.
pub fn since(
    room: &RoomState,
    viewer: Viewer,
    you: &[Seat],
    since: u32,
    moments_max: usize,
    now_ms: i64,
) -> Update {
    hosted(room).since(info(&room.row, Vec::new(), now_ms), viewer, you, since, moments_max)
}

/// What just happened, as far as everybody may know it: made once, and then shown to one viewer after the other.
pub fn news(room: &RoomState, moments: &[Moment]) -> Update {
    hosted(room).news(info(&room.row, Vec::new(), room.row.updated_ms), moments)
}

/// Shows news to a viewer: what differs from one viewer to another is replaced.
pub fn show_to(news: &mut Update, room: &RoomState, viewer: Viewer, you: &[Seat], moments: &[Moment]) {
    hosted(room).show_to(news, viewer, you, moments);
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
        for days in (0..40_000).step_by(13) {
            assert_eq!(ms_of_date(&date(days * DAY)), Some(days * DAY));
        }
        for wrong in
            ["", "2026-11", "2026-13-01", "2026-02-30", "2026-2-3", "zzz", "1969-12-31", "2026-11-15-1"]
        {
            assert_eq!(ms_of_date(wrong), None, "{wrong}");
        }
    }
}
