//! The statements. They are plain enough to be the same for both databases; what differs is in `sqlite.rs` and `postgres.rs`. A
//! macro writes them out for each, because the types of the two drivers have no useful common ground.

/// A statement with fields of a row bound in order.
macro_rules! bound {
    (scalar $statement:literal, $row:expr; $($field:ident),*) => {
        sqlx::query_scalar($statement)$(.bind(&$row.$field))*
    };
    ($statement:literal, $row:expr; $($field:ident),*) => {
        sqlx::query($statement)$(.bind(&$row.$field))*
    };
}

/// Implements `Store` for a type with a `pool` to read from and a `writer()` to write through. `Database` names the driver where it
/// is used; `KEYS` and `ROWS` are its statements that write many rows from one text of JSON, `dump` and `load` those of backups.
/// What every move needs is the driver's own: `put_stands` looks for the keys that logs keep and writes what moves change,
/// `put_entries` writes the logs.
macro_rules! store {
    ($store:ty, begin: $begin:literal, snapshot: $snapshot:literal) => {
        #[async_trait::async_trait]
        impl $crate::Store for $store {
            async fn ping(&self) -> Result<(), $crate::StoreError> {
                sqlx::query("SELECT 1").execute(&self.pool).await?;
                Ok(())
            }

            async fn close(&self) {
                self.writer().close().await;
                self.pool.close().await;
            }

            async fn backup(
                &self,
                to: &mut (dyn std::io::Write + Send),
            ) -> Result<u64, $crate::StoreError> {
                let mut tx = self.pool.begin_with($snapshot).await?;
                let mut writer = $crate::backup::Writer::begin(to)?;
                for (table, columns) in $crate::backup::TABLES {
                    let mut rows =
                        sqlx::query_scalar(sqlx::AssertSqlSafe(dump(table, columns))).fetch(&mut *tx);
                    while let Some(row) = futures_util::StreamExt::next(&mut rows).await {
                        let row: String = row?;
                        writer.row(table, &row)?;
                    }
                }
                writer.end()
            }

            async fn restore(
                &self,
                from: &mut (dyn std::io::BufRead + Send),
            ) -> Result<u64, $crate::StoreError> {
                let mut tx = self.writer().begin_with($begin).await?;
                let filled: i64 =
                    sqlx::query_scalar("SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM matches)")
                        .fetch_one(&mut *tx)
                        .await?;
                if filled > 0 {
                    return Err($crate::StoreError::NotEmpty);
                }
                let mut reader = $crate::backup::Reader::begin(from)?;
                while let Some((table, rows)) = reader.piece()? {
                    let columns = $crate::backup::TABLES.iter().find(|(name, _)| *name == table);
                    let columns = columns.map_or(&[][..], |(_, columns)| columns);
                    sqlx::query(sqlx::AssertSqlSafe(load(table, columns))).bind(rows).execute(&mut *tx).await?;
                }
                tx.commit().await?;
                Ok(reader.rows())
            }

            async fn add_user(
                &self,
                user: &$crate::UserRow,
                session: &$crate::SessionRow,
                key: &$crate::KeyRow,
            ) -> Result<$crate::Once<()>, $crate::StoreError> {
                let Some(mut tx) = begin_once(self.writer(), key).await? else { return Ok($crate::Once::Before) };
                $crate::sql::bound!(
                    "INSERT INTO users (id, name, name_key, password, created_ms) VALUES ($1, $2, $3, $4, $5)",
                    user; id, name, name_key, password, created_ms
                )
                .execute(&mut *tx)
                .await?;
                insert_session(&mut *tx, session).await?;
                tx.commit().await?;
                Ok($crate::Once::Done(()))
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
                key: &$crate::KeyRow,
            ) -> Result<$crate::Once<bool>, $crate::StoreError> {
                let Some(mut tx) = begin_once(self.writer(), key).await? else { return Ok($crate::Once::Before) };
                let done = sqlx::query("UPDATE users SET name = $2, name_key = $3, password = $4 WHERE id = $1")
                    .bind(id)
                    .bind(name)
                    .bind(name_key)
                    .bind(password)
                    .execute(&mut *tx)
                    .await;
                let claimed = match done {
                    Ok(done) => done.rows_affected() == 1,
                    Err(sqlx::Error::Database(error)) if error.is_unique_violation() => false,
                    Err(error) => return Err(error.into()),
                };
                end_if(tx, claimed).await
            }

            async fn delete_user(
                &self,
                id: &str,
                nobody: &str,
                key: &$crate::KeyRow,
            ) -> Result<$crate::Once<()>, $crate::StoreError> {
                let Some(mut tx) = begin_once(self.writer(), key).await? else { return Ok($crate::Once::Before) };
                for statement in [
                    "DELETE FROM sessions WHERE user_id = $1",
                    "DELETE FROM keys WHERE user_id = $1",
                    "DELETE FROM chat WHERE user_id = $1",
                    "DELETE FROM ratings WHERE who = $1",
                    "DELETE FROM mutes WHERE user_id = $1",
                    "DELETE FROM users WHERE id = $1",
                ] {
                    sqlx::query(statement).bind(id).execute(&mut *tx).await?;
                }
                // Nobody waits for whom there is no more.
                sqlx::query(
                    "UPDATE matches SET status = 'aborted', revision = revision + 1 \
                     WHERE (home_user = $1 OR away_user = $1) AND status IN ('open', 'dice')",
                )
                .bind(id)
                .execute(&mut *tx)
                .await?;
                for statement in [
                    "UPDATE matches SET home_user = NULL, home_name = $2, revision = revision + 1 WHERE home_user = $1",
                    "UPDATE matches SET away_user = NULL, away_name = $2, revision = revision + 1 WHERE away_user = $1",
                ] {
                    sqlx::query(statement).bind(id).bind(nobody).execute(&mut *tx).await?;
                }
                tx.commit().await?;
                Ok($crate::Once::Done(()))
            }

            async fn add_session(
                &self,
                session: &$crate::SessionRow,
                key: &$crate::KeyRow,
            ) -> Result<$crate::Once<()>, $crate::StoreError> {
                let Some(mut tx) = begin_once(self.writer(), key).await? else { return Ok($crate::Once::Before) };
                insert_session(&mut *tx, session).await?;
                tx.commit().await?;
                Ok($crate::Once::Done(()))
            }

            async fn renew_session(
                &self,
                session: &$crate::SessionRow,
                key: &$crate::KeyRow,
            ) -> Result<bool, $crate::StoreError> {
                let mut tx = self.writer().begin_with($begin).await?;
                let ended = sqlx::query("DELETE FROM sessions WHERE hash = $1")
                    .bind(&key.match_id)
                    .execute(&mut *tx)
                    .await?;
                if ended.rows_affected() != 1 {
                    return Ok(false);
                }
                insert_session(&mut *tx, session).await?;
                sqlx::query("UPDATE keys SET match_id = $3 WHERE user_id = $1 AND name = $2")
                    .bind(&key.user_id)
                    .bind(&key.name)
                    .bind(&session.hash)
                    .execute(&mut *tx)
                    .await?;
                tx.commit().await?;
                Ok(true)
            }

            async fn user_of_session(&self, hash: &str) -> Result<Option<$crate::UserRow>, $crate::StoreError> {
                Ok(sqlx::query_as(
                    "SELECT users.* FROM users JOIN sessions ON sessions.user_id = users.id WHERE sessions.hash = $1",
                )
                .bind(hash)
                .fetch_optional(&self.pool)
                .await?)
            }

            async fn end_session(
                &self,
                hash: &str,
                key: &$crate::KeyRow,
            ) -> Result<$crate::Once<()>, $crate::StoreError> {
                let Some(mut tx) = begin_once(self.writer(), key).await? else { return Ok($crate::Once::Before) };
                sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(hash).execute(&mut *tx).await?;
                tx.commit().await?;
                Ok($crate::Once::Done(()))
            }

            async fn end_sessions(
                &self,
                user_id: &str,
                key: &$crate::KeyRow,
            ) -> Result<$crate::Once<()>, $crate::StoreError> {
                let Some(mut tx) = begin_once(self.writer(), key).await? else { return Ok($crate::Once::Before) };
                sqlx::query("DELETE FROM sessions WHERE user_id = $1").bind(user_id).execute(&mut *tx).await?;
                tx.commit().await?;
                Ok($crate::Once::Done(()))
            }

            async fn add_match(
                &self,
                row: &$crate::MatchRow,
                key: &$crate::KeyRow,
            ) -> Result<bool, $crate::StoreError> {
                let mut tx = self.writer().begin_with($begin).await?;
                if !insert_key(&mut tx, key).await? {
                    return Ok(false);
                }
                $crate::sql::bound!(
                    "INSERT INTO matches (id, game, rules, options, kind, creator, invitation, pace, rated, quiet, \
                     created_ms, server_secret, status, home_user, away_user, home_coach, away_coach, home_name, away_name, \
                     home_commitment, away_commitment, home_secret, away_secret, offer, number, turn, home_score, \
                     away_score, result, home_left_ms, away_left_ms, turn_since_ms, deadline_ms, rematch, updated_ms, \
                     revision) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, \
                     $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36)",
                    row; id, game, rules, options, kind, creator, invitation, pace, rated, quiet, created_ms,
                    server_secret, status, home_user, away_user, home_coach, away_coach, home_name,
                    away_name, home_commitment, away_commitment, home_secret, away_secret, offer, number,
                    turn, home_score, away_score, result, home_left_ms, away_left_ms, turn_since_ms,
                    deadline_ms, rematch, updated_ms, revision
                )
                .execute(&mut *tx)
                .await?;
                tx.commit().await?;
                Ok(true)
            }

            async fn match_row(&self, id: &str) -> Result<Option<$crate::MatchRow>, $crate::StoreError> {
                Ok(sqlx::query_as("SELECT * FROM standing WHERE id = $1").bind(id).fetch_optional(&self.pool).await?)
            }

            async fn entries(&self, match_id: &str) -> Result<Vec<$crate::EntryRow>, $crate::StoreError> {
                Ok(sqlx::query_as("SELECT number, entry, at_ms, asked FROM entries WHERE match_id = $1 ORDER BY number")
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
                    "SELECT * FROM standing WHERE home_user = $1 OR away_user = $1 ORDER BY updated_ms DESC, id LIMIT $2",
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

            async fn count_offers(&self, user_id: &str) -> Result<u32, $crate::StoreError> {
                let n: i64 = sqlx::query_scalar(
                    "SELECT COUNT(*) FROM matches WHERE creator = $1 AND status = 'open' AND kind = 'lobby'",
                )
                .bind(user_id)
                .fetch_one(&self.pool)
                .await?;
                Ok(u32::try_from(n).unwrap_or(u32::MAX))
            }

            async fn lobby(&self, limit: u32) -> Result<Vec<$crate::MatchRow>, $crate::StoreError> {
                Ok(sqlx::query_as(
                    "SELECT * FROM standing WHERE status = 'open' AND kind = 'lobby' ORDER BY created_ms DESC, id LIMIT $1",
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
                if self.write(batch).await? == $crate::Committed::Written {
                    return Ok(vec![$crate::Committed::Written; batch.len()]);
                }
                // Somebody was first with one of them: each for itself. That is rare.
                let mut done = Vec::with_capacity(batch.len());
                for commit in batch {
                    done.push(self.write(std::slice::from_ref(commit)).await?);
                }
                Ok(done)
            }

            async fn watch(
                &self,
            ) -> Result<Option<tokio::sync::mpsc::Receiver<String>>, $crate::StoreError> {
                self.others().await
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
                sqlx::query("DELETE FROM keys WHERE at_ms < $1").bind(before_ms).execute(self.writer()).await?;
                Ok(())
            }

            async fn ratings(&self, who: &str) -> Result<Vec<$crate::RatingRow>, $crate::StoreError> {
                Ok(sqlx::query_as("SELECT * FROM ratings WHERE who = $1 ORDER BY game, against")
                    .bind(who)
                    .fetch_all(&self.pool)
                    .await?)
            }

            async fn to_rate(&self, limit: u32) -> Result<Vec<$crate::MatchRow>, $crate::StoreError> {
                Ok(sqlx::query_as(
                    "SELECT * FROM standing WHERE rated = 1 AND status = 'over' ORDER BY updated_ms LIMIT $1",
                )
                .bind(i64::from(limit))
                .fetch_all(&self.pool)
                .await?)
            }

            async fn rate(
                &self,
                match_id: &str,
                ratings: &[$crate::RatingRow],
                changes: &[$crate::RatingChangeRow],
            ) -> Result<bool, $crate::StoreError> {
                let mut tx = self.writer().begin_with($begin).await?;
                let marked = sqlx::query("UPDATE matches SET rated = 2 WHERE id = $1 AND rated = 1")
                    .bind(match_id)
                    .execute(&mut *tx)
                    .await?;
                if marked.rows_affected() != 1 {
                    return Ok(false);
                }
                let mut done = true;
                for row in ratings {
                    let written = $crate::sql::bound!(
                        "INSERT INTO ratings (who, game, against, rating, deviation, volatility, matches, updated_ms) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (who, game, against) DO UPDATE SET \
                         rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, \
                         matches = excluded.matches, updated_ms = excluded.updated_ms \
                         WHERE ratings.matches = excluded.matches - 1",
                        row; who, game, against, rating, deviation, volatility, matches, updated_ms
                    )
                    .execute(&mut *tx)
                    .await?;
                    done &= written.rows_affected() == 1;
                }
                for row in changes {
                    $crate::sql::bound!(
                        "INSERT INTO rating_changes (match_id, seat, before, after, provisional) \
                         VALUES ($1, $2, $3, $4, $5)",
                        row; match_id, seat, before, after, provisional
                    )
                    .execute(&mut *tx)
                    .await?;
                }
                if done {
                    tx.commit().await?;
                } else {
                    tx.rollback().await?;
                }
                Ok(done)
            }

            async fn rating_changes(
                &self,
                match_id: &str,
            ) -> Result<Vec<$crate::RatingChangeRow>, $crate::StoreError> {
                Ok(sqlx::query_as("SELECT * FROM rating_changes WHERE match_id = $1 ORDER BY seat")
                    .bind(match_id)
                    .fetch_all(&self.pool)
                    .await?)
            }

            async fn add_chat(
                &self,
                chat: &$crate::ChatRow,
                key: &$crate::KeyRow,
            ) -> Result<Option<i64>, $crate::StoreError> {
                let mut tx = self.writer().begin_with($begin).await?;
                let number: i64 = $crate::sql::bound!(
                    scalar "INSERT INTO chat (match_id, number, user_id, name, text, at_ms) \
                     SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE match_id = $1 \
                     RETURNING number",
                    chat; match_id, user_id, name, text, at_ms
                )
                .fetch_one(&mut *tx)
                .await?;
                let key = $crate::KeyRow { number, ..key.clone() };
                if !insert_key(&mut tx, &key).await? {
                    tx.rollback().await?;
                    return Ok(None);
                }
                tx.commit().await?;
                Ok(Some(number))
            }

            async fn set_mute(
                &self,
                match_id: &str,
                user_id: &str,
                mute: bool,
                key: &$crate::KeyRow,
            ) -> Result<$crate::Once<()>, $crate::StoreError> {
                let Some(mut tx) = begin_once(self.writer(), key).await? else { return Ok($crate::Once::Before) };
                let statement = if mute {
                    "INSERT INTO mutes (match_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                } else {
                    "DELETE FROM mutes WHERE match_id = $1 AND user_id = $2"
                };
                sqlx::query(statement).bind(match_id).bind(user_id).execute(&mut *tx).await?;
                tx.commit().await?;
                Ok($crate::Once::Done(()))
            }

            async fn mutes(&self, match_id: &str) -> Result<Vec<String>, $crate::StoreError> {
                Ok(sqlx::query_scalar("SELECT user_id FROM mutes WHERE match_id = $1")
                    .bind(match_id)
                    .fetch_all(&self.pool)
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

            async fn chat_by(&self, user_id: &str) -> Result<Vec<$crate::ChatRow>, $crate::StoreError> {
                Ok(sqlx::query_as(
                    "SELECT match_id, number, user_id, name, text, at_ms FROM chat WHERE user_id = $1 ORDER BY at_ms",
                )
                .bind(user_id)
                .fetch_all(&self.pool)
                .await?)
            }

            async fn report_chat(
                &self,
                match_id: &str,
                number: i64,
                key: &$crate::KeyRow,
            ) -> Result<$crate::Once<bool>, $crate::StoreError> {
                let Some(mut tx) = begin_once(self.writer(), key).await? else { return Ok($crate::Once::Before) };
                let done =
                    sqlx::query("UPDATE chat SET reported = reported + 1 WHERE match_id = $1 AND number = $2")
                        .bind(match_id)
                        .bind(number)
                        .execute(&mut *tx)
                        .await?;
                end_if(tx, done.rows_affected() == 1).await
            }
        }

        /// Begins a change under a key; none if the key was used before.
        async fn begin_once<'p>(
            pool: &'p sqlx::Pool<Database>,
            key: &$crate::KeyRow,
        ) -> Result<Option<sqlx::Transaction<'p, Database>>, sqlx::Error> {
            let mut tx = pool.begin_with($begin).await?;
            Ok(insert_key(&mut tx, key).await?.then_some(tx))
        }

        /// Ends a change: it is written with its key, or there was nothing to change and the key is free again.
        async fn end_if(
            tx: sqlx::Transaction<'_, Database>,
            changed: bool,
        ) -> Result<$crate::Once<bool>, $crate::StoreError> {
            if changed {
                tx.commit().await?;
            } else {
                tx.rollback().await?;
            }
            Ok($crate::Once::Done(changed))
        }

        async fn insert_session<'e, E>(to: E, session: &$crate::SessionRow) -> Result<(), sqlx::Error>
        where
            E: sqlx::Executor<'e, Database = Database>,
        {
            $crate::sql::bound!(
                "INSERT INTO sessions (hash, user_id, kind, label, created_ms) VALUES ($1, $2, $3, $4, $5)",
                session; hash, user_id, kind, label, created_ms
            )
            .execute(to)
            .await
            .map(drop)
        }

        /// False if the key was used before; nothing is written then.
        async fn insert_key(
            tx: &mut sqlx::Transaction<'_, Database>,
            key: &$crate::KeyRow,
        ) -> Result<bool, sqlx::Error> {
            let done = $crate::sql::bound!(
                "INSERT INTO keys (user_id, name, what, match_id, number, at_ms) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT DO NOTHING",
                key; user_id, name, what, match_id, number, at_ms
            )
            .execute(&mut **tx)
            .await?;
            Ok(done.rows_affected() == 1)
        }

        impl $store {
            /// Writes commits in one transaction, all of them or none. Says why not, for one of those that could not be written.
            async fn write(&self, batch: &[$crate::Commit]) -> Result<$crate::Committed, $crate::StoreError> {
                if let Some(committed) = self.write_alone(batch).await? {
                    return Ok(committed);
                }
                let mut tx = self.writer().begin_with($begin).await?;
                for round in $crate::batch::rounds(batch) {
                    let committed = write_round(&mut tx, round).await?;
                    if committed != $crate::Committed::Written {
                        tx.rollback().await?;
                        return Ok(committed);
                    }
                }
                self.announce(&mut tx, batch.iter().map(|commit| commit.row.id.clone()).collect()).await?;
                tx.commit().await?;
                Ok($crate::Committed::Written)
            }
        }

        /// Writes commits of different matches with a few statements, however many they are. What they change is counted and
        /// not asked for: an answer for each row would cost more than the row.
        async fn write_round(
            tx: &mut sqlx::Transaction<'_, Database>,
            round: &[$crate::Commit],
        ) -> Result<$crate::Committed, sqlx::Error> {
            use $crate::Committed;
            use $crate::batch::{keys, rows};
            if !put(tx, KEYS, keys(round)).await? {
                return Ok(Committed::KeyUsed);
            }
            let stand = put_stands(tx, round).await?;
            if stand != Committed::Written {
                return Ok(stand);
            }
            if !put(tx, ROWS, rows(round)).await? {
                return Ok(Committed::Overtaken);
            }
            put_entries(tx, round).await
        }

        /// Writes rows with a statement that takes them as one text of JSON. False if it did not write all of them.
        async fn put(
            tx: &mut sqlx::Transaction<'_, Database>,
            statement: &'static str,
            many: $crate::batch::Many,
        ) -> Result<bool, sqlx::Error> {
            let Some((text, n)) = many else { return Ok(true) };
            let done = sqlx::query(statement).bind(text).execute(&mut **tx).await?;
            Ok(done.rows_affected() == n)
        }
    };
}

pub(crate) use bound;
pub(crate) use store;
