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
mod files;
mod help;
mod layout;
mod list;
mod local;
mod overlay;
mod pager;
mod palette;
mod plain;
mod remote;
pub mod rulebook;
mod runner;
mod scene;
pub mod sentences;
mod session;
#[cfg(test)]
mod tests;
mod update;
mod words;

use anyhow::Result;
use app::App;
pub use coaches::{Who, fresh_seed};
pub use files::{config_folder, data_folder, write_whole};
use palette::{Depth, Palette};
pub use plain::run as play_plain;
pub use remote::{Address, Wanted};
pub use session::Session;
use std::process::ExitCode;
use touchline_locale::Language;
use words::Words;

/// How the screen looks.
#[derive(Debug, Clone, Copy)]
pub struct Appearance {
    /// Signs instead of colours.
    pub no_color: bool,
    /// Results at once.
    pub no_animation: bool,
    /// Which language.
    pub language: Language,
}

impl Appearance {
    fn palette(self) -> Palette {
        let depth = Depth::from_environment(|name| std::env::var(name).ok());
        Palette { depth: if self.no_color { Depth::None } else { depth } }
    }
}

/// Plays a match on this machine.
pub fn play_here(session: Session, look: Appearance) -> Result<ExitCode> {
    let guide = touchline_games::guide(session.live.game().id())?;
    let words = Words::new(look.language, guide, None);
    let app = App::new(words, look.palette(), !look.no_animation, session.live.game().full_options());
    let exit = runner::run(app, Box::new(local::Local::new(session)))?;
    if !exit.word.is_empty() {
        println!("{}", exit.word);
    }
    Ok(if exit.failed { ExitCode::from(2) } else { ExitCode::SUCCESS })
}

/// Takes part in a match on a server.
pub fn play_online(
    address: Address,
    token: Option<String>,
    wanted: Option<Wanted>,
    look: Appearance,
) -> Result<ExitCode> {
    let (remote, match_info) = remote::Remote::join(address, token, wanted, look.language)?;
    let guide = touchline_games::guide(&match_info.game)?;
    let table = touchline_games::open(&match_info.game, &match_info.options)?;
    let words = Words::new(look.language, guide, Some(match_info.names));
    let mut app = App::new(words, look.palette(), !look.no_animation, table.full_options());
    app.connection = Some(scene::Connection::Up);
    let exit = runner::run(app, Box::new(remote))?;
    if !exit.word.is_empty() {
        println!("{}", exit.word);
    }
    Ok(ExitCode::SUCCESS)
}
