//! `touchline league FILE`: a whole competition between computer coaches, kept in its file.

mod export;
mod report;
mod season;

use crate::input::{cores, paint, read_text, write_file};
use crate::interrupt::{INTERRUPTED, stop_at_interrupt};
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use season::Season;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use touchline_coach::Spec;
use touchline_kernel::{Fault, Faults};
use touchline_laboratory::{Figures, page, print};
use touchline_league::{Competition, Entry, LeagueFile, Team, squad_names};
use touchline_locale::Locale;

/// Which competition.
#[derive(Debug, Args)]
pub struct League {
    /// The league file; results are written back into it after each match.
    file: PathBuf,
    /// Play at most this many matches now; the rest another time.
    #[arg(long)]
    matches: Option<u32>,
    /// How many cores to use; all of them if not given. The table does not depend on it.
    #[arg(long, value_parser = crate::input::whole_u16(1, 1024))]
    threads: Option<u16>,
    /// The report as a page with charts, in one file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// CSV, one line per match.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// When the season is over: the file of the next season, with promotion, relegation and the hall of fame.
    #[arg(long, value_name = "FILE")]
    next: Option<PathBuf>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

/// A competition with its file and its teams.
pub(super) struct Opened {
    pub(super) file: LeagueFile,
    pub(super) teams: Vec<Team>,
    pub(super) coaches: Vec<Spec>,
    pub(super) competition: Competition,
}

fn refused(path: &Path, faults: &Faults) -> anyhow::Error {
    let lines: Vec<String> = faults.0.iter().map(|fault| format!("\n  {fault}")).collect();
    anyhow!("{}:{}", path.display(), lines.concat())
}

fn teams(path: &Path, file: &LeagueFile) -> Result<Vec<Team>> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut teams = Vec::with_capacity(file.teams.len());
    for (idx, entry) in (0..).zip(&file.teams) {
        let mut team = match entry {
            Entry::Name(name) => Team::named(name).map_err(|faults| refused(path, &faults))?,
            Entry::File(name) => {
                let path = folder.join(name);
                Team::read(&read_text(&path)?).map_err(|faults| refused(&path, &faults))?
            }
        };
        if file.generated_names {
            team.name_players(squad_names(file.seed, idx));
        }
        teams.push(team);
    }
    Ok(teams)
}

fn coaches(file: &LeagueFile) -> Result<Vec<Spec>, Faults> {
    let mut faults = Faults::default();
    let mut coaches = Vec::with_capacity(file.coaches.len());
    for (idx, name) in file.coaches.iter().enumerate() {
        match name.parse::<Spec>() {
            Ok(spec) => coaches.push(spec),
            Err(error) => {
                let fault = Fault::new(format!("coaches[{idx}]"), error.to_string());
                // One name for all is one fault.
                if faults.0.last().is_none_or(|last| last.what != fault.what) {
                    faults.0.push(fault);
                }
            }
        }
    }
    faults.or(coaches)
}

impl Opened {
    fn read(path: &Path, shown: &Path) -> Result<Self> {
        let text = read_text(path)?;
        let file = LeagueFile::read(&text).map_err(|faults| refused(shown, &faults))?;
        let coaches = coaches(&file).map_err(|faults| refused(shown, &faults))?;
        let teams = teams(path, &file)?;
        let competition = file.competition(&teams).map_err(|faults| refused(shown, &faults))?;
        Ok(Self { file, teams, coaches, competition })
    }
}

impl League {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        if self.file.as_os_str() == "-" {
            bail!("a competition is kept in its file; standard input cannot be written back");
        }
        // The file itself is replaced, not a link to it.
        let path = self.file.canonicalize().with_context(|| self.file.display().to_string())?;
        let mut opened = Opened::read(&path, &self.file)?;
        // Where things go is tried before hours are spent.
        for path in [&self.html, &self.csv].into_iter().flatten() {
            write_file(path, "")?;
        }
        let stop = stop_at_interrupt()?;
        let season = Season {
            path: &path,
            limit: self.matches.map_or(usize::MAX, |most| most as usize),
            threads: self.threads.map_or_else(cores, usize::from),
            stop: &stop,
            locale,
        };
        season.play(&mut opened)?;
        let interrupted = stop.is_set();
        if let Some(path) = &self.csv {
            write_file(path, &export::csv(&opened))?;
        }
        let mut report = report::report(&opened, locale, interrupted);
        if let Some(path) = &self.html {
            write_file(path, &page(&report, locale))?;
        }
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", export::json(&opened, interrupted)?)?;
        } else {
            report::shorten(&mut report, locale);
            print(&mut out, &report, Figures::of(locale), paint())?;
        }
        if let Some(next) = &self.next {
            match opened.file.next_season(&opened.competition) {
                Some(text) => {
                    write_file(next, &text)?;
                    let file = next.display().to_string();
                    eprintln!("{}", locale.text("ui-league-next-written", &[("file", file.into())]));
                }
                None => bail!(locale.text("ui-league-not-over", &[])),
            }
        }
        Ok(if interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}
