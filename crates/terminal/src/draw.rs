//! Draws the screen from what it remembers, and changes nothing.

use super::app::{App, Item, LogLine, Moment, Overlay, Remark, Show};
use super::layout::{LEAST, Regions, fits};
use super::palette::Tone;
use super::report::{Report, Row};
use super::scene::{Connection, Offered, Turn, Wait};
use super::{clock, dice, help, list, overlay};
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};
use touchline_kernel::{Seat, Viewer};
use touchline_locale::Arg;
use unicode_width::UnicodeWidthStr;

/// Draws everything.
pub fn draw(app: &App, frame: &mut Frame<'_>) {
    if !fits(app.size) {
        return too_small(app, frame);
    }
    if let Some(seat) = app.curtain {
        curtain(app, frame, seat);
        // Only a question about leaving may lie over a curtain.
        if matches!(app.overlay, Overlay::Confirm(_)) {
            overlay::draw(app, frame);
        }
        return;
    }
    let regions = Regions::of(app);
    top(app, frame, regions.top);
    let marks = app.marks();
    if let Some(sight) = app.sight(&marks) {
        app.board.paint(&sight, regions.board, frame.buffer_mut());
        frame.render_widget(Line::from(app.board.dock(&sight)), regions.dock);
    }
    question(app, frame, regions.question);
    list::draw(app, frame, regions.list);
    detail(app, frame, regions.detail);
    log(app, frame, regions.log);
    help::draw(app, frame, regions.help);
    moment(app, frame, regions.board);
    link(app, frame, regions.help);
    overlay::draw(app, frame);
}

fn too_small(app: &App, frame: &mut Frame<'_>) {
    let number = |n: u16| Arg::Number(i64::from(n));
    let text = app.words.tell(
        "ui-tui-too-small",
        &[
            ("width", number(LEAST.width)),
            ("height", number(LEAST.height)),
            ("columns", number(app.size.width)),
            ("rows", number(app.size.height)),
        ],
    );
    let area = frame.area();
    let lines: Vec<Line<'_>> = wrap(&text, usize::from(area.width)).into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

fn curtain(app: &App, frame: &mut Frame<'_>, seat: Seat) {
    let area = frame.area();
    let text = app.words.tell("ui-curtain", &[("team", (&app.words.teams[seat]).into())]);
    let mut lines: Vec<Line<'_>> = wrap(&text, usize::from(area.width.saturating_sub(8)).min(60))
        .into_iter()
        .map(|line| Line::styled(line, Style::new().add_modifier(Modifier::BOLD)))
        .collect();
    lines.insert(0, Line::from(badge(app, seat)));
    lines.insert(1, Line::default());
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    let middle = Rect::new(area.x, area.y + top, area.width, area.height - top);
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), middle);
}

/// A team's name in its colours; home round, away square.
fn badge(app: &App, seat: Seat) -> Span<'static> {
    let name = &app.words.teams[seat];
    let (style, name) = match seat {
        Seat::Home => (app.palette.on(Tone::HomeInk, Tone::Home), format!("({name})")),
        Seat::Away => (app.palette.badge(Tone::AwayInk, Tone::Away), format!("[{name}]")),
    };
    Span::styled(name, style.add_modifier(Modifier::BOLD))
}

/// Score, clock, line to the server: dark as on television.
fn top(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let bug = if app.palette.colourful() {
        app.palette.on(Tone::BugInk, Tone::Bug)
    } else {
        Style::new().add_modifier(Modifier::REVERSED)
    };
    frame.buffer_mut().set_style(area, bug);
    let score = app.score();
    let turn = match app.scene.as_ref().map(|scene| scene.turn) {
        Some(Turn::You(seat) | Turn::Coach(seat) | Turn::Rival(seat) | Turn::Handover(seat)) => Some(seat),
        _ => None,
    };
    let arrow = |seat: Seat, sign: &'static str| if turn == Some(seat) { sign } else { " " };
    let clock_of = |seat: Seat| {
        let left = clock::seat_left_ms(app, seat).map(clock::face).map(|face| format!(" {face}"));
        let away = app.scene.as_ref().and_then(|scene| scene.online).is_some_and(|online| !online[seat]);
        format!("{}{}", left.unwrap_or_default(), if away { " ○" } else { "" })
    };
    let left = Line::from(vec![
        Span::raw(arrow(Seat::Home, "►")),
        badge(app, Seat::Home),
        Span::raw(clock_of(Seat::Home)),
        Span::styled(
            format!(" {} ", app.words.score(score.home, score.away)),
            Style::new().add_modifier(Modifier::BOLD),
        ),
        badge(app, Seat::Away),
        Span::raw(clock_of(Seat::Away)),
        Span::raw(arrow(Seat::Away, "◄")),
    ]);
    let width = left.width() as u16;
    frame.render_widget(left, area);
    let marks = super::board::Marks::default();
    let mut right = Vec::new();
    if let Some(Connection::Retry(seconds)) = app.connection {
        right.push(app.words.tell("ui-tui-reconnecting", &[("seconds", seconds.into())]));
    }
    if let Some(left_ms) = clock::common_left_ms(app) {
        right.push(clock::face(i64::try_from(left_ms).unwrap_or(0)));
    }
    right.extend(app.sight(&marks).map(|sight| app.board.clock(&sight)).filter(|clock| !clock.is_empty()));
    right.push(app.words.game_name());
    let rest = Rect::new(area.x + width, area.y, area.width.saturating_sub(width + 1), 1);
    let text = list::shorten(&right.join("  ·  "), usize::from(rest.width));
    frame.render_widget(Line::from(text).alignment(Alignment::Right), rest);
}

/// The question of the moment, or who is waited for.
fn question(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let words = &app.words;
    let team = |seat: Seat| [("team", Arg::from(&words.teams[seat]))];
    let Some(scene) = &app.scene else {
        frame.render_widget(Line::from(words.say("ui-tui-connecting")), area);
        return;
    };
    let (text, seat) = match scene.turn {
        Turn::You(seat) => (words.question(&scene.view), Some(seat)),
        Turn::Coach(seat) => (words.tell("ui-tui-thinking", &team(seat)), Some(seat)),
        Turn::Rival(seat) => (words.tell("ui-tui-to-move", &team(seat)), Some(seat)),
        Turn::Handover(seat) => (words.tell("ui-tui-handover", &team(seat)), Some(seat)),
        Turn::Chance => {
            (words.say(if app.board.spins() { "ui-tui-spinning" } else { "ui-tui-rolling" }), None)
        }
        Turn::Table => (words.say("ui-what-came"), None),
        Turn::Waiting(Wait::Opponent) => (words.say("ui-tui-waiting-opponent"), None),
        Turn::Waiting(Wait::Dice) => (words.say("ui-tui-waiting-dice"), None),
        Turn::Nobody if app.review.is_some() => {
            let (at, length) = app.review.unwrap_or_default();
            (words.tell("ui-tui-review", &[("at", at.into()), ("length", length.into())]), None)
        }
        Turn::Nobody => (scene.end.as_ref().map(|end| words.end(end)).unwrap_or_default(), None),
    };
    let dots = match app.thinking {
        Some((_, since_ms)) if app.animate => {
            ".".repeat((app.now_ms.saturating_sub(since_ms) / 400 % 4) as usize)
        }
        _ => String::new(),
    };
    let width = usize::from(area.width);
    let mark = match seat {
        Some(Seat::Home) => Span::styled("● ", app.palette.ink(Tone::Home)),
        Some(Seat::Away) => Span::styled("■ ", app.palette.ink(Tone::Away)),
        None => Span::raw("  "),
    };
    let style = Style::new().add_modifier(Modifier::BOLD);
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (idx, part) in wrap(&format!("{text}{dots}"), width.saturating_sub(2)).into_iter().enumerate() {
        let head = if idx == 0 { mark.clone() } else { Span::raw("  ") };
        lines.push(Line::from(vec![head, Span::styled(part, style)]));
    }
    frame.render_widget(Paragraph::new(lines), area);
}

/// Dice, or the dial of a spinner.
fn rolling(app: &App, step: &str, in_the_air: Option<u64>) -> Vec<Line<'static>> {
    if app.board.spins() { dice::spinner(step, in_the_air) } else { dice::picture(step, in_the_air) }
}

/// A goal or a card, over the middle of the board.
fn moment(app: &App, frame: &mut Frame<'_>, board: Rect) {
    let Some(Show::Moment { kind, seat, .. }) = &app.show else { return };
    let (id, style) = match kind {
        Moment::Goal => match seat {
            Some(Seat::Away) => ("ui-tui-goal", app.palette.badge(Tone::AwayInk, Tone::Away)),
            _ => ("ui-tui-goal", app.palette.on(Tone::HomeInk, Tone::Home)),
        },
        Moment::Yellow => ("ui-tui-yellow", app.palette.badge(Tone::Pips, Tone::Yellow)),
        Moment::Red => ("ui-tui-red", app.palette.badge(Tone::Chalk, Tone::Red)),
    };
    let score = app.score();
    let team = seat.map(|seat| app.words.teams[seat].to_string()).unwrap_or_default();
    let mut lines = vec![app.words.say(id), team];
    if *kind == Moment::Goal {
        lines.push(format!("{} – {}", score.home, score.away));
    }
    let width = lines.iter().map(|line| line.width()).max().unwrap_or(0) as u16 + 8;
    let height = lines.len() as u16 + 2;
    let area = Rect::new(
        board.x + board.width.saturating_sub(width) / 2,
        board.y + board.height.saturating_sub(height) / 2,
        width.min(board.width),
        height.min(board.height),
    );
    let style = style.add_modifier(Modifier::BOLD);
    let lines: Vec<Line<'_>> = std::iter::once(String::new()).chain(lines).map(Line::from).collect();
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center).style(style), area);
}

/// The place for what is known about the chosen act, for dice, and for refusals.
pub fn detail_lines(app: &App, width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = vec![Line::styled("─".repeat(width), app.palette.quiet())];
    let words = &app.words;
    if let Some(Show::Roll { step, .. }) = &app.show {
        let step = step.notation.as_deref().unwrap_or_default();
        lines.extend(rolling(app, step, Some(app.now_ms)));
    } else if let Some(remark) = &app.remark {
        lines.extend(remark_lines(app, remark, width));
    } else if app.hinting {
        let style = app.palette.ink(Tone::Maybe);
        lines.extend(
            wrap(&words.say("ui-tui-asking-coach"), width).into_iter().map(|line| Line::styled(line, style)),
        );
    } else if let Some(offer) = app.scene.as_ref().and_then(|scene| scene.offer) {
        lines.extend(offer_lines(app, offer, width));
    } else if app.invitation.is_some() && waits_for_opponent(app) {
        lines.extend(wrap(&words.say("ui-tui-invite"), width).into_iter().map(Line::from));
    } else if !app.draft.is_empty() && app.left_to_place() == Some(0) {
        let strong = Style::new().add_modifier(Modifier::BOLD);
        lines.push(Line::styled(list::shorten(&words.say("web-fuba-all-placed"), width), strong));
        lines.push(Line::styled(format!("Enter {}", words.say("web-fuba-line-up")), app.palette.quiet()));
        lines.push(Line::styled(format!("Backspace {}", words.say("ui-tui-key-undo")), app.palette.quiet()));
    } else if let Some(stroke) = app.stroke() {
        let strong = Style::new().add_modifier(Modifier::BOLD);
        let path: Vec<&str> = std::iter::once(&stroke.from)
            .chain(&stroke.way)
            .chain([&stroke.to])
            .map(String::as_str)
            .collect();
        lines.extend(wrap(&path.join(" → "), width).into_iter().map(|line| Line::styled(line, strong)));
        lines.push(Line::styled(format!("Enter {}", words.say("ui-tui-key-do")), app.palette.quiet()));
    } else if let Some(item) = app.chosen.and_then(|item| app.items().get(item).copied()) {
        lines.extend(item_lines(app, item, width));
    } else if let Some((_, step)) =
        app.last_roll.as_ref().filter(|(audience, step)| audience.includes(app.viewer()) && dice::rolls(step))
    {
        lines.extend(rolling(app, step, None));
        if let Some(text) = words.outcome(step) {
            lines.push(Line::from(list::shorten(&text, width)));
        }
    }
    lines
}

fn detail(app: &App, frame: &mut Frame<'_>, area: Rect) {
    frame.render_widget(Paragraph::new(detail_lines(app, usize::from(area.width))), area);
}

/// The invitation link over the whole width, so that it can be copied in one piece where it fits.
fn link(app: &App, frame: &mut Frame<'_>, help: Rect) {
    let Some(link) = app.invitation.as_ref().filter(|_| waits_for_opponent(app)) else { return };
    let lines = wrap(link, usize::from(help.width));
    let height = lines.len() as u16;
    let area = Rect::new(help.x, help.y.saturating_sub(height), help.width, height);
    let lines: Vec<Line<'_>> =
        lines.into_iter().map(|line| Line::styled(line, app.palette.ink(Tone::Yes))).collect();
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines), area);
}

fn waits_for_opponent(app: &App) -> bool {
    matches!(app.scene.as_ref().map(|scene| scene.turn), Some(Turn::Waiting(Wait::Opponent)))
}

fn remark_lines(app: &App, remark: &Remark, width: usize) -> Vec<Line<'static>> {
    match remark {
        Remark::Refused(refusal) => {
            let (rule, text) = app.words.refusal(refusal);
            let head = format!("✗ {}", rule.unwrap_or_else(|| app.words.say("ui-tui-not-so")));
            let style = app.palette.ink(Tone::No).add_modifier(Modifier::BOLD);
            std::iter::once(Line::styled(head, style))
                .chain(wrap(&text, width).into_iter().map(Line::from))
                .collect()
        }
        Remark::Notice(notice) => {
            wrap(&app.words.notice(notice), width).into_iter().map(Line::from).collect()
        }
    }
}

fn offer_lines(app: &App, (by, offered): (Seat, Offered), width: usize) -> Vec<Line<'static>> {
    let own = app.viewer() == Viewer::Seat(by);
    let id = match (own, offered) {
        (true, _) => "ui-tui-asked",
        (false, Offered::Undo) => "ui-tui-offer-undo",
        (false, Offered::Draw) => "ui-tui-offer-draw",
    };
    let text = app.words.tell(id, &[("team", (&app.words.teams[by]).into())]);
    wrap(&text, width).into_iter().map(|line| Line::styled(line, app.palette.ink(Tone::Maybe))).collect()
}

/// What is known of what is chosen: its notation, what may come of it, what the roll needs.
fn item_lines(app: &App, item: Item<'_>, width: usize) -> Vec<Line<'static>> {
    let words = &app.words;
    let strong = Style::new().add_modifier(Modifier::BOLD);
    let mut lines: Vec<Line<'static>> =
        wrap(&app.label(item), width).into_iter().map(|line| Line::styled(line, strong)).collect();
    let Item::Pick(pick) = item else {
        lines.push(Line::styled(format!("Enter {}", words.say("ui-tui-key-do")), app.palette.quiet()));
        return lines;
    };
    if let Some(look) = app.previews.get(&pick.text) {
        let mut odds: Vec<_> = look.odds.iter().filter(|_| look.odds.len() > 1).collect();
        // The likeliest first; exact, as cross products.
        odds.sort_by(|a, b| (b.chance.0 * a.chance.1).cmp(&(a.chance.0 * b.chance.1)));
        for end in odds {
            let good = app.board.good(&pick.text, &end.event);
            let tone = if good { Tone::Yes } else { Tone::No };
            let percent = end.chance.0 as f64 * 100.0 / end.chance.1.max(1) as f64;
            let sign = if good { "+" } else { "-" };
            let percent = app.words.percent(format_args!("{percent:.0}"));
            let right = format!("{percent} {}/{} {}", end.chance.0, end.chance.1, end.rule);
            let room = width.saturating_sub(right.width() + 3);
            let name = list::shorten(&words.short(&end.event), room);
            let gap = " ".repeat(room.saturating_sub(name.width()) + 1);
            lines.push(Line::from(vec![
                Span::styled(format!("{sign} "), app.palette.ink(tone).add_modifier(Modifier::BOLD)),
                Span::raw(name),
                Span::raw(gap),
                Span::styled(right, app.palette.ink(tone)),
            ]));
        }
        if !look.terms.is_empty() {
            let needs: Vec<String> =
                look.terms.iter().map(|need| format!("{} [{}]", words.need(need), need.rule)).collect();
            lines.extend(
                wrap(&needs.join(", "), width)
                    .into_iter()
                    .map(|line| Line::styled(line, app.palette.quiet())),
            );
        }
    }
    // The notation, too, where there is room for the whole of it.
    let does = format!("Enter {}", words.say("ui-tui-key-do"));
    let noted = format!("{does}  ({})", pick.text);
    lines.push(Line::styled(if noted.width() <= width { noted } else { does }, app.palette.quiet()));
    lines
}

/// The commentary: the latest at the bottom.
fn log(app: &App, frame: &mut Frame<'_>, area: Rect) {
    if area.height == 0 || area.width < 10 {
        return;
    }
    let width = usize::from(area.width);
    let wanted = usize::from(area.height) + app.log_back;
    let mut lines: Vec<Line<'static>> = Vec::new();
    // From the end: wrapping the whole log of a long match in every frame would be slow.
    for row in Report::latest(app) {
        if lines.len() >= wanted {
            break;
        }
        let mut part = log_row(app, &row, width);
        part.reverse();
        lines.extend(part);
    }
    let mut shown: Vec<Line<'static>> =
        lines.into_iter().skip(app.log_back).take(usize::from(area.height)).collect();
    shown.reverse();
    let top = area.height - shown.len() as u16;
    let below = Rect::new(area.x, area.y + top, area.width, area.height - top);
    frame.render_widget(Paragraph::new(shown), below);
}

/// Is this told in bold?
fn is_loud(word: &str) -> bool {
    word == "went-in" || word.replace('_', "-").split('-').next_back() == Some("goal")
}

fn log_row(app: &App, row: &Row<'_>, width: usize) -> Vec<Line<'static>> {
    let words = &app.words;
    match row {
        Row::Told(told, minute) => {
            let style =
                if is_loud(&told.word) { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
            let minute = minute.map(|minute| format!("{} ", words.minute(minute))).unwrap_or_default();
            let text = format!("{minute}{}", words.told(told));
            let rule = format!(" [{}]", words.cited(&told.rule));
            let mut lines: Vec<Line<'static>> = Vec::new();
            let parts = wrap(&format!("{text}{}", rule.replace(' ', "\u{a0}")), width);
            let n_parts = parts.len();
            for (idx, part) in parts.into_iter().enumerate() {
                match part.rfind("\u{a0}[").filter(|_| idx + 1 == n_parts) {
                    Some(at) => lines.push(Line::from(vec![
                        Span::styled(part[..at].to_owned(), style),
                        Span::styled(part[at..].replace('\u{a0}', " "), app.palette.quiet()),
                    ])),
                    None => lines.push(Line::styled(part, style)),
                }
            }
            lines
        }
        Row::Aside(LogLine::Said(_)) => Vec::new(),
        Row::Aside(LogLine::Chat(name, text)) => wrap(&format!("{name}: {text}"), width)
            .into_iter()
            .map(|line| Line::styled(line, Style::new().add_modifier(Modifier::ITALIC)))
            .collect(),
        Row::Aside(LogLine::Note(notice)) => {
            wrap(&words.notice(notice), width).into_iter().map(Line::from).collect()
        }
    }
}

/// Wraps a text to a width, between words; a longer word is broken where it must be.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let mut rest = word.to_owned();
        loop {
            let line = lines.last_mut().expect("there is always a line");
            let gap = usize::from(!line.is_empty());
            if line.width() + gap + rest.width() <= width {
                if gap == 1 {
                    line.push(' ');
                }
                line.push_str(&rest);
                break;
            }
            if !line.is_empty() {
                lines.push(String::new());
                continue;
            }
            let head: String = {
                let mut used = 0;
                rest.chars()
                    .take_while(|c| {
                        used += unicode_width::UnicodeWidthChar::width(*c).unwrap_or(0);
                        used <= width
                    })
                    .collect()
            };
            let taken =
                if head.is_empty() { rest.chars().next().map_or(0, char::len_utf8) } else { head.len() };
            line.push_str(&rest[..taken]);
            rest.drain(..taken);
            if rest.is_empty() {
                break;
            }
            lines.push(String::new());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_break_between_words_and_inside_long_ones() {
        assert_eq!(wrap("to be or not", 6), ["to be", "or not"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 3), [""]);
        assert_eq!(wrap("a  b\nc", 10), ["a b c"]);
        assert_eq!(wrap("世界", 1), ["世", "界"], "a letter that is too wide is not lost");
    }
}
