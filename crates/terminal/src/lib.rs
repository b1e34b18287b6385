//! The terminal at full screen.
//!
//! [`app::App`] is all that the screen remembers, [`update::update`] takes a message in, [`draw::draw`] draws: the last two are pure,
//! and tested without a terminal. Where the match is played is behind [`scene::Source`]: on this machine ([`local`]) or on a
//! server ([`remote`]). [`runner`] ties them to a real terminal.

mod app;
pub mod archive;
mod board;
mod clock;
mod coaches;
mod dice;
mod draw;
mod ears;
pub mod errors;
mod files;
mod fuzzy;
mod help;
mod keymap;
mod layout;
pub mod lesson;
mod list;
mod local;
mod measure;
mod menu;
mod overlay;
mod pager;
mod palette;
mod plain;
mod remote;
mod report;
mod review;
pub mod rulebook;
mod runner;
mod scene;
pub mod sentences;
mod session;
mod start;
mod strokes;
mod summary;
#[cfg(test)]
mod tests;
mod update;
mod words;

use anyhow::Result;
use app::{App, Next};
use archive::Archive;
pub use coaches::{Who, fresh_seed};
pub use files::{config_folder, data_folder, write_whole};
pub use keymap::KeyMap;
pub use measure::{KeyTimes, key_times};
use palette::{Depth, Palette};
pub use plain::run as play_plain;
pub use remote::{Address, Wanted};
use serde_json::Value;
pub use session::Session;
pub use start::start;
use std::process::ExitCode;
use touchline_kernel::record::DiceSource;
use touchline_kernel::{BySeat, Viewer};
use touchline_locale::Language;
use words::Words;

/// How the screen looks.
#[derive(Debug, Clone)]
pub struct Appearance {
    /// Signs instead of colours.
    pub no_color: bool,
    /// Results at once.
    pub no_animation: bool,
    /// Which language.
    pub language: Language,
    /// Keys of the person's own.
    pub keys: KeyMap,
    /// Is a decision that has only one answer left to the person?
    pub ask_always: bool,
}

impl Appearance {
    fn palette(&self) -> Palette {
        let depth = Depth::from_environment(|name| std::env::var(name).ok());
        Palette { depth: if self.no_color { Depth::None } else { depth } }
    }
}

/// What comes after a match.
#[derive(Debug)]
pub enum After {
    /// The person leaves.
    Quit(ExitCode),
    /// The start menu.
    Menu,
}

/// A screen for a game.
fn screen(game: &str, options: Value, names: Option<BySeat<String>>, look: &Appearance) -> Result<App> {
    let words = Words::new(look.language, touchline_games::guide(game)?, names);
    let mut app = App::new(words, look.palette(), !look.no_animation, options);
    app.keys = look.keys.clone();
    app.answer_alone = !look.ask_always;
    Ok(app)
}

/// Plays a match on this machine, and again as often as the person wants a rematch.
pub fn play_here(
    mut session: Session,
    archive: &std::io::Result<Archive>,
    look: &Appearance,
    has_menu: bool,
) -> Result<After> {
    loop {
        let (game, who) = (session.live.game().clone(), session.who);
        let table = session.live.record(Viewer::Everything).dice == DiceSource::Table;
        let name = session.journal.as_ref().map(|journal| journal.name().to_owned());
        let mut app = screen(game.id(), game.full_options(), None, look)?;
        app.has_menu = has_menu;
        app.is_kept = name.is_some();
        let exit = runner::run(app, Box::new(local::Local::new(session)))?;
        match exit.next {
            Next::Rematch => {
                session = Session::rematch(game, who, table).kept_in(archive);
                continue;
            }
            Next::LookBack => {
                let kept = archive.as_ref().ok().zip(name).and_then(|(archive, name)| archive.find(&name));
                if let Some(kept) = kept {
                    look_back(archive::replay_as_far(kept.record, None)?, look)?;
                }
            }
            Next::Menu => return Ok(After::Menu),
            Next::Quit => {}
        }
        if has_menu && exit.next == Next::LookBack {
            return Ok(After::Menu);
        }
        if !exit.word.is_empty() {
            println!("{}", exit.word);
        }
        return Ok(After::Quit(if exit.failed { ExitCode::from(2) } else { ExitCode::SUCCESS }));
    }
}

/// Looks back at a match.
pub fn look_back(replayed: archive::Replayed, look: &Appearance) -> Result<()> {
    let game = replayed.live.game();
    let app = screen(game.id(), game.full_options(), None, look)?;
    runner::run(app, Box::new(review::Review::new(replayed)))?;
    Ok(())
}

/// Shows the rules of a game.
fn rulebook_screen(game: &str, look: &Appearance) -> Result<()> {
    runner::rulebook(screen(game, Value::Null, None, look)?)
}

/// Takes part in a match on a server.
pub fn play_online(
    address: Address,
    token: Option<String>,
    wanted: Option<Wanted>,
    look: &Appearance,
) -> Result<ExitCode> {
    let (remote, match_info) = remote::Remote::join(address, token, wanted, look.language)?;
    let table = touchline_games::open(&match_info.game, &match_info.options)?;
    let mut app = screen(&match_info.game, table.full_options(), Some(match_info.names), look)?;
    app.connection = Some(scene::Connection::Up);
    let exit = runner::run(app, Box::new(remote))?;
    if !exit.word.is_empty() {
        println!("{}", exit.word);
    }
    Ok(ExitCode::SUCCESS)
}
