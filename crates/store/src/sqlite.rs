//! SQLite: one file, one writer.

use crate::{ACQUIRE, Commit, Committed, KeyRow, Missing, Scope, StoreError};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use std::path::Path;
use std::str::FromStr;
use std::sync::LazyLock;
use std::time::Duration;
use tokio::sync::mpsc;

/// A store in one file.
#[derive(Debug)]
pub struct Sqlite {
    pub(crate) pool: SqlitePool,
    writer: SqlitePool,
}

/// How many pages of 4 kB gather beside the file before they are moved into it. A page that is written often is moved once.
const CHECKPOINT_PAGES: &str = "16000";

/// How much of the file the writer keeps in memory, in kB (SQLite counts those below zero), and how much each of those that read: they
/// read a match once, when somebody comes to it.
const WRITER_CACHE: &str = "-8000";
const READER_CACHE: &str = "-256";

/// Makes an empty file that only its owner reads: it will hold hashes of passwords and secrets of matches. SQLite gives the files beside
/// it the same rights. Where that cannot be done, SQLite says why when it opens the file.
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
    pub async fn open(address: &str, missing: Missing) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::from_str(address)?;
        let in_memory = address.contains(":memory:");
        if !in_memory {
            match missing {
                Missing::Make => make_secret(options.get_filename()),
                Missing::Fail if !options.get_filename().exists() => {
                    return Err(StoreError::Missing(options.get_filename().to_owned()));
                }
                Missing::Fail => {}
            }
        }
        let options = options
            .create_if_missing(missing == Missing::Make)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged survives a power cut, not only the end of the process.
            .synchronous(SqliteSynchronous::Full);
        // One connection writes: SQLite lets in no more, they would wait for each other, and each would throw away what it knows of
        // the file whenever another has written.
        let written =
            options.clone().pragma("wal_autocheckpoint", CHECKPOINT_PAGES).pragma("cache_size", WRITER_CACHE);
        // What a statement would need to undo itself stays in memory, and a connection to a file needs no test before it is used.
        let written = written.pragma("temp_store", "MEMORY");
        let pool = || SqlitePoolOptions::new().test_before_acquire(false).acquire_timeout(ACQUIRE);
        let writer = pool().max_connections(1).connect_with(written).await?;
        sqlx::migrate!("migrations/sqlite").run(&writer).await?;
        // A database in memory is its connection's own; files are read beside the writer.
        let read = options.pragma("cache_size", READER_CACHE);
        let pool =
            if in_memory { writer.clone() } else { pool().max_connections(3).connect_with(read).await? };
        Ok(Self { pool, writer })
    }

    /// Whoever writes, writes here.
    fn writer(&self) -> &SqlitePool {
        &self.writer
    }

    /// A file belongs to one node: there is nobody to tell.
    async fn announce(
        &self,
        _: &mut sqlx::Transaction<'_, Database>,
        _: Vec<String>,
    ) -> Result<(), sqlx::Error> {
        Ok(())
    }

    /// Writes a commit that one statement writes, without a transaction around it: each more is a way to the writer's thread and back.
    /// None if it needs more than one.
    async fn write_alone(&self, batch: &[Commit]) -> Result<Option<Committed>, sqlx::Error> {
        let [commit] = batch else { return Ok(None) };
        let log_alone = commit.scope == Scope::Log && commit.key_apart().is_none();
        if !log_alone || commit.entries.len() > 1 << SIZES {
            return Ok(None);
        }
        put_entries(&mut *self.writer.acquire().await?, batch).await.map(Some)
    }

    async fn others(&self) -> Result<Option<mpsc::Receiver<String>>, StoreError> {
        Ok(None)
    }
}

type Database = sqlx::Sqlite;

// `jsonb_each` (SQLite 3.51, which is built in) hands on each row as it was parsed; `json_each` would write it out as text again, to be
// parsed anew for its columns.

/// New keys.
const KEYS: &str = "INSERT INTO keys (user_id, name, what, match_id, number, at_ms) \
     SELECT value ->> 'user_id', value ->> 'name', value ->> 'what', value ->> 'match_id', value ->> 'number', \
     value ->> 'at_ms' \
     FROM jsonb_each($1) WHERE true ON CONFLICT DO NOTHING";

/// Matches whose revision is still the one that was read.
const ROWS: &str = "UPDATE matches SET status = value ->> 'status', home_user = value ->> 'home_user', away_user = value ->> 'away_user', \
     home_name = value ->> 'home_name', away_name = value ->> 'away_name', \
     home_commitment = value ->> 'home_commitment', away_commitment = value ->> 'away_commitment', \
     home_secret = value ->> 'home_secret', away_secret = value ->> 'away_secret', \
     offer = value ->> 'offer', number = value ->> 'number', turn = value ->> 'turn', \
     home_score = value ->> 'home_score', away_score = value ->> 'away_score', \
     result = value ->> 'result', home_left_ms = value ->> 'home_left_ms', \
     away_left_ms = value ->> 'away_left_ms', turn_since_ms = value ->> 'turn_since_ms', \
     deadline_ms = value ->> 'deadline_ms', rematch = value ->> 'rematch', \
     updated_ms = value ->> 'updated_ms', revision = revision + 1 \
     FROM jsonb_each($1) WHERE matches.id = value ->> 'id' AND matches.revision = value ->> 'revision' \
     AND NOT EXISTS (SELECT 1 FROM entries WHERE match_id = matches.id AND number > value ->> 'base')";

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

    /// The smallest statement that takes so many rows.
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

/// What moves change of matches whose revision is still the one that was read, by those whose keys were not used before. Whatever fails
/// takes the whole transaction with it: SQLite need not remember how to undo the statement alone.
static STANDS: LazyLock<ManyRows> = LazyLock::new(|| {
    ManyRows::new(15, |rows| {
        format!(
            "UPDATE OR FAIL matches SET offer = column3, number = column4, turn = column5, home_score = column6, \
             away_score = column7, home_left_ms = column8, away_left_ms = column9, turn_since_ms = column10, \
             deadline_ms = column11, updated_ms = column12, revision = revision + 1 \
             FROM {rows} WHERE matches.id = column1 AND matches.revision = column2 \
             AND NOT EXISTS (SELECT 1 FROM entries WHERE match_id = column1 AND entries.number > column15) \
             AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.user_id = column13 AND keys.name = column14)"
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
            query = query.bind(&key.user_id).bind(&key.name);
        }
        let used: i64 = query.fetch_one(&mut *connection).await?;
        if used > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn put_stands(
    tx: &mut sqlx::Transaction<'_, Database>,
    round: &[Commit],
) -> Result<Committed, sqlx::Error> {
    // The keys of moves are looked for by the statement that writes the moves: each more is a way to the writer's thread and back.
    let whole = round.iter().filter(|commit| commit.scope == Scope::All);
    if used(tx, whole.filter_map(Commit::key_in_log)).await? {
        return Ok(Committed::KeyUsed);
    }
    let moves: Vec<&Commit> = round.iter().filter(|commit| commit.scope == Scope::Stand).collect();
    for (statement, part) in STANDS.cut(&moves) {
        let mut query = sqlx::query(statement);
        for commit in part {
            let (row, key) = (&commit.row, commit.key_in_log());
            query = query.bind(&row.id).bind(row.revision).bind(&row.offer).bind(row.number).bind(&row.turn);
            query = query.bind(row.home_score).bind(row.away_score).bind(row.home_left_ms);
            query = query.bind(row.away_left_ms).bind(row.turn_since_ms).bind(row.deadline_ms);
            query = query.bind(row.updated_ms);
            query = query.bind(key.map(|key| &key.user_id)).bind(key.map(|key| &key.name));
            query = query.bind(commit.base());
        }
        if query.execute(&mut **tx).await?.rows_affected() != part.len() as u64 {
            return refused(tx, part.iter().copied()).await;
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
            let stand = alone.filter(|row| row.number == entry.number);
            query = query.bind(stand.map(|row| &row.turn)).bind(stand.map(|row| row.home_score));
            query = query.bind(stand.map(|row| row.away_score));
            let key = commit.key_in_log().filter(|_| alone.is_some());
            query = query.bind(alone.map(|row| row.revision));
            query = query.bind(key.map(|key| &key.user_id)).bind(key.map(|key| &key.name));
        }
        let written = match query.execute(&mut *connection).await {
            Ok(done) => done.rows_affected(),
            // Somebody else wrote that number, and so the first of those that this commit has.
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

/// The rows of a table, each as JSON.
fn dump(table: &str, columns: &[&str]) -> String {
    let pairs: Vec<String> = columns.iter().map(|column| format!("'{column}', {column}")).collect();
    // The log says how a match stands before its row does.
    let table = if table == "matches" { "standing" } else { table };
    format!("SELECT json_object({}) FROM {table}", pairs.join(", "))
}

/// Adds the rows of a list in JSON to a table.
fn load(table: &str, columns: &[&str]) -> String {
    let values: Vec<String> = columns.iter().map(|column| format!("value ->> '{column}'")).collect();
    format!("INSERT INTO {table} ({}) SELECT {} FROM jsonb_each($1)", columns.join(", "), values.join(", "))
}

crate::sql::store!(Sqlite, begin: "BEGIN IMMEDIATE", snapshot: "BEGIN");
