//! `touchline play GAME`: a match at full screen, or line by line.

mod plain;

use crate::commands::replay::read_record;
use crate::input::{GameArgs, data_folder};
use crate::tui;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::fmt;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;
use touchline_coach::{Hired, Level, Manner, NoCoach, Spec};
use touchline_kernel::{BySeat, Seat, Viewer};
use touchline_live::{Dice, Match};
use touchline_locale::{Language, Locale};

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

/// Who decides for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// The person before the screen.
    You,
    /// A computer coach.
    Computer(Spec),
}

impl FromStr for Who {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "you" => Ok(Self::You),
            _ => name.parse().map(Self::Computer).map_err(|error: NoCoach| format!("{error}, and you")),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::You => f.write_str("you"),
            Self::Computer(spec) => fmt::Display::fmt(spec, f),
        }
    }
}

impl Play {
    pub fn run(self, language: Language) -> Result<ExitCode> {
        let look = tui::Look { no_color: self.no_color, no_animation: self.no_animation, language };
        if let Some(server) = &self.server {
            if !full_screen() {
                bail!("a match on a server needs a terminal; programs use the API of docs/online.md");
            }
            let address = tui::Address::read(server, self.match_id.as_deref())?;
            let wanted = match &self.game {
                Some(_) => Some(tui::Wanted { options: self.args().options()?, game: self.args().game }),
                None => None,
            };
            return tui::play_online(address, self.token, wanted, look);
        }
        let who = BySeat::new(self.home, self.away);
        let live = self.open(who)?;
        if self.plain || !full_screen() {
            plain::run(live, who, self.seed, &Locale::new(language))?;
            return Ok(ExitCode::SUCCESS);
        }
        tui::play_here(live, who, self.seed, look)
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

/// How many ways to go on a hint names.
pub const HINTS: usize = 3;

/// Who gives hints.
pub fn adviser() -> Who {
    Who::Computer(Spec { manner: Manner::Level(Level::World), budget: None, divisor: 1 })
}

/// Hires a coach for a seat that has none yet.
pub fn hire(place: &mut Option<Box<dyn Hired>>, who: Who, game: &str, seed: Option<u64>, seat: Seat) {
    if let (None, Who::Computer(spec)) = (&place, who) {
        let clock =
            if seed.is_some() { touchline_coach::Clock::Counted } else { touchline_coach::Clock::Real };
        let own = seed.map_or_else(fresh_seed, |seed| !seed ^ u64::from(seat == Seat::Away));
        let pool = rayon::ThreadPoolBuilder::new().build().ok().map(Arc::new);
        *place = touchline_coach::hire(game, spec, clock, own, pool);
    }
}

/// A number that nobody could have guessed: the standard library seeds its hash maps from the system's randomness.
pub fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(std::process::id())
}

/// Keeps an unfinished match in the user's data folder, and says where.
pub fn keep(live: &Match) -> std::io::Result<PathBuf> {
    let folder = data_folder()?;
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(format!("unfinished-{}.record", live.game().id()));
    write_whole(&path, &live.record(Viewer::Everything).to_string())?;
    Ok(path)
}

/// Writes beside the file and then renames, so that a full disk never leaves half a record in place of a whole one.
pub fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    std::fs::write(&beside, text)?;
    std::fs::rename(&beside, path)
}
