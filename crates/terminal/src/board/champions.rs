//! Champions 2020: a field of squares with a ring around it that can be walked on. The view is that of docs/formats/position.md.

use super::grid::{Content, Grid, Square, paint};
use super::{Aim, Board, Sight, Spot, booking, formation_rank, name_tag, number, phase, text};
use crate::palette::Tone;
use crate::scene::Pick;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Span;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use touchline_kernel::Seat;
use touchline_locale::Arg;

/// The drawing of Champions 2020.
pub struct Champions;

/// The ground as the options give it.
struct Pitch {
    grid: Grid,
    cols: i64,
    rows: i64,
    goal: (i64, i64),
    area: (i64, i64, i64),
    goal_area: (i64, i64, i64),
    spots: (i64, i64, i64),
}

fn name((col, row): Square) -> String {
    format!("{col},{row}")
}

fn square(text: &str) -> Option<Square> {
    let (col, row) = text.split_once(',')?;
    Some((col.parse().ok()?, row.parse().ok()?))
}

fn pitch(options: &Value) -> Pitch {
    let of = |pointer: &str| number(options, &format!("/geometry/{pointer}"));
    let boxed = |what: &str, side: &str| {
        (of(&format!("{what}/cols/0")), of(&format!("{what}/cols/1")), of(&format!("{what}/{side}")))
    };
    let (cols, rows) = (of("cols"), of("rows"));
    Pitch {
        grid: Grid { cols: (0, cols + 1), rows: (0, rows + 1) },
        cols,
        rows,
        goal: (of("goal_cols/0"), of("goal_cols/1")),
        area: boxed("penalty_area", "depth"),
        goal_area: boxed("goal_area", "depth"),
        spots: boxed("penalty_spots", "row"),
    }
}

impl Pitch {
    /// The row as a side counts it from its own goal line.
    fn own(&self, seat: Seat, row: i64) -> i64 {
        match seat {
            Seat::Home => row,
            Seat::Away => self.rows + 1 - row,
        }
    }

    fn inside(&self, (col, row): Square) -> bool {
        (1..=self.cols).contains(&col) && (1..=self.rows).contains(&row)
    }

    fn goal_of(&self, (col, row): Square) -> Option<Seat> {
        let mouth = (self.goal.0..=self.goal.1).contains(&col);
        Seat::BOTH.into_iter().find(|seat| mouth && self.own(*seat, row) == 0)
    }

    /// Is the square in a box that reaches so far from this side's goal line?
    fn within(&self, (first, last, depth): (i64, i64, i64), seat: Seat, (col, row): Square) -> bool {
        (first..=last).contains(&col) && (1..=depth).contains(&self.own(seat, row))
    }
}

/// Where a player of a side is: a square, or why he is not on the pitch.
fn place<'a>(view: &'a Value, seat: Seat, shirt: &str) -> Option<&'a str> {
    let member = view.pointer(&format!("/{}/players/{shirt}", seat.name()))?;
    member.as_str().or_else(|| member.get("at")?.as_str())
}

fn square_of(view: &Value, seat: Seat, shirt: &str) -> Option<String> {
    place(view, seat, shirt).filter(|at| square(at).is_some()).map(str::to_owned)
}

fn keeper(view: &Value, seat: Seat) -> String {
    number(view, &format!("/{}/keeper", seat.name())).to_string()
}

/// Everybody on the pitch: side, shirt, square, and whether he is booked.
fn men(view: &Value) -> Vec<(Seat, String, String, bool)> {
    let of = |seat: Seat| {
        let map = view.pointer(&format!("/{}/players", seat.name())).and_then(Value::as_object);
        map.into_iter()
            .flatten()
            .filter_map(move |(shirt, member)| {
                let at = square_of(view, seat, shirt)?;
                let booked = member.get("yellow").and_then(Value::as_i64).unwrap_or(0) > 0;
                Some((seat, shirt.clone(), at, booked))
            })
            .collect::<Vec<_>>()
    };
    Seat::BOTH.into_iter().flat_map(of).collect()
}

/// Does a player of this side stand there?
fn is_taken(view: &Value, side: Seat, at: &str) -> bool {
    men(view).iter().any(|(seat, _, here, _)| *seat == side && here == at)
}

/// Where the ball lies, if it lies on a square.
fn ball(view: &Value) -> Option<&str> {
    text(view, "/ball").filter(|at| square(at).is_some())
}

/// The squares that a kick enters: `N1/NE2` from `5,8` is `5,9`, `6,10`, `7,11`.
fn squares_of(from: &str, path: &str) -> Vec<String> {
    let Some((mut col, mut row)) = square(from) else { return Vec::new() };
    let mut squares = Vec::new();
    for part in path.split('/') {
        let digits = part.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let dir = &part[..part.len() - digits.len()];
        let length: u8 = digits.parse().unwrap_or(0);
        let east = i64::from(dir.contains('E')) - i64::from(dir.contains('W'));
        let north = i64::from(dir.contains('N')) - i64::from(dir.contains('S'));
        for _ in 0..length.min(20) {
            col += east;
            row += north;
            squares.push(name((col, row)));
        }
    }
    squares
}

/// Kicks that would end on a square, straight or with one bend; the straight ones first.
fn paths_to(from: &str, to: &str) -> Vec<String> {
    let (Some(a), Some(b)) = (square(from), square(to)) else { return Vec::new() };
    let (east, north) = (b.0 - a.0, b.1 - a.1);
    let far = east.abs().max(north.abs());
    let diagonal = east.abs().min(north.abs());
    if far == 0 || far > 7 {
        return Vec::new();
    }
    let name = |east: i64, north: i64| {
        let first = if north > 0 {
            "N"
        } else if north < 0 {
            "S"
        } else {
            ""
        };
        let second = if east > 0 {
            "E"
        } else if east < 0 {
            "W"
        } else {
            ""
        };
        format!("{first}{second}")
    };
    let slant = name(east, north);
    let straight = if east.abs() >= north.abs() { name(east, 0) } else { name(0, north) };
    if diagonal == 0 {
        vec![format!("{straight}{far}")]
    } else if diagonal == far {
        vec![format!("{slant}{far}")]
    } else {
        let rest = far - diagonal;
        vec![format!("{straight}{rest}/{slant}{diagonal}"), format!("{slant}{diagonal}/{straight}{rest}")]
    }
}

/// The numbers on the backs by line (SET-1).
fn line(shirt: &str) -> &'static str {
    match shirt.parse::<u8>() {
        Ok(1 | 20) => "keeper",
        Ok(0..=7) => "defence",
        Ok(8..=13) => "midfield",
        _ => "attack",
    }
}

impl Board for Champions {
    fn size(&self, sight: &Sight<'_>, room: Size) -> Size {
        pitch(sight.options).grid.size(room)
    }

    fn spots(&self, sight: &Sight<'_>, area: Rect) -> Vec<Spot> {
        pitch(sight.options).grid.spots(area, |square| Some(name(square)))
    }

    fn paint(&self, sight: &Sight<'_>, area: Rect, buf: &mut Buffer) {
        let (pitch, view) = (pitch(sight.options), sight.view);
        pitch.grid.label(area, buf, sight.palette.quiet(), |col| col.to_string(), |row| row.to_string());
        let men = men(view);
        let offside: Vec<&str> = view
            .pointer("/marks/offside")
            .and_then(Value::as_array)
            .map(|list| list.iter().filter_map(Value::as_str).collect())
            .unwrap_or_default();
        let way: Vec<&str> = view
            .pointer("/play/path")
            .and_then(Value::as_array)
            .map(|list| list.iter().filter_map(Value::as_str).collect())
            .unwrap_or_default();
        let ball_at = ball(view);
        for square in pitch.grid.squares() {
            let id = name(square);
            let within = |which: (i64, i64, i64)| {
                Seat::BOTH.into_iter().find(|seat| pitch.within(which, *seat, square))
            };
            let (goal_area, penalty_area) = (within(pitch.goal_area), within(pitch.area));
            let ground = if pitch.goal_of(square).is_some() || !pitch.inside(square) {
                Tone::Apron
            } else {
                match penalty_area {
                    Some(Seat::Home) => Tone::HomeGrass,
                    Some(Seat::Away) => Tone::AwayGrass,
                    None if square.1 % 2 == 0 => Tone::GrassA,
                    None => Tone::GrassB,
                }
            };
            let spot = (pitch.spots.0..=pitch.spots.1).contains(&square.0)
                && Seat::BOTH.into_iter().any(|seat| pitch.own(seat, square.1) == pitch.spots.2);
            let sign = if pitch.goal_of(square).is_some() {
                "▒"
            } else if !pitch.inside(square) {
                " "
            } else if way.contains(&id.as_str()) {
                "∘"
            } else if goal_area.is_some() {
                ":"
            } else if spot {
                "x"
            } else if penalty_area.is_some() {
                "+"
            } else if square.1 == (pitch.rows + 1) / 2 {
                "│"
            } else {
                "·"
            };
            let has_ball = ball_at == Some(id.as_str());
            let man = men.iter().find(|(_, _, at, _)| *at == id);
            let content = match man {
                Some((seat, shirt, _, booked)) => {
                    let letter = if *seat == Seat::Home { 'H' } else { 'A' };
                    let is_offside = offside.contains(&format!("{letter}{shirt}").as_str());
                    Content::Piece {
                        seat: *seat,
                        name: shirt,
                        keeper: *shirt == keeper(view, *seat),
                        ball: has_ball,
                        marked: is_offside || *booked,
                    }
                }
                None if has_ball => Content::Ball,
                None => Content::Ground(sign),
            };
            paint(sight, pitch.grid.area(area, square), buf, &id, ground, &content);
        }
    }

    fn aims(&self, sight: &Sight<'_>) -> Vec<Aim> {
        let Some(seat) = sight.seat else { return Vec::new() };
        let (view, pitch) = (sight.view, pitch(sight.options));
        let (_, needs) = phase(view);
        let need = |name: &str| {
            let value = needs?.get(name)?;
            value.as_str().map(str::to_owned).or_else(|| value.as_i64().map(|n| n.to_string()))
        };
        let bare = |piece: Option<String>| piece.map(|piece| piece.trim_start_matches(['H', 'A']).to_owned());
        let own = |piece: Option<String>| square_of(view, seat, &bare(piece)?);
        let other = |piece: Option<String>| square_of(view, seat.other(), &bare(piece)?);
        let ball = ball(view).map(str::to_owned);
        let kicker = ball.clone().or_else(|| {
            let team = if text(view, "/play/team") == Some("away") { Seat::Away } else { Seat::Home };
            square_of(view, team, &number(view, "/play/kicker").to_string())
        });
        let mover = own(need("mover").or_else(|| need("runner")));
        let own_keeper = square_of(view, seat, &keeper(view, seat));
        let slot = need("slot")
            .and_then(|slot| slot.parse::<usize>().ok())
            .and_then(|slot| view.pointer(&format!("/play/path/{slot}"))?.as_str().map(str::to_owned));
        let mut aims = Vec::new();
        for (idx, pick) in sight.picks.iter().enumerate() {
            let fact = |name: &str| pick.fact(name);
            let aim = |to: Option<String>| to.filter(|to| square(to).is_some()).map(|to| Aim::at(idx, to));
            let found = match pick.word.as_str() {
                "mover" | "runner" => aim(own(fact("piece"))).map(Aim::quick),
                "walk" | "run_to" => aim(fact("to")).map(|aim| aim.from(mover.clone())),
                "ball" | "pickup" => aim(ball.clone()).map(|aim| aim.from(mover.clone())),
                "push" => aim(other(fact("piece"))).map(|aim| aim.from(mover.clone())),
                "leg" => {
                    let mut way = kicker
                        .as_deref()
                        .zip(fact("path"))
                        .map(|(from, path)| squares_of(from, &path))
                        .unwrap_or_default();
                    let end = way.pop();
                    aim(end).map(|aim| aim.from(kicker.clone()).by(way))
                }
                "foul" => aim(other(fact("victim"))).map(|aim| aim.from(own(fact("piece")))),
                "attempt" => aim(slot.clone()).map(|aim| aim.from(own(fact("piece")))),
                "save" => aim(fact("to")).map(|aim| aim.from(own_keeper.clone())),
                "rebound_side" => {
                    let side = if fact("side").as_deref() == Some("E") { 1 } else { -1 };
                    let out = if seat == Seat::Home { 1 } else { -1 };
                    let to = own_keeper
                        .as_deref()
                        .and_then(square)
                        .map(|(col, row)| name((col + side, row + out)));
                    aim(to)
                }
                "shift_to" => aim(fact("to")).map(|aim| aim.from(own(need("piece")))),
                "keeper_square" => {
                    let row = pitch.own(seat, 0);
                    aim(fact("column").map(|column| format!("{column},{row}")))
                }
                "column" => {
                    let wanted = fact("line").unwrap_or_default();
                    let aside = need("column");
                    let columns: Vec<String> =
                        sight.picks.iter().filter_map(|pick| pick.fact("column")).collect();
                    let man = men(view).into_iter().find(|(side, shirt, at, _)| {
                        let col = at.split(',').next().unwrap_or_default().to_owned();
                        *side == seat
                            && line(shirt) == wanted
                            && aside.as_ref().map_or_else(|| columns.contains(&col), |aside| *aside == col)
                    });
                    let row = man.and_then(|(_, _, at, _)| square(&at)).map(|(_, row)| row);
                    aim(row.zip(fact("column")).map(|(row, column)| format!("{column},{row}")))
                }
                "centre" => {
                    let row = (pitch.rows + 1) / 2;
                    let to = fact("column").map(|column| format!("{column},{row}"));
                    aim(to).map(|aim| aim.from(own(fact("piece"))))
                }
                "penalty_spot" => {
                    let row = pitch.own(seat.other(), pitch.spots.2);
                    aim(fact("column").map(|column| format!("{column},{row}")))
                }
                "sub_row" => {
                    let row: i64 = fact("row").and_then(|row| row.parse().ok()).unwrap_or(0);
                    aims.extend((1..=pitch.cols).map(|col| Aim::at(idx, name((col, row)))));
                    None
                }
                "return_to" => aim(fact("to")),
                "sub_out" | "makeshift" | "thrower" | "taker" | "wall" => aim(own(fact("piece"))),
                _ => aim(fact("to")),
            };
            aims.extend(found);
        }
        aims
    }

    fn meant(&self, sight: &Sight<'_>, spot: &str) -> Vec<String> {
        let (view, Some(seat)) = (sight.view, sight.seat) else { return Vec::new() };
        let man = men(view).into_iter().find(|(_, _, at, _)| at == spot);
        let own = man.as_ref().filter(|(side, ..)| *side == seat).map(|(_, shirt, ..)| shirt.clone());
        let by_shirt = |word: &str| own.iter().map(|shirt| format!("{word} {shirt}")).collect::<Vec<_>>();
        let ball = ball(view);
        match phase(view).0 {
            "pick_mover" => by_shirt("mover"),
            "pick_move" if Some(spot) == ball => vec![format!("ball {}", number(view, "/die").max(1))],
            "pick_move" => match man {
                Some((side, shirt, ..)) if side != seat => vec![format!("push {shirt}")],
                _ => vec![format!("walk {spot}")],
            },
            "leg" => ball
                .map(|from| paths_to(from, spot))
                .unwrap_or_default()
                .into_iter()
                .map(|path| format!("leg {path}"))
                .collect(),
            "follow" => by_shirt("runner"),
            "intercept" => by_shirt("attempt"),
            "save_pick" => vec![format!("save {spot}")],
            "shift" => vec![format!("shift_to {spot}")],
            "ball_place" => vec![format!("place {spot}")],
            "thrower_return" => vec![format!("return_to {spot}")],
            "keeper_off" => by_shirt("sub_out"),
            word @ ("sub_out" | "makeshift" | "thrower" | "taker" | "wall") => by_shirt(word),
            word @ ("run_to" | "sub_square") => vec![format!("{word} {spot}")],
            _ => Vec::new(),
        }
    }

    fn clock(&self, sight: &Sight<'_>) -> String {
        let (view, words) = (sight.view, sight.words);
        let option = |name: &str| number(sight.options, &format!("/{name}"));
        let count = |pointer: &str| Arg::Number(number(view, pointer));
        let minute = words.tell("web-champions-minute", &[("minute", count("/minute"))]);
        match text(view, "/period") {
            Some("shootout") => {
                let kicks =
                    [("home", count("/shootout/home/scored")), ("away", count("/shootout/away/scored"))];
                format!(
                    "{} {}",
                    words.say("web-champions-shootout"),
                    words.tell("web-champions-kicks", &kicks)
                )
            }
            _ if text(sight.options, "/clock") == Some("rolls") => minute,
            Some("extra") => {
                let all = Arg::Number(option("extra_time_spaces") + 1);
                format!(
                    "{minute} {}",
                    words.tell("web-champions-extra", &[("ones", count("/ones")), ("all", all)])
                )
            }
            _ => {
                let all = Arg::Number(option("clock_ones"));
                format!(
                    "{minute} {}",
                    words.tell("web-champions-ones", &[("ones", count("/ones")), ("all", all)])
                )
            }
        }
    }

    fn dock(&self, sight: &Sight<'_>) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        for seat in Seat::BOTH {
            let map = sight.view.pointer(&format!("/{}/players", seat.name())).and_then(Value::as_object);
            for shirt in map.into_iter().flatten().map(|(shirt, _)| shirt) {
                let sign = match place(sight.view, seat, shirt) {
                    Some("warming") => Span::raw("~"),
                    Some("sent_off") => booking(sight.palette, true, "R"),
                    Some("injured_off") => Span::raw("+"),
                    _ => continue,
                };
                spans.extend([name_tag(sight.palette, seat, shirt), sign, Span::raw("  ")]);
            }
        }
        for (seat, shirt, _, _) in men(sight.view).into_iter().filter(|(.., booked)| *booked) {
            let card = booking(sight.palette, false, "Y");
            spans.extend([name_tag(sight.palette, seat, &shirt), card, Span::raw("  ")]);
        }
        spans
    }

    fn say(&self, sight: &Sight<'_>, pick: &Pick) -> Option<String> {
        let (view, words) = (sight.view, sight.words);
        match pick.word.as_str() {
            "ball" => {
                let steps: i64 = pick.fact("steps")?.parse().ok()?;
                let left = Arg::Number(number(view, "/die") - steps + 1);
                Some(words.tell("web-champions-to-ball", &[("steps", Arg::Number(steps)), ("left", left)]))
            }
            "leg" => {
                let path = pick.fact("path")?;
                let to = squares_of(ball(view)?, &path).pop()?;
                let path = ("path", Arg::Text(path));
                if let Some((_, shirt, ..)) = men(view).into_iter().find(|(_, _, at, _)| *at == to) {
                    return Some(words.tell("web-champions-pass", &[("number", shirt.into()), path]));
                }
                let (_, row) = square(&to)?;
                let shot = row == 0 || row == pitch(sight.options).rows + 1;
                let id = if shot { "web-champions-shoot" } else { "web-champions-play" };
                // Where several ways lead to one square, each is named.
                let others = paths_to(ball(view)?, &to).into_iter().map(|path| format!("leg {path}"));
                let ways = others.filter(|leg| sight.picks.iter().any(|pick| pick.text == *leg)).count();
                let way = if ways > 1 { format!(" ({})", pick.fact("path")?) } else { String::new() };
                Some(format!("{}{way}", words.tell(id, &[("to", to.clone().into()), path])))
            }
            _ => None,
        }
    }

    fn brief(&self, sight: &Sight<'_>, pick: &Pick) -> Option<String> {
        let steps: i64 = pick.fact("steps").filter(|_| pick.word == "ball")?.parse().ok()?;
        let left = Arg::Number(number(sight.view, "/die") - steps + 1);
        Some(sight.words.tell("ui-champions-ball", &[("steps", Arg::Number(steps)), ("left", left)]))
    }

    fn risks(&self, pick: &Pick) -> bool {
        // Somebody may intercept a ball, and somebody saves or does not: chance comes after the answer.
        pick.rolls || ["leg", "attempt", "let_go", "save", "concede"].contains(&pick.word.as_str())
    }

    fn rank(&self, view: &Value, seat: Seat, pick: &Pick) -> usize {
        let far = |from: Option<(i64, i64)>, to: Option<(i64, i64)>| match (from, to) {
            (Some(from), Some(to)) => {
                usize::try_from((from.0 - to.0).abs().max((from.1 - to.1).abs())).unwrap_or(0)
            }
            _ => 50,
        };
        let at_ball = ball(view).and_then(square);
        let to = |name: &str| pick.fact(name).as_deref().and_then(square);
        // Whoever is near the ball, and whatever leads to it or takes it towards their goal, comes first.
        match pick.word.as_str() {
            "formation" => pick.fact("formation").map_or(99, |formation| formation_rank(&formation)),
            "roll" | "ball" | "pickup" | "attempt" | "save" => 0,
            "mover" | "runner" => {
                let piece = pick.fact("piece").unwrap_or_default();
                let piece = piece.trim_start_matches(['H', 'A']);
                let goes = square_of(view, seat, piece);
                let last = if keeper(view, seat) == piece { 100 } else { 1 };
                last + far(goes.as_deref().and_then(square), at_ball)
            }
            "leg" => {
                let path = pick.fact("path").unwrap_or_default();
                let end = ball(view).and_then(|from| squares_of(from, &path).pop());
                let Some((at, id)) = end.as_deref().and_then(square).zip(end.as_deref()) else { return 99 };
                // A shot comes first, then passes, then squares where nobody stands; of each kind the nearest to the goal.
                let goal = if seat == Seat::Home { 16 } else { 0 };
                let kind = match at.1 == goal {
                    true => 0,
                    false if is_taken(view, seat, id) => 20,
                    false => 40,
                };
                // The goal is where the middle of its line is.
                1 + kind + far(Some(at), Some((if at.0 > 5 { 6 } else { 5 }, goal))).min(19)
            }
            "walk" | "run_to" => 60 + far(to("to"), at_ball),
            "warm" | "sub_out" | "foul" => 200,
            _ => 150,
        }
    }

    /// Every square to kick to stands once; other ways to the same square come after all of them.
    fn sort(&self, view: &Value, seat: Seat, picks: &mut [Pick]) {
        picks.sort_by_cached_key(|pick| self.rank(view, seat, pick));
        let Some(from) = ball(view) else { return };
        let mut ends = BTreeSet::new();
        let again: BTreeMap<String, bool> = picks
            .iter()
            .map(|pick| {
                let path = pick.fact("path").filter(|_| pick.word == "leg");
                let end = path.and_then(|path| squares_of(from, &path).pop());
                (pick.text.clone(), end.is_some_and(|end| !ends.insert(end)))
            })
            .collect();
        picks.sort_by_cached_key(|pick| again.get(&pick.text).copied());
    }

    fn good(&self, action: &str, event: &str) -> bool {
        let word = action.split(' ').next().unwrap_or_default();
        let good: &[&str] = match word {
            // The side that defends wants the ball.
            "attempt" | "let_go" | "save" | "concede" => &["deflected", "held", "won", "shootout_save"],
            _ => &["goal", "missed", "no_save", "rolled", "clock", "won", "shootout_goal"],
        };
        good.contains(&event.replace('-', "_").as_str())
    }
}
