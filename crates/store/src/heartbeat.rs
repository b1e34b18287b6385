//! The heartbeat: that the database can be written to, and since when no server was alive.

use crate::value::{Row, Stored, Value};
use crate::{Store, StoreError};

/// Where several nodes share a database, a shorter silence is that of one of them: another was alive.
const ALONE_MS: i64 = 15_000;

impl Store {
    /// Writes that a server is alive: fails when nothing can be written.
    pub async fn beat(&self, now_ms: i64) -> Result<(), StoreError> {
        let mut tx = self.database.begin_unnoticed().await?;
        let statement = "INSERT INTO heartbeat (id, at_ms) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at_ms = excluded.at_ms";
        tx.execute(statement.into(), &[now_ms.value()]).await?;
        Ok(tx.commit().await?)
    }

    /// Gives the time back that passed while no server was alive: the clocks that run go on where they stopped, and the logs say so. A
    /// wall clock that was changed meanwhile makes no difference. Gives the number of matches.
    pub async fn give_time_back(&self, now_ms: i64) -> Result<u64, StoreError> {
        let mut tx = self.database.begin().await?;
        let beat = tx.fetch("SELECT at_ms FROM heartbeat".into(), &[]).await?.into_iter().next();
        let Some(beat) = beat else { return Ok(0) };
        let beat_ms: i64 = Row::new("heartbeat", beat).take("at_ms")?;
        let away_ms = now_ms - beat_ms;
        if away_ms == 0 || (self.database.is_shared() && (0..ALONE_MS).contains(&away_ms)) {
            return Ok(0);
        }
        let note = "INSERT INTO entries (match_id, number, entry, at_ms) \
             SELECT id, number + 1, $1, $2 FROM matches WHERE deadline_ms IS NOT NULL AND status = 'playing'";
        // A clock that was set back stood still for no time that anybody could tell.
        let entry = format!("match paused {}", away_ms.clamp(0, i64::from(u32::MAX) * 1000) / 1000);
        tx.execute(note.into(), &[Value::text(&entry), now_ms.value()]).await?;
        let shift = "UPDATE matches SET number = number + 1, turn_since_ms = turn_since_ms + $1, \
             deadline_ms = deadline_ms + $1, revision = revision + 1 WHERE deadline_ms IS NOT NULL AND status = 'playing'";
        let shifted = tx.execute(shift.into(), &[away_ms.value()]).await?;
        // Nobody could come to a match of a competition either.
        for shift in [
            "UPDATE fixtures SET deadline_ms = deadline_ms + $1 WHERE deadline_ms IS NOT NULL AND counted = 0",
            "UPDATE competitions SET wake_ms = wake_ms + $1, revision = revision + 1 \
             WHERE wake_ms IS NOT NULL AND status = 'running'",
        ] {
            tx.execute(shift.into(), &[away_ms.value()]).await?;
        }
        tx.commit().await?;
        Ok(shifted)
    }

    /// Moves what was written into the database file, if nothing was written for a while. Nobody waits for it.
    pub async fn checkpoint_if_quiet(&self) -> Result<(), StoreError> {
        Ok(self.database.checkpoint_if_quiet().await?)
    }
}
