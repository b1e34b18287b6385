//! One match of the archive.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use touchline_kernel::Seat;
use touchline_kernel::record::{Record, RecordError};
use touchline_live::ReplayError;

/// A match as the archive holds it.
#[derive(Debug, Clone)]
pub struct Kept {
    /// What it is called.
    pub name: String,
    /// Its file.
    pub path: PathBuf,
    /// What can be read of it.
    pub record: Record,
    /// When a step was last added.
    pub changed: SystemTime,
}

/// How a match ended for the person who played it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Won.
    Won,
    /// Level.
    Drawn,
    /// Lost.
    Lost,
    /// It was played by two people, or by none.
    Other,
    /// It is not over.
    Unfinished,
}

impl Outcome {
    /// Its word in searches and in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
            Self::Other => "played",
            Self::Unfinished => "unfinished",
        }
    }
}

impl Kept {
    /// Reads a match. A last line that was cut off is left out, and a result that was not written any more is computed.
    pub(super) fn read(path: &Path) -> io::Result<Self> {
        let text = std::fs::read_to_string(path)?;
        let changed = std::fs::metadata(path)?.modified()?;
        let record = read_torn(&text).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        Ok(Self { name, path: path.to_owned(), record: with_result(record), changed })
    }

    /// The only seat of a person, if there is only one.
    pub fn own_seat(&self) -> Option<Seat> {
        let mut own = Seat::BOTH.into_iter().filter(|seat| self.record.names[*seat] == "you");
        own.next().filter(|_| own.next().is_none())
    }

    /// Who sat on the other side.
    pub fn opponent(&self) -> &str {
        match self.own_seat() {
            Some(own) => &self.record.names[own.other()],
            None => &self.record.names.away,
        }
    }

    /// How it ended for the person.
    pub fn outcome(&self) -> Outcome {
        let Some(result) = &self.record.result else { return Outcome::Unfinished };
        match (self.own_seat(), result.winner) {
            (None, _) => Outcome::Other,
            (Some(_), None) => Outcome::Drawn,
            (Some(own), Some(winner)) if own == winner => Outcome::Won,
            (Some(_), Some(_)) => Outcome::Lost,
        }
    }

    /// The score, if it is over: `2–1`.
    pub fn score(&self) -> Option<String> {
        self.record.result.as_ref().map(|result| format!("{}–{}", result.score.home, result.score.away))
    }
}

/// Reads a record whose last line may be cut off.
fn read_torn(text: &str) -> Result<Record, RecordError> {
    text.parse().or_else(|error| match text.rfind('\n') {
        Some(end) if end + 1 < text.len() => text[..=end].parse(),
        _ => Err(error),
    })
}

/// The program may have been killed between the last step and the result.
fn with_result(record: Record) -> Record {
    if record.result.is_some() {
        return record;
    }
    match touchline_live::replay(&record) {
        Err(ReplayError::Result { expected, .. }) => {
            let text = record.to_string().replacen("result: *", &format!("result: {expected}"), 1);
            text.parse().unwrap_or(record)
        }
        _ => record,
    }
}
