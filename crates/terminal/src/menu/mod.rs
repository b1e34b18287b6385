//! The start menu: go on with a match, begin one, learn, look back, read the rules, or join a server.

mod draw;
mod setup;

pub use setup::Setup;

use crate::archive::{Archive, Kept};
use crate::coaches::Who;
use crate::lesson;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use touchline_games::Guide;
use touchline_locale::Locale;

/// What was chosen.
#[derive(Debug, Clone)]
pub enum Choice {
    /// To go on with this match.
    Resume(Box<Kept>),
    /// A new match.
    Play(Setup),
    /// To look back at this match.
    LookBack(Box<Kept>),
    /// This lesson of a game.
    Lesson(&'static str, String),
    /// A puzzle of this game.
    Puzzle(&'static str),
    /// The rules of this game.
    Rules(&'static str),
    /// A match on a server: an address or a link that invites.
    Server(String),
    /// To leave.
    Quit,
}

/// Which page of the menu is shown.
#[derive(Debug, Clone)]
enum Page {
    Start,
    /// Which unfinished match?
    Resume,
    /// Which game is to be played?
    Games,
    /// Edition, opponent, side.
    Setup(Setup),
    /// Every option with its sentence.
    Options(Setup),
    /// Which game is to be learned?
    Learn,
    /// Which lesson of this game? Its last line is a puzzle.
    Course(&'static str, Vec<lesson::Row>),
    /// Which match to look back at?
    LookBack,
    /// Which game's rules?
    Rules,
    /// The address of a server.
    Server(String),
}

/// A line of the first page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    Continue,
    New,
    Learn,
    LookBack,
    Rules,
    Server,
    Quit,
}

/// The menu. Keys in, a choice out; it draws itself and waits for nothing.
pub struct Menu {
    locale: Locale,
    guides: Vec<Guide>,
    matches: Vec<Kept>,
    unfinished: Vec<Kept>,
    /// The default opponent.
    opponent: Who,
    page: Page,
    at: usize,
    /// Something that has to be read.
    note: Option<String>,
}

impl Menu {
    /// The first page, with what the archive holds.
    pub fn new(locale: Locale, archive: Option<&Archive>, opponent: Who, note: Option<String>) -> Self {
        let matches = archive.map(Archive::matches).unwrap_or_default();
        let unfinished = matches.iter().filter(|kept| kept.record.result.is_none()).cloned().collect();
        Self {
            locale,
            guides: touchline_games::guides(),
            matches,
            unfinished,
            opponent,
            page: Page::Start,
            at: 0,
            note,
        }
    }

    /// The page that a choice was made on: whoever has read a rulebook or looked back is where it was chosen, and what could not begin can be
    /// mended.
    pub fn after(mut self, choice: &Choice) -> Self {
        let (page, at) = match choice {
            Choice::Rules(game) => (Page::Rules, self.guides.iter().position(|guide| guide.id == *game)),
            Choice::LookBack(kept) => {
                (Page::LookBack, self.matches.iter().position(|other| other.name == kept.name))
            }
            Choice::Lesson(game, _) | Choice::Puzzle(game) => {
                self.open_course(game);
                if matches!(choice, Choice::Puzzle(_)) {
                    self.at = self.rows() - 1;
                }
                return self;
            }
            Choice::Server(url) => (Page::Server(url.clone()), None),
            Choice::Play(setup) if self.note.is_some() => (Page::Setup(setup.clone()), None),
            _ => return self,
        };
        self.page = page;
        self.at = at.unwrap_or(0);
        self
    }

    fn entries(&self) -> Vec<Entry> {
        let mut entries = vec![Entry::New, Entry::Learn];
        if !self.unfinished.is_empty() {
            entries.insert(0, Entry::Continue);
        }
        if !self.matches.is_empty() {
            entries.push(Entry::LookBack);
        }
        entries.extend([Entry::Rules, Entry::Server, Entry::Quit]);
        entries
    }

    fn rows(&self) -> usize {
        match &self.page {
            Page::Start => self.entries().len(),
            Page::Resume => self.unfinished.len(),
            Page::LookBack => self.matches.len(),
            Page::Games | Page::Rules | Page::Learn => self.guides.len(),
            Page::Course(_, course) => course.len() + 1,
            Page::Setup(_) => setup::ROWS,
            Page::Options(setup) => setup.options(&self.guides).len(),
            Page::Server(_) => 1,
        }
    }

    fn go(&mut self, page: Page) {
        self.page = page;
        self.at = 0;
    }

    /// To the lessons of a game, at the first that has not been done.
    fn open_course(&mut self, game: &'static str) {
        let course = lesson::course(game, &self.locale);
        let at = course.iter().position(|row| !row.done).unwrap_or(course.len());
        self.go(Page::Course(game, course));
        self.at = at;
    }

    /// To the page before, where the line is chosen that led here; none if there is no page before.
    fn back(&mut self) -> Option<()> {
        let entry = match std::mem::replace(&mut self.page, Page::Start) {
            Page::Start => return None,
            Page::Setup(setup) => {
                self.page = Page::Games;
                self.at = self.guides.iter().position(|guide| guide.id == setup.game).unwrap_or(0);
                return Some(());
            }
            Page::Options(setup) => {
                self.page = Page::Setup(setup);
                self.at = setup::OPTIONS;
                return Some(());
            }
            Page::Course(game, _) => {
                self.page = Page::Learn;
                self.at = self.guides.iter().position(|guide| guide.id == game).unwrap_or(0);
                return Some(());
            }
            Page::Resume => Entry::Continue,
            Page::Games => Entry::New,
            Page::Learn => Entry::Learn,
            Page::LookBack => Entry::LookBack,
            Page::Rules => Entry::Rules,
            Page::Server(_) => Entry::Server,
        };
        self.at = self.entries().iter().position(|other| *other == entry).unwrap_or(0);
        Some(())
    }

    /// Takes a key.
    pub fn press(&mut self, code: KeyCode) -> Option<Choice> {
        self.note = None;
        let last = self.rows().saturating_sub(1);
        if let Page::Server(text) = &mut self.page {
            match code {
                KeyCode::Char(c) if !c.is_control() && text.chars().count() < 300 => text.push(c),
                KeyCode::Backspace => drop(text.pop()),
                KeyCode::Enter if !text.trim().is_empty() => {
                    return Some(Choice::Server(text.trim().to_owned()));
                }
                KeyCode::Esc => {
                    self.back();
                }
                _ => {}
            }
            return None;
        }
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.at = self.at.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
                self.at = if self.at >= last { 0 } else { self.at + 1 }
            }
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::PageUp => self.at = self.at.saturating_sub(10),
            KeyCode::PageDown => self.at = (self.at + 10).min(last),
            KeyCode::Left => self.turn(-1),
            KeyCode::Right => self.turn(1),
            KeyCode::Char(c) if c.is_ascii_digit() && c != '0' => {
                self.at = (c as usize - '1' as usize).min(last);
            }
            KeyCode::Esc | KeyCode::Char('q') if self.back().is_none() => return Some(Choice::Quit),
            KeyCode::Enter | KeyCode::Char(' ') => return self.enter(),
            _ => {}
        }
        None
    }

    /// Takes a button or a wheel, on a screen of this size.
    pub fn point(&mut self, mouse: MouseEvent, area: Rect) -> Option<Choice> {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.press(KeyCode::Up),
            MouseEventKind::ScrollDown => self.press(KeyCode::Down),
            MouseEventKind::Down(MouseButton::Right) => self.press(KeyCode::Esc),
            MouseEventKind::Down(MouseButton::Left) => {
                let (row, back) = self.row_at(area, Position::new(mouse.column, mouse.row))?;
                self.at = row;
                self.press(if back { KeyCode::Left } else { KeyCode::Enter })
            }
            _ => None,
        }
    }

    /// Left and right change a value.
    fn turn(&mut self, by: i32) {
        let (guides, at) = (&self.guides, self.at);
        match &mut self.page {
            Page::Setup(setup) => setup.turn(guides, at, by),
            Page::Options(setup) => setup.turn_option(guides, at, by),
            _ => {}
        }
    }

    fn enter(&mut self) -> Option<Choice> {
        let at = self.at;
        match self.page.clone() {
            Page::Start => match self.entries().get(at)? {
                Entry::Continue if self.unfinished.len() == 1 => {
                    return Some(Choice::Resume(Box::new(self.unfinished[0].clone())));
                }
                Entry::Continue => self.go(Page::Resume),
                Entry::New => self.go(Page::Games),
                Entry::Learn => self.go(Page::Learn),
                Entry::LookBack => self.go(Page::LookBack),
                Entry::Rules => self.go(Page::Rules),
                Entry::Server => self.go(Page::Server(String::new())),
                Entry::Quit => return Some(Choice::Quit),
            },
            Page::Resume => {
                return self.unfinished.get(at).cloned().map(|kept| Choice::Resume(Box::new(kept)));
            }
            Page::LookBack => {
                return self.matches.get(at).cloned().map(|kept| Choice::LookBack(Box::new(kept)));
            }
            Page::Games => {
                let setup = Setup::new(self.guides.get(at)?.id, self.opponent);
                self.go(Page::Setup(setup));
            }
            Page::Learn => self.open_course(self.guides.get(at)?.id),
            Page::Course(game, course) => {
                return Some(
                    course.get(at).map_or(Choice::Puzzle(game), |row| Choice::Lesson(game, row.id.clone())),
                );
            }
            Page::Rules => return self.guides.get(at).map(|guide| Choice::Rules(guide.id)),
            Page::Setup(setup) if at == setup::START => return Some(Choice::Play(setup)),
            Page::Setup(setup) if at == setup::OPTIONS => self.go(Page::Options(setup)),
            Page::Setup(_) | Page::Options(_) => self.turn(1),
            Page::Server(_) => {}
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_locale::Language;

    fn menu() -> Menu {
        Menu::new(Locale::new(Language::En), None, "rookie".parse().unwrap(), None)
    }

    fn press(menu: &mut Menu, keys: &[KeyCode]) -> Option<Choice> {
        keys.iter().map(|key| menu.press(*key)).last().flatten()
    }

    /// Clicks the first letter of a text on a screen of 80×24.
    fn click(menu: &mut Menu, text: &str) -> Option<Choice> {
        let area = Rect::new(0, 0, 80, 24);
        let mut terminal = ratatui::Terminal::new(ratatui::backend::TestBackend::new(80, 24)).unwrap();
        terminal
            .draw(|frame| menu.draw(crate::palette::Palette { depth: crate::palette::Depth::None }, frame))
            .unwrap();
        let screen = crate::tests::readable(terminal.backend().buffer());
        let found = screen.lines().enumerate().find_map(|(y, line)| {
            let x = line[..line.find(text)?].chars().count();
            Some((u16::try_from(x).unwrap(), u16::try_from(y).unwrap()))
        });
        let (column, row) = found.unwrap_or_else(|| panic!("no {text} in\n{screen}"));
        let kind = MouseEventKind::Down(MouseButton::Left);
        let modifiers = ratatui::crossterm::event::KeyModifiers::NONE;
        menu.point(MouseEvent { kind, column, row, modifiers }, area)
    }

    #[test]
    fn a_match_is_set_up_with_the_mouse_alone() {
        let mut menu = menu();
        assert!(click(&mut menu, "New match").is_none());
        assert!(click(&mut menu, "Volchok").is_none());
        assert!(click(&mut menu, "Your side").is_none(), "a value is turned on");
        assert!(click(&mut menu, "Opponent").is_none());
        let Page::Setup(before) = menu.page.clone() else { panic!("{:?}", menu.page) };
        assert!(before.away && before.opponent != "rookie".parse().unwrap());
        menu.point(
            MouseEvent {
                kind: MouseEventKind::Down(MouseButton::Left),
                column: 2 + 2 + 17,
                row: 6,
                modifiers: ratatui::crossterm::event::KeyModifiers::NONE,
            },
            Rect::new(0, 0, 80, 24),
        );
        let Page::Setup(after) = menu.page.clone() else { panic!("{:?}", menu.page) };
        assert_eq!(after.opponent, "rookie".parse().unwrap(), "the left sign turns it back");
        let choice = click(&mut menu, "Kick off");
        assert!(matches!(choice, Some(Choice::Play(ref setup)) if setup.game == "volchok"), "{choice:?}");
    }

    #[test]
    fn enter_alone_leads_from_the_menu_to_a_match() {
        let mut menu = menu();
        let choice = press(&mut menu, &[KeyCode::Enter, KeyCode::Enter, KeyCode::Enter]);
        let Some(Choice::Play(setup)) = choice else { panic!("{choice:?}") };
        assert_eq!(setup.game, "fuba", "the first game, against the usual opponent");
        assert!(setup.open().is_ok());
    }

    #[test]
    fn lessons_and_a_puzzle_of_every_game_are_offered() {
        let mut menu = menu();
        let learn = menu.entries().iter().position(|entry| *entry == Entry::Learn).unwrap();
        menu.at = learn;
        press(&mut menu, &[KeyCode::Enter, KeyCode::Char('4'), KeyCode::Enter]);
        let Page::Course(game, course) = menu.page.clone() else { panic!("{:?}", menu.page) };
        assert!(game == "volchok" && course.len() > 5, "{course:?}");
        let first = press(&mut menu, &[KeyCode::Home, KeyCode::Enter]);
        assert!(matches!(&first, Some(Choice::Lesson("volchok", id)) if *id == course[0].id), "{first:?}");
        let last = press(&mut menu, &[KeyCode::End, KeyCode::Enter]);
        assert!(matches!(last, Some(Choice::Puzzle("volchok"))), "{last:?}");
        press(&mut menu, &[KeyCode::Esc, KeyCode::Esc]);
        assert!(matches!(menu.page, Page::Start) && menu.at == learn);
    }

    #[test]
    fn edition_opponent_side_and_options_can_be_changed() {
        let mut menu = menu();
        // Volchok is the fourth game.
        press(&mut menu, &[KeyCode::Enter, KeyCode::Char('4'), KeyCode::Enter]);
        let Page::Setup(before) = menu.page.clone() else { panic!("{:?}", menu.page) };
        press(
            &mut menu,
            &[KeyCode::Down, KeyCode::Right, KeyCode::Down, KeyCode::Right, KeyCode::Down, KeyCode::Right],
        );
        let Page::Setup(after) = menu.page.clone() else { panic!("{:?}", menu.page) };
        assert_ne!(before.preset, after.preset);
        assert_ne!(before.opponent, after.opponent);
        assert_ne!(before.away, after.away);
        press(&mut menu, &[KeyCode::Down, KeyCode::Enter]);
        let Page::Options(_) = &menu.page else { panic!("{:?}", menu.page) };
        press(&mut menu, &[KeyCode::Right, KeyCode::Esc]);
        let Page::Setup(changed) = &menu.page else { panic!("{:?}", menu.page) };
        assert!(changed.open().is_ok());
    }

    #[test]
    fn escape_goes_back_and_at_last_out() {
        let mut menu = menu();
        assert!(press(&mut menu, &[KeyCode::Enter, KeyCode::Enter, KeyCode::Esc, KeyCode::Esc]).is_none());
        assert!(matches!(menu.page, Page::Start));
        assert!(matches!(menu.press(KeyCode::Esc), Some(Choice::Quit)));
    }

    #[test]
    fn the_way_back_leads_to_where_one_was() {
        let mut menu = menu();
        let rules = menu.entries().iter().position(|entry| *entry == Entry::Rules).unwrap();
        menu.at = rules;
        press(&mut menu, &[KeyCode::Enter, KeyCode::Esc]);
        assert!(matches!(menu.page, Page::Start) && menu.at == rules, "{}", menu.at);
        press(&mut menu, &[KeyCode::Home, KeyCode::Enter, KeyCode::Char('3'), KeyCode::Enter, KeyCode::Esc]);
        assert!(matches!(menu.page, Page::Games) && menu.at == 2, "{}", menu.at);
        press(&mut menu, &[KeyCode::Enter, KeyCode::End, KeyCode::Enter, KeyCode::Down, KeyCode::Esc]);
        assert!(matches!(menu.page, Page::Setup(_)) && menu.at == setup::OPTIONS, "{}", menu.at);
    }

    #[test]
    fn whoever_comes_back_finds_what_was_chosen_or_typed() {
        let read = menu().after(&Choice::Rules("fudis"));
        assert!(matches!(read.page, Page::Rules) && read.at == 2, "{}", read.at);
        let typed = menu().after(&Choice::Server("http://a.b".to_owned()));
        assert!(matches!(&typed.page, Page::Server(url) if url == "http://a.b"));
        let setup = Setup { away: true, ..Setup::new("volchok", "rookie".parse().unwrap()) };
        let played = menu().after(&Choice::Play(setup.clone()));
        assert!(matches!(played.page, Page::Start), "a match has been played");
        let mut refused = menu();
        refused.note = Some("these options cannot be combined".to_owned());
        assert!(
            matches!(refused.after(&Choice::Play(setup.clone())).page, Page::Setup(kept) if kept == setup)
        );
    }

    #[test]
    fn every_page_is_drawn_in_every_language_and_size() {
        use ratatui::Terminal;
        use ratatui::backend::TestBackend;
        for language in Language::ALL {
            let mut menu =
                Menu::new(Locale::new(language), None, "rookie".parse().unwrap(), Some("note".to_owned()));
            let keys = [
                KeyCode::Enter,
                KeyCode::Enter,
                KeyCode::Down,
                KeyCode::Down,
                KeyCode::Down,
                KeyCode::Down,
                KeyCode::Enter,
            ];
            for (width, height) in [(80, 24), (120, 40), (20, 5)] {
                for key in keys {
                    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
                    terminal
                        .draw(|frame| {
                            menu.draw(crate::palette::Palette { depth: crate::palette::Depth::Full }, frame)
                        })
                        .unwrap();
                    menu.press(key);
                }
            }
        }
    }
}
