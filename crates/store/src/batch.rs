//! Many commits as few statements. The rows go to the database as one text of JSON for each table, which both databases can take
//! apart: a statement for each row would cost more than the rows. (What every move writes SQLite takes value by value.)

use crate::rows::Stand;
use crate::{Commit, EntryRow, MatchRow, Scope};
use serde::Serialize;
use std::collections::HashSet;

/// Cuts a batch so that no match and no key comes twice in one piece: statements over many rows could not tell which is first.
pub(crate) fn rounds(batch: &[Commit]) -> Vec<&[Commit]> {
    let mut rounds = Vec::new();
    let mut from = 0;
    let (mut matches, mut keys) = (HashSet::new(), HashSet::new());
    for (idx, commit) in batch.iter().enumerate() {
        let key = commit.key.as_ref().map(|key| (&key.user_id, &key.name));
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

/// Rows as one text of JSON, and how many they are; none if there are none.
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
    many(keys.map(|key| Name { user_id: &key.user_id, name: &key.name }))
}

/// The rows that are to be written whole, each with how many entries its log had before.
pub(crate) fn rows(round: &[Commit]) -> Many {
    #[derive(Serialize)]
    struct Whole<'a> {
        #[serde(flatten)]
        row: &'a MatchRow,
        base: i64,
    }
    let whole = round.iter().filter(|commit| commit.scope == Scope::All);
    many(whole.map(|commit| Whole { row: &commit.row, base: commit.base() }))
}

/// The rows of which only what moves change is to be written.
pub(crate) fn stands(round: &[Commit]) -> Many {
    many(round.iter().filter(|commit| commit.scope != Scope::All).map(Stand::from))
}

/// The entries of logs.
pub(crate) fn entries(round: &[Commit]) -> Many {
    #[derive(Serialize)]
    struct Line<'a> {
        match_id: &'a str,
        #[serde(flatten)]
        entry: &'a EntryRow,
    }
    many(round.iter().flat_map(|commit| {
        let match_id = commit.row.id.as_str();
        commit.entries.iter().map(move |entry| Line { match_id, entry })
    }))
}

fn many<T: Serialize>(rows: impl Iterator<Item = T>) -> Many {
    let rows: Vec<T> = rows.collect();
    let text = (!rows.is_empty()).then(|| serde_json::to_string(&rows).unwrap_or_default());
    text.map(|text| (text, rows.len() as u64))
}
