//! What a message changes on the screen, and what it asks of the world. No clock, no terminal, no match.

use super::app::{App, Doubt, Effect, Focus, Item, Message, Overlay, Pager, Remark, Show, Tale, sole_origin};
use super::board::{neighbour, under};
use super::dice;
use super::layout::Regions;
use super::pager;
use super::scene::{Beat, By, Line, News, Notice, Order, Scene, Whose};
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Size};
use touchline_locale::Language;

/// How long dice are in the air.
const ROLL_MS: u64 = 900;
/// How long one sees what a computer coach decided.
const PAUSE_MS: u64 = 400;
/// How many actions are asked about at once, as on the wire.
const LOOKS: usize = 32;
/// No name of a file and no line of chat is longer.
const TYPED_MAX: usize = 200;

/// Takes a message in.
pub fn update(app: &mut App, message: Message) -> Vec<Effect> {
    let mut effects = Vec::new();
    match message {
        Message::Key(key) if key.kind == KeyEventKind::Release => {}
        Message::Key(key) => press(app, key, &mut effects),
        Message::Mouse(mouse) => point(app, mouse, &mut effects),
        Message::Paste(text) => paste(app, &text),
        Message::Resize(width, height) => app.size = Size::new(width, height),
        Message::Tick(now_ms) => tick(app, now_ms, &mut effects),
        Message::News(news) => hear(app, news, &mut effects),
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

// ── What the match tells ──

fn hear(app: &mut App, news: News, effects: &mut Vec<Effect>) {
    match news {
        News::Beats(beats) => {
            app.thinking = None;
            app.sending = false;
            app.beats.extend(beats);
            if app.show.is_none() {
                go_on(app, effects);
            }
        }
        News::Scene(scene) => {
            app.thinking = None;
            app.sending = false;
            if app.show.is_none() && app.beats.is_empty() {
                set_scene(app, *scene);
                settle(app, effects);
            } else if let Some(last) = app.beats.back_mut() {
                last.scene = Some(scene);
            } else if let Some(Show::Roll { beat, .. }) = &mut app.show {
                beat.scene = Some(scene);
            } else {
                set_scene(app, *scene);
            }
        }
        News::Thinking(seat) => app.thinking = Some((seat, app.now_ms)),
        News::Looked(number, looks) => {
            if app.scene.as_ref().is_some_and(|scene| scene.number == number) {
                for look in looks {
                    app.looks.insert(look.action.clone(), look);
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
                app.story.push(Tale::Note(notice.clone()));
            }
            app.sending = false;
            if notice != Notice::Nothing {
                app.remark = Some(Remark::Notice(notice));
            }
        }
        News::Chat(name, text) => app.story.push(Tale::Chat(name, text)),
        News::Invite(link) => app.invitation = Some(link),
        News::Line(line) => {
            app.line = Some(line);
            if line != Line::Up {
                app.sending = false;
            }
        }
        News::Online(online) => {
            if let Some(scene) = &mut app.scene {
                scene.online = Some(online);
            }
        }
        News::Left(notice) => effects.push(Effect::Quit(app.words.notice(&notice))),
        News::Failed(why) => effects.push(Effect::Quit(why)),
    }
}

/// Shows what has happened, one after the other, until something takes its time or nothing is left.
fn go_on(app: &mut App, effects: &mut Vec<Effect>) {
    while app.show.is_none() {
        let Some(beat) = app.beats.pop_front() else { return settle(app, effects) };
        let rolls = beat.by == By::Chance
            && !beat.past
            && beat.audience.includes(app.viewer())
            && beat.step.as_deref().is_some_and(dice::rolls);
        if app.animate && rolls {
            app.show = Some(Show::Roll { beat: Box::new(beat), until_ms: app.now_ms + ROLL_MS });
        } else {
            happen(app, beat);
        }
    }
}

/// Something has happened: it is told, and the board changes.
fn happen(app: &mut App, beat: Beat) {
    if let (By::Chance, Some(step)) = (beat.by, &beat.step) {
        app.last_roll = Some((beat.audience, step.clone()));
        if dice::rolls(step) {
            app.story.push(Tale::Roll(beat.audience, step.clone()));
        }
    }
    // What somebody else at another place decided is watched for a moment.
    let theirs = !beat.past
        && matches!(
            (beat.by, app.scene.as_ref().map(|scene| scene.turn)),
            (By::Seat(_), Some(Whose::Coach(_) | Whose::Rival(_)))
        );
    let spoken = !beat.said.is_empty();
    app.story.extend(beat.said.into_iter().map(Tale::Said));
    app.story_back = 0;
    if let Some(scene) = beat.scene {
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
        app.looks.clear();
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
    app.scene_ms = app.now_ms;
    app.scene = Some(scene);
}

/// Everything is shown: now it is somebody's turn.
fn settle(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(scene) = &app.scene else { return };
    match scene.turn {
        // Whoever leaves does not want to see more of it.
        _ if app.leaving => {}
        Whose::Coach(_) | Whose::Chance => effects.push(Effect::Order(Order::Next)),
        Whose::You(_) => {
            app.curtain = None;
            // One thing that can be done is ready; so the question is only when.
            if app.items().len() == 1 {
                app.chosen = Some(0);
            }
            place_cursor(app);
            ask_odds(app, effects);
        }
        Whose::Table => place_cursor(app),
        Whose::Handover(_) | Whose::Rival(_) | Whose::Waiting(_) | Whose::Nobody => {}
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
        if fresh && (wanted.len() + app.asked.len() < LOOKS || wanted.is_empty() && chosen.is_some()) {
            wanted.push(pick.text.clone());
        }
    }
    if !wanted.is_empty() {
        app.asked.extend(wanted.iter().cloned());
        effects.push(Effect::Order(Order::Look(seat, wanted)));
    }
}

/// What a touch may have meant was judged: the first refusal says why nothing can be done there.
fn remark_on_touch(app: &mut App) {
    let refusal = app.judged.iter().find_map(|action| app.looks.get(action)?.refused.clone());
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
    if super::clock::common_left_ms(app) == Some(0)
        && app.scene.as_ref().is_some_and(|scene| scene.end.is_none())
    {
        app.scene.iter_mut().for_each(|scene| scene.clock = None);
        effects.push(Effect::Order(Order::TimeUp));
    }
}

/// What is being shown is over.
fn skip(app: &mut App, effects: &mut Vec<Effect>) {
    match app.show.take() {
        Some(Show::Roll { beat, .. }) => {
            happen(app, *beat);
            go_on(app, effects);
        }
        Some(Show::Pause { .. }) => go_on(app, effects),
        None => {}
    }
}

// ── Keys ──

fn press(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
    if key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'q')) {
        // Whoever insists gets out.
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
    } else {
        command(app, key, effects);
    }
}

/// A key while nobody may see anything.
fn behind_curtain(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
    match (key.code, app.curtain) {
        (KeyCode::Enter, Some(seat)) => effects.push(Effect::Order(Order::Lift(seat))),
        (KeyCode::Char('q'), _) => app.overlay = Overlay::Confirm(Doubt::Leave),
        _ => {}
    }
}

/// A key while something lies over the match.
fn over(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
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
        Overlay::Keys => {}
        Overlay::Rules(state) => {
            if let Some(state) = pager::press(app, state, key.code) {
                app.overlay = Overlay::Rules(state);
            }
        }
    }
}

/// Up and down in a short list; none if the key does something else.
fn step_in(code: KeyCode, at: usize, length: usize) -> Option<usize> {
    let last = length.saturating_sub(1);
    match code {
        KeyCode::Up | KeyCode::Char('k') => Some(at.saturating_sub(1)),
        KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => Some((at + 1).min(last)),
        KeyCode::Home => Some(0),
        KeyCode::End => Some(last),
        _ => None,
    }
}

fn digit(code: KeyCode) -> Option<usize> {
    match code {
        KeyCode::Char(c) => c.to_digit(10).map(|n| n as usize),
        _ => None,
    }
}

fn type_in(text: &mut String, code: KeyCode) {
    match code {
        KeyCode::Char(c) if !c.is_control() && text.chars().count() < TYPED_MAX => text.push(c),
        KeyCode::Backspace => {
            text.pop();
        }
        _ => {}
    }
}

fn paste(app: &mut App, text: &str) {
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
fn type_filter(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
    match key.code {
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

/// Does what was typed, so that whoever knows the rules says why it cannot be.
fn try_out(app: &mut App, text: String, effects: &mut Vec<Effect>) {
    match app.scene.as_ref().map(|scene| scene.turn) {
        Some(Whose::You(seat)) => {
            app.sending = true;
            effects.push(Effect::Order(Order::Act(seat, vec![text])));
        }
        Some(Whose::Table) => {
            app.sending = true;
            effects.push(Effect::Order(Order::Settle(text)));
        }
        _ => {}
    }
}

/// The person's own seat, also while somebody else decides.
fn own_seat(app: &App) -> Option<touchline_kernel::Seat> {
    match app.viewer() {
        touchline_kernel::Viewer::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// A key of the match itself.
fn command(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
    // Whatever moves can be skipped by acting; what was pressed is not lost on it.
    if app.show.is_some() {
        skip(app, effects);
        if matches!(key.code, KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Esc) {
            return;
        }
    }
    let ended = app.scene.as_ref().is_some_and(|scene| scene.end.is_some());
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
        KeyCode::Char('t') if app.line.is_some() => app.overlay = Overlay::Chat(String::new()),
        KeyCode::PageUp => app.story_back = (app.story_back + 5).min(app.story.len()),
        KeyCode::PageDown => app.story_back = app.story_back.saturating_sub(5),
        KeyCode::Esc => let_go(app, effects),
        _ if ended => {}
        KeyCode::Char('r') if own_seat(app).or_else(|| app.seat()).is_some() => {
            app.overlay = Overlay::Confirm(Doubt::Resign);
        }
        KeyCode::Char('y' | 'n') if offered(app) => {
            if let Some(seat) = own_seat(app) {
                effects.push(Effect::Order(Order::Answer(seat, key.code == KeyCode::Char('y'))));
            }
        }
        KeyCode::Char('d') if app.line.is_some() => {
            if let Some(seat) = own_seat(app) {
                app.remark = Some(Remark::Notice(Notice::Asked));
                effects.push(Effect::Order(Order::OfferDraw(seat)));
            }
        }
        KeyCode::Char('u') => {
            if let Some(seat) = app.seat().or_else(|| own_seat(app)) {
                effects.push(Effect::Order(Order::Undo(seat)));
            }
        }
        KeyCode::Char('h') => ask_hint(app, effects),
        KeyCode::Enter | KeyCode::Char(' ') if matches!(turn(app), Some(Whose::Handover(_))) => {
            if let Some(Whose::Handover(seat)) = turn(app) {
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
            app.digits.pop();
        }
        KeyCode::Enter | KeyCode::Char(' ') => match (app.focus, app.chosen, app.cursor.clone()) {
            (Focus::List, Some(item), _) => act(app, item, effects),
            (Focus::List, None, _) => choose(app, 0, effects),
            (Focus::Board, _, Some(spot)) => touch(app, &spot, effects),
            (Focus::Board, Some(item), None) => act(app, item, effects),
            (Focus::Board, None, None) => {}
        },
        KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => arrow(app, key.code, effects),
        KeyCode::Home => next_lit(app, -1),
        KeyCode::End => next_lit(app, 1),
        _ => {}
    }
}

fn turn(app: &App) -> Option<Whose> {
    app.scene.as_ref().map(|scene| scene.turn)
}

/// Does somebody at this screen decide?
fn decides(app: &App) -> bool {
    matches!(turn(app), Some(Whose::You(_) | Whose::Table))
}

/// Has the other side offered something?
fn offered(app: &App) -> bool {
    let offer = app.scene.as_ref().and_then(|scene| scene.offer);
    offer.is_some_and(|(by, _)| own_seat(app).is_some_and(|own| own != by))
}

fn ask_hint(app: &mut App, effects: &mut Vec<Effect>) {
    if let (Some(seat), false) = (app.seat(), app.hinting) {
        app.hinting = true;
        effects.push(Effect::Order(Order::Hint(seat)));
    }
}

/// Lets go of what is chosen, then of what is taken up; ends thinking.
fn let_go(app: &mut App, effects: &mut Vec<Effect>) {
    if app.thinking.is_some() || app.hinting {
        effects.push(Effect::Interrupt);
    }
    if app.remark.take().is_some() || !std::mem::take(&mut app.digits).is_empty() {
        return;
    }
    if app.chosen.take().is_none() {
        app.held = None;
    }
}

/// Digits pick from the list by number.
fn number(app: &mut App, digit: char, effects: &mut Vec<Effect>) {
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
fn choose(app: &mut App, item: usize, effects: &mut Vec<Effect>) {
    if item < app.items().len() {
        app.chosen = Some(item);
        app.remark = None;
        ask_odds(app, effects);
    }
}

/// Does an item.
fn act(app: &mut App, item: usize, effects: &mut Vec<Effect>) {
    if app.sending {
        return;
    }
    let actions = match app.items().get(item) {
        Some(Item::Recipe(recipe)) => recipe.actions.clone(),
        Some(Item::Pick(pick)) => vec![pick.text.clone()],
        None => return,
    };
    app.remark = None;
    app.filter = None;
    app.digits.clear();
    match turn(app) {
        Some(Whose::You(seat)) => {
            app.sending = true;
            if app.hinting {
                effects.push(Effect::Interrupt);
            }
            effects.push(Effect::Order(Order::Act(seat, actions)));
        }
        Some(Whose::Table) => {
            app.sending = true;
            effects.extend(actions.into_iter().map(|outcome| Effect::Order(Order::Settle(outcome))));
        }
        _ => {}
    }
}

/// A place on the board is pressed: it is taken up, something is chosen there, or it is done.
fn touch(app: &mut App, spot: &str, effects: &mut Vec<Effect>) {
    let aims = app.aims();
    let origin = app.held.clone().or_else(|| sole_origin(&aims).map(str::to_owned));
    let fits = |from: &Option<String>| from.is_none() || origin.is_none() || *from == origin;
    let here: Vec<(usize, bool)> = aims
        .iter()
        .filter(|aim| aim.to == spot && fits(&aim.from))
        .map(|aim| (app.item_of(aim.pick), aim.quick))
        .collect();
    app.remark = None;
    match here[..] {
        [(item, quick)] if quick || app.chosen == Some(item) => act(app, item, effects),
        [(item, _)] => choose(app, item, effects),
        [] => {
            if app.held.as_deref() == Some(spot) {
                app.held = None;
                app.chosen = None;
            } else if aims.iter().any(|aim| aim.from.as_deref() == Some(spot)) {
                app.held = Some(spot.to_owned());
                app.chosen = None;
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

/// Nothing can be done there: what may have been meant is judged, so that a rule says why.
fn ask_why(app: &mut App, spot: &str, effects: &mut Vec<Effect>) {
    let Some(seat) = app.seat() else { return };
    let marks = app.marks();
    let meant = app.sight(&marks).map(|sight| app.board.meant(&sight, spot)).unwrap_or_default();
    if meant.is_empty() {
        app.remark = Some(Remark::Notice(Notice::Words(app.words.say("ui-tui-nothing-here"))));
    } else {
        app.judged.clone_from(&meant);
        effects.push(Effect::Order(Order::Look(seat, meant)));
    }
}

fn arrow(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
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
fn next_lit(app: &mut App, by: isize) {
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
}

fn move_in_list(app: &mut App, by: i32, effects: &mut Vec<Effect>) {
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

// ── The mouse ──

fn point(app: &mut App, mouse: MouseEvent, effects: &mut Vec<Effect>) {
    let at = Position::new(mouse.column, mouse.row);
    let regions = Regions::of(app);
    match mouse.kind {
        MouseEventKind::ScrollUp | MouseEventKind::ScrollDown => {
            let up = mouse.kind == MouseEventKind::ScrollUp;
            if let Overlay::Rules(state) = &mut app.overlay {
                state.top = if up { state.top.saturating_sub(3) } else { state.top + 3 };
                pager::clamp(app);
            } else if app.overlay != Overlay::None {
            } else if regions.story.contains(at) {
                app.story_back = if up {
                    (app.story_back + 1).min(app.story.len())
                } else {
                    app.story_back.saturating_sub(1)
                };
            } else if regions.list.contains(at) && decides(app) {
                move_in_list(app, if up { -1 } else { 1 }, effects);
            }
        }
        MouseEventKind::Down(MouseButton::Left) => click(app, at, &regions, effects),
        MouseEventKind::Down(MouseButton::Right) if app.overlay == Overlay::None => let_go(app, effects),
        _ => {}
    }
}

fn click(app: &mut App, at: Position, regions: &Regions, effects: &mut Vec<Effect>) {
    if app.overlay != Overlay::None {
        match super::overlay::row_at(app, at) {
            Some(row) => {
                let code = match &mut app.overlay {
                    Overlay::Menu { at, .. } | Overlay::Advice { at, .. } | Overlay::Language(at) => {
                        *at = row;
                        KeyCode::Enter
                    }
                    _ => return,
                };
                over(app, KeyEvent::new(code, KeyModifiers::NONE), effects);
            }
            // A click beside what lies over the match puts it away; nobody leaves by accident.
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
    if let Some(key) = super::help::key_at(app, regions.help, at) {
        return command(app, KeyEvent::new(key, KeyModifiers::NONE), effects);
    }
    if let Some(Whose::Handover(seat)) = turn(app) {
        app.curtain = Some(seat);
        return;
    }
    if !decides(app) {
        return;
    }
    if regions.list.contains(at) {
        let row = super::list::item_at(app, regions.list, at.y);
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
        touch(app, &spot, effects);
    }
}
