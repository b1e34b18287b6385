//! People.

use crate::competitions::forget_person;
use crate::database::Table;
use crate::keys::end_if;
use crate::recovery::put_codes;
use crate::sessions::SESSIONS;
use crate::value::{Row, Value};
use crate::{KeyRow, Once, SessionRow, Status, Store, StoreError};
use serde::Serialize;

pub(crate) const USERS: Table =
    Table { name: "users", columns: &["id", "name", "name_key", "password", "created_ms"] };

/// A person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UserRow {
    /// Unguessable.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// The claimed name, folded so that no two look alike; none for a guest.
    pub name_key: Option<String>,
    /// The hash of the password; none for a guest.
    pub password: Option<String>,
    pub created_ms: i64,
}

impl UserRow {
    pub(crate) fn read(values: Vec<Value<'static>>) -> Result<Self, StoreError> {
        let mut row = Row::new(USERS.name, values);
        Ok(Self {
            id: row.take("id")?,
            name: row.take("name")?,
            name_key: row.take("name_key")?,
            password: row.take("password")?,
            created_ms: row.take("created_ms")?,
        })
    }
}

impl Store {
    /// Adds a person with a first session.
    pub async fn add_user(
        &self,
        user: &UserRow,
        session: &SessionRow,
        key: &KeyRow,
    ) -> Result<Once<()>, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Once::Replayed) };
        self.insert(tx.as_mut(), USERS, user).await?;
        self.insert(tx.as_mut(), SESSIONS, session).await?;
        tx.commit().await?;
        Ok(Once::Done(()))
    }

    pub async fn user(&self, id: &str) -> Result<Option<UserRow>, StoreError> {
        let statement = "SELECT id, name, name_key, password, created_ms FROM users WHERE id = $1";
        self.one(statement, &[Value::text(id)]).await?.map(UserRow::read).transpose()
    }

    /// A person by the key of a claimed name.
    pub async fn user_by_name(&self, name_key: &str) -> Result<Option<UserRow>, StoreError> {
        let statement = "SELECT id, name, name_key, password, created_ms FROM users WHERE name_key = $1";
        self.one(statement, &[Value::text(name_key)]).await?.map(UserRow::read).transpose()
    }

    /// Gives claimed names the keys that this version compares them by. Where two then look alike, the older account keeps what it was known by.
    pub async fn rename_keys(&self, key_of: fn(&str) -> String) -> Result<(), StoreError> {
        let claimed = "SELECT id, name, name_key, password, created_ms FROM users WHERE name_key IS NOT NULL ORDER BY created_ms";
        let people =
            self.all(claimed, &[]).await?.into_iter().map(UserRow::read).collect::<Result<Vec<_>, _>>()?;
        for person in people {
            let key = key_of(&person.name);
            if person.name_key.as_deref() == Some(key.as_str()) || self.user_by_name(&key).await?.is_some() {
                continue;
            }
            let mut tx = self.database.begin().await?;
            let rename = "UPDATE users SET name_key = $2 WHERE id = $1";
            tx.execute(rename.into(), &[&person.id, &key].map(|text| Value::text(text))).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Gives a person a name (as others see it, and as it is compared), a password and recovery codes, and puts another session in the
    /// place of a former one. False if the name is taken; then the key is free again.
    pub async fn claim_name(
        &self,
        id: &str,
        (name, name_key): (&str, &str),
        password: &str,
        codes: &[String],
        session: (&str, &SessionRow),
        key: &KeyRow,
    ) -> Result<Once<bool>, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Once::Replayed) };
        let statement = "UPDATE users SET name = $2, name_key = $3, password = $4 WHERE id = $1";
        let claimed =
            match tx.execute(statement.into(), &[id, name, name_key, password].map(Value::text)).await {
                Ok(written) => written == 1,
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => false,
                Err(error) => return Err(error.into()),
            };
        if claimed {
            put_codes(tx.as_mut(), id, codes).await?;
            let (former, session) = session;
            tx.execute("DELETE FROM sessions WHERE hash = $1".into(), &[Value::text(former)]).await?;
            self.insert(tx.as_mut(), SESSIONS, session).await?;
        }
        end_if(tx, claimed).await
    }

    /// Removes a person with all sessions, keys and chat. Matches stay, under the name `nobody`; those that have not begun are
    /// aborted. The key stays, too: it must not be one of the person's.
    pub async fn delete_user(&self, id: &str, nobody: &str, key: &KeyRow) -> Result<Once<()>, StoreError> {
        let Some(mut tx) = self.begin_once(key).await? else { return Ok(Once::Replayed) };
        for statement in [
            "DELETE FROM sessions WHERE user_id = $1",
            "DELETE FROM keys WHERE user_id = $1",
            "DELETE FROM chat WHERE user_id = $1",
            "DELETE FROM ratings WHERE who = $1",
            "DELETE FROM mutes WHERE user_id = $1",
            "DELETE FROM recovery_codes WHERE user_id = $1",
            "DELETE FROM learning WHERE user_id = $1",
            "DELETE FROM users WHERE id = $1",
        ] {
            tx.execute(statement.into(), &[Value::text(id)]).await?;
        }
        let abort = "UPDATE matches SET status = $2, revision = revision + 1 \
             WHERE (home_user = $1 OR away_user = $1) AND status IN ($3, $4)";
        let [aborted, open, dice] = [Status::Aborted, Status::Open, Status::Dice].map(Status::name);
        tx.execute(abort.into(), &[id, aborted, open, dice].map(Value::text)).await?;
        for statement in [
            "UPDATE matches SET home_user = NULL, home_name = $2, revision = revision + 1 WHERE home_user = $1",
            "UPDATE matches SET away_user = NULL, away_name = $2, revision = revision + 1 WHERE away_user = $1",
        ] {
            tx.execute(statement.into(), &[id, nobody].map(Value::text)).await?;
        }
        forget_person(tx.as_mut(), id, nobody).await?;
        tx.commit().await?;
        Ok(Once::Done(()))
    }
}
