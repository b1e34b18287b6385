//! `touchline replay RECORD`.

use crate::input::read_text;
use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use touchline_games::Told;
use touchline_kernel::record::{Entry, Record};
use touchline_kernel::{Seat, Token, Viewer};
use touchline_locale::{Locale, match_key};
use touchline_terminal::archive::{Archive, Kept, Replayed, replay_as_far, replay_readable};
use touchline_terminal::sentences::{self, Report};

/// What to look at.
#[derive(Debug, Args)]
pub struct Replay {
    /// A record: a file, or a name from `touchline matches`; `-` reads standard input.
    record: PathBuf,
    /// Stop after this many entries.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Through whose eyes: home, away, spectator or all.
    #[arg(long, default_value = "all", value_parser = viewer)]
    seat: Viewer,
    /// Draw the board after every entry, not only at the end.
    #[arg(long)]
    boards: bool,
    /// For programs.
    #[arg(long)]
    json: bool,
}

pub fn viewer(text: &str) -> Result<Viewer, String> {
    match (text, Seat::read(text)) {
        (_, Some(seat)) => Ok(Viewer::Seat(seat)),
        ("spectator", _) => Ok(Viewer::Spectator),
        ("all", _) => Ok(Viewer::Everything),
        _ => Err("expected home, away, spectator or all".to_owned()),
    }
}

/// A match of the archive by its name, where there is no file that is called so.
fn kept(path: &Path) -> Option<Kept> {
    let name = path.to_str().filter(|name| !name.contains(['/', '.']) && *name != "-" && !path.exists())?;
    Archive::open().ok()?.find(name)
}

/// Reads a record from a file, or from the archive by its name.
pub fn read_record(path: &Path) -> Result<Record> {
    match kept(path) {
        Some(kept) => Ok(kept.record),
        None => read_text(path)?.parse().with_context(|| format!("{} is not a record", path.display())),
    }
}

/// Prints a match of the archive whole, as `replay` does.
pub fn print(record: &Record, locale: &Locale) -> Result<ExitCode> {
    let replay =
        Replay { record: PathBuf::new(), at: None, seat: Viewer::Everything, boards: false, json: false };
    replay.tell(replay_as_far(record.clone(), None)?, locale)
}

impl Replay {
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let no_match = || format!("{} is not a match", self.record.display());
        let replayed = match kept(&self.record) {
            Some(kept) => replay_as_far(kept.record, None).with_context(no_match)?,
            None => replay_readable(&read_text(&self.record)?).with_context(no_match)?,
        };
        self.tell(replayed, locale)
    }

    /// Prints what the record holds; a record that breaks is shown as far as it goes, and the exit code says so.
    fn tell(&self, replayed: Replayed, locale: &Locale) -> Result<ExitCode> {
        let Replayed { record, live: played, moments, broken } = replayed;
        let end = || match &broken {
            None => ExitCode::SUCCESS,
            Some(why) => {
                let args = [("entries", moments.len().into()), ("why", why.as_str().into())];
                eprintln!("touchline: {}", locale.text("ui-record-breaks", &args));
                ExitCode::from(2)
            }
        };
        let entries = self.at.unwrap_or(moments.len());
        let Some(board) = played.position_after(entries) else {
            bail!("the record has {} entries, not {entries}", moments.len());
        };
        let mut out = std::io::stdout().lock();
        let seen = |told: &&Told| told.audience.includes(self.seat);
        let shown = played.record(self.seat);
        if self.json {
            let steps: Vec<_> = moments[..entries]
                .iter()
                .map(|moment| {
                    let told: Vec<&Told> = moment.told.iter().filter(seen).collect();
                    json!({ "number": moment.number, "entry": moment.entry.to_string(), "events": told })
                })
                .collect();
            let view = board.view(self.seat);
            let all = json!({ "game": record.game, "result": record.result.map(|r| r.to_string()), "steps": steps, "view": view });
            writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
            return Ok(end());
        }
        let teams = locale.teams();
        let captions = locale.board(&record.game, &teams);
        let mut report = Report::new(played.game().id(), match_key(&record.dice));
        writeln!(out, "{}", sentences::title(locale, played.game().as_ref()))?;
        for (seat, name) in record.names.iter() {
            writeln!(out, "{}: {name}", teams[seat])?;
        }
        for (i, moment) in moments[..entries].iter().enumerate() {
            let told: Vec<&Told> = moment.told.iter().filter(seen).collect();
            // A line stands below the entries that it gathers: it is said when one comes that does not belong to it.
            for line in report.hear(locale, &teams, (moment.number, &told)) {
                writeln!(out, "      {line}")?;
            }
            writeln!(out, "{:>5} {}", moment.number, shown.entries[i])?;
            let is_step = matches!(moment.entry, Entry::Action(..) | Entry::Chance(_));
            if self.boards || !is_step {
                for line in report.rest(locale, &teams) {
                    writeln!(out, "      {line}")?;
                }
            }
            if self.boards
                && let Some(board) = played.position_after(i + 1)
            {
                write!(out, "{}", board.draw(self.seat, &captions))?;
            }
        }
        for line in report.rest(locale, &teams) {
            writeln!(out, "      {line}")?;
        }
        if !self.boards {
            write!(out, "{}", board.draw(self.seat, &captions))?;
        }
        writeln!(out, "{}", sentences::scoreline(locale, &teams, board.score()))?;
        out.flush()?;
        Ok(end())
    }
}
