//! The menu on the screen.

use super::{Entry, Menu, Page, Setup, setup};
use crate::archive::Kept;
use crate::coaches::Who;
use crate::draw::wrap;
use crate::lesson::Row;
use crate::list::{capital, shorten};
use crate::palette::{Palette, Tone};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use serde_json::Value;
use touchline_locale::id_part;
use unicode_width::UnicodeWidthStr;

/// Lines above the first row.
const HEAD: usize = 3;

impl Menu {
    fn say(&self, id: &str) -> String {
        self.locale.text(id, &[])
    }

    fn game_name(&self, game: &str) -> String {
        self.say(&format!("{game}-name"))
    }

    fn kept_line(&self, kept: &Kept) -> String {
        let record = &kept.record;
        let state = match kept.score() {
            Some(score) => score,
            None => self.say("ui-outcome-unfinished"),
        };
        format!(
            "{}  {}  {} – {}  {state}",
            record.date,
            self.game_name(&record.game),
            record.names.home,
            record.names.away
        )
    }

    fn opponent(&self, who: Who) -> String {
        match who {
            Who::You => self.say("ui-menu-somebody"),
            Who::Computer(spec) => spec.to_string(),
        }
    }

    /// The title of the page, its lines, and the sentence about the chosen one.
    fn content(&self) -> (String, Vec<String>, String) {
        match &self.page {
            Page::Start => {
                let line = |entry: &Entry| match entry {
                    Entry::Continue => match &self.unfinished[..] {
                        [only] => format!("{}: {}", self.say("ui-menu-continue"), self.kept_line(only)),
                        _ => format!("{} ({})", self.say("ui-menu-continue"), self.unfinished.len()),
                    },
                    Entry::New => self.say("ui-menu-new"),
                    Entry::Learn => self.say("web-learn-all"),
                    Entry::LookBack => self.say("ui-menu-look-back"),
                    Entry::Rules => self.say("ui-menu-rules"),
                    Entry::Server => self.say("ui-menu-server"),
                    Entry::Quit => capital(&self.say("ui-tui-key-leave")),
                };
                (self.say("ui-menu-title"), self.entries().iter().map(line).collect(), String::new())
            }
            Page::Resume => (
                self.say("ui-menu-continue"),
                self.unfinished.iter().map(|kept| self.kept_line(kept)).collect(),
                String::new(),
            ),
            Page::LookBack => (
                self.say("ui-menu-look-back"),
                self.matches.iter().map(|kept| self.kept_line(kept)).collect(),
                String::new(),
            ),
            Page::Course(game, course) => {
                let mark = |row: &Row| format!("{} {}", if row.done { '✓' } else { ' ' }, row.title);
                let puzzle = format!("  {}", self.say("web-learn-puzzle"));
                let title = format!("{}: {}", self.game_name(game), self.say("web-learn-all"));
                (title, course.iter().map(mark).chain([puzzle]).collect(), String::new())
            }
            page @ (Page::Games | Page::Rules | Page::Learn) => {
                let title = match page {
                    Page::Games => "ui-menu-new",
                    Page::Learn => "web-learn-all",
                    _ => "ui-menu-rules",
                };
                let about = self.guides.get(self.at).map(|guide| {
                    format!(
                        "{} {}",
                        self.say(&format!("{}-about", guide.id)),
                        self.say(&format!("{}-length", guide.id))
                    )
                });
                let names = self.guides.iter().map(|guide| self.game_name(guide.id)).collect();
                (self.say(title), names, about.unwrap_or_default())
            }
            Page::Setup(setup) => self.setup(setup),
            Page::Options(setup) => {
                let options = setup.options(&self.guides);
                let lines = options
                    .iter()
                    .map(|(option, value)| {
                        let text = match value {
                            Value::Bool(on) => self.say(if *on { "ui-menu-yes" } else { "ui-menu-no" }),
                            Value::String(word) => word.clone(),
                            other => other.to_string(),
                        };
                        format!("{:<28} ◄ {text} ►", option.name)
                    })
                    .collect();
                let sentence = options
                    .get(self.at)
                    .map(|(option, _)| self.say(&format!("{}-option-{}", setup.game, id_part(option.name))));
                (self.say("ui-options"), lines, sentence.unwrap_or_default())
            }
            Page::Server(text) => {
                (self.say("ui-menu-server"), vec![format!("{text}▏")], self.say("ui-menu-server-about"))
            }
        }
    }

    fn setup(&self, setup: &Setup) -> (String, Vec<String>, String) {
        let edition = match setup.preset {
            Some(name) => self.say(&format!("{}-preset-{}", setup.game, id_part(name))),
            None => self.say("ui-menu-rulebook"),
        };
        let side = self.say(if setup.away { "team-away" } else { "team-home" });
        let changed =
            if setup.changed.is_empty() { String::new() } else { format!(" ({})", setup.changed.len()) };
        let row = |id: &str, value: String| format!("{:<16} ◄ {value} ►", self.say(id));
        let lines = vec![
            self.say("ui-menu-start"),
            row("ui-menu-edition", edition),
            row("ui-menu-opponent", self.opponent(setup.opponent)),
            row("ui-menu-side", side),
            format!("{}…{changed}", self.say("ui-options")),
        ];
        let about = match (self.at, setup.opponent) {
            (setup::OPPONENT, Who::Computer(_)) => self.say("ui-menu-levels"),
            _ => self.say(&format!("{}-about", setup.game)),
        };
        (self.game_name(setup.game), lines, about)
    }

    /// Where the page is drawn: its text, the first of so many rows that is shown, and how many are.
    fn place(&self, area: Rect, n_rows: usize) -> (Rect, usize, usize) {
        let width = area.width.saturating_sub(4).clamp(1, 76);
        let left = area.x + area.width.saturating_sub(width) / 2;
        let top = area.y + u16::from(area.height > 12);
        let inner = Rect::new(left, top, width, area.height.saturating_sub(2)).intersection(area);
        let room = usize::from(area.height).saturating_sub(11).max(3);
        let first = self.at.saturating_sub(room / 2).min(n_rows.saturating_sub(room));
        (inner, first, room)
    }

    /// The row under a point, and whether the sign that turns its value back is there.
    pub fn row_at(&self, area: Rect, at: Position) -> Option<(usize, bool)> {
        let (_, rows, _) = self.content();
        let (inner, first, room) = self.place(area, rows.len());
        let line = usize::from(at.y.checked_sub(inner.y)?).checked_sub(HEAD)?;
        let row = first + line;
        let text = rows.get(row).filter(|_| line < room && inner.contains(at))?;
        let column = usize::from(at.x - inner.x).saturating_sub(2);
        let back = text.find('◄').is_some_and(|sign| text[..sign].width().abs_diff(column) <= 1);
        Some((row, back))
    }

    /// Draws the page that is shown.
    pub fn draw(&self, palette: Palette, frame: &mut Frame<'_>) {
        let area = frame.area();
        let (title, rows, about) = self.content();
        let (inner, top, room) = self.place(area, rows.len());
        let width = usize::from(inner.width).max(1);
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let mut lines: Vec<Line<'_>> = vec![
            Line::from(vec![
                Span::styled("● ", palette.ink(Tone::Home)),
                Span::styled("touchline", bold),
                Span::styled(" ■", palette.ink(Tone::Away)),
            ]),
            Line::styled(shorten(&title, width), bold),
            Line::default(),
        ];
        for (idx, row) in rows.iter().enumerate().skip(top).take(room) {
            let style = if idx == self.at { palette.picked() } else { Style::new() };
            let mark = if idx == self.at { "►" } else { " " };
            lines.push(Line::styled(format!("{mark} {} ", shorten(row, width.saturating_sub(4))), style));
        }
        if top + room < rows.len() {
            lines.push(Line::styled(format!("  … +{}", rows.len() - top - room), palette.quiet()));
        }
        lines.push(Line::default());
        lines.extend(wrap(&about, width).into_iter().take(4).map(|line| Line::styled(line, palette.quiet())));
        for note in self.note.iter().flat_map(|note| wrap(note, width)) {
            lines.push(Line::styled(note, palette.ink(Tone::Maybe)));
        }
        frame.render_widget(Paragraph::new(lines), inner);
        let keys = Line::styled(self.say("ui-menu-keys"), palette.quiet());
        frame.render_widget(
            keys,
            Rect::new(inner.x, area.bottom().saturating_sub(1), inner.width, 1).intersection(area),
        );
    }
}
