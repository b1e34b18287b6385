//! The table as text, for terminals and bug reports.

use crate::deck::Card;
use crate::view::{Keeper, Row, TeamView, View};
use std::fmt::Write;

/// Columns of the drawing.
const WIDTH: usize = 60;

/// Draws a view: away at the top with its places from the right, home at the bottom with its places from the left. `[..]` is an
/// empty place, `[##]` a card face down.
#[must_use]
pub fn draw(view: &View) -> String {
    let mut text = String::new();
    side(&mut text, "AWAY", &view.away, true);
    let middle = format!("pile {}   discard {}", view.pile, view.discard.len());
    let _ = writeln!(text, "{middle:-^WIDTH$}");
    side(&mut text, "HOME", &view.home, false);
    text
}

fn side(text: &mut String, name: &str, team: &TeamView, top: bool) {
    let mut lines = Vec::new();
    for row in &team.rows {
        lines.push(line(row, top));
    }
    lines.push(format!("{:^WIDTH$}GK", keeper(team)));
    lines.push(format!("{name}  hand: {}{}", hand(team), notes(team)));
    if top {
        lines.reverse();
    }
    for line in lines {
        let _ = writeln!(text, "{}", line.trim_end());
    }
}

fn line(row: &Row, reversed: bool) -> String {
    let mut cards: Vec<String> =
        row.cards.iter().map(|card| card.map_or("[..]".to_owned(), |card| format!("[{card}]"))).collect();
    if reversed {
        cards.reverse();
    }
    format!("{:^WIDTH$}{}{}", cards.join("  "), row.name, if row.open { "  open" } else { "" })
}

fn keeper(team: &TeamView) -> String {
    match team.keeper {
        Keeper::None => "[..]".to_owned(),
        Keeper::Hidden => "[##]".to_owned(),
        Keeper::Card(card) => format!("[{card}]"),
    }
}

fn hand(team: &TeamView) -> String {
    let cards = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    match &team.hand {
        Some(hand) if hand.is_empty() => "-".to_owned(),
        Some(hand) => cards(hand),
        None if team.n_hand == 0 => "-".to_owned(),
        None => vec!["##"; usize::from(team.n_hand)].join(" "),
    }
}

fn notes(team: &TeamView) -> String {
    let mut notes = String::new();
    if !team.known.is_empty() {
        let known: Vec<String> = team
            .known
            .iter()
            .map(|known| format!("{}{}", known.card, if known.maybe_keeper { "?" } else { "" }))
            .collect();
        let _ = write!(notes, "  seen: {}", known.join(" "));
    }
    // The strongest shots say the most; a long list would not fit a line.
    let saves: Vec<String> = team.saves.iter().rev().take(6).map(ToString::to_string).collect();
    if !saves.is_empty() {
        let _ = write!(notes, "  saved: {}", saves.join(" "));
    }
    notes
}
