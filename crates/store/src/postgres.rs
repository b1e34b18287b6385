//! PostgreSQL: for a server that others administer, or several nodes on one database.

use crate::{ACQUIRE, Commit, Committed, StoreError, batch};
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::mpsc;

/// The channel on which nodes tell each other what they have changed.
const CHANNEL: &str = "touchline";

/// The most changes of other nodes that wait.
const WAITING_MAX: usize = 1024;

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pub(crate) pool: PgPool,
    /// Tells this node's news from those of others.
    node: String,
}

/// A name that no other node on the same database has.
fn node_name() -> String {
    static OPENED: AtomicU64 = AtomicU64::new(0);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let nth = OPENED.fetch_add(1, Ordering::Relaxed);
    format!("{:x}-{:x}-{nth:x}", std::process::id(), since.as_nanos())
}

impl Postgres {
    /// Opens `postgres://…`.
    ///
    /// # Errors
    /// The database cannot be reached, or was written by a newer version.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(ACQUIRE).connect(address).await?;
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        Ok(Self { pool, node: node_name() })
    }

    /// Whoever writes, writes here: PostgreSQL lets many write at once.
    fn writer(&self) -> &PgPool {
        &self.pool
    }

    /// Tells the other nodes, when the transaction is committed, which matches have changed.
    async fn announce(
        &self,
        tx: &mut sqlx::Transaction<'_, Database>,
        matches: Vec<String>,
    ) -> Result<(), sqlx::Error> {
        if !matches.is_empty() {
            sqlx::query("SELECT pg_notify($1, $2 || ' ' || id) FROM unnest($3) AS id")
                .bind(CHANNEL)
                .bind(&self.node)
                .bind(matches)
                .execute(&mut **tx)
                .await?;
        }
        Ok(())
    }

    /// A commit that one statement writes; here there is none.
    async fn write_alone(&self, _: &[Commit]) -> Result<Option<Committed>, sqlx::Error> {
        Ok(None)
    }

    async fn others(&self) -> Result<Option<mpsc::Receiver<String>>, StoreError> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(CHANNEL).await?;
        let (sender, receiver) = mpsc::channel(WAITING_MAX);
        let node = self.node.clone();
        tokio::spawn(async move {
            // It connects again by itself; an error means that the pool is closed.
            while let Ok(news) = listener.recv().await {
                if let Some((from, id)) = news.payload().split_once(' ')
                    && from != node
                    && sender.send(id.to_owned()).await.is_err()
                {
                    return;
                }
            }
        });
        Ok(Some(receiver))
    }
}

type Database = sqlx::Postgres;

/// New keys.
const KEYS: &str = "INSERT INTO keys (user_id, name, what, match_id, number, at_ms) \
     SELECT user_id, name, what, match_id, number, at_ms FROM json_to_recordset($1::json) \
     AS new (user_id text, name text, what text, match_id text, number bigint, at_ms bigint) \
     ON CONFLICT DO NOTHING";

/// How many of these keys were used before.
const USED: &str = "SELECT COUNT(*) FROM json_to_recordset($1::json) AS asked (user_id text, name text) \
     JOIN keys ON keys.user_id = asked.user_id AND keys.name = asked.name";

// A log that has grown since it was read shows in `number`, which every move writes here: two nodes wait for each other at the row.

/// Matches whose revision is still the one that was read.
const ROWS: &str = "UPDATE matches SET status = new.status, home_user = new.home_user, away_user = new.away_user, \
     home_name = new.home_name, away_name = new.away_name, home_commitment = new.home_commitment, \
     away_commitment = new.away_commitment, home_secret = new.home_secret, away_secret = new.away_secret, \
     offer = new.offer, number = new.number, turn = new.turn, home_score = new.home_score, \
     away_score = new.away_score, result = new.result, home_left_ms = new.home_left_ms, \
     away_left_ms = new.away_left_ms, turn_since_ms = new.turn_since_ms, deadline_ms = new.deadline_ms, \
     rematch = new.rematch, updated_ms = new.updated_ms, revision = matches.revision + 1 \
     FROM json_to_recordset($1::json) AS new (id text, revision bigint, base bigint, status text, home_user text, away_user text, home_name text, away_name text, home_commitment text, \
     away_commitment text, home_secret text, away_secret text, offer text, number bigint, turn text, \
     home_score bigint, away_score bigint, result text, home_left_ms bigint, away_left_ms bigint, \
     turn_since_ms bigint, deadline_ms bigint, rematch text, updated_ms bigint) \
     WHERE matches.id = new.id AND matches.revision = new.revision AND matches.number = new.base";

/// What moves change of matches whose revision is still the one that was read.
const STANDS: &str = "UPDATE matches SET offer = new.offer, number = new.number, turn = new.turn, \
     home_score = new.home_score, away_score = new.away_score, home_left_ms = new.home_left_ms, \
     away_left_ms = new.away_left_ms, turn_since_ms = new.turn_since_ms, deadline_ms = new.deadline_ms, \
     updated_ms = new.updated_ms, revision = matches.revision + new.step \
     FROM json_to_recordset($1::json) AS new (id text, revision bigint, step bigint, base bigint, offer text, number bigint, turn text, \
     home_score bigint, away_score bigint, home_left_ms bigint, away_left_ms bigint, turn_since_ms bigint, \
     deadline_ms bigint, updated_ms bigint) \
     WHERE matches.id = new.id AND matches.revision = new.revision AND matches.number = new.base";

/// Entries of logs.
const ENTRIES: &str = "INSERT INTO entries (match_id, number, entry, at_ms, asked) \
     SELECT match_id, number, entry, at_ms, asked FROM json_to_recordset($1::json) \
     AS new (match_id text, number bigint, entry text, at_ms bigint, asked text)";

/// Was one of the keys that the logs of a round keep used before?
async fn used(tx: &mut sqlx::Transaction<'_, Database>, round: &[Commit]) -> Result<bool, sqlx::Error> {
    let Some((text, _)) = batch::keys_in_logs(round) else { return Ok(false) };
    let used: i64 = sqlx::query_scalar(USED).bind(text).fetch_one(&mut **tx).await?;
    Ok(used > 0)
}

async fn put_stands(
    tx: &mut sqlx::Transaction<'_, Database>,
    round: &[Commit],
) -> Result<Committed, sqlx::Error> {
    if used(tx, round).await? {
        return Ok(Committed::KeyUsed);
    }
    let written = put(tx, STANDS, batch::stands(round)).await?;
    Ok(if written { Committed::Written } else { Committed::Overtaken })
}

async fn put_entries(
    tx: &mut sqlx::Transaction<'_, Database>,
    round: &[Commit],
) -> Result<Committed, sqlx::Error> {
    let written = match put(tx, ENTRIES, batch::entries(round)).await {
        // Somebody else wrote that number.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => false,
        written => written?,
    };
    Ok(if written { Committed::Written } else { Committed::Overtaken })
}

/// The rows of a table, each as JSON.
fn dump(table: &str, _: &[&str]) -> String {
    format!("SELECT row_to_json(one)::text FROM {table} AS one")
}

/// Adds the rows of a list in JSON to a table.
fn load(table: &str, columns: &[&str]) -> String {
    let columns = columns.join(", ");
    format!(
        "INSERT INTO {table} ({columns}) SELECT {columns} FROM json_populate_recordset(NULL::{table}, $1::json)"
    )
}

crate::sql::store!(Postgres, begin: "BEGIN", snapshot: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
