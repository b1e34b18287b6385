//! What an online server keeps: people, sessions, matches and their logs.
//!
//! [`Store`] is the interface; [`open`] gives one for an address, SQLite or PostgreSQL. A match is its log: `(match, number)` is
//! unique, and a [`Commit`] writes entries, the match's row and the sender's key together or not at all. [`Journal`] puts commits of
//! several matches into one transaction.
//!
//! The store knows no game, no rule and no secret of a position: entries are lines of text.

mod backup;
mod batch;
mod group_commit;
mod postgres;
mod rows;
mod sql;
mod sqlite;

pub use group_commit::Journal;
pub use postgres::Postgres;
pub use rows::{
    ChatRow, Commit, Committed, EntryRow, KeyRow, MatchRow, Once, RatingChangeRow, RatingRow, Scope,
    SessionRow, UserRow,
};
pub use sqlite::Sqlite;

use async_trait::async_trait;
use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Why the store could not answer.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address names no database that there is.
    #[error("`{0}` is no database; expected sqlite://FILE or postgres://USER@HOST/NAME")]
    Address(String),
    /// There is no such file.
    #[error("there is no database {}", .0.display())]
    Missing(PathBuf),
    /// The database failed or could not be reached.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// Its tables could not be brought up to date.
    #[error(transparent)]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A backup cannot be written or read.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// A file is no backup; where and why.
    #[error("the backup cannot be read: {0}")]
    Backup(String),
    /// A backup is read into an empty store only.
    #[error("the store is not empty; a backup is read into an empty one only")]
    NotEmpty,
    /// The store is being closed.
    #[error("the store is closed")]
    Closed,
}

/// What a server keeps. Everything that returns has been written durably.
#[async_trait]
pub trait Store: Debug + Send + Sync {
    /// Does the database answer?
    async fn ping(&self) -> Result<(), StoreError>;
    /// Waits for what is being written and closes all connections.
    async fn close(&self);

    /// Writes everything, as it is at one moment, while others go on. Gives the number of rows.
    async fn backup(&self, to: &mut (dyn std::io::Write + Send)) -> Result<u64, StoreError>;
    /// Reads a backup into an empty store: all of it, or nothing. Gives the number of rows.
    async fn restore(&self, from: &mut (dyn std::io::BufRead + Send)) -> Result<u64, StoreError>;

    /// Adds a person with a first session.
    async fn add_user(
        &self,
        user: &UserRow,
        session: &SessionRow,
        key: &KeyRow,
    ) -> Result<Once<()>, StoreError>;
    /// A person by ID.
    async fn user(&self, id: &str) -> Result<Option<UserRow>, StoreError>;
    /// A person by the key of a claimed name.
    async fn user_by_name(&self, name_key: &str) -> Result<Option<UserRow>, StoreError>;
    /// Gives a person a name and a password. False if somebody else has the name; then the key is free again.
    async fn claim_name(
        &self,
        id: &str,
        name: &str,
        name_key: &str,
        password: &str,
        key: &KeyRow,
    ) -> Result<Once<bool>, StoreError>;
    /// Removes a person with all sessions, keys and chat. Matches stay, without the person. So does the key, which must not be one of
    /// the person's.
    async fn delete_user(&self, id: &str, nobody: &str, key: &KeyRow) -> Result<Once<()>, StoreError>;

    /// Adds a session.
    async fn add_session(&self, session: &SessionRow, key: &KeyRow) -> Result<Once<()>, StoreError>;
    /// Puts a session in the place of the one that was made under a key, whose token is not known any more. False if that one has
    /// ended; nothing is added then.
    async fn renew_session(&self, session: &SessionRow, key: &KeyRow) -> Result<bool, StoreError>;
    /// The person of a session.
    async fn user_of_session(&self, hash: &str) -> Result<Option<UserRow>, StoreError>;
    /// Ends one session.
    async fn end_session(&self, hash: &str, key: &KeyRow) -> Result<Once<()>, StoreError>;
    /// Ends all sessions of a person, bots included.
    async fn end_sessions(&self, user_id: &str, key: &KeyRow) -> Result<Once<()>, StoreError>;

    /// Adds a match, with the key of the request that asked for it. False if the key was used before; nothing is added then.
    async fn add_match(&self, row: &MatchRow, key: &KeyRow) -> Result<bool, StoreError>;
    /// A match.
    async fn match_row(&self, id: &str) -> Result<Option<MatchRow>, StoreError>;
    /// The log of a match, in order.
    async fn entries(&self, match_id: &str) -> Result<Vec<EntryRow>, StoreError>;
    /// The matches of a person, the latest first.
    async fn matches_of(&self, user_id: &str, limit: u32) -> Result<Vec<MatchRow>, StoreError>;
    /// How many matches of a person are not over.
    async fn count_unfinished(&self, user_id: &str) -> Result<u32, StoreError>;
    /// How many offers of a person are open in the lobby.
    async fn count_offers(&self, user_id: &str) -> Result<u32, StoreError>;
    /// The open offers of the lobby, the newest first.
    async fn lobby(&self, limit: u32) -> Result<Vec<MatchRow>, StoreError>;
    /// Matches whose deadline has passed.
    async fn due(&self, now_ms: i64, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Writes several commits in one transaction. Each is written whole or refused by itself.
    async fn commit(&self, batch: &[Commit]) -> Result<Vec<Committed>, StoreError>;

    /// The IDs of matches that other nodes on the same database change, from now on. None if there can be no other node.
    async fn watch(&self) -> Result<Option<tokio::sync::mpsc::Receiver<String>>, StoreError>;

    /// What was done under a key.
    async fn key(&self, user_id: &str, name: &str) -> Result<Option<KeyRow>, StoreError>;
    /// Forgets keys that are older than this.
    async fn forget_keys(&self, before_ms: i64) -> Result<(), StoreError>;

    /// The ratings of somebody: a person by ID, a coach as `coach:NAME`.
    async fn ratings(&self, who: &str) -> Result<Vec<RatingRow>, StoreError>;
    /// Matches that are over and have not been rated yet, the oldest first.
    async fn to_rate(&self, limit: u32) -> Result<Vec<MatchRow>, StoreError>;
    /// Writes what a match did to ratings: the new ratings, each with one match more than the old, and the changes. False if the match
    /// was rated already or one of the ratings has changed meanwhile; nothing is written then.
    async fn rate(
        &self,
        match_id: &str,
        ratings: &[RatingRow],
        changes: &[RatingChangeRow],
    ) -> Result<bool, StoreError>;
    /// What a match did to ratings.
    async fn rating_changes(&self, match_id: &str) -> Result<Vec<RatingChangeRow>, StoreError>;

    /// Adds a line of chat under the next number, and gives the number. The key of the request keeps it. None if the key was used
    /// before; nothing is added then.
    async fn add_chat(&self, chat: &ChatRow, key: &KeyRow) -> Result<Option<i64>, StoreError>;
    /// Says whether a person wants to read what the others of a match say.
    async fn set_mute(
        &self,
        match_id: &str,
        user_id: &str,
        mute: bool,
        key: &KeyRow,
    ) -> Result<Once<()>, StoreError>;
    /// Who of a match does not want to read what the others say.
    async fn mutes(&self, match_id: &str) -> Result<Vec<String>, StoreError>;
    /// The chat of a match after a number.
    async fn chat(&self, match_id: &str, after: i64, limit: u32) -> Result<Vec<ChatRow>, StoreError>;
    /// Everything that a person has said, the oldest first.
    async fn chat_by(&self, user_id: &str) -> Result<Vec<ChatRow>, StoreError>;
    /// Marks a line of chat for whoever runs the server. False if there is none; then the key is free again.
    async fn report_chat(&self, match_id: &str, number: i64, key: &KeyRow) -> Result<Once<bool>, StoreError>;
}

/// How long a request waits for a connection to the database: whoever asks should hear soon that it does not answer.
const ACQUIRE: Duration = Duration::from_secs(5);

/// What to do about a file that is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// Make it: a new server begins.
    Make,
    /// Fail: what is to be read should be there.
    Fail,
}

/// Opens the store at an address, made if need be, and brings its tables up to date.
///
/// # Errors
/// An address of another kind, or a database that cannot be opened.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_or(address, Missing::Make).await
}

/// Opens the store at an address, and brings its tables up to date.
///
/// # Errors
/// An address of another kind, or a database that is missed or cannot be opened.
pub async fn open_or(address: &str, missing: Missing) -> Result<Arc<dyn Store>, StoreError> {
    if address.starts_with("sqlite:") {
        Ok(Arc::new(Sqlite::open(address, missing).await?))
    } else if address.starts_with("postgres:") || address.starts_with("postgresql:") {
        Ok(Arc::new(Postgres::open(address).await?))
    } else {
        // An address may hold a password: only its beginning is repeated.
        let kind: String = address.chars().take_while(|c| *c != ':').take(20).collect();
        Err(StoreError::Address(kind))
    }
}
