//! The line at the bottom: the keys that do something now. Each can be clicked.

use super::app::App;
use super::palette::Tone;
use super::scene::Turn;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// A key, how it is written, and the text that says what it does.
type Key = (KeyCode, &'static str, &'static str);

/// How a key is written: as the person has set it, or as usual.
fn written(app: &App, key: Key) -> String {
    app.keys.shown(key.0).unwrap_or_else(|| key.1.to_owned())
}

/// The keys that do something now, the most useful first.
fn keys(app: &App) -> Vec<Key> {
    const ENTER: Key = (KeyCode::Enter, "Enter", "ui-tui-key-choose");
    const HINT: Key = (KeyCode::Char('h'), "h", "ui-tui-key-hint");
    const UNDO: Key = (KeyCode::Char('u'), "u", "ui-tui-key-undo");
    const FIND: Key = (KeyCode::Char('/'), "/", "ui-tui-key-find");
    const RULES: Key = (KeyCode::Char('?'), "?", "ui-tui-key-rules");
    const SAVE: Key = (KeyCode::Char('s'), "s", "ui-tui-key-save");
    const TALK: Key = (KeyCode::Char('t'), "t", "ui-tui-key-talk");
    const LEAVE: Key = (KeyCode::Char('q'), "q", "ui-tui-key-leave");
    const ALL: Key = (KeyCode::F(1), "F1", "ui-tui-key-all");
    const BACK: Key = (KeyCode::Left, "←", "ui-tui-key-back");
    const ON: Key = (KeyCode::Right, "→", "ui-tui-key-on");
    const SKIP: Key = (KeyCode::Esc, "Esc", "ui-tui-key-interrupt");
    const LIST: Key = (KeyCode::Tab, "Tab", "ui-tui-key-list");
    let turn = app.scene.as_ref().map(|scene| scene.turn);
    let mut keys = match turn {
        Some(Turn::You(_)) => vec![ENTER, LIST, HINT, UNDO, FIND, RULES],
        Some(Turn::Table) => vec![ENTER, LIST, FIND, RULES],
        Some(Turn::Handover(_)) => vec![ENTER, RULES],
        Some(Turn::Nobody) if app.review.is_some() => vec![BACK, ON, RULES],
        Some(Turn::Nobody) => vec![SAVE, RULES],
        _ if app.thinking.is_some() => vec![SKIP, RULES],
        _ => vec![RULES],
    };
    if app.connection.is_some() {
        keys.push(TALK);
    }
    keys.extend([LEAVE, ALL]);
    keys
}

/// The keys with the columns they take, as many as fit.
fn placed(app: &App, area: Rect) -> Vec<(Key, u16, String)> {
    let said = |key: Key| {
        let text = app.words.say(key.2);
        let width = (written(app, key).width() + text.width() + 3) as u16;
        (key, text, width)
    };
    let mut keys: Vec<(Key, String, u16)> = keys(app).into_iter().map(said).collect();
    // The way out and the list of all keys are always there.
    let always = keys.split_off(keys.len().saturating_sub(2));
    let room = (area.width + 1).saturating_sub(always.iter().map(|(.., width)| *width).sum());
    let mut taken = 0;
    keys.retain(|(.., width)| {
        let fits = taken + width <= room;
        taken += if fits { *width } else { room };
        fits
    });
    let mut x = area.x;
    let place = |(key, text, width): (Key, String, u16)| {
        let at = x;
        x += width;
        (key, at, text)
    };
    keys.into_iter().chain(always).map(place).collect()
}

/// The key under a point of the line.
pub fn key_at(app: &App, area: Rect, at: Position) -> Option<KeyCode> {
    let keys = placed(app, area);
    let found = keys.iter().rev().find(|(_, x, _)| *x <= at.x)?;
    area.contains(at).then_some(found.0.0)
}

/// Draws the line.
pub fn draw(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let mut spans = Vec::new();
    for (key, _, text) in placed(app, area) {
        let style = app.palette.ink(Tone::Maybe).add_modifier(Modifier::BOLD);
        spans.push(Span::styled(written(app, key), style));
        spans.push(Span::styled(format!(" {text}  "), Style::new()));
    }
    frame.render_widget(Line::from(spans), area);
}
