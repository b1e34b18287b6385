//! What goes over the socket of a match.

use crate::chat::ChatInfo;
use crate::error::ErrorInfo;
use crate::matches::Command;
use crate::people::RatingChange;
use crate::state::{Look, Update};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use touchline_kernel::{BySeat, Seat};

/// A message to the server on a socket.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum FromClient {
    /// Do something.
    Command {
        /// The idempotency key.
        key: String,
        /// The seat; needed only where one person has both.
        #[serde(default)]
        seat: Option<Seat>,
        /// What.
        command: Command,
    },
    /// What is known of these actions? Changes nothing.
    Look {
        /// What the answer is to be known by.
        key: String,
        /// The seat; needed only where one person has both.
        #[serde(default)]
        seat: Option<Seat>,
        /// In notation.
        actions: Vec<String>,
    },
    /// Put texts into another language from now on.
    Speak {
        /// `en`, `fi`, `nl`, `it` or `ru`.
        lang: String,
    },
    /// Are you there?
    Ping,
}

/// A message from the server on a socket.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FromServer {
    /// What is new.
    Update(Box<Update>),
    /// A command was done.
    Done {
        /// Its key.
        key: String,
        /// How many entries the log had after it.
        number: u32,
    },
    /// What is known of actions.
    Looked {
        /// The key of the question.
        key: String,
        /// How many entries the log had when this was true.
        number: u32,
        /// One for each action, in the order of the question.
        looks: Vec<Look>,
    },
    /// A command was not done, or a message not understood.
    Error {
        /// The command's key, if it was read.
        key: Option<String>,
        /// Why.
        error: ErrorInfo,
    },
    /// Presence changed.
    Presence {
        /// Who is connected.
        online: BySeat<bool>,
    },
    /// The match was rated.
    Rated {
        /// What it did to the rating of each seat; `None` for a seat whose account was deleted.
        ratings: BySeat<Option<RatingChange>>,
    },
    /// The analysis of the match goes on.
    Analysis {
        /// Steps looked at.
        done: u32,
        /// Of so many.
        of: u32,
        /// It is there.
        ready: bool,
    },
    /// A chat message.
    Chat(ChatInfo),
    /// Answers a ping.
    Pong,
}
