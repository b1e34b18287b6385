//! Backup and restore: a whole store as one text file, whichever database it is in. It is written from one snapshot while the server
//! runs, and read into an empty store. So a club that outgrows its file can move to PostgreSQL.
//!
//! The first line names the format, then comes a line for each row, `users {"id":…}`, then `end` with the number of rows and the SHA-256
//! of everything before, so that neither half a file nor a damaged one is taken for a whole one. Format 1 had no checksum.

use crate::analyses::ANALYSES;
use crate::chat::{CHAT, MUTES};
use crate::competitions::{COMPETITION_LOG, COMPETITIONS, ENTRANTS, FIXTURES};
use crate::database::Table;
use crate::keys::KEYS;
use crate::learning::LEARNING;
use crate::matches::{ENTRIES, MATCHES};
use crate::people::USERS;
use crate::ratings::{RATING_CHANGES, RATINGS};
use crate::recovery::RECOVERY_CODES;
use crate::sessions::SESSIONS;
use crate::signing_key::SIGNING_KEY;
use crate::value::Value;
use crate::{Store, StoreError};
use sha2::{Digest, Sha256};
use std::io::{BufRead, Write};
use touchline_kernel::dice::to_hex;

/// The first line of every backup.
const MAGIC: &str = "touchline backup 2";

/// The first line of backups without a checksum.
const UNCHECKED: &str = "touchline backup 1";

/// How many rows one statement adds.
const ROWS_AT_ONCE: usize = 500;

/// Every table, each after those that it refers to.
const TABLES: &[Table] = &[
    USERS,
    SESSIONS,
    MATCHES,
    ENTRIES,
    KEYS,
    CHAT,
    RATINGS,
    RATING_CHANGES,
    MUTES,
    SIGNING_KEY,
    RECOVERY_CODES,
    LEARNING,
    ANALYSES,
    COMPETITIONS,
    ENTRANTS,
    FIXTURES,
    COMPETITION_LOG,
];

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
        // A server that was started here before has made a key, with which it has signed nothing yet.
        tx.execute("DELETE FROM signing_key".into(), &[]).await?;
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
    sum: Sha256,
}

impl<'a> Writer<'a> {
    fn begin(to: &'a mut (dyn Write + Send)) -> Result<Self, StoreError> {
        let mut writer = Self { to, rows: 0, sum: Sha256::new() };
        writer.line(MAGIC)?;
        Ok(writer)
    }

    fn line(&mut self, line: &str) -> Result<(), StoreError> {
        add_line(&mut self.sum, line);
        Ok(writeln!(self.to, "{line}")?)
    }

    fn row(&mut self, table: &str, row: &str) -> Result<(), StoreError> {
        self.rows += 1;
        self.line(&format!("{table} {row}"))
    }

    /// Gives the number of rows.
    fn end(self) -> Result<u64, StoreError> {
        writeln!(self.to, "end {} {}", self.rows, to_hex(&self.sum.finalize().into()))?;
        self.to.flush()?;
        Ok(self.rows)
    }
}

fn add_line(sum: &mut Sha256, line: &str) {
    sum.update(line);
    sum.update("\n");
}

/// Reads a backup, some rows of one table at a time.
struct Reader<'a> {
    lines: std::io::Lines<&'a mut (dyn BufRead + Send)>,
    line: usize,
    rows: u64,
    /// The first row of the next table, which ended the piece before.
    next: Option<(Table, String)>,
    ended: bool,
    /// Of the lines so far; none where the file has no checksum.
    sum: Option<Sha256>,
}

impl<'a> Reader<'a> {
    fn begin(from: &'a mut (dyn BufRead + Send)) -> Result<Self, StoreError> {
        let mut reader = Self { lines: from.lines(), line: 0, rows: 0, next: None, ended: false, sum: None };
        match reader.line()?.as_deref() {
            Some(MAGIC) => reader.sum = Some(Sha256::new_with_prefix(format!("{MAGIC}\n"))),
            Some(UNCHECKED) => {}
            _ => return Err(reader.wrong(&format!("expected `{MAGIC}`"))),
        }
        Ok(reader)
    }

    fn line(&mut self) -> Result<Option<String>, StoreError> {
        self.line += 1;
        Ok(self.lines.next().transpose()?)
    }

    fn wrong(&self, what: &str) -> StoreError {
        StoreError::Backup(format!("line {}, column 1: {what}", self.line))
    }

    fn row(&mut self) -> Result<Option<(Table, String)>, StoreError> {
        let Some(line) = self.line()? else { return Err(self.wrong("the file ends before its `end`")) };
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        if word == "end" {
            let (rows, sum) = rest.split_once(' ').unwrap_or((rest, ""));
            if rows.parse() != Ok(self.rows) {
                return Err(self.wrong(&format!("found {} rows, expected {rows}", self.rows)));
            }
            let found = self.sum.take().map_or_else(String::new, |sum| to_hex(&sum.finalize().into()));
            if found != sum {
                return Err(self.wrong("the file is not what was written: its checksum differs"));
            }
            self.ended = true;
            return Ok(None);
        }
        if let Some(sum) = &mut self.sum {
            add_line(sum, &line);
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
