//! A new match as the menu puts it together: game, edition, opponent, side, options.

use crate::coaches::Who;
use anyhow::{Context, Result};
use serde_json::{Map, Value};
use std::sync::Arc;
use touchline_games::{AnyGame, Guide, GuideOption};
use touchline_kernel::{BySeat, OptionKind};

/// The lines of the page.
pub const START: usize = 0;
pub const EDITION: usize = 1;
pub const OPPONENT: usize = 2;
pub const SIDE: usize = 3;
pub const OPTIONS: usize = 4;
pub const ROWS: usize = 5;

/// Everybody to play against, the person at the same keyboard last.
const OPPONENTS: [&str; 6] = ["random", "rookie", "club", "pro", "world", "you"];

/// What is to be played.
#[derive(Debug, Clone, PartialEq)]
pub struct Setup {
    /// The game's ID.
    pub game: &'static str,
    /// A named set of options; none for the rulebook's own.
    pub preset: Option<&'static str>,
    /// Who sits on the other side.
    pub opponent: Who,
    /// Does the person play away?
    pub away: bool,
    /// Options that were changed over the preset's.
    pub changed: Map<String, Value>,
}

impl Setup {
    /// The game by its rulebook.
    pub fn new(game: &'static str, opponent: Who) -> Self {
        Self { game, preset: None, opponent, away: false, changed: Map::new() }
    }

    fn guide<'a>(&self, guides: &'a [Guide]) -> Option<&'a Guide> {
        guides.iter().find(|guide| guide.id == self.game)
    }

    /// Who decides for each seat.
    pub fn who(&self) -> BySeat<Who> {
        if self.away { BySeat::new(self.opponent, Who::You) } else { BySeat::new(Who::You, self.opponent) }
    }

    /// The options that can be changed here, each with its value now. Tables and geometry are for the command line.
    pub fn options<'a>(&self, guides: &'a [Guide]) -> Vec<(&'a GuideOption, Value)> {
        let Some(guide) = self.guide(guides) else { return Vec::new() };
        let preset = self.preset_options(guides);
        let value = |option: &GuideOption| {
            let set = self.changed.get(option.name).or_else(|| preset.get(option.name));
            set.cloned().unwrap_or_else(|| option.default.clone())
        };
        guide
            .options
            .iter()
            .filter(|option| !matches!(option.kind, OptionKind::Data))
            .map(|option| (option, value(option)))
            .collect()
    }

    fn preset_options(&self, guides: &[Guide]) -> Map<String, Value> {
        let preset = self.preset.and_then(|name| self.guide(guides)?.preset(name));
        preset.and_then(|preset| serde_json::from_str(preset.options).ok()).unwrap_or_default()
    }

    /// Changes a line of the page.
    pub fn turn(&mut self, guides: &[Guide], row: usize, by: i32) {
        match row {
            EDITION => {
                let presets: Vec<Option<&'static str>> = std::iter::once(None)
                    .chain(
                        self.guide(guides)
                            .into_iter()
                            .flat_map(|guide| guide.presets)
                            .map(|preset| Some(preset.name)),
                    )
                    .collect();
                self.preset = presets[next(&presets, &self.preset, by)];
                self.changed.clear();
            }
            OPPONENT => {
                let all = OPPONENTS.map(|name| name.parse::<Who>().unwrap_or(Who::You));
                self.opponent = all[next(&all, &self.opponent, by)];
            }
            SIDE => self.away = !self.away,
            _ => {}
        }
    }

    /// Changes an option.
    pub fn turn_option(&mut self, guides: &[Guide], row: usize, by: i32) {
        let Some((option, value)) = self.options(guides).into_iter().nth(row) else { return };
        let new = match option.kind {
            OptionKind::Switch => Value::Bool(!value.as_bool().unwrap_or_default()),
            OptionKind::Number { min, max } => {
                let now = value.as_i64().unwrap_or(i64::from(min));
                Value::from((now + i64::from(by)).clamp(i64::from(min), i64::from(max)))
            }
            OptionKind::Choice(words) => {
                let now = value.as_str().unwrap_or_default();
                Value::from(words[next(words, &now, by)])
            }
            OptionKind::Data => return,
        };
        self.changed.insert(option.name.to_owned(), new);
    }

    /// The game with these options.
    ///
    /// # Errors
    /// The options contradict each other.
    pub fn open(&self) -> Result<Arc<dyn AnyGame>> {
        let mut options = self.preset_options(&touchline_games::guides());
        options.extend(self.changed.clone());
        touchline_games::open(self.game, &Value::Object(options)).context("these options cannot be combined")
    }
}

/// The place after or before a value in a list, round and round.
fn next<T: PartialEq>(all: &[T], now: &T, by: i32) -> usize {
    let at = all.iter().position(|other| other == now).unwrap_or(0) as i32;
    (at + by).rem_euclid(all.len().max(1) as i32) as usize
}
