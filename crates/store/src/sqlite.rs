//! SQLite: one file, one writer.

use crate::{ACQUIRE, Missing, StoreError};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::mpsc;

/// A store in one file.
#[derive(Debug)]
pub struct Sqlite {
    pub(crate) pool: SqlitePool,
    writer: SqlitePool,
}

/// How many pages of 4 kB gather beside the file before they are moved into it. A page that is written often is moved once.
const CHECKPOINT_PAGES: &str = "16000";

/// How much of the file the writer keeps in memory, in kB (SQLite counts those below zero).
const WRITER_CACHE: &str = "-8000";

/// Makes an empty file that only its owner reads: it will hold hashes of passwords and secrets of matches. SQLite gives the files beside
/// it the same rights. Where that cannot be done, SQLite says why when it opens the file.
fn make_secret(path: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(path);
}

impl Sqlite {
    /// Opens `sqlite://FILE`; if there is no such file, it is made or missed.
    ///
    /// # Errors
    /// The file cannot be opened, is missed, or was written by a newer version.
    pub async fn open(address: &str, missing: Missing) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::from_str(address)?;
        let in_memory = address.contains(":memory:");
        if !in_memory {
            match missing {
                Missing::Make => make_secret(options.get_filename()),
                Missing::Fail if !options.get_filename().exists() => {
                    return Err(StoreError::Missing(options.get_filename().to_owned()));
                }
                Missing::Fail => {}
            }
        }
        let options = options
            .create_if_missing(missing == Missing::Make)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged survives a power cut, not only the end of the process.
            .synchronous(SqliteSynchronous::Full);
        // One connection writes: SQLite lets in no more, they would wait for each other, and each would throw away what it knows of
        // the file whenever another has written.
        let written =
            options.clone().pragma("wal_autocheckpoint", CHECKPOINT_PAGES).pragma("cache_size", WRITER_CACHE);
        // What a statement would need to undo itself stays in memory, and a connection to a file needs no test before it is used.
        let written = written.pragma("temp_store", "MEMORY");
        let pool = || SqlitePoolOptions::new().test_before_acquire(false).acquire_timeout(ACQUIRE);
        let writer = pool().max_connections(1).connect_with(written).await?;
        sqlx::migrate!("migrations/sqlite").run(&writer).await?;
        // A database in memory is its connection's own; files are read beside the writer.
        let pool =
            if in_memory { writer.clone() } else { pool().max_connections(3).connect_with(options).await? };
        Ok(Self { pool, writer })
    }

    /// Whoever writes, writes here.
    fn writer(&self) -> &SqlitePool {
        &self.writer
    }

    /// A file belongs to one node: there is nobody to tell.
    async fn announce(
        &self,
        _: &mut sqlx::Transaction<'_, Database>,
        _: Vec<String>,
    ) -> Result<(), sqlx::Error> {
        Ok(())
    }

    async fn others(&self) -> Result<Option<mpsc::Receiver<String>>, StoreError> {
        Ok(None)
    }
}

type Database = sqlx::Sqlite;

// `jsonb_each` (SQLite 3.51, which is built in) hands on each row as it was parsed; `json_each` would write it out as text again, to be
// parsed anew for its columns.

/// New keys.
const KEYS: &str = "INSERT INTO keys (user_id, name, what, match_id, number, at_ms) \
     SELECT value ->> 'user_id', value ->> 'name', value ->> 'what', value ->> 'match_id', value ->> 'number', \
     value ->> 'at_ms' \
     FROM jsonb_each($1) WHERE true ON CONFLICT DO NOTHING";

/// How many of these keys were used before.
const USED: &str = "SELECT COUNT(*) FROM jsonb_each($1) CROSS JOIN keys \
     WHERE keys.user_id = value ->> 'user_id' AND keys.name = value ->> 'name'";

/// Matches whose revision is still the one that was read.
const ROWS: &str = "UPDATE matches SET status = value ->> 'status', home_user = value ->> 'home_user', away_user = value ->> 'away_user', \
     home_name = value ->> 'home_name', away_name = value ->> 'away_name', \
     home_commitment = value ->> 'home_commitment', away_commitment = value ->> 'away_commitment', \
     home_secret = value ->> 'home_secret', away_secret = value ->> 'away_secret', \
     offer = value ->> 'offer', number = value ->> 'number', turn = value ->> 'turn', \
     home_score = value ->> 'home_score', away_score = value ->> 'away_score', \
     result = value ->> 'result', home_left_ms = value ->> 'home_left_ms', \
     away_left_ms = value ->> 'away_left_ms', turn_since_ms = value ->> 'turn_since_ms', \
     deadline_ms = value ->> 'deadline_ms', rematch = value ->> 'rematch', \
     updated_ms = value ->> 'updated_ms', revision = revision + 1 \
     FROM jsonb_each($1) WHERE matches.id = value ->> 'id' AND matches.revision = value ->> 'revision'";

/// What moves change of matches whose revision is still the one that was read.
const STANDS: &str = "UPDATE matches SET offer = value ->> 'offer', number = value ->> 'number', turn = value ->> 'turn', \
     home_score = value ->> 'home_score', away_score = value ->> 'away_score', \
     home_left_ms = value ->> 'home_left_ms', away_left_ms = value ->> 'away_left_ms', \
     turn_since_ms = value ->> 'turn_since_ms', deadline_ms = value ->> 'deadline_ms', \
     updated_ms = value ->> 'updated_ms', revision = revision + 1 \
     FROM jsonb_each($1) WHERE matches.id = value ->> 'id' AND matches.revision = value ->> 'revision'";

/// Entries of logs.
const ENTRIES: &str = "INSERT INTO entries (match_id, number, entry, at_ms, asked) \
     SELECT value ->> 'match_id', value ->> 'number', value ->> 'entry', value ->> 'at_ms', value ->> 'asked' \
     FROM jsonb_each($1)";

/// The rows of a table, each as JSON.
fn dump(table: &str, columns: &[&str]) -> String {
    let pairs: Vec<String> = columns.iter().map(|column| format!("'{column}', {column}")).collect();
    format!("SELECT json_object({}) FROM {table}", pairs.join(", "))
}

/// Adds the rows of a list in JSON to a table.
fn load(table: &str, columns: &[&str]) -> String {
    let values: Vec<String> = columns.iter().map(|column| format!("value ->> '{column}'")).collect();
    format!("INSERT INTO {table} ({}) SELECT {} FROM jsonb_each($1)", columns.join(", "), values.join(", "))
}

crate::sql::store!(Sqlite, begin: "BEGIN IMMEDIATE", snapshot: "BEGIN");
