//! Why the store could not answer.

use std::path::PathBuf;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address names no database that there is.
    #[error("`{0}` is not a database; expected sqlite://FILE or postgres://USER@HOST/NAME")]
    Address(String),
    #[error("there is no database {}", .0.display())]
    Missing(PathBuf),
    /// Two servers on one file would not hear of each other's changes.
    #[error("another server has opened {}; several servers share a PostgreSQL", .0.display())]
    InUse(PathBuf),
    /// The database does not answer; why not.
    #[error("the database cannot be reached: {0}")]
    OutOfReach(String),
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error(transparent)]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A value that this program cannot read: the database was changed by hand, or by a newer version.
    #[error("{table} {key}, column {column}: found {found}, expected {expected}")]
    Unreadable {
        table: &'static str,
        /// The first column of the row.
        key: String,
        column: &'static str,
        found: String,
        expected: &'static str,
    },
    /// A backup cannot be written or read.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// A file is no backup; where and why.
    #[error("the backup cannot be read: {0}")]
    Backup(String),
    #[error("the store is not empty; a backup can only be restored into an empty one")]
    NotEmpty,
    #[error("the key that signs records is no key; expected 64 hexadecimal digits in the table signing_key")]
    SigningKey,
    #[error("the store is closed")]
    Closed,
}
