//! The statements. They are plain enough to be the same for both databases; what differs is in `sqlite.rs` and `postgres.rs`. A
//! macro writes them out for each, because the types of the two drivers have no useful common ground.

/// Implements `Store` for a type with a `pool`; `Database` names the driver where it is used.
macro_rules! store {
    ($store:ty, begin: $begin:literal) => {
        #[async_trait::async_trait]
        impl $crate::Store for $store {
            async fn ping(&self) -> Result<(), $crate::StoreError> {
                sqlx::query("SELECT 1").execute(&self.pool).await?;
                Ok(())
            }

            async fn close(&self) {
                self.pool.close().await;
            }

            async fn add_user(
                &self,
                user: &$crate::UserRow,
                session: &$crate::SessionRow,
            ) -> Result<(), $crate::StoreError> {
                let mut tx = self.pool.begin_with($begin).await?;
                sqlx::query("INSERT INTO users (id, name, name_key, password, created_ms) VALUES ($1, $2, $3, $4, $5)")
                    .bind(&user.id)
                    .bind(&user.name)
                    .bind(&user.name_key)
                    .bind(&user.password)
                    .bind(user.created_ms)
                    .execute(&mut *tx)
                    .await?;
                sqlx::query("INSERT INTO sessions (hash, user_id, kind, label, created_ms) VALUES ($1, $2, $3, $4, $5)")
                    .bind(&session.hash)
                    .bind(&session.user_id)
                    .bind(&session.kind)
                    .bind(&session.label)
                    .bind(session.created_ms)
                    .execute(&mut *tx)
                    .await?;
                tx.commit().await?;
                Ok(())
            }

            async fn user(&self, id: &str) -> Result<Option<$crate::UserRow>, $crate::StoreError> {
                Ok(sqlx::query_as("SELECT * FROM users WHERE id = $1").bind(id).fetch_optional(&self.pool).await?)
            }

            async fn user_by_name(&self, name_key: &str) -> Result<Option<$crate::UserRow>, $crate::StoreError> {
                Ok(sqlx::query_as("SELECT * FROM users WHERE name_key = $1")
                    .bind(name_key)
                    .fetch_optional(&self.pool)
                    .await?)
            }

            async fn claim_name(
                &self,
                id: &str,
                name: &str,
                name_key: &str,
                password: &str,
            ) -> Result<bool, $crate::StoreError> {
                let done = sqlx::query("UPDATE users SET name = $2, name_key = $3, password = $4 WHERE id = $1")
                    .bind(id)
                    .bind(name)
                    .bind(name_key)
                    .bind(password)
                    .execute(&self.pool)
                    .await;
                match done {
                    Ok(done) => Ok(done.rows_affected() == 1),
                    Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
                    Err(error) => Err(error.into()),
                }
            }

            async fn delete_user(&self, id: &str, nobody: &str) -> Result<(), $crate::StoreError> {
                let mut tx = self.pool.begin_with($begin).await?;
                for statement in [
                    "DELETE FROM sessions WHERE user_id = $1",
                    "DELETE FROM keys WHERE user_id = $1",
                    "DELETE FROM chat WHERE user_id = $1",
                    "DELETE FROM users WHERE id = $1",
                ] {
                    sqlx::query(statement).bind(id).execute(&mut *tx).await?;
                }
                for statement in [
                    "UPDATE matches SET home_user = NULL, home_name = $2, revision = revision + 1 WHERE home_user = $1",
                    "UPDATE matches SET away_user = NULL, away_name = $2, revision = revision + 1 WHERE away_user = $1",
                ] {
                    sqlx::query(statement).bind(id).bind(nobody).execute(&mut *tx).await?;
                }
                tx.commit().await?;
                Ok(())
            }

            async fn add_session(&self, session: &$crate::SessionRow) -> Result<(), $crate::StoreError> {
                sqlx::query("INSERT INTO sessions (hash, user_id, kind, label, created_ms) VALUES ($1, $2, $3, $4, $5)")
                    .bind(&session.hash)
                    .bind(&session.user_id)
                    .bind(&session.kind)
                    .bind(&session.label)
                    .bind(session.created_ms)
                    .execute(&self.pool)
                    .await?;
                Ok(())
            }

            async fn user_of_session(&self, hash: &str) -> Result<Option<$crate::UserRow>, $crate::StoreError> {
                Ok(sqlx::query_as(
                    "SELECT users.* FROM users JOIN sessions ON sessions.user_id = users.id WHERE sessions.hash = $1",
                )
                .bind(hash)
                .fetch_optional(&self.pool)
                .await?)
            }

            async fn end_session(&self, hash: &str) -> Result<(), $crate::StoreError> {
                sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(hash).execute(&self.pool).await?;
                Ok(())
            }

            async fn end_sessions(&self, user_id: &str) -> Result<(), $crate::StoreError> {
                sqlx::query("DELETE FROM sessions WHERE user_id = $1").bind(user_id).execute(&self.pool).await?;
                Ok(())
            }

            async fn add_match(
                &self,
                row: &$crate::MatchRow,
                key: &$crate::KeyRow,
            ) -> Result<bool, $crate::StoreError> {
                let mut tx = self.pool.begin_with($begin).await?;
                if !insert_key(&mut tx, key).await? {
                    return Ok(false);
                }
                sqlx::query(
                    "INSERT INTO matches (id, game, rules, options, kind, creator, invitation, pace, rated, created_ms, \
                     server_secret, status, home_user, away_user, home_coach, away_coach, home_name, away_name, \
                     home_commitment, away_commitment, home_secret, away_secret, offer, number, turn, home_score, \
                     away_score, result, home_left_ms, away_left_ms, turn_since_ms, deadline_ms, rematch, updated_ms, \
                     revision) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, \
                     $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35)",
                )
                .bind(&row.id)
                .bind(&row.game)
                .bind(row.rules)
                .bind(&row.options)
                .bind(&row.kind)
                .bind(&row.creator)
                .bind(&row.invitation)
                .bind(&row.pace)
                .bind(row.rated)
                .bind(row.created_ms)
                .bind(&row.server_secret)
                .bind(&row.status)
                .bind(&row.home_user)
                .bind(&row.away_user)
                .bind(&row.home_coach)
                .bind(&row.away_coach)
                .bind(&row.home_name)
                .bind(&row.away_name)
                .bind(&row.home_commitment)
                .bind(&row.away_commitment)
                .bind(&row.home_secret)
                .bind(&row.away_secret)
                .bind(&row.offer)
                .bind(row.number)
                .bind(&row.turn)
                .bind(row.home_score)
                .bind(row.away_score)
                .bind(&row.result)
                .bind(row.home_left_ms)
                .bind(row.away_left_ms)
                .bind(row.turn_since_ms)
                .bind(row.deadline_ms)
                .bind(&row.rematch)
                .bind(row.updated_ms)
                .bind(row.revision)
                .execute(&mut *tx)
                .await?;
                tx.commit().await?;
                Ok(true)
            }

            async fn match_row(&self, id: &str) -> Result<Option<$crate::MatchRow>, $crate::StoreError> {
                Ok(sqlx::query_as("SELECT * FROM matches WHERE id = $1").bind(id).fetch_optional(&self.pool).await?)
            }

            async fn entries(&self, match_id: &str) -> Result<Vec<$crate::EntryRow>, $crate::StoreError> {
                Ok(sqlx::query_as("SELECT number, entry, at_ms FROM entries WHERE match_id = $1 ORDER BY number")
                    .bind(match_id)
                    .fetch_all(&self.pool)
                    .await?)
            }

            async fn matches_of(
                &self,
                user_id: &str,
                limit: u32,
            ) -> Result<Vec<$crate::MatchRow>, $crate::StoreError> {
                Ok(sqlx::query_as(
                    "SELECT * FROM matches WHERE home_user = $1 OR away_user = $1 ORDER BY updated_ms DESC, id LIMIT $2",
                )
                .bind(user_id)
                .bind(i64::from(limit))
                .fetch_all(&self.pool)
                .await?)
            }

            async fn count_unfinished(&self, user_id: &str) -> Result<u32, $crate::StoreError> {
                let n: i64 = sqlx::query_scalar(
                    "SELECT COUNT(*) FROM matches WHERE (home_user = $1 OR away_user = $1) \
                     AND status IN ('open', 'dice', 'playing')",
                )
                .bind(user_id)
                .fetch_one(&self.pool)
                .await?;
                Ok(u32::try_from(n).unwrap_or(u32::MAX))
            }

            async fn lobby(&self, limit: u32) -> Result<Vec<$crate::MatchRow>, $crate::StoreError> {
                Ok(sqlx::query_as(
                    "SELECT * FROM matches WHERE status = 'open' AND kind = 'lobby' ORDER BY created_ms, id LIMIT $1",
                )
                .bind(i64::from(limit))
                .fetch_all(&self.pool)
                .await?)
            }

            async fn due(&self, now_ms: i64, limit: u32) -> Result<Vec<String>, $crate::StoreError> {
                Ok(sqlx::query_scalar(
                    "SELECT id FROM matches WHERE deadline_ms IS NOT NULL AND deadline_ms <= $1 \
                     ORDER BY deadline_ms LIMIT $2",
                )
                .bind(now_ms)
                .bind(i64::from(limit))
                .fetch_all(&self.pool)
                .await?)
            }

            async fn commit(
                &self,
                batch: &[$crate::Commit],
            ) -> Result<Vec<$crate::Committed>, $crate::StoreError> {
                let mut tx = self.pool.begin_with($begin).await?;
                let mut done = Vec::with_capacity(batch.len());
                for commit in batch {
                    if let Some(key) = &commit.key
                        && !insert_key(&mut tx, key).await?
                    {
                        done.push($crate::Committed::KeyUsed);
                        continue;
                    }
                    let row = &commit.row;
                    let updated = sqlx::query(
                        "UPDATE matches SET status = $3, home_user = $4, away_user = $5, home_name = $6, away_name = $7, \
                         home_commitment = $8, away_commitment = $9, home_secret = $10, away_secret = $11, offer = $12, \
                         number = $13, turn = $14, home_score = $15, away_score = $16, result = $17, \
                         home_left_ms = $18, away_left_ms = $19, turn_since_ms = $20, deadline_ms = $21, rematch = $22, \
                         updated_ms = $23, revision = revision + 1 WHERE id = $1 AND revision = $2",
                    )
                    .bind(&row.id)
                    .bind(row.revision)
                    .bind(&row.status)
                    .bind(&row.home_user)
                    .bind(&row.away_user)
                    .bind(&row.home_name)
                    .bind(&row.away_name)
                    .bind(&row.home_commitment)
                    .bind(&row.away_commitment)
                    .bind(&row.home_secret)
                    .bind(&row.away_secret)
                    .bind(&row.offer)
                    .bind(row.number)
                    .bind(&row.turn)
                    .bind(row.home_score)
                    .bind(row.away_score)
                    .bind(&row.result)
                    .bind(row.home_left_ms)
                    .bind(row.away_left_ms)
                    .bind(row.turn_since_ms)
                    .bind(row.deadline_ms)
                    .bind(&row.rematch)
                    .bind(row.updated_ms)
                    .execute(&mut *tx)
                    .await?;
                    if updated.rows_affected() == 0 {
                        if let Some(key) = &commit.key {
                            sqlx::query("DELETE FROM keys WHERE user_id = $1 AND name = $2")
                                .bind(&key.user_id)
                                .bind(&key.name)
                                .execute(&mut *tx)
                                .await?;
                        }
                        done.push($crate::Committed::Overtaken);
                        continue;
                    }
                    for entry in &commit.entries {
                        sqlx::query("INSERT INTO entries (match_id, number, entry, at_ms) VALUES ($1, $2, $3, $4)")
                            .bind(&row.id)
                            .bind(entry.number)
                            .bind(&entry.entry)
                            .bind(entry.at_ms)
                            .execute(&mut *tx)
                            .await?;
                    }
                    done.push($crate::Committed::Written);
                }
                tx.commit().await?;
                Ok(done)
            }

            async fn key(
                &self,
                user_id: &str,
                name: &str,
            ) -> Result<Option<$crate::KeyRow>, $crate::StoreError> {
                Ok(sqlx::query_as("SELECT * FROM keys WHERE user_id = $1 AND name = $2")
                    .bind(user_id)
                    .bind(name)
                    .fetch_optional(&self.pool)
                    .await?)
            }

            async fn forget_keys(&self, before_ms: i64) -> Result<(), $crate::StoreError> {
                sqlx::query("DELETE FROM keys WHERE at_ms < $1").bind(before_ms).execute(&self.pool).await?;
                Ok(())
            }

            async fn add_chat(&self, chat: &$crate::ChatRow) -> Result<i64, $crate::StoreError> {
                Ok(sqlx::query_scalar(
                    "INSERT INTO chat (match_id, number, user_id, name, text, at_ms) \
                     SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE match_id = $1 \
                     RETURNING number",
                )
                .bind(&chat.match_id)
                .bind(&chat.user_id)
                .bind(&chat.name)
                .bind(&chat.text)
                .bind(chat.at_ms)
                .fetch_one(&self.pool)
                .await?)
            }

            async fn chat(
                &self,
                match_id: &str,
                after: i64,
                limit: u32,
            ) -> Result<Vec<$crate::ChatRow>, $crate::StoreError> {
                Ok(sqlx::query_as(
                    "SELECT match_id, number, user_id, name, text, at_ms FROM chat \
                     WHERE match_id = $1 AND number > $2 ORDER BY number LIMIT $3",
                )
                .bind(match_id)
                .bind(after)
                .bind(i64::from(limit))
                .fetch_all(&self.pool)
                .await?)
            }

            async fn report_chat(&self, match_id: &str, number: i64) -> Result<bool, $crate::StoreError> {
                let done =
                    sqlx::query("UPDATE chat SET reported = reported + 1 WHERE match_id = $1 AND number = $2")
                        .bind(match_id)
                        .bind(number)
                        .execute(&self.pool)
                        .await?;
                Ok(done.rows_affected() == 1)
            }
        }

        /// False if the key was used before; nothing is written then.
        async fn insert_key(
            tx: &mut sqlx::Transaction<'_, Database>,
            key: &$crate::KeyRow,
        ) -> Result<bool, sqlx::Error> {
            let done = sqlx::query(
                "INSERT INTO keys (user_id, name, what, match_id, number, at_ms) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(&key.user_id)
            .bind(&key.name)
            .bind(&key.what)
            .bind(&key.match_id)
            .bind(key.number)
            .bind(key.at_ms)
            .execute(&mut **tx)
            .await?;
            Ok(done.rows_affected() == 1)
        }
    };
}

pub(crate) use store;
