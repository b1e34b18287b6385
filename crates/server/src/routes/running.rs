//! For whoever runs the server.

use crate::app::Server;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// The process is alive.
pub async fn health() -> &'static str {
    "ok\n"
}

/// The store answers, and the server is not closing.
pub async fn ready(State(server): State<Arc<Server>>) -> Response {
    let closing = *server.closing().borrow();
    match server.store.ping().await {
        Ok(()) if !closing => "ready\n".into_response(),
        Ok(()) => (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response(),
    }
}

/// In the text format of Prometheus.
pub async fn metrics(State(server): State<Arc<Server>>) -> Response {
    let metrics = &server.metrics;
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
        ("touchline_matches_in_memory", "gauge", "Matches in memory.", server.rooms.len() as u64),
    ];
    let mut text = String::new();
    for (name, kind, help, value) in rows {
        text += &format!("# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
