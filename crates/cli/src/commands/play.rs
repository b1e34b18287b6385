//! `touchline play GAME`: a match at full screen, or line by line.

use crate::commands::replay::read_record;
use crate::config::Config;
use crate::input::{GameArgs, is_dumb};
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use clap_complete::engine::ArgValueCandidates;
use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;
use touchline_kernel::BySeat;
use touchline_live::Dice;
use touchline_locale::{Language, Locale};
use touchline_terminal::archive::{Archive, Kept};
use touchline_terminal::{
    Address, After, Appearance, Session, Wanted, Who, fresh_seed, play_here, play_online, play_plain, start,
};

/// What to play.
#[derive(Debug, Default, Args)]
pub struct Play {
    /// The game: see `touchline games`. Without one there is a menu; not needed with a match on a server or one that is resumed.
    #[arg(value_parser = crate::input::game_id, add = ArgValueCandidates::new(crate::complete::games))]
    game: Option<String>,
    /// A named set of options: see `touchline games`.
    #[arg(long, value_name = "NAME", add = ArgValueCandidates::new(crate::complete::presets))]
    preset: Option<String>,
    /// An option, as NAME=VALUE; may be repeated. Data takes JSON, and a dot goes deeper: board.rows=15.
    #[arg(short, long = "option", value_name = "NAME=VALUE", add = ArgValueCandidates::new(crate::complete::options))]
    options: Vec<String>,
    /// Who decides for home: you, or a computer coach (random, rookie, club, pro or world). You if not given.
    #[arg(long, value_name = "WHO", add = ArgValueCandidates::new(crate::complete::players))]
    home: Option<Who>,
    /// Who decides for away; rookie if not given.
    #[arg(long, value_name = "WHO", add = ArgValueCandidates::new(crate::complete::players))]
    away: Option<Who>,
    /// The dice come from this number; a new one is drawn if not given.
    #[arg(long, conflicts_with_all = ["table", "resume"])]
    seed: Option<u64>,
    /// You roll at your own table and type what came up.
    #[arg(long, conflicts_with = "resume")]
    table: bool,
    /// Resume a match: its name in `touchline matches`, or a file; the latest unfinished one if no name is given.
    #[arg(long, value_name = "NAME", num_args = 0..=1, add = ArgValueCandidates::new(crate::complete::unfinished))]
    resume: Option<Option<String>>,
    /// Line by line instead of at full screen; also used when input or output is not a terminal.
    #[arg(long)]
    plain: bool,
    /// Without colours: signs, bold and reverse say the same. The variable NO_COLOR has the same effect.
    #[arg(long)]
    no_color: bool,
    /// Nothing moves: dice and the computer's decisions show their result at once.
    #[arg(long)]
    no_animation: bool,
    /// Take part in a match on this server, such as http://127.0.0.1:7171, or an invitation link. With a game and no match: make
    /// one and invite somebody.
    #[arg(long, value_name = "URL", conflicts_with_all = ["seed", "table", "resume", "plain"])]
    server: Option<String>,
    /// The match on the server: its ID, or an invitation link.
    #[arg(long = "match", value_name = "ID", requires = "server")]
    match_id: Option<String>,
    /// Who you are on the server: a bot's token. A guest of this machine if not given.
    #[arg(long, requires = "server", env = "TOUCHLINE_TOKEN", hide_env_values = true)]
    token: Option<String>,
}

impl Play {
    pub fn run(self, language: Language, config: &Config) -> Result<ExitCode> {
        let look = Appearance {
            no_color: self.no_color || config.colours == Some(false),
            no_animation: self.no_animation || config.animation == Some(false),
            language,
            keys: config.keys().map_err(anyhow::Error::msg)?,
            ask_always: config.ask_always == Some(true),
        };
        if let Some(server) = &self.server {
            if !full_screen() {
                bail!("a match on a server needs a terminal; programs use the API of docs/online.md");
            }
            let address = Address::read(server, self.match_id.as_deref())?;
            let wanted = match &self.game {
                Some(_) => Some(Wanted { options: self.args().options()?, game: self.args().game }),
                None => None,
            };
            return play_online(address, self.token, wanted, &look);
        }
        let plain = self.plain || !full_screen();
        if self.game.is_none() && self.resume.is_none() {
            if plain {
                bail!("which game? `touchline play volchok` plays one; `touchline games` lists them");
            }
            return start(&look, self.away.unwrap_or_else(|| config.opponent()));
        }
        let archive = Archive::open();
        let session = self.open(&archive, config)?;
        if plain {
            let kept = play_plain(session, &Locale::new(language))?;
            return Ok(if kept { ExitCode::SUCCESS } else { ExitCode::from(2) });
        }
        match play_here(session, &archive, &look, false)? {
            After::Quit(code) => Ok(code),
            After::Menu => Ok(ExitCode::SUCCESS),
        }
    }

    fn args(&self) -> GameArgs {
        GameArgs {
            game: self.game.clone().unwrap_or_default(),
            preset: self.preset.clone(),
            options: self.options.clone(),
        }
    }

    /// The match: a new one, or one that was kept.
    fn open(&self, archive: &std::io::Result<Archive>, config: &Config) -> Result<Session> {
        if let Some(name) = &self.resume {
            return self.resume(archive, name.as_deref());
        }
        let dice = match (self.table, self.seed) {
            (true, _) => Dice::Table,
            (false, Some(seed)) => Dice::Seed(seed),
            (false, None) => Dice::Seed(fresh_seed()),
        };
        // A coach for home alone still plays the default opponent.
        let who = BySeat::new(self.home.unwrap_or(Who::You), self.away.unwrap_or_else(|| config.opponent()));
        Ok(Session::new(self.args().open()?, who, &dice, self.seed).kept_in(archive))
    }

    fn resume(&self, archive: &std::io::Result<Archive>, name: Option<&str>) -> Result<Session> {
        let archive = archive.as_ref().map_err(|error| anyhow!("there are no kept matches here: {error}"))?;
        let wanted = |kept: &Kept| self.game.as_ref().is_none_or(|game| kept.record.game == *game);
        let kept = match name {
            Some(name) => match archive.find(name) {
                Some(kept) => kept,
                None => archive.adopt(&read_record(Path::new(name))?)?,
            },
            None => archive
                .unfinished()
                .into_iter()
                .find(wanted)
                .context("there is no unfinished match; `touchline matches` lists what is kept")?,
        };
        if let Some(game) = self.game.as_ref().filter(|_| !wanted(&kept)) {
            bail!("{} is a match of {}, not of {game}", kept.name, kept.record.game);
        }
        Session::resume(archive, &kept, BySeat::new(self.home, self.away))
    }
}

/// Is there a terminal to draw on and to be asked from?
pub fn full_screen() -> bool {
    !is_dumb() && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}
