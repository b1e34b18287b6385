//! `touchline play GAME`: a match at full screen, or line by line.

use crate::commands::replay::read_record;
use crate::input::GameArgs;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;
use touchline_kernel::BySeat;
use touchline_live::{Dice, Match};
use touchline_locale::{Language, Locale};
use touchline_terminal::{Address, Appearance, Wanted, Who, fresh_seed, play_here, play_online, play_plain};

/// What to play.
#[derive(Debug, Args)]
pub struct Play {
    /// The game: see `touchline games`. A match on a server knows its own.
    #[arg(required_unless_present = "server")]
    game: Option<String>,
    /// A named set of options: see `touchline games`.
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// An option, as NAME=VALUE; may be repeated. Data takes JSON, and a dot goes deeper: board.rows=15.
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Who decides for home: you, or a computer coach: random, rookie, club, pro or world.
    #[arg(long, value_name = "WHO", default_value = "you")]
    home: Who,
    /// Who decides for away.
    #[arg(long, value_name = "WHO", default_value = "rookie")]
    away: Who,
    /// The dice come from this number; a new one is drawn if not given.
    #[arg(long, conflicts_with_all = ["table", "resume"])]
    seed: Option<u64>,
    /// You roll at your own table and type what came.
    #[arg(long, conflicts_with = "resume")]
    table: bool,
    /// Go on with a match that was saved.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Line by line instead of at full screen; so it is also where input or output is no terminal.
    #[arg(long)]
    plain: bool,
    /// Without colours: signs, bold and reverse say the same. The variable NO_COLOR does as well.
    #[arg(long)]
    no_color: bool,
    /// Nothing moves: dice and the computer's decisions show their result at once.
    #[arg(long)]
    no_animation: bool,
    /// Take part in a match on this server, such as http://127.0.0.1:7171, or a link that invites. With a game and no match: make
    /// one and invite somebody.
    #[arg(long, value_name = "URL", conflicts_with_all = ["seed", "table", "resume", "plain"])]
    server: Option<String>,
    /// The match on the server: its ID, or a link that invites.
    #[arg(long = "match", value_name = "ID", requires = "server")]
    match_id: Option<String>,
    /// Who you are on the server: a bot's token. A guest of this machine if not given.
    #[arg(long, requires = "server", env = "TOUCHLINE_TOKEN", hide_env_values = true)]
    token: Option<String>,
}

impl Play {
    pub fn run(self, language: Language) -> Result<ExitCode> {
        let appearance = Appearance { no_color: self.no_color, no_animation: self.no_animation, language };
        if let Some(server) = &self.server {
            if !full_screen() {
                bail!("a match on a server needs a terminal; programs use the API of docs/online.md");
            }
            let address = Address::read(server, self.match_id.as_deref())?;
            let wanted = match &self.game {
                Some(_) => Some(Wanted { options: self.args().options()?, game: self.args().game }),
                None => None,
            };
            return play_online(address, self.token, wanted, appearance);
        }
        let who = BySeat::new(self.home, self.away);
        let live = self.open(who)?;
        if self.plain || !full_screen() {
            play_plain(live, who, self.seed, &Locale::new(language))?;
            return Ok(ExitCode::SUCCESS);
        }
        play_here(live, who, self.seed, appearance)
    }

    fn args(&self) -> GameArgs {
        GameArgs {
            game: self.game.clone().unwrap_or_default(),
            preset: self.preset.clone(),
            options: self.options.clone(),
        }
    }

    /// The match: a new one, or one that was saved.
    fn open(&self, who: BySeat<Who>) -> Result<Match> {
        let game = self.game.clone().unwrap_or_default();
        if let Some(path) = &self.resume {
            let record = read_record(path)?;
            if record.game != game {
                bail!("{} is a match of {}, not of {game}", path.display(), record.game);
            }
            return touchline_live::resume(&record)
                .with_context(|| format!("{} cannot be resumed", path.display()));
        }
        let dice = match (self.table, self.seed) {
            (true, _) => Dice::Table,
            (false, Some(seed)) => Dice::Seed(seed),
            (false, None) => Dice::Seed(fresh_seed()),
        };
        Ok(Match::new(self.args().open()?, who.map(|who| who.to_string()), &dice))
    }
}

/// Is there a terminal to draw on and to be asked from?
fn full_screen() -> bool {
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}
