//! Several nodes on one database: what they say to each other by way of it (`NOTIFY`), and which of them are alive.

use crate::value::{Row, Value};
use crate::{Store, StoreError};
use tokio::sync::mpsc;

/// What is heard on a channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// A word, this node's own included.
    Word(String),
    /// The connection was lost, and with it what is said until the next word.
    Lost,
}

impl Store {
    /// Can several servers use this database at the same time?
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.database.is_shared()
    }

    /// What is said on a channel from now on. None if there can be no other node.
    pub async fn listen(&self, channel: &str) -> Result<Option<mpsc::Receiver<Heard>>, StoreError> {
        self.database.listen(channel).await
    }

    /// Says words on a channel, each of at most 8000 bytes.
    pub async fn say(&self, channel: &str, words: &[String]) -> Result<(), StoreError> {
        Ok(self.database.say(channel, words).await?)
    }

    /// Writes that a node is alive, where there can be others; forgets those that ended long ago.
    pub async fn note_node(&self, node: &str) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        let mut tx = self.database.begin().await?;
        let note =
            "INSERT INTO nodes (id, seen) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen = now()";
        tx.execute(note.into(), &[Value::text(node)]).await?;
        let forget = "DELETE FROM nodes WHERE seen < now() - interval '1 day'";
        tx.execute(forget.into(), &[]).await?;
        Ok(tx.commit().await?)
    }

    /// The nodes that wrote so a short while ago, by the database's own clock.
    pub async fn nodes(&self) -> Result<Vec<String>, StoreError> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let rows = self.all("SELECT id FROM nodes WHERE seen > now() - interval '15 seconds'", &[]).await?;
        rows.into_iter().map(|values| Row::new("nodes", values).take("id")).collect()
    }
}
