//! Commits: one change of a match, written together or not at all; and many commits as few statements. The rows go to the database
//! as one JSON array for each table, which both databases can take apart: a statement for each row would cost more than the rows.
//! (What every move writes SQLite takes value by value.)

use crate::match_row::{MatchRow, Scope};
use crate::{EntryRow, KeyRow, Quota};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::collections::HashSet;
use std::sync::Arc;

/// One change of a match: further entries, the row as it is then, and the key of the request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commit {
    /// The row after the change. Its revision is the one that was read: the store raises it, unless only the log changes.
    pub row: Arc<MatchRow>,
    /// How much of the row has changed.
    pub scope: Scope,
    /// The new entries; the last one's number is `row.number`.
    pub entries: Vec<EntryRow>,
    /// The key; none for what the server does by itself. Where the last entry has a fingerprint, the log keeps the key: it is only
    /// looked for among the others. A room that has read the match at this revision knows all the keys in its log.
    pub key: Option<KeyRow>,
    /// Whose matches are counted with it, and how many there may be; none where nobody gets one more.
    pub quota: Option<(String, Quota)>,
}

/// What became of a commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Committed {
    /// It is durable.
    Written,
    /// The key was used before; nothing was written.
    KeyUsed,
    /// Optimistic lock: the match was changed since it was read; nothing was written.
    Overtaken,
    /// Somebody would have more matches than they may have; nothing was written.
    Full,
}

impl Commit {
    /// How many entries the log had before.
    pub(crate) fn base(&self) -> i64 {
        i64::from(self.row.number) - self.entries.len() as i64
    }

    /// The key, if it is to be written beside the log.
    pub(crate) fn key_apart(&self) -> Option<&KeyRow> {
        self.key.as_ref().filter(|_| !self.is_asked_in_log())
    }

    /// The key, if the log keeps it.
    pub(crate) fn key_in_log(&self) -> Option<&KeyRow> {
        self.key.as_ref().filter(|_| self.is_asked_in_log())
    }

    fn is_asked_in_log(&self) -> bool {
        self.entries.last().is_some_and(|entry| entry.asked.is_some())
    }
}

/// Cuts a batch so that no match and no key comes twice in one piece: statements over many rows could not tell which is first.
pub(crate) fn rounds(batch: &[Commit]) -> Vec<&[Commit]> {
    let mut rounds = Vec::new();
    let mut from = 0;
    let (mut matches, mut keys) = (HashSet::new(), HashSet::new());
    for (idx, commit) in batch.iter().enumerate() {
        let key = commit.key.as_ref().map(|key| (&key.owner, &key.name));
        let again = matches.contains(&commit.row.id) || key.is_some_and(|key| keys.contains(&key));
        if again {
            rounds.push(&batch[from..idx]);
            from = idx;
            matches.clear();
            keys.clear();
        }
        matches.insert(&commit.row.id);
        keys.extend(key);
    }
    rounds.push(&batch[from..]);
    rounds.retain(|round| !round.is_empty());
    rounds
}

/// Rows as one JSON array, and how many they are; none if there are none.
pub(crate) type Many = Option<(String, u64)>;

/// The keys of a round that are written beside the logs.
pub(crate) fn keys(round: &[Commit]) -> Many {
    many(round.iter().filter_map(Commit::key_apart))
}

/// The keys of a round that the logs keep: whose, and what they are called.
pub(crate) fn keys_in_logs(round: &[Commit]) -> Many {
    #[derive(Serialize)]
    struct Name<'a> {
        user_id: &'a str,
        name: &'a str,
    }
    let keys = round.iter().filter_map(Commit::key_in_log);
    many(keys.map(|key| Name { user_id: &key.owner, name: &key.name }))
}

/// What an update of a row says: the columns of a scope, and what it must find.
struct Updated<'a>(&'a Commit, Scope);

impl Serialize for Updated<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(commit, scope) = self;
        let row = &*commit.row;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", &row.id)?;
        map.serialize_entry("revision", &row.revision)?;
        map.serialize_entry("base", &commit.base())?;
        // By how much the revision rises.
        map.serialize_entry("step", &i64::from(commit.scope != Scope::Log))?;
        for column in scope.columns() {
            map.serialize_entry(column.name, &(column.get)(row))?;
        }
        map.end()
    }
}

/// The rows that are to be written whole.
pub(crate) fn rows(round: &[Commit]) -> Many {
    many(round.iter().filter(|commit| commit.scope == Scope::Row).map(|commit| Updated(commit, Scope::Row)))
}

/// The rows of which only what moves change is to be written.
pub(crate) fn moves(round: &[Commit]) -> Many {
    many(round.iter().filter(|commit| commit.scope != Scope::Row).map(|commit| Updated(commit, Scope::Move)))
}

/// The entries of logs.
pub(crate) fn entries(round: &[Commit]) -> Many {
    #[derive(Serialize)]
    struct Logged<'a> {
        match_id: &'a str,
        #[serde(flatten)]
        entry: &'a EntryRow,
    }
    many(round.iter().flat_map(|commit| {
        let match_id = commit.row.id.as_str();
        commit.entries.iter().map(move |entry| Logged { match_id, entry })
    }))
}

fn many<T: Serialize>(rows: impl Iterator<Item = T>) -> Many {
    let rows: Vec<T> = rows.collect();
    let text = (!rows.is_empty()).then(|| serde_json::to_string(&rows).unwrap_or_default());
    text.map(|text| (text, rows.len() as u64))
}
