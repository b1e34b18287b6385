//! Changed passwords, and recovery codes.

use crate::database::{Table, Transaction};
use crate::keys::end_if;
use crate::sessions::SESSIONS;
use crate::value::Value;
use crate::{KeyRow, Once, SessionRow, Store, StoreError};

pub(crate) const RECOVERY_CODES: Table = Table { name: "recovery_codes", columns: &["user_id", "hash"] };

/// Replaces the recovery codes of a person.
pub(crate) async fn put_codes(
    tx: &mut dyn Transaction,
    user_id: &str,
    codes: &[String],
) -> Result<(), StoreError> {
    tx.execute("DELETE FROM recovery_codes WHERE user_id = $1".into(), &[Value::text(user_id)]).await?;
    for code in codes {
        let add = "INSERT INTO recovery_codes (user_id, hash) VALUES ($1, $2)";
        tx.execute(add.into(), &[user_id, code].map(Value::text)).await?;
    }
    Ok(())
}

impl Store {
    /// Changes a password and ends the person's other browser sessions; bots stay.
    pub async fn set_password(
        &self,
        user_id: &str,
        password: &str,
        here: &str,
        key: &KeyRow,
    ) -> Result<Once<()>, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Once::Replayed) };
        let set = "UPDATE users SET password = $2 WHERE id = $1";
        tx.execute(set.into(), &[user_id, password].map(Value::text)).await?;
        let end = "DELETE FROM sessions WHERE user_id = $1 AND kind = 'browser' AND hash <> $2";
        tx.execute(end.into(), &[user_id, here].map(Value::text)).await?;
        tx.commit().await?;
        Ok(Once::Done(()))
    }

    /// Replaces the recovery codes of a person, by their hashes.
    pub async fn set_recovery_codes(
        &self,
        user_id: &str,
        codes: &[String],
        key: &KeyRow,
    ) -> Result<Once<()>, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Once::Replayed) };
        put_codes(tx.as_mut(), user_id, codes).await?;
        tx.commit().await?;
        Ok(Once::Done(()))
    }

    /// Uses up a recovery code: sets a password, ends every session of the person, bots included, and begins a new one. False if there is no
    /// such code; then the key is free again.
    pub async fn recover(
        &self,
        session: &SessionRow,
        code: &str,
        password: &str,
        key: &KeyRow,
    ) -> Result<Once<bool>, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Once::Replayed) };
        let user_id = session.user_id.as_str();
        let take = "DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2";
        let known = tx.execute(take.into(), &[user_id, code].map(Value::text)).await? == 1;
        if known {
            let set = "UPDATE users SET password = $2 WHERE id = $1";
            tx.execute(set.into(), &[user_id, password].map(Value::text)).await?;
            tx.execute("DELETE FROM sessions WHERE user_id = $1".into(), &[Value::text(user_id)]).await?;
            self.insert(tx.as_mut(), SESSIONS, session).await?;
        }
        end_if(tx, known).await
    }
}
