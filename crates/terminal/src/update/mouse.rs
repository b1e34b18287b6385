//! What the mouse does.

use super::actions::{act, cancel, choose, decides, move_in_list, touch, turn};
use super::keys::{command, over};
use super::skip;
use crate::app::{App, Effect, Focus, Overlay};
use crate::board::under;
use crate::layout::Regions;
use crate::scene::Turn;
use crate::{help, list, overlay, pager};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

pub fn point(app: &mut App, mouse: MouseEvent, effects: &mut Vec<Effect>) {
    let at = Position::new(mouse.column, mouse.row);
    let regions = Regions::of(app);
    match mouse.kind {
        MouseEventKind::ScrollUp | MouseEventKind::ScrollDown => {
            let up = mouse.kind == MouseEventKind::ScrollUp;
            if let Overlay::Rules(state) = &mut app.overlay {
                state.top = if up { state.top.saturating_sub(3) } else { state.top + 3 };
                pager::clamp(app);
            } else if app.overlay != Overlay::None {
            } else if regions.log.contains(at) {
                app.log_back =
                    if up { (app.log_back + 1).min(app.log.len()) } else { app.log_back.saturating_sub(1) };
            } else if regions.list.contains(at) && decides(app) {
                move_in_list(app, if up { -1 } else { 1 }, effects);
            }
        }
        MouseEventKind::Down(MouseButton::Left) => click(app, at, &regions, effects),
        MouseEventKind::Down(MouseButton::Right) if app.overlay == Overlay::None => cancel(app, effects),
        _ => {}
    }
}

pub fn click(app: &mut App, at: Position, regions: &Regions, effects: &mut Vec<Effect>) {
    if app.overlay != Overlay::None {
        match overlay::row_at(app, at) {
            Some(row) => {
                let code = match &mut app.overlay {
                    Overlay::Menu { at, .. }
                    | Overlay::Advice { at, .. }
                    | Overlay::Language(at)
                    | Overlay::Summary(at) => {
                        *at = row;
                        KeyCode::Enter
                    }
                    _ => return,
                };
                over(app, KeyEvent::new(code, KeyModifiers::NONE), effects);
            }
            // A click outside closes an overlay, but never answers a question about leaving.
            None => {
                if !matches!(app.overlay, Overlay::Confirm(_)) {
                    app.overlay = Overlay::None;
                }
            }
        }
        return;
    }
    if app.curtain.is_some() {
        return;
    }
    if app.show.is_some() {
        skip(app, effects);
        return;
    }
    if let Some(key) = help::key_at(app, regions.help, at) {
        return command(app, KeyEvent::new(key, KeyModifiers::NONE), effects);
    }
    if let Some(Turn::Handover(seat)) = turn(app) {
        app.curtain = Some(seat);
        return;
    }
    if !decides(app) {
        return;
    }
    if regions.list.contains(at) {
        let row = list::item_at(app, regions.list, at.y);
        if let Some(item) = row {
            app.focus = Focus::List;
            if app.chosen == Some(item) {
                act(app, item, effects);
            } else {
                choose(app, item, effects);
            }
        }
    } else if let Some(spot) = under(&app.spots(), at.x, at.y).map(|spot| spot.id.clone()) {
        app.focus = Focus::Board;
        app.cursor = Some(spot.clone());
        // What only the cursor has chosen is not done by a first click.
        if app.chosen_by_cursor {
            app.chosen = None;
        }
        touch(app, &spot, effects);
    }
}
