//! What the tables hold.

use serde::Serialize;
use sqlx::FromRow;
use std::sync::Arc;

/// A person.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct UserRow {
    /// Unguessable.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// The claimed name, folded so that no two look alike; none for a guest.
    pub name_key: Option<String>,
    /// The hash of the password; none for a guest.
    pub password: Option<String>,
    /// Since when.
    pub created_ms: i64,
}

/// Something that a person signs in with: a browser's cookie or a bot's token.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct SessionRow {
    /// The hash of the token. The token itself is nowhere.
    pub hash: String,
    /// Whose.
    pub user_id: String,
    /// `browser` or `bot`.
    pub kind: String,
    /// What its owner calls it.
    pub label: String,
    /// Since when.
    pub created_ms: i64,
}

/// A match without its log. Fields up to `server_secret` never change.
#[derive(Debug, Clone, PartialEq, Eq, FromRow, Serialize)]
pub struct MatchRow {
    /// Unguessable.
    pub id: String,
    /// The game's ID.
    pub game: String,
    /// The revision of its rules.
    pub rules: i64,
    /// The changed options, as records write them.
    pub options: String,
    /// `coach`, `screen`, `invitation` or `lobby`.
    pub kind: String,
    /// Who made it.
    pub creator: String,
    /// The hash of the invitation's token.
    pub invitation: Option<String>,
    /// The pace, as JSON.
    pub pace: String,
    /// 1 if it counts for ratings, 2 once it has been counted.
    pub rated: i64,
    /// 1 if nobody talks here.
    pub quiet: Option<i64>,
    /// When it was made.
    pub created_ms: i64,
    /// The server's part of the dice.
    pub server_secret: String,
    /// `open`, `dice`, `playing`, `over` or `aborted`.
    pub status: String,
    /// Who sits at home.
    pub home_user: Option<String>,
    /// Who sits away.
    pub away_user: Option<String>,
    /// The coach that sits at home.
    pub home_coach: Option<String>,
    /// The coach that sits away.
    pub away_coach: Option<String>,
    /// Home's name in the record.
    pub home_name: String,
    /// Away's name in the record.
    pub away_name: String,
    /// What home's client committed to.
    pub home_commitment: Option<String>,
    /// What away's client committed to.
    pub away_commitment: Option<String>,
    /// What home's client revealed.
    pub home_secret: Option<String>,
    /// What away's client revealed.
    pub away_secret: Option<String>,
    /// The open offer: `home draw`, `away undo 12`.
    pub offer: Option<String>,
    /// How many entries the log has.
    pub number: i64,
    /// `home`, `away`, or `none`.
    pub turn: String,
    /// Home's goals.
    pub home_score: i64,
    /// Away's goals.
    pub away_score: i64,
    /// The result as records write it.
    pub result: Option<String>,
    /// What home's clock shows at `turn_since_ms`.
    pub home_left_ms: i64,
    /// What away's clock shows at `turn_since_ms`.
    pub away_left_ms: i64,
    /// Since when the seat whose turn it is thinks.
    pub turn_since_ms: i64,
    /// When the seat whose turn it is loses, if time counts.
    pub deadline_ms: Option<i64>,
    /// The match that followed this one.
    pub rematch: Option<String>,
    /// The last change.
    pub updated_ms: i64,
    /// Counts the changes, but for those that only the log tells of ([`Scope::Log`]).
    pub revision: i64,
}

/// A line of a log.
#[derive(Debug, Clone, PartialEq, Eq, FromRow, Serialize)]
pub struct EntryRow {
    /// From 1.
    pub number: i64,
    /// As records write it, without its number.
    pub entry: String,
    /// When.
    pub at_ms: i64,
    /// The marks of the request that asked for it, as the server writes them: on the last entry that a request made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
}

/// What was done under an idempotency key.
#[derive(Debug, Clone, PartialEq, Eq, FromRow, Serialize)]
pub struct KeyRow {
    /// Whose key: a person's; of requests that end a session, the session's hash; `guest` where nobody is somebody yet.
    pub user_id: String,
    /// The key.
    pub name: String,
    /// The hash of what was asked for.
    pub what: String,
    /// The match it was done to, or the hash of the session that was made; empty for anything else.
    pub match_id: String,
    /// How many entries the log had then.
    pub number: i64,
    /// When.
    pub at_ms: i64,
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct ChatRow {
    /// Where.
    pub match_id: String,
    /// From 1; given by the store.
    pub number: i64,
    /// Who.
    pub user_id: String,
    /// The name at the time.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at_ms: i64,
}

/// How strong somebody is in a game.
#[derive(Debug, Clone, PartialEq, FromRow)]
pub struct RatingRow {
    /// A person's ID, or `coach:NAME`.
    pub who: String,
    /// The game's ID.
    pub game: String,
    /// `people` or `coaches`: whom it was won against.
    pub against: String,
    /// The strength.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much it goes up and down.
    pub volatility: f64,
    /// How many matches it rests on.
    pub matches: i64,
    /// When it last changed.
    pub updated_ms: i64,
}

/// What a match did to the rating of a seat.
#[derive(Debug, Clone, PartialEq, FromRow)]
pub struct RatingChangeRow {
    /// Which match.
    pub match_id: String,
    /// `home` or `away`.
    pub seat: String,
    /// The strength before.
    pub before: f64,
    /// The strength after.
    pub after: f64,
    /// 1 if there is too little to go by.
    pub provisional: i64,
}

/// What became of a change that carries a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Once<T> {
    /// It was done now.
    Done(T),
    /// The key was used before; nothing was done now.
    Before,
}

/// One change of a match: further entries, the row as it is then, and the key of the request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commit {
    /// The row after the change. Its revision is the one that was read: the store raises it, if more than the log changes. Shared with
    /// whoever waits for the commit, because a row is many texts.
    pub row: Arc<MatchRow>,
    /// How much of the row has changed.
    pub scope: Scope,
    /// The new entries; the last one's number is `row.number`.
    pub entries: Vec<EntryRow>,
    /// The key; none for what the server does by itself. Where the last entry says who asked, the log keeps it: it is only looked for
    /// among the others. Whoever has read the match at this revision knows all the keys in its log.
    pub key: Option<KeyRow>,
}

impl Commit {
    /// How many entries the log had before.
    pub(crate) fn base(&self) -> i64 {
        self.row.number - self.entries.len() as i64
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

/// How much of a match's row a commit changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// What the log says, too: entries were added, and by them the turn, the score and the time of the last change. A move in a match
    /// without a clock.
    Log,
    /// What any move changes, see [`Stand`]: the indices on who plays and in what state a match is are left alone.
    Stand,
    /// Anything that may change at all.
    All,
}

impl Scope {
    /// How much of a row changes between two of its versions.
    #[must_use]
    pub fn between(before: &MatchRow, after: &MatchRow) -> Self {
        fn rest(row: &MatchRow) -> [Option<&str>; 11] {
            [
                Some(&row.status),
                row.home_user.as_deref(),
                row.away_user.as_deref(),
                Some(&row.home_name),
                Some(&row.away_name),
                row.home_commitment.as_deref(),
                row.away_commitment.as_deref(),
                row.home_secret.as_deref(),
                row.away_secret.as_deref(),
                row.result.as_deref(),
                row.rematch.as_deref(),
            ]
        }
        fn beside_log(row: &MatchRow) -> (Option<&str>, Option<i64>, i64, i64) {
            (row.offer.as_deref(), row.deadline_ms, row.home_left_ms, row.away_left_ms)
        }
        if rest(before) != rest(after) {
            Self::All
        } else if after.number > before.number
            && after.deadline_ms.is_none()
            && beside_log(before) == beside_log(after)
        {
            Self::Log
        } else {
            Self::Stand
        }
    }
}

/// The part of a match's row that moves change.
#[derive(Debug, Serialize)]
pub(crate) struct Stand<'a> {
    id: &'a str,
    revision: i64,
    /// By how much the revision rises.
    step: i64,
    /// How many entries the log had before.
    base: i64,
    offer: Option<&'a str>,
    number: i64,
    turn: &'a str,
    home_score: i64,
    away_score: i64,
    home_left_ms: i64,
    away_left_ms: i64,
    turn_since_ms: i64,
    deadline_ms: Option<i64>,
    updated_ms: i64,
}

impl<'a> From<&'a Commit> for Stand<'a> {
    fn from(commit: &'a Commit) -> Self {
        let row = &*commit.row;
        Self {
            id: &row.id,
            revision: row.revision,
            step: i64::from(commit.scope != Scope::Log),
            base: commit.base(),
            offer: row.offer.as_deref(),
            number: row.number,
            turn: &row.turn,
            home_score: row.home_score,
            away_score: row.away_score,
            home_left_ms: row.home_left_ms,
            away_left_ms: row.away_left_ms,
            turn_since_ms: row.turn_since_ms,
            deadline_ms: row.deadline_ms,
            updated_ms: row.updated_ms,
        }
    }
}

/// What became of a commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Committed {
    /// It is durable.
    Written,
    /// The key was used before; nothing was written.
    KeyUsed,
    /// Somebody else changed the match first; nothing was written.
    Overtaken,
}
