//! Matches and their logs.

use crate::database::Table;
use crate::keys::json;
use crate::match_row::{COLUMN_NAMES, MatchRow};
use crate::quota::{self, Quota};
use crate::value::{Row, Stored, Value};
use crate::{KeyRow, Store, StoreError};
use serde::Serialize;

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

/// What became of a match that was to be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Added {
    Written,
    /// The key was used before; nothing was added.
    KeyUsed,
    /// Its creator has as many as there may be; nothing was added.
    Full,
}

impl Store {
    /// Adds a match of its creator, with the key of the request that asked for it.
    pub async fn add_match(&self, row: &MatchRow, key: &KeyRow, quota: Quota) -> Result<Added, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Added::KeyUsed) };
        if quota != Quota::NONE {
            quota::lock(tx.as_mut(), &[row.creator.as_str()].into()).await?;
        }
        self.insert(tx.as_mut(), MATCHES, row).await?;
        if quota != Quota::NONE && !quota::holds_with(tx.as_mut(), row, quota).await? {
            return Ok(Added::Full);
        }
        tx.commit().await?;
        Ok(Added::Written)
    }

    /// Adds a finished match that was played without a server, with its whole log. `Full`: the person has brought too many since a time.
    pub async fn add_brought(
        &self,
        row: &MatchRow,
        entries: &[EntryRow],
        key: &KeyRow,
        (since_ms, at_most): (i64, u32),
    ) -> Result<Added, StoreError> {
        #[derive(Serialize)]
        struct Logged<'a> {
            match_id: &'a str,
            #[serde(flatten)]
            entry: &'a EntryRow,
        }
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Added::KeyUsed) };
        quota::lock(tx.as_mut(), &[row.creator.as_str()].into()).await?;
        self.insert(tx.as_mut(), MATCHES, row).await?;
        if quota::brought(tx.as_mut(), &row.creator, since_ms).await? > at_most {
            return Ok(Added::Full);
        }
        let log: Vec<_> = entries.iter().map(|entry| Logged { match_id: &row.id, entry }).collect();
        tx.execute(self.database.insert(ENTRIES).into(), &[json(&log)]).await?;
        tx.commit().await?;
        Ok(Added::Written)
    }

    pub async fn match_row(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        Ok(self.match_rows("id = $1", &[Value::text(id)]).await?.pop())
    }

    /// The log of a match, in order.
    pub async fn entries(&self, match_id: &str) -> Result<Vec<EntryRow>, StoreError> {
        self.entries_after(match_id, 0).await
    }

    /// The log of a match after a number, in order.
    pub async fn entries_after(&self, match_id: &str, number: u32) -> Result<Vec<EntryRow>, StoreError> {
        let statement = "SELECT match_id, number, entry, at_ms, asked FROM entries \
             WHERE match_id = $1 AND number > $2 ORDER BY number";
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
        self.all(statement, &[Value::text(match_id), number.value()]).await?.into_iter().map(read).collect()
    }

    /// The matches of a person, the latest first.
    pub async fn matches_of(&self, user_id: &str, limit: u32) -> Result<Vec<MatchRow>, StoreError> {
        let rule = "home_user = $1 OR away_user = $1 ORDER BY updated_ms DESC, id LIMIT $2";
        self.match_rows(rule, &[Value::text(user_id), limit.value()]).await
    }

    /// The open offers of the lobby, the newest first.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<MatchRow>, StoreError> {
        let rule = "status = 'open' AND kind = 'lobby' ORDER BY created_ms DESC, id LIMIT $1";
        self.match_rows(rule, &[limit.value()]).await
    }

    /// Matches to watch, the newest first: against a coach, from the lobby, or of a competition, made after one time, and moved on after another. What
    /// friends play by invitation or on one screen is theirs.
    pub async fn live(&self, made_ms: i64, moved_ms: i64, limit: u32) -> Result<Vec<MatchRow>, StoreError> {
        let rule = "status = 'playing' AND (kind IN ('coach', 'lobby') OR competition IS NOT NULL) AND created_ms > $1 AND updated_ms > $2 \
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

    /// How matches stand: revision and number of entries by ID.
    pub async fn standings(&self, ids: &[&str]) -> Result<Vec<(String, i64, u32)>, StoreError> {
        let statement =
            format!("SELECT id, revision, number FROM standing WHERE id IN ({})", self.database.texts());
        let rows = self.database.fetch(statement.into(), &[json(ids)]).await?;
        let read = |values| {
            let mut row = Row::new(MATCHES.name, values);
            Ok((row.take("id")?, row.take("revision")?, row.take("number")?))
        };
        rows.into_iter().map(read).collect()
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
