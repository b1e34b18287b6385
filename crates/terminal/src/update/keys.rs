//! What keys do.

use super::actions::{
    act, arrow, ask_hint, cancel, choose, confirm, decides, move_in_list, next_lit, number, offered,
    own_seat, put_down, take_off, turn,
};
use super::{TYPED_MAX, ask_odds, leave, skip};
use crate::app::{App, Doubt, Effect, Focus, Next, Overlay, Pager, Remark};
use crate::scene::{Advice, Notice, Order, Turn};
use crate::{pager, summary};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use touchline_locale::Language;

/// How long the summary takes no answer, once it has come up.
const SUMMARY_MS: u64 = 400;

pub fn press(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
    if key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'q')) {
        // A second Ctrl-C leaves without an answer.
        if app.overlay == Overlay::Confirm(Doubt::Leave) {
            leave(app, effects);
        } else {
            app.overlay = Overlay::Confirm(Doubt::Leave);
        }
        return;
    }
    if app.overlay != Overlay::None {
        over(app, key, effects);
    } else if app.curtain.is_some() {
        behind_curtain(app, key, effects);
    } else if app.filter.is_some() {
        type_filter(app, key, effects);
    } else if let Some(code) = app.keys.meant(key.code) {
        command(app, KeyEvent { code, ..key }, effects);
    }
}

/// A key while the curtain is down.
pub fn behind_curtain(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
    match (key.code, app.curtain) {
        (KeyCode::Enter, Some(seat)) => effects.push(Effect::Order(Order::Lift(seat))),
        (KeyCode::Char('q'), _) => app.overlay = Overlay::Confirm(Doubt::Leave),
        _ => {}
    }
}

/// A key while something lies over the match.
pub fn over(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
    let enter = matches!(key.code, KeyCode::Enter | KeyCode::Char(' '));
    match std::mem::replace(&mut app.overlay, Overlay::None) {
        Overlay::None => {}
        Overlay::Menu { items, at } => match step_in(key.code, at, items.len()) {
            Some(at) => app.overlay = Overlay::Menu { items, at },
            None if enter => {
                if let Some(item) = items.get(at) {
                    act(app, *item, effects);
                }
            }
            None => {
                let digit = digit(key.code).and_then(|n| items.get(n.wrapping_sub(1)).copied());
                if let Some(item) = digit {
                    act(app, item, effects);
                }
            }
        },
        Overlay::Advice { ways, at } => match step_in(key.code, at, ways.len()) {
            Some(at) => app.overlay = Overlay::Advice { ways, at },
            None if enter && app.left_to_place().is_some() => draft(app, ways.get(at), effects),
            None if enter => {
                let action = ways.get(at).and_then(|way| way.actions.first());
                let pick = app
                    .scene
                    .as_ref()
                    .and_then(|scene| scene.picks.iter().position(|pick| Some(&pick.text) == action));
                if let Some(item) = pick.map(|pick| app.item_of(pick)) {
                    choose(app, item, effects);
                }
            }
            None => {}
        },
        Overlay::Language(at) => match step_in(key.code, at, Language::ALL.len()) {
            Some(at) => app.overlay = Overlay::Language(at),
            None if enter => {
                if let Some(language) = Language::ALL.get(at) {
                    app.words = app.words.in_language(*language);
                    effects.push(Effect::Order(Order::Speak(language.code())));
                }
            }
            None => {}
        },
        Overlay::Confirm(doubt) => match (key.code, doubt) {
            (KeyCode::Enter | KeyCode::Char('y' | 'Y'), Doubt::Leave) => leave(app, effects),
            (KeyCode::Enter | KeyCode::Char('y' | 'Y'), Doubt::Resign) => {
                if let Some(seat) = app.seat().or_else(|| own_seat(app)) {
                    app.sending = true;
                    effects.push(Effect::Order(Order::Resign(seat)));
                }
            }
            _ => {}
        },
        Overlay::Save(mut path) => match key.code {
            KeyCode::Enter if !path.trim().is_empty() => {
                effects.push(Effect::Order(Order::Save(path.trim().to_owned())));
            }
            KeyCode::Esc | KeyCode::Enter => {}
            code => {
                type_in(&mut path, code);
                app.overlay = Overlay::Save(path);
            }
        },
        Overlay::Chat(mut text) => match key.code {
            KeyCode::Enter if !text.trim().is_empty() => {
                effects.push(Effect::Order(Order::Say(text.trim().to_owned())));
            }
            KeyCode::Esc | KeyCode::Enter => {}
            code => {
                type_in(&mut text, code);
                app.overlay = Overlay::Chat(text);
            }
        },
        Overlay::Summary(at) => {
            let rows = summary::rows(app);
            // A key that was meant for the match and came late must not begin another one.
            let late = app.summed_up_ms.is_some_and(|since_ms| app.now_ms < since_ms + SUMMARY_MS);
            if late && (enter || digit(key.code).is_some()) {
                app.overlay = Overlay::Summary(at);
                return;
            }
            match (step_in(key.code, at, rows.len()), digit(key.code)) {
                (Some(at), _) => app.overlay = Overlay::Summary(at),
                (None, _) if enter => take_summary(app, rows.get(at).copied(), effects),
                (None, Some(n)) => take_summary(app, rows.get(n.wrapping_sub(1)).copied(), effects),
                // Every other key is one of the match, with the summary out of the way.
                (None, None) if key.code != KeyCode::Esc => command(app, key, effects),
                (None, None) => {}
            }
        }
        Overlay::Keys => {}
        Overlay::Rules(state) => {
            if let Some(state) = pager::press(app, state, key.code) {
                app.overlay = Overlay::Rules(state);
            }
        }
    }
}

/// Everybody stands as a hint has it; nobody is told yet.
fn draft(app: &mut App, way: Option<&Advice>, effects: &mut Vec<Effect>) {
    while take_off(app) {}
    let spots: Vec<String> = way
        .iter()
        .flat_map(|way| &way.actions)
        .filter_map(|action| action.strip_prefix("place ").map(str::to_owned))
        .collect();
    // Everybody who is left goes to the last place.
    let last = spots.last().cloned();
    for spot in spots.into_iter().chain(last.into_iter().cycle()) {
        if app.left_to_place() == Some(0) {
            break;
        }
        put_down(app, &spot, effects);
    }
}

/// What was chosen at full time.
fn take_summary(app: &mut App, row: Option<summary::Row>, effects: &mut Vec<Effect>) {
    let next = match row {
        Some(summary::Row::Rematch) => Next::Rematch,
        Some(summary::Row::LookBack) => Next::LookBack,
        Some(summary::Row::Menu) => Next::Menu,
        Some(summary::Row::Leave) => Next::Quit,
        Some(summary::Row::Save) => {
            app.overlay = Overlay::Save(format!("{}.record", app.words.game()));
            return;
        }
        None => return,
    };
    app.next = next;
    leave(app, effects);
}

/// Up and down in a short list; none if the key does something else.
pub fn step_in(code: KeyCode, at: usize, length: usize) -> Option<usize> {
    let last = length.saturating_sub(1);
    match code {
        KeyCode::Up | KeyCode::Char('k') => Some(at.saturating_sub(1)),
        KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => Some((at + 1).min(last)),
        KeyCode::Home => Some(0),
        KeyCode::End => Some(last),
        _ => None,
    }
}

pub fn digit(code: KeyCode) -> Option<usize> {
    match code {
        KeyCode::Char(c) => c.to_digit(10).map(|n| n as usize),
        _ => None,
    }
}

pub fn type_in(text: &mut String, code: KeyCode) {
    match code {
        KeyCode::Char(c) if !c.is_control() && text.chars().count() < TYPED_MAX => text.push(c),
        KeyCode::Backspace => {
            text.pop();
        }
        _ => {}
    }
}

pub fn paste(app: &mut App, text: &str) {
    let line = text.lines().next().unwrap_or_default();
    let place = match (&mut app.overlay, &mut app.filter) {
        (Overlay::Save(place) | Overlay::Chat(place), _) => place,
        (Overlay::Rules(Pager { query, typing: true, .. }), _) => query,
        (Overlay::None, Some(filter)) => filter,
        _ => return,
    };
    line.chars().for_each(|c| type_in(place, KeyCode::Char(c)));
}

/// A key while something is looked for in the list.
pub fn type_filter(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
    match key.code {
        // A refusal is on the screen: its rule is what one wants to read.
        KeyCode::Char('?') if matches!(app.remark, Some(Remark::Refused(_))) => command(app, key, effects),
        KeyCode::Esc => {
            app.filter = None;
            app.chosen = None;
        }
        KeyCode::Up | KeyCode::Down => {
            move_in_list(app, if key.code == KeyCode::Up { -1 } else { 1 }, effects)
        }
        KeyCode::Enter => {
            let matching = app.matching();
            let exact = app.filter.clone().unwrap_or_default().trim().to_owned();
            let pick =
                app.scene.as_ref().and_then(|scene| scene.picks.iter().position(|pick| pick.text == exact));
            let typed = pick.map(|pick| app.item_of(pick));
            let chosen = app.chosen.filter(|item| matching.contains(item));
            match (typed.or(chosen), &matching[..]) {
                (Some(item), _) => act(app, item, effects),
                (None, [item]) => act(app, *item, effects),
                // What is not in the list is judged as it stands: the refusal says why.
                (None, []) if !exact.is_empty() => try_out(app, exact, effects),
                (None, _) => {}
            }
        }
        code => {
            if let Some(filter) = &mut app.filter {
                type_in(filter, code);
            }
            app.chosen = app.matching().first().copied();
            ask_odds(app, effects);
        }
    }
}

/// Sends what was typed although it is not in the list: the refusal says why.
pub fn try_out(app: &mut App, text: String, effects: &mut Vec<Effect>) {
    match app.scene.as_ref().map(|scene| scene.turn) {
        Some(Turn::You(seat)) => {
            app.sending = true;
            effects.push(Effect::Order(Order::Act(seat, vec![text])));
        }
        Some(Turn::Table) => {
            app.sending = true;
            effects.push(Effect::Order(Order::Settle(text)));
        }
        _ => {}
    }
}

/// A key of the match itself.
pub fn command(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
    // A key ends an animation; unless it only skips, it also does what it does otherwise.
    if app.show.is_some() {
        skip(app, effects);
        if matches!(key.code, KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Esc) {
            return;
        }
    }
    let ended = app.review.is_some() || app.scene.as_ref().is_some_and(|scene| scene.end.is_some());
    if let Some((at, length)) = app.review {
        let to = match key.code {
            KeyCode::Left | KeyCode::Backspace => Some(at.saturating_sub(1)),
            KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ') => Some((at + 1).min(length)),
            KeyCode::Up => Some(at.saturating_sub(10)),
            KeyCode::Down => Some((at + 10).min(length)),
            KeyCode::Home => Some(0),
            KeyCode::End => Some(length),
            KeyCode::Esc => return leave(app, effects),
            _ => None,
        };
        if let Some(to) = to {
            effects.push(Effect::Order(Order::Show(to)));
            return;
        }
    }
    match key.code {
        KeyCode::Char('?') => {
            let query = match &app.remark {
                Some(Remark::Refused(refusal)) => app.words.refusal(refusal).0.unwrap_or_default(),
                _ => String::new(),
            };
            app.overlay = Overlay::Rules(Pager { query, typing: false, top: 0 });
        }
        KeyCode::F(1) => app.overlay = Overlay::Keys,
        KeyCode::Char('q') => {
            if ended {
                leave(app, effects);
            } else {
                app.overlay = Overlay::Confirm(Doubt::Leave);
            }
        }
        KeyCode::Char('s') => app.overlay = Overlay::Save(format!("{}.record", app.words.game())),
        KeyCode::Char('L') => {
            let at = Language::ALL.iter().position(|language| *language == app.words.language());
            app.overlay = Overlay::Language(at.unwrap_or(0));
        }
        KeyCode::Char('t') if app.connection.is_some() => app.overlay = Overlay::Chat(String::new()),
        KeyCode::PageUp => app.log_back = (app.log_back + 5).min(app.log.len()),
        KeyCode::PageDown => app.log_back = app.log_back.saturating_sub(5),
        KeyCode::Esc => cancel(app, effects),
        KeyCode::Enter | KeyCode::Char(' ') if ended => app.overlay = Overlay::Summary(0),
        _ if ended => {}
        KeyCode::Char('r') if own_seat(app).or_else(|| app.seat()).is_some() => {
            app.overlay = Overlay::Confirm(Doubt::Resign);
        }
        KeyCode::Char('y' | 'n') if offered(app) => {
            if let Some(seat) = own_seat(app) {
                effects.push(Effect::Order(Order::Answer(seat, key.code == KeyCode::Char('y'))));
            }
        }
        KeyCode::Char('d') if app.connection.is_some() => {
            if let Some(seat) = own_seat(app) {
                app.remark = Some(Remark::Notice(Notice::Asked));
                effects.push(Effect::Order(Order::OfferDraw(seat)));
            }
        }
        KeyCode::Char('u') if take_off(app) => {}
        KeyCode::Char('u') => {
            if let Some(seat) = app.seat().or_else(|| own_seat(app)) {
                app.undoing = true;
                effects.push(Effect::Order(Order::Undo(seat)));
            }
        }
        KeyCode::Char('h') => ask_hint(app, effects),
        KeyCode::Enter | KeyCode::Char(' ') if matches!(turn(app), Some(Turn::Handover(_))) => {
            if let Some(Turn::Handover(seat)) = turn(app) {
                app.curtain = Some(seat);
            }
        }
        _ if !decides(app) => {}
        KeyCode::Char('/') => {
            app.filter = Some(String::new());
            app.focus = Focus::List;
        }
        KeyCode::Tab | KeyCode::BackTab => {
            app.focus =
                if app.focus == Focus::Board && !app.items().is_empty() { Focus::List } else { Focus::Board };
            if app.focus == Focus::List && app.chosen.is_none() {
                choose(app, 0, effects);
            }
        }
        KeyCode::Char(c) if c.is_ascii_digit() => number(app, c, effects),
        KeyCode::Backspace => {
            let _taken = app.digits.pop().is_some() || take_off(app);
        }
        KeyCode::Enter | KeyCode::Char(' ') => confirm(app, effects),
        KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => arrow(app, key.code, effects),
        KeyCode::Home => next_lit(app, -1, effects),
        KeyCode::End => next_lit(app, 1, effects),
        _ => {}
    }
}
