//! Changes that are asked for twice and done once: the idempotency keys of requests.

use crate::error::ApiError;
use crate::people::session;
use crate::random;
use crate::server::Server;
use crate::time::now_ms;
use touchline_store::{EntryRow, KeyRow, Once, SessionRow, UserRow};

/// The key of a request and the hash of what it asks for.
#[derive(Debug, Clone)]
pub struct KeyAsked {
    /// Whose key.
    pub user_id: String,
    /// The key.
    pub name: String,
    /// The hash of what is asked for.
    pub what: String,
}

impl KeyAsked {
    pub fn new(whose: &str, name: String, what: &[&[u8]]) -> Self {
        Self { user_id: whose.to_owned(), name, what: random::hash(what) }
    }

    /// As the store keeps it, with what the change was done to or what it made.
    pub fn row(&self, subject: &str, now_ms: i64) -> KeyRow {
        KeyRow {
            user_id: self.user_id.clone(),
            name: self.name.clone(),
            what: self.what.clone(),
            match_id: subject.to_owned(),
            number: 0,
            at_ms: now_ms,
        }
    }
}

/// A request that was done to a match, as its room and its log remember it. A log has some hundreds of them: marks of 64 bits tell them
/// apart, and whoever looks for two keys of one mark can only confuse himself, because a mark says whose key it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// Of the key and of whose it is.
    key: u64,
    /// Of what was asked for.
    what: u64,
}

impl Mark {
    pub fn of(asked: &KeyAsked) -> Self {
        let key = random::mark(&[b"key", asked.user_id.as_bytes(), asked.name.as_bytes()]);
        // The rest of a longer hash says no more.
        let what = asked.what.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok());
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
pub struct Marks(Vec<(Mark, u32)>);

impl Marks {
    /// Those that a log keeps.
    pub fn of_log(entries: &[EntryRow]) -> Self {
        let marks = entries.iter().filter_map(|row| {
            let mark = Mark::read(row.asked.as_deref()?)?;
            Some((mark, u32::try_from(row.number).unwrap_or(u32::MAX)))
        });
        Self(marks.collect())
    }

    pub fn add(&mut self, mark: Mark, number: u32) {
        self.0.push((mark, number));
    }

    /// The answer to a request whose key was used before: the same, if it asks for the same.
    pub fn answer(&self, asked: Mark) -> Option<Result<u32, ApiError>> {
        let (known, number) = self.0.iter().rev().find(|(known, _)| known.key == asked.key)?;
        Some(if known.what == asked.what { Ok(*number) } else { Err(ApiError::KeyReused) })
    }
}

impl Server {
    /// What was done under a key that was used before.
    pub async fn known(&self, asked: &KeyAsked) -> Result<KeyRow, ApiError> {
        self.known_or(asked, ApiError::Unavailable).await
    }

    /// What was done under a key; an error if nothing was, and another one if it was something else.
    pub async fn known_or(&self, asked: &KeyAsked, error: ApiError) -> Result<KeyRow, ApiError> {
        match self.store.key(&asked.user_id, &asked.name).await? {
            Some(known) if known.what == asked.what => Ok(known),
            Some(_) => Err(ApiError::KeyReused),
            None => Err(error),
        }
    }

    /// Begins a session, once for each key, and gives its token.
    pub async fn session_once(
        &self,
        user: &UserRow,
        kind: &str,
        label: &str,
        key: String,
        what: &[&[u8]],
    ) -> Result<String, ApiError> {
        let (token, session) = session::new_session(&user.id, kind, label, now_ms());
        let asked = KeyAsked::new(&user.id, key, what);
        let row = asked.row(&session.hash, session.created_ms);
        if self.store.add_session(&session, &row).await? == Once::Before {
            self.renew(&session, &self.known(&asked).await?).await?;
        }
        Ok(token)
    }

    /// Gives the session that was made under a key another token. The first was shown once and is kept nowhere; whoever asks again has
    /// not seen it, or has no need of it any more.
    pub async fn renew(&self, session: &SessionRow, known: &KeyRow) -> Result<(), ApiError> {
        if self.store.renew_session(session, known).await? { Ok(()) } else { Err(ApiError::KeyReused) }
    }
}
