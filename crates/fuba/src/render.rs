//! The pitch as text, for terminals and bug reports.

use crate::action::Kind;
use crate::phase::Phase;
use crate::pitch::Zone;
use crate::setup::Clock;
use crate::view::View;
use std::fmt::Write;
use touchline_kernel::{Seat, Token};

/// Draws what a viewer may know, at most 78 columns wide. In each zone `H3` and `A2` are the numbers of outfield pieces, `G` after
/// a letter is the goalkeeper, `(4)` is the ball with its value, `>` the target of the turn.
#[must_use]
pub fn render(view: &View) -> String {
    let known = &view.known;
    let mut text = String::new();
    let clock = match known.clock {
        Some(Clock::Minute(minute)) => format!("{minute}'"),
        Some(Clock::Added(added)) => format!("+{added}'"),
        None => String::new(),
    };
    let [home, away] = known.score;
    let _ = writeln!(
        text,
        "Home {} {home} - {away} {} Away   half {}, {clock}{}, {} in control",
        formation(view, Seat::Home),
        formation(view, Seat::Away),
        known.half,
        if known.last_turn { ", last turn" } else { "" },
        known.control,
    );
    wings(&mut text, view, ["s1", "s2", "s3", "s4"], Edge::Top);
    middle(&mut text, view);
    wings(&mut text, view, ["s5", "s6", "s7", "s8"], Edge::Bottom);
    let mut notes = Vec::new();
    if known.die != [0, 0] {
        notes.push(format!("dice {}-{}", known.die[0], known.die[1]));
    }
    if let Some(taker) = known.taker {
        let taker = if taker == Kind::Keeper { "the goalkeeper" } else { "a player" };
        notes.push(format!("{taker} of {} takes the corner", known.control));
    }
    for (seat, [yellow, red]) in
        [(Seat::Home, [known.yellow[0], known.red[0]]), (Seat::Away, [known.yellow[1], known.red[1]])]
    {
        if yellow + red > 0 {
            notes.push(format!("{seat} yellow {yellow} red {red}"));
        }
    }
    if known.kicks != [0, 0] {
        notes.push(format!("shoot-out {}-{}", known.kick_goals[0], known.kick_goals[1]));
    }
    if let Phase::Place { seat, left, .. } = known.phase {
        notes.push(format!("{seat} has {left} to place"));
    }
    if !notes.is_empty() {
        let _ = writeln!(text, "{}", notes.join("; "));
    }
    text
}

fn formation(view: &View, seat: Seat) -> String {
    view.known.formation[seat].map_or_else(
        || if view.formation_chosen[seat] { "?-?-?".to_owned() } else { "-".to_owned() },
        |formation| formation.to_string(),
    )
}

/// Two lines of a zone: its name with the ball, and its pieces.
fn cell(view: &View, name: &str) -> [String; 2] {
    let known = &view.known;
    let Some(zone) = Zone::read(name) else { return Default::default() };
    let ball = match (known.ball, known.value) {
        (Some(ball), Some(value)) if ball == zone => format!(" ({value})"),
        _ => String::new(),
    };
    let target = if known.target == Some(zone) { ">" } else { "" };
    let team = |seat: Seat, letter: char| {
        let n = known.out[seat].as_ref().and_then(|out| out.get(&zone)).copied().unwrap_or(0);
        let keeper = known.keeper[seat] == Some(zone);
        match (n, keeper) {
            (0, false) => String::new(),
            (0, true) => format!("{letter}G"),
            (n, false) => format!("{letter}{n}"),
            (n, true) => format!("{letter}{n}G"),
        }
    };
    let pieces = [team(Seat::Home, 'H'), team(Seat::Away, 'A')];
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

fn wings(text: &mut String, view: &View, zones: [&str; 4], edge: Edge) {
    if edge == Edge::Top {
        rule(text, &WING, &[]);
    } else {
        rule(text, &WING, &MIDDLE);
    }
    row(text, &zones.map(|zone| cell(view, zone)), &WING, " ", " ");
    if edge == Edge::Top {
        rule(text, &WING, &MIDDLE);
    } else {
        rule(text, &WING, &[]);
    }
}

fn middle(text: &mut String, view: &View) {
    let cells = ["m1", "m2", "m3", "m4", "m5"].map(|zone| cell(view, zone));
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
