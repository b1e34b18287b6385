//! The server as a value: everything that requests share.

use crate::chores;
use crate::cluster::{self, BusError, Cluster, Limit, Spent};
use crate::competitions::tend::{Bell, tend};
use crate::config::Config;
use crate::http::connections::Connections;
use crate::http::network::Network;
use crate::http::rate_limit::Buckets;
use crate::http::running::Readiness;
use crate::locales::Locales;
use crate::matches::analysis::Analyses;
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
use std::time::Duration;
use touchline_kernel::dice::from_hex;
use touchline_live::SecretKey;
use touchline_store::{Journal, Quota, Store, StoreError};

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Bus(#[from] BusError),
}

/// How often, and after which time, a server that starts looks whether it hears itself.
const BUS_TRIES: u32 = 40;
const BUS_TRY: Duration = Duration::from_millis(50);

/// How many buckets one word names.
const SPENT_MAX: usize = 50;

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
    pub(crate) analyses: Analyses,
    pub(crate) whereabouts: Whereabouts,
    pub(crate) locales: Locales,
    pub(crate) endings: Endings,
    pub(crate) cluster: Cluster,
    pub(crate) closing: Closing,
    pub(crate) readiness: Readiness,
    /// Rings when a match of a competition has ended.
    pub(crate) bell: Bell,
}

impl Server {
    /// A server on a store. Must be called inside a runtime.
    ///
    /// # Errors
    /// The store failed, or the address of the bus is none.
    pub async fn start(store: Arc<Store>, config: Config) -> Result<Arc<Self>, StartError> {
        let given = store.give_time_back(now_ms()).await?;
        if given > 0 {
            tracing::warn!(matches = given, "clocks stood still while no server was there");
        }
        store.beat(now_ms()).await?;
        // Accounts from before names were compared by their looks.
        store.rename_keys(key_of).await?;
        let seed = store.signing_seed(&random::token()).await?;
        let signing = SecretKey::new(&from_hex(&seed).ok_or(StoreError::SigningKey)?);
        let (cluster, heard) = Cluster::join(config.bus.as_deref(), &store, &seed).await?;
        let shared = cluster.is_shared();
        let server = Arc::new(Self {
            journal: Journal::start(Arc::clone(&store)),
            rooms: Rooms::default(),
            games: Games::default(),
            coaches: Coaches::new(config.coaches_at_once, config.hurry),
            metrics: Metrics::default(),
            requests: Buckets::new(config.limits.requests, shared),
            requests_of_site: Buckets::new(of_site(config.limits.requests), shared),
            messages: Buckets::new(config.limits.messages_of_address, shared),
            guesses: Buckets::new(config.limits.guesses, shared),
            guessers: Buckets::new(config.limits.guesses_of_network, shared),
            lines: Buckets::new(config.limits.lines, shared),
            connections: Arc::new(Connections::new(
                config.limits.connections,
                (config.proxies == 0).then_some(config.limits.connections_of_network),
            )),
            secrets: Secrets::new(config.dice_seed),
            signing,
            replays: Pool::new("replays", REPLAYS_AT_ONCE),
            analyses: Analyses::new(),
            hashing: Pool::new("hashing", HASHING_AT_ONCE),
            whereabouts: Whereabouts::default(),
            locales: Locales::default(),
            endings: Endings::default(),
            cluster,
            closing: Closing::default(),
            readiness: Readiness::default(),
            bell: Bell::default(),
            config,
            store,
        });
        tokio::spawn(chores::sweep(Arc::clone(&server)));
        tokio::spawn(tend(Arc::clone(&server)));
        if let Some(heard) = heard {
            tokio::spawn(cluster::follow(Arc::clone(&server), heard));
            tokio::spawn(cluster::tend(Arc::clone(&server)));
            tokio::spawn(cluster::keep_up(Arc::clone(&server)));
            server.wait_for_bus().await;
        }
        Ok(server)
    }

    /// Waits a moment until this node hears itself; without a bus it starts all the same, and is not ready.
    async fn wait_for_bus(&self) {
        for _ in 0..BUS_TRIES {
            if !self.cluster.is_deaf() {
                return;
            }
            tokio::time::sleep(BUS_TRY).await;
        }
        tracing::error!("the bus does not answer: other nodes are not heard");
    }

    /// What other nodes are to be told of rate limits, in words that a bus carries.
    pub(crate) fn spent(&self) -> Vec<Vec<Spent>> {
        let told = [
            (Limit::Requests, self.requests.told()),
            (Limit::RequestsOfSite, self.requests_of_site.told()),
            (Limit::Messages, self.messages.told()),
            (Limit::Guesses, self.guesses.told()),
            (Limit::Guessers, self.guessers.told()),
            (Limit::Lines, self.lines.told()),
        ];
        let all: Vec<Spent> = told
            .into_iter()
            .flat_map(|(limit, told)| {
                told.into_iter().map(move |(whose, tokens)| Spent { limit, whose, tokens })
            })
            .collect();
        all.chunks(SPENT_MAX).map(<[Spent]>::to_vec).collect()
    }

    /// Takes up what was spent on other nodes.
    pub(crate) fn note_spent(&self, spent: Vec<Spent>) {
        for Spent { limit, whose, tokens } in spent {
            match limit {
                Limit::Requests => self.requests.note(whose, tokens),
                Limit::RequestsOfSite => self.requests_of_site.note(whose, tokens),
                Limit::Messages => self.messages.note(whose, tokens),
                Limit::Guesses => self.guesses.note(whose, tokens),
                Limit::Guessers => self.guessers.note(whose, tokens),
                Limit::Lines => self.lines.note(whose, tokens),
            }
        }
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
