//! Where everything goes, for the terminal's size: the board first, what can be done beside it, the commentary where there is room.

use super::app::App;
use super::board::Marks;
use ratatui::layout::{Rect, Size};

/// No match fits into less.
pub const LEAST: Size = Size::new(80, 24);

/// The parts of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Regions {
    /// Score, clock, whose turn.
    pub top: Rect,
    /// The board.
    pub board: Rect,
    /// Players and cards beside the pitch; of height 0 if there are none.
    pub dock: Rect,
    /// The question of the moment.
    pub question: Rect,
    /// What can be done.
    pub list: Rect,
    /// Odds, dice, refusals.
    pub detail: Rect,
    /// The commentary.
    pub log: Rect,
    /// Keys.
    pub help: Rect,
}

/// Does the terminal have room for a match?
pub fn fits(size: Size) -> bool {
    size.width >= LEAST.width && size.height >= LEAST.height
}

/// The commentary has a column of its own from this width on.
const THREE_COLUMNS: u16 = 150;
/// The commentary in its column.
const STORY_WIDTH: u16 = 42;
/// Lines of the question.
const QUESTION: u16 = 3;

impl Regions {
    /// The parts of the screen as it is now.
    pub fn of(app: &App) -> Self {
        let Size { width, height } = app.size;
        if !fits(app.size) {
            return Self::default();
        }
        let wide = width >= THREE_COLUMNS;
        let middle = Rect::new(0, 1, width, height - 2);
        let log_column = if wide { STORY_WIDTH } else { 0 };
        let side_least = match width {
            0..100 => 29,
            100..THREE_COLUMNS => 38,
            _ => 44,
        };
        // Under the board there are at least three lines of commentary, unless it has a column of its own.
        let log_least = if wide { 0 } else { 3 };
        let room = Size::new(width - side_least - log_column - 1, middle.height - log_least);
        let marks = Marks::default();
        let size = app.sight(&marks).map_or(Size::ZERO, |sight| app.board.size(&sight, room));
        let left = size.width.max(if app.scene.is_some() { 20 } else { 0 }).min(width - 24 - log_column);
        let board = Rect::new(0, middle.y, left.min(size.width), size.height.min(middle.height));
        let side = Rect::new(left + 1, middle.y, width - log_column - left - 1, middle.height);
        let beside = app.sight(&marks).is_some_and(|sight| !app.board.dock(&sight).is_empty());
        let dock_height = u16::from(beside).min(middle.bottom() - board.bottom());
        let dock = Rect::new(0, board.bottom(), left, dock_height);
        let log = if wide {
            Rect::new(width - log_column, middle.y, log_column, middle.height)
        } else {
            Rect::new(0, dock.bottom(), left.saturating_sub(1), middle.bottom() - dock.bottom())
        };
        // Eight lines hold a die; odds with all that counts for them may take half of the height.
        let needed = super::draw::detail_lines(app, usize::from(side.width)).len();
        let detail_height = u16::try_from(needed).unwrap_or(u16::MAX).clamp(8, (side.height / 2 + 1).max(8));
        let detail = Rect::new(side.x, side.bottom() - detail_height, side.width, detail_height);
        Self {
            top: Rect::new(0, 0, width, 1),
            board,
            dock,
            question: Rect::new(side.x, side.y, side.width, QUESTION),
            list: Rect::new(side.x, side.y + QUESTION, side.width, side.height - QUESTION - detail_height),
            detail,
            log,
            help: Rect::new(0, height - 1, width, 1),
        }
    }
}
