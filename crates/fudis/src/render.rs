//! The table as text, for terminals and bug reports.

use crate::view::{Keeper, Row, TeamView, View};
use touchline_kernel::{Captions, Fact, Seat};

/// Columns of the field.
const WIDTH: usize = 60;
/// No line is longer.
const WIDTH_MAX: usize = 78;

/// Draws a view: away at the top with its places from the right, home at the bottom with its places from the left. `[..]` is an
/// empty place, `[##]` a card face down.
#[must_use]
pub fn render(view: &View, captions: &dyn Captions) -> String {
    let mut lines = bench(Seat::Away, &view.away, captions);
    lines.extend(field(&view.away, true, captions).into_iter().rev());
    let piles = [("pile", Fact::Number(view.pile.into())), ("discard", count(view.discard.len()))];
    let middle = format!(" {} ", captions.caption("piles", &piles));
    lines.push(format!("{middle:-^WIDTH$}"));
    lines.extend(field(&view.home, false, captions));
    lines.extend(bench(Seat::Home, &view.home, captions));
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn count(cards: usize) -> Fact {
    Fact::Number(i64::try_from(cards).unwrap_or(i64::MAX))
}

/// Front row first, the goal last.
fn field(team: &TeamView, reversed: bool, captions: &dyn Captions) -> Vec<String> {
    let keeper = match team.keeper {
        Keeper::None => "[..]".to_owned(),
        Keeper::Hidden => "[##]".to_owned(),
        Keeper::Card(card) => format!("[{}]", captions.card(&card.to_string())),
    };
    let mut lines: Vec<String> = team.rows.iter().map(|row| line(row, reversed, captions)).collect();
    lines.push(format!("{keeper:^WIDTH$}GK"));
    lines
}

fn line(row: &Row, reversed: bool, captions: &dyn Captions) -> String {
    // A ten is wider than the others.
    let place =
        |card: Option<String>| format!("{:>5}", format!("[{}]", card.unwrap_or_else(|| "..".to_owned())));
    let mut cards: Vec<String> =
        row.cards.iter().map(|card| place(card.map(|card| captions.card(&card.to_string())))).collect();
    if reversed {
        cards.reverse();
    }
    let open = if row.open { format!("  {}", captions.caption("open", &[])) } else { String::new() };
    format!("{:^WIDTH$}{}{open}", cards.join(" "), row.name)
}

/// The hand, and what everybody knows of it and of the keeper; as many lines as it takes.
fn bench(seat: Seat, team: &TeamView, captions: &dyn Captions) -> Vec<String> {
    let card = |card: &dyn std::fmt::Display| captions.card(&card.to_string());
    let mut words = vec![captions.caption("hand", &[("by", Fact::Seat(seat))])];
    match &team.hand {
        _ if team.n_hand == 0 => words.push("-".to_owned()),
        Some(hand) => words.extend(hand.iter().map(|held| card(held))),
        None => words.extend(std::iter::repeat_n("##".to_owned(), usize::from(team.n_hand))),
    }
    if !team.known.is_empty() {
        words.push(format!(" {}", captions.caption("seen", &[])));
        let doubt = |maybe_keeper| if maybe_keeper { "?" } else { "" };
        words.extend(
            team.known.iter().map(|known| format!("{}{}", card(&known.card), doubt(known.maybe_keeper))),
        );
    }
    if !team.saves.is_empty() {
        words.push(format!(" {}", captions.caption("saved", &[])));
        words.extend(team.saves.iter().map(|saved| card(saved)));
    }
    let mut lines = vec![String::new()];
    for word in words {
        let line = lines.last_mut().expect("there is a first line");
        if line.chars().count() + word.chars().count() >= WIDTH_MAX {
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
