//! The server as a value: everything that requests share.

use crate::chores;
use crate::config::Config;
use crate::http::rate_limit::Buckets;
use crate::locales::Locales;
use crate::matches::coaches::Coaches;
use crate::matches::rooms::{Games, Rooms};
use crate::metrics::Metrics;
use crate::people::session::Endings;
use crate::random::Secrets;
use crate::serve::Closing;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::Semaphore;
use touchline_store::{Journal, Store};

/// Everything that requests share.
#[derive(Debug)]
pub struct Server {
    pub(crate) config: Config,
    pub(crate) store: Arc<Store>,
    pub(crate) journal: Journal,
    pub(crate) rooms: Rooms,
    pub(crate) games: Games,
    pub(crate) coaches: Coaches,
    pub(crate) metrics: Metrics,
    /// Requests, by the address that they come from.
    pub(crate) requests: Buckets<IpAddr>,
    /// Messages on sockets, by the address that they come from.
    pub(crate) messages: Buckets<IpAddr>,
    /// Wrong passwords, by the name that they were tried for.
    pub(crate) guesses: Buckets<String>,
    pub(crate) secrets: Secrets,
    /// Places for those who replay a record of their own, so that they do not take the machine from the matches.
    pub(crate) reading: Semaphore,
    pub(crate) locales: Locales,
    pub(crate) endings: Endings,
    pub(crate) closing: Closing,
}

impl Server {
    /// A server on a store. Must be called inside a runtime.
    #[must_use]
    pub fn new(store: Arc<Store>, config: Config) -> Arc<Self> {
        let server = Arc::new(Self {
            journal: Journal::start(Arc::clone(&store)),
            rooms: Rooms::default(),
            games: Games::default(),
            coaches: Coaches::new(config.coaches_at_once, config.hurry),
            metrics: Metrics::default(),
            requests: Buckets::new(config.limits.requests),
            messages: Buckets::new(config.limits.messages_of_address),
            guesses: Buckets::new(config.limits.guesses),
            secrets: Secrets::new(config.dice_seed),
            reading: Semaphore::new(READING_AT_ONCE),
            locales: Locales::default(),
            endings: Endings::default(),
            closing: Closing::default(),
            config,
            store,
        });
        tokio::spawn(chores::sweep(Arc::clone(&server)));
        tokio::spawn(chores::follow(Arc::clone(&server)));
        server
    }
}

/// How many records are replayed at the same time.
const READING_AT_ONCE: usize = 2;
