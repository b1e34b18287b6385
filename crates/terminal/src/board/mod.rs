//! The boards: one drawing for each game, made from its view. None of them knows a rule; what can be done comes from outside.

mod champions;
mod fuba;
mod fudis;
mod grid;
mod volchok;

use super::app::Moment;
use super::palette::{Palette, Tone};
use super::scene::Pick;
use super::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use serde_json::Value;
use touchline_kernel::Seat;
use unicode_width::UnicodeWidthStr;

/// What a board is drawn from.
#[derive(Debug, Clone, Copy)]
pub struct Sight<'a> {
    /// What may be seen.
    pub view: &'a Value,
    /// All options of the match.
    pub options: &'a Value,
    /// The seat of the person before the screen, if it decides.
    pub seat: Option<Seat>,
    /// Turn side of the table the person sits on.
    pub eyes: Seat,
    /// What may be done.
    pub picks: &'a [Pick],
    /// What is lit.
    pub marks: &'a Marks,
    /// Colours.
    pub palette: Palette,
    /// Texts.
    pub words: &'a Words,
}

/// What is lit on a board, by the names of spots.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    /// Where the cursor is.
    pub cursor: Option<String>,
    /// What is taken up.
    pub held: Option<String>,
    /// Where the chosen act leads, and what lies on its way.
    pub chosen: Vec<String>,
    /// Where something can be done now.
    pub can: Vec<String>,
}

/// How a spot is lit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Light {
    /// Not at all.
    Off,
    /// Something can be done here.
    Can,
    /// It is taken up.
    Held,
    /// The chosen act leads here.
    Chosen,
}

impl Marks {
    /// How a spot is lit.
    pub fn light(&self, spot: &str) -> Light {
        if self.chosen.iter().any(|chosen| chosen == spot) {
            Light::Chosen
        } else if self.held.as_deref() == Some(spot) {
            Light::Held
        } else if self.can.iter().any(|can| can == spot) {
            Light::Can
        } else {
            Light::Off
        }
    }

    /// Is the cursor here?
    pub fn at(&self, spot: &str) -> bool {
        self.cursor.as_deref() == Some(spot)
    }
}

/// A place on a board that can be pointed at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// A square, a zone, a card's place.
    pub id: String,
    /// Where it is drawn.
    pub area: Rect,
}

/// Where a choice starts and where it leads on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aim {
    /// Its index among the choices.
    pub pick: usize,
    /// The spot that is taken up first, if any.
    pub from: Option<String>,
    /// The spot that stands for it.
    pub to: String,
    /// The spots between.
    pub way: Vec<String>,
    /// Nothing comes of it yet but more to choose, so one touch does it.
    pub quick: bool,
}

impl Aim {
    fn at(pick: usize, to: impl Into<String>) -> Self {
        Self { pick, from: None, to: to.into(), way: Vec::new(), quick: false }
    }

    fn from(mut self, from: Option<String>) -> Self {
        self.from = from;
        self
    }

    fn by(mut self, way: Vec<String>) -> Self {
        self.way = way;
        self
    }

    fn quick(mut self) -> Self {
        self.quick = true;
        self
    }
}

/// The drawing of one game.
pub trait Board: Sync {
    /// How large it becomes in so much room.
    fn size(&self, sight: &Sight<'_>, room: Size) -> Size;
    /// Every place that can be pointed at, if it is drawn here.
    fn spots(&self, sight: &Sight<'_>, area: Rect) -> Vec<Spot>;
    /// Draws it.
    fn paint(&self, sight: &Sight<'_>, area: Rect, buf: &mut Buffer);
    /// What the choices mean on the board.
    fn aims(&self, sight: &Sight<'_>) -> Vec<Aim>;
    /// What a click where nothing can be done may have meant: actions in notation, the likeliest first.
    fn meant(&self, sight: &Sight<'_>, spot: &str) -> Vec<String>;
    /// The game's own clock in a few words.
    fn clock(&self, sight: &Sight<'_>) -> String;
    /// Is this event good for the seat that decides, if it comes of this action?
    fn good(&self, action: &str, event: &str) -> bool;
    /// A choice in words, where the view says more about it than its own facts.
    fn say(&self, _: &Sight<'_>, _: &Pick) -> Option<String> {
        None
    }
    /// The same in fewer words, for a narrow list.
    fn brief(&self, _: &Sight<'_>, _: &Pick) -> Option<String> {
        None
    }
    /// The likely choices of a seat come first: those with a lower rank.
    fn rank(&self, _: &Value, _: Seat, _: &Pick) -> usize {
        0
    }
    /// The order of the list: by rank.
    fn sort(&self, view: &Value, seat: Seat, picks: &mut [Pick]) {
        picks.sort_by_cached_key(|pick| self.rank(view, seat, pick));
    }
    /// May chance have a say in what comes of it, so that its odds are worth knowing?
    fn risks(&self, pick: &Pick) -> bool {
        pick.rolls
    }
    /// Shows a piece that was put down in a place but not told to anybody yet, or takes it off again.
    fn put(&self, _view: &mut Value, _seat: Seat, _spot: &str, _off: bool) {}
    /// Is chance a spinner rather than dice?
    fn spins(&self) -> bool {
        false
    }
    /// Does everybody stop for this event?
    fn moment(&self, event: &str) -> Option<Moment> {
        match event {
            "goal" | "open-goal" => Some(Moment::Goal),
            "yellow" | "booked" => Some(Moment::Yellow),
            "red" | "sent_off" => Some(Moment::Red),
            _ => None,
        }
    }
    /// Who or what is beside the pitch, in one line: players off, cards, formations.
    fn dock(&self, _: &Sight<'_>) -> Vec<Span<'static>> {
        Vec::new()
    }
}

/// The board of a game; a game that has none is played from the list.
pub fn of(game: &str) -> &'static dyn Board {
    const BOARDS: [(&str, &dyn Board); 4] = [
        ("champions", &champions::Champions),
        ("fuba", &fuba::Fuba),
        ("fudis", &fudis::Fudis),
        ("volchok", &volchok::Volchok),
    ];
    BOARDS.iter().find(|(id, _)| *id == game).map_or(&Blank as &dyn Board, |(_, board)| *board)
}

/// No board.
struct Blank;

impl Board for Blank {
    fn size(&self, _: &Sight<'_>, _: Size) -> Size {
        Size::ZERO
    }

    fn spots(&self, _: &Sight<'_>, _: Rect) -> Vec<Spot> {
        Vec::new()
    }

    fn paint(&self, _: &Sight<'_>, _: Rect, _: &mut Buffer) {}

    fn aims(&self, _: &Sight<'_>) -> Vec<Aim> {
        Vec::new()
    }

    fn meant(&self, _: &Sight<'_>, _: &str) -> Vec<String> {
        Vec::new()
    }

    fn clock(&self, _: &Sight<'_>) -> String {
        String::new()
    }

    fn good(&self, _: &str, _: &str) -> bool {
        false
    }
}

/// How common a formation is: the usual ones come first.
fn formation_rank(formation: &str) -> usize {
    const USUAL: [&str; 8] = ["4-4-2", "4-3-3", "3-5-2", "4-5-1", "5-3-2", "3-4-3", "5-4-1", "4-2-4"];
    USUAL.iter().position(|usual| *usual == formation).unwrap_or(USUAL.len())
}

/// The spot that an arrow leads to: the nearest in that direction.
pub fn neighbour(spots: &[Spot], from: &str, right: i32, down: i32) -> Option<String> {
    // A character is twice as high as it is wide.
    let middle = |area: Rect| {
        (i32::from(area.x) * 2 + i32::from(area.width), (i32::from(area.y) * 2 + i32::from(area.height)) * 2)
    };
    let (x, y) = middle(spots.iter().find(|spot| spot.id == from)?.area);
    spots
        .iter()
        .filter_map(|spot| {
            let (to_x, to_y) = middle(spot.area);
            let ahead = (to_x - x) * right + (to_y - y) * down;
            let aside = ((to_x - x) * down).abs() + ((to_y - y) * right).abs();
            (ahead > 0 && ahead * 2 >= aside).then(|| (ahead + 2 * aside, &spot.id))
        })
        .min_by_key(|(far, _)| *far)
        .map(|(_, id)| id.clone())
}

/// The spot under a point of the screen.
pub fn under(spots: &[Spot], column: u16, row: u16) -> Option<&Spot> {
    // What is drawn later lies on top.
    spots.iter().rev().find(|spot| spot.area.contains(Position::new(column, row)))
}

/// A text of the view.
fn text<'a>(view: &'a Value, pointer: &str) -> Option<&'a str> {
    view.pointer(pointer).and_then(Value::as_str)
}

/// A number of the view.
fn number(view: &Value, pointer: &str) -> i64 {
    view.pointer(pointer).and_then(Value::as_i64).unwrap_or(0)
}

/// A phase is a word, or a word with what it needs.
fn phase(view: &Value) -> (&str, Option<&Value>) {
    match view.get("phase") {
        Some(Value::String(word)) => (word, None),
        Some(Value::Object(map)) => map.iter().next().map_or(("", None), |(word, needs)| (word, Some(needs))),
        _ => ("", None),
    }
}

/// Writes into an area, cut off at its right edge; what lies outside the buffer is left out.
fn put(buf: &mut Buffer, x: u16, y: u16, text: &str, style: Style, clip: Rect) {
    if y < clip.top() || y >= clip.bottom() || x < clip.left() || x >= clip.right() {
        return;
    }
    let clip = clip.intersection(buf.area);
    if clip.contains(Position::new(x, y)) {
        buf.set_stringn(x, y, text, usize::from(clip.right() - x), style);
    }
}

/// Writes into the middle of an area's line.
fn centre(buf: &mut Buffer, area: Rect, line: u16, text: &str, style: Style) {
    let width = u16::try_from(text.width()).unwrap_or(u16::MAX);
    let x = area.x + area.width.saturating_sub(width) / 2;
    put(buf, x, area.y + line, text, style, area);
}

/// Fills an area with blanks of a style.
fn fill(buf: &mut Buffer, area: Rect, style: Style) {
    for position in area.intersection(buf.area).positions() {
        buf[position].set_symbol(" ").set_style(style);
    }
}

/// A name in the colours and brackets of its side, for a line of text.
fn name_tag(palette: Palette, seat: Seat, name: &str) -> Span<'static> {
    let name = match seat {
        Seat::Home => format!("({name})"),
        Seat::Away => format!("[{name}]"),
    };
    Span::styled(name, shirt(palette, seat))
}

/// A card that the referee has shown: a letter on its colour.
fn booking(palette: Palette, red: bool, text: &str) -> Span<'static> {
    let style =
        if red { palette.badge(Tone::Chalk, Tone::Red) } else { palette.badge(Tone::Pips, Tone::Yellow) };
    Span::styled(text.to_owned(), style)
}

/// The shirt of a side: its colours, and without colours away is reversed.
fn shirt(palette: Palette, seat: Seat) -> Style {
    let style = match seat {
        Seat::Home => palette.on(Tone::HomeInk, Tone::Home),
        Seat::Away => palette.badge(Tone::AwayInk, Tone::Away),
    };
    style.add_modifier(Modifier::BOLD)
}

/// A piece of this width: home's in round brackets, away's in square ones, where there is room; without colours and
/// without room a letter says whose it is.
fn piece_label(palette: Palette, seat: Seat, name: &str, width: u16, ball: bool) -> String {
    let (open, close) = match seat {
        Seat::Home => ('(', ')'),
        Seat::Away => ('[', ']'),
    };
    let length = name.width();
    let width = usize::from(width);
    if length + 3 <= width && ball {
        format!("{open}{name}{close}●")
    } else if length + 2 <= width {
        if ball { format!("{open}{name}●") } else { format!("{open}{name}{close}") }
    } else if length < width {
        let letter = if palette.colourful() {
            ' '
        } else if seat == Seat::Home {
            'H'
        } else {
            'A'
        };
        if ball {
            format!("{name}●")
        } else if letter == ' ' {
            name.to_owned()
        } else {
            format!("{letter}{name}")
        }
    } else {
        name.to_owned()
    }
}
