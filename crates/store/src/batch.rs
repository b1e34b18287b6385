//! Many commits as few statements. The rows go to the database as one text of JSON for each table, which both databases can take
//! apart: a statement for each row would cost more than the rows.

use crate::rows::Stand;
use crate::{Commit, Committed, EntryRow, KeyRow, MatchRow, Scope};
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

/// The keys of a round; none if it has none.
pub(crate) fn keys(round: &[Commit]) -> Option<String> {
    let keys: Vec<&KeyRow> = round.iter().filter_map(|commit| commit.key.as_ref()).collect();
    (!keys.is_empty()).then(|| text(&keys))
}

/// What becomes of the commits of a round.
pub(crate) struct Fate<'a> {
    round: &'a [Commit],
    told: Vec<Committed>,
}

impl<'a> Fate<'a> {
    pub fn new(round: &'a [Commit]) -> Self {
        Self { round, told: vec![Committed::Written; round.len()] }
    }

    fn going(&self) -> impl Iterator<Item = &'a Commit> {
        let told = self.round.iter().zip(&self.told);
        told.filter(|(_, told)| **told == Committed::Written).map(|(commit, _)| commit)
    }

    /// Gives up the commits whose key is not among those that were new.
    pub fn only_new_keys(&mut self, new: Vec<(String, String)>) {
        let new: HashSet<(String, String)> = new.into_iter().collect();
        for (commit, told) in self.round.iter().zip(&mut self.told) {
            if let Some(key) = &commit.key
                && !new.contains(&(key.user_id.clone(), key.name.clone()))
            {
                *told = Committed::KeyUsed;
            }
        }
    }

    /// The rows that are still to be written whole; none if there are none.
    pub fn rows(&self) -> Option<String> {
        let rows: Vec<&MatchRow> = self.of(Scope::All).collect();
        (!rows.is_empty()).then(|| text(&rows))
    }

    /// The rows of which only what moves change is still to be written; none if there are none.
    pub fn stands(&self) -> Option<String> {
        let stands: Vec<Stand<'_>> = self.of(Scope::Stand).map(Stand::from).collect();
        (!stands.is_empty()).then(|| text(&stands))
    }

    fn of(&self, scope: Scope) -> impl Iterator<Item = &'a MatchRow> {
        self.going().filter(move |commit| commit.scope == scope).map(|commit| &commit.row)
    }

    /// Gives up the commits whose match is not among those that were written, and gives their keys, which were not used after all.
    pub fn only_written(&mut self, written: Vec<String>) -> Vec<&'a KeyRow> {
        let written: HashSet<String> = written.into_iter().collect();
        let mut unused = Vec::new();
        for (commit, told) in self.round.iter().zip(&mut self.told) {
            if *told == Committed::Written && !written.contains(&commit.row.id) {
                *told = Committed::Overtaken;
                unused.extend(commit.key.as_ref());
            }
        }
        unused
    }

    /// The entries of the commits that were written; none if there are none.
    pub fn entries(&self) -> Option<String> {
        #[derive(Serialize)]
        struct Line<'a> {
            match_id: &'a str,
            #[serde(flatten)]
            entry: &'a EntryRow,
        }
        let lines: Vec<Line<'_>> = self
            .going()
            .flat_map(|commit| commit.entries.iter().map(|entry| Line { match_id: &commit.row.id, entry }))
            .collect();
        (!lines.is_empty()).then(|| text(&lines))
    }

    pub fn told(self) -> Vec<Committed> {
        self.told
    }
}

fn text(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).unwrap_or_default()
}
