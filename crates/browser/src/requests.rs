//! The requests of a server's HTTP side that make sense without one.

use crate::engine::{Engine, Reply};
use crate::fault::Fault;
use crate::table::{Fresh, Table, secret_of};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use touchline_coach::Level;
use touchline_kernel::dice::Secret;
use touchline_kernel::record::Record;
use touchline_kernel::{Seat, Viewer};
use touchline_wire::{AttemptRequest, Created, Knowledge, LearnError, Me, NewMatch};

/// The most positions in one answer, as on a server.
const FRAMES_MAX: usize = 200;

/// The most entries of a record that is looked back at, as on a server.
const ENTRIES_MAX: usize = 20_000;

/// A request, as a server gets it over HTTP, with what a worker knows and the engine does not.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    method: String,
    /// Below `/api/v1`, without its question.
    path: String,
    /// The question, by name.
    #[serde(default)]
    query: BTreeMap<String, String>,
    /// JSON, or a record or a specification as a text.
    #[serde(default)]
    body: Value,
    /// What the reader is called.
    person: String,
    /// Milliseconds since 1970.
    now_ms: i64,
    /// `2026-11-18`, where the reader is.
    date: String,
    /// 64 hexadecimal digits that nobody can guess.
    entropy: String,
}

impl Engine {
    pub(crate) fn request(&mut self, request: Request) -> Result<Reply, Fault> {
        let path: Vec<&str> = request.path.split('/').filter(|part| !part.is_empty()).collect();
        match (request.method.as_str(), &path[..]) {
            ("GET", ["games"]) => Ok(Reply::of(&touchline_wire::games())),
            ("GET", ["games", game, "rules"]) => Ok(Reply::of(&touchline_wire::rules(game, &self.locale)?)),
            ("GET", ["games", game, "rulings"]) => {
                let specification = request.body.as_str().unwrap_or_default();
                Ok(Reply::of(&touchline_wire::rulings_in(specification, game, &self.locale)?))
            }
            ("GET", ["learn", game]) => {
                Ok(Reply::of(&touchline_wire::course(game, &self.locale).ok_or(Fault::NotFound)?))
            }
            ("GET", ["puzzle-of-the-day"]) => {
                let day = number_of(&request.query, "day")?.unwrap_or_default();
                Ok(Reply::of(&touchline_wire::daily(day).ok_or(Fault::NotFound)?))
            }
            ("POST", ["shadows", id]) => self.follow(id, &request.body),
            ("POST", ["shadows", id, "look"]) => self.glance(id, &request.body),
            ("POST", ["attempts"]) => self.attempt(&request),
            ("GET", ["coaches"]) => Ok(Reply::of(&Level::ALL.map(Level::name))),
            ("GET", ["me"]) | ("POST", ["guest"]) => {
                Ok(Reply::of(&Me { id: "here".to_owned(), name: request.person, guest: true }))
            }
            ("GET", ["lobby" | "live"]) | ("GET", ["matches", _, "chat"]) => Ok(Reply::of(&json!([]))),
            ("POST", ["matches"]) => {
                let asked = NewMatch::deserialize(&request.body)
                    .map_err(|error| Fault::BadRequest(error.to_string()))?;
                self.create(asked, &request)
            }
            ("POST", ["matches", "import"]) => self.import(&request),
            ("GET", ["matches", id, "whole-record"]) => {
                Ok(Reply::of(&self.table(id)?.live().record(Viewer::Everything).to_string()))
            }
            ("GET", ["matches", id]) => {
                let table = self.table(id)?;
                let since = number_of(&request.query, "since")?.unwrap_or(u32::MAX);
                let update = table.hosted().since(
                    table.info().clone(),
                    table.eyes(seat_of(&request.query)?),
                    &table.info().you,
                    since,
                    FRAMES_MAX,
                );
                Ok(Reply::of(&update))
            }
            ("POST", ["matches", id, "rematch"]) => self.rematch(id, &request),
            ("GET", ["matches", id, "record"]) => {
                let table = self.table(id)?;
                let eyes = table.eyes(seat_of(&request.query)?);
                Ok(Reply::of(&table.live().record(eyes).to_string()))
            }
            ("GET", ["matches", id, "replay"]) => self.replay(id, &request.query),
            ("POST", ["replays"]) => replay_record(&request),
            _ => Err(if is_server_only(&path) { Fault::NeedsServer } else { Fault::NotFound }),
        }
    }

    fn attempt(&self, request: &Request) -> Result<Reply, Fault> {
        let asked = AttemptRequest::deserialize(&request.body)
            .map_err(|error| Fault::BadRequest(error.to_string()))?;
        match touchline_wire::attempt(&asked, &self.locale) {
            Ok(answer) => Ok(Reply::of(&answer)),
            Err(LearnError::Unknown) => Err(Fault::NotFound),
            Err(LearnError::Acts(why)) => Err(Fault::BadRequest(why)),
        }
    }

    fn create(&mut self, asked: NewMatch, request: &Request) -> Result<Reply, Fault> {
        let secret = secret_of(&request.entropy)?;
        let id = id_of(&secret);
        if self.tables.contains_key(&id) {
            return Err(Fault::BadRequest("entropy: was used before".to_owned()));
        }
        let fresh = Fresh {
            id: id.clone(),
            secret,
            person: &request.person,
            date: &request.date,
            now_ms: request.now_ms,
        };
        let table = Table::new(asked, fresh)?;
        let created = Created { info: table.info().clone(), invitation: None };
        let changed = vec![table.kept()];
        self.tables.insert(id.clone(), table);
        Ok(Reply { changed, thinks: self.thinks(&id), status: 201, ..Reply::of(&created) })
    }

    fn import(&mut self, request: &Request) -> Result<Reply, Fault> {
        let text = request.body.as_str().ok_or_else(|| Fault::Record("it is no text".to_owned()))?;
        let secret = secret_of(&request.entropy)?;
        let id = id_of(&secret);
        let fresh = Fresh {
            id: id.clone(),
            secret,
            person: &request.person,
            date: &request.date,
            now_ms: request.now_ms,
        };
        let table = Table::of_record(text, &fresh)?;
        let created = Created { info: table.info().clone(), invitation: None };
        let changed = vec![table.kept()];
        self.tables.insert(id.clone(), table);
        Ok(Reply { changed, thinks: self.thinks(&id), status: 201, ..Reply::of(&created) })
    }

    fn rematch(&mut self, id: &str, request: &Request) -> Result<Reply, Fault> {
        let old = self.table(id)?;
        if old.live().ending().is_none() {
            return Err(Fault::NotPlaying);
        }
        // Whoever asks twice gets the same match.
        if let Some(next) = old.info().rematch.clone().filter(|next| self.tables.contains_key(next)) {
            return Ok(Reply::of(self.table(&next)?.info()));
        }
        let mut reply = self.create(old.again(), request)?;
        let next = reply.changed.first().map(|kept| kept.id.clone()).unwrap_or_default();
        if let Some(old) = self.tables.get_mut(id) {
            old.follow(&next);
            reply.changed.push(old.kept());
        }
        reply.body = serde_json::to_value(self.table(&next)?.info()).ok();
        Ok(reply)
    }

    fn replay(&self, id: &str, query: &BTreeMap<String, String>) -> Result<Reply, Fault> {
        let table = self.table(id)?;
        let live = table.live();
        let own = table.eyes(None);
        let viewer = match knowledge_of(query)? {
            None => own,
            Some(asked) if live.ending().is_some() || asked.viewer() == own => asked.viewer(),
            Some(_) => return Err(Fault::NotYours),
        };
        let from = number_of(query, "from")?.unwrap_or(0);
        let about = || {
            touchline_wire::about(
                live,
                &live.record(if live.ending().is_some() { Viewer::Everything } else { viewer }),
            )
        };
        Ok(Reply::of(&touchline_wire::replay(live, about, viewer, from, FRAMES_MAX)))
    }
}

/// A record that the reader has. Nothing of it is kept.
fn replay_record(request: &Request) -> Result<Reply, Fault> {
    let text = request.body.as_str().ok_or_else(|| Fault::Record("it is no text".to_owned()))?;
    let record: Record = text.parse().map_err(|error| Fault::Record(format!("{error}")))?;
    if record.entries.len() > ENTRIES_MAX {
        return Err(Fault::Record(format!("it has {} entries", record.entries.len())));
    }
    let (live, _) = touchline_live::replay(&record).map_err(|error| Fault::Record(error.to_string()))?;
    let viewer = knowledge_of(&request.query)?.unwrap_or(Knowledge::Everything).viewer();
    let from = number_of(&request.query, "from")?.unwrap_or(0);
    Ok(Reply::of(&touchline_wire::replay(
        &live,
        || touchline_wire::about(&live, &record),
        viewer,
        from,
        FRAMES_MAX,
    )))
}

/// Is it there where a server is?
fn is_server_only(path: &[&str]) -> bool {
    matches!(
        path,
        ["me" | "people" | "sign-in" | "sign-out" | "recover" | "key", ..]
            | ["matches", _, "join" | "chat" | "ratings", ..]
    )
}

/// A name for a match: short enough for a link, and never a server's.
fn id_of(secret: &Secret) -> String {
    use sha2::{Digest, Sha256};
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let digest = Sha256::new().chain_update(b"match").chain_update(secret.0).finalize();
    let letters = digest.iter().take(16).map(|byte| LETTERS[usize::from(byte % 32)] as char);
    "here-".chars().chain(letters).collect()
}

fn number_of(query: &BTreeMap<String, String>, name: &str) -> Result<Option<u32>, Fault> {
    let wrong = || Fault::BadRequest(format!("{name}: expected a whole number"));
    query.get(name).map(|text| text.parse().map_err(|_| wrong())).transpose()
}

fn seat_of(query: &BTreeMap<String, String>) -> Result<Option<Seat>, Fault> {
    word_of(query, "seat", "home or away")
}

fn knowledge_of(query: &BTreeMap<String, String>) -> Result<Option<Knowledge>, Fault> {
    word_of(query, "viewer", "home, away, spectator or everything")
}

fn word_of<T: for<'a> Deserialize<'a>>(
    query: &BTreeMap<String, String>,
    name: &str,
    expected: &str,
) -> Result<Option<T>, Fault> {
    let read = |text: &String| {
        serde_json::from_value(Value::String(text.clone()))
            .map_err(|_| Fault::BadRequest(format!("{name}: expected {expected}")))
    };
    query.get(name).map(read).transpose()
}
