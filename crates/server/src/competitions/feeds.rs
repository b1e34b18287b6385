//! A competition for other programs: a calendar (RFC 5545) and a table of results (RFC 4180).

use crate::competitions::held::Held;
use crate::show::date;
use std::fmt::Write as _;
use touchline_kernel::Seat;
use touchline_league::Slot;

/// A line of a calendar has 75 octets at most; what is longer goes on in the next, after a space.
fn folded(out: &mut String, line: &str) {
    let mut left = line;
    let mut most = 75;
    while left.len() > most {
        let mut cut = most;
        while !left.is_char_boundary(cut) {
            cut -= 1;
        }
        let (head, tail) = left.split_at(cut);
        let _ = write!(out, "{head}\r\n ");
        (left, most) = (tail, 74);
    }
    let _ = write!(out, "{left}\r\n");
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// `20261119T183000Z`.
fn stamp(ms: i64) -> String {
    let seconds = ms.div_euclid(1000).rem_euclid(24 * 60 * 60);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{}T{hour:02}{minute:02}{second:02}Z", date(ms).replace('-', ""))
}

/// The deadlines of the fixtures that are still to be played.
pub fn calendar(held: &Held, url: &str) -> String {
    let mut out = String::new();
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Touchline//Competitions//EN"] {
        folded(&mut out, line);
    }
    folded(&mut out, &format!("X-WR-CALNAME:{}", escaped(&held.row.name)));
    let fixtures = held.competition.as_ref().map(touchline_league::Competition::fixtures);
    for (fixture, _) in fixtures.into_iter().flatten() {
        let row = held.fixture(fixture.id).filter(|row| !row.counted);
        let (Some(at_ms), Some(seats)) = (row.and_then(|row| row.deadline_ms), held.seats(&fixture)) else {
            continue;
        };
        let title = format!("{}: {} – {}", held.row.name, seats.home.name, seats.away.name);
        for line in [
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{}-{}@touchline", held.row.id, fixture.id),
            format!("DTSTAMP:{}", stamp(held.row.updated_ms)),
            format!("DTSTART:{}", stamp(at_ms)),
            format!("SUMMARY:{}", escaped(&title)),
            format!("URL:{url}"),
            "BEGIN:VALARM".to_owned(),
            "ACTION:DISPLAY".to_owned(),
            "TRIGGER:-P1D".to_owned(),
            format!("DESCRIPTION:{}", escaped(&title)),
            "END:VALARM".to_owned(),
            "END:VEVENT".to_owned(),
        ] {
            folded(&mut out, &line);
        }
    }
    folded(&mut out, "END:VCALENDAR");
    out
}

/// A cell of a table: quoted where it must be, and never a formula.
fn cell(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t']);
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

/// A line for each fixture whose entrants are known.
pub fn results(held: &Held) -> String {
    let mut out = "match,round,home,away,home_goals,away_goals,winner,by\r\n".to_owned();
    let fixtures = held.competition.as_ref().map(touchline_league::Competition::fixtures);
    for (fixture, played) in fixtures.into_iter().flatten() {
        let name = |slot: Slot| match slot {
            Slot::Entrant(entrant) => held.entrants.get(entrant).map(|entrant| cell(&entrant.name)),
            _ => None,
        };
        let (Some(home), Some(away)) = (name(fixture.home), name(fixture.away)) else { continue };
        let (goals, how) = match &played {
            Some(played) => (
                played.score.map(|goals| goals.to_string()),
                [played.winner.map_or("level", Seat::name).to_owned(), cell(played.by.text())],
            ),
            None => Default::default(),
        };
        let line = [&fixture.id.to_string(), &fixture.round.to_string(), &home, &away, &goals[0], &goals[1]];
        let line: Vec<&str> = line.into_iter().chain(&how).map(String::as_str).collect();
        out.push_str(&line.join(","));
        out.push_str("\r\n");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_folded_between_letters_and_times_are_utc() {
        let mut out = String::new();
        folded(&mut out, &"é".repeat(100));
        let lines: Vec<&str> = out.split("\r\n").collect();
        assert!(lines.iter().all(|line| line.len() <= 75), "{out}");
        assert_eq!(lines.iter().map(|line| line.trim_start()).collect::<String>(), "é".repeat(100));
        assert_eq!(stamp(20_776 * 24 * 60 * 60 * 1000 + (18 * 60 + 30) * 60_000 + 7000), "20261119T183007Z");
        assert_eq!(escaped("a,b;c\\d\ne"), "a\\,b\\;c\\\\d\\ne");
        assert_eq!([cell("=1+1"), cell("a \"b\", c")], ["'=1+1".to_owned(), "\"a \"\"b\"\", c\"".to_owned()]);
    }
}
