//! The server as a value, and its routes.

use crate::config::Config;
use crate::error::ApiError;
use crate::http::api::{self, Api};
use crate::http::extract::{language, plain_ids};
use crate::http::rate_limit::Buckets;
use crate::http::{pages, running};
use crate::matches::coaches::Coaches;
use crate::matches::rooms::{Rooms, Tables};
use crate::matches::{chat, replay};
use crate::people::session::Ended;
use crate::random::Secrets;
use crate::{games, matches, people, socket};
use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{Semaphore, broadcast, watch};
use tokio::time::timeout;
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
    /// Requests, by the address that they come from.
    requests: Buckets<IpAddr>,
    /// Messages on sockets, by the address that they come from.
    messages: Buckets<IpAddr>,
    /// Wrong passwords, by the name that they were tried for.
    pub(crate) guesses: Buckets<String>,
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
            requests: Buckets::new(config.limits.requests),
            messages: Buckets::new(config.limits.messages_of_address),
            guesses: Buckets::new(config.limits.guesses),
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

    /// Who asks: the address at the other end, or whom the outermost of the trusted proxies was asked by.
    fn address(&self, request: &Request) -> Option<IpAddr> {
        let ConnectInfo(peer) = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
        let lines = request.headers().get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
        let hops: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        let hop = hops.len().checked_sub(self.config.proxies).and_then(|idx| hops.get(idx));
        let told = hop.and_then(|hop| {
            hop.parse().ok().or_else(|| hop.parse().ok().map(|with_port: SocketAddr| with_port.ip()))
        });
        Some(told.unwrap_or(peer.ip()))
    }

    /// May another message come from there?
    pub(crate) fn hears(&self, Address(address): Address) -> bool {
        address.is_none_or(|address| self.messages.take(address))
    }

    /// Does a request come from a page of ours, or from no page at all?
    pub(crate) fn is_same_site(&self, headers: &HeaderMap) -> bool {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = text("origin") else {
            return text("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
        };
        let same = self.config.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin);
        // A page that came unprotected speaks for nobody where people are told to come by https.
        let (scheme, host) = origin.split_once("://").unwrap_or_default();
        same || (!host.is_empty() && text("host") == Some(host) && (scheme == "https" || !self.is_https()))
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
                    let flagged = server.change(&id, crate::matches::room::Change::Flag, None).await;
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

/// Every route with what is told about it. Nothing else declares one.
fn api(record_limit: DefaultBodyLimit) -> Api {
    use matches::routes as on_matches;
    use people::routes as on_people;
    let large = Api::under("/api/v1")
        .post(
            "/replays",
            "A record that somebody has, looked back at. Nothing of it is kept.",
            replay::of_record,
        )
        .with(|router| router.layer(record_limit));
    let api = Api::under("/api/v1")
        .get("/openapi.json", "This description.", running::document)
        .get("/games", "Every game with its options.", games::games)
        .get("/games/{id}/rules", "The rules of a game in the reader's language.", games::rules)
        .get("/texts/{lang}", "The Fluent files of a language by name.", games::texts)
        .get("/coaches", "The computer coaches by name, the weakest first.", games::coaches)
        .post("/guest", "Makes a guest of somebody who is nobody yet.", on_people::guest)
        .get("/me", "Who asks.", on_people::me)
        .delete("/me", "Forgets a person. Matches stay, without the name.", on_people::delete_me)
        .post("/me/name", "Keeps a name with a password, and all matches.", on_people::claim_name)
        .post("/me/bots", "A token for a bot that plays in the person's name.", on_people::new_bot)
        .get("/me/export", "Everything that the server knows of a person.", on_people::export)
        .get(
            "/people/{id}",
            "Somebody, as anybody may know them; a coach is `coach:NAME`.",
            on_people::profile,
        )
        .post("/sign-in", "Signs in on another device.", on_people::sign_in)
        .post("/sign-out", "Signs out here, or everywhere.", on_people::sign_out)
        .get("/lobby", "The open offers, the oldest first.", on_matches::lobby)
        .get("/matches", "The matches of the person, the latest first.", on_matches::mine)
        .post("/matches", "Makes a match.", on_matches::create)
        .get("/matches/{id}", "What happened since a number, and how the match stands.", on_matches::one)
        .get("/matches/{id}/look", "What is known of an action before it is done.", on_matches::look)
        .get("/matches/{id}/hint", "The best ways to go on; never against another person.", on_matches::hint)
        .post("/matches/{id}/commands", "A seat does something.", on_matches::command)
        .post("/matches/{id}/join", "Takes the free seat.", on_matches::join)
        .post(
            "/matches/{id}/rematch",
            "Another match like this one, with the seats changed.",
            on_matches::rematch,
        )
        .get("/matches/{id}/ratings", "What the match did to the ratings of its seats.", on_matches::ratings)
        .get(
            "/matches/{id}/record",
            "The record; while the match is on, what the reader knows.",
            on_matches::record,
        )
        .get("/matches/{id}/replay", "The match looked back at, position by position.", replay::of_match)
        .get("/matches/{id}/chat", "What was said after a number.", chat::read)
        .post("/matches/{id}/chat", "Says something.", chat::say)
        .post("/matches/{id}/chat/mute", "Reads what the others say no more, or again.", chat::mute)
        .post(
            "/matches/{id}/chat/{number}/report",
            "Points a line out to whoever runs the server.",
            chat::report,
        )
        .get(
            "/matches/{id}/socket",
            "Everything that happens, as messages; and commands.",
            socket::session::open,
        )
        .and(large)
        .with(|router| {
            router
                .route_layer(from_fn(plain_ids))
                .fallback(api::not_found)
                .method_not_allowed_fallback(api::wrong_method)
        });
    Api::under("")
        .get("/healthz", "The process lives.", running::health)
        .get("/readyz", "The store answers.", running::ready)
        .get("/metrics", "Counters in the format of Prometheus.", running::metrics)
        .and(api)
}

/// The API in the words of OpenAPI 3.1, made from the handlers' own types.
#[must_use]
pub fn openapi() -> serde_json::Value {
    api(DefaultBodyLimit::disable()).document()
}

/// All the routes of a server.
pub fn app(server: Arc<Server>) -> Router {
    api(DefaultBodyLimit::max(server.config.limits.record_bytes))
        .into_router()
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(server.config.limits.body_bytes))
        .layer(from_fn_with_state(Arc::clone(&server), around))
        .with_state(server)
}

/// Where a request comes from, as far as that is known.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Address(Option<IpAddr>);

/// What happens around every request: limits, the origin, words for errors, and the headers that protect a page.
async fn around(State(server): State<Arc<Server>>, mut request: Request, next: Next) -> Response {
    server.metrics.requests.add(1);
    let language = language(request.uri().query(), request.headers());
    let address = server.address(&request);
    request.extensions_mut().insert(Address(address));
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let api = request.uri().path().starts_with("/api/");
    let begun = Instant::now();
    // The path alone: queries may hold invitations, headers hold cookies.
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = if address.is_some_and(|address| !server.requests.take(address)) {
        ApiError::TooFast.into_response()
    } else if !reads && !server.is_same_site(request.headers()) {
        ApiError::CrossSite.into_response()
    } else {
        // A socket is answered when it opens, so it may stay for as long as it likes.
        let answered = timeout(server.config.limits.request, next.run(request)).await;
        answered.unwrap_or_else(|_| ApiError::TooSlow.into_response())
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
