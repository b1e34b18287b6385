//! A screen with a real match behind it, and nobody in between: what the screen asks is done at once.

use crate::Who;
use crate::app::{App, Effect, Message};
use crate::draw::draw;
use crate::local::Local;
use crate::palette::{Depth, Palette};
use crate::scene::News;
use crate::session::Session;
use crate::update::update;
use crate::words::Words;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use serde_json::Value;
use std::collections::VecDeque;
use touchline_kernel::BySeat;
use touchline_live::Dice;
use touchline_locale::Language;

/// How a screen is set up for a test.
#[derive(Debug, Clone)]
pub struct Setting {
    pub game: &'static str,
    pub options: Value,
    pub who: [&'static str; 2],
    pub seed: u64,
    pub depth: Depth,
    pub language: Language,
    pub animate: bool,
    pub size: (u16, u16),
}

impl Setting {
    pub fn of(game: &'static str) -> Self {
        Self {
            game,
            options: serde_json::json!({}),
            who: ["you", "random"],
            seed: 5,
            depth: Depth::Full,
            language: Language::En,
            animate: false,
            size: (80, 24),
        }
    }

    pub fn begin(self) -> Stage {
        let table = touchline_games::open(self.game, &self.options).unwrap();
        let who = BySeat::new(self.who[0].parse::<Who>().unwrap(), self.who[1].parse().unwrap());
        let words = Words::new(self.language, touchline_games::guide(self.game).unwrap(), None);
        let mut app = App::new(words, Palette { depth: self.depth }, self.animate, table.full_options());
        app.size = self.size.into();
        let session = Session::new(table, who, &Dice::Seed(self.seed), Some(self.seed));
        let mut stage = Stage { app, local: Local::new(session), last_word: None };
        stage.carry_out(vec![Effect::Order(crate::scene::Order::Next)]);
        stage
    }
}

/// A screen and its match.
pub struct Stage {
    pub app: App,
    pub local: Local,
    /// What the terminal was told at the end.
    pub last_word: Option<String>,
}

impl Stage {
    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut waiting: VecDeque<Effect> = effects.into();
        while let Some(effect) = waiting.pop_front() {
            match effect {
                Effect::Order(order) => {
                    let mut news: Vec<News> = Vec::new();
                    self.local.handle(order, &mut |item| news.push(item));
                    for item in news {
                        waiting.extend(update(&mut self.app, Message::News(item)));
                    }
                }
                Effect::Interrupt => {}
                Effect::Quit(exit) => self.last_word = Some(exit.word),
            }
        }
    }

    /// Asks something of the match, past the screen.
    pub fn order(&mut self, order: crate::scene::Order) {
        self.carry_out(vec![Effect::Order(order)]);
    }

    pub fn send(&mut self, message: Message) {
        let effects = update(&mut self.app, message);
        self.carry_out(effects);
    }

    pub fn key(&mut self, code: KeyCode) {
        self.send(Message::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub fn enter(&mut self) {
        self.key(KeyCode::Enter);
    }

    /// Presses the keys of a text, one after the other.
    pub fn text(&mut self, text: &str) {
        text.chars().for_each(|c| self.key(KeyCode::Char(c)));
    }

    pub fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.send(Message::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }

    /// Clicks into the middle of a place of the board.
    pub fn click_spot(&mut self, id: &str) {
        let spots = self.app.spots();
        let area = spots.iter().find(|spot| spot.id == id).unwrap_or_else(|| panic!("no {id}")).area;
        self.click(area.x + area.width / 2, area.y + area.height / 2);
    }

    pub fn draw(&self) -> Buffer {
        let size = self.app.size;
        let mut terminal = Terminal::new(TestBackend::new(size.width, size.height)).unwrap();
        terminal.draw(|frame| draw(&self.app, frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// What can be read on the screen.
    pub fn screen(&self) -> String {
        readable(&self.draw())
    }
}

/// The text of a screen, line by line.
pub fn readable(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let mut line = String::new();
        for x in 0..buffer.area.width {
            line.push_str(buffer[(x, y)].symbol());
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
