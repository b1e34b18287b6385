//! Input actions, whether by key or by mouse: choose, do, take up, let go.

use super::{ask_odds, place_cursor};
use crate::app::{App, Effect, Focus, Item, Overlay, Remark, sole_origin, spot_of};
use crate::board::neighbour;
use crate::scene::{Notice, Order, Turn};
use ratatui::crossterm::event::KeyCode;
use touchline_kernel::{Seat, Viewer};

pub fn turn(app: &App) -> Option<Turn> {
    app.scene.as_ref().map(|scene| scene.turn)
}

/// Is the next decision, or the next roll at a table, made at this screen?
pub fn decides(app: &App) -> bool {
    matches!(turn(app), Some(Turn::You(_) | Turn::Table))
}

/// The person's own seat, also while the other side decides.
pub fn own_seat(app: &App) -> Option<Seat> {
    match app.viewer() {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// Has the other side offered something?
pub fn offered(app: &App) -> bool {
    let offer = app.scene.as_ref().and_then(|scene| scene.offer);
    offer.is_some_and(|(by, _)| own_seat(app).is_some_and(|own| own != by))
}

pub fn ask_hint(app: &mut App, effects: &mut Vec<Effect>) {
    let number = app.scene.as_ref().map(|scene| scene.number);
    if let Some((_, ways)) = app.advice.as_ref().filter(|(known, _)| Some(*known) == number) {
        app.overlay = Overlay::Advice { ways: ways.clone(), at: 0 };
    } else if let (Some(seat), false) = (app.seat(), app.hinting) {
        app.hinting = true;
        effects.push(Effect::Order(Order::Hint(seat)));
    }
}

/// Lets go of what is chosen, then of what is taken up; ends thinking.
pub fn cancel(app: &mut App, effects: &mut Vec<Effect>) {
    if app.thinking.is_some() || app.hinting {
        effects.push(Effect::Interrupt);
    }
    if app.remark.take().is_some() || !std::mem::take(&mut app.digits).is_empty() {
        return;
    }
    if app.stroke.take().is_some() || take_off(app) {
        return;
    }
    // What only the cursor has chosen goes together with what is taken up.
    if app.chosen.take().is_none() || app.chosen_by_cursor {
        app.held = None;
    }
}

/// Digits pick from the list by number.
pub fn number(app: &mut App, digit: char, effects: &mut Vec<Effect>) {
    let n_items = app.items().len();
    let typed = |digits: &str| digits.parse::<usize>().ok().filter(|n| (1..=n_items).contains(n));
    let longer = format!("{}{digit}", app.digits);
    let fresh = digit.to_string();
    let (digits, number) = match (typed(&longer), typed(&fresh)) {
        (Some(number), _) => (longer, number),
        (None, Some(number)) => (fresh, number),
        (None, None) => return app.digits.clear(),
    };
    app.digits = digits;
    app.focus = Focus::List;
    choose(app, number - 1, effects);
}

/// Chooses an item, which is not done yet.
pub fn choose(app: &mut App, item: usize, effects: &mut Vec<Effect>) {
    if item < app.items().len() {
        app.chosen = Some(item);
        app.chosen_by_cursor = false;
        app.stroke = None;
        app.remark = None;
        ask_odds(app, effects);
    }
}

/// Does an item.
pub fn act(app: &mut App, item: usize, effects: &mut Vec<Effect>) {
    if app.sending {
        return;
    }
    let actions = match app.items().get(item) {
        Some(Item::Recipe(recipe)) => recipe.actions.clone(),
        Some(Item::Pick(pick)) if app.left_to_place().is_some() && pick.word == "place" => {
            let spot = spot_of(&pick.text).unwrap_or_default().to_owned();
            return put_down(app, &spot, effects);
        }
        Some(Item::Pick(pick)) => vec![pick.text.clone()],
        None => return,
    };
    app.remark = None;
    app.filter = None;
    app.digits.clear();
    match turn(app) {
        Some(Turn::You(seat)) => {
            app.sending = true;
            if app.hinting {
                effects.push(Effect::Interrupt);
            }
            effects.push(Effect::Order(Order::Act(seat, actions)));
        }
        Some(Turn::Table) => {
            app.sending = true;
            effects.extend(actions.into_iter().map(|outcome| Effect::Order(Order::Settle(outcome))));
        }
        _ => {}
    }
}

/// Puts a piece down. Nobody is told before everybody stands, so that the order does not matter.
pub fn put_down(app: &mut App, spot: &str, effects: &mut Vec<Effect>) {
    let Some(Turn::You(seat)) = turn(app) else { return };
    if app.left_to_place() == Some(0) {
        app.remark = Some(Remark::Notice(Notice::Words(app.words.say("web-fuba-take-one-back"))));
        return;
    }
    app.remark = None;
    app.filter = None;
    app.digits.clear();
    app.draft.push(spot.to_owned());
    if let Some(scene) = &mut app.scene {
        app.board.put(&mut scene.view, seat, spot, false);
    }
    if app.left_to_place() == Some(0) {
        app.chosen = None;
    } else if app.focus == Focus::Board {
        show_under_cursor(app, effects);
    }
}

/// Takes the piece off that was put down last; false if there is none.
pub fn take_off(app: &mut App) -> bool {
    let (Some(Turn::You(seat)), Some(spot)) = (turn(app), app.draft.pop()) else { return false };
    if let Some(scene) = &mut app.scene {
        app.board.put(&mut scene.view, seat, &spot, true);
    }
    app.remark = None;
    true
}

/// Everybody stands: the places are told, in the order in which the game takes them.
pub fn line_up(app: &mut App, effects: &mut Vec<Effect>) {
    let (Some(scene), Some(Turn::You(seat)), false) = (&app.scene, turn(app), app.sending) else { return };
    let mut actions: Vec<String> = Vec::new();
    for place in &scene.places {
        let here = app.draft.iter().filter(|spot| spot_of(place) == Some(spot)).count();
        // Everybody who is left goes to the last place by himself.
        let told = if Some(place) == scene.places.last() { here.min(1) } else { here };
        actions.extend(std::iter::repeat_n(place.clone(), told));
    }
    app.sending = true;
    effects.push(Effect::Order(Order::Act(seat, actions)));
}

/// A place on the board is pressed: it is taken up, something is chosen there, or it is done.
pub fn touch(app: &mut App, spot: &str, effects: &mut Vec<Effect>) {
    if app.open_places().contains(&spot) {
        return put_down(app, spot, effects);
    }
    let aims = app.aims();
    let origin = app.held.clone().or_else(|| sole_origin(&aims).map(str::to_owned));
    let fits = |from: &Option<String>| from.is_none() || origin.is_none() || *from == origin;
    let here: Vec<(usize, bool)> = aims
        .iter()
        .filter(|aim| aim.to == spot && fits(&aim.from))
        .map(|aim| (app.item_of(aim.pick), aim.quick))
        .collect();
    app.remark = None;
    let stroke = app.scene.as_ref().and_then(|scene| {
        scene.strokes.iter().position(|stroke| stroke.to == spot && Some(&stroke.from) == origin.as_ref())
    });
    match here[..] {
        [] if stroke.is_some() && app.stroke == stroke => act_stroke(app, effects),
        [] if stroke.is_some() => {
            app.stroke = stroke;
            app.chosen = None;
        }
        [(item, quick)] if quick || app.chosen == Some(item) => act(app, item, effects),
        [(item, _)] => choose(app, item, effects),
        [] => {
            if app.held.as_deref() == Some(spot) {
                app.held = None;
                app.chosen = None;
            } else if aims.iter().any(|aim| aim.from.as_deref() == Some(spot)) {
                app.stroke = None;
                app.held = Some(spot.to_owned());
                app.chosen = None;
                // On to where it can go, so that the next Enter does something.
                place_cursor(app);
                show_under_cursor(app, effects);
            } else {
                ask_why(app, spot, effects);
            }
        }
        _ => {
            let items = here.iter().map(|(item, _)| *item).collect();
            app.overlay = Overlay::Menu { items, at: 0 };
        }
    }
}

/// Makes all steps of the path that is chosen.
pub fn act_stroke(app: &mut App, effects: &mut Vec<Effect>) {
    let (Some(stroke), Some(Turn::You(seat)), false) = (app.stroke(), turn(app), app.sending) else { return };
    let actions = stroke.actions.clone();
    app.sending = true;
    effects.push(Effect::Order(Order::Act(seat, actions)));
}

/// Does what the panel says: what is chosen. Without a choice, the place under the cursor is pressed.
pub fn confirm(app: &mut App, effects: &mut Vec<Effect>) {
    if app.left_to_place() == Some(0) && !app.draft.is_empty() {
        return line_up(app, effects);
    }
    match (app.stroke, app.chosen, app.focus, app.cursor.clone()) {
        (Some(_), ..) => act_stroke(app, effects),
        (None, Some(item), ..) => act(app, item, effects),
        (None, None, Focus::List, _) => choose(app, 0, effects),
        (None, None, Focus::Board, Some(spot)) => touch(app, &spot, effects),
        (None, None, Focus::Board, None) => {}
    }
}

/// The cursor moved: if one thing can be done there, the panel shows it.
pub fn show_under_cursor(app: &mut App, effects: &mut Vec<Effect>) {
    app.chosen = None;
    app.stroke = None;
    let Some(spot) = app.cursor.clone() else { return };
    let aims = app.aims();
    let origin = app.held.clone().or_else(|| sole_origin(&aims).map(str::to_owned));
    let fits = |from: &Option<String>| from.is_none() || (origin.is_some() && *from == origin);
    let here: Vec<usize> =
        aims.iter().filter(|aim| aim.to == spot && fits(&aim.from)).map(|aim| aim.pick).collect();
    if let [pick] = here[..] {
        choose(app, app.item_of(pick), effects);
        app.chosen_by_cursor = true;
    } else if here.is_empty() {
        app.stroke = app.scene.as_ref().and_then(|scene| {
            scene.strokes.iter().position(|stroke| stroke.to == spot && Some(&stroke.from) == origin.as_ref())
        });
    }
}

/// Nothing can be done there: what may have been meant is judged, so that a rule says why.
pub fn ask_why(app: &mut App, spot: &str, effects: &mut Vec<Effect>) {
    let Some(seat) = app.seat() else { return };
    let marks = app.marks();
    let meant = app.sight(&marks).map(|sight| app.board.meant(&sight, spot)).unwrap_or_default();
    if meant.is_empty() {
        app.remark = Some(Remark::Notice(Notice::Words(app.words.say("ui-tui-nothing-here"))));
    } else {
        app.judged.clone_from(&meant);
        effects.push(Effect::Order(Order::Preview(seat, meant)));
    }
}

pub fn arrow(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    let (right, down) = match code {
        KeyCode::Left => (-1, 0),
        KeyCode::Right => (1, 0),
        KeyCode::Up => (0, -1),
        _ => (0, 1),
    };
    match app.focus {
        Focus::Board => {
            let spots = app.spots();
            match &app.cursor {
                Some(from) if spots.iter().any(|spot| spot.id == *from) => {
                    if let Some(to) = neighbour(&spots, from, right, down) {
                        app.cursor = Some(to);
                        show_under_cursor(app, effects);
                    }
                }
                _ => place_cursor(app),
            }
        }
        Focus::List if right != 0 => app.focus = Focus::Board,
        Focus::List => move_in_list(app, down, effects),
    }
}

/// The cursor goes to the next place where something can be done.
pub fn next_lit(app: &mut App, by: isize, effects: &mut Vec<Effect>) {
    if app.focus == Focus::List {
        app.chosen = if by < 0 { Some(0) } else { Some(app.items().len().saturating_sub(1)) };
        return;
    }
    let lit = app.marks().can;
    let spots: Vec<String> =
        app.spots().into_iter().map(|spot| spot.id).filter(|id| lit.contains(id)).collect();
    if spots.is_empty() {
        return;
    }
    let at = app.cursor.as_ref().and_then(|cursor| spots.iter().position(|id| id == cursor));
    let length = isize::try_from(spots.len()).unwrap_or(1);
    let at = at.and_then(|at| isize::try_from(at).ok()).unwrap_or(if by > 0 { -1 } else { 0 });
    let next = usize::try_from((at + by).rem_euclid(length)).unwrap_or(0);
    app.cursor = spots.get(next).cloned();
    show_under_cursor(app, effects);
}

pub fn move_in_list(app: &mut App, by: i32, effects: &mut Vec<Effect>) {
    let matching = app.matching();
    let at = app.chosen.and_then(|item| matching.iter().position(|other| *other == item));
    let next = match at {
        Some(at) if by < 0 => at.saturating_sub(1),
        Some(at) => (at + 1).min(matching.len().saturating_sub(1)),
        None => 0,
    };
    app.digits.clear();
    if let Some(item) = matching.get(next) {
        choose(app, *item, effects);
    }
}
