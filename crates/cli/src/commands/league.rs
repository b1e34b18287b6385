//! `touchline league FILE`: a whole tournament between computer coaches, kept in its file.

use crate::input::read_text;
use crate::interrupt::{INTERRUPTED, stop_at_interrupt};
use crate::progress::TimeBar;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use touchline_games::{Shelved, Visitor};
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::{Faults, RuleId, Seat, Silent, Turn, random_outcome};
use touchline_laboratory::Stop;
use touchline_league::{
    Absence, Entry, Format, Incidents, LeagueFile, MatchResult, Next, Played, Reason, Row, Squad, Team,
    Tournament, squad_names,
};
use touchline_locale::Locale;

/// Which tournament.
#[derive(Debug, Args)]
pub struct League {
    /// The league file; results are written back into it after each match.
    file: PathBuf,
    /// Play at most so many matches now; the rest another time.
    #[arg(long)]
    matches: Option<u32>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

/// What programs read.
#[derive(Debug, Serialize)]
struct Report<'a> {
    game: &'a str,
    options: &'a serde_json::Value,
    seed: u64,
    format: Format,
    played: usize,
    matches: usize,
    winner: Option<&'a str>,
    table: &'a [Row],
    absent: Vec<Missing<'a>>,
    results: &'a [MatchResult],
}

#[derive(Debug, Serialize)]
struct Missing<'a> {
    team: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(flatten)]
    absence: Absence,
}

/// Plays the matches that have no result yet, and keeps each as soon as it is over.
struct Season<'a> {
    path: &'a Path,
    file: &'a LeagueFile,
    tournament: &'a mut Tournament,
    limit: usize,
    bar: TimeBar<'a>,
    stop: &'a Stop,
}

impl Visitor for Season<'_> {
    type Output = Result<()>;

    fn visit<G: Shelved>(mut self, game: G) -> Result<()> {
        for done in 1..=self.limit {
            if self.stop.is_set() {
                break;
            }
            let Some(next) = self.tournament.next() else { break };
            // What coaches draw for themselves comes from other dice than the chances of the match.
            let mut choice = FairDice::for_match(!self.file.seed, next.number.into());
            let played = match self.tournament.walkover(next) {
                Some(walkover) => walkover,
                None => match play(&game, self.file.seed, next, self.tournament, &mut choice, self.stop)? {
                    Some(played) => played,
                    None => break,
                },
            };
            self.tournament.record(played, &mut choice);
            keep(self.path, &self.file.with_results(self.tournament.results()))?;
            self.bar.set(done as u64);
        }
        self.bar.clear();
        Ok(())
    }
}

/// One match between random coaches, with the dice of its number; nothing, if it was stopped.
fn play<G: Shelved>(
    game: &G,
    seed: u64,
    next: Next,
    tournament: &Tournament,
    choice: &mut FairDice,
    stop: &Stop,
) -> Result<Option<Played>> {
    let mut dice = FairDice::for_match(seed, next.number.into());
    let mut position = game.start();
    let mut setup = serde_json::to_value(game.setup(&position)).context("a position is JSON")?;
    if tournament.leave_out(next, &mut setup) {
        let setup: G::Setup = serde_json::from_value(setup).context("a position is JSON")?;
        position = game.place(&setup).map_err(|faults| anyhow!("match {}: {faults}", next.number))?;
    }
    let mut actions = Vec::with_capacity(1024);
    while !stop.is_set() {
        match game.turn(&position) {
            Turn::Decision(_) => {
                game.list(&position, &mut actions);
                let action = actions[choice.below(actions.len() as u32) as usize];
                game.apply(&mut position, action, &mut Silent);
            }
            Turn::Chance => {
                if let Some(outcome) = random_outcome(game, &position, &mut dice) {
                    game.settle(&mut position, outcome, &mut Silent);
                }
            }
            Turn::Over(finish) => {
                let setup = serde_json::to_value(game.setup(&position)).context("a position is JSON")?;
                return Ok(Some(Played {
                    score: [finish.score.home, finish.score.away],
                    winner: finish.winner,
                    by: finish.by.id().to_owned(),
                    incidents: Incidents::of(&setup),
                }));
            }
        }
    }
    Ok(None)
}

/// Writes beside the file, then renames: whatever happens, there is the old file or the new one, whole.
fn keep(path: &Path, text: &str) -> Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = PathBuf::from(beside);
    let written = (|| {
        let mut file = std::fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        if let Ok(data) = std::fs::metadata(path) {
            file.set_permissions(data.permissions())?;
        }
        file.sync_all()?;
        std::fs::rename(&beside, path)
    })();
    if written.is_err() {
        let _ = std::fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
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

impl League {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        if self.file.as_os_str() == "-" {
            bail!("a tournament is kept in its file; standard input cannot be written back");
        }
        let text = read_text(&self.file)?;
        // The file itself is replaced, not a link to it.
        let path = self.file.canonicalize().with_context(|| self.file.display().to_string())?;
        let file = LeagueFile::read(&text).map_err(|faults| refused(&self.file, &faults))?;
        let teams = teams(&path, &file)?;
        let mut tournament = Tournament::new(&file.game, file.format, teams, file.results.clone())
            .map_err(|faults| refused(&self.file, &faults))?;
        let left = tournament.fixtures().len() - tournament.results().len();
        let limit = self.matches.map_or(left, |most| left.min(most as usize));
        let stop = stop_at_interrupt()?;
        let bar = TimeBar::new(limit as u64, locale);
        let season =
            Season { path: &path, file: &file, tournament: &mut tournament, limit, bar, stop: &stop };
        touchline_games::visit(&file.game, &file.options, season)??;
        let mut out = std::io::stdout().lock();
        if self.json {
            let report = report(&file, &tournament, &tournament.table())?;
            writeln!(out, "{report}")?;
        } else {
            tell(&mut out, locale, &file, &tournament)?;
        }
        // What was played is in the file; the same command goes on.
        Ok(if stop.is_set() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }
}

fn report(file: &LeagueFile, tournament: &Tournament, table: &[Row]) -> Result<String> {
    let report = Report {
        game: &file.game,
        options: &file.options,
        seed: file.seed,
        format: file.format,
        played: tournament.results().len(),
        matches: tournament.fixtures().len(),
        winner: tournament.winner().map(|team| team.name.as_str()),
        table,
        absent: missing(tournament),
        results: tournament.results(),
    };
    Ok(serde_json::to_string_pretty(&report)?)
}

/// Who misses the next match of his team.
fn missing(tournament: &Tournament) -> Vec<Missing<'_>> {
    let mut found = Vec::new();
    for (idx, team) in tournament.teams().iter().enumerate() {
        let absences = tournament.squad(idx).map(Squad::absences).unwrap_or_default();
        found.extend(absences.into_iter().map(|absence| Missing {
            team: &team.name,
            name: team.player_name(absence.number),
            absence,
        }));
    }
    found
}

fn tell(out: &mut impl Write, locale: &Locale, file: &LeagueFile, tournament: &Tournament) -> Result<()> {
    let text = |id: &str| locale.text(id, &[]);
    let table = tournament.table();
    let game = text(&format!("{}-name", file.game));
    let (played, matches) = (tournament.results().len(), tournament.fixtures().len());
    let args = [("game", game.into()), ("played", played.into()), ("matches", matches.into())];
    writeln!(out, "{}", locale.text("ui-league-progress", &args))?;
    if file.format == Format::Cup {
        tell_matches(out, locale, tournament)?;
    }
    let columns = [
        "ui-league-column-played",
        "ui-league-column-won",
        "ui-league-column-level",
        "ui-league-column-lost",
        "ui-league-column-goals",
        "ui-league-column-points",
    ]
    .map(text);
    let width = table.iter().map(|row| row.team.chars().count()).max().unwrap_or(0);
    let pad = |text: &str, width: usize| {
        let missing = width.saturating_sub(text.chars().count());
        format!("{}{text}", " ".repeat(missing))
    };
    let line = |cells: &[String; 6]| {
        let widths =
            columns.iter().enumerate().map(|(i, name)| name.chars().count().max([3, 3, 3, 3, 7, 3][i]));
        cells.iter().zip(widths).map(|(cell, width)| format!("  {}", pad(cell, width))).collect::<String>()
    };
    writeln!(out)?;
    writeln!(out, "    {:width$}{}", "", line(&columns))?;
    for (place, row) in (1..).zip(&table) {
        let goals = format!("{}–{}", row.goals_for, row.goals_against);
        let counts = [row.played, row.won, row.level, row.lost].map(|count| count.to_string());
        let [played, won, level, lost] = counts;
        let cells = [played, won, level, lost, goals, row.points.to_string()];
        writeln!(out, "{place:>2}  {:width$}{}", row.team, line(&cells))?;
    }
    let absent = missing(tournament);
    if !absent.is_empty() {
        writeln!(out, "\n{}", text("ui-league-absent"))?;
    }
    for missing in &absent {
        let number = missing.absence.number;
        let player = missing.name.map_or_else(|| number.to_string(), |name| format!("{number} {name}"));
        let args = [
            ("team", missing.team.into()),
            ("player", player.into()),
            ("matches", missing.absence.matches.into()),
        ];
        let id = match missing.absence.reason {
            Reason::Suspended => "ui-league-suspended",
            Reason::Injured => "ui-league-injured",
        };
        writeln!(out, "  {}", locale.text(id, &args))?;
    }
    if let Some(team) = tournament.winner() {
        writeln!(out, "\n{}", locale.text("ui-league-winner", &[("team", team.name.as_str().into())]))?;
    }
    Ok(())
}

/// The matches of a cup, round by round.
fn tell_matches(out: &mut impl Write, locale: &Locale, tournament: &Tournament) -> Result<()> {
    let mut round = 0;
    for (fixture, result) in tournament.fixtures().iter().zip(tournament.results()) {
        if fixture.round != round {
            round = fixture.round;
            writeln!(out, "\n{}", locale.text("ui-league-round", &[("round", round.into())]))?;
        }
        let [home, away] = result.score;
        let winner = match result.winner {
            Some(Seat::Home) => &result.home,
            _ => &result.away,
        };
        let level = if home == away { format!("  ({winner}, {})", result.by) } else { String::new() };
        writeln!(out, "  {} – {}  {home}–{away}{level}", result.home, result.away)?;
    }
    Ok(())
}
