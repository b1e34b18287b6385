//! Sessions: what a person signs in with.

use crate::database::Table;
use crate::keys::json;
use crate::value::{Row, Value, words};
use crate::{KeyRow, Once, Store, StoreError, Subject, UserRow};
use serde::{Serialize, Serializer};

pub(crate) const SESSIONS: Table =
    Table { name: "sessions", columns: &["hash", "user_id", "kind", "label", "created_ms"] };

words! {
    SessionKind, "`browser` or `bot`" {
        /// A cookie.
        Browser = "browser",
        /// A token that a program sends.
        Bot = "bot",
    }
}

impl Serialize for SessionKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SessionRow {
    /// The hash of the token. The token itself is nowhere.
    pub hash: String,
    pub user_id: String,
    pub kind: SessionKind,
    /// What its owner calls it.
    pub label: String,
    pub created_ms: i64,
}

impl Store {
    pub async fn add_session(&self, session: &SessionRow, key: &KeyRow) -> Result<Once<()>, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Once::Replayed) };
        self.insert(tx.as_mut(), SESSIONS, session).await?;
        tx.commit().await?;
        Ok(Once::Done(()))
    }

    /// Puts a session in the place of the one that was made under a key, whose token is not known any more. False if that one has
    /// ended; nothing is added then.
    pub async fn renew_session(&self, session: &SessionRow, key: &KeyRow) -> Result<bool, StoreError> {
        let Subject::Session(former) = &key.subject else { return Ok(false) };
        let mut tx = self.database.begin().await?;
        let end = "DELETE FROM sessions WHERE hash = $1";
        if tx.execute(end.into(), &[Value::text(former)]).await? != 1 {
            return Ok(false);
        }
        self.insert(tx.as_mut(), SESSIONS, session).await?;
        let renew = "UPDATE keys SET match_id = $3 WHERE user_id = $1 AND name = $2";
        tx.execute(renew.into(), &[&key.owner, &key.name, &session.hash].map(|text| Value::text(text)))
            .await?;
        tx.commit().await?;
        Ok(true)
    }

    pub async fn user_of_session(&self, hash: &str) -> Result<Option<UserRow>, StoreError> {
        let statement = "SELECT id, name, name_key, password, users.created_ms \
             FROM users JOIN sessions ON sessions.user_id = users.id WHERE sessions.hash = $1";
        self.one(statement, &[Value::text(hash)]).await?.map(UserRow::read).transpose()
    }

    /// Those of these sessions that go on.
    pub async fn living_sessions(&self, hashes: &[&str]) -> Result<Vec<String>, StoreError> {
        let statement = format!("SELECT hash FROM sessions WHERE hash IN ({})", self.database.texts());
        let rows = self.database.fetch(statement.into(), &[json(hashes)]).await?;
        rows.into_iter().map(|values| Row::new(SESSIONS.name, values).take("hash")).collect()
    }

    /// The sessions of a person, the newest first.
    pub async fn sessions_of(&self, user_id: &str) -> Result<Vec<SessionRow>, StoreError> {
        let statement = "SELECT hash, user_id, kind, label, created_ms FROM sessions WHERE user_id = $1 ORDER BY created_ms DESC, hash";
        let read = |values| {
            let mut row = Row::new(SESSIONS.name, values);
            Ok(SessionRow {
                hash: row.take("hash")?,
                user_id: row.take("user_id")?,
                kind: row.take("kind")?,
                label: row.take("label")?,
                created_ms: row.take("created_ms")?,
            })
        };
        self.all(statement, &[Value::text(user_id)]).await?.into_iter().map(read).collect()
    }

    pub async fn end_session(&self, hash: &str, key: &KeyRow) -> Result<Once<()>, StoreError> {
        self.end_where("DELETE FROM sessions WHERE hash = $1", hash, key).await
    }

    /// Ends all sessions of a person, bots included.
    pub async fn end_sessions(&self, user_id: &str, key: &KeyRow) -> Result<Once<()>, StoreError> {
        self.end_where("DELETE FROM sessions WHERE user_id = $1", user_id, key).await
    }

    /// Ends the browsers' sessions that began before a moment; bots' tokens stay until they are ended.
    pub async fn end_old_sessions(&self, before_ms: i64) -> Result<u64, StoreError> {
        let mut tx = self.database.begin().await?;
        let end = "DELETE FROM sessions WHERE kind = 'browser' AND created_ms < $1";
        let ended = tx.execute(end.into(), &[Value::Integer(before_ms)]).await?;
        tx.commit().await?;
        Ok(ended)
    }

    async fn end_where(
        &self,
        statement: &'static str,
        whose: &str,
        key: &KeyRow,
    ) -> Result<Once<()>, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Once::Replayed) };
        tx.execute(statement.into(), &[Value::text(whose)]).await?;
        tx.commit().await?;
        Ok(Once::Done(()))
    }
}
