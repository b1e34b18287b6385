//! The pitch as text, for terminals and bug reports.

use crate::phase::Phase;
use crate::pitch::Zone;
use crate::setup::Clock;
use crate::view::View;
use std::fmt::Write;
use touchline_kernel::{Captions, Fact, Seat, Token};

/// Draws what a viewer may know, at most 78 columns wide. In each zone `H3` and `A2` are the numbers of outfield pieces, `G` after
/// a letter is the goalkeeper, `(4)` is the ball with its value, `>` the target of the turn.
#[must_use]
pub fn render(view: &View, captions: &dyn Captions) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{}", head(view, captions));
    wings(&mut text, view, captions, ["s1", "s2", "s3", "s4"], Edge::Top);
    middle(&mut text, view, captions);
    wings(&mut text, view, captions, ["s5", "s6", "s7", "s8"], Edge::Bottom);
    for note in notes(view, captions) {
        let _ = writeln!(text, "{note}");
    }
    text
}

fn number(number: impl Into<i64>) -> Fact {
    Fact::Number(number.into())
}

/// Who plays what, the score and the time.
fn head(view: &View, captions: &dyn Captions) -> String {
    let known = &view.known;
    let clock = match known.clock {
        Some(Clock::Minute(minute)) => format!("{minute}′"),
        Some(Clock::Added(added)) => format!("+{added}′"),
        None => "–".to_owned(),
    };
    let [home, away] = known.score;
    let facts = [
        ("hosts", Fact::Seat(Seat::Home)),
        ("shape", Fact::Text(formation(view, Seat::Home))),
        ("home", number(home)),
        ("away", number(away)),
        ("visitors", Fact::Seat(Seat::Away)),
        ("against", Fact::Text(formation(view, Seat::Away))),
        ("half", number(known.half)),
        ("clock", Fact::Text(clock)),
    ];
    captions.caption("head", &facts)
}

/// What the pitch itself does not show, a line each.
fn notes(view: &View, captions: &dyn Captions) -> Vec<String> {
    let known = &view.known;
    let by = |seat: Seat| ("by", Fact::Seat(seat));
    let mut notes = vec![captions.caption("control", &[by(known.control)])];
    if known.last_turn {
        notes.push(captions.caption("last-turn", &[]));
    }
    if known.die != [0, 0] {
        let [home, away] = known.die;
        notes.push(captions.caption("dice", &[("home", number(home)), ("away", number(away))]));
    }
    if let Some(taker) = known.taker {
        notes.push(captions.caption("taker", &[by(known.control), ("kind", taker.fact())]));
    }
    for (seat, yellow, red) in
        [(Seat::Home, known.yellow[0], known.red[0]), (Seat::Away, known.yellow[1], known.red[1])]
    {
        if yellow + red > 0 {
            notes.push(
                captions.caption("cards", &[by(seat), ("yellow", number(yellow)), ("red", number(red))]),
            );
        }
    }
    if known.kicks != [0, 0] {
        let [home, away] = known.kick_goals;
        notes.push(captions.caption("shootout", &[("home", number(home)), ("away", number(away))]));
    }
    if let Phase::Place { seat, left, .. } = known.phase {
        notes.push(captions.caption("place", &[by(seat), ("left", number(left))]));
    }
    notes
}

fn formation(view: &View, seat: Seat) -> String {
    view.known.formation[seat].map_or_else(
        || if view.formation_chosen[seat] { "?-?-?".to_owned() } else { "–".to_owned() },
        |formation| formation.to_string(),
    )
}

/// Two lines of a zone: its name with the ball, and its pieces.
fn cell(view: &View, captions: &dyn Captions, name: &str) -> [String; 2] {
    let known = &view.known;
    let Some(zone) = Zone::read(name) else { return Default::default() };
    let ball = match (known.ball, known.value) {
        (Some(ball), Some(value)) if ball == zone => format!(" ({value})"),
        _ => String::new(),
    };
    let target = if known.target == Some(zone) { ">" } else { "" };
    let team = |seat: Seat| {
        let (letter, goalkeeper) = (captions.letter(seat), captions.keeper());
        let n = known.out[seat].as_ref().and_then(|out| out.get(&zone)).copied().unwrap_or(0);
        let keeper = known.keeper[seat] == Some(zone);
        match (n, keeper) {
            (0, false) => String::new(),
            (0, true) => format!("{letter}{goalkeeper}"),
            (n, false) => format!("{letter}{n}"),
            (n, true) => format!("{letter}{n}{goalkeeper}"),
        }
    };
    let pieces = Seat::BOTH.map(team);
    [format!("{target}{name}{ball}"), pieces.join(" ").trim().to_owned()]
}

#[derive(Clone, Copy, PartialEq)]
enum Edge {
    Top,
    Bottom,
}

/// Widths inside the borders: four wing zones, five middle zones.
const WING: [usize; 4] = [17, 17, 17, 17];
const MIDDLE: [usize; 5] = [11, 14, 17, 14, 11];

fn wings(text: &mut String, view: &View, captions: &dyn Captions, zones: [&str; 4], edge: Edge) {
    if edge == Edge::Top {
        rule(text, &WING, &[]);
    } else {
        rule(text, &WING, &MIDDLE);
    }
    row(text, &zones.map(|zone| cell(view, captions, zone)), &WING, " ", " ");
    if edge == Edge::Top {
        rule(text, &WING, &MIDDLE);
    } else {
        rule(text, &WING, &[]);
    }
}

fn middle(text: &mut String, view: &View, captions: &dyn Captions) {
    let cells = ["m1", "m2", "m3", "m4", "m5"].map(|zone| cell(view, captions, zone));
    let blank: [[String; 2]; 5] = Default::default();
    let names = cells.clone().map(|[name, _]| [name, String::new()]);
    let pieces = cells.map(|[_, pieces]| [pieces, String::new()]);
    line(text, &names, 0, &MIDDLE, " ", " ");
    line(text, &pieces, 0, &MIDDLE, "[", "]");
    line(text, &blank, 0, &MIDDLE, " ", " ");
}

fn row(text: &mut String, cells: &[[String; 2]], widths: &[usize], left: &str, right: &str) {
    line(text, cells, 0, widths, left, right);
    line(text, cells, 1, widths, left, right);
}

fn line(text: &mut String, cells: &[[String; 2]], of: usize, widths: &[usize], left: &str, right: &str) {
    text.push_str(left);
    for (cell, width) in cells.iter().zip(widths) {
        let _ = write!(text, "|{:^width$}", cell[of]);
    }
    text.push('|');
    text.push_str(right.trim_end());
    text.push('\n');
}

/// A horizontal border with a corner wherever a zone above or below ends.
fn rule(text: &mut String, one: &[usize], other: &[usize]) {
    let ends = |widths: &[usize]| {
        widths
            .iter()
            .scan(0, |at, width| {
                *at += width + 1;
                Some(*at)
            })
            .collect::<Vec<_>>()
    };
    let (one, other) = (ends(one), ends(other));
    let length = one.last().copied().unwrap_or(0);
    text.push(' ');
    for at in 0..=length {
        text.push(if at == 0 || one.contains(&at) || other.contains(&at) { '+' } else { '-' });
    }
    text.push('\n');
}
