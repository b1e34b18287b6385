//! A server on a socket.

use crate::http::connections::Patient;
use crate::http::router::app;
use crate::server::Server;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How long open requests may take once the server closes.
const PATIENCE: Duration = Duration::from_secs(5);

/// The answer to one connection too many.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n";

/// Graceful shutdown: sockets end, requests that were begun are finished.
#[derive(Debug, Default)]
pub struct Closing(watch::Sender<bool>);

impl Closing {
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Resolves when the server is closing.
    pub fn begun(&self) -> impl Future<Output = ()> + use<> {
        let mut closing = self.0.subscribe();
        async move { drop(closing.wait_for(|closing| *closing).await) }
    }
}

/// Serves until `until` resolves; then finishes what was begun, closes every socket and the store.
///
/// # Errors
/// The socket failed.
pub async fn serve(
    server: Arc<Server>,
    mut listener: TcpListener,
    until: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let app = TowerToHyperService::new(app(Arc::clone(&server)));
    // Not `axum::serve`, which waits for ever for the rest of a head.
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(server.config.limits.head);
    let mut connections = JoinSet::new();
    tokio::pin!(until);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = Listener::accept(&mut listener) => accepted,
            Some(_) = connections.join_next() => continue,
            () = &mut until => break,
        };
        let Some(held) = server.connections.hold(peer.ip()) else {
            // Not waited for: whoever has too many may read it or not.
            let _ = stream.try_write(TOO_MANY);
            continue;
        };
        let stream = Patient::new(stream, server.config.limits.write, held);
        let app = app.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            app.call(request)
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let closed = server.closing.begun();
        connections.spawn(async move {
            let mut connection = pin!(connection);
            let served = tokio::select! {
                served = connection.as_mut() => served,
                () = closed => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = served {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
    drop(listener);
    server.closing.begin();
    let ended = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(PATIENCE, ended).await.is_err() {
        tracing::warn!("some requests did not end in time");
        connections.shutdown().await;
    }
    server.store.close().await;
    Ok(())
}
