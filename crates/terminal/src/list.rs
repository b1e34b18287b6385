//! The list of what can be done: every option, by number, with its odds where chance follows.

use super::app::{App, Focus, Item};
use super::palette::Tone;
use super::scene::Preview;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// How likely it is that something good comes of an action, in percent; none if nothing is known.
pub fn promise(app: &App, look: &Preview) -> Option<u32> {
    if look.odds.len() < 2 {
        return None;
    }
    let good: f64 = look
        .odds
        .iter()
        .filter(|end| app.board.good(&look.action, &end.event))
        .map(|end| end.chance.0 as f64 / end.chance.1.max(1) as f64)
        .sum();
    Some((good * 100.0).round() as u32)
}

/// The first line that is shown, so that the chosen one is among them.
fn top(app: &App, shown: &[usize], height: usize) -> usize {
    let at = app.chosen.and_then(|item| shown.iter().position(|other| *other == item)).unwrap_or(0);
    let last = shown.len().saturating_sub(height);
    at.saturating_sub(height / 2).min(last)
}

/// The lines for items: the last one says that there are more.
fn window(app: &App, area: Rect) -> (Vec<usize>, usize, usize) {
    let shown = app.matching();
    let height = usize::from(area.height).saturating_sub(usize::from(app.filter.is_some()));
    let top = top(app, &shown, height);
    (shown, top, height)
}

/// The item that is drawn on a line of the screen.
pub fn item_at(app: &App, area: Rect, y: u16) -> Option<usize> {
    let (shown, top, height) = window(app, area);
    let filter = u16::from(app.filter.is_some());
    let row = usize::from(y.checked_sub(area.y + filter)?);
    shown.get(top + row).copied().filter(|_| row < height)
}

/// Draws the list.
pub fn draw(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let (shown, top, height) = window(app, area);
    let items = app.items();
    let mut lines: Vec<Line<'_>> = Vec::new();
    if let Some(filter) = &app.filter {
        lines.push(Line::from(vec![
            Span::styled("/ ", app.palette.ink(Tone::Yes).add_modifier(Modifier::BOLD)),
            Span::styled(filter.clone(), Style::new().add_modifier(Modifier::BOLD)),
            Span::styled("▏", Style::new()),
            Span::styled(format!(" {}/{}", shown.len(), items.len()), app.palette.quiet()),
        ]));
    }
    let width = usize::from(area.width);
    for item in shown.iter().skip(top).take(height) {
        let chosen = app.chosen == Some(*item);
        let number = format!("{:>3} ", item + 1);
        let odds = match items[*item] {
            Item::Pick(pick) => app.previews.get(&pick.text).and_then(|look| {
                let percent = app.words.percent(promise(app, look)?);
                Some(match app.words.at_least(look) {
                    Some(least) => format!("{least}, {percent}"),
                    None => percent,
                })
            }),
            Item::Recipe(_) => Some("»".to_owned()),
        };
        let odds = odds.unwrap_or_default();
        let room = width.saturating_sub(number.width() + odds.width() + 1 + usize::from(!odds.is_empty()));
        let label = shorten(&app.label_within(items[*item], room), room);
        let gap = " ".repeat(room.saturating_sub(label.width()) + usize::from(!odds.is_empty()));
        let style = if chosen { app.palette.picked() } else { Style::new() };
        let number_style = if chosen { style } else { app.palette.quiet() };
        let mark = if chosen && app.focus == Focus::List { "►" } else { " " };
        lines.push(Line::from(vec![
            Span::styled(number, number_style),
            Span::styled(label, style),
            Span::styled(gap, style),
            Span::styled(odds, if chosen { style } else { app.palette.ink(Tone::Yes) }),
            Span::styled(mark, style),
        ]));
    }
    let more = shown.len().saturating_sub(top + height);
    // The line that says so takes the place of one more.
    if more > 0
        && let Some(last) = lines.last_mut()
    {
        *last = Line::styled(format!("    … +{}", more + 1), app.palette.quiet());
    }
    frame.render_widget(ratatui::widgets::Paragraph::new(lines), area);
}

/// A text that fits, with a sign where something is left out.
pub fn shorten(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for c in text.chars() {
        if short.width() + 2 > width {
            break;
        }
        short.push(c);
    }
    if width > 0 {
        short.push('…');
    }
    short
}

/// A text as a line of its own begins: with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
