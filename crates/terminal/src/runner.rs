//! The loop: events of the terminal and news of the match become messages, and what comes of them is carried out. Everything that
//! can be thought about without a terminal is in `update` and `draw`.

use super::app::{App, Effect, Exit, Message, Pager};
use super::draw::draw;
use super::ears::Ears;
use super::menu::{Choice, Menu};
use super::pager;
use super::palette::Palette;
use super::scene::{News, Order, Source};
use super::update::update;
use anyhow::{Context, Result};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, KeyCode,
    KeyEventKind, KeyModifiers, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How often what moves is drawn.
const FRAME: Duration = Duration::from_millis(80);

/// Plays until the person leaves; the last word is for the terminal that comes back.
pub fn run(mut app: App, source: Box<dyn Source>) -> Result<Exit> {
    let (messages, inbox) = channel::<Message>();
    let (orders, order_box) = channel::<Order>();
    let interrupt = source.interrupt();
    let post = messages.clone();
    thread::Builder::new()
        .name("match".to_owned())
        .spawn(move || {
            source.serve(order_box, Arc::new(move |news: News| post.send(Message::News(news)).is_ok()))
        })
        .context("no thread for the match")?;
    let mut terminal = ratatui::try_init().context("this terminal cannot show the full screen")?;
    let _restored = Restored;
    execute!(std::io::stdout(), EnableMouseCapture, EnableBracketedPaste)?;
    let _ears = Ears::open(messages)?;
    let size = terminal.size()?;
    app.size = size;
    if orders.send(Order::Next).is_err() {
        anyhow::bail!("the match did not start");
    }
    turn(&mut app, &mut terminal, &inbox, &orders, interrupt.as_ref())
}

/// Shows the start menu until something is chosen.
pub fn menu(mut menu: Menu, palette: Palette) -> Result<Choice> {
    let mut terminal = ratatui::try_init().context("this terminal cannot show the full screen")?;
    let _restored = Restored;
    execute!(std::io::stdout(), EnableMouseCapture, EnableBracketedPaste)?;
    let (messages, inbox) = channel::<Message>();
    let _ears = Ears::open(messages)?;
    loop {
        terminal.draw(|frame| menu.draw(palette, frame))?;
        let choice = match inbox.recv().unwrap_or(Message::HangUp) {
            Message::Key(key) if key.kind == KeyEventKind::Release => None,
            Message::Key(key)
                if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') =>
            {
                Some(Choice::Quit)
            }
            Message::Key(key) => menu.press(key.code),
            Message::Mouse(mouse) => {
                let size = terminal.size()?;
                menu.point(mouse, Rect::new(0, 0, size.width, size.height))
            }
            Message::Paste(text) => text.chars().filter_map(|c| menu.press(KeyCode::Char(c))).next(),
            Message::HangUp => Some(Choice::Quit),
            _ => None,
        };
        if let Some(choice) = choice {
            return Ok(choice);
        }
    }
}

/// Shows the rulebook of a game until it is put away.
pub fn rulebook(mut app: App) -> Result<()> {
    let mut terminal = ratatui::try_init().context("this terminal cannot show the full screen")?;
    let _restored = Restored;
    execute!(std::io::stdout(), EnableMouseCapture)?;
    let (messages, inbox) = channel::<Message>();
    let _ears = Ears::open(messages)?;
    let mut state = Pager::default();
    loop {
        terminal.draw(|frame| {
            app.size = frame.area().as_size();
            pager::draw(&app, &state, frame);
        })?;
        let codes = match inbox.recv().unwrap_or(Message::HangUp) {
            Message::Key(key) if key.kind != KeyEventKind::Release => vec![key.code],
            Message::Mouse(mouse) if mouse.kind == MouseEventKind::ScrollUp => vec![KeyCode::Up; 3],
            Message::Mouse(mouse) if mouse.kind == MouseEventKind::ScrollDown => vec![KeyCode::Down; 3],
            Message::HangUp => return Ok(()),
            _ => Vec::new(),
        };
        for code in codes {
            match pager::press(&app, state, code) {
                Some(next) => state = next,
                None => return Ok(()),
            }
        }
    }
}

/// Restores the terminal when it is dropped, also on a panic.
struct Restored;

impl Drop for Restored {
    fn drop(&mut self) {
        let _ = execute!(std::io::stdout(), DisableMouseCapture, DisableBracketedPaste);
        ratatui::restore();
    }
}

fn turn(
    app: &mut App,
    terminal: &mut DefaultTerminal,
    inbox: &Receiver<Message>,
    orders: &Sender<Order>,
    interrupt: &dyn Fn(),
) -> Result<Exit> {
    let start = Instant::now();
    loop {
        terminal.draw(|frame| {
            app.size = frame.area().as_size();
            draw(app, frame);
        })?;
        let wait = if app.moves() { FRAME } else { Duration::from_secs(60) };
        let first = match inbox.recv_timeout(wait) {
            Ok(message) => Some(message),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Ok(Exit::default()),
        };
        let now_ms = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        // All messages that are waiting are handled before the next frame.
        let waiting = first.into_iter().chain(inbox.try_iter());
        for message in std::iter::once(Message::Tick(now_ms)).chain(waiting) {
            for effect in update(app, message) {
                match effect {
                    Effect::Order(order) => {
                        // Nobody takes orders any more: there is nothing left to play. Whoever is leaving still waits for
                        // the last word.
                        if orders.send(order).is_err() && !app.leaving {
                            return Ok(Exit::default());
                        }
                    }
                    Effect::Interrupt => interrupt(),
                    Effect::Quit(exit) => return Ok(exit),
                }
            }
        }
    }
}
