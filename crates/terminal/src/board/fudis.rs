//! Fudis: rows as columns of cards, the pile between them, the hands above and below. The view is that of docs/formats/position.md.

use super::{Aim, Board, Light, Sight, Spot, centre, fill, number, phase, put, text};
use crate::palette::Tone;
use crate::scene::Pick;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use serde_json::Value;
use touchline_kernel::Seat;
use touchline_locale::{Arg, card};

/// The drawing of Fudis.
pub struct Fudis;

/// Columns for the pile in the middle.
const PILE: u16 = 6;
/// The line above the field, with the names of the rows, and the other side's hand above it.
const HEAD: u16 = 2;
/// The own hand, with a line above it.
const HAND: u16 = 4;

/// A card as a sentence names it: `10♠`.
fn spoken(notation: &str) -> String {
    card(notation).unwrap_or_else(|| notation.to_owned())
}

/// A row of a side: its name, its cards, and whether the way is open there.
struct Row<'a> {
    name: &'a str,
    cards: Vec<Option<&'a str>>,
    open: bool,
}

fn rows(view: &Value, seat: Seat) -> Vec<Row<'_>> {
    let list = view.pointer(&format!("/{}/rows", seat.name())).and_then(Value::as_array);
    list.into_iter()
        .flatten()
        .map(|row| Row {
            name: row.get("name").and_then(Value::as_str).unwrap_or_default(),
            cards: row
                .get("cards")
                .and_then(Value::as_array)
                .map(|cards| cards.iter().map(Value::as_str).collect())
                .unwrap_or_default(),
            open: row.get("open").and_then(Value::as_bool).unwrap_or(false),
        })
        .collect()
}

/// The hand of a side: cards that are seen, and none for backs.
fn hand(view: &Value, seat: Seat) -> Vec<Option<String>> {
    match view.pointer(&format!("/{}/hand", seat.name())).and_then(Value::as_array) {
        Some(cards) => cards.iter().map(|card| card.as_str().map(str::to_owned)).collect(),
        None => {
            let n = number(view, &format!("/{}/n_hand", seat.name()));
            let known: Vec<String> = view
                .pointer(&format!("/{}/known", seat.name()))
                .and_then(Value::as_array)
                .into_iter()
                .flatten()
                .filter(|known| known.get("maybe_keeper").and_then(Value::as_bool) != Some(true))
                .filter_map(|known| known.get("card")?.as_str().map(str::to_owned))
                .collect();
            (0..usize::try_from(n).unwrap_or(0)).map(|idx| known.get(idx).cloned()).collect()
        }
    }
}

/// What lies in a goal.
enum Keeper<'a> {
    None,
    Hidden,
    Seen(&'a str),
}

fn keeper(view: &Value, seat: Seat) -> Keeper<'_> {
    match view.pointer(&format!("/{}/keeper", seat.name())) {
        Some(Value::Object(map)) => {
            map.get("card").and_then(Value::as_str).map_or(Keeper::Hidden, Keeper::Seen)
        }
        Some(Value::String(word)) if word == "hidden" => Keeper::Hidden,
        _ => Keeper::None,
    }
}

/// How large everything is, and which way round.
struct Table {
    area: Rect,
    /// Who sits on the left, and has the hand at the bottom.
    near: Seat,
    n_rows: u16,
    widest: u16,
    step: u16,
    line: u16,
    coloured: bool,
}

impl Table {
    fn new(sight: &Sight<'_>, area: Rect) -> Self {
        let all: Vec<Row<'_>> = Seat::BOTH.into_iter().flat_map(|seat| rows(sight.view, seat)).collect();
        let n_rows = Seat::BOTH.into_iter().map(|seat| rows(sight.view, seat).len()).max().unwrap_or(3);
        let n_rows = u16::try_from(n_rows).unwrap_or(3).clamp(1, 6);
        let widest = all.iter().map(|row| row.cards.len()).max().unwrap_or(3);
        let widest = u16::try_from(widest).unwrap_or(3).clamp(1, 6);
        let step = (area.width.saturating_sub(PILE) / (2 * (n_rows + 1))).clamp(4, 8);
        let line = (area.height.saturating_sub(HEAD + HAND) / widest).clamp(2, 5);
        Self { area, near: sight.eyes, n_rows, widest, step, line, coloured: sight.palette.colourful() }
    }

    fn card(&self, x: u16, y: u16) -> Rect {
        // A frame needs every column; a coloured card does with one less, which parts it from the next.
        let width = if self.step > 5 || self.coloured { self.step - 1 } else { self.step };
        let height = if self.line > 3 { self.line - 1 } else { self.line };
        Rect::new(x, y, width, height)
    }

    /// Where a place of a row is: from the own goal line to the middle.
    fn slot(&self, seat: Seat, depth: u16, idx: u16, of: u16) -> Rect {
        let last = 2 * (self.n_rows + 1) - 1;
        let column = if seat == self.near { depth } else { last - depth };
        let gap = if column > self.n_rows { PILE } else { 0 };
        let x = self.area.x + column * self.step + gap;
        let field = self.widest * self.line;
        let own = if seat == self.near { idx } else { of.saturating_sub(idx + 1) };
        let used = of * self.line;
        let y = self.area.y + HEAD + field.saturating_sub(used) / 2 + own * self.line;
        self.card(x, y)
    }

    /// A card of the own hand.
    fn hand(&self, idx: u16, of: u16) -> Rect {
        let step = ((self.width().saturating_sub(1)) / of.max(1)).clamp(3, 6);
        let y = self.area.y + HEAD + self.widest * self.line + 1;
        Rect::new(self.area.x + idx * step, y, if step > 4 { step - 1 } else { step }, HAND - 1)
    }

    fn width(&self) -> u16 {
        2 * (self.n_rows + 1) * self.step + PILE
    }

    fn height(&self) -> u16 {
        HEAD + self.widest * self.line + HAND
    }
}

/// A card or its place: spot, where, what lies there, whose.
struct Lying<'a> {
    id: String,
    area: Rect,
    card: Option<&'a str>,
    down: bool,
    owner: Seat,
}

fn field<'a>(sight: &Sight<'a>, table: &Table) -> Vec<Lying<'a>> {
    let mut lying = Vec::new();
    for seat in Seat::BOTH {
        let own_rows = rows(sight.view, seat);
        let n_rows = own_rows.len();
        for (row_idx, row) in own_rows.into_iter().enumerate() {
            let of = u16::try_from(row.cards.len()).unwrap_or(1);
            for (idx, card) in (0u16..).zip(row.cards) {
                let depth = u16::try_from(n_rows - row_idx).unwrap_or(1);
                lying.push(Lying {
                    id: format!("{}:{}{}", seat.name(), row.name, idx + 1),
                    area: table.slot(seat, depth, idx, of),
                    card,
                    down: false,
                    owner: seat,
                });
            }
        }
        let (card, down) = match keeper(sight.view, seat) {
            Keeper::None => (None, false),
            Keeper::Hidden => (None, true),
            Keeper::Seen(card) => (Some(card), false),
        };
        lying.push(Lying {
            id: format!("{}:GK", seat.name()),
            area: table.slot(seat, 0, 0, 1),
            card,
            down,
            owner: seat,
        });
    }
    lying
}

/// Draws a card, a back, or an empty place.
fn paint_card(
    sight: &Sight<'_>,
    buf: &mut Buffer,
    id: &str,
    area: Rect,
    card: Option<&str>,
    down: bool,
    owner: Seat,
) {
    let palette = sight.palette;
    let light = sight.marks.light(id);
    let cursor = sight.marks.at(id);
    let face = card.map(spoken);
    let line = (area.height - 1) / 2;
    if palette.colourful() {
        let red = card.is_some_and(|card| card.ends_with('D') || card.ends_with('H'));
        let ink = if red { Tone::PipsRed } else { Tone::Pips };
        let back =
            if owner == Seat::Home { (Tone::HomeInk, Tone::Home) } else { (Tone::AwayInk, Tone::Away) };
        let (ink, ground) = match (light, &face, down) {
            (Light::Can, ..) => (ink, Tone::Can),
            (Light::Held | Light::Chosen, ..) => (ink, Tone::Chosen),
            (_, Some(_), _) => (ink, Tone::Paper),
            (_, None, true) => back,
            (_, None, false) => (Tone::ChalkSoft, Tone::GrassA),
        };
        let mut style = palette.on(ink, ground).add_modifier(Modifier::BOLD);
        if cursor {
            style = palette
                .on(Tone::Paper, if red { Tone::PipsRed } else { Tone::Pips })
                .add_modifier(Modifier::BOLD);
        }
        fill(buf, area, style);
        match (&face, down) {
            (Some(face), _) => {
                put(buf, area.x, area.y, face, style, area);
                if area.height >= 3 {
                    let width = face.chars().count() as u16;
                    put(buf, area.right().saturating_sub(width), area.bottom() - 1, face, style, area);
                }
            }
            (None, true) => (0..area.height)
                .for_each(|line| centre(buf, area, line, &"░".repeat(usize::from(area.width)), style)),
            (None, false) => centre(buf, area, line, "╌╌", style),
        }
        let mark = match light {
            Light::Chosen => "◎",
            Light::Held => "○",
            Light::Can => "•",
            Light::Off => "",
        };
        if !mark.is_empty() && area.height >= 3 {
            centre(buf, area, line, mark, style);
        } else if !mark.is_empty() {
            put(buf, area.right() - 1, area.y, mark, style, area);
        }
        return;
    }
    // Without colours the frame says what can be done.
    let (corners, flat, tall) = match (light, face.is_some() || down) {
        (Light::Chosen | Light::Held, _) => (["╔", "╗", "╚", "╝"], "═", "║"),
        (Light::Can, _) => (["┏", "┓", "┗", "┛"], "━", "┃"),
        (Light::Off, true) => (["┌", "┐", "└", "┘"], "─", "│"),
        (Light::Off, false) => (["╭", "╮", "╰", "╯"], "╌", "╎"),
    };
    let style =
        if cursor { Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD) } else { Style::new() };
    fill(buf, area, style);
    let inner = usize::from(area.width.saturating_sub(2));
    if area.height >= 3 {
        put(buf, area.x, area.y, &format!("{}{}{}", corners[0], flat.repeat(inner), corners[1]), style, area);
        put(
            buf,
            area.x,
            area.bottom() - 1,
            &format!("{}{}{}", corners[2], flat.repeat(inner), corners[3]),
            style,
            area,
        );
        for y in area.y + 1..area.bottom() - 1 {
            put(buf, area.x, y, tall, style, area);
            put(buf, area.right() - 1, y, tall, style, area);
        }
    }
    let shown = match (face, down) {
        (Some(face), _) if face.chars().count() > inner.max(1) => face.replace("10", "T"),
        (Some(face), _) => face,
        (None, true) => "░".repeat(inner.max(1)),
        (None, false) => String::new(),
    };
    centre(buf, area, line, &shown, style.add_modifier(Modifier::BOLD));
}

impl Board for Fudis {
    fn size(&self, sight: &Sight<'_>, room: Size) -> Size {
        let table = Table::new(sight, Rect::new(0, 0, room.width, room.height));
        Size::new(table.width(), table.height())
    }

    fn spots(&self, sight: &Sight<'_>, area: Rect) -> Vec<Spot> {
        let table = Table::new(sight, area);
        let mut spots: Vec<Spot> =
            field(sight, &table).into_iter().map(|lying| Spot { id: lying.id, area: lying.area }).collect();
        let own = hand(sight.view, table.near);
        let of = u16::try_from(own.len()).unwrap_or(u16::MAX);
        let name = table.near.name();
        spots.extend((0..of).map(|idx| Spot { id: format!("{name}:hand:{idx}"), area: table.hand(idx, of) }));
        spots
    }

    fn paint(&self, sight: &Sight<'_>, area: Rect, buf: &mut Buffer) {
        let table = Table::new(sight, area);
        let (palette, view, words) = (sight.palette, sight.view, sight.words);
        let ground = Rect::new(area.x, area.y + 1, table.width(), table.height() - HAND - 1);
        fill(buf, ground.intersection(area), palette.on(Tone::ChalkSoft, Tone::GrassB));
        self.paint_heads(sight, &table, buf);
        for lying in field(sight, &table) {
            paint_card(sight, buf, &lying.id, lying.area, lying.card, lying.down, lying.owner);
        }
        let middle = Rect::new(
            area.x + (table.n_rows + 1) * table.step,
            area.y + HEAD,
            PILE,
            table.widest * table.line,
        );
        let base = palette.on(Tone::Chalk, Tone::GrassB);
        let pile = number(view, "/pile");
        let gone: Vec<&str> = view
            .get("discard")
            .and_then(Value::as_array)
            .map(|cards| cards.iter().filter_map(Value::as_str).collect())
            .unwrap_or_default();
        let at = middle.height / 2;
        centre(buf, middle, at.saturating_sub(2), "▒▒", base);
        centre(buf, middle, at.saturating_sub(1), &pile.to_string(), base.add_modifier(Modifier::BOLD));
        if let Some(last) = gone.last() {
            centre(buf, middle, at + 1, &spoken(last), base);
            centre(buf, middle, at + 2, &gone.len().to_string(), base);
        }
        let own = hand(view, table.near);
        let title = format!("{} · {}", words.teams[table.near], words.say("web-fudis-your-hand"));
        let y = area.y + HEAD + table.widest * table.line;
        put(buf, area.x, y, &title, palette.quiet(), area);
        let of = u16::try_from(own.len()).unwrap_or(u16::MAX);
        for (idx, card) in (0..of).zip(&own) {
            let id = format!("{}:hand:{idx}", table.near.name());
            paint_card(sight, buf, &id, table.hand(idx, of), card.as_deref(), card.is_none(), table.near);
        }
    }

    fn aims(&self, sight: &Sight<'_>) -> Vec<Aim> {
        let Some(seat) = sight.seat else { return Vec::new() };
        let own_hand = hand(sight.view, seat);
        let held = held(sight, seat, &own_hand);
        let in_hand = |card: Option<String>| {
            let idx = own_hand.iter().position(|own| *own == card)?;
            Some(format!("{}:hand:{idx}", seat.name()))
        };
        sight
            .picks
            .iter()
            .enumerate()
            .filter_map(|(idx, pick)| {
                let slot = |side: Seat| pick.fact("slot").map(|slot| format!("{}:{slot}", side.name()));
                Some(match pick.word.as_str() {
                    "put" | "throw" | "joker" => Aim::at(idx, in_hand(pick.fact("card"))?),
                    "in" => Aim::at(idx, in_hand(pick.fact("card"))?),
                    "hand" => Aim::at(idx, in_hand(pick.fact("card"))?).quick(),
                    "swap" | "field" => Aim::at(idx, slot(seat)?).quick(),
                    "hit" => Aim::at(idx, slot(seat.other())?).from(held.clone()),
                    "shoot" => Aim::at(idx, format!("{}:GK", seat.other().name())).from(held.clone()),
                    _ => return None,
                })
            })
            .collect()
    }

    fn meant(&self, sight: &Sight<'_>, spot: &str) -> Vec<String> {
        let Some(seat) = sight.seat else { return Vec::new() };
        let mut parts = spot.split(':');
        let own = parts.next() == Some(seat.name());
        let (place, idx) = (parts.next().unwrap_or_default(), parts.next());
        let card =
            idx.and_then(|idx| hand(sight.view, seat).get(idx.parse::<usize>().ok()?).cloned().flatten());
        let one = |text: String| vec![text];
        match (phase(sight.view).0, own, card) {
            ("build", true, Some(card)) => one(format!("put {card}")),
            ("swap", true, None) if place != "hand" => one(format!("swap {place}")),
            ("swap_in", true, Some(card)) => one(format!("in {card}")),
            ("attack", true, Some(card)) => one(format!("hand {card}")),
            ("attack", true, None) if place != "hand" => one(format!("field {place}")),
            ("target", false, None) if place == "GK" => one("shoot".to_owned()),
            ("target", false, None) => one(format!("hit {place}")),
            ("joker", true, Some(card)) => one(format!("joker {card}")),
            _ => Vec::new(),
        }
    }

    fn clock(&self, sight: &Sight<'_>) -> String {
        let (view, words) = (sight.view, sight.words);
        let count = |pointer: &str| Arg::Number(number(view, pointer));
        if number(view, "/leg") > 0 {
            let (home, away) = (number(view, "/shootout/0"), number(view, "/shootout/1"));
            return format!("{home} : {away} {}", words.tell("web-fudis-leg", &[("leg", count("/leg"))]));
        }
        let round = words.tell("web-fudis-round", &[("half", count("/half")), ("round", count("/round"))]);
        format!("{round}, {}", words.tell("web-fudis-pile", &[("number", count("/pile"))]))
    }

    fn say(&self, sight: &Sight<'_>, pick: &Pick) -> Option<String> {
        let seat = sight.seat?;
        let slot = pick.fact("slot")?;
        let on = |side: Seat, slot: &str| card_on(sight.view, side, slot).map(spoken);
        let words = sight.words;
        match pick.word.as_str() {
            "field" => Some(words.tell("web-fudis-attack-with", &[("card", on(seat, &slot)?.into())])),
            "swap" => Some(words.tell("web-fudis-swap-out", &[("card", on(seat, &slot)?.into())])),
            "hit" => {
                let attacker = text(sight.view, "/attacker")?;
                let card = on(seat, attacker).unwrap_or_else(|| spoken(attacker));
                let victim = on(seat.other(), &slot)?;
                let takes =
                    words.tell("web-fudis-takes", &[("card", card.into()), ("victim", victim.into())]);
                Some(format!("{takes} ({slot})"))
            }
            _ => None,
        }
    }

    fn good(&self, _: &str, event: &str) -> bool {
        ["goal", "beaten", "steps"].contains(&event)
    }
}

impl Fudis {
    /// The names of the rows above them, and the other side's hand above everything.
    fn paint_heads(&self, sight: &Sight<'_>, table: &Table, buf: &mut Buffer) {
        let (view, words, palette) = (sight.view, sight.words, sight.palette);
        let far = table.near.other();
        let cards: Vec<String> = hand(view, far)
            .iter()
            .map(|card| card.as_deref().map_or_else(|| "▒▒".to_owned(), spoken))
            .collect();
        let line = format!("{} · {}", words.teams[far], cards.join(" "));
        let width = line.chars().count() as u16;
        let x = table.area.x + table.width().saturating_sub(width);
        put(buf, x, table.area.y, &line, palette.quiet(), table.area);
        let base = palette.on(Tone::ChalkSoft, Tone::GrassB);
        for seat in Seat::BOTH {
            let own_rows = rows(view, seat);
            let n_rows = own_rows.len();
            for (idx, row) in own_rows.iter().enumerate() {
                let depth = u16::try_from(n_rows - idx).unwrap_or(1);
                let at = table.slot(seat, depth, 0, 1);
                let open = if row.open { "○" } else { "" };
                let label = Rect::new(at.x, table.area.y + 1, at.width, 1);
                centre(buf, label, 0, &format!("{}{open}", row.name), base);
            }
            let at = table.slot(seat, 0, 0, 1);
            centre(buf, Rect::new(at.x, table.area.y + 1, at.width, 1), 0, "GK", base);
        }
    }
}

/// The card in a place of a side.
fn card_on<'a>(view: &'a Value, seat: Seat, slot: &str) -> Option<&'a str> {
    let (name, column) = slot.split_at_checked(1)?;
    let row = rows(view, seat).into_iter().find(|row| row.name == name)?;
    *row.cards.get(column.parse::<usize>().ok()?.checked_sub(1)?)?
}

/// The card that was taken up and waits for where it goes.
fn held(sight: &Sight<'_>, seat: Seat, own_hand: &[Option<String>]) -> Option<String> {
    let attacker = text(sight.view, "/attacker")?;
    let in_hand = own_hand.iter().position(|card| card.as_deref() == Some(attacker));
    Some(match in_hand {
        Some(idx) => format!("{}:hand:{idx}", seat.name()),
        None => format!("{}:{attacker}", seat.name()),
    })
}
