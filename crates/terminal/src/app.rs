//! Everything that the screen remembers. Nothing here draws, waits or plays: see `update`, `draw` and the sources.

use super::board::{self, Aim, Board, Marks, Sight, Spot};
use super::fuzzy::fuzzy;
use super::keymap::KeyMap;
use super::layout::Regions;
use super::list::capital;
use super::palette::Palette;
use super::report::Report;
use super::scene::{
    Advice, Connection, News, Order, Pick, Preview, Recipe, Refusal, Said, Scene, Step, Stroke, Turn,
};
use super::words::Words;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Size;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use touchline_kernel::{BySeat, Seat, Viewer};
use unicode_width::UnicodeWidthStr;

/// Something that happens to the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// A key.
    Key(KeyEvent),
    /// A button or a wheel.
    Mouse(MouseEvent),
    /// Text that was pasted.
    Paste(String),
    /// The terminal's new size: columns, rows.
    Resize(u16, u16),
    /// Milliseconds since the start.
    Tick(u64),
    /// The match tells something.
    News(News),
    /// The terminal goes away.
    HangUp,
}

/// What the screen wants from the world.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Something of the match.
    Order(Order),
    /// Stop the coach that is thinking.
    Interrupt,
    /// The end.
    Quit(Exit),
}

/// How a screen is left.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Exit {
    /// A last word for the terminal.
    pub word: String,
    /// Was something lost?
    pub failed: bool,
    /// What the person wants next.
    pub next: Next,
}

/// What comes after a match.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Next {
    /// Nothing.
    #[default]
    Quit,
    /// The same again.
    Rematch,
    /// To look back at it.
    LookBack,
    /// The start menu.
    Menu,
}

/// Which part the arrow keys move in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Focus {
    /// The board.
    Board,
    /// The list of what can be done.
    List,
}

/// What lies over the match.
#[derive(Debug, Clone, PartialEq)]
pub enum Overlay {
    /// Nothing.
    None,
    /// Several things that can be done in one place.
    Menu {
        /// Items of the list.
        items: Vec<usize>,
        /// Which of them.
        at: usize,
    },
    /// The rulebook.
    Rules(Pager),
    /// All keys.
    Keys,
    /// What a coach would do.
    Advice {
        /// The ways, the best first.
        ways: Vec<Advice>,
        /// Which of them.
        at: usize,
    },
    /// Is that meant?
    Confirm(Doubt),
    /// The name of a file.
    Save(String),
    /// A line for the other side.
    Chat(String),
    /// The languages.
    Language(usize),
    /// Full time: figures, and what next.
    Summary(usize),
}

/// What is asked back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    /// To leave.
    Leave,
    /// To give up.
    Resign,
}

/// Where one is in the rulebook.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pager {
    /// What is looked for.
    pub query: String,
    /// Is it being typed?
    pub typing: bool,
    /// The first line that is shown.
    pub top: usize,
}

/// One thing in the list.
#[derive(Debug, Clone, Copy)]
pub enum Item<'a> {
    /// A ready-made sequence.
    Recipe(&'a Recipe),
    /// One decision.
    Pick(&'a Pick),
}

/// A line of the commentary.
#[derive(Debug, Clone, PartialEq)]
pub enum LogLine {
    /// An event.
    Said(Said),
    /// A chat message: name and text.
    Chat(String, String),
    /// Something about the match itself.
    Note(super::scene::Notice),
}

/// What is being shown before the match goes on.
#[derive(Debug, Clone, PartialEq)]
pub enum Show {
    /// Dice in the air, and what comes of them.
    Roll {
        /// What they will show.
        step: Box<Step>,
        /// When they come to rest.
        until_ms: u64,
    },
    /// A goal or a card.
    Moment {
        /// Which.
        kind: Moment,
        /// Whose.
        seat: Option<Seat>,
        /// When it is over.
        until_ms: u64,
    },
    /// Time to see what the other side did.
    Pause {
        /// When it is over.
        until_ms: u64,
    },
}

/// Something that everybody stops for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// A goal.
    Goal,
    /// A yellow card.
    Yellow,
    /// A red card.
    Red,
}

/// What is said about the last thing that was tried.
#[derive(Debug, Clone, PartialEq)]
pub enum Remark {
    /// It was refused.
    Refused(Refusal),
    /// Something else.
    Notice(super::scene::Notice),
}

/// The screen.
pub struct App {
    /// Texts.
    pub words: Words,
    /// Colours.
    pub palette: Palette,
    /// Do dice roll and decisions take their time?
    pub animate: bool,
    /// All options of the match.
    pub options: Value,
    /// The drawing of the game.
    pub board: &'static dyn Board,
    /// Columns and rows of the terminal.
    pub size: Size,
    /// Milliseconds since the start.
    pub now_ms: u64,
    /// When the scene was told: clocks count from there.
    pub scene_ms: u64,
    /// How the match stands.
    pub scene: Option<Scene>,
    /// The commentary.
    pub log: Vec<LogLine>,
    /// The commentary as a report.
    pub report: Report,
    /// What has happened and was not shown yet.
    pub steps: VecDeque<Step>,
    /// What is being shown.
    pub show: Option<Show>,
    /// The last roll, for the panel.
    pub last_roll: Option<(touchline_kernel::Audience, String)>,
    /// Which part the arrow keys move in.
    pub focus: Focus,
    /// The cursor on the board.
    pub cursor: Option<String>,
    /// What is taken up on the board.
    pub held: Option<String>,
    /// The chosen item of the list.
    pub chosen: Option<usize>,
    /// Was it chosen by the cursor's place alone?
    pub chosen_by_cursor: bool,
    /// What is typed to find something in the list.
    pub filter: Option<String>,
    /// Digits typed so far.
    pub digits: String,
    /// How far the commentary is scrolled back.
    pub log_back: usize,
    /// What lies over the match.
    pub overlay: Overlay,
    /// The curtain: nothing is shown until this seat says that it looks alone.
    pub curtain: Option<Seat>,
    /// What is said about the last thing that was tried.
    pub remark: Option<Remark>,
    /// What is known of actions.
    pub previews: BTreeMap<String, Preview>,
    /// What was asked about.
    pub asked: BTreeSet<String>,
    /// What a touch may have meant, waiting to be judged.
    pub judged: Vec<String>,
    /// Who thinks, since when.
    pub thinking: Option<(Seat, u64)>,
    /// Is a hint on its way?
    pub hinting: bool,
    /// The hints of a log number, cached: asking again shows the same ones.
    pub advice: Option<(u32, Vec<Advice>)>,
    /// Was something decided that is not answered yet?
    pub sending: bool,
    /// Has the person said to leave?
    pub leaving: bool,
    /// What the person wants after this match.
    pub next: Next,
    /// Goals that were to be expected from the chances of each side.
    pub expected: BySeat<f64>,
    /// When the summary came up, if it has.
    pub summed_up_ms: Option<u64>,
    /// Is there a start menu to go back to?
    pub has_menu: bool,
    /// Is the match kept, so that one can look back at it?
    pub is_kept: bool,
    /// Looking back: entries shown, and entries in all.
    pub review: Option<(usize, usize)>,
    /// Is a decision that has only one answer made at once?
    pub answer_alone: bool,
    /// Are decisions being taken back until there is a choice again?
    pub undoing: bool,
    /// Did the list get the keys because the board had nothing to offer?
    pub list_forced: bool,
    /// A path of several steps that is chosen on the board.
    pub stroke: Option<usize>,
    /// Where pieces were put down that nobody has been told of yet.
    pub draft: Vec<String>,
    /// Keys of the person's own.
    pub keys: KeyMap,
    /// The connection to a server, if the match is on one.
    pub connection: Option<Connection>,
    /// The invitation link.
    pub invitation: Option<String>,
}

impl App {
    /// A screen before anything was told.
    pub fn new(words: Words, palette: Palette, animate: bool, options: Value) -> Self {
        Self {
            board: board::of(words.game()),
            words,
            palette,
            animate,
            options,
            size: Size::new(80, 24),
            now_ms: 0,
            scene_ms: 0,
            scene: None,
            log: Vec::new(),
            report: Report::default(),
            steps: VecDeque::new(),
            show: None,
            last_roll: None,
            focus: Focus::Board,
            cursor: None,
            held: None,
            chosen: None,
            chosen_by_cursor: false,
            filter: None,
            digits: String::new(),
            log_back: 0,
            overlay: Overlay::None,
            curtain: None,
            remark: None,
            previews: BTreeMap::new(),
            asked: BTreeSet::new(),
            judged: Vec::new(),
            thinking: None,
            hinting: false,
            advice: None,
            sending: false,
            leaving: false,
            next: Next::Quit,
            expected: BySeat::default(),
            summed_up_ms: None,
            has_menu: false,
            is_kept: false,
            review: None,
            answer_alone: true,
            undoing: false,
            list_forced: false,
            stroke: None,
            draft: Vec::new(),
            keys: KeyMap::default(),
            connection: None,
            invitation: None,
        }
    }

    /// Does something move by itself, so that time has to be told?
    pub fn moves(&self) -> bool {
        let clock = self.scene.as_ref().is_some_and(|scene| scene.clock.is_some() && scene.end.is_none());
        self.show.is_some()
            || self.thinking.is_some()
            || self.hinting
            || clock
            || matches!(self.connection, Some(Connection::Retry(_)))
    }

    /// Whose view is shown.
    pub fn viewer(&self) -> Viewer {
        self.scene.as_ref().map_or(Viewer::Spectator, |scene| scene.viewer)
    }

    /// The seat that decides at this screen.
    pub fn seat(&self) -> Option<Seat> {
        match self.scene.as_ref()?.turn {
            Turn::You(seat) => Some(seat),
            _ => None,
        }
    }

    /// Everything that can be done now: sequences first, then single decisions.
    pub fn items(&self) -> Vec<Item<'_>> {
        let Some(scene) = &self.scene else { return Vec::new() };
        let recipes = scene.shortcuts.iter().map(Item::Recipe);
        recipes.chain(scene.picks.iter().map(Item::Pick)).collect()
    }

    /// The item of a pick.
    pub fn item_of(&self, pick: usize) -> usize {
        self.scene.as_ref().map_or(0, |scene| scene.shortcuts.len()) + pick
    }

    /// The pick of an item; none for a sequence.
    pub fn pick_of(&self, item: usize) -> Option<usize> {
        let scene = self.scene.as_ref()?;
        item.checked_sub(scene.shortcuts.len()).filter(|pick| *pick < scene.picks.len())
    }

    /// An item in words.
    pub fn label(&self, item: Item<'_>) -> String {
        match item {
            Item::Recipe(recipe) => self.words.recipe(recipe),
            Item::Pick(pick) => {
                let marks = Marks::default();
                let said = self.sight(&marks).and_then(|sight| self.board.say(&sight, pick));
                said.unwrap_or_else(|| self.words.pick(pick))
            }
        }
    }

    /// An item in words that fit into so many columns, if there are such words.
    pub fn label_within(&self, item: Item<'_>, width: usize) -> String {
        let label = self.label(item);
        if label.width() <= width {
            return label;
        }
        let Item::Pick(pick) = item else { return label };
        let marks = Marks::default();
        let brief = self.sight(&marks).and_then(|sight| self.board.brief(&sight, pick));
        brief.map_or(label, |brief| capital(&brief))
    }

    /// The items that match what is typed, by index: the best match first.
    pub fn matching(&self) -> Vec<usize> {
        let items = self.items();
        let wanted = self.filter.as_deref().unwrap_or("").trim().to_lowercase();
        if wanted.is_empty() {
            return (0..items.len()).collect();
        }
        let score = |item: Item<'_>| {
            let notation = match item {
                Item::Recipe(recipe) => recipe.name.as_str(),
                Item::Pick(pick) => pick.text.as_str(),
            };
            fuzzy(&wanted, &notation.to_lowercase()).max(fuzzy(&wanted, &self.label(item).to_lowercase()))
        };
        let mut found: Vec<(u32, usize)> =
            items.iter().enumerate().filter_map(|(idx, item)| Some((score(*item)?, idx))).collect();
        found.sort_by_key(|(score, idx)| (std::cmp::Reverse(*score), *idx));
        found.into_iter().map(|(_, idx)| idx).collect()
    }

    /// What is lit on the board.
    pub fn marks(&self) -> Marks {
        let aims = self.aims();
        let mut marks = Marks {
            cursor: self.cursor.clone().filter(|_| self.focus == Focus::Board),
            held: self.held.clone(),
            ..Marks::default()
        };
        // A hint that is being read is shown on the board.
        let advised = match (&self.overlay, &self.scene) {
            (Overlay::Advice { ways, at }, Some(scene)) => {
                let action = ways.get(*at).and_then(|way| way.actions.first());
                scene.picks.iter().position(|pick| Some(&pick.text) == action)
            }
            _ => None,
        };
        let chosen = advised.or_else(|| self.chosen.and_then(|item| self.pick_of(item)));
        // A ready-made sequence lights up every place of it.
        if let Some(Item::Recipe(recipe)) = self.chosen.and_then(|item| self.items().get(item).copied()) {
            marks
                .chosen
                .extend(recipe.actions.iter().filter_map(|action| spot_of(action)).map(str::to_owned));
        }
        if let Some(aim) = aims.iter().find(|aim| Some(aim.pick) == chosen) {
            marks.chosen.extend(aim.way.iter().cloned());
            marks.chosen.push(aim.to.clone());
            marks.held = marks.held.or_else(|| aim.from.clone());
        }
        let single = sole_origin(&aims);
        if let Some(stroke) = self.stroke() {
            marks.chosen.extend(stroke.way.iter().cloned());
            marks.chosen.push(stroke.to.clone());
        }
        // What everything starts from is taken up without being touched.
        marks.held = marks.held.or_else(|| single.map(str::to_owned));
        for aim in &aims {
            let lit = match (&self.held, &aim.from) {
                (Some(held), Some(from)) if held == from => &aim.to,
                (Some(_), Some(_)) => continue,
                (None, Some(from)) if single.is_none() => from,
                _ => &aim.to,
            };
            if !marks.can.contains(lit) {
                marks.can.push(lit.clone());
            }
        }
        if self.left_to_place() == Some(0) {
            marks.can.clear();
        }
        for place in self.open_places() {
            if !marks.can.iter().any(|can| can == place) {
                marks.can.push(place.to_owned());
            }
        }
        let origin = self.held.as_deref().or(single);
        for stroke in self.scene.iter().flat_map(|scene| &scene.strokes) {
            if origin == Some(stroke.from.as_str()) && !marks.can.contains(&stroke.to) {
                marks.can.push(stroke.to.clone());
            }
        }
        marks
    }

    /// The places where a piece can still be put down: none once everybody stands, or if that is not what is asked.
    pub fn open_places(&self) -> Vec<&str> {
        let Some(scene) = self.scene.as_ref().filter(|_| self.left_to_place() > Some(0)) else {
            return Vec::new();
        };
        scene.places.iter().filter_map(|action| spot_of(action)).collect()
    }

    /// How many pieces are still to be put down, with those that nobody has been told of; none if that is not what is asked.
    pub fn left_to_place(&self) -> Option<usize> {
        let scene = self.scene.as_ref().filter(|scene| !scene.places.is_empty())?;
        let left = scene.view.pointer("/phase/place/left")?.as_u64()?;
        usize::try_from(left).ok()
    }

    /// The path that is chosen.
    pub fn stroke(&self) -> Option<&Stroke> {
        self.scene.as_ref()?.strokes.get(self.stroke?)
    }

    /// What the board is drawn from, with nothing lit.
    pub fn sight<'a>(&'a self, marks: &'a Marks) -> Option<Sight<'a>> {
        let scene = self.scene.as_ref()?;
        let eyes = match scene.viewer {
            Viewer::Seat(seat) => seat,
            _ => Seat::Home,
        };
        Some(Sight {
            view: &scene.view,
            options: &self.options,
            seat: self.seat(),
            eyes,
            picks: &scene.picks,
            marks,
            palette: self.palette,
            words: &self.words,
        })
    }

    /// What can be done, on the board.
    pub fn aims(&self) -> Vec<Aim> {
        self.sight(&Marks::default()).map(|sight| self.board.aims(&sight)).unwrap_or_default()
    }

    /// The places of the board as they are drawn now.
    pub fn spots(&self) -> Vec<Spot> {
        let regions = Regions::of(self);
        self.sight(&Marks::default()).map(|sight| self.board.spots(&sight, regions.board)).unwrap_or_default()
    }

    /// Goals, or none before the first scene.
    pub fn score(&self) -> BySeat<i64> {
        self.scene.as_ref().map(|scene| scene.score).unwrap_or_default()
    }
}

/// The place that an action leads to: its last word.
pub fn spot_of(action: &str) -> Option<&str> {
    action.rsplit_once(' ').map(|(_, spot)| spot)
}

/// The spot from which everything starts, if there is only one.
pub fn sole_origin(aims: &[Aim]) -> Option<&str> {
    let mut origins = aims.iter().filter_map(|aim| aim.from.as_deref());
    let first = origins.next()?;
    origins.all(|origin| origin == first).then_some(first)
}
