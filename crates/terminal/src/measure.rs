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
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{BySeat, Seat};
use touchline_live::Dice;
use touchline_locale::Language;

/// The size of a large terminal.
const LARGE: Size = Size::new(200, 60);

/// Keys as a person presses them: on the board, in the list, finding, reading the rules.
const KEYS: [KeyCode; 18] = [
    KeyCode::Right,
    KeyCode::Down,
    KeyCode::End,
    KeyCode::Tab,
    KeyCode::Down,
    KeyCode::Char('2'),
    KeyCode::Esc,
    KeyCode::Char('/'),
    KeyCode::Char('m'),
    KeyCode::Char('e'),
    KeyCode::Down,
    KeyCode::Backspace,
    KeyCode::Esc,
    KeyCode::Char('?'),
    KeyCode::PageDown,
    KeyCode::Esc,
    KeyCode::F(1),
    KeyCode::Esc,
];

/// Decisions among which the most crowded one is looked for.
const DECISIONS: usize = 400;

/// The time between two keys.
const BETWEEN: Duration = Duration::from_millis(2);

/// From a key to the bytes that a terminal is sent.
#[derive(Debug, Clone)]
pub struct KeyTimes {
    /// The game.
    pub game: &'static str,
    /// The most that there was to choose from.
    pub choices: usize,
    /// Keys pressed.
    pub keys: usize,
    /// Half of them were answered within this.
    pub median: Duration,
    /// 99 of 100 were.
    pub p99: Duration,
    /// The slowest.
    pub longest: Duration,
}

/// A person who decides at random at a screen, against an opponent who does so, too: the same decisions each time.
struct Walk {
    app: App,
    local: Local,
    dice: FairDice,
}

impl Walk {
    fn begin(game: &str) -> Result<Self> {
        let guide = touchline_games::guide(game)?;
        let table = touchline_games::open(game, &serde_json::json!({}))?;
        let words = Words::new(Language::En, guide, None);
        let mut app = App::new(words, Palette { depth: Depth::Full }, false, table.full_options());
        app.size = LARGE;
        let rival = "random".parse().map_err(anyhow::Error::msg)?;
        let session = Session::new(table, BySeat::new(Who::You, rival), &Dice::Seed(1), Some(1));
        let mut walk = Self { app, local: Local::new(session), dice: FairDice::from_seed(1) };
        walk.go_on(Order::Next);
        Ok(walk)
    }

    /// Does what is ordered, and what follows from it, until the person decides again.
    fn go_on(&mut self, order: Order) {
        let mut orders = vec![order];
        while let Some(order) = orders.pop() {
            let mut news = Vec::new();
            self.local.handle(order, &mut |item| news.push(item));
            for item in news {
                let effects = update(&mut self.app, Message::News(item)).into_iter();
                orders.extend(effects.filter_map(|effect| match effect {
                    // Odds come from the thread of the match, whenever they are ready.
                    Effect::Order(Order::Preview(..)) => None,
                    Effect::Order(order) => Some(order),
                    _ => None,
                }));
            }
        }
    }

    fn n_choices(&self) -> usize {
        self.app.scene.as_ref().map_or(0, |scene| scene.picks.len())
    }

    /// Decides; false if there is nothing to decide.
    fn decide(&mut self) -> bool {
        let (Some(seat), Some(scene)) = (self.app.seat(), &self.app.scene) else { return false };
        let n_choices = u32::try_from(scene.picks.len().max(1)).unwrap_or(u32::MAX);
        let ticket = self.dice.below(n_choices) as usize;
        let Some(action) = scene.picks.get(ticket).map(|pick| pick.text.clone()) else { return false };
        self.go_on(Order::Act(seat, vec![action]));
        true
    }
}

/// The screens on which keys are pressed: the first decision, and the one with most to choose from in the first part of a match.
fn screens(game: &str) -> Result<[App; 2]> {
    let first = Walk::begin(game)?;
    let mut scout = Walk::begin(game)?;
    let mut crowded = (0, 0);
    for decision in 0..DECISIONS {
        if scout.n_choices() > crowded.0 {
            crowded = (scout.n_choices(), decision);
        }
        if !scout.decide() {
            break;
        }
    }
    let mut walk = Walk::begin(game)?;
    while crowded.1 > 0 && walk.decide() {
        crowded.1 -= 1;
    }
    Ok([first.app, walk.app])
}

/// Presses keys on a large screen while the strongest coach thinks beside it, on as many threads as in a match: half of them at the first
/// decision, half where there is most to choose from.
///
/// # Errors
/// The game is not known, or a thread cannot be started.
pub fn key_times(game: &str, keys: usize) -> Result<KeyTimes> {
    let id = touchline_games::guide(game)?.id;
    let mut screens = screens(game)?;
    let choices = screens.iter().map(|app| app.items().len()).max().unwrap_or(0);
    let mut thought_about = touchline_games::open(game, &serde_json::json!({}))?.start();
    let mut dice = FairDice::from_seed(1);
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
        for (idx, code) in KEYS.into_iter().cycle().take(keys).enumerate() {
            let app = if idx < keys / 2 { &mut screens[0] } else { &mut screens[1] };
            // Keys of a person come one by one: the screen sleeps between them, and the system wakes it before those who work.
            std::thread::sleep(BETWEEN);
            let start = Instant::now();
            let effects = update(app, Message::Key(KeyEvent::new(code, KeyModifiers::NONE)));
            terminal.draw(|frame| draw(app, frame))?;
            times.push(start.elapsed());
            // The match has a thread of its own: what it is asked does not hold up the screen.
            debug_assert!(!effects.iter().any(|effect| matches!(effect, Effect::Quit(_))));
        }
        enough.store(true, Ordering::Relaxed);
        times.sort_unstable();
        let at =
            |part: usize| times.get(times.len() * part / 100).or(times.last()).copied().unwrap_or_default();
        Ok(KeyTimes { game: id, choices, keys, median: at(50), p99: at(99), longest: at(100) })
    })
}
