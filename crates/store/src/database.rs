//! The thin layer over the two drivers: statements with values in, rows of values out. What the nouns need (`people.rs`,
//! `matches.rs`, …) is written once on top of it; what every move needs is each driver's own.

use crate::value::Value;
use crate::{Commit, Committed, Heard, StoreError};
use async_trait::async_trait;
use std::borrow::Cow;
use std::fmt::Debug;
use tokio::sync::mpsc;

pub(crate) type Statement = Cow<'static, str>;

/// The values of one row, in the order of the statement's columns.
pub(crate) type Values = Vec<Value<'static>>;

/// A table with its columns, as backups and inserts name them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Table {
    pub name: &'static str,
    pub columns: &'static [&'static str],
}

/// A database: where statements go.
#[async_trait]
pub(crate) trait Database: Debug + Send + Sync {
    /// Reads outside of a transaction.
    async fn fetch(&self, statement: Statement, values: &[Value<'_>]) -> Result<Vec<Values>, sqlx::Error>;

    /// A transaction that writes.
    async fn begin(&self) -> Result<Box<dyn Transaction>, sqlx::Error>;

    /// A transaction that writes and does not count as activity.
    async fn begin_unnoticed(&self) -> Result<Box<dyn Transaction>, sqlx::Error> {
        self.begin().await
    }

    /// Can several servers use this database at the same time?
    fn is_shared(&self) -> bool;

    /// Checkpoint: moves the write-ahead log into the file, if nothing was written for a while.
    async fn checkpoint_if_quiet(&self) -> Result<(), sqlx::Error>;

    /// A transaction that reads everything as it is at one moment.
    async fn snapshot(&self) -> Result<Box<dyn Transaction>, sqlx::Error>;

    /// Writes commits in one transaction, all of them or none. Says why not, for one of those that could not be written.
    async fn write(&self, batch: &[Commit]) -> Result<Committed, StoreError>;

    /// What other nodes on the same database say; none where there can be no other node.
    async fn listen(&self, channel: &str) -> Result<Option<mpsc::Receiver<Heard>>, StoreError>;

    /// Says something to the other nodes on the same database, and to this one.
    async fn say(&self, channel: &str, words: &[String]) -> Result<(), sqlx::Error>;

    /// The texts of a JSON array, bound as `$1`, as rows of a subquery.
    fn texts(&self) -> &'static str;

    async fn close(&self);

    /// Adds the rows of a JSON array, bound as `$1`, to a table. Ends so that `ON CONFLICT` may follow.
    fn insert(&self, table: Table) -> String;

    /// The rows of a table, each as a JSON object.
    fn dump(&self, table: Table) -> String;
}

/// A transaction. Dropped, it is rolled back.
#[async_trait]
pub(crate) trait Transaction: Send {
    /// Gives the number of rows that were written.
    async fn execute(&mut self, statement: Statement, values: &[Value<'_>]) -> Result<u64, sqlx::Error>;

    async fn fetch(&mut self, statement: Statement, values: &[Value<'_>])
    -> Result<Vec<Values>, sqlx::Error>;

    /// Hands on one text after the other, however many there are.
    async fn each_text(
        &mut self,
        statement: Statement,
        take: &mut (dyn FnMut(String) -> Result<(), StoreError> + Send),
    ) -> Result<(), StoreError>;

    async fn commit(self: Box<Self>) -> Result<(), sqlx::Error>;
}

/// Implements what is the same for both drivers but for their types: binding values, reading values, and transactions.
macro_rules! driver {
    ($database:ty, $arguments:ty, $row:ty) => {
        type Query<'q> = sqlx::query::Query<'q, $database, $arguments>;

        pub(crate) fn bind<'q>(query: Query<'q>, value: &Value<'_>) -> Query<'q> {
            match value {
                Value::Null => query.bind(None::<String>),
                Value::Integer(n) => query.bind(*n),
                Value::Real(x) => query.bind(*x),
                Value::Text(text) => query.bind(text.clone().into_owned()),
                Value::Hex(bytes) => query.bind(touchline_kernel::dice::to_hex(bytes)),
            }
        }

        fn bound<'q>(statement: Statement, values: &[Value<'_>]) -> Query<'q> {
            values.iter().fold(sqlx::query(sqlx::AssertSqlSafe(statement)), bind)
        }

        fn values(row: &$row) -> Result<Values, sqlx::Error> {
            use sqlx::{Row, TypeInfo, ValueRef};
            let value = |idx: usize| {
                let raw = row.try_get_raw(idx)?;
                if raw.is_null() {
                    return Ok(Value::Null);
                }
                let kind = raw.type_info();
                match kind.name() {
                    "INTEGER" | "INT8" => row.try_get(idx).map(Value::Integer),
                    "REAL" | "FLOAT8" => row.try_get(idx).map(Value::Real),
                    _ => row.try_get(idx).map(|text: String| Value::Text(text.into())),
                }
            };
            (0..row.len()).map(value).collect()
        }

        async fn fetch_values<'e, E>(
            from: E,
            statement: Statement,
            wanted: &[Value<'_>],
        ) -> Result<Vec<Values>, sqlx::Error>
        where
            E: sqlx::Executor<'e, Database = $database>,
        {
            bound(statement, wanted).fetch_all(from).await?.iter().map(values).collect()
        }

        #[async_trait::async_trait]
        impl $crate::database::Transaction for sqlx::Transaction<'static, $database> {
            async fn execute(
                &mut self,
                statement: Statement,
                values: &[Value<'_>],
            ) -> Result<u64, sqlx::Error> {
                Ok(bound(statement, values).execute(&mut **self).await?.rows_affected())
            }

            async fn fetch(
                &mut self,
                statement: Statement,
                values: &[Value<'_>],
            ) -> Result<Vec<Values>, sqlx::Error> {
                fetch_values(&mut **self, statement, values).await
            }

            async fn each_text(
                &mut self,
                statement: Statement,
                take: &mut (dyn FnMut(String) -> Result<(), StoreError> + Send),
            ) -> Result<(), StoreError> {
                let mut rows = sqlx::query_scalar(sqlx::AssertSqlSafe(statement)).fetch(&mut **self);
                while let Some(row) = futures_util::StreamExt::next(&mut rows).await {
                    take(row?)?;
                }
                Ok(())
            }

            async fn commit(self: Box<Self>) -> Result<(), sqlx::Error> {
                sqlx::Transaction::commit(*self).await
            }
        }
    };
}

pub(crate) use driver;
