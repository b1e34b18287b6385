//! What a message changes on the screen, and what it asks of the world. No clock, no terminal, no match.

mod actions;
mod keys;
mod mouse;

use super::app::{App, Effect, Exit, Focus, LogLine, Message, Next, Overlay, Remark, Show};
use super::board::{Aim, Spot};
use super::report::Report;
use super::scene::{By, Connection, News, Notice, Order, Said, Scene, Step, Turn};
use super::{clock, dice};
use ratatui::crossterm::event::KeyEventKind;
use ratatui::layout::Size;
use touchline_kernel::{Fact, Seat};

/// How long dice are in the air.
const ROLL_MS: u64 = 900;
/// How long a goal or a card is seen.
const MOMENT_MS: u64 = 1_600;
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
    Report::keep_up(app);
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
        News::Review { at, length, scene, steps } => {
            app.review = Some((at, length));
            app.last_roll = None;
            app.log.clear();
            app.report = Report::default();
            app.log_back = 0;
            let last = steps.last().cloned();
            for step in steps {
                happen(app, step);
            }
            if last.is_none_or(|step| step.by != By::Chance) {
                app.last_roll = None;
            }
            set_scene(app, *scene);
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
            app.advice = app.scene.as_ref().map(|scene| (scene.number, ways.clone()));
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
            if matches!(notice, Notice::NothingToUndo | Notice::UndoNeedsConsent) {
                app.undoing = false;
            }
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
            effects.push(Effect::Quit(Exit { word: app.words.notice(&notice), failed, next: app.next }));
        }
        News::Failed(why) => {
            let word = app.words.error(&why);
            effects.push(Effect::Quit(Exit { word, failed: true, next: Next::Quit }));
        }
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
    }
    // A decision of a coach or a remote player is shown for a moment.
    let theirs = !step.past
        && matches!(
            (step.by, app.scene.as_ref().map(|scene| scene.turn)),
            (By::Seat(_), Some(Turn::Coach(_) | Turn::Rival(_)))
        );
    // The chance of a goal is the attack's: whoever answers it has none.
    if let (By::Seat(seat), Some(action)) = (step.by, &step.notation)
        && app.board.good(action, "goal")
    {
        app.expected[seat] += step.chance;
    }
    let spoken = !step.said.is_empty();
    let viewer = app.viewer();
    let seen = step.said.iter().filter(|said| !step.past && said.audience.includes(viewer));
    let moment = seen.filter_map(|said| Some((app.board.moment(&said.event)?, side(said)))).last();
    app.log.extend(step.said.into_iter().map(LogLine::Said));
    app.log_back = 0;
    if let Some(scene) = step.scene {
        set_scene(app, *scene);
    }
    if let (Some((kind, seat)), true) = (moment, app.animate) {
        app.show = Some(Show::Moment { kind, seat, until_ms: app.now_ms + MOMENT_MS });
    } else if theirs && spoken && app.animate {
        app.show = Some(Show::Pause { until_ms: app.now_ms + PAUSE_MS });
    }
}

/// Whose event it is: the side that it names, or that of the player.
pub fn side(said: &Said) -> Option<Seat> {
    let fact = |name: &str| said.facts.iter().find(|(key, _)| key == name).map(|(_, fact)| fact);
    match (fact("by"), fact("piece")) {
        (Some(Fact::Seat(seat)), _) => Some(*seat),
        (_, Some(Fact::Text(piece))) if piece.starts_with('H') => Some(Seat::Home),
        (_, Some(Fact::Text(piece))) if piece.starts_with('A') => Some(Seat::Away),
        _ => None,
    }
}

fn set_scene(app: &mut App, mut scene: Scene) {
    if let Turn::You(seat) = scene.turn {
        app.board.sort(&scene.view, seat, &mut scene.picks);
    }
    let same =
        app.scene.as_ref().is_some_and(|before| before.number == scene.number && before.turn == scene.turn);
    if !same {
        app.held = None;
        app.chosen = None;
        app.stroke = None;
        app.draft.clear();
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
    // What was put down and told to nobody stays on the board.
    if let Turn::You(seat) = scene.turn {
        app.draft.iter().for_each(|spot| app.board.put(&mut scene.view, seat, spot, false));
    }
    if let Some(names) = &scene.names {
        app.words.call_teams(names);
    }
    app.words.key.clone_from(&scene.key);
    app.scene_ms = app.now_ms;
    app.scene = Some(scene);
}

/// Everything is shown: asks for what comes next, or prepares the person's decision.
fn settle(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(scene) = &app.scene else { return };
    match scene.turn {
        // Leaving: no more steps are asked for.
        _ if app.leaving => {}
        Turn::Coach(_) | Turn::Chance => effects.push(Effect::Order(Order::Next)),
        Turn::You(seat) => {
            app.curtain = None;
            let alone = app.items().len() == 1;
            match (alone && app.answer_alone, app.undoing) {
                // An answer that was no choice is taken back with the choice before it.
                (true, true) => return effects.push(Effect::Order(Order::Undo(seat))),
                (true, false) if app.remark.is_none() => return actions::act(app, 0, effects),
                _ => app.undoing = false,
            }
            if alone {
                app.chosen = Some(0);
            }
            place_cursor(app);
            // Where the board has nothing to offer, the keys go to the list, and its first line is ready.
            let forced = app.aims().is_empty();
            if forced {
                app.focus = Focus::List;
                app.chosen = app.chosen.or(Some(0));
            } else if app.list_forced {
                app.focus = Focus::Board;
            }
            app.list_forced = forced;
            if app.focus == Focus::Board && app.chosen.is_none() {
                // The likely choice is ready: the first of the list, if it has no place on the board, or what the cursor points at.
                let aims = app.aims();
                let on_board = |first: usize| aims.iter().any(|aim| aim.pick == first);
                if app.pick_of(0).is_some_and(on_board) || app.items().is_empty() {
                    actions::show_under_cursor(app, effects);
                } else {
                    actions::choose(app, 0, effects);
                    app.chosen_by_cursor = true;
                }
            }
            ask_odds(app, effects);
        }
        Turn::Table => place_cursor(app),
        Turn::Nobody if scene.end.is_some() && app.review.is_none() && app.summed_up_ms.is_none() => {
            app.summed_up_ms = Some(app.now_ms);
            app.overlay = Overlay::Summary(0);
        }
        Turn::Handover(_) | Turn::Rival(_) | Turn::Waiting(_) | Turn::Nobody => {}
    }
}

/// The places that are lit for the likeliest choices.
fn likely(app: &App, lit: Vec<String>) -> Vec<String> {
    let (Some(scene), Some(seat)) = (&app.scene, app.seat()) else { return lit };
    let aims = app.aims();
    let held = app.held.as_deref().or_else(|| super::app::sole_origin(&aims));
    let rank = |spot: &String| {
        let leads = |aim: &&Aim| match held {
            Some(held) => aim.to == *spot && aim.from.as_ref().is_none_or(|from| from == held),
            None => aim.to == *spot || aim.from.as_ref() == Some(spot),
        };
        let picks = aims.iter().filter(leads).filter_map(|aim| scene.picks.get(aim.pick));
        picks.map(|pick| app.board.rank(&scene.view, seat, pick)).min().unwrap_or(usize::MAX)
    };
    let ranks: Vec<usize> = lit.iter().map(rank).collect();
    let first = ranks.iter().min().copied();
    lit.into_iter().zip(ranks).filter(|(_, rank)| Some(*rank) == first).map(|(spot, _)| spot).collect()
}

/// The cursor stays where something likely can be done, and otherwise goes to the nearest such place.
fn place_cursor(app: &mut App) {
    let spots = app.spots();
    let lit = likely(app, app.marks().can);
    let now = app.cursor.as_ref().and_then(|id| spots.iter().find(|spot| spot.id == *id));
    if now.is_some_and(|spot| lit.is_empty() || lit.contains(&spot.id)) {
        return;
    }
    // A character is twice as high as it is wide.
    let far = |spot: &Spot| match now {
        Some(from) => from.area.x.abs_diff(spot.area.x) + 2 * from.area.y.abs_diff(spot.area.y),
        None => 0,
    };
    let nearest = spots.iter().filter(|spot| lit.contains(&spot.id)).min_by_key(|spot| far(spot));
    app.cursor = nearest.or_else(|| spots.get(spots.len() / 2)).map(|spot| spot.id.clone());
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
        let fresh = app.board.risks(pick) && !app.asked.contains(&pick.text) && !wanted.contains(&pick.text);
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
        Some(Show::Roll { until_ms, .. } | Show::Moment { until_ms, .. } | Show::Pause { until_ms }) => {
            now_ms >= *until_ms
        }
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
        Some(Show::Moment { .. } | Show::Pause { .. }) => go_on(app, effects),
        None => {}
    }
}
