//! A whole store as one text file, whichever database it is in: written from one moment while the server runs, read into an empty
//! store. So a club that outgrows its file can move to PostgreSQL.
//!
//! The first line names the format, then comes a line for each row, `users {"id":…}`, then `end` with the number of rows, so that half
//! a file is not taken for a whole one.

use crate::StoreError;
use std::io::{BufRead, Write};

/// The first line of every backup.
const MAGIC: &str = "touchline backup 1";

/// So many rows are read in at once.
const ROWS_AT_ONCE: usize = 500;

/// Every table with its columns, each after those that it refers to.
pub(crate) const TABLES: &[(&str, &[&str])] = &[
    ("users", &["id", "name", "name_key", "password", "created_ms"]),
    ("sessions", &["hash", "user_id", "kind", "label", "created_ms"]),
    (
        "matches",
        &[
            "id",
            "game",
            "rules",
            "options",
            "kind",
            "creator",
            "invitation",
            "pace",
            "rated",
            "quiet",
            "created_ms",
            "server_secret",
            "status",
            "home_user",
            "away_user",
            "home_coach",
            "away_coach",
            "home_name",
            "away_name",
            "home_commitment",
            "away_commitment",
            "home_secret",
            "away_secret",
            "offer",
            "number",
            "turn",
            "home_score",
            "away_score",
            "result",
            "home_left_ms",
            "away_left_ms",
            "turn_since_ms",
            "deadline_ms",
            "rematch",
            "updated_ms",
            "revision",
        ],
    ),
    ("entries", &["match_id", "number", "entry", "at_ms", "asked"]),
    ("keys", &["user_id", "name", "what", "match_id", "number", "at_ms"]),
    ("chat", &["match_id", "number", "user_id", "name", "text", "at_ms", "reported"]),
    ("ratings", &["who", "game", "against", "rating", "deviation", "volatility", "matches", "updated_ms"]),
    ("rating_changes", &["match_id", "seat", "before", "after", "provisional"]),
    ("mutes", &["match_id", "user_id"]),
];

/// Writes a backup, row by row.
pub(crate) struct Writer<'a> {
    to: &'a mut (dyn Write + Send),
    rows: u64,
}

impl<'a> Writer<'a> {
    pub fn begin(to: &'a mut (dyn Write + Send)) -> Result<Self, StoreError> {
        writeln!(to, "{MAGIC}")?;
        Ok(Self { to, rows: 0 })
    }

    pub fn row(&mut self, table: &str, row: &str) -> Result<(), StoreError> {
        self.rows += 1;
        Ok(writeln!(self.to, "{table} {row}")?)
    }

    /// Gives the number of rows.
    pub fn end(self) -> Result<u64, StoreError> {
        writeln!(self.to, "end {}", self.rows)?;
        self.to.flush()?;
        Ok(self.rows)
    }
}

/// Reads a backup, so many rows of one table at a time.
pub(crate) struct Reader<'a> {
    lines: std::io::Lines<&'a mut (dyn BufRead + Send)>,
    line: usize,
    rows: u64,
    /// The first row of the next table, which ended the piece before.
    next: Option<(&'static str, String)>,
    ended: bool,
}

impl<'a> Reader<'a> {
    pub fn begin(from: &'a mut (dyn BufRead + Send)) -> Result<Self, StoreError> {
        let mut reader = Self { lines: from.lines(), line: 0, rows: 0, next: None, ended: false };
        match reader.line()? {
            Some(line) if line == MAGIC => Ok(reader),
            _ => Err(reader.wrong(&format!("expected `{MAGIC}`"))),
        }
    }

    fn line(&mut self) -> Result<Option<String>, StoreError> {
        self.line += 1;
        Ok(self.lines.next().transpose()?)
    }

    fn wrong(&self, what: &str) -> StoreError {
        StoreError::Backup(format!("line {}: {what}", self.line))
    }

    fn row(&mut self) -> Result<Option<(&'static str, String)>, StoreError> {
        let Some(line) = self.line()? else { return Err(self.wrong("the file ends before its `end`")) };
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        if word == "end" {
            if rest.parse() != Ok(self.rows) {
                return Err(self.wrong(&format!("found {} rows, expected {rest}", self.rows)));
            }
            self.ended = true;
            return Ok(None);
        }
        let Some((table, _)) = TABLES.iter().find(|(table, _)| *table == word) else {
            return Err(
                self.wrong(&format!("there is no table `{}`", word.chars().take(40).collect::<String>()))
            );
        };
        if serde_json::from_str::<&serde_json::value::RawValue>(rest).is_err() {
            return Err(self.wrong("expected a row as JSON"));
        }
        self.rows += 1;
        Ok(Some((table, rest.to_owned())))
    }

    /// The next rows of one table, as a list in JSON.
    pub fn piece(&mut self) -> Result<Option<(&'static str, String)>, StoreError> {
        let first = match self.next.take() {
            Some(row) => Some(row),
            None if self.ended => None,
            None => self.row()?,
        };
        let Some((table, row)) = first else { return Ok(None) };
        let mut rows = vec![row];
        while rows.len() < ROWS_AT_ONCE && !self.ended {
            match self.row()? {
                Some((same, row)) if same == table => rows.push(row),
                other => {
                    self.next = other;
                    break;
                }
            }
        }
        Ok(Some((table, format!("[{}]", rows.join(",")))))
    }

    /// How many rows there were.
    pub fn rows(&self) -> u64 {
        self.rows
    }
}
