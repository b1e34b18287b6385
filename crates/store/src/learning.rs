//! What people have learned: JSON that the store does not read.

use crate::database::Table;
use crate::value::{Row, Stored, Value};
use crate::{Store, StoreError};

pub(crate) const LEARNING: Table = Table { name: "learning", columns: &["user_id", "state", "updated_ms"] };

impl Store {
    /// What a person has learned, if anything.
    pub async fn learning(&self, user_id: &str) -> Result<Option<String>, StoreError> {
        let statement = "SELECT state FROM learning WHERE user_id = $1";
        let read = |values| Row::new(LEARNING.name, values).take("state");
        self.one(statement, &[Value::text(user_id)]).await?.map(read).transpose()
    }

    /// Keeps what a person has learned, in the place of what was kept before. The last of two that come at once stays.
    pub async fn set_learning(&self, user_id: &str, state: &str, now_ms: i64) -> Result<(), StoreError> {
        let statement = "INSERT INTO learning (user_id, state, updated_ms) VALUES ($1, $2, $3) \
             ON CONFLICT (user_id) DO UPDATE SET state = excluded.state, updated_ms = excluded.updated_ms";
        let mut tx = self.database.begin().await?;
        let values = [Value::text(user_id), Value::text(state), now_ms.value()];
        tx.execute(statement.into(), &values).await?;
        tx.commit().await?;
        Ok(())
    }
}
