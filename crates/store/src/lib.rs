//! What an online server keeps: people, sessions, matches and their logs, in SQLite or PostgreSQL.
//!
//! [`open`] gives a [`Store`] for an address. A match is its log: `(match, number)` is unique, and a [`Commit`] writes entries, the
//! match's row and the sender's key together or not at all. [`Journal`] is the group commit: one transaction for the commits of
//! several matches.
//!
//! The store knows no game and no rule: entries are lines of text.

mod analyses;
mod backup;
mod chat;
mod commit;
mod competitions;
mod database;
mod error;
mod group_commit;
mod heartbeat;
mod keys;
mod learning;
mod match_row;
mod matches;
mod nodes;
mod people;
mod postgres;
mod quota;
mod ratings;
mod recovery;
mod sessions;
mod signing_key;
mod sqlite;
mod value;
mod wal;

pub use analyses::{AnalysisRow, ShortAnalysis};
pub use chat::ChatRow;
pub use commit::{Commit, Committed};
pub use competitions::{
    CompetitionChange, CompetitionChanged, CompetitionList, CompetitionListed, CompetitionLogRow,
    CompetitionRow, CompetitionStatus, CompetitionWhole, EntrantRow, FixtureRow,
};
pub use error::StoreError;
pub use group_commit::Journal;
pub use keys::{KeyRow, Once, Subject};
pub use match_row::{Kind, MatchRow, Offer, Pace, Proposal, Rated, Scope, Side, Status};
pub use matches::{Added, EntryRow};
pub use nodes::Heard;
pub use people::UserRow;
pub use quota::Quota;
pub use ratings::{Against, RatingChangeRow, RatingRow};
pub use sessions::{SessionKind, SessionRow};

use crate::database::{Database, Values};
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::value::Value;
use std::sync::Arc;
use std::time::Duration;

/// What a server keeps. Everything that returns has been written durably.
#[derive(Debug)]
pub struct Store {
    database: Box<dyn Database>,
}

impl Store {
    /// Waits for what is being written and closes all connections.
    pub async fn close(&self) {
        self.database.close().await;
    }

    async fn all(&self, statement: &'static str, values: &[Value<'_>]) -> Result<Vec<Values>, StoreError> {
        Ok(self.database.fetch(statement.into(), values).await?)
    }

    async fn one(&self, statement: &'static str, values: &[Value<'_>]) -> Result<Option<Values>, StoreError> {
        Ok(self.all(statement, values).await?.pop())
    }
}

/// How long a request waits for a connection to the database before it fails.
const ACQUIRE: Duration = Duration::from_secs(5);

/// How a store is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// As a server: a file is made if it is missing, and no other server may have it.
    Server,
    /// Beside a server: a file that is missing is an error.
    Beside,
}

/// Opens the store at an address for a server, and brings its tables up to date.
///
/// # Errors
/// An address of another kind, or a database that cannot be opened or is in use.
pub async fn open(address: &str) -> Result<Arc<Store>, StoreError> {
    open_as(address, Access::Server).await
}

/// Opens the store at an address, and brings its tables up to date.
///
/// # Errors
/// An address of another kind, or a database that is missing, in use or cannot be opened.
pub async fn open_as(address: &str, access: Access) -> Result<Arc<Store>, StoreError> {
    let database: Box<dyn Database> = if address.starts_with("sqlite:") {
        Box::new(Sqlite::open(address, access).await?)
    } else if address.starts_with("postgres:") || address.starts_with("postgresql:") {
        Box::new(Postgres::open(address).await?)
    } else {
        // An address may hold a password: only its beginning is repeated.
        let kind: String = address.chars().take_while(|c| *c != ':').take(20).collect();
        return Err(StoreError::Address(kind));
    };
    Ok(Arc::new(Store { database }))
}
