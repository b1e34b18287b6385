//! Chat, and who has muted it.

use crate::database::Table;
use crate::keys::end_if;
use crate::value::{Row, Stored, Value};
use crate::{KeyRow, Once, Store, StoreError, Subject};

pub(crate) const CHAT: Table =
    Table { name: "chat", columns: &["match_id", "number", "user_id", "name", "text", "at_ms", "reported"] };

pub(crate) const MUTES: Table = Table { name: "mutes", columns: &["match_id", "user_id"] };

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatRow {
    pub match_id: String,
    /// From 1; given by the store.
    pub number: u32,
    pub user_id: String,
    /// The name at the time.
    pub name: String,
    pub text: String,
    pub at_ms: i64,
}

impl ChatRow {
    fn read(values: Vec<Value<'static>>) -> Result<Self, StoreError> {
        let mut row = Row::new(CHAT.name, values);
        Ok(Self {
            match_id: row.take("match_id")?,
            number: row.take("number")?,
            user_id: row.take("user_id")?,
            name: row.take("name")?,
            text: row.take("text")?,
            at_ms: row.take("at_ms")?,
        })
    }
}

impl Store {
    /// Adds a line of chat under the next number, and gives the number; the key keeps it, too. None if the key was used before;
    /// nothing is added then.
    pub async fn add_chat(&self, chat: &ChatRow, key: &KeyRow) -> Result<Option<u32>, StoreError> {
        let mut tx = self.database.begin().await?;
        let statement = "INSERT INTO chat (match_id, number, user_id, name, text, at_ms) \
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE match_id = $1 RETURNING number";
        let [match_id, user_id, name, text] =
            [&chat.match_id, &chat.user_id, &chat.name, &chat.text].map(|text| text.value());
        let added = tx.fetch(statement.into(), &[match_id, user_id, name, text, chat.at_ms.value()]).await?;
        let number: u32 = Row::new(CHAT.name, added.into_iter().next().unwrap_or_default()).take("number")?;
        let subject = Subject::Match { id: chat.match_id.clone(), number };
        if !self.insert_key(tx.as_mut(), &KeyRow { subject, ..key.clone() }).await? {
            return Ok(None);
        }
        tx.commit().await?;
        Ok(Some(number))
    }

    /// Hides the lines of the others from a person, or shows them again.
    pub async fn set_mute(
        &self,
        match_id: &str,
        user_id: &str,
        mute: bool,
        key: &KeyRow,
    ) -> Result<Once<()>, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Once::Replayed) };
        let statement = if mute {
            "INSERT INTO mutes (match_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE match_id = $1 AND user_id = $2"
        };
        tx.execute(statement.into(), &[match_id, user_id].map(Value::text)).await?;
        tx.commit().await?;
        Ok(Once::Done(()))
    }

    /// The lines that were said after a moment, in all matches.
    pub async fn chat_since(&self, at_ms: i64, limit: u32) -> Result<Vec<ChatRow>, StoreError> {
        let statement = "SELECT match_id, number, user_id, name, text, at_ms FROM chat \
             WHERE at_ms >= $1 ORDER BY at_ms, match_id, number LIMIT $2";
        self.all(statement, &[at_ms.value(), limit.value()]).await?.into_iter().map(ChatRow::read).collect()
    }

    /// The users who have muted the others of a match.
    pub async fn mutes(&self, match_id: &str) -> Result<Vec<String>, StoreError> {
        let rows =
            self.all("SELECT user_id FROM mutes WHERE match_id = $1", &[Value::text(match_id)]).await?;
        rows.into_iter().map(|values| Row::new(MUTES.name, values).take("user_id")).collect()
    }

    /// The chat of a match after a number.
    pub async fn chat(&self, match_id: &str, after: u32, limit: u32) -> Result<Vec<ChatRow>, StoreError> {
        let statement = "SELECT match_id, number, user_id, name, text, at_ms FROM chat \
             WHERE match_id = $1 AND number > $2 ORDER BY number LIMIT $3";
        let rows = self.all(statement, &[Value::text(match_id), after.value(), limit.value()]).await?;
        rows.into_iter().map(ChatRow::read).collect()
    }

    /// Everything that a person has said, the oldest first.
    pub async fn chat_by(&self, user_id: &str) -> Result<Vec<ChatRow>, StoreError> {
        let statement =
            "SELECT match_id, number, user_id, name, text, at_ms FROM chat WHERE user_id = $1 ORDER BY at_ms";
        let rows = self.all(statement, &[Value::text(user_id)]).await?;
        rows.into_iter().map(ChatRow::read).collect()
    }

    /// Marks a line of chat for the administrator. False if there is none; then the key is free again.
    pub async fn report_chat(
        &self,
        match_id: &str,
        number: u32,
        key: &KeyRow,
    ) -> Result<Once<bool>, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Once::Replayed) };
        let statement = "UPDATE chat SET reported = reported + 1 WHERE match_id = $1 AND number = $2";
        let reported = tx.execute(statement.into(), &[Value::text(match_id), number.value()]).await?;
        end_if(tx, reported == 1).await
    }
}
