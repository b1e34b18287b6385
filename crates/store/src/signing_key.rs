//! The key with which the server signs records: one for all nodes on a database, and for its backups.

use crate::database::Table;
use crate::value::{Row, Value};
use crate::{Store, StoreError};

pub(crate) const SIGNING_KEY: Table = Table { name: "signing_key", columns: &["id", "seed"] };

impl Store {
    /// The seed of the key, as hexadecimal digits: this one, if there was none before.
    pub async fn signing_seed(&self, new: &str) -> Result<String, StoreError> {
        let mut tx = self.database.begin().await?;
        let make = "INSERT INTO signing_key (id, seed) VALUES (1, $1) ON CONFLICT DO NOTHING";
        tx.execute(make.into(), &[Value::text(new)]).await?;
        let seed = tx.fetch("SELECT seed FROM signing_key".into(), &[]).await?;
        tx.commit().await?;
        Row::new(SIGNING_KEY.name, seed.into_iter().next().unwrap_or_default()).take("seed")
    }
}
