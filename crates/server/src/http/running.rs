//! For the administrator: health, readiness, metrics, and the API's description.

use crate::error::ApiError;
use crate::http::answer::{Plain, Ready};
use crate::http::network::Address;
use crate::server::Server;
use crate::time::now_ms;
use crate::wire::SigningKey;
use crate::work::pool::Pool;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};
use touchline_store::Store;

/// The process is alive.
pub async fn health() -> Plain {
    Plain(StatusCode::OK, "ok\n".to_owned())
}

/// How long the store may take to answer before it counts as gone: monitoring asks every few seconds.
const READY: Duration = Duration::from_secs(2);

/// The store takes what is written, other nodes are heard, and the server is not closing.
pub async fn ready(State(server): State<Arc<Server>>) -> Ready {
    let unready = if server.closing.has_begun() {
        Some("closing\n")
    } else if server.cluster.is_deaf() {
        Some("other nodes are not heard\n")
    } else if !server.readiness.is_ready(&server.store).await {
        Some("nothing can be written\n")
    } else {
        None
    };
    let status = if unready.is_some() { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::OK };
    Ready(Plain(status, unready.unwrap_or("ready\n").to_owned()))
}

/// Whether the store could be written to a moment ago. It is tried once a second at most, however often it is asked.
#[derive(Debug, Default)]
pub struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    async fn is_ready(&self, store: &Store) -> bool {
        let mut known = self.0.lock().await;
        if let Some((at, ready)) = *known
            && at.elapsed() < Duration::from_secs(1)
        {
            return ready;
        }
        let ready = matches!(timeout(READY, store.beat(now_ms())).await, Ok(Ok(())));
        *known = Some((Instant::now(), ready));
        ready
    }
}

/// The API in the words of OpenAPI. It is the same for everybody, so it is made once.
pub async fn document() -> Json<&'static Value> {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(crate::http::router::openapi);
    Json(&DOCUMENT)
}

/// The public key of the server.
pub async fn key(State(server): State<Arc<Server>>) -> Json<SigningKey> {
    Json(SigningKey { algorithm: "ed25519".to_owned(), key: server.signing.public().text() })
}

/// In the text format of Prometheus.
pub async fn metrics(State(server): State<Arc<Server>>, address: Address) -> Result<Plain, ApiError> {
    // They are for the administrator, who asks from inside.
    if !address.is_local() {
        return Err(ApiError::NotYours);
    }
    let metrics = &server.metrics;
    let pools =
        server.coaches.pools().into_iter().chain([&server.replays, &server.hashing, &server.analyses.pool]);
    let (waiting, running) = pools.map(Pool::load).fold((0, 0), |sum, load| (sum.0 + load.0, sum.1 + load.1));
    let rows = [
        ("touchline_requests_total", "counter", "Requests.", metrics.requests.get()),
        (
            "touchline_refusals_total",
            "counter",
            "Requests and messages that were refused.",
            metrics.refusals.get(),
        ),
        ("touchline_failures_total", "counter", "Requests that the server failed.", metrics.failures.get()),
        ("touchline_moves_total", "counter", "Decisions, coaches' included.", metrics.moves.get()),
        (
            "touchline_commits_total",
            "counter",
            "Changes of matches that were written.",
            metrics.commits.get(),
        ),
        ("touchline_sockets", "gauge", "Open sockets.", metrics.sockets.get()),
        ("touchline_heavy_waiting", "gauge", "Heavy work that waits for a thread.", waiting as u64),
        ("touchline_heavy_running", "gauge", "Heavy work that is being done.", running as u64),
        ("touchline_matches_in_memory", "gauge", "Matches in memory.", server.rooms.len() as u64),
    ];
    let mut text = String::new();
    for (name, kind, help, value) in rows {
        text += &format!("# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
    }
    Ok(Plain(StatusCode::OK, text))
}
