//! The table as text, for terminals and bug reports.

use crate::view::{Keeper, Row, TeamView, View};

/// Columns of the field.
const WIDTH: usize = 60;
/// No line is longer.
const WIDTH_MAX: usize = 78;

/// Draws a view: away at the top with its places from the right, home at the bottom with its places from the left. `[..]` is an
/// empty place, `[##]` a card face down.
#[must_use]
pub fn render(view: &View) -> String {
    let mut lines = bench("AWAY", &view.away);
    lines.extend(field(&view.away, true).into_iter().rev());
    let middle = format!(" pile {}   discard {} ", view.pile, view.discard.len());
    lines.push(format!("{middle:-^WIDTH$}"));
    lines.extend(field(&view.home, false));
    lines.extend(bench("HOME", &view.home));
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Front row first, the goal last.
fn field(team: &TeamView, reversed: bool) -> Vec<String> {
    let keeper = match team.keeper {
        Keeper::None => "[..]".to_owned(),
        Keeper::Hidden => "[##]".to_owned(),
        Keeper::Card(card) => format!("[{card}]"),
    };
    let mut lines: Vec<String> = team.rows.iter().map(|row| line(row, reversed)).collect();
    lines.push(format!("{keeper:^WIDTH$}GK"));
    lines
}

fn line(row: &Row, reversed: bool) -> String {
    let mut cards: Vec<String> =
        row.cards.iter().map(|card| card.map_or("[..]".to_owned(), |card| format!("[{card}]"))).collect();
    if reversed {
        cards.reverse();
    }
    format!("{:^WIDTH$}{}{}", cards.join("  "), row.name, if row.open { "  open" } else { "" })
}

/// The hand, and what everybody knows of it and of the keeper; as many lines as it takes.
fn bench(name: &str, team: &TeamView) -> Vec<String> {
    let mut words = vec![format!("{name}  hand:")];
    match &team.hand {
        _ if team.n_hand == 0 => words.push("-".to_owned()),
        Some(hand) => words.extend(hand.iter().map(ToString::to_string)),
        None => words.extend(std::iter::repeat_n("##".to_owned(), usize::from(team.n_hand))),
    }
    if !team.known.is_empty() {
        words.push(" seen:".to_owned());
        let doubt = |maybe_keeper| if maybe_keeper { "?" } else { "" };
        words.extend(team.known.iter().map(|known| format!("{}{}", known.card, doubt(known.maybe_keeper))));
    }
    if !team.saves.is_empty() {
        words.push(" saved:".to_owned());
        words.extend(team.saves.iter().map(ToString::to_string));
    }
    let mut lines = vec![String::new()];
    for word in words {
        let line = lines.last_mut().expect("there is a first line");
        if line.len() + word.len() >= WIDTH_MAX {
            lines.push(format!("            {}", word.trim_start()));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        }
    }
    lines
}
