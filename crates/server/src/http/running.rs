//! For the administrator: health, readiness, metrics, and the API's description.

use crate::http::answer::Plain;
use crate::server::Server;
use crate::work::pool::Pool;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::time::timeout;

/// The process is alive.
pub async fn health() -> Plain {
    Plain(StatusCode::OK, "ok\n".to_owned())
}

/// How long the store may take to answer before it counts as gone: monitoring asks every few seconds.
const READY: Duration = Duration::from_secs(2);

/// The store answers, and the server is not closing.
pub async fn ready(State(server): State<Arc<Server>>) -> Plain {
    let closing = server.closing.has_begun();
    let (status, word) = match timeout(READY, server.store.ping()).await {
        Ok(Ok(())) if !closing => (StatusCode::OK, "ready\n"),
        Ok(Ok(())) => (StatusCode::SERVICE_UNAVAILABLE, "closing\n"),
        Ok(Err(_)) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    };
    Plain(status, word.to_owned())
}

/// The API in the words of OpenAPI. It is the same for everybody, so it is made once.
pub async fn document() -> Json<&'static Value> {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(crate::http::router::openapi);
    Json(&DOCUMENT)
}

/// In the text format of Prometheus.
pub async fn metrics(State(server): State<Arc<Server>>) -> Plain {
    let metrics = &server.metrics;
    let pools = server.coaches.pools().into_iter().chain([&server.replays, &server.hashing]);
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
    Plain(StatusCode::OK, text)
}
