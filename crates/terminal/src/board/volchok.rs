//! Volchok: a grid of squares with nets, keepers' zones and a halfway row. The view is that of docs/formats/position.md.

use super::grid::{Content, Grid, Square, paint};
use super::{Aim, Board, Sight, Spot, booking, name_tag, number, phase, text};
use crate::palette::Tone;
use crate::scene::Pick;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Span;
use serde_json::Value;
use touchline_kernel::Seat;
use touchline_locale::Arg;

/// The drawing of Volchok.
pub struct Volchok;

/// The ground as the options give it.
struct Pitch {
    grid: Grid,
    rows: i64,
    cols: i64,
    zone: [Vec<String>; 2],
    net: [Vec<String>; 2],
}

fn name((col, row): Square) -> String {
    let letter = u8::try_from(col).ok().and_then(|col| (b'a' - 1).checked_add(col)).unwrap_or(b'?');
    format!("{}{row}", char::from(letter))
}

fn square(text: &str) -> Option<Square> {
    let letter = text.bytes().next().filter(u8::is_ascii_lowercase)?;
    let row: i64 = text.get(1..)?.parse().ok()?;
    Some((i64::from(letter - b'a') + 1, row))
}

fn pitch(options: &Value) -> Pitch {
    let (cols, rows) = (number(options, "/board/cols"), number(options, "/board/rows"));
    let squares = |what: &str| {
        [Seat::Home, Seat::Away].map(|seat| {
            let list = options.pointer(&format!("/board/{what}/{}", seat.name())).and_then(Value::as_array);
            list.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
        })
    };
    let grid = Grid { cols: (1, cols), rows: (0, rows + 1) };
    Pitch { grid, rows, cols, zone: squares("keeper_zone"), net: squares("net") }
}

impl Pitch {
    fn exists(&self, square: Square) -> bool {
        (1..=self.rows).contains(&square.1) || self.net.iter().flatten().any(|net| *net == name(square))
    }
}

/// Where a shirt of a side is: a square, or a card that keeps him off.
fn place<'a>(view: &'a Value, seat: Seat, shirt: &str) -> Option<&'a str> {
    text(view, &format!("/pieces/{}/{shirt}", seat.name()))
}

/// The square of the ball.
fn ball(view: &Value) -> Option<&str> {
    let ball = text(view, "/ball")?;
    match (ball.get(..1), ball.get(1..)) {
        (Some("H"), Some(shirt)) => place(view, Seat::Home, shirt),
        (Some("A"), Some(shirt)) => place(view, Seat::Away, shirt),
        _ => Some(ball),
    }
}

fn to_move(view: &Value) -> Seat {
    if text(view, "/to_move") == Some("away") { Seat::Away } else { Seat::Home }
}

/// A footballer: side, shirt, and where he is.
fn men(view: &Value) -> Vec<(Seat, &str, &str)> {
    let of = |seat: Seat| {
        let map = view.pointer(&format!("/pieces/{}", seat.name())).and_then(Value::as_object);
        map.into_iter()
            .flatten()
            .filter_map(move |(shirt, at)| Some((seat, shirt.as_str(), at.as_str()?)))
            .collect::<Vec<_>>()
    };
    Seat::BOTH.into_iter().flat_map(of).collect()
}

impl Board for Volchok {
    fn size(&self, sight: &Sight<'_>, room: Size) -> Size {
        pitch(sight.options).grid.size(room)
    }

    fn spots(&self, sight: &Sight<'_>, area: Rect) -> Vec<Spot> {
        let pitch = pitch(sight.options);
        pitch.grid.spots(area, |square| pitch.exists(square).then(|| name(square)))
    }

    fn paint(&self, sight: &Sight<'_>, area: Rect, buf: &mut Buffer) {
        let (pitch, view) = (pitch(sight.options), sight.view);
        let letter = |col: i64| name((col, 0)).chars().take(1).collect::<String>();
        let within = |row: i64| if (1..=pitch.rows).contains(&row) { row.to_string() } else { String::new() };
        pitch.grid.label(area, buf, sight.palette.quiet(), letter, within);
        let men = men(view);
        let ball_at = ball(view);
        for square in pitch.grid.squares().filter(|square| pitch.exists(*square)) {
            let id = name(square);
            let (col, row) = square;
            let net = pitch.net.iter().position(|net| net.contains(&id));
            let zone = pitch.zone.iter().position(|zone| zone.contains(&id));
            let ground = match (net, zone) {
                (Some(_), _) => Tone::Apron,
                (_, Some(0)) => Tone::HomeGrass,
                (_, Some(_)) => Tone::AwayGrass,
                _ if row % 2 == 0 => Tone::GrassA,
                _ => Tone::GrassB,
            };
            let sign = if net.is_some() {
                "▒"
            } else if row == (pitch.rows + 1) / 2 {
                "│"
            } else {
                match (col == 1, col == pitch.cols, row == 1, row == pitch.rows) {
                    (true, _, true, _) => "╯",
                    (true, _, _, true) => "╰",
                    (_, true, true, _) => "╮",
                    (_, true, _, true) => "╭",
                    _ => "·",
                }
            };
            let man = men.iter().find(|(_, _, at)| *at == id);
            let has_ball = ball_at == Some(id.as_str());
            let content = match man {
                Some((seat, shirt, _)) => Content::Piece {
                    seat: *seat,
                    name: shirt,
                    keeper: *shirt == "1",
                    ball: has_ball,
                    marked: false,
                },
                None if has_ball => Content::Ball,
                None => Content::Ground(sign),
            };
            paint(sight, pitch.grid.area(area, square), buf, &id, ground, &content);
        }
    }

    fn aims(&self, sight: &Sight<'_>) -> Vec<Aim> {
        let Some(seat) = sight.seat else { return Vec::new() };
        let own = |shirt: Option<String>| place(sight.view, seat, &shirt?).map(str::to_owned);
        let ball = ball(sight.view).map(str::to_owned);
        sight
            .picks
            .iter()
            .enumerate()
            .filter_map(|(idx, pick)| {
                let fact = |name: &str| pick.fact(name);
                Some(match pick.word.as_str() {
                    "step" => Aim::at(idx, fact("to")?).from(own(fact("piece"))),
                    "kick" => Aim::at(idx, fact("to")?).from(ball.clone()),
                    "lob" => Aim::at(idx, own(fact("piece"))?).from(ball.clone()),
                    "shot" => Aim::at(idx, fact("net")?).from(ball.clone()),
                    "control" => Aim::at(idx, fact("net")?).from(own(fact("piece"))),
                    "tackle" => Aim::at(idx, ball.clone()?).from(own(fact("piece"))),
                    "pick" => Aim::at(idx, own(fact("piece"))?),
                    _ => Aim::at(idx, fact("to")?),
                })
            })
            .filter(|aim| square(&aim.to).is_some())
            .collect()
    }

    fn meant(&self, sight: &Sight<'_>, spot: &str) -> Vec<String> {
        let (view, pitch) = (sight.view, pitch(sight.options));
        let seat = to_move(view);
        let of = |spot: &str| {
            men(view)
                .into_iter()
                .find(|(side, _, at)| *side == seat && *at == spot)
                .map(|(_, shirt, _)| shirt.to_owned())
        };
        let here = of(spot);
        let held = sight.marks.held.as_deref();
        let holder = held.and_then(of);
        match phase(view).0 {
            "pick" => here.map(|shirt| format!("pick {shirt}")).into_iter().collect(),
            "declare" => match here {
                Some(shirt) => vec![format!("tackle {shirt}")],
                None if pitch.net.iter().flatten().any(|net| net == spot) => vec![format!("shot {spot}")],
                None => Vec::new(),
            },
            "step" => match holder {
                Some(shirt) if held == ball(view) => {
                    vec![format!("kick {spot}"), format!("step {shirt} {spot}")]
                }
                Some(shirt) => vec![format!("step {shirt} {spot}")],
                None => here.map(|shirt| format!("step {shirt} {spot}")).into_iter().collect(),
            },
            word @ ("exit" | "run" | "corner" | "place") => vec![format!("{word} {spot}")],
            _ => Vec::new(),
        }
    }

    fn clock(&self, sight: &Sight<'_>) -> String {
        let done = number(sight.view, "/turns_done");
        let turn = if phase(sight.view).0 == "over" { done } else { done + 1 };
        let option = |name: &str| number(sight.options, &format!("/{name}"));
        let turn = sight.words.tell("web-turn", &[("number", Arg::Number(turn))]);
        let aim = match (option("turn_limit"), option("goals_to_win")) {
            (limit, _) if limit > 0 => sight.words.tell("web-of-turns", &[("number", Arg::Number(limit))]),
            (_, goals) if goals > 0 => sight.words.tell("web-first-to", &[("number", Arg::Number(goals))]),
            _ => return turn,
        };
        format!("{turn} · {aim}")
    }

    fn dock(&self, sight: &Sight<'_>) -> Vec<Span<'static>> {
        men(sight.view)
            .into_iter()
            .filter(|(_, _, at)| square(at).is_none())
            .flat_map(|(seat, shirt, at)| {
                let red = at == "red";
                let card = booking(sight.palette, red, if red { "R" } else { "Y" });
                [name_tag(sight.palette, seat, shirt), card, Span::raw("  ")]
            })
            .collect()
    }

    fn spins(&self) -> bool {
        true
    }

    fn rank(&self, view: &Value, seat: Seat, pick: &Pick) -> usize {
        let letter = if seat == Seat::Home { 'H' } else { 'A' };
        let carrier = text(view, "/ball").and_then(|ball| ball.strip_prefix(letter));
        let piece = pick.fact("piece");
        let to = pick.fact("to").as_deref().and_then(square);
        let far = |from: Option<Square>| match (to, from) {
            (Some(to), Some(from)) => {
                usize::try_from((to.0 - from.0).abs().max((to.1 - from.1).abs())).unwrap_or(0)
            }
            _ => 20,
        };
        // A basic turn is what one does most; the ball goes towards their goal, or whoever is near goes for it; giving the turn
        // away is the last thing.
        // To the middle of their goal line, roughly: boards differ in their size.
        let goal = (5, if seat == Seat::Home { 13 } else { 1 });
        match pick.word.as_str() {
            "end" => 999,
            // A shot that half the dial carries to the net comes first; from farther away one plays on.
            "shot" => {
                let shooter =
                    men(view).into_iter().find(|(side, shirt, _)| *side == seat && Some(*shirt) == carrier);
                let from = shooter.and_then(|(_, _, at)| square(at));
                let net = pick.fact("net").as_deref().and_then(square);
                let near = from.zip(net).is_some_and(|(from, net)| (net.1 - from.1).abs() <= 4);
                if near { 0 } else { 3 }
            }
            "basic" => 1,
            "step" if carrier.is_some() && piece.as_deref() == carrier => 2 + far(Some(goal)),
            "step" if carrier.is_some() => 200,
            "step" => {
                // The goalkeeper stays at home.
                let last = if piece.as_deref() == Some("1") { 200 } else { 2 };
                last + far(ball(view).and_then(square))
            }
            "kick" | "lob" => 100,
            _ => 2,
        }
    }

    fn good(&self, _: &str, event: &str) -> bool {
        ["goal", "went-in", "tackle-won", "reached-ball", "came-away", "control-shot", "spun"]
            .contains(&event)
    }
}
