//! FUBA: thirteen zones, pieces without names, a ball that shows its value. The view is that of docs/formats/position.md.

use super::{
    Aim, Board, Light, Sight, Spot, booking, centre, fill, formation_rank, name_tag, number, phase, put,
    shirt, text,
};
use crate::palette::Tone;
use crate::scene::Pick;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use serde_json::Value;
use touchline_kernel::Seat;
use touchline_locale::Arg;
use unicode_width::UnicodeWidthStr;

/// The drawing of FUBA.
pub struct Fuba;

/// The zones in the order in which they are drawn: wing, middle, wing.
const ZONES: [&str; 13] = ["s1", "s2", "s3", "s4", "m1", "m2", "m3", "m4", "m5", "s5", "s6", "s7", "s8"];
/// Units along the pitch.
const LENGTH: i64 = 24;
/// Strips across it: wing, middle, wing, in units of 16.
const STRIPS: [(i64, i64); 3] = [(0, 5), (5, 11), (11, 16)];
const BREADTH: i64 = 16;

fn strip(zone: &str) -> usize {
    match zone.as_bytes() {
        [b'm', ..] => 1,
        [b's', b'1'..=b'4'] => 0,
        _ => 2,
    }
}

/// From one edge to the other of a zone, along the pitch.
fn span(options: &Value, zone: &str) -> (i64, i64) {
    (number(options, &format!("/zones/{zone}/0")), number(options, &format!("/zones/{zone}/1")))
}

/// A zone without its borders.
fn zone_area(options: &Value, zone: &str, area: Rect) -> Rect {
    // One column on each side is the goal.
    let inner = Rect::new(area.x + 1, area.y, area.width.saturating_sub(2), area.height);
    let x = |unit: i64| (unit * i64::from(inner.width.saturating_sub(1)) / LENGTH) as u16;
    let y = |unit: i64| (unit * i64::from(inner.height.saturating_sub(1)) / BREADTH) as u16;
    let (from, to) = span(options, zone);
    let (top, bottom) = STRIPS[strip(zone)];
    let (left, right) = (x(from.clamp(0, LENGTH)), x(to.clamp(0, LENGTH)));
    let (top, bottom) = (y(top), y(bottom));
    Rect::new(
        inner.x + left + 1,
        inner.y + top + 1,
        (right.saturating_sub(left)).saturating_sub(1).max(1),
        (bottom.saturating_sub(top)).saturating_sub(1).max(1),
    )
}

fn is_zone(text: &str) -> bool {
    ZONES.contains(&text)
}

/// Draws the borders of all zones: where lines meet, the sign joins them.
fn borders(sight: &Sight<'_>, area: Rect, buf: &mut Buffer) {
    const RIGHT: u8 = 1;
    const LEFT: u8 = 2;
    const DOWN: u8 = 4;
    const UP: u8 = 8;
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let mut joins = vec![0u8; width * height];
    let mut mark = |x: u16, y: u16, bits: u8| {
        let (x, y) = (usize::from(x.saturating_sub(area.x)), usize::from(y.saturating_sub(area.y)));
        if x < width && y < height {
            joins[y * width + x] |= bits;
        }
    };
    for zone in ZONES {
        let inner = zone_area(sight.options, zone, area);
        let (left, top, right, bottom) = (inner.x - 1, inner.y - 1, inner.right(), inner.bottom());
        for x in left..=right {
            let bits = if x == left {
                RIGHT
            } else if x == right {
                LEFT
            } else {
                LEFT | RIGHT
            };
            mark(x, top, bits);
            mark(x, bottom, bits);
        }
        for y in top..=bottom {
            let bits = if y == top {
                DOWN
            } else if y == bottom {
                UP
            } else {
                UP | DOWN
            };
            mark(left, y, bits);
            mark(right, y, bits);
        }
    }
    let style = sight.palette.on(Tone::Chalk, Tone::GrassB);
    for (idx, bits) in joins.into_iter().enumerate().filter(|(_, bits)| *bits > 0) {
        let sign = match bits {
            1..=3 => "─",
            12 | 4 | 8 => "│",
            5 => "┌",
            6 => "┐",
            9 => "└",
            10 => "┘",
            7 => "┬",
            11 => "┴",
            13 => "├",
            14 => "┤",
            _ => "┼",
        };
        let (x, y) = ((idx % width) as u16, (idx / width) as u16);
        put(buf, area.x + x, area.y + y, sign, style, area);
    }
}

fn count(view: &Value, seat: Seat, zone: &str) -> i64 {
    number(view, &format!("/out/{}/{zone}", seat.name()))
}

impl Fuba {
    /// Pieces of one side in a zone: discs while there is room, and a number from five on.
    fn team(view: &Value, seat: Seat, zone: &str, width: usize) -> String {
        let n = count(view, seat, zone);
        let keeper = text(view, &format!("/keeper/{}", seat.name())) == Some(zone);
        let sign = if seat == Seat::Home { "●" } else { "■" };
        let goal = if keeper { "G" } else { "" };
        let crowd = n > 4 || usize::try_from(n).unwrap_or(0) * 2 + goal.len() > width;
        match (n, crowd) {
            (0, _) => goal.to_owned(),
            (_, true) => format!("{sign}{n}{goal}"),
            _ => {
                let mut text = vec![sign; usize::try_from(n).unwrap_or(0)].join(" ");
                if keeper {
                    text.push_str(" G");
                }
                text
            }
        }
    }
}

impl Board for Fuba {
    fn size(&self, _: &Sight<'_>, room: Size) -> Size {
        // Whole units along, so that zones keep their proportions; three columns to a line at most.
        let unit = ((room.width.saturating_sub(3)) / 24).clamp(2, 4);
        let height = room.height.clamp(13, unit * 9);
        Size::new(unit * 24 + 3, height)
    }

    fn spots(&self, sight: &Sight<'_>, area: Rect) -> Vec<Spot> {
        ZONES
            .iter()
            .map(|zone| Spot { id: (*zone).to_owned(), area: zone_area(sight.options, zone, area) })
            .collect()
    }

    fn paint(&self, sight: &Sight<'_>, area: Rect, buf: &mut Buffer) {
        let (palette, view) = (sight.palette, sight.view);
        let inner = Rect::new(area.x + 1, area.y, area.width.saturating_sub(2), area.height);
        fill(buf, inner, palette.on(Tone::Chalk, Tone::GrassB));
        borders(sight, area, buf);
        let middle = zone_area(sight.options, "m1", area);
        let third = middle.height / 3;
        for y in middle.y + third..middle.bottom().saturating_sub(third).max(middle.y + third + 1) {
            put(buf, area.x, y, "▐", palette.ink(Tone::Home), area);
            put(buf, area.right() - 1, y, "▌", palette.ink(Tone::Away), area);
        }
        let ball = text(view, "/ball");
        for (idx, zone) in ZONES.iter().enumerate() {
            let inner = zone_area(sight.options, zone, area);
            let light = sight.marks.light(zone);
            let cursor = sight.marks.at(zone);
            let ground = match light {
                Light::Off if zone.starts_with('m') && idx % 2 == 0 => Tone::GrassA,
                Light::Off if zone.starts_with('s') && idx % 2 == 1 => Tone::GrassA,
                Light::Off => Tone::GrassB,
                Light::Can => Tone::Can,
                Light::Held | Light::Chosen => Tone::Chosen,
            };
            let ink = if light == Light::Off { Tone::ChalkSoft } else { Tone::CursorInk };
            let base = palette.on(ink, ground);
            fill(buf, inner, base);
            let offside = |seat: Seat| {
                view.pointer(&format!("/offside/{}/zones", seat.name()))
                    .and_then(Value::as_array)
                    .is_some_and(|zones| zones.iter().any(|other| other.as_str() == Some(*zone)))
            };
            let sign = match light {
                Light::Off => "",
                Light::Can => "•",
                Light::Held => "○",
                Light::Chosen => "◎",
            };
            let name = if cursor { format!("▸{zone}{sign}") } else { format!("{zone}{sign}") };
            let name_style = if cursor {
                palette.badge(Tone::CursorInk, Tone::Cursor).add_modifier(Modifier::BOLD)
            } else if light == Light::Off {
                base
            } else {
                base.add_modifier(Modifier::BOLD)
            };
            put(buf, inner.x, inner.y, &name, name_style, inner);
            // Offside is marked where it counts: for the side in control.
            let control = if text(view, "/control") == Some("away") { Seat::Away } else { Seat::Home };
            if offside(control) && inner.width >= 8 {
                let mark = "⚑";
                put(buf, inner.right() - 1, inner.y, mark, base.add_modifier(Modifier::BOLD), inner);
            }
            self.paint_zone(sight, inner, buf, zone, base);
            if ball == Some(*zone) {
                let value = format!("⟨{}⟩", number(view, "/value"));
                let style = if palette.colourful() {
                    palette.on(Tone::CursorInk, Tone::Ball).add_modifier(Modifier::BOLD)
                } else {
                    Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
                };
                centre(buf, inner, inner.height - 1, &value, style);
            }
        }
    }

    fn aims(&self, sight: &Sight<'_>) -> Vec<Aim> {
        let held = phase(sight.view).1.and_then(|needs| needs.get("from")?.as_str().map(str::to_owned));
        sight
            .picks
            .iter()
            .enumerate()
            .filter_map(|(idx, pick)| {
                let zone = pick.fact("zone").or_else(|| pick.fact("from")).filter(|zone| is_zone(zone))?;
                let aim = Aim::at(idx, zone);
                Some(match pick.word.as_str() {
                    "to" => aim.from(held.clone()).quick(),
                    "piece" | "adjust" | "place" => aim.quick(),
                    _ => aim,
                })
            })
            .collect()
    }

    fn meant(&self, sight: &Sight<'_>, spot: &str) -> Vec<String> {
        match phase(sight.view).0 {
            word @ ("target" | "support" | "keeper" | "place" | "free") => vec![format!("{word} {spot}")],
            word @ ("bring" | "collect" | "adjust" | "piece") => vec![format!("{word} outfield {spot}")],
            "to" | "adjust_to" => vec![format!("to {spot}")],
            _ => Vec::new(),
        }
    }

    fn clock(&self, sight: &Sight<'_>) -> String {
        const LAST_MINUTE: [&str; 5] = ["", "45", "90", "105", "120"];
        let (view, words) = (sight.view, sight.words);
        let half = number(view, "/half");
        if half == 5 {
            let (home, away) = (number(view, "/kick_goals/0"), number(view, "/kick_goals/1"));
            return format!("{home} : {away} {}", words.say("web-fuba-shootout"));
        }
        if phase(view).0 == "formation" {
            return String::new();
        }
        let minute = match view.get("clock") {
            Some(Value::String(added)) => {
                let last = usize::try_from(half).ok().and_then(|half| LAST_MINUTE.get(half)).unwrap_or(&"");
                format!("{last}{added}")
            }
            Some(Value::Number(minute)) => minute.to_string(),
            _ => String::new(),
        };
        format!("{minute}′ {}", words.tell("web-fuba-half", &[("half", Arg::Number(half))]))
    }

    fn dock(&self, sight: &Sight<'_>) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        for (idx, seat) in Seat::BOTH.into_iter().enumerate() {
            let Some(formation) = text(sight.view, &format!("/formation/{}", seat.name())) else { continue };
            spans.push(name_tag(sight.palette, seat, formation));
            for (cards, red) in [("yellow", false), ("red", true)] {
                let n = number(sight.view, &format!("/{cards}/{idx}"));
                if n > 0 {
                    let letter = if red { 'R' } else { 'Y' };
                    spans.push(booking(sight.palette, red, &format!("{letter}{n}")));
                }
            }
            spans.push(Span::raw("  "));
        }
        let (home, away) = (number(sight.view, "/die/0"), number(sight.view, "/die/1"));
        if home > 0 {
            spans.push(Span::raw(format!("⚄ {home} : {away}")));
        }
        spans
    }

    fn put(&self, view: &mut Value, seat: Seat, spot: &str, off: bool) {
        let by = if off { -1 } else { 1 };
        let (there, left) = (count(view, seat, spot), number(view, "/phase/place/left"));
        if let Some(zones) = view.pointer_mut(&format!("/out/{}", seat.name())).and_then(Value::as_object_mut)
        {
            zones.insert(spot.to_owned(), (there + by).into());
        }
        if let Some(place) = view.pointer_mut("/phase/place/left") {
            *place = (left - by).into();
        }
    }

    fn rank(&self, view: &Value, _: Seat, pick: &Pick) -> usize {
        let adjusts = phase(view).0 == "adjust";
        match pick.word.as_str() {
            // Few set-ups need to be adjusted.
            "done" if adjusts => 0,
            _ if adjusts => 1,
            "formation" => pick.fact("formation").map_or(99, |formation| formation_rank(&formation)),
            "leave" | "no_shot" | "play_on" | "stay" | "done" => 1,
            _ => 0,
        }
    }

    fn good(&self, _: &str, event: &str) -> bool {
        ["kept", "goal", "shootout-goal", "spared"].contains(&event)
    }
}

impl Fuba {
    fn paint_zone(&self, sight: &Sight<'_>, inner: Rect, buf: &mut Buffer, zone: &str, base: Style) {
        let width = usize::from(inner.width.saturating_sub(3)) / 2;
        let home = Self::team(sight.view, Seat::Home, zone, width);
        let away = Self::team(sight.view, Seat::Away, zone, width);
        let line = (inner.height.saturating_sub(1)) / 2 + u16::from(inner.height > 3);
        let line = line.min(inner.height.saturating_sub(1)).max(u16::from(inner.height > 1));
        for (seat, text) in [(Seat::Home, home), (Seat::Away, away)] {
            if text.is_empty() {
                continue;
            }
            let style = if sight.palette.colourful() {
                shirt(sight.palette, seat)
            } else if seat == Seat::Away {
                base.add_modifier(Modifier::REVERSED)
            } else {
                base.add_modifier(Modifier::BOLD)
            };
            let half = inner.width / 2;
            let side = match seat {
                Seat::Home => Rect::new(inner.x, inner.y, half, inner.height),
                Seat::Away => Rect::new(inner.x + half, inner.y, inner.width - half, inner.height),
            };
            // In a narrow zone nobody's goalkeeper is cut off for the sake of a margin.
            let padded = format!(" {text} ");
            let fits = padded.width() <= usize::from(side.width);
            centre(buf, side, line, if fits { &padded } else { &text }, style);
        }
    }
}
