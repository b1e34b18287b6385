//! SQLite: one file, one writer.

use crate::StoreError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::str::FromStr;
use std::time::Duration;

/// A store in one file.
#[derive(Debug)]
pub struct Sqlite {
    pub(crate) pool: SqlitePool,
}

impl Sqlite {
    /// Opens `sqlite://FILE`; the file is made if there is none.
    ///
    /// # Errors
    /// The file cannot be opened, or was written by a newer version.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::from_str(address)?
            .create_if_missing(true)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged survives a power cut, not only the end of the process.
            .synchronous(SqliteSynchronous::Full);
        // A database in memory is its connection's own; files are read beside the writer.
        let memory = address.contains(":memory:");
        let pool = SqlitePoolOptions::new()
            .max_connections(if memory { 1 } else { 4 })
            .connect_with(options)
            .await?;
        sqlx::migrate!("migrations/sqlite").run(&pool).await?;
        Ok(Self { pool })
    }
}

type Database = sqlx::Sqlite;

crate::sql::store!(Sqlite, begin: "BEGIN IMMEDIATE");
