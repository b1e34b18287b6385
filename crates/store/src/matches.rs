//! Matches and their logs.

use crate::database::Table;
use crate::match_row::{COLUMN_NAMES, MatchRow};
use crate::value::{Row, Stored, Value};
use crate::{KeyRow, Store, StoreError};
use serde::Serialize;
use tokio::sync::mpsc;

pub(crate) const MATCHES: Table = Table { name: "matches", columns: COLUMN_NAMES };

pub(crate) const ENTRIES: Table =
    Table { name: "entries", columns: &["match_id", "number", "entry", "at_ms", "asked"] };

/// A line of a log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EntryRow {
    /// From 1.
    pub number: u32,
    /// As records write it, without its number.
    pub entry: String,
    pub at_ms: i64,
    /// The fingerprint of the request that asked for it, as the server writes it: on the last entry that a request made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
}

impl Store {
    /// Adds a match, with the key of the request that asked for it. False if the key was used before; nothing is added then.
    pub async fn add_match(&self, row: &MatchRow, key: &KeyRow) -> Result<bool, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(false) };
        self.insert(tx.as_mut(), MATCHES, row).await?;
        tx.commit().await?;
        Ok(true)
    }

    pub async fn match_row(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        Ok(self.match_rows("id = $1", &[Value::text(id)]).await?.pop())
    }

    /// The log of a match, in order.
    pub async fn entries(&self, match_id: &str) -> Result<Vec<EntryRow>, StoreError> {
        let statement =
            "SELECT match_id, number, entry, at_ms, asked FROM entries WHERE match_id = $1 ORDER BY number";
        let read = |values| {
            let mut row = Row::new(ENTRIES.name, values);
            row.next_value();
            Ok(EntryRow {
                number: row.take("number")?,
                entry: row.take("entry")?,
                at_ms: row.take("at_ms")?,
                asked: row.take("asked")?,
            })
        };
        self.all(statement, &[Value::text(match_id)]).await?.into_iter().map(read).collect()
    }

    /// The matches of a person, the latest first.
    pub async fn matches_of(&self, user_id: &str, limit: u32) -> Result<Vec<MatchRow>, StoreError> {
        let rule = "home_user = $1 OR away_user = $1 ORDER BY updated_ms DESC, id LIMIT $2";
        self.match_rows(rule, &[Value::text(user_id), limit.value()]).await
    }

    /// How many matches of a person are not over.
    pub async fn count_unfinished(&self, user_id: &str) -> Result<u32, StoreError> {
        let statement = "SELECT COUNT(*) FROM matches WHERE (home_user = $1 OR away_user = $1) \
             AND status IN ('open', 'dice', 'playing')";
        self.count(statement, user_id).await
    }

    /// How many offers of a person are open in the lobby.
    pub async fn count_offers(&self, user_id: &str) -> Result<u32, StoreError> {
        let statement =
            "SELECT COUNT(*) FROM matches WHERE creator = $1 AND status = 'open' AND kind = 'lobby'";
        self.count(statement, user_id).await
    }

    async fn count(&self, statement: &'static str, user_id: &str) -> Result<u32, StoreError> {
        let counted = self.one(statement, &[Value::text(user_id)]).await?.unwrap_or_default();
        Row::new(MATCHES.name, counted).take("COUNT(*)")
    }

    /// The open offers of the lobby, the newest first.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<MatchRow>, StoreError> {
        let rule = "status = 'open' AND kind = 'lobby' ORDER BY created_ms DESC, id LIMIT $1";
        self.match_rows(rule, &[limit.value()]).await
    }

    /// Matches to watch, the newest first: against a coach or from the lobby, made after one time, and moved on after another. What
    /// friends play by invitation or on one screen is theirs.
    pub async fn live(&self, made_ms: i64, moved_ms: i64, limit: u32) -> Result<Vec<MatchRow>, StoreError> {
        let rule = "status = 'playing' AND kind IN ('coach', 'lobby') AND created_ms > $1 AND updated_ms > $2 \
             ORDER BY created_ms DESC, id LIMIT $3";
        self.match_rows(rule, &[made_ms.value(), moved_ms.value(), limit.value()]).await
    }

    /// Matches whose deadline has passed.
    pub async fn due(&self, now_ms: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let statement = "SELECT id FROM matches WHERE deadline_ms IS NOT NULL AND deadline_ms <= $1 \
             ORDER BY deadline_ms LIMIT $2";
        let rows = self.all(statement, &[now_ms.value(), limit.value()]).await?;
        rows.into_iter().map(|values| Row::new(MATCHES.name, values).take("id")).collect()
    }

    /// The IDs of matches that other nodes on the same database change, from now on. None if there can be no other node.
    pub async fn watch(&self) -> Result<Option<mpsc::Receiver<String>>, StoreError> {
        self.database.watch().await
    }

    /// Matches as they stand, by the condition of a `WHERE`.
    pub(crate) async fn match_rows(
        &self,
        rule: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<MatchRow>, StoreError> {
        let statement = format!("SELECT {} FROM standing WHERE {rule}", COLUMN_NAMES.join(", "));
        let rows = self.database.fetch(statement.into(), values).await?;
        rows.into_iter().map(MatchRow::read).collect()
    }
}
