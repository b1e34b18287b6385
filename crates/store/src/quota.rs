//! Quotas: how many matches a person may have at once, counted in the transaction that writes one more.

use crate::commit::Commit;
use crate::database::Transaction;
use crate::value::{Row, Value};
use crate::{Kind, MatchRow, StoreError};
use std::collections::BTreeSet;

/// The most that a person may have at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quota {
    /// Unfinished matches.
    pub matches: u32,
    /// Open offers in the lobby.
    pub offers: u32,
}

impl Quota {
    pub const NONE: Self = Self { matches: u32::MAX, offers: u32::MAX };
}

/// Makes the transactions that count a person's matches wait for each other. SQLite has one writer; PostgreSQL locks the rows.
pub(crate) async fn lock(tx: &mut dyn Transaction, users: &BTreeSet<&str>) -> Result<(), sqlx::Error> {
    for user in users {
        let statement = "UPDATE users SET created_ms = created_ms WHERE id = $1";
        tx.execute(statement.into(), &[Value::text(user)]).await?;
    }
    Ok(())
}

/// Those whose matches are counted with these commits.
pub(crate) fn counted(batch: &[Commit]) -> BTreeSet<&str> {
    batch.iter().filter_map(|commit| commit.quota.as_ref()).map(|(user, _)| user.as_str()).collect()
}

/// Has nobody more than they may have, once these commits are written?
pub(crate) async fn holds(tx: &mut dyn Transaction, batch: &[Commit]) -> Result<bool, StoreError> {
    for (user, quota) in batch.iter().filter_map(|commit| commit.quota.as_ref()) {
        if count(tx, UNFINISHED, user).await? > quota.matches {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Has its creator no more than they may have, now that this match is written?
pub(crate) async fn holds_with(
    tx: &mut dyn Transaction,
    row: &MatchRow,
    quota: Quota,
) -> Result<bool, StoreError> {
    Ok(count(tx, UNFINISHED, &row.creator).await? <= quota.matches
        && (row.kind != Kind::Lobby || count(tx, OFFERS, &row.creator).await? <= quota.offers))
}

const UNFINISHED: &str = "SELECT COUNT(*) FROM matches WHERE (home_user = $1 OR away_user = $1) \
     AND status IN ('open', 'dice', 'playing')";

const OFFERS: &str = "SELECT COUNT(*) FROM matches WHERE creator = $1 AND status = 'open' AND kind = 'lobby'";

/// How many matches a person has handed up since a time.
pub(crate) async fn brought(tx: &mut dyn Transaction, user: &str, since_ms: i64) -> Result<u32, StoreError> {
    let statement = "SELECT COUNT(*) FROM matches WHERE creator = $1 AND brought = 1 AND updated_ms >= $2";
    let counted = tx.fetch(statement.into(), &[Value::text(user), Value::Integer(since_ms)]).await?;
    Row::new("matches", counted.into_iter().next().unwrap_or_default()).take("COUNT(*)")
}

async fn count(tx: &mut dyn Transaction, statement: &'static str, user: &str) -> Result<u32, StoreError> {
    let counted = tx.fetch(statement.into(), &[Value::text(user)]).await?;
    Row::new("matches", counted.into_iter().next().unwrap_or_default()).take("COUNT(*)")
}
