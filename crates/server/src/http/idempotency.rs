//! Idempotency: a request that comes twice under one key is done once.

use crate::error::ApiError;
use crate::random;
use touchline_store::{EntryRow, KeyRow, Store, Subject};

/// A request with its idempotency key.
#[derive(Debug, Clone)]
pub struct Request {
    /// Whose key.
    pub owner: String,
    /// The key.
    pub key: String,
    /// The hash of what is asked for.
    pub what: String,
}

impl Request {
    pub fn new(owner: &str, key: String, what: &[&[u8]]) -> Self {
        Self { owner: owner.to_owned(), key, what: random::hash(what) }
    }

    /// As the store keeps it, with what the request was done to or what it made.
    pub fn row(&self, subject: Subject, now_ms: i64) -> KeyRow {
        KeyRow {
            owner: self.owner.clone(),
            name: self.key.clone(),
            what: self.what.clone(),
            subject,
            at_ms: now_ms,
        }
    }

    /// What was done under this key before; none if nothing was.
    ///
    /// # Errors
    /// The key was used for another request.
    pub async fn replayed(&self, store: &Store) -> Result<Option<KeyRow>, ApiError> {
        match store.key(&self.owner, &self.key).await? {
            Some(known) if known.what != self.what => Err(ApiError::KeyReused),
            known => Ok(known),
        }
    }

    /// What was done under this key before; an error if nothing was.
    pub async fn replayed_or(&self, store: &Store, error: ApiError) -> Result<KeyRow, ApiError> {
        self.replayed(store).await?.ok_or(error)
    }
}

/// A request as the log of its match remembers it. A log has some hundreds of them: 64 bits tell them apart, and a person who forges
/// a collision only confuses himself, because the owner is part of the hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint {
    /// Of the key and its owner.
    key: u64,
    /// Of what was asked for.
    what: u64,
}

impl Fingerprint {
    pub fn of(request: &Request) -> Self {
        let key = random::mark(&[b"key", request.owner.as_bytes(), request.key.as_bytes()]);
        // The rest of a longer hash says no more.
        let what = request.what.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok());
        Self { key, what: what.unwrap_or_default() }
    }

    /// As the log keeps it.
    pub fn text(self) -> String {
        format!("{:016x}{:016x}", self.key, self.what)
    }

    fn read(text: &str) -> Option<Self> {
        let (key, what) = text.split_at_checked(16)?;
        Some(Self { key: u64::from_str_radix(key, 16).ok()?, what: u64::from_str_radix(what, 16).ok()? })
    }
}

/// The requests that were done to a match, each with how many entries the log had then.
#[derive(Debug, Default)]
pub struct Fingerprints(Vec<(Fingerprint, u32)>);

impl Fingerprints {
    pub fn of_log(entries: &[EntryRow]) -> Self {
        let mut all = Self::default();
        all.add_all(entries);
        all
    }

    /// What another node has done.
    pub fn add_all(&mut self, entries: &[EntryRow]) {
        let done = |row: &EntryRow| Some((Fingerprint::read(row.asked.as_deref()?)?, row.number));
        self.0.extend(entries.iter().filter_map(done));
    }

    pub fn add(&mut self, fingerprint: Fingerprint, number: u32) {
        self.0.push((fingerprint, number));
    }

    /// The answer to a request whose key was used before: the same, if it asks for the same.
    pub fn replayed(&self, asked: Fingerprint) -> Option<Result<u32, ApiError>> {
        let (known, number) = self.0.iter().rev().find(|(known, _)| known.key == asked.key)?;
        Some(if known.what == asked.what { Ok(*number) } else { Err(ApiError::KeyReused) })
    }
}
