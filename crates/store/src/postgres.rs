//! PostgreSQL: for a server that others administer, or several nodes on one database.

use crate::StoreError;
use sqlx::postgres::{PgPool, PgPoolOptions};

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pub(crate) pool: PgPool,
}

impl Postgres {
    /// Opens `postgres://…`.
    ///
    /// # Errors
    /// The database cannot be reached, or was written by a newer version.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let pool = PgPoolOptions::new().max_connections(8).connect(address).await?;
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        Ok(Self { pool })
    }
}

type Database = sqlx::Postgres;

crate::sql::store!(Postgres, begin: "BEGIN");
