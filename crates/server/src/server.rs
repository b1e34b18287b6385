//! The server as a value: everything that requests share.

use crate::chores;
use crate::config::Config;
use crate::http::connections::Connections;
use crate::http::network::Network;
use crate::http::rate_limit::Buckets;
use crate::http::running::Readiness;
use crate::locales::Locales;
use crate::matches::coaches::Coaches;
use crate::matches::rooms::{Games, Rooms};
use crate::metrics::Metrics;
use crate::people::name::key_of;
use crate::people::session::Endings;
use crate::random::{self, Secrets};
use crate::serve::Closing;
use crate::time::now_ms;
use crate::work::pool::Pool;
use crate::work::share::Whereabouts;
use std::sync::Arc;
use touchline_kernel::dice::from_hex;
use touchline_live::SecretKey;
use touchline_store::{Journal, Quota, Store, StoreError};

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
    /// Wrong passwords, by the name that they were tried for and the network that they came from.
    pub(crate) guesses: Buckets<(String, Network)>,
    /// Wrong passwords, by the network that they came from.
    pub(crate) guessers: Buckets<Network>,
    /// Lines of chat, by the person who says them.
    pub(crate) lines: Buckets<String>,
    pub(crate) connections: Arc<Connections>,
    pub(crate) secrets: Secrets,
    /// Signs records of matches that are over.
    pub(crate) signing: SecretKey,
    /// Where long logs are played again: replays, proofs, records, and long matches that are taken up.
    pub(crate) replays: Pool,
    pub(crate) hashing: Pool,
    pub(crate) whereabouts: Whereabouts,
    pub(crate) locales: Locales,
    pub(crate) endings: Endings,
    pub(crate) closing: Closing,
    pub(crate) readiness: Readiness,
}

impl Server {
    /// A server on a store. Must be called inside a runtime.
    ///
    /// # Errors
    /// The store failed: clocks that stood still while no server was there could not be put right.
    pub async fn start(store: Arc<Store>, config: Config) -> Result<Arc<Self>, StoreError> {
        let given = store.give_time_back(now_ms()).await?;
        if given > 0 {
            tracing::warn!(matches = given, "clocks stood still while no server was there");
        }
        store.beat(now_ms()).await?;
        // Accounts from before names were compared by their looks.
        store.rename_keys(key_of).await?;
        let seed = store.signing_seed(&random::token()).await?;
        let signing = SecretKey::new(&from_hex(&seed).ok_or(StoreError::SigningKey)?);
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
            guessers: Buckets::new(config.limits.guesses_of_network),
            lines: Buckets::new(config.limits.lines),
            connections: Arc::new(Connections::new(
                config.limits.connections,
                (config.proxies == 0).then_some(config.limits.connections_of_network),
            )),
            secrets: Secrets::new(config.dice_seed),
            signing,
            replays: Pool::new("replays", REPLAYS_AT_ONCE),
            hashing: Pool::new("hashing", HASHING_AT_ONCE),
            whereabouts: Whereabouts::default(),
            locales: Locales::default(),
            endings: Endings::default(),
            closing: Closing::default(),
            readiness: Readiness::default(),
            config,
            store,
        });
        tokio::spawn(chores::sweep(Arc::clone(&server)));
        tokio::spawn(chores::follow(Arc::clone(&server)));
        Ok(server)
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
