//! PostgreSQL: for a server that others administer, or several nodes on one database.

use crate::commit::{self, Commit, Committed, Many};
use crate::database::{Database, Statement, Table, Transaction, Values, driver};
use crate::quota;
use crate::value::Value;
use crate::{ACQUIRE, Heard, Scope, StoreError};
use async_trait::async_trait;
use sqlx::Connection;
use sqlx::postgres::{PgArguments, PgConnection, PgListener, PgPool, PgPoolOptions, PgRow};
use std::sync::LazyLock;
use std::time::Duration;
use tokio::sync::mpsc;

/// The most words of other nodes that wait.
const WAITING_MAX: usize = 4096;

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub(crate) struct Postgres {
    pool: PgPool,
}

/// How often a lost connection is tried again.
const AGAIN: Duration = Duration::from_millis(500);

/// Listens again, however long that takes; none once the pool is closed.
async fn listen_again(pool: &PgPool, channel: &str) -> Option<PgListener> {
    while !pool.is_closed() {
        let heard = async {
            let mut listener = PgListener::connect_with(pool).await?;
            listener.listen(channel).await?;
            Ok::<_, sqlx::Error>(listener)
        };
        match heard.await {
            Ok(listener) => return Some(listener),
            Err(error) => {
                tracing::debug!(%error, "other nodes cannot be heard yet");
                tokio::time::sleep(AGAIN).await;
            }
        }
    }
    None
}

impl Postgres {
    /// Opens `postgres://…`.
    ///
    /// # Errors
    /// The database cannot be reached, or was written by a newer version.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        // A pool would say that it waited, a single connection says why.
        let reached = tokio::time::timeout(ACQUIRE, PgConnection::connect(address)).await;
        match reached {
            Ok(Ok(connection)) => connection.close().await?,
            Ok(Err(error)) => return Err(StoreError::OutOfReach(error.to_string())),
            Err(_) => return Err(StoreError::OutOfReach("it does not answer in time".to_owned())),
        }
        let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(ACQUIRE).connect(address).await?;
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        Ok(Self { pool })
    }
}

driver!(sqlx::Postgres, PgArguments, PgRow);

#[async_trait]
impl Database for Postgres {
    async fn fetch(&self, statement: Statement, values: &[Value<'_>]) -> Result<Vec<Values>, sqlx::Error> {
        fetch_values(&self.pool, statement, values).await
    }

    async fn begin(&self) -> Result<Box<dyn Transaction>, sqlx::Error> {
        Ok(Box::new(self.pool.begin().await?))
    }

    async fn snapshot(&self) -> Result<Box<dyn Transaction>, sqlx::Error> {
        Ok(Box::new(self.pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?))
    }

    async fn write(&self, batch: &[Commit]) -> Result<Committed, StoreError> {
        let mut tx = self.pool.begin().await?;
        quota::lock(&mut tx, &quota::counted(batch)).await?;
        for round in commit::rounds(batch) {
            let committed = write_round(&mut tx, round).await?;
            if committed != Committed::Written {
                tx.rollback().await?;
                return Ok(committed);
            }
        }
        if !quota::holds(&mut tx, batch).await? {
            tx.rollback().await?;
            return Ok(Committed::Full);
        }
        tx.commit().await?;
        Ok(Committed::Written)
    }

    async fn listen(&self, channel: &str) -> Result<Option<mpsc::Receiver<Heard>>, StoreError> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(channel).await?;
        let (sender, receiver) = mpsc::channel(WAITING_MAX);
        let (pool, channel) = (self.pool.clone(), channel.to_owned());
        tokio::spawn(async move {
            loop {
                // None: the connection was lost, and what was said meanwhile with it.
                if let Ok(Some(said)) = listener.try_recv().await {
                    if sender.send(Heard::Word(said.payload().to_owned())).await.is_err() {
                        return;
                    }
                    continue;
                }
                if sender.send(Heard::Lost).await.is_err() {
                    return;
                }
                let Some(again) = listen_again(&pool, &channel).await else { return };
                listener = again;
            }
        });
        Ok(Some(receiver))
    }

    /// `NOTIFY`, in a transaction of its own.
    async fn say(&self, channel: &str, words: &[String]) -> Result<(), sqlx::Error> {
        let say = sqlx::query("SELECT pg_notify($1, word) FROM unnest($2) AS word");
        say.bind(channel).bind(words).execute(&self.pool).await?;
        Ok(())
    }

    fn texts(&self) -> &'static str {
        "SELECT json_array_elements_text($1::json)"
    }

    async fn close(&self) {
        self.pool.close().await;
    }

    fn is_shared(&self) -> bool {
        true
    }

    /// PostgreSQL sees to its own.
    async fn checkpoint_if_quiet(&self) -> Result<(), sqlx::Error> {
        Ok(())
    }

    fn insert(&self, table: Table) -> String {
        let (name, columns) = (table.name, table.columns.join(", "));
        format!(
            "INSERT INTO {name} ({columns}) SELECT {columns} \
             FROM json_populate_recordset(NULL::{name}, $1::json) WHERE true"
        )
    }

    fn dump(&self, table: Table) -> String {
        format!("SELECT row_to_json(one)::text FROM {} AS one", table.name)
    }
}

/// Writes commits of different matches with a few statements, however many they are.
async fn write_round(connection: &mut PgConnection, round: &[Commit]) -> Result<Committed, sqlx::Error> {
    if !put(connection, NEW_KEYS, commit::keys(round)).await? || used(connection, round).await? {
        return Ok(Committed::KeyUsed);
    }
    let written = put(connection, &MOVES, commit::moves(round)).await?
        && put(connection, &ROWS, commit::rows(round)).await?
        && match put(connection, NEW_ENTRIES, commit::entries(round)).await {
            // Another node wrote that number.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => false,
            written => written?,
        };
    Ok(if written { Committed::Written } else { Committed::Overtaken })
}

/// Writes rows with a statement that takes them as one JSON array. False if it did not write all of them.
async fn put(
    connection: &mut PgConnection,
    statement: &'static str,
    many: Many,
) -> Result<bool, sqlx::Error> {
    let Some((text, n)) = many else { return Ok(true) };
    Ok(sqlx::query(statement).bind(text).execute(connection).await?.rows_affected() == n)
}

const NEW_KEYS: &str = "INSERT INTO keys (user_id, name, what, match_id, number, at_ms) \
     SELECT user_id, name, what, match_id, number, at_ms FROM json_to_recordset($1::json) \
     AS new (user_id text, name text, what text, match_id text, number bigint, at_ms bigint) \
     ON CONFLICT DO NOTHING";

/// How many of these keys were used before.
const USED: &str = "SELECT COUNT(*) FROM json_to_recordset($1::json) AS asked (user_id text, name text) \
     JOIN keys ON keys.user_id = asked.user_id AND keys.name = asked.name";

const NEW_ENTRIES: &str = "INSERT INTO entries (match_id, number, entry, at_ms, asked) \
     SELECT match_id, number, entry, at_ms, asked FROM json_to_recordset($1::json) \
     AS new (match_id text, number bigint, entry text, at_ms bigint, asked text)";

/// Writes the columns of a scope to matches whose revision is still the one that was read (optimistic lock). A log that has grown
/// since shows in `number`, which every move writes here: two nodes wait for each other at the row.
fn update(scope: Scope) -> String {
    let set: Vec<String> = scope.columns().map(|column| format!("{0} = new.{0}", column.name)).collect();
    let types: Vec<String> =
        scope.columns().map(|column| format!("{} {}", column.name, column.sql_type)).collect();
    format!(
        "UPDATE matches SET {}, revision = matches.revision + new.step FROM json_to_recordset($1::json) \
         AS new (id text, revision bigint, base bigint, step bigint, {}) \
         WHERE matches.id = new.id AND matches.revision = new.revision AND matches.number = new.base",
        set.join(", "),
        types.join(", ")
    )
}

static ROWS: LazyLock<String> = LazyLock::new(|| update(Scope::Row));
static MOVES: LazyLock<String> = LazyLock::new(|| update(Scope::Move));

/// Was one of the keys that the logs of a round keep used before?
async fn used(connection: &mut PgConnection, round: &[Commit]) -> Result<bool, sqlx::Error> {
    let Some((text, _)) = commit::keys_in_logs(round) else { return Ok(false) };
    let used: i64 = sqlx::query_scalar(USED).bind(text).fetch_one(connection).await?;
    Ok(used > 0)
}
