//! The server as a value, and its routes.

use crate::auth::Ended;
use crate::coach::Coaches;
use crate::config::Config;
use crate::error::ApiError;
use crate::extract::language;
use crate::limit::Addresses;
use crate::random::Secrets;
use crate::rooms::{Rooms, Tables};
use crate::{pages, routes, socket};
use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{Semaphore, broadcast, watch};
use touchline_locale::{Language, Locale};
use touchline_store::{Journal, Store};

/// Everything that requests share.
#[derive(Debug)]
pub struct Server {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) journal: Journal,
    pub(crate) rooms: Rooms,
    pub(crate) tables: Tables,
    pub(crate) coaches: Coaches,
    pub(crate) metrics: Metrics,
    pub(crate) addresses: Addresses,
    pub(crate) secrets: Secrets,
    /// Places for those who replay a record of their own, so that they do not take the machine from the matches.
    pub(crate) reading: Semaphore,
    locales: [OnceLock<Locale>; Language::ALL.len()],
    listeners: AtomicU64,
    ended: broadcast::Sender<Ended>,
    closing: watch::Sender<bool>,
}

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    pub fn take(&self, n: u64) {
        self.0.fetch_sub(n, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What `/metrics` tells.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub requests: Counter,
    pub refusals: Counter,
    pub failures: Counter,
    pub moves: Counter,
    pub commits: Counter,
    pub sockets: Counter,
}

impl Server {
    /// A server on a store. Must be called inside a runtime.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, config: Config) -> Arc<Self> {
        let server = Arc::new(Self {
            journal: Journal::start(Arc::clone(&store)),
            rooms: Rooms::default(),
            tables: Tables::default(),
            coaches: Coaches::new(config.coaches_at_once, config.hurry),
            metrics: Metrics::default(),
            addresses: Addresses::default(),
            secrets: Secrets::new(config.dice_seed),
            reading: Semaphore::new(READING_AT_ONCE),
            locales: std::array::from_fn(|_| OnceLock::new()),
            listeners: AtomicU64::new(0),
            ended: broadcast::Sender::new(64),
            closing: watch::Sender::new(false),
            config,
            store,
        });
        tokio::spawn(sweep(Arc::clone(&server)));
        tokio::spawn(follow(Arc::clone(&server)));
        server
    }

    /// Milliseconds since 1970.
    pub(crate) fn now_ms(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    pub(crate) fn absence_ms(&self) -> i64 {
        i64::try_from(self.config.absence.as_millis()).unwrap_or(i64::MAX)
    }

    pub(crate) fn next_listener(&self) -> u64 {
        self.listeners.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn locale(&self, language: Language) -> &Locale {
        let idx = Language::ALL.iter().position(|known| *known == language).unwrap_or_default();
        self.locales[idx].get_or_init(|| Locale::new(language))
    }

    pub(crate) fn is_https(&self) -> bool {
        self.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Tells every socket to end. What was begun is finished.
    pub fn close(&self) {
        let _ = self.closing.send(true);
    }

    /// Resolves when the server is closing.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Closes the sockets of sessions that have ended.
    pub(crate) fn end(&self, ended: Ended) {
        let _ = self.ended.send(ended);
    }

    /// Tells which sessions end from now on.
    pub(crate) fn ended(&self) -> broadcast::Receiver<Ended> {
        self.ended.subscribe()
    }

    /// Does a request come from a page of ours, or from no page at all?
    pub(crate) fn is_same_site(&self, headers: &HeaderMap) -> bool {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = text("origin") else {
            return text("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
        };
        let same = self.config.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin);
        let host = origin.split_once("://").map(|(_, host)| host);
        same || (host.is_some() && host == text("host"))
    }
}

/// How long a key is remembered.
const KEYS_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// Looks after clocks, idle rooms and old keys until the server closes.
async fn sweep(server: Arc<Server>) {
    let mut closing = server.closing();
    let mut ticks = tokio::time::interval(server.config.sweep);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut swept_ms = server.now_ms();
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
        let now_ms = server.now_ms();
        match server.store.due(now_ms, 100).await {
            Ok(due) => {
                for id in due {
                    let flagged = server.change(&id, crate::room::Change::Flag, None).await;
                    tracing::debug!(id, ?flagged, "a clock ran down");
                }
            }
            Err(error) => tracing::error!(%error, "clocks cannot be read"),
        }
        if let Err(error) = server.rate_the_rest().await {
            tracing::error!(?error, "matches cannot be rated");
        }
        let idle_ms = i64::try_from(server.config.idle.as_millis()).unwrap_or(i64::MAX);
        server.rooms.forget_idle(now_ms.saturating_sub(idle_ms));
        if now_ms - swept_ms > 60 * 60 * 1000 {
            swept_ms = now_ms;
            if let Err(error) = server.store.forget_keys(now_ms - KEYS_MS).await {
                tracing::error!(%error, "old keys cannot be forgotten");
            }
        }
    }
}

/// How many records are replayed at the same time.
const READING_AT_ONCE: usize = 2;

/// Takes up what other nodes on the same database do, until the server closes.
async fn follow(server: Arc<Server>) {
    let mut closing = server.closing();
    let mut changed = match server.store.watch().await {
        Ok(Some(changed)) => changed,
        Ok(None) => return,
        Err(error) => return tracing::error!(%error, "other nodes cannot be heard"),
    };
    loop {
        let id = tokio::select! {
            id = changed.recv() => id,
            _ = closing.wait_for(|closing| *closing) => return,
        };
        let Some(id) = id else { return };
        if let Some(room) = server.rooms.find(&id) {
            room.refresh(&server).await;
        }
    }
}

/// All the routes of a server.
pub fn app(server: Arc<Server>) -> Router {
    let record_limit = DefaultBodyLimit::max(server.config.limits.record_bytes);
    let api = Router::new()
        .route("/games", get(routes::games::games))
        .route("/games/{id}/rules", get(routes::games::rules))
        .route("/texts/{lang}", get(routes::games::texts))
        .route("/coaches", get(routes::games::coaches))
        .route("/guest", post(routes::people::guest))
        .route("/me", get(routes::people::me))
        .route("/me", delete(routes::people::delete_me))
        .route("/me/name", post(routes::people::claim_name))
        .route("/me/bots", post(routes::people::new_bot))
        .route("/me/export", get(routes::people::export))
        .route("/people/{id}", get(routes::people::profile))
        .route("/sign-in", post(routes::people::sign_in))
        .route("/sign-out", post(routes::people::sign_out))
        .route("/lobby", get(routes::matches::lobby))
        .route("/matches", get(routes::matches::mine).post(routes::matches::create))
        .route("/matches/{id}", get(routes::matches::one))
        .route("/matches/{id}/look", get(routes::matches::look))
        .route("/matches/{id}/hint", get(routes::matches::hint))
        .route("/matches/{id}/commands", post(routes::matches::command))
        .route("/matches/{id}/join", post(routes::matches::join))
        .route("/matches/{id}/rematch", post(routes::matches::rematch))
        .route("/matches/{id}/ratings", get(routes::matches::ratings))
        .route("/matches/{id}/record", get(routes::matches::record))
        .route("/matches/{id}/replay", get(routes::replay::of_match))
        .route("/matches/{id}/chat", get(routes::chat::read).post(routes::chat::say))
        .route("/matches/{id}/chat/mute", post(routes::chat::mute))
        .route("/matches/{id}/chat/{number}/report", post(routes::chat::report))
        .route("/matches/{id}/socket", get(socket::open))
        .route("/replays", post(routes::replay::of_record).layer(record_limit))
        .fallback(async || ApiError::NotFound)
        .method_not_allowed_fallback(async || ApiError::Method);
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(routes::running::health))
        .route("/readyz", get(routes::running::ready))
        .route("/metrics", get(routes::running::metrics))
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(server.config.limits.body_bytes))
        .layer(from_fn_with_state(Arc::clone(&server), around))
        .with_state(server)
}

/// What happens around every request: limits, the origin, words for errors, and the headers that protect a page.
async fn around(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    server.metrics.requests.add(1);
    let language = language(request.uri().query(), request.headers());
    let address =
        request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let api = request.uri().path().starts_with("/api/");
    let begun = Instant::now();
    // The path alone: queries may hold invitations, headers hold cookies.
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response =
        if address.is_some_and(|address| !server.addresses.take(address, server.config.limits.requests)) {
            ApiError::TooFast.into_response()
        } else if !reads && !server.is_same_site(request.headers()) {
            ApiError::CrossSite.into_response()
        } else {
            next.run(request).await
        };
    let status = response.status();
    let error = match response.extensions_mut().remove::<ApiError>() {
        Some(error) => Some(error),
        None if api => ApiError::from_status(status),
        None => None,
    };
    if let Some(error) = error {
        let counter =
            if status.is_server_error() { &server.metrics.failures } else { &server.metrics.refusals };
        counter.add(1);
        response = error.answer(server.locale(language));
    }
    let (status, took_us) = (response.status().as_u16(), begun.elapsed().as_micros() as u64);
    tracing::info!(%method, path, status, took_us, "request");
    let headers = response.headers_mut();
    for (name, value) in PROTECTION {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if api {
        headers.insert("cache-control", HeaderValue::from_static("no-store"));
    }
    response
}

const PROTECTION: [(&str, &str); 4] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
         form-action 'self'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
];
