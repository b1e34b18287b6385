//! SQLite: one file, one writer.

use crate::commit::{self, Commit, Committed, Many};
use crate::database::{Database, Statement, Table, Transaction, Values, driver};
use crate::quota;
use crate::value::Value;
use crate::wal;
use crate::{ACQUIRE, Access, Heard, KeyRow, Scope, StoreError};
use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use std::fs::{File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use touchline_kernel::Seat;

/// A store in one file.
#[derive(Debug)]
pub(crate) struct Sqlite {
    /// Reads beside the writer.
    pool: SqlitePool,
    writer: SqlitePool,
    /// Held for as long as a server uses the file.
    hold: Mutex<Option<Hold>>,
    /// When something was last written that is not in the file itself yet.
    written: Mutex<Option<Instant>>,
}

/// How long nothing is written before what was written is moved into the file.
const QUIET: Duration = Duration::from_secs(5);

/// The one server of a file: a lock beside it. While the file is open the lock file says so, and after a crash it still does.
#[derive(Debug)]
struct Hold(File);

const OPEN: &[u8] = b"open\n";

/// The name of a file beside the database.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

impl Hold {
    /// Takes the lock, and says what a server that crashed has left.
    fn take(path: &Path) -> Result<Self, StoreError> {
        let lock = beside(path, "-lock");
        make_secret(&lock);
        let mut file = File::options().read(true).write(true).open(lock)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let mut left = Vec::new();
        file.read_to_end(&mut left)?;
        let crashed = left == OPEN;
        let log = beside(path, "-wal");
        match wal::inspect(&log)? {
            Some(held) if held.lost > 0 => tracing::error!(
                transactions = held.lost,
                "the write-ahead log {} is damaged: so many transactions that were acknowledged cannot be read",
                log.display()
            ),
            Some(held) if held.sound > 0 => tracing::warn!(
                pages = held.sound,
                "the last server was not shut down cleanly; its write-ahead log is recovered. A copy of the database needs {} as well",
                log.display()
            ),
            None if crashed => tracing::error!(
                "the last server crashed and its write-ahead log {} is gone: what was in it is lost",
                log.display()
            ),
            Some(_) | None => {}
        }
        file.rewind()?;
        file.write_all(OPEN)?;
        file.sync_all()?;
        Ok(Self(file))
    }

    /// The file was closed in peace.
    fn release(self) {
        let _ = self.0.set_len(0);
    }
}

/// Checkpoint: how many pages of 4 kB gather in the write-ahead log before they are moved into the file.
const CHECKPOINT_PAGES: &str = "16000";

/// Page caches of the writer and of each reader, in kB (negative by SQLite's convention). A reader reads a match once, when its room opens.
const WRITER_CACHE: &str = "-8000";
const READER_CACHE: &str = "-256";

/// Makes an empty file that only its owner reads: it will hold hashes of passwords and secrets of matches. SQLite gives the files beside
/// it the same rights, and reports when the file cannot be opened.
fn make_secret(path: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(path);
}

impl Sqlite {
    /// Opens `sqlite://FILE`; if there is no such file, it is made or missed.
    ///
    /// # Errors
    /// The file cannot be opened, is missed, or was written by a newer version.
    pub async fn open(address: &str, access: Access) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::from_str(address)?;
        let in_memory = address.contains(":memory:");
        let path = options.get_filename().to_owned();
        let mut hold = None;
        match access {
            _ if in_memory => {}
            Access::Server => {
                make_secret(&path);
                // A path that is no file is SQLite's to refuse.
                if path.is_file() {
                    hold = Some(Hold::take(&path)?);
                }
            }
            Access::Beside if !path.exists() => return Err(StoreError::Missing(path)),
            Access::Beside => {}
        }
        let options = options
            .create_if_missing(access == Access::Server)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged survives a power cut, not only the end of the process.
            .synchronous(SqliteSynchronous::Full);
        // A single writer: SQLite allows one at a time, and a second connection would invalidate the page cache of the first.
        let written =
            options.clone().pragma("wal_autocheckpoint", CHECKPOINT_PAGES).pragma("cache_size", WRITER_CACHE);
        // Statement journals stay in memory, and a connection to a file needs no test before it is used.
        let written = written.pragma("temp_store", "MEMORY");
        // Connections live as long as the server: a database in memory would be gone with its own after half an hour.
        let pool = || {
            let lasting = SqlitePoolOptions::new().max_lifetime(None).idle_timeout(None);
            lasting.test_before_acquire(false).acquire_timeout(ACQUIRE)
        };
        let writer = pool().max_connections(1).connect_with(written).await?;
        sqlx::migrate!("migrations/sqlite").run(&writer).await?;
        // A database in memory is its connection's own; files are read beside the writer.
        let read = options.pragma("cache_size", READER_CACHE);
        let pool =
            if in_memory { writer.clone() } else { pool().max_connections(3).connect_with(read).await? };
        Ok(Self { pool, writer, hold: Mutex::new(hold), written: Mutex::new(Some(Instant::now())) })
    }

    fn note_write(&self) {
        *self.written.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Writes a commit that one statement writes, without a transaction around it: each further statement is a round trip to the
    /// writer's thread. None if it needs more than one.
    async fn write_alone(&self, batch: &[Commit]) -> Result<Option<Committed>, sqlx::Error> {
        let [commit] = batch else { return Ok(None) };
        let log_alone = commit.scope == Scope::Log && commit.key_apart().is_none();
        if !log_alone || commit.entries.len() > 1 << SIZES {
            return Ok(None);
        }
        put_entries(&mut *self.writer.acquire().await?, batch).await.map(Some)
    }
}

driver!(sqlx::Sqlite, SqliteArguments, SqliteRow);

#[async_trait]
impl Database for Sqlite {
    async fn fetch(&self, statement: Statement, values: &[Value<'_>]) -> Result<Vec<Values>, sqlx::Error> {
        fetch_values(&self.pool, statement, values).await
    }

    async fn begin(&self) -> Result<Box<dyn Transaction>, sqlx::Error> {
        self.note_write();
        self.begin_unnoticed().await
    }

    async fn begin_unnoticed(&self) -> Result<Box<dyn Transaction>, sqlx::Error> {
        Ok(Box::new(self.writer.begin_with("BEGIN IMMEDIATE").await?))
    }

    async fn snapshot(&self) -> Result<Box<dyn Transaction>, sqlx::Error> {
        Ok(Box::new(self.pool.begin_with("BEGIN").await?))
    }

    async fn write(&self, batch: &[Commit]) -> Result<Committed, StoreError> {
        self.note_write();
        if let Some(committed) = self.write_alone(batch).await? {
            return Ok(committed);
        }
        let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        quota::lock(&mut tx, &quota::counted(batch)).await?;
        for round in commit::rounds(batch) {
            let committed = write_round(&mut tx, round).await?;
            if committed != Committed::Written {
                tx.rollback().await?;
                return Ok(committed);
            }
        }
        if !quota::holds(&mut tx, batch).await? {
            tx.rollback().await?;
            return Ok(Committed::Full);
        }
        tx.commit().await?;
        Ok(Committed::Written)
    }

    /// A file belongs to one node.
    async fn listen(&self, _channel: &str) -> Result<Option<mpsc::Receiver<Heard>>, StoreError> {
        Ok(None)
    }

    async fn say(&self, _channel: &str, _words: &[String]) -> Result<(), sqlx::Error> {
        Ok(())
    }

    fn texts(&self) -> &'static str {
        "SELECT value FROM json_each($1)"
    }

    async fn close(&self) {
        self.pool.close().await;
        self.writer.close().await;
        if let Some(hold) = self.hold.lock().unwrap_or_else(PoisonError::into_inner).take() {
            hold.release();
        }
    }

    fn is_shared(&self) -> bool {
        false
    }

    async fn checkpoint_if_quiet(&self) -> Result<(), sqlx::Error> {
        let quiet = |written: Option<Instant>| written.is_some_and(|at| at.elapsed() >= QUIET);
        let written = *self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if !quiet(written) {
            return Ok(());
        }
        // Passive: it waits for nobody, and nobody for it. Busy readers leave something over for the next time.
        let (busy, log, moved): (i64, i64, i64) =
            sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&self.writer).await?;
        let mut last = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if busy == 0 && log == moved && *last == written {
            *last = None;
        }
        Ok(())
    }

    fn insert(&self, table: Table) -> String {
        let values: Vec<String> =
            table.columns.iter().map(|column| format!("value ->> '{column}'")).collect();
        let (columns, values) = (table.columns.join(", "), values.join(", "));
        format!("INSERT INTO {} ({columns}) SELECT {values} FROM jsonb_each($1) WHERE true", table.name)
    }

    fn dump(&self, table: Table) -> String {
        let pairs: Vec<String> = table.columns.iter().map(|column| format!("'{column}', {column}")).collect();
        // The log says how a match stands before its row does.
        let from = if table.name == "matches" { "standing" } else { table.name };
        format!("SELECT json_object({}) FROM {from}", pairs.join(", "))
    }
}

/// Writes commits of different matches with a few statements, however many they are. What they change is counted and not asked for:
/// an answer for each row would cost more than the row.
async fn write_round(connection: &mut SqliteConnection, round: &[Commit]) -> Result<Committed, sqlx::Error> {
    if !put(connection, NEW_KEYS, commit::keys(round)).await? {
        return Ok(Committed::KeyUsed);
    }
    let moved = put_moves(connection, round).await?;
    if moved != Committed::Written {
        return Ok(moved);
    }
    if !put(connection, &ROWS, commit::rows(round)).await? {
        return Ok(Committed::Overtaken);
    }
    put_entries(connection, round).await
}

/// Writes rows with a statement that takes them as one JSON array. False if it did not write all of them.
async fn put(
    connection: &mut SqliteConnection,
    statement: &'static str,
    many: Many,
) -> Result<bool, sqlx::Error> {
    let Some((text, n)) = many else { return Ok(true) };
    Ok(sqlx::query(statement).bind(text).execute(connection).await?.rows_affected() == n)
}

// `jsonb_each` (SQLite 3.51, which is built in) hands on each row as it was parsed; `json_each` would write it out as text again, to be
// parsed anew for its columns.

const NEW_KEYS: &str = "INSERT INTO keys (user_id, name, what, match_id, number, at_ms) \
     SELECT value ->> 'user_id', value ->> 'name', value ->> 'what', value ->> 'match_id', value ->> 'number', \
     value ->> 'at_ms' \
     FROM jsonb_each($1) WHERE true ON CONFLICT DO NOTHING";

/// Writes rows of matches whose revision is still the one that was read (optimistic lock).
static ROWS: LazyLock<String> = LazyLock::new(|| {
    let set: Vec<String> =
        Scope::Row.columns().map(|column| format!("{0} = value ->> '{0}'", column.name)).collect();
    format!(
        "UPDATE matches SET {}, revision = revision + 1 \
         FROM jsonb_each($1) WHERE matches.id = value ->> 'id' AND matches.revision = value ->> 'revision' \
         AND NOT EXISTS (SELECT 1 FROM entries WHERE match_id = matches.id AND number > value ->> 'base')",
        set.join(", ")
    )
});

// What every move writes has a place for each value: SQLite would parse JSON, and look for the columns in it, for longer than it writes.

/// A statement over many rows, prepared once for each of a few sizes. Places that are left over are NULL, which no row has first.
struct ManyRows(Vec<String>);

/// The most rows of one statement, as a power of two.
const SIZES: u32 = 7;

impl ManyRows {
    fn new(columns: usize, statement: impl Fn(&str) -> String) -> Self {
        let row = format!("({})", vec!["?"; columns].join(", "));
        let sized = |size| statement(&format!("(VALUES {})", vec![row.as_str(); 1_usize << size].join(", ")));
        Self((0..=SIZES).map(sized).collect())
    }

    /// The smallest statement that takes these rows.
    fn taking(&'static self, rows: usize) -> &'static str {
        &self.0[rows.next_power_of_two().ilog2() as usize]
    }

    /// The rows in parts that a statement takes, each with its statement.
    fn cut<'a, T>(&'static self, rows: &'a [T]) -> impl Iterator<Item = (&'static str, &'a [T])> {
        rows.chunks(1 << SIZES).map(|part| (self.taking(part.len()), part))
    }
}

/// How many of these keys were used before.
static USED: LazyLock<ManyRows> = LazyLock::new(|| {
    ManyRows::new(2, |rows| {
        format!(
            "SELECT COUNT(*) FROM {rows} CROSS JOIN keys WHERE keys.user_id = column1 AND keys.name = column2"
        )
    })
});

/// What moves change of matches whose revision is still the one that was read, if the request's key was not used before. A failure
/// takes the whole transaction with it: SQLite need not remember how to undo the statement alone.
static MOVES: LazyLock<ManyRows> = LazyLock::new(|| {
    // The places before and after the columns of a move: ID and revision; owner and name of the key, and the length of the log.
    let n = Scope::Move.columns().count();
    let set: Vec<String> =
        Scope::Move.columns().zip(3..).map(|(column, i)| format!("{} = column{i}", column.name)).collect();
    let (set, owner, name, base) = (set.join(", "), n + 3, n + 4, n + 5);
    ManyRows::new(n + 5, |rows| {
        format!(
            "UPDATE OR FAIL matches SET {set}, revision = revision + 1 \
             FROM {rows} WHERE matches.id = column1 AND matches.revision = column2 \
             AND NOT EXISTS (SELECT 1 FROM entries WHERE match_id = column1 AND entries.number > column{base}) \
             AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.user_id = column{owner} AND keys.name = column{name})"
        )
    })
});

/// Entries of logs. Where nothing but the log is written, the match must still be at the revision that was read, and the key not used
/// before.
static ENTRIES: LazyLock<ManyRows> = LazyLock::new(|| {
    ManyRows::new(11, |rows| {
        format!(
            "INSERT OR FAIL INTO entries (match_id, number, entry, at_ms, asked, turn, home_score, away_score) \
             SELECT column1, column2, column3, column4, column5, column6, column7, column8 FROM {rows} \
             WHERE column1 IS NOT NULL \
             AND (column9 IS NULL OR EXISTS (SELECT 1 FROM matches WHERE id = column1 AND revision = column9)) \
             AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.user_id = column10 AND keys.name = column11)"
        )
    })
});

/// Was one of these keys used before?
async fn used<'a>(
    connection: &mut SqliteConnection,
    keys: impl Iterator<Item = &'a KeyRow>,
) -> Result<bool, sqlx::Error> {
    for (statement, part) in USED.cut(&keys.collect::<Vec<_>>()) {
        let mut query = sqlx::query_scalar(statement);
        for key in part {
            query = query.bind(&key.owner).bind(&key.name);
        }
        let used: i64 = query.fetch_one(&mut *connection).await?;
        if used > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn put_moves(connection: &mut SqliteConnection, round: &[Commit]) -> Result<Committed, sqlx::Error> {
    // The keys of moves are looked for by the statement that writes the moves: each further statement is a round trip to the writer's
    // thread.
    let whole = round.iter().filter(|commit| commit.scope == Scope::Row);
    if used(connection, whole.filter_map(Commit::key_in_log)).await? {
        return Ok(Committed::KeyUsed);
    }
    let moves: Vec<&Commit> = round.iter().filter(|commit| commit.scope == Scope::Move).collect();
    for (statement, part) in MOVES.cut(&moves) {
        let mut query = sqlx::query(statement);
        for commit in part {
            let (row, key) = (&*commit.row, commit.key_in_log());
            query = query.bind(&row.id).bind(row.revision);
            query = Scope::Move.columns().fold(query, |query, column| bind(query, &(column.get)(row)));
            query = query.bind(key.map(|key| &key.owner)).bind(key.map(|key| &key.name));
            query = query.bind(commit.base());
        }
        if query.execute(&mut *connection).await?.rows_affected() != part.len() as u64 {
            return refused(connection, part.iter().copied()).await;
        }
    }
    Ok(Committed::Written)
}

async fn put_entries(connection: &mut SqliteConnection, round: &[Commit]) -> Result<Committed, sqlx::Error> {
    let all = round.iter().flat_map(|commit| commit.entries.iter().map(move |entry| (commit, entry)));
    for (statement, part) in ENTRIES.cut(&all.collect::<Vec<_>>()) {
        let mut query = sqlx::query(statement);
        for (commit, entry) in part {
            let row = &*commit.row;
            query = query.bind(&row.id).bind(entry.number).bind(&entry.entry).bind(entry.at_ms);
            query = query.bind(&entry.asked);
            let alone = Some(row).filter(|_| commit.scope == Scope::Log);
            // The last entry says how the match stands; the row is not written.
            let last = alone.filter(|row| row.number == entry.number);
            query = query.bind(last.map(|row| row.turn.map_or("none", Seat::name)));
            query =
                query.bind(last.map(|row| row.sides.home.score)).bind(last.map(|row| row.sides.away.score));
            let key = commit.key_in_log().filter(|_| alone.is_some());
            query = query.bind(alone.map(|row| row.revision));
            query = query.bind(key.map(|key| &key.owner)).bind(key.map(|key| &key.name));
        }
        let written = match query.execute(&mut *connection).await {
            Ok(done) => done.rows_affected(),
            // The log has grown: that number is taken, and so the first of this commit.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => 0,
            Err(error) => return Err(error),
        };
        if written != part.len() as u64 {
            return refused(connection, part.iter().map(|(commit, _)| *commit)).await;
        }
    }
    Ok(Committed::Written)
}

/// Why one of these commits was not written.
async fn refused<'a>(
    connection: &mut SqliteConnection,
    commits: impl Iterator<Item = &'a Commit>,
) -> Result<Committed, sqlx::Error> {
    let again = used(connection, commits.filter_map(Commit::key_in_log)).await?;
    Ok(if again { Committed::KeyUsed } else { Committed::Overtaken })
}
