//! Backup and restore: a whole store as one text file, whichever database it is in. It is written from one snapshot while the server
//! runs, and read into an empty store. So a club that outgrows its file can move to PostgreSQL.
//!
//! The first line names the format, then comes a line for each row, `users {"id":…}`, then `end` with the number of rows, so that half
//! a file is not taken for a whole one.

use crate::chat::{CHAT, MUTES};
use crate::database::Table;
use crate::keys::KEYS;
use crate::matches::{ENTRIES, MATCHES};
use crate::people::USERS;
use crate::ratings::{RATING_CHANGES, RATINGS};
use crate::sessions::SESSIONS;
use crate::value::Value;
use crate::{Store, StoreError};
use std::io::{BufRead, Write};

/// The first line of every backup.
const MAGIC: &str = "touchline backup 1";

/// How many rows one statement adds.
const ROWS_AT_ONCE: usize = 500;

/// Every table, each after those that it refers to.
const TABLES: &[Table] = &[USERS, SESSIONS, MATCHES, ENTRIES, KEYS, CHAT, RATINGS, RATING_CHANGES, MUTES];

impl Store {
    /// Writes everything, as it is at one moment, while others go on. Gives the number of rows.
    pub async fn backup(&self, to: &mut (dyn Write + Send)) -> Result<u64, StoreError> {
        let mut tx = self.database.snapshot().await?;
        let mut writer = Writer::begin(to)?;
        for table in TABLES {
            tx.each_text(self.database.dump(*table).into(), &mut |row| writer.row(table.name, &row)).await?;
        }
        writer.end()
    }

    /// Reads a backup into an empty store: all of it, or nothing. Gives the number of rows.
    pub async fn restore(&self, from: &mut (dyn BufRead + Send)) -> Result<u64, StoreError> {
        let mut tx = self.database.begin().await?;
        let count = "SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM matches)";
        let filled = tx.fetch(count.into(), &[]).await?.concat();
        if filled != [Value::Integer(0)] {
            return Err(StoreError::NotEmpty);
        }
        let mut reader = Reader::begin(from)?;
        while let Some((table, rows)) = reader.piece()? {
            tx.execute(self.database.insert(table).into(), &[Value::Text(rows.into())]).await?;
        }
        tx.commit().await?;
        Ok(reader.rows())
    }
}

/// Writes a backup, row by row.
struct Writer<'a> {
    to: &'a mut (dyn Write + Send),
    rows: u64,
}

impl<'a> Writer<'a> {
    fn begin(to: &'a mut (dyn Write + Send)) -> Result<Self, StoreError> {
        writeln!(to, "{MAGIC}")?;
        Ok(Self { to, rows: 0 })
    }

    fn row(&mut self, table: &str, row: &str) -> Result<(), StoreError> {
        self.rows += 1;
        Ok(writeln!(self.to, "{table} {row}")?)
    }

    /// Gives the number of rows.
    fn end(self) -> Result<u64, StoreError> {
        writeln!(self.to, "end {}", self.rows)?;
        self.to.flush()?;
        Ok(self.rows)
    }
}

/// Reads a backup, some rows of one table at a time.
struct Reader<'a> {
    lines: std::io::Lines<&'a mut (dyn BufRead + Send)>,
    line: usize,
    rows: u64,
    /// The first row of the next table, which ended the piece before.
    next: Option<(Table, String)>,
    ended: bool,
}

impl<'a> Reader<'a> {
    fn begin(from: &'a mut (dyn BufRead + Send)) -> Result<Self, StoreError> {
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

    fn row(&mut self) -> Result<Option<(Table, String)>, StoreError> {
        let Some(line) = self.line()? else { return Err(self.wrong("the file ends before its `end`")) };
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        if word == "end" {
            if rest.parse() != Ok(self.rows) {
                return Err(self.wrong(&format!("found {} rows, expected {rest}", self.rows)));
            }
            self.ended = true;
            return Ok(None);
        }
        let Some(table) = TABLES.iter().find(|table| table.name == word) else {
            return Err(
                self.wrong(&format!("there is no table `{}`", word.chars().take(40).collect::<String>()))
            );
        };
        if serde_json::from_str::<&serde_json::value::RawValue>(rest).is_err() {
            return Err(self.wrong("expected a row as JSON"));
        }
        self.rows += 1;
        Ok(Some((*table, rest.to_owned())))
    }

    /// The next rows of one table, as a JSON array.
    fn piece(&mut self) -> Result<Option<(Table, String)>, StoreError> {
        let first = match self.next.take() {
            Some(row) => Some(row),
            None if self.ended => None,
            None => self.row()?,
        };
        let Some((table, row)) = first else { return Ok(None) };
        let mut rows = vec![row];
        while rows.len() < ROWS_AT_ONCE && !self.ended {
            match self.row()? {
                Some((same, row)) if same.name == table.name => rows.push(row),
                other => {
                    self.next = other;
                    break;
                }
            }
        }
        Ok(Some((table, format!("[{}]", rows.join(",")))))
    }

    /// How many rows there were.
    fn rows(&self) -> u64 {
        self.rows
    }
}
