//! A match on a server, followed here: what may come of an action, and why one is refused, needs no answer from afar while nothing is
//! hidden.

use crate::engine::{Engine, Reply};
use crate::fault::Fault;
use serde::Deserialize;
use serde_json::Value;
use touchline_kernel::record::Entry;
use touchline_kernel::{BySeat, Seat};
use touchline_live::{Dice, Match};

/// The most matches that are followed at once.
const SHADOWS_MAX: usize = 8;

/// What a server has told of a match.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct News {
    game: String,
    options: Value,
    names: BySeat<String>,
    /// The number of the first entry.
    from: u32,
    /// As records write them, without their numbers.
    entries: Vec<String>,
}

/// What is to be looked at.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Glance {
    seat: Seat,
    actions: Vec<String>,
}

impl Engine {
    /// Goes on as the server says. A match with a secret in it, or with a gap, is followed no more.
    pub(crate) fn follow(&mut self, id: &str, news: &Value) -> Result<Reply, Fault> {
        let News { game, options, names, from, entries } =
            News::deserialize(news).map_err(|error| Fault::BadRequest(error.to_string()))?;
        let known = self.shadows.remove(id);
        let mut live = match known {
            Some(live) => live,
            None => Match::new(touchline_games::open(&game, &options)?, names, &Dice::Table),
        };
        if from != live.number() + 1 {
            return Err(Fault::NotFound);
        }
        for (entry, number) in entries.iter().zip(1..) {
            let entry = Entry::read(entry, number).map_err(|error| Fault::BadRequest(error.to_string()))?;
            live.follow(&entry).map_err(|_| Fault::NotFound)?;
        }
        if self.shadows.len() >= SHADOWS_MAX {
            self.shadows.pop_first();
        }
        self.shadows.insert(id.to_owned(), live);
        Ok(Reply::done())
    }

    /// What the server would answer.
    pub(crate) fn glance(&self, id: &str, asked: &Value) -> Result<Reply, Fault> {
        let Glance { seat, actions } =
            Glance::deserialize(asked).map_err(|error| Fault::BadRequest(error.to_string()))?;
        let live = self.shadows.get(id).ok_or(Fault::NotFound)?;
        Ok(Reply::of(&touchline_wire::look(live, seat, &actions, &self.locale)))
    }
}
