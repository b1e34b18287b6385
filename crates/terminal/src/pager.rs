//! The rulebook over the match: scrolled, and searched by number or word.

use super::app::{App, Overlay, Pager};
use super::draw::wrap;
use super::palette::Tone;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

/// No word that is looked for is longer.
const QUERY_MAX: usize = 40;

fn area(size: Size) -> Rect {
    let width = size.width.saturating_sub(6).min(100);
    Rect::new((size.width - width) / 2, 1, width, size.height.saturating_sub(2))
}

/// The rules that match, as lines: chapters in bold, every rule with its number before it. A rule that is asked for by its number
/// names the rulings on which it rests, and a ruling is shown in whole.
fn lines(app: &App, query: &str, width: usize) -> Vec<Line<'static>> {
    let wanted = query.trim().to_lowercase();
    let mut lines = Vec::new();
    if let Some(ruling) = app.words.ruling(&wanted) {
        for (idx, part) in ruling.lines().enumerate() {
            let style = if idx == 0 { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
            lines.extend(wrap(part, width).into_iter().map(|part| Line::styled(part, style)));
        }
        return lines;
    }
    for (title, rules) in app.words.rulebook() {
        let found: Vec<_> = rules
            .into_iter()
            .filter(|(id, text)| {
                let id = id.to_lowercase();
                wanted.is_empty()
                    || id.starts_with(&wanted)
                    || text.to_lowercase().contains(&wanted)
                    || title.to_lowercase().contains(&wanted)
            })
            .collect();
        if found.is_empty() {
            continue;
        }
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(Line::styled(title, Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED)));
        for (id, text) in found {
            let rests = if id.to_lowercase() == wanted { app.words.rulings_of(id) } else { String::new() };
            let text = format!("{text}\n{rests}");
            let parts = text.lines().flat_map(|line| wrap(line, width.saturating_sub(10)));
            for (idx, part) in parts.filter(|part| !part.is_empty()).enumerate() {
                let head = if idx == 0 { format!("{id:<9} ") } else { " ".repeat(10) };
                lines.push(Line::from(vec![
                    Span::styled(head, app.palette.ink(Tone::Yes).add_modifier(Modifier::BOLD)),
                    Span::raw(part),
                ]));
            }
        }
    }
    lines
}

fn inner(size: Size) -> (usize, usize) {
    let area = area(size);
    (usize::from(area.width.saturating_sub(4)), usize::from(area.height.saturating_sub(2)))
}

/// Keeps the last page full.
pub fn clamp(app: &mut App) {
    let (width, height) = inner(app.size);
    if let Overlay::Rules(state) = &app.overlay {
        let n_lines = lines(app, &state.query, width).len();
        if let Overlay::Rules(state) = &mut app.overlay {
            state.top = state.top.min(n_lines.saturating_sub(height));
        }
    }
}

/// Takes a key; none if the rulebook is put away.
pub fn press(app: &App, mut state: Pager, code: KeyCode) -> Option<Pager> {
    let (width, height) = inner(app.size);
    if state.typing {
        match code {
            KeyCode::Enter => state.typing = false,
            KeyCode::Esc => {
                state.typing = false;
                state.query.clear();
            }
            KeyCode::Backspace => {
                state.query.pop();
            }
            KeyCode::Char(c) if state.query.chars().count() < QUERY_MAX => state.query.push(c),
            _ => {}
        }
        state.top = 0;
        return Some(state);
    }
    let last = lines(app, &state.query, width).len().saturating_sub(height);
    match code {
        KeyCode::Up | KeyCode::Char('k') => state.top = state.top.saturating_sub(1),
        KeyCode::Down | KeyCode::Char('j') | KeyCode::Enter => state.top += 1,
        KeyCode::PageUp | KeyCode::Char('b') => state.top = state.top.saturating_sub(height),
        KeyCode::PageDown | KeyCode::Char(' ') => state.top += height,
        KeyCode::Home | KeyCode::Char('g') => state.top = 0,
        KeyCode::End | KeyCode::Char('G') => state.top = last,
        KeyCode::Char('/') => {
            state.typing = true;
            state.query.clear();
        }
        KeyCode::Esc if !state.query.is_empty() => state.query.clear(),
        KeyCode::Esc | KeyCode::Char('q' | '?') => return None,
        _ => {}
    }
    state.top = state.top.min(last);
    Some(state)
}

/// Draws the rulebook.
pub fn draw(app: &App, state: &Pager, frame: &mut Frame<'_>) {
    let area = area(app.size);
    let (width, height) = inner(app.size);
    let all = lines(app, &state.query, width);
    let title = format!(" {} ", app.words.game_name());
    let cursor = if state.typing { "▏" } else { "" };
    let find = if state.typing || !state.query.is_empty() {
        format!(" / {}{cursor} ", state.query)
    } else {
        format!(" / {} ", app.words.say("ui-tui-key-find"))
    };
    let keys = format!(" ↑↓ PgUp PgDn · Esc {} ", app.words.say("ui-tui-key-close"));
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .title_top(Line::from(title).bold())
        .title_top(Line::from(find).right_aligned())
        .title_bottom(Line::from(keys).right_aligned())
        .padding(ratatui::widgets::Padding::horizontal(1));
    let shown: Vec<Line<'_>> = if all.is_empty() {
        vec![Line::from(app.words.say("ui-tui-no-rule"))]
    } else {
        all.into_iter().skip(state.top).take(height).collect()
    };
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(shown).block(block), area);
}
