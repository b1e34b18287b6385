//! Idempotency keys: what was already done, by the key that its sender gave it.

use crate::database::{Table, Transaction};
use crate::value::{Row, Value};
use crate::{Store, StoreError};
use serde::{Serialize, Serializer};

pub(crate) const KEYS: Table =
    Table { name: "keys", columns: &["user_id", "name", "what", "match_id", "number", "at_ms"] };

/// What was done under an idempotency key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyRow {
    /// Whose key: a user's ID; of requests that end a session, the session's hash; `guest` for a stranger.
    pub owner: String,
    pub name: String,
    /// The hash of what was asked for.
    pub what: String,
    pub subject: Subject,
    pub at_ms: i64,
}

/// What a request with a key was done to, or what it made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// A match, and how many entries its log, or lines its chat, had then.
    Match { id: String, number: u32 },
    /// The session that was made, by the hash of its token.
    Session(String),
    /// Anything else: that it was done is all that is kept.
    Nothing,
}

/// The length of a session's hash. The database keeps IDs of matches, which are shorter, and hashes in one column.
const HASH_CHARS: usize = 64;

impl Subject {
    /// The match that it was done to.
    #[must_use]
    pub fn match_id(&self) -> Option<&str> {
        match self {
            Self::Match { id, .. } => Some(id),
            Self::Session(_) | Self::Nothing => None,
        }
    }

    fn columns(&self) -> (&str, u32) {
        match self {
            Self::Match { id, number } => (id, *number),
            Self::Session(hash) => (hash, 0),
            Self::Nothing => ("", 0),
        }
    }

    fn read(id: String, number: u32) -> Self {
        match id.len() {
            0 => Self::Nothing,
            HASH_CHARS => Self::Session(id),
            _ => Self::Match { id, number },
        }
    }
}

impl Serialize for KeyRow {
    /// An object with a field for each column.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Flat<'a> {
            user_id: &'a str,
            name: &'a str,
            what: &'a str,
            match_id: &'a str,
            number: u32,
            at_ms: i64,
        }
        let (match_id, number) = self.subject.columns();
        let Self { owner, name, what, at_ms, .. } = self;
        Flat { user_id: owner, name, what, match_id, number, at_ms: *at_ms }.serialize(serializer)
    }
}

/// What became of a change that carries a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Once<T> {
    Done(T),
    /// The key was used before; nothing was done now.
    Replayed,
}

impl Store {
    /// What was done under a key.
    pub async fn key(&self, owner: &str, name: &str) -> Result<Option<KeyRow>, StoreError> {
        let statement =
            "SELECT user_id, name, what, match_id, number, at_ms FROM keys WHERE user_id = $1 AND name = $2";
        let found = self.one(statement, &[Value::text(owner), Value::text(name)]).await?;
        let read = |values| {
            let mut row = Row::new(KEYS.name, values);
            Ok(KeyRow {
                owner: row.take("user_id")?,
                name: row.take("name")?,
                what: row.take("what")?,
                subject: Subject::read(row.take("match_id")?, row.take("number")?),
                at_ms: row.take("at_ms")?,
            })
        };
        found.map(read).transpose()
    }

    /// Forgets keys that are older than this.
    pub async fn forget_keys(&self, before_ms: i64) -> Result<(), StoreError> {
        let mut tx = self.database.begin().await?;
        tx.execute("DELETE FROM keys WHERE at_ms < $1".into(), &[Value::Integer(before_ms)]).await?;
        Ok(tx.commit().await?)
    }

    /// Begins a change under a key; none if the key was used before.
    pub(crate) async fn begin_once(&self, key: &KeyRow) -> Result<Option<Box<dyn Transaction>>, StoreError> {
        let mut tx = self.database.begin().await?;
        Ok(self.insert_key(tx.as_mut(), key).await?.then_some(tx))
    }

    /// False if the key was used before; nothing is written then.
    pub(crate) async fn insert_key(
        &self,
        tx: &mut dyn Transaction,
        key: &KeyRow,
    ) -> Result<bool, StoreError> {
        let statement = self.database.insert(KEYS) + " ON CONFLICT DO NOTHING";
        Ok(tx.execute(statement.into(), &[json(&[key])]).await? == 1)
    }

    /// Adds a row to a table.
    pub(crate) async fn insert<T: Serialize>(
        &self,
        tx: &mut dyn Transaction,
        table: Table,
        row: &T,
    ) -> Result<(), StoreError> {
        tx.execute(self.database.insert(table).into(), &[json(&[row])]).await?;
        Ok(())
    }
}

/// Rows as the value of a statement that takes them as one JSON array.
pub(crate) fn json<T: Serialize>(rows: &[T]) -> Value<'static> {
    Value::Text(serde_json::to_string(rows).unwrap_or_default().into())
}

/// Ends a change: it is written with its key, or there was nothing to change and the key is free again.
pub(crate) async fn end_if(tx: Box<dyn Transaction>, changed: bool) -> Result<Once<bool>, StoreError> {
    if changed {
        tx.commit().await?;
    }
    Ok(Once::Done(changed))
}
