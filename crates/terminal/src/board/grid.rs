//! A board of squares on the screen: its length runs to the right, where home attacks. No game.

use super::{Light, Sight, Spot, centre, fill, piece_label, put, shirt};
use crate::palette::Tone;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::{Modifier, Style};
use touchline_kernel::Seat;

/// A square by column and row, as the game counts them.
pub type Square = (i64, i64);

/// Squares from the first to the last column and row.
#[derive(Debug, Clone, Copy)]
pub struct Grid {
    /// First and last column: downwards on the screen.
    pub cols: (i64, i64),
    /// First and last row: to the right.
    pub rows: (i64, i64),
}

/// Columns of text that name the columns of the board, on the left.
const MARGIN: u16 = 3;

impl Grid {
    fn across(&self) -> u16 {
        u16::try_from(self.cols.1 - self.cols.0 + 1).unwrap_or(1).max(1)
    }

    fn along(&self) -> u16 {
        u16::try_from(self.rows.1 - self.rows.0 + 1).unwrap_or(1).max(1)
    }

    /// The size of a square, as large as the room allows, and not too far from square.
    fn cell(&self, room: Size) -> Size {
        let height = (room.height.saturating_sub(1) / self.across()).clamp(1, 3);
        let width = (room.width.saturating_sub(MARGIN) / self.along()).clamp(3, 2 * height + 2);
        Size::new(width, height)
    }

    /// The whole drawing, with the names of rows and columns.
    pub fn size(&self, room: Size) -> Size {
        let cell = self.cell(room);
        Size::new(MARGIN + self.along() * cell.width, 1 + self.across() * cell.height)
    }

    /// Where a square is drawn.
    pub fn area(&self, area: Rect, (col, row): Square) -> Rect {
        let cell = self.cell(area.as_size());
        let (x, y) = (row - self.rows.0, col - self.cols.0);
        let far = |n: i64, by: u16| u16::try_from(n).unwrap_or(0).saturating_mul(by);
        Rect::new(
            area.x.saturating_add(MARGIN).saturating_add(far(x, cell.width)),
            area.y.saturating_add(far(y, cell.height)),
            cell.width,
            cell.height,
        )
    }

    /// Every square, column by column.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (cols, rows) = (self.cols, self.rows);
        (cols.0..=cols.1).flat_map(move |col| (rows.0..=rows.1).map(move |row| (col, row)))
    }

    /// The squares that exist, by their names.
    pub fn spots(&self, area: Rect, name: impl Fn(Square) -> Option<String>) -> Vec<Spot> {
        self.squares()
            .filter_map(|square| name(square).map(|id| Spot { id, area: self.area(area, square) }))
            .collect()
    }

    /// Names rows below and columns on the left.
    pub fn label(
        &self,
        area: Rect,
        buf: &mut Buffer,
        style: Style,
        col_name: impl Fn(i64) -> String,
        row_name: impl Fn(i64) -> String,
    ) {
        for col in self.cols.0..=self.cols.1 {
            let at = self.area(area, (col, self.rows.0));
            put(buf, area.x, at.y + (at.height - 1) / 2, &format!("{:>2}", col_name(col)), style, area);
        }
        for row in self.rows.0..=self.rows.1 {
            let at = self.area(area, (self.cols.1, row));
            let below = Rect::new(at.x, at.bottom(), at.width, 1);
            centre(buf, below.intersection(area), 0, &row_name(row), style);
        }
    }
}

/// What stands on a square.
#[derive(Debug, Clone)]
pub enum Content<'a> {
    /// Nothing but a sign of the ground.
    Ground(&'a str),
    /// The ball alone.
    Ball,
    /// A footballer.
    Piece {
        /// Turn.
        seat: Seat,
        /// His number.
        name: &'a str,
        /// Is he the goalkeeper, whose shirt is the other way round?
        keeper: bool,
        /// Has he the ball?
        ball: bool,
        /// Is he marked, for instance offside?
        marked: bool,
    },
}

/// Draws a square.
pub fn paint(sight: &Sight<'_>, area: Rect, buf: &mut Buffer, id: &str, ground: Tone, content: &Content<'_>) {
    let palette = sight.palette;
    let light = sight.marks.light(id);
    let cursor = sight.marks.at(id);
    let lit = match light {
        Light::Off => ground,
        Light::Can => Tone::Can,
        Light::Held | Light::Chosen => Tone::Chosen,
    };
    let base = match (palette.colourful(), light) {
        (true, Light::Off) => palette.on(Tone::ChalkSoft, lit),
        (true, _) => palette.on(Tone::CursorInk, lit),
        (false, _) => Style::new(),
    };
    fill(buf, area, base);
    let line = (area.height - 1) / 2;
    match content {
        Content::Ground(sign) => {
            let sign = match light {
                Light::Off => sign,
                Light::Can => "•",
                Light::Held => "○",
                Light::Chosen => "◎",
            };
            let style = if light == Light::Off { base } else { base.add_modifier(Modifier::BOLD) };
            centre(buf, area, line, sign, style);
        }
        Content::Ball => {
            let style = if light == Light::Off { palette.on(Tone::Ball, lit) } else { base };
            centre(buf, area, line, "●", style.add_modifier(Modifier::BOLD));
        }
        Content::Piece { seat, name, keeper, ball, marked } => {
            // A lit piece has its signs in the place of brackets.
            let label = match (light, ball) {
                (Light::Off, _) => piece_label(palette, *seat, name, area.width, *ball),
                (_, true) => format!("{name}●"),
                (_, false) if usize::from(area.width) > name.chars().count() + 1 => format!(" {name} "),
                (_, false) => piece_label(palette, *seat, name, area.width, false),
            };
            let mut style = shirt(palette, *seat);
            if *keeper && palette.colourful() {
                style = style.add_modifier(Modifier::REVERSED);
            }
            // Without colours and without room for signs, what can act is underlined.
            if *marked || (light != Light::Off && !palette.colourful()) {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            let full = palette.colourful() && area.height >= 2;
            if full {
                body(sight, area, buf, *seat, *keeper, lit);
            }
            let width = if full { usize::from(area.width) } else { label.chars().count() };
            centre(buf, area, line, &format!("{label:^width$}"), style);
            if light != Light::Off {
                light_up(sight, area, buf, line, light, *ball);
            }
        }
    }
    if cursor {
        point(sight, area, buf, line, content);
    }
}

/// The rest of a piece in a large square: home's are round, away's have corners.
fn body(sight: &Sight<'_>, area: Rect, buf: &mut Buffer, seat: Seat, keeper: bool, ground: Tone) {
    let (own, ink) = match seat {
        Seat::Home => (Tone::Home, Tone::HomeInk),
        Seat::Away => (Tone::Away, Tone::AwayInk),
    };
    let style = sight.palette.on(if keeper { ink } else { own }, ground);
    let inner = usize::from(area.width.saturating_sub(2));
    let (top, bottom) = match seat {
        Seat::Home => (format!("▗{}▖", "▄".repeat(inner)), format!("▝{}▘", "▀".repeat(inner))),
        Seat::Away => ("▄".repeat(inner + 2), "▀".repeat(inner + 2)),
    };
    if area.height >= 3 {
        centre(buf, area, 0, &top, style);
    }
    centre(buf, area, area.height - 1, &bottom, style);
}

/// A lit piece keeps its shirt; where there is no room around it, signs at its sides say that it is lit.
fn light_up(sight: &Sight<'_>, area: Rect, buf: &mut Buffer, line: u16, light: Light, ball: bool) {
    let style = match light {
        Light::Chosen | Light::Held => sight.palette.badge(Tone::CursorInk, Tone::Chosen),
        _ => sight.palette.on(Tone::CursorInk, Tone::Can),
    }
    .add_modifier(Modifier::BOLD);
    // A goalkeeper's shirt is reversed; the signs beside it are not.
    let style = if sight.palette.colourful() { style.remove_modifier(Modifier::REVERSED) } else { style };
    let (left, right) = match light {
        Light::Chosen | Light::Held => ("«", "»"),
        _ => ("‹", "›"),
    };
    beside(buf, area.x, area.y + line, left, style, area);
    // The ball is on the right.
    if !ball {
        beside(buf, area.right().saturating_sub(1), area.y + line, right, style, area);
    }
}

/// Writes a sign where no letter or digit stands: a shirt's number is never overwritten.
fn beside(buf: &mut Buffer, x: u16, y: u16, sign: &str, style: Style, area: Rect) {
    let at = Position::new(x, y);
    if area.contains(at) && buf.area.contains(at) && !buf[at].symbol().chars().all(char::is_alphanumeric) {
        put(buf, x, y, sign, style, area);
    }
}

/// The cursor: the square becomes white, or where there are no colours it is pointed at.
fn point(sight: &Sight<'_>, area: Rect, buf: &mut Buffer, line: u16, content: &Content<'_>) {
    let palette = sight.palette;
    if palette.colourful() {
        let ink = match content {
            Content::Piece { seat: Seat::Home, .. } => Tone::Home,
            _ => Tone::CursorInk,
        };
        if let (Some(ink), Some(ground)) = (palette.color(ink), palette.color(Tone::Cursor)) {
            for position in area.intersection(buf.area).positions() {
                let symbol = buf[position].symbol().to_owned();
                let blocks = ["▗", "▖", "▄", "▝", "▘", "▀"].contains(&symbol.as_str());
                let cell = &mut buf[position];
                cell.set_style(Style::reset().fg(ink).bg(ground).add_modifier(Modifier::BOLD));
                if blocks {
                    cell.set_symbol(" ");
                }
            }
        }
    } else {
        let style = Style::new().add_modifier(Modifier::BOLD);
        beside(buf, area.x, area.y + line, ">", style, area);
        if !matches!(content, Content::Piece { ball: true, .. }) {
            beside(buf, area.right().saturating_sub(1), area.y + line, "<", style, area);
        }
        // Where a number takes all the room, italics point at it.
        if matches!(content, Content::Piece { .. }) {
            buf.set_style(area, Style::new().add_modifier(Modifier::ITALIC | Modifier::UNDERLINED));
        }
    }
}
