//! The server as a value: everything that requests share.

use crate::chores;
use crate::config::Config;
use crate::http::network::Network;
use crate::http::rate_limit::Buckets;
use crate::locales::Locales;
use crate::matches::coaches::Coaches;
use crate::matches::rooms::{Games, Rooms};
use crate::metrics::Metrics;
use crate::people::session::Endings;
use crate::random::Secrets;
use crate::serve::Closing;
use crate::work::pool::Pool;
use crate::work::share::Whereabouts;
use std::sync::Arc;
use touchline_store::{Journal, Quota, Store};

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
    /// Requests, by the network that they come from.
    pub(crate) requests: Buckets<Network>,
    /// Requests, by the IPv6 site that they come from.
    pub(crate) requests_of_site: Buckets<Network>,
    /// Messages on sockets, by the network that they come from.
    pub(crate) messages: Buckets<Network>,
    /// Wrong passwords, by the name that they were tried for.
    pub(crate) guesses: Buckets<String>,
    pub(crate) secrets: Secrets,
    /// Where long logs are played again: replays, proofs, records, and long matches that are taken up.
    pub(crate) replays: Pool,
    pub(crate) hashing: Pool,
    pub(crate) whereabouts: Whereabouts,
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
            requests_of_site: Buckets::new(of_site(config.limits.requests)),
            messages: Buckets::new(config.limits.messages_of_address),
            guesses: Buckets::new(config.limits.guesses),
            secrets: Secrets::new(config.dice_seed),
            replays: Pool::new("replays", REPLAYS_AT_ONCE),
            hashing: Pool::new("hashing", HASHING_AT_ONCE),
            whereabouts: Whereabouts::default(),
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

    /// How many matches a person may have at once.
    pub(crate) fn quota(&self) -> Quota {
        Quota { matches: self.config.limits.matches, offers: self.config.limits.offers }
    }
}

/// How many logs are played again at the same time.
const REPLAYS_AT_ONCE: usize = 2;

/// How many passwords are hashed at the same time: each takes 19 MB and a core.
const HASHING_AT_ONCE: usize = 2;

/// How many homes a site may fill before it is counted as one.
const HOMES_OF_SITE: u32 = 8;

fn of_site((per_s, burst): (u32, u32)) -> (u32, u32) {
    (per_s.saturating_mul(HOMES_OF_SITE), burst.saturating_mul(HOMES_OF_SITE))
}
