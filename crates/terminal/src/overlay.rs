//! What lies over the match: menus, hints, questions, languages, keys.

use super::app::{App, Doubt, Overlay};
use super::draw::wrap;
use super::layout::Regions;
use super::list::{capital, shorten};
use super::palette::Tone;
use super::{pager, summary};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph};
use touchline_locale::Language;
use unicode_width::UnicodeWidthStr;

/// A box with lines, some of which can be picked: the index of the thing that each line belongs to.
struct Sheet {
    title: String,
    lines: Vec<(Line<'static>, Option<usize>)>,
    foot: String,
}

/// What languages call themselves.
fn own_name(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::Fi => "Suomi",
        Language::Nl => "Nederlands",
        Language::It => "Italiano",
        Language::Ru => "Русский",
    }
}

fn sheet(app: &App, overlay: &Overlay) -> Option<Sheet> {
    let words = &app.words;
    let mut width = usize::from(app.size.width).saturating_sub(16).clamp(20, 70);
    if matches!(overlay, Overlay::Advice { .. }) {
        // Beside the board, where each way is shown while it is read.
        width = usize::from(Regions::of(app).question.width).saturating_sub(2).clamp(20, 70);
    }
    let close = format!("Esc {}", words.say("ui-tui-key-close"));
    let pick = format!("Enter {} · {close}", words.say("ui-tui-key-choose"));
    let row = |at: usize, idx: usize, text: String| {
        let style = if at == idx { app.palette.picked() } else { Style::new() };
        let mark = if at == idx { "► " } else { "  " };
        (Line::from(Span::styled(format!("{mark}{text} "), style)), Some(idx))
    };
    let plain = |text: String| (Line::from(text), None);
    Some(match overlay {
        Overlay::None | Overlay::Rules(_) => return None,
        Overlay::Menu { items, at } => {
            let all = app.items();
            let lines = items
                .iter()
                .enumerate()
                .filter_map(|(idx, item)| {
                    let label = app.label(*all.get(*item)?);
                    Some(row(*at, idx, format!("{} {}", idx + 1, shorten(&label, width - 6))))
                })
                .collect();
            Sheet { title: words.say("ui-tui-which"), lines, foot: pick }
        }
        Overlay::Advice { ways, at } => {
            let mut lines = Vec::new();
            for (idx, way) in ways.iter().enumerate() {
                let say = |action: &String| words.action(action).unwrap_or_else(|| action.clone());
                let turn = way.actions.iter().map(say).collect::<Vec<_>>().join(", ");
                let (promise, why) = words.advice(way);
                lines.push(row(*at, idx, shorten(&turn, width - 4)));
                for part in wrap(&promise, width - 6) {
                    lines.push((Line::from(format!("    {part}")), Some(idx)));
                }
                for part in why.iter().flat_map(|why| wrap(why, width - 6)) {
                    lines.push((Line::styled(format!("    {part}"), app.palette.quiet()), Some(idx)));
                }
            }
            if lines.is_empty() {
                lines.push(plain(words.say("ui-tui-no-advice")));
            }
            Sheet { title: words.say("ui-tui-advice"), lines, foot: pick }
        }
        Overlay::Confirm(doubt) => {
            let text = match doubt {
                Doubt::Leave if app.connection.is_some() => words.say("ui-tui-leave-server"),
                Doubt::Leave => words.say("ui-tui-leave"),
                Doubt::Resign => words.say("ui-tui-resign"),
            };
            let lines = wrap(&text, width.min(50)).into_iter().map(plain).collect();
            let foot = format!("y {} · {close}", words.say("ui-tui-key-yes"));
            Sheet { title: String::new(), lines, foot }
        }
        Overlay::Save(path) => {
            Sheet { title: words.say("ui-tui-save"), lines: vec![plain(format!("{path}▏"))], foot: pick }
        }
        Overlay::Chat(text) => {
            let lines = wrap(&format!("{text}▏"), width).into_iter().map(plain).collect();
            Sheet { title: words.say("ui-tui-key-talk"), lines, foot: pick }
        }
        Overlay::Language(at) => {
            let name = |(idx, language): (usize, &Language)| row(*at, idx, own_name(*language).to_owned());
            let lines = Language::ALL.iter().enumerate().map(name).collect();
            Sheet { title: words.say("ui-tui-key-language"), lines, foot: pick }
        }
        Overlay::Summary(at) => {
            let end = app.scene.as_ref().and_then(|scene| scene.end.as_ref());
            let (home, away) = (words.teams.home.to_string(), words.teams.away.to_string());
            let columns = (home.width().max(5), away.width().max(5));
            let figure = |name: String, ours: &str, theirs: &str| {
                plain(format!("  {name:<24} {ours:>0$}  {theirs:>1$}", columns.0, columns.1))
            };
            let mut lines = vec![figure(String::new(), &home, &away)];
            for (id, both) in summary::figures(app) {
                lines.push(figure(words.say(id), &both.home, &both.away));
            }
            lines.push(plain(String::new()));
            for (idx, next) in summary::rows(app).into_iter().enumerate() {
                lines.push(row(*at, idx, format!("{} {}", idx + 1, capital(&words.say(next.text())))));
            }
            Sheet { title: end.map(|end| words.end(end)).unwrap_or_default(), lines, foot: pick }
        }
        Overlay::Keys => {
            let text = words.say("ui-tui-keys");
            Sheet {
                title: words.say("ui-tui-key-all"),
                lines: text.lines().map(|line| plain(line.to_owned())).collect(),
                foot: close,
            }
        }
    })
}

fn area(app: &App, sheet: &Sheet) -> Rect {
    let size = app.size;
    let widest = sheet.lines.iter().map(|(line, _)| line.width()).max().unwrap_or(0);
    let width = widest.max(sheet.foot.width() + 2).max(sheet.title.width() + 2).max(24) as u16 + 4;
    let height = sheet.lines.len() as u16 + 2;
    let (width, height) = (width.min(size.width), height.min(size.height));
    let x = if matches!(app.overlay, Overlay::Advice { .. }) {
        size.width - width
    } else {
        (size.width - width) / 2
    };
    Rect::new(x, (size.height - height) / 2, width, height)
}

/// The thing that is drawn under a point.
pub fn row_at(app: &App, at: Position) -> Option<usize> {
    let sheet = sheet(app, &app.overlay)?;
    let area = area(app, &sheet);
    let row = usize::from(at.y.checked_sub(area.y + 1)?);
    if !area.contains(at) {
        return None;
    }
    sheet.lines.get(row).and_then(|(_, idx)| *idx)
}

/// Draws what lies over the match.
pub fn draw(app: &App, frame: &mut Frame<'_>) {
    if let Overlay::Rules(state) = &app.overlay {
        return pager::draw(app, state, frame);
    }
    let Some(sheet) = sheet(app, &app.overlay) else { return };
    let area = area(app, &sheet);
    let mut block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(app.palette.ink(Tone::Yes))
        .padding(Padding::horizontal(1))
        .title_bottom(Line::from(format!(" {} ", sheet.foot)).right_aligned());
    if !sheet.title.is_empty() {
        block = block.title_top(Line::from(format!(" {} ", sheet.title)).bold());
    }
    frame.render_widget(Clear, area);
    let lines: Vec<Line<'_>> = sheet.lines.into_iter().map(|(line, _)| line).collect();
    let style = if matches!(app.overlay, Overlay::Confirm(_)) { Modifier::BOLD } else { Modifier::empty() };
    frame.render_widget(Paragraph::new(lines).block(block).add_modifier(style), area);
}
