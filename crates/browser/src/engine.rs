//! What a server is to a page, in the page's own browser.

use crate::fault::Fault;
use crate::requests::Request;
use crate::table::{Kept, Table};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchline_kernel::{Seat, Viewer};
use touchline_live::Match;
use touchline_locale::{Language, Locale};
use touchline_wire::{ErrorAnswer, FromClient, FromServer, Library};

/// The most moments in one update, as on a server; what follows comes with the next.
const MOMENTS_MAX: usize = 1000;

/// The most actions in one look.
const LOOKS_MAX: usize = 32;

/// What a worker asks of the engine.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Speak a language from now on, with these Fluent files.
    Speak {
        /// `en`, `fi`, `nl`, `it` or `ru`.
        lang: String,
        /// The texts.
        files: Vec<String>,
    },
    /// What there is to learn of a game.
    Library {
        /// As `web/scripts/library.mjs` writes it.
        library: Box<Library>,
    },
    /// Take a match up that was kept. One in memory is replaced.
    TakeUp {
        /// As it was kept.
        kept: Box<Kept>,
    },
    /// Forget a match.
    LetGo {
        /// Its ID.
        id: String,
    },
    /// A request, as a server gets it over HTTP.
    Request(Request),
    /// What happened in a match after a number.
    Since {
        /// The match.
        id: String,
        /// The number of the last entry that the line knows.
        since: u32,
        /// With whose eyes; needed only where one person has both seats.
        seat: Option<Seat>,
    },
    /// What is the match's computer coach to decide?
    Thinks {
        /// The match.
        id: String,
    },
    /// What has changed could not be kept: the words for it.
    NotKept,
    /// A message on a match's line, as a server gets it on a socket.
    Hear {
        /// The match.
        id: String,
        /// The message.
        message: FromClient,
        /// Milliseconds since 1970.
        now_ms: i64,
    },
    /// What a computer coach has decided.
    Decided {
        /// The match.
        id: String,
        /// Its seat.
        seat: Seat,
        /// In notation.
        action: String,
        /// The number of the last entry that it knew.
        expected: u32,
        /// Milliseconds since 1970.
        now_ms: i64,
    },
}

/// What the engine answers.
#[derive(Debug, Default, Serialize)]
pub struct Reply {
    /// As of HTTP.
    pub status: u16,
    /// The answer to a request, or the error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<serde_json::Value>,
    /// What is to be sent on the line that asked, once what has changed is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<FromServer>,
    /// What has changed, to be kept before anybody is told of it.
    pub changed: Vec<Kept>,
    /// The match's computer coach decides next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thinks: Option<Thinks>,
}

/// What a coach is asked.
#[derive(Debug, Serialize)]
pub struct Thinks {
    /// The match.
    pub id: String,
    /// Its seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: &'static str,
    /// Its own randomness.
    pub seed: String,
    /// The number of the last entry.
    pub number: u32,
    /// The match so far.
    pub record: String,
}

/// The matches in memory, and the language that is spoken.
#[derive(Debug)]
pub struct Engine {
    pub(crate) locale: Locale,
    pub(crate) tables: BTreeMap<String, Table>,
    /// Matches on a server that are followed here.
    pub(crate) shadows: BTreeMap<String, Match>,
}

impl Default for Engine {
    fn default() -> Self {
        Self {
            locale: Locale::of_files(Language::En, &[]),
            tables: BTreeMap::new(),
            shadows: BTreeMap::new(),
        }
    }
}

impl Engine {
    /// Answers.
    pub fn ask(&mut self, ask: Ask) -> Reply {
        let answered = match ask {
            Ask::Speak { lang, files } => self.speak(&lang, &files),
            Ask::Library { library } => {
                touchline_wire::bring(*library);
                Ok(Reply::done())
            }
            Ask::TakeUp { kept } => self.take_up(*kept),
            Ask::LetGo { id } => {
                self.tables.remove(&id);
                Ok(Reply::done())
            }
            Ask::Request(request) => self.request(request),
            Ask::Since { id, since, seat } => self.since(&id, since, seat),
            Ask::Thinks { id } => Ok(Reply { thinks: self.thinks(&id), ..Reply::done() }),
            Ask::NotKept => Err(Fault::NotKept),
            Ask::Hear { id, message, now_ms } => Ok(self.hear(&id, message, now_ms)),
            Ask::Decided { id, seat, action, expected, now_ms } => {
                self.decided(&id, seat, &action, expected, now_ms)
            }
        };
        answered.unwrap_or_else(|fault| self.refuse(&fault))
    }

    fn speak(&mut self, lang: &str, files: &[String]) -> Result<Reply, Fault> {
        let language = Language::from_tag(lang)
            .ok_or_else(|| Fault::BadRequest("lang: expected en, fi, nl, it or ru".to_owned()))?;
        self.locale = Locale::of_files(language, files);
        Ok(Reply::done())
    }

    fn take_up(&mut self, kept: Kept) -> Result<Reply, Fault> {
        let id = kept.id.clone();
        let table = Table::read(kept)?;
        self.tables.insert(id.clone(), table);
        Ok(Reply { thinks: self.thinks(&id), ..Reply::done() })
    }

    fn since(&self, id: &str, since: u32, seat: Option<Seat>) -> Result<Reply, Fault> {
        let table = self.table(id)?;
        let update = table.hosted().since(
            table.info().clone(),
            table.eyes(seat),
            &table.info().you,
            since,
            MOMENTS_MAX,
        );
        Ok(Reply { message: Some(FromServer::Update(Box::new(update))), ..Reply::done() })
    }

    fn hear(&mut self, id: &str, message: FromClient, now_ms: i64) -> Reply {
        match message {
            FromClient::Ping => Reply { message: Some(FromServer::Pong), ..Reply::done() },
            // Texts come with a language of their own: see [`Ask::Speak`].
            FromClient::Speak { .. } => Reply::done(),
            FromClient::Look { key, seat, actions } => {
                let message = match self.look(id, seat, &actions) {
                    Ok(looks) => FromServer::Looked { key, number: looks.number, looks: looks.looks },
                    Err(fault) => FromServer::Error { key: Some(key), error: fault.tell(&self.locale) },
                };
                Reply { message: Some(message), ..Reply::done() }
            }
            FromClient::Command { key, seat, command } => {
                let Self { tables, locale, .. } = self;
                let Some(table) = tables.get_mut(id) else { return self.refuse(&Fault::NotFound) };
                if let Some(number) = table.done_before(&key) {
                    return Reply { message: Some(FromServer::Done { key, number }), ..Reply::done() };
                }
                let seat = table.seat_for(seat);
                let made = seat.and_then(|seat| table.command(&key, seat, &command, now_ms, locale));
                match made {
                    Ok(_) => {
                        let number = table.live().number();
                        let changed = vec![table.kept()];
                        let message = Some(FromServer::Done { key, number });
                        Reply { message, changed, thinks: self.thinks(id), ..Reply::done() }
                    }
                    Err(fault) => {
                        let error = fault.tell(locale);
                        Reply { message: Some(FromServer::Error { key: Some(key), error }), ..Reply::done() }
                    }
                }
            }
        }
    }

    fn look(&self, id: &str, seat: Option<Seat>, actions: &[String]) -> Result<touchline_wire::Looks, Fault> {
        if actions.len() > LOOKS_MAX {
            let found = actions.len();
            return Err(Fault::BadRequest(format!("actions: found {found}, expected at most {LOOKS_MAX}")));
        }
        let table = self.table(id)?;
        if table.live().ending().is_some() {
            return Err(Fault::Over);
        }
        Ok(touchline_wire::look(table.live(), table.seat_for(seat)?, actions, &self.locale))
    }

    fn decided(
        &mut self,
        id: &str,
        seat: Seat,
        action: &str,
        expected: u32,
        now_ms: i64,
    ) -> Result<Reply, Fault> {
        let Self { tables, locale, .. } = self;
        let table = tables.get_mut(id).ok_or(Fault::NotFound)?;
        table.coach(seat, action, expected, now_ms, locale)?;
        let changed = vec![table.kept()];
        Ok(Reply { changed, thinks: self.thinks(id), ..Reply::done() })
    }

    /// What the coach of a match is asked, if it decides next.
    pub(crate) fn thinks(&self, id: &str) -> Option<Thinks> {
        let table = self.tables.get(id)?;
        let (seat, level) = table.to_decide()?;
        Some(Thinks {
            id: id.to_owned(),
            seat,
            level: level.name(),
            seed: table.coach_seed().to_string(),
            number: table.live().number(),
            record: table.live().record(Viewer::Everything).to_string(),
        })
    }

    pub(crate) fn table(&self, id: &str) -> Result<&Table, Fault> {
        self.tables.get(id).ok_or(Fault::NotFound)
    }

    fn refuse(&self, fault: &Fault) -> Reply {
        let answer = ErrorAnswer { error: fault.tell(&self.locale) };
        Reply { status: fault.status(), body: serde_json::to_value(answer).ok(), ..Reply::default() }
    }
}

impl Reply {
    pub(crate) fn done() -> Self {
        Self { status: 200, ..Self::default() }
    }

    pub(crate) fn of(body: &impl Serialize) -> Self {
        Self { body: serde_json::to_value(body).ok(), ..Self::done() }
    }
}
