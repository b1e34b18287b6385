//! `touchline matches`: the matches played on this machine.

use crate::config::Config;
use anyhow::{Context, Result, anyhow};
use clap::{Args, Subcommand};
use clap_complete::engine::ArgValueCandidates;
use serde_json::{Value, json};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use touchline_laboratory::{Cell, Figures, Part, Report, Table, print};
use touchline_locale::Locale;
use touchline_terminal::archive::{Archive, Kept, Search, Statistics, replay_as_far};
use touchline_terminal::{Appearance, look_back, write_whole};

/// What to do with them.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Matches {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    list: List,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List matches, the latest first.
    List(List),
    /// What you have won and lost, by game and opponent.
    Stats(List),
    /// Look back at a match, step by step.
    Open(Name),
    /// Write a match into a file of its own.
    Export(Export),
    /// Delete matches permanently.
    Delete(Delete),
}

#[derive(Debug, Args)]
struct Name {
    /// The name, as the list shows it, or the beginning of it.
    #[arg(add = ArgValueCandidates::new(crate::complete::matches))]
    name: String,
}

#[derive(Debug, Args)]
struct Export {
    #[command(flatten)]
    of: Name,
    /// The file; it must not exist yet.
    file: PathBuf,
}

#[derive(Debug, Args)]
struct Delete {
    /// The names, as the list shows them.
    #[arg(required = true, add = ArgValueCandidates::new(crate::complete::matches))]
    names: Vec<String>,
    /// Do not ask for confirmation.
    #[arg(short, long)]
    yes: bool,
}

#[derive(Debug, Args)]
struct List {
    /// Words to find in the name, the sides, the date or the result; all of them must occur.
    words: Vec<String>,
    /// Only matches of this game.
    #[arg(long, value_name = "GAME", value_parser = crate::input::game_id, add = ArgValueCandidates::new(crate::complete::games))]
    game: Option<String>,
    /// Only matches against this opponent.
    #[arg(long, value_name = "NAME")]
    against: Option<String>,
    /// Only matches from this day on, such as 2026-11-18.
    #[arg(long, value_name = "DAY", value_parser = crate::input::day)]
    since: Option<String>,
    /// Only matches up to this day.
    #[arg(long, value_name = "DAY", value_parser = crate::input::day)]
    until: Option<String>,
    /// Only matches with this result.
    #[arg(long, value_name = "RESULT", value_parser = ["won", "drawn", "lost", "played", "unfinished"])]
    result: Option<String>,
    /// For programs.
    #[arg(long)]
    json: bool,
}

impl List {
    fn found(&self, archive: &Archive) -> Vec<Kept> {
        let search = Search {
            game: self.game.clone(),
            against: self.against.clone(),
            since: self.since.clone(),
            until: self.until.clone(),
            result: self.result.clone(),
            words: self.words.clone(),
        };
        archive.matches().into_iter().filter(|kept| search.matches(kept)).collect()
    }
}

impl Matches {
    pub fn run(self, locale: &Locale, config: &Config) -> Result<ExitCode> {
        let archive = Archive::open().context("the matches that are kept here cannot be read")?;
        match self.what.unwrap_or(What::List(self.list)) {
            What::List(list) => print_list(&list, &archive, locale)?,
            What::Stats(list) => print_statistics(&list, &archive, locale)?,
            What::Open(Name { name }) => return open(&archive, &name, locale, config),
            What::Export(Export { of, file }) => {
                let kept = found(&archive, &of.name)?;
                if file.exists() {
                    return Err(anyhow!("{} already exists; choose another name", file.display()));
                }
                write_whole(&file, &kept.record.to_string())
                    .with_context(|| format!("{} cannot be written", file.display()))?;
                let args = [("file", file.display().to_string().into())];
                writeln!(std::io::stdout(), "{}", locale.text("ui-saved", &args))?;
            }
            What::Delete(delete) => return delete.run(&archive, locale),
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn found(archive: &Archive, name: &str) -> Result<Kept> {
    archive.find(name).with_context(|| {
        let alike: Vec<String> = archive
            .matches()
            .into_iter()
            .map(|kept| kept.name)
            .filter(|other| other.starts_with(name))
            .take(5)
            .collect();
        match alike.is_empty() {
            true => format!("there is no match `{name}`; `touchline matches` lists what is kept"),
            false => format!("`{name}` may be {}", alike.join(", ")),
        }
    })
}

/// At full screen, or as `replay` prints it where there is no terminal.
fn open(archive: &Archive, name: &str, locale: &Locale, config: &Config) -> Result<ExitCode> {
    let kept = found(archive, name)?;
    if !super::play::full_screen() {
        return crate::commands::replay::print(&kept.record, locale);
    }
    let look = Appearance {
        no_color: config.colours == Some(false),
        no_animation: true,
        language: locale.language(),
        keys: config.keys().map_err(anyhow::Error::msg)?,
        ask_always: false,
    };
    look_back(replay_as_far(kept.record, None)?, &look)?;
    Ok(ExitCode::SUCCESS)
}

fn as_json(kept: &Kept) -> Value {
    let record = &kept.record;
    json!({
        "name": kept.name,
        "game": record.game,
        "home": record.names.home,
        "away": record.names.away,
        "date": record.date,
        "outcome": kept.outcome().word(),
        "result": record.result.as_ref().map(ToString::to_string),
        "entries": record.entries.len(),
        "file": kept.path,
    })
}

fn print_list(list: &List, archive: &Archive, locale: &Locale) -> Result<()> {
    let found = list.found(archive);
    let mut out = std::io::stdout().lock();
    if list.json {
        let all: Vec<Value> = found.iter().map(as_json).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
        return Ok(());
    }
    if found.is_empty() {
        writeln!(out, "{}", locale.text("ui-matches-none", &[]))?;
        return Ok(());
    }
    let rows = found
        .iter()
        .map(|kept| {
            let record = &kept.record;
            vec![
                Cell::words(kept.name.clone()),
                Cell::words(locale.text(&format!("{}-name", record.game), &[])),
                Cell::words(format!("{} – {}", record.names.home, record.names.away)),
                Cell::words(score(kept, locale)),
                Cell::words(outcome(kept, locale)),
            ]
        })
        .collect();
    let columns =
        ["ui-matches-name", "ui-matches-game", "ui-matches-sides", "ui-matches-score", "ui-matches-outcome"];
    table(&mut out, locale, "ui-matches", columns.map(|id| locale.text(id, &[])).to_vec(), rows)
}

/// The score, if it is over.
fn score(kept: &Kept, locale: &Locale) -> String {
    kept.record
        .result
        .as_ref()
        .map_or_else(String::new, |result| locale.score(result.score.home, result.score.away))
}

fn outcome(kept: &Kept, locale: &Locale) -> String {
    use touchline_terminal::archive::Outcome;
    let id = match kept.outcome() {
        Outcome::Won => "ui-outcome-won",
        Outcome::Drawn => "ui-outcome-drawn",
        Outcome::Lost => "ui-outcome-lost",
        Outcome::Other => "ui-outcome-played",
        Outcome::Unfinished => "ui-outcome-unfinished",
    };
    locale.text(id, &[])
}

fn print_statistics(list: &List, archive: &Archive, locale: &Locale) -> Result<()> {
    let found = list.found(archive);
    let sums = Statistics::of(&found);
    let mut out = std::io::stdout().lock();
    if list.json {
        let all: Vec<Value> = sums
            .iter()
            .map(|((game, opponent), sum)| {
                json!({
                    "game": game, "opponent": opponent, "played": sum.played, "won": sum.won, "drawn": sum.drawn,
                    "lost": sum.lost, "goals": [sum.scored, sum.conceded],
                })
            })
            .collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
        return Ok(());
    }
    if sums.is_empty() {
        writeln!(out, "{}", locale.text("ui-matches-none", &[]))?;
        return Ok(());
    }
    let rows = sums
        .iter()
        .map(|((game, opponent), sum)| {
            let number = |n: u32| Cell::from(n.to_string());
            vec![
                Cell::words(locale.text(&format!("{game}-name"), &[])),
                Cell::words(opponent.clone()),
                number(sum.played),
                number(sum.won),
                number(sum.drawn),
                number(sum.lost),
                Cell::from(format!("{}:{}", sum.scored, sum.conceded)),
            ]
        })
        .collect();
    let columns = [
        "ui-matches-game",
        "ui-matches-opponent",
        "ui-matches-played",
        "ui-outcome-won",
        "ui-outcome-drawn",
        "ui-outcome-lost",
        "ui-report-goals-axis",
    ];
    table(&mut out, locale, "ui-matches-stats", columns.map(|id| locale.text(id, &[])).to_vec(), rows)
}

fn table(
    out: &mut impl Write,
    locale: &Locale,
    title: &str,
    columns: Vec<String>,
    rows: Vec<Vec<Cell>>,
) -> Result<()> {
    let table = Table { title: String::new(), columns, rows, note: None };
    let report =
        Report { title: locale.text(title, &[]), parts: vec![Part::Table(table)], ..Report::default() };
    print(out, &report, Figures::of(locale), crate::input::paint())?;
    Ok(())
}

impl Delete {
    fn run(self, archive: &Archive, locale: &Locale) -> Result<ExitCode> {
        let all: Vec<Kept> = self.names.iter().map(|name| found(archive, name)).collect::<Result<_>>()?;
        let names: Vec<&str> = all.iter().map(|kept| kept.name.as_str()).collect();
        if !self.yes {
            if !std::io::stdin().is_terminal() {
                return Err(anyhow!(
                    "there is no terminal to ask in; --yes deletes {} without asking",
                    names.join(", ")
                ));
            }
            let args = [("names", names.join(", ").into())];
            let mut out = std::io::stdout();
            write!(out, "{} ", locale.text("ui-matches-delete", &args))?;
            out.flush()?;
            let mut answer = String::new();
            std::io::stdin().read_line(&mut answer)?;
            if !matches!(answer.trim(), "y" | "Y" | "yes") {
                return Ok(ExitCode::from(1));
            }
        }
        for kept in &all {
            archive.delete(kept).with_context(|| format!("{} cannot be deleted", kept.path.display()))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
