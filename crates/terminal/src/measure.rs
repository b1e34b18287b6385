//! How fast the screen answers a key while a coach thinks on every core: what `touchline bench --terminal` prints.

use crate::Who;
use crate::app::{App, Effect, Message};
use crate::coaches::{adviser, hire};
use crate::draw::draw;
use crate::local::Local;
use crate::palette::{Depth, Palette};
use crate::scene::Order;
use crate::session::Session;
use crate::update::update;
use crate::words::Words;
use anyhow::{Context, Result};
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Rect, Size};
use ratatui::{Terminal, TerminalOptions, Viewport};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use touchline_kernel::{BySeat, Seat};
use touchline_live::Dice;
use touchline_locale::Language;

/// The size of a large terminal.
const LARGE: Size = Size::new(200, 60);

/// Keys as a person presses them: on the board, in the list, finding, reading the rules.
const KEYS: [KeyCode; 16] = [
    KeyCode::Right,
    KeyCode::Down,
    KeyCode::End,
    KeyCode::Tab,
    KeyCode::Down,
    KeyCode::Char('2'),
    KeyCode::Esc,
    KeyCode::Char('/'),
    KeyCode::Char('m'),
    KeyCode::Backspace,
    KeyCode::Esc,
    KeyCode::Char('?'),
    KeyCode::PageDown,
    KeyCode::Esc,
    KeyCode::F(1),
    KeyCode::Esc,
];

/// The time between two keys.
const BETWEEN: Duration = Duration::from_millis(2);

/// From a key to the bytes that a terminal is sent.
#[derive(Debug, Clone)]
pub struct KeyTimes {
    /// The game.
    pub game: &'static str,
    /// Keys pressed.
    pub keys: usize,
    /// Half of them were answered within this.
    pub median: Duration,
    /// 99 of 100 were.
    pub p99: Duration,
    /// The slowest.
    pub longest: Duration,
}

/// Presses keys on a large screen while the strongest coach thinks beside it, on as many threads as in a match.
///
/// # Errors
/// The game is not known, or a thread cannot be started.
pub fn key_times(game: &str, keys: usize) -> Result<KeyTimes> {
    let guide = touchline_games::guide(game)?;
    let id = guide.id;
    let table = touchline_games::open(game, &serde_json::json!({}))?;
    let mut thought_about = table.start();
    let mut dice = touchline_kernel::dice::FairDice::from_seed(1);
    let words = Words::new(Language::En, guide, None);
    let mut app = App::new(words, Palette { depth: Depth::Full }, false, table.full_options());
    app.size = LARGE;
    let who = BySeat::new(Who::You, adviser());
    let mut local = Local::new(Session::new(table, who, &Dice::Seed(1), Some(1)));
    // Until the person has something to decide.
    let mut orders = vec![Order::Next];
    while let Some(order) = orders.pop().filter(|_| app.seat().is_none()) {
        let mut news = Vec::new();
        local.handle(order, &mut |item| news.push(item));
        for item in news {
            orders.extend(update(&mut app, Message::News(item)).into_iter().filter_map(
                |effect| match effect {
                    Effect::Order(order) => Some(order),
                    _ => None,
                },
            ));
        }
    }
    let area = Rect::new(0, 0, LARGE.width, LARGE.height);
    let options = TerminalOptions { viewport: Viewport::Fixed(area) };
    let mut terminal = Terminal::with_options(CrosstermBackend::new(std::io::sink()), options)
        .context("a terminal that nobody looks at")?;
    while thought_about.legal().is_empty() && thought_about.roll(&mut dice).is_some() {}
    let enough = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let enough = &enough;
        std::thread::Builder::new().name("coach".to_owned()).spawn_scoped(scope, move || {
            let mut coach = None;
            hire(&mut coach, adviser(), id, None, Seat::Home);
            let Some(mut coach) = coach else { return };
            while !enough.load(Ordering::Relaxed) {
                let seat = match thought_about.turn() {
                    touchline_kernel::Turn::Decision(seat) => seat,
                    _ => return,
                };
                coach.decide(thought_about.as_ref(), seat);
            }
        })?;
        let mut times = Vec::with_capacity(keys);
        for code in KEYS.into_iter().cycle().take(keys) {
            // Keys of a person come one by one: the screen sleeps between them, and the system wakes it before those who work.
            std::thread::sleep(BETWEEN);
            let start = Instant::now();
            let effects = update(&mut app, Message::Key(KeyEvent::new(code, KeyModifiers::NONE)));
            terminal.draw(|frame| draw(&app, frame))?;
            times.push(start.elapsed());
            // The match has a thread of its own: what it is asked does not hold up the screen.
            debug_assert!(!effects.iter().any(|effect| matches!(effect, Effect::Quit(_))));
        }
        enough.store(true, Ordering::Relaxed);
        times.sort_unstable();
        let at =
            |part: usize| times.get(times.len() * part / 100).or(times.last()).copied().unwrap_or_default();
        Ok(KeyTimes { game: id, keys, median: at(50), p99: at(99), longest: at(100) })
    })
}
