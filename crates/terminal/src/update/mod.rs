//! What a message changes on the screen, and what it asks of the world. No clock, no terminal, no match.

mod actions;
mod keys;
mod mouse;

use super::app::{App, Effect, Exit, Focus, LogLine, Message, Overlay, Remark, Show};
use super::scene::{By, Connection, News, Notice, Order, Scene, Step, Turn};
use super::{clock, dice};
use ratatui::crossterm::event::KeyEventKind;
use ratatui::layout::Size;

/// How long dice are in the air.
const ROLL_MS: u64 = 900;
/// How long one sees what a computer coach decided.
const PAUSE_MS: u64 = 400;
/// How many actions are asked about at once, as on the wire.
const PREVIEWS: usize = 32;
/// No name of a file and no line of chat is longer.
const TYPED_MAX: usize = 200;

/// Takes a message in.
pub fn update(app: &mut App, message: Message) -> Vec<Effect> {
    let mut effects = Vec::new();
    match message {
        Message::Key(key) if key.kind == KeyEventKind::Release => {}
        Message::Key(key) => keys::press(app, key, &mut effects),
        Message::Mouse(mouse) => mouse::point(app, mouse, &mut effects),
        Message::Paste(text) => keys::paste(app, &text),
        Message::Resize(width, height) => app.size = Size::new(width, height),
        Message::Tick(now_ms) => tick(app, now_ms, &mut effects),
        Message::News(news) => receive(app, news, &mut effects),
        Message::HangUp => leave(app, &mut effects),
    }
    effects
}

fn leave(app: &mut App, effects: &mut Vec<Effect>) {
    if !app.leaving {
        app.leaving = true;
        effects.push(Effect::Interrupt);
        effects.push(Effect::Order(Order::Leave));
    }
}

fn receive(app: &mut App, news: News, effects: &mut Vec<Effect>) {
    match news {
        News::Steps(steps) => {
            app.thinking = None;
            app.sending = false;
            app.steps.extend(steps);
            if app.show.is_none() {
                go_on(app, effects);
            }
        }
        News::Scene(scene) => {
            app.thinking = None;
            app.sending = false;
            if app.show.is_none() && app.steps.is_empty() {
                set_scene(app, *scene);
                settle(app, effects);
            } else if let Some(last) = app.steps.back_mut() {
                last.scene = Some(scene);
            } else if let Some(Show::Roll { step, .. }) = &mut app.show {
                step.scene = Some(scene);
            } else {
                set_scene(app, *scene);
            }
        }
        News::Thinking(seat) => app.thinking = Some((seat, app.now_ms)),
        News::Previewed(number, looks) => {
            if app.scene.as_ref().is_some_and(|scene| scene.number == number) {
                for look in looks {
                    app.previews.insert(look.action.clone(), look);
                }
                remark_on_touch(app);
            }
        }
        News::Advice(ways) => {
            app.hinting = false;
            if app.overlay == Overlay::None && app.seat().is_some() {
                app.overlay = Overlay::Advice { ways, at: 0 };
            }
        }
        News::Refused(refusal) => {
            app.sending = false;
            app.hinting = false;
            app.remark = Some(Remark::Refused(refusal));
        }
        News::Notice(notice) => {
            if matches!(notice, Notice::TimeUp | Notice::Undone) {
                app.log.push(LogLine::Note(notice.clone()));
            }
            app.sending = false;
            if notice != Notice::Nothing {
                app.remark = Some(Remark::Notice(notice));
            }
        }
        News::Chat(name, text) => app.log.push(LogLine::Chat(name, text)),
        News::Invite(link) => app.invitation = Some(link),
        News::Connection(connection) => {
            app.connection = Some(connection);
            if connection != Connection::Up {
                app.sending = false;
            }
        }
        News::Online(online) => {
            if let Some(scene) = &mut app.scene {
                scene.online = Some(online);
            }
        }
        News::Left(notice) => {
            let failed = matches!(notice, Notice::NotKept(_));
            effects.push(Effect::Quit(Exit { word: app.words.notice(&notice), failed }));
        }
        News::Failed(why) => effects.push(Effect::Quit(Exit { word: why, failed: true })),
    }
}

/// Shows what has happened, one after the other, until something takes its time or nothing is left.
fn go_on(app: &mut App, effects: &mut Vec<Effect>) {
    while app.show.is_none() {
        let Some(step) = app.steps.pop_front() else { return settle(app, effects) };
        let rolls = step.by == By::Chance
            && !step.past
            && step.audience.includes(app.viewer())
            && step.notation.as_deref().is_some_and(dice::rolls);
        if app.animate && rolls {
            app.show = Some(Show::Roll { step: Box::new(step), until_ms: app.now_ms + ROLL_MS });
        } else {
            happen(app, step);
        }
    }
}

/// Something has happened: it is told, and the board changes.
fn happen(app: &mut App, step: Step) {
    if let (By::Chance, Some(notation)) = (step.by, &step.notation) {
        app.last_roll = Some((step.audience, notation.clone()));
        if dice::rolls(notation) {
            app.log.push(LogLine::Roll(step.audience, notation.clone()));
        }
    }
    // What somebody else at another place decided is watched for a moment.
    let theirs = !step.past
        && matches!(
            (step.by, app.scene.as_ref().map(|scene| scene.turn)),
            (By::Seat(_), Some(Turn::Coach(_) | Turn::Rival(_)))
        );
    let spoken = !step.said.is_empty();
    app.log.extend(step.said.into_iter().map(LogLine::Said));
    app.log_back = 0;
    if let Some(scene) = step.scene {
        set_scene(app, *scene);
    }
    if theirs && spoken && app.animate {
        app.show = Some(Show::Pause { until_ms: app.now_ms + PAUSE_MS });
    }
}

fn set_scene(app: &mut App, scene: Scene) {
    let same =
        app.scene.as_ref().is_some_and(|before| before.number == scene.number && before.turn == scene.turn);
    if !same {
        app.held = None;
        app.chosen = None;
        app.filter = None;
        app.digits.clear();
        app.previews.clear();
        app.asked.clear();
        app.judged.clear();
        app.remark = None;
        if matches!(app.overlay, Overlay::Menu { .. } | Overlay::Advice { .. }) {
            app.overlay = Overlay::None;
        }
    }
    if let Some(names) = &scene.names {
        app.words.call_teams(names);
    }
    app.words.key.clone_from(&scene.key);
    app.scene_ms = app.now_ms;
    app.scene = Some(scene);
}

/// Everything is shown: now it is somebody's turn.
fn settle(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(scene) = &app.scene else { return };
    match scene.turn {
        // Whoever leaves does not want to see more of it.
        _ if app.leaving => {}
        Turn::Coach(_) | Turn::Chance => effects.push(Effect::Order(Order::Next)),
        Turn::You(_) => {
            app.curtain = None;
            // One thing that can be done is ready; so the question is only when.
            if app.items().len() == 1 {
                app.chosen = Some(0);
            }
            place_cursor(app);
            ask_odds(app, effects);
        }
        Turn::Table => place_cursor(app),
        Turn::Handover(_) | Turn::Rival(_) | Turn::Waiting(_) | Turn::Nobody => {}
    }
}

/// The cursor stays where it is, if that place is still there, and otherwise goes where something can be done.
fn place_cursor(app: &mut App) {
    let spots = app.spots();
    let there = |id: &str| spots.iter().any(|spot| spot.id == id);
    if app.cursor.as_deref().is_some_and(there) {
        return;
    }
    let marks = app.marks();
    app.cursor = marks.can.into_iter().find(|id| there(id)).or_else(|| {
        let middle = spots.len() / 2;
        spots.into_iter().nth(middle).map(|spot| spot.id)
    });
    if app.cursor.is_none() {
        app.focus = Focus::List;
    }
}

/// Asks for the odds of what is followed by a roll: the first few, and what is chosen.
fn ask_odds(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(seat) = app.seat() else { return };
    let Some(scene) = &app.scene else { return };
    let chosen = app.chosen.and_then(|item| app.pick_of(item));
    let first = chosen.into_iter().chain(0..scene.picks.len());
    let mut wanted: Vec<String> = Vec::new();
    for pick in first.filter_map(|idx| scene.picks.get(idx)) {
        let fresh = pick.rolls && !app.asked.contains(&pick.text) && !wanted.contains(&pick.text);
        if fresh && (wanted.len() + app.asked.len() < PREVIEWS || wanted.is_empty() && chosen.is_some()) {
            wanted.push(pick.text.clone());
        }
    }
    if !wanted.is_empty() {
        app.asked.extend(wanted.iter().cloned());
        effects.push(Effect::Order(Order::Preview(seat, wanted)));
    }
}

/// What a touch may have meant was judged: the first refusal says why nothing can be done there.
fn remark_on_touch(app: &mut App) {
    let refusal = app.judged.iter().find_map(|action| app.previews.get(action)?.refused.clone());
    if let Some(refusal) = refusal {
        app.judged.clear();
        app.remark = Some(Remark::Refused(refusal));
    }
}

fn tick(app: &mut App, now_ms: u64, effects: &mut Vec<Effect>) {
    app.now_ms = now_ms;
    let over = match &app.show {
        Some(Show::Roll { until_ms, .. } | Show::Pause { until_ms }) => now_ms >= *until_ms,
        None => false,
    };
    if over {
        skip(app, effects);
    }
    if clock::common_left_ms(app) == Some(0) && app.scene.as_ref().is_some_and(|scene| scene.end.is_none()) {
        app.scene.iter_mut().for_each(|scene| scene.clock = None);
        effects.push(Effect::Order(Order::TimeUp));
    }
}

/// What is being shown is over.
fn skip(app: &mut App, effects: &mut Vec<Effect>) {
    match app.show.take() {
        Some(Show::Roll { step, .. }) => {
            happen(app, *step);
            go_on(app, effects);
        }
        Some(Show::Pause { .. }) => go_on(app, effects),
        None => {}
    }
}
